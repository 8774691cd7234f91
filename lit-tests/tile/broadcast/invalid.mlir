// RUN: pypto-opt %s --split-input-file --verify-diagnostics

func.func @rank(%a: !tile.tile<2x16x64xf32, vec>, %v: !tile.tile<16x1xf32, vec>) {
  // expected-error @below {{'tile.row_expand_add' op expected the rank of matrix to be 2, but got 3}}
  %c = tile.row_expand_add %a, %v : (!tile.tile<2x16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<2x16x64xf32, vec>
  return
}

// -----

func.func @space(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<16x1xf32, mat>) {
  // expected-error @below {{'tile.row_expand_sub' op expected the memory space of vector to be vec, but got mat}}
  // expected-note @below {{no move leads there from mat; to vec one leads from acc (a5 only); without a space in its type, --infer-memory-space chooses one}}
  %c = tile.row_expand_sub %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, mat>) -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @element_of_row(%a: !tile.tile<16x64xi32, vec>, %v: !tile.tile<16x1xi32, vec>) {
  // expected-error @below {{'tile.row_expand_div' op expected the element type of matrix to be f16 or f32, but got i32}}
  %c = tile.row_expand_div %a, %v : (!tile.tile<16x64xi32, vec>, !tile.tile<16x1xi32, vec>) -> !tile.tile<16x64xi32, vec>
  return
}

// -----

func.func @elements(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<16x1xf16, vec>) {
  // expected-error @below {{'tile.row_expand_mul' op expected the element type of vector to be f32 as in matrix, but got f16}}
  %c = tile.row_expand_mul %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf16, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @column(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<16x8xf32, vec>) {
  // expected-error @below {{'tile.row_expand_max' op expected the columns of vector to be 1, but got 8}}
  %c = tile.row_expand_max %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<16x8xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @row(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<16x64xf32, vec>) {
  // expected-error @below {{'tile.col_expand_add' op expected the rows of vector to be 1, but got 16}}
  %c = tile.col_expand_add %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @empty_vector(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<1x64xf32, vec, valid = [0, 64]>) {
  // expected-error @below {{'tile.col_expand_add' op expected the valid rows of vector to be 1, but got 0}}
  %c = tile.col_expand_add %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec, valid = [0, 64]>) -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @vector_extent(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<8x1xf32, vec>) {
  // expected-error @below {{'tile.row_expand_min' op expected the rows of vector to be 16, the rows of matrix, but got 8}}
  %c = tile.row_expand_min %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<8x1xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @vector_valid(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<1x64xf32, vec, valid = [1, 60]>) {
  // expected-error @below {{'tile.col_expand_mul' op expected the valid columns of vector to be 64 as in matrix, but got 60}}
  %c = tile.col_expand_mul %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec, valid = [1, 60]>) -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @result(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<16x1xf32, vec>) {
  // expected-error @below {{'tile.row_expand_expdif' op expected the shape of result to be [16, 64] as in matrix, but got [16, 32]}}
  %c = tile.row_expand_expdif %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x32xf32, vec>
  return
}

// -----

func.func @repeat_element(%v: !tile.tile<16x1xf32, vec>) {
  // expected-error @below {{'tile.row_expand' op expected the element type of result to be f32 as in vector, but got f16}}
  %c = tile.row_expand %v : !tile.tile<16x1xf32, vec> -> !tile.tile<16x64xf16, vec>
  return
}

// -----

func.func @repeat_vector(%v: !tile.tile<16x2xf32, vec>) {
  // expected-error @below {{'tile.row_expand' op expected the columns of vector to be 1, but got 2}}
  %c = tile.row_expand %v : !tile.tile<16x2xf32, vec> -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @repeat_extent(%v: !tile.tile<1x64xf32, vec>) {
  // expected-error @below {{'tile.col_expand' op expected the columns of result to be 64, the columns of vector, but got 32}}
  %c = tile.col_expand %v : !tile.tile<1x64xf32, vec> -> !tile.tile<16x32xf32, vec>
  return
}

// -----

func.func @repeat_valid(%v: !tile.tile<1x64xf32, vec, valid = [1, 30]>) {
  // expected-error @below {{'tile.col_expand' op expected the valid columns of result to be 30 as in vector, but got 64}}
  %c = tile.col_expand %v : !tile.tile<1x64xf32, vec, valid = [1, 30]> -> !tile.tile<16x64xf32, vec>
  return
}

// -----

// Scratch smaller than the source.
func.func @scratch(%a: !tile.tile<16x64xf32, vec>, %tmp: !tile.tile<16x1xf32, vec>) {
  // expected-error @below {{'tile.row_max' op expected the shape of tmp to be at least [16, 64], that of source, but got [16, 1]}}
  %r = tile.row_max %a, %tmp : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x1xf32, vec>
  return
}

// -----

func.func @scratch_element(%a: !tile.tile<16x64xf32, vec>, %tmp: !tile.tile<16x64xi32, vec>) {
  // expected-error @below {{'tile.row_sum' op expected the element type of tmp to be f32 as in source, but got i32}}
  %r = tile.row_sum %a, %tmp : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xi32, vec>) -> !tile.tile<16x1xf32, vec>
  return
}

// -----

func.func @reduced_element(%a: !tile.tile<16x64xf32, vec>) {
  // expected-error @below {{'tile.row_min' op expected the element type of result to be f32 as in source, but got f16}}
  %r = tile.row_min %a, %a : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32, vec>) -> !tile.tile<16x1xf16, vec>
  return
}

// -----

func.func @reduced_columns(%a: !tile.tile<16x64xf32, vec>) {
  // expected-error @below {{'tile.row_prod' op expected the columns of result to be 1, but got 8}}
  %r = tile.row_prod %a, %a : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32, vec>) -> !tile.tile<16x8xf32, vec>
  return
}

// -----

func.func @reduced_valid_columns(%a: !tile.tile<16x64xf32, vec>) {
  // expected-error @below {{'tile.row_prod' op expected the valid columns of result to be 1, but got ?}}
  %r = tile.row_prod %a, %a : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32, vec>) -> !tile.tile<16x1xf32, vec, valid = [16, ?]>
  return
}

// -----

func.func @reduced_rows(%a: !tile.tile<16x64xf32, vec>) {
  // expected-error @below {{'tile.row_sum' op expected the rows of result to be 16, the rows of source, but got 8}}
  %r = tile.row_sum %a, %a : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32, vec>) -> !tile.tile<8x1xf32, vec>
  return
}

// -----

func.func @reduced_valid_rows(%a: !tile.tile<16x64xf32, vec, valid = [5, 64]>) {
  // expected-error @below {{'tile.row_sum' op expected the valid rows of result to be 5 as in source, but got 16}}
  %r = tile.row_sum %a, %a : (!tile.tile<16x64xf32, vec, valid = [5, 64]>, !tile.tile<16x64xf32, vec, valid = [5, 64]>) -> !tile.tile<16x1xf32, vec>
  return
}
