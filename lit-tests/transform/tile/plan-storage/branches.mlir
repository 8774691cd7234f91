// RUN: pypto-opt %s --plan-storage | FileCheck %s

!x = !ptensor.tensor<128x64xf32>
!t = !tile.tile<16x64xf32, vec>

// An outer value that is needed later is copied where an arm hands it on.
// CHECK-LABEL: func.func @outer_value
func.func @outer_value(%x: !x, %p: i1) {
  // CHECK: %[[A:.*]] = tile.load {{.*}}"b0"
  %a = tile.load %x[0, 0] : !x -> !t
  // CHECK-NEXT: scf.if {{.*}}"b1"
  %r = scf.if %p -> !t {
    // CHECK-NEXT: tile.add {{.*}} -> {{.*}}"b1"
    %s = tile.add %a, %a : !t
    scf.yield %s : !t
    // CHECK: else
  } else {
    // CHECK-NEXT: tile.move %[[A]] {{.*}} -> {{.*}}"b1"
    scf.yield %a : !t
  }
  tile.store %r, %x[0, 0] : !t, !x
  tile.store %a, %x[0, 0] : !t, !x
  return
}

// A select of tiles becomes a branch.
// CHECK-LABEL: func.func @select
func.func @select(%x: !x, %p: i1) {
  // CHECK: %[[A:.*]] = tile.load
  %a = tile.load %x[0, 0] : !x -> !t
  // CHECK-NEXT: %[[B:.*]] = tile.load
  %b = tile.load %x[0, 0] : !x -> !t
  // CHECK-NEXT: scf.if {{.*}}"b0"
  // CHECK-NEXT: scf.yield %[[A]]
  // CHECK: else
  // CHECK-NEXT: %[[C:.*]] = tile.move %[[B]]
  // CHECK-NEXT: scf.yield %[[C]]
  // CHECK-NOT: arith.select
  %r = arith.select %p, %a, %b : !t
  tile.store %r, %x[0, 0] : !t, !x
  return
}

// Arms that hand on in opposite order: one of them swaps.
// CHECK-LABEL: func.func @crossed
func.func @crossed(%x: !x, %p: i1) {
  %a = tile.load %x[0, 0] : !x -> !t
  %b = tile.load %x[0, 0] : !x -> !t
  // CHECK: scf.if
  // CHECK-NEXT: scf.yield
  // CHECK: else
  // CHECK-COUNT-3: tile.move
  // CHECK-NEXT: scf.yield
  %r:2 = scf.if %p -> (!t, !t) {
    scf.yield %a, %b : !t, !t
  } else {
    scf.yield %b, %a : !t, !t
  }
  tile.store %r#0, %x[0, 0] : !t, !x
  tile.store %r#1, %x[0, 0] : !t, !x
  return
}

// CHECK-LABEL: func.func @switch
func.func @switch(%x: !x, %i: index) {
  // CHECK: tile.load {{.*}}"b0"
  %a = tile.load %x[0, 0] : !x -> !t
  // CHECK-NEXT: scf.index_switch {{.*}}"b0"
  // CHECK-NOT: tile.move
  %r = scf.index_switch %i -> !t
  case 0 {
    %s = tile.neg %a : !t
    scf.yield %s : !t
  }
  default {
    scf.yield %a : !t
  }
  // CHECK: tile.store
  tile.store %r, %x[0, 0] : !t, !x
  return
}
