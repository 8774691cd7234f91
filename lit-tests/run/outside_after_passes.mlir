// A window that leaves its tensor is named where it was written, whatever passes did to the ops before it.
// RUN: not pypto-runner %s --arg iota --arg 0 --arg 9 2>&1 | FileCheck %s
// RUN: not pypto-runner %s --arg iota --arg 0 --arg 9 --pipeline='builtin.module(canonicalize,cse,pypto-cpu)' 2>&1 | FileCheck %s
!x = !ptensor.tensor<4x8xf32>
!t = !tile.tile<1x8xf32>
func.func @k(%x: !x, %i: index, %j: index, %z: !x {pypto.dir = #pypto.dir<out>}) {
  %unused = tile.load %x[%i, 0] : !x -> !t
  %a = tile.load %x[%i, 0] : !x -> !t
  // CHECK: outside_after_passes.mlir:[[#@LINE+1]]:8: error: expected the window of this transfer to lie within dimension 0 of its tensor (4 elements), but got 1 element from offset 9 in block 0
  %b = tile.load %x[%j, 0] : !x -> !t
  %c = tile.add %a, %b : !t
  tile.store %c, %z[%i, 0] : !t, !x
  return
}
