// One scalar in the valid region; what lies outside of it stays as it was. Arguments
// without a sign are none for the assembler.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!in_f32 = !ptensor.tensor<2x3xf32>
!out_f32 = !ptensor.tensor<3x4xf32>
!x_f32 = tensor<2x3xf32>
!z_f32 = tensor<3x4xf32>
!t_f32 = !tile.tile<2x8xf32, vec, valid = [2, 3]>
!in_f16 = !ptensor.tensor<2x3xf16>
!out_f16 = !ptensor.tensor<3x4xf16>
!x_f16 = tensor<2x3xf16>
!z_f16 = tensor<3x4xf16>
!t_f16 = !tile.tile<2x16xf16, vec, valid = [2, 3]>
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
!in_ui16 = !ptensor.tensor<2x3xui16>
!out_ui16 = !ptensor.tensor<3x4xui16>
!x_ui16 = tensor<2x3xui16>
!z_ui16 = tensor<3x4xui16>
!t_ui16 = !tile.tile<2x16xui16, vec, valid = [2, 3]>

func.func @full_f32(%s: f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %c = tile.full %s : f32 -> !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_full_f32 {
  %s = pypto_check.constant 2.5 : f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @full_f32(%s, %z) writes [1] : (f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[2.5, 2.5, 2.5, -1.0], [2.5, 2.5, 2.5, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @full_f16(%s: f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %c = tile.full %s : f16 -> !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_full_f16 {
  %s = pypto_check.constant -65504.0 : f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @full_f16(%s, %z) writes [1] : (f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[-65504.0, -65504.0, -65504.0, -1.0], [-65504.0, -65504.0, -65504.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @full_i32(%s: i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %c = tile.full %s : i32 -> !t_i32
  tile.store %c, %z[0, 0] : !t_i32, !out_i32
  return
}

pypto_check.case @check_full_i32 {
  %s = pypto_check.constant -2147483648 : i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @full_i32(%s, %z) writes [1] : (i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[-2147483648, -2147483648, -2147483648, -1], [-2147483648, -2147483648, -2147483648, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @full_i16(%s: i16, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %c = tile.full %s : i16 -> !t_i16
  tile.store %c, %z[0, 0] : !t_i16, !out_i16
  return
}

pypto_check.case @check_full_i16 {
  %s = pypto_check.constant 32767 : i16
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @full_i16(%s, %z) writes [1] : (i16, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[32767, 32767, 32767, -1], [32767, 32767, 32767, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @full_ui16(%s: ui16, %z: !out_ui16 {pypto.dir = #pypto.dir<out>}) {
  %c = tile.full %s : ui16 -> !t_ui16
  tile.store %c, %z[0, 0] : !t_ui16, !out_ui16
  return
}

pypto_check.case @check_full_ui16 without ["pto"] {
  %s = pypto_check.constant 65535 : ui16
  %z = pypto_check.constant dense<99> : tensor<3x4xui16>
  %r = pypto_check.launch @full_ui16(%s, %z) writes [1] : (ui16, !z_ui16) -> !z_ui16
  %w = pypto_check.constant dense<[[65535, 65535, 65535, 99], [65535, 65535, 65535, 99], [99, 99, 99, 99]]> : !z_ui16
  pypto_check.expect_eq %r, %w : !z_ui16
}
