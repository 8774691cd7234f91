// Both arms of a branch compute: they write one buffer, and the branch gives no value.
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=pypto}' --arg 1 --expect fill:9
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=ptoas}' --arg 1 --expect fill:9
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=pypto}' --arg 0 --expect fill:6
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=ptoas}' --arg 0 --expect fill:6
// RUN: pypto-opt %s --infer-memory-space --lower-tile-to-buffer | FileCheck %s
// RUN: pypto-opt %s --attach-target=chip=a2a3 --infer-memory-space --plan-storage --lower-tile-to-buffer | FileCheck %s

!t = !tile.tile<1x8xf32>
!g = !ptensor.tensor<1x8xf32>

func.func @branch(%n: index, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %three = arith.constant 3.0 : f32
  %ta = tile.full %three : f32 -> !t
  %c = arith.cmpi sgt, %n, %c0 : index
  // CHECK: buffer.full ins(%{{.*}}) outs(%[[TA:[a-z0-9]+]] :
  // CHECK: scf.if %{{[a-z0-9]+}} {
  // CHECK: buffer.mul ins(%[[TA]], %[[TA]] : {{.*}}) outs(%[[R:[a-z0-9]+]] :
  // CHECK-NOT: scf.yield
  // CHECK: } else {
  // CHECK: buffer.add ins(%[[TA]], %[[TA]] : {{.*}}) outs(%[[R]] :
  // CHECK: buffer.store ins(%[[R]] :
  %r = scf.if %c -> !t {
    %m = tile.mul %ta, %ta : !t
    scf.yield %m : !t
  } else {
    %a = tile.add %ta, %ta : !t
    scf.yield %a : !t
  }
  tile.store %r, %z[0, 0] : !t, !g
  return
}
