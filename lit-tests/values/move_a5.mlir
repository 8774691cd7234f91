// Moves that only a5 makes directly: Vec to Mat, and Acc to Vec.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!x = !ptensor.tensor<2x3xf32>
!y = !ptensor.tensor<3x2xf32>
!z = !ptensor.tensor<3x3xf32>
!v = !tile.tile<16x16xf32, vec, valid = [2, 3]>
!m = !tile.tile<16x16xf32, mat, valid = [2, 3]>
!l = !tile.tile<16x16xf32, left, valid = [2, 3]>
!mr = !tile.tile<16x16xf32, mat, valid = [3, 2]>
!r = !tile.tile<16x16xf32, right, valid = [3, 2]>
!c = !tile.tile<16x16xf32, acc, valid = [2, 2]>
!vc = !tile.tile<16x16xf32, vec, valid = [2, 2]>
module attributes {pypto.target = #pypto.target<a5>} {
  // -(-x * y), where the negations are made in Vec.
  func.func @around(%x: !x, %y: !y, %z: !z {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !x -> !v
    %b = tile.neg %a : !v
    %m = tile.move %b : !v -> !m
    %l = tile.move %m : !m -> !l
    %mr = tile.load %y[0, 0] : !y -> !mr
    %r = tile.move %mr : !mr -> !r
    %c = tile.matmul %l, %r : (!l, !r) -> !c
    %vc = tile.move %c : !c -> !vc
    %n = tile.neg %vc : !vc
    tile.store %n, %z[0, 0] : !vc, !z
    return
  }
  // [[1, 2, 3], [4, 5, 6]] * [[7, 8], [9, 10], [11, 12]]
  pypto_check.case @check_around {
    %x = pypto_check.ramp 1, 1 : tensor<2x3xf32>
    %y = pypto_check.ramp 7, 1 : tensor<3x2xf32>
    %z = pypto_check.constant dense<-1.0> : tensor<3x3xf32>
    %r = pypto_check.launch @around(%x, %y, %z) writes [2] : (tensor<2x3xf32>, tensor<3x2xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %w = pypto_check.constant dense<[[58.0, 64.0, -1.0], [139.0, 154.0, -1.0], [-1.0, -1.0, -1.0]]> : tensor<3x3xf32>
    pypto_check.expect_eq %r, %w : tensor<3x3xf32>
  }
}
