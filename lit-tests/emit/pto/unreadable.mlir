// What the assembler does not read is not written: neither types nor attributes of other layers.
// RUN: split-file --leading-lines %s %t
// RUN: not pypto-translate --to-pto %t/declared.mlir 2>&1 | FileCheck %s --check-prefix=DECLARED
// RUN: not pypto-translate --to-pto %t/inner.mlir 2>&1 | FileCheck %s --check-prefix=INNER
// RUN: not pypto-translate --to-pto %t/kind.mlir 2>&1 | FileCheck %s --check-prefix=KIND

//--- declared.mlir
// DECLARED: declared.mlir:[[#@LINE+3]]:3: error: 'func.func' op expected types of pto, integers and floats of at most 64 bits, and index only, but got '!ptensor.tensor<1x8xf32>', which the assembler does not read
// DECLARED: note: lower it first
module attributes {pto.target_arch = "a5"} {
  func.func private @host(!ptensor.tensor<1x8xf32>)
}
//--- inner.mlir
// INNER: inner.mlir:[[#@LINE+2]]:3: error: 'builtin.module' op expected no attributes of pypto, but got pypto.target, which the assembler does not read
module attributes {pto.target_arch = "a5"} {
  module attributes {pypto.target = #pypto.target<a5>} {
  }
}
//--- kind.mlir
// KIND: kind.mlir:[[#@LINE+2]]:3: error: 'func.func' op expected no attributes of pypto, but got pypto.kind, which the assembler does not read
module attributes {pto.target_arch = "a5"} {
  func.func private @host(f32) attributes {pypto.kind = #pypto.kind<aiv>}
}
