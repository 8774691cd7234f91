// Tiles whose valid extents vary at run time are refused where storage is made, at the op.
// RUN: pypto-opt %s --lower-tile-to-buffer --split-input-file --verify-diagnostics

!t = !tile.tile<[1, 128], f32, vec, valid = [1, n]>
!x = !ptensor.tensor<1x128xf32>
func.func @symbol(%x: !x {pypto.dir = #pypto.dir<inout>}) {
  // expected-error @+1 {{'tile.load' op expected a tile to have static valid extents, but got '!tile.tile<1x128xf32, vec, valid = [1, n]>'}}
  %0 = tile.load %x[0, 0] : !x -> !t
  tile.store %0, %x[0, 0] : !t, !x
  return
}
