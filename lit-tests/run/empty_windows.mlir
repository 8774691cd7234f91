// A window without elements lies in its tensor as any other. In the assembler's text nothing is left of it.
// RUN: not pypto-runner %s --arg iota --arg 7 2>&1 | FileCheck %s --check-prefix=NATIVE
// RUN: not pypto-runner %s --arg iota --arg 7 --engine interp --level tile 2>&1 | FileCheck %s --check-prefix=TILE
// RUN: pypto-runner %s --arg iota --arg 4
// RUN: pypto-runner %s --arg iota --arg 4 --engine interp --level pto

!x = !ptensor.tensor<4x8xf32>
!t = !tile.tile<4x8xf32, vec, valid = [0, 8]>
func.func @empty(%x: !x, %i: index, %z: !x {pypto.dir = #pypto.dir<out>}) {
  // NATIVE: empty_windows.mlir:[[#@LINE+2]]:8: error: {{.*}} dimension 0 of its tensor (4 elements), but got 0 elements from offset 7 in block 0
  // TILE: empty_windows.mlir:[[#@LINE+1]]:8: error: 'tile.load' op expected the window to lie in 0 to 4 along dimension 0, but got 7 to 7
  %a = tile.load %x[%i, 0] : !x -> !t
  tile.store %a, %z[%i, 0] : !t, !x
  return
}
