// tile (+) scalar. Arguments without a sign are none for the assembler.
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
!in_ui32 = !ptensor.tensor<2x3xui32>
!out_ui32 = !ptensor.tensor<3x4xui32>
!x_ui32 = tensor<2x3xui32>
!z_ui32 = tensor<3x4xui32>
!t_ui32 = !tile.tile<2x8xui32, vec, valid = [2, 3]>

func.func @adds_f32(%x: !in_f32, %s: f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %c = tile.adds %a, %s : f32, !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_adds_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %s = pypto_check.constant -2.0 : f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @adds_f32(%x, %s, %z) writes [2] : (!x_f32, f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[-0.5, -4.0, -2.0, -1.0], [0x7FC00000, 0x7F800000, -2.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @subs_f32(%x: !in_f32, %s: f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %c = tile.subs %a, %s : f32, !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_subs_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %s = pypto_check.constant -2.0 : f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @subs_f32(%x, %s, %z) writes [2] : (!x_f32, f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[3.5, 0.0, 2.0, -1.0], [0x7FC00000, 0x7F800000, 2.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @muls_f32(%x: !in_f32, %s: f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %c = tile.muls %a, %s : f32, !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_muls_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %s = pypto_check.constant -2.0 : f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @muls_f32(%x, %s, %z) writes [2] : (!x_f32, f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[-3.0, 4.0, -0.0, -1.0], [0x7FC00000, 0xFF800000, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @divs_f32(%x: !in_f32, %s: f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %c = tile.divs %a, %s : f32, !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_divs_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %s = pypto_check.constant -2.0 : f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @divs_f32(%x, %s, %z) writes [2] : (!x_f32, f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[-0.75, 1.0, -0.0, -1.0], [0x7FC00000, 0xFF800000, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @maximums_f32(%x: !in_f32, %s: f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %c = tile.maximums %a, %s : f32, !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_maximums_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %s = pypto_check.constant -2.0 : f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @maximums_f32(%x, %s, %z) writes [2] : (!x_f32, f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[1.5, -2.0, 0.0, -1.0], [0x7FC00000, 0x7F800000, -0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @minimums_f32(%x: !in_f32, %s: f32, %z: !out_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f32 -> !t_f32
  %c = tile.minimums %a, %s : f32, !t_f32
  tile.store %c, %z[0, 0] : !t_f32, !out_f32
  return
}

pypto_check.case @check_minimums_f32 {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %s = pypto_check.constant -2.0 : f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @minimums_f32(%x, %s, %z) writes [2] : (!x_f32, f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[-2.0, -2.0, -2.0, -1.0], [0x7FC00000, -2.0, -2.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

pypto_check.case @check_divs_f32_by_zero {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %s = pypto_check.constant 0.0 : f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @divs_f32(%x, %s, %z) writes [2] : (!x_f32, f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[0x7F800000, 0xFF800000, 0x7FC00000, -1.0], [0x7FC00000, 0x7F800000, 0x7FC00000, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

pypto_check.case @check_maximums_f32_nan {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %s = pypto_check.constant 0x7FC00000 : f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @maximums_f32(%x, %s, %z) writes [2] : (!x_f32, f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000, -1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

pypto_check.case @check_minimums_f32_nan {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %s = pypto_check.constant 0x7FC00000 : f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @minimums_f32(%x, %s, %z) writes [2] : (!x_f32, f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000, -1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

// 0 is above -0.
pypto_check.case @check_maximums_f32_zero {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %s = pypto_check.constant 0.0 : f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @maximums_f32(%x, %s, %z) writes [2] : (!x_f32, f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[1.5, 0.0, 0.0, -1.0], [0x7FC00000, 0x7F800000, 0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

pypto_check.case @check_minimums_f32_zero {
  %x = pypto_check.constant dense<[[1.5, -2.0, 0.0], [0x7FC00000, 0x7F800000, -0.0]]> : !x_f32
  %s = pypto_check.constant -0.0 : f32
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @minimums_f32(%x, %s, %z) writes [2] : (!x_f32, f32, !z_f32) -> !z_f32
  %w = pypto_check.constant dense<[[-0.0, -2.0, -0.0, -1.0], [0x7FC00000, -0.0, -0.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f32
  pypto_check.expect_eq %r, %w : !z_f32
}

func.func @adds_f16(%x: !in_f16, %s: f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %c = tile.adds %a, %s : f16, !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_adds_f16 {
  %x = pypto_check.constant dense<[[2048.0, 65504.0, 1.0], [0.0999755859375, -2048.0, 0x7E00]]> : !x_f16
  %s = pypto_check.constant 1.0 : f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @adds_f16(%x, %s, %z) writes [2] : (!x_f16, f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2048.0, 65504.0, 2.0, -1.0], [1.099609375, -2047.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @subs_f16(%x: !in_f16, %s: f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %c = tile.subs %a, %s : f16, !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_subs_f16 {
  %x = pypto_check.constant dense<[[2048.0, 65504.0, 1.0], [0.0999755859375, -2048.0, 0x7E00]]> : !x_f16
  %s = pypto_check.constant 1.0 : f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @subs_f16(%x, %s, %z) writes [2] : (!x_f16, f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2047.0, 65504.0, 0.0, -1.0], [-0.89990234375, -2048.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @muls_f16(%x: !in_f16, %s: f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %c = tile.muls %a, %s : f16, !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_muls_f16 {
  %x = pypto_check.constant dense<[[2048.0, 65504.0, 1.0], [0.0999755859375, -2048.0, 0x7E00]]> : !x_f16
  %s = pypto_check.constant 3.0 : f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @muls_f16(%x, %s, %z) writes [2] : (!x_f16, f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[6144.0, 0x7C00, 3.0, -1.0], [0.2998046875, -6144.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @divs_f16(%x: !in_f16, %s: f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %c = tile.divs %a, %s : f16, !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_divs_f16 {
  %x = pypto_check.constant dense<[[2048.0, 65504.0, 1.0], [0.0999755859375, -2048.0, 0x7E00]]> : !x_f16
  %s = pypto_check.constant 3.0 : f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @divs_f16(%x, %s, %z) writes [2] : (!x_f16, f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[682.5, 21840.0, 0.333251953125, -1.0], [0.0333251953125, -682.5, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @maximums_f16(%x: !in_f16, %s: f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %c = tile.maximums %a, %s : f16, !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_maximums_f16 {
  %x = pypto_check.constant dense<[[2048.0, 65504.0, 1.0], [0.0999755859375, -2048.0, 0x7E00]]> : !x_f16
  %s = pypto_check.constant 1.0 : f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @maximums_f16(%x, %s, %z) writes [2] : (!x_f16, f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[2048.0, 65504.0, 1.0, -1.0], [1.0, 1.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @minimums_f16(%x: !in_f16, %s: f16, %z: !out_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_f16 -> !t_f16
  %c = tile.minimums %a, %s : f16, !t_f16
  tile.store %c, %z[0, 0] : !t_f16, !out_f16
  return
}

pypto_check.case @check_minimums_f16 {
  %x = pypto_check.constant dense<[[2048.0, 65504.0, 1.0], [0.0999755859375, -2048.0, 0x7E00]]> : !x_f16
  %s = pypto_check.constant 1.0 : f16
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf16>
  %r = pypto_check.launch @minimums_f16(%x, %s, %z) writes [2] : (!x_f16, f16, !z_f16) -> !z_f16
  %w = pypto_check.constant dense<[[1.0, 1.0, 1.0, -1.0], [0.0999755859375, -2048.0, 0x7E00, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_f16
  pypto_check.expect_eq %r, %w : !z_f16
}

func.func @adds_i32(%x: !in_i32, %s: i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !t_i32
  %c = tile.adds %a, %s : i32, !t_i32
  tile.store %c, %z[0, 0] : !t_i32, !out_i32
  return
}

pypto_check.case @check_adds_i32 {
  %x = pypto_check.constant dense<[[2147483647, -2147483648, -7], [7, 0, 1]]> : !x_i32
  %s = pypto_check.constant -2 : i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @adds_i32(%x, %s, %z) writes [2] : (!x_i32, i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2147483645, 2147483646, -9, -1], [5, -2, -1, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @subs_i32(%x: !in_i32, %s: i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !t_i32
  %c = tile.subs %a, %s : i32, !t_i32
  tile.store %c, %z[0, 0] : !t_i32, !out_i32
  return
}

pypto_check.case @check_subs_i32 {
  %x = pypto_check.constant dense<[[2147483647, -2147483648, -7], [7, 0, 1]]> : !x_i32
  %s = pypto_check.constant -2 : i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @subs_i32(%x, %s, %z) writes [2] : (!x_i32, i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[-2147483647, -2147483646, -5, -1], [9, 2, 3, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @muls_i32(%x: !in_i32, %s: i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !t_i32
  %c = tile.muls %a, %s : i32, !t_i32
  tile.store %c, %z[0, 0] : !t_i32, !out_i32
  return
}

pypto_check.case @check_muls_i32 {
  %x = pypto_check.constant dense<[[2147483647, -2147483648, -7], [7, 0, 1]]> : !x_i32
  %s = pypto_check.constant -2 : i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @muls_i32(%x, %s, %z) writes [2] : (!x_i32, i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2, 0, 14, -1], [-14, 0, -2, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @divs_i32(%x: !in_i32, %s: i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !t_i32
  %c = tile.divs %a, %s : i32, !t_i32
  tile.store %c, %z[0, 0] : !t_i32, !out_i32
  return
}

pypto_check.case @check_divs_i32 {
  %x = pypto_check.constant dense<[[2147483647, -2147483648, -7], [7, 0, 1]]> : !x_i32
  %s = pypto_check.constant -2 : i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @divs_i32(%x, %s, %z) writes [2] : (!x_i32, i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[-1073741823, 1073741824, 3, -1], [-3, 0, 0, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @maximums_i32(%x: !in_i32, %s: i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !t_i32
  %c = tile.maximums %a, %s : i32, !t_i32
  tile.store %c, %z[0, 0] : !t_i32, !out_i32
  return
}

pypto_check.case @check_maximums_i32 {
  %x = pypto_check.constant dense<[[2147483647, -2147483648, -7], [7, 0, 1]]> : !x_i32
  %s = pypto_check.constant -2 : i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @maximums_i32(%x, %s, %z) writes [2] : (!x_i32, i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2147483647, -2, -2, -1], [7, 0, 1, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @minimums_i32(%x: !in_i32, %s: i32, %z: !out_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i32 -> !t_i32
  %c = tile.minimums %a, %s : i32, !t_i32
  tile.store %c, %z[0, 0] : !t_i32, !out_i32
  return
}

pypto_check.case @check_minimums_i32 {
  %x = pypto_check.constant dense<[[2147483647, -2147483648, -7], [7, 0, 1]]> : !x_i32
  %s = pypto_check.constant -2 : i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @minimums_i32(%x, %s, %z) writes [2] : (!x_i32, i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[-2, -2147483648, -7, -1], [-2, -2, -2, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

// By zero the dividend stays.
pypto_check.case @check_divs_i32_by_zero {
  %x = pypto_check.constant dense<[[2147483647, -2147483648, -7], [7, 0, 1]]> : !x_i32
  %s = pypto_check.constant 0 : i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @divs_i32(%x, %s, %z) writes [2] : (!x_i32, i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[2147483647, -2147483648, -7, -1], [7, 0, 1, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

pypto_check.case @check_divs_i32_wraps {
  %x = pypto_check.constant dense<[[2147483647, -2147483648, -7], [7, 0, 1]]> : !x_i32
  %s = pypto_check.constant -1 : i32
  %z = pypto_check.constant dense<-1> : tensor<3x4xi32>
  %r = pypto_check.launch @divs_i32(%x, %s, %z) writes [2] : (!x_i32, i32, !z_i32) -> !z_i32
  %w = pypto_check.constant dense<[[-2147483647, -2147483648, 7, -1], [-7, 0, -1, -1], [-1, -1, -1, -1]]> : !z_i32
  pypto_check.expect_eq %r, %w : !z_i32
}

func.func @adds_i16(%x: !in_i16, %s: i16, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !t_i16
  %c = tile.adds %a, %s : i16, !t_i16
  tile.store %c, %z[0, 0] : !t_i16, !out_i16
  return
}

pypto_check.case @check_adds_i16 {
  %x = pypto_check.constant dense<[[32767, -32768, -7], [7, 0, 1]]> : !x_i16
  %s = pypto_check.constant -2 : i16
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @adds_i16(%x, %s, %z) writes [2] : (!x_i16, i16, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[32765, 32766, -9, -1], [5, -2, -1, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @subs_i16(%x: !in_i16, %s: i16, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !t_i16
  %c = tile.subs %a, %s : i16, !t_i16
  tile.store %c, %z[0, 0] : !t_i16, !out_i16
  return
}

pypto_check.case @check_subs_i16 {
  %x = pypto_check.constant dense<[[32767, -32768, -7], [7, 0, 1]]> : !x_i16
  %s = pypto_check.constant -2 : i16
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @subs_i16(%x, %s, %z) writes [2] : (!x_i16, i16, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[-32767, -32766, -5, -1], [9, 2, 3, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @muls_i16(%x: !in_i16, %s: i16, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !t_i16
  %c = tile.muls %a, %s : i16, !t_i16
  tile.store %c, %z[0, 0] : !t_i16, !out_i16
  return
}

pypto_check.case @check_muls_i16 {
  %x = pypto_check.constant dense<[[32767, -32768, -7], [7, 0, 1]]> : !x_i16
  %s = pypto_check.constant -2 : i16
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @muls_i16(%x, %s, %z) writes [2] : (!x_i16, i16, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[2, 0, 14, -1], [-14, 0, -2, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @divs_i16(%x: !in_i16, %s: i16, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !t_i16
  %c = tile.divs %a, %s : i16, !t_i16
  tile.store %c, %z[0, 0] : !t_i16, !out_i16
  return
}

pypto_check.case @check_divs_i16 {
  %x = pypto_check.constant dense<[[32767, -32768, -7], [7, 0, 1]]> : !x_i16
  %s = pypto_check.constant -2 : i16
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @divs_i16(%x, %s, %z) writes [2] : (!x_i16, i16, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[-16383, 16384, 3, -1], [-3, 0, 0, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @maximums_i16(%x: !in_i16, %s: i16, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !t_i16
  %c = tile.maximums %a, %s : i16, !t_i16
  tile.store %c, %z[0, 0] : !t_i16, !out_i16
  return
}

pypto_check.case @check_maximums_i16 {
  %x = pypto_check.constant dense<[[32767, -32768, -7], [7, 0, 1]]> : !x_i16
  %s = pypto_check.constant -2 : i16
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @maximums_i16(%x, %s, %z) writes [2] : (!x_i16, i16, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[32767, -2, -2, -1], [7, 0, 1, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @minimums_i16(%x: !in_i16, %s: i16, %z: !out_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_i16 -> !t_i16
  %c = tile.minimums %a, %s : i16, !t_i16
  tile.store %c, %z[0, 0] : !t_i16, !out_i16
  return
}

pypto_check.case @check_minimums_i16 {
  %x = pypto_check.constant dense<[[32767, -32768, -7], [7, 0, 1]]> : !x_i16
  %s = pypto_check.constant -2 : i16
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @minimums_i16(%x, %s, %z) writes [2] : (!x_i16, i16, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[-2, -32768, -7, -1], [-2, -2, -2, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

pypto_check.case @check_divs_i16_by_zero {
  %x = pypto_check.constant dense<[[32767, -32768, -7], [7, 0, 1]]> : !x_i16
  %s = pypto_check.constant 0 : i16
  %z = pypto_check.constant dense<-1> : tensor<3x4xi16>
  %r = pypto_check.launch @divs_i16(%x, %s, %z) writes [2] : (!x_i16, i16, !z_i16) -> !z_i16
  %w = pypto_check.constant dense<[[32767, -32768, -7, -1], [7, 0, 1, -1], [-1, -1, -1, -1]]> : !z_i16
  pypto_check.expect_eq %r, %w : !z_i16
}

func.func @divs_ui32(%x: !in_ui32, %s: ui32, %z: !out_ui32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_ui32 -> !t_ui32
  %c = tile.divs %a, %s : ui32, !t_ui32
  tile.store %c, %z[0, 0] : !t_ui32, !out_ui32
  return
}

pypto_check.case @check_divs_ui32 without ["pto"] {
  %x = pypto_check.constant dense<[[4294967295, 0, 2147483648], [7, 1, 2]]> : !x_ui32
  %s = pypto_check.constant 2 : ui32
  %z = pypto_check.constant dense<99> : tensor<3x4xui32>
  %r = pypto_check.launch @divs_ui32(%x, %s, %z) writes [2] : (!x_ui32, ui32, !z_ui32) -> !z_ui32
  %w = pypto_check.constant dense<[[2147483647, 0, 1073741824, 99], [3, 0, 1, 99], [99, 99, 99, 99]]> : !z_ui32
  pypto_check.expect_eq %r, %w : !z_ui32
}

func.func @maximums_ui32(%x: !in_ui32, %s: ui32, %z: !out_ui32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_ui32 -> !t_ui32
  %c = tile.maximums %a, %s : ui32, !t_ui32
  tile.store %c, %z[0, 0] : !t_ui32, !out_ui32
  return
}

pypto_check.case @check_maximums_ui32 without ["pto"] {
  %x = pypto_check.constant dense<[[4294967295, 0, 2147483648], [7, 1, 2]]> : !x_ui32
  %s = pypto_check.constant 2 : ui32
  %z = pypto_check.constant dense<99> : tensor<3x4xui32>
  %r = pypto_check.launch @maximums_ui32(%x, %s, %z) writes [2] : (!x_ui32, ui32, !z_ui32) -> !z_ui32
  %w = pypto_check.constant dense<[[4294967295, 2, 2147483648, 99], [7, 2, 2, 99], [99, 99, 99, 99]]> : !z_ui32
  pypto_check.expect_eq %r, %w : !z_ui32
}

func.func @minimums_ui32(%x: !in_ui32, %s: ui32, %z: !out_ui32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in_ui32 -> !t_ui32
  %c = tile.minimums %a, %s : ui32, !t_ui32
  tile.store %c, %z[0, 0] : !t_ui32, !out_ui32
  return
}

pypto_check.case @check_minimums_ui32 without ["pto"] {
  %x = pypto_check.constant dense<[[4294967295, 0, 2147483648], [7, 1, 2]]> : !x_ui32
  %s = pypto_check.constant 2 : ui32
  %z = pypto_check.constant dense<99> : tensor<3x4xui32>
  %r = pypto_check.launch @minimums_ui32(%x, %s, %z) writes [2] : (!x_ui32, ui32, !z_ui32) -> !z_ui32
  %w = pypto_check.constant dense<[[2, 0, 2, 99], [2, 1, 2, 99], [99, 99, 99, 99]]> : !z_ui32
  pypto_check.expect_eq %r, %w : !z_ui32
}
