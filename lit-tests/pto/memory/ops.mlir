// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @pto_alloc_tile(
// CHECK: %{{.*}} = pto.alloc_tile addr = %{{.*}} : !pto.tile_buf<vec, 16x64xf32>{{$}}
func.func @pto_alloc_tile(%c0_i64: i64) {
  %t = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
  return
}

// CHECK-LABEL: func.func @pto_make_tensor_view(
// CHECK: %{{.*}} = pto.make_tensor_view %{{.*}}, shape = [%{{.*}}, %{{.*}}], strides = [%{{.*}}, %{{.*}}] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf32>{{$}}
func.func @pto_make_tensor_view(%p: !pto.ptr<f32>, %c16: index, %c64: index, %c1: index) {
  %v = pto.make_tensor_view %p, shape = [%c16, %c64], strides = [%c64, %c1] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf32>
  return
}

// CHECK-LABEL: func.func @pto_partition_view(
// CHECK: %{{.*}} = pto.partition_view %{{.*}}, offsets = [%{{.*}}, %{{.*}}], sizes = [%{{.*}}, %{{.*}}] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>{{$}}
func.func @pto_partition_view(%i: index, %j: index, %c16: index, %c64: index, %v: !pto.tensor_view<?x?xf32>) {
  %w = pto.partition_view %v, offsets = [%i, %j], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  return
}

// CHECK-LABEL: func.func @pto_tload(
// CHECK: pto.tload ins(%{{.*}} : !pto.partition_tensor_view<16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tload(%w: !pto.partition_tensor_view<16x64xf32>, %t: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tload ins(%w : !pto.partition_tensor_view<16x64xf32>) outs(%t : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tmov(
// CHECK: pto.tmov ins(%{{.*}} : !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>) outs(%{{.*}} : !pto.tile_buf<right, 64x64xf16, slayout=col_major>){{$}}
func.func @pto_tmov(%m: !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>, %r: !pto.tile_buf<right, 64x64xf16, slayout=col_major>) {
  pto.tmov ins(%m : !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>) outs(%r : !pto.tile_buf<right, 64x64xf16, slayout=col_major>)
  return
}

// CHECK-LABEL: func.func @pto_tstore(
// CHECK: pto.tstore ins(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.partition_tensor_view<16x64xf32>){{$}}
func.func @pto_tstore(%t: !pto.tile_buf<vec, 16x64xf32>, %w: !pto.partition_tensor_view<16x64xf32>) {
  pto.tstore ins(%t : !pto.tile_buf<vec, 16x64xf32>) outs(%w : !pto.partition_tensor_view<16x64xf32>)
  return
}

// --- beyond the examples ---------------------------------------------------------------

// CHECK-LABEL: func.func @optional_parts(
// CHECK: pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>{{$}}
// CHECK: pto.alloc_tile valid_row = %{{.*}} : !pto.tile_buf<vec, 16x64xf32, valid=?x64>{{$}}
// CHECK: pto.alloc_tile valid_col = %{{.*}} : !pto.tile_buf<vec, 16x64xf32, valid=16x?>{{$}}
// CHECK: pto.alloc_tile addr = %{{.*}} valid_row = %{{.*}} valid_col = %{{.*}} : !pto.tile_buf<vec, 16x64xf32, valid=?x?>{{$}}
// CHECK: pto.make_tensor_view %{{.*}}, shape = [%{{.*}}], strides = [%{{.*}}] : !pto.tensor_view<64xf32>{{$}}
func.func @optional_parts(%a: i64, %p: !pto.ptr<f32>, %n: index) {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %u = pto.alloc_tile valid_row = %n : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
  %c = pto.alloc_tile valid_col = %n : !pto.tile_buf<vec, 16x64xf32, valid=16x?>
  %v = pto.alloc_tile addr = %a valid_row = %n valid_col = %n : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  %w = pto.make_tensor_view %p, shape = [%n], strides = [%n] : !pto.tensor_view<64xf32>
  return
}

// An accumulator in f32 may be rounded on its way out.
// CHECK-LABEL: func.func @rounded(
// CHECK: pto.tstore
// CHECK: pto.tmov
func.func @rounded(%c: !pto.tile_buf<acc, 16x16xf32>, %w: !pto.partition_tensor_view<16x16xbf16>, %m: !pto.tile_buf<mat, 16x16xf16>) {
  pto.tstore ins(%c : !pto.tile_buf<acc, 16x16xf32>) outs(%w : !pto.partition_tensor_view<16x16xbf16>)
  pto.tmov ins(%c : !pto.tile_buf<acc, 16x16xf32>) outs(%m : !pto.tile_buf<mat, 16x16xf16>)
  return
}
