// RUN: pypto-opt --lower-buffer-to-loops %s | FileCheck %s

// Tensors become memrefs in place, scalars stay, the block's place in the launch comes last. Attributes of ours go,
// those of others stay.
// CHECK-LABEL: func.func @kernel(
// CHECK-SAME: %[[X:.*]]: memref<16x64xf32> {llvm.noalias}, %[[S:.*]]: bf16, %[[Z:.*]]: memref<16x64xi8>, %[[IDX:.*]]: index, %[[NUM:.*]]: index, %[[SUB:.*]]: index, %{{.*}}: memref<4xi64>) attributes {other.mark} {
// CHECK-NEXT: arith.addi %[[IDX]], %[[NUM]]
// CHECK-NEXT: arith.addi %{{.*}}, %[[SUB]]
// CHECK-NEXT: return
func.func @kernel(%x: !ptensor.tensor<16x64xf32> {llvm.noalias, pypto.dir = #pypto.dir<in>}, %s: bf16,
                  %z: !ptensor.tensor<16x64xui8> {pypto.dir = #pypto.dir<out>}) attributes {other.mark, pypto.kind = #pypto.kind<in_core>} {
  %i = buffer.get_block_idx
  %n = buffer.get_block_num
  %j = buffer.get_subblock_idx
  %0 = arith.addi %i, %n : index
  %1 = arith.addi %0, %j : index
  return
}

// A function without tensors or buffers is none of our business.
// CHECK-LABEL: func.func @helper(%{{.*}}: i32) -> i32
func.func @helper(%a: i32) -> i32 {
  return %a : i32
}

// Tensors and memrefs are one memory.
// CHECK-LABEL: func.func @cross(
// CHECK-SAME: %[[M:.*]]: memref<16x64xf32>, %[[T:.*]]: memref<16x64xf32>, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %{{.*}}: memref<4xi64>)
// CHECK: memref.load %[[T]]
// CHECK: memref.store %{{.*}}, %[[M]]
func.func @cross(%m: memref<16x64xf32>, %t: !ptensor.tensor<16x64xf32>) {
  %c0 = arith.constant 0 : index
  %x = ptensor.from_memref %m : memref<16x64xf32> -> !ptensor.tensor<16x64xf32>
  %y = ptensor.to_memref %t : !ptensor.tensor<16x64xf32> -> memref<16x64xf32>
  %v = memref.load %y[%c0, %c0] : memref<16x64xf32>
  %b = buffer.alloc : !buffer.buffer<16x64xf32, vec>
  buffer.full ins(%v : f32) outs(%b : !buffer.buffer<16x64xf32, vec>)
  buffer.store ins(%b : !buffer.buffer<16x64xf32, vec>) outs(%x[0, 0] : !ptensor.tensor<16x64xf32>)
  return
}
