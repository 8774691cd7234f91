// Values that the CPU simulator of the maker's library gave for the text that comes out of here, assembled by ptoas 0.27. Left
// out is what the simulator takes from C++ and not from its chips: NaNs and signs of zeros in maxima and minima.
// RUN: pypto-runner --check %s | FileCheck %s
// CHECK-NOT: FAIL
// CHECK: checks passed, 0 failed

!m_f32 = !ptensor.tensor<1x12xf32>
!x_f32 = tensor<1x12xf32>
!t_f32 = !tile.tile<1x16xf32, vec, valid = [1, 12]>
!m_f16 = !ptensor.tensor<1x12xf16>
!x_f16 = tensor<1x12xf16>
!t_f16 = !tile.tile<1x16xf16, vec, valid = [1, 12]>
!m_i32 = !ptensor.tensor<1x8xi32>
!x_i32 = tensor<1x8xi32>
!t_i32 = !tile.tile<1x8xi32, vec>
!m_i16 = !ptensor.tensor<1x8xi16>
!x_i16 = tensor<1x8xi16>
!t_i16 = !tile.tile<1x16xi16, vec, valid = [1, 8]>

func.func @binary_f32(%x: !m_f32, %y: !m_f32,
    %z0: !m_f32 {pypto.dir = #pypto.dir<out>}, %z1: !m_f32 {pypto.dir = #pypto.dir<out>}, %z2: !m_f32 {pypto.dir = #pypto.dir<out>}, %z3: !m_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_f32 -> !t_f32
  %b = tile.load %y[0, 0] : !m_f32 -> !t_f32
  %0 = tile.add %a, %b : !t_f32
  %1 = tile.sub %a, %b : !t_f32
  %2 = tile.mul %a, %b : !t_f32
  %3 = tile.div %a, %b : !t_f32
  tile.store %0, %z0[0, 0] : !t_f32, !m_f32
  tile.store %1, %z1[0, 0] : !t_f32, !m_f32
  tile.store %2, %z2[0, 0] : !t_f32, !m_f32
  tile.store %3, %z3[0, 0] : !t_f32, !m_f32
  return
}

pypto_check.case @check_binary_f32 {
  %x = pypto_check.constant dense<[[0.0, -0.0, 1.5, -2.25, 3.4028234663852886e+38, 1.0005271035279194e-42, 0x7F800000, 0x7FC00000, 0.10000000149011612, 88.5, -7.0, 2.0]]> : !x_f32
  %y = pypto_check.constant dense<[[-0.0, 0.0, -0.5, 3.0, 3.4028234663852886e+38, 2.0, 0xFF800000, 1.0, 0.30000001192092896, 0.699999988079071, 2.0, 3.0]]> : !x_f32
  %z = pypto_check.constant dense<0.0> : !x_f32
  %r:4 = pypto_check.launch @binary_f32(%x, %y, %z, %z, %z, %z) writes [2, 3, 4, 5]
      : (!x_f32, !x_f32, !x_f32, !x_f32, !x_f32, !x_f32) -> (!x_f32, !x_f32, !x_f32, !x_f32)
  // add
  %w0 = pypto_check.constant dense<[[0.0, 0.0, 1.0, 0.75, 0x7F800000, 2.0, 0xFFC00000, 0x7FC00000, 0.4000000059604645, 89.19999694824219, -5.0, 5.0]]> : !x_f32
  pypto_check.expect_eq %r#0, %w0 : !x_f32
  // sub
  %w1 = pypto_check.constant dense<[[0.0, -0.0, 2.0, -5.25, 0.0, -2.0, 0x7F800000, 0x7FC00000, -0.20000001788139343, 87.80000305175781, -9.0, -1.0]]> : !x_f32
  pypto_check.expect_eq %r#1, %w1 : !x_f32
  // mul
  %w2 = pypto_check.constant dense<[[-0.0, -0.0, -0.75, -6.75, 0x7F800000, 2.0010542070558388e-42, 0xFF800000, 0x7FC00000, 0.030000001192092896, 61.95000076293945, -14.0, 6.0]]> : !x_f32
  pypto_check.expect_eq %r#2, %w2 : !x_f32
  // div
  %w3 = pypto_check.constant dense<[[0xFFC00000, 0xFFC00000, -3.0, -0.75, 1.0, 5.002635517639597e-43, 0xFFC00000, 0x7FC00000, 0.3333333134651184, 126.42857360839844, -3.5, 0.6666666865348816]]> : !x_f32
  pypto_check.expect_eq %r#3, %w3 : !x_f32
}

func.func @scalar_f32(%x: !m_f32,
    %z0: !m_f32 {pypto.dir = #pypto.dir<out>}, %z1: !m_f32 {pypto.dir = #pypto.dir<out>}, %z2: !m_f32 {pypto.dir = #pypto.dir<out>}, %z3: !m_f32 {pypto.dir = #pypto.dir<out>}, %z4: !m_f32 {pypto.dir = #pypto.dir<out>}, %z5: !m_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_f32 -> !t_f32
  %s = arith.constant 0.3 : f32
  %0 = tile.adds %a, %s : f32, !t_f32
  %1 = tile.subs %a, %s : f32, !t_f32
  %2 = tile.muls %a, %s : f32, !t_f32
  %3 = tile.divs %a, %s : f32, !t_f32
  %4 = tile.maximums %a, %s : f32, !t_f32
  %5 = tile.minimums %a, %s : f32, !t_f32
  tile.store %0, %z0[0, 0] : !t_f32, !m_f32
  tile.store %1, %z1[0, 0] : !t_f32, !m_f32
  tile.store %2, %z2[0, 0] : !t_f32, !m_f32
  tile.store %3, %z3[0, 0] : !t_f32, !m_f32
  tile.store %4, %z4[0, 0] : !t_f32, !m_f32
  tile.store %5, %z5[0, 0] : !t_f32, !m_f32
  return
}

pypto_check.case @check_scalar_f32 {
  %x = pypto_check.constant dense<[[0.0, -0.0, 1.5, -2.25, 3.4028234663852886e+38, 1.0005271035279194e-42, 0x7F800000, 0x7FC00000, 0.10000000149011612, 88.5, -7.0, 2.0]]> : !x_f32
  %z = pypto_check.constant dense<0.0> : !x_f32
  %r:6 = pypto_check.launch @scalar_f32(%x, %z, %z, %z, %z, %z, %z) writes [1, 2, 3, 4, 5, 6]
      : (!x_f32, !x_f32, !x_f32, !x_f32, !x_f32, !x_f32, !x_f32) -> (!x_f32, !x_f32, !x_f32, !x_f32, !x_f32, !x_f32)
  // adds
  %w0 = pypto_check.constant dense<[[0.30000001192092896, 0.30000001192092896, 1.7999999523162842, -1.9500000476837158, 3.4028234663852886e+38, 0.30000001192092896, 0x7F800000, 0x7FC00000, 0.4000000059604645, 88.80000305175781, -6.699999809265137, 2.299999952316284]]> : !x_f32
  pypto_check.expect_eq %r#0, %w0 : !x_f32
  // subs
  %w1 = pypto_check.constant dense<[[-0.30000001192092896, -0.30000001192092896, 1.2000000476837158, -2.549999952316284, 3.4028234663852886e+38, -0.30000001192092896, 0x7F800000, 0x7FC00000, -0.20000001788139343, 88.19999694824219, -7.300000190734863, 1.7000000476837158]]> : !x_f32
  pypto_check.expect_eq %r#1, %w1 : !x_f32
  // muls
  %w2 = pypto_check.constant dense<[[0.0, -0.0, 0.45000001788139343, -0.675000011920929, 1.0208470399155866e+38, 2.9987787136551085e-43, 0x7F800000, 0x7FC00000, 0.030000001192092896, 26.55000114440918, -2.1000001430511475, 0.6000000238418579]]> : !x_f32
  pypto_check.expect_eq %r#2, %w2 : !x_f32
  // divs
  %w3 = pypto_check.constant dense<[[0.0, -0.0, 5.0, -7.499999523162842, 0x7F800000, 3.3350903450930646e-42, 0x7F800000, 0x7FC00000, 0.3333333134651184, 295.0, -23.333332061767578, 6.666666507720947]]> : !x_f32
  pypto_check.expect_eq %r#3, %w3 : !x_f32
  // maximums
  %w4 = pypto_check.constant dense<[[0.30000001192092896, 0.30000001192092896, 1.5, 0.30000001192092896, 3.4028234663852886e+38, 0.30000001192092896, 0x7F800000, 0x7FC00000, 0.30000001192092896, 88.5, 0.30000001192092896, 2.0]]> : !x_f32
  pypto_check.expect_eq %r#4, %w4 : !x_f32
  // minimums
  %w5 = pypto_check.constant dense<[[0.0, -0.0, 0.30000001192092896, -2.25, 0.30000001192092896, 1.0005271035279194e-42, 0.30000001192092896, 0x7FC00000, 0.10000000149011612, 0.30000001192092896, -7.0, 0.30000001192092896]]> : !x_f32
  pypto_check.expect_eq %r#5, %w5 : !x_f32
}

func.func @expand_f32(%x: !m_f32, %y: !m_f32,
    %z0: !m_f32 {pypto.dir = #pypto.dir<out>}, %z1: !m_f32 {pypto.dir = #pypto.dir<out>}, %z2: !m_f32 {pypto.dir = #pypto.dir<out>}, %z3: !m_f32 {pypto.dir = #pypto.dir<out>}, %z4: !m_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_f32 -> !t_f32
  %b = tile.load %y[0, 0] : !m_f32 -> !t_f32
  %0 = tile.col_expand_add %a, %b : (!t_f32, !t_f32) -> !t_f32
  %1 = tile.col_expand_sub %a, %b : (!t_f32, !t_f32) -> !t_f32
  %2 = tile.col_expand_mul %a, %b : (!t_f32, !t_f32) -> !t_f32
  %3 = tile.col_expand_div %a, %b : (!t_f32, !t_f32) -> !t_f32
  %4 = tile.col_expand_expdif %a, %b : (!t_f32, !t_f32) -> !t_f32
  tile.store %0, %z0[0, 0] : !t_f32, !m_f32
  tile.store %1, %z1[0, 0] : !t_f32, !m_f32
  tile.store %2, %z2[0, 0] : !t_f32, !m_f32
  tile.store %3, %z3[0, 0] : !t_f32, !m_f32
  tile.store %4, %z4[0, 0] : !t_f32, !m_f32
  return
}

pypto_check.case @check_expand_f32 {
  %x = pypto_check.constant dense<[[0.0, -0.0, 1.5, -2.25, 3.4028234663852886e+38, 1.0005271035279194e-42, 0x7F800000, 0x7FC00000, 0.10000000149011612, 88.5, -7.0, 2.0]]> : !x_f32
  %y = pypto_check.constant dense<[[-0.0, 0.0, -0.5, 3.0, 3.4028234663852886e+38, 2.0, 0xFF800000, 1.0, 0.30000001192092896, 0.699999988079071, 2.0, 3.0]]> : !x_f32
  %z = pypto_check.constant dense<0.0> : !x_f32
  %r:5 = pypto_check.launch @expand_f32(%x, %y, %z, %z, %z, %z, %z) writes [2, 3, 4, 5, 6]
      : (!x_f32, !x_f32, !x_f32, !x_f32, !x_f32, !x_f32, !x_f32) -> (!x_f32, !x_f32, !x_f32, !x_f32, !x_f32)
  // col_expand_add
  %w0 = pypto_check.constant dense<[[0.0, 0.0, 1.0, 0.75, 0x7F800000, 2.0, 0xFFC00000, 0x7FC00000, 0.4000000059604645, 89.19999694824219, -5.0, 5.0]]> : !x_f32
  pypto_check.expect_eq %r#0, %w0 : !x_f32
  // col_expand_sub
  %w1 = pypto_check.constant dense<[[0.0, -0.0, 2.0, -5.25, 0.0, -2.0, 0x7F800000, 0x7FC00000, -0.20000001788139343, 87.80000305175781, -9.0, -1.0]]> : !x_f32
  pypto_check.expect_eq %r#1, %w1 : !x_f32
  // col_expand_mul
  %w2 = pypto_check.constant dense<[[-0.0, -0.0, -0.75, -6.75, 0x7F800000, 2.0010542070558388e-42, 0xFF800000, 0x7FC00000, 0.030000001192092896, 61.95000076293945, -14.0, 6.0]]> : !x_f32
  pypto_check.expect_eq %r#2, %w2 : !x_f32
  // col_expand_div
  %w3 = pypto_check.constant dense<[[0xFFC00000, 0xFFC00000, -3.0, -0.75, 1.0, 5.002635517639597e-43, 0xFFC00000, 0x7FC00000, 0.3333333134651184, 126.42857360839844, -3.5, 0.6666666865348816]]> : !x_f32
  pypto_check.expect_eq %r#3, %w3 : !x_f32
  // col_expand_expdif
  %w4 = pypto_check.constant dense<[[1.0, 1.0, 7.389056205749512, 0.005247518420219421, 1.0, 0.1353352814912796, 0x7F800000, 0x7FC00000, 0.8187307119369507, 1.3522495448055407e+38, 0.00012340980174485594, 0.3678794503211975]]> : !x_f32
  pypto_check.expect_close %r#4, %w4 rtol 1.0e-6 atol 0.0 : !x_f32
}

func.func @unary_f32(%x: !m_f32,
    %z0: !m_f32 {pypto.dir = #pypto.dir<out>}, %z1: !m_f32 {pypto.dir = #pypto.dir<out>}, %z2: !m_f32 {pypto.dir = #pypto.dir<out>}, %z3: !m_f32 {pypto.dir = #pypto.dir<out>}, %z4: !m_f32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_f32 -> !t_f32
  %0 = tile.neg %a : !t_f32
  %1 = tile.exp %a : !t_f32
  %2 = tile.log %a : !t_f32
  %3 = tile.sqrt %a : !t_f32
  %4 = tile.recip %a : !t_f32
  tile.store %0, %z0[0, 0] : !t_f32, !m_f32
  tile.store %1, %z1[0, 0] : !t_f32, !m_f32
  tile.store %2, %z2[0, 0] : !t_f32, !m_f32
  tile.store %3, %z3[0, 0] : !t_f32, !m_f32
  tile.store %4, %z4[0, 0] : !t_f32, !m_f32
  return
}

pypto_check.case @check_unary_f32 {
  %x = pypto_check.constant dense<[[0.0, -0.0, 1.5, -2.25, 3.4028234663852886e+38, 1.0005271035279194e-42, 0x7F800000, 0x7FC00000, 0.10000000149011612, 88.5, -7.0, 2.0]]> : !x_f32
  %z = pypto_check.constant dense<0.0> : !x_f32
  %r:5 = pypto_check.launch @unary_f32(%x, %z, %z, %z, %z, %z) writes [1, 2, 3, 4, 5]
      : (!x_f32, !x_f32, !x_f32, !x_f32, !x_f32, !x_f32) -> (!x_f32, !x_f32, !x_f32, !x_f32, !x_f32)
  // neg
  %w0 = pypto_check.constant dense<[[-0.0, 0.0, -1.5, 2.25, -3.4028234663852886e+38, -1.0005271035279194e-42, 0xFF800000, 0xFFC00000, -0.10000000149011612, -88.5, 7.0, -2.0]]> : !x_f32
  pypto_check.expect_eq %r#0, %w0 : !x_f32
  // exp
  %w1 = pypto_check.constant dense<[[1.0, 1.0, 4.481688976287842, 0.1053992211818695, 0x7F800000, 1.0, 0x7F800000, 0x7FC00000, 1.1051709651947021, 2.723087918012828e+38, 0.0009118819725699723, 7.389056205749512]]> : !x_f32
  pypto_check.expect_close %r#1, %w1 rtol 1.0e-6 atol 0.0 : !x_f32
  // log
  %w2 = pypto_check.constant dense<[[0xFF800000, 0xFF800000, 0.40546509623527527, 0xFFC00000, 88.72283935546875, -96.70804595947266, 0x7F800000, 0x7FC00000, -2.3025851249694824, 4.483002662658691, 0xFFC00000, 0.6931471824645996]]> : !x_f32
  pypto_check.expect_close %r#2, %w2 rtol 1.0e-6 atol 0.0 : !x_f32
  // sqrt
  %w3 = pypto_check.constant dense<[[0.0, -0.0, 1.2247449159622192, 0xFFC00000, 1.8446742974197924e+19, 1.0002635109167388e-21, 0x7F800000, 0x7FC00000, 0.3162277638912201, 9.40744400024414, 0xFFC00000, 1.4142135381698608]]> : !x_f32
  pypto_check.expect_eq %r#3, %w3 : !x_f32
  // recip
  %w4 = pypto_check.constant dense<[[0x7F800000, 0xFF800000, 0.6666666865348816, -0.4444444477558136, 2.938735877055719e-39, 0x7F800000, 0.0, 0x7FC00000, 10.0, 0.011299435049295425, -0.1428571492433548, 0.5]]> : !x_f32
  pypto_check.expect_eq %r#4, %w4 : !x_f32
}

func.func @binary_f16(%x: !m_f16, %y: !m_f16,
    %z0: !m_f16 {pypto.dir = #pypto.dir<out>}, %z1: !m_f16 {pypto.dir = #pypto.dir<out>}, %z2: !m_f16 {pypto.dir = #pypto.dir<out>}, %z3: !m_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_f16 -> !t_f16
  %b = tile.load %y[0, 0] : !m_f16 -> !t_f16
  %0 = tile.add %a, %b : !t_f16
  %1 = tile.sub %a, %b : !t_f16
  %2 = tile.mul %a, %b : !t_f16
  %3 = tile.div %a, %b : !t_f16
  tile.store %0, %z0[0, 0] : !t_f16, !m_f16
  tile.store %1, %z1[0, 0] : !t_f16, !m_f16
  tile.store %2, %z2[0, 0] : !t_f16, !m_f16
  tile.store %3, %z3[0, 0] : !t_f16, !m_f16
  return
}

pypto_check.case @check_binary_f16 {
  %x = pypto_check.constant dense<[[0.0, -0.0, 1.5, -2.25, 65504.0, 5.960464477539063e-08, 0x7C00, 0x7E00, 0.0999755859375, 11.046875, -7.0, 2.0]]> : !x_f16
  %y = pypto_check.constant dense<[[-0.0, 0.0, -0.5, 3.0, 65504.0, 2.0, 0xFC00, 1.0, 0.300048828125, 0.7001953125, 2.0, 3.0]]> : !x_f16
  %z = pypto_check.constant dense<0.0> : !x_f16
  %r:4 = pypto_check.launch @binary_f16(%x, %y, %z, %z, %z, %z) writes [2, 3, 4, 5]
      : (!x_f16, !x_f16, !x_f16, !x_f16, !x_f16, !x_f16) -> (!x_f16, !x_f16, !x_f16, !x_f16)
  // add
  %w0 = pypto_check.constant dense<[[0.0, 0.0, 1.0, 0.75, 0x7C00, 2.0, 0xFE00, 0x7E00, 0.39990234375, 11.75, -5.0, 5.0]]> : !x_f16
  pypto_check.expect_eq %r#0, %w0 : !x_f16
  // sub
  %w1 = pypto_check.constant dense<[[0.0, -0.0, 2.0, -5.25, 0.0, -2.0, 0x7C00, 0x7E00, -0.2000732421875, 10.34375, -9.0, -1.0]]> : !x_f16
  pypto_check.expect_eq %r#1, %w1 : !x_f16
  // mul
  %w2 = pypto_check.constant dense<[[-0.0, -0.0, -0.75, -6.75, 0x7C00, 1.1920928955078125e-07, 0xFC00, 0x7E00, 0.029998779296875, 7.734375, -14.0, 6.0]]> : !x_f16
  pypto_check.expect_eq %r#2, %w2 : !x_f16
  // div
  %w3 = pypto_check.constant dense<[[0xFE00, 0xFE00, -3.0, -0.75, 1.0, 0.0, 0xFE00, 0x7E00, 0.333251953125, 15.7734375, -3.5, 0.66650390625]]> : !x_f16
  pypto_check.expect_eq %r#3, %w3 : !x_f16
}

func.func @scalar_f16(%x: !m_f16,
    %z0: !m_f16 {pypto.dir = #pypto.dir<out>}, %z1: !m_f16 {pypto.dir = #pypto.dir<out>}, %z2: !m_f16 {pypto.dir = #pypto.dir<out>}, %z3: !m_f16 {pypto.dir = #pypto.dir<out>}, %z4: !m_f16 {pypto.dir = #pypto.dir<out>}, %z5: !m_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_f16 -> !t_f16
  %s = arith.constant 0.3 : f16
  %0 = tile.adds %a, %s : f16, !t_f16
  %1 = tile.subs %a, %s : f16, !t_f16
  %2 = tile.muls %a, %s : f16, !t_f16
  %3 = tile.divs %a, %s : f16, !t_f16
  %4 = tile.maximums %a, %s : f16, !t_f16
  %5 = tile.minimums %a, %s : f16, !t_f16
  tile.store %0, %z0[0, 0] : !t_f16, !m_f16
  tile.store %1, %z1[0, 0] : !t_f16, !m_f16
  tile.store %2, %z2[0, 0] : !t_f16, !m_f16
  tile.store %3, %z3[0, 0] : !t_f16, !m_f16
  tile.store %4, %z4[0, 0] : !t_f16, !m_f16
  tile.store %5, %z5[0, 0] : !t_f16, !m_f16
  return
}

pypto_check.case @check_scalar_f16 {
  %x = pypto_check.constant dense<[[0.0, -0.0, 1.5, -2.25, 65504.0, 5.960464477539063e-08, 0x7C00, 0x7E00, 0.0999755859375, 11.046875, -7.0, 2.0]]> : !x_f16
  %z = pypto_check.constant dense<0.0> : !x_f16
  %r:6 = pypto_check.launch @scalar_f16(%x, %z, %z, %z, %z, %z, %z) writes [1, 2, 3, 4, 5, 6]
      : (!x_f16, !x_f16, !x_f16, !x_f16, !x_f16, !x_f16, !x_f16) -> (!x_f16, !x_f16, !x_f16, !x_f16, !x_f16, !x_f16)
  // adds
  %w0 = pypto_check.constant dense<[[0.300048828125, 0.300048828125, 1.7998046875, -1.9501953125, 65504.0, 0.300048828125, 0x7C00, 0x7E00, 0.39990234375, 11.34375, -6.69921875, 2.30078125]]> : !x_f16
  pypto_check.expect_eq %r#0, %w0 : !x_f16
  // subs
  %w1 = pypto_check.constant dense<[[-0.300048828125, -0.300048828125, 1.2001953125, -2.55078125, 65504.0, -0.300048828125, 0x7C00, 0x7E00, -0.2000732421875, 10.75, -7.30078125, 1.7001953125]]> : !x_f16
  pypto_check.expect_eq %r#1, %w1 : !x_f16
  // muls
  %w2 = pypto_check.constant dense<[[0.0, -0.0, 0.4501953125, -0.67529296875, 19648.0, 0.0, 0x7C00, 0x7E00, 0.029998779296875, 3.314453125, -2.099609375, 0.60009765625]]> : !x_f16
  pypto_check.expect_eq %r#2, %w2 : !x_f16
  // divs
  %w3 = pypto_check.constant dense<[[0.0, -0.0, 5.0, -7.5, 0x7C00, 1.7881393432617188e-07, 0x7C00, 0x7E00, 0.333251953125, 36.8125, -23.328125, 6.6640625]]> : !x_f16
  pypto_check.expect_eq %r#3, %w3 : !x_f16
  // maximums
  %w4 = pypto_check.constant dense<[[0.300048828125, 0.300048828125, 1.5, 0.300048828125, 65504.0, 0.300048828125, 0x7C00, 0x7E00, 0.300048828125, 11.046875, 0.300048828125, 2.0]]> : !x_f16
  pypto_check.expect_eq %r#4, %w4 : !x_f16
  // minimums
  %w5 = pypto_check.constant dense<[[0.0, -0.0, 0.300048828125, -2.25, 0.300048828125, 5.960464477539063e-08, 0.300048828125, 0x7E00, 0.0999755859375, 0.300048828125, -7.0, 0.300048828125]]> : !x_f16
  pypto_check.expect_eq %r#5, %w5 : !x_f16
}

func.func @expand_f16(%x: !m_f16, %y: !m_f16,
    %z0: !m_f16 {pypto.dir = #pypto.dir<out>}, %z1: !m_f16 {pypto.dir = #pypto.dir<out>}, %z2: !m_f16 {pypto.dir = #pypto.dir<out>}, %z3: !m_f16 {pypto.dir = #pypto.dir<out>}, %z4: !m_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_f16 -> !t_f16
  %b = tile.load %y[0, 0] : !m_f16 -> !t_f16
  %0 = tile.col_expand_add %a, %b : (!t_f16, !t_f16) -> !t_f16
  %1 = tile.col_expand_sub %a, %b : (!t_f16, !t_f16) -> !t_f16
  %2 = tile.col_expand_mul %a, %b : (!t_f16, !t_f16) -> !t_f16
  %3 = tile.col_expand_div %a, %b : (!t_f16, !t_f16) -> !t_f16
  %4 = tile.col_expand_expdif %a, %b : (!t_f16, !t_f16) -> !t_f16
  tile.store %0, %z0[0, 0] : !t_f16, !m_f16
  tile.store %1, %z1[0, 0] : !t_f16, !m_f16
  tile.store %2, %z2[0, 0] : !t_f16, !m_f16
  tile.store %3, %z3[0, 0] : !t_f16, !m_f16
  tile.store %4, %z4[0, 0] : !t_f16, !m_f16
  return
}

pypto_check.case @check_expand_f16 {
  %x = pypto_check.constant dense<[[0.0, -0.0, 1.5, -2.25, 65504.0, 5.960464477539063e-08, 0x7C00, 0x7E00, 0.0999755859375, 11.046875, -7.0, 2.0]]> : !x_f16
  %y = pypto_check.constant dense<[[-0.0, 0.0, -0.5, 3.0, 65504.0, 2.0, 0xFC00, 1.0, 0.300048828125, 0.7001953125, 2.0, 3.0]]> : !x_f16
  %z = pypto_check.constant dense<0.0> : !x_f16
  %r:5 = pypto_check.launch @expand_f16(%x, %y, %z, %z, %z, %z, %z) writes [2, 3, 4, 5, 6]
      : (!x_f16, !x_f16, !x_f16, !x_f16, !x_f16, !x_f16, !x_f16) -> (!x_f16, !x_f16, !x_f16, !x_f16, !x_f16)
  // col_expand_add
  %w0 = pypto_check.constant dense<[[0.0, 0.0, 1.0, 0.75, 0x7C00, 2.0, 0xFE00, 0x7E00, 0.39990234375, 11.75, -5.0, 5.0]]> : !x_f16
  pypto_check.expect_eq %r#0, %w0 : !x_f16
  // col_expand_sub
  %w1 = pypto_check.constant dense<[[0.0, -0.0, 2.0, -5.25, 0.0, -2.0, 0x7C00, 0x7E00, -0.2000732421875, 10.34375, -9.0, -1.0]]> : !x_f16
  pypto_check.expect_eq %r#1, %w1 : !x_f16
  // col_expand_mul
  %w2 = pypto_check.constant dense<[[-0.0, -0.0, -0.75, -6.75, 0x7C00, 1.1920928955078125e-07, 0xFC00, 0x7E00, 0.029998779296875, 7.734375, -14.0, 6.0]]> : !x_f16
  pypto_check.expect_eq %r#2, %w2 : !x_f16
  // col_expand_div
  %w3 = pypto_check.constant dense<[[0xFE00, 0xFE00, -3.0, -0.75, 1.0, 0.0, 0xFE00, 0x7E00, 0.333251953125, 15.7734375, -3.5, 0.66650390625]]> : !x_f16
  pypto_check.expect_eq %r#3, %w3 : !x_f16
  // col_expand_expdif
  %w4 = pypto_check.constant dense<[[1.0, 1.0, 7.390625, 0.0052490234375, 1.0, 0.1353759765625, 0x7C00, 0x7E00, 0.81884765625, 31056.0, 0.0001233816146850586, 0.367919921875]]> : !x_f16
  pypto_check.expect_close %r#4, %w4 rtol 2.0e-3 atol 0.0 : !x_f16
}

func.func @unary_f16(%x: !m_f16,
    %z0: !m_f16 {pypto.dir = #pypto.dir<out>}, %z1: !m_f16 {pypto.dir = #pypto.dir<out>}, %z2: !m_f16 {pypto.dir = #pypto.dir<out>}, %z3: !m_f16 {pypto.dir = #pypto.dir<out>}, %z4: !m_f16 {pypto.dir = #pypto.dir<out>}, %z5: !m_f16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_f16 -> !t_f16
  %0 = tile.neg %a : !t_f16
  %1 = tile.exp %a : !t_f16
  %2 = tile.log %a : !t_f16
  %3 = tile.sqrt %a : !t_f16
  %4 = tile.recip %a : !t_f16
  %5 = tile.rsqrt %a : !t_f16
  tile.store %0, %z0[0, 0] : !t_f16, !m_f16
  tile.store %1, %z1[0, 0] : !t_f16, !m_f16
  tile.store %2, %z2[0, 0] : !t_f16, !m_f16
  tile.store %3, %z3[0, 0] : !t_f16, !m_f16
  tile.store %4, %z4[0, 0] : !t_f16, !m_f16
  tile.store %5, %z5[0, 0] : !t_f16, !m_f16
  return
}

pypto_check.case @check_unary_f16 {
  %x = pypto_check.constant dense<[[0.0, -0.0, 1.5, -2.25, 65504.0, 5.960464477539063e-08, 0x7C00, 0x7E00, 0.0999755859375, 11.046875, -7.0, 2.0]]> : !x_f16
  %z = pypto_check.constant dense<0.0> : !x_f16
  %r:6 = pypto_check.launch @unary_f16(%x, %z, %z, %z, %z, %z, %z) writes [1, 2, 3, 4, 5, 6]
      : (!x_f16, !x_f16, !x_f16, !x_f16, !x_f16, !x_f16, !x_f16) -> (!x_f16, !x_f16, !x_f16, !x_f16, !x_f16, !x_f16)
  // neg
  %w0 = pypto_check.constant dense<[[-0.0, 0.0, -1.5, 2.25, -65504.0, -5.960464477539063e-08, 0xFC00, 0xFE00, -0.0999755859375, -11.046875, 7.0, -2.0]]> : !x_f16
  pypto_check.expect_eq %r#0, %w0 : !x_f16
  // exp
  %w1 = pypto_check.constant dense<[[1.0, 1.0, 4.48046875, 0.10540771484375, 0x7C00, 1.0, 0x7C00, 0x7E00, 1.10546875, 62752.0, 0.000911712646484375, 7.390625]]> : !x_f16
  pypto_check.expect_close %r#1, %w1 rtol 2.0e-3 atol 0.0 : !x_f16
  // log
  %w2 = pypto_check.constant dense<[[0xFC00, 0xFC00, 0.405517578125, 0xFE00, 11.09375, -16.640625, 0x7C00, 0x7E00, -2.302734375, 2.40234375, 0xFE00, 0.693359375]]> : !x_f16
  pypto_check.expect_close %r#2, %w2 rtol 2.0e-3 atol 0.0 : !x_f16
  // sqrt
  %w3 = pypto_check.constant dense<[[0.0, -0.0, 1.224609375, 0xFE00, 255.875, 0.000244140625, 0x7C00, 0x7E00, 0.316162109375, 3.32421875, 0xFE00, 1.4140625]]> : !x_f16
  pypto_check.expect_eq %r#3, %w3 : !x_f16
  // recip
  %w4 = pypto_check.constant dense<[[0x7C00, 0xFC00, 0.66650390625, -0.4443359375, 1.52587890625e-05, 0x7C00, 0.0, 0x7E00, 10.0, 0.09051513671875, -0.142822265625, 0.5]]> : !x_f16
  pypto_check.expect_eq %r#4, %w4 : !x_f16
  // rsqrt
  %w5 = pypto_check.constant dense<[[0x7C00, 0xFC00, 0.81640625, 0xFE00, 0.00390625, 4096.0, 0.0, 0x7E00, 3.162109375, 0.30078125, 0xFE00, 0.70703125]]> : !x_f16
  pypto_check.expect_eq %r#5, %w5 : !x_f16
}

func.func @binary_i32(%x: !m_i32, %y: !m_i32,
    %z0: !m_i32 {pypto.dir = #pypto.dir<out>}, %z1: !m_i32 {pypto.dir = #pypto.dir<out>}, %z2: !m_i32 {pypto.dir = #pypto.dir<out>}, %z3: !m_i32 {pypto.dir = #pypto.dir<out>}, %z4: !m_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_i32 -> !t_i32
  %b = tile.load %y[0, 0] : !m_i32 -> !t_i32
  %0 = tile.add %a, %b : !t_i32
  %1 = tile.sub %a, %b : !t_i32
  %2 = tile.mul %a, %b : !t_i32
  %3 = tile.maximum %a, %b : !t_i32
  %4 = tile.minimum %a, %b : !t_i32
  tile.store %0, %z0[0, 0] : !t_i32, !m_i32
  tile.store %1, %z1[0, 0] : !t_i32, !m_i32
  tile.store %2, %z2[0, 0] : !t_i32, !m_i32
  tile.store %3, %z3[0, 0] : !t_i32, !m_i32
  tile.store %4, %z4[0, 0] : !t_i32, !m_i32
  return
}

pypto_check.case @check_binary_i32 {
  %x = pypto_check.constant dense<[[0, -1, 7, -7, 2147483647, -2147483648, 46341, 100]]> : !x_i32
  %y = pypto_check.constant dense<[[3, 1, 2, 2, 1, 2, 46341, -7]]> : !x_i32
  %z = pypto_check.constant dense<0> : !x_i32
  %r:5 = pypto_check.launch @binary_i32(%x, %y, %z, %z, %z, %z, %z) writes [2, 3, 4, 5, 6]
      : (!x_i32, !x_i32, !x_i32, !x_i32, !x_i32, !x_i32, !x_i32) -> (!x_i32, !x_i32, !x_i32, !x_i32, !x_i32)
  // add
  %w0 = pypto_check.constant dense<[[3, 0, 9, -5, -2147483648, -2147483646, 92682, 93]]> : !x_i32
  pypto_check.expect_eq %r#0, %w0 : !x_i32
  // sub
  %w1 = pypto_check.constant dense<[[-3, -2, 5, -9, 2147483646, 2147483646, 0, 107]]> : !x_i32
  pypto_check.expect_eq %r#1, %w1 : !x_i32
  // mul
  %w2 = pypto_check.constant dense<[[0, -1, 14, -14, 2147483647, 0, -2147479015, -700]]> : !x_i32
  pypto_check.expect_eq %r#2, %w2 : !x_i32
  // maximum
  %w3 = pypto_check.constant dense<[[3, 1, 7, 2, 2147483647, 2, 46341, 100]]> : !x_i32
  pypto_check.expect_eq %r#3, %w3 : !x_i32
  // minimum
  %w4 = pypto_check.constant dense<[[0, -1, 2, -7, 1, -2147483648, 46341, -7]]> : !x_i32
  pypto_check.expect_eq %r#4, %w4 : !x_i32
}

func.func @scalar_i32(%x: !m_i32,
    %z0: !m_i32 {pypto.dir = #pypto.dir<out>}, %z1: !m_i32 {pypto.dir = #pypto.dir<out>}, %z2: !m_i32 {pypto.dir = #pypto.dir<out>}, %z3: !m_i32 {pypto.dir = #pypto.dir<out>}, %z4: !m_i32 {pypto.dir = #pypto.dir<out>}, %z5: !m_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_i32 -> !t_i32
  %s = arith.constant -3 : i32
  %0 = tile.adds %a, %s : i32, !t_i32
  %1 = tile.subs %a, %s : i32, !t_i32
  %2 = tile.muls %a, %s : i32, !t_i32
  %3 = tile.divs %a, %s : i32, !t_i32
  %4 = tile.maximums %a, %s : i32, !t_i32
  %5 = tile.minimums %a, %s : i32, !t_i32
  tile.store %0, %z0[0, 0] : !t_i32, !m_i32
  tile.store %1, %z1[0, 0] : !t_i32, !m_i32
  tile.store %2, %z2[0, 0] : !t_i32, !m_i32
  tile.store %3, %z3[0, 0] : !t_i32, !m_i32
  tile.store %4, %z4[0, 0] : !t_i32, !m_i32
  tile.store %5, %z5[0, 0] : !t_i32, !m_i32
  return
}

pypto_check.case @check_scalar_i32 {
  %x = pypto_check.constant dense<[[0, -1, 7, -7, 2147483647, -2147483648, 46341, 100]]> : !x_i32
  %z = pypto_check.constant dense<0> : !x_i32
  %r:6 = pypto_check.launch @scalar_i32(%x, %z, %z, %z, %z, %z, %z) writes [1, 2, 3, 4, 5, 6]
      : (!x_i32, !x_i32, !x_i32, !x_i32, !x_i32, !x_i32, !x_i32) -> (!x_i32, !x_i32, !x_i32, !x_i32, !x_i32, !x_i32)
  // adds
  %w0 = pypto_check.constant dense<[[-3, -4, 4, -10, 2147483644, 2147483645, 46338, 97]]> : !x_i32
  pypto_check.expect_eq %r#0, %w0 : !x_i32
  // subs
  %w1 = pypto_check.constant dense<[[3, 2, 10, -4, -2147483646, -2147483645, 46344, 103]]> : !x_i32
  pypto_check.expect_eq %r#1, %w1 : !x_i32
  // muls
  %w2 = pypto_check.constant dense<[[0, 3, -21, 21, -2147483645, -2147483648, -139023, -300]]> : !x_i32
  pypto_check.expect_eq %r#2, %w2 : !x_i32
  // divs
  %w3 = pypto_check.constant dense<[[0, 0, -2, 2, -715827882, 715827882, -15447, -33]]> : !x_i32
  pypto_check.expect_eq %r#3, %w3 : !x_i32
  // maximums
  %w4 = pypto_check.constant dense<[[0, -1, 7, -3, 2147483647, -3, 46341, 100]]> : !x_i32
  pypto_check.expect_eq %r#4, %w4 : !x_i32
  // minimums
  %w5 = pypto_check.constant dense<[[-3, -3, -3, -7, -3, -2147483648, -3, -3]]> : !x_i32
  pypto_check.expect_eq %r#5, %w5 : !x_i32
}

func.func @expand_i32(%x: !m_i32, %y: !m_i32,
    %z0: !m_i32 {pypto.dir = #pypto.dir<out>}, %z1: !m_i32 {pypto.dir = #pypto.dir<out>}, %z2: !m_i32 {pypto.dir = #pypto.dir<out>}, %z3: !m_i32 {pypto.dir = #pypto.dir<out>}, %z4: !m_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_i32 -> !t_i32
  %b = tile.load %y[0, 0] : !m_i32 -> !t_i32
  %0 = tile.col_expand_add %a, %b : (!t_i32, !t_i32) -> !t_i32
  %1 = tile.col_expand_sub %a, %b : (!t_i32, !t_i32) -> !t_i32
  %2 = tile.col_expand_mul %a, %b : (!t_i32, !t_i32) -> !t_i32
  %3 = tile.col_expand_max %a, %b : (!t_i32, !t_i32) -> !t_i32
  %4 = tile.col_expand_min %a, %b : (!t_i32, !t_i32) -> !t_i32
  tile.store %0, %z0[0, 0] : !t_i32, !m_i32
  tile.store %1, %z1[0, 0] : !t_i32, !m_i32
  tile.store %2, %z2[0, 0] : !t_i32, !m_i32
  tile.store %3, %z3[0, 0] : !t_i32, !m_i32
  tile.store %4, %z4[0, 0] : !t_i32, !m_i32
  return
}

pypto_check.case @check_expand_i32 {
  %x = pypto_check.constant dense<[[0, -1, 7, -7, 2147483647, -2147483648, 46341, 100]]> : !x_i32
  %y = pypto_check.constant dense<[[3, 1, 2, 2, 1, 2, 46341, -7]]> : !x_i32
  %z = pypto_check.constant dense<0> : !x_i32
  %r:5 = pypto_check.launch @expand_i32(%x, %y, %z, %z, %z, %z, %z) writes [2, 3, 4, 5, 6]
      : (!x_i32, !x_i32, !x_i32, !x_i32, !x_i32, !x_i32, !x_i32) -> (!x_i32, !x_i32, !x_i32, !x_i32, !x_i32)
  // col_expand_add
  %w0 = pypto_check.constant dense<[[3, 0, 9, -5, -2147483648, -2147483646, 92682, 93]]> : !x_i32
  pypto_check.expect_eq %r#0, %w0 : !x_i32
  // col_expand_sub
  %w1 = pypto_check.constant dense<[[-3, -2, 5, -9, 2147483646, 2147483646, 0, 107]]> : !x_i32
  pypto_check.expect_eq %r#1, %w1 : !x_i32
  // col_expand_mul
  %w2 = pypto_check.constant dense<[[0, -1, 14, -14, 2147483647, 0, -2147479015, -700]]> : !x_i32
  pypto_check.expect_eq %r#2, %w2 : !x_i32
  // col_expand_max
  %w3 = pypto_check.constant dense<[[3, 1, 7, 2, 2147483647, 2, 46341, 100]]> : !x_i32
  pypto_check.expect_eq %r#3, %w3 : !x_i32
  // col_expand_min
  %w4 = pypto_check.constant dense<[[0, -1, 2, -7, 1, -2147483648, 46341, -7]]> : !x_i32
  pypto_check.expect_eq %r#4, %w4 : !x_i32
}

func.func @unary_i32(%x: !m_i32,
    %z0: !m_i32 {pypto.dir = #pypto.dir<out>}, %z1: !m_i32 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_i32 -> !t_i32
  %0 = tile.neg %a : !t_i32
  %1 = tile.relu %a : !t_i32
  tile.store %0, %z0[0, 0] : !t_i32, !m_i32
  tile.store %1, %z1[0, 0] : !t_i32, !m_i32
  return
}

pypto_check.case @check_unary_i32 {
  %x = pypto_check.constant dense<[[0, -1, 7, -7, 2147483647, -2147483648, 46341, 100]]> : !x_i32
  %z = pypto_check.constant dense<0> : !x_i32
  %r:2 = pypto_check.launch @unary_i32(%x, %z, %z) writes [1, 2]
      : (!x_i32, !x_i32, !x_i32) -> (!x_i32, !x_i32)
  // neg
  %w0 = pypto_check.constant dense<[[0, 1, -7, 7, -2147483647, -2147483648, -46341, -100]]> : !x_i32
  pypto_check.expect_eq %r#0, %w0 : !x_i32
  // relu
  %w1 = pypto_check.constant dense<[[0, 0, 7, 0, 2147483647, 0, 46341, 100]]> : !x_i32
  pypto_check.expect_eq %r#1, %w1 : !x_i32
}

func.func @binary_i16(%x: !m_i16, %y: !m_i16,
    %z0: !m_i16 {pypto.dir = #pypto.dir<out>}, %z1: !m_i16 {pypto.dir = #pypto.dir<out>}, %z2: !m_i16 {pypto.dir = #pypto.dir<out>}, %z3: !m_i16 {pypto.dir = #pypto.dir<out>}, %z4: !m_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_i16 -> !t_i16
  %b = tile.load %y[0, 0] : !m_i16 -> !t_i16
  %0 = tile.add %a, %b : !t_i16
  %1 = tile.sub %a, %b : !t_i16
  %2 = tile.mul %a, %b : !t_i16
  %3 = tile.maximum %a, %b : !t_i16
  %4 = tile.minimum %a, %b : !t_i16
  tile.store %0, %z0[0, 0] : !t_i16, !m_i16
  tile.store %1, %z1[0, 0] : !t_i16, !m_i16
  tile.store %2, %z2[0, 0] : !t_i16, !m_i16
  tile.store %3, %z3[0, 0] : !t_i16, !m_i16
  tile.store %4, %z4[0, 0] : !t_i16, !m_i16
  return
}

pypto_check.case @check_binary_i16 {
  %x = pypto_check.constant dense<[[0, -1, 7, -7, 32767, -32768, 182, 100]]> : !x_i16
  %y = pypto_check.constant dense<[[3, 1, 2, 2, 1, 2, 182, -7]]> : !x_i16
  %z = pypto_check.constant dense<0> : !x_i16
  %r:5 = pypto_check.launch @binary_i16(%x, %y, %z, %z, %z, %z, %z) writes [2, 3, 4, 5, 6]
      : (!x_i16, !x_i16, !x_i16, !x_i16, !x_i16, !x_i16, !x_i16) -> (!x_i16, !x_i16, !x_i16, !x_i16, !x_i16)
  // add
  %w0 = pypto_check.constant dense<[[3, 0, 9, -5, -32768, -32766, 364, 93]]> : !x_i16
  pypto_check.expect_eq %r#0, %w0 : !x_i16
  // sub
  %w1 = pypto_check.constant dense<[[-3, -2, 5, -9, 32766, 32766, 0, 107]]> : !x_i16
  pypto_check.expect_eq %r#1, %w1 : !x_i16
  // mul
  %w2 = pypto_check.constant dense<[[0, -1, 14, -14, 32767, 0, -32412, -700]]> : !x_i16
  pypto_check.expect_eq %r#2, %w2 : !x_i16
  // maximum
  %w3 = pypto_check.constant dense<[[3, 1, 7, 2, 32767, 2, 182, 100]]> : !x_i16
  pypto_check.expect_eq %r#3, %w3 : !x_i16
  // minimum
  %w4 = pypto_check.constant dense<[[0, -1, 2, -7, 1, -32768, 182, -7]]> : !x_i16
  pypto_check.expect_eq %r#4, %w4 : !x_i16
}

func.func @scalar_i16(%x: !m_i16,
    %z0: !m_i16 {pypto.dir = #pypto.dir<out>}, %z1: !m_i16 {pypto.dir = #pypto.dir<out>}, %z2: !m_i16 {pypto.dir = #pypto.dir<out>}, %z3: !m_i16 {pypto.dir = #pypto.dir<out>}, %z4: !m_i16 {pypto.dir = #pypto.dir<out>}, %z5: !m_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_i16 -> !t_i16
  %s = arith.constant -3 : i16
  %0 = tile.adds %a, %s : i16, !t_i16
  %1 = tile.subs %a, %s : i16, !t_i16
  %2 = tile.muls %a, %s : i16, !t_i16
  %3 = tile.divs %a, %s : i16, !t_i16
  %4 = tile.maximums %a, %s : i16, !t_i16
  %5 = tile.minimums %a, %s : i16, !t_i16
  tile.store %0, %z0[0, 0] : !t_i16, !m_i16
  tile.store %1, %z1[0, 0] : !t_i16, !m_i16
  tile.store %2, %z2[0, 0] : !t_i16, !m_i16
  tile.store %3, %z3[0, 0] : !t_i16, !m_i16
  tile.store %4, %z4[0, 0] : !t_i16, !m_i16
  tile.store %5, %z5[0, 0] : !t_i16, !m_i16
  return
}

pypto_check.case @check_scalar_i16 {
  %x = pypto_check.constant dense<[[0, -1, 7, -7, 32767, -32768, 182, 100]]> : !x_i16
  %z = pypto_check.constant dense<0> : !x_i16
  %r:6 = pypto_check.launch @scalar_i16(%x, %z, %z, %z, %z, %z, %z) writes [1, 2, 3, 4, 5, 6]
      : (!x_i16, !x_i16, !x_i16, !x_i16, !x_i16, !x_i16, !x_i16) -> (!x_i16, !x_i16, !x_i16, !x_i16, !x_i16, !x_i16)
  // adds
  %w0 = pypto_check.constant dense<[[-3, -4, 4, -10, 32764, 32765, 179, 97]]> : !x_i16
  pypto_check.expect_eq %r#0, %w0 : !x_i16
  // subs
  %w1 = pypto_check.constant dense<[[3, 2, 10, -4, -32766, -32765, 185, 103]]> : !x_i16
  pypto_check.expect_eq %r#1, %w1 : !x_i16
  // muls
  %w2 = pypto_check.constant dense<[[0, 3, -21, 21, -32765, -32768, -546, -300]]> : !x_i16
  pypto_check.expect_eq %r#2, %w2 : !x_i16
  // divs
  %w3 = pypto_check.constant dense<[[0, 0, -2, 2, -10922, 10922, -60, -33]]> : !x_i16
  pypto_check.expect_eq %r#3, %w3 : !x_i16
  // maximums
  %w4 = pypto_check.constant dense<[[0, -1, 7, -3, 32767, -3, 182, 100]]> : !x_i16
  pypto_check.expect_eq %r#4, %w4 : !x_i16
  // minimums
  %w5 = pypto_check.constant dense<[[-3, -3, -3, -7, -3, -32768, -3, -3]]> : !x_i16
  pypto_check.expect_eq %r#5, %w5 : !x_i16
}

func.func @expand_i16(%x: !m_i16, %y: !m_i16,
    %z0: !m_i16 {pypto.dir = #pypto.dir<out>}, %z1: !m_i16 {pypto.dir = #pypto.dir<out>}, %z2: !m_i16 {pypto.dir = #pypto.dir<out>}, %z3: !m_i16 {pypto.dir = #pypto.dir<out>}, %z4: !m_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_i16 -> !t_i16
  %b = tile.load %y[0, 0] : !m_i16 -> !t_i16
  %0 = tile.col_expand_add %a, %b : (!t_i16, !t_i16) -> !t_i16
  %1 = tile.col_expand_sub %a, %b : (!t_i16, !t_i16) -> !t_i16
  %2 = tile.col_expand_mul %a, %b : (!t_i16, !t_i16) -> !t_i16
  %3 = tile.col_expand_max %a, %b : (!t_i16, !t_i16) -> !t_i16
  %4 = tile.col_expand_min %a, %b : (!t_i16, !t_i16) -> !t_i16
  tile.store %0, %z0[0, 0] : !t_i16, !m_i16
  tile.store %1, %z1[0, 0] : !t_i16, !m_i16
  tile.store %2, %z2[0, 0] : !t_i16, !m_i16
  tile.store %3, %z3[0, 0] : !t_i16, !m_i16
  tile.store %4, %z4[0, 0] : !t_i16, !m_i16
  return
}

pypto_check.case @check_expand_i16 {
  %x = pypto_check.constant dense<[[0, -1, 7, -7, 32767, -32768, 182, 100]]> : !x_i16
  %y = pypto_check.constant dense<[[3, 1, 2, 2, 1, 2, 182, -7]]> : !x_i16
  %z = pypto_check.constant dense<0> : !x_i16
  %r:5 = pypto_check.launch @expand_i16(%x, %y, %z, %z, %z, %z, %z) writes [2, 3, 4, 5, 6]
      : (!x_i16, !x_i16, !x_i16, !x_i16, !x_i16, !x_i16, !x_i16) -> (!x_i16, !x_i16, !x_i16, !x_i16, !x_i16)
  // col_expand_add
  %w0 = pypto_check.constant dense<[[3, 0, 9, -5, -32768, -32766, 364, 93]]> : !x_i16
  pypto_check.expect_eq %r#0, %w0 : !x_i16
  // col_expand_sub
  %w1 = pypto_check.constant dense<[[-3, -2, 5, -9, 32766, 32766, 0, 107]]> : !x_i16
  pypto_check.expect_eq %r#1, %w1 : !x_i16
  // col_expand_mul
  %w2 = pypto_check.constant dense<[[0, -1, 14, -14, 32767, 0, -32412, -700]]> : !x_i16
  pypto_check.expect_eq %r#2, %w2 : !x_i16
  // col_expand_max
  %w3 = pypto_check.constant dense<[[3, 1, 7, 2, 32767, 2, 182, 100]]> : !x_i16
  pypto_check.expect_eq %r#3, %w3 : !x_i16
  // col_expand_min
  %w4 = pypto_check.constant dense<[[0, -1, 2, -7, 1, -32768, 182, -7]]> : !x_i16
  pypto_check.expect_eq %r#4, %w4 : !x_i16
}

func.func @unary_i16(%x: !m_i16,
    %z0: !m_i16 {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !m_i16 -> !t_i16
  %0 = tile.neg %a : !t_i16
  tile.store %0, %z0[0, 0] : !t_i16, !m_i16
  return
}

pypto_check.case @check_unary_i16 {
  %x = pypto_check.constant dense<[[0, -1, 7, -7, 32767, -32768, 182, 100]]> : !x_i16
  %z = pypto_check.constant dense<0> : !x_i16
  %r = pypto_check.launch @unary_i16(%x, %z) writes [1]
      : (!x_i16, !x_i16) -> !x_i16
  // neg
  %w0 = pypto_check.constant dense<[[0, 1, -7, 7, -32767, -32768, -182, -100]]> : !x_i16
  pypto_check.expect_eq %r, %w0 : !x_i16
}
