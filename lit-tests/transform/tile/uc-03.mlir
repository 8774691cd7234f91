// RUN: pypto-opt %s --plan-storage | FileCheck %s

!x = !ptensor.tensor<128x64xf32>
!t = !tile.tile<16x64xf32, vec>

// Both arms write the storage that is read afterwards.
// CHECK-LABEL: func.func @f
func.func @f(%x: !x, %p: i1) {
  %a = tile.load %x[0, 0] : !x -> !t
  // CHECK: scf.if {{.*}}"b[[R:[0-9]+]]"
  %r = scf.if %p -> !t {
    // CHECK: tile.mul {{.*}} -> {{.*}}"b[[R]]"
    %s = tile.mul %a, %a : !t
    scf.yield %s : !t
  } else {
    // CHECK: tile.add {{.*}} -> {{.*}}"b[[R]]"
    %s = tile.add %a, %a : !t
    scf.yield %s : !t
  }
  // CHECK-NOT: tile.move
  // CHECK: tile.store {{.*}}"b[[R]]"
  tile.store %r, %x[0, 0] : !t, !x
  return
}
