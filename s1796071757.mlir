// pypto-generate --seed 1796071757 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071757_h0(%a1: !tile.tile<8x16xi32, vec, valid = [2, 16]>, %a2: !tile.tile<8x16xi32, vec, valid = [2, 16]>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]> {
    %t3 = "tile.maximum"(%a1, %a1) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
    %t4 = "tile.sub"(%t3, %t3) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
    %t5 = "tile.neg"(%a2) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
    return %t5 : !tile.tile<8x16xi32, vec, valid = [2, 16]>
  }
  func.func @s1796071757(%p1: index, %x5: !ptensor.tensor<2x21xi32> {pypto.dir = #pypto.dir<inout>}, %p6: index, %x8: !ptensor.tensor<2x5xi32>, %p11: i32, %p12: i32, %x14: !ptensor.tensor<7x16xi32> {pypto.dir = #pypto.dir<inout>}, %p19: i1, %x21: !ptensor.tensor<1x20xi32>, %x23: !ptensor.tensor<6x7xi32>, %x30: !ptensor.tensor<4x16xi32, layout = dn> {pypto.dir = #pypto.dir<inout>}, %p33: i32, %x36: !ptensor.tensor<7x19xi32> {pypto.dir = #pypto.dir<out>}, %p39: i32, %x47: !ptensor.tensor<5x18xi32>, %x55: !ptensor.tensor<3x23xi32, valid = [1, 20]>, %x59: !ptensor.tensor<4x18xi32>, %x78: !ptensor.tensor<8x16xi32, strides = [24, 1]> {pypto.dir = #pypto.dir<inout>}, %x94: !ptensor.tensor<7x18xi32, layout = dn>, %x96: !ptensor.tensor<4x22xi32> {pypto.dir = #pypto.dir<inout>}, %p104: index, %x108: !ptensor.tensor<6x12xbf16, layout = dn>, %x113: !ptensor.tensor<16x10xbf16> {pypto.dir = #pypto.dir<inout>}, %x117: !ptensor.tensor<5x11xf32> {pypto.dir = #pypto.dir<out>}, %p140: i1, %x149: !ptensor.tensor<4x16xi32> {pypto.dir = #pypto.dir<inout>}, %x154: !ptensor.tensor<2x16xi32> {pypto.dir = #pypto.dir<out>}, %x164m: memref<5x21xi32>, %x167: !ptensor.tensor<5x21xi32, valid = [3, 18]> {pypto.dir = #pypto.dir<inout>}) {
    %x164 = ptensor.from_memref %x164m : memref<5x21xi32> -> !ptensor.tensor<5x21xi32, valid = [3, 18]>
    %c2 = arith.constant 0 : index
    %q3 = arith.cmpi sge, %p1, %c2 : index
    %r4:4 = scf.if %q3 -> (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x1xi32, vec, valid = [2, 1]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>, i32) {
      %t7 = tile.load %x5[0, %p6] : !ptensor.tensor<2x21xi32> -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      %t9 = tile.load %x8[0, 0] : !ptensor.tensor<2x5xi32> -> !tile.tile<8x1xi32, vec, valid = [2, 1]>
      %t10 = "tile.row_expand_min"(%t7, %t9) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x1xi32, vec, valid = [2, 1]>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      %k13 = arith.minui %p11, %p12 : i32
      scf.yield %t10, %t9, %t7, %k13 : !tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x1xi32, vec, valid = [2, 1]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>, i32
    } else {
      %c15 = arith.constant 1 : index
      %o16 = arith.remui %p6, %c15 : index
      %t17 = tile.load %x14[0, %o16] : !ptensor.tensor<7x16xi32> -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      %t18 = "tile.neg"(%t17) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      %r20:3 = scf.if %p19 -> (!tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>) {
        %t22 = tile.load %x21[0, %o16] : !ptensor.tensor<1x20xi32> -> !tile.tile<1x16xi32, vec>
        scf.yield %t22, %t22, %t22 : !tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>
      } else {
        %t24 = tile.load %x23[1, %o16] : !ptensor.tensor<6x7xi32> -> !tile.tile<8x1xi32, vec, valid = [2, 1]>
        %t25 = "tile.row_expand"(%t24) : (!tile.tile<8x1xi32, vec, valid = [2, 1]>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
        %g26 = "tile.get_block_num"() : () -> index
        %c27 = arith.constant 2 : index
        %o28 = arith.remui %g26, %c27 : index
        %t29 = tile.load %x5[%o28, 3] : !ptensor.tensor<2x21xi32> -> !tile.tile<1x16xi32, vec>
        scf.yield %t29, %t29, %t29 : !tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>
      }
      %t31 = tile.load %x30[0, 0] : !ptensor.tensor<4x16xi32, layout = dn> -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      %t32 = tile.load %x5[0, 11] : !ptensor.tensor<2x21xi32> -> !tile.tile<8x1xi32, vec, valid = [2, 1]>
      %t34 = "tile.full"(%p33) : (i32) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      %k35 = arith.constant 1 : i32
      scf.yield %t31, %t32, %t34, %k35 : !tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x1xi32, vec, valid = [2, 1]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>, i32
    }
    tile.store %r4#2, %x36[%p1, 3] : !tile.tile<8x16xi32, vec, valid = [2, 16]>, !ptensor.tensor<7x19xi32>
    %k37 = arith.constant 0 : i32
    %t38 = "tile.full"(%k37) : (i32) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
    %t40 = "tile.maximums"(%t38, %p39) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, i32) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
    %g41 = "tile.get_block_idx"() : () -> index
    %c42 = arith.constant 0 : index
    %q43 = arith.cmpi ult, %g41, %c42 : index
    %r44:4 = scf.if %q43 -> (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>) {
      %k45 = arith.constant -1 : i32
      %t46 = "tile.full"(%k45) : (i32) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      %g48 = "tile.get_subblock_idx"() : () -> index
      %c49 = arith.constant 3 : index
      %o50 = arith.remui %g48, %c49 : index
      %t51 = tile.load %x47[3, %o50] : !ptensor.tensor<5x18xi32> -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      scf.yield %t46, %t38, %t46, %t51 : !tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>
    } else {
      %c52 = arith.constant 0 : index
      %c53 = arith.constant 8 : index
      %c54 = arith.constant 3 : index
      %c56 = arith.constant 1 : index
      %o57 = arith.remui %g41, %c56 : index
      %t58 = tile.load %x55[%o57, %p1] : !ptensor.tensor<3x23xi32, valid = [1, 20]> -> !tile.tile<1x16xi32, vec>
      %t60 = tile.load %x59[%g41, 1] : !ptensor.tensor<4x18xi32> -> !tile.tile<1x16xi32, vec>
      %r61:3 = scf.for %i65 = %c52 to %c53 step %c54 iter_args(%a62 = %t58, %a63 = %t60, %a64 = %t60) -> (!tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>) {
        %t66 = "tile.adds"(%t40, %p11) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, i32) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
        %t67 = "tile.col_expand_max"(%t66, %a64) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<1x16xi32, vec>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
        %c68 = arith.constant 1 : index
        %c69 = arith.constant 5 : index
        %c70 = arith.constant 2 : index
        %r71:2 = scf.for %i74 = %c68 to %c69 step %c70 iter_args(%a72 = %t67, %a73 = %t40) -> (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>) {
          %c75 = arith.constant 1 : index
          %c76 = arith.constant 1 : index
          %c77 = arith.constant 3 : index
          %t79 = tile.load %x78[0, 0] : !ptensor.tensor<8x16xi32, strides = [24, 1]> -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
          %r80:2 = scf.while (%a81 = %t79, %i82 = %c75) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, index) -> (!tile.tile<8x16xi32, vec, valid = [2, 16]>, index) {
            %t83 = "tile.row_expand"(%r4#1) : (!tile.tile<8x1xi32, vec, valid = [2, 1]>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
            %t84 = "tile.mul"(%a73, %t38) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
            %q85 = arith.cmpi slt, %i82, %c76 : index
            scf.condition(%q85) %a81, %i82 : !tile.tile<8x16xi32, vec, valid = [2, 16]>, index
          } do {
            ^bb0(%a86: !tile.tile<8x16xi32, vec, valid = [2, 16]>, %i87: index):
            %t88 = tile.move %a72 : !tile.tile<8x16xi32, vec, valid = [2, 16]> -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
            %i89 = arith.addi %i87, %c77 : index
            scf.yield %a86, %i89 : !tile.tile<8x16xi32, vec, valid = [2, 16]>, index
          }
          %c90 = arith.constant 1 : index
          %o91 = arith.remui %p6, %c90 : index
          %t92 = tile.load %x55[%o91, %r80#1] : !ptensor.tensor<3x23xi32, valid = [1, 20]> -> !tile.tile<1x16xi32, vec>
          %t93 = "tile.col_expand_mul"(%t40, %t92) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<1x16xi32, vec>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
          %t95 = tile.load %x94[%r80#1, 2] : !ptensor.tensor<7x18xi32, layout = dn> -> !tile.tile<1x16xi32, vec>
          %t97 = tile.load %x96[%p1, 6] : !ptensor.tensor<4x22xi32> -> !tile.tile<1x16xi32, vec>
          %t98 = "tile.maximum"(%t95, %t97) : (!tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>) -> !tile.tile<1x16xi32, vec>
          %t99 = "tile.relu"(%t98) : (!tile.tile<1x16xi32, vec>) -> !tile.tile<1x16xi32, vec>
          scf.yield %a73, %a73 : !tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>
        }
        %e100 = tile.create : !tile.tile<8x16xi32, vec, valid = [2, 16]>
        %t101 = "tile.row_min"(%r4#2, %e100) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>) -> !tile.tile<8x1xi32, vec, valid = [2, 1]>
        scf.yield %a64, %a64, %a64 : !tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>
      }
      %t102 = "tile.maximum"(%t40, %t38) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      %t103 = "tile.row_expand_sub"(%r4#0, %r4#1) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x1xi32, vec, valid = [2, 1]>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      %c105 = arith.constant 1 : index
      %o106 = arith.remui %p104, %c105 : index
      %t107 = tile.load %x5[%o106, 4] : !ptensor.tensor<2x21xi32> -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      scf.yield %t103, %t38, %t103, %t107 : !tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>
    }
    %c109 = arith.constant 1 : index
    %o110 = arith.remui %g41, %c109 : index
    %t111 = tile.load %x108[0, %o110] : !ptensor.tensor<6x12xbf16, layout = dn> -> !tile.tile<16x16xbf16, mat, valid = [4, 12], blayout = row_major, slayout = col_major>
    %m112 = tile.move %t111 : !tile.tile<16x16xbf16, mat, valid = [4, 12], blayout = row_major, slayout = col_major> -> !tile.tile<16x16xbf16, left, valid = [4, 12]>
    %t114 = tile.load %x113[2, 0] : !ptensor.tensor<16x10xbf16> -> !tile.tile<16x16xbf16, mat, valid = [12, 9]>
    %m115 = tile.move %t114 : !tile.tile<16x16xbf16, mat, valid = [12, 9]> -> !tile.tile<16x16xbf16, right, valid = [12, 9]>
    %s116 = "tile.matmul"(%m112, %m115) : (!tile.tile<16x16xbf16, left, valid = [4, 12]>, !tile.tile<16x16xbf16, right, valid = [12, 9]>) -> !tile.tile<16x16xf32, acc, valid = [4, 9]>
    tile.store %s116, %x117[1, 0] : !tile.tile<16x16xf32, acc, valid = [4, 9]>, !ptensor.tensor<5x11xf32>
    %m118 = tile.move %s116 : !tile.tile<16x16xf32, acc, valid = [4, 9]> -> !tile.tile<16x16xbf16, mat, valid = [4, 9]>
    %m119 = tile.move %m118 : !tile.tile<16x16xbf16, mat, valid = [4, 9]> -> !tile.tile<16x16xbf16, left, valid = [4, 9]>
    %c120 = arith.constant 2 : index
    %o121 = arith.remui %p6, %c120 : index
    %t122 = tile.load %x113[1, %o121] : !ptensor.tensor<16x10xbf16> -> !tile.tile<16x16xbf16, mat, valid = [15, 9]>
    %m123 = tile.move %t122 : !tile.tile<16x16xbf16, mat, valid = [15, 9]> -> !tile.tile<16x16xbf16, bias, valid = [15, 9]>
    %m124 = tile.move %t122 : !tile.tile<16x16xbf16, mat, valid = [15, 9]> -> !tile.tile<16x16xbf16, right, valid = [15, 9]>
    %s125 = "tile.matmul"(%m119, %m124) : (!tile.tile<16x16xbf16, left, valid = [4, 9]>, !tile.tile<16x16xbf16, right, valid = [15, 9]>) -> !tile.tile<16x16xf32, acc, valid = [4, 9]>
    %c126 = arith.constant 2 : index
    %o127 = arith.remui %g41, %c126 : index
    %c128 = arith.constant 3 : index
    %o129 = arith.remui %p6, %c128 : index
    tile.store %s125, %x117[%o127, %o129] : !tile.tile<16x16xf32, acc, valid = [4, 9]>, !ptensor.tensor<5x11xf32>
    %t130 = tile.load %x96[0, %o127] : !ptensor.tensor<4x22xi32> -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
    %t131 = "tile.row_expand_min"(%t130, %r4#1) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x1xi32, vec, valid = [2, 1]>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
    %c132 = arith.constant 2 : index
    %c133 = arith.constant 2 : index
    %c134 = arith.constant 3 : index
    scf.for %i136 = %c132 to %c133 step %c134 {
      %g137 = "tile.get_block_idx"() : () -> index
      %t138 = tile.load %x94[%g137, 2] : !ptensor.tensor<7x18xi32, layout = dn> -> !tile.tile<1x16xi32, vec>
      %t139 = "tile.neg"(%t138) : (!tile.tile<1x16xi32, vec>) -> !tile.tile<1x16xi32, vec>
    }
    %r141:2 = scf.if %p140 -> (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>) {
      %c142 = arith.constant 3 : index
      %o143 = arith.remui %p6, %c142 : index
      %t144 = tile.load %x47[%p104, %o143] : !ptensor.tensor<5x18xi32> -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      %h145 = func.call @s1796071757_h0(%t130, %t144) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      %k146 = arith.maxsi %p11, %p33 : i32
      %t147 = "tile.full"(%k146) : (i32) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      scf.yield %r4#2, %t147 : !tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>
    } else {
      %r148:1 = scf.index_switch %o121 -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
      case 0 {
        %c150 = arith.constant 1 : index
        %o151 = arith.remui %p1, %c150 : index
        %t152 = tile.load %x149[2, %o151] : !ptensor.tensor<4x16xi32> -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
        %t153 = arith.select %p19, %r44#3, %t152 : !tile.tile<8x16xi32, vec, valid = [2, 16]>
        scf.yield %t152 : !tile.tile<8x16xi32, vec, valid = [2, 16]>
      }
      case 1 {
        %g155 = "tile.get_block_idx"() : () -> index
        %c156 = arith.constant 1 : index
        %o157 = arith.remui %g155, %c156 : index
        %c158 = arith.constant 1 : index
        %o159 = arith.remui %o129, %c158 : index
        tile.store %t131, %x154[%o157, %o159] : !tile.tile<8x16xi32, vec, valid = [2, 16]>, !ptensor.tensor<2x16xi32>
        scf.yield %t131 : !tile.tile<8x16xi32, vec, valid = [2, 16]>
      }
      case 2 {
        %k160 = arith.constant -7 : i32
        %t161 = "tile.full"(%k160) : (i32) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
        scf.yield %t161 : !tile.tile<8x16xi32, vec, valid = [2, 16]>
      }
      default {
        %t162 = "tile.divs"(%r44#3, %r4#3) : (!tile.tile<8x16xi32, vec, valid = [2, 16]>, i32) -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
        %t163 = tile.move %r4#2 : !tile.tile<8x16xi32, vec, valid = [2, 16]> -> !tile.tile<8x16xi32, vec, valid = [2, 16]>
        scf.yield %r44#0 : !tile.tile<8x16xi32, vec, valid = [2, 16]>
      }
      scf.yield %r44#1, %t131 : !tile.tile<8x16xi32, vec, valid = [2, 16]>, !tile.tile<8x16xi32, vec, valid = [2, 16]>
    }
    %c165 = arith.constant 2 : index
    %o166 = arith.remui %p104, %c165 : index
    tile.store %t40, %x164[%o166, 0] : !tile.tile<8x16xi32, vec, valid = [2, 16]>, !ptensor.tensor<5x21xi32, valid = [3, 18]>
    tile.store %r141#1, %x167[1, 2] : !tile.tile<8x16xi32, vec, valid = [2, 16]>, !ptensor.tensor<5x21xi32, valid = [3, 18]>
    tile.store %r141#0, %x36[%o110, %p104] : !tile.tile<8x16xi32, vec, valid = [2, 16]>, !ptensor.tensor<7x19xi32>
    %c168 = arith.constant 1 : index
    %o169 = arith.remui %o129, %c168 : index
    tile.store %t131, %x78[0, %o169] : !tile.tile<8x16xi32, vec, valid = [2, 16]>, !ptensor.tensor<8x16xi32, strides = [24, 1]>
    return
  }
}
