// Element types that op(tile) has on a5 only.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!in_i8 = !ptensor.tensor<2x3xi8>
!out_i8 = !ptensor.tensor<3x4xi8>
!x_i8 = tensor<2x3xi8>
!z_i8 = tensor<3x4xi8>
!t_i8 = !tile.tile<2x32xi8, vec, valid = [2, 3]>
!in_bf16 = !ptensor.tensor<2x3xbf16>
!out_bf16 = !ptensor.tensor<3x4xbf16>
!x_bf16 = tensor<2x3xbf16>
!z_bf16 = tensor<3x4xbf16>
!t_bf16 = !tile.tile<2x16xbf16, vec, valid = [2, 3]>

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @neg_i8(%x: !in_i8, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !t_i8
    %c = tile.neg %a : !t_i8
    tile.store %c, %z[0, 0] : !t_i8, !out_i8
    return
  }

  pypto_check.case @check_neg_i8 {
    %x = pypto_check.constant dense<[[0, 1, -128], [127, -1, 5]]> : !x_i8
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @neg_i8(%x, %z) writes [1] : (!x_i8, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[0, -1, -128, -1], [-127, 1, -5, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @neg_bf16(%x: !in_bf16, %z: !out_bf16 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_bf16 -> !t_bf16
    %c = tile.neg %a : !t_bf16
    tile.store %c, %z[0, 0] : !t_bf16, !out_bf16
    return
  }

  pypto_check.case @check_neg_bf16 {
    %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC0, 0xFF80, -0.0]]> : !x_bf16
    %z = pypto_check.constant dense<-1.0> : tensor<3x4xbf16>
    %r = pypto_check.launch @neg_bf16(%x, %z) writes [1] : (!x_bf16, !z_bf16) -> !z_bf16
    %w = pypto_check.constant dense<[[-1.5, 2.0, -0.0, -1.0], [0x7FC0, 0x7F80, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_bf16
    pypto_check.expect_eq %r, %w : !z_bf16
  }
}
