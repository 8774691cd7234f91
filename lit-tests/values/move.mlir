// Moves within and between memory spaces.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!in = !ptensor.tensor<2x3xf32>
!out = !ptensor.tensor<3x4xf32>
!t = !tile.tile<2x8xf32, vec, valid = [2, 3]>

// A copy in Vec is a tile of its own: what is done with the first does not show in the second.
func.func @copy(%x: !in, %z: !out {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !in -> !t
  %b = tile.move %a : !t -> !t
  %c = tile.neg %a : !t
  %d = tile.maximum %b, %c : !t
  tile.store %d, %z[0, 0] : !t, !out
  return
}
pypto_check.case @check_copy {
  %x = pypto_check.constant dense<[[1.0, -2.0, 0.0], [0x7FC00000, 0xFF800000, -3.5]]> : tensor<2x3xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<3x4xf32>
  %r = pypto_check.launch @copy(%x, %z) writes [1] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %w = pypto_check.constant dense<[[1.0, 2.0, 0.0, -1.0], [0x7FC00000, 0x7F800000, 3.5, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : tensor<3x4xf32>
  pypto_check.expect_eq %r, %w : tensor<3x4xf32>
}

// An accumulator that becomes an operand is rounded to nearest even: 2049 and 2051 are no f16.
!one = !ptensor.tensor<1x1xf32>
!half = !ptensor.tensor<1x1xf16>
!row = !ptensor.tensor<1x8xf32>
!ml = !tile.tile<16x16xf32, mat, valid = [1, 1]>
!l = !tile.tile<16x16xf32, left, valid = [1, 1]>
!mr = !tile.tile<16x16xf32, mat, valid = [1, 8]>
!r = !tile.tile<16x16xf32, right, valid = [1, 8]>
!c = !tile.tile<16x16xf32, acc, valid = [1, 8]>
!hm = !tile.tile<16x16xf16, mat, valid = [1, 1]>
!hl = !tile.tile<16x16xf16, left, valid = [1, 1]>
!hc = !tile.tile<16x16xf16, mat, valid = [1, 8]>
!hr = !tile.tile<16x16xf16, right, valid = [1, 8]>
func.func @accumulator(%one: !one, %half: !half, %x: !row, %z: !row {pypto.dir = #pypto.dir<out>}) {
  %ml = tile.load %one[0, 0] : !one -> !ml
  %l = tile.move %ml : !ml -> !l
  %mr = tile.load %x[0, 0] : !row -> !mr
  %r = tile.move %mr : !mr -> !r
  %c = tile.matmul %l, %r : (!l, !r) -> !c
  %hc = tile.move %c : !c -> !hc
  %hr = tile.move %hc : !hc -> !hr
  %hm = tile.load %half[0, 0] : !half -> !hm
  %hl = tile.move %hm : !hm -> !hl
  %d = tile.matmul %hl, %hr : (!hl, !hr) -> !c
  tile.store %d, %z[0, 0] : !c, !row
  return
}
pypto_check.case @check_accumulator {
  %one = pypto_check.constant dense<1.0> : tensor<1x1xf32>
  %half = pypto_check.constant dense<1.0> : tensor<1x1xf16>
  %x = pypto_check.constant dense<[[2049.0, 2051.0, 1.0, -2049.0, 70000.0, 0.1, 3.0, 4.0]]> : tensor<1x8xf32>
  %z = pypto_check.constant dense<-1.0> : tensor<1x8xf32>
  %r = pypto_check.launch @accumulator(%one, %half, %x, %z) writes [3] : (tensor<1x1xf32>, tensor<1x1xf16>, tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
  %w = pypto_check.constant dense<[[2048.0, 2052.0, 1.0, -2048.0, 0x7F800000, 0.0999755859375, 3.0, 4.0]]> : tensor<1x8xf32>
  pypto_check.expect_eq %r, %w : tensor<1x8xf32>
}
