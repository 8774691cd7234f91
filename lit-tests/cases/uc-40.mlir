// Elementwise ops take no column tiles: on the chips the elements of a column lie in another order than those of a
// matrix. So each is refused, on every target; the same values in a row are right.
// RUN: pypto-opt %s --verify-target --verify-diagnostics --split-input-file
// RUN: pypto-runner %S/Inputs/uc-40-row.mlir --pipeline='pypto-cpu{planner=pypto}' --arg iota --expect '[0, 1, 2, 3, 3, 3, 3, 3]'
// RUN: pypto-runner %S/Inputs/uc-40-row.mlir --pipeline='pypto-cpu{planner=ptoas}' --arg iota --expect '[0, 1, 2, 3, 3, 3, 3, 3]'

!c = !tile.tile<8x1xf32, vec>
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @scalars(%t: !c, %s: f32) {
    // expected-error @+2 {{'tile.adds' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %0 = tile.adds %t, %s : f32, !c
    // expected-error @+2 {{'tile.subs' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %1 = tile.subs %t, %s : f32, !c
    // expected-error @+2 {{'tile.muls' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %2 = tile.muls %t, %s : f32, !c
    // expected-error @+2 {{'tile.divs' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %3 = tile.divs %t, %s : f32, !c
    // expected-error @+2 {{'tile.maximums' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %4 = tile.maximums %t, %s : f32, !c
    // expected-error @+2 {{'tile.minimums' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %5 = tile.minimums %t, %s : f32, !c
    return
  }
}

// -----

!c = !tile.tile<8x1xf32, vec>
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @scalars(%t: !c, %s: f32) {
    // expected-error @+2 {{'tile.adds' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %0 = tile.adds %t, %s : f32, !c
    // expected-error @+2 {{'tile.subs' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %1 = tile.subs %t, %s : f32, !c
    // expected-error @+2 {{'tile.muls' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %2 = tile.muls %t, %s : f32, !c
    // expected-error @+2 {{'tile.divs' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %3 = tile.divs %t, %s : f32, !c
    // expected-error @+2 {{'tile.maximums' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %4 = tile.maximums %t, %s : f32, !c
    // expected-error @+2 {{'tile.minimums' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %5 = tile.minimums %t, %s : f32, !c
    return
  }
}

// -----

!c = !tile.tile<8x1xf32, vec>
module attributes {pypto.target = #pypto.target<cpu>} {
  func.func @scalars(%t: !c, %s: f32) {
    // expected-error @+2 {{'tile.adds' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %0 = tile.adds %t, %s : f32, !c
    // expected-error @+2 {{'tile.subs' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %1 = tile.subs %t, %s : f32, !c
    // expected-error @+2 {{'tile.muls' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %2 = tile.muls %t, %s : f32, !c
    // expected-error @+2 {{'tile.divs' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %3 = tile.divs %t, %s : f32, !c
    // expected-error @+2 {{'tile.maximums' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %4 = tile.maximums %t, %s : f32, !c
    // expected-error @+2 {{'tile.minimums' op expected row-major tiles without boxes, but got [8, 1] with blayout = col_major, slayout = none_box, fractal = 512}}
    // expected-note @+1 {{elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)}}
    %5 = tile.minimums %t, %s : f32, !c
    return
  }
}
