// The library loads into a stock mlir-opt, with dialects, passes and pipelines.
// REQUIRES: mlir-opt
// RUN: mlir-opt --load-dialect-plugin=%pypto_plugin %s | FileCheck %s
// RUN: mlir-opt --load-dialect-plugin=%pypto_plugin --mlir-print-op-generic %s | mlir-opt --load-dialect-plugin=%pypto_plugin | FileCheck %s
// RUN: mlir-opt --load-dialect-plugin=%pypto_plugin --emit-bytecode %s | mlir-opt --load-dialect-plugin=%pypto_plugin | FileCheck %s
// RUN: mlir-opt --load-dialect-plugin=%pypto_plugin %s \
// RUN:   --pass-pipeline='builtin.module(func.func(convert-linalg-to-loops,cse),lower-tile-to-buffer{planner=pypto},canonicalize)' \
// RUN:   | FileCheck %s --check-prefix=LOWERED
// RUN: mlir-opt --load-pass-plugin=%pypto_plugin --load-dialect-plugin=%pypto_plugin %s \
// RUN:   --pass-pipeline='builtin.module(lower-tile-to-buffer,canonicalize)' | FileCheck %s --check-prefix=BUFFER
// RUN: mlir-opt --load-dialect-plugin=%pypto_plugin --show-dialects | FileCheck %s --check-prefix=DIALECTS
// Into our own tool it is a second copy, which steps aside.
// RUN: pypto-opt --load-dialect-plugin=%pypto_plugin --load-pass-plugin=%pypto_plugin %s | FileCheck %s
// RUN: pypto-opt --load-dialect-plugin=%pypto_plugin %s --lower-tile-to-buffer | FileCheck %s --check-prefix=BUFFER

// DIALECTS: buffer{{.*}}ptensor,pto,{{.*}}pypto{{.*}}tile

!t = !tile.tile<16x64xf32, vec>
// CHECK-LABEL: func.func @kernel(
// LOWERED-LABEL: func.func @kernel
// BUFFER-LABEL: func.func @kernel
func.func @kernel(%m: memref<16x64xf32>, %f: f32) {
  // LOWERED: scf.for
  // LOWERED: memref.store
  linalg.fill ins(%f : f32) outs(%m : memref<16x64xf32>)
  // CHECK: ptensor.from_memref %{{.*}} : memref<16x64xf32> -> !ptensor.tensor<16x64xf32>
  %x = ptensor.from_memref %m : memref<16x64xf32> -> !ptensor.tensor<16x64xf32>
  // CHECK: tile.load %{{.*}}[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32, vec>
  // LOWERED: buffer.load
  // BUFFER: buffer.load
  %t = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !t
  // LOWERED: buffer.exp
  // BUFFER: buffer.exp
  %e = tile.exp %t : !t
  // LOWERED: buffer.store
  tile.store %e, %x[0, 0] : !t, !ptensor.tensor<16x64xf32>
  return
}
