// Row and column vectors spread over matrices.
!g = !ptensor.tensor<8x16xf32>
!t = !tile.tile<8x16xf32>
!v = !tile.tile<8x1xf32>
!w = !tile.tile<1x16xf32>
func.func @f(%x: !g, %y: !g, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %t = tile.load %x[0, 0] : !g -> !t
  %scratch = tile.create : !t
  %v = tile.row_sum %t, %scratch : (!t, !t) -> !v
  %w = tile.load %y[3, 0] : !g -> !w
  %a = tile.row_expand_mul %t, %v : (!t, !v) -> !t
  %b = tile.col_expand_sub %a, %w : (!t, !w) -> !t
  %c = tile.col_expand %w : !w -> !t
  %d = tile.row_expand %v : !v -> !t
  %e = tile.sub %c, %d : !t
  %r = tile.maximum %b, %e : !t
  tile.store %r, %z[0, 0] : !t, !g
  return
}
