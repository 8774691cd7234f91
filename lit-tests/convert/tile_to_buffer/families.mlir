// Planned functions are taken as they are: one buffer per window, every op writes into its result's buffer.
// RUN: pypto-opt %s --lower-tile-to-buffer --split-input-file | FileCheck %s

!x = !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096, addr = 0>>
!y = !tile.tile<16x64xf32, vec, mem = <"b1", 0, 4096, addr = 4096>>

// CHECK-LABEL: func.func @straight(
// CHECK-SAME:    %[[X:.*]]: !ptensor.tensor<128x64xf32>, %[[OUT:.*]]: !ptensor.tensor<128x64xf32> {pypto.dir = #pypto.dir<out>}, %[[S:.*]]: f32, %[[I:.*]]: index)
// CHECK-SAME:    attributes {pypto.kind = #pypto.kind<aiv>}
func.func @straight(%x: !ptensor.tensor<128x64xf32>, %out: !ptensor.tensor<128x64xf32> {pypto.dir = #pypto.dir<out>},
                    %s: f32, %i: index) attributes {pypto.kind = #pypto.kind<aiv>} {
  // CHECK: %[[B0:.*]] = buffer.alloc addr = 0 : !buffer.buffer<16x64xf32, vec>
  // CHECK: %[[B1:.*]] = buffer.alloc addr = 4096 : !buffer.buffer<16x64xf32, vec>
  // CHECK-NOT: buffer.alloc
  // CHECK: buffer.load ins(%[[X]][%[[I]], 0] : {{.*}}) outs(%[[B0]] : {{.*}})
  %a = tile.load %x[%i, 0] : !ptensor.tensor<128x64xf32> -> !x
  // CHECK: buffer.add ins(%[[B0]], %[[B0]] : {{.*}}) outs(%[[B1]] :
  %b = tile.add %a, %a : (!x, !x) -> !y
  // CHECK: buffer.adds ins(%[[B1]], %[[S]] : {{.*}}, f32) outs(%[[B1]] :
  %c = tile.adds %b, %s : f32, !y
  // CHECK: buffer.full ins(%[[S]] : f32) outs(%[[B0]] :
  %d = tile.full %s : f32 -> !x
  // CHECK: buffer.copy ins(%[[B0]] : {{.*}}) outs(%[[B1]] :
  %e = tile.move %d : !x -> !y
  // CHECK-NOT: buffer.copy
  %f = tile.move %e : !y -> !y
  // CHECK: buffer.store ins(%[[B1]] : {{.*}}) outs(%[[OUT]][%[[I]], 0] :
  tile.store %f, %out[%i, 0] : !y, !ptensor.tensor<128x64xf32>
  return
}

// -----

!mat = !tile.tile<64x64xf16, mat, mem = <"b0", 0, 8192>>
!left = !tile.tile<64x64xf16, left, mem = <"b1", 0, 8192>>
!right = !tile.tile<64x64xf16, right, mem = <"b2", 0, 8192>>
!acc = !tile.tile<64x64xf32, acc, mem = <"b3", 0, 16384>>
!half = !tile.tile<64x64xf16, mat, mem = <"b4", 0, 8192>>

// CHECK-LABEL: func.func @cube
func.func @cube(%x: !ptensor.tensor<64x64xf16>, %out: !ptensor.tensor<64x64xf32> {pypto.dir = #pypto.dir<out>}) {
  // CHECK: %[[M:.*]] = buffer.alloc : !buffer.buffer<64x64xf16, mat, blayout = col_major, slayout = row_major>
  // CHECK: %[[L:.*]] = buffer.alloc : !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>
  // CHECK: %[[R:.*]] = buffer.alloc : !buffer.buffer<64x64xf16, right, slayout = col_major>
  // CHECK: %[[C:.*]] = buffer.alloc : !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>
  // CHECK: %[[H:.*]] = buffer.alloc : !buffer.buffer<64x64xf16, mat, blayout = col_major, slayout = row_major>
  %a = tile.load %x[0, 0] : !ptensor.tensor<64x64xf16> -> !mat
  // CHECK: buffer.copy ins(%[[M]] : {{.*}}) outs(%[[L]] :
  %l = tile.move %a : !mat -> !left
  // CHECK: buffer.copy ins(%[[M]] : {{.*}}) outs(%[[R]] :
  %r = tile.move %a : !mat -> !right
  // CHECK: buffer.matmul ins(%[[L]], %[[R]] : {{.*}}) outs(%[[C]] :
  %c = tile.matmul %l, %r : (!left, !right) -> !acc
  // CHECK: buffer.matmul_acc ins(%[[L]], %[[R]] : {{.*}}) outs(%[[C]] :
  %d = tile.matmul_acc %c, %l, %r : (!acc, !left, !right) -> !acc
  // CHECK: buffer.move ins(%[[C]] : {{.*}}) outs(%[[H]] :
  %h = tile.move %d : !acc -> !half
  // CHECK: buffer.store ins(%[[C]] :
  tile.store %d, %out[0, 0] : !acc, !ptensor.tensor<64x64xf32>
  return
}

// -----

!t = !tile.tile<16x64xf32, vec, mem = <"b0", 0, 4096, addr = 0>>
!tmp = !tile.tile<16x64xf32, vec, mem = <"b1", 0, 4096, addr = 4096>>
!col = !tile.tile<16x1xf32, vec, mem = <"b2", 0, 64, addr = 8192>>
!row = !tile.tile<1x64xf32, vec, mem = <"b3", 0, 256, addr = 8256>>

// CHECK-LABEL: func.func @vectors
func.func @vectors(%x: !ptensor.tensor<16x64xf32>) {
  // CHECK: %[[T:.*]] = buffer.alloc addr = 0 :
  // CHECK: %[[TMP:.*]] = buffer.alloc addr = 4096 :
  // CHECK: %[[COL:.*]] = buffer.alloc addr = 8192 : !buffer.buffer<16x1xf32, vec, blayout = col_major>
  // CHECK: %[[ROW:.*]] = buffer.alloc addr = 8256 : !buffer.buffer<1x64xf32, vec>
  %t = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !t
  // CHECK-NOT: create
  %tmp = tile.create : !tmp
  // CHECK: buffer.row_max ins(%[[T]], %[[TMP]] : {{.*}}) outs(%[[COL]] :
  %m = tile.row_max %t, %tmp : (!t, !tmp) -> !col
  // CHECK: buffer.row_expand_sub ins(%[[T]], %[[COL]] : {{.*}}) outs(%[[T]] :
  %s = tile.row_expand_sub %t, %m : (!t, !col) -> !t
  // CHECK: buffer.row_expand ins(%[[COL]] : {{.*}}) outs(%[[TMP]] :
  %e = tile.row_expand %m : !col -> !tmp
  %r = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !row
  // CHECK: buffer.col_expand_mul ins(%[[T]], %[[ROW]] : {{.*}}) outs(%[[T]] :
  %p = tile.col_expand_mul %s, %r : (!t, !row) -> !t
  // CHECK: %{{.*}} = buffer.get_block_idx
  %i = tile.get_block_idx
  // CHECK: %{{.*}} = buffer.get_block_num
  %n = tile.get_block_num
  // CHECK: %{{.*}} = buffer.get_subblock_idx
  %j = tile.get_subblock_idx
  return
}
