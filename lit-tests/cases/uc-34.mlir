// A window that leaves its tensor is an error; the valid region makes it smaller. Nothing is clamped.
// RUN: pypto-opt %s --split-input-file --verify-target --verify-diagnostics

module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @rows(%x: !ptensor.tensor<8x64xf32>) {
    // expected-error @+2 {{'tile.load' op expected the window to end at 8 or before along dimension 0, but got 16}}
    // expected-note @+1 {{the shape of source is [8, 64]; nothing is clamped, so narrow the valid region of the tile}}
    %0 = tile.load %x[0, 0] : !ptensor.tensor<8x64xf32> -> !tile.tile<16x64xf32>
    %1 = tile.load %x[0, 0] : !ptensor.tensor<8x64xf32> -> !tile.tile<16x64xf32, valid = [8, 64]>
    return
  }
}

// -----

// The same through a constant.
module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @constant(%x: !ptensor.tensor<8x64xf32>) {
    %c4 = arith.constant 4 : index
    // expected-error @+2 {{'tile.load' op expected the window to end within the 8 valid elements of dimension 0, but got 4 + 8}}
    // expected-note @+1 {{give the tile a smaller valid region}}
    %0 = tile.load %x[%c4, 0] : !ptensor.tensor<8x64xf32> -> !tile.tile<8x64xf32>
    return
  }
}
