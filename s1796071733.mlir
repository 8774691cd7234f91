// pypto-generate --seed 1796071733 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071733_h0(%p1: f16) -> f16 {
    return %p1 : f16
  }
  func.func private @s1796071733_h1(%a1: !tile.tile<16x32xi16, vec, valid = [13, 24]>, %a2: !tile.tile<16x32xi16, vec, valid = [13, 24]>, %p3: i16) -> !tile.tile<16x32xi16, vec, valid = [13, 24]> {
    %t4 = "tile.maximums"(%a2, %p3) : (!tile.tile<16x32xi16, vec, valid = [13, 24]>, i16) -> !tile.tile<16x32xi16, vec, valid = [13, 24]>
    %t5 = "tile.adds"(%a2, %p3) : (!tile.tile<16x32xi16, vec, valid = [13, 24]>, i16) -> !tile.tile<16x32xi16, vec, valid = [13, 24]>
    return %t5 : !tile.tile<16x32xi16, vec, valid = [13, 24]>
  }
  func.func @s1796071733(%p1: index, %x6: !ptensor.tensor<1x34xf16> {pypto.dir = #pypto.dir<inout>}, %p16: i16, %p26: f16, %x30: !ptensor.tensor<4x24xi16> {pypto.dir = #pypto.dir<inout>}, %x33: !ptensor.tensor<9x27xi16, valid = [7, 24], pad = zero>, %x36: !ptensor.tensor<1x37xf16> {pypto.dir = #pypto.dir<inout>}, %x42: !ptensor.tensor<3x40xf16, layout = dn, valid = [1, 37], pad = zero> {pypto.dir = #pypto.dir<inout>}, %x45: !ptensor.tensor<9x11xf16>, %p46: index, %x51: !ptensor.tensor<19x15xf16> {pypto.dir = #pypto.dir<inout>}, %x70: !ptensor.tensor<5x13xf16> {pypto.dir = #pypto.dir<out>}, %x79: !ptensor.tensor<5x12xf16, strides = [14, 1]> {pypto.dir = #pypto.dir<out>}, %x82: !ptensor.tensor<19x27xi16> {pypto.dir = #pypto.dir<inout>}, %p93: i16, %p95: i16, %x109: !ptensor.tensor<17x24xi16> {pypto.dir = #pypto.dir<out>}, %x110: !ptensor.tensor<13x27xi16> {pypto.dir = #pypto.dir<out>}, %p126: f16, %p128: i1, %p131: f16, %x136: !ptensor.tensor<2x33xf16> {pypto.dir = #pypto.dir<out>}, %x137: !ptensor.tensor<1x37xf16, strides = [44, 1]> {pypto.dir = #pypto.dir<out>}, %x138: !ptensor.tensor<15x27xi16> {pypto.dir = #pypto.dir<out>}) {
    %r2:1 = scf.index_switch %p1 -> !tile.tile<1x32xf16, vec>
    case 0 {
      %c3 = arith.constant 0 : index
      %c4 = arith.constant 2 : index
      %c5 = arith.constant 1 : index
      %t7 = tile.load %x6[0, 2] : !ptensor.tensor<1x34xf16> -> !tile.tile<1x32xf16, vec>
      %r8:2 = scf.while (%a9 = %t7, %i10 = %c3) : (!tile.tile<1x32xf16, vec>, index) -> (!tile.tile<1x32xf16, vec>, index) {
        %t11 = "tile.col_expand_sub"(%a9, %a9) : (!tile.tile<1x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<1x32xf16, vec>
        %q12 = arith.cmpi slt, %i10, %c4 : index
        scf.condition(%q12) %a9, %i10 : !tile.tile<1x32xf16, vec>, index
      } do {
        ^bb0(%a13: !tile.tile<1x32xf16, vec>, %i14: index):
        %t15 = "tile.add"(%a13, %a13) : (!tile.tile<1x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<1x32xf16, vec>
        %k17 = arith.minui %p16, %p16 : i16
        %t18 = "tile.full"(%k17) : (i16) -> !tile.tile<16x32xi16, vec, valid = [13, 24]>
        %t19 = "tile.subs"(%t18, %k17) : (!tile.tile<16x32xi16, vec, valid = [13, 24]>, i16) -> !tile.tile<16x32xi16, vec, valid = [13, 24]>
        %i20 = arith.addi %i14, %c5 : index
        scf.yield %a13, %i20 : !tile.tile<1x32xf16, vec>, index
      }
      %c21 = arith.constant 1 : index
      %q22 = arith.cmpi ne, %r8#1, %c21 : index
      %r23:2 = scf.if %q22 -> (!tile.tile<1x32xi16, vec, valid = [1, 24]>, f16) {
        %k24 = arith.constant 100.0 : f16
        %t25 = "tile.full"(%k24) : (f16) -> !tile.tile<1x32xf16, vec>
        %k27 = arith.minimumf %p26, %p26 : f16
        %h28 = func.call @s1796071733_h0(%k27) : (f16) -> f16
        %t29 = "tile.col_expand_mul"(%r8#0, %r8#0) : (!tile.tile<1x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<1x32xf16, vec>
        %t31 = tile.load %x30[%r8#1, 0] : !ptensor.tensor<4x24xi16> -> !tile.tile<1x32xi16, vec, valid = [1, 24]>
        %k32 = arith.constant 1.0 : f16
        scf.yield %t31, %k32 : !tile.tile<1x32xi16, vec, valid = [1, 24]>, f16
      } else {
        %t34 = tile.load %x33[4, 0] : !ptensor.tensor<9x27xi16, valid = [7, 24], pad = zero> -> !tile.tile<1x32xi16, vec, valid = [1, 24]>
        %k35 = arith.constant 1.0 : f16
        scf.yield %t34, %k35 : !tile.tile<1x32xi16, vec, valid = [1, 24]>, f16
      }
      %g37 = "tile.get_block_idx"() : () -> index
      %c38 = arith.constant 1 : index
      %o39 = arith.remui %g37, %c38 : index
      %t40 = tile.load %x36[%o39, %g37] : !ptensor.tensor<1x37xf16> -> !tile.tile<1x32xf16, vec>
      %t41 = "tile.col_expand_max"(%r8#0, %t40) : (!tile.tile<1x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<1x32xf16, vec>
      scf.yield %t41 : !tile.tile<1x32xf16, vec>
    }
    default {
      %g43 = "tile.get_block_idx"() : () -> index
      %t44 = tile.load %x42[0, %g43] : !ptensor.tensor<3x40xf16, layout = dn, valid = [1, 37], pad = zero> -> !tile.tile<1x32xf16, vec>
      scf.yield %t44 : !tile.tile<1x32xf16, vec>
    }
    %c47 = arith.constant 1 : index
    %o48 = arith.remui %p46, %c47 : index
    %t49 = tile.load %x45[%p46, %o48] : !ptensor.tensor<9x11xf16> -> !tile.tile<16x16xf16, mat, valid = [4, 11]>
    %m50 = tile.move %t49 : !tile.tile<16x16xf16, mat, valid = [4, 11]> -> !tile.tile<16x16xf16, left, valid = [4, 11]>
    %g52 = "tile.get_block_idx"() : () -> index
    %c53 = arith.constant 3 : index
    %o54 = arith.remui %g52, %c53 : index
    %t55 = tile.load %x51[%o48, %o54] : !ptensor.tensor<19x15xf16> -> !tile.tile<16x16xf16, mat, valid = [13, 13]>
    %m56 = tile.move %t55 : !tile.tile<16x16xf16, mat, valid = [13, 13]> -> !tile.tile<16x16xf16, right, valid = [13, 13]>
    %s57 = "tile.matmul"(%m50, %m56) : (!tile.tile<16x16xf16, left, valid = [4, 11]>, !tile.tile<16x16xf16, right, valid = [13, 13]>) -> !tile.tile<16x16xf32, acc, valid = [4, 13]>
    %c58 = arith.constant 1 : index
    %q59 = arith.cmpi ne, %g52, %c58 : index
    %r60:1 = scf.if %q59 -> (!tile.tile<16x16xf32, acc, valid = [4, 13]>) {
      %c61 = arith.constant 1 : index
      %o62 = arith.remui %o54, %c61 : index
      %t63 = tile.load %x45[%o48, %o62] : !ptensor.tensor<9x11xf16> -> !tile.tile<16x16xf16, mat, valid = [4, 11]>
      %m64 = tile.move %t63 : !tile.tile<16x16xf16, mat, valid = [4, 11]> -> !tile.tile<16x16xf16, left, valid = [4, 11]>
      %c65 = arith.constant 3 : index
      %o66 = arith.remui %p1, %c65 : index
      %t67 = tile.load %x51[5, %o66] : !ptensor.tensor<19x15xf16> -> !tile.tile<16x16xf16, mat, valid = [13, 13]>
      %m68 = tile.move %t67 : !tile.tile<16x16xf16, mat, valid = [13, 13]> -> !tile.tile<16x16xf16, right, valid = [13, 13]>
      %s69 = "tile.matmul_acc"(%s57, %m64, %m68) : (!tile.tile<16x16xf32, acc, valid = [4, 13]>, !tile.tile<16x16xf16, left, valid = [4, 11]>, !tile.tile<16x16xf16, right, valid = [13, 13]>) -> !tile.tile<16x16xf32, acc, valid = [4, 13]>
      scf.yield %s69 : !tile.tile<16x16xf32, acc, valid = [4, 13]>
    } else {
      scf.yield %s57 : !tile.tile<16x16xf32, acc, valid = [4, 13]>
    }
    %g71 = "tile.get_block_num"() : () -> index
    %c72 = arith.constant 1 : index
    %o73 = arith.remui %g71, %c72 : index
    tile.store %r60#0, %x70[1, %o73] : !tile.tile<16x16xf32, acc, valid = [4, 13]>, !ptensor.tensor<5x13xf16>
    %m74 = tile.move %r60#0 : !tile.tile<16x16xf32, acc, valid = [4, 13]> -> !tile.tile<16x16xf16, mat, valid = [4, 13]>
    %m75 = tile.move %m74 : !tile.tile<16x16xf16, mat, valid = [4, 13]> -> !tile.tile<16x16xf16, left, valid = [4, 13]>
    %t76 = tile.load %x51[1, 3] : !ptensor.tensor<19x15xf16> -> !tile.tile<16x16xf16, mat, valid = [13, 12]>
    %m77 = tile.move %t76 : !tile.tile<16x16xf16, mat, valid = [13, 12]> -> !tile.tile<16x16xf16, right, valid = [13, 12]>
    %s78 = "tile.matmul"(%m75, %m77) : (!tile.tile<16x16xf16, left, valid = [4, 13]>, !tile.tile<16x16xf16, right, valid = [13, 12]>) -> !tile.tile<16x16xf32, acc, valid = [4, 12]>
    tile.store %s78, %x79[%o73, 0] : !tile.tile<16x16xf32, acc, valid = [4, 12]>, !ptensor.tensor<5x12xf16, strides = [14, 1]>
    %c80 = arith.constant 0 : index
    %c81 = arith.constant 1 : index
    %t83 = tile.load %x82[%g71, 3] : !ptensor.tensor<19x27xi16> -> !tile.tile<16x32xi16, vec, valid = [13, 24]>
    %r84:2 = scf.while (%a85 = %t83, %i86 = %c80) : (!tile.tile<16x32xi16, vec, valid = [13, 24]>, index) -> (!tile.tile<16x32xi16, vec, valid = [13, 24]>, index) {
      %q87 = arith.cmpi slt, %i86, %g71 : index
      scf.condition(%q87) %a85, %i86 : !tile.tile<16x32xi16, vec, valid = [13, 24]>, index
    } do {
      ^bb0(%a88: !tile.tile<16x32xi16, vec, valid = [13, 24]>, %i89: index):
      %g90 = "tile.get_block_idx"() : () -> index
      %t91 = tile.load %x82[%o73, %g90] : !ptensor.tensor<19x27xi16> -> !tile.tile<1x32xi16, vec, valid = [1, 24]>
      %t92 = "tile.col_expand_min"(%a88, %t91) : (!tile.tile<16x32xi16, vec, valid = [13, 24]>, !tile.tile<1x32xi16, vec, valid = [1, 24]>) -> !tile.tile<16x32xi16, vec, valid = [13, 24]>
      %t94 = "tile.muls"(%t92, %p93) : (!tile.tile<16x32xi16, vec, valid = [13, 24]>, i16) -> !tile.tile<16x32xi16, vec, valid = [13, 24]>
      %t96 = "tile.full"(%p95) : (i16) -> !tile.tile<1x32xi16, vec, valid = [1, 24]>
      %i97 = arith.addi %i89, %c81 : index
      scf.yield %t94, %i97 : !tile.tile<16x32xi16, vec, valid = [13, 24]>, index
    }
    %k98 = arith.muli %p93, %p95 : i16
    %h99 = func.call @s1796071733_h1(%r84#0, %t83, %k98) : (!tile.tile<16x32xi16, vec, valid = [13, 24]>, !tile.tile<16x32xi16, vec, valid = [13, 24]>, i16) -> !tile.tile<16x32xi16, vec, valid = [13, 24]>
    %c100 = arith.constant 0 : index
    %c101 = arith.constant 4 : index
    %c102 = arith.constant 1 : index
    %r103:4 = scf.for %i108 = %c100 to %c101 step %c102 iter_args(%a104 = %r84#0, %a105 = %h99, %a106 = %r84#0, %a107 = %r84#0) -> (!tile.tile<16x32xi16, vec, valid = [13, 24]>, !tile.tile<16x32xi16, vec, valid = [13, 24]>, !tile.tile<16x32xi16, vec, valid = [13, 24]>, !tile.tile<16x32xi16, vec, valid = [13, 24]>) {
      tile.store %a107, %x109[%r84#1, 0] : !tile.tile<16x32xi16, vec, valid = [13, 24]>, !ptensor.tensor<17x24xi16>
      tile.store %a107, %x110[0, 1] : !tile.tile<16x32xi16, vec, valid = [13, 24]>, !ptensor.tensor<13x27xi16>
      %c111 = arith.constant 1 : index
      %q112 = arith.cmpi ult, %p1, %c111 : index
      %r113:1 = scf.if %q112 -> (!tile.tile<1x32xf16, vec>) {
        %c114 = arith.constant 1 : index
        %o115 = arith.remui %g71, %c114 : index
        %t116 = tile.load %x42[%o115, 5] : !ptensor.tensor<3x40xf16, layout = dn, valid = [1, 37], pad = zero> -> !tile.tile<1x32xf16, vec>
        scf.yield %t116 : !tile.tile<1x32xf16, vec>
      } else {
        scf.yield %r2#0 : !tile.tile<1x32xf16, vec>
      }
      scf.yield %h99, %r84#0, %t83, %r84#0 : !tile.tile<16x32xi16, vec, valid = [13, 24]>, !tile.tile<16x32xi16, vec, valid = [13, 24]>, !tile.tile<16x32xi16, vec, valid = [13, 24]>, !tile.tile<16x32xi16, vec, valid = [13, 24]>
    }
    %c117 = arith.constant 1 : index
    %q118 = arith.cmpi sge, %g71, %c117 : index
    %r119:3 = scf.if %q118 -> (!tile.tile<1x32xf16, vec>, !tile.tile<1x32xf16, vec>, f16) {
      %t120 = "tile.minimum"(%r103#2, %r103#3) : (!tile.tile<16x32xi16, vec, valid = [13, 24]>, !tile.tile<16x32xi16, vec, valid = [13, 24]>) -> !tile.tile<16x32xi16, vec, valid = [13, 24]>
      %t121 = tile.load %x82[4, %r84#1] : !ptensor.tensor<19x27xi16> -> !tile.tile<16x1xi16, vec, valid = [13, 1]>
      %t122 = "tile.row_expand_sub"(%r103#2, %t121) : (!tile.tile<16x32xi16, vec, valid = [13, 24]>, !tile.tile<16x1xi16, vec, valid = [13, 1]>) -> !tile.tile<16x32xi16, vec, valid = [13, 24]>
      %c123 = arith.constant 1 : index
      %o124 = arith.remui %p1, %c123 : index
      %t125 = tile.load %x6[%o124, 2] : !ptensor.tensor<1x34xf16> -> !tile.tile<1x32xf16, vec>
      scf.yield %r2#0, %t125, %p26 : !tile.tile<1x32xf16, vec>, !tile.tile<1x32xf16, vec>, f16
    } else {
      %t127 = "tile.muls"(%r2#0, %p126) : (!tile.tile<1x32xf16, vec>, f16) -> !tile.tile<1x32xf16, vec>
      %r129:2 = scf.if %p128 -> (!tile.tile<16x32xi16, vec, valid = [13, 24]>, f16) {
        %t130 = tile.load %x82[%r84#1, %r84#1] : !ptensor.tensor<19x27xi16> -> !tile.tile<16x32xi16, vec, valid = [13, 24]>
        %k132 = arith.minimumf %p131, %p26 : f16
        scf.yield %t130, %k132 : !tile.tile<16x32xi16, vec, valid = [13, 24]>, f16
      } else {
        %t133 = tile.load %x82[%o54, 0] : !ptensor.tensor<19x27xi16> -> !tile.tile<16x32xi16, vec, valid = [13, 24]>
        scf.yield %t133, %p126 : !tile.tile<16x32xi16, vec, valid = [13, 24]>, f16
      }
      %t134 = tile.move %r129#0 : !tile.tile<16x32xi16, vec, valid = [13, 24]> -> !tile.tile<16x32xi16, vec, valid = [13, 24]>
      %k135 = arith.mulf %p131, %p26 : f16
      scf.yield %t127, %t127, %k135 : !tile.tile<1x32xf16, vec>, !tile.tile<1x32xf16, vec>, f16
    }
    tile.store %r119#1, %x136[1, 0] : !tile.tile<1x32xf16, vec>, !ptensor.tensor<2x33xf16>
    tile.store %r119#0, %x137[0, 1] : !tile.tile<1x32xf16, vec>, !ptensor.tensor<1x37xf16, strides = [44, 1]>
    %g139 = "tile.get_block_num"() : () -> index
    %c140 = arith.constant 3 : index
    %o141 = arith.remui %g139, %c140 : index
    tile.store %r103#3, %x138[%o141, 0] : !tile.tile<16x32xi16, vec, valid = [13, 24]>, !ptensor.tensor<15x27xi16>
    return
  }
}
