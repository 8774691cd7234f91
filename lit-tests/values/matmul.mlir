// Products of 2x3 by 3x5 in boxed tiles that are mostly not valid; the result goes one column to the right.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!l_f16 = !tile.tile<16x32xf16, valid = [2, 3]>
!r_f16 = !tile.tile<32x64xf16, valid = [3, 5]>
!c_f32 = !tile.tile<16x64xf32, valid = [2, 5]>
!l_bf16 = !tile.tile<16x32xbf16, valid = [2, 3]>
!r_bf16 = !tile.tile<32x64xbf16, valid = [3, 5]>
!l_f32 = !tile.tile<16x32xf32, valid = [2, 3]>
!r_f32 = !tile.tile<32x64xf32, valid = [3, 5]>
!l_i8 = !tile.tile<16x32xi8, valid = [2, 3]>
!r_i8 = !tile.tile<32x64xi8, valid = [3, 5]>
!c_i32 = !tile.tile<16x64xi32, valid = [2, 5]>

func.func @matmul_f16(%x: !ptensor.tensor<2x3xf16>, %y: !ptensor.tensor<3x5xf16>, %z: !ptensor.tensor<3x6xf32> {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xf16> -> !l_f16
  %b = tile.load %y[0, 0] : !ptensor.tensor<3x5xf16> -> !r_f16
  %c = tile.matmul %a, %b : (!l_f16, !r_f16) -> !c_f32
  tile.store %c, %z[0, 1] : !c_f32, !ptensor.tensor<3x6xf32>
  return
}

pypto_check.case @check_matmul_f16 {
  %x = pypto_check.constant dense<[[1.0, -2.0, 3.0], [0.0, 4.0, -5.0]]> : tensor<2x3xf16>
  %y = pypto_check.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [-1.0, 0.0, 1.0, 2.0, -3.0]]> : tensor<3x5xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
  %r = pypto_check.launch @matmul_f16(%x, %y, %z) writes [2] : (tensor<2x3xf16>, tensor<3x5xf16>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %w = pypto_check.constant dense<[[-1.0, -14.0, -12.0, -10.0, -8.0, -24.0], [-1.0, 29.0, 28.0, 27.0, 26.0, 55.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
  pypto_check.expect_eq %r, %w : tensor<3x6xf32>
}

func.func @matmul_acc_f16(%x: !ptensor.tensor<2x3xf16>, %y: !ptensor.tensor<3x5xf16>, %z: !ptensor.tensor<3x6xf32> {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xf16> -> !l_f16
  %b = tile.load %y[0, 0] : !ptensor.tensor<3x5xf16> -> !r_f16
  %c = tile.matmul %a, %b : (!l_f16, !r_f16) -> !c_f32
  %d = tile.matmul_acc %c, %a, %b : (!c_f32, !l_f16, !r_f16) -> !c_f32
  tile.store %d, %z[0, 1] : !c_f32, !ptensor.tensor<3x6xf32>
  return
}

pypto_check.case @check_matmul_acc_f16 {
  %x = pypto_check.constant dense<[[1.0, -2.0, 3.0], [0.0, 4.0, -5.0]]> : tensor<2x3xf16>
  %y = pypto_check.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [-1.0, 0.0, 1.0, 2.0, -3.0]]> : tensor<3x5xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
  %r = pypto_check.launch @matmul_acc_f16(%x, %y, %z) writes [2] : (tensor<2x3xf16>, tensor<3x5xf16>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %w = pypto_check.constant dense<[[-1.0, -28.0, -24.0, -20.0, -16.0, -48.0], [-1.0, 58.0, 56.0, 54.0, 52.0, 110.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
  pypto_check.expect_eq %r, %w : tensor<3x6xf32>
}

func.func @matmul_bf16(%x: !ptensor.tensor<2x3xbf16>, %y: !ptensor.tensor<3x5xbf16>, %z: !ptensor.tensor<3x6xf32> {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xbf16> -> !l_bf16
  %b = tile.load %y[0, 0] : !ptensor.tensor<3x5xbf16> -> !r_bf16
  %c = tile.matmul %a, %b : (!l_bf16, !r_bf16) -> !c_f32
  tile.store %c, %z[0, 1] : !c_f32, !ptensor.tensor<3x6xf32>
  return
}

pypto_check.case @check_matmul_bf16 {
  %x = pypto_check.constant dense<[[1.0, -2.0, 3.0], [0.0, 4.0, -5.0]]> : tensor<2x3xbf16>
  %y = pypto_check.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [-1.0, 0.0, 1.0, 2.0, -3.0]]> : tensor<3x5xbf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
  %r = pypto_check.launch @matmul_bf16(%x, %y, %z) writes [2] : (tensor<2x3xbf16>, tensor<3x5xbf16>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %w = pypto_check.constant dense<[[-1.0, -14.0, -12.0, -10.0, -8.0, -24.0], [-1.0, 29.0, 28.0, 27.0, 26.0, 55.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
  pypto_check.expect_eq %r, %w : tensor<3x6xf32>
}

func.func @matmul_acc_bf16(%x: !ptensor.tensor<2x3xbf16>, %y: !ptensor.tensor<3x5xbf16>, %z: !ptensor.tensor<3x6xf32> {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xbf16> -> !l_bf16
  %b = tile.load %y[0, 0] : !ptensor.tensor<3x5xbf16> -> !r_bf16
  %c = tile.matmul %a, %b : (!l_bf16, !r_bf16) -> !c_f32
  %d = tile.matmul_acc %c, %a, %b : (!c_f32, !l_bf16, !r_bf16) -> !c_f32
  tile.store %d, %z[0, 1] : !c_f32, !ptensor.tensor<3x6xf32>
  return
}

pypto_check.case @check_matmul_acc_bf16 {
  %x = pypto_check.constant dense<[[1.0, -2.0, 3.0], [0.0, 4.0, -5.0]]> : tensor<2x3xbf16>
  %y = pypto_check.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [-1.0, 0.0, 1.0, 2.0, -3.0]]> : tensor<3x5xbf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
  %r = pypto_check.launch @matmul_acc_bf16(%x, %y, %z) writes [2] : (tensor<2x3xbf16>, tensor<3x5xbf16>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %w = pypto_check.constant dense<[[-1.0, -28.0, -24.0, -20.0, -16.0, -48.0], [-1.0, 58.0, 56.0, 54.0, 52.0, 110.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
  pypto_check.expect_eq %r, %w : tensor<3x6xf32>
}

func.func @matmul_f32(%x: !ptensor.tensor<2x3xf32>, %y: !ptensor.tensor<3x5xf32>, %z: !ptensor.tensor<3x6xf32> {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xf32> -> !l_f32
  %b = tile.load %y[0, 0] : !ptensor.tensor<3x5xf32> -> !r_f32
  %c = tile.matmul %a, %b : (!l_f32, !r_f32) -> !c_f32
  tile.store %c, %z[0, 1] : !c_f32, !ptensor.tensor<3x6xf32>
  return
}

pypto_check.case @check_matmul_f32 {
  %x = pypto_check.constant dense<[[1.0, -2.0, 3.0], [0.0, 4.0, -5.0]]> : tensor<2x3xf32>
  %y = pypto_check.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [-1.0, 0.0, 1.0, 2.0, -3.0]]> : tensor<3x5xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
  %r = pypto_check.launch @matmul_f32(%x, %y, %z) writes [2] : (tensor<2x3xf32>, tensor<3x5xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %w = pypto_check.constant dense<[[-1.0, -14.0, -12.0, -10.0, -8.0, -24.0], [-1.0, 29.0, 28.0, 27.0, 26.0, 55.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
  pypto_check.expect_eq %r, %w : tensor<3x6xf32>
}

func.func @matmul_acc_f32(%x: !ptensor.tensor<2x3xf32>, %y: !ptensor.tensor<3x5xf32>, %z: !ptensor.tensor<3x6xf32> {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xf32> -> !l_f32
  %b = tile.load %y[0, 0] : !ptensor.tensor<3x5xf32> -> !r_f32
  %c = tile.matmul %a, %b : (!l_f32, !r_f32) -> !c_f32
  %d = tile.matmul_acc %c, %a, %b : (!c_f32, !l_f32, !r_f32) -> !c_f32
  tile.store %d, %z[0, 1] : !c_f32, !ptensor.tensor<3x6xf32>
  return
}

pypto_check.case @check_matmul_acc_f32 {
  %x = pypto_check.constant dense<[[1.0, -2.0, 3.0], [0.0, 4.0, -5.0]]> : tensor<2x3xf32>
  %y = pypto_check.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [-1.0, 0.0, 1.0, 2.0, -3.0]]> : tensor<3x5xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
  %r = pypto_check.launch @matmul_acc_f32(%x, %y, %z) writes [2] : (tensor<2x3xf32>, tensor<3x5xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %w = pypto_check.constant dense<[[-1.0, -28.0, -24.0, -20.0, -16.0, -48.0], [-1.0, 58.0, 56.0, 54.0, 52.0, 110.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
  pypto_check.expect_eq %r, %w : tensor<3x6xf32>
}

func.func @matmul_i8(%x: !ptensor.tensor<2x3xi8>, %y: !ptensor.tensor<3x5xi8>, %z: !ptensor.tensor<3x6xi32> {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xi8> -> !l_i8
  %b = tile.load %y[0, 0] : !ptensor.tensor<3x5xi8> -> !r_i8
  %c = tile.matmul %a, %b : (!l_i8, !r_i8) -> !c_i32
  tile.store %c, %z[0, 1] : !c_i32, !ptensor.tensor<3x6xi32>
  return
}

pypto_check.case @check_matmul_i8 {
  %x = pypto_check.constant dense<[[1, -2, 3], [0, 4, -5]]> : tensor<2x3xi8>
  %y = pypto_check.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [-1, 0, 1, 2, -3]]> : tensor<3x5xi8>
  %z = pypto_check.constant dense<-1> : tensor<3x6xi32>
  %r = pypto_check.launch @matmul_i8(%x, %y, %z) writes [2] : (tensor<2x3xi8>, tensor<3x5xi8>, tensor<3x6xi32>) -> tensor<3x6xi32>
  %w = pypto_check.constant dense<[[-1, -14, -12, -10, -8, -24], [-1, 29, 28, 27, 26, 55], [-1, -1, -1, -1, -1, -1]]> : tensor<3x6xi32>
  pypto_check.expect_eq %r, %w : tensor<3x6xi32>
}

func.func @matmul_acc_i8(%x: !ptensor.tensor<2x3xi8>, %y: !ptensor.tensor<3x5xi8>, %z: !ptensor.tensor<3x6xi32> {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xi8> -> !l_i8
  %b = tile.load %y[0, 0] : !ptensor.tensor<3x5xi8> -> !r_i8
  %c = tile.matmul %a, %b : (!l_i8, !r_i8) -> !c_i32
  %d = tile.matmul_acc %c, %a, %b : (!c_i32, !l_i8, !r_i8) -> !c_i32
  tile.store %d, %z[0, 1] : !c_i32, !ptensor.tensor<3x6xi32>
  return
}

pypto_check.case @check_matmul_acc_i8 {
  %x = pypto_check.constant dense<[[1, -2, 3], [0, 4, -5]]> : tensor<2x3xi8>
  %y = pypto_check.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [-1, 0, 1, 2, -3]]> : tensor<3x5xi8>
  %z = pypto_check.constant dense<-1> : tensor<3x6xi32>
  %r = pypto_check.launch @matmul_acc_i8(%x, %y, %z) writes [2] : (tensor<2x3xi8>, tensor<3x5xi8>, tensor<3x6xi32>) -> tensor<3x6xi32>
  %w = pypto_check.constant dense<[[-1, -28, -24, -20, -16, -48], [-1, 58, 56, 54, 52, 110], [-1, -1, -1, -1, -1, -1]]> : tensor<3x6xi32>
  pypto_check.expect_eq %r, %w : tensor<3x6xi32>
}

// Sums that are no f16 stay whole in the accumulator.
pypto_check.case @check_matmul_f16_in_full {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 2.0], [16.0, 256.0, -16.0]]> : tensor<2x3xf16>
  %y = pypto_check.constant dense<[[1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 0.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
  %r = pypto_check.launch @matmul_f16(%x, %y, %z) writes [2] : (tensor<2x3xf16>, tensor<3x5xf16>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %w = pypto_check.constant dense<[[-1.0, 2049.0, 2050.0, 3.0, 2048.0, 2.0], [-1.0, 272.0, 0.0, 240.0, 16.0, -16.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
  pypto_check.expect_eq %r, %w : tensor<3x6xf32>
}

func.func @matmul_f16_to_f16(%x: !ptensor.tensor<2x3xf16>, %y: !ptensor.tensor<3x5xf16>, %z: !ptensor.tensor<3x6xf16> {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xf16> -> !l_f16
  %b = tile.load %y[0, 0] : !ptensor.tensor<3x5xf16> -> !r_f16
  %c = tile.matmul %a, %b : (!l_f16, !r_f16) -> !c_f32
  tile.store %c, %z[0, 1] : !c_f32, !ptensor.tensor<3x6xf16>
  return
}

// Rounded on the way out: 2049 and 2051 are ties, 65505 becomes 65504, and 67554 is beyond f16.
pypto_check.case @check_matmul_f16_to_f16 {
  %x = pypto_check.constant dense<[[2048.0, 1.0, 2.0], [2050.0, 1.0, 65504.0]]> : tensor<2x3xf16>
  %y = pypto_check.constant dense<[[1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 0.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x6xf16>
  %r = pypto_check.launch @matmul_f16_to_f16(%x, %y, %z) writes [2] : (tensor<2x3xf16>, tensor<3x5xf16>, tensor<3x6xf16>) -> tensor<3x6xf16>
  %w = pypto_check.constant dense<[[-1.0, 2048.0, 2050.0, 3.0, 2048.0, 2.0], [-1.0, 2052.0, 0x7C00, 65504.0, 2050.0, 65504.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf16>
  pypto_check.expect_eq %r, %w : tensor<3x6xf16>
}

func.func @matmul_bf16_to_bf16(%x: !ptensor.tensor<2x3xbf16>, %y: !ptensor.tensor<3x5xbf16>, %z: !ptensor.tensor<3x6xbf16> {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !ptensor.tensor<2x3xbf16> -> !l_bf16
  %b = tile.load %y[0, 0] : !ptensor.tensor<3x5xbf16> -> !r_bf16
  %c = tile.matmul %a, %b : (!l_bf16, !r_bf16) -> !c_f32
  tile.store %c, %z[0, 1] : !c_f32, !ptensor.tensor<3x6xbf16>
  return
}

// 257 is a tie, 3.0078125 another.
pypto_check.case @check_matmul_bf16_to_bf16 {
  %x = pypto_check.constant dense<[[256.0, 1.0, 2.0], [3.0, -1.0, 0.0078125]]> : tensor<2x3xbf16>
  %y = pypto_check.constant dense<[[1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 0.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 0.0, 1.0]]> : tensor<3x5xbf16>
  %z = pypto_check.constant dense<-1.0> : tensor<3x6xbf16>
  %r = pypto_check.launch @matmul_bf16_to_bf16(%x, %y, %z) writes [2] : (tensor<2x3xbf16>, tensor<3x5xbf16>, tensor<3x6xbf16>) -> tensor<3x6xbf16>
  %w = pypto_check.constant dense<[[-1.0, 256.0, 258.0, 3.0, 256.0, 2.0], [-1.0, 2.0, 3.0, -0.9921875, 3.0, 0.0078125], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xbf16>
  pypto_check.expect_eq %r, %w : tensor<3x6xbf16>
}

// From left to right: 16777217 is no f32, 1 - 16777216 is one.
pypto_check.case @check_matmul_f32_order {
  %x = pypto_check.constant dense<[[16777216.0, 1.0, -16777216.0], [1.0, 16777216.0, -16777216.0]]> : tensor<2x3xf32>
  %y = pypto_check.constant dense<[[1.0, 1.0, 1.0, 0.0, 0.0], [1.0, 0.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 1.0, 0.0]]> : tensor<3x5xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
  %r = pypto_check.launch @matmul_f32(%x, %y, %z) writes [2] : (tensor<2x3xf32>, tensor<3x5xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %w = pypto_check.constant dense<[[-1.0, 0.0, 0.0, 16777216.0, -16777215.0, 0.0], [-1.0, 0.0, -16777215.0, 16777216.0, 0.0, 0.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
  pypto_check.expect_eq %r, %w : tensor<3x6xf32>
}

// NaN times 0 is NaN.
pypto_check.case @check_matmul_f32_nan {
  %x = pypto_check.constant dense<[[0x7F800000, 1.0, 0x7FC00000], [0.0, -1.0, 1.0]]> : tensor<2x3xf32>
  %y = pypto_check.constant dense<[[1.0, 0.0, 0.0, -1.0, 2.0], [0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x6xf32>
  %r = pypto_check.launch @matmul_f32(%x, %y, %z) writes [2] : (tensor<2x3xf32>, tensor<3x5xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
  %w = pypto_check.constant dense<[[-1.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [-1.0, 0.0, -1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<3x6xf32>
  pypto_check.expect_eq %r, %w : tensor<3x6xf32>
}

// Bytes are multiplied and added up in 32 bits.
pypto_check.case @check_matmul_i8_range {
  %x = pypto_check.constant dense<[[-128, 127, -128], [127, 127, 127]]> : tensor<2x3xi8>
  %y = pypto_check.constant dense<[[-128, 127, 1, 0, -1], [127, -128, 1, 0, 2], [-128, 127, -1, 0, 3]]> : tensor<3x5xi8>
  %z = pypto_check.constant dense<-1> : tensor<3x6xi32>
  %r = pypto_check.launch @matmul_i8(%x, %y, %z) writes [2] : (tensor<2x3xi8>, tensor<3x5xi8>, tensor<3x6xi32>) -> tensor<3x6xi32>
  %w = pypto_check.constant dense<[[-1, 48897, -48768, 127, 0, -2], [-1, -16383, 16002, 127, 0, 508], [-1, -1, -1, -1, -1, -1]]> : tensor<3x6xi32>
  pypto_check.expect_eq %r, %w : tensor<3x6xi32>
}
