// An accumulator without a written space may be stored rounded; a Vec tile may not, which shows once it is placed.
// RUN: pypto-opt %s --infer-memory-space --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @product
// CHECK: tile.store %{{.*}} : !tile.tile<16x16xf32, acc>, !ptensor.tensor<16x16xf16>
func.func @product(%x: !ptensor.tensor<16x16xf16>) {
  %a = tile.create : !tile.tile<16x16xf16, left>
  %b = tile.create : !tile.tile<16x16xf16, right>
  %c = tile.matmul %a, %b : (!tile.tile<16x16xf16, left>, !tile.tile<16x16xf16, right>) -> !tile.tile<16x16xf32>
  tile.store %c, %x[0, 0] : !tile.tile<16x16xf32>, !ptensor.tensor<16x16xf16>
  return
}

// -----

func.func @copied(%x: !ptensor.tensor<16x16xf32>, %y: !ptensor.tensor<16x16xf16>) {
  %t = tile.load %x[0, 0] : !ptensor.tensor<16x16xf32> -> !tile.tile<16x16xf32>
  // expected-error @below {{'tile.store' op expected the element type of target to be f32 as in source, but got f16}}
  tile.store %t, %y[0, 0] : !tile.tile<16x16xf32>, !ptensor.tensor<16x16xf16>
  return
}
