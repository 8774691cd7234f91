// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @tile_col_expand(
// CHECK: %{{.*}} = tile.col_expand %{{.*}} : !tile.tile<1x64xf32, vec> -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_col_expand(%v: !tile.tile<1x64xf32, vec>) {
  %c = tile.col_expand %v : !tile.tile<1x64xf32, vec> -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_col_expand_add(
// CHECK: %{{.*}} = tile.col_expand_add %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_col_expand_add(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<1x64xf32, vec>) {
  %c = tile.col_expand_add %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_col_expand_div(
// CHECK: %{{.*}} = tile.col_expand_div %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_col_expand_div(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<1x64xf32, vec>) {
  %c = tile.col_expand_div %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_col_expand_expdif(
// CHECK: %{{.*}} = tile.col_expand_expdif %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_col_expand_expdif(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<1x64xf32, vec>) {
  %c = tile.col_expand_expdif %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_col_expand_max(
// CHECK: %{{.*}} = tile.col_expand_max %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_col_expand_max(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<1x64xf32, vec>) {
  %c = tile.col_expand_max %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_col_expand_min(
// CHECK: %{{.*}} = tile.col_expand_min %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_col_expand_min(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<1x64xf32, vec>) {
  %c = tile.col_expand_min %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_col_expand_mul(
// CHECK: %{{.*}} = tile.col_expand_mul %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_col_expand_mul(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<1x64xf32, vec>) {
  %c = tile.col_expand_mul %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_col_expand_sub(
// CHECK: %{{.*}} = tile.col_expand_sub %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_col_expand_sub(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<1x64xf32, vec>) {
  %c = tile.col_expand_sub %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<1x64xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_row_expand(
// CHECK: %{{.*}} = tile.row_expand %{{.*}} : !tile.tile<16x1xf32, vec> -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_row_expand(%v: !tile.tile<16x1xf32, vec>) {
  %c = tile.row_expand %v : !tile.tile<16x1xf32, vec> -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_row_expand_add(
// CHECK: %{{.*}} = tile.row_expand_add %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_row_expand_add(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<16x1xf32, vec>) {
  %c = tile.row_expand_add %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_row_expand_div(
// CHECK: %{{.*}} = tile.row_expand_div %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_row_expand_div(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<16x1xf32, vec>) {
  %c = tile.row_expand_div %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_row_expand_expdif(
// CHECK: %{{.*}} = tile.row_expand_expdif %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_row_expand_expdif(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<16x1xf32, vec>) {
  %c = tile.row_expand_expdif %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_row_expand_max(
// CHECK: %{{.*}} = tile.row_expand_max %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_row_expand_max(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<16x1xf32, vec>) {
  %c = tile.row_expand_max %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_row_expand_min(
// CHECK: %{{.*}} = tile.row_expand_min %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_row_expand_min(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<16x1xf32, vec>) {
  %c = tile.row_expand_min %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_row_expand_mul(
// CHECK: %{{.*}} = tile.row_expand_mul %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_row_expand_mul(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<16x1xf32, vec>) {
  %c = tile.row_expand_mul %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_row_expand_sub(
// CHECK: %{{.*}} = tile.row_expand_sub %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_row_expand_sub(%a: !tile.tile<16x64xf32, vec>, %v: !tile.tile<16x1xf32, vec>) {
  %c = tile.row_expand_sub %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_row_max(
// CHECK: %{{.*}} = tile.row_max %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32, vec>) -> !tile.tile<16x1xf32, vec>{{$}}
func.func @tile_row_max(%a: !tile.tile<16x64xf32, vec>, %tmp: !tile.tile<16x64xf32, vec>) {
  %r = tile.row_max %a, %tmp : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32, vec>) -> !tile.tile<16x1xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_row_min(
// CHECK: %{{.*}} = tile.row_min %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32, vec>) -> !tile.tile<16x1xf32, vec>{{$}}
func.func @tile_row_min(%a: !tile.tile<16x64xf32, vec>, %tmp: !tile.tile<16x64xf32, vec>) {
  %r = tile.row_min %a, %tmp : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32, vec>) -> !tile.tile<16x1xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_row_prod(
// CHECK: %{{.*}} = tile.row_prod %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32, vec>) -> !tile.tile<16x1xf32, vec>{{$}}
func.func @tile_row_prod(%a: !tile.tile<16x64xf32, vec>, %tmp: !tile.tile<16x64xf32, vec>) {
  %r = tile.row_prod %a, %tmp : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32, vec>) -> !tile.tile<16x1xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_row_sum(
// CHECK: %{{.*}} = tile.row_sum %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32, vec>) -> !tile.tile<16x1xf32, vec>{{$}}
func.func @tile_row_sum(%a: !tile.tile<16x64xf32, vec>, %tmp: !tile.tile<16x64xf32, vec>) {
  %r = tile.row_sum %a, %tmp : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32, vec>) -> !tile.tile<16x1xf32, vec>
  return
}

// --- beyond the examples ---------------------------------------------------------------

// CHECK-LABEL: func.func @valid(
// CHECK: tile.col_expand_add
// CHECK: tile.row_expand_sub
// CHECK: tile.row_max
func.func @valid(%a: !tile.tile<16x16xf32, vec, valid = [n, 16]>, %row: !tile.tile<1x16xf32, vec, valid = [1, 16]>,
    %column: !tile.tile<16x1xf32, vec, valid = [n, 1]>, %tmp: !tile.tile<16x128xf32, vec>) {
  %b = tile.col_expand_add %a, %row : (!tile.tile<16x16xf32, vec, valid = [n, 16]>, !tile.tile<1x16xf32, vec>) -> !tile.tile<16x16xf32, vec, valid = [n, 16]>
  %c = tile.row_expand_sub %a, %column : (!tile.tile<16x16xf32, vec, valid = [n, 16]>, !tile.tile<16x1xf32, vec, valid = [n, 1]>) -> !tile.tile<16x16xf32, vec, valid = [n, 16]>
  %d = tile.row_max %a, %tmp : (!tile.tile<16x16xf32, vec, valid = [n, 16]>, !tile.tile<16x128xf32, vec>) -> !tile.tile<16x1xf32, vec, valid = [n, 1]>
  return
}
