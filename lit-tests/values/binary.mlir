// tile (+) tile, on two rows of three. Float operands and results worked out by hand: signed zeros, infinities,
// NaNs, ties that round to even, integers that wrap.
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

func.func @add_f32(%x: !in_f32, %y: !in_f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %b = tile.load %y[0, 0] : !in_f32 -> !t_f32
  %c = tile.add %a, %b : !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_add_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %y = pypto_check.constant dense<[[0.25, -3.0, -0.0], [1.0, 0x7F800000, 0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @add_f32(%x, %y, %z) writes [2] : (!x_f32, !x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[1.75, -5.0, 0.0, -1.0], [0x7FC00000, 0x7F800000, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @sub_f32(%x: !in_f32, %y: !in_f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %b = tile.load %y[0, 0] : !in_f32 -> !t_f32
  %c = tile.sub %a, %b : !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_sub_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %y = pypto_check.constant dense<[[0.25, -3.0, -0.0], [1.0, 0x7F800000, 0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @sub_f32(%x, %y, %z) writes [2] : (!x_f32, !x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[1.25, 1.0, 0.0, -1.0], [0x7FC00000, 0x7FC00000, -0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @mul_f32(%x: !in_f32, %y: !in_f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %b = tile.load %y[0, 0] : !in_f32 -> !t_f32
  %c = tile.mul %a, %b : !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_mul_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %y = pypto_check.constant dense<[[0.25, -3.0, -0.0], [1.0, 0x7F800000, 0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @mul_f32(%x, %y, %z) writes [2] : (!x_f32, !x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[0.375, 6.0, -0.0, -1.0], [0x7FC00000, 0x7F800000, -0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @maximum_f32(%x: !in_f32, %y: !in_f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %b = tile.load %y[0, 0] : !in_f32 -> !t_f32
  %c = tile.maximum %a, %b : !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_maximum_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %y = pypto_check.constant dense<[[0.25, -3.0, -0.0], [1.0, 0x7F800000, 0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @maximum_f32(%x, %y, %z) writes [2] : (!x_f32, !x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[1.5, -2.0, 0.0, -1.0], [0x7FC00000, 0x7F800000, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @minimum_f32(%x: !in_f32, %y: !in_f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %b = tile.load %y[0, 0] : !in_f32 -> !t_f32
  %c = tile.minimum %a, %b : !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_minimum_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %y = pypto_check.constant dense<[[0.25, -3.0, -0.0], [1.0, 0x7F800000, 0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @minimum_f32(%x, %y, %z) writes [2] : (!x_f32, !x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[0.25, -3.0, -0.0, -1.0], [0x7FC00000, 0x7F800000, -0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @div_f32(%x: !in_f32, %y: !in_f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %b = tile.load %y[0, 0] : !in_f32 -> !t_f32
  %c = tile.div %a, %b : !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

// 2 / 3 is 0x3F2AAAAB, rounded up.
pypto_check.case @check_div_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -1.0]]> : !x_f32
  %y = pypto_check.constant dense<[[0.25, -3.0, 5.0], [1.0, 2.0, 0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @div_f32(%x, %y, %z) writes [2] : (!x_f32, !x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[6.0, 0x3F2AAAAB, 0.0, -1.0], [0x7FC00000, 0x7F800000, 0xFF800000, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

pypto_check.case @check_div_f32_edges {
  %x = pypto_check.constant dense<[[0.0, 0x7F800000, -0.0], [3.0, -3.0, 0x7FC00000]]> : !x_f32
  %y = pypto_check.constant dense<[[-0.0, 0x7F800000, 4.0], [0x7F800000, 0xFF800000, 0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @div_f32(%x, %y, %z) writes [2] : (!x_f32, !x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[0x7FC00000, 0x7FC00000, -0.0, -1.0], [0.0, 0.0, 0x7FC00000, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

// 16777217 and 16777219 are no f32; half of the last digit of 1 is lost.
pypto_check.case @check_add_f32_rounds {
  %x = pypto_check.constant dense<[[16777216.0, 16777218.0, 1.0], [1.0e+30, -1.0e+30, 3.4028234663852886e+38]]> : !x_f32
  %y = pypto_check.constant dense<[[1.0, 1.0, 5.960464477539063e-08], [1.0, 1.0, 3.4028234663852886e+38]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @add_f32(%x, %y, %z) writes [2] : (!x_f32, !x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[16777216.0, 16777220.0, 1.0, -1.0], [1.0e+30, -1.0e+30, 0x7F800000, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @add_f16(%x: !in_f16, %y: !in_f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %b = tile.load %y[0, 0] : !in_f16 -> !t_f16
  %c = tile.add %a, %b : !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_add_f16 {
  %x = pypto_check.constant dense<[[2048.0, 65504.0, 1.0], [0.0999755859375, -2048.0, 0x7E00]]> : !x_f16
  %y = pypto_check.constant dense<[[1.0, 16.0, 0.00048828125], [0.199951171875, -1.0, 1.0]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @add_f16(%x, %y, %z) writes [2] : (!x_f16, !x_f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2048.0, 0x7C00, 1.0, -1.0], [0.2998046875, -2048.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @sub_f16(%x: !in_f16, %y: !in_f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %b = tile.load %y[0, 0] : !in_f16 -> !t_f16
  %c = tile.sub %a, %b : !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_sub_f16 {
  %x = pypto_check.constant dense<[[2048.0, 65504.0, 1.0], [0.0999755859375, -2048.0, 0x7E00]]> : !x_f16
  %y = pypto_check.constant dense<[[1.0, 16.0, 0.00048828125], [0.199951171875, -1.0, 1.0]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @sub_f16(%x, %y, %z) writes [2] : (!x_f16, !x_f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2047.0, 65472.0, 0.99951171875, -1.0], [-0.0999755859375, -2047.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @mul_f16(%x: !in_f16, %y: !in_f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %b = tile.load %y[0, 0] : !in_f16 -> !t_f16
  %c = tile.mul %a, %b : !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_mul_f16 {
  %x = pypto_check.constant dense<[[2048.0, 65504.0, 1.0], [0.0999755859375, -2048.0, 0x7E00]]> : !x_f16
  %y = pypto_check.constant dense<[[1.0, 16.0, 0.00048828125], [0.199951171875, -1.0, 1.0]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @mul_f16(%x, %y, %z) writes [2] : (!x_f16, !x_f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2048.0, 0x7C00, 0.00048828125, -1.0], [0.019989013671875, 2048.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @div_f16(%x: !in_f16, %y: !in_f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %b = tile.load %y[0, 0] : !in_f16 -> !t_f16
  %c = tile.div %a, %b : !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_div_f16 {
  %x = pypto_check.constant dense<[[2048.0, 65504.0, 1.0], [0.0999755859375, -2048.0, 0x7E00]]> : !x_f16
  %y = pypto_check.constant dense<[[1.0, 16.0, 0.00048828125], [0.199951171875, -1.0, 1.0]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @div_f16(%x, %y, %z) writes [2] : (!x_f16, !x_f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2048.0, 4094.0, 2048.0, -1.0], [0.5, 2048.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @maximum_f16(%x: !in_f16, %y: !in_f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %b = tile.load %y[0, 0] : !in_f16 -> !t_f16
  %c = tile.maximum %a, %b : !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_maximum_f16 {
  %x = pypto_check.constant dense<[[2048.0, 65504.0, 1.0], [0.0999755859375, -2048.0, 0x7E00]]> : !x_f16
  %y = pypto_check.constant dense<[[1.0, 16.0, 0.00048828125], [0.199951171875, -1.0, 1.0]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @maximum_f16(%x, %y, %z) writes [2] : (!x_f16, !x_f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2048.0, 65504.0, 1.0, -1.0], [0.199951171875, -1.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @minimum_f16(%x: !in_f16, %y: !in_f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %b = tile.load %y[0, 0] : !in_f16 -> !t_f16
  %c = tile.minimum %a, %b : !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_minimum_f16 {
  %x = pypto_check.constant dense<[[2048.0, 65504.0, 1.0], [0.0999755859375, -2048.0, 0x7E00]]> : !x_f16
  %y = pypto_check.constant dense<[[1.0, 16.0, 0.00048828125], [0.199951171875, -1.0, 1.0]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @minimum_f16(%x, %y, %z) writes [2] : (!x_f16, !x_f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[1.0, 16.0, 0.00048828125, -1.0], [0.0999755859375, -2048.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @add_i32(%x: !in_i32, %y: !in_i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !t_i32
  %b = tile.load %y[0, 0] : !in_i32 -> !t_i32
  %c = tile.add %a, %b : !t_i32
  tile.store %c, %z[0, 0] : !t_i32, !out_i32
  return
}

pypto_check.case @check_add_i32 {
  %x = pypto_check.constant dense<[[2147483647, -2147483648, -7], [7, 0, 65536]]> : !x_i32
  %y = pypto_check.constant dense<[[1, -1, 2], [-2, 5, 65536]]> : !x_i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @add_i32(%x, %y, %z) writes [2] : (!x_i32, !x_i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[-2147483648, 2147483647, -5, -1], [5, 5, 131072, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @sub_i32(%x: !in_i32, %y: !in_i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !t_i32
  %b = tile.load %y[0, 0] : !in_i32 -> !t_i32
  %c = tile.sub %a, %b : !t_i32
  tile.store %c, %z[0, 0] : !t_i32, !out_i32
  return
}

pypto_check.case @check_sub_i32 {
  %x = pypto_check.constant dense<[[2147483647, -2147483648, -7], [7, 0, 65536]]> : !x_i32
  %y = pypto_check.constant dense<[[1, -1, 2], [-2, 5, 65536]]> : !x_i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @sub_i32(%x, %y, %z) writes [2] : (!x_i32, !x_i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2147483646, -2147483647, -9, -1], [9, -5, 0, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @mul_i32(%x: !in_i32, %y: !in_i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !t_i32
  %b = tile.load %y[0, 0] : !in_i32 -> !t_i32
  %c = tile.mul %a, %b : !t_i32
  tile.store %c, %z[0, 0] : !t_i32, !out_i32
  return
}

pypto_check.case @check_mul_i32 {
  %x = pypto_check.constant dense<[[2147483647, -2147483648, -7], [7, 0, 65536]]> : !x_i32
  %y = pypto_check.constant dense<[[1, -1, 2], [-2, 5, 65536]]> : !x_i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @mul_i32(%x, %y, %z) writes [2] : (!x_i32, !x_i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2147483647, -2147483648, -14, -1], [-14, 0, 0, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @maximum_i32(%x: !in_i32, %y: !in_i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !t_i32
  %b = tile.load %y[0, 0] : !in_i32 -> !t_i32
  %c = tile.maximum %a, %b : !t_i32
  tile.store %c, %z[0, 0] : !t_i32, !out_i32
  return
}

pypto_check.case @check_maximum_i32 {
  %x = pypto_check.constant dense<[[2147483647, -2147483648, -7], [7, 0, 65536]]> : !x_i32
  %y = pypto_check.constant dense<[[1, -1, 2], [-2, 5, 65536]]> : !x_i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @maximum_i32(%x, %y, %z) writes [2] : (!x_i32, !x_i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2147483647, -1, 2, -1], [7, 5, 65536, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @minimum_i32(%x: !in_i32, %y: !in_i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !t_i32
  %b = tile.load %y[0, 0] : !in_i32 -> !t_i32
  %c = tile.minimum %a, %b : !t_i32
  tile.store %c, %z[0, 0] : !t_i32, !out_i32
  return
}

pypto_check.case @check_minimum_i32 {
  %x = pypto_check.constant dense<[[2147483647, -2147483648, -7], [7, 0, 65536]]> : !x_i32
  %y = pypto_check.constant dense<[[1, -1, 2], [-2, 5, 65536]]> : !x_i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @minimum_i32(%x, %y, %z) writes [2] : (!x_i32, !x_i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[1, -2147483648, -7, -1], [-2, 0, 65536, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @add_i16(%x: !in_i16, %y: !in_i16, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !t_i16
  %b = tile.load %y[0, 0] : !in_i16 -> !t_i16
  %c = tile.add %a, %b : !t_i16
  tile.store %c, %z[0, 0] : !t_i16, !out_i16
  return
}

pypto_check.case @check_add_i16 {
  %x = pypto_check.constant dense<[[32767, -32768, -7], [7, 0, 256]]> : !x_i16
  %y = pypto_check.constant dense<[[1, -1, 2], [-2, 5, 256]]> : !x_i16
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @add_i16(%x, %y, %z) writes [2] : (!x_i16, !x_i16, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[-32768, 32767, -5, -1], [5, 5, 512, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @sub_i16(%x: !in_i16, %y: !in_i16, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !t_i16
  %b = tile.load %y[0, 0] : !in_i16 -> !t_i16
  %c = tile.sub %a, %b : !t_i16
  tile.store %c, %z[0, 0] : !t_i16, !out_i16
  return
}

pypto_check.case @check_sub_i16 {
  %x = pypto_check.constant dense<[[32767, -32768, -7], [7, 0, 256]]> : !x_i16
  %y = pypto_check.constant dense<[[1, -1, 2], [-2, 5, 256]]> : !x_i16
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @sub_i16(%x, %y, %z) writes [2] : (!x_i16, !x_i16, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[32766, -32767, -9, -1], [9, -5, 0, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @mul_i16(%x: !in_i16, %y: !in_i16, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !t_i16
  %b = tile.load %y[0, 0] : !in_i16 -> !t_i16
  %c = tile.mul %a, %b : !t_i16
  tile.store %c, %z[0, 0] : !t_i16, !out_i16
  return
}

pypto_check.case @check_mul_i16 {
  %x = pypto_check.constant dense<[[32767, -32768, -7], [7, 0, 256]]> : !x_i16
  %y = pypto_check.constant dense<[[1, -1, 2], [-2, 5, 256]]> : !x_i16
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @mul_i16(%x, %y, %z) writes [2] : (!x_i16, !x_i16, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[32767, -32768, -14, -1], [-14, 0, 0, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @maximum_i16(%x: !in_i16, %y: !in_i16, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !t_i16
  %b = tile.load %y[0, 0] : !in_i16 -> !t_i16
  %c = tile.maximum %a, %b : !t_i16
  tile.store %c, %z[0, 0] : !t_i16, !out_i16
  return
}

pypto_check.case @check_maximum_i16 {
  %x = pypto_check.constant dense<[[32767, -32768, -7], [7, 0, 256]]> : !x_i16
  %y = pypto_check.constant dense<[[1, -1, 2], [-2, 5, 256]]> : !x_i16
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @maximum_i16(%x, %y, %z) writes [2] : (!x_i16, !x_i16, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[32767, -1, 2, -1], [7, 5, 256, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @minimum_i16(%x: !in_i16, %y: !in_i16, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !t_i16
  %b = tile.load %y[0, 0] : !in_i16 -> !t_i16
  %c = tile.minimum %a, %b : !t_i16
  tile.store %c, %z[0, 0] : !t_i16, !out_i16
  return
}

pypto_check.case @check_minimum_i16 {
  %x = pypto_check.constant dense<[[32767, -32768, -7], [7, 0, 256]]> : !x_i16
  %y = pypto_check.constant dense<[[1, -1, 2], [-2, 5, 256]]> : !x_i16
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @minimum_i16(%x, %y, %z) writes [2] : (!x_i16, !x_i16, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[1, -32768, -7, -1], [-2, 0, 256, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @add_ui16(%x: !in_ui16, %y: !in_ui16, %z: !out_ui16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_ui16 -> !t_ui16
  %b = tile.load %y[0, 0] : !in_ui16 -> !t_ui16
  %c = tile.add %a, %b : !t_ui16
  tile.store %c, %z[0, 0] : !t_ui16, !out_ui16
  return
}

pypto_check.case @check_add_ui16 {
  %x = pypto_check.constant dense<[[65535, 0, 32768], [1, 2, 256]]> : !x_ui16
  %y = pypto_check.constant dense<[[1, 1, 32768], [65535, 3, 256]]> : !x_ui16
  %z = pypto_check.constant dense<99> : tensor<3x4xui16>
  %r = pypto_check.launch @add_ui16(%x, %y, %z) writes [2] : (!x_ui16, !x_ui16, !z_ui16) -> !z_ui16
  %w = pypto_check.constant dense<[[0, 1, 0, 99], [0, 5, 512, 99], [99, 99, 99, 99]]> : !z_ui16
  pypto_check.expect_eq %r, %w : !z_ui16
}

func.func @sub_ui16(%x: !in_ui16, %y: !in_ui16, %z: !out_ui16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_ui16 -> !t_ui16
  %b = tile.load %y[0, 0] : !in_ui16 -> !t_ui16
  %c = tile.sub %a, %b : !t_ui16
  tile.store %c, %z[0, 0] : !t_ui16, !out_ui16
  return
}

pypto_check.case @check_sub_ui16 {
  %x = pypto_check.constant dense<[[65535, 0, 32768], [1, 2, 256]]> : !x_ui16
  %y = pypto_check.constant dense<[[1, 1, 32768], [65535, 3, 256]]> : !x_ui16
  %z = pypto_check.constant dense<99> : tensor<3x4xui16>
  %r = pypto_check.launch @sub_ui16(%x, %y, %z) writes [2] : (!x_ui16, !x_ui16, !z_ui16) -> !z_ui16
  %w = pypto_check.constant dense<[[65534, 65535, 0, 99], [2, 65535, 0, 99], [99, 99, 99, 99]]> : !z_ui16
  pypto_check.expect_eq %r, %w : !z_ui16
}

func.func @mul_ui16(%x: !in_ui16, %y: !in_ui16, %z: !out_ui16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_ui16 -> !t_ui16
  %b = tile.load %y[0, 0] : !in_ui16 -> !t_ui16
  %c = tile.mul %a, %b : !t_ui16
  tile.store %c, %z[0, 0] : !t_ui16, !out_ui16
  return
}

pypto_check.case @check_mul_ui16 {
  %x = pypto_check.constant dense<[[65535, 0, 32768], [1, 2, 256]]> : !x_ui16
  %y = pypto_check.constant dense<[[1, 1, 32768], [65535, 3, 256]]> : !x_ui16
  %z = pypto_check.constant dense<99> : tensor<3x4xui16>
  %r = pypto_check.launch @mul_ui16(%x, %y, %z) writes [2] : (!x_ui16, !x_ui16, !z_ui16) -> !z_ui16
  %w = pypto_check.constant dense<[[65535, 0, 0, 99], [65535, 6, 0, 99], [99, 99, 99, 99]]> : !z_ui16
  pypto_check.expect_eq %r, %w : !z_ui16
}

func.func @maximum_ui16(%x: !in_ui16, %y: !in_ui16, %z: !out_ui16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_ui16 -> !t_ui16
  %b = tile.load %y[0, 0] : !in_ui16 -> !t_ui16
  %c = tile.maximum %a, %b : !t_ui16
  tile.store %c, %z[0, 0] : !t_ui16, !out_ui16
  return
}

pypto_check.case @check_maximum_ui16 {
  %x = pypto_check.constant dense<[[65535, 0, 32768], [1, 2, 256]]> : !x_ui16
  %y = pypto_check.constant dense<[[1, 1, 32768], [65535, 3, 256]]> : !x_ui16
  %z = pypto_check.constant dense<99> : tensor<3x4xui16>
  %r = pypto_check.launch @maximum_ui16(%x, %y, %z) writes [2] : (!x_ui16, !x_ui16, !z_ui16) -> !z_ui16
  %w = pypto_check.constant dense<[[65535, 1, 32768, 99], [65535, 3, 256, 99], [99, 99, 99, 99]]> : !z_ui16
  pypto_check.expect_eq %r, %w : !z_ui16
}

func.func @minimum_ui16(%x: !in_ui16, %y: !in_ui16, %z: !out_ui16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_ui16 -> !t_ui16
  %b = tile.load %y[0, 0] : !in_ui16 -> !t_ui16
  %c = tile.minimum %a, %b : !t_ui16
  tile.store %c, %z[0, 0] : !t_ui16, !out_ui16
  return
}

pypto_check.case @check_minimum_ui16 {
  %x = pypto_check.constant dense<[[65535, 0, 32768], [1, 2, 256]]> : !x_ui16
  %y = pypto_check.constant dense<[[1, 1, 32768], [65535, 3, 256]]> : !x_ui16
  %z = pypto_check.constant dense<99> : tensor<3x4xui16>
  %r = pypto_check.launch @minimum_ui16(%x, %y, %z) writes [2] : (!x_ui16, !x_ui16, !z_ui16) -> !z_ui16
  %w = pypto_check.constant dense<[[1, 0, 32768, 99], [1, 2, 256, 99], [99, 99, 99, 99]]> : !z_ui16
  pypto_check.expect_eq %r, %w : !z_ui16
}
