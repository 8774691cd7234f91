// Arrays stay arrays at every layer, whatever order a kernel has them in memory in.
// RUN: pypto-runner %s --arg iota --expect '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]'
// RUN: pypto-opt %s --pypto-a5 -o %t.mlir
// RUN: pypto-runner %t.mlir --engine interp --arg iota --arg fill:0 --expect - --expect iota
// RUN: not pypto-runner %t.mlir --engine interp --arg iota --arg '[1, 2, 3]' 2>&1 | FileCheck %s
// RUN: python3 %S/Inputs/npy.py %t.npy '<f4' '(8, 3)' f 1 2 3 4 5 6 7 8 1 2 3 4 5 6 7 8 1 2 3 4 5 6 7 8
// RUN: not pypto-runner %t.mlir --engine interp --arg iota --arg %t.npy 2>&1 | FileCheck %s --check-prefix=SHAPE
// CHECK: error: argument 1: '[1, 2, 3]': expected 24 elements, but got 3
// SHAPE: error: expected argument 1 of 'turn' to be 3x8xf32, as its view says, but got 8x3xf32
!x = !ptensor.tensor<3x8xf32>
!z = !ptensor.tensor<3x8xf32, layout = dn>
!t = !tile.tile<3x8xf32>
func.func @turn(%x: !x, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %m = arith.constant 1.0 : f32
  %a = tile.load %x[0, 0] : !x -> !t
  %b = tile.muls %a, %m : f32, !t
  tile.store %b, %z[0, 0] : !t, !z
  return
}
