// A plan that no longer holds, since ops were moved after it was made, is refused: never other numbers in silence.
// RUN: pypto-opt %s --lower-tile-to-buffer --split-input-file --verify-diagnostics
// RUN: pypto-opt %s --lower-tile-to-buffer --split-input-file --verify-diagnostics --mlir-disable-threading
// RUN: not pypto-opt %S/Inputs/invariant.mlir --infer-memory-space --plan-storage --loop-invariant-code-motion --lower-tile-to-buffer 2>&1 | FileCheck %s --check-prefix=MOVED
// MOVED: error: 'tile.full' op expected the storage of {{.*}} to be free here
// RUN: pypto-runner %S/Inputs/invariant.mlir --arg fill:0 --expect fill:14 --pipeline=loop-invariant-code-motion,pypto-cpu
// ROUNDTRIP: skip (the errors are about lines of this file)

!x = !ptensor.tensor<16x64xf32>
!t = !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096, addr = 0>>
!half = !tile.tile<16x64xf32, vec, mem = <"b1", 0, 4096, addr = 2048>>
func.func @overlap(%x: !x {pypto.dir = #pypto.dir<inout>}) {
  %a = tile.load %x[0, 0] : !x -> !t
  // expected-error @+2 {{expected the storage of !tile.tile<16x64xf32, vec, mem = <"b1", 0, 4096, addr = 2048>> to be free here, but got a tile that lies there, !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096, addr = 0>>, and is still needed}}
  // expected-note @+1 {{passes that move ops come before --plan-storage, not after it}}
  %b = tile.load %x[0, 0] : !x -> !half
  // expected-note @+1 {{it is needed here}}
  tile.store %a, %x[0, 0] : !t, !x
  tile.store %b, %x[0, 0] : !half, !x
  return
}

// -----

// Without an address, the allocation is what two tiles have in common.
!x = !ptensor.tensor<16x64xf32>
!t = !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096>>
func.func @initial(%x: !x {pypto.dir = #pypto.dir<inout>}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = arith.constant 1.0 : f32
  %a = tile.load %x[0, 0] : !x -> !t
  // expected-error @+2 {{to be free here, but got a tile that lies there}}
  // expected-note @+1 {{passes that move ops come before}}
  %b = tile.full %s : f32 -> !t
  // expected-note @+1 {{it is needed here}}
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a) -> !t {
    scf.yield %b : !t
  }
  tile.store %r, %x[0, 0] : !t, !x
  return
}

// -----

// A tile from before a loop is needed until the loop ends.
!x = !ptensor.tensor<16x64xf32>
!t = !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096, addr = 0>>
func.func @repeated(%x: !x {pypto.dir = #pypto.dir<inout>}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tile.load %x[0, 0] : !x -> !t
  scf.for %i = %c0 to %n step %c1 {
    // expected-note @+1 {{it is needed here}}
    tile.store %a, %x[0, 0] : !t, !x
    // expected-error @+2 {{to be free here, but got a tile that lies there}}
    // expected-note @+1 {{passes that move ops come before}}
    %b = tile.load %x[0, 0] : !x -> !t
    tile.store %b, %x[0, 0] : !t, !x
  }
  return
}

// -----

// A reduction does not work in place.
!x = !ptensor.tensor<16x64xf32>
!t = !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096, addr = 0>>
!s = !tile.tile<16x64xf32, vec, mem = <"b1", 0, 4096, addr = 4096>>
!c = !tile.tile<16x1xf32, vec, mem = <"b2", 0, 64, addr = 0>>
func.func @in_place(%x: !x) {
  %a = tile.load %x[0, 0] : !x -> !t
  %s = tile.create : !s
  // expected-error @+3 {{to be free here, but got a tile that lies there}}
  // expected-note @+2 {{it is needed here}}
  // expected-note @+1 {{passes that move ops come before}}
  %r = tile.row_sum %a, %s : (!t, !s) -> !c
  return
}

// -----

// What is over may be followed, in a branch as after it, and a move to the same place is nothing.
!x = !ptensor.tensor<16x64xf32>
!t = !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096, addr = 0>>
func.func @sound(%x: !x {pypto.dir = #pypto.dir<inout>}, %c: i1) {
  %a = tile.load %x[0, 0] : !x -> !t
  %b = tile.neg %a : !t
  %m = tile.move %b : !t -> !t
  %r = scf.if %c -> !t {
    %d = tile.add %m, %m : !t
    scf.yield %d : !t
  } else {
    scf.yield %m : !t
  }
  tile.store %r, %x[0, 0] : !t, !x
  return
}
