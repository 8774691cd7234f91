// A window that leaves its tensor is an error; the valid region makes it smaller. Nothing is clamped.
// RUN: pypto-opt %s --verify-target --verify-diagnostics

module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @rows(%x: !ptensor.tensor<8x64xf32>) {
    // expected-error @+2 {{'tile.load' op expected the window to end within the 8 valid elements of dimension 0, but got 0 + 16}}
    // expected-note @+1 {{give the tile a smaller valid region}}
    %0 = tile.load %x[0, 0] : !ptensor.tensor<8x64xf32> -> !tile.tile<16x64xf32>
    %1 = tile.load %x[0, 0] : !ptensor.tensor<8x64xf32> -> !tile.tile<16x64xf32, valid = [8, 64]>
    return
  }
}
