// A reproducer that was asked for runs again with the same passes.
// ROUNDTRIP: skip (the reproducer would run the round trip's passes)
// RUN: pypto-opt %s --attach-target=chip=a2a3 --infer-memory-space --plan-storage --mlir-generate-reproducer=%t.repro -o %t.out
// RUN: FileCheck %s --input-file=%t.repro
// RUN: pypto-opt %t.repro --run-reproducer | diff %t.out -
// RUN: pypto-opt %s --pypto-a5 --mlir-generate-reproducer=%t.whole -o %t.lowered
// RUN: pypto-opt %t.whole --run-reproducer | diff %t.lowered -

// CHECK: pipeline: "builtin.module(attach-target{chip=a2a3 keep=false},infer-memory-space,plan-storage{planner=pypto})"
func.func @kernel(%x: !ptensor.tensor<16x64xf32> {pypto.dir = #pypto.dir<inout>}) {
  %0 = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32>
  tile.store %0, %x[0, 0] : !tile.tile<16x64xf32>, !ptensor.tensor<16x64xf32>
  return
}
