// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @tile_matmul(
// CHECK: %{{.*}} = tile.matmul %{{.*}}, %{{.*}} : (!tile.tile<64x64xf16, left>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, acc>{{$}}
func.func @tile_matmul(%a: !tile.tile<64x64xf16, left>, %b: !tile.tile<64x64xf16, right>) {
  %c = tile.matmul %a, %b : (!tile.tile<64x64xf16, left>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// CHECK-LABEL: func.func @tile_matmul_acc(
// CHECK: %{{.*}} = tile.matmul_acc %{{.*}}, %{{.*}}, %{{.*}} : (!tile.tile<64x64xf32, acc>, !tile.tile<64x64xf16, left>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, acc>{{$}}
func.func @tile_matmul_acc(%c: !tile.tile<64x64xf32, acc>, %a: !tile.tile<64x64xf16, left>, %b: !tile.tile<64x64xf16, right>) {
  %d = tile.matmul_acc %c, %a, %b : (!tile.tile<64x64xf32, acc>, !tile.tile<64x64xf16, left>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, acc>
  return
}

// --- beyond the examples ---------------------------------------------------------------

// CHECK-LABEL: func.func @elements(
// CHECK: tile.matmul %{{.*}}, %{{.*}} : (!tile.tile<16x32xi8, left>, !tile.tile<32x64xi8, right>) -> !tile.tile<16x64xi32, acc>{{$}}
// CHECK: tile.matmul %{{.*}}, %{{.*}} : (!tile.tile<16x32xbf16>, !tile.tile<32x64xbf16, right>) -> !tile.tile<16x64xf32>{{$}}
func.func @elements(%a: !tile.tile<16x32xi8, left>, %b: !tile.tile<32x64xi8, right>, %c: !tile.tile<16x32xbf16>, %d: !tile.tile<32x64xbf16, right>) {
  %e = tile.matmul %a, %b : (!tile.tile<16x32xi8, left>, !tile.tile<32x64xi8, right>) -> !tile.tile<16x64xi32, acc>
  %f = tile.matmul %c, %d : (!tile.tile<16x32xbf16>, !tile.tile<32x64xbf16, right>) -> !tile.tile<16x64xf32>
  return
}

// The rows of rhs cover the columns of lhs: more of them, all of them, or as many.
// CHECK-LABEL: func.func @valid(
// CHECK-COUNT-3: tile.matmul
func.func @valid(%a: !tile.tile<16x32xf16, left, valid = [n, 20]>, %b: !tile.tile<32x64xf16, right, valid = [24, m]>,
    %k: !tile.tile<16x32xf16, left, valid = [n, ?]>, %all: !tile.tile<32x64xf16, right>,
    %s: !tile.tile<16x32xf16, left, valid = [n, k]>, %t: !tile.tile<32x64xf16, right, valid = [k, 64]>) {
  %c = tile.matmul %a, %b : (!tile.tile<16x32xf16, left, valid = [n, 20]>, !tile.tile<32x64xf16, right, valid = [24, m]>) -> !tile.tile<16x64xf32, acc, valid = [n, m]>
  %d = tile.matmul %k, %all : (!tile.tile<16x32xf16, left, valid = [n, ?]>, !tile.tile<32x64xf16, right>) -> !tile.tile<16x64xf32, acc, valid = [n, 64]>
  %e = tile.matmul %s, %t : (!tile.tile<16x32xf16, left, valid = [n, k]>, !tile.tile<32x64xf16, right, valid = [k, 64]>) -> !tile.tile<16x64xf32, acc, valid = [n, 64]>
  return
}

// Floats of one byte, both factors of one type.
// CHECK-LABEL: func.func @float8(
// CHECK: tile.matmul %{{.*}}, %{{.*}} : (!tile.tile<16x32xf8E4M3FN, left>, !tile.tile<32x64xf8E4M3FN, right>) -> !tile.tile<16x64xf32, acc>{{$}}
// CHECK: tile.matmul_acc %{{.*}}, %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, acc>, !tile.tile<16x32xf8E5M2>, !tile.tile<32x64xf8E5M2>) -> !tile.tile<16x64xf32, acc>{{$}}
func.func @float8(%a: !tile.tile<16x32xf8E4M3FN, left>, %b: !tile.tile<32x64xf8E4M3FN, right>, %c: !tile.tile<16x32xf8E5M2>, %d: !tile.tile<32x64xf8E5M2>) {
  %e = tile.matmul %a, %b : (!tile.tile<16x32xf8E4M3FN, left>, !tile.tile<32x64xf8E4M3FN, right>) -> !tile.tile<16x64xf32, acc>
  %f = tile.matmul_acc %e, %c, %d : (!tile.tile<16x64xf32, acc>, !tile.tile<16x32xf8E5M2>, !tile.tile<32x64xf8E5M2>) -> !tile.tile<16x64xf32, acc>
  return
}
