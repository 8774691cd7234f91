// Tiles that any loop or branch of scf carries lie where they are needed; what is left to carry is scalars. The numbers
// are the same at every layer.
// RUN: pypto-opt %s --attach-target=chip=a5 --infer-memory-space --lower-tile-to-buffer | FileCheck %s
// RUN: pypto-runner --check %s
// RUN: pypto-opt %s --pypto-a5 | pypto-translate --to-pto | FileCheck %s --check-prefix=PTO

!t = !tile.tile<1x8xf32>
!g = !ptensor.tensor<1x8xf32>

// PTO: scf.while
// PTO-NOT: scf.index_switch
// PTO-NOT: scf.execute_region
// CHECK-LABEL: func.func @control(
func.func @control(%x: !g, %n: index, %z: !g {pypto.dir = #pypto.dir<out>}, %y: !g {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tile.load %x[0, 0] : !g -> !t
  // A sum that the condition doubles: (x + 1) * 2, then ((x + 1) * 2 + 1) * 2, and so on.
  // CHECK: %{{.*}} = scf.while (%[[I:.*]] = %{{.*}}) : (index) -> index {
  // CHECK:   scf.condition(%{{.*}}) %[[I]] : index
  // CHECK: ^bb0(%{{.*}}: index):
  // CHECK:   scf.yield %{{.*}} : index
  %w:2 = scf.while (%s = %a, %i = %c0) : (!t, index) -> (!t, index) {
    %more = arith.cmpi slt, %i, %n : index
    %one = arith.constant 1.0 : f32
    %p = tile.adds %s, %one : f32, !t
    %d = tile.add %p, %p : !t
    scf.condition(%more) %d, %i : !t, index
  } do {
  ^bb0(%s: !t, %i: index):
    %j = arith.addi %i, %c1 : index
    scf.yield %s, %j : !t, index
  }
  tile.store %w#0, %z[0, 0] : !t, !g
  // CHECK: scf.index_switch %{{.*}}
  // CHECK: case 0 {
  // CHECK: default {
  %k = scf.index_switch %n -> !t
  case 0 {
    %q = tile.neg %a : !t
    scf.yield %q : !t
  }
  default {
    scf.yield %a : !t
  }
  // CHECK: scf.execute_region {
  %e = scf.execute_region -> !t {
    %q = tile.add %k, %k : !t
    scf.yield %q : !t
  }
  tile.store %e, %y[0, 0] : !t, !g
  return
}

pypto_check.case @check_control {
  %x = pypto_check.constant dense<[[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, -1.0]]> : tensor<1x8xf32>
  %n = pypto_check.constant 2 : index
  %none = pypto_check.constant 0 : index
  %z = pypto_check.constant dense<0.0> : tensor<1x8xf32>
  %r:2 = pypto_check.launch @control(%x, %n, %z, %z) writes [2, 3] : (tensor<1x8xf32>, index, tensor<1x8xf32>, tensor<1x8xf32>) -> (tensor<1x8xf32>, tensor<1x8xf32>)
  %w = pypto_check.constant dense<[[14.0, 22.0, 30.0, 38.0, 46.0, 54.0, 62.0, 6.0]]> : tensor<1x8xf32>
  %v = pypto_check.constant dense<[[0.0, 2.0, 4.0, 6.0, 8.0, 10.0, 12.0, -2.0]]> : tensor<1x8xf32>
  pypto_check.expect_eq %r#0, %w : tensor<1x8xf32>
  pypto_check.expect_eq %r#1, %v : tensor<1x8xf32>
  %q:2 = pypto_check.launch @control(%x, %none, %z, %z) writes [2, 3] : (tensor<1x8xf32>, index, tensor<1x8xf32>, tensor<1x8xf32>) -> (tensor<1x8xf32>, tensor<1x8xf32>)
  %once = pypto_check.constant dense<[[2.0, 4.0, 6.0, 8.0, 10.0, 12.0, 14.0, 0.0]]> : tensor<1x8xf32>
  %negated = pypto_check.constant dense<[[-0.0, -2.0, -4.0, -6.0, -8.0, -10.0, -12.0, 2.0]]> : tensor<1x8xf32>
  pypto_check.expect_eq %q#0, %once : tensor<1x8xf32>
  pypto_check.expect_eq %q#1, %negated : tensor<1x8xf32>
}
