// Which moves a chip can do. An op that a program places stays where it is: nothing changes its space in silence.
// RUN: pypto-opt %s --verify-target --split-input-file --verify-diagnostics

module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @moves(%vec: !tile.tile<16x64xf32, vec>, %mat: !tile.tile<16x64xf32, mat>, %acc: !tile.tile<16x64xf32, acc>) {
    // expected-error @+2 {{'tile.move' op expected a move that a2a3 can do, but got vec to mat}}
    // expected-note @+1 {{from vec it moves directly to vec; other routes go through global memory}}
    %0 = tile.move %vec : !tile.tile<16x64xf32, vec> -> !tile.tile<16x64xf32, mat>
    // expected-error @+2 {{'tile.move' op expected a move that a2a3 can do, but got acc to vec}}
    // expected-note @+1 {{from acc it moves directly to mat; other routes go through global memory}}
    %1 = tile.move %acc : !tile.tile<16x64xf32, acc> -> !tile.tile<16x64xf32, vec>
    // expected-error @+2 {{'tile.move' op expected a move that a2a3 can do, but got vec to left}}
    // expected-note @+1 {{from vec it moves directly to vec; other routes go through global memory}}
    %2 = tile.move %vec : !tile.tile<16x64xf32, vec> -> !tile.tile<16x64xf32, left>
    // expected-error @+2 {{'tile.move' op expected a move that a2a3 can do, but got acc to acc}}
    // expected-note @+1 {{from acc it moves directly to mat; other routes go through global memory}}
    %3 = tile.move %acc : !tile.tile<16x64xf32, acc> -> !tile.tile<16x64xf32, acc>
    // expected-error @+2 {{'tile.move' op expected a move that a2a3 can do, but got mat to vec}}
    // expected-note @+1 {{from mat it moves directly to left, right, bias; other routes go through global memory}}
    %4 = tile.move %mat : !tile.tile<16x64xf32, mat> -> !tile.tile<16x64xf32, vec>
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @moves(%vec: !tile.tile<16x64xf32, vec>, %mat: !tile.tile<16x64xf32, mat>, %acc: !tile.tile<16x64xf32, acc>) {
    %0 = tile.move %vec : !tile.tile<16x64xf32, vec> -> !tile.tile<16x64xf32, mat>
    %1 = tile.move %acc : !tile.tile<16x64xf32, acc> -> !tile.tile<16x64xf32, vec>
    // expected-error @+2 {{'tile.move' op expected a move that a5 can do, but got vec to left}}
    // expected-note @+1 {{from vec it moves directly to vec, mat; other routes go through global memory}}
    %2 = tile.move %vec : !tile.tile<16x64xf32, vec> -> !tile.tile<16x64xf32, left>
    // expected-error @+2 {{'tile.move' op expected a move that a5 can do, but got acc to acc}}
    // expected-note @+1 {{from acc it moves directly to mat, vec; other routes go through global memory}}
    %3 = tile.move %acc : !tile.tile<16x64xf32, acc> -> !tile.tile<16x64xf32, acc>
    // expected-error @+2 {{'tile.move' op expected a move that a5 can do, but got mat to vec}}
    // expected-note @+1 {{from mat it moves directly to left, right, bias; other routes go through global memory}}
    %4 = tile.move %mat : !tile.tile<16x64xf32, mat> -> !tile.tile<16x64xf32, vec>
    return
  }
}
