// A negative offset is an error, written as a number or through a constant.
// RUN: pypto-opt %s --split-input-file --verify-target --verify-diagnostics

module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @number(%x: !ptensor.tensor<16x64xf32>) {
    // expected-error @+1 {{'tile.load' op expected offset 0 to be at least 0, but got -8}}
    %0 = tile.load %x[-8, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<8x64xf32>
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @constant(%x: !ptensor.tensor<16x64xf32> {pypto.dir = #pypto.dir<out>}) {
    %minus = arith.constant -8 : index
    %zero = arith.constant 0.0 : f32
    %0 = tile.full %zero : f32 -> !tile.tile<8x64xf32>
    // expected-error @+1 {{'tile.store' op expected offset 0 to be at least 0, but got -8}}
    tile.store %0, %x[%minus, 0] : !tile.tile<8x64xf32>, !ptensor.tensor<16x64xf32>
    return
  }
}
