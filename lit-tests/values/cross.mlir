// Tensors that are memrefs, and back: the same memory. The assembler has no memrefs.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!x = !ptensor.tensor<2x3xf32>
!z = !ptensor.tensor<3x4xf32>
!t = !tile.tile<2x8xf32, vec, valid = [2, 3]>
func.func @sum(%x: !x, %y: memref<2x3xf32>, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %m = ptensor.to_memref %x : !x -> memref<2x3xf32>
  %n = ptensor.from_memref %m : memref<2x3xf32> -> !x
  %yt = ptensor.from_memref %y : memref<2x3xf32> -> !x
  %a = tile.load %n[0, 0] : !x -> !t
  %b = tile.load %yt[0, 0] : !x -> !t
  %c = tile.add %a, %b : !t
  tile.store %c, %z[1, 1] : !t, !z
  return
}
pypto_check.case @check_sum without ["pto"] {
  %x = pypto_check.ramp 0, 1 : tensor<2x3xf32>
  %y = pypto_check.ramp 0.5, 10 : tensor<2x3xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @sum(%x, %y, %z) writes [2] : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %w = pypto_check.constant dense<[[-1.0, -1.0, -1.0, -1.0], [-1.0, 0.5, 11.5, 22.5], [-1.0, 33.5, 44.5, 55.5]]> : tensor<3x4xf32>
  pypto_check.expect_eq %r, %w : tensor<3x4xf32>
}
