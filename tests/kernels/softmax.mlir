// Reductions of rows, and what spreads their results again.
!g = !ptensor.tensor<8x16xf32>
!t = !tile.tile<8x16xf32>
!v = !tile.tile<8x1xf32>
func.func @f(%x: !g, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %t = tile.load %x[0, 0] : !g -> !t
  %scratch = tile.create : !t
  %max = tile.row_max %t, %scratch : (!t, !t) -> !v
  %shifted = tile.row_expand_sub %t, %max : (!t, !v) -> !t
  %e = tile.exp %shifted : !t
  %sum = tile.row_sum %e, %scratch : (!t, !t) -> !v
  %p = tile.row_expand_div %e, %sum : (!t, !v) -> !t
  tile.store %p, %z[0, 0] : !t, !g
  return
}
