// RUN: pypto-opt --lower-buffer-to-loops --canonicalize --cse %s | FileCheck %s

!b = !buffer.buffer<4x8xf32, vec>
!m = !buffer.buffer<16x16xf16, mat, blayout = col_major, slayout = row_major>

// Buffers with addresses are windows of one arena per memory space, as large as the last one's end; the others have
// memory of their own. All of it is allocated once, however deep the allocation stands, and freed at the end.
// CHECK-LABEL: func.func @arena(
// CHECK-DAG: %[[C128:.*]] = arith.constant 128 : index
// CHECK-DAG: %[[C32:.*]] = arith.constant 32 : index
// CHECK: %[[VEC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<256xi8>
// CHECK: memref.view %[[VEC]][%[[C128]]][] : memref<256xi8> to memref<4x8xf32>
// CHECK: %[[MAT:.*]] = memref.alloc() {alignment = 64 : i64} : memref<544xi8>
// CHECK: memref.view %[[MAT]][%[[C32]]][] : memref<544xi8> to memref<16x16xf16>
// CHECK: %[[OWN:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
// CHECK-NOT: memref.alloc
// CHECK: call @arena.for.4(
// CHECK-NEXT: memref.dealloc %[[OWN]]
// CHECK: memref.dealloc %[[MAT]]
// CHECK: memref.dealloc %[[VEC]]
// CHECK: return
// CHECK: func.func private @arena.for.4(
// CHECK-NOT: memref.alloc
// CHECK: scf.for
// CHECK-NOT: memref.alloc
// CHECK: return
func.func @arena(%x: !ptensor.tensor<4x8xf32>, %h: !ptensor.tensor<16x16xf16>, %z: !ptensor.tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %a = buffer.alloc addr = 128 : !b
    %own = buffer.alloc : !b
    %m = buffer.alloc at(%c32) : !m
    buffer.load ins(%h[0, 0] : !ptensor.tensor<16x16xf16>) outs(%m : !m)
    buffer.load ins(%x[0, 0] : !ptensor.tensor<4x8xf32>) outs(%a : !b)
    buffer.copy ins(%a : !b) outs(%own : !b)
    buffer.store ins(%own : !b) outs(%z[0, 0] : !ptensor.tensor<4x8xf32>)
  }
  return
}
