// Elementwise operands agree on their valid regions; the message shows both.
// RUN: pypto-opt %s --split-input-file --verify-diagnostics

func.func @extents(%a: !tile.tile<8x16xf32, valid = [5, 16]>, %b: !tile.tile<8x16xf32>) {
  // expected-error @+1 {{'tile.add' op expected the valid region of rhs to be [5, 16] as in lhs, but got [8, 16]}}
  %0 = "tile.add"(%a, %b) : (!tile.tile<8x16xf32, valid = [5, 16]>, !tile.tile<8x16xf32>) -> !tile.tile<8x16xf32>
  return
}

// -----

!n = !tile.tile<[8, 16], f32, valid = [n, 16]>
func.func @same_symbol(%a: !n, %b: !n) {
  %0 = tile.add %a, %b : !n
  return
}

// -----

!n = !tile.tile<[8, 16], f32, valid = [n, 16]>
!m = !tile.tile<[8, 16], f32, valid = [m, 16]>
func.func @symbols(%a: !n, %b: !m) {
  // expected-error @+1 {{'tile.add' op expected the valid region of rhs to be [n, 16] as in lhs, but got [m, 16]}}
  %0 = "tile.add"(%a, %b) : (!n, !m) -> !n
  return
}

// -----

// A row repeated over a matrix with fewer valid rows.
func.func @row(%a: !tile.tile<8x16xf32, valid = [5, 16]>, %v: !tile.tile<1x16xf32, valid = [1, 16]>) {
  %0 = tile.col_expand_add %a, %v : (!tile.tile<8x16xf32, valid = [5, 16]>, !tile.tile<1x16xf32, valid = [1, 16]>) -> !tile.tile<8x16xf32, valid = [5, 16]>
  return
}
