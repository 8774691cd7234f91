// RUN: pypto-opt %s --split-input-file --verify-diagnostics

func.func @load_space(%x: !ptensor.tensor<128x64xf16>) {
  // expected-error @below {{'tile.load' op expected the memory space of result to be vec or mat, but got left}}
  // expected-note @below {{the op writes there and nowhere else; a move leads on from there}}
  %t = tile.load %x[0, 0] : !ptensor.tensor<128x64xf16> -> !tile.tile<16x64xf16, left>
  return
}

// -----

func.func @load_element_vec(%x: !ptensor.tensor<128x64xi64>) {
  // expected-error @below {{'tile.load' op expected the element type of result to be i8, i16, i32, f8E4M3FN, f8E5M2, f16, bf16 or f32, but got i64}}
  %t = tile.load %x[0, 0] : !ptensor.tensor<128x64xi64> -> !tile.tile<16x64xi64, vec>
  return
}

// -----

func.func @load_element_mat(%x: !ptensor.tensor<128x64xi32>) {
  // expected-error @below {{'tile.load' op expected the element type of result to be i8, f8E4M3FN, f8E5M2, f16, bf16 or f32, but got i32}}
  %t = tile.load %x[0, 0] : !ptensor.tensor<128x64xi32> -> !tile.tile<16x64xi32, mat>
  return
}

// -----

func.func @load_elements(%x: !ptensor.tensor<128x64xf16>) {
  // expected-error @below {{'tile.load' op expected the element type of source to be f32 as in result, but got f16}}
  %t = tile.load %x[0, 0] : !ptensor.tensor<128x64xf16> -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @tensor_rank(%x: !ptensor.tensor<4x128x64xf32>) {
  // expected-error @below {{'tile.load' op expected the rank of source to be 2, but got 3}}
  %t = tile.load %x[0, 0, 0] : !ptensor.tensor<4x128x64xf32> -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @tile_rank(%x: !ptensor.tensor<128x64xf32>) {
  // expected-error @below {{'tile.load' op expected the rank of result to be 2, but got 1}}
  %t = tile.load %x[0, 0] : !ptensor.tensor<128x64xf32> -> !tile.tile<64xf32, vec>
  return
}

// -----

func.func @offset_count(%x: !ptensor.tensor<128x64xf32>) {
  // expected-error @below {{'tile.load' op expected the number of offsets to be 2, but got 1}}
  %t = tile.load %x[0] : !ptensor.tensor<128x64xf32> -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @offset_operands(%x: !ptensor.tensor<128x64xf32>, %i: index) {
  // expected-error @below {{'tile.load' op expected the number of offset operands to be 2, the '?' of static_offsets, but got 1}}
  %t = "tile.load"(%x, %i) <{static_offsets = array<i64: -9223372036854775808, -9223372036854775808>}> : (!ptensor.tensor<128x64xf32>, index) -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @negative_offset(%x: !ptensor.tensor<128x64xf32>, %j: index) {
  // expected-error @below {{'tile.load' op expected offset 0 to be at least 0, but got -8}}
  %t = tile.load %x[-8, %j] : !ptensor.tensor<128x64xf32> -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @past_shape(%x: !ptensor.tensor<8x64xf32>) {
  // expected-error @below {{'tile.load' op expected the window to end at 8 or before along dimension 0, but got 16}}
  // expected-note @below {{the shape of source is [8, 64]; nothing is clamped, so narrow the valid region of the tile}}
  %t = tile.load %x[0, 0] : !ptensor.tensor<8x64xf32> -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @past_valid(%x: !ptensor.tensor<128x64xf32, valid = [100, 64]>, %t: !tile.tile<16x64xf32, vec>) {
  // expected-error @below {{'tile.store' op expected the window to end at 100 or before along dimension 0, but got 112}}
  // expected-note @below {{the valid region of target is [100, 64]; nothing is clamped, so narrow the valid region of the tile}}
  tile.store %t, %x[96, 0] : !tile.tile<16x64xf32, vec>, !ptensor.tensor<128x64xf32, valid = [100, 64]>
  return
}

// -----

func.func @far_offset(%x: !ptensor.tensor<[n, 64], f32, valid = [100, 64]>) {
  // expected-error @below {{'tile.load' op expected the window to end at 100 or before along dimension 0, but got 9223372036854775823}}
  // expected-note @below {{the valid region of source}}
  %t = tile.load %x[9223372036854775807, 0] : !ptensor.tensor<[n, 64], f32, valid = [100, 64]> -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @store_space(%x: !ptensor.tensor<128x64xf16>, %t: !tile.tile<16x64xf16, mat>) {
  // expected-error @below {{'tile.store' op expected the memory space of source to be vec or acc, but got mat}}
  // expected-note @below {{no move leads there from mat; to vec one leads from acc (a5 only); without a space in its type, --infer-memory-space chooses one}}
  tile.store %t, %x[0, 0] : !tile.tile<16x64xf16, mat>, !ptensor.tensor<128x64xf16>
  return
}

// -----

func.func @store_element(%x: !ptensor.tensor<128x64xi1>, %t: !tile.tile<16x64xi1, vec>) {
  // expected-error @below {{'tile.store' op expected the element type of source to be i8, i16, i32, f8E4M3FN, f8E5M2, f16, bf16 or f32, but got i1}}
  tile.store %t, %x[0, 0] : !tile.tile<16x64xi1, vec>, !ptensor.tensor<128x64xi1>
  return
}

// -----

func.func @store_elements(%x: !ptensor.tensor<128x64xf16>, %t: !tile.tile<16x64xf32, vec>) {
  // expected-error @below {{'tile.store' op expected the element type of target to be f32 as in source, but got f16}}
  tile.store %t, %x[0, 0] : !tile.tile<16x64xf32, vec>, !ptensor.tensor<128x64xf16>
  return
}

// -----

func.func @store_accumulator(%x: !ptensor.tensor<128x64xf16>, %t: !tile.tile<16x64xf16, acc>) {
  // expected-error @below {{'tile.store' op expected the element type of source to be f32 or i32, but got f16}}
  tile.store %t, %x[0, 0] : !tile.tile<16x64xf16, acc>, !ptensor.tensor<128x64xf16>
  return
}

// -----

func.func @store_scaled(%x: !ptensor.tensor<128x64xf16>, %t: !tile.tile<16x64xi32, acc>) {
  // expected-error @below {{'tile.store' op expected the element type of target to be i32, but got f16}}
  // expected-note @below {{an accumulator of i32 leaves as it is, or from f32 rounded to f16 or bf16; others need a scale}}
  tile.store %t, %x[0, 0] : !tile.tile<16x64xi32, acc>, !ptensor.tensor<128x64xf16>
  return
}

// -----

func.func @store_integers_as_floats(%x: !ptensor.tensor<128x64xf32>, %t: !tile.tile<16x64xi32, acc>) {
  // expected-error @below {{'tile.store' op expected the element type of target to be i32, but got f32}}
  // expected-note @below {{others need a scale}}
  tile.store %t, %x[0, 0] : !tile.tile<16x64xi32, acc>, !ptensor.tensor<128x64xf32>
  return
}

// -----

func.func @store_floats_as_integers(%x: !ptensor.tensor<128x64xi8>, %t: !tile.tile<16x64xf32, acc>) {
  // expected-error @below {{'tile.store' op expected the element type of target to be f32, f16 or bf16, but got i8}}
  // expected-note @below {{others need a scale}}
  tile.store %t, %x[0, 0] : !tile.tile<16x64xf32, acc>, !ptensor.tensor<128x64xi8>
  return
}

// -----

func.func @move_element(%m: !tile.tile<64x64xf32, vec>) {
  // expected-error @below {{'tile.move' op expected the element type of result to be f32 as in source, but got f16}}
  %l = tile.move %m : !tile.tile<64x64xf32, vec> -> !tile.tile<64x64xf16, mat>
  return
}

// -----

func.func @move_shape(%m: !tile.tile<64x64xf16, mat>) {
  // expected-error @below {{'tile.move' op expected the shape of result to be [64, 64] as in source, but got [32, 64]}}
  %l = tile.move %m : !tile.tile<64x64xf16, mat> -> !tile.tile<32x64xf16, left>
  return
}

// -----

func.func @move_valid(%m: !tile.tile<64x64xf16, mat, valid = [40, 64]>) {
  // expected-error @below {{'tile.move' op expected the valid region of result to be [40, 64] as in source, but got [64, 64]}}
  %l = tile.move %m : !tile.tile<64x64xf16, mat, valid = [40, 64]> -> !tile.tile<64x64xf16, left>
  return
}

// -----

func.func @past_shape_anywhere(%x: !ptensor.tensor<8x64xf32>, %i: index) {
  // expected-error @below {{'tile.load' op expected the window to end at 8 or before along dimension 0, but got 16 or later}}
  // expected-note @below {{the shape of source is [8, 64]}}
  %t = tile.load %x[%i, 0] : !ptensor.tensor<8x64xf32> -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @store_as_float8(%x: !ptensor.tensor<16x64xf8E4M3FN>, %c: !tile.tile<16x64xf32, acc>) {
  // expected-error @below {{'tile.store' op expected the element type of target to be f32, f16 or bf16, but got f8E4M3FN}}
  // expected-note @below {{an accumulator of f32 leaves as it is, or from f32 rounded to f16 or bf16; others need a scale}}
  tile.store %c, %x[0, 0] : !tile.tile<16x64xf32, acc>, !ptensor.tensor<16x64xf8E4M3FN>
  return
}

// -----

func.func @store_as_float8_somewhere(%x: !ptensor.tensor<16x64xf8E5M2>, %c: !tile.tile<16x64xf32>) {
  // expected-error @below {{'tile.store' op expected the element type of target to be f32 as in source, but got f8E5M2}}
  // expected-note @below {{f8E5M2 is loaded, moved, stored and multiplied in matrix products, and no other op takes or gives it}}
  tile.store %c, %x[0, 0] : !tile.tile<16x64xf32>, !ptensor.tensor<16x64xf8E5M2>
  return
}

// -----

func.func @store_float8_as_other(%x: !ptensor.tensor<16x64xf8E5M2>, %t: !tile.tile<16x64xf8E4M3FN, vec>) {
  // expected-error @below {{'tile.store' op expected the element type of target to be f8E4M3FN as in source, but got f8E5M2}}
  // expected-note @below {{f8E5M2 is loaded, moved, stored}}
  tile.store %t, %x[0, 0] : !tile.tile<16x64xf8E4M3FN, vec>, !ptensor.tensor<16x64xf8E5M2>
  return
}

// -----

func.func @load_float8_as_wide(%x: !ptensor.tensor<16x64xf8E4M3FN>) {
  // expected-error @below {{'tile.load' op expected the element type of source to be f32 as in result, but got f8E4M3FN}}
  // expected-note @below {{f8E4M3FN is loaded, moved, stored}}
  %t = tile.load %x[0, 0] : !ptensor.tensor<16x64xf8E4M3FN> -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @move_as_float8(%c: !tile.tile<16x64xf32, acc>) {
  // expected-error @below {{'tile.move' op expected the element type of result to be f32, f16 or bf16, but got f8E4M3FN}}
  // expected-note @below {{an accumulator of f32 leaves as it is, or from f32 rounded to f16 or bf16; others need a scale}}
  %t = tile.move %c : !tile.tile<16x64xf32, acc> -> !tile.tile<16x64xf8E4M3FN, vec>
  return
}

// -----

func.func @move_float8_as_byte(%c: !tile.tile<16x64xf8E4M3FN, vec>) {
  // expected-error @below {{'tile.move' op expected the element type of result to be f8E4M3FN as in source, but got i8}}
  %t = tile.move %c : !tile.tile<16x64xf8E4M3FN, vec> -> !tile.tile<16x64xi8, vec>
  return
}
