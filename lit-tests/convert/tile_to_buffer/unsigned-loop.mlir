// A loop that compares unsigned numbers does so at every layer: as one, -1 is the largest, and the loop does not run.
// RUN: pypto-opt %s --attach-target=chip=cpu --infer-memory-space --lower-tile-to-buffer | FileCheck %s
// RUN: pypto-runner %s --arg iota --arg -1 --expect iota
// RUN: pypto-runner %s --arg iota --arg -1 --expect iota --engine interp --level buffer
// RUN: pypto-runner %s --arg iota --arg 0 --expect '[0, -1, -2, -3, -4, -5, -6, -7]'
// RUN: pypto-runner %s --arg iota --arg 0 --expect '[0, -1, -2, -3, -4, -5, -6, -7]' --engine interp --level buffer
!t = !tile.tile<1x8xf32>
!g = !ptensor.tensor<1x8xf32>

// CHECK: scf.for unsigned
func.func @f(%x: !g, %from: index, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %c1 = arith.constant 1 : index
  %a = tile.load %x[0, 0] : !g -> !t
  %u = scf.for unsigned %i = %from to %c1 step %c1 iter_args(%s = %a) -> !t {
    %q = tile.neg %s : !t
    scf.yield %q : !t
  }
  tile.store %u, %z[0, 0] : !t, !g
  return
}
