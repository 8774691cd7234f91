// Bytes can be filled on a5 only.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!in_i8 = !ptensor.tensor<2x3xi8>
!out_i8 = !ptensor.tensor<3x4xi8>
!x_i8 = tensor<2x3xi8>
!z_i8 = tensor<3x4xi8>
!t_i8 = !tile.tile<2x32xi8, vec, valid = [2, 3]>

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @full_i8(%s: i8, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %c = tile.full %s : i8 -> !t_i8
    tile.store %c, %z[0, 0] : !t_i8, !out_i8
    return
  }

  pypto_check.case @check_full_i8 {
    %s = pypto_check.constant -128 : i8
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @full_i8(%s, %z) writes [1] : (i8, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[-128, -128, -128, -1], [-128, -128, -128, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }
}
