// A memref is an argument and an output, as it starts at its array.
// RUN: pypto-runner %s --entry copies --arg iota --arg fill:7 --out - --expect iota --expect iota
// RUN: not pypto-runner %s --entry window --arg iota 2>&1 | FileCheck %s
func.func @copies(%x: memref<1x8xf32>, %z: memref<1x8xf32>) {
  memref.copy %x, %z : memref<1x8xf32> to memref<1x8xf32>
  return
}

// CHECK: memref.mlir:[[#@LINE+1]]:19: error: expected argument 0 of 'window' to be a scalar, or a tensor of integer extents whose elements have places of their own, but got 'memref<1x4xf32, strided<[4, 1], offset: 2>>'
func.func @window(%x: memref<1x4xf32, strided<[4, 1], offset: 2>>) {
  return
}
