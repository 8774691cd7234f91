// RUN: pypto-opt %s --split-input-file --verify-diagnostics

func.func @space(%a: !tile.tile<16x64xf32, mat>) {
  // expected-error @below {{'tile.add' op expected the memory space of lhs to be vec, but got mat}}
  // expected-note @below {{no move leads there from mat; to vec one leads from acc (a5 only); without a space in its type, --infer-memory-space chooses one}}
  %c = tile.add %a, %a : !tile.tile<16x64xf32, mat>
  return
}

// -----

func.func @element_of_row(%a: !tile.tile<16x64xi64, vec>) {
  // expected-error @below {{'tile.add' op expected the element type of lhs to be i8, i16, i32, f16, bf16 or f32, but got i64}}
  %c = tile.add %a, %a : !tile.tile<16x64xi64, vec>
  return
}

// -----

func.func @elements(%a: !tile.tile<16x64xf32, vec>, %b: !tile.tile<16x64xf16, vec>) {
  // expected-error @below {{'tile.mul' op expected the element type of rhs to be f32 as in lhs, but got f16}}
  %c = tile.mul %a, %b : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf16, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @signs(%a: !tile.tile<16x64xi32, vec>, %b: !tile.tile<16x64xui32, vec>) {
  // expected-error @below {{'tile.sub' op expected the element type of rhs to be i32 as in lhs, but got ui32}}
  %c = tile.sub %a, %b : (!tile.tile<16x64xi32, vec>, !tile.tile<16x64xui32, vec>) -> !tile.tile<16x64xi32, vec>
  return
}

// -----

func.func @result_element(%a: !tile.tile<16x64xf32, vec>) {
  // expected-error @below {{'tile.exp' op expected the element type of result to be f32 as in source, but got f16}}
  %c = tile.exp %a : (!tile.tile<16x64xf32, vec>) -> !tile.tile<16x64xf16, vec>
  return
}

// -----

func.func @shapes(%a: !tile.tile<16x64xf32, vec>, %b: !tile.tile<16x32xf32, vec>) {
  // expected-error @below {{'tile.div' op expected the shape of rhs to be [16, 64] as in lhs, but got [16, 32]}}
  %c = tile.div %a, %b : (!tile.tile<16x64xf32, vec>, !tile.tile<16x32xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @ranks(%a: !tile.tile<16x64xf32, vec>) {
  // expected-error @below {{'tile.neg' op expected the shape of result to be [16, 64] as in source, but got [1024]}}
  %c = tile.neg %a : (!tile.tile<16x64xf32, vec>) -> !tile.tile<1024xf32, vec>
  return
}

// -----

func.func @symbolic_shapes(%a: !tile.tile<[n, 64], f32, vec>, %b: !tile.tile<[m, 64], f32, vec>) {
  // expected-error @below {{'tile.maximum' op expected the shape of rhs to be [n, 64] as in lhs, but got [m, 64]}}
  %c = tile.maximum %a, %b : (!tile.tile<[n, 64], f32, vec>, !tile.tile<[m, 64], f32, vec>) -> !tile.tile<[n, 64], f32, vec>
  return
}

// -----

// Both extents are in the message.
func.func @valid(%a: !tile.tile<16x16xf32, vec, valid = [5, 16]>, %b: !tile.tile<16x16xf32, vec, valid = [8, 16]>) {
  // expected-error @below {{'tile.add' op expected the valid region of rhs to be [5, 16] as in lhs, but got [8, 16]}}
  %c = tile.add %a, %b : (!tile.tile<16x16xf32, vec, valid = [5, 16]>, !tile.tile<16x16xf32, vec, valid = [8, 16]>) -> !tile.tile<16x16xf32, vec, valid = [5, 16]>
  return
}

// -----

func.func @valid_symbols(%a: !tile.tile<16x16xf32, vec, valid = [n, 16]>, %b: !tile.tile<16x16xf32, vec, valid = [m, 16]>) {
  // expected-error @below {{'tile.add' op expected the valid region of rhs to be [n, 16] as in lhs, but got [m, 16]}}
  %c = tile.add %a, %b : (!tile.tile<16x16xf32, vec, valid = [n, 16]>, !tile.tile<16x16xf32, vec, valid = [m, 16]>) -> !tile.tile<16x16xf32, vec, valid = [n, 16]>
  return
}

// -----

func.func @valid_unknown(%a: !tile.tile<16x16xf32, vec, valid = [?, 16]>, %b: !tile.tile<16x16xf32, vec, valid = [?, 16]>) {
  // expected-error @below {{'tile.add' op expected the valid region of rhs to be [?, 16] as in lhs, but got [?, 16]}}
  // expected-note @below {{'?' never proves two extents equal; name the extent by a symbol}}
  %c = tile.add %a, %b : !tile.tile<16x16xf32, vec, valid = [?, 16]>
  return
}

// -----

func.func @valid_result(%a: !tile.tile<16x16xf32, vec, valid = [8, 16]>, %s: f32) {
  // expected-error @below {{'tile.adds' op expected the valid region of result to be [8, 16] as in source, but got [16, 16]}}
  %c = tile.adds %a, %s : f32, (!tile.tile<16x16xf32, vec, valid = [8, 16]>) -> !tile.tile<16x16xf32, vec>
  return
}

// -----

func.func @scalar(%a: !tile.tile<16x64xf32, vec>, %s: f16) {
  // expected-error @below {{'tile.muls' op expected the scalar to be f32, the element type of result, but got f16}}
  %c = tile.muls %a, %s : f16, !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @scalar_of_fill(%s: i32) {
  // expected-error @below {{'tile.full' op expected the scalar to be f32, the element type of result, but got i32}}
  %c = tile.full %s : i32 -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @fill_space(%s: f16) {
  // expected-error @below {{'tile.full' op expected the memory space of result to be vec, but got mat}}
  // expected-note @below {{the op writes there and nowhere else; a move leads on from there}}
  %c = tile.full %s : f16 -> !tile.tile<16x64xf16, mat>
  return
}

// -----

func.func @not_a_tile(%a: tensor<16x64xf32>) {
  // expected-error @below {{'tile.abs' op operand #0 must be a tile, but got 'tensor<16x64xf32>'}}
  %c = "tile.abs"(%a) : (tensor<16x64xf32>) -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @float8_sum(%a: !tile.tile<16x64xf8E4M3FN, vec>) {
  // expected-error @below {{'tile.add' op expected the element type of lhs to be i8, i16, i32, f16, bf16 or f32, but got f8E4M3FN}}
  // expected-note @below {{f8E4M3FN is loaded, moved, stored and multiplied in matrix products, and no other op takes or gives it}}
  %c = tile.add %a, %a : !tile.tile<16x64xf8E4M3FN, vec>
  return
}

// -----

func.func @float8_full(%s: f8E5M2) {
  // expected-error @below {{'tile.full' op expected the element type of result to be}}
  // expected-note @below {{f8E5M2 is loaded, moved, stored and multiplied in matrix products, and no other op takes or gives it}}
  %c = tile.full %s : f8E5M2 -> !tile.tile<16x64xf8E5M2, vec>
  return
}
