// Values that the CPU simulator of the maker's library gave for the text that comes out of here, assembled by ptoas 0.27. Left
// out is what the simulator takes from C++ and not from its chips: NaNs and signs of zeros in maxima and minima.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!m_i8 = !ptensor.tensor<1x8xi8>
!x_i8 = tensor<1x8xi8>
!t_i8 = !tile.tile<1x32xi8, vec, valid = [1, 8]>
!m_bf16 = !ptensor.tensor<1x12xbf16>
!x_bf16 = tensor<1x12xbf16>
!t_bf16 = !tile.tile<1x16xbf16, vec, valid = [1, 12]>

module attributes {pypto.target = #pypto.target<a5>} {
func.func @binary_i8(%x: !m_i8, %y: !m_i8,
    %z0: !m_i8 {pypto.dir = #pypto.dir<out>}, %z1: !m_i8 {pypto.dir = #pypto.dir<out>}, %z2: !m_i8 {pypto.dir = #pypto.dir<out>}, %z3: !m_i8 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_i8 -> !t_i8
  %b = tile.load %y[0, 0] : !m_i8 -> !t_i8
  %0 = tile.add %a, %b : !t_i8
  %1 = tile.sub %a, %b : !t_i8
  %2 = tile.maximum %a, %b : !t_i8
  %3 = tile.minimum %a, %b : !t_i8
  tile.store %0, %z0[0, 0] : !t_i8, !m_i8
  tile.store %1, %z1[0, 0] : !t_i8, !m_i8
  tile.store %2, %z2[0, 0] : !t_i8, !m_i8
  tile.store %3, %z3[0, 0] : !t_i8, !m_i8
  return
}

pypto_check.case @check_binary_i8 {
  %x = pypto_check.constant dense<[[0, -1, 7, -7, 127, -128, 12, 100]]> : !x_i8
  %y = pypto_check.constant dense<[[3, 1, 2, 2, 1, 2, 12, -7]]> : !x_i8
  %z = pypto_check.constant dense<0> : !x_i8
  %r:4 = pypto_check.launch @binary_i8(%x, %y, %z, %z, %z, %z) writes [2, 3, 4, 5]
      : (!x_i8, !x_i8, !x_i8, !x_i8, !x_i8, !x_i8) -> (!x_i8, !x_i8, !x_i8, !x_i8)
  // add
  %w0 = pypto_check.constant dense<[[3, 0, 9, -5, -128, -126, 24, 93]]> : !x_i8
  pypto_check.expect_eq %r#0, %w0 : !x_i8
  // sub
  %w1 = pypto_check.constant dense<[[-3, -2, 5, -9, 126, 126, 0, 107]]> : !x_i8
  pypto_check.expect_eq %r#1, %w1 : !x_i8
  // maximum
  %w2 = pypto_check.constant dense<[[3, 1, 7, 2, 127, 2, 12, 100]]> : !x_i8
  pypto_check.expect_eq %r#2, %w2 : !x_i8
  // minimum
  %w3 = pypto_check.constant dense<[[0, -1, 2, -7, 1, -128, 12, -7]]> : !x_i8
  pypto_check.expect_eq %r#3, %w3 : !x_i8
}

func.func @scalar_i8(%x: !m_i8,
    %z0: !m_i8 {pypto.dir = #pypto.dir<out>}, %z1: !m_i8 {pypto.dir = #pypto.dir<out>}, %z2: !m_i8 {pypto.dir = #pypto.dir<out>}, %z3: !m_i8 {pypto.dir = #pypto.dir<out>}, %z4: !m_i8 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_i8 -> !t_i8
  %s = arith.constant -3 : i8
  %0 = tile.adds %a, %s : i8, !t_i8
  %1 = tile.subs %a, %s : i8, !t_i8
  %2 = tile.muls %a, %s : i8, !t_i8
  %3 = tile.maximums %a, %s : i8, !t_i8
  %4 = tile.minimums %a, %s : i8, !t_i8
  tile.store %0, %z0[0, 0] : !t_i8, !m_i8
  tile.store %1, %z1[0, 0] : !t_i8, !m_i8
  tile.store %2, %z2[0, 0] : !t_i8, !m_i8
  tile.store %3, %z3[0, 0] : !t_i8, !m_i8
  tile.store %4, %z4[0, 0] : !t_i8, !m_i8
  return
}

pypto_check.case @check_scalar_i8 {
  %x = pypto_check.constant dense<[[0, -1, 7, -7, 127, -128, 12, 100]]> : !x_i8
  %z = pypto_check.constant dense<0> : !x_i8
  %r:5 = pypto_check.launch @scalar_i8(%x, %z, %z, %z, %z, %z) writes [1, 2, 3, 4, 5]
      : (!x_i8, !x_i8, !x_i8, !x_i8, !x_i8, !x_i8) -> (!x_i8, !x_i8, !x_i8, !x_i8, !x_i8)
  // adds
  %w0 = pypto_check.constant dense<[[-3, -4, 4, -10, 124, 125, 9, 97]]> : !x_i8
  pypto_check.expect_eq %r#0, %w0 : !x_i8
  // subs
  %w1 = pypto_check.constant dense<[[3, 2, 10, -4, -126, -125, 15, 103]]> : !x_i8
  pypto_check.expect_eq %r#1, %w1 : !x_i8
  // muls
  %w2 = pypto_check.constant dense<[[0, 3, -21, 21, -125, -128, -36, -44]]> : !x_i8
  pypto_check.expect_eq %r#2, %w2 : !x_i8
  // maximums
  %w3 = pypto_check.constant dense<[[0, -1, 7, -3, 127, -3, 12, 100]]> : !x_i8
  pypto_check.expect_eq %r#3, %w3 : !x_i8
  // minimums
  %w4 = pypto_check.constant dense<[[-3, -3, -3, -7, -3, -128, -3, -3]]> : !x_i8
  pypto_check.expect_eq %r#4, %w4 : !x_i8
}

func.func @unary_i8(%x: !m_i8,
    %z0: !m_i8 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_i8 -> !t_i8
  %0 = tile.neg %a : !t_i8
  tile.store %0, %z0[0, 0] : !t_i8, !m_i8
  return
}

pypto_check.case @check_unary_i8 {
  %x = pypto_check.constant dense<[[0, -1, 7, -7, 127, -128, 12, 100]]> : !x_i8
  %z = pypto_check.constant dense<0> : !x_i8
  %r = pypto_check.launch @unary_i8(%x, %z) writes [1]
      : (!x_i8, !x_i8) -> !x_i8
  // neg
  %w0 = pypto_check.constant dense<[[0, 1, -7, 7, -127, -128, -12, -100]]> : !x_i8
  pypto_check.expect_eq %r, %w0 : !x_i8
}

func.func @binary_bf16(%x: !m_bf16, %y: !m_bf16,
    %z0: !m_bf16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_bf16 -> !t_bf16
  %b = tile.load %y[0, 0] : !m_bf16 -> !t_bf16
  %0 = tile.add %a, %b : !t_bf16
  tile.store %0, %z0[0, 0] : !t_bf16, !m_bf16
  return
}

pypto_check.case @check_binary_bf16 {
  %x = pypto_check.constant dense<[[0.0, -0.0, 1.5, -2.25, 3.3762391092936863e+38, 9.183549615799121e-41, 0x7F80, 0x7FC0, 0.10009765625, 88.5, -7.0, 2.0]]> : !x_bf16
  %y = pypto_check.constant dense<[[-0.0, 0.0, -0.5, 3.0, 3.3762391092936863e+38, 2.0, 0xFF80, 1.0, 0.30078125, 0.69921875, 2.0, 3.0]]> : !x_bf16
  %z = pypto_check.constant dense<0.0> : !x_bf16
  %r = pypto_check.launch @binary_bf16(%x, %y, %z) writes [2]
      : (!x_bf16, !x_bf16, !x_bf16) -> !x_bf16
  // add
  %w0 = pypto_check.constant dense<[[0.0, 0.0, 1.0, 0.75, 0x7F80, 2.0, 0xFFC0, 0x7FC0, 0.400390625, 89.0, -5.0, 5.0]]> : !x_bf16
  pypto_check.expect_eq %r, %w0 : !x_bf16
}

func.func @scalar_bf16(%x: !m_bf16,
    %z0: !m_bf16 {pypto.dir = #pypto.dir<out>}, %z1: !m_bf16 {pypto.dir = #pypto.dir<out>}, %z2: !m_bf16 {pypto.dir = #pypto.dir<out>}, %z3: !m_bf16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_bf16 -> !t_bf16
  %s = arith.constant 0.3 : bf16
  %0 = tile.adds %a, %s : bf16, !t_bf16
  %1 = tile.subs %a, %s : bf16, !t_bf16
  %2 = tile.muls %a, %s : bf16, !t_bf16
  %3 = tile.minimums %a, %s : bf16, !t_bf16
  tile.store %0, %z0[0, 0] : !t_bf16, !m_bf16
  tile.store %1, %z1[0, 0] : !t_bf16, !m_bf16
  tile.store %2, %z2[0, 0] : !t_bf16, !m_bf16
  tile.store %3, %z3[0, 0] : !t_bf16, !m_bf16
  return
}

pypto_check.case @check_scalar_bf16 {
  %x = pypto_check.constant dense<[[0.0, -0.0, 1.5, -2.25, 3.3762391092936863e+38, 9.183549615799121e-41, 0x7F80, 0x7FC0, 0.10009765625, 88.5, -7.0, 2.0]]> : !x_bf16
  %z = pypto_check.constant dense<0.0> : !x_bf16
  %r:4 = pypto_check.launch @scalar_bf16(%x, %z, %z, %z, %z) writes [1, 2, 3, 4]
      : (!x_bf16, !x_bf16, !x_bf16, !x_bf16, !x_bf16) -> (!x_bf16, !x_bf16, !x_bf16, !x_bf16)
  // adds
  %w0 = pypto_check.constant dense<[[0.30078125, 0.30078125, 1.796875, -1.953125, 3.3762391092936863e+38, 0.30078125, 0x7F80, 0x7FC0, 0.400390625, 89.0, -6.6875, 2.296875]]> : !x_bf16
  pypto_check.expect_eq %r#0, %w0 : !x_bf16
  // subs
  %w1 = pypto_check.constant dense<[[-0.30078125, -0.30078125, 1.203125, -2.546875, 3.3762391092936863e+38, -0.30078125, 0x7F80, 0x7FC0, -0.201171875, 88.0, -7.3125, 1.703125]]> : !x_bf16
  pypto_check.expect_eq %r#1, %w1 : !x_bf16
  // muls
  %w2 = pypto_check.constant dense<[[0.0, -0.0, 0.451171875, -0.67578125, 1.0168594167754606e+38, 0.0, 0x7F80, 0x7FC0, 0.0301513671875, 26.625, -2.109375, 0.6015625]]> : !x_bf16
  pypto_check.expect_eq %r#2, %w2 : !x_bf16
  // minimums
  %w3 = pypto_check.constant dense<[[0.0, -0.0, 0.30078125, -2.25, 0.30078125, 9.183549615799121e-41, 0.30078125, 0x7FC0, 0.10009765625, 0.30078125, -7.0, 0.30078125]]> : !x_bf16
  pypto_check.expect_eq %r#3, %w3 : !x_bf16
}

func.func @unary_bf16(%x: !m_bf16,
    %z0: !m_bf16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_bf16 -> !t_bf16
  %0 = tile.neg %a : !t_bf16
  tile.store %0, %z0[0, 0] : !t_bf16, !m_bf16
  return
}

pypto_check.case @check_unary_bf16 {
  %x = pypto_check.constant dense<[[0.0, -0.0, 1.5, -2.25, 3.3762391092936863e+38, 9.183549615799121e-41, 0x7F80, 0x7FC0, 0.10009765625, 88.5, -7.0, 2.0]]> : !x_bf16
  %z = pypto_check.constant dense<0.0> : !x_bf16
  %r = pypto_check.launch @unary_bf16(%x, %z) writes [1]
      : (!x_bf16, !x_bf16) -> !x_bf16
  // neg
  %w0 = pypto_check.constant dense<[[-0.0, 0.0, -1.5, 2.25, -3.3762391092936863e+38, -9.183549615799121e-41, 0xFF80, 0xFFC0, -0.10009765625, -88.5, 7.0, -2.0]]> : !x_bf16
  pypto_check.expect_eq %r, %w0 : !x_bf16
}
}
