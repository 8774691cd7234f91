// Rows of 12 bytes are no tile.
func.func @narrow(%x: !ptensor.tensor<2x3xf32>, %z: !ptensor.tensor<2x3xf32> {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xf32> -> !tile.tile<2x3xf32, vec>
  tile.store %a, %z[0, 0] : !tile.tile<2x3xf32, vec>, !ptensor.tensor<2x3xf32>
  return
}
pypto_check.case @first {
  %x = pypto_check.ramp 0, 1 : tensor<2x3xf32>
  %r = pypto_check.launch @narrow(%x, %x) writes [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  pypto_check.expect_eq %r, %x : tensor<2x3xf32>
}
pypto_check.case @second {
  %x = pypto_check.ramp 0, 1 : tensor<2x3xf32>
  %r = pypto_check.launch @narrow(%x, %x) writes [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  pypto_check.expect_eq %r, %x : tensor<2x3xf32>
}
