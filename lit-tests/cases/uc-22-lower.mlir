// A column count that is computed in a loop reaches the assembler's text as an operand of the allocation. Transfers of
// such buffers are refused: windows are static.
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
func.func @transfer(%x: !x, %n: index) {
  %b = buffer.alloc valid(%n) : !b
  // expected-error @+2 {{'buffer.load' op expected a transfer of static extents, but got a buffer with run-time valid extents}}
  // expected-note @+1 {{give the buffer static valid extents}}
  buffer.load ins(%x[0, 0] : !x) outs(%b : !b)
  return
}
