// matrix (+) a column: one value for each row; bytes, which only a5 takes.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!in_i8 = !ptensor.tensor<2x3xi8>
!out_i8 = !ptensor.tensor<3x4xi8>
!x_i8 = tensor<2x3xi8>
!z_i8 = tensor<3x4xi8>
!m_i8 = !tile.tile<32x32xi8, vec, valid = [2, 3]>
!col_i8 = !tile.tile<32x1xi8, vec, valid = [2, 1]>

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @row_expand_add_i8(%x: !in_i8, %v: !ptensor.tensor<2x1xi8>, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !m_i8
    %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi8> -> !col_i8
    %c = tile.row_expand_add %a, %b : (!m_i8, !col_i8) -> !m_i8
    tile.store %c, %z[0, 0] : !m_i8, !out_i8
    return
  }

  pypto_check.case @check_row_expand_add_i8 {
    %x = pypto_check.constant dense<[[127, 2, -3], [4, 5, -6]]> : !x_i8
    %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi8>
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @row_expand_add_i8(%x, %v, %z) writes [2] : (!x_i8, tensor<2x1xi8>, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[-128, 3, -2, -1], [2, 3, -8, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @row_expand_sub_i8(%x: !in_i8, %v: !ptensor.tensor<2x1xi8>, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !m_i8
    %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi8> -> !col_i8
    %c = tile.row_expand_sub %a, %b : (!m_i8, !col_i8) -> !m_i8
    tile.store %c, %z[0, 0] : !m_i8, !out_i8
    return
  }

  pypto_check.case @check_row_expand_sub_i8 {
    %x = pypto_check.constant dense<[[127, 2, -3], [4, 5, -6]]> : !x_i8
    %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi8>
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @row_expand_sub_i8(%x, %v, %z) writes [2] : (!x_i8, tensor<2x1xi8>, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[126, 1, -4, -1], [6, 7, -4, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @row_expand_mul_i8(%x: !in_i8, %v: !ptensor.tensor<2x1xi8>, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !m_i8
    %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi8> -> !col_i8
    %c = tile.row_expand_mul %a, %b : (!m_i8, !col_i8) -> !m_i8
    tile.store %c, %z[0, 0] : !m_i8, !out_i8
    return
  }

  pypto_check.case @check_row_expand_mul_i8 {
    %x = pypto_check.constant dense<[[127, 2, -3], [4, 5, -6]]> : !x_i8
    %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi8>
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @row_expand_mul_i8(%x, %v, %z) writes [2] : (!x_i8, tensor<2x1xi8>, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[127, 2, -3, -1], [-8, -10, 12, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @row_expand_max_i8(%x: !in_i8, %v: !ptensor.tensor<2x1xi8>, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !m_i8
    %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi8> -> !col_i8
    %c = tile.row_expand_max %a, %b : (!m_i8, !col_i8) -> !m_i8
    tile.store %c, %z[0, 0] : !m_i8, !out_i8
    return
  }

  pypto_check.case @check_row_expand_max_i8 {
    %x = pypto_check.constant dense<[[127, 2, -3], [4, 5, -6]]> : !x_i8
    %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi8>
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @row_expand_max_i8(%x, %v, %z) writes [2] : (!x_i8, tensor<2x1xi8>, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[127, 2, 1, -1], [4, 5, -2, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @row_expand_min_i8(%x: !in_i8, %v: !ptensor.tensor<2x1xi8>, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !m_i8
    %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi8> -> !col_i8
    %c = tile.row_expand_min %a, %b : (!m_i8, !col_i8) -> !m_i8
    tile.store %c, %z[0, 0] : !m_i8, !out_i8
    return
  }

  pypto_check.case @check_row_expand_min_i8 {
    %x = pypto_check.constant dense<[[127, 2, -3], [4, 5, -6]]> : !x_i8
    %v = pypto_check.constant dense<[[1], [-2]]> : tensor<2x1xi8>
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @row_expand_min_i8(%x, %v, %z) writes [2] : (!x_i8, tensor<2x1xi8>, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[1, 1, -3, -1], [-2, -2, -6, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @row_expand_i8(%v: !ptensor.tensor<2x1xi8>, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %b = tile.load %v[0, 0] : !ptensor.tensor<2x1xi8> -> !col_i8
    %c = tile.row_expand %b : !col_i8 -> !m_i8
    tile.store %c, %z[0, 0] : !m_i8, !out_i8
    return
  }

  pypto_check.case @check_row_expand_i8 {
    %v = pypto_check.constant dense<[[-128], [7]]> : tensor<2x1xi8>
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @row_expand_i8(%v, %z) writes [1] : (tensor<2x1xi8>, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[-128, -128, -128, -1], [7, 7, 7, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }
}
