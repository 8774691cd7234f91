// RUN: pypto-opt %s --plan-storage | FileCheck %s

!x = !ptensor.tensor<128x64xf32>
!t = !tile.tile<16x64xf32, vec>

// Accumulation over a loop: one buffer, no copy.
// CHECK-LABEL: func.func @f
// CHECK-NOT: tile.move
// CHECK: tile.add {{.*}}"b0"{{.*}}"b1"{{.*}} -> {{.*}}"b0"
// CHECK-NOT: tile.move
// CHECK: return
func.func @f(%x: !x, %c0: index, %n: index, %c1: index) {
  %a = tile.load %x[0, 0] : !x -> !t
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %a) -> !t {
    %t = tile.load %x[%i, 0] : !x -> !t
    %s = tile.add %acc, %t : !t
    scf.yield %s : !t
  }
  tile.store %r, %x[0, 0] : !t, !x
  return
}
