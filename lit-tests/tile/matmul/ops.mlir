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
