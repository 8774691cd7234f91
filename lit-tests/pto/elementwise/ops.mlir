// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @pto_tabs(
// CHECK: pto.tabs ins(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tabs(%a: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tabs ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tadd(
// CHECK: pto.tadd ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tadd(%a: !pto.tile_buf<vec, 16x64xf32>, %b: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tadd ins(%a, %b : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tadds(
// CHECK: pto.tadds ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tadds(%a: !pto.tile_buf<vec, 16x64xf32>, %s: f32, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tadds ins(%a, %s : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tdiv(
// CHECK: pto.tdiv ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tdiv(%a: !pto.tile_buf<vec, 16x64xf32>, %b: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tdiv ins(%a, %b : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tdivs(
// CHECK: pto.tdivs ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tdivs(%a: !pto.tile_buf<vec, 16x64xf32>, %s: f32, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tdivs ins(%a, %s : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_texp(
// CHECK: pto.texp ins(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_texp(%a: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_texpands(
// CHECK: pto.texpands ins(%{{.*}} : f32) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_texpands(%s: f32, %t: !pto.tile_buf<vec, 16x64xf32>) {
  pto.texpands ins(%s : f32) outs(%t : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tlog(
// CHECK: pto.tlog ins(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tlog(%a: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tlog ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tmax(
// CHECK: pto.tmax ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tmax(%a: !pto.tile_buf<vec, 16x64xf32>, %b: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tmax ins(%a, %b : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tmaxs(
// CHECK: pto.tmaxs ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tmaxs(%a: !pto.tile_buf<vec, 16x64xf32>, %s: f32, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tmaxs ins(%a, %s : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tmin(
// CHECK: pto.tmin ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tmin(%a: !pto.tile_buf<vec, 16x64xf32>, %b: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tmin ins(%a, %b : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tmins(
// CHECK: pto.tmins ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tmins(%a: !pto.tile_buf<vec, 16x64xf32>, %s: f32, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tmins ins(%a, %s : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tmul(
// CHECK: pto.tmul ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tmul(%a: !pto.tile_buf<vec, 16x64xf32>, %b: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tmul ins(%a, %b : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tmuls(
// CHECK: pto.tmuls ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tmuls(%a: !pto.tile_buf<vec, 16x64xf32>, %s: f32, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tmuls ins(%a, %s : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tneg(
// CHECK: pto.tneg ins(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tneg(%a: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tneg ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_trecip(
// CHECK: pto.trecip ins(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_trecip(%a: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.trecip ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_trelu(
// CHECK: pto.trelu ins(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_trelu(%a: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.trelu ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_trsqrt(
// CHECK: pto.trsqrt ins(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_trsqrt(%a: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.trsqrt ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tsqrt(
// CHECK: pto.tsqrt ins(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tsqrt(%a: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tsqrt ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tsub(
// CHECK: pto.tsub ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tsub(%a: !pto.tile_buf<vec, 16x64xf32>, %b: !pto.tile_buf<vec, 16x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tsub ins(%a, %b : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tsubs(
// CHECK: pto.tsubs ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tsubs(%a: !pto.tile_buf<vec, 16x64xf32>, %s: f32, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tsubs ins(%a, %s : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}
