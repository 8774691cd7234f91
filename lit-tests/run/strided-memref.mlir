// A memref with gaps between its rows takes an array like any other; one whose elements share places is nobody's array.
// RUN: pypto-runner %s --entry memref --arg iota --expect - --expect '[0, 2, 4, 6, 8, 10]'
// RUN: pypto-runner %s --entry memref --arg iota --expect - --expect '[0, 2, 4, 6, 8, 10]' --engine interp --level buffer
// RUN: not pypto-runner %s --entry overlapping --arg iota 2>&1 | FileCheck %s
// CHECK: error: expected argument 0 of 'overlapping' to be a scalar, or a tensor of integer extents whose elements have places of their own, but got 'memref<2x3xf32, strided<[2, 1]>>'
!t = !tile.tile<2x8xf32, valid = [2, 3]>
!long_rows = !ptensor.tensor<2x3xf32, strides = [5, 1]>
!rows = !ptensor.tensor<2x3xf32>

func.func @memref(%m: memref<2x3xf32, strided<[5, 1]>>, %z: !rows {pypto.dir = #pypto.dir<out>}) {
  %x = ptensor.from_memref %m : memref<2x3xf32, strided<[5, 1]>> -> !long_rows
  %a = tile.load %x[0, 0] : !long_rows -> !t
  %c = tile.add %a, %a : !t
  tile.store %c, %z[0, 0] : !t, !rows
  return
}

func.func @overlapping(%x: memref<2x3xf32, strided<[2, 1]>>) {
  return
}
