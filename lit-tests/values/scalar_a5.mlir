// Element types that tile (+) scalar has on a5 only.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!in_i8 = !ptensor.tensor<2x3xi8>
!out_i8 = !ptensor.tensor<3x4xi8>
!x_i8 = tensor<2x3xi8>
!z_i8 = tensor<3x4xi8>
!t_i8 = !tile.tile<2x32xi8, vec, valid = [2, 3]>
!in_bf16 = !ptensor.tensor<2x3xbf16>
!out_bf16 = !ptensor.tensor<3x4xbf16>
!x_bf16 = tensor<2x3xbf16>
!z_bf16 = tensor<3x4xbf16>
!t_bf16 = !tile.tile<2x16xbf16, vec, valid = [2, 3]>

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @adds_i8(%x: !in_i8, %s: i8, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !t_i8
    %c = tile.adds %a, %s : i8, !t_i8
    tile.store %c, %z[0, 0] : !t_i8, !out_i8
    return
  }

  pypto_check.case @check_adds_i8 {
    %x = pypto_check.constant dense<[[127, -128, -7], [7, 0, 64]]> : !x_i8
    %s = pypto_check.constant -2 : i8
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @adds_i8(%x, %s, %z) writes [2] : (!x_i8, i8, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[125, 126, -9, -1], [5, -2, 62, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @subs_i8(%x: !in_i8, %s: i8, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !t_i8
    %c = tile.subs %a, %s : i8, !t_i8
    tile.store %c, %z[0, 0] : !t_i8, !out_i8
    return
  }

  pypto_check.case @check_subs_i8 {
    %x = pypto_check.constant dense<[[127, -128, -7], [7, 0, 64]]> : !x_i8
    %s = pypto_check.constant -2 : i8
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @subs_i8(%x, %s, %z) writes [2] : (!x_i8, i8, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[-127, -126, -5, -1], [9, 2, 66, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @muls_i8(%x: !in_i8, %s: i8, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !t_i8
    %c = tile.muls %a, %s : i8, !t_i8
    tile.store %c, %z[0, 0] : !t_i8, !out_i8
    return
  }

  pypto_check.case @check_muls_i8 {
    %x = pypto_check.constant dense<[[127, -128, -7], [7, 0, 64]]> : !x_i8
    %s = pypto_check.constant -2 : i8
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @muls_i8(%x, %s, %z) writes [2] : (!x_i8, i8, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[2, 0, 14, -1], [-14, 0, -128, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @maximums_i8(%x: !in_i8, %s: i8, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !t_i8
    %c = tile.maximums %a, %s : i8, !t_i8
    tile.store %c, %z[0, 0] : !t_i8, !out_i8
    return
  }

  pypto_check.case @check_maximums_i8 {
    %x = pypto_check.constant dense<[[127, -128, -7], [7, 0, 64]]> : !x_i8
    %s = pypto_check.constant -2 : i8
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @maximums_i8(%x, %s, %z) writes [2] : (!x_i8, i8, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[127, -2, -2, -1], [7, 0, 64, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @minimums_i8(%x: !in_i8, %s: i8, %z: !out_i8 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_i8 -> !t_i8
    %c = tile.minimums %a, %s : i8, !t_i8
    tile.store %c, %z[0, 0] : !t_i8, !out_i8
    return
  }

  pypto_check.case @check_minimums_i8 {
    %x = pypto_check.constant dense<[[127, -128, -7], [7, 0, 64]]> : !x_i8
    %s = pypto_check.constant -2 : i8
    %z = pypto_check.constant dense<-1> : tensor<3x4xi8>
    %r = pypto_check.launch @minimums_i8(%x, %s, %z) writes [2] : (!x_i8, i8, !z_i8) -> !z_i8
    %w = pypto_check.constant dense<[[-2, -128, -7, -1], [-2, -2, -2, -1], [-1, -1, -1, -1]]> : !z_i8
    pypto_check.expect_eq %r, %w : !z_i8
  }

  func.func @adds_bf16(%x: !in_bf16, %s: bf16, %z: !out_bf16 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_bf16 -> !t_bf16
    %c = tile.adds %a, %s : bf16, !t_bf16
    tile.store %c, %z[0, 0] : !t_bf16, !out_bf16
    return
  }

  // 257, 259 and 774 are ties, and go to even.
  pypto_check.case @check_adds_bf16 {
    %x = pypto_check.constant dense<[[256.0, 258.0, 1.0], [0x7F7F, -0.0, 0x7FC0]]> : !x_bf16
    %s = pypto_check.constant 1.0 : bf16
    %z = pypto_check.constant dense<-1.0> : tensor<3x4xbf16>
    %r = pypto_check.launch @adds_bf16(%x, %s, %z) writes [2] : (!x_bf16, bf16, !z_bf16) -> !z_bf16
    %w = pypto_check.constant dense<[[256.0, 260.0, 2.0, -1.0], [0x7F7F, 1.0, 0x7FC0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_bf16
    pypto_check.expect_eq %r, %w : !z_bf16
  }

  func.func @subs_bf16(%x: !in_bf16, %s: bf16, %z: !out_bf16 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_bf16 -> !t_bf16
    %c = tile.subs %a, %s : bf16, !t_bf16
    tile.store %c, %z[0, 0] : !t_bf16, !out_bf16
    return
  }

  pypto_check.case @check_subs_bf16 {
    %x = pypto_check.constant dense<[[256.0, 258.0, 1.0], [0x7F7F, -0.0, 0x7FC0]]> : !x_bf16
    %s = pypto_check.constant 1.0 : bf16
    %z = pypto_check.constant dense<-1.0> : tensor<3x4xbf16>
    %r = pypto_check.launch @subs_bf16(%x, %s, %z) writes [2] : (!x_bf16, bf16, !z_bf16) -> !z_bf16
    %w = pypto_check.constant dense<[[255.0, 256.0, 0.0, -1.0], [0x7F7F, -1.0, 0x7FC0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_bf16
    pypto_check.expect_eq %r, %w : !z_bf16
  }

  func.func @muls_bf16(%x: !in_bf16, %s: bf16, %z: !out_bf16 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_bf16 -> !t_bf16
    %c = tile.muls %a, %s : bf16, !t_bf16
    tile.store %c, %z[0, 0] : !t_bf16, !out_bf16
    return
  }

  // 257, 259 and 774 are ties, and go to even.
  pypto_check.case @check_muls_bf16 {
    %x = pypto_check.constant dense<[[256.0, 258.0, 1.0], [0x7F7F, -0.0, 0x7FC0]]> : !x_bf16
    %s = pypto_check.constant 3.0 : bf16
    %z = pypto_check.constant dense<-1.0> : tensor<3x4xbf16>
    %r = pypto_check.launch @muls_bf16(%x, %s, %z) writes [2] : (!x_bf16, bf16, !z_bf16) -> !z_bf16
    %w = pypto_check.constant dense<[[768.0, 776.0, 3.0, -1.0], [0x7F80, -0.0, 0x7FC0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_bf16
    pypto_check.expect_eq %r, %w : !z_bf16
  }

  func.func @minimums_bf16(%x: !in_bf16, %s: bf16, %z: !out_bf16 {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !in_bf16 -> !t_bf16
    %c = tile.minimums %a, %s : bf16, !t_bf16
    tile.store %c, %z[0, 0] : !t_bf16, !out_bf16
    return
  }

  pypto_check.case @check_minimums_bf16 {
    %x = pypto_check.constant dense<[[256.0, 258.0, 1.0], [0x7F7F, -0.0, 0x7FC0]]> : !x_bf16
    %s = pypto_check.constant 1.0 : bf16
    %z = pypto_check.constant dense<-1.0> : tensor<3x4xbf16>
    %r = pypto_check.launch @minimums_bf16(%x, %s, %z) writes [2] : (!x_bf16, bf16, !z_bf16) -> !z_bf16
    %w = pypto_check.constant dense<[[1.0, 1.0, 1.0, -1.0], [1.0, -0.0, 0x7FC0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : !z_bf16
    pypto_check.expect_eq %r, %w : !z_bf16
  }
}
