// RUN: pypto-opt %s --plan-storage | FileCheck %s

!x = !ptensor.tensor<128x64xf32>
!t = !tile.tile<16x64xf32, vec>

// A loop that may not run at all: what it starts from is in place before it.
// CHECK-LABEL: func.func @f
func.func @f(%x: !x, %n: index, %c1: index) {
  // CHECK: %[[A:.*]] = tile.load {{.*}}"b0"
  %a = tile.load %x[0, 0] : !x -> !t
  // CHECK-NEXT: %[[C:.*]] = tile.move %[[A]] {{.*}} -> {{.*}}"b1"
  // CHECK-NEXT: scf.for {{.*}} iter_args(%{{.*}} = %[[C]]) -> {{.*}}"b1"
  %r = scf.for %i = %n to %n step %c1 iter_args(%p = %a) -> !t {
    // CHECK-NEXT: tile.neg
    %s = tile.neg %p : !t
    // CHECK-NEXT: scf.yield
    scf.yield %s : !t
  }
  // CHECK: tile.store {{.*}}"b1"
  tile.store %r, %x[0, 0] : !t, !x
  tile.store %a, %x[16, 0] : !t, !x
  return
}
