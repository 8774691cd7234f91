// Valid regions smaller than their tiles; the rest of the output stays.
!g = !ptensor.tensor<8x16xf32>
!t = !tile.tile<8x16xf32, valid = [5, 11]>
!v = !tile.tile<8x1xf32, valid = [5, 1]>
func.func @f(%x: !g, %y: !g, %z: !g {pypto.dir = #pypto.dir<inout>}) {
  %a = tile.load %x[1, 2] : !g -> !t
  %b = tile.load %y[0, 0] : !g -> !t
  %scratch = tile.create : !t
  %c = tile.sub %a, %b : !t
  %v = tile.row_max %c, %scratch : (!t, !t) -> !v
  %d = tile.row_expand_add %c, %v : (!t, !v) -> !t
  tile.store %d, %z[2, 4] : !t, !g
  return
}
