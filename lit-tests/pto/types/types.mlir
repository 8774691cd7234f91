// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK: @pointers(!pto.ptr<f32>, !pto.ptr<i8>, !pto.ptr<f32>)
func.func private @pointers(!pto.ptr<f32>, !pto.ptr<i8>, !pto.ptr<f32, gm>)
// CHECK: @views(!pto.tensor_view<?x64xf32>, !pto.partition_tensor_view<1x1x?x16xbf16>)
func.func private @views(!pto.tensor_view<?x64xf32>, !pto.partition_tensor_view<1x1x?x16xbf16>)
// CHECK: @tiles(!pto.tile_buf<vec, 16x128xf32, valid=16x1, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<left, 16x16xf16, slayout=row_major, pad=1, compact=1>)
func.func private @tiles(!pto.tile_buf<vec, 16x128xf32, valid=16x1, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32, valid=?x?>,
  !pto.tile_buf<left, 16x16xf16, slayout=row_major, pad=1, compact=1>)
// The older spelling is read, the newer written.
// CHECK: @long(!pto.tile_buf<acc, 16x16xf32, valid=?x16, blayout=col_major, slayout=row_major, fractal=1024>)
func.func private @long(!pto.tile_buf<loc=acc, dtype=f32, rows=16, cols=16, v_row=?, v_col=16, blayout=col_major, slayout=row_major, fractal=1024, pad=0>)
// CHECK: @float8(!pto.ptr<f8E4M3FN>, !pto.tensor_view<?x?xf8E5M2>, !pto.partition_tensor_view<16x32xf8E4M3FN>, !pto.tile_buf<left, 16x32xf8E5M2, blayout=col_major, slayout=row_major>)
func.func private @float8(!pto.ptr<f8E4M3FN>, !pto.tensor_view<?x?xf8E5M2>, !pto.partition_tensor_view<16x32xf8E4M3FN>, !pto.tile_buf<left, 16x32xf8E5M2, blayout=col_major, slayout=row_major>)
