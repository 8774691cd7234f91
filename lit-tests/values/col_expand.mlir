// matrix (+) a row: one value for each column.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!in_f32 = !ptensor.tensor<2x3xf32>
!out_f32 = !ptensor.tensor<3x4xf32>
!x_f32 = tensor<2x3xf32>
!z_f32 = tensor<3x4xf32>
!m_f32 = !tile.tile<8x8xf32, vec, valid = [2, 3]>
!row_f32 = !tile.tile<1x8xf32, vec, valid = [1, 3]>
!in_f16 = !ptensor.tensor<2x3xf16>
!out_f16 = !ptensor.tensor<3x4xf16>
!x_f16 = tensor<2x3xf16>
!z_f16 = tensor<3x4xf16>
!m_f16 = !tile.tile<16x16xf16, vec, valid = [2, 3]>
!row_f16 = !tile.tile<1x16xf16, vec, valid = [1, 3]>
!in_i32 = !ptensor.tensor<2x3xi32>
!out_i32 = !ptensor.tensor<3x4xi32>
!x_i32 = tensor<2x3xi32>
!z_i32 = tensor<3x4xi32>
!m_i32 = !tile.tile<8x8xi32, vec, valid = [2, 3]>
!row_i32 = !tile.tile<1x8xi32, vec, valid = [1, 3]>
!in_i16 = !ptensor.tensor<2x3xi16>
!out_i16 = !ptensor.tensor<3x4xi16>
!x_i16 = tensor<2x3xi16>
!z_i16 = tensor<3x4xi16>
!m_i16 = !tile.tile<16x16xi16, vec, valid = [2, 3]>
!row_i16 = !tile.tile<1x16xi16, vec, valid = [1, 3]>

func.func @col_expand_add_f32(%x: !in_f32, %v: !ptensor.tensor<1x3xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf32> -> !row_f32
  %c = tile.col_expand_add %a, %b : (!m_f32, !row_f32) -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_col_expand_add_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %v = pypto_check.constant dense<[[10.0, -2.0, 0.5]]> : tensor<1x3xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @col_expand_add_f32(%x, %v, %z) writes [2] : (!x_f32, tensor<1x3xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[11.0, 0.0, -2.5, -1.0], [14.0, 0x7FC00000, 0.5, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @col_expand_sub_f32(%x: !in_f32, %v: !ptensor.tensor<1x3xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf32> -> !row_f32
  %c = tile.col_expand_sub %a, %b : (!m_f32, !row_f32) -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_col_expand_sub_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %v = pypto_check.constant dense<[[10.0, -2.0, 0.5]]> : tensor<1x3xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @col_expand_sub_f32(%x, %v, %z) writes [2] : (!x_f32, tensor<1x3xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[-9.0, 4.0, -3.5, -1.0], [-6.0, 0x7FC00000, -0.5, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @col_expand_mul_f32(%x: !in_f32, %v: !ptensor.tensor<1x3xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf32> -> !row_f32
  %c = tile.col_expand_mul %a, %b : (!m_f32, !row_f32) -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_col_expand_mul_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %v = pypto_check.constant dense<[[10.0, -2.0, 0.5]]> : tensor<1x3xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @col_expand_mul_f32(%x, %v, %z) writes [2] : (!x_f32, tensor<1x3xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[10.0, -4.0, -1.5, -1.0], [40.0, 0x7FC00000, -0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @col_expand_div_f32(%x: !in_f32, %v: !ptensor.tensor<1x3xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf32> -> !row_f32
  %c = tile.col_expand_div %a, %b : (!m_f32, !row_f32) -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_col_expand_div_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %v = pypto_check.constant dense<[[10.0, -2.0, 0.5]]> : tensor<1x3xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @col_expand_div_f32(%x, %v, %z) writes [2] : (!x_f32, tensor<1x3xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[0x3DCCCCCD, -1.0, -6.0, -1.0], [0x3ECCCCCD, 0x7FC00000, -0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @col_expand_max_f32(%x: !in_f32, %v: !ptensor.tensor<1x3xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf32> -> !row_f32
  %c = tile.col_expand_max %a, %b : (!m_f32, !row_f32) -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_col_expand_max_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %v = pypto_check.constant dense<[[10.0, -2.0, 0.5]]> : tensor<1x3xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @col_expand_max_f32(%x, %v, %z) writes [2] : (!x_f32, tensor<1x3xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[10.0, 2.0, 0.5, -1.0], [10.0, 0x7FC00000, 0.5, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @col_expand_min_f32(%x: !in_f32, %v: !ptensor.tensor<1x3xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf32> -> !row_f32
  %c = tile.col_expand_min %a, %b : (!m_f32, !row_f32) -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_col_expand_min_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %v = pypto_check.constant dense<[[10.0, -2.0, 0.5]]> : tensor<1x3xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @col_expand_min_f32(%x, %v, %z) writes [2] : (!x_f32, tensor<1x3xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[1.0, -2.0, -3.0, -1.0], [4.0, 0x7FC00000, -0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @col_expand_expdif_f32(%x: !in_f32, %v: !ptensor.tensor<1x3xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !m_f32
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf32> -> !row_f32
  %c = tile.col_expand_expdif %a, %b : (!m_f32, !row_f32) -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_col_expand_expdif_f32 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7FC00000, -0.0]]> : !x_f32
  %v = pypto_check.constant dense<[[1.0, 2.0, -3.0]]> : tensor<1x3xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @col_expand_expdif_f32(%x, %v, %z) writes [2] : (!x_f32, tensor<1x3xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[1.0, 1.0, 1.0, -1.0], [20.08553695678711, 0x7FC00000, 20.08553695678711, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_close %r, %w rtol 1.0e-6 atol 0.0 : !z_f32
}

func.func @col_expand_add_f16(%x: !in_f16, %v: !ptensor.tensor<1x3xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf16> -> !row_f16
  %c = tile.col_expand_add %a, %b : (!m_f16, !row_f16) -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_col_expand_add_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 0.0999755859375], [2050.0, -4.0, 0x7E00]]> : !x_f16
  %v = pypto_check.constant dense<[[1.0, 3.0, 1.0]]> : tensor<1x3xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @col_expand_add_f16(%x, %v, %z) writes [2] : (!x_f16, tensor<1x3xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2048.0, 4.0, 1.099609375, -1.0], [2052.0, -1.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @col_expand_sub_f16(%x: !in_f16, %v: !ptensor.tensor<1x3xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf16> -> !row_f16
  %c = tile.col_expand_sub %a, %b : (!m_f16, !row_f16) -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_col_expand_sub_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 0.0999755859375], [2050.0, -4.0, 0x7E00]]> : !x_f16
  %v = pypto_check.constant dense<[[1.0, 3.0, 1.0]]> : tensor<1x3xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @col_expand_sub_f16(%x, %v, %z) writes [2] : (!x_f16, tensor<1x3xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2047.0, -2.0, -0.89990234375, -1.0], [2048.0, -7.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @col_expand_mul_f16(%x: !in_f16, %v: !ptensor.tensor<1x3xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf16> -> !row_f16
  %c = tile.col_expand_mul %a, %b : (!m_f16, !row_f16) -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_col_expand_mul_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 0.0999755859375], [2050.0, -4.0, 0x7E00]]> : !x_f16
  %v = pypto_check.constant dense<[[1.0, 3.0, 1.0]]> : tensor<1x3xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @col_expand_mul_f16(%x, %v, %z) writes [2] : (!x_f16, tensor<1x3xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2048.0, 3.0, 0.0999755859375, -1.0], [2050.0, -12.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @col_expand_div_f16(%x: !in_f16, %v: !ptensor.tensor<1x3xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf16> -> !row_f16
  %c = tile.col_expand_div %a, %b : (!m_f16, !row_f16) -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_col_expand_div_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 0.0999755859375], [2050.0, -4.0, 0x7E00]]> : !x_f16
  %v = pypto_check.constant dense<[[1.0, 3.0, 1.0]]> : tensor<1x3xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @col_expand_div_f16(%x, %v, %z) writes [2] : (!x_f16, tensor<1x3xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2048.0, 0.333251953125, 0.0999755859375, -1.0], [2050.0, -1.3330078125, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @col_expand_max_f16(%x: !in_f16, %v: !ptensor.tensor<1x3xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf16> -> !row_f16
  %c = tile.col_expand_max %a, %b : (!m_f16, !row_f16) -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_col_expand_max_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 0.0999755859375], [2050.0, -4.0, 0x7E00]]> : !x_f16
  %v = pypto_check.constant dense<[[1.0, 3.0, 1.0]]> : tensor<1x3xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @col_expand_max_f16(%x, %v, %z) writes [2] : (!x_f16, tensor<1x3xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2048.0, 3.0, 1.0, -1.0], [2050.0, 3.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @col_expand_min_f16(%x: !in_f16, %v: !ptensor.tensor<1x3xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf16> -> !row_f16
  %c = tile.col_expand_min %a, %b : (!m_f16, !row_f16) -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_col_expand_min_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 0.0999755859375], [2050.0, -4.0, 0x7E00]]> : !x_f16
  %v = pypto_check.constant dense<[[1.0, 3.0, 1.0]]> : tensor<1x3xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @col_expand_min_f16(%x, %v, %z) writes [2] : (!x_f16, tensor<1x3xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[1.0, 1.0, 0.0999755859375, -1.0], [1.0, -4.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @col_expand_expdif_f16(%x: !in_f16, %v: !ptensor.tensor<1x3xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !m_f16
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf16> -> !row_f16
  %c = tile.col_expand_expdif %a, %b : (!m_f16, !row_f16) -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_col_expand_expdif_f16 {
  %x = pypto_check.constant dense<[[1.0, 2.0, -3.0], [4.0, 0x7E00, -0.0]]> : !x_f16
  %v = pypto_check.constant dense<[[1.0, 2.0, -3.0]]> : tensor<1x3xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @col_expand_expdif_f16(%x, %v, %z) writes [2] : (!x_f16, tensor<1x3xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[1.0, 1.0, 1.0, -1.0], [20.078125, 0x7E00, 20.078125, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_close %r, %w rtol 1.0e-3 atol 0.0 : !z_f16
}

func.func @col_expand_add_i32(%x: !in_i32, %v: !ptensor.tensor<1x3xi32>, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !m_i32
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xi32> -> !row_i32
  %c = tile.col_expand_add %a, %b : (!m_i32, !row_i32) -> !m_i32
  tile.store %c, %z[0, 0] : !m_i32, !out_i32
  return
}

pypto_check.case @check_col_expand_add_i32 {
  %x = pypto_check.constant dense<[[2147483647, 2, -3], [4, 5, -6]]> : !x_i32
  %v = pypto_check.constant dense<[[1, -2, 3]]> : tensor<1x3xi32>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @col_expand_add_i32(%x, %v, %z) writes [2] : (!x_i32, tensor<1x3xi32>, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[-2147483648, 0, 0, -1], [5, 3, -3, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @col_expand_sub_i32(%x: !in_i32, %v: !ptensor.tensor<1x3xi32>, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !m_i32
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xi32> -> !row_i32
  %c = tile.col_expand_sub %a, %b : (!m_i32, !row_i32) -> !m_i32
  tile.store %c, %z[0, 0] : !m_i32, !out_i32
  return
}

pypto_check.case @check_col_expand_sub_i32 {
  %x = pypto_check.constant dense<[[2147483647, 2, -3], [4, 5, -6]]> : !x_i32
  %v = pypto_check.constant dense<[[1, -2, 3]]> : tensor<1x3xi32>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @col_expand_sub_i32(%x, %v, %z) writes [2] : (!x_i32, tensor<1x3xi32>, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2147483646, 4, -6, -1], [3, 7, -9, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @col_expand_mul_i32(%x: !in_i32, %v: !ptensor.tensor<1x3xi32>, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !m_i32
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xi32> -> !row_i32
  %c = tile.col_expand_mul %a, %b : (!m_i32, !row_i32) -> !m_i32
  tile.store %c, %z[0, 0] : !m_i32, !out_i32
  return
}

pypto_check.case @check_col_expand_mul_i32 {
  %x = pypto_check.constant dense<[[2147483647, 2, -3], [4, 5, -6]]> : !x_i32
  %v = pypto_check.constant dense<[[1, -2, 3]]> : tensor<1x3xi32>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @col_expand_mul_i32(%x, %v, %z) writes [2] : (!x_i32, tensor<1x3xi32>, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2147483647, -4, -9, -1], [4, -10, -18, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @col_expand_max_i32(%x: !in_i32, %v: !ptensor.tensor<1x3xi32>, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !m_i32
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xi32> -> !row_i32
  %c = tile.col_expand_max %a, %b : (!m_i32, !row_i32) -> !m_i32
  tile.store %c, %z[0, 0] : !m_i32, !out_i32
  return
}

pypto_check.case @check_col_expand_max_i32 {
  %x = pypto_check.constant dense<[[2147483647, 2, -3], [4, 5, -6]]> : !x_i32
  %v = pypto_check.constant dense<[[1, -2, 3]]> : tensor<1x3xi32>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @col_expand_max_i32(%x, %v, %z) writes [2] : (!x_i32, tensor<1x3xi32>, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2147483647, 2, 3, -1], [4, 5, 3, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @col_expand_min_i32(%x: !in_i32, %v: !ptensor.tensor<1x3xi32>, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !m_i32
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xi32> -> !row_i32
  %c = tile.col_expand_min %a, %b : (!m_i32, !row_i32) -> !m_i32
  tile.store %c, %z[0, 0] : !m_i32, !out_i32
  return
}

pypto_check.case @check_col_expand_min_i32 {
  %x = pypto_check.constant dense<[[2147483647, 2, -3], [4, 5, -6]]> : !x_i32
  %v = pypto_check.constant dense<[[1, -2, 3]]> : tensor<1x3xi32>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @col_expand_min_i32(%x, %v, %z) writes [2] : (!x_i32, tensor<1x3xi32>, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[1, -2, -3, -1], [1, -2, -6, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @col_expand_add_i16(%x: !in_i16, %v: !ptensor.tensor<1x3xi16>, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !m_i16
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xi16> -> !row_i16
  %c = tile.col_expand_add %a, %b : (!m_i16, !row_i16) -> !m_i16
  tile.store %c, %z[0, 0] : !m_i16, !out_i16
  return
}

pypto_check.case @check_col_expand_add_i16 {
  %x = pypto_check.constant dense<[[32767, 2, -3], [4, 5, -6]]> : !x_i16
  %v = pypto_check.constant dense<[[1, -2, 3]]> : tensor<1x3xi16>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @col_expand_add_i16(%x, %v, %z) writes [2] : (!x_i16, tensor<1x3xi16>, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[-32768, 0, 0, -1], [5, 3, -3, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @col_expand_sub_i16(%x: !in_i16, %v: !ptensor.tensor<1x3xi16>, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !m_i16
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xi16> -> !row_i16
  %c = tile.col_expand_sub %a, %b : (!m_i16, !row_i16) -> !m_i16
  tile.store %c, %z[0, 0] : !m_i16, !out_i16
  return
}

pypto_check.case @check_col_expand_sub_i16 {
  %x = pypto_check.constant dense<[[32767, 2, -3], [4, 5, -6]]> : !x_i16
  %v = pypto_check.constant dense<[[1, -2, 3]]> : tensor<1x3xi16>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @col_expand_sub_i16(%x, %v, %z) writes [2] : (!x_i16, tensor<1x3xi16>, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[32766, 4, -6, -1], [3, 7, -9, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @col_expand_mul_i16(%x: !in_i16, %v: !ptensor.tensor<1x3xi16>, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !m_i16
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xi16> -> !row_i16
  %c = tile.col_expand_mul %a, %b : (!m_i16, !row_i16) -> !m_i16
  tile.store %c, %z[0, 0] : !m_i16, !out_i16
  return
}

pypto_check.case @check_col_expand_mul_i16 {
  %x = pypto_check.constant dense<[[32767, 2, -3], [4, 5, -6]]> : !x_i16
  %v = pypto_check.constant dense<[[1, -2, 3]]> : tensor<1x3xi16>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @col_expand_mul_i16(%x, %v, %z) writes [2] : (!x_i16, tensor<1x3xi16>, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[32767, -4, -9, -1], [4, -10, -18, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @col_expand_max_i16(%x: !in_i16, %v: !ptensor.tensor<1x3xi16>, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !m_i16
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xi16> -> !row_i16
  %c = tile.col_expand_max %a, %b : (!m_i16, !row_i16) -> !m_i16
  tile.store %c, %z[0, 0] : !m_i16, !out_i16
  return
}

pypto_check.case @check_col_expand_max_i16 {
  %x = pypto_check.constant dense<[[32767, 2, -3], [4, 5, -6]]> : !x_i16
  %v = pypto_check.constant dense<[[1, -2, 3]]> : tensor<1x3xi16>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @col_expand_max_i16(%x, %v, %z) writes [2] : (!x_i16, tensor<1x3xi16>, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[32767, 2, 3, -1], [4, 5, 3, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @col_expand_min_i16(%x: !in_i16, %v: !ptensor.tensor<1x3xi16>, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !m_i16
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xi16> -> !row_i16
  %c = tile.col_expand_min %a, %b : (!m_i16, !row_i16) -> !m_i16
  tile.store %c, %z[0, 0] : !m_i16, !out_i16
  return
}

pypto_check.case @check_col_expand_min_i16 {
  %x = pypto_check.constant dense<[[32767, 2, -3], [4, 5, -6]]> : !x_i16
  %v = pypto_check.constant dense<[[1, -2, 3]]> : tensor<1x3xi16>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @col_expand_min_i16(%x, %v, %z) writes [2] : (!x_i16, tensor<1x3xi16>, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[1, -2, -3, -1], [1, -2, -6, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @col_expand_f32(%v: !ptensor.tensor<1x3xf32>, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf32> -> !row_f32
  %c = tile.col_expand %b : !row_f32 -> !m_f32
  tile.store %c, %z[0, 0] : !m_f32, !out_f32
  return
}

pypto_check.case @check_col_expand_f32 {
  %v = pypto_check.constant dense<[[10.0, -0.0, 0x7FC00000]]> : tensor<1x3xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @col_expand_f32(%v, %z) writes [1] : (tensor<1x3xf32>, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[10.0, -0.0, 0x7FC00000, -1.0], [10.0, -0.0, 0x7FC00000, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @col_expand_f16(%v: !ptensor.tensor<1x3xf16>, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xf16> -> !row_f16
  %c = tile.col_expand %b : !row_f16 -> !m_f16
  tile.store %c, %z[0, 0] : !m_f16, !out_f16
  return
}

pypto_check.case @check_col_expand_f16 {
  %v = pypto_check.constant dense<[[0x7C00, -2.0, 0.5]]> : tensor<1x3xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @col_expand_f16(%v, %z) writes [1] : (tensor<1x3xf16>, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[0x7C00, -2.0, 0.5, -1.0], [0x7C00, -2.0, 0.5, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @col_expand_i32(%v: !ptensor.tensor<1x3xi32>, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xi32> -> !row_i32
  %c = tile.col_expand %b : !row_i32 -> !m_i32
  tile.store %c, %z[0, 0] : !m_i32, !out_i32
  return
}

pypto_check.case @check_col_expand_i32 {
  %v = pypto_check.constant dense<[[2147483647, -2, 0]]> : tensor<1x3xi32>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @col_expand_i32(%v, %z) writes [1] : (tensor<1x3xi32>, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2147483647, -2, 0, -1], [2147483647, -2, 0, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @col_expand_i16(%v: !ptensor.tensor<1x3xi16>, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %b = tile.load %v[0, 0] : !ptensor.tensor<1x3xi16> -> !row_i16
  %c = tile.col_expand %b : !row_i16 -> !m_i16
  tile.store %c, %z[0, 0] : !m_i16, !out_i16
  return
}

pypto_check.case @check_col_expand_i16 {
  %v = pypto_check.constant dense<[[-32768, 5, 1]]> : tensor<1x3xi16>
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @col_expand_i16(%v, %z) writes [1] : (tensor<1x3xi16>, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[-32768, 5, 1, -1], [-32768, 5, 1, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}
