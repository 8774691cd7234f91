// Every op that a5 has, with every element type that it has it for, and every route between memory spaces.

!f32 = !tile.tile<32x64xf32>
!m_f32 = !ptensor.tensor<32x64xf32>
!col_f32 = !tile.tile<32x1xf32>
!c_f32 = !ptensor.tensor<32x1xf32>
!row_f32 = !tile.tile<1x64xf32>
!r_f32 = !ptensor.tensor<1x64xf32>
func.func @vector_f32(%a: !m_f32, %b: !m_f32, %s: f32, %c: !c_f32, %r: !r_f32, %z: !m_f32 {pypto.dir = #pypto.dir<out>}, %y: !c_f32 {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
  %ta = tile.load %a[0, 0] : !m_f32 -> !f32
  %tb = tile.load %b[0, 0] : !m_f32 -> !f32
  %tc = tile.load %c[0, 0] : !c_f32 -> !col_f32
  %tr = tile.load %r[0, 0] : !r_f32 -> !row_f32
  %tmp = tile.create : !f32
  %0 = tile.add %ta, %tb : !f32
  tile.store %0, %z[0, 0] : !f32, !m_f32
  %1 = tile.div %ta, %tb : !f32
  tile.store %1, %z[0, 0] : !f32, !m_f32
  %2 = tile.maximum %ta, %tb : !f32
  tile.store %2, %z[0, 0] : !f32, !m_f32
  %3 = tile.minimum %ta, %tb : !f32
  tile.store %3, %z[0, 0] : !f32, !m_f32
  %4 = tile.mul %ta, %tb : !f32
  tile.store %4, %z[0, 0] : !f32, !m_f32
  %5 = tile.sub %ta, %tb : !f32
  tile.store %5, %z[0, 0] : !f32, !m_f32
  %6 = tile.adds %ta, %s : f32, !f32
  tile.store %6, %z[0, 0] : !f32, !m_f32
  %7 = tile.divs %ta, %s : f32, !f32
  tile.store %7, %z[0, 0] : !f32, !m_f32
  %8 = tile.maximums %ta, %s : f32, !f32
  tile.store %8, %z[0, 0] : !f32, !m_f32
  %9 = tile.minimums %ta, %s : f32, !f32
  tile.store %9, %z[0, 0] : !f32, !m_f32
  %10 = tile.muls %ta, %s : f32, !f32
  tile.store %10, %z[0, 0] : !f32, !m_f32
  %11 = tile.subs %ta, %s : f32, !f32
  tile.store %11, %z[0, 0] : !f32, !m_f32
  %12 = tile.abs %ta : !f32
  tile.store %12, %z[0, 0] : !f32, !m_f32
  %13 = tile.exp %ta : !f32
  tile.store %13, %z[0, 0] : !f32, !m_f32
  %14 = tile.log %ta : !f32
  tile.store %14, %z[0, 0] : !f32, !m_f32
  %15 = tile.neg %ta : !f32
  tile.store %15, %z[0, 0] : !f32, !m_f32
  %16 = tile.recip %ta : !f32
  tile.store %16, %z[0, 0] : !f32, !m_f32
  %17 = tile.relu %ta : !f32
  tile.store %17, %z[0, 0] : !f32, !m_f32
  %18 = tile.rsqrt %ta : !f32
  tile.store %18, %z[0, 0] : !f32, !m_f32
  %19 = tile.sqrt %ta : !f32
  tile.store %19, %z[0, 0] : !f32, !m_f32
  %20 = tile.full %s : f32 -> !f32
  tile.store %20, %z[0, 0] : !f32, !m_f32
  %21 = tile.row_expand_add %ta, %tc : (!f32, !col_f32) -> !f32
  tile.store %21, %z[0, 0] : !f32, !m_f32
  %22 = tile.row_expand_div %ta, %tc : (!f32, !col_f32) -> !f32
  tile.store %22, %z[0, 0] : !f32, !m_f32
  %23 = tile.row_expand_expdif %ta, %tc : (!f32, !col_f32) -> !f32
  tile.store %23, %z[0, 0] : !f32, !m_f32
  %24 = tile.row_expand_max %ta, %tc : (!f32, !col_f32) -> !f32
  tile.store %24, %z[0, 0] : !f32, !m_f32
  %25 = tile.row_expand_min %ta, %tc : (!f32, !col_f32) -> !f32
  tile.store %25, %z[0, 0] : !f32, !m_f32
  %26 = tile.row_expand_mul %ta, %tc : (!f32, !col_f32) -> !f32
  tile.store %26, %z[0, 0] : !f32, !m_f32
  %27 = tile.row_expand_sub %ta, %tc : (!f32, !col_f32) -> !f32
  tile.store %27, %z[0, 0] : !f32, !m_f32
  %28 = tile.row_expand %tc : !col_f32 -> !f32
  tile.store %28, %z[0, 0] : !f32, !m_f32
  %29 = tile.col_expand_add %ta, %tr : (!f32, !row_f32) -> !f32
  tile.store %29, %z[0, 0] : !f32, !m_f32
  %30 = tile.col_expand_div %ta, %tr : (!f32, !row_f32) -> !f32
  tile.store %30, %z[0, 0] : !f32, !m_f32
  %31 = tile.col_expand_expdif %ta, %tr : (!f32, !row_f32) -> !f32
  tile.store %31, %z[0, 0] : !f32, !m_f32
  %32 = tile.col_expand_max %ta, %tr : (!f32, !row_f32) -> !f32
  tile.store %32, %z[0, 0] : !f32, !m_f32
  %33 = tile.col_expand_min %ta, %tr : (!f32, !row_f32) -> !f32
  tile.store %33, %z[0, 0] : !f32, !m_f32
  %34 = tile.col_expand_mul %ta, %tr : (!f32, !row_f32) -> !f32
  tile.store %34, %z[0, 0] : !f32, !m_f32
  %35 = tile.col_expand_sub %ta, %tr : (!f32, !row_f32) -> !f32
  tile.store %35, %z[0, 0] : !f32, !m_f32
  %36 = tile.col_expand %tr : !row_f32 -> !f32
  tile.store %36, %z[0, 0] : !f32, !m_f32
  %37 = tile.row_max %ta, %tmp : (!f32, !f32) -> !col_f32
  tile.store %37, %y[0, 0] : !col_f32, !c_f32
  %38 = tile.row_min %ta, %tmp : (!f32, !f32) -> !col_f32
  tile.store %38, %y[0, 0] : !col_f32, !c_f32
  %39 = tile.row_prod %ta, %tmp : (!f32, !f32) -> !col_f32
  tile.store %39, %y[0, 0] : !col_f32, !c_f32
  %40 = tile.row_sum %ta, %tmp : (!f32, !f32) -> !col_f32
  tile.store %40, %y[0, 0] : !col_f32, !c_f32
  return
}

!f16 = !tile.tile<32x64xf16>
!m_f16 = !ptensor.tensor<32x64xf16>
!col_f16 = !tile.tile<32x1xf16>
!c_f16 = !ptensor.tensor<32x1xf16>
!row_f16 = !tile.tile<1x64xf16>
!r_f16 = !ptensor.tensor<1x64xf16>
func.func @vector_f16(%a: !m_f16, %b: !m_f16, %s: f16, %c: !c_f16, %r: !r_f16, %z: !m_f16 {pypto.dir = #pypto.dir<out>}, %y: !c_f16 {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
  %ta = tile.load %a[0, 0] : !m_f16 -> !f16
  %tb = tile.load %b[0, 0] : !m_f16 -> !f16
  %tc = tile.load %c[0, 0] : !c_f16 -> !col_f16
  %tr = tile.load %r[0, 0] : !r_f16 -> !row_f16
  %tmp = tile.create : !f16
  %0 = tile.add %ta, %tb : !f16
  tile.store %0, %z[0, 0] : !f16, !m_f16
  %1 = tile.div %ta, %tb : !f16
  tile.store %1, %z[0, 0] : !f16, !m_f16
  %2 = tile.maximum %ta, %tb : !f16
  tile.store %2, %z[0, 0] : !f16, !m_f16
  %3 = tile.minimum %ta, %tb : !f16
  tile.store %3, %z[0, 0] : !f16, !m_f16
  %4 = tile.mul %ta, %tb : !f16
  tile.store %4, %z[0, 0] : !f16, !m_f16
  %5 = tile.sub %ta, %tb : !f16
  tile.store %5, %z[0, 0] : !f16, !m_f16
  %6 = tile.adds %ta, %s : f16, !f16
  tile.store %6, %z[0, 0] : !f16, !m_f16
  %7 = tile.divs %ta, %s : f16, !f16
  tile.store %7, %z[0, 0] : !f16, !m_f16
  %8 = tile.maximums %ta, %s : f16, !f16
  tile.store %8, %z[0, 0] : !f16, !m_f16
  %9 = tile.minimums %ta, %s : f16, !f16
  tile.store %9, %z[0, 0] : !f16, !m_f16
  %10 = tile.muls %ta, %s : f16, !f16
  tile.store %10, %z[0, 0] : !f16, !m_f16
  %11 = tile.subs %ta, %s : f16, !f16
  tile.store %11, %z[0, 0] : !f16, !m_f16
  %12 = tile.abs %ta : !f16
  tile.store %12, %z[0, 0] : !f16, !m_f16
  %13 = tile.exp %ta : !f16
  tile.store %13, %z[0, 0] : !f16, !m_f16
  %14 = tile.log %ta : !f16
  tile.store %14, %z[0, 0] : !f16, !m_f16
  %15 = tile.neg %ta : !f16
  tile.store %15, %z[0, 0] : !f16, !m_f16
  %16 = tile.recip %ta : !f16
  tile.store %16, %z[0, 0] : !f16, !m_f16
  %17 = tile.relu %ta : !f16
  tile.store %17, %z[0, 0] : !f16, !m_f16
  %18 = tile.rsqrt %ta : !f16
  tile.store %18, %z[0, 0] : !f16, !m_f16
  %19 = tile.sqrt %ta : !f16
  tile.store %19, %z[0, 0] : !f16, !m_f16
  %20 = tile.full %s : f16 -> !f16
  tile.store %20, %z[0, 0] : !f16, !m_f16
  %21 = tile.row_expand_add %ta, %tc : (!f16, !col_f16) -> !f16
  tile.store %21, %z[0, 0] : !f16, !m_f16
  %22 = tile.row_expand_div %ta, %tc : (!f16, !col_f16) -> !f16
  tile.store %22, %z[0, 0] : !f16, !m_f16
  %23 = tile.row_expand_expdif %ta, %tc : (!f16, !col_f16) -> !f16
  tile.store %23, %z[0, 0] : !f16, !m_f16
  %24 = tile.row_expand_max %ta, %tc : (!f16, !col_f16) -> !f16
  tile.store %24, %z[0, 0] : !f16, !m_f16
  %25 = tile.row_expand_min %ta, %tc : (!f16, !col_f16) -> !f16
  tile.store %25, %z[0, 0] : !f16, !m_f16
  %26 = tile.row_expand_mul %ta, %tc : (!f16, !col_f16) -> !f16
  tile.store %26, %z[0, 0] : !f16, !m_f16
  %27 = tile.row_expand_sub %ta, %tc : (!f16, !col_f16) -> !f16
  tile.store %27, %z[0, 0] : !f16, !m_f16
  %28 = tile.row_expand %tc : !col_f16 -> !f16
  tile.store %28, %z[0, 0] : !f16, !m_f16
  %29 = tile.col_expand_add %ta, %tr : (!f16, !row_f16) -> !f16
  tile.store %29, %z[0, 0] : !f16, !m_f16
  %30 = tile.col_expand_div %ta, %tr : (!f16, !row_f16) -> !f16
  tile.store %30, %z[0, 0] : !f16, !m_f16
  %31 = tile.col_expand_expdif %ta, %tr : (!f16, !row_f16) -> !f16
  tile.store %31, %z[0, 0] : !f16, !m_f16
  %32 = tile.col_expand_max %ta, %tr : (!f16, !row_f16) -> !f16
  tile.store %32, %z[0, 0] : !f16, !m_f16
  %33 = tile.col_expand_min %ta, %tr : (!f16, !row_f16) -> !f16
  tile.store %33, %z[0, 0] : !f16, !m_f16
  %34 = tile.col_expand_mul %ta, %tr : (!f16, !row_f16) -> !f16
  tile.store %34, %z[0, 0] : !f16, !m_f16
  %35 = tile.col_expand_sub %ta, %tr : (!f16, !row_f16) -> !f16
  tile.store %35, %z[0, 0] : !f16, !m_f16
  %36 = tile.col_expand %tr : !row_f16 -> !f16
  tile.store %36, %z[0, 0] : !f16, !m_f16
  %37 = tile.row_max %ta, %tmp : (!f16, !f16) -> !col_f16
  tile.store %37, %y[0, 0] : !col_f16, !c_f16
  %38 = tile.row_min %ta, %tmp : (!f16, !f16) -> !col_f16
  tile.store %38, %y[0, 0] : !col_f16, !c_f16
  %39 = tile.row_prod %ta, %tmp : (!f16, !f16) -> !col_f16
  tile.store %39, %y[0, 0] : !col_f16, !c_f16
  %40 = tile.row_sum %ta, %tmp : (!f16, !f16) -> !col_f16
  tile.store %40, %y[0, 0] : !col_f16, !c_f16
  return
}

!i32 = !tile.tile<32x64xi32>
!m_i32 = !ptensor.tensor<32x64xi32>
!col_i32 = !tile.tile<32x1xi32>
!c_i32 = !ptensor.tensor<32x1xi32>
!row_i32 = !tile.tile<1x64xi32>
!r_i32 = !ptensor.tensor<1x64xi32>
func.func @vector_i32(%a: !m_i32, %b: !m_i32, %s: i32, %c: !c_i32, %r: !r_i32, %z: !m_i32 {pypto.dir = #pypto.dir<out>}, %y: !c_i32 {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
  %ta = tile.load %a[0, 0] : !m_i32 -> !i32
  %tb = tile.load %b[0, 0] : !m_i32 -> !i32
  %tc = tile.load %c[0, 0] : !c_i32 -> !col_i32
  %tr = tile.load %r[0, 0] : !r_i32 -> !row_i32
  %tmp = tile.create : !i32
  %0 = tile.add %ta, %tb : !i32
  tile.store %0, %z[0, 0] : !i32, !m_i32
  %1 = tile.div %ta, %tb : !i32
  tile.store %1, %z[0, 0] : !i32, !m_i32
  %2 = tile.maximum %ta, %tb : !i32
  tile.store %2, %z[0, 0] : !i32, !m_i32
  %3 = tile.minimum %ta, %tb : !i32
  tile.store %3, %z[0, 0] : !i32, !m_i32
  %4 = tile.mul %ta, %tb : !i32
  tile.store %4, %z[0, 0] : !i32, !m_i32
  %5 = tile.sub %ta, %tb : !i32
  tile.store %5, %z[0, 0] : !i32, !m_i32
  %6 = tile.adds %ta, %s : i32, !i32
  tile.store %6, %z[0, 0] : !i32, !m_i32
  %7 = tile.divs %ta, %s : i32, !i32
  tile.store %7, %z[0, 0] : !i32, !m_i32
  %8 = tile.maximums %ta, %s : i32, !i32
  tile.store %8, %z[0, 0] : !i32, !m_i32
  %9 = tile.minimums %ta, %s : i32, !i32
  tile.store %9, %z[0, 0] : !i32, !m_i32
  %10 = tile.muls %ta, %s : i32, !i32
  tile.store %10, %z[0, 0] : !i32, !m_i32
  %11 = tile.subs %ta, %s : i32, !i32
  tile.store %11, %z[0, 0] : !i32, !m_i32
  %12 = tile.neg %ta : !i32
  tile.store %12, %z[0, 0] : !i32, !m_i32
  %13 = tile.relu %ta : !i32
  tile.store %13, %z[0, 0] : !i32, !m_i32
  %14 = tile.full %s : i32 -> !i32
  tile.store %14, %z[0, 0] : !i32, !m_i32
  %15 = tile.row_expand_add %ta, %tc : (!i32, !col_i32) -> !i32
  tile.store %15, %z[0, 0] : !i32, !m_i32
  %16 = tile.row_expand_max %ta, %tc : (!i32, !col_i32) -> !i32
  tile.store %16, %z[0, 0] : !i32, !m_i32
  %17 = tile.row_expand_min %ta, %tc : (!i32, !col_i32) -> !i32
  tile.store %17, %z[0, 0] : !i32, !m_i32
  %18 = tile.row_expand_mul %ta, %tc : (!i32, !col_i32) -> !i32
  tile.store %18, %z[0, 0] : !i32, !m_i32
  %19 = tile.row_expand_sub %ta, %tc : (!i32, !col_i32) -> !i32
  tile.store %19, %z[0, 0] : !i32, !m_i32
  %20 = tile.row_expand %tc : !col_i32 -> !i32
  tile.store %20, %z[0, 0] : !i32, !m_i32
  %21 = tile.col_expand_add %ta, %tr : (!i32, !row_i32) -> !i32
  tile.store %21, %z[0, 0] : !i32, !m_i32
  %22 = tile.col_expand_max %ta, %tr : (!i32, !row_i32) -> !i32
  tile.store %22, %z[0, 0] : !i32, !m_i32
  %23 = tile.col_expand_min %ta, %tr : (!i32, !row_i32) -> !i32
  tile.store %23, %z[0, 0] : !i32, !m_i32
  %24 = tile.col_expand_mul %ta, %tr : (!i32, !row_i32) -> !i32
  tile.store %24, %z[0, 0] : !i32, !m_i32
  %25 = tile.col_expand_sub %ta, %tr : (!i32, !row_i32) -> !i32
  tile.store %25, %z[0, 0] : !i32, !m_i32
  %26 = tile.col_expand %tr : !row_i32 -> !i32
  tile.store %26, %z[0, 0] : !i32, !m_i32
  %27 = tile.row_max %ta, %tmp : (!i32, !i32) -> !col_i32
  tile.store %27, %y[0, 0] : !col_i32, !c_i32
  %28 = tile.row_min %ta, %tmp : (!i32, !i32) -> !col_i32
  tile.store %28, %y[0, 0] : !col_i32, !c_i32
  %29 = tile.row_prod %ta, %tmp : (!i32, !i32) -> !col_i32
  tile.store %29, %y[0, 0] : !col_i32, !c_i32
  %30 = tile.row_sum %ta, %tmp : (!i32, !i32) -> !col_i32
  tile.store %30, %y[0, 0] : !col_i32, !c_i32
  return
}

!i16 = !tile.tile<32x64xi16>
!m_i16 = !ptensor.tensor<32x64xi16>
!col_i16 = !tile.tile<32x1xi16>
!c_i16 = !ptensor.tensor<32x1xi16>
!row_i16 = !tile.tile<1x64xi16>
!r_i16 = !ptensor.tensor<1x64xi16>
func.func @vector_i16(%a: !m_i16, %b: !m_i16, %s: i16, %c: !c_i16, %r: !r_i16, %z: !m_i16 {pypto.dir = #pypto.dir<out>}, %y: !c_i16 {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
  %ta = tile.load %a[0, 0] : !m_i16 -> !i16
  %tb = tile.load %b[0, 0] : !m_i16 -> !i16
  %tc = tile.load %c[0, 0] : !c_i16 -> !col_i16
  %tr = tile.load %r[0, 0] : !r_i16 -> !row_i16
  %tmp = tile.create : !i16
  %0 = tile.add %ta, %tb : !i16
  tile.store %0, %z[0, 0] : !i16, !m_i16
  %1 = tile.div %ta, %tb : !i16
  tile.store %1, %z[0, 0] : !i16, !m_i16
  %2 = tile.maximum %ta, %tb : !i16
  tile.store %2, %z[0, 0] : !i16, !m_i16
  %3 = tile.minimum %ta, %tb : !i16
  tile.store %3, %z[0, 0] : !i16, !m_i16
  %4 = tile.mul %ta, %tb : !i16
  tile.store %4, %z[0, 0] : !i16, !m_i16
  %5 = tile.sub %ta, %tb : !i16
  tile.store %5, %z[0, 0] : !i16, !m_i16
  %6 = tile.adds %ta, %s : i16, !i16
  tile.store %6, %z[0, 0] : !i16, !m_i16
  %7 = tile.divs %ta, %s : i16, !i16
  tile.store %7, %z[0, 0] : !i16, !m_i16
  %8 = tile.maximums %ta, %s : i16, !i16
  tile.store %8, %z[0, 0] : !i16, !m_i16
  %9 = tile.minimums %ta, %s : i16, !i16
  tile.store %9, %z[0, 0] : !i16, !m_i16
  %10 = tile.muls %ta, %s : i16, !i16
  tile.store %10, %z[0, 0] : !i16, !m_i16
  %11 = tile.subs %ta, %s : i16, !i16
  tile.store %11, %z[0, 0] : !i16, !m_i16
  %12 = tile.neg %ta : !i16
  tile.store %12, %z[0, 0] : !i16, !m_i16
  %13 = tile.full %s : i16 -> !i16
  tile.store %13, %z[0, 0] : !i16, !m_i16
  %14 = tile.row_expand_add %ta, %tc : (!i16, !col_i16) -> !i16
  tile.store %14, %z[0, 0] : !i16, !m_i16
  %15 = tile.row_expand_max %ta, %tc : (!i16, !col_i16) -> !i16
  tile.store %15, %z[0, 0] : !i16, !m_i16
  %16 = tile.row_expand_min %ta, %tc : (!i16, !col_i16) -> !i16
  tile.store %16, %z[0, 0] : !i16, !m_i16
  %17 = tile.row_expand_mul %ta, %tc : (!i16, !col_i16) -> !i16
  tile.store %17, %z[0, 0] : !i16, !m_i16
  %18 = tile.row_expand_sub %ta, %tc : (!i16, !col_i16) -> !i16
  tile.store %18, %z[0, 0] : !i16, !m_i16
  %19 = tile.row_expand %tc : !col_i16 -> !i16
  tile.store %19, %z[0, 0] : !i16, !m_i16
  %20 = tile.col_expand_add %ta, %tr : (!i16, !row_i16) -> !i16
  tile.store %20, %z[0, 0] : !i16, !m_i16
  %21 = tile.col_expand_max %ta, %tr : (!i16, !row_i16) -> !i16
  tile.store %21, %z[0, 0] : !i16, !m_i16
  %22 = tile.col_expand_min %ta, %tr : (!i16, !row_i16) -> !i16
  tile.store %22, %z[0, 0] : !i16, !m_i16
  %23 = tile.col_expand_mul %ta, %tr : (!i16, !row_i16) -> !i16
  tile.store %23, %z[0, 0] : !i16, !m_i16
  %24 = tile.col_expand_sub %ta, %tr : (!i16, !row_i16) -> !i16
  tile.store %24, %z[0, 0] : !i16, !m_i16
  %25 = tile.col_expand %tr : !row_i16 -> !i16
  tile.store %25, %z[0, 0] : !i16, !m_i16
  %26 = tile.row_max %ta, %tmp : (!i16, !i16) -> !col_i16
  tile.store %26, %y[0, 0] : !col_i16, !c_i16
  %27 = tile.row_min %ta, %tmp : (!i16, !i16) -> !col_i16
  tile.store %27, %y[0, 0] : !col_i16, !c_i16
  %28 = tile.row_prod %ta, %tmp : (!i16, !i16) -> !col_i16
  tile.store %28, %y[0, 0] : !col_i16, !c_i16
  %29 = tile.row_sum %ta, %tmp : (!i16, !i16) -> !col_i16
  tile.store %29, %y[0, 0] : !col_i16, !c_i16
  return
}

!i8 = !tile.tile<32x64xi8>
!m_i8 = !ptensor.tensor<32x64xi8>
!col_i8 = !tile.tile<32x1xi8>
!c_i8 = !ptensor.tensor<32x1xi8>
!row_i8 = !tile.tile<1x64xi8>
!r_i8 = !ptensor.tensor<1x64xi8>
func.func @vector_i8(%a: !m_i8, %b: !m_i8, %s: i8, %c: !c_i8, %r: !r_i8, %z: !m_i8 {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
  %ta = tile.load %a[0, 0] : !m_i8 -> !i8
  %tb = tile.load %b[0, 0] : !m_i8 -> !i8
  %tc = tile.load %c[0, 0] : !c_i8 -> !col_i8
  %tr = tile.load %r[0, 0] : !r_i8 -> !row_i8
  %0 = tile.add %ta, %tb : !i8
  tile.store %0, %z[0, 0] : !i8, !m_i8
  %1 = tile.maximum %ta, %tb : !i8
  tile.store %1, %z[0, 0] : !i8, !m_i8
  %2 = tile.minimum %ta, %tb : !i8
  tile.store %2, %z[0, 0] : !i8, !m_i8
  %3 = tile.sub %ta, %tb : !i8
  tile.store %3, %z[0, 0] : !i8, !m_i8
  %4 = tile.adds %ta, %s : i8, !i8
  tile.store %4, %z[0, 0] : !i8, !m_i8
  %5 = tile.maximums %ta, %s : i8, !i8
  tile.store %5, %z[0, 0] : !i8, !m_i8
  %6 = tile.minimums %ta, %s : i8, !i8
  tile.store %6, %z[0, 0] : !i8, !m_i8
  %7 = tile.muls %ta, %s : i8, !i8
  tile.store %7, %z[0, 0] : !i8, !m_i8
  %8 = tile.subs %ta, %s : i8, !i8
  tile.store %8, %z[0, 0] : !i8, !m_i8
  %9 = tile.neg %ta : !i8
  tile.store %9, %z[0, 0] : !i8, !m_i8
  %10 = tile.full %s : i8 -> !i8
  tile.store %10, %z[0, 0] : !i8, !m_i8
  %11 = tile.row_expand_add %ta, %tc : (!i8, !col_i8) -> !i8
  tile.store %11, %z[0, 0] : !i8, !m_i8
  %12 = tile.row_expand_max %ta, %tc : (!i8, !col_i8) -> !i8
  tile.store %12, %z[0, 0] : !i8, !m_i8
  %13 = tile.row_expand_min %ta, %tc : (!i8, !col_i8) -> !i8
  tile.store %13, %z[0, 0] : !i8, !m_i8
  %14 = tile.row_expand_mul %ta, %tc : (!i8, !col_i8) -> !i8
  tile.store %14, %z[0, 0] : !i8, !m_i8
  %15 = tile.row_expand_sub %ta, %tc : (!i8, !col_i8) -> !i8
  tile.store %15, %z[0, 0] : !i8, !m_i8
  %16 = tile.row_expand %tc : !col_i8 -> !i8
  tile.store %16, %z[0, 0] : !i8, !m_i8
  %17 = tile.col_expand_add %ta, %tr : (!i8, !row_i8) -> !i8
  tile.store %17, %z[0, 0] : !i8, !m_i8
  %18 = tile.col_expand_max %ta, %tr : (!i8, !row_i8) -> !i8
  tile.store %18, %z[0, 0] : !i8, !m_i8
  %19 = tile.col_expand_min %ta, %tr : (!i8, !row_i8) -> !i8
  tile.store %19, %z[0, 0] : !i8, !m_i8
  %20 = tile.col_expand_mul %ta, %tr : (!i8, !row_i8) -> !i8
  tile.store %20, %z[0, 0] : !i8, !m_i8
  %21 = tile.col_expand_sub %ta, %tr : (!i8, !row_i8) -> !i8
  tile.store %21, %z[0, 0] : !i8, !m_i8
  %22 = tile.col_expand %tr : !row_i8 -> !i8
  tile.store %22, %z[0, 0] : !i8, !m_i8
  return
}

!bf16 = !tile.tile<32x64xbf16>
!m_bf16 = !ptensor.tensor<32x64xbf16>
func.func @vector_bf16(%a: !m_bf16, %b: !m_bf16, %s: bf16, %z: !m_bf16 {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
  %ta = tile.load %a[0, 0] : !m_bf16 -> !bf16
  %tb = tile.load %b[0, 0] : !m_bf16 -> !bf16
  %0 = tile.add %ta, %tb : !bf16
  tile.store %0, %z[0, 0] : !bf16, !m_bf16
  %1 = tile.adds %ta, %s : bf16, !bf16
  tile.store %1, %z[0, 0] : !bf16, !m_bf16
  %2 = tile.minimums %ta, %s : bf16, !bf16
  tile.store %2, %z[0, 0] : !bf16, !m_bf16
  %3 = tile.muls %ta, %s : bf16, !bf16
  tile.store %3, %z[0, 0] : !bf16, !m_bf16
  %4 = tile.subs %ta, %s : bf16, !bf16
  tile.store %4, %z[0, 0] : !bf16, !m_bf16
  %5 = tile.neg %ta : !bf16
  tile.store %5, %z[0, 0] : !bf16, !m_bf16
  return
}

!cube_a_f32 = !ptensor.tensor<32x64xf32>
!cube_b_f32 = !ptensor.tensor<64x32xf32>
!acc_f32 = !tile.tile<32x32xf32>
func.func @cube_f32(%a: !cube_a_f32, %b: !cube_b_f32, %z: !ptensor.tensor<32x32xf32> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aic>} {
  %ta = tile.load %a[0, 0] : !cube_a_f32 -> !tile.tile<32x64xf32>
  %tb = tile.load %b[0, 0] : !cube_b_f32 -> !tile.tile<64x32xf32>
  %0 = tile.matmul %ta, %tb : (!tile.tile<32x64xf32>, !tile.tile<64x32xf32>) -> !acc_f32
  %1 = tile.matmul_acc %0, %ta, %tb : (!acc_f32, !tile.tile<32x64xf32>, !tile.tile<64x32xf32>) -> !acc_f32
  tile.store %1, %z[0, 0] : !acc_f32, !ptensor.tensor<32x32xf32>
  return
}

!cube_a_f16 = !ptensor.tensor<32x64xf16>
!cube_b_f16 = !ptensor.tensor<64x32xf16>
!acc_f16 = !tile.tile<32x32xf32>
func.func @cube_f16(%a: !cube_a_f16, %b: !cube_b_f16, %z: !ptensor.tensor<32x32xf32> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aic>} {
  %ta = tile.load %a[0, 0] : !cube_a_f16 -> !tile.tile<32x64xf16>
  %tb = tile.load %b[0, 0] : !cube_b_f16 -> !tile.tile<64x32xf16>
  %0 = tile.matmul %ta, %tb : (!tile.tile<32x64xf16>, !tile.tile<64x32xf16>) -> !acc_f16
  %1 = tile.matmul_acc %0, %ta, %tb : (!acc_f16, !tile.tile<32x64xf16>, !tile.tile<64x32xf16>) -> !acc_f16
  tile.store %1, %z[0, 0] : !acc_f16, !ptensor.tensor<32x32xf32>
  return
}

!cube_a_bf16 = !ptensor.tensor<32x64xbf16>
!cube_b_bf16 = !ptensor.tensor<64x32xbf16>
!acc_bf16 = !tile.tile<32x32xf32>
func.func @cube_bf16(%a: !cube_a_bf16, %b: !cube_b_bf16, %z: !ptensor.tensor<32x32xf32> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aic>} {
  %ta = tile.load %a[0, 0] : !cube_a_bf16 -> !tile.tile<32x64xbf16>
  %tb = tile.load %b[0, 0] : !cube_b_bf16 -> !tile.tile<64x32xbf16>
  %0 = tile.matmul %ta, %tb : (!tile.tile<32x64xbf16>, !tile.tile<64x32xbf16>) -> !acc_bf16
  %1 = tile.matmul_acc %0, %ta, %tb : (!acc_bf16, !tile.tile<32x64xbf16>, !tile.tile<64x32xbf16>) -> !acc_bf16
  tile.store %1, %z[0, 0] : !acc_bf16, !ptensor.tensor<32x32xf32>
  return
}

!cube_a_i8 = !ptensor.tensor<32x64xi8>
!cube_b_i8 = !ptensor.tensor<64x32xi8>
!acc_i8 = !tile.tile<32x32xi32>
func.func @cube_i8(%a: !cube_a_i8, %b: !cube_b_i8, %z: !ptensor.tensor<32x32xi32> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aic>} {
  %ta = tile.load %a[0, 0] : !cube_a_i8 -> !tile.tile<32x64xi8>
  %tb = tile.load %b[0, 0] : !cube_b_i8 -> !tile.tile<64x32xi8>
  %0 = tile.matmul %ta, %tb : (!tile.tile<32x64xi8>, !tile.tile<64x32xi8>) -> !acc_i8
  %1 = tile.matmul_acc %0, %ta, %tb : (!acc_i8, !tile.tile<32x64xi8>, !tile.tile<64x32xi8>) -> !acc_i8
  tile.store %1, %z[0, 0] : !acc_i8, !ptensor.tensor<32x32xi32>
  return
}

!cube_a_f8E4M3FN = !ptensor.tensor<32x64xf8E4M3FN>
!cube_b_f8E4M3FN = !ptensor.tensor<64x32xf8E4M3FN>
!acc_f8E4M3FN = !tile.tile<32x32xf32>
func.func @cube_f8E4M3FN(%a: !cube_a_f8E4M3FN, %b: !cube_b_f8E4M3FN, %z: !ptensor.tensor<32x32xf32> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aic>} {
  %ta = tile.load %a[0, 0] : !cube_a_f8E4M3FN -> !tile.tile<32x64xf8E4M3FN>
  %tb = tile.load %b[0, 0] : !cube_b_f8E4M3FN -> !tile.tile<64x32xf8E4M3FN>
  %0 = tile.matmul %ta, %tb : (!tile.tile<32x64xf8E4M3FN>, !tile.tile<64x32xf8E4M3FN>) -> !acc_f8E4M3FN
  %1 = tile.matmul_acc %0, %ta, %tb : (!acc_f8E4M3FN, !tile.tile<32x64xf8E4M3FN>, !tile.tile<64x32xf8E4M3FN>) -> !acc_f8E4M3FN
  tile.store %1, %z[0, 0] : !acc_f8E4M3FN, !ptensor.tensor<32x32xf32>
  return
}

!cube_a_f8E5M2 = !ptensor.tensor<32x64xf8E5M2>
!cube_b_f8E5M2 = !ptensor.tensor<64x32xf8E5M2>
!acc_f8E5M2 = !tile.tile<32x32xf32>
func.func @cube_f8E5M2(%a: !cube_a_f8E5M2, %b: !cube_b_f8E5M2, %z: !ptensor.tensor<32x32xf32> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aic>} {
  %ta = tile.load %a[0, 0] : !cube_a_f8E5M2 -> !tile.tile<32x64xf8E5M2>
  %tb = tile.load %b[0, 0] : !cube_b_f8E5M2 -> !tile.tile<64x32xf8E5M2>
  %0 = tile.matmul %ta, %tb : (!tile.tile<32x64xf8E5M2>, !tile.tile<64x32xf8E5M2>) -> !acc_f8E5M2
  %1 = tile.matmul_acc %0, %ta, %tb : (!acc_f8E5M2, !tile.tile<32x64xf8E5M2>, !tile.tile<64x32xf8E5M2>) -> !acc_f8E5M2
  tile.store %1, %z[0, 0] : !acc_f8E5M2, !ptensor.tensor<32x32xf32>
  return
}

// A product of a product drained as f16, the launch's indices, a bias.
func.func @moves(%a: !ptensor.tensor<32x64xf16>, %b: !ptensor.tensor<64x32xf16>, %z: !ptensor.tensor<32x32xf16> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aic>} {
  %ta = tile.load %a[0, 0] : !ptensor.tensor<32x64xf16> -> !tile.tile<32x64xf16>
  %tb = tile.load %b[0, 0] : !ptensor.tensor<64x32xf16> -> !tile.tile<64x32xf16>
  %0 = tile.matmul %ta, %tb : (!tile.tile<32x64xf16>, !tile.tile<64x32xf16>) -> !tile.tile<32x32xf32, acc>
  %1 = tile.move %0 : !tile.tile<32x32xf32, acc> -> !tile.tile<32x32xf16, mat>
  %2 = tile.move %1 : !tile.tile<32x32xf16, mat> -> !tile.tile<32x32xf16, left>
  %3 = tile.move %1 : !tile.tile<32x32xf16, mat> -> !tile.tile<32x32xf16, right>
  %4 = tile.matmul %2, %3 : (!tile.tile<32x32xf16, left>, !tile.tile<32x32xf16, right>) -> !tile.tile<32x32xf32, acc>
  tile.store %4, %z[0, 0] : !tile.tile<32x32xf32, acc>, !ptensor.tensor<32x32xf16>
  return
}
func.func @launch(%a: !ptensor.tensor<64x64xf32>, %z: !ptensor.tensor<64x64xf32> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
  %c32 = arith.constant 32 : index
  %block = tile.get_block_idx
  %blocks = tile.get_block_num
  %half = tile.get_subblock_idx
  %0 = arith.muli %block, %blocks : index
  %1 = arith.addi %0, %half : index
  %row = arith.muli %1, %c32 : index
  %ta = tile.load %a[%row, 0] : !ptensor.tensor<64x64xf32> -> !tile.tile<32x64xf32, vec, valid = [32, 60]>
  %tb = tile.move %ta : !tile.tile<32x64xf32, vec, valid = [32, 60]> -> !tile.tile<32x64xf32, vec, valid = [32, 60]>
  %tc = tile.add %ta, %tb : !tile.tile<32x64xf32, vec, valid = [32, 60]>
  tile.store %tc, %z[%row, 0] : !tile.tile<32x64xf32, vec, valid = [32, 60]>, !ptensor.tensor<64x64xf32>
  return
}
func.func @bias(%a: !ptensor.tensor<1x32xf32>) attributes {pypto.kind = #pypto.kind<aic>} {
  %0 = tile.load %a[0, 0] : !ptensor.tensor<1x32xf32> -> !tile.tile<1x32xf32, mat, blayout = row_major, slayout = none_box>
  %1 = tile.move %0 : !tile.tile<1x32xf32, mat, blayout = row_major, slayout = none_box> -> !tile.tile<1x32xf32, bias>
  return
}

// Routes of this chip only.
func.func @vec_to_mat(%a: !ptensor.tensor<32x64xf16>, %b: !ptensor.tensor<64x32xf16>, %z: !ptensor.tensor<32x32xf32> {pypto.dir = #pypto.dir<out>}) {
  %ta = tile.load %a[0, 0] : !ptensor.tensor<32x64xf16> -> !tile.tile<32x64xf16, vec>
  %ma = tile.move %ta : !tile.tile<32x64xf16, vec> -> !tile.tile<32x64xf16, mat>
  %tb = tile.load %b[0, 0] : !ptensor.tensor<64x32xf16> -> !tile.tile<64x32xf16>
  %la = tile.move %ma : !tile.tile<32x64xf16, mat> -> !tile.tile<32x64xf16, left>
  %0 = tile.matmul %la, %tb : (!tile.tile<32x64xf16, left>, !tile.tile<64x32xf16>) -> !tile.tile<32x32xf32, acc>
  %1 = tile.move %0 : !tile.tile<32x32xf32, acc> -> !tile.tile<32x32xf32, vec>
  tile.store %1, %z[0, 0] : !tile.tile<32x32xf32, vec>, !ptensor.tensor<32x32xf32>
  return
}
