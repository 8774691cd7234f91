// Ways to print that MLIR offers all parse again.
// RUN: pypto-opt %S/../../examples/kernels/softmax.mlir --infer-memory-space -o %t.text
// RUN: pypto-opt %t.text --mlir-print-op-generic | pypto-opt | diff %t.text -
// RUN: pypto-opt %t.text --mlir-print-local-scope | pypto-opt | diff %t.text -
// RUN: pypto-opt %t.text --mlir-print-debuginfo | pypto-opt | diff %t.text -
// RUN: pypto-opt %t.text --mlir-disable-threading | diff %t.text -
// Unknown dialects are unknown, but for those who allow them.
// RUN: not pypto-opt %s 2>&1 | FileCheck %s
// RUN: pypto-opt %s --allow-unregistered-dialect
// CHECK: error: operation being parsed with an unregistered dialect
"tiles.add"() : () -> ()
