// RUN: not pypto-opt %s --infer-memory-space --mlir-pass-pipeline-local-reproducer --mlir-pass-pipeline-crash-reproducer=%t.repro 2>&1 | FileCheck %s
// CHECK: error: Local crash reproduction may not be used without disabling
module {}
