// z = x + y. Each block of the launch adds 64 rows: run it with --blocks 8.
module {
  func.func @vector_add(%x: !ptensor.tensor<512x128xf32>, %y: !ptensor.tensor<512x128xf32>,
                        %z: !ptensor.tensor<512x128xf32> {pypto.dir = #pypto.dir<out>})
      attributes {pypto.kind = #pypto.kind<aiv>} {
    %block = tile.get_block_idx
    %rows = arith.constant 64 : index
    %row = arith.muli %block, %rows : index
    %a = tile.load %x[%row, 0] : !ptensor.tensor<512x128xf32> -> !tile.tile<64x128xf32>
    %b = tile.load %y[%row, 0] : !ptensor.tensor<512x128xf32> -> !tile.tile<64x128xf32>
    %c = tile.add %a, %b : !tile.tile<64x128xf32>
    tile.store %c, %z[%row, 0] : !tile.tile<64x128xf32>, !ptensor.tensor<512x128xf32>
    return
  }
}
