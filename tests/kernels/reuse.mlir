// Tiles that die make room for tiles of other shapes and element types.
!g = !ptensor.tensor<16x16xf32>
!h = !ptensor.tensor<32x16xf16>
!t = !tile.tile<16x16xf32>
!u = !tile.tile<32x16xf16>
func.func @f(%x: !g, %y: !h, %z: !g {pypto.dir = #pypto.dir<out>}, %w: !h {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !g -> !t
  %b = tile.exp %a : !t
  %c = tile.sub %b, %a : !t
  tile.store %c, %z[0, 0] : !t, !g
  %d = tile.load %y[0, 0] : !h -> !u
  %e = tile.neg %d : !u
  %f = tile.mul %e, %d : !u
  %g = tile.sub %f, %d : !u
  tile.store %g, %w[0, 0] : !u, !h
  return
}
