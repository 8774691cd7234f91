// A loop without trips gives what it started with, whether that is known when compiling or not.
// RUN: pypto-runner %s --entry none --pipeline='pypto-cpu{planner=pypto}' --arg fill:7 --expect fill:14 --expect fill:7
// RUN: pypto-runner %s --entry none --pipeline='pypto-cpu{planner=ptoas}' --arg fill:7 --expect fill:14 --expect fill:7
// RUN: pypto-runner %s --entry maybe --pipeline='pypto-cpu{planner=pypto}' --arg fill:7 --arg 0 --expect fill:14 --expect fill:7
// RUN: pypto-runner %s --entry maybe --pipeline='pypto-cpu{planner=ptoas}' --arg fill:7 --arg 0 --expect fill:14 --expect fill:7
// RUN: pypto-runner %s --entry maybe --pipeline='pypto-cpu{planner=pypto}' --arg fill:7 --arg 3 --expect fill:112 --expect fill:7
// RUN: pypto-runner %s --entry maybe --pipeline='pypto-cpu{planner=ptoas}' --arg fill:7 --arg 3 --expect fill:112 --expect fill:7
// RUN: pypto-opt %s --infer-memory-space --lower-tile-to-buffer | FileCheck %s

!t = !tile.tile<1x8xf32>
!g = !ptensor.tensor<1x8xf32>

func.func @none(%x: !g, %z: !g {pypto.dir = #pypto.dir<out>}, %after: !g {pypto.dir = #pypto.dir<out>}) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %first = tile.load %x[0, 0] : !g -> !t
  %r = scf.for %i = %c4 to %c4 step %c1 iter_args(%acc = %first) -> !t {
    %next = tile.add %acc, %acc : !t
    scf.yield %next : !t
  }
  %twice = tile.add %r, %r : !t
  tile.store %twice, %z[0, 0] : !t, !g
  tile.store %first, %after[0, 0] : !t, !g
  return
}

// The tile is read after the loop too, so the loop works on a copy, made before it.
// CHECK-LABEL: func.func @maybe
// CHECK: buffer.load
// CHECK: buffer.copy
// CHECK: scf.for
// CHECK-NOT: buffer.copy
// CHECK: return
func.func @maybe(%x: !g, %n: index, %z: !g {pypto.dir = #pypto.dir<out>}, %after: !g {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = tile.load %x[0, 0] : !g -> !t
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %first) -> !t {
    %next = tile.add %acc, %acc : !t
    scf.yield %next : !t
  }
  %twice = tile.add %r, %r : !t
  tile.store %twice, %z[0, 0] : !t, !g
  tile.store %first, %after[0, 0] : !t, !g
  return
}
