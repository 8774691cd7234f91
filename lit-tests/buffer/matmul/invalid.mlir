// RUN: pypto-opt %s --split-input-file --verify-diagnostics

!l = !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>
!r = !buffer.buffer<64x64xf16, right, slayout = col_major>
!v = !buffer.buffer<64x64xf32, vec>
func.func @space(%l: !l, %r: !r, %c: !v) {
  // expected-error @below {{'buffer.matmul' op expected the memory space of dst to be acc, but got vec}}
  // expected-note @below {{the op writes there and nowhere else; a move leads on from there}}
  buffer.matmul ins(%l, %r : !l, !r) outs(%c : !v)
  return
}

// -----

!l = !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>
!c = !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>
func.func @two_lefts(%l: !l, %c: !c) {
  // expected-error @below {{'buffer.matmul_acc' op expected the memory space of rhs to be right, but got left}}
  // expected-note @below {{no move leads there from left; to right one leads from mat}}
  buffer.matmul_acc ins(%l, %l : !l, !l) outs(%c : !c)
  return
}

// -----

!l = !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>
!r = !buffer.buffer<64x64xf16, right, slayout = col_major>
!c = !buffer.buffer<64x64xi32, acc, blayout = col_major, slayout = row_major, fractal = 1024>
func.func @accumulator(%l: !l, %r: !r, %c: !c) {
  // expected-error @below {{'buffer.matmul' op expected the element type of dst to be f32, but got i32}}
  // expected-note @below {{products of f16 accumulate in f32}}
  buffer.matmul ins(%l, %r : !l, !r) outs(%c : !c)
  return
}

// -----

!l = !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>
!r = !buffer.buffer<64x64xf16, right, valid = [32, 64], slayout = col_major>
!c = !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>
func.func @valid_k(%l: !l, %r: !r, %c: !c) {
  // expected-error @below {{'buffer.matmul' op expected the valid rows of rhs to be at least 64, the valid columns of lhs, but got 32}}
  buffer.matmul ins(%l, %r : !l, !r) outs(%c : !c)
  return
}

// -----

!l = !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>
!r = !buffer.buffer<64x64xf16, right, valid = [64, 32], slayout = col_major>
!c = !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>
func.func @product(%l: !l, %r: !r, %c: !c) {
  // expected-error @below {{'buffer.matmul_acc' op expected the valid columns of dst to be 32 as in rhs, but got 64}}
  buffer.matmul_acc ins(%l, %r : !l, !r) outs(%c : !c)
  return
}

// -----

!l = !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>
!r = !buffer.buffer<64x64xf16, right, slayout = col_major>
!c = !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>
func.func @separate_accumulator(%l: !l, %r: !r, %c: !c) {
  // expected-error @below {{'buffer.matmul_acc' op expected 3 operands, but found 4}}
  "buffer.matmul_acc"(%c, %l, %r, %c) : (!c, !l, !r, !c) -> ()
  return
}
