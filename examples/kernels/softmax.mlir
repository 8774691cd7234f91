// Softmax along each row: exp(x - max) / sum, 64 rows at a time.
module {
  func.func @softmax(%x: !ptensor.tensor<512x128xf32>, %out: !ptensor.tensor<512x128xf32> {pypto.dir = #pypto.dir<out>})
      attributes {pypto.kind = #pypto.kind<aiv>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c512 = arith.constant 512 : index
    scf.for %row = %c0 to %c512 step %c64 {
      %t = tile.load %x[%row, 0] : !ptensor.tensor<512x128xf32> -> !tile.tile<64x128xf32>
      %scratch = tile.create : !tile.tile<64x128xf32>
      %max = tile.row_max %t, %scratch : (!tile.tile<64x128xf32>, !tile.tile<64x128xf32>) -> !tile.tile<64x1xf32>
      %shifted = tile.row_expand_sub %t, %max : (!tile.tile<64x128xf32>, !tile.tile<64x1xf32>) -> !tile.tile<64x128xf32>
      %e = tile.exp %shifted : !tile.tile<64x128xf32>
      %sum = tile.row_sum %e, %scratch : (!tile.tile<64x128xf32>, !tile.tile<64x128xf32>) -> !tile.tile<64x1xf32>
      %p = tile.row_expand_div %e, %sum : (!tile.tile<64x128xf32>, !tile.tile<64x1xf32>) -> !tile.tile<64x128xf32>
      tile.store %p, %out[%row, 0] : !tile.tile<64x128xf32>, !ptensor.tensor<512x128xf32>
    }
    return
  }
}
