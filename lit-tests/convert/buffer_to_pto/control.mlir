// Loops and branches as the assembler reads them: a switch becomes branches, and a region that just runs stands there.
// RUN: pypto-opt %s --lower-buffer-to-pto | FileCheck %s

!b = !buffer.buffer<16x64xf32, vec>
module attributes {pypto.target = #pypto.target<a5>} {
  // CHECK-LABEL: func.func @f(
  // CHECK-SAME: %[[N:.*]]: index, %[[F:.*]]: f32, %[[G:.*]]: f32)
  func.func @f(%n: index, %f: f32, %g: f32) {
    // CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
    // CHECK-DAG: %[[C7:.*]] = arith.constant 7 : index
    // CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    // CHECK: %[[B:.*]] = pto.alloc_tile
    %b = buffer.alloc : !b
    // CHECK: %[[W:.*]] = scf.while (%[[I:.*]] = %[[C0]]) : (index) -> index {
    // CHECK:   %[[Q:.*]] = arith.cmpi slt, %[[I]], %[[N]] : index
    // CHECK:   scf.condition(%[[Q]]) %[[I]] : index
    // CHECK: } do {
    // CHECK: ^bb0(%[[J:.*]]: index):
    // CHECK:   pto.texpands ins(%[[F]] : f32) outs(%[[B]]
    // CHECK:   scf.yield
    %w = scf.while (%i = %c0) : (index) -> index {
      %q = arith.cmpi slt, %i, %n : index
      scf.condition(%q) %i : index
    } do {
    ^bb0(%i: index):
      buffer.full ins(%f : f32) outs(%b : !b)
      %j = arith.addi %i, %c1 : index
      scf.yield %j : index
    }
    // CHECK: %[[E1:.*]] = arith.cmpi eq, %[[W]], %[[C1]] : index
    // CHECK: %[[S:.*]] = scf.if %[[E1]] -> (f32) {
    // CHECK-NEXT: pto.tneg
    // CHECK-NEXT: scf.yield %[[F]] : f32
    // CHECK-NEXT: } else {
    // CHECK-NEXT: %[[E7:.*]] = arith.cmpi eq, %[[W]], %[[C7]] : index
    // CHECK-NEXT: %[[T:.*]] = scf.if %[[E7]] -> (f32) {
    // CHECK-NEXT: scf.yield %[[G]] : f32
    // CHECK-NEXT: } else {
    // CHECK-NEXT: %[[M:.*]] = arith.negf %[[G]] : f32
    // CHECK-NEXT: %[[H:.*]] = arith.subf %[[F]], %[[M]] : f32
    // CHECK-NEXT: scf.yield %[[H]] : f32
    // CHECK-NEXT: }
    // CHECK-NEXT: scf.yield %[[T]] : f32
    // CHECK-NEXT: }
    // CHECK-NOT: scf.index_switch
    %s = scf.index_switch %w -> f32
    case 1 {
      buffer.neg ins(%b : !b) outs(%b : !b)
      scf.yield %f : f32
    }
    case 7 {
      scf.yield %g : f32
    }
    default {
      %h = arith.addf %f, %g : f32
      scf.yield %h : f32
    }
    // CHECK-NOT: scf.execute_region
    // CHECK: %[[M:.*]] = arith.mulf %[[S]], %[[S]] : f32
    // CHECK: pto.tadds ins(%[[B]], %[[M]] :
    %e = scf.execute_region -> f32 {
      %m = arith.mulf %s, %s : f32
      scf.yield %m : f32
    }
    buffer.adds ins(%b, %e : !b, f32) outs(%b : !b)
    // CHECK: scf.for %{{.*}} = %[[C0]] to %[[C1]] step %[[C1]] {
    scf.for unsigned %i = %c0 to %c1 step %c1 {
      buffer.neg ins(%b : !b) outs(%b : !b)
    }
    return
  }
}
