// The valid region follows the input through every op that makes a tile; the full box is refused.
// RUN: pypto-opt %s --split-input-file --verify-diagnostics

!t = !tile.tile<16x128xf32, valid = [5, 128]>
!d = !tile.tile<[16, 128], f32, valid = [n, 128]>
!c = !tile.tile<16x1xf32, valid = [5, 1]>
!dc = !tile.tile<[16, 1], f32, valid = [n, 1]>
!r = !tile.tile<1x128xf32>
func.func @follows(%a: !t, %v: !c, %w: !r, %s: f32, %d: !d, %e: !dc) {
  %0 = tile.add %a, %a : !t
  %1 = tile.adds %a, %s : f32, !t
  %2 = tile.exp %a : !t
  %3 = tile.row_sum %a, %a : (!t, !t) -> !c
  %4 = tile.row_expand_mul %a, %v : (!t, !c) -> !t
  %5 = tile.col_expand_mul %a, %w : (!t, !r) -> !t
  %6 = tile.row_expand %v : !c -> !t
  %7 = tile.col_expand %w : !r -> !t
  %8 = tile.move %a : !t -> !tile.tile<16x128xf32, mat, valid = [5, 128]>
  %9 = tile.add %d, %d : !d
  %10 = tile.row_max %d, %d : (!d, !d) -> !dc
  %11 = tile.row_expand_sub %d, %e : (!d, !dc) -> !d
  return
}
func.func @product(%a: !tile.tile<16x64xf16, left, valid = [5, 40]>, %b: !tile.tile<64x32xf16, right, valid = [40, 7]>) {
  %0 = tile.matmul %a, %b : (!tile.tile<16x64xf16, left, valid = [5, 40]>, !tile.tile<64x32xf16, right, valid = [40, 7]>) -> !tile.tile<16x32xf32, acc, valid = [5, 7]>
  %1 = tile.matmul_acc %0, %a, %b : (!tile.tile<16x32xf32, acc, valid = [5, 7]>, !tile.tile<16x64xf16, left, valid = [5, 40]>, !tile.tile<64x32xf16, right, valid = [40, 7]>) -> !tile.tile<16x32xf32, acc, valid = [5, 7]>
  return
}

// -----

!t = !tile.tile<16x128xf32, valid = [5, 128]>
!whole = !tile.tile<16x128xf32>
func.func @unary(%a: !t) {
  // expected-error @+1 {{'tile.exp' op expected the valid region of result to be [5, 128] as in source, but got [16, 128]}}
  %0 = "tile.exp"(%a) : (!t) -> !whole
  return
}

// -----

!t = !tile.tile<16x128xf32, valid = [5, 128]>
!whole = !tile.tile<16x128xf32>
func.func @scalar(%a: !t, %s: f32) {
  // expected-error @+1 {{'tile.adds' op expected the valid region of result to be [5, 128] as in source, but got [16, 128]}}
  %0 = "tile.adds"(%a, %s) : (!t, f32) -> !whole
  return
}

// -----

!t = !tile.tile<16x128xf32, valid = [5, 128]>
func.func @row_sum(%a: !t) {
  // expected-error @+1 {{'tile.row_sum' op expected the valid rows of result to be 5 as in source, but got 16}}
  %0 = tile.row_sum %a, %a : (!t, !t) -> !tile.tile<16x1xf32>
  return
}

// -----

!t = !tile.tile<16x128xf32, valid = [5, 128]>
!c = !tile.tile<16x1xf32, valid = [5, 1]>
func.func @row_expand_mul(%a: !t, %v: !c) {
  // expected-error @+1 {{'tile.row_expand_mul' op expected the valid region of result to be [5, 128] as in matrix, but got [16, 128]}}
  %0 = tile.row_expand_mul %a, %v : (!t, !c) -> !tile.tile<16x128xf32>
  return
}

// -----

!t = !tile.tile<16x128xf32, valid = [5, 100]>
func.func @col_expand(%w: !tile.tile<1x128xf32, valid = [1, 100]>) {
  // expected-error @+1 {{'tile.col_expand' op expected the valid columns of result to be 100 as in vector, but got 128}}
  %0 = tile.col_expand %w : !tile.tile<1x128xf32, valid = [1, 100]> -> !tile.tile<16x128xf32>
  return
}

// -----

func.func @move(%a: !tile.tile<16x128xf32, acc, valid = [5, 128]>) {
  // expected-error @+1 {{'tile.move' op expected the valid region of result to be [5, 128] as in source, but got [16, 128]}}
  %0 = tile.move %a : !tile.tile<16x128xf32, acc, valid = [5, 128]> -> !tile.tile<16x128xf32, vec>
  return
}

// -----

!l = !tile.tile<16x64xf16, left, valid = [5, 64]>
func.func @matmul(%a: !l, %b: !tile.tile<64x32xf16, right>) {
  // expected-error @+1 {{'tile.matmul' op expected the valid rows of result to be 5 as in lhs, but got 16}}
  %0 = tile.matmul %a, %b : (!l, !tile.tile<64x32xf16, right>) -> !tile.tile<16x32xf32, acc>
  return
}

// -----

!d = !tile.tile<[16, 128], f32, valid = [n, 128]>
func.func @symbol(%d: !d) {
  // expected-error @+1 {{'tile.row_max' op expected the valid rows of result to be n as in source, but got 16}}
  %0 = tile.row_max %d, %d : (!d, !d) -> !tile.tile<16x1xf32>
  return
}
