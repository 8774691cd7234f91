// RUN: pypto-opt %s --plan-storage | FileCheck %s

!x = !ptensor.tensor<128x64xf32>
!t = !tile.tile<16x64xf32, vec>

// An arm that hands on the carry as it is: one buffer and no copy, so it holds the carry in either case.
// CHECK-LABEL: func.func @carry
func.func @carry(%x: !x, %c0: index, %c4: index, %c1: index, %odd: i1) {
  // CHECK: tile.load {{.*}}"b0"
  %zero = tile.load %x[0, 0] : !x -> !t
  %one = tile.load %x[16, 0] : !x -> !t
  // CHECK: scf.for {{.*}}"b0"
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %zero) -> !t {
    // CHECK-NEXT: scf.if {{.*}}"b0"
    %s = scf.if %odd -> !t {
      // CHECK-NEXT: tile.add {{.*}} -> {{.*}}"b0"
      %a = tile.add %acc, %one : !t
      scf.yield %a : !t
    } else {
      scf.yield %acc : !t
    }
    scf.yield %s : !t
  }
  // CHECK-NOT: tile.move
  // CHECK: tile.store {{.*}}"b0"
  tile.store %r, %x[0, 0] : !t, !x
  return
}

// The same with a tile from outside the loop: the passing arm copies it.
// CHECK-LABEL: func.func @outer
func.func @outer(%x: !x, %c0: index, %c4: index, %c1: index, %odd: i1) {
  // CHECK: %[[PRE:.*]] = tile.load
  %pre = tile.load %x[0, 0] : !x -> !t
  scf.for %i = %c0 to %c4 step %c1 {
    // CHECK: scf.if {{.*}}"b1"
    %s = scf.if %odd -> !t {
      // CHECK-NEXT: tile.add {{.*}} -> {{.*}}"b1"
      %a = tile.add %pre, %pre : !t
      scf.yield %a : !t
    } else {
      // CHECK: tile.move %[[PRE]] : {{.*}} -> {{.*}}"b1"
      scf.yield %pre : !t
    }
    tile.store %s, %x[0, 0] : !t, !x
  }
  return
}
