// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @buffer_abs(
// CHECK: buffer.abs ins(%{{.*}} : !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_abs(%a: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.abs ins(%a : !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_add(
// CHECK: buffer.add ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_add(%a: !buffer.buffer<16x64xf32, vec>, %b: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.add ins(%a, %b : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_adds(
// CHECK: buffer.adds ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, f32) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_adds(%a: !buffer.buffer<16x64xf32, vec>, %s: f32, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.adds ins(%a, %s : !buffer.buffer<16x64xf32, vec>, f32) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_div(
// CHECK: buffer.div ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_div(%a: !buffer.buffer<16x64xf32, vec>, %b: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.div ins(%a, %b : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_divs(
// CHECK: buffer.divs ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, f32) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_divs(%a: !buffer.buffer<16x64xf32, vec>, %s: f32, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.divs ins(%a, %s : !buffer.buffer<16x64xf32, vec>, f32) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_exp(
// CHECK: buffer.exp ins(%{{.*}} : !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_exp(%a: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.exp ins(%a : !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_full(
// CHECK: buffer.full ins(%{{.*}} : f32) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_full(%s: f32, %b: !buffer.buffer<16x64xf32, vec>) {
  buffer.full ins(%s : f32) outs(%b : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_log(
// CHECK: buffer.log ins(%{{.*}} : !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_log(%a: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.log ins(%a : !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_maximum(
// CHECK: buffer.maximum ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_maximum(%a: !buffer.buffer<16x64xf32, vec>, %b: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.maximum ins(%a, %b : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_maximums(
// CHECK: buffer.maximums ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, f32) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_maximums(%a: !buffer.buffer<16x64xf32, vec>, %s: f32, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.maximums ins(%a, %s : !buffer.buffer<16x64xf32, vec>, f32) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_minimum(
// CHECK: buffer.minimum ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_minimum(%a: !buffer.buffer<16x64xf32, vec>, %b: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.minimum ins(%a, %b : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_minimums(
// CHECK: buffer.minimums ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, f32) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_minimums(%a: !buffer.buffer<16x64xf32, vec>, %s: f32, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.minimums ins(%a, %s : !buffer.buffer<16x64xf32, vec>, f32) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_mul(
// CHECK: buffer.mul ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_mul(%a: !buffer.buffer<16x64xf32, vec>, %b: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.mul ins(%a, %b : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_muls(
// CHECK: buffer.muls ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, f32) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_muls(%a: !buffer.buffer<16x64xf32, vec>, %s: f32, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.muls ins(%a, %s : !buffer.buffer<16x64xf32, vec>, f32) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_neg(
// CHECK: buffer.neg ins(%{{.*}} : !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_neg(%a: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.neg ins(%a : !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_recip(
// CHECK: buffer.recip ins(%{{.*}} : !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_recip(%a: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.recip ins(%a : !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_relu(
// CHECK: buffer.relu ins(%{{.*}} : !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_relu(%a: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.relu ins(%a : !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_rsqrt(
// CHECK: buffer.rsqrt ins(%{{.*}} : !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_rsqrt(%a: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.rsqrt ins(%a : !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_sqrt(
// CHECK: buffer.sqrt ins(%{{.*}} : !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_sqrt(%a: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.sqrt ins(%a : !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_sub(
// CHECK: buffer.sub ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_sub(%a: !buffer.buffer<16x64xf32, vec>, %b: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.sub ins(%a, %b : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// CHECK-LABEL: func.func @buffer_subs(
// CHECK: buffer.subs ins(%{{.*}}, %{{.*}} : !buffer.buffer<16x64xf32, vec>, f32) outs(%{{.*}} : !buffer.buffer<16x64xf32, vec>){{$}}
func.func @buffer_subs(%a: !buffer.buffer<16x64xf32, vec>, %s: f32, %c: !buffer.buffer<16x64xf32, vec>) {
  buffer.subs ins(%a, %s : !buffer.buffer<16x64xf32, vec>, f32) outs(%c : !buffer.buffer<16x64xf32, vec>)
  return
}

// --- beyond the examples ---------------------------------------------------------------

// What works in place, and extents that the program promises to be equal.
// CHECK-LABEL: func.func @in_place(
// CHECK: buffer.add ins(%[[A:.*]], %[[A]] : {{.*}}) outs(%[[A]] : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>){{$}}
// CHECK: buffer.mul
// CHECK: buffer.adds
func.func @in_place(%a: !buffer.buffer<16x64xf32, vec, valid = [?, 64]>, %b: !buffer.buffer<16x64xf32, vec>, %s: f32) {
  buffer.add ins(%a, %a : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>, !buffer.buffer<16x64xf32, vec, valid = [?, 64]>) outs(%a : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>)
  buffer.mul ins(%a, %b : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>, !buffer.buffer<16x64xf32, vec>) outs(%b : !buffer.buffer<16x64xf32, vec>)
  buffer.adds ins(%a, %s : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>, f32) outs(%a : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>)
  return
}

// The seed's limits to f32 and static extents are lifted: what a chip takes, a buffer op takes.
// CHECK-LABEL: func.func @lifted(
// CHECK: buffer.add
// CHECK: buffer.div
// CHECK: buffer.sub
func.func @lifted(%a: !buffer.buffer<16x64xbf16, vec>, %b: !buffer.buffer<16x64xf16, vec>, %c: !buffer.buffer<16x64xf32, vec, valid = [?, ?]>) {
  buffer.add ins(%a, %a : !buffer.buffer<16x64xbf16, vec>, !buffer.buffer<16x64xbf16, vec>) outs(%a : !buffer.buffer<16x64xbf16, vec>)
  buffer.div ins(%b, %b : !buffer.buffer<16x64xf16, vec>, !buffer.buffer<16x64xf16, vec>) outs(%b : !buffer.buffer<16x64xf16, vec>)
  buffer.sub ins(%c, %c : !buffer.buffer<16x64xf32, vec, valid = [?, ?]>, !buffer.buffer<16x64xf32, vec, valid = [?, ?]>) outs(%c : !buffer.buffer<16x64xf32, vec, valid = [?, ?]>)
  return
}
