// RUN: pypto-opt %s --infer-memory-space | FileCheck %s

!x = !ptensor.tensor<128x64xf16>
!y = !ptensor.tensor<128x64xf32>

// What is not said is vec.
// CHECK-LABEL: func.func @vector
func.func @vector(%x: !y) {
  // CHECK: tile.load {{.*}} -> !tile.tile<16x64xf32, vec>
  %a = tile.load %x[0, 0] : !y -> !tile.tile<16x64xf32>
  // CHECK: tile.create : !tile.tile<16x64xf32, vec>
  %t = tile.create : !tile.tile<16x64xf32>
  // CHECK: tile.row_sum {{.*}} -> !tile.tile<16x1xf32, vec>
  %s = tile.row_sum %a, %t : (!tile.tile<16x64xf32>, !tile.tile<16x64xf32>) -> !tile.tile<16x1xf32>
  // CHECK: tile.row_expand_sub {{.*}} -> !tile.tile<16x64xf32, vec>
  %e = tile.row_expand_sub %a, %s : (!tile.tile<16x64xf32>, !tile.tile<16x1xf32>) -> !tile.tile<16x64xf32>
  // CHECK-NOT: tile.move
  tile.store %e, %x[0, 0] : !tile.tile<16x64xf32>, !y
  return
}

// Operands of a product are loaded into mat and moved from there, the product is in acc and stored from there.
// CHECK-LABEL: func.func @product
func.func @product(%x: !x, %y: !y) {
  // CHECK: %[[M:.*]] = tile.load {{.*}} -> !tile.tile<64x64xf16, mat, valid = [32, 64]>
  %a = tile.load %x[0, 0] : !x -> !tile.tile<64x64xf16, valid = [32, 64]>
  // CHECK: %[[N:.*]] = tile.load {{.*}} -> !tile.tile<64x64xf16, mat>
  %b = tile.load %x[64, 0] : !x -> !tile.tile<64x64xf16>
  // CHECK: %[[L:.*]] = tile.move %[[M]] : {{.*}} -> !tile.tile<64x64xf16, left, valid = [32, 64]>
  // CHECK: %[[R:.*]] = tile.move %[[N]] : {{.*}} -> !tile.tile<64x64xf16, right>
  // CHECK: %[[C:.*]] = tile.matmul %[[L]], %[[R]] : {{.*}} -> !tile.tile<64x64xf32, acc, valid = [32, 64]>
  %c = tile.matmul %a, %b : (!tile.tile<64x64xf16, valid = [32, 64]>, !tile.tile<64x64xf16>) -> !tile.tile<64x64xf32, valid = [32, 64]>
  // One move serves the block.
  // CHECK-NEXT: %[[D:.*]] = tile.matmul_acc %[[C]], %[[L]], %[[R]] : {{.*}} -> !tile.tile<64x64xf32, acc, valid = [32, 64]>
  %d = tile.matmul_acc %c, %a, %b : (!tile.tile<64x64xf32, valid = [32, 64]>, !tile.tile<64x64xf16, valid = [32, 64]>, !tile.tile<64x64xf16>) -> !tile.tile<64x64xf32, valid = [32, 64]>
  // CHECK-NEXT: tile.store %[[D]]
  tile.store %d, %y[0, 0] : !tile.tile<64x64xf32, valid = [32, 64]>, !y
  return
}

// One tile on both sides: one load, two moves.
// CHECK-LABEL: func.func @square
func.func @square(%x: !x, %y: !y) {
  // CHECK: %[[M:.*]] = tile.load {{.*}} -> !tile.tile<64x64xf16, mat>
  %a = tile.load %x[0, 0] : !x -> !tile.tile<64x64xf16>
  // CHECK-DAG: tile.move %[[M]] : {{.*}} -> !tile.tile<64x64xf16, left>
  // CHECK-DAG: tile.move %[[M]] : {{.*}} -> !tile.tile<64x64xf16, right>
  %c = tile.matmul %a, %a : (!tile.tile<64x64xf16>, !tile.tile<64x64xf16>) -> !tile.tile<64x64xf32>
  tile.store %c, %y[0, 0] : !tile.tile<64x64xf32>, !y
  return
}

// A load follows the move that is written, and an accumulator that is read on the vector side is moved there.
// CHECK-LABEL: func.func @moves
func.func @moves(%x: !x, %y: !y) {
  // CHECK: tile.load {{.*}} -> !tile.tile<64x64xf16, mat>
  %a = tile.load %x[0, 0] : !x -> !tile.tile<64x64xf16>
  %l = tile.move %a : !tile.tile<64x64xf16> -> !tile.tile<64x64xf16, left>
  // A product operand nobody wrote is made where it is needed.
  // CHECK: tile.create : !tile.tile<64x64xf16, right>
  %r = tile.create : !tile.tile<64x64xf16>
  // CHECK: %[[C:.*]] = tile.matmul
  %c = tile.matmul %l, %r : (!tile.tile<64x64xf16, left>, !tile.tile<64x64xf16>) -> !tile.tile<64x64xf32>
  // CHECK: %[[V:.*]] = tile.move %[[C]] : !tile.tile<64x64xf32, acc> -> !tile.tile<64x64xf32, vec>
  // CHECK: tile.add %[[V]], %[[V]] : !tile.tile<64x64xf32, vec>
  %d = tile.add %c, %c : !tile.tile<64x64xf32>
  tile.store %d, %y[0, 0] : !tile.tile<64x64xf32>, !y
  return
}

// What a loop, a branch or a select hands on is in one space.
// CHECK-LABEL: func.func @carried
func.func @carried(%x: !x, %y: !y, %n: index, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: tile.load {{.*}} -> !tile.tile<64x64xf16, mat>
  %a = tile.load %x[0, 0] : !x -> !tile.tile<64x64xf16>
  // CHECK: tile.create : !tile.tile<64x64xf32, acc>
  %z = tile.create : !tile.tile<64x64xf32>
  // CHECK: scf.for {{.*}} -> (!tile.tile<64x64xf32, acc>, !tile.tile<64x64xf16, mat>)
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z, %b = %a) -> (!tile.tile<64x64xf32>, !tile.tile<64x64xf16>) {
    // CHECK: tile.load {{.*}} -> !tile.tile<64x64xf16, mat>
    %next = tile.load %x[%i, 0] : !x -> !tile.tile<64x64xf16>
    // CHECK: scf.if {{.*}} -> (!tile.tile<64x64xf16, mat>)
    %s = scf.if %p -> !tile.tile<64x64xf16> {
      scf.yield %b : !tile.tile<64x64xf16>
    } else {
      scf.yield %next : !tile.tile<64x64xf16>
    }
    // CHECK: arith.select {{.*}} : !tile.tile<64x64xf16, mat>
    %t = arith.select %p, %s, %next : !tile.tile<64x64xf16>
    // CHECK: tile.move {{.*}} -> !tile.tile<64x64xf16, left>
    // CHECK: tile.move {{.*}} -> !tile.tile<64x64xf16, right>
    // CHECK: tile.matmul_acc
    %m = tile.matmul_acc %acc, %b, %t : (!tile.tile<64x64xf32>, !tile.tile<64x64xf16>, !tile.tile<64x64xf16>) -> !tile.tile<64x64xf32>
    scf.yield %m, %t : !tile.tile<64x64xf32>, !tile.tile<64x64xf16>
  }
  tile.store %r#0, %y[0, 0] : !tile.tile<64x64xf32>, !y
  return
}

// A space that is written stays, and the layout that is written with it; a new space brings its own layout.
// CHECK-LABEL: func.func @written
func.func @written(%x: !x) {
  // CHECK: -> !tile.tile<64x64xf16, mat, blayout = row_major, slayout = none_box>
  %a = tile.load %x[0, 0] : !x -> !tile.tile<64x64xf16, mat, blayout = row_major, slayout = none_box>
  // CHECK: -> !tile.tile<64x64xf16, mat, pad = zero>
  %b = tile.load %x[0, 0] : !x -> !tile.tile<64x64xf16, blayout = col_major, pad = zero>
  %l = tile.move %b : !tile.tile<64x64xf16, blayout = col_major, pad = zero> -> !tile.tile<64x64xf16, left, pad = zero>
  return
}

// The pass changes nothing where all is said.
// CHECK-LABEL: func.func @said
func.func @said(%x: !y) {
  // CHECK-NEXT: tile.load {{.*}} -> !tile.tile<16x64xf32, vec>
  %a = tile.load %x[0, 0] : !y -> !tile.tile<16x64xf32, vec>
  // CHECK-NEXT: tile.store
  tile.store %a, %x[0, 0] : !tile.tile<16x64xf32, vec>, !y
  // CHECK-NEXT: return
  return
}
