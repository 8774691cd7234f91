// pypto-generate --seed 1796071702 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071702_h0(%a1: !tile.tile<3x32xf16, vec>, %a2: !tile.tile<3x32xf16, vec>) -> !tile.tile<3x32xf16, vec> {
    %t3 = "tile.rsqrt"(%a1) : (!tile.tile<3x32xf16, vec>) -> !tile.tile<3x32xf16, vec>
    return %t3 : !tile.tile<3x32xf16, vec>
  }
  func.func @s1796071702(%x1: !ptensor.tensor<7x35xf16, valid = [5, 32]> {pypto.dir = #pypto.dir<inout>}, %p2: index, %x13: !ptensor.tensor<33x17xf32>, %x16: !ptensor.tensor<17x37xf32> {pypto.dir = #pypto.dir<inout>}, %p26: index, %x36: !ptensor.tensor<33x36xf16> {pypto.dir = #pypto.dir<out>}, %x39: !ptensor.tensor<32x16xf32> {pypto.dir = #pypto.dir<inout>}, %x45: !ptensor.tensor<32x20xbf16> {pypto.dir = #pypto.dir<out>}, %p46: i1, %x64: !ptensor.tensor<5x35xf16, valid = [3, 32]> {pypto.dir = #pypto.dir<out>}, %p76: f16, %x126: !ptensor.tensor<1x32xf16>, %x131: !ptensor.tensor<5x32xf16, layout = dn>, %x133: !ptensor.tensor<5x39xf16, valid = [3, 36], pad = zero> {pypto.dir = #pypto.dir<inout>}, %p154: index, %x164: !ptensor.tensor<3x33xf16, strides = [40, 1]>, %x166: !ptensor.tensor<3x35xf16>, %x180: !ptensor.tensor<5x36xf16, valid = [3, 33]> {pypto.dir = #pypto.dir<inout>}, %x187: !ptensor.tensor<3x36xf16> {pypto.dir = #pypto.dir<inout>}, %x191: !ptensor.tensor<5x37xf16, strides = [42, 1], valid = [3, 34]> {pypto.dir = #pypto.dir<inout>}, %x195: !ptensor.tensor<3x32xf16>, %p196: index, %x201: !ptensor.tensor<3x36xf16> {pypto.dir = #pypto.dir<out>}, %x205: !ptensor.tensor<2x38xf16, layout = dn> {pypto.dir = #pypto.dir<inout>}) {
    %c3 = arith.constant 3 : index
    %o4 = arith.remui %p2, %c3 : index
    %c5 = arith.constant 1 : index
    %o6 = arith.remui %p2, %c5 : index
    %t7 = tile.load %x1[%o4, %o6] : !ptensor.tensor<7x35xf16, valid = [5, 32]> -> !tile.tile<3x32xf16, vec>
    %k8 = arith.constant -7.0 : f16
    %t9 = "tile.full"(%k8) : (f16) -> !tile.tile<1x32xf16, vec>
    %t10 = "tile.col_expand_div"(%t7, %t9) : (!tile.tile<3x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<3x32xf16, vec>
    %k11 = arith.constant 1.0 : f16
    %t12 = "tile.divs"(%t7, %k11) : (!tile.tile<3x32xf16, vec>, f16) -> !tile.tile<3x32xf16, vec>
    %t14 = tile.load %x13[0, 1] : !ptensor.tensor<33x17xf32> -> !tile.tile<32x16xf32, mat>
    %m15 = tile.move %t14 : !tile.tile<32x16xf32, mat> -> !tile.tile<32x16xf32, left>
    %c17 = arith.constant 2 : index
    %o18 = arith.remui %o4, %c17 : index
    %t19 = tile.load %x16[%o18, %p2] : !ptensor.tensor<17x37xf32> -> !tile.tile<16x32xf32, mat>
    %m20 = tile.move %t19 : !tile.tile<16x32xf32, mat> -> !tile.tile<16x32xf32, right>
    %s21 = "tile.matmul"(%m15, %m20) : (!tile.tile<32x16xf32, left>, !tile.tile<16x32xf32, right>) -> !tile.tile<32x32xf32, acc>
    %c24 = arith.constant 0 : index
    %c25 = arith.constant 1 : index
    %r22:1 = scf.for %i27 = %c24 to %p26 step %c25 iter_args(%a23 = %s21) -> (!tile.tile<32x32xf32, acc>) {
      %g28 = "tile.get_subblock_idx"() : () -> index
      %c29 = arith.constant 2 : index
      %o30 = arith.remui %g28, %c29 : index
      %t31 = tile.load %x13[%o30, 0] : !ptensor.tensor<33x17xf32> -> !tile.tile<32x16xf32, mat>
      %m32 = tile.move %t31 : !tile.tile<32x16xf32, mat> -> !tile.tile<32x16xf32, left>
      %t33 = tile.load %x16[0, %o18] : !ptensor.tensor<17x37xf32> -> !tile.tile<16x32xf32, mat>
      %m34 = tile.move %t33 : !tile.tile<16x32xf32, mat> -> !tile.tile<16x32xf32, right>
      %s35 = "tile.matmul_acc"(%a23, %m32, %m34) : (!tile.tile<32x32xf32, acc>, !tile.tile<32x16xf32, left>, !tile.tile<16x32xf32, right>) -> !tile.tile<32x32xf32, acc>
      scf.yield %s35 : !tile.tile<32x32xf32, acc>
    }
    tile.store %r22#0, %x36[0, %o6] : !tile.tile<32x32xf32, acc>, !ptensor.tensor<33x36xf16>
    %m37 = tile.move %r22#0 : !tile.tile<32x32xf32, acc> -> !tile.tile<32x32xf32, mat>
    %m38 = tile.move %m37 : !tile.tile<32x32xf32, mat> -> !tile.tile<32x32xf32, left>
    %c40 = arith.constant 1 : index
    %o41 = arith.remui %o4, %c40 : index
    %t42 = tile.load %x39[0, %o41] : !ptensor.tensor<32x16xf32> -> !tile.tile<32x16xf32, mat>
    %m43 = tile.move %t42 : !tile.tile<32x16xf32, mat> -> !tile.tile<32x16xf32, right>
    %s44 = "tile.matmul"(%m38, %m43) : (!tile.tile<32x32xf32, left>, !tile.tile<32x16xf32, right>) -> !tile.tile<32x16xf32, acc>
    tile.store %s44, %x45[0, %p26] : !tile.tile<32x16xf32, acc>, !ptensor.tensor<32x20xbf16>
    %r47:3 = scf.if %p46 -> (!tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>) {
      %c48 = arith.constant 1 : index
      %c49 = arith.constant 1 : index
      %c50 = arith.constant 1 : index
      %r51:2 = scf.for %i54 = %c48 to %c49 step %c50 iter_args(%a52 = %t12, %a53 = %t7) -> (!tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>) {
        %g55 = "tile.get_block_idx"() : () -> index
        tile.store %a53, %x36[%g55, 3] : !tile.tile<3x32xf16, vec>, !ptensor.tensor<33x36xf16>
        %c56 = arith.constant 0 : index
        %c57 = arith.constant 8 : index
        %c58 = arith.constant 3 : index
        %r59:2 = scf.for %i62 = %c56 to %c57 step %c58 iter_args(%a60 = %a53, %a61 = %a53) -> (!tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>) {
          %t63 = "tile.col_expand_sub"(%a53, %t9) : (!tile.tile<3x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<3x32xf16, vec>
          %c65 = arith.constant 1 : index
          %o66 = arith.remui %o4, %c65 : index
          tile.store %t63, %x64[%o66, 0] : !tile.tile<3x32xf16, vec>, !ptensor.tensor<5x35xf16, valid = [3, 32]>
          scf.yield %a61, %a60 : !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>
        }
        %c67 = arith.constant 0 : index
        %c68 = arith.constant 0 : index
        %c69 = arith.constant 2 : index
        scf.for %i71 = %c67 to %c68 step %c69 {
          %c72 = arith.constant 0 : index
          %q73 = arith.cmpi ne, %i54, %c72 : index
          %r74:2 = scf.if %q73 -> (!tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>) {
            %t75 = "tile.relu"(%r59#1) : (!tile.tile<3x32xf16, vec>) -> !tile.tile<3x32xf16, vec>
            scf.yield %r59#1, %t7 : !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>
          } else {
            %t77 = "tile.subs"(%a52, %p76) : (!tile.tile<3x32xf16, vec>, f16) -> !tile.tile<3x32xf16, vec>
            %t78 = "tile.full"(%p76) : (f16) -> !tile.tile<3x32xf16, vec>
            scf.yield %a52, %t78 : !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>
          }
        }
        %t79 = "tile.abs"(%t9) : (!tile.tile<1x32xf16, vec>) -> !tile.tile<1x32xf16, vec>
        scf.yield %t12, %t12 : !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>
      }
      %k80 = arith.constant -7.0 : f16
      %t81 = "tile.full"(%k80) : (f16) -> !tile.tile<3x32xf16, vec>
      %t82 = "tile.maximum"(%t81, %r51#0) : (!tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>) -> !tile.tile<3x32xf16, vec>
      %t83 = "tile.full"(%p76) : (f16) -> !tile.tile<1x32xf16, vec>
      %t84 = "tile.col_expand_sub"(%t82, %t83) : (!tile.tile<3x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<3x32xf16, vec>
      %t85 = tile.load %x1[0, 0] : !ptensor.tensor<7x35xf16, valid = [5, 32]> -> !tile.tile<3x32xf16, vec>
      scf.yield %t85, %r51#0, %t84 : !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>
    } else {
      scf.yield %t10, %t12, %t7 : !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>
    }
    %c86 = arith.constant 0 : index
    %c87 = arith.constant 9 : index
    %c88 = arith.constant 3 : index
    %c89 = arith.constant 1 : index
    %o90 = arith.remui %o4, %c89 : index
    %t91 = tile.load %x1[%o41, %o90] : !ptensor.tensor<7x35xf16, valid = [5, 32]> -> !tile.tile<3x32xf16, vec>
    %r92:2 = scf.for %i95 = %c86 to %c87 step %c88 iter_args(%a93 = %t91, %a94 = %t91) -> (!tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>) {
      %c96 = arith.constant 1 : index
      %c97 = arith.constant 5 : index
      %c98 = arith.constant 1 : index
      %r99:1 = scf.for %i101 = %c96 to %c97 step %c98 iter_args(%a100 = %t12) -> (!tile.tile<3x32xf16, vec>) {
        %c102 = arith.constant 2 : index
        %c103 = arith.constant 2 : index
        %c104 = arith.constant 1 : index
        %t105 = tile.load %x1[0, 0] : !ptensor.tensor<7x35xf16, valid = [5, 32]> -> !tile.tile<3x32xf16, vec>
        %r106:3 = scf.for %i110 = %c102 to %c103 step %c104 iter_args(%a107 = %r47#0, %a108 = %t12, %a109 = %t105) -> (!tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>) {
          %t111 = "tile.col_expand_max"(%a107, %t9) : (!tile.tile<3x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<3x32xf16, vec>
          %t112 = "tile.recip"(%t9) : (!tile.tile<1x32xf16, vec>) -> !tile.tile<1x32xf16, vec>
          %t113 = "tile.mul"(%a100, %a94) : (!tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>) -> !tile.tile<3x32xf16, vec>
          %t114 = "tile.col_expand_mul"(%a109, %t112) : (!tile.tile<3x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<3x32xf16, vec>
          scf.yield %a107, %a108, %a109 : !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>
        }
        %c115 = arith.constant 2 : index
        %c116 = arith.constant 9 : index
        %c117 = arith.constant 3 : index
        %c118 = arith.constant 1 : index
        %o119 = arith.remui %p26, %c118 : index
        %t120 = tile.load %x1[%o4, %o119] : !ptensor.tensor<7x35xf16, valid = [5, 32]> -> !tile.tile<1x32xf16, vec>
        %r121:4 = scf.while (%a122 = %r106#1, %a123 = %a94, %a124 = %t120, %i125 = %c115) : (!tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>, !tile.tile<1x32xf16, vec>, index) -> (!tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>, !tile.tile<1x32xf16, vec>, index) {
          %c127 = arith.constant 1 : index
          %o128 = arith.remui %o4, %c127 : index
          %t129 = tile.load %x126[0, %o128] : !ptensor.tensor<1x32xf16> -> !tile.tile<1x32xf16, vec>
          %t130 = "tile.div"(%t129, %a124) : (!tile.tile<1x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<1x32xf16, vec>
          %t132 = tile.load %x131[%o18, 0] : !ptensor.tensor<5x32xf16, layout = dn> -> !tile.tile<3x32xf16, vec>
          %c134 = arith.constant 5 : index
          %o135 = arith.remui %i125, %c134 : index
          %t136 = tile.load %x133[%o90, %o135] : !ptensor.tensor<5x39xf16, valid = [3, 36], pad = zero> -> !tile.tile<1x32xf16, vec>
          %q137 = arith.cmpi slt, %i125, %c116 : index
          scf.condition(%q137) %t132, %a122, %t136, %i125 : !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>, !tile.tile<1x32xf16, vec>, index
        } do {
          ^bb0(%a138: !tile.tile<3x32xf16, vec>, %a139: !tile.tile<3x32xf16, vec>, %a140: !tile.tile<1x32xf16, vec>, %i141: index):
          %g142 = "tile.get_subblock_idx"() : () -> index
          %c143 = arith.constant 3 : index
          %o144 = arith.remui %g142, %c143 : index
          %t145 = tile.load %x131[%o144, 0] : !ptensor.tensor<5x32xf16, layout = dn> -> !tile.tile<3x32xf16, vec>
          %t146 = "tile.muls"(%t145, %p76) : (!tile.tile<3x32xf16, vec>, f16) -> !tile.tile<3x32xf16, vec>
          %t147 = "tile.col_expand"(%a140) : (!tile.tile<1x32xf16, vec>) -> !tile.tile<3x32xf16, vec>
          %i148 = arith.addi %i141, %c117 : index
          scf.yield %a94, %t147, %a140, %i148 : !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>, !tile.tile<1x32xf16, vec>, index
        }
        %c149 = arith.constant 0 : index
        %c150 = arith.constant 7 : index
        %c151 = arith.constant 3 : index
        scf.for %i153 = %c149 to %c150 step %c151 {
          %c155 = arith.constant 1 : index
          %o156 = arith.remui %p154, %c155 : index
          %t157 = tile.load %x131[0, %o156] : !ptensor.tensor<5x32xf16, layout = dn> -> !tile.tile<3x32xf16, vec>
          %h158 = func.call @s1796071702_h0(%r106#2, %t157) : (!tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>) -> !tile.tile<3x32xf16, vec>
          %t159 = tile.move %r121#0 : !tile.tile<3x32xf16, vec> -> !tile.tile<3x32xf16, vec>
          %r160:3 = scf.if %p46 -> (!tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>) {
            %k161 = arith.constant 0.0 : f16
            %t162 = "tile.full"(%k161) : (f16) -> !tile.tile<3x32xf16, vec>
            scf.yield %a93, %t162, %r106#0 : !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>
          } else {
            %t163 = "tile.col_expand_max"(%r121#1, %t120) : (!tile.tile<3x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<3x32xf16, vec>
            %t165 = tile.load %x164[0, 0] : !ptensor.tensor<3x33xf16, strides = [40, 1]> -> !tile.tile<3x32xf16, vec>
            %c167 = arith.constant 1 : index
            %o168 = arith.remui %p154, %c167 : index
            %t169 = tile.load %x166[%o168, 3] : !ptensor.tensor<3x35xf16> -> !tile.tile<3x32xf16, vec>
            scf.yield %t165, %t169, %r47#0 : !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>
          }
        }
        scf.yield %a100 : !tile.tile<3x32xf16, vec>
      }
      %t170 = "tile.col_expand_max"(%r47#2, %t9) : (!tile.tile<3x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<3x32xf16, vec>
      scf.yield %t91, %r47#0 : !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>
    }
    %c171 = arith.constant 0 : index
    %c172 = arith.constant 0 : index
    %c173 = arith.constant 3 : index
    %r174:1 = scf.for %i176 = %c171 to %c172 step %c173 iter_args(%a175 = %r92#1) -> (!tile.tile<3x32xf16, vec>) {
      %c177 = arith.constant 2 : index
      %c178 = arith.constant 3 : index
      %c179 = arith.constant 1 : index
      %t181 = tile.load %x180[%o6, %o90] : !ptensor.tensor<5x36xf16, valid = [3, 33]> -> !tile.tile<3x32xf16, vec>
      %r182:3 = scf.for %i186 = %c177 to %c178 step %c179 iter_args(%a183 = %a175, %a184 = %t181, %a185 = %r47#1) -> (!tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>) {
        %c188 = arith.constant 1 : index
        %o189 = arith.remui %o4, %c188 : index
        %t190 = tile.load %x187[%o189, %o90] : !ptensor.tensor<3x36xf16> -> !tile.tile<3x32xf16, vec>
        scf.yield %a184, %a183, %t190 : !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>, !tile.tile<3x32xf16, vec>
      }
      %c192 = arith.constant 1 : index
      %o193 = arith.remui %o4, %c192 : index
      %t194 = tile.load %x191[%o193, %o193] : !ptensor.tensor<5x37xf16, strides = [42, 1], valid = [3, 34]> -> !tile.tile<3x32xf16, vec>
      scf.yield %t194 : !tile.tile<3x32xf16, vec>
    }
    %c197 = arith.constant 1 : index
    %o198 = arith.remui %p196, %c197 : index
    %t199 = tile.load %x195[%o4, %o198] : !ptensor.tensor<3x32xf16> -> !tile.tile<1x32xf16, vec>
    %t200 = "tile.col_expand"(%t199) : (!tile.tile<1x32xf16, vec>) -> !tile.tile<3x32xf16, vec>
    %g202 = "tile.get_block_idx"() : () -> index
    %c203 = arith.constant 1 : index
    %o204 = arith.remui %g202, %c203 : index
    tile.store %t10, %x201[%o204, %o90] : !tile.tile<3x32xf16, vec>, !ptensor.tensor<3x36xf16>
    tile.store %t200, %x64[0, 0] : !tile.tile<3x32xf16, vec>, !ptensor.tensor<5x35xf16, valid = [3, 32]>
    tile.store %t199, %x205[0, 5] : !tile.tile<1x32xf16, vec>, !ptensor.tensor<2x38xf16, layout = dn>
    %c206 = arith.constant 1 : index
    %o207 = arith.remui %g202, %c206 : index
    tile.store %r174#0, %x64[%o207, 0] : !tile.tile<3x32xf16, vec>, !ptensor.tensor<5x35xf16, valid = [3, 32]>
    return
  }
}
