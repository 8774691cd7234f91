// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK: @runtime(!buffer.buffer<32x64xf32, vec, valid = [?, 64]>)
func.func private @runtime(!buffer.buffer<32x64xf32, vec, valid = [?, 64]>)
// CHECK: @whole(!buffer.buffer<32x64xf32, vec>)
func.func private @whole(!buffer.buffer<32x64xf32, vec, valid = [32, 64], blayout = row_major, slayout = none_box, fractal = 512, pad = null, compact = null>)
// The layout of a buffer is what is written, whatever the space.
// CHECK: @layouts(!buffer.buffer<64x64xf16, mat, blayout = col_major, slayout = row_major>, !buffer.buffer<16x1xf32, vec>, !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024, compact = normal>)
func.func private @layouts(!buffer.buffer<64x64xf16, mat, blayout = col_major, slayout = row_major>, !buffer.buffer<16x1xf32, vec>,
  !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024, compact = normal>)
// CHECK: @ranks(!buffer.buffer<64xf32, vec>, !buffer.buffer<2x16x64xf32, vec, pad = min>)
func.func private @ranks(!buffer.buffer<64xf32, vec>, !buffer.buffer<2x16x64xf32, vec, pad = min>)
// CHECK: @float8(!buffer.buffer<16x32xf8E4M3FN, vec>, !buffer.buffer<32x16xf8E5M2, right, valid = [?, 7], slayout = col_major>)
func.func private @float8(!buffer.buffer<16x32xf8E4M3FN, vec>, !buffer.buffer<32x16xf8E5M2, right, valid = [?, 7], slayout = col_major>)
