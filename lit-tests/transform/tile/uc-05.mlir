// RUN: pypto-opt %s --plan-storage | FileCheck %s

!x = !ptensor.tensor<128x64xf32>
!t = !tile.tile<16x64xf32, vec>

// The result of a loop keeps its bytes until its last reader.
// CHECK-LABEL: func.func @f
func.func @f(%x: !x, %c0: index, %c4: index, %c1: index) {
  %a = tile.load %x[0, 0] : !x -> !t
  // CHECK: scf.for {{.*}}"b0", 0, 4096, addr = 0
  %acc = scf.for %i = %c0 to %c4 step %c1 iter_args(%p = %a) -> !t {
    %b = tile.load %x[%i, 0] : !x -> !t
    %s = tile.add %p, %b : !t
    scf.yield %s : !t
  }
  // CHECK: tile.load {{.*}}addr = 4096
  %resid = tile.load %x[0, 0] : !x -> !t
  // CHECK: tile.neg {{.*}} -> {{.*}}addr = 8192
  %r = tile.neg %resid : !t
  // CHECK: tile.add {{.*}}addr = 0{{.*}}addr = 8192{{.*}} -> {{.*}}addr = 4096
  %out = tile.add %acc, %r : !t
  tile.store %out, %x[0, 0] : !t, !x
  return
}
