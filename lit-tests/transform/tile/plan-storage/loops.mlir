// RUN: pypto-opt %s --plan-storage | FileCheck %s
// RUN: pypto-opt %s --plan-storage=planner=ptoas | FileCheck %s --check-prefix=PTOAS

!x = !ptensor.tensor<128x64xf32>
!t = !tile.tile<16x64xf32, vec>

// A swap goes through a third tile: two copies one after the other would lose a value.
// CHECK-LABEL: func.func @swap
// PTOAS-LABEL: func.func @swap
func.func @swap(%x: !x, %n: index, %c0: index, %c1: index) {
  // CHECK: tile.load {{.*}}mem = <"b0", 0, 4096, addr = 0>
  // PTOAS: tile.load {{.*}}mem = <"b0", 0, 4096>>
  %a = tile.load %x[0, 0] : !x -> !t
  // CHECK: tile.load {{.*}}mem = <"b1", 0, 4096, addr = 4096>
  %b = tile.load %x[16, 0] : !x -> !t
  // CHECK: scf.for {{.*}} iter_args(%[[P:.*]] = %{{.*}}, %[[Q:.*]] = %{{.*}})
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (!t, !t) {
    // CHECK-NEXT: %[[T:.*]] = tile.move %[[Q]] : {{.*}} -> {{.*}}"b2"
    // CHECK-NEXT: %[[B:.*]] = tile.move %[[P]] : {{.*}} -> {{.*}}"b1"
    // CHECK-NEXT: %[[A:.*]] = tile.move %[[T]] : {{.*}} -> {{.*}}"b0"
    // CHECK-NEXT: scf.yield %[[A]], %[[B]]
    scf.yield %q, %p : !t, !t
  }
  tile.store %r#0, %x[0, 0] : !t, !x
  tile.store %r#1, %x[16, 0] : !t, !x
  return
}

// A shift needs its copies in the right order and no detour.
// CHECK-LABEL: func.func @shift
func.func @shift(%x: !x, %n: index, %c0: index, %c1: index) {
  %a = tile.load %x[0, 0] : !x -> !t
  %b = tile.load %x[16, 0] : !x -> !t
  %c = tile.load %x[32, 0] : !x -> !t
  // CHECK: scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[Q:.*]] = %{{.*}}, %[[R:.*]] = %{{.*}})
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b, %r = %c) -> (!t, !t, !t) {
    // CHECK-NEXT: %[[N:.*]] = tile.load {{.*}}"b3"
    // CHECK-NEXT: tile.move %[[Q]] : {{.*}} -> {{.*}}"b0"
    // CHECK-NEXT: tile.move %[[R]] : {{.*}} -> {{.*}}"b1"
    // CHECK-NEXT: tile.move %[[N]] : {{.*}} -> {{.*}}"b2"
    %next = tile.load %x[%i, 0] : !x -> !t
    // CHECK-NEXT: scf.yield
    scf.yield %q, %r, %next : !t, !t, !t
  }
  tile.store %r#0, %x[0, 0] : !t, !x
  return
}

// An initial value that two loops start from is copied for the first of them, before it.
// CHECK-LABEL: func.func @initial_needed_later
func.func @initial_needed_later(%x: !x, %n: index, %c0: index, %c1: index) {
  // CHECK: %[[A:.*]] = tile.load
  %a = tile.load %x[0, 0] : !x -> !t
  // CHECK-NEXT: %[[C:.*]] = tile.move %[[A]]
  // CHECK-NEXT: scf.for {{.*}} iter_args(%{{.*}} = %[[C]])
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a) -> !t {
    %s = tile.neg %p : !t
    scf.yield %s : !t
  }
  // CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[A]])
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a) -> !t {
    // CHECK-NOT: tile.move
    %s = tile.neg %p : !t
    scf.yield %s : !t
  }
  // CHECK: return
  return
}

// Every iteration of the outer loop starts from the same value: the copy stands inside it.
// CHECK-LABEL: func.func @initial_from_outside
func.func @initial_from_outside(%x: !x, %n: index, %c0: index, %c1: index) {
  // CHECK: %[[A:.*]] = tile.load
  %a = tile.load %x[0, 0] : !x -> !t
  // CHECK: scf.for
  scf.for %j = %c0 to %n step %c1 {
    // CHECK-NEXT: %[[C:.*]] = tile.move %[[A]]
    // CHECK-NEXT: scf.for {{.*}} iter_args(%{{.*}} = %[[C]])
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a) -> !t {
      %s = tile.neg %p : !t
      scf.yield %s : !t
    }
    tile.store %r, %x[0, 0] : !t, !x
  }
  return
}

// What is yielded twice, or comes from outside, is copied for the second carry.
// CHECK-LABEL: func.func @yielded_twice
func.func @yielded_twice(%x: !x, %n: index, %c0: index, %c1: index) {
  %a = tile.load %x[0, 0] : !x -> !t
  %b = tile.load %x[0, 0] : !x -> !t
  // CHECK: %[[O:.*]] = tile.load {{.*}}[99, 0]
  %o = tile.load %x[99, 0] : !x -> !t
  // CHECK: scf.for
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b, %u = %o) -> (!t, !t, !t) {
    // CHECK: %[[S:.*]] = tile.add
    %s = tile.add %p, %q : !t
    // CHECK-NEXT: %[[S2:.*]] = tile.move %[[S]]
    // CHECK-NEXT: %[[O2:.*]] = tile.move %[[O]]
    // CHECK-NEXT: scf.yield %[[S]], %[[S2]], %[[O2]]
    scf.yield %s, %s, %o : !t, !t, !t
  }
  tile.store %r#0, %x[0, 0] : !t, !x
  return
}

// Nothing to copy in an empty tile: another is made.
// CHECK-LABEL: func.func @empty
func.func @empty(%x: !x, %n: index, %c0: index, %c1: index) {
  // CHECK-COUNT-2: tile.create
  %a = tile.create : !t
  // CHECK-NOT: tile.move
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %a) -> (!t, !t) {
    %s = tile.load %x[%i, 0] : !x -> !t
    %u = tile.neg %s : !t
    scf.yield %s, %u : !t, !t
  }
  // CHECK: return
  tile.store %r#0, %x[0, 0] : !t, !x
  return
}

// The two halves of a while loop carry different tiles.
// CHECK-LABEL: func.func @while
func.func @while(%x: !x, %p: i1) {
  // CHECK: tile.load {{.*}}"b0"
  %a = tile.load %x[0, 0] : !x -> !t
  // CHECK-NEXT: scf.while {{.*}}"b0"
  %r = scf.while (%u = %a) : (!t) -> !t {
    // CHECK: scf.condition{{.*}}"b0"
    scf.condition(%p) %u : !t
  } do {
  ^body(%v: !t):
    // CHECK: tile.recip {{.*}} -> {{.*}}"b1"
    %s = tile.recip %v : !t
    // CHECK-NEXT: tile.move {{.*}} -> {{.*}}"b0"
    // CHECK-NEXT: scf.yield
    scf.yield %s : !t
  }
  tile.store %r, %x[0, 0] : !t, !x
  return
}
