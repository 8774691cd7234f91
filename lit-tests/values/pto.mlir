// What only the assembler's dialect has: pointers, views of them, windows, tiles at addresses; arguments in any order.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!view = !pto.tensor_view<?x?xf32>
!part = !pto.partition_tensor_view<2x3xf32>
!open = !pto.partition_tensor_view<?x?xf32>
!t = !pto.tile_buf<vec, 2x8xf32, valid=2x3>
!d = !pto.tile_buf<vec, 2x8xf32, valid=?x?>
module attributes {pto.target_arch = "a2a3"} {
  // The array seen by columns: two of them, doubled and a half more, become rows of the other array.
  func.func @turn(%x: !pto.ptr<f32>, %s: f32, %z: !pto.ptr<f32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %first = arith.constant 0 : i64
    %second = arith.constant 64 : i64
    %xv = pto.make_tensor_view %x, shape = [%c4, %c3], strides = [%c1, %c4] {layout = #pto.layout<dn>} : !view
    %zv = pto.make_tensor_view %z, shape = [%c3, %c4], strides = [%c4, %c1] {layout = #pto.layout<nd>} : !view
    %xp = pto.partition_view %xv, offsets = [%c1, %c0], sizes = [%c2, %c3] : !view -> !part
    %zp = pto.partition_view %zv, offsets = [%c0, %c1], sizes = [%c2, %c3] : !view -> !part
    %a = pto.alloc_tile addr = %first : !t
    %b = pto.alloc_tile addr = %second : !t
    pto.tload ins(%xp : !part) outs(%a : !t)
    pto.tmov ins(%a : !t) outs(%b : !t)
    pto.tadd ins(%a, %b : !t, !t) outs(%b : !t)
    pto.tadds ins(%b, %s : !t, f32) outs(%b : !t)
    pto.tstore ins(%b : !t) outs(%zp : !part)
    return
  }
  pypto_check.case @check_turn {
    %x = pypto_check.ramp 0, 1 : tensor<3x4xf32>
    %s = pypto_check.constant 0.5 : f32
    %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
    %r = pypto_check.launch @turn(%x, %s, %z) writes [2] : (tensor<3x4xf32>, f32, tensor<3x4xf32>) -> tensor<3x4xf32>
    %w = pypto_check.constant dense<[[-1.0, 2.5, 10.5, 18.5], [-1.0, 4.5, 12.5, 20.5], [-1.0, -1.0, -1.0, -1.0]]> : tensor<3x4xf32>
    pypto_check.expect_eq %r, %w : tensor<3x4xf32>
  }

  // Extents at run time, and which block this is: each writes into a row of its own.
  func.func @rows(%x: !pto.ptr<f32>, %z: !pto.ptr<f32>, %columns: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %block = pto.get_block_idx
    %blocks = pto.get_block_num
    %subblock = pto.get_subblock_idx
    %sum = arith.addi %block, %subblock : i64
    %i = arith.index_cast %sum : i64 to index
    %n = arith.sitofp %blocks : i64 to f32
    %xv = pto.make_tensor_view %x, shape = [%c3, %c4], strides = [%c4, %c1] : !view
    %zv = pto.make_tensor_view %z, shape = [%c3, %c4], strides = [%c4, %c1] : !view
    %xp = pto.partition_view %xv, offsets = [%i, %c0], sizes = [%c1, %columns] : !view -> !open
    %zp = pto.partition_view %zv, offsets = [%i, %c0], sizes = [%c1, %columns] : !view -> !open
    %a = pto.alloc_tile valid_row = %c1 valid_col = %columns : !d
    pto.tload ins(%xp : !open) outs(%a : !d)
    pto.tmuls ins(%a, %n : !d, f32) outs(%a : !d)
    pto.tstore ins(%a : !d) outs(%zp : !open)
    return
  }
  pypto_check.case @check_rows {
    %x = pypto_check.ramp 0, 1 : tensor<3x4xf32>
    %n = pypto_check.constant 3 : index
    %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
    %r = pypto_check.launch @rows(%x, %z, %n) writes [1] blocks 2 : (tensor<3x4xf32>, tensor<3x4xf32>, index) -> tensor<3x4xf32>
    %w = pypto_check.constant dense<[[0.0, 2.0, 4.0, -1.0], [8.0, 10.0, 12.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : tensor<3x4xf32>
    pypto_check.expect_eq %r, %w : tensor<3x4xf32>
  }
}
