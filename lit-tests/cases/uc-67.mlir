// A failing pass of ours leaves a reproducer that our tool runs and that fails the same way.
// ROUNDTRIP: skip (the reproducer would run the round trip's passes)
// RUN: not pypto-opt %s --attach-target=chip=a2a3 --infer-memory-space --plan-storage --verify-target --mlir-pass-pipeline-crash-reproducer=%t.repro 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPRO --input-file=%t.repro
// RUN: not pypto-opt %t.repro --run-reproducer 2>&1 | FileCheck %s --check-prefix=AGAIN
// One pass only, which needs that nothing runs beside it.
// RUN: not pypto-opt %s --attach-target=chip=a2a3 --infer-memory-space --verify-target --mlir-disable-threading --mlir-pass-pipeline-local-reproducer \
// RUN:   --mlir-pass-pipeline-crash-reproducer=%t.local 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=LOCAL --input-file=%t.local
// RUN: not pypto-opt %t.local --run-reproducer 2>&1 | FileCheck %s --check-prefix=AGAIN

// CHECK: error: {{.*}}expected {{.*}} to end within the 188416 bytes of vec on a2a3, but got 262144
// REPRO: {-#
// REPRO: pipeline: "builtin.module(attach-target{chip=a2a3 keep=false},infer-memory-space,plan-storage{planner=pypto},verify-target)"
// LOCAL: pipeline: "builtin.module(verify-target)"
// AGAIN: error: {{.*}}expected {{.*}} to end within the 188416 bytes of vec on a2a3, but got 262144
// AGAIN-NOT: {{PLEASE|Stack dump}}
func.func @large(%x: !ptensor.tensor<256x256xf32> {pypto.dir = #pypto.dir<inout>}) {
  %0 = tile.load %x[0, 0] : !ptensor.tensor<256x256xf32> -> !tile.tile<256x256xf32>
  tile.store %0, %x[0, 0] : !tile.tile<256x256xf32>, !ptensor.tensor<256x256xf32>
  return
}
