// matrix (+) a column: one value for each row.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!in_f32 = !ptensor.tensor<2x3xf32>
!out_f32 = !ptensor.tensor<3x4xf32>
!x_f32 = tensor<2x3xf32>
!z_f32 = tensor<3x4xf32>
!m_f32 = !tile.tile<8x8xf32, vec, valid = [2, 3]>
!col_f32 = !tile.tile<8x1xf32, vec, valid = [2, 1]>
!in_f16 = !ptensor.tensor<2x3xf16>
!out_f16 = !ptensor.tensor<3x4xf16>
!x_f16 = tensor<2x3xf16>
!z_f16 = tensor<3x4xf16>
!m_f16 = !tile.tile<16x16xf16, vec, valid = [2, 3]>
!col_f16 = !tile.tile<16x1xf16, vec, valid = [2, 1]>
!in_i32 = !ptensor.tensor<2x3xi32>
!out_i32 = !ptensor.tensor<3x4xi32>
!x_i32 = tensor<2x3xi32>
!z_i32 = tensor<3x4xi32>
!m_i32 = !tile.tile<8x8xi32, vec, valid = [2, 3]>
!col_i32 = !tile.tile<8x1xi32, vec, valid = [2, 1]>
!in_i16 = !ptensor.tensor<2x3xi16>
!out_i16 = !ptensor.tensor<3x4xi16>
!x_i16 = tensor<2x3xi16>
!z_i16 = tensor<3x4xi16>
!m_i16 = !tile.tile<16x16xi16, vec, valid = [2, 3]>
!col_i16 = !tile.tile<16x1xi16, vec, valid = [2, 1]>

func.func @row_expand_add_f32(%x: !in_f32, %v: !ptensor.tensor<2x1xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf32> -> !col_f32
  %c = tile.row_expand_add %a, %b : (!m_f32, !col_f32) -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_row_expand_add_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %v = pypto_check.constant dense<[[10.0], [-2.0]]> : tensor<2x1xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @row_expand_add_f32(%x, %v, %z) writes [2] : (!x_f32, tensor<2x1xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[11.0, 12.0, 7.0, -1.0], [2.0, 0x7FC00000, -2.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @row_expand_sub_f32(%x: !in_f32, %v: !ptensor.tensor<2x1xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf32> -> !col_f32
  %c = tile.row_expand_sub %a, %b : (!m_f32, !col_f32) -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_row_expand_sub_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %v = pypto_check.constant dense<[[10.0], [-2.0]]> : tensor<2x1xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @row_expand_sub_f32(%x, %v, %z) writes [2] : (!x_f32, tensor<2x1xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[-9.0, -8.0, -13.0, -1.0], [6.0, 0x7FC00000, 2.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @row_expand_mul_f32(%x: !in_f32, %v: !ptensor.tensor<2x1xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf32> -> !col_f32
  %c = tile.row_expand_mul %a, %b : (!m_f32, !col_f32) -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_row_expand_mul_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %v = pypto_check.constant dense<[[10.0], [-2.0]]> : tensor<2x1xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @row_expand_mul_f32(%x, %v, %z) writes [2] : (!x_f32, tensor<2x1xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[10.0, 20.0, -30.0, -1.0], [-8.0, 0x7FC00000, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @row_expand_div_f32(%x: !in_f32, %v: !ptensor.tensor<2x1xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf32> -> !col_f32
  %c = tile.row_expand_div %a, %b : (!m_f32, !col_f32) -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_row_expand_div_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %v = pypto_check.constant dense<[[10.0], [-2.0]]> : tensor<2x1xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @row_expand_div_f32(%x, %v, %z) writes [2] : (!x_f32, tensor<2x1xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[0x3DCCCCCD, 0x3E4CCCCD, 0xBE99999A, -1.0], [-2.0, 0x7FC00000, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @row_expand_max_f32(%x: !in_f32, %v: !ptensor.tensor<2x1xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf32> -> !col_f32
  %c = tile.row_expand_max %a, %b : (!m_f32, !col_f32) -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_row_expand_max_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %v = pypto_check.constant dense<[[10.0], [-2.0]]> : tensor<2x1xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @row_expand_max_f32(%x, %v, %z) writes [2] : (!x_f32, tensor<2x1xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[10.0, 10.0, 10.0, -1.0], [4.0, 0x7FC00000, -0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @row_expand_min_f32(%x: !in_f32, %v: !ptensor.tensor<2x1xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf32> -> !col_f32
  %c = tile.row_expand_min %a, %b : (!m_f32, !col_f32) -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_row_expand_min_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %v = pypto_check.constant dense<[[10.0], [-2.0]]> : tensor<2x1xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @row_expand_min_f32(%x, %v, %z) writes [2] : (!x_f32, tensor<2x1xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[1.0, 2.0, -3.0, -1.0], [-2.0, 0x7FC00000, -2.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @row_expand_expdif_f32(%x: !in_f32, %v: !ptensor.tensor<2x1xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf32> -> !col_f32
  %c = tile.row_expand_expdif %a, %b : (!m_f32, !col_f32) -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_row_expand_expdif_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %v = pypto_check.constant dense<[[1.0], [4.0]]> : tensor<2x1xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @row_expand_expdif_f32(%x, %v, %z) writes [2] : (!x_f32, tensor<2x1xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[1.0, 2.7182817459106445, 0.018315639346837997, -1.0], [1.0, 0x7FC00000, 0.018315639346837997, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_close %r, %w rtol 1.0e-6 atol 0.0 : !z_f32
}

func.func @row_expand_add_f16(%x: !in_f16, %v: !ptensor.tensor<2x1xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf16> -> !col_f16
  %c = tile.row_expand_add %a, %b : (!m_f16, !col_f16) -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_row_expand_add_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 0.0999755859375], [2048.0, -4.0, 0x7E00]]> : !x_f16
  %v = pypto_check.constant dense<[[1.0], [3.0]]> : tensor<2x1xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @row_expand_add_f16(%x, %v, %z) writes [2] : (!x_f16, tensor<2x1xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2048.0, 2.0, 1.099609375, -1.0], [2052.0, -1.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @row_expand_sub_f16(%x: !in_f16, %v: !ptensor.tensor<2x1xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf16> -> !col_f16
  %c = tile.row_expand_sub %a, %b : (!m_f16, !col_f16) -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_row_expand_sub_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 0.0999755859375], [2048.0, -4.0, 0x7E00]]> : !x_f16
  %v = pypto_check.constant dense<[[1.0], [3.0]]> : tensor<2x1xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @row_expand_sub_f16(%x, %v, %z) writes [2] : (!x_f16, tensor<2x1xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2047.0, 0.0, -0.89990234375, -1.0], [2045.0, -7.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @row_expand_mul_f16(%x: !in_f16, %v: !ptensor.tensor<2x1xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf16> -> !col_f16
  %c = tile.row_expand_mul %a, %b : (!m_f16, !col_f16) -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_row_expand_mul_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 0.0999755859375], [2048.0, -4.0, 0x7E00]]> : !x_f16
  %v = pypto_check.constant dense<[[1.0], [3.0]]> : tensor<2x1xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @row_expand_mul_f16(%x, %v, %z) writes [2] : (!x_f16, tensor<2x1xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2048.0, 1.0, 0.0999755859375, -1.0], [6144.0, -12.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @row_expand_div_f16(%x: !in_f16, %v: !ptensor.tensor<2x1xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf16> -> !col_f16
  %c = tile.row_expand_div %a, %b : (!m_f16, !col_f16) -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_row_expand_div_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 0.0999755859375], [2048.0, -4.0, 0x7E00]]> : !x_f16
  %v = pypto_check.constant dense<[[1.0], [3.0]]> : tensor<2x1xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @row_expand_div_f16(%x, %v, %z) writes [2] : (!x_f16, tensor<2x1xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2048.0, 1.0, 0.0999755859375, -1.0], [682.5, -1.3330078125, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @row_expand_max_f16(%x: !in_f16, %v: !ptensor.tensor<2x1xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf16> -> !col_f16
  %c = tile.row_expand_max %a, %b : (!m_f16, !col_f16) -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_row_expand_max_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 0.0999755859375], [2048.0, -4.0, 0x7E00]]> : !x_f16
  %v = pypto_check.constant dense<[[1.0], [3.0]]> : tensor<2x1xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @row_expand_max_f16(%x, %v, %z) writes [2] : (!x_f16, tensor<2x1xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2048.0, 1.0, 1.0, -1.0], [2048.0, 3.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @row_expand_min_f16(%x: !in_f16, %v: !ptensor.tensor<2x1xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf16> -> !col_f16
  %c = tile.row_expand_min %a, %b : (!m_f16, !col_f16) -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_row_expand_min_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 0.0999755859375], [2048.0, -4.0, 0x7E00]]> : !x_f16
  %v = pypto_check.constant dense<[[1.0], [3.0]]> : tensor<2x1xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @row_expand_min_f16(%x, %v, %z) writes [2] : (!x_f16, tensor<2x1xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[1.0, 1.0, 0.0999755859375, -1.0], [3.0, -4.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @row_expand_expdif_f16(%x: !in_f16, %v: !ptensor.tensor<2x1xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf16> -> !col_f16
  %c = tile.row_expand_expdif %a, %b : (!m_f16, !col_f16) -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_row_expand_expdif_f16 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7E00, -0.0]]> : !x_f16
  %v = pypto_check.constant dense<[[1.0], [4.0]]> : tensor<2x1xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @row_expand_expdif_f16(%x, %v, %z) writes [2] : (!x_f16, tensor<2x1xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[1.0, 2.71875, 0.018310546875, -1.0], [1.0, 0x7E00, 0.018310546875, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_close %r, %w rtol 1.0e-3 atol 0.0 : !z_f16
}

func.func @row_expand_add_i32(%x: !in_i32, %v: !ptensor.tensor<2x1xi32>, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !m_i32
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi32> -> !col_i32
  %c = tile.row_expand_add %a, %b : (!m_i32, !col_i32) -> !m_i32
  tile.store %c, %z[0, 0] : !m_i32, !out_i32
  return
}

pypto_check.case @check_row_expand_add_i32 {
  %x = pypto_check.constant dense<[[2147483647, 2, -3], [4, 5, -6]]> : !x_i32
  %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi32>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @row_expand_add_i32(%x, %v, %z) writes [2] : (!x_i32, tensor<2x1xi32>, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[-2147483648, 3, -2, -1], [2, 3, -8, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @row_expand_sub_i32(%x: !in_i32, %v: !ptensor.tensor<2x1xi32>, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !m_i32
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi32> -> !col_i32
  %c = tile.row_expand_sub %a, %b : (!m_i32, !col_i32) -> !m_i32
  tile.store %c, %z[0, 0] : !m_i32, !out_i32
  return
}

pypto_check.case @check_row_expand_sub_i32 {
  %x = pypto_check.constant dense<[[2147483647, 2, -3], [4, 5, -6]]> : !x_i32
  %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi32>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @row_expand_sub_i32(%x, %v, %z) writes [2] : (!x_i32, tensor<2x1xi32>, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2147483646, 1, -4, -1], [6, 7, -4, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @row_expand_mul_i32(%x: !in_i32, %v: !ptensor.tensor<2x1xi32>, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !m_i32
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi32> -> !col_i32
  %c = tile.row_expand_mul %a, %b : (!m_i32, !col_i32) -> !m_i32
  tile.store %c, %z[0, 0] : !m_i32, !out_i32
  return
}

pypto_check.case @check_row_expand_mul_i32 {
  %x = pypto_check.constant dense<[[2147483647, 2, -3], [4, 5, -6]]> : !x_i32
  %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi32>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @row_expand_mul_i32(%x, %v, %z) writes [2] : (!x_i32, tensor<2x1xi32>, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2147483647, 2, -3, -1], [-8, -10, 12, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @row_expand_max_i32(%x: !in_i32, %v: !ptensor.tensor<2x1xi32>, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !m_i32
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi32> -> !col_i32
  %c = tile.row_expand_max %a, %b : (!m_i32, !col_i32) -> !m_i32
  tile.store %c, %z[0, 0] : !m_i32, !out_i32
  return
}

pypto_check.case @check_row_expand_max_i32 {
  %x = pypto_check.constant dense<[[2147483647, 2, -3], [4, 5, -6]]> : !x_i32
  %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi32>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @row_expand_max_i32(%x, %v, %z) writes [2] : (!x_i32, tensor<2x1xi32>, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2147483647, 2, 1, -1], [4, 5, -2, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @row_expand_min_i32(%x: !in_i32, %v: !ptensor.tensor<2x1xi32>, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !m_i32
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi32> -> !col_i32
  %c = tile.row_expand_min %a, %b : (!m_i32, !col_i32) -> !m_i32
  tile.store %c, %z[0, 0] : !m_i32, !out_i32
  return
}

pypto_check.case @check_row_expand_min_i32 {
  %x = pypto_check.constant dense<[[2147483647, 2, -3], [4, 5, -6]]> : !x_i32
  %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi32>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @row_expand_min_i32(%x, %v, %z) writes [2] : (!x_i32, tensor<2x1xi32>, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[1, 1, -3, -1], [-2, -2, -6, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @row_expand_add_i16(%x: !in_i16, %v: !ptensor.tensor<2x1xi16>, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !m_i16
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi16> -> !col_i16
  %c = tile.row_expand_add %a, %b : (!m_i16, !col_i16) -> !m_i16
  tile.store %c, %z[0, 0] : !m_i16, !out_i16
  return
}

pypto_check.case @check_row_expand_add_i16 {
  %x = pypto_check.constant dense<[[32767, 2, -3], [4, 5, -6]]> : !x_i16
  %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi16>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @row_expand_add_i16(%x, %v, %z) writes [2] : (!x_i16, tensor<2x1xi16>, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[-32768, 3, -2, -1], [2, 3, -8, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @row_expand_sub_i16(%x: !in_i16, %v: !ptensor.tensor<2x1xi16>, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !m_i16
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi16> -> !col_i16
  %c = tile.row_expand_sub %a, %b : (!m_i16, !col_i16) -> !m_i16
  tile.store %c, %z[0, 0] : !m_i16, !out_i16
  return
}

pypto_check.case @check_row_expand_sub_i16 {
  %x = pypto_check.constant dense<[[32767, 2, -3], [4, 5, -6]]> : !x_i16
  %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi16>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @row_expand_sub_i16(%x, %v, %z) writes [2] : (!x_i16, tensor<2x1xi16>, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[32766, 1, -4, -1], [6, 7, -4, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @row_expand_mul_i16(%x: !in_i16, %v: !ptensor.tensor<2x1xi16>, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !m_i16
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi16> -> !col_i16
  %c = tile.row_expand_mul %a, %b : (!m_i16, !col_i16) -> !m_i16
  tile.store %c, %z[0, 0] : !m_i16, !out_i16
  return
}

pypto_check.case @check_row_expand_mul_i16 {
  %x = pypto_check.constant dense<[[32767, 2, -3], [4, 5, -6]]> : !x_i16
  %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi16>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @row_expand_mul_i16(%x, %v, %z) writes [2] : (!x_i16, tensor<2x1xi16>, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[32767, 2, -3, -1], [-8, -10, 12, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @row_expand_max_i16(%x: !in_i16, %v: !ptensor.tensor<2x1xi16>, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !m_i16
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi16> -> !col_i16
  %c = tile.row_expand_max %a, %b : (!m_i16, !col_i16) -> !m_i16
  tile.store %c, %z[0, 0] : !m_i16, !out_i16
  return
}

pypto_check.case @check_row_expand_max_i16 {
  %x = pypto_check.constant dense<[[32767, 2, -3], [4, 5, -6]]> : !x_i16
  %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi16>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @row_expand_max_i16(%x, %v, %z) writes [2] : (!x_i16, tensor<2x1xi16>, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[32767, 2, 1, -1], [4, 5, -2, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @row_expand_min_i16(%x: !in_i16, %v: !ptensor.tensor<2x1xi16>, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !m_i16
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi16> -> !col_i16
  %c = tile.row_expand_min %a, %b : (!m_i16, !col_i16) -> !m_i16
  tile.store %c, %z[0, 0] : !m_i16, !out_i16
  return
}

pypto_check.case @check_row_expand_min_i16 {
  %x = pypto_check.constant dense<[[32767, 2, -3], [4, 5, -6]]> : !x_i16
  %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi16>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @row_expand_min_i16(%x, %v, %z) writes [2] : (!x_i16, tensor<2x1xi16>, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[1, 1, -3, -1], [-2, -2, -6, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @row_expand_f32(%v: !ptensor.tensor<2x1xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf32> -> !col_f32
  %c = tile.row_expand %b : !col_f32 -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_row_expand_f32 {
  %v = pypto_check.constant dense<[[10.0], [-0.0]]> : tensor<2x1xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @row_expand_f32(%v, %z) writes [1] : (tensor<2x1xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[10.0, 10.0, 10.0, -1.0], [-0.0, -0.0, -0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @row_expand_f16(%v: !ptensor.tensor<2x1xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xf16> -> !col_f16
  %c = tile.row_expand %b : !col_f16 -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_row_expand_f16 {
  %v = pypto_check.constant dense<[[0x7E00], [-2.0]]> : tensor<2x1xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @row_expand_f16(%v, %z) writes [1] : (tensor<2x1xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[0x7E00, 0x7E00, 0x7E00, -1.0], [-2.0, -2.0, -2.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @row_expand_i32(%v: !ptensor.tensor<2x1xi32>, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi32> -> !col_i32
  %c = tile.row_expand %b : !col_i32 -> !m_i32
  tile.store %c, %z[0, 0] : !m_i32, !out_i32
  return
}

pypto_check.case @check_row_expand_i32 {
  %v = pypto_check.constant dense<[[2147483647], [-2]]> : tensor<2x1xi32>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @row_expand_i32(%v, %z) writes [1] : (tensor<2x1xi32>, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2147483647, 2147483647, 2147483647, -1], [-2, -2, -2, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @row_expand_i16(%v: !ptensor.tensor<2x1xi16>, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi16> -> !col_i16
  %c = tile.row_expand %b : !col_i16 -> !m_i16
  tile.store %c, %z[0, 0] : !m_i16, !out_i16
  return
}

pypto_check.case @check_row_expand_i16 {
  %v = pypto_check.constant dense<[[-32768], [5]]> : tensor<2x1xi16>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @row_expand_i16(%v, %z) writes [1] : (tensor<2x1xi16>, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[-32768, -32768, -32768, -1], [5, 5, 5, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}
