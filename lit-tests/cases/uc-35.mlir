// A constant negative offset is an error.
// RUN: pypto-opt %s --verify-target --verify-diagnostics

module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @before(%x: !ptensor.tensor<16x64xf32> {pypto.dir = #pypto.dir<inout>}) {
    %minus = arith.constant -8 : index
    // expected-error @+1 {{'tile.load' op expected offset 0 to be at least 0, but got -8}}
    %0 = tile.load %x[-8, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<8x64xf32>
    // expected-error @+1 {{'tile.store' op expected offset 0 to be at least 0, but got -8}}
    tile.store %0, %x[%minus, 0] : !tile.tile<8x64xf32>, !ptensor.tensor<16x64xf32>
    return
  }
}
