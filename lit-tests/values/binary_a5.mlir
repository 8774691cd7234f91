// Element types that tile (+) tile has on a5 only: i8, bf16 sums, quotients of integers.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!in_i8 = !ptensor.tensor<2x3xi8>
!out_i8 = !ptensor.tensor<3x4xi8>
!x_i8 = tensor<2x3xi8>
!z_i8 = tensor<3x4xi8>
!t_i8 = !tile.tile<2x32xi8, vec, valid = [2, 3]>
!in_ui8 = !ptensor.tensor<2x3xui8>
!out_ui8 = !ptensor.tensor<3x4xui8>
!x_ui8 = tensor<2x3xui8>
!z_ui8 = tensor<3x4xui8>
!t_ui8 = !tile.tile<2x32xui8, vec, valid = [2, 3]>
!in_bf16 = !ptensor.tensor<2x3xbf16>
!out_bf16 = !ptensor.tensor<3x4xbf16>
!x_bf16 = tensor<2x3xbf16>
!z_bf16 = tensor<3x4xbf16>
!t_bf16 = !tile.tile<2x16xbf16, vec, valid = [2, 3]>
!in_i32 = !ptensor.tensor<2x3xi32>
!out_i32 = !ptensor.tensor<3x4xi32>
!x_i32 = tensor<2x3xi32>
!z_i32 = tensor<3x4xi32>
!t_i32 = !tile.tile<2x8xi32, vec, valid = [2, 3]>
!in_i16 = !ptensor.tensor<2x3xi16>
!out_i16 = !ptensor.tensor<3x4xi16>
!x_i16 = tensor<2x3xi16>
!z_i16 = tensor<3x4xi16>
!t_i16 = !tile.tile<2x16xi16, vec, valid = [2, 3]>

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @add_i8(%x: !in_i8, %y: !in_i8, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !t_i8
    %b = tile.load %y[0, 0] : !in_i8 -> !t_i8
    %c = tile.add %a, %b : !t_i8
    tile.store %c, %z[0, 0] : !t_i8, !out_i8
    return
  }

  pypto_check.case @check_add_i8 {
    %x = pypto_check.constant dense<[[127, -128, -7], [7, 0, 16]]> : !x_i8
    %y = pypto_check.constant dense<[[1, -1, 2], [-2, 5, 16]]> : !x_i8
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @add_i8(%x, %y, %z) writes [2] : (!x_i8, !x_i8, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[-128, 127, -5, -1], [5, 5, 32, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @sub_i8(%x: !in_i8, %y: !in_i8, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !t_i8
    %b = tile.load %y[0, 0] : !in_i8 -> !t_i8
    %c = tile.sub %a, %b : !t_i8
    tile.store %c, %z[0, 0] : !t_i8, !out_i8
    return
  }

  pypto_check.case @check_sub_i8 {
    %x = pypto_check.constant dense<[[127, -128, -7], [7, 0, 16]]> : !x_i8
    %y = pypto_check.constant dense<[[1, -1, 2], [-2, 5, 16]]> : !x_i8
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @sub_i8(%x, %y, %z) writes [2] : (!x_i8, !x_i8, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[126, -127, -9, -1], [9, -5, 0, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @maximum_i8(%x: !in_i8, %y: !in_i8, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !t_i8
    %b = tile.load %y[0, 0] : !in_i8 -> !t_i8
    %c = tile.maximum %a, %b : !t_i8
    tile.store %c, %z[0, 0] : !t_i8, !out_i8
    return
  }

  pypto_check.case @check_maximum_i8 {
    %x = pypto_check.constant dense<[[127, -128, -7], [7, 0, 16]]> : !x_i8
    %y = pypto_check.constant dense<[[1, -1, 2], [-2, 5, 16]]> : !x_i8
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @maximum_i8(%x, %y, %z) writes [2] : (!x_i8, !x_i8, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[127, -1, 2, -1], [7, 5, 16, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @minimum_i8(%x: !in_i8, %y: !in_i8, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !t_i8
    %b = tile.load %y[0, 0] : !in_i8 -> !t_i8
    %c = tile.minimum %a, %b : !t_i8
    tile.store %c, %z[0, 0] : !t_i8, !out_i8
    return
  }

  pypto_check.case @check_minimum_i8 {
    %x = pypto_check.constant dense<[[127, -128, -7], [7, 0, 16]]> : !x_i8
    %y = pypto_check.constant dense<[[1, -1, 2], [-2, 5, 16]]> : !x_i8
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @minimum_i8(%x, %y, %z) writes [2] : (!x_i8, !x_i8, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[1, -128, -7, -1], [-2, 0, 16, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @maximum_ui8(%x: !in_ui8, %y: !in_ui8, %z: !out_ui8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_ui8 -> !t_ui8
    %b = tile.load %y[0, 0] : !in_ui8 -> !t_ui8
    %c = tile.maximum %a, %b : !t_ui8
    tile.store %c, %z[0, 0] : !t_ui8, !out_ui8
    return
  }

  pypto_check.case @check_maximum_ui8 {
    %x = pypto_check.constant dense<[[255, 0, 128], [1, 2, 3]]> : !x_ui8
    %y = pypto_check.constant dense<[[1, 1, 127], [255, 3, 2]]> : !x_ui8
    %z = pypto_check.constant dense<99> : tensor<3x4xui8>
    %r = pypto_check.launch @maximum_ui8(%x, %y, %z) writes [2] : (!x_ui8, !x_ui8, !z_ui8) -> !z_ui8
    %w = pypto_check.constant dense<[[255, 1, 128, 99], [255, 3, 3, 99], [99, 99, 99, 99]]> : !z_ui8
    pypto_check.expect_eq %r, %w : !z_ui8
  }

  func.func @add_bf16(%x: !in_bf16, %y: !in_bf16, %z: !out_bf16 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_bf16 -> !t_bf16
    %b = tile.load %y[0, 0] : !in_bf16 -> !t_bf16
    %c = tile.add %a, %b : !t_bf16
    tile.store %c, %z[0, 0] : !t_bf16, !out_bf16
    return
  }

  // 257 and 259 are no bf16: ties go to even. 0x7F7F is the largest.
  pypto_check.case @check_add_bf16 {
    %x = pypto_check.constant dense<[[256.0, 258.0, 1.0], [0x7F7F, -0.0, 0x7FC0]]> : !x_bf16
    %y = pypto_check.constant dense<[[1.0, 1.0, 0.00390625], [0x7F7F, -0.0, 1.0]]> : !x_bf16
    %z = pypto_check.constant dense<-1.0> : tensor<3x4xbf16>
    %r = pypto_check.launch @add_bf16(%x, %y, %z) writes [2] : (!x_bf16, !x_bf16, !z_bf16) -> !z_bf16
    %w = pypto_check.constant dense<[[256.0, 260.0, 1.0, -1.0], [0x7F80, -0.0, 0x7FC0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_bf16
    pypto_check.expect_eq %r, %w : !z_bf16
  }

  func.func @div_i32(%x: !in_i32, %y: !in_i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i32 -> !t_i32
    %b = tile.load %y[0, 0] : !in_i32 -> !t_i32
    %c = tile.div %a, %b : !t_i32
    tile.store %c, %z[0, 0] : !t_i32, !out_i32
    return
  }

  // Towards zero; what has no quotient: 2147483648 wraps, and by zero the dividend stays.
  pypto_check.case @check_div_i32 {
    %x = pypto_check.constant dense<[[2147483647, -2147483648, -7], [7, 9, 65536]]> : !x_i32
    %y = pypto_check.constant dense<[[1, -1, 2], [-2, 0, 65536]]> : !x_i32
    %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
    %r = pypto_check.launch @div_i32(%x, %y, %z) writes [2] : (!x_i32, !x_i32, !z_i32) -> !z_i32
    %w = pypto_check.constant dense<[[2147483647, -2147483648, -3, -1], [-3, 9, 1, -1], [-1, -1, -1, -1]]> : !z_i32
    pypto_check.expect_eq %r, %w : !z_i32
  }

  func.func @div_i16(%x: !in_i16, %y: !in_i16, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i16 -> !t_i16
    %b = tile.load %y[0, 0] : !in_i16 -> !t_i16
    %c = tile.div %a, %b : !t_i16
    tile.store %c, %z[0, 0] : !t_i16, !out_i16
    return
  }

  pypto_check.case @check_div_i16 {
    %x = pypto_check.constant dense<[[32767, -32768, -7], [7, 9, 256]]> : !x_i16
    %y = pypto_check.constant dense<[[1, -1, 2], [-2, 0, 256]]> : !x_i16
    %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
    %r = pypto_check.launch @div_i16(%x, %y, %z) writes [2] : (!x_i16, !x_i16, !z_i16) -> !z_i16
    %w = pypto_check.constant dense<[[32767, -32768, -3, -1], [-3, 9, 1, -1], [-1, -1, -1, -1]]> : !z_i16
    pypto_check.expect_eq %r, %w : !z_i16
  }
}
