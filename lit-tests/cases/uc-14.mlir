// A value of a region is known in it only; what is read later survives dead-code elimination.
// RUN: pypto-opt %s --split-input-file --verify-diagnostics

func.func @escapes(%x: !ptensor.tensor<1x8xf32> {pypto.dir = #pypto.dir<inout>}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  "scf.for"(%c0, %n, %c1) ({
  ^bb0(%i: index):
    %inner = "tile.load"(%x) <{static_offsets = array<i64: 0, 0>}> : (!ptensor.tensor<1x8xf32>) -> !tile.tile<1x8xf32>
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  // expected-error @+1 {{use of undeclared SSA value name}}
  "tile.store"(%inner, %x) <{static_offsets = array<i64: 0, 0>}> : (!tile.tile<1x8xf32>, !ptensor.tensor<1x8xf32>) -> ()
  return
}

// -----

func.func @no_else(%x: !ptensor.tensor<1x8xf32>, %c: i1) {
  // expected-error @+1 {{'scf.if' op must have an else block if defining values}}
  %r = "scf.if"(%c) ({
    %t = tile.load %x[0, 0] : !ptensor.tensor<1x8xf32> -> !tile.tile<1x8xf32>
    scf.yield %t : !tile.tile<1x8xf32>
  }, {}) : (i1) -> !tile.tile<1x8xf32>
  %0 = tile.neg %r : !tile.tile<1x8xf32>
  return
}

// -----

func.func @before(%x: !ptensor.tensor<1x8xf32>) {
  // expected-error @+1 {{operand #0 does not dominate this use}}
  %0 = tile.neg %t : !tile.tile<1x8xf32>
  // expected-note @+1 {{operand defined here}}
  %t = tile.load %x[0, 0] : !ptensor.tensor<1x8xf32> -> !tile.tile<1x8xf32>
  return
}
