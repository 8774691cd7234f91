// Two sums that start alike are two sums: what merges their starts does not merge them, and two creations stay two.
// DEFINE: %{all} = canonicalize,cse,sccp,loop-invariant-code-motion,inline,symbol-dce,canonicalize,cse
// DEFINE: %{between} = attach-target{chip=cpu},infer-memory-space
// DEFINE: %{check} = --arg iota --expect '[0, 4, 8, 12, 16, 20, 24, 28]' --expect fill:4 --expect '[28, 28, 28, 28, 28, 28, 28, 28]' --expect fill:7
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
// RUN: pypto-opt %s --canonicalize --cse | FileCheck %s

!t = !tile.tile<1x8xf32>
!g = !ptensor.tensor<1x8xf32>
!m = !tile.tile<8x8xf32>
!c = !tile.tile<8x1xf32>
// CHECK-COUNT-2: tile.create
func.func @sums(%x: !g, %first: !g {pypto.dir = #pypto.dir<out>}, %second: !g {pypto.dir = #pypto.dir<out>}, %rows: !ptensor.tensor<8x1xf32> {pypto.dir = #pypto.dir<out>}, %largest: !ptensor.tensor<8x1xf32> {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %unit = arith.constant 1.0 : f32
  %a = tile.load %x[0, 0] : !g -> !t
  %one = tile.full %unit : f32 -> !t
  %u0 = tile.full %zero : f32 -> !t
  %v0 = tile.full %zero : f32 -> !t
  %sums:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%u = %u0, %v = %v0) -> (!t, !t) {
    %p = tile.add %u, %a : !t
    %q = tile.add %v, %one : !t
    scf.yield %p, %q : !t, !t
  }
  tile.store %sums#0, %first[0, 0] : !t, !g
  tile.store %sums#1, %second[0, 0] : !t, !g
  %m = tile.col_expand %a : !t -> !m
  %s = tile.create : !m
  %r = tile.create : !m
  %total = tile.row_sum %m, %s : (!m, !m) -> !c
  %max = tile.row_max %m, %r : (!m, !m) -> !c
  tile.store %total, %rows[0, 0] : !c, !ptensor.tensor<8x1xf32>
  tile.store %max, %largest[0, 0] : !c, !ptensor.tensor<8x1xf32>
  return
}
