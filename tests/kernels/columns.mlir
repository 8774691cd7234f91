// Column vectors, whose elements lie one after the other, stored as they are and spread again.
!g = !ptensor.tensor<16x8xf32>
!o = !ptensor.tensor<16x1xf32>
!t = !tile.tile<16x8xf32>
!v = !tile.tile<16x1xf32>
func.func @f(%x: !g, %y: !o, %z: !o {pypto.dir = #pypto.dir<out>}, %w: !g {pypto.dir = #pypto.dir<out>}) {
  %t = tile.load %x[0, 0] : !g -> !t
  %given = tile.load %y[0, 0] : !o -> !v
  %scratch = tile.create : !t
  %max = tile.row_max %t, %scratch : (!t, !t) -> !v
  %min = tile.row_min %t, %scratch : (!t, !t) -> !v
  %a = tile.row_expand_sub %t, %min : (!t, !v) -> !t
  %b = tile.row_expand_mul %a, %given : (!t, !v) -> !t
  tile.store %max, %z[0, 0] : !v, !o
  tile.store %b, %w[0, 0] : !t, !g
  return
}
