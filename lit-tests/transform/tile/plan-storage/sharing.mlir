// RUN: pypto-opt %s --plan-storage | FileCheck %s

!x = !ptensor.tensor<128x64xf32>
!t = !tile.tile<16x64xf32, vec>
!v = !tile.tile<16x1xf32, vec>
!acc = !tile.tile<16x16xf32, acc>
!l = !tile.tile<16x16xf16, left>
!r = !tile.tile<16x16xf16, right>
!m = !tile.tile<16x16xf16, mat>

// The sum over a loop is one accumulator.
// CHECK-LABEL: func.func @accumulator
func.func @accumulator(%h: !ptensor.tensor<16x16xf16>, %y: !ptensor.tensor<16x16xf32>, %n: index, %c0: index, %c1: index, %p: i1) {
  // CHECK: tile.load {{.*}}mem = <"b0", 0, 512, addr = 0>
  %m = tile.load %h[0, 0] : !ptensor.tensor<16x16xf16> -> !m
  %l = tile.move %m : !m -> !l
  %r = tile.move %m : !m -> !r
  // CHECK: tile.matmul {{.*}} -> !tile.tile<16x16xf32, acc, mem = <"b3", 0, 1024, addr = 0>>
  %c = tile.matmul %l, %r : (!l, !r) -> !acc
  // CHECK: scf.for {{.*}}"b3"
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c) -> !acc {
    // CHECK: scf.if {{.*}}"b3"
    %t = scf.if %p -> !acc {
      // CHECK: tile.matmul_acc {{.*}} -> {{.*}}"b3"
      %d = tile.matmul_acc %a, %l, %r : (!acc, !l, !r) -> !acc
      scf.yield %d : !acc
    } else {
      scf.yield %a : !acc
    }
    scf.yield %t : !acc
  }
  // CHECK-NOT: tile.move
  tile.store %s, %y[0, 0] : !acc, !ptensor.tensor<16x16xf32>
  return
}

// A result lies where its operand lies only where the op allows that.
// CHECK-LABEL: func.func @in_place
func.func @in_place(%x: !x, %n: index, %c0: index, %c1: index) {
  %a = tile.load %x[0, 0] : !x -> !t
  %b = tile.load %x[0, 0] : !x -> !t
  // CHECK: %[[TMP:.*]] = tile.create
  %tmp = tile.create : !t
  %v = tile.row_sum %a, %tmp : (!t, !t) -> !v
  // CHECK: scf.for
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b, %u = %v) -> (!t, !t, !v) {
    // The matrix may be overwritten, a reciprocal may not.
    // CHECK-NEXT: %[[S:.*]] = tile.row_expand_add
    %s = tile.row_expand_add %p, %u : (!t, !v) -> !t
    // CHECK-NEXT: %[[R:.*]] = tile.recip
    %o = tile.recip %q : !t
    // CHECK-NEXT: %[[C:.*]] = tile.move %[[R]]
    // CHECK-NEXT: scf.yield %[[S]], %[[C]],
    scf.yield %s, %o, %u : !t, !t, !v
  }
  tile.store %r#0, %x[0, 0] : !t, !x
  return
}

// Scratch that is only scratch is shared; a tile that is read later is not scribbled on.
// CHECK-LABEL: func.func @scratch
func.func @scratch(%x: !x) {
  %a = tile.load %x[0, 0] : !x -> !t
  // CHECK: %[[T:.*]] = tile.create
  %t = tile.create : !t
  // CHECK-NEXT: tile.row_sum %{{.*}}, %[[T]]
  %r = tile.row_sum %a, %t : (!t, !t) -> !v
  // CHECK-NEXT: tile.row_max %{{.*}}, %[[T]]
  %s = tile.row_max %a, %t : (!t, !t) -> !v
  // CHECK-NEXT: %[[B:.*]] = tile.load
  %b = tile.load %x[0, 0] : !x -> !t
  // CHECK-NEXT: %[[U:.*]] = tile.create
  // CHECK-NEXT: tile.row_min %{{.*}}, %[[U]]
  %u = tile.row_min %a, %b : (!t, !t) -> !v
  // CHECK-NEXT: tile.store %[[B]]
  tile.store %b, %x[0, 0] : !t, !x
  return
}

// A plan is taken as it is, and a function without tiles is none of our business.
// CHECK-LABEL: func.func @planned
func.func @planned(%x: !x) {
  // CHECK: mem = <"mine", 0, 4096, addr = 1024>
  %a = tile.load %x[0, 0] : !x -> !tile.tile<16x64xf32, vec, mem = <"mine", 0, 4096, addr = 1024>>
  return
}
func.func @no_tiles(%p: i1, %i: index) -> index {
  cf.br ^next
^next:
  return %i : index
}

// A tile that nobody uses has storage all the same, and dies at once.
// CHECK-LABEL: func.func @dead
func.func @dead(%x: !x) {
  // CHECK-NEXT: "b0", 0, 4096, addr = 0
  %a = tile.load %x[0, 0] : !x -> !t
  // CHECK-NEXT: "b1", 0, 4096, addr = 0
  %b = tile.load %x[0, 0] : !x -> !t
  return
}
