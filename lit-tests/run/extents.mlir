// Run-time valid extents beyond the shape of a buffer are an error that says where; the buffer holds nothing then.
// RUN: pypto-runner %s --arg iota --arg 5 --arg 3 --expect '[5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 24, 25, 26, 27, 28, 29, 30, 31]'
// RUN: pypto-runner %s --arg iota --arg 5 --arg 0 --expect iota
// RUN: not pypto-runner %s --arg iota --arg 5 --arg 5 2>&1 | FileCheck %s --check-prefix=ABOVE
// RUN: not pypto-runner %s --arg iota --arg 5 --arg -1 2>&1 | FileCheck %s --check-prefix=BELOW
// RUN: not pypto-runner %s --arg iota --arg 5 --arg 9223372036854775807 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not pypto-runner %s --engine=interp --level=buffer --arg iota --arg 5 --arg 5 2>&1 | FileCheck %s --check-prefix=INTERP

!b = !buffer.buffer<4x8xf32, vec, valid = [?, 8]>
!x = !ptensor.tensor<4x8xf32>
func.func @f(%x: !x {pypto.dir = #pypto.dir<inout>}, %s: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    // ABOVE: extents.mlir:[[#@LINE+4]]:10: error: expected the valid extent of this buffer to lie within dimension 0 of its shape, but got 5 in block 0
    // BELOW: extents.mlir:[[#@LINE+3]]:10: error: {{.*}} dimension 0 of its shape, but got -1 in block 0
    // FAR: extents.mlir:[[#@LINE+2]]:10: error: {{.*}} but got 9223372036854775807 in block 0
    // INTERP: extents.mlir:[[#@LINE+1]]:10: error: 'buffer.alloc' op expected the valid extents to be 0 to [4, 8], but got [5, 8]
    %a = buffer.alloc addr = 0 valid(%n) : !b
    buffer.full ins(%s : f32) outs(%a : !b)
    buffer.store ins(%a : !b) outs(%x[0, 0] : !x)
  }
  return
}
