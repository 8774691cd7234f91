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
