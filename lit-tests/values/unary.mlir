// op(tile). exp and log are off by rounding only, the others exact.
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

func.func @neg_f32(%x: !in_f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %c = tile.neg %a : !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_neg_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0xFF800000, -0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @neg_f32(%x, %z) writes [1] : (!x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[-1.5, 2.0, -0.0, -1.0], [0x7FC00000, 0x7F800000, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @abs_f32(%x: !in_f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %c = tile.abs %a : !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_abs_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0xFF800000, -0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @abs_f32(%x, %z) writes [1] : (!x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[1.5, 2.0, 0.0, -1.0], [0x7FC00000, 0x7F800000, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @relu_f32(%x: !in_f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %c = tile.relu %a : !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_relu_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0xFF800000, -0.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @relu_f32(%x, %z) writes [1] : (!x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[1.5, 0.0, 0.0, -1.0], [0x7FC00000, 0.0, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @exp_f32(%x: !in_f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %c = tile.exp %a : !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_exp_f32 {
  %x = pypto_check.constant dense<[[0.0, 1.0, -1.0], [0xFF800000, 0x7F800000, 0x7FC00000]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @exp_f32(%x, %z) writes [1] : (!x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[1.0, 2.7182817459106445, 0.3678794503211975, -1.0], [0.0, 0x7F800000, 0x7FC00000, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_close %r, %w rtol 1.0e-6 atol 0.0 : !z_f32
}

// Beyond 88.7 lies infinity; below -87.3 results are denormal.
pypto_check.case @check_exp_f32_range {
  %x = pypto_check.constant dense<[[100.0, -100.0, 89.0], [-104.0, -0.0, 88.0]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @exp_f32(%x, %z) writes [1] : (!x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[0x7F800000, 3.783505853677006e-44, 0x7F800000, -1.0], [0.0, 1.0, 1.6516363024384e+38, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_close %r, %w rtol 1.0e-5 atol 0.0 : !z_f32
}

func.func @log_f32(%x: !in_f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %c = tile.log %a : !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_log_f32 {
  %x = pypto_check.constant dense<[[1.0, 7.389056205749512, 0.0], [-1.0, 0x7F800000, 0x7FC00000]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @log_f32(%x, %z) writes [1] : (!x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[0.0, 2.0, 0xFF800000, -1.0], [0x7FC00000, 0x7F800000, 0x7FC00000, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_close %r, %w rtol 1.0e-6 atol 0.0 : !z_f32
}

func.func @sqrt_f32(%x: !in_f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %c = tile.sqrt %a : !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_sqrt_f32 {
  %x = pypto_check.constant dense<[[4.0, 2.0, -0.0], [-1.0, 0x7F800000, 0x7FC00000]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @sqrt_f32(%x, %z) writes [1] : (!x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[2.0, 0x3FB504F3, -0.0, -1.0], [0x7FC00000, 0x7F800000, 0x7FC00000, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @rsqrt_f32(%x: !in_f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %c = tile.rsqrt %a : !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

// 1 / sqrt(2) from the rounded root: 0.7071067933 lies nearer to 0x3F3504F3.
pypto_check.case @check_rsqrt_f32 {
  %x = pypto_check.constant dense<[[4.0, 2.0, 0.0], [-1.0, 0x7F800000, 0x7FC00000]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @rsqrt_f32(%x, %z) writes [1] : (!x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[0.5, 0x3F3504F3, 0x7F800000, -1.0], [0x7FC00000, 0.0, 0x7FC00000, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @recip_f32(%x: !in_f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %c = tile.recip %a : !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_recip_f32 {
  %x = pypto_check.constant dense<[[-2.0, 3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]> : !x_f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @recip_f32(%x, %z) writes [1] : (!x_f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[-0.5, 0x3EAAAAAB, 0x7F800000, -1.0], [0xFF800000, 0.0, 0x7FC00000, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @neg_f16(%x: !in_f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %c = tile.neg %a : !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_neg_f16 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7E00, 0xFC00, -0.0]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @neg_f16(%x, %z) writes [1] : (!x_f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[-1.5, 2.0, -0.0, -1.0], [0x7E00, 0x7C00, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @abs_f16(%x: !in_f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %c = tile.abs %a : !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_abs_f16 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7E00, 0xFC00, -0.0]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @abs_f16(%x, %z) writes [1] : (!x_f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[1.5, 2.0, 0.0, -1.0], [0x7E00, 0x7C00, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @relu_f16(%x: !in_f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %c = tile.relu %a : !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_relu_f16 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7E00, 0xFC00, -0.0]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @relu_f16(%x, %z) writes [1] : (!x_f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[1.5, 0.0, 0.0, -1.0], [0x7E00, 0.0, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @exp_f16(%x: !in_f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %c = tile.exp %a : !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_exp_f16 {
  %x = pypto_check.constant dense<[[0.0, 1.0, -1.0], [0xFC00, 12.0, 0x7E00]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @exp_f16(%x, %z) writes [1] : (!x_f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[1.0, 2.71875, 0.367919921875, -1.0], [0.0, 0x7C00, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_close %r, %w rtol 1.0e-3 atol 0.0 : !z_f16
}

func.func @log_f16(%x: !in_f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %c = tile.log %a : !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_log_f16 {
  %x = pypto_check.constant dense<[[1.0, 7.390625, 0.0], [-1.0, 0x7C00, 0x7E00]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @log_f16(%x, %z) writes [1] : (!x_f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[0.0, 2.0, 0xFC00, -1.0], [0x7E00, 0x7C00, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_close %r, %w rtol 1.0e-3 atol 0.0 : !z_f16
}

func.func @sqrt_f16(%x: !in_f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %c = tile.sqrt %a : !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_sqrt_f16 {
  %x = pypto_check.constant dense<[[4.0, 2.0, -0.0], [-1.0, 0x7C00, 0x7E00]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @sqrt_f16(%x, %z) writes [1] : (!x_f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2.0, 1.4140625, -0.0, -1.0], [0x7E00, 0x7C00, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @rsqrt_f16(%x: !in_f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %c = tile.rsqrt %a : !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_rsqrt_f16 {
  %x = pypto_check.constant dense<[[4.0, 2.0, 0.0], [-1.0, 0x7C00, 0x7E00]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @rsqrt_f16(%x, %z) writes [1] : (!x_f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[0.5, 0.70703125, 0x7C00, -1.0], [0x7E00, 0.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @recip_f16(%x: !in_f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %c = tile.recip %a : !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_recip_f16 {
  %x = pypto_check.constant dense<[[-2.0, 3.0, 0.0], [-0.0, 0x7C00, 0x7E00]]> : !x_f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @recip_f16(%x, %z) writes [1] : (!x_f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[-0.5, 0.333251953125, 0x7C00, -1.0], [0xFC00, 0.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @neg_i32(%x: !in_i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !t_i32
  %c = tile.neg %a : !t_i32
  tile.store %c, %z[0, 0] : !t_i32, !out_i32
  return
}

// The least number is its own negative.
pypto_check.case @check_neg_i32 {
  %x = pypto_check.constant dense<[[0, 1, -2147483648], [2147483647, -1, 5]]> : !x_i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @neg_i32(%x, %z) writes [1] : (!x_i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[0, -1, -2147483648, -1], [-2147483647, 1, -5, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @relu_i32(%x: !in_i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !t_i32
  %c = tile.relu %a : !t_i32
  tile.store %c, %z[0, 0] : !t_i32, !out_i32
  return
}

pypto_check.case @check_relu_i32 {
  %x = pypto_check.constant dense<[[0, 1, -2147483648], [2147483647, -1, 5]]> : !x_i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @relu_i32(%x, %z) writes [1] : (!x_i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[0, 1, 0, -1], [2147483647, 0, 5, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @neg_i16(%x: !in_i16, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !t_i16
  %c = tile.neg %a : !t_i16
  tile.store %c, %z[0, 0] : !t_i16, !out_i16
  return
}

pypto_check.case @check_neg_i16 {
  %x = pypto_check.constant dense<[[0, 1, -32768], [32767, -1, 5]]> : !x_i16
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @neg_i16(%x, %z) writes [1] : (!x_i16, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[0, -1, -32768, -1], [-32767, 1, -5, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}
