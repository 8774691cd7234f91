// A column count that is computed in a loop reaches the assembler's text as an operand of the allocation, and as the size
// of the windows that are loaded and stored.
// RUN: pypto-opt %s --attach-target=chip=a2a3 --lower-buffer-to-pto --split-input-file --verify-diagnostics | FileCheck %s

!b = !buffer.buffer<1x128xf32, vec, valid = [1, ?]>
// CHECK-LABEL: func.func @computed
func.func @computed(%ctx: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c120 = arith.constant 120 : index
  // CHECK: scf.for
  scf.for %i = %c0 to %n step %c1 {
    %done = arith.muli %i, %c120 : index
    %rest = arith.subi %ctx, %done : index
    // CHECK: %[[COLUMNS:.*]] = arith.minsi
    %columns = arith.minsi %c120, %rest : index
    // CHECK-NEXT: %[[B:.*]] = pto.alloc_tile valid_col = %[[COLUMNS]] : !pto.tile_buf<vec, 1x128xf32, valid=1x?>
    %b = buffer.alloc valid(%columns) : !b
    // CHECK-NEXT: pto.tneg ins(%[[B]] : !pto.tile_buf<vec, 1x128xf32, valid=1x?>)
    buffer.neg ins(%b : !b) outs(%b : !b)
  }
  return
}

// -----

!b = !buffer.buffer<1x128xf32, vec, valid = [1, ?]>
!x = !ptensor.tensor<1x128xf32>
// CHECK-LABEL: func.func @transfer
// CHECK-SAME: , %[[N:[a-z0-9]*]]: index)
func.func @transfer(%x: !x {pypto.dir = #pypto.dir<inout>}, %n: index) {
  // CHECK: %[[B:.*]] = pto.alloc_tile valid_col = %[[N]] : !pto.tile_buf<vec, 1x128xf32, valid=1x?>
  %b = buffer.alloc valid(%n) : !b
  // CHECK: %[[W:.*]] = pto.partition_view %{{.*}}, offsets = [%{{.*}}, %{{.*}}], sizes = [%{{.*}}, %[[N]]] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x?xf32>
  // CHECK: pto.tload ins(%[[W]] : !pto.partition_tensor_view<1x?xf32>) outs(%[[B]] : !pto.tile_buf<vec, 1x128xf32, valid=1x?>)
  buffer.load ins(%x[0, 0] : !x) outs(%b : !b)
  // CHECK: %[[V:.*]] = pto.partition_view %{{.*}}, sizes = [%{{.*}}, %[[N]]]
  // CHECK: pto.tstore ins(%[[B]] : !pto.tile_buf<vec, 1x128xf32, valid=1x?>) outs(%[[V]] : !pto.partition_tensor_view<1x?xf32>)
  buffer.store ins(%b : !b) outs(%x[0, 0] : !x)
  return
}
