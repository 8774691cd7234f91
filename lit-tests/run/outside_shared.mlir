// Transfers that share their loops are still told apart, in control flow at every depth and in every round.
// RUN: pypto-runner %s --arg iota --arg 2 --arg 1 --expect '[32, 34, 36, 38, 40, 42, 44, 46]'
// RUN: not pypto-runner %s --arg iota --arg 4 --arg 0 2>&1 | FileCheck %s --check-prefix=FIRST
// RUN: not pypto-runner %s --arg iota --arg 3 --arg 4 2>&1 | FileCheck %s --check-prefix=SECOND

!b = !buffer.buffer<1x8xf32, vec>
!x = !ptensor.tensor<4x8xf32>
!z = !ptensor.tensor<1x8xf32>
func.func @window(%x: !x, %i: index, %j: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = buffer.alloc addr = 0 : !b
  %b = buffer.alloc addr = 32 : !b
  // FIRST: outside_shared.mlir:[[#@LINE+1]]:3: error: {{.*}} dimension 0 of its tensor (4 elements), but got 1 element from offset 4 in block 0
  buffer.load ins(%x[%i, 0] : !x) outs(%a : !b)
  scf.for %k = %c0 to %c2 step %c1 {
    %last = arith.cmpi eq, %k, %c1 : index
    scf.if %last {
      %row = arith.addi %j, %k : index
      // SECOND: outside_shared.mlir:[[#@LINE+1]]:7: error: {{.*}} dimension 0 of its tensor (4 elements), but got 1 element from offset 5 in block 0
      buffer.load ins(%x[%row, 0] : !x) outs(%b : !b)
    }
  }
  buffer.add ins(%a, %b : !b, !b) outs(%a : !b)
  buffer.store ins(%a : !b) outs(%z[0, 0] : !z)
  return
}
