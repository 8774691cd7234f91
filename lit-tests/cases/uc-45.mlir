// The operands of a product decide what it accumulates in, and an accumulator is stored as what it is.
// RUN: pypto-opt %s --split-input-file --verify-diagnostics

!l8 = !tile.tile<16x32xi8, left>
!r8 = !tile.tile<32x16xi8, right>
func.func @i8_f32(%l: !l8, %r: !r8) {
  // expected-error @+2 {{'tile.matmul' op expected the element type of result to be i32, but got f32}}
  // expected-note @+1 {{products of i8 accumulate in i32}}
  %0 = tile.matmul %l, %r : (!l8, !r8) -> !tile.tile<16x16xf32, acc>
  return
}

// -----

!l8 = !tile.tile<16x32xi8, left>
!r8 = !tile.tile<32x16xi8, right>
!l16 = !tile.tile<16x32xf16, left>
!r16 = !tile.tile<32x16xf16, right>
func.func @legal(%l8: !l8, %r8: !r8, %l16: !l16, %r16: !r16) {
  %0 = tile.matmul %l8, %r8 : (!l8, !r8) -> !tile.tile<16x16xi32, acc>
  %1 = tile.matmul_acc %0, %l8, %r8 : (!tile.tile<16x16xi32, acc>, !l8, !r8) -> !tile.tile<16x16xi32, acc>
  %2 = tile.matmul %l16, %r16 : (!l16, !r16) -> !tile.tile<16x16xf32, acc>
  return
}

// -----

!l16 = !tile.tile<16x32xf16, left>
!rb16 = !tile.tile<32x16xbf16, right>
func.func @mixed(%l: !l16, %r: !rb16) {
  // expected-error @+1 {{'tile.matmul' op expected the element type of rhs to be f16 as in lhs, but got bf16}}
  %0 = tile.matmul %l, %r : (!l16, !rb16) -> !tile.tile<16x16xf32, acc>
  return
}

// -----

func.func @store(%a: !tile.tile<16x16xi32, acc>, %z: !ptensor.tensor<16x16xf32>) {
  // expected-error @+2 {{'tile.store' op expected the element type of target to be i32, but got f32}}
  // expected-note @+1 {{an accumulator of i32 leaves as it is, or from f32 rounded to f16 or bf16; others need a scale}}
  tile.store %a, %z[0, 0] : !tile.tile<16x16xi32, acc>, !ptensor.tensor<16x16xf32>
  return
}
