// One load for uses in memory spaces that no move joins, as cse leaves it, becomes one load for each space.
// RUN: pypto-opt %s --cse --attach-target=chip=a2a3 --infer-memory-space | FileCheck %s
// DEFINE: %{entry} = twice
// DEFINE: %{both} = --entry=%{entry} --arg iota --expect %t.product.npy --expect %t.sum.npy
// DEFINE: %{check} = pypto-runner %s --entry=%{entry} --arg iota --engine=interp --level=tile --out %t.product.npy --out %t.sum.npy && pypto-opt %s --cse -o %t.cse && pypto-runner %t.cse %{both} && pypto-runner %t.cse %{both} --engine=interp --level=buffer && pypto-runner %t.cse %{both} --engine=interp --level=pto && pypto-runner %t.cse %{both} --chip=a5 --engine=interp --level=pto
// RUN: %{check}
// REDEFINE: %{entry} = carried
// RUN: %{check}

!x = !ptensor.tensor<16x16xf16>
!z = !ptensor.tensor<16x16xf32>
!h = !tile.tile<16x16xf16>
!f = !tile.tile<16x16xf32>

// CHECK-LABEL: func.func @twice
// CHECK: %[[M:.*]] = tile.load %{{.*}} -> !tile.tile<16x16xf16, mat>
// CHECK: %[[V:.*]] = tile.load %{{.*}} -> !tile.tile<16x16xf16, vec>
// CHECK-DAG: tile.move %[[M]] : {{.*}}, left>
// CHECK-DAG: tile.move %[[M]] : {{.*}}, right>
// CHECK: tile.add %[[V]], %[[V]]
func.func @twice(%x: !x, %z: !z {pypto.dir = #pypto.dir<out>}, %w: !x {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !x -> !h
  %b = tile.load %x[0, 0] : !x -> !h
  %c = tile.matmul %a, %a : (!h, !h) -> !f
  %d = tile.add %b, %b : !h
  tile.store %c, %z[0, 0] : !f, !z
  tile.store %d, %w[0, 0] : !h, !x
  return
}

// CHECK-LABEL: func.func @carried
// CHECK-DAG: %[[M:.*]] = tile.load %{{.*}} -> !tile.tile<16x16xf16, mat>
// CHECK-DAG: %[[V:.*]] = tile.load %{{.*}} -> !tile.tile<16x16xf16, vec>
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[M]], %{{.*}} = %[[V]])
func.func @carried(%x: !x, %z: !z {pypto.dir = #pypto.dir<out>}, %w: !x {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = tile.load %x[0, 0] : !x -> !h
  %b = tile.load %x[0, 0] : !x -> !h
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %a, %s = %b) -> (!h, !h) {
    %t = tile.add %s, %s : !h
    %q = tile.load %x[0, 0] : !x -> !h
    scf.yield %q, %t : !h, !h
  }
  %c = tile.matmul %r#0, %r#0 : (!h, !h) -> !f
  tile.store %c, %z[0, 0] : !f, !z
  tile.store %r#1, %w[0, 0] : !h, !x
  return
}
