// Which block a kernel is: each of three writes its row, and the fourth row stays.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!z = !ptensor.tensor<4x2xi32>
!t = !tile.tile<1x8xi32, vec, valid = [1, 2]>
func.func @number(%z: !z {pypto.dir = #pypto.dir<out>}) {
  %block = tile.get_block_idx
  %blocks = tile.get_block_num
  %subblock = tile.get_subblock_idx
  %c10 = arith.constant 10 : index
  %c100 = arith.constant 100 : index
  %a = arith.muli %blocks, %c10 : index
  %b = arith.muli %subblock, %c100 : index
  %c = arith.addi %a, %b : index
  %d = arith.addi %c, %block : index
  %e = arith.index_cast %d : index to i32
  %t = tile.full %e : i32 -> !t
  tile.store %t, %z[%block, 0] : !t, !z
  return
}
pypto_check.case @check_number {
  %z = pypto_check.constant dense<-1> : tensor<4x2xi32>
  %r = pypto_check.launch @number(%z) writes [0] blocks 3 : (tensor<4x2xi32>) -> tensor<4x2xi32>
  %w = pypto_check.constant dense<[[30, 30], [31, 31], [32, 32], [-1, -1]]> : tensor<4x2xi32>
  pypto_check.expect_eq %r, %w : tensor<4x2xi32>
}
