// Mean and variance of rows.
!g = !ptensor.tensor<8x16xf32>
!t = !tile.tile<8x16xf32>
!v = !tile.tile<8x1xf32>
func.func @f(%x: !g, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %part = arith.constant 0.0625 : f32
  %small = arith.constant 1.0e-5 : f32
  %t = tile.load %x[0, 0] : !g -> !t
  %scratch = tile.create : !t
  %share = tile.muls %t, %part : f32, !t
  %mean = tile.row_sum %share, %scratch : (!t, !t) -> !v
  %d = tile.row_expand_sub %t, %mean : (!t, !v) -> !t
  %square = tile.mul %d, %d : !t
  %part_of_square = tile.muls %square, %part : f32, !t
  %total = tile.row_sum %part_of_square, %scratch : (!t, !t) -> !v
  %variance = tile.row_expand %total : !v -> !t
  %safe = tile.adds %variance, %small : f32, !t
  %r = tile.rsqrt %safe : !t
  %n = tile.mul %d, %r : !t
  tile.store %n, %z[0, 0] : !t, !g
  return
}
