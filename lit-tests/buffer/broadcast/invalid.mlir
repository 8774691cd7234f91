// RUN: pypto-opt %s --split-input-file --verify-diagnostics

!row = !buffer.buffer<1x64xf32, vec>
func.func @vector_is_destination(%a: !row) {
  // expected-error @below {{'buffer.col_expand_add' op expected dst to be another buffer than vector, but got the same handle}}
  // expected-note @below {{does not work in place}}
  buffer.col_expand_add ins(%a, %a : !row, !row) outs(%a : !row)
  return
}

// -----

!row = !buffer.buffer<1x64xf32, vec>
func.func @repeat_in_place(%a: !row) {
  // expected-error @below {{'buffer.col_expand' op expected dst to be another buffer than vector, but got the same handle}}
  // expected-note @below {{does not work in place}}
  buffer.col_expand ins(%a : !row) outs(%a : !row)
  return
}

// -----

func.func @column_layout(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<16x1xf32, vec>) {
  // expected-error @below {{'buffer.row_expand_mul' op expected the layout of vector to be blayout = col_major, slayout = none_box, but got blayout = row_major, slayout = none_box}}
  buffer.row_expand_mul ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec>) outs(%a : !buffer.buffer<16x64xf32, vec>)
  return
}

// -----

func.func @matrix_layout(%a: !buffer.buffer<16x64xf32, vec, blayout = col_major>, %v: !buffer.buffer<1x64xf32, vec>) {
  // expected-error @below {{'buffer.col_expand_mul' op expected the layout of matrix to be blayout = row_major, slayout = none_box, but got blayout = col_major, slayout = none_box}}
  buffer.col_expand_mul ins(%a, %v : !buffer.buffer<16x64xf32, vec, blayout = col_major>, !buffer.buffer<1x64xf32, vec>) outs(%a : !buffer.buffer<16x64xf32, vec, blayout = col_major>)
  return
}

// -----

!matrix = !buffer.buffer<16x64xf32, vec>
!column = !buffer.buffer<16x1xf32, vec, blayout = col_major>
func.func @scratch_is_source(%a: !matrix, %r: !column) {
  // expected-error @below {{'buffer.row_sum' op expected tmp to be another buffer than source, but got the same handle}}
  // expected-note @below {{does not work in place}}
  buffer.row_sum ins(%a, %a : !matrix, !matrix) outs(%r : !column)
  return
}

// -----

!column = !buffer.buffer<16x1xf32, vec, blayout = col_major>
func.func @destination_is_source(%a: !column, %tmp: !column) {
  // expected-error @below {{'buffer.row_max' op expected dst to be another buffer than source, but got the same handle}}
  // expected-note @below {{does not work in place}}
  buffer.row_max ins(%a, %tmp : !column, !column) outs(%a : !column)
  return
}

// -----

!column = !buffer.buffer<16x1xf32, vec, blayout = col_major>
func.func @destination_is_scratch(%a: !column, %tmp: !column) {
  // expected-error @below {{'buffer.row_min' op expected dst to be another buffer than tmp, but got the same handle}}
  // expected-note @below {{does not work in place}}
  buffer.row_min ins(%a, %tmp : !column, !column) outs(%tmp : !column)
  return
}

// -----

func.func @scratch(%a: !buffer.buffer<16x64xf32, vec>, %tmp: !buffer.buffer<16x32xf32, vec>, %r: !buffer.buffer<16x1xf32, vec, blayout = col_major>) {
  // expected-error @below {{'buffer.row_prod' op expected the shape of tmp to be at least [16, 64], that of source, but got [16, 32]}}
  buffer.row_prod ins(%a, %tmp : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x32xf32, vec>) outs(%r : !buffer.buffer<16x1xf32, vec, blayout = col_major>)
  return
}

// -----

func.func @valid_rows(%a: !buffer.buffer<16x64xf32, vec, valid = [5, 64]>, %tmp: !buffer.buffer<16x64xf32, vec>, %r: !buffer.buffer<16x1xf32, vec, blayout = col_major>) {
  // expected-error @below {{'buffer.row_sum' op expected the valid rows of dst to be 5 as in source, but got 16}}
  buffer.row_sum ins(%a, %tmp : !buffer.buffer<16x64xf32, vec, valid = [5, 64]>, !buffer.buffer<16x64xf32, vec>) outs(%r : !buffer.buffer<16x1xf32, vec, blayout = col_major>)
  return
}
