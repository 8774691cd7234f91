// Alignment is an error of ours, with the nearest legal shape, long before the assembler.
// RUN: pypto-opt %s --verify-target --verify-diagnostics

module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @blocks() {
    // expected-error @+2 {{expected rows of a multiple of 32 bytes, but got 8 bytes in !tile.tile<16x2xf32, vec>}}
    // expected-note @+1 {{the nearest shape is 16x8, with valid = [16, 2]}}
    %0 = tile.create : !tile.tile<16x2xf32, vec>
    %1 = tile.create : !tile.tile<16x8xf32, vec, valid = [16, 2]>
    %2 = tile.create : !tile.tile<8x1xf32, vec>
    // expected-error @+2 {{expected whole boxes of 16x16 elements, but got !tile.tile<4x128xbf16, left>}}
    // expected-note @+1 {{the nearest shape is 16x128, with valid = [4, 128]}}
    %3 = tile.create : !tile.tile<4x128xbf16, left>
    // expected-error @+2 {{expected whole boxes of 16x16 elements, but got !tile.tile<4x128xbf16, mat>}}
    // expected-note @+1 {{the nearest shape is 16x128, with valid = [4, 128]}}
    %4 = tile.create : !tile.tile<4x128xbf16, mat>
    // expected-error @+2 {{expected whole boxes of 16x16 elements, but got !tile.tile<16x100xbf16, mat>}}
    // expected-note @+1 {{the nearest shape is 16x112, with valid = [16, 100]}}
    %5 = tile.create : !tile.tile<16x100xbf16, mat>
    // expected-error @+2 {{expected rows of a multiple of 32 bytes, but got 16 bytes in !tile.tile<2x32xi4, vec>}}
    // expected-note @+1 {{the nearest shape is 2x64, with valid = [2, 32]}}
    %6 = tile.create : !tile.tile<2x32xi4, vec>
    %7 = tile.create : !tile.tile<2x64xi4, vec>
    return
  }
}
