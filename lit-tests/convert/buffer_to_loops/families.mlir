// RUN: pypto-opt --lower-buffer-to-loops --cse %s | FileCheck %s

!b = !buffer.buffer<4x8xf32, vec>
!h = !buffer.buffer<4x16xf16, vec, valid = [3, ?]>
!col = !buffer.buffer<4x1xf32, vec, blayout = col_major, valid = [4, 1]>
!t = !ptensor.tensor<64x64xf32>

// CHECK-LABEL: func.func @window(
// CHECK-SAME: %[[T:.*]]: memref<64x64xf32>, %[[AT:[^:]*]]: index
// CHECK: call @window.load.0(%[[A:.*]], %[[T]], %c32, %[[AT]],
// CHECK: func.func private @window.load.0(%{{.*}}: memref<4x8xf32> {llvm.noalias}, %[[X:.*]]: memref<64x64xf32> {llvm.noalias}, %[[ROW:.*]]: index, %[[O:[^:]*]]: index
// CHECK: scf.for %[[I:.*]] = %c0 to %c4
// CHECK: scf.for %[[J:.*]] = %c0 to %c8
// CHECK-NEXT: %[[R:.*]] = arith.addi %[[ROW]], %[[I]] : index
// CHECK-NEXT: %[[C:.*]] = arith.addi %[[O]], %[[J]] : index
// CHECK: memref.load %[[X]][%[[R]], %[[C]]]
func.func @window(%x: !t, %o: index) {
  %a = buffer.alloc : !b
  buffer.load ins(%x[32, %o] : !t) outs(%a : !b)
  return
}

// f16 is widened, computed and rounded once; the run-time extent bounds the loop.
// CHECK-LABEL: func.func @elementwise(
// CHECK-SAME: %[[GIVEN:[^:]*]]: index
// CHECK: %[[EXTENT:.*]] = arith.select %{{.*}}, %[[GIVEN]], %{{.*}} : index
// CHECK: call @elementwise.add.0(%{{.*}}, %[[EXTENT]], %{{.*}})
// CHECK: func.func private @elementwise.add.0(%{{.*}}, %[[N:[^:]*]]: index, %{{.*}})
// CHECK: scf.for %{{.*}} = %c0 to %c3
// CHECK-NEXT: scf.for %{{.*}} = %c0 to %[[N]]
// CHECK-NEXT: memref.load
// CHECK-NEXT: arith.extf
// CHECK-NEXT: memref.load
// CHECK-NEXT: arith.extf
// CHECK-NEXT: arith.addf %{{.*}} : f32
// CHECK-NEXT: arith.truncf %{{.*}} : f32 to f16
// CHECK-NEXT: memref.store
func.func @elementwise(%n: index) {
  %a = buffer.alloc valid(%n) : !h
  %b = buffer.alloc valid(%n) : !h
  buffer.add ins(%a, %b : !h, !h) outs(%a : !h)
  return
}

// One value per row is read outside the inner loop.
// CHECK-LABEL: func.func @row_expand(
// CHECK: call @row_expand.row_expand_mul.0(
// CHECK: func.func private @row_expand.row_expand_mul.0(
// CHECK: scf.for %[[I:.*]] =
// CHECK-NEXT: memref.load %{{.*}}[%[[I]], %c0]
// CHECK-NEXT: scf.for
// CHECK-NEXT: memref.load
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: memref.store
func.func @row_expand() {
  %a = buffer.alloc : !b
  %v = buffer.alloc : !col
  buffer.row_expand_mul ins(%a, %v : !b, !col) outs(%a : !b)
  return
}

// CHECK-LABEL: func.func @row_reduce(
// CHECK: call @row_reduce.row_sum.0(
// CHECK: func.func private @row_reduce.row_sum.0(
// CHECK: %[[ROWS:.*]] = arith.select %{{.*}}, %c0, %c4 : index
// CHECK: scf.for %[[I:.*]] = %c0 to %[[ROWS]]
// CHECK-NEXT: %[[FIRST:.*]] = memref.load %{{.*}}[%[[I]], %c0]
// CHECK-NEXT: %[[SUM:.*]] = scf.for %[[J:.*]] = %c1 to %c8 step %c1 iter_args(%[[ACC:.*]] = %[[FIRST]])
// CHECK-NEXT: %[[V:.*]] = memref.load %{{.*}}[%[[I]], %[[J]]]
// CHECK-NEXT: arith.addf %[[ACC]], %[[V]] : f32
// CHECK: memref.store %[[SUM]], %{{.*}}[%[[I]], %c0]
func.func @row_reduce() {
  %a = buffer.alloc : !b
  %t = buffer.alloc : !b
  %r = buffer.alloc : !col
  buffer.row_sum ins(%a, %t : !b, !b) outs(%r : !col)
  return
}

!l = !buffer.buffer<16x32xf16, left, blayout = col_major, slayout = row_major>
!r = !buffer.buffer<32x16xf16, right, slayout = col_major>
!c = !buffer.buffer<16x16xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>

// Rows, depth, columns: the inner loop runs along rows, and an element's products are still added in order.
// CHECK-LABEL: func.func @matmul(
// CHECK: call @matmul.matmul.0(
// CHECK: func.func private @matmul.matmul.0(
// CHECK: scf.for %[[I:.*]] = %c0 to %c16
// CHECK: scf.for %[[J0:.*]] = %c0 to %c16
// CHECK-NEXT: memref.store %{{.*}}, %[[C:.*]][%[[I]], %[[J0]]]
// CHECK: scf.for %[[K:.*]] = %c0 to %c32
// CHECK: scf.for %[[J:.*]] = %c0 to %c16
// CHECK: arith.mulf
// CHECK: memref.load %[[C]][%[[I]], %[[J]]]
// CHECK: arith.addf
// CHECK: memref.store
func.func @matmul() {
  %l = buffer.alloc : !l
  %r = buffer.alloc : !r
  %c = buffer.alloc : !c
  buffer.matmul ins(%l, %r : !l, !r) outs(%c : !c)
  return
}

// CHECK-LABEL: func.func @matmul_acc(
// CHECK: call @matmul_acc.matmul_acc.0(
// CHECK: func.func private @matmul_acc.matmul_acc.0(
// CHECK: scf.for
// CHECK-NEXT: scf.for %{{.*}} = %c0 to %c32
func.func @matmul_acc() {
  %l = buffer.alloc : !l
  %r = buffer.alloc : !r
  %c = buffer.alloc : !c
  buffer.matmul_acc ins(%l, %r : !l, !r) outs(%c : !c)
  return
}
