// Blocks of 4 rows, the last of which holds what is left of a length that is known at run time: transfers of as many rows
// as the allocation says.
// RUN: pypto-runner %s --arg iota --arg fill:7 --arg 6 --expect '[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76, 78, 80, 82, 84, 86, 88, 90, 92, 94, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]'
// RUN: pypto-runner %s --arg iota --arg fill:7 --arg 6 --engine=interp --level=buffer --expect '[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76, 78, 80, 82, 84, 86, 88, 90, 92, 94, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]'
// RUN: pypto-runner %s --arg iota --arg fill:7 --arg 6 --engine=interp --level=pto --expect '[0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76, 78, 80, 82, 84, 86, 88, 90, 92, 94, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]'
// RUN: pypto-runner %s --arg iota --arg fill:7 --arg 0 --engine=interp --level=pto --expect fill:7
// RUN: not pypto-runner %s --arg iota --arg fill:7 --arg 9 2>&1 | FileCheck %s --check-prefix=NATIVE
// RUN: not pypto-runner %s --arg iota --arg fill:7 --arg 9 --engine=interp --level=pto 2>&1 | FileCheck %s --check-prefix=PTO

!t = !ptensor.tensor<8x8xf32>
!b = !buffer.buffer<4x8xf32, vec, valid = [?, 8]>
func.func @tail(%x: !t, %y: !t {pypto.dir = #pypto.dir<inout>}, %n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c4 {
    %left = arith.subi %n, %i : index
    %rows = arith.minsi %left, %c4 : index
    %b = buffer.alloc addr = 0 valid(%rows) : !b
    // NATIVE: tail.mlir:[[#@LINE+2]]:5: error: expected the window of this transfer to lie within dimension 0 of its tensor (8 elements), but got 1 element from offset 8 in block 0
    // PTO: tail.mlir:[[#@LINE+1]]:5: error: 'pto.partition_view' op expected the window to lie in 0 to 8 along dimension 0, but got 8 to 9
    buffer.load ins(%x[%i, 0] : !t) outs(%b : !b)
    buffer.add ins(%b, %b : !b, !b) outs(%b : !b)
    buffer.store ins(%b : !b) outs(%y[%i, 0] : !t)
  }
  return
}
