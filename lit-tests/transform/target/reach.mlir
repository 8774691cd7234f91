// Every pass of ours says what it would not find, alone as in a pipeline.
// RUN: pypto-opt %s --infer-memory-space --verify-diagnostics
// RUN: pypto-opt %s --plan-storage --verify-diagnostics
// RUN: pypto-opt %s --lower-tile-to-buffer --verify-diagnostics
// RUN: pypto-opt %s --attach-target=chip=a5 --lower-buffer-to-pto --verify-diagnostics
// RUN: pypto-opt %s --lower-buffer-to-loops --verify-diagnostics
// RUN: pypto-opt %s --attach-target=chip=a5 --verify-target --verify-diagnostics
// RUN: pypto-opt %s --pypto-a5 --verify-diagnostics
// RUN: pypto-opt %s --pypto-cpu --verify-diagnostics
// On its own the inner module is as good as any.
// RUN: pypto-opt %s --pass-pipeline='builtin.module(builtin.module(pypto-a5))' | FileCheck %s
// CHECK: module @inner attributes {pto.target_arch = "a5"}
module {
  module @inner {
    // expected-error @+2 {{'func.func' op expected tensors of ours to stand in a func.func of the module, but got one inside another op}}
    // expected-note @+1 {{passes work on the functions of one module: lower inner modules on their own}}
    func.func @copy(%x: !ptensor.tensor<1x8xf32>, %z: !ptensor.tensor<1x8xf32> {pypto.dir = #pypto.dir<out>}) {
      %a = tile.load %x[0, 0] : !ptensor.tensor<1x8xf32> -> !tile.tile<1x8xf32>
      tile.store %a, %z[0, 0] : !tile.tile<1x8xf32>, !ptensor.tensor<1x8xf32>
      return
    }
  }
}
