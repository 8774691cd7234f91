// Two products that start alike, each with its own accumulator: an accumulator cannot be copied, so products are not merged.
// DEFINE: %{all} = canonicalize,cse,sccp,loop-invariant-code-motion,inline,symbol-dce,canonicalize,cse
// DEFINE: %{between} = attach-target{chip=cpu},infer-memory-space
// DEFINE: %{check} = --arg fill:1 --arg fill:2 --expect fill:64 --expect fill:96
// RUN: pypto-runner %s --pipeline='canonicalize,%{between},canonicalize,plan-storage{planner=pypto},canonicalize,lower-tile-to-buffer,canonicalize,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='canonicalize,%{between},canonicalize,plan-storage{planner=ptoas},canonicalize,lower-tile-to-buffer,canonicalize,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='cse,%{between},cse,plan-storage{planner=pypto},cse,lower-tile-to-buffer,cse,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='cse,%{between},cse,plan-storage{planner=ptoas},cse,lower-tile-to-buffer,cse,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='sccp,%{between},sccp,plan-storage{planner=pypto},sccp,lower-tile-to-buffer,sccp,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='sccp,%{between},sccp,plan-storage{planner=ptoas},sccp,lower-tile-to-buffer,sccp,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='loop-invariant-code-motion,%{between},loop-invariant-code-motion,plan-storage{planner=pypto},loop-invariant-code-motion,lower-tile-to-buffer,loop-invariant-code-motion,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='loop-invariant-code-motion,%{between},loop-invariant-code-motion,plan-storage{planner=ptoas},loop-invariant-code-motion,lower-tile-to-buffer,loop-invariant-code-motion,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,%{between},inline,plan-storage{planner=pypto},inline,lower-tile-to-buffer,inline,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='inline,%{between},inline,plan-storage{planner=ptoas},inline,lower-tile-to-buffer,inline,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='symbol-dce,%{between},symbol-dce,plan-storage{planner=pypto},symbol-dce,lower-tile-to-buffer,symbol-dce,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='symbol-dce,%{between},symbol-dce,plan-storage{planner=ptoas},symbol-dce,lower-tile-to-buffer,symbol-dce,pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='%{all},%{between},%{all},plan-storage{planner=pypto},%{all},lower-tile-to-buffer,%{all},pypto-cpu' %{check}
// RUN: pypto-runner %s --pipeline='%{all},%{between},%{all},plan-storage{planner=ptoas},%{all},lower-tile-to-buffer,%{all},pypto-cpu' %{check}
// RUN: pypto-opt %s --cse | FileCheck %s
// RUN: pypto-opt %s --cse --pypto-a2a3 | FileCheck %s --check-prefix=PTO

// CHECK-COUNT-2: tile.matmul %
// PTO-COUNT-2: pto.tmatmul ins
!x = !ptensor.tensor<16x16xf32>
!t = !tile.tile<16x16xf32>
func.func @products(%a: !x, %b: !x, %two: !x {pypto.dir = #pypto.dir<out>}, %three: !x {pypto.dir = #pypto.dir<out>}) {
  %l = tile.load %a[0, 0] : !x -> !t
  %r = tile.load %b[0, 0] : !x -> !t
  %p0 = tile.matmul %l, %r : (!t, !t) -> !t
  %q0 = tile.matmul %l, %r : (!t, !t) -> !t
  %p1 = tile.matmul_acc %p0, %l, %r : (!t, !t, !t) -> !t
  %q1 = tile.matmul_acc %q0, %l, %r : (!t, !t, !t) -> !t
  %q2 = tile.matmul_acc %q1, %l, %r : (!t, !t, !t) -> !t
  tile.store %p1, %two[0, 0] : !t, !x
  tile.store %q2, %three[0, 0] : !t, !x
  return
}
