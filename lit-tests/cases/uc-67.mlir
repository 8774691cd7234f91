// A failing pass of ours leaves a reproducer that our tool runs and that fails the same way.
// ROUNDTRIP: skip (the reproducer would run the round trip's passes)
// RUN: not pypto-opt %s --attach-target=chip=a2a3 --infer-memory-space --plan-storage --mlir-pass-pipeline-crash-reproducer=%t.repro 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPRO --input-file=%t.repro
// RUN: not pypto-opt %t.repro --run-reproducer 2>&1 | FileCheck %s --check-prefix=AGAIN
// One pass only, which needs that nothing runs beside it.
// RUN: not pypto-opt %s --attach-target=chip=a2a3 --infer-memory-space --plan-storage --mlir-disable-threading --mlir-pass-pipeline-local-reproducer \
// RUN:   --mlir-pass-pipeline-crash-reproducer=%t.local 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=LOCAL --input-file=%t.local
// RUN: not pypto-opt %t.local --run-reproducer 2>&1 | FileCheck %s --check-prefix=AGAIN

// CHECK: error: 'tile.load' op expected the vec tiles that are needed at once to fit into 188416 bytes, but got a tile of 262144 bytes beside 0 bytes in use
// REPRO: {-#
// REPRO: pipeline: "builtin.module(attach-target{chip=a2a3 keep=false}, infer-memory-space, plan-storage{planner=pypto})"
// LOCAL: pipeline: "builtin.module(plan-storage{planner=pypto})"
// AGAIN: error: 'tile.load' op expected the vec tiles that are needed at once to fit into 188416 bytes, but got a tile of 262144 bytes beside 0 bytes in use
// AGAIN-NOT: {{PLEASE|Stack dump}}
func.func @large(%x: !ptensor.tensor<256x256xf32> {pypto.dir = #pypto.dir<inout>}) {
  %0 = tile.load %x[0, 0] : !ptensor.tensor<256x256xf32> -> !tile.tile<256x256xf32>
  tile.store %0, %x[0, 0] : !tile.tile<256x256xf32>, !ptensor.tensor<256x256xf32>
  return
}
