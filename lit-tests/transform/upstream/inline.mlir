// Helpers on tiles are inlined, and symbol-dce takes away what nothing calls.
// DEFINE: %{all} = canonicalize,cse,sccp,loop-invariant-code-motion,inline,symbol-dce,canonicalize,cse
// DEFINE: %{between} = attach-target{chip=cpu},infer-memory-space
// DEFINE: %{check} = --arg iota --arg 3 --expect '[3, 5, 7, 9, 11, 13, 15, 17]'
// RUN: pypto-runner %s --pipeline='inline,canonicalize,%{between},canonicalize,plan-storage{planner=pypto},canonicalize,lower-tile-to-buffer,canonicalize,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,canonicalize,%{between},canonicalize,plan-storage{planner=ptoas},canonicalize,lower-tile-to-buffer,canonicalize,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,cse,%{between},cse,plan-storage{planner=pypto},cse,lower-tile-to-buffer,cse,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,cse,%{between},cse,plan-storage{planner=ptoas},cse,lower-tile-to-buffer,cse,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,sccp,%{between},sccp,plan-storage{planner=pypto},sccp,lower-tile-to-buffer,sccp,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,sccp,%{between},sccp,plan-storage{planner=ptoas},sccp,lower-tile-to-buffer,sccp,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,loop-invariant-code-motion,%{between},loop-invariant-code-motion,plan-storage{planner=pypto},loop-invariant-code-motion,lower-tile-to-buffer,loop-invariant-code-motion,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,loop-invariant-code-motion,%{between},loop-invariant-code-motion,plan-storage{planner=ptoas},loop-invariant-code-motion,lower-tile-to-buffer,loop-invariant-code-motion,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,inline,%{between},inline,plan-storage{planner=pypto},inline,lower-tile-to-buffer,inline,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,inline,%{between},inline,plan-storage{planner=ptoas},inline,lower-tile-to-buffer,inline,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,symbol-dce,%{between},symbol-dce,plan-storage{planner=pypto},symbol-dce,lower-tile-to-buffer,symbol-dce,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,symbol-dce,%{between},symbol-dce,plan-storage{planner=ptoas},symbol-dce,lower-tile-to-buffer,symbol-dce,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,%{all},%{between},%{all},plan-storage{planner=pypto},%{all},lower-tile-to-buffer,%{all},pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,%{all},%{between},%{all},plan-storage{planner=ptoas},%{all},lower-tile-to-buffer,%{all},pypto-cpu' %{check}
// RUN: pypto-opt %s --inline --symbol-dce | FileCheck %s
// RUN: pypto-opt %s --inline --pypto-a2a3 | FileCheck %s --check-prefix=PTO

// CHECK-NOT: @scaled
// PTO-NOT: call
!t = !tile.tile<1x8xf32>
!g = !ptensor.tensor<1x8xf32>
func.func private @scaled(%t: !t, %n: index) -> !t {
  %i = arith.index_cast %n : index to i32
  %f = arith.sitofp %i : i32 to f32
  %r = tile.adds %t, %f : f32, !t
  return %r : !t
}
func.func @kernel(%x: !g, %n: index, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !g -> !t
  %b = func.call @scaled(%a, %n) : (!t, index) -> !t
  %c = tile.add %a, %b : !t
  tile.store %c, %z[0, 0] : !t, !g
  return
}
