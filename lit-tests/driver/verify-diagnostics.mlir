// Expectations that are met are silence, ones that are not are errors.
// RUN: pypto-opt %s --attach-target=chip=a2a3 --verify-target --split-input-file --verify-diagnostics
// RUN: not pypto-opt %S/Inputs/unmet.mlir --verify-diagnostics 2>&1 | FileCheck %s

// CHECK: unmet.mlir:1:4: error: expected error "no such error" was not produced

!t = !tile.tile<16x64xbf16, vec>
func.func @below(%t: !t) {
  // expected-error @below {{expected element type on a2a3}}
  // expected-note @below {{use an element type of this list}}
  %0 = tile.add %t, %t : !t
  return
}

// -----

!t = !tile.tile<16x64xbf16, vec>
func.func @above(%t: !t) {
  %0 = tile.add %t, %t : !t
  // expected-error @above {{expected element type on a2a3}}
  // expected-note @-2 {{use an element type of this list}}
  return
}
