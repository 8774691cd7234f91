// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @buffer_matmul(
// CHECK: buffer.matmul ins(%{{.*}}, %{{.*}} : !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>, !buffer.buffer<64x64xf16, right, slayout = col_major>) outs(%{{.*}} : !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>){{$}}
func.func @buffer_matmul(%l: !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>, %r: !buffer.buffer<64x64xf16, right, slayout = col_major>, %c: !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>) {
  buffer.matmul ins(%l, %r : !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>, !buffer.buffer<64x64xf16, right, slayout = col_major>) outs(%c : !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>)
  return
}

// CHECK-LABEL: func.func @buffer_matmul_acc(
// CHECK: buffer.matmul_acc ins(%{{.*}}, %{{.*}} : !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>, !buffer.buffer<64x64xf16, right, slayout = col_major>) outs(%{{.*}} : !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>){{$}}
func.func @buffer_matmul_acc(%l: !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>, %r: !buffer.buffer<64x64xf16, right, slayout = col_major>, %c: !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>) {
  buffer.matmul_acc ins(%l, %r : !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>, !buffer.buffer<64x64xf16, right, slayout = col_major>) outs(%c : !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>)
  return
}
