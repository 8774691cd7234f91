// RUN: pypto-opt %s --lower-buffer-to-pto --split-input-file | FileCheck %s

!b = !buffer.buffer<16x64xf32, vec>

// CHECK: module attributes {pto.target_arch = "a2a3"}
module attributes {pypto.target = #pypto.target<a2a3>} {
  // Tensors come first, each with its view; constants stand once at the top.
  // CHECK-LABEL: func.func @kernel(
  // CHECK-SAME:    %[[X:.*]]: !pto.ptr<f32>, %[[Y:.*]]: !pto.ptr<f32>, %[[S:.*]]: f32, %[[I:.*]]: index)
  // CHECK-SAME:    attributes {pto.entry, pto.kernel_kind = #pto.kernel_kind<vector>}
  func.func @kernel(%s: f32, %x: !ptensor.tensor<128x64xf32>, %i: index,
                    %y: !ptensor.tensor<128x64xf32, layout = dn> {pypto.dir = #pypto.dir<out>})
      attributes {pypto.kind = #pypto.kind<aiv>} {
    // CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
    // CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
    // CHECK-DAG: %[[C16:.*]] = arith.constant 16 : index
    // CHECK-DAG: %[[C64:.*]] = arith.constant 64 : index
    // CHECK-DAG: %[[C128:.*]] = arith.constant 128 : index
    // CHECK-DAG: %[[A0:.*]] = arith.constant 0 : i64
    // CHECK-DAG: %[[A1:.*]] = arith.constant 4096 : i64
    // CHECK: %[[XV:.*]] = pto.make_tensor_view %[[X]], shape = [%[[C128]], %[[C64]]], strides = [%[[C64]], %[[C1]]] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf32>
    // CHECK: %[[YV:.*]] = pto.make_tensor_view %[[Y]], shape = [%[[C128]], %[[C64]]], strides = [%[[C1]], %[[C128]]] {layout = #pto.layout<dn>} : !pto.tensor_view<?x?xf32>
    // CHECK: %[[A:.*]] = pto.alloc_tile addr = %[[A0]] : !pto.tile_buf<vec, 16x64xf32>
    %a = buffer.alloc addr = 0 : !b
    // CHECK: %[[B:.*]] = pto.alloc_tile addr = %[[A1]] : !pto.tile_buf<vec, 16x64xf32>
    %b = buffer.alloc addr = 4096 : !b
    // CHECK: %[[XP:.*]] = pto.partition_view %[[XV]], offsets = [%[[I]], %[[C0]]], sizes = [%[[C16]], %[[C64]]] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    // CHECK: pto.tload ins(%[[XP]] : !pto.partition_tensor_view<16x64xf32>) outs(%[[A]] : !pto.tile_buf<vec, 16x64xf32>)
    buffer.load ins(%x[%i, 0] : !ptensor.tensor<128x64xf32>) outs(%a : !b)
    // CHECK: pto.tmul ins(%[[A]], %[[A]] : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%[[B]] : !pto.tile_buf<vec, 16x64xf32>)
    buffer.mul ins(%a, %a : !b, !b) outs(%b : !b)
    // CHECK: pto.tmuls ins(%[[B]], %[[S]] : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%[[B]] :
    buffer.muls ins(%b, %s : !b, f32) outs(%b : !b)
    // CHECK: pto.texpands ins(%[[S]] : f32) outs(%[[A]] :
    buffer.full ins(%s : f32) outs(%a : !b)
    // CHECK: pto.tmov ins(%[[A]] : {{.*}}) outs(%[[B]] :
    buffer.copy ins(%a : !b) outs(%b : !b)
    // CHECK: %[[ID:.*]] = pto.get_block_idx
    // CHECK: %[[ROW:.*]] = arith.index_cast %[[ID]] : i64 to index
    %row = buffer.get_block_idx
    // CHECK: %[[YP:.*]] = pto.partition_view %[[YV]], offsets = [%[[ROW]], %[[C0]]]
    // CHECK: pto.tstore ins(%[[B]] : {{.*}}) outs(%[[YP]] :
    buffer.store ins(%b : !b) outs(%y[%row, 0] : !ptensor.tensor<128x64xf32, layout = dn>)
    return
  }
}

// -----

// Vectors, a column in global memory, and a returned argument.
module attributes {pypto.target = #pypto.target<a5>} {
  // CHECK-LABEL: func.func @columns(
  // CHECK-SAME:    attributes {pto.entry}
  func.func @columns(%x: !ptensor.tensor<16x1xf32> {pypto.dir = #pypto.dir<inout>}) -> !ptensor.tensor<16x1xf32>
      attributes {pypto.kind = #pypto.kind<in_core>} {
    // CHECK: pto.make_tensor_view %{{.*}}, shape = [%[[C16:.*]], %[[C1:.*]]], strides = [%[[C1]], %[[C16]]] {layout = #pto.layout<dn>}
    // CHECK: %[[M:.*]] = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    %m = buffer.alloc : !buffer.buffer<16x64xf32, vec>
    // CHECK: %[[V:.*]] = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
    %v = buffer.alloc : !buffer.buffer<16x1xf32, vec, blayout = col_major>
    buffer.load ins(%x[0, 0] : !ptensor.tensor<16x1xf32>) outs(%v : !buffer.buffer<16x1xf32, vec, blayout = col_major>)
    // CHECK: pto.trowexpand ins(%[[V]] : {{.*}}) outs(%[[M]] :
    buffer.row_expand ins(%v : !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%m : !buffer.buffer<16x64xf32, vec>)
    // CHECK: pto.trowexpandmax ins(%[[M]], %[[V]] : {{.*}}) outs(%[[M]] :
    buffer.row_expand_max ins(%m, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%m : !buffer.buffer<16x64xf32, vec>)
    // CHECK: return{{$}}
    return %x : !ptensor.tensor<16x1xf32>
  }
}

// -----

// A Left operand lies as the chip wants it; an accumulating product reads and writes its destination.
!left = !buffer.buffer<16x16xf16, left, blayout = col_major, slayout = row_major>
!right = !buffer.buffer<16x16xf16, right, slayout = col_major>
!acc = !buffer.buffer<16x16xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>
module attributes {pypto.target = #pypto.target<a2a3>} {
  // CHECK-LABEL: func.func @cube_a2a3(
  // CHECK-SAME:    attributes {pto.entry, pto.kernel_kind = #pto.kernel_kind<cube>}
  func.func @cube_a2a3() attributes {pypto.kind = #pypto.kind<aic>} {
    // CHECK: %[[L:.*]] = pto.alloc_tile : !pto.tile_buf<left, 16x16xf16, slayout=row_major>
    %l = buffer.alloc : !left
    // CHECK: %[[R:.*]] = pto.alloc_tile : !pto.tile_buf<right, 16x16xf16, slayout=col_major>
    %r = buffer.alloc : !right
    // CHECK: %[[C:.*]] = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
    %c = buffer.alloc : !acc
    // CHECK: pto.tmatmul ins(%[[L]], %[[R]] : {{.*}}) outs(%[[C]] :
    buffer.matmul ins(%l, %r : !left, !right) outs(%c : !acc)
    // CHECK: pto.tmatmul.acc ins(%[[C]], %[[L]], %[[R]] : {{.*}}) outs(%[[C]] :
    buffer.matmul_acc ins(%l, %r : !left, !right) outs(%c : !acc)
    return
  }
}

// -----

!left = !buffer.buffer<16x16xf16, left, blayout = col_major, slayout = row_major>
module attributes {pypto.target = #pypto.target<a5>} {
  // CHECK-LABEL: func.func @left_a5
  func.func @left_a5() {
    // CHECK: pto.alloc_tile : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>
    %l = buffer.alloc : !left
    return
  }
}

// -----

// Run-time extents and addresses; nothing is emitted for what is empty in every run.
module attributes {pypto.target = #pypto.target<a5>} {
  // CHECK-LABEL: func.func @extents(
  // CHECK-SAME:    %{{.*}}: !pto.ptr<f32>, %[[N:.*]]: index, %[[P:.*]]: index)
  func.func @extents(%x: !ptensor.tensor<16x64xf32> {pypto.dir = #pypto.dir<out>}, %n: index, %p: index) {
    // CHECK: %[[ADDR:.*]] = arith.index_cast %[[P]] : index to i64
    // CHECK: pto.alloc_tile addr = %[[ADDR]] valid_row = %[[N]] : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
    %a = buffer.alloc at(%p) valid(%n) : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>
    // CHECK: pto.alloc_tile valid_row = %[[ZERO:.*]] valid_col = %[[ZERO]] : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
    %b = buffer.alloc : !buffer.buffer<16x64xf32, vec, valid = [0, 0]>
    // CHECK-NEXT: return
    buffer.neg ins(%b : !buffer.buffer<16x64xf32, vec, valid = [0, 0]>) outs(%b : !buffer.buffer<16x64xf32, vec, valid = [0, 0]>)
    buffer.store ins(%b : !buffer.buffer<16x64xf32, vec, valid = [0, 0]>) outs(%x[0, 0] : !ptensor.tensor<16x64xf32>)
    return
  }
}

// -----

// Scalars and control flow stay; row offsets are 64-bit.
module attributes {pypto.target = #pypto.target<a5>} {
  // CHECK-LABEL: func.func @control(
  func.func @control(%x: !ptensor.tensor<16x64xf32>, %n: index, %c: i1, %f: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %b = buffer.alloc : !buffer.buffer<16x64xf32, vec>
    // CHECK: %[[R:.*]] = scf.for %[[I:.*]] = %{{.*}} iter_args(%[[S:.*]] = %{{.*}}) -> (f32) {
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %f) -> (f32) {
      // CHECK: %[[V:.*]] = scf.if %{{.*}} -> (f32) {
      %v = scf.if %c -> (f32) {
        // CHECK: pto.tadds
        buffer.adds ins(%b, %s : !buffer.buffer<16x64xf32, vec>, f32) outs(%b : !buffer.buffer<16x64xf32, vec>)
        scf.yield %s : f32
      } else {
        %q = math.absf %s : f32
        scf.yield %q : f32
      }
      // CHECK: scf.yield %[[V]] : f32
      scf.yield %v : f32
    }
    return
  }
}
