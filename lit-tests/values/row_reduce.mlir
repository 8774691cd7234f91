// Reductions of rows of three, from left to right; floats are added up in f32 and rounded once.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!in_f32 = !ptensor.tensor<2x3xf32>
!out_f32 = !ptensor.tensor<3x4xf32>
!x_f32 = tensor<2x3xf32>
!z_f32 = tensor<3x4xf32>
!m_f32 = !tile.tile<8x8xf32, vec, valid = [2, 3]>
!col_f32 = !tile.tile<8x1xf32, vec, valid = [2, 1]>
!sums_f32 = !ptensor.tensor<3x2xf32>
!s_f32 = tensor<3x2xf32>
!in_f16 = !ptensor.tensor<2x3xf16>
!out_f16 = !ptensor.tensor<3x4xf16>
!x_f16 = tensor<2x3xf16>
!z_f16 = tensor<3x4xf16>
!m_f16 = !tile.tile<16x16xf16, vec, valid = [2, 3]>
!col_f16 = !tile.tile<16x1xf16, vec, valid = [2, 1]>
!sums_f16 = !ptensor.tensor<3x2xf16>
!s_f16 = tensor<3x2xf16>
!in_i32 = !ptensor.tensor<2x3xi32>
!out_i32 = !ptensor.tensor<3x4xi32>
!x_i32 = tensor<2x3xi32>
!z_i32 = tensor<3x4xi32>
!m_i32 = !tile.tile<8x8xi32, vec, valid = [2, 3]>
!col_i32 = !tile.tile<8x1xi32, vec, valid = [2, 1]>
!sums_i32 = !ptensor.tensor<3x2xi32>
!s_i32 = tensor<3x2xi32>
!in_i16 = !ptensor.tensor<2x3xi16>
!out_i16 = !ptensor.tensor<3x4xi16>
!x_i16 = tensor<2x3xi16>
!z_i16 = tensor<3x4xi16>
!m_i16 = !tile.tile<16x16xi16, vec, valid = [2, 3]>
!col_i16 = !tile.tile<16x1xi16, vec, valid = [2, 1]>
!sums_i16 = !ptensor.tensor<3x2xi16>
!s_i16 = tensor<3x2xi16>
!in_ui16 = !ptensor.tensor<2x3xui16>
!out_ui16 = !ptensor.tensor<3x4xui16>
!x_ui16 = tensor<2x3xui16>
!z_ui16 = tensor<3x4xui16>
!m_ui16 = !tile.tile<16x16xui16, vec, valid = [2, 3]>
!col_ui16 = !tile.tile<16x1xui16, vec, valid = [2, 1]>
!sums_ui16 = !ptensor.tensor<3x2xui16>
!s_ui16 = tensor<3x2xui16>

func.func @row_sum_f32(%x: !in_f32, %z: !sums_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %scratch = tile.create : !m_f32
  %c = tile.row_sum %a, %scratch : (!m_f32, !m_f32) -> !col_f32
  tile.store %c, %z[0, 0] : !col_f32, !sums_f32
  return
}

pypto_check.case @check_row_sum_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.5], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x2xf32>
  %r = pypto_check.launch @row_sum_f32(%x, %z) writes [1] : (!x_f32, !s_f32) -> !s_f32
  %w = pypto_check.constant dense<[[-0.5, -1.0], [0x7FC00000, -1.0], [-1.0, -1.0]]> : !s_f32
  pypto_check.expect_eq %r, %w : !s_f32
}

func.func @row_max_f32(%x: !in_f32, %z: !sums_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %scratch = tile.create : !m_f32
  %c = tile.row_max %a, %scratch : (!m_f32, !m_f32) -> !col_f32
  tile.store %c, %z[0, 0] : !col_f32, !sums_f32
  return
}

pypto_check.case @check_row_max_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.5], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x2xf32>
  %r = pypto_check.launch @row_max_f32(%x, %z) writes [1] : (!x_f32, !s_f32) -> !s_f32
  %w = pypto_check.constant dense<[[2.0, -1.0], [0x7FC00000, -1.0], [-1.0, -1.0]]> : !s_f32
  pypto_check.expect_eq %r, %w : !s_f32
}

func.func @row_min_f32(%x: !in_f32, %z: !sums_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %scratch = tile.create : !m_f32
  %c = tile.row_min %a, %scratch : (!m_f32, !m_f32) -> !col_f32
  tile.store %c, %z[0, 0] : !col_f32, !sums_f32
  return
}

pypto_check.case @check_row_min_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.5], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x2xf32>
  %r = pypto_check.launch @row_min_f32(%x, %z) writes [1] : (!x_f32, !s_f32) -> !s_f32
  %w = pypto_check.constant dense<[[-3.5, -1.0], [0x7FC00000, -1.0], [-1.0, -1.0]]> : !s_f32
  pypto_check.expect_eq %r, %w : !s_f32
}

func.func @row_prod_f32(%x: !in_f32, %z: !sums_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %scratch = tile.create : !m_f32
  %c = tile.row_prod %a, %scratch : (!m_f32, !m_f32) -> !col_f32
  tile.store %c, %z[0, 0] : !col_f32, !sums_f32
  return
}

pypto_check.case @check_row_prod_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.5], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x2xf32>
  %r = pypto_check.launch @row_prod_f32(%x, %z) writes [1] : (!x_f32, !s_f32) -> !s_f32
  %w = pypto_check.constant dense<[[-7.0, -1.0], [0x7FC00000, -1.0], [-1.0, -1.0]]> : !s_f32
  pypto_check.expect_eq %r, %w : !s_f32
}

pypto_check.case @check_row_sum_f32_zeros {
  %x = pypto_check.constant dense<[[-0.0, 0.0, -0.0], [0.0, -0.0, -0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x2xf32>
  %r = pypto_check.launch @row_sum_f32(%x, %z) writes [1] : (!x_f32, !s_f32) -> !s_f32
  %w = pypto_check.constant dense<[[0.0, -1.0], [0.0, -1.0], [-1.0, -1.0]]> : !s_f32
  pypto_check.expect_eq %r, %w : !s_f32
}

pypto_check.case @check_row_max_f32_zeros {
  %x = pypto_check.constant dense<[[-0.0, 0.0, -0.0], [0.0, -0.0, -0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x2xf32>
  %r = pypto_check.launch @row_max_f32(%x, %z) writes [1] : (!x_f32, !s_f32) -> !s_f32
  %w = pypto_check.constant dense<[[0.0, -1.0], [0.0, -1.0], [-1.0, -1.0]]> : !s_f32
  pypto_check.expect_eq %r, %w : !s_f32
}

pypto_check.case @check_row_min_f32_zeros {
  %x = pypto_check.constant dense<[[-0.0, 0.0, -0.0], [0.0, -0.0, -0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x2xf32>
  %r = pypto_check.launch @row_min_f32(%x, %z) writes [1] : (!x_f32, !s_f32) -> !s_f32
  %w = pypto_check.constant dense<[[-0.0, -1.0], [-0.0, -1.0], [-1.0, -1.0]]> : !s_f32
  pypto_check.expect_eq %r, %w : !s_f32
}

pypto_check.case @check_row_prod_f32_zeros {
  %x = pypto_check.constant dense<[[-0.0, 0.0, -0.0], [0.0, -0.0, -0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x2xf32>
  %r = pypto_check.launch @row_prod_f32(%x, %z) writes [1] : (!x_f32, !s_f32) -> !s_f32
  %w = pypto_check.constant dense<[[0.0, -1.0], [0.0, -1.0], [-1.0, -1.0]]> : !s_f32
  pypto_check.expect_eq %r, %w : !s_f32
}

// 16777217 is no f32.
pypto_check.case @check_row_sum_f32_order {
  %x = pypto_check.constant dense<[[16777216.0, 1.0, -16777216.0], [-16777216.0, 16777216.0, 1.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x2xf32>
  %r = pypto_check.launch @row_sum_f32(%x, %z) writes [1] : (!x_f32, !s_f32) -> !s_f32
  %w = pypto_check.constant dense<[[0.0, -1.0], [1.0, -1.0], [-1.0, -1.0]]> : !s_f32
  pypto_check.expect_eq %r, %w : !s_f32
}

// 1e60 is no f32; 0x7149F2CA is the f32 of 1e30.
pypto_check.case @check_row_prod_f32_order {
  %x = pypto_check.constant dense<[[1.0e+30, 1.0e+30, 1.0e-30], [1.0e+30, 1.0e-30, 1.0e+30]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x2xf32>
  %r = pypto_check.launch @row_prod_f32(%x, %z) writes [1] : (!x_f32, !s_f32) -> !s_f32
  %w = pypto_check.constant dense<[[0x7F800000, -1.0], [0x7149F2CA, -1.0], [-1.0, -1.0]]> : !s_f32
  pypto_check.expect_eq %r, %w : !s_f32
}

func.func @row_sum_f16(%x: !in_f16, %z: !sums_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %scratch = tile.create : !m_f16
  %c = tile.row_sum %a, %scratch : (!m_f16, !m_f16) -> !col_f16
  tile.store %c, %z[0, 0] : !col_f16, !sums_f16
  return
}

pypto_check.case @check_row_sum_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 1.0], [65504.0, 65504.0, -65504.0]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x2xf16>
  %r = pypto_check.launch @row_sum_f16(%x, %z) writes [1] : (!x_f16, !s_f16) -> !s_f16
  %w = pypto_check.constant dense<[[2050.0, -1.0], [65504.0, -1.0], [-1.0, -1.0]]> : !s_f16
  pypto_check.expect_eq %r, %w : !s_f16
}

func.func @row_max_f16(%x: !in_f16, %z: !sums_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %scratch = tile.create : !m_f16
  %c = tile.row_max %a, %scratch : (!m_f16, !m_f16) -> !col_f16
  tile.store %c, %z[0, 0] : !col_f16, !sums_f16
  return
}

pypto_check.case @check_row_max_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 1.0], [65504.0, 65504.0, -65504.0]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x2xf16>
  %r = pypto_check.launch @row_max_f16(%x, %z) writes [1] : (!x_f16, !s_f16) -> !s_f16
  %w = pypto_check.constant dense<[[2048.0, -1.0], [65504.0, -1.0], [-1.0, -1.0]]> : !s_f16
  pypto_check.expect_eq %r, %w : !s_f16
}

func.func @row_min_f16(%x: !in_f16, %z: !sums_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %scratch = tile.create : !m_f16
  %c = tile.row_min %a, %scratch : (!m_f16, !m_f16) -> !col_f16
  tile.store %c, %z[0, 0] : !col_f16, !sums_f16
  return
}

pypto_check.case @check_row_min_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 1.0], [65504.0, 65504.0, -65504.0]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x2xf16>
  %r = pypto_check.launch @row_min_f16(%x, %z) writes [1] : (!x_f16, !s_f16) -> !s_f16
  %w = pypto_check.constant dense<[[1.0, -1.0], [-65504.0, -1.0], [-1.0, -1.0]]> : !s_f16
  pypto_check.expect_eq %r, %w : !s_f16
}

func.func @row_prod_f16(%x: !in_f16, %z: !sums_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %scratch = tile.create : !m_f16
  %c = tile.row_prod %a, %scratch : (!m_f16, !m_f16) -> !col_f16
  tile.store %c, %z[0, 0] : !col_f16, !sums_f16
  return
}

pypto_check.case @check_row_prod_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 1.0], [65504.0, 65504.0, -65504.0]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x2xf16>
  %r = pypto_check.launch @row_prod_f16(%x, %z) writes [1] : (!x_f16, !s_f16) -> !s_f16
  %w = pypto_check.constant dense<[[2048.0, -1.0], [0xFC00, -1.0], [-1.0, -1.0]]> : !s_f16
  pypto_check.expect_eq %r, %w : !s_f16
}

func.func @row_sum_i32(%x: !in_i32, %z: !sums_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !m_i32
  %scratch = tile.create : !m_i32
  %c = tile.row_sum %a, %scratch : (!m_i32, !m_i32) -> !col_i32
  tile.store %c, %z[0, 0] : !col_i32, !sums_i32
  return
}

pypto_check.case @check_row_sum_i32 {
  %x = pypto_check.constant dense<[[2147483647, 1, 5], [-7, 0, 3]]> : !x_i32
  %z = pypto_check.constant dense<-1> : tensor<3x2xi32>
  %r = pypto_check.launch @row_sum_i32(%x, %z) writes [1] : (!x_i32, !s_i32) -> !s_i32
  %w = pypto_check.constant dense<[[-2147483643, -1], [-4, -1], [-1, -1]]> : !s_i32
  pypto_check.expect_eq %r, %w : !s_i32
}

func.func @row_max_i32(%x: !in_i32, %z: !sums_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !m_i32
  %scratch = tile.create : !m_i32
  %c = tile.row_max %a, %scratch : (!m_i32, !m_i32) -> !col_i32
  tile.store %c, %z[0, 0] : !col_i32, !sums_i32
  return
}

pypto_check.case @check_row_max_i32 {
  %x = pypto_check.constant dense<[[2147483647, 1, 5], [-7, 0, 3]]> : !x_i32
  %z = pypto_check.constant dense<-1> : tensor<3x2xi32>
  %r = pypto_check.launch @row_max_i32(%x, %z) writes [1] : (!x_i32, !s_i32) -> !s_i32
  %w = pypto_check.constant dense<[[2147483647, -1], [3, -1], [-1, -1]]> : !s_i32
  pypto_check.expect_eq %r, %w : !s_i32
}

func.func @row_min_i32(%x: !in_i32, %z: !sums_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !m_i32
  %scratch = tile.create : !m_i32
  %c = tile.row_min %a, %scratch : (!m_i32, !m_i32) -> !col_i32
  tile.store %c, %z[0, 0] : !col_i32, !sums_i32
  return
}

pypto_check.case @check_row_min_i32 {
  %x = pypto_check.constant dense<[[2147483647, 1, 5], [-7, 0, 3]]> : !x_i32
  %z = pypto_check.constant dense<-1> : tensor<3x2xi32>
  %r = pypto_check.launch @row_min_i32(%x, %z) writes [1] : (!x_i32, !s_i32) -> !s_i32
  %w = pypto_check.constant dense<[[1, -1], [-7, -1], [-1, -1]]> : !s_i32
  pypto_check.expect_eq %r, %w : !s_i32
}

func.func @row_prod_i32(%x: !in_i32, %z: !sums_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !m_i32
  %scratch = tile.create : !m_i32
  %c = tile.row_prod %a, %scratch : (!m_i32, !m_i32) -> !col_i32
  tile.store %c, %z[0, 0] : !col_i32, !sums_i32
  return
}

pypto_check.case @check_row_prod_i32 {
  %x = pypto_check.constant dense<[[2147483647, 1, 5], [-7, 0, 3]]> : !x_i32
  %z = pypto_check.constant dense<-1> : tensor<3x2xi32>
  %r = pypto_check.launch @row_prod_i32(%x, %z) writes [1] : (!x_i32, !s_i32) -> !s_i32
  %w = pypto_check.constant dense<[[2147483643, -1], [0, -1], [-1, -1]]> : !s_i32
  pypto_check.expect_eq %r, %w : !s_i32
}

func.func @row_sum_i16(%x: !in_i16, %z: !sums_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !m_i16
  %scratch = tile.create : !m_i16
  %c = tile.row_sum %a, %scratch : (!m_i16, !m_i16) -> !col_i16
  tile.store %c, %z[0, 0] : !col_i16, !sums_i16
  return
}

pypto_check.case @check_row_sum_i16 {
  %x = pypto_check.constant dense<[[32767, 1, 5], [-7, 0, 3]]> : !x_i16
  %z = pypto_check.constant dense<-1> : tensor<3x2xi16>
  %r = pypto_check.launch @row_sum_i16(%x, %z) writes [1] : (!x_i16, !s_i16) -> !s_i16
  %w = pypto_check.constant dense<[[-32763, -1], [-4, -1], [-1, -1]]> : !s_i16
  pypto_check.expect_eq %r, %w : !s_i16
}

func.func @row_max_i16(%x: !in_i16, %z: !sums_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !m_i16
  %scratch = tile.create : !m_i16
  %c = tile.row_max %a, %scratch : (!m_i16, !m_i16) -> !col_i16
  tile.store %c, %z[0, 0] : !col_i16, !sums_i16
  return
}

pypto_check.case @check_row_max_i16 {
  %x = pypto_check.constant dense<[[32767, 1, 5], [-7, 0, 3]]> : !x_i16
  %z = pypto_check.constant dense<-1> : tensor<3x2xi16>
  %r = pypto_check.launch @row_max_i16(%x, %z) writes [1] : (!x_i16, !s_i16) -> !s_i16
  %w = pypto_check.constant dense<[[32767, -1], [3, -1], [-1, -1]]> : !s_i16
  pypto_check.expect_eq %r, %w : !s_i16
}

func.func @row_min_i16(%x: !in_i16, %z: !sums_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !m_i16
  %scratch = tile.create : !m_i16
  %c = tile.row_min %a, %scratch : (!m_i16, !m_i16) -> !col_i16
  tile.store %c, %z[0, 0] : !col_i16, !sums_i16
  return
}

pypto_check.case @check_row_min_i16 {
  %x = pypto_check.constant dense<[[32767, 1, 5], [-7, 0, 3]]> : !x_i16
  %z = pypto_check.constant dense<-1> : tensor<3x2xi16>
  %r = pypto_check.launch @row_min_i16(%x, %z) writes [1] : (!x_i16, !s_i16) -> !s_i16
  %w = pypto_check.constant dense<[[1, -1], [-7, -1], [-1, -1]]> : !s_i16
  pypto_check.expect_eq %r, %w : !s_i16
}

func.func @row_prod_i16(%x: !in_i16, %z: !sums_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !m_i16
  %scratch = tile.create : !m_i16
  %c = tile.row_prod %a, %scratch : (!m_i16, !m_i16) -> !col_i16
  tile.store %c, %z[0, 0] : !col_i16, !sums_i16
  return
}

pypto_check.case @check_row_prod_i16 {
  %x = pypto_check.constant dense<[[32767, 1, 5], [-7, 0, 3]]> : !x_i16
  %z = pypto_check.constant dense<-1> : tensor<3x2xi16>
  %r = pypto_check.launch @row_prod_i16(%x, %z) writes [1] : (!x_i16, !s_i16) -> !s_i16
  %w = pypto_check.constant dense<[[32763, -1], [0, -1], [-1, -1]]> : !s_i16
  pypto_check.expect_eq %r, %w : !s_i16
}

func.func @row_max_ui16(%x: !in_ui16, %z: !sums_ui16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_ui16 -> !m_ui16
  %scratch = tile.create : !m_ui16
  %c = tile.row_max %a, %scratch : (!m_ui16, !m_ui16) -> !col_ui16
  tile.store %c, %z[0, 0] : !col_ui16, !sums_ui16
  return
}

pypto_check.case @check_row_max_ui16 {
  %x = pypto_check.constant dense<[[65535, 1, 5], [1, 0, 3]]> : !x_ui16
  %z = pypto_check.constant dense<99> : tensor<3x2xui16>
  %r = pypto_check.launch @row_max_ui16(%x, %z) writes [1] : (!x_ui16, !s_ui16) -> !s_ui16
  %w = pypto_check.constant dense<[[65535, 99], [3, 99], [99, 99]]> : !s_ui16
  pypto_check.expect_eq %r, %w : !s_ui16
}

func.func @row_min_ui16(%x: !in_ui16, %z: !sums_ui16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_ui16 -> !m_ui16
  %scratch = tile.create : !m_ui16
  %c = tile.row_min %a, %scratch : (!m_ui16, !m_ui16) -> !col_ui16
  tile.store %c, %z[0, 0] : !col_ui16, !sums_ui16
  return
}

pypto_check.case @check_row_min_ui16 {
  %x = pypto_check.constant dense<[[65535, 1, 5], [1, 0, 3]]> : !x_ui16
  %z = pypto_check.constant dense<99> : tensor<3x2xui16>
  %r = pypto_check.launch @row_min_ui16(%x, %z) writes [1] : (!x_ui16, !s_ui16) -> !s_ui16
  %w = pypto_check.constant dense<[[1, 99], [0, 99], [99, 99]]> : !s_ui16
  pypto_check.expect_eq %r, %w : !s_ui16
}
