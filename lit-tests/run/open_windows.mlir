// A window of run-time extents is checked where its offset is constant too.
// RUN: pypto-runner %s --arg iota --arg 1 --expect '[24, 25, 26, 27, 28, 29, 30, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]'
// RUN: not pypto-runner %s --arg iota --arg 4 2>&1 | FileCheck %s --check-prefix=ROWS
// RUN: not pypto-runner %s --arg iota --arg 4 --engine interp --level buffer 2>&1 | FileCheck %s --check-prefix=SAME

!b = !buffer.buffer<4x8xf32, vec, valid = [?, 8]>
!x = !ptensor.tensor<4x8xf32>
func.func @rows(%x: !x, %n: index, %z: !x {pypto.dir = #pypto.dir<out>}) {
  %b = buffer.alloc valid(%n) : !b
  // ROWS: open_windows.mlir:[[#@LINE+2]]:3: error: expected the window of this transfer to lie within dimension 0 of its tensor (4 elements), but got 4 elements from offset 3 in block 0
  // SAME: open_windows.mlir:[[#@LINE+1]]:3: error: 'buffer.load' op expected the window to lie in 0 to 4 along dimension 0, but got 3 to 7
  buffer.load ins(%x[3, 0] : !x) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%z[0, 0] : !x)
  return
}
