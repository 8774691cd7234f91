// RUN: pypto-opt %s --split-input-file --verify-diagnostics

!l = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!r = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!c = !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
func.func @n(%l: !l, %r: !r, %c: !c) {
  // expected-error @below {{'pto.tmatmul' op expected the columns of dst to be 16, the columns of rhs, but got 32}}
  pto.tmatmul ins(%l, %r : !l, !r) outs(%c : !c)
  return
}

// -----

!l = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!r = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!c = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!d = !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
func.func @accumulator(%l: !l, %r: !r, %c: !c, %d: !d) {
  // expected-error @below {{'pto.tmatmul.acc' op expected the shape of dst to be [16, 32] as in acc, but got [16, 16]}}
  pto.tmatmul.acc ins(%d, %l, %r : !d, !l, !r) outs(%c : !c)
  return
}

// -----

!l = !pto.tile_buf<left, 16x16xi8, slayout=row_major>
!r = !pto.tile_buf<right, 16x16xi8, slayout=col_major>
!c = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
func.func @accumulates_in_full(%l: !l, %r: !r, %c: !c) {
  // expected-error @below {{'pto.tmatmul' op expected the element type of dst to be i32, but got f32}}
  // expected-note @below {{products of i8 accumulate in i32}}
  pto.tmatmul ins(%l, %r : !l, !r) outs(%c : !c)
  return
}
