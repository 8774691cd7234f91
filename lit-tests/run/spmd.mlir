// Each block writes its own row; the rest of the tensor stays as it was given.
// RUN: pypto-runner %s --arg fill:-1 --blocks 3 \
// RUN:   --expect '[0, 3, -1, -1, 10, 3, -1, -1, 20, 3, -1, -1, -1, -1, -1, -1]' | FileCheck %s
// RUN: pypto-runner %s --engine=interp --level=buffer --arg fill:-1 --blocks 3 \
// RUN:   --expect '[0, 3, -1, -1, 10, 3, -1, -1, 20, 3, -1, -1, -1, -1, -1, -1]'
// RUN: pypto-runner %s --engine=interp --level=pto --arg fill:-1 --blocks 3 \
// RUN:   --expect '[0, 3, -1, -1, 10, 3, -1, -1, 20, 3, -1, -1, -1, -1, -1, -1]'
// CHECK: spmd: 3 blocks in {{[0-9.]+}} ms
// CHECK-NEXT: argument 0: 4x4xi32, min -1, max 20
// CHECK-NEXT: PASS: max abs 0e0, max rel 0e0

!b = !buffer.buffer<1x8xi32, vec, valid = [1, 1]>
!z = !ptensor.tensor<4x4xi32>
func.func @spmd(%z: !z {pypto.dir = #pypto.dir<inout>}) {
  %ten = arith.constant 10 : i32
  %b = buffer.alloc : !b
  %i = buffer.get_block_idx
  %n = buffer.get_block_num
  %i32 = arith.index_cast %i : index to i32
  %v = arith.muli %i32, %ten : i32
  buffer.full ins(%v : i32) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%z[%i, 0] : !z)
  %n32 = arith.index_cast %n : index to i32
  buffer.full ins(%n32 : i32) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%z[%i, 1] : !z)
  return
}
