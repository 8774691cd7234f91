// Upstream's passes before planning and before every later lowering leave the numbers as they are: a branch that passes
// tiles through becomes an arith.select, loops of one trip or none go away, carries are hoisted and rotated.
// DEFINE: %{all} = canonicalize,cse,sccp,loop-invariant-code-motion,inline,symbol-dce,canonicalize,cse
// DEFINE: %{between} = attach-target{chip=cpu},infer-memory-space
// DEFINE: %{three} = --arg iota --arg 3 --expect '[1, 2, 3, 4, 5, 6, 7, 8]' --expect '[6, 7, 8, 9, 10, 11, 12, 13]' --expect '[5, 8, 11, 14, 17, 20, 23, 26]' --expect fill:1 --expect '[0, 2, 4, 6, 8, 10, 12, 14]'
// DEFINE: %{none} = --arg iota --arg 0 --expect fill:2 --expect iota --expect '[5, 8, 11, 14, 17, 20, 23, 26]' --expect iota --expect '[0, 2, 4, 6, 8, 10, 12, 14]'
// RUN: pypto-runner %s --pipeline='canonicalize,%{between},canonicalize,plan-storage{planner=pypto},canonicalize,lower-tile-to-buffer,canonicalize,pypto-cpu' %{three}
// RUN: pypto-runner %s --pipeline='canonicalize,%{between},canonicalize,plan-storage{planner=ptoas},canonicalize,lower-tile-to-buffer,canonicalize,pypto-cpu' %{three}
// RUN: pypto-runner %s --pipeline='cse,%{between},cse,plan-storage{planner=pypto},cse,lower-tile-to-buffer,cse,pypto-cpu' %{three}
// RUN: pypto-runner %s --pipeline='cse,%{between},cse,plan-storage{planner=ptoas},cse,lower-tile-to-buffer,cse,pypto-cpu' %{three}
// RUN: pypto-runner %s --pipeline='sccp,%{between},sccp,plan-storage{planner=pypto},sccp,lower-tile-to-buffer,sccp,pypto-cpu' %{three}
// RUN: pypto-runner %s --pipeline='sccp,%{between},sccp,plan-storage{planner=ptoas},sccp,lower-tile-to-buffer,sccp,pypto-cpu' %{three}
// RUN: pypto-runner %s --pipeline='loop-invariant-code-motion,%{between},loop-invariant-code-motion,plan-storage{planner=pypto},loop-invariant-code-motion,lower-tile-to-buffer,loop-invariant-code-motion,pypto-cpu' %{three}
// RUN: pypto-runner %s --pipeline='loop-invariant-code-motion,%{between},loop-invariant-code-motion,plan-storage{planner=ptoas},loop-invariant-code-motion,lower-tile-to-buffer,loop-invariant-code-motion,pypto-cpu' %{three}
// RUN: pypto-runner %s --pipeline='inline,%{between},inline,plan-storage{planner=pypto},inline,lower-tile-to-buffer,inline,pypto-cpu' %{three}
// RUN: pypto-runner %s --pipeline='inline,%{between},inline,plan-storage{planner=ptoas},inline,lower-tile-to-buffer,inline,pypto-cpu' %{three}
// RUN: pypto-runner %s --pipeline='symbol-dce,%{between},symbol-dce,plan-storage{planner=pypto},symbol-dce,lower-tile-to-buffer,symbol-dce,pypto-cpu' %{three}
// RUN: pypto-runner %s --pipeline='symbol-dce,%{between},symbol-dce,plan-storage{planner=ptoas},symbol-dce,lower-tile-to-buffer,symbol-dce,pypto-cpu' %{three}
// RUN: pypto-runner %s --pipeline='%{all},%{between},%{all},plan-storage{planner=pypto},%{all},lower-tile-to-buffer,%{all},pypto-cpu' %{three}
// RUN: pypto-runner %s --pipeline='%{all},%{between},%{all},plan-storage{planner=ptoas},%{all},lower-tile-to-buffer,%{all},pypto-cpu' %{three}
// RUN: pypto-runner %s --pipeline='canonicalize,%{between},canonicalize,plan-storage{planner=pypto},canonicalize,lower-tile-to-buffer,canonicalize,pypto-cpu' %{none}
// RUN: pypto-runner %s --pipeline='canonicalize,%{between},canonicalize,plan-storage{planner=ptoas},canonicalize,lower-tile-to-buffer,canonicalize,pypto-cpu' %{none}
// RUN: pypto-runner %s --pipeline='cse,%{between},cse,plan-storage{planner=pypto},cse,lower-tile-to-buffer,cse,pypto-cpu' %{none}
// RUN: pypto-runner %s --pipeline='cse,%{between},cse,plan-storage{planner=ptoas},cse,lower-tile-to-buffer,cse,pypto-cpu' %{none}
// RUN: pypto-runner %s --pipeline='sccp,%{between},sccp,plan-storage{planner=pypto},sccp,lower-tile-to-buffer,sccp,pypto-cpu' %{none}
// RUN: pypto-runner %s --pipeline='sccp,%{between},sccp,plan-storage{planner=ptoas},sccp,lower-tile-to-buffer,sccp,pypto-cpu' %{none}
// RUN: pypto-runner %s --pipeline='loop-invariant-code-motion,%{between},loop-invariant-code-motion,plan-storage{planner=pypto},loop-invariant-code-motion,lower-tile-to-buffer,loop-invariant-code-motion,pypto-cpu' %{none}
// RUN: pypto-runner %s --pipeline='loop-invariant-code-motion,%{between},loop-invariant-code-motion,plan-storage{planner=ptoas},loop-invariant-code-motion,lower-tile-to-buffer,loop-invariant-code-motion,pypto-cpu' %{none}
// RUN: pypto-runner %s --pipeline='inline,%{between},inline,plan-storage{planner=pypto},inline,lower-tile-to-buffer,inline,pypto-cpu' %{none}
// RUN: pypto-runner %s --pipeline='inline,%{between},inline,plan-storage{planner=ptoas},inline,lower-tile-to-buffer,inline,pypto-cpu' %{none}
// RUN: pypto-runner %s --pipeline='symbol-dce,%{between},symbol-dce,plan-storage{planner=pypto},symbol-dce,lower-tile-to-buffer,symbol-dce,pypto-cpu' %{none}
// RUN: pypto-runner %s --pipeline='symbol-dce,%{between},symbol-dce,plan-storage{planner=ptoas},symbol-dce,lower-tile-to-buffer,symbol-dce,pypto-cpu' %{none}
// RUN: pypto-runner %s --pipeline='%{all},%{between},%{all},plan-storage{planner=pypto},%{all},lower-tile-to-buffer,%{all},pypto-cpu' %{none}
// RUN: pypto-runner %s --pipeline='%{all},%{between},%{all},plan-storage{planner=ptoas},%{all},lower-tile-to-buffer,%{all},pypto-cpu' %{none}
// The select is there when planning begins, and is storage that is written in both arms afterwards.
// RUN: pypto-opt %s --canonicalize | FileCheck %s --check-prefix=SELECT
// RUN: pypto-opt %s --canonicalize --infer-memory-space --lower-tile-to-buffer | FileCheck %s --check-prefix=BUFFER

// SELECT: arith.select %{{.*}} : !tile.tile<1x8xf32>
// BUFFER-NOT: arith.select %{{.*}} : !
!t = !tile.tile<1x8xf32>
!g = !ptensor.tensor<1x8xf32>

func.func @control(%x: !g, %n: index, %passed: !g {pypto.dir = #pypto.dir<out>}, %sum: !g {pypto.dir = #pypto.dir<out>}, %rotated: !g {pypto.dir = #pypto.dir<out>}, %swapped: !g {pypto.dir = #pypto.dir<out>},
                   %single: !g {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %true = arith.constant true
  %unit = arith.constant 1.0 : f32
  %a = tile.load %x[0, 0] : !g -> !t
  %one = tile.full %unit : f32 -> !t
  %some = arith.cmpi sgt, %n, %c0 : index
  %p = scf.if %some -> !t {
    scf.yield %a : !t
  } else {
    scf.yield %one : !t
  }
  %0 = tile.add %p, %one : !t
  tile.store %0, %passed[0, 0] : !t, !g
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %a) -> !t {
    %two = tile.add %one, %one : !t
    %next = tile.add %acc, %two : !t
    scf.yield %next : !t
  }
  tile.store %1, %sum[0, 0] : !t, !g
  %2:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%u = %a, %v = %one) -> (!t, !t) {
    %w = tile.add %u, %v : !t
    scf.yield %v, %w : !t, !t
  }
  tile.store %2#1, %rotated[0, 0] : !t, !g
  %3:2 = scf.for %i = %c0 to %n step %c1 iter_args(%u = %a, %v = %one) -> (!t, !t) {
    scf.yield %v, %u : !t, !t
  }
  tile.store %3#0, %swapped[0, 0] : !t, !g
  %4 = scf.for %i = %c0 to %c1 step %c1 iter_args(%acc = %a) -> !t {
    %known = scf.if %true -> !t {
      %twice = tile.add %acc, %acc : !t
      scf.yield %twice : !t
    } else {
      scf.yield %one : !t
    }
    scf.yield %known : !t
  }
  %5 = scf.for %i = %c4 to %c4 step %c1 iter_args(%acc = %4) -> !t {
    %half = tile.sub %acc, %one : !t
    scf.yield %half : !t
  }
  tile.store %5, %single[0, 0] : !t, !g
  return
}
