// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @tile_abs(
// CHECK: %{{.*}} = tile.abs %{{.*}} : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_abs(%a: !tile.tile<16x64xf32, vec>) {
  %c = tile.abs %a : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_add(
// CHECK: %{{.*}} = tile.add %{{.*}}, %{{.*}} : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_add(%a: !tile.tile<16x64xf32, vec>, %b: !tile.tile<16x64xf32, vec>) {
  %c = tile.add %a, %b : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_adds(
// CHECK: %{{.*}} = tile.adds %{{.*}}, %{{.*}} : f32, !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_adds(%a: !tile.tile<16x64xf32, vec>, %s: f32) {
  %c = tile.adds %a, %s : f32, !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_div(
// CHECK: %{{.*}} = tile.div %{{.*}}, %{{.*}} : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_div(%a: !tile.tile<16x64xf32, vec>, %b: !tile.tile<16x64xf32, vec>) {
  %c = tile.div %a, %b : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_divs(
// CHECK: %{{.*}} = tile.divs %{{.*}}, %{{.*}} : f32, !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_divs(%a: !tile.tile<16x64xf32, vec>, %s: f32) {
  %c = tile.divs %a, %s : f32, !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_exp(
// CHECK: %{{.*}} = tile.exp %{{.*}} : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_exp(%a: !tile.tile<16x64xf32, vec>) {
  %c = tile.exp %a : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_full(
// CHECK: %{{.*}} = tile.full %{{.*}} : f32 -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_full(%s: f32) {
  %t = tile.full %s : f32 -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_log(
// CHECK: %{{.*}} = tile.log %{{.*}} : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_log(%a: !tile.tile<16x64xf32, vec>) {
  %c = tile.log %a : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_maximum(
// CHECK: %{{.*}} = tile.maximum %{{.*}}, %{{.*}} : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_maximum(%a: !tile.tile<16x64xf32, vec>, %b: !tile.tile<16x64xf32, vec>) {
  %c = tile.maximum %a, %b : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_maximums(
// CHECK: %{{.*}} = tile.maximums %{{.*}}, %{{.*}} : f32, !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_maximums(%a: !tile.tile<16x64xf32, vec>, %s: f32) {
  %c = tile.maximums %a, %s : f32, !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_minimum(
// CHECK: %{{.*}} = tile.minimum %{{.*}}, %{{.*}} : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_minimum(%a: !tile.tile<16x64xf32, vec>, %b: !tile.tile<16x64xf32, vec>) {
  %c = tile.minimum %a, %b : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_minimums(
// CHECK: %{{.*}} = tile.minimums %{{.*}}, %{{.*}} : f32, !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_minimums(%a: !tile.tile<16x64xf32, vec>, %s: f32) {
  %c = tile.minimums %a, %s : f32, !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_mul(
// CHECK: %{{.*}} = tile.mul %{{.*}}, %{{.*}} : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_mul(%a: !tile.tile<16x64xf32, vec>, %b: !tile.tile<16x64xf32, vec>) {
  %c = tile.mul %a, %b : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_muls(
// CHECK: %{{.*}} = tile.muls %{{.*}}, %{{.*}} : f32, !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_muls(%a: !tile.tile<16x64xf32, vec>, %s: f32) {
  %c = tile.muls %a, %s : f32, !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_neg(
// CHECK: %{{.*}} = tile.neg %{{.*}} : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_neg(%a: !tile.tile<16x64xf32, vec>) {
  %c = tile.neg %a : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_recip(
// CHECK: %{{.*}} = tile.recip %{{.*}} : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_recip(%a: !tile.tile<16x64xf32, vec>) {
  %c = tile.recip %a : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_relu(
// CHECK: %{{.*}} = tile.relu %{{.*}} : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_relu(%a: !tile.tile<16x64xf32, vec>) {
  %c = tile.relu %a : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_rsqrt(
// CHECK: %{{.*}} = tile.rsqrt %{{.*}} : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_rsqrt(%a: !tile.tile<16x64xf32, vec>) {
  %c = tile.rsqrt %a : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_sqrt(
// CHECK: %{{.*}} = tile.sqrt %{{.*}} : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_sqrt(%a: !tile.tile<16x64xf32, vec>) {
  %c = tile.sqrt %a : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_sub(
// CHECK: %{{.*}} = tile.sub %{{.*}}, %{{.*}} : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_sub(%a: !tile.tile<16x64xf32, vec>, %b: !tile.tile<16x64xf32, vec>) {
  %c = tile.sub %a, %b : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_subs(
// CHECK: %{{.*}} = tile.subs %{{.*}}, %{{.*}} : f32, !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_subs(%a: !tile.tile<16x64xf32, vec>, %s: f32) {
  %c = tile.subs %a, %s : f32, !tile.tile<16x64xf32, vec>
  return
}

// --- beyond the examples ---------------------------------------------------------------

// Types that are not one are all written; a tile may have no place yet.
// CHECK-LABEL: func.func @each_type(
// CHECK: tile.add %{{.*}}, %{{.*}} : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32>) -> !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096>>{{$}}
// CHECK: tile.exp %{{.*}} : (!tile.tile<16x64xf32>) -> !tile.tile<16x64xf32, vec>{{$}}
// CHECK: tile.muls %{{.*}}, %{{.*}} : f32, (!tile.tile<16x64xf32>) -> !tile.tile<16x64xf32, vec>{{$}}
func.func @each_type(%a: !tile.tile<16x64xf32, vec>, %b: !tile.tile<16x64xf32>, %s: f32) {
  %c = tile.add %a, %b : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32>) -> !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096>>
  %d = tile.exp %b : (!tile.tile<16x64xf32>) -> !tile.tile<16x64xf32, vec>
  %e = tile.muls %b, %s : f32, (!tile.tile<16x64xf32>) -> !tile.tile<16x64xf32, vec>
  return
}

// One symbol is one extent; an unknown one is at least itself.
// CHECK-LABEL: func.func @valid(
// CHECK: tile.add %{{.*}}, %{{.*}} : !tile.tile<16x16xf32, vec, valid = [n, 16]>{{$}}
// CHECK: tile.mul %[[X:.*]], %[[X]] : !tile.tile<16x16xf32, vec, valid = [?, 16]>{{$}}
// CHECK: tile.sqrt %{{.*}} : !tile.tile<16x16xf32, vec, valid = [?, 16]>{{$}}
func.func @valid(%a: !tile.tile<16x16xf32, vec, valid = [n, 16]>, %b: !tile.tile<16x16xf32, vec, valid = [n, 16]>,
    %x: !tile.tile<16x16xf32, vec, valid = [?, 16]>) {
  %c = tile.add %a, %b : !tile.tile<16x16xf32, vec, valid = [n, 16]>
  %y = tile.mul %x, %x : !tile.tile<16x16xf32, vec, valid = [?, 16]>
  %z = tile.sqrt %y : !tile.tile<16x16xf32, vec, valid = [?, 16]>
  return
}

// CHECK-LABEL: func.func @elements(
// CHECK: tile.add %{{.*}}, %{{.*}} : !tile.tile<16x64xbf16, vec>{{$}}
// CHECK: tile.adds %{{.*}}, %{{.*}} : ui8, !tile.tile<16x64xui8, vec>{{$}}
// CHECK: tile.full %{{.*}} : i32 -> !tile.tile<[n, 64], i32, vec>{{$}}
func.func @elements(%a: !tile.tile<16x64xbf16, vec>, %b: !tile.tile<16x64xui8, vec>, %s: ui8, %i: i32) {
  %c = tile.add %a, %a : !tile.tile<16x64xbf16, vec>
  %d = tile.adds %b, %s : ui8, !tile.tile<16x64xui8, vec>
  %e = tile.full %i : i32 -> !tile.tile<[n, 64], i32, vec>
  return
}
