// Tiles that loops and branches carry disappear; scalars keep their order.
// RUN: pypto-opt %s --lower-tile-to-buffer --split-input-file | FileCheck %s

!t = !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096, addr = 0>>

// CHECK-LABEL: func.func @loop(
func.func @loop(%x: !ptensor.tensor<16x64xf32>, %n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !t
  // CHECK: %[[R:.*]] = scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[S:.*]] = %{{.*}}) -> (f32) {
  // CHECK:   buffer.adds ins(%[[B:.*]], %[[S]] : {{.*}}) outs(%[[B]] :
  // CHECK:   %[[S2:.*]] = arith.addf %[[S]], %[[S]] : f32
  // CHECK:   scf.yield %[[S2]] : f32
  // CHECK: }
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %s = %f) -> (!t, f32) {
    %b = tile.adds %a, %s : f32, !t
    %s2 = arith.addf %s, %s : f32
    scf.yield %b, %s2 : !t, f32
  }
  // CHECK: return %[[R]] : f32
  return %r#1 : f32
}

// -----

!t = !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096>>

// CHECK-LABEL: func.func @branch(
func.func @branch(%x: !ptensor.tensor<16x64xf32>, %c: i1, %f: f32) -> f32 {
  %t = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !t
  // CHECK: %[[R:.*]] = scf.if %{{.*}} -> (f32) {
  // CHECK:   buffer.neg ins(%[[B:.*]] : {{.*}}) outs(%[[B]] :
  // CHECK:   scf.yield %{{.*}} : f32
  // CHECK: } else {
  // CHECK-NEXT: %[[G:.*]] = arith.negf
  // CHECK-NEXT: scf.yield %[[G]] : f32
  %r:2 = scf.if %c -> (!t, f32) {
    %a = tile.neg %t : !t
    scf.yield %a, %f : !t, f32
  } else {
    %g = arith.negf %f : f32
    scf.yield %t, %g : !t, f32
  }
  return %r#1 : f32
}

// -----

// Functions without tiles, and ops beside tiles, stay as they are.
// CHECK-LABEL: func.func @host(
// CHECK: linalg.fill
func.func @host(%m: memref<4xf32>, %f: f32) {
  linalg.fill ins(%f : f32) outs(%m : memref<4xf32>)
  return
}
!t = !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096>>
// CHECK-LABEL: func.func @mixed(
// CHECK: scf.while
// CHECK: buffer.load
func.func @mixed(%x: !ptensor.tensor<16x64xf32>, %n: index) {
  %c1 = arith.constant 1 : index
  %k = scf.while (%i = %n) : (index) -> index {
    %go = arith.cmpi ugt, %i, %c1 : index
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %j = arith.subi %i, %c1 : index
    scf.yield %j : index
  }
  %t = tile.load %x[%k, 0] : !ptensor.tensor<16x64xf32> -> !t
  return
}
