// Where no move copies a tile that is needed on, what made it does so again.
// RUN: pypto-opt %s --plan-storage --split-input-file --verify-diagnostics | FileCheck %s

!x = !ptensor.tensor<64x16xf16>
!z = !ptensor.tensor<16x16xf32>
!m = !tile.tile<16x16xf16, mat>
!l = !tile.tile<16x16xf16, left>
!r = !tile.tile<16x16xf16, right>
!acc = !tile.tile<16x16xf32, acc>

// CHECK-LABEL: func.func @moved
// CHECK: %[[M:.*]] = tile.load %{{.*}} mem = <"b0"
// CHECK: %[[FIRST:.*]] = tile.move %[[M]] : {{.*}} -> {{.*}} left, mem = <"b1"
// CHECK: %[[SECOND:.*]] = tile.move %[[M]] : {{.*}} -> {{.*}} left, mem = <"b3"
// CHECK-NEXT: scf.for {{.*}} iter_args(%{{.*}} = %[[FIRST]], %{{.*}} = %[[SECOND]])
func.func @moved(%x: !x, %n: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %m = tile.load %x[0, 0] : !x -> !m
  %l = tile.move %m : !m -> !l
  %r = tile.move %m : !m -> !r
  %last:2 = scf.for %i = %n to %n step %n iter_args(%p = %l, %q = %l) -> (!l, !l) {
    %a = tile.load %x[%i, 0] : !x -> !m
    %b = tile.move %a : !m -> !l
    scf.yield %b, %q : !l, !l
  }
  %c = tile.matmul %last#0, %r : (!l, !r) -> !acc
  %d = tile.matmul_acc %c, %last#1, %r : (!acc, !l, !r) -> !acc
  tile.store %d, %z[0, 0] : !acc, !z
  return
}

// -----

!x = !ptensor.tensor<64x16xf16>
!m = !tile.tile<16x16xf16, mat>
!r = !tile.tile<16x16xf16, right>
!l = !tile.tile<16x16xf16, left>
!acc = !tile.tile<16x16xf32, acc>
!z = !ptensor.tensor<16x16xf32>

// An argument that is written too has the same in it as long as nothing is stored.
// CHECK-LABEL: func.func @nothing_stored
// CHECK: %[[FIRST:.*]] = tile.load %{{.*}}[4, 0]
// CHECK: %[[SECOND:.*]] = tile.load %{{.*}}[4, 0]
// CHECK-NEXT: scf.for {{.*}} iter_args(%{{.*}} = %[[FIRST]], %{{.*}} = %[[SECOND]])
func.func @nothing_stored(%x: !x {pypto.dir = #pypto.dir<inout>}, %n: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[4, 0] : !x -> !m
  %last:2 = scf.for %i = %n to %n step %n iter_args(%p = %a, %q = %a) -> (!m, !m) {
    %b = tile.load %x[%i, 0] : !x -> !m
    scf.yield %b, %q : !m, !m
  }
  %l = tile.move %last#0 : !m -> !l
  %r = tile.move %last#1 : !m -> !r
  %c = tile.matmul %l, %r : (!l, !r) -> !acc
  tile.store %c, %z[0, 0] : !acc, !z
  return
}

// -----

!x = !ptensor.tensor<64x16xf16>
!m = !tile.tile<16x16xf16, mat>
!v = !tile.tile<16x16xf16, vec>
func.func @stored_between(%x: !x {pypto.dir = #pypto.dir<inout>}, %n: index, %c: i1) {
  %a = tile.load %x[4, 0] : !x -> !m
  %v = tile.load %x[0, 0] : !x -> !v
  scf.if %c {
    tile.store %v, %x[8, 0] : !v, !x
  }
  // expected-error @+1 {{'scf.for' op expected the storage of this mat tile to be free to be taken over, but got a tile that is still needed, and no move copies mat to mat}}
  %last:2 = scf.for %i = %n to %n step %n iter_args(%p = %a, %q = %a) -> (!m, !m) {
    %b = tile.load %x[%i, 0] : !x -> !m
    // expected-note @+1 {{it is needed here}}
    scf.yield %b, %q : !m, !m
  }
  return
}

// -----

!x = !ptensor.tensor<64x16xf16>
!m = !tile.tile<16x16xf16, mat>
!v = !tile.tile<16x16xf16, vec>

// The store stands behind the place, but in a loop around it.
func.func @stored_in_the_loop(%x: !x {pypto.dir = #pypto.dir<inout>}, %n: index) {
  %a = tile.load %x[4, 0] : !x -> !m
  %v = tile.load %x[0, 0] : !x -> !v
  scf.for %j = %n to %n step %n {
    // expected-error @+2 {{'scf.for' op expected the storage of this mat tile to be free to be taken over}}
    // expected-note @+1 {{it is needed here}}
    %last:2 = scf.for %i = %n to %n step %n iter_args(%p = %a, %q = %a) -> (!m, !m) {
      %b = tile.load %x[%i, 0] : !x -> !m
      scf.yield %b, %q : !m, !m
    }
    tile.store %v, %x[8, 0] : !v, !x
  }
  return
}

// -----

!x = !ptensor.tensor<64x16xf16>
!m = !tile.tile<16x16xf16, mat>

// What a loop hands on was made by nobody in particular.
func.func @carried(%x: !x, %n: index) {
  %a = tile.load %x[4, 0] : !x -> !m
  %b = tile.load %x[5, 0] : !x -> !m
  %last:2 = scf.for %i = %n to %n step %n iter_args(%p = %a, %q = %b) -> (!m, !m) {
    // expected-error @+2 {{'scf.yield' op expected the storage of this mat tile to be free to be taken over}}
    // expected-note @+1 {{it is needed here}}
    scf.yield %q, %p : !m, !m
  }
  return
}
