// RUN: not pypto-opt %s --infer-memory-space --mlir-pass-pipeline-local-reproducer --mlir-pass-pipeline-crash-reproducer=%t.repro 2>&1 | FileCheck %s
// CHECK: Local crash reproduction can not be setup on a pass-manager without disabling multi-threading first.
module {}
