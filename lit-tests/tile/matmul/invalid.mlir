// RUN: pypto-opt %s --split-input-file --verify-diagnostics

func.func @lhs_space(%a: !tile.tile<64x64xf16, mat>, %b: !tile.tile<64x64xf16, right>) {
  // expected-error @below {{'tile.matmul' op expected the memory space of lhs to be left, but got mat}}
  // expected-note @below {{a move leads from mat to left; without a space in its type, --infer-memory-space chooses one}}
  %c = tile.matmul %a, %b : (!tile.tile<64x64xf16, mat>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @rhs_space(%a: !tile.tile<64x64xf16, left>, %b: !tile.tile<64x64xf16, left>) {
  // expected-error @below {{'tile.matmul' op expected the memory space of rhs to be right, but got left}}
  // expected-note @below {{no move leads there from left; to right one leads from mat; without a space in its type, --infer-memory-space chooses one}}
  %c = tile.matmul %a, %b : (!tile.tile<64x64xf16, left>, !tile.tile<64x64xf16, left>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @result_space(%a: !tile.tile<64x64xf16, left>, %b: !tile.tile<64x64xf16, right>) {
  // expected-error @below {{'tile.matmul' op expected the memory space of result to be acc, but got vec}}
  // expected-note @below {{the op writes there and nowhere else; a move leads on from there}}
  %c = tile.matmul %a, %b : (!tile.tile<64x64xf16, left>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, vec>
  return
}

// -----

func.func @rank(%a: !tile.tile<1x64x64xf16, left>, %b: !tile.tile<64x64xf16, right>) {
  // expected-error @below {{'tile.matmul' op expected the rank of lhs to be 2, but got 3}}
  %c = tile.matmul %a, %b : (!tile.tile<1x64x64xf16, left>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @element_of_row(%a: !tile.tile<64x64xi32, left>, %b: !tile.tile<64x64xi32, right>) {
  // expected-error @below {{'tile.matmul' op expected the element type of lhs to be i8, f8E4M3FN, f8E5M2, f16, bf16 or f32, but got i32}}
  %c = tile.matmul %a, %b : (!tile.tile<64x64xi32, left>, !tile.tile<64x64xi32, right>) -> !tile.tile<64x64xi32, acc>
  return
}

// -----

func.func @elements(%a: !tile.tile<64x64xf16, left>, %b: !tile.tile<64x64xbf16, right>) {
  // expected-error @below {{'tile.matmul' op expected the element type of rhs to be f16 as in lhs, but got bf16}}
  %c = tile.matmul %a, %b : (!tile.tile<64x64xf16, left>, !tile.tile<64x64xbf16, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @integers_into_float(%a: !tile.tile<64x64xi8, left>, %b: !tile.tile<64x64xi8, right>) {
  // expected-error @below {{'tile.matmul' op expected the element type of result to be i32, but got f32}}
  // expected-note @below {{products of i8 accumulate in i32}}
  %c = tile.matmul %a, %b : (!tile.tile<64x64xi8, left>, !tile.tile<64x64xi8, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @floats_into_half(%a: !tile.tile<64x64xf16, left>, %b: !tile.tile<64x64xf16, right>) {
  // expected-error @below {{'tile.matmul' op expected the element type of result to be f32, but got f16}}
  // expected-note @below {{products of f16 accumulate in f32}}
  %c = tile.matmul %a, %b : (!tile.tile<64x64xf16, left>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf16, acc>
  return
}

// -----

func.func @k(%a: !tile.tile<64x32xf16, left>, %b: !tile.tile<64x64xf16, right>) {
  // expected-error @below {{'tile.matmul' op expected the rows of rhs to be 32, the columns of lhs, but got 64}}
  %c = tile.matmul %a, %b : (!tile.tile<64x32xf16, left>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @m(%a: !tile.tile<32x64xf16, left>, %b: !tile.tile<64x64xf16, right>) {
  // expected-error @below {{'tile.matmul' op expected the rows of result to be 32, the rows of lhs, but got 64}}
  %c = tile.matmul %a, %b : (!tile.tile<32x64xf16, left>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @n(%a: !tile.tile<64x64xf16, left>, %b: !tile.tile<64x32xf16, right>) {
  // expected-error @below {{'tile.matmul' op expected the columns of result to be 32, the columns of rhs, but got 64}}
  %c = tile.matmul %a, %b : (!tile.tile<64x64xf16, left>, !tile.tile<64x32xf16, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @valid_k(%a: !tile.tile<64x64xf16, left>, %b: !tile.tile<64x64xf16, right, valid = [48, 64]>) {
  // expected-error @below {{'tile.matmul' op expected the valid rows of rhs to be at least 64, the valid columns of lhs, but got 48}}
  %c = tile.matmul %a, %b : (!tile.tile<64x64xf16, left>, !tile.tile<64x64xf16, right, valid = [48, 64]>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @valid_k_unproved(%a: !tile.tile<64x64xf16, left, valid = [64, n]>, %b: !tile.tile<64x64xf16, right, valid = [48, 64]>) {
  // expected-error @below {{'tile.matmul' op expected the valid rows of rhs to be at least n, the valid columns of lhs, but got 48}}
  %c = tile.matmul %a, %b : (!tile.tile<64x64xf16, left, valid = [64, n]>, !tile.tile<64x64xf16, right, valid = [48, 64]>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @valid_rows(%a: !tile.tile<64x64xf16, left, valid = [48, 64]>, %b: !tile.tile<64x64xf16, right>) {
  // expected-error @below {{'tile.matmul' op expected the valid rows of result to be 48 as in lhs, but got 64}}
  %c = tile.matmul %a, %b : (!tile.tile<64x64xf16, left, valid = [48, 64]>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @valid_columns(%a: !tile.tile<64x64xf16, left>, %b: !tile.tile<64x64xf16, right, valid = [64, 48]>) {
  // expected-error @below {{'tile.matmul' op expected the valid columns of result to be 48 as in rhs, but got 64}}
  %c = tile.matmul %a, %b : (!tile.tile<64x64xf16, left>, !tile.tile<64x64xf16, right, valid = [64, 48]>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @accumulator_space(%c: !tile.tile<64x64xf32, vec>, %a: !tile.tile<64x64xf16, left>, %b: !tile.tile<64x64xf16, right>) {
  // expected-error @below {{'tile.matmul_acc' op expected the memory space of acc to be acc, but got vec}}
  // expected-note @below {{no move leads there from vec; without a space in its type, --infer-memory-space chooses one}}
  %d = tile.matmul_acc %c, %a, %b : (!tile.tile<64x64xf32, vec>, !tile.tile<64x64xf16, left>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @accumulator_shape(%c: !tile.tile<64x128xf32, acc>, %a: !tile.tile<64x64xf16, left>, %b: !tile.tile<64x64xf16, right>) {
  // expected-error @below {{'tile.matmul_acc' op expected the shape of result to be [64, 128] as in acc, but got [64, 64]}}
  %d = tile.matmul_acc %c, %a, %b : (!tile.tile<64x128xf32, acc>, !tile.tile<64x64xf16, left>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @accumulator_valid(%c: !tile.tile<64x64xf32, acc, valid = [48, 64]>, %a: !tile.tile<64x64xf16, left>, %b: !tile.tile<64x64xf16, right>) {
  // expected-error @below {{'tile.matmul_acc' op expected the valid region of result to be [48, 64] as in acc, but got [64, 64]}}
  %d = tile.matmul_acc %c, %a, %b : (!tile.tile<64x64xf32, acc, valid = [48, 64]>, !tile.tile<64x64xf16, left>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @accumulates_in_full(%c: !tile.tile<64x64xf32, acc>, %a: !tile.tile<64x64xi8, left>, %b: !tile.tile<64x64xi8, right>) {
  // expected-error @below {{'tile.matmul_acc' op expected the element type of result to be i32, but got f32}}
  // expected-note @below {{products of i8 accumulate in i32}}
  %d = tile.matmul_acc %c, %a, %b : (!tile.tile<64x64xf32, acc>, !tile.tile<64x64xi8, left>, !tile.tile<64x64xi8, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @float8_kinds(%a: !tile.tile<64x64xf8E4M3FN, left>, %b: !tile.tile<64x64xf8E5M2, right>) {
  // expected-error @below {{'tile.matmul' op expected the element type of rhs to be f8E4M3FN as in lhs, but got f8E5M2}}
  %c = tile.matmul %a, %b : (!tile.tile<64x64xf8E4M3FN, left>, !tile.tile<64x64xf8E5M2, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// -----

func.func @float8_into_half(%a: !tile.tile<64x64xf8E5M2, left>, %b: !tile.tile<64x64xf8E5M2, right>) {
  // expected-error @below {{'tile.matmul' op expected the element type of result to be f32, but got f16}}
  // expected-note @below {{products of f8E5M2 accumulate in f32}}
  %c = tile.matmul %a, %b : (!tile.tile<64x64xf8E5M2, left>, !tile.tile<64x64xf8E5M2, right>) -> !tile.tile<64x64xf16, acc>
  return
}
