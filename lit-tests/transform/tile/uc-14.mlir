// RUN: pypto-opt %s --plan-storage --canonicalize --verify-diagnostics --split-input-file | FileCheck %s

!x = !ptensor.tensor<128x64xf32>
!t = !tile.tile<16x64xf32, vec>

// A branch whose result is read later stays.
// CHECK-LABEL: func.func @live
func.func @live(%x: !x, %p: i1) {
  // CHECK: scf.if
  %r = scf.if %p -> !t {
    %a = tile.load %x[0, 0] : !x -> !t
    scf.yield %a : !t
  } else {
    %b = tile.load %x[16, 0] : !x -> !t
    scf.yield %b : !t
  }
  // CHECK: tile.store
  tile.store %r, %x[0, 0] : !t, !x
  return
}

// -----

!x = !ptensor.tensor<128x64xf32>
!t = !tile.tile<16x64xf32, vec>

func.func @inner(%x: !x, %p: i1) {
  "scf.if"(%p) ({
    %a = tile.load %x[0, 0] : !x -> !t
    scf.yield
  }, {}) : (i1) -> ()
  // expected-error @+1 {{use of undeclared SSA value name}}
  "tile.store"(%a, %x) <{static_offsets = array<i64: 0, 0>}> : (!t, !x) -> ()
  return
}

// -----

!x = !ptensor.tensor<128x64xf32>
!t = !tile.tile<16x64xf32, vec>

func.func @no_else(%x: !x, %p: i1) {
  // expected-error @+1 {{must have an else block if defining values}}
  %r = "scf.if"(%p) ({
    %a = tile.load %x[0, 0] : !x -> !t
    scf.yield %a : !t
  }, {}) : (i1) -> !t
  tile.store %r, %x[0, 0] : !t, !x
  return
}
