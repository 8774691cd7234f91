// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @tile_create(
// CHECK: %{{.*}} = tile.create : !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_create() {
  %t = tile.create : !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_load(
// CHECK: %{{.*}} = tile.load %{{.*}}[0, %{{.*}}] : !ptensor.tensor<128x64xf32> -> !tile.tile<16x64xf32, vec>{{$}}
func.func @tile_load(%j: index, %x: !ptensor.tensor<128x64xf32>) {
  %t = tile.load %x[0, %j] : !ptensor.tensor<128x64xf32> -> !tile.tile<16x64xf32, vec>
  return
}

// CHECK-LABEL: func.func @tile_move(
// CHECK: %{{.*}} = tile.move %{{.*}} : !tile.tile<64x64xf16, mat> -> !tile.tile<64x64xf16, left>{{$}}
func.func @tile_move(%m: !tile.tile<64x64xf16, mat>) {
  %l = tile.move %m : !tile.tile<64x64xf16, mat> -> !tile.tile<64x64xf16, left>
  return
}

// CHECK-LABEL: func.func @tile_store(
// CHECK: tile.store %{{.*}}, %{{.*}}[0, %{{.*}}] : !tile.tile<16x64xf32, vec>, !ptensor.tensor<128x64xf32>{{$}}
func.func @tile_store(%j: index, %t: !tile.tile<16x64xf32, vec>, %y: !ptensor.tensor<128x64xf32>) {
  tile.store %t, %y[0, %j] : !tile.tile<16x64xf32, vec>, !ptensor.tensor<128x64xf32>
  return
}

// --- beyond the examples ---------------------------------------------------------------

// CHECK-LABEL: func.func @windows(
// CHECK: tile.load %{{.*}}[%{{.*}}, %{{.*}}] : !ptensor.tensor<[n, 64], f32> -> !tile.tile<16x64xf32>{{$}}
// CHECK: tile.load %{{.*}}[0, 0] : !ptensor.tensor<8x64xf32> -> !tile.tile<16x64xf32, vec, valid = [8, 64]>{{$}}
// CHECK: tile.load %{{.*}}[1000, 0] : !ptensor.tensor<[n, 64], f32> -> !tile.tile<16x64xf32, vec, valid = [?, m]>{{$}}
// CHECK: tile.load %{{.*}}[84, 0] : !ptensor.tensor<128x64xf32, valid = [100, 64]> -> !tile.tile<16x64xf32, mat>{{$}}
func.func @windows(%x: !ptensor.tensor<[n, 64], f32>, %y: !ptensor.tensor<8x64xf32>, %z: !ptensor.tensor<128x64xf32, valid = [100, 64]>, %i: index) {
  %a = tile.load %x[%i, %i] : !ptensor.tensor<[n, 64], f32> -> !tile.tile<16x64xf32>
  %b = tile.load %y[0, 0] : !ptensor.tensor<8x64xf32> -> !tile.tile<16x64xf32, vec, valid = [8, 64]>
  %c = tile.load %x[1000, 0] : !ptensor.tensor<[n, 64], f32> -> !tile.tile<16x64xf32, vec, valid = [?, m]>
  %d = tile.load %z[84, 0] : !ptensor.tensor<128x64xf32, valid = [100, 64]> -> !tile.tile<16x64xf32, mat>
  return
}

// An accumulator in f32 may be rounded on its way out.
// CHECK-LABEL: func.func @accumulators(
// CHECK: tile.store %{{.*}}, %{{.*}}[0, 0] : !tile.tile<16x64xf32, acc>, !ptensor.tensor<16x64xbf16>{{$}}
// CHECK: tile.store %{{.*}}, %{{.*}}[0, 0] : !tile.tile<16x64xi32, acc>, !ptensor.tensor<16x64xi32>{{$}}
// CHECK: tile.move %{{.*}} : !tile.tile<16x64xf32, acc> -> !tile.tile<16x64xf16, mat>{{$}}
func.func @accumulators(%a: !tile.tile<16x64xf32, acc>, %b: !tile.tile<16x64xi32, acc>, %x: !ptensor.tensor<16x64xbf16>, %y: !ptensor.tensor<16x64xi32>) {
  tile.store %a, %x[0, 0] : !tile.tile<16x64xf32, acc>, !ptensor.tensor<16x64xbf16>
  tile.store %b, %y[0, 0] : !tile.tile<16x64xi32, acc>, !ptensor.tensor<16x64xi32>
  %c = tile.move %a : !tile.tile<16x64xf32, acc> -> !tile.tile<16x64xf16, mat>
  return
}

// Floats of one byte are loaded, moved and stored.
// CHECK-LABEL: func.func @float8(
// CHECK: tile.create : !tile.tile<16x32xf8E4M3FN, vec>{{$}}
// CHECK: tile.load %{{.*}}[0, 0] : !ptensor.tensor<16x32xf8E4M3FN> -> !tile.tile<16x32xf8E4M3FN, mat>{{$}}
// CHECK: tile.move %{{.*}} : !tile.tile<16x32xf8E4M3FN, mat> -> !tile.tile<16x32xf8E4M3FN, left>{{$}}
// CHECK: tile.load %{{.*}}[0, 0] : !ptensor.tensor<16x32xf8E5M2> -> !tile.tile<16x32xf8E5M2>{{$}}
// CHECK: tile.store %{{.*}}, %{{.*}}[0, 0] : !tile.tile<16x32xf8E5M2>, !ptensor.tensor<16x32xf8E5M2>{{$}}
func.func @float8(%x: !ptensor.tensor<16x32xf8E4M3FN>, %y: !ptensor.tensor<16x32xf8E5M2>) {
  %t = tile.create : !tile.tile<16x32xf8E4M3FN, vec>
  %m = tile.load %x[0, 0] : !ptensor.tensor<16x32xf8E4M3FN> -> !tile.tile<16x32xf8E4M3FN, mat>
  %l = tile.move %m : !tile.tile<16x32xf8E4M3FN, mat> -> !tile.tile<16x32xf8E4M3FN, left>
  %v = tile.load %y[0, 0] : !ptensor.tensor<16x32xf8E5M2> -> !tile.tile<16x32xf8E5M2>
  tile.store %v, %y[0, 0] : !tile.tile<16x32xf8E5M2>, !ptensor.tensor<16x32xf8E5M2>
  return
}
