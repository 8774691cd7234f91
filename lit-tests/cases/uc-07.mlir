// A sum that a loop carries is one buffer that the loop adds to: no carry of storage, no copy.
// RUN: pypto-opt %s --pypto-a2a3=planner=pypto | FileCheck %s
// RUN: pypto-opt %s --pypto-a2a3=planner=ptoas | FileCheck %s
// RUN: pypto-opt %s --pypto-a5 | FileCheck %s
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=pypto}' --arg iota --expect '[48, 52, 56, 60, 64, 68, 72, 76]'
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=ptoas}' --arg iota --expect '[48, 52, 56, 60, 64, 68, 72, 76]'

!t = !tile.tile<1x8xf32>
!x = !ptensor.tensor<4x8xf32>
!z = !ptensor.tensor<1x8xf32>

// CHECK-NOT: pto.tmov
// CHECK: pto.texpands ins(%{{.*}}) outs(%[[ACC:[a-z0-9]+]] :
// CHECK-NOT: iter_args
// CHECK: scf.for
// CHECK: pto.tload {{.*}} outs(%[[T:[a-z0-9]+]] :
// CHECK: pto.tadd ins(%[[ACC]], %[[T]] : {{.*}}) outs(%[[ACC]] :
// CHECK-NOT: pto.tmov
// CHECK: pto.tstore ins(%[[ACC]] :
func.func @sum(%x: !x, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %start = tile.full %zero : f32 -> !t
  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %start) -> !t {
    %t = tile.load %x[%i, 0] : !x -> !t
    %next = tile.add %acc, %t : !t
    scf.yield %next : !t
  }
  tile.store %sum, %z[0, 0] : !t, !z
  return
}
