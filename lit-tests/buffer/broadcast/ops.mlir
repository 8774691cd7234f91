// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @buffer_col_expand(
// CHECK: buffer.col_expand ins(%{{.*}} : !buffer.buffer<1x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_col_expand(%v: !buffer.buffer<1x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.col_expand ins(%v : !buffer.buffer<1x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_col_expand_add(
// CHECK: buffer.col_expand_add ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<1x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_col_expand_add(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<1x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.col_expand_add ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<1x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_col_expand_div(
// CHECK: buffer.col_expand_div ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<1x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_col_expand_div(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<1x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.col_expand_div ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<1x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_col_expand_expdif(
// CHECK: buffer.col_expand_expdif ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<1x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_col_expand_expdif(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<1x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.col_expand_expdif ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<1x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_col_expand_max(
// CHECK: buffer.col_expand_max ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<1x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_col_expand_max(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<1x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.col_expand_max ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<1x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_col_expand_min(
// CHECK: buffer.col_expand_min ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<1x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_col_expand_min(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<1x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.col_expand_min ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<1x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_col_expand_mul(
// CHECK: buffer.col_expand_mul ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<1x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_col_expand_mul(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<1x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.col_expand_mul ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<1x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_col_expand_sub(
// CHECK: buffer.col_expand_sub ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<1x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_col_expand_sub(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<1x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.col_expand_sub ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<1x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_row_expand(
// CHECK: buffer.row_expand ins(%{{.*}} : !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_row_expand(%v: !buffer.buffer<16x1xf32, vec, blayout = col_major>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.row_expand ins(%v : !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_row_expand_add(
// CHECK: buffer.row_expand_add ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_row_expand_add(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<16x1xf32, vec, blayout = col_major>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.row_expand_add ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_row_expand_div(
// CHECK: buffer.row_expand_div ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_row_expand_div(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<16x1xf32, vec, blayout = col_major>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.row_expand_div ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_row_expand_expdif(
// CHECK: buffer.row_expand_expdif ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_row_expand_expdif(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<16x1xf32, vec, blayout = col_major>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.row_expand_expdif ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_row_expand_max(
// CHECK: buffer.row_expand_max ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_row_expand_max(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<16x1xf32, vec, blayout = col_major>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.row_expand_max ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_row_expand_min(
// CHECK: buffer.row_expand_min ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_row_expand_min(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<16x1xf32, vec, blayout = col_major>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.row_expand_min ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_row_expand_mul(
// CHECK: buffer.row_expand_mul ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_row_expand_mul(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<16x1xf32, vec, blayout = col_major>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.row_expand_mul ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_row_expand_sub(
// CHECK: buffer.row_expand_sub ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_row_expand_sub(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<16x1xf32, vec, blayout = col_major>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.row_expand_sub ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_row_max(
// CHECK: buffer.row_max ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x1xf32, vec, blayout = col_major>){{$}}
func.func @buffer_row_max(%a: !buffer.buffer<16x64xf32, vec>, %tmp: !buffer.buffer<16x64xf32, vec>, %r: !buffer.buffer<16x1xf32, vec, blayout = col_major>) {
  buffer.row_max ins(%a, %tmp : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%r : !buffer.buffer<16x1xf32, vec, blayout = col_major>)
  return
}

// CHECK-LABEL: func.func @buffer_row_min(
// CHECK: buffer.row_min ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x1xf32, vec, blayout = col_major>){{$}}
func.func @buffer_row_min(%a: !buffer.buffer<16x64xf32, vec>, %tmp: !buffer.buffer<16x64xf32, vec>, %r: !buffer.buffer<16x1xf32, vec, blayout = col_major>) {
  buffer.row_min ins(%a, %tmp : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%r : !buffer.buffer<16x1xf32, vec, blayout = col_major>)
  return
}

// CHECK-LABEL: func.func @buffer_row_prod(
// CHECK: buffer.row_prod ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x1xf32, vec, blayout = col_major>){{$}}
func.func @buffer_row_prod(%a: !buffer.buffer<16x64xf32, vec>, %tmp: !buffer.buffer<16x64xf32, vec>, %r: !buffer.buffer<16x1xf32, vec, blayout = col_major>) {
  buffer.row_prod ins(%a, %tmp : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%r : !buffer.buffer<16x1xf32, vec, blayout = col_major>)
  return
}

// CHECK-LABEL: func.func @buffer_row_sum(
// CHECK: buffer.row_sum ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x1xf32, vec, blayout = col_major>){{$}}
func.func @buffer_row_sum(%a: !buffer.buffer<16x64xf32, vec>, %tmp: !buffer.buffer<16x64xf32, vec>, %r: !buffer.buffer<16x1xf32, vec, blayout = col_major>) {
  buffer.row_sum ins(%a, %tmp : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%r : !buffer.buffer<16x1xf32, vec, blayout = col_major>)
  return
}

// --- beyond the examples ---------------------------------------------------------------

// The matrix may be the destination.
// CHECK-LABEL: func.func @in_place(
// CHECK: buffer.row_expand_mul ins(%[[A:.*]], %{{.*}} : {{.*}}) outs(%[[A]] :
func.func @in_place(%a: !buffer.buffer<16x64xf32, vec>, %v: !buffer.buffer<16x1xf32, vec, blayout = col_major>) {
  buffer.row_expand_mul ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%a : !buffer.buffer<16x64xf32, vec>)
  return
}
