// A kernel that does nothing, and says which core does it, lowers like any other.
// RUN: pypto-opt %s --pypto-cpu | FileCheck %s
// CHECK: llvm.func @idle(
// CHECK-NOT: pypto.
func.func @idle() attributes {pypto.kind = #pypto.kind<aiv>} {
  return
}
