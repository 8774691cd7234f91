// pypto-generate --seed 1796071772 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071772(%x4: !ptensor.tensor<16x48xi16>, %x11: !ptensor.tensor<1x54xi16>, %x13m: memref<1x50xi16>, %x19: !ptensor.tensor<16x18xf16, layout = dn>, %x22: !ptensor.tensor<18x20xf16, valid = [16, 17], pad = zero> {pypto.dir = #pypto.dir<inout>}, %p23: index, %x32: !ptensor.tensor<18x19xf16, valid = [16, 16], pad = zero>, %x38: !ptensor.tensor<18x22xbf16, valid = [16, 19]> {pypto.dir = #pypto.dir<inout>}, %x46: !ptensor.tensor<21x16xf16, layout = dn> {pypto.dir = #pypto.dir<out>}, %x51: !ptensor.tensor<18x54xi16>, %x55: !ptensor.tensor<16x4xf32>, %x58: !ptensor.tensor<2x18xf32>, %x65: !ptensor.tensor<16x2xf32>, %x73: !ptensor.tensor<16x4xf32> {pypto.dir = #pypto.dir<inout>}, %x78: !ptensor.tensor<2x14xf32>, %x82: !ptensor.tensor<16x14xf16, strides = [23, 1]> {pypto.dir = #pypto.dir<inout>}, %x93: !ptensor.tensor<17x22xf32> {pypto.dir = #pypto.dir<out>}, %x95: !ptensor.tensor<1x48xi16> {pypto.dir = #pypto.dir<inout>}, %x102: !ptensor.tensor<16x1xi16> {pypto.dir = #pypto.dir<inout>}, %x107: !ptensor.tensor<1x54xi16> {pypto.dir = #pypto.dir<inout>}, %x116: !ptensor.tensor<21x51xi16, valid = [19, 48]>, %p145: i16, %p165: index, %x182: !ptensor.tensor<5x48xi16> {pypto.dir = #pypto.dir<out>}, %x185: !ptensor.tensor<1x53xi16> {pypto.dir = #pypto.dir<inout>}, %x186m: memref<22x49xi16>, %x188: !ptensor.tensor<16x53xi16> {pypto.dir = #pypto.dir<out>}) {
    %x13 = ptensor.from_memref %x13m : memref<1x50xi16> -> !ptensor.tensor<1x50xi16>
    %x186 = ptensor.from_memref %x186m : memref<22x49xi16> -> !ptensor.tensor<22x49xi16>
    %c1 = arith.constant 2 : index
    %c2 = arith.constant 3 : index
    %c3 = arith.constant 3 : index
    %t5 = tile.load %x4[0, 0] : !ptensor.tensor<16x48xi16> -> !tile.tile<16x48xi16, vec>
    %r6:3 = scf.for %i10 = %c1 to %c2 step %c3 iter_args(%a7 = %t5, %a8 = %t5, %a9 = %t5) -> (!tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>) {
      %t12 = tile.load %x11[0, 3] : !ptensor.tensor<1x54xi16> -> !tile.tile<1x48xi16, vec>
      %g14 = "tile.get_subblock_idx"() : () -> index
      %c15 = arith.constant 3 : index
      %o16 = arith.remui %g14, %c15 : index
      %t17 = tile.load %x13[0, %o16] : !ptensor.tensor<1x50xi16> -> !tile.tile<1x48xi16, vec>
      %t18 = "tile.minimum"(%t12, %t17) : (!tile.tile<1x48xi16, vec>, !tile.tile<1x48xi16, vec>) -> !tile.tile<1x48xi16, vec>
      %t20 = tile.load %x19[0, 0] : !ptensor.tensor<16x18xf16, layout = dn> -> !tile.tile<16x16xf16, mat, blayout = row_major, slayout = col_major>
      %m21 = tile.move %t20 : !tile.tile<16x16xf16, mat, blayout = row_major, slayout = col_major> -> !tile.tile<16x16xf16, left>
      %c24 = arith.constant 2 : index
      %o25 = arith.remui %p23, %c24 : index
      %t26 = tile.load %x22[0, %o25] : !ptensor.tensor<18x20xf16, valid = [16, 17], pad = zero> -> !tile.tile<16x16xf16, mat>
      %m27 = tile.move %t26 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, right>
      %s28 = "tile.matmul"(%m21, %m27) : (!tile.tile<16x16xf16, left>, !tile.tile<16x16xf16, right>) -> !tile.tile<16x16xf32, acc>
      %t29 = tile.load %x19[0, 2] : !ptensor.tensor<16x18xf16, layout = dn> -> !tile.tile<16x16xf16, mat, blayout = row_major, slayout = col_major>
      %m30 = tile.move %t29 : !tile.tile<16x16xf16, mat, blayout = row_major, slayout = col_major> -> !tile.tile<16x16xf16, bias>
      %m31 = tile.move %t29 : !tile.tile<16x16xf16, mat, blayout = row_major, slayout = col_major> -> !tile.tile<16x16xf16, left>
      %c33 = arith.constant 1 : index
      %o34 = arith.remui %o25, %c33 : index
      %t35 = tile.load %x32[0, %o34] : !ptensor.tensor<18x19xf16, valid = [16, 16], pad = zero> -> !tile.tile<16x16xf16, mat>
      %m36 = tile.move %t35 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, right>
      %s37 = "tile.matmul_acc"(%s28, %m31, %m36) : (!tile.tile<16x16xf32, acc>, !tile.tile<16x16xf16, left>, !tile.tile<16x16xf16, right>) -> !tile.tile<16x16xf32, acc>
      tile.store %s37, %x38[0, 3] : !tile.tile<16x16xf32, acc>, !ptensor.tensor<18x22xbf16, valid = [16, 19]>
      %m39 = tile.move %s37 : !tile.tile<16x16xf32, acc> -> !tile.tile<16x16xf16, mat>
      %m40 = tile.move %m39 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, left>
      %c41 = arith.constant 1 : index
      %o42 = arith.remui %o16, %c41 : index
      %t43 = tile.load %x19[%o42, 2] : !ptensor.tensor<16x18xf16, layout = dn> -> !tile.tile<16x16xf16, mat, blayout = row_major, slayout = col_major>
      %m44 = tile.move %t43 : !tile.tile<16x16xf16, mat, blayout = row_major, slayout = col_major> -> !tile.tile<16x16xf16, right>
      %s45 = "tile.matmul"(%m40, %m44) : (!tile.tile<16x16xf16, left>, !tile.tile<16x16xf16, right>) -> !tile.tile<16x16xf32, acc>
      tile.store %s45, %x46[5, 0] : !tile.tile<16x16xf32, acc>, !ptensor.tensor<21x16xf16, layout = dn>
      scf.yield %t5, %t5, %t5 : !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>
    }
    %g47 = "tile.get_block_idx"() : () -> index
    %c48 = arith.constant 0 : index
    %q49 = arith.cmpi slt, %g47, %c48 : index
    %r50:4 = scf.if %q49 -> (!tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>) {
      %c52 = arith.constant 3 : index
      %o53 = arith.remui %p23, %c52 : index
      %t54 = tile.load %x51[%o53, %p23] : !ptensor.tensor<18x54xi16> -> !tile.tile<16x48xi16, vec>
      scf.yield %r6#2, %t54, %r6#0, %t5 : !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>
    } else {
      %t56 = tile.load %x55[0, 0] : !ptensor.tensor<16x4xf32> -> !tile.tile<16x32xf32, mat, valid = [16, 2]>
      %m57 = tile.move %t56 : !tile.tile<16x32xf32, mat, valid = [16, 2]> -> !tile.tile<16x32xf32, left, valid = [16, 2]>
      %t59 = tile.load %x58[0, 0] : !ptensor.tensor<2x18xf32> -> !tile.tile<32x16xf32, mat, valid = [2, 14]>
      %m60 = tile.move %t59 : !tile.tile<32x16xf32, mat, valid = [2, 14]> -> !tile.tile<32x16xf32, right, valid = [2, 14]>
      %s61 = "tile.matmul"(%m57, %m60) : (!tile.tile<16x32xf32, left, valid = [16, 2]>, !tile.tile<32x16xf32, right, valid = [2, 14]>) -> !tile.tile<16x16xf32, acc, valid = [16, 14]>
      %c62 = arith.constant 0 : index
      %q63 = arith.cmpi slt, %g47, %c62 : index
      %r64:1 = scf.if %q63 -> (!tile.tile<16x16xf32, acc, valid = [16, 14]>) {
        %c66 = arith.constant 1 : index
        %o67 = arith.remui %g47, %c66 : index
        %t68 = tile.load %x65[0, %o67] : !ptensor.tensor<16x2xf32> -> !tile.tile<16x32xf32, mat, valid = [16, 2]>
        %m69 = tile.move %t68 : !tile.tile<16x32xf32, mat, valid = [16, 2]> -> !tile.tile<16x32xf32, left, valid = [16, 2]>
        %t70 = tile.load %x58[%o67, 3] : !ptensor.tensor<2x18xf32> -> !tile.tile<32x16xf32, mat, valid = [2, 14]>
        %m71 = tile.move %t70 : !tile.tile<32x16xf32, mat, valid = [2, 14]> -> !tile.tile<32x16xf32, right, valid = [2, 14]>
        %s72 = "tile.matmul_acc"(%s61, %m69, %m71) : (!tile.tile<16x16xf32, acc, valid = [16, 14]>, !tile.tile<16x32xf32, left, valid = [16, 2]>, !tile.tile<32x16xf32, right, valid = [2, 14]>) -> !tile.tile<16x16xf32, acc, valid = [16, 14]>
        scf.yield %s72 : !tile.tile<16x16xf32, acc, valid = [16, 14]>
      } else {
        scf.yield %s61 : !tile.tile<16x16xf32, acc, valid = [16, 14]>
      }
      %c74 = arith.constant 3 : index
      %o75 = arith.remui %g47, %c74 : index
      %t76 = tile.load %x73[0, %o75] : !ptensor.tensor<16x4xf32> -> !tile.tile<16x32xf32, mat, valid = [16, 2]>
      %m77 = tile.move %t76 : !tile.tile<16x32xf32, mat, valid = [16, 2]> -> !tile.tile<16x32xf32, left, valid = [16, 2]>
      %t79 = tile.load %x78[0, 0] : !ptensor.tensor<2x14xf32> -> !tile.tile<32x16xf32, mat, valid = [2, 14]>
      %m80 = tile.move %t79 : !tile.tile<32x16xf32, mat, valid = [2, 14]> -> !tile.tile<32x16xf32, right, valid = [2, 14]>
      %s81 = "tile.matmul_acc"(%r64#0, %m77, %m80) : (!tile.tile<16x16xf32, acc, valid = [16, 14]>, !tile.tile<16x32xf32, left, valid = [16, 2]>, !tile.tile<32x16xf32, right, valid = [2, 14]>) -> !tile.tile<16x16xf32, acc, valid = [16, 14]>
      %g83 = "tile.get_block_num"() : () -> index
      %c84 = arith.constant 1 : index
      %o85 = arith.remui %g83, %c84 : index
      %c86 = arith.constant 1 : index
      %o87 = arith.remui %g47, %c86 : index
      tile.store %s81, %x82[%o85, %o87] : !tile.tile<16x16xf32, acc, valid = [16, 14]>, !ptensor.tensor<16x14xf16, strides = [23, 1]>
      %m88 = tile.move %s81 : !tile.tile<16x16xf32, acc, valid = [16, 14]> -> !tile.tile<16x16xbf16, mat, valid = [16, 14]>
      %m89 = tile.move %m88 : !tile.tile<16x16xbf16, mat, valid = [16, 14]> -> !tile.tile<16x16xbf16, left, valid = [16, 14]>
      %t90 = tile.load %x38[0, 2] : !ptensor.tensor<18x22xbf16, valid = [16, 19]> -> !tile.tile<16x16xbf16, mat, valid = [14, 16]>
      %m91 = tile.move %t90 : !tile.tile<16x16xbf16, mat, valid = [14, 16]> -> !tile.tile<16x16xbf16, right, valid = [14, 16]>
      %s92 = "tile.matmul"(%m89, %m91) : (!tile.tile<16x16xbf16, left, valid = [16, 14]>, !tile.tile<16x16xbf16, right, valid = [14, 16]>) -> !tile.tile<16x16xf32, acc>
      tile.store %s92, %x93[1, 0] : !tile.tile<16x16xf32, acc>, !ptensor.tensor<17x22xf32>
      %t94 = tile.load %x51[2, 4] : !ptensor.tensor<18x54xi16> -> !tile.tile<16x48xi16, vec>
      scf.yield %r6#1, %r6#2, %t94, %t94 : !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>
    }
    %t96 = tile.load %x95[0, 0] : !ptensor.tensor<1x48xi16> -> !tile.tile<1x48xi16, vec>
    %k97 = arith.constant 0 : i16
    %t98 = "tile.minimums"(%t96, %k97) : (!tile.tile<1x48xi16, vec>, i16) -> !tile.tile<1x48xi16, vec>
    %c99 = arith.constant 1 : index
    %c100 = arith.constant 1 : index
    %c101 = arith.constant 1 : index
    %t103 = tile.load %x102[0, 0] : !ptensor.tensor<16x1xi16> -> !tile.tile<16x1xi16, vec>
    %r104:2 = scf.while (%a105 = %t103, %i106 = %c99) : (!tile.tile<16x1xi16, vec>, index) -> (!tile.tile<16x1xi16, vec>, index) {
      %g108 = "tile.get_block_num"() : () -> index
      %c109 = arith.constant 1 : index
      %o110 = arith.remui %g108, %c109 : index
      %t111 = tile.load %x107[%o110, 4] : !ptensor.tensor<1x54xi16> -> !tile.tile<1x48xi16, vec>
      %t112 = "tile.col_expand_max"(%r50#2, %t111) : (!tile.tile<16x48xi16, vec>, !tile.tile<1x48xi16, vec>) -> !tile.tile<16x48xi16, vec>
      %q113 = arith.cmpi slt, %i106, %c100 : index
      scf.condition(%q113) %a105, %i106 : !tile.tile<16x1xi16, vec>, index
    } do {
      ^bb0(%a114: !tile.tile<16x1xi16, vec>, %i115: index):
      %t117 = tile.load %x116[2, 0] : !ptensor.tensor<21x51xi16, valid = [19, 48]> -> !tile.tile<16x48xi16, vec>
      %t118 = "tile.row_expand_mul"(%t117, %a114) : (!tile.tile<16x48xi16, vec>, !tile.tile<16x1xi16, vec>) -> !tile.tile<16x48xi16, vec>
      %c119 = arith.constant 2 : index
      %c120 = arith.constant 11 : index
      %c121 = arith.constant 3 : index
      %r122:4 = scf.while (%a123 = %t117, %a124 = %r50#2, %a125 = %r50#2, %i126 = %c119) : (!tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, index) -> (!tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, index) {
        %q127 = arith.cmpi slt, %i126, %c120 : index
        scf.condition(%q127) %a123, %a124, %a125, %i126 : !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, index
      } do {
        ^bb0(%a128: !tile.tile<16x48xi16, vec>, %a129: !tile.tile<16x48xi16, vec>, %a130: !tile.tile<16x48xi16, vec>, %i131: index):
        %c132 = arith.constant 1 : index
        %q133 = arith.cmpi slt, %g47, %c132 : index
        %r134:1 = scf.if %q133 -> (!tile.tile<16x48xi16, vec>) {
          %c135 = arith.constant 0 : index
          %c136 = arith.constant 11 : index
          %c137 = arith.constant 3 : index
          %e138 = tile.create : !tile.tile<1x48xi16, vec>
          %r139:1 = scf.for %i141 = %c135 to %c136 step %c137 iter_args(%a140 = %e138) -> (!tile.tile<1x48xi16, vec>) {
            %t142 = "tile.col_expand_sub"(%r50#2, %t96) : (!tile.tile<16x48xi16, vec>, !tile.tile<1x48xi16, vec>) -> !tile.tile<16x48xi16, vec>
            %t143 = "tile.col_expand_sub"(%a130, %t96) : (!tile.tile<16x48xi16, vec>, !tile.tile<1x48xi16, vec>) -> !tile.tile<16x48xi16, vec>
            %t144 = tile.load %x4[4, 0] : !ptensor.tensor<16x48xi16> -> !tile.tile<1x48xi16, vec>
            %t146 = "tile.adds"(%t144, %p145) : (!tile.tile<1x48xi16, vec>, i16) -> !tile.tile<1x48xi16, vec>
            %k147 = arith.constant 2 : i16
            %t148 = "tile.minimums"(%t143, %k147) : (!tile.tile<16x48xi16, vec>, i16) -> !tile.tile<16x48xi16, vec>
            scf.yield %t98 : !tile.tile<1x48xi16, vec>
          }
          %t149 = "tile.col_expand_min"(%r50#2, %r139#0) : (!tile.tile<16x48xi16, vec>, !tile.tile<1x48xi16, vec>) -> !tile.tile<16x48xi16, vec>
          %t150 = "tile.full"(%p145) : (i16) -> !tile.tile<16x48xi16, vec>
          scf.yield %t150 : !tile.tile<16x48xi16, vec>
        } else {
          %c151 = arith.constant 1 : index
          %c152 = arith.constant 6 : index
          %c153 = arith.constant 2 : index
          %r154:2 = scf.while (%a155 = %t5, %i156 = %c151) : (!tile.tile<16x48xi16, vec>, index) -> (!tile.tile<16x48xi16, vec>, index) {
            %q157 = arith.cmpi slt, %i156, %c152 : index
            scf.condition(%q157) %a155, %i156 : !tile.tile<16x48xi16, vec>, index
          } do {
            ^bb0(%a158: !tile.tile<16x48xi16, vec>, %i159: index):
            %t160 = tile.move %r6#2 : !tile.tile<16x48xi16, vec> -> !tile.tile<16x48xi16, vec>
            %i161 = arith.addi %i159, %c153 : index
            scf.yield %a129, %i161 : !tile.tile<16x48xi16, vec>, index
          }
          %c162 = arith.constant 1 : index
          %o163 = arith.remui %g47, %c162 : index
          %t164 = tile.load %x4[%o163, 0] : !ptensor.tensor<16x48xi16> -> !tile.tile<16x48xi16, vec>
          %c166 = arith.constant 1 : index
          %o167 = arith.remui %p165, %c166 : index
          %t168 = tile.load %x4[%o167, %i131] : !ptensor.tensor<16x48xi16> -> !tile.tile<16x1xi16, vec>
          %t169 = "tile.row_expand_mul"(%t164, %t168) : (!tile.tile<16x48xi16, vec>, !tile.tile<16x1xi16, vec>) -> !tile.tile<16x48xi16, vec>
          scf.yield %r154#0 : !tile.tile<16x48xi16, vec>
        }
        %t170 = tile.load %x116[1, 0] : !ptensor.tensor<21x51xi16, valid = [19, 48]> -> !tile.tile<16x48xi16, vec>
        %t171 = "tile.col_expand_mul"(%t170, %t98) : (!tile.tile<16x48xi16, vec>, !tile.tile<1x48xi16, vec>) -> !tile.tile<16x48xi16, vec>
        %c172 = arith.constant 1 : index
        %o173 = arith.remui %i115, %c172 : index
        %t174 = tile.load %x4[0, %o173] : !ptensor.tensor<16x48xi16> -> !tile.tile<16x48xi16, vec>
        %i175 = arith.addi %i131, %c121 : index
        scf.yield %a129, %a128, %t174, %i175 : !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, index
      }
      %i176 = arith.addi %i115, %c101 : index
      scf.yield %a114, %i176 : !tile.tile<16x1xi16, vec>, index
    }
    %c177 = arith.constant 1 : index
    %q178 = arith.cmpi ne, %r104#1, %c177 : index
    %t179 = tile.load %x51[%r104#1, %r104#1] : !ptensor.tensor<18x54xi16> -> !tile.tile<16x48xi16, vec>
    %t180 = arith.select %q178, %t5, %t179 : !tile.tile<16x48xi16, vec>
    %t181 = tile.move %t98 : !tile.tile<1x48xi16, vec> -> !tile.tile<1x48xi16, vec>
    %c183 = arith.constant 1 : index
    %o184 = arith.remui %p165, %c183 : index
    tile.store %t98, %x182[4, %o184] : !tile.tile<1x48xi16, vec>, !ptensor.tensor<5x48xi16>
    tile.store %t181, %x185[0, %r104#1] : !tile.tile<1x48xi16, vec>, !ptensor.tensor<1x53xi16>
    %g187 = "tile.get_block_idx"() : () -> index
    tile.store %t180, %x186[%g187, 1] : !tile.tile<16x48xi16, vec>, !ptensor.tensor<22x49xi16>
    tile.store %t179, %x188[0, %p23] : !tile.tile<16x48xi16, vec>, !ptensor.tensor<16x53xi16>
    return
  }
}
