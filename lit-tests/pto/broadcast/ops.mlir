// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @pto_tcolexpand(
// CHECK: pto.tcolexpand ins(%{{.*}} : !pto.tile_buf<vec, 1x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tcolexpand(%v: !pto.tile_buf<vec, 1x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tcolexpand ins(%v : !pto.tile_buf<vec, 1x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tcolexpandadd(
// CHECK: pto.tcolexpandadd ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tcolexpandadd(%a: !pto.tile_buf<vec, 16x64xf32>, %v: !pto.tile_buf<vec, 1x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tcolexpandadd ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tcolexpanddiv(
// CHECK: pto.tcolexpanddiv ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tcolexpanddiv(%a: !pto.tile_buf<vec, 16x64xf32>, %v: !pto.tile_buf<vec, 1x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tcolexpanddiv ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tcolexpandexpdif(
// CHECK: pto.tcolexpandexpdif ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tcolexpandexpdif(%a: !pto.tile_buf<vec, 16x64xf32>, %v: !pto.tile_buf<vec, 1x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tcolexpandexpdif ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tcolexpandmax(
// CHECK: pto.tcolexpandmax ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tcolexpandmax(%a: !pto.tile_buf<vec, 16x64xf32>, %v: !pto.tile_buf<vec, 1x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tcolexpandmax ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tcolexpandmin(
// CHECK: pto.tcolexpandmin ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tcolexpandmin(%a: !pto.tile_buf<vec, 16x64xf32>, %v: !pto.tile_buf<vec, 1x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tcolexpandmin ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tcolexpandmul(
// CHECK: pto.tcolexpandmul ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tcolexpandmul(%a: !pto.tile_buf<vec, 16x64xf32>, %v: !pto.tile_buf<vec, 1x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tcolexpandmul ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_tcolexpandsub(
// CHECK: pto.tcolexpandsub ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_tcolexpandsub(%a: !pto.tile_buf<vec, 16x64xf32>, %v: !pto.tile_buf<vec, 1x64xf32>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tcolexpandsub ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_trowexpand(
// CHECK: pto.trowexpand ins(%{{.*}} : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_trowexpand(%v: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.trowexpand ins(%v : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_trowexpandadd(
// CHECK: pto.trowexpandadd ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_trowexpandadd(%a: !pto.tile_buf<vec, 16x64xf32>, %v: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.trowexpandadd ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_trowexpanddiv(
// CHECK: pto.trowexpanddiv ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_trowexpanddiv(%a: !pto.tile_buf<vec, 16x64xf32>, %v: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.trowexpanddiv ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_trowexpandexpdif(
// CHECK: pto.trowexpandexpdif ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_trowexpandexpdif(%a: !pto.tile_buf<vec, 16x64xf32>, %v: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.trowexpandexpdif ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_trowexpandmax(
// CHECK: pto.trowexpandmax ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_trowexpandmax(%a: !pto.tile_buf<vec, 16x64xf32>, %v: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.trowexpandmax ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_trowexpandmin(
// CHECK: pto.trowexpandmin ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_trowexpandmin(%a: !pto.tile_buf<vec, 16x64xf32>, %v: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.trowexpandmin ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_trowexpandmul(
// CHECK: pto.trowexpandmul ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_trowexpandmul(%a: !pto.tile_buf<vec, 16x64xf32>, %v: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.trowexpandmul ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_trowexpandsub(
// CHECK: pto.trowexpandsub ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%{{.*}} : !pto.tile_buf<vec, 16x64xf32>){{$}}
func.func @pto_trowexpandsub(%a: !pto.tile_buf<vec, 16x64xf32>, %v: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 16x64xf32>) {
  pto.trowexpandsub ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @pto_trowmax(
// CHECK: pto.trowmax ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>){{$}}
func.func @pto_trowmax(%a: !pto.tile_buf<vec, 16x64xf32>, %tmp: !pto.tile_buf<vec, 16x64xf32>, %r: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) {
  pto.trowmax ins(%a, %tmp : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%r : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
  return
}

// CHECK-LABEL: func.func @pto_trowmin(
// CHECK: pto.trowmin ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>){{$}}
func.func @pto_trowmin(%a: !pto.tile_buf<vec, 16x64xf32>, %tmp: !pto.tile_buf<vec, 16x64xf32>, %r: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) {
  pto.trowmin ins(%a, %tmp : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%r : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
  return
}

// CHECK-LABEL: func.func @pto_trowprod(
// CHECK: pto.trowprod ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>){{$}}
func.func @pto_trowprod(%a: !pto.tile_buf<vec, 16x64xf32>, %tmp: !pto.tile_buf<vec, 16x64xf32>, %r: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) {
  pto.trowprod ins(%a, %tmp : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%r : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
  return
}

// CHECK-LABEL: func.func @pto_trowsum(
// CHECK: pto.trowsum ins(%{{.*}}, %{{.*}} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%{{.*}} : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>){{$}}
func.func @pto_trowsum(%a: !pto.tile_buf<vec, 16x64xf32>, %tmp: !pto.tile_buf<vec, 16x64xf32>, %r: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) {
  pto.trowsum ins(%a, %tmp : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%r : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
  return
}
