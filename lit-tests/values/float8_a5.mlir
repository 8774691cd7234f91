// Floats of one byte: loads, stores, moves and products of 2x3 by 3x5; the result of a product goes one column to the right.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!v_e4m3 = !tile.tile<2x32xf8E4M3FN, vec, valid = [2, 4]>
!v_e5m2 = !tile.tile<2x32xf8E5M2, vec, valid = [2, 4]>
!l_e4m3 = !tile.tile<16x32xf8E4M3FN, valid = [2, 3]>
!r_e4m3 = !tile.tile<32x64xf8E4M3FN, valid = [3, 5]>
!l_e5m2 = !tile.tile<16x32xf8E5M2, valid = [2, 3]>
!r_e5m2 = !tile.tile<32x64xf8E5M2, valid = [3, 5]>
!c_f32 = !tile.tile<16x64xf32, valid = [2, 5]>
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @copy_e4m3(%x: !ptensor.tensor<2x4xf8E4M3FN>, %z: !ptensor.tensor<3x5xf8E4M3FN> {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !ptensor.tensor<2x4xf8E4M3FN> -> !v_e4m3
    %b = tile.move %a : !v_e4m3 -> !v_e4m3
    tile.store %b, %z[0, 1] : !v_e4m3, !ptensor.tensor<3x5xf8E4M3FN>
    return
  }
  pypto_check.case @check_copy_e4m3 {
    %x = pypto_check.constant dense<[[0x7F, 0xFF, 448.0, -0.0], [0.001953125, -0.013671875, 0.015625, 1.125]]> : tensor<2x4xf8E4M3FN>
    %z = pypto_check.constant dense<-1.0> : tensor<3x5xf8E4M3FN>
    %r = pypto_check.launch @copy_e4m3(%x, %z) writes [1] : (tensor<2x4xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
    %w = pypto_check.constant dense<[[0xB8, 0x7F, 0xFF, 0x7E, 0x80], [0xB8, 0x01, 0x87, 0x08, 0x39], [0xB8, 0xB8, 0xB8, 0xB8, 0xB8]]> : tensor<3x5xf8E4M3FN>
    pypto_check.expect_eq %r, %w : tensor<3x5xf8E4M3FN>
  }

  func.func @copy_e5m2(%x: !ptensor.tensor<2x4xf8E5M2>, %z: !ptensor.tensor<3x5xf8E5M2> {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !ptensor.tensor<2x4xf8E5M2> -> !v_e5m2
    %b = tile.move %a : !v_e5m2 -> !v_e5m2
    tile.store %b, %z[0, 1] : !v_e5m2, !ptensor.tensor<3x5xf8E5M2>
    return
  }
  pypto_check.case @check_copy_e5m2 {
    %x = pypto_check.constant dense<[[0x7C, 0xFD, 57344.0, -0.0], [1.52587890625e-05, -4.57763671875e-05, 6.103515625e-05, 1.25]]> : tensor<2x4xf8E5M2>
    %z = pypto_check.constant dense<-1.0> : tensor<3x5xf8E5M2>
    %r = pypto_check.launch @copy_e5m2(%x, %z) writes [1] : (tensor<2x4xf8E5M2>, tensor<3x5xf8E5M2>) -> tensor<3x5xf8E5M2>
    %w = pypto_check.constant dense<[[0xBC, 0x7C, 0xFD, 0x7B, 0x80], [0xBC, 0x01, 0x83, 0x04, 0x3D], [0xBC, 0xBC, 0xBC, 0xBC, 0xBC]]> : tensor<3x5xf8E5M2>
    pypto_check.expect_eq %r, %w : tensor<3x5xf8E5M2>
  }

  func.func @matmul_e4m3(%x: !ptensor.tensor<2x3xf8E4M3FN>, %y: !ptensor.tensor<3x5xf8E4M3FN>, %z: !ptensor.tensor<3x6xf32> {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xf8E4M3FN> -> !l_e4m3
    %b = tile.load %y[0, 0] : !ptensor.tensor<3x5xf8E4M3FN> -> !r_e4m3
    %c = tile.matmul %a, %b : (!l_e4m3, !r_e4m3) -> !c_f32
    tile.store %c, %z[0, 1] : !c_f32, !ptensor.tensor<3x6xf32>
    return
  }
  pypto_check.case @check_matmul_e4m3 {
    %x = pypto_check.constant dense<[[1.0, -2.0, 3.0], [0.0, 4.0, -5.0]]> : tensor<2x3xf8E4M3FN>
    %y = pypto_check.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [-1.0, 0.0, 1.0, 2.0, -3.0]]> : tensor<3x5xf8E4M3FN>
    %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
    %r = pypto_check.launch @matmul_e4m3(%x, %y, %z) writes [2] : (tensor<2x3xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %w = pypto_check.constant dense<[[-1.0, -14.0, -12.0, -10.0, -8.0, -24.0], [-1.0, 29.0, 28.0, 27.0, 26.0, 55.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
    pypto_check.expect_eq %r, %w : tensor<3x6xf32>
  }
  // The largest, the least normal and subnormal numbers; NaN, which spreads; 448 * 448 + 1 stays whole in f32.
  pypto_check.case @check_matmul_e4m3_range {
    %x = pypto_check.constant dense<[[448.0, 1.0, 0.0], [0.015625, 0.001953125, 0.0]]> : tensor<2x3xf8E4M3FN>
    %y = pypto_check.constant dense<[[448.0, 0.015625, 0.001953125, 0x7F, 0xFE], [1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf8E4M3FN>
    %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
    %r = pypto_check.launch @matmul_e4m3(%x, %y, %z) writes [2] : (tensor<2x3xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %w = pypto_check.constant dense<[[-1.0, 200705.0, 7.0, 0.875, 0x7FC00000, -200704.0], [-1.0, 7.001953125, 2.44140625e-04, 3.0517578125e-05, 0x7FC00000, -7.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
    pypto_check.expect_eq %r, %w : tensor<3x6xf32>
  }

  func.func @matmul_acc_e4m3(%x: !ptensor.tensor<2x3xf8E4M3FN>, %y: !ptensor.tensor<3x5xf8E4M3FN>, %z: !ptensor.tensor<3x6xf32> {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xf8E4M3FN> -> !l_e4m3
    %b = tile.load %y[0, 0] : !ptensor.tensor<3x5xf8E4M3FN> -> !r_e4m3
    %c = tile.matmul %a, %b : (!l_e4m3, !r_e4m3) -> !c_f32
    %d = tile.matmul_acc %c, %a, %b : (!c_f32, !l_e4m3, !r_e4m3) -> !c_f32
    tile.store %d, %z[0, 1] : !c_f32, !ptensor.tensor<3x6xf32>
    return
  }
  pypto_check.case @check_matmul_acc_e4m3 {
    %x = pypto_check.constant dense<[[1.0, -2.0, 3.0], [0.0, 4.0, -5.0]]> : tensor<2x3xf8E4M3FN>
    %y = pypto_check.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [-1.0, 0.0, 1.0, 2.0, -3.0]]> : tensor<3x5xf8E4M3FN>
    %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
    %r = pypto_check.launch @matmul_acc_e4m3(%x, %y, %z) writes [2] : (tensor<2x3xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %w = pypto_check.constant dense<[[-1.0, -28.0, -24.0, -20.0, -16.0, -48.0], [-1.0, 58.0, 56.0, 54.0, 52.0, 110.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
    pypto_check.expect_eq %r, %w : tensor<3x6xf32>
  }

  func.func @matmul_e5m2(%x: !ptensor.tensor<2x3xf8E5M2>, %y: !ptensor.tensor<3x5xf8E5M2>, %z: !ptensor.tensor<3x6xf32> {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xf8E5M2> -> !l_e5m2
    %b = tile.load %y[0, 0] : !ptensor.tensor<3x5xf8E5M2> -> !r_e5m2
    %c = tile.matmul %a, %b : (!l_e5m2, !r_e5m2) -> !c_f32
    tile.store %c, %z[0, 1] : !c_f32, !ptensor.tensor<3x6xf32>
    return
  }
  pypto_check.case @check_matmul_e5m2 {
    %x = pypto_check.constant dense<[[1.0, -2.0, 3.0], [0.0, 4.0, -5.0]]> : tensor<2x3xf8E5M2>
    %y = pypto_check.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 12.0, 10.0], [-1.0, 0.0, 1.0, 2.0, -3.0]]> : tensor<3x5xf8E5M2>
    %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
    %r = pypto_check.launch @matmul_e5m2(%x, %y, %z) writes [2] : (tensor<2x3xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %w = pypto_check.constant dense<[[-1.0, -14.0, -12.0, -10.0, -14.0, -24.0], [-1.0, 29.0, 28.0, 27.0, 38.0, 55.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
    pypto_check.expect_eq %r, %w : tensor<3x6xf32>
  }
  // The largest, the least normal and subnormal numbers, an infinity and a NaN; 0 times infinity is NaN.
  pypto_check.case @check_matmul_e5m2_range {
    %x = pypto_check.constant dense<[[57344.0, 1.0, 0.0], [1.52587890625e-05, 6.103515625e-05, 0.0]]> : tensor<2x3xf8E5M2>
    %y = pypto_check.constant dense<[[57344.0, 6.103515625e-05, 1.52587890625e-05, 0xFC, 0x7D], [0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0x7C, 0.0, 0.0]]> : tensor<3x5xf8E5M2>
    %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
    %r = pypto_check.launch @matmul_e5m2(%x, %y, %z) writes [2] : (tensor<2x3xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %w = pypto_check.constant dense<[[-1.0, 3288334336.0, 4.5, 0x7FC00000, 0xFF800000, 0x7FC00000], [-1.0, 0.875, 6.1036087572574615478515625e-05, 0x7FC00000, 0xFF800000, 0x7FC00000], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
    pypto_check.expect_eq %r, %w : tensor<3x6xf32>
  }

  func.func @matmul_acc_e5m2(%x: !ptensor.tensor<2x3xf8E5M2>, %y: !ptensor.tensor<3x5xf8E5M2>, %z: !ptensor.tensor<3x6xbf16> {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xf8E5M2> -> !l_e5m2
    %b = tile.load %y[0, 0] : !ptensor.tensor<3x5xf8E5M2> -> !r_e5m2
    %c = tile.matmul %a, %b : (!l_e5m2, !r_e5m2) -> !c_f32
    %d = tile.matmul_acc %c, %a, %b : (!c_f32, !l_e5m2, !r_e5m2) -> !c_f32
    tile.store %d, %z[0, 1] : !c_f32, !ptensor.tensor<3x6xbf16>
    return
  }
  pypto_check.case @check_matmul_acc_e5m2 {
    %x = pypto_check.constant dense<[[1.0, -2.0, 3.0], [0.0, 4.0, -5.0]]> : tensor<2x3xf8E5M2>
    %y = pypto_check.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 12.0, 10.0], [-1.0, 0.0, 1.0, 2.0, -3.0]]> : tensor<3x5xf8E5M2>
    %z = pypto_check.constant dense<-1.0> : tensor<3x6xbf16>
    %r = pypto_check.launch @matmul_acc_e5m2(%x, %y, %z) writes [2] : (tensor<2x3xf8E5M2>, tensor<3x5xf8E5M2>, tensor<3x6xbf16>) -> tensor<3x6xbf16>
    %w = pypto_check.constant dense<[[-1.0, -28.0, -24.0, -20.0, -28.0, -48.0], [-1.0, 58.0, 56.0, 54.0, 76.0, 110.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xbf16>
    pypto_check.expect_eq %r, %w : tensor<3x6xbf16>
  }

  // Through Vec, where nothing happens to the left factor, and Mat.
  func.func @around_e4m3(%x: !ptensor.tensor<2x3xf8E4M3FN>, %y: !ptensor.tensor<3x5xf8E4M3FN>, %z: !ptensor.tensor<3x6xf32> {pypto.dir = #pypto.dir<out>}) {
    %v = tile.load %x[0, 0] : !ptensor.tensor<2x3xf8E4M3FN> -> !tile.tile<16x32xf8E4M3FN, vec, valid = [2, 3]>
    %m = tile.move %v : !tile.tile<16x32xf8E4M3FN, vec, valid = [2, 3]> -> !tile.tile<16x32xf8E4M3FN, mat, valid = [2, 3]>
    %l = tile.move %m : !tile.tile<16x32xf8E4M3FN, mat, valid = [2, 3]> -> !tile.tile<16x32xf8E4M3FN, left, valid = [2, 3]>
    %n = tile.load %y[0, 0] : !ptensor.tensor<3x5xf8E4M3FN> -> !tile.tile<32x64xf8E4M3FN, mat, valid = [3, 5]>
    %r = tile.move %n : !tile.tile<32x64xf8E4M3FN, mat, valid = [3, 5]> -> !tile.tile<32x64xf8E4M3FN, right, valid = [3, 5]>
    %c = tile.matmul %l, %r : (!tile.tile<16x32xf8E4M3FN, left, valid = [2, 3]>, !tile.tile<32x64xf8E4M3FN, right, valid = [3, 5]>) -> !tile.tile<16x64xf32, acc, valid = [2, 5]>
    tile.store %c, %z[0, 1] : !tile.tile<16x64xf32, acc, valid = [2, 5]>, !ptensor.tensor<3x6xf32>
    return
  }
  pypto_check.case @check_around_e4m3 {
    %x = pypto_check.ramp 1, 1 : tensor<2x3xf8E4M3FN>
    %y = pypto_check.constant dense<[[1.0, 0.0, 0.5, -1.0, 2.0], [0.0, 1.0, 0.25, 1.0, 2.0], [0.0, 0.0, 0.125, 0.0, -2.0]]> : tensor<3x5xf8E4M3FN>
    %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
    %r = pypto_check.launch @around_e4m3(%x, %y, %z) writes [2] : (tensor<2x3xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %w = pypto_check.constant dense<[[-1.0, 1.0, 2.0, 1.375, 1.0, 0.0], [-1.0, 4.0, 5.0, 4.0, 1.0, 6.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
    pypto_check.expect_eq %r, %w : tensor<3x6xf32>
  }
}
