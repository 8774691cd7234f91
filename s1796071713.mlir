// pypto-generate --seed 1796071713 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071713_h0(%a1: !tile.tile<3x8xf32, vec, valid = [1, 3]>, %a2: !tile.tile<3x8xf32, vec, valid = [1, 3]>) -> !tile.tile<3x8xf32, vec, valid = [1, 3]> {
    %t3 = "tile.minimum"(%a2, %a1) : (!tile.tile<3x8xf32, vec, valid = [1, 3]>, !tile.tile<3x8xf32, vec, valid = [1, 3]>) -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
    return %t3 : !tile.tile<3x8xf32, vec, valid = [1, 3]>
  }
  func.func @s1796071713(%p1: i1, %p5: index, %x6: !ptensor.tensor<15x6xf16>, %p7: index, %p19: i1, %x21: !ptensor.tensor<8x12xf32, layout = dn, valid = [6, 9]> {pypto.dir = #pypto.dir<inout>}, %p25: i1, %p26: f16, %x30: !ptensor.tensor<15x6xf16> {pypto.dir = #pypto.dir<inout>}, %x37: !ptensor.tensor<3x4xf32>, %p41: f32, %x45: !ptensor.tensor<4x12xf32, valid = [2, 9]> {pypto.dir = #pypto.dir<inout>}, %x50: !ptensor.tensor<17x15xf16, valid = [15, 12], pad = zero> {pypto.dir = #pypto.dir<inout>}, %x52: !ptensor.tensor<4x3xf32>, %x68: !ptensor.tensor<15x6xf16> {pypto.dir = #pypto.dir<inout>}, %x80: !ptensor.tensor<5x7xf16>, %x85: !ptensor.tensor<15x6xf16>, %p95: f16, %x125: !ptensor.tensor<19x12xf16>, %x127: !ptensor.tensor<3x9xf16, valid = [1, 6]>, %x132: !ptensor.tensor<4x7xf32>, %x134t: !ptensor.tensor<1x7xf32>, %x147: !ptensor.tensor<10x4xbf16, layout = dn>, %x150: !ptensor.tensor<6x32xbf16>, %x158: !ptensor.tensor<10x3xbf16>, %x163: !ptensor.tensor<6x35xbf16>, %x169: !ptensor.tensor<10x39xbf16, strides = [44, 1], valid = [8, 36]>, %x173: !ptensor.tensor<8x32xbf16> {pypto.dir = #pypto.dir<out>}, %p176: index, %x182: !ptensor.tensor<3x11xf32, valid = [1, 8]> {pypto.dir = #pypto.dir<out>}, %x183: !ptensor.tensor<3x7xf32, valid = [1, 4]> {pypto.dir = #pypto.dir<out>}, %x184: !ptensor.tensor<7x4xf32> {pypto.dir = #pypto.dir<out>}, %x188: !ptensor.tensor<6x5xf32> {pypto.dir = #pypto.dir<out>}) {
    %x134m = ptensor.to_memref %x134t : !ptensor.tensor<1x7xf32> -> memref<1x7xf32>
    %x134 = ptensor.from_memref %x134m : memref<1x7xf32> -> !ptensor.tensor<1x7xf32>
    %r2:2 = scf.if %p1 -> (!tile.tile<16x16xf16, vec, valid = [15, 6]>, f16) {
      %c3 = arith.constant 0 : index
      %c4 = arith.constant 1 : index
      %c8 = arith.constant 1 : index
      %o9 = arith.remui %p7, %c8 : index
      %t10 = tile.load %x6[%o9, 0] : !ptensor.tensor<15x6xf16> -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
      %r11:3 = scf.while (%a12 = %t10, %a13 = %t10, %i14 = %c3) : (!tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x16xf16, vec, valid = [15, 6]>, index) -> (!tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x16xf16, vec, valid = [15, 6]>, index) {
        %q15 = arith.cmpi slt, %i14, %p5 : index
        scf.condition(%q15) %a12, %a13, %i14 : !tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x16xf16, vec, valid = [15, 6]>, index
      } do {
        ^bb0(%a16: !tile.tile<16x16xf16, vec, valid = [15, 6]>, %a17: !tile.tile<16x16xf16, vec, valid = [15, 6]>, %i18: index):
        %t20 = arith.select %p19, %a16, %a16 : !tile.tile<16x16xf16, vec, valid = [15, 6]>
        %t22 = tile.load %x21[0, %o9] : !ptensor.tensor<8x12xf32, layout = dn, valid = [6, 9]> -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
        %t23 = "tile.neg"(%t22) : (!tile.tile<3x8xf32, vec, valid = [1, 3]>) -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
        %i24 = arith.addi %i18, %c4 : index
        scf.yield %a17, %t20, %i24 : !tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x16xf16, vec, valid = [15, 6]>, index
      }
      %k27 = arith.minimumf %p26, %p26 : f16
      %t28 = "tile.full"(%k27) : (f16) -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
      %t29 = arith.select %p25, %t28, %r11#1 : !tile.tile<16x16xf16, vec, valid = [15, 6]>
      %t31 = tile.load %x30[0, %o9] : !ptensor.tensor<15x6xf16> -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
      %c32 = arith.constant 1 : index
      %o33 = arith.remui %r11#2, %c32 : index
      %t34 = tile.load %x30[%o9, %o33] : !ptensor.tensor<15x6xf16> -> !tile.tile<1x16xf16, vec, valid = [1, 6]>
      %t35 = "tile.col_expand_min"(%t31, %t34) : (!tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<1x16xf16, vec, valid = [1, 6]>) -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
      %t36 = tile.load %x6[%o9, 0] : !ptensor.tensor<15x6xf16> -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
      scf.yield %t36, %k27 : !tile.tile<16x16xf16, vec, valid = [15, 6]>, f16
    } else {
      %c38 = arith.constant 3 : index
      %o39 = arith.remui %p7, %c38 : index
      %t40 = tile.load %x37[%o39, 0] : !ptensor.tensor<3x4xf32> -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
      %k42 = arith.minimumf %p41, %p41 : f32
      %t43 = "tile.divs"(%t40, %k42) : (!tile.tile<3x8xf32, vec, valid = [1, 3]>, f32) -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
      %g44 = "tile.get_block_num"() : () -> index
      tile.store %t43, %x21[%p5, %g44] : !tile.tile<3x8xf32, vec, valid = [1, 3]>, !ptensor.tensor<8x12xf32, layout = dn, valid = [6, 9]>
      %c46 = arith.constant 2 : index
      %o47 = arith.remui %o39, %c46 : index
      %t48 = tile.load %x45[%o47, 2] : !ptensor.tensor<4x12xf32, valid = [2, 9]> -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
      %h49 = func.call @s1796071713_h0(%t48, %t43) : (!tile.tile<3x8xf32, vec, valid = [1, 3]>, !tile.tile<3x8xf32, vec, valid = [1, 3]>) -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
      %t51 = tile.load %x50[0, 5] : !ptensor.tensor<17x15xf16, valid = [15, 12], pad = zero> -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
      scf.yield %t51, %p26 : !tile.tile<16x16xf16, vec, valid = [15, 6]>, f16
    }
    %t53 = tile.load %x52[%p5, 0] : !ptensor.tensor<4x3xf32> -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
    %k54 = arith.addf %p41, %p41 : f32
    %t55 = "tile.divs"(%t53, %k54) : (!tile.tile<3x8xf32, vec, valid = [1, 3]>, f32) -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
    %r56:1 = scf.if %p25 -> (!tile.tile<16x16xf16, vec, valid = [15, 6]>) {
      %t57 = tile.load %x30[0, 0] : !ptensor.tensor<15x6xf16> -> !tile.tile<1x16xf16, vec, valid = [1, 6]>
      %t58 = "tile.subs"(%t57, %r2#1) : (!tile.tile<1x16xf16, vec, valid = [1, 6]>, f16) -> !tile.tile<1x16xf16, vec, valid = [1, 6]>
      scf.yield %r2#0 : !tile.tile<16x16xf16, vec, valid = [15, 6]>
    } else {
      %c59 = arith.constant 0 : index
      %c60 = arith.constant 1 : index
      %g61 = "tile.get_subblock_idx"() : () -> index
      %g62 = "tile.get_subblock_idx"() : () -> index
      %c63 = arith.constant 1 : index
      %o64 = arith.remui %g62, %c63 : index
      %c65 = arith.constant 1 : index
      %o66 = arith.remui %g62, %c65 : index
      %t67 = tile.load %x6[%o64, %o66] : !ptensor.tensor<15x6xf16> -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
      %t69 = tile.load %x68[%o64, 0] : !ptensor.tensor<15x6xf16> -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
      %r70:4 = scf.while (%a71 = %t67, %a72 = %t67, %a73 = %t69, %i74 = %c59) : (!tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x16xf16, vec, valid = [15, 6]>, index) -> (!tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x16xf16, vec, valid = [15, 6]>, index) {
        %q75 = arith.cmpi slt, %i74, %g61 : index
        scf.condition(%q75) %a71, %a72, %a73, %i74 : !tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x16xf16, vec, valid = [15, 6]>, index
      } do {
        ^bb0(%a76: !tile.tile<16x16xf16, vec, valid = [15, 6]>, %a77: !tile.tile<16x16xf16, vec, valid = [15, 6]>, %a78: !tile.tile<16x16xf16, vec, valid = [15, 6]>, %i79: index):
        %t81 = tile.load %x80[%o66, %o64] : !ptensor.tensor<5x7xf16> -> !tile.tile<1x16xf16, vec, valid = [1, 6]>
        %t82 = "tile.col_expand_mul"(%a78, %t81) : (!tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<1x16xf16, vec, valid = [1, 6]>) -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
        %c83 = arith.constant 2 : index
        %q84 = arith.cmpi sge, %g62, %c83 : index
        %c86 = arith.constant 1 : index
        %o87 = arith.remui %p7, %c86 : index
        %t88 = tile.load %x85[%o87, %o87] : !ptensor.tensor<15x6xf16> -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
        %t89 = arith.select %q84, %t69, %t88 : !tile.tile<16x16xf16, vec, valid = [15, 6]>
        %r90:2 = scf.execute_region -> (!tile.tile<16x16xf16, vec, valid = [15, 6]>, f32) {
          %k91 = arith.subf %p41, %p41 : f32
          scf.yield %t82, %k91 : !tile.tile<16x16xf16, vec, valid = [15, 6]>, f32
        }
        %i92 = arith.addi %i79, %c60 : index
        scf.yield %a77, %a76, %t82, %i92 : !tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x16xf16, vec, valid = [15, 6]>, index
      }
      %t93 = tile.load %x6[0, %r70#3] : !ptensor.tensor<15x6xf16> -> !tile.tile<16x1xf16, vec, valid = [15, 1]>
      %t94 = "tile.row_expand"(%t93) : (!tile.tile<16x1xf16, vec, valid = [15, 1]>) -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
      %t96 = "tile.maximums"(%r70#1, %p95) : (!tile.tile<16x16xf16, vec, valid = [15, 6]>, f16) -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
      scf.yield %r70#2 : !tile.tile<16x16xf16, vec, valid = [15, 6]>
    }
    %c97 = arith.constant 0 : index
    %c98 = arith.constant 1 : index
    %c99 = arith.constant 1 : index
    %g100 = "tile.get_subblock_idx"() : () -> index
    %c101 = arith.constant 3 : index
    %o102 = arith.remui %g100, %c101 : index
    %c103 = arith.constant 2 : index
    %o104 = arith.remui %p7, %c103 : index
    %t105 = tile.load %x37[%o102, %o104] : !ptensor.tensor<3x4xf32> -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
    %r106:4 = scf.while (%a107 = %t55, %a108 = %t55, %a109 = %t105, %i110 = %c97) : (!tile.tile<3x8xf32, vec, valid = [1, 3]>, !tile.tile<3x8xf32, vec, valid = [1, 3]>, !tile.tile<3x8xf32, vec, valid = [1, 3]>, index) -> (!tile.tile<3x8xf32, vec, valid = [1, 3]>, !tile.tile<3x8xf32, vec, valid = [1, 3]>, !tile.tile<3x8xf32, vec, valid = [1, 3]>, index) {
      %c111 = arith.constant 1 : index
      %o112 = arith.remui %o104, %c111 : index
      %t113 = tile.load %x50[%o112, 2] : !ptensor.tensor<17x15xf16, valid = [15, 12], pad = zero> -> !tile.tile<16x1xf16, vec, valid = [15, 1]>
      %t114 = "tile.row_expand_add"(%r56#0, %t113) : (!tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x1xf16, vec, valid = [15, 1]>) -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
      %c115 = arith.constant 0 : index
      %c116 = arith.constant 5 : index
      %c117 = arith.constant 3 : index
      %t118 = tile.load %x85[%o112, 0] : !ptensor.tensor<15x6xf16> -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
      %r119:2 = scf.for %i122 = %c115 to %c116 step %c117 iter_args(%a120 = %r56#0, %a121 = %t118) -> (!tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x16xf16, vec, valid = [15, 6]>) {
        %t123 = tile.move %a120 : !tile.tile<16x16xf16, vec, valid = [15, 6]> -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
        %t124 = "tile.sub"(%t55, %a109) : (!tile.tile<3x8xf32, vec, valid = [1, 3]>, !tile.tile<3x8xf32, vec, valid = [1, 3]>) -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
        %t126 = tile.load %x125[2, %p7] : !ptensor.tensor<19x12xf16> -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
        %c128 = arith.constant 1 : index
        %o129 = arith.remui %o102, %c128 : index
        %t130 = tile.load %x127[0, %o129] : !ptensor.tensor<3x9xf16, valid = [1, 6]> -> !tile.tile<1x16xf16, vec, valid = [1, 6]>
        %t131 = "tile.col_expand_sub"(%t126, %t130) : (!tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<1x16xf16, vec, valid = [1, 6]>) -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
        scf.yield %a120, %a121 : !tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x16xf16, vec, valid = [15, 6]>
      }
      %t133 = tile.load %x132[1, 2] : !ptensor.tensor<4x7xf32> -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
      %c135 = arith.constant 1 : index
      %o136 = arith.remui %p7, %c135 : index
      %t137 = tile.load %x134[%o136, 4] : !ptensor.tensor<1x7xf32> -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
      %q138 = arith.cmpi slt, %i110, %c98 : index
      scf.condition(%q138) %t133, %t137, %t133, %i110 : !tile.tile<3x8xf32, vec, valid = [1, 3]>, !tile.tile<3x8xf32, vec, valid = [1, 3]>, !tile.tile<3x8xf32, vec, valid = [1, 3]>, index
    } do {
      ^bb0(%a139: !tile.tile<3x8xf32, vec, valid = [1, 3]>, %a140: !tile.tile<3x8xf32, vec, valid = [1, 3]>, %a141: !tile.tile<3x8xf32, vec, valid = [1, 3]>, %i142: index):
      %g143 = "tile.get_block_idx"() : () -> index
      %t144 = tile.load %x30[%i142, %g143] : !ptensor.tensor<15x6xf16> -> !tile.tile<16x1xf16, vec, valid = [15, 1]>
      %t145 = "tile.row_expand_expdif"(%r56#0, %t144) : (!tile.tile<16x16xf16, vec, valid = [15, 6]>, !tile.tile<16x1xf16, vec, valid = [15, 1]>) -> !tile.tile<16x16xf16, vec, valid = [15, 6]>
      %i146 = arith.addi %i142, %c99 : index
      scf.yield %t53, %t53, %t55, %i146 : !tile.tile<3x8xf32, vec, valid = [1, 3]>, !tile.tile<3x8xf32, vec, valid = [1, 3]>, !tile.tile<3x8xf32, vec, valid = [1, 3]>, index
    }
    %t148 = tile.load %x147[2, 0] : !ptensor.tensor<10x4xbf16, layout = dn> -> !tile.tile<16x16xbf16, mat, valid = [8, 3], blayout = row_major, slayout = col_major>
    %m149 = tile.move %t148 : !tile.tile<16x16xbf16, mat, valid = [8, 3], blayout = row_major, slayout = col_major> -> !tile.tile<16x16xbf16, left, valid = [8, 3]>
    %g151 = "tile.get_block_idx"() : () -> index
    %t152 = tile.load %x150[%g151, 0] : !ptensor.tensor<6x32xbf16> -> !tile.tile<16x32xbf16, mat, valid = [3, 32]>
    %m153 = tile.move %t152 : !tile.tile<16x32xbf16, mat, valid = [3, 32]> -> !tile.tile<16x32xbf16, right, valid = [3, 32]>
    %s154 = "tile.matmul"(%m149, %m153) : (!tile.tile<16x16xbf16, left, valid = [8, 3]>, !tile.tile<16x32xbf16, right, valid = [3, 32]>) -> !tile.tile<16x32xf32, acc, valid = [8, 32]>
    %c155 = arith.constant 0 : index
    %q156 = arith.cmpi slt, %o102, %c155 : index
    %r157:1 = scf.if %q156 -> (!tile.tile<16x32xf32, acc, valid = [8, 32]>) {
      %c159 = arith.constant 1 : index
      %o160 = arith.remui %o104, %c159 : index
      %t161 = tile.load %x158[2, %o160] : !ptensor.tensor<10x3xbf16> -> !tile.tile<16x16xbf16, mat, valid = [8, 3]>
      %m162 = tile.move %t161 : !tile.tile<16x16xbf16, mat, valid = [8, 3]> -> !tile.tile<16x16xbf16, left, valid = [8, 3]>
      %t164 = tile.load %x163[%r106#3, %p5] : !ptensor.tensor<6x35xbf16> -> !tile.tile<16x32xbf16, mat, valid = [3, 32]>
      %m165 = tile.move %t164 : !tile.tile<16x32xbf16, mat, valid = [3, 32]> -> !tile.tile<16x32xbf16, right, valid = [3, 32]>
      %s166 = "tile.matmul_acc"(%s154, %m162, %m165) : (!tile.tile<16x32xf32, acc, valid = [8, 32]>, !tile.tile<16x16xbf16, left, valid = [8, 3]>, !tile.tile<16x32xbf16, right, valid = [3, 32]>) -> !tile.tile<16x32xf32, acc, valid = [8, 32]>
      scf.yield %s166 : !tile.tile<16x32xf32, acc, valid = [8, 32]>
    } else {
      scf.yield %s154 : !tile.tile<16x32xf32, acc, valid = [8, 32]>
    }
    %t167 = tile.load %x158[1, 0] : !ptensor.tensor<10x3xbf16> -> !tile.tile<16x16xbf16, mat, valid = [8, 3]>
    %m168 = tile.move %t167 : !tile.tile<16x16xbf16, mat, valid = [8, 3]> -> !tile.tile<16x16xbf16, left, valid = [8, 3]>
    %t170 = tile.load %x169[0, 2] : !ptensor.tensor<10x39xbf16, strides = [44, 1], valid = [8, 36]> -> !tile.tile<16x32xbf16, mat, valid = [3, 32]>
    %m171 = tile.move %t170 : !tile.tile<16x32xbf16, mat, valid = [3, 32]> -> !tile.tile<16x32xbf16, right, valid = [3, 32]>
    %s172 = "tile.matmul_acc"(%r157#0, %m168, %m171) : (!tile.tile<16x32xf32, acc, valid = [8, 32]>, !tile.tile<16x16xbf16, left, valid = [8, 3]>, !tile.tile<16x32xbf16, right, valid = [3, 32]>) -> !tile.tile<16x32xf32, acc, valid = [8, 32]>
    %c174 = arith.constant 1 : index
    %o175 = arith.remui %o104, %c174 : index
    %c177 = arith.constant 1 : index
    %o178 = arith.remui %p176, %c177 : index
    tile.store %s172, %x173[%o175, %o178] : !tile.tile<16x32xf32, acc, valid = [8, 32]>, !ptensor.tensor<8x32xbf16>
    %t179 = tile.load %x21[%o178, %p7] : !ptensor.tensor<8x12xf32, layout = dn, valid = [6, 9]> -> !tile.tile<1x8xf32, vec, valid = [1, 3]>
    %t180 = "tile.col_expand_max"(%r106#1, %t179) : (!tile.tile<3x8xf32, vec, valid = [1, 3]>, !tile.tile<1x8xf32, vec, valid = [1, 3]>) -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
    %t181 = "tile.divs"(%r106#0, %p41) : (!tile.tile<3x8xf32, vec, valid = [1, 3]>, f32) -> !tile.tile<3x8xf32, vec, valid = [1, 3]>
    tile.store %t55, %x182[0, %o102] : !tile.tile<3x8xf32, vec, valid = [1, 3]>, !ptensor.tensor<3x11xf32, valid = [1, 8]>
    tile.store %t181, %x183[0, %o178] : !tile.tile<3x8xf32, vec, valid = [1, 3]>, !ptensor.tensor<3x7xf32, valid = [1, 4]>
    %g185 = "tile.get_subblock_idx"() : () -> index
    %c186 = arith.constant 2 : index
    %o187 = arith.remui %g185, %c186 : index
    tile.store %t180, %x184[4, %o187] : !tile.tile<3x8xf32, vec, valid = [1, 3]>, !ptensor.tensor<7x4xf32>
    tile.store %t179, %x188[%p7, %o175] : !tile.tile<1x8xf32, vec, valid = [1, 3]>, !ptensor.tensor<6x5xf32>
    return
  }
}
