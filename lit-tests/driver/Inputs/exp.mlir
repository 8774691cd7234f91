func.func @exp(%x: !ptensor.tensor<16x64xf32> {pypto.dir = #pypto.dir<inout>}) {
  %0 = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32>
  %1 = tile.exp %0 : !tile.tile<16x64xf32>
  tile.store %1, %x[0, 0] : !tile.tile<16x64xf32>, !ptensor.tensor<16x64xf32>
  return
}
