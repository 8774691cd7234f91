// pypto-generate --seed 1796071724 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071724_h0(%a1: !tile.tile<7x16xf16, vec>) -> !tile.tile<7x16xf16, vec> {
    %t2 = "tile.minimum"(%a1, %a1) : (!tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>) -> !tile.tile<7x16xf16, vec>
    %k3 = arith.constant 0.5 : f16
    %t4 = "tile.adds"(%t2, %k3) : (!tile.tile<7x16xf16, vec>, f16) -> !tile.tile<7x16xf16, vec>
    return %t4 : !tile.tile<7x16xf16, vec>
  }
  func.func @s1796071724(%x7: !ptensor.tensor<7x21xf16>, %p8: index, %x14: !ptensor.tensor<16x16xf32, layout = dn> {pypto.dir = #pypto.dir<inout>}, %x22: !ptensor.tensor<18x16xf32, strides = [19, 1]> {pypto.dir = #pypto.dir<inout>}, %x33: !ptensor.tensor<9x21xf16> {pypto.dir = #pypto.dir<inout>}, %p44: f16, %x69t: !ptensor.tensor<1x18xf32>, %x81: !ptensor.tensor<18x4xf32, valid = [16, 1], pad = zero> {pypto.dir = #pypto.dir<inout>}, %x88: !ptensor.tensor<1x21xf32, strides = [30, 1]> {pypto.dir = #pypto.dir<inout>}, %x90: !ptensor.tensor<22x18xf32>, %x92: !ptensor.tensor<3x16xf32> {pypto.dir = #pypto.dir<inout>}, %x97: !ptensor.tensor<19x16xf32> {pypto.dir = #pypto.dir<out>}, %x99: !ptensor.tensor<1x17xf32> {pypto.dir = #pypto.dir<inout>}, %x109: !ptensor.tensor<9x16xf16> {pypto.dir = #pypto.dir<inout>}, %p125: f16, %x134: !ptensor.tensor<15x20xbf16>, %x139: !ptensor.tensor<26x10xbf16>, %p140: index, %x146: !ptensor.tensor<10x20xbf16>, %x151: !ptensor.tensor<22x18xbf16, valid = [20, 15]>, %x155: !ptensor.tensor<10x21xbf16, layout = dn>, %x165t: !ptensor.tensor<10x10xf32> {pypto.dir = #pypto.dir<out>}, %x177: !ptensor.tensor<10x11xf16> {pypto.dir = #pypto.dir<out>}, %p182: f32, %x187: !ptensor.tensor<3x22xf16> {pypto.dir = #pypto.dir<out>}, %x191: !ptensor.tensor<18x16xf32> {pypto.dir = #pypto.dir<out>}, %x192: !ptensor.tensor<18x21xf32> {pypto.dir = #pypto.dir<out>}) {
    %x69m = ptensor.to_memref %x69t : !ptensor.tensor<1x18xf32> -> memref<1x18xf32>
    %x69 = ptensor.from_memref %x69m : memref<1x18xf32> -> !ptensor.tensor<1x18xf32>
    %x165m = ptensor.to_memref %x165t : !ptensor.tensor<10x10xf32> -> memref<10x10xf32>
    %x165 = ptensor.from_memref %x165m : memref<10x10xf32> -> !ptensor.tensor<10x10xf32>
    %g1 = "tile.get_block_idx"() : () -> index
    %c2 = arith.constant 3 : index
    %q3 = arith.cmpi sge, %g1, %c2 : index
    %r4:3 = scf.if %q3 -> (!tile.tile<16x16xf32, vec>, !tile.tile<16x16xf32, vec>, !tile.tile<16x16xf32, vec>) {
      %c5 = arith.constant 0 : index
      %q6 = arith.cmpi ne, %g1, %c5 : index
      %c9 = arith.constant 1 : index
      %o10 = arith.remui %p8, %c9 : index
      %g11 = "tile.get_block_num"() : () -> index
      %t12 = tile.load %x7[%o10, %g11] : !ptensor.tensor<7x21xf16> -> !tile.tile<7x16xf16, vec>
      %t13 = arith.select %q6, %t12, %t12 : !tile.tile<7x16xf16, vec>
      %t15 = tile.load %x14[0, 0] : !ptensor.tensor<16x16xf32, layout = dn> -> !tile.tile<16x16xf32, vec>
      %g16 = "tile.get_block_num"() : () -> index
      %c17 = arith.constant 1 : index
      %o18 = arith.remui %g16, %c17 : index
      %c19 = arith.constant 1 : index
      %o20 = arith.remui %p8, %c19 : index
      %t21 = tile.load %x14[%o18, %o20] : !ptensor.tensor<16x16xf32, layout = dn> -> !tile.tile<16x16xf32, vec>
      scf.yield %t15, %t15, %t21 : !tile.tile<16x16xf32, vec>, !tile.tile<16x16xf32, vec>, !tile.tile<16x16xf32, vec>
    } else {
      %c23 = arith.constant 3 : index
      %o24 = arith.remui %g1, %c23 : index
      %t25 = tile.load %x22[%o24, 0] : !ptensor.tensor<18x16xf32, strides = [19, 1]> -> !tile.tile<16x16xf32, vec>
      scf.yield %t25, %t25, %t25 : !tile.tile<16x16xf32, vec>, !tile.tile<16x16xf32, vec>, !tile.tile<16x16xf32, vec>
    }
    %c26 = arith.constant 0 : index
    %c27 = arith.constant 1 : index
    %r28:1 = scf.while (%i29 = %c26) : (index) -> (index) {
      %c30 = arith.constant 0 : index
      %c31 = arith.constant 0 : index
      %c32 = arith.constant 3 : index
      %t34 = tile.load %x33[2, %g1] : !ptensor.tensor<9x21xf16> -> !tile.tile<7x16xf16, vec>
      %r35:3 = scf.while (%a36 = %t34, %a37 = %t34, %i38 = %c30) : (!tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, index) -> (!tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, index) {
        %q39 = arith.cmpi slt, %i38, %c31 : index
        scf.condition(%q39) %a36, %a37, %i38 : !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, index
      } do {
        ^bb0(%a40: !tile.tile<7x16xf16, vec>, %a41: !tile.tile<7x16xf16, vec>, %i42: index):
        %r43:4 = scf.index_switch %g1 -> !tile.tile<1x16xf32, vec>, !tile.tile<1x16xf32, vec>, !tile.tile<1x16xf32, vec>, f16
        case 0 {
          %t45 = "tile.muls"(%a41, %p44) : (!tile.tile<7x16xf16, vec>, f16) -> !tile.tile<7x16xf16, vec>
          %t46 = "tile.divs"(%t45, %p44) : (!tile.tile<7x16xf16, vec>, f16) -> !tile.tile<7x16xf16, vec>
          %c47 = arith.constant 1 : index
          %c48 = arith.constant 3 : index
          %c49 = arith.constant 1 : index
          %e50 = tile.create : !tile.tile<7x16xf16, vec>
          %k56 = arith.constant -1.5 : f16
          %r51:5 = scf.for %i58 = %c47 to %c48 step %c49 iter_args(%a52 = %r4#0, %a53 = %t46, %a54 = %t46, %a55 = %e50, %n57 = %k56) -> (!tile.tile<16x16xf32, vec>, !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, f16) {
            %h59 = func.call @s1796071724_h0(%a41) : (!tile.tile<7x16xf16, vec>) -> !tile.tile<7x16xf16, vec>
            %t60 = tile.move %r4#2 : !tile.tile<16x16xf32, vec> -> !tile.tile<16x16xf32, vec>
            %t61 = tile.move %t34 : !tile.tile<7x16xf16, vec> -> !tile.tile<7x16xf16, vec>
            scf.yield %r4#0, %a40, %t46, %t46, %k56 : !tile.tile<16x16xf32, vec>, !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, f16
          }
          %t62 = tile.load %x14[0, 0] : !ptensor.tensor<16x16xf32, layout = dn> -> !tile.tile<1x16xf32, vec>
          %c63 = arith.constant 1 : index
          %o64 = arith.remui %g1, %c63 : index
          %t65 = tile.load %x22[%i42, %o64] : !ptensor.tensor<18x16xf32, strides = [19, 1]> -> !tile.tile<1x16xf32, vec>
          %t66 = tile.load %x14[9, %i42] : !ptensor.tensor<16x16xf32, layout = dn> -> !tile.tile<1x16xf32, vec>
          %k67 = arith.constant 0.0 : f16
          scf.yield %t62, %t65, %t66, %k67 : !tile.tile<1x16xf32, vec>, !tile.tile<1x16xf32, vec>, !tile.tile<1x16xf32, vec>, f16
        }
        case 1 {
          %t68 = "tile.row_sum"(%r4#2, %r4#1) : (!tile.tile<16x16xf32, vec>, !tile.tile<16x16xf32, vec>) -> !tile.tile<16x1xf32, vec>
          %g70 = "tile.get_subblock_idx"() : () -> index
          %c71 = arith.constant 3 : index
          %o72 = arith.remui %g70, %c71 : index
          %t73 = tile.load %x69[0, %o72] : !ptensor.tensor<1x18xf32> -> !tile.tile<1x16xf32, vec>
          %t74 = tile.load %x22[%g1, 0] : !ptensor.tensor<18x16xf32, strides = [19, 1]> -> !tile.tile<1x16xf32, vec>
          scf.yield %t73, %t73, %t74, %p44 : !tile.tile<1x16xf32, vec>, !tile.tile<1x16xf32, vec>, !tile.tile<1x16xf32, vec>, f16
        }
        case 2 {
          %c75 = arith.constant 1 : index
          %o76 = arith.remui %p8, %c75 : index
          %c77 = arith.constant 3 : index
          %o78 = arith.remui %p8, %c77 : index
          %t79 = tile.load %x69[%o76, %o78] : !ptensor.tensor<1x18xf32> -> !tile.tile<1x16xf32, vec>
          %k80 = arith.constant -0.0 : f16
          scf.yield %t79, %t79, %t79, %k80 : !tile.tile<1x16xf32, vec>, !tile.tile<1x16xf32, vec>, !tile.tile<1x16xf32, vec>, f16
        }
        default {
          %t82 = tile.load %x81[0, %i42] : !ptensor.tensor<18x4xf32, valid = [16, 1], pad = zero> -> !tile.tile<16x1xf32, vec>
          %t83 = "tile.row_expand_max"(%r4#2, %t82) : (!tile.tile<16x16xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x16xf32, vec>
          %k84 = arith.constant -0.0 : f16
          %t85 = "tile.full"(%k84) : (f16) -> !tile.tile<1x16xf16, vec>
          %t86 = "tile.div"(%t85, %t85) : (!tile.tile<1x16xf16, vec>, !tile.tile<1x16xf16, vec>) -> !tile.tile<1x16xf16, vec>
          %t87 = "tile.row_expand_add"(%r4#1, %t82) : (!tile.tile<16x16xf32, vec>, !tile.tile<16x1xf32, vec>) -> !tile.tile<16x16xf32, vec>
          %t89 = tile.load %x88[%i42, 2] : !ptensor.tensor<1x21xf32, strides = [30, 1]> -> !tile.tile<1x16xf32, vec>
          scf.yield %t89, %t89, %t89, %k84 : !tile.tile<1x16xf32, vec>, !tile.tile<1x16xf32, vec>, !tile.tile<1x16xf32, vec>, f16
        }
        %t91 = tile.load %x90[%i29, 0] : !ptensor.tensor<22x18xf32> -> !tile.tile<16x16xf32, vec>
        %c93 = arith.constant 1 : index
        %o94 = arith.remui %p8, %c93 : index
        %t95 = tile.load %x92[2, %o94] : !ptensor.tensor<3x16xf32> -> !tile.tile<1x16xf32, vec>
        %t96 = "tile.col_expand_sub"(%t91, %t95) : (!tile.tile<16x16xf32, vec>, !tile.tile<1x16xf32, vec>) -> !tile.tile<16x16xf32, vec>
        tile.store %t96, %x97[%i29, 0] : !tile.tile<16x16xf32, vec>, !ptensor.tensor<19x16xf32>
        %i98 = arith.addi %i42, %c32 : index
        scf.yield %a41, %a40, %i98 : !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, index
      }
      %c100 = arith.constant 1 : index
      %o101 = arith.remui %i29, %c100 : index
      %t102 = tile.load %x99[%o101, 1] : !ptensor.tensor<1x17xf32> -> !tile.tile<1x16xf32, vec>
      %t103 = "tile.recip"(%t102) : (!tile.tile<1x16xf32, vec>) -> !tile.tile<1x16xf32, vec>
      %q104 = arith.cmpi slt, %i29, %g1 : index
      scf.condition(%q104) %i29 : index
    } do {
      ^bb0(%i105: index):
      %c106 = arith.constant 0 : index
      %c107 = arith.constant 4 : index
      %c108 = arith.constant 2 : index
      %c110 = arith.constant 1 : index
      %o111 = arith.remui %i105, %c110 : index
      %t112 = tile.load %x109[0, %o111] : !ptensor.tensor<9x16xf16> -> !tile.tile<7x16xf16, vec>
      %r113:2 = scf.while (%a114 = %t112, %i115 = %c106) : (!tile.tile<7x16xf16, vec>, index) -> (!tile.tile<7x16xf16, vec>, index) {
        %q116 = arith.cmpi slt, %i115, %c107 : index
        scf.condition(%q116) %t112, %i115 : !tile.tile<7x16xf16, vec>, index
      } do {
        ^bb0(%a117: !tile.tile<7x16xf16, vec>, %i118: index):
        %t119 = "tile.add"(%r4#2, %r4#1) : (!tile.tile<16x16xf32, vec>, !tile.tile<16x16xf32, vec>) -> !tile.tile<16x16xf32, vec>
        %i120 = arith.addi %i118, %c108 : index
        scf.yield %a117, %i120 : !tile.tile<7x16xf16, vec>, index
      }
      %c121 = arith.constant 0 : index
      %q122 = arith.cmpi eq, %o111, %c121 : index
      %r123:1 = scf.if %q122 -> (!tile.tile<7x16xf16, vec>) {
        %t124 = "tile.relu"(%r4#2) : (!tile.tile<16x16xf32, vec>) -> !tile.tile<16x16xf32, vec>
        %t126 = "tile.full"(%p125) : (f16) -> !tile.tile<7x16xf16, vec>
        scf.yield %t126 : !tile.tile<7x16xf16, vec>
      } else {
        scf.yield %t112 : !tile.tile<7x16xf16, vec>
      }
      %i127 = arith.addi %i105, %c27 : index
      scf.yield %i127 : index
    }
    %t128 = "tile.full"(%p44) : (f16) -> !tile.tile<1x16xf16, vec>
    %k129 = arith.constant 0.0 : f16
    %t130 = "tile.full"(%k129) : (f16) -> !tile.tile<7x16xf16, vec>
    %t131 = "tile.col_expand_sub"(%t130, %t128) : (!tile.tile<7x16xf16, vec>, !tile.tile<1x16xf16, vec>) -> !tile.tile<7x16xf16, vec>
    %t132 = "tile.full"(%k129) : (f16) -> !tile.tile<1x16xf16, vec>
    %t133 = "tile.col_expand_add"(%t131, %t132) : (!tile.tile<7x16xf16, vec>, !tile.tile<1x16xf16, vec>) -> !tile.tile<7x16xf16, vec>
    %c135 = arith.constant 1 : index
    %o136 = arith.remui %r28#0, %c135 : index
    %t137 = tile.load %x134[%p8, %o136] : !ptensor.tensor<15x20xbf16> -> !tile.tile<32x32xbf16, mat, valid = [10, 20]>
    %m138 = tile.move %t137 : !tile.tile<32x32xbf16, mat, valid = [10, 20]> -> !tile.tile<32x32xbf16, left, valid = [10, 20]>
    %c141 = arith.constant 1 : index
    %o142 = arith.remui %p140, %c141 : index
    %t143 = tile.load %x139[%p8, %o142] : !ptensor.tensor<26x10xbf16> -> !tile.tile<32x16xbf16, mat, valid = [20, 10]>
    %m144 = tile.move %t143 : !tile.tile<32x16xbf16, mat, valid = [20, 10]> -> !tile.tile<32x16xbf16, right, valid = [20, 10]>
    %s145 = "tile.matmul"(%m138, %m144) : (!tile.tile<32x32xbf16, left, valid = [10, 20]>, !tile.tile<32x16xbf16, right, valid = [20, 10]>) -> !tile.tile<32x16xf32, acc, valid = [10, 10]>
    %c147 = arith.constant 1 : index
    %o148 = arith.remui %p140, %c147 : index
    %t149 = tile.load %x146[%o148, %o148] : !ptensor.tensor<10x20xbf16> -> !tile.tile<32x32xbf16, mat, valid = [10, 20]>
    %m150 = tile.move %t149 : !tile.tile<32x32xbf16, mat, valid = [10, 20]> -> !tile.tile<32x32xbf16, left, valid = [10, 20]>
    %t152 = tile.load %x151[%o136, %o142] : !ptensor.tensor<22x18xbf16, valid = [20, 15]> -> !tile.tile<32x16xbf16, mat, valid = [20, 10]>
    %m153 = tile.move %t152 : !tile.tile<32x16xbf16, mat, valid = [20, 10]> -> !tile.tile<32x16xbf16, right, valid = [20, 10]>
    %s154 = "tile.matmul_acc"(%s145, %m150, %m153) : (!tile.tile<32x16xf32, acc, valid = [10, 10]>, !tile.tile<32x32xbf16, left, valid = [10, 20]>, !tile.tile<32x16xbf16, right, valid = [20, 10]>) -> !tile.tile<32x16xf32, acc, valid = [10, 10]>
    %c156 = arith.constant 2 : index
    %o157 = arith.remui %r28#0, %c156 : index
    %t158 = tile.load %x155[%o148, %o157] : !ptensor.tensor<10x21xbf16, layout = dn> -> !tile.tile<32x32xbf16, mat, valid = [10, 20], blayout = row_major, slayout = col_major>
    %m159 = tile.move %t158 : !tile.tile<32x32xbf16, mat, valid = [10, 20], blayout = row_major, slayout = col_major> -> !tile.tile<32x32xbf16, left, valid = [10, 20]>
    %c160 = arith.constant 1 : index
    %o161 = arith.remui %g1, %c160 : index
    %t162 = tile.load %x139[%p140, %o161] : !ptensor.tensor<26x10xbf16> -> !tile.tile<32x16xbf16, mat, valid = [20, 10]>
    %m163 = tile.move %t162 : !tile.tile<32x16xbf16, mat, valid = [20, 10]> -> !tile.tile<32x16xbf16, right, valid = [20, 10]>
    %s164 = "tile.matmul_acc"(%s154, %m159, %m163) : (!tile.tile<32x16xf32, acc, valid = [10, 10]>, !tile.tile<32x32xbf16, left, valid = [10, 20]>, !tile.tile<32x16xbf16, right, valid = [20, 10]>) -> !tile.tile<32x16xf32, acc, valid = [10, 10]>
    %g166 = "tile.get_block_idx"() : () -> index
    %c167 = arith.constant 1 : index
    %o168 = arith.remui %g166, %c167 : index
    %g169 = "tile.get_subblock_idx"() : () -> index
    %c170 = arith.constant 1 : index
    %o171 = arith.remui %g169, %c170 : index
    tile.store %s164, %x165[%o168, %o171] : !tile.tile<32x16xf32, acc, valid = [10, 10]>, !ptensor.tensor<10x10xf32>
    %m172 = tile.move %s164 : !tile.tile<32x16xf32, acc, valid = [10, 10]> -> !tile.tile<32x16xf32, mat, valid = [10, 10]>
    %m173 = tile.move %m172 : !tile.tile<32x16xf32, mat, valid = [10, 10]> -> !tile.tile<32x16xf32, left, valid = [10, 10]>
    %t174 = tile.load %x22[%p8, %p140] : !ptensor.tensor<18x16xf32, strides = [19, 1]> -> !tile.tile<16x16xf32, mat, valid = [10, 11]>
    %m175 = tile.move %t174 : !tile.tile<16x16xf32, mat, valid = [10, 11]> -> !tile.tile<16x16xf32, right, valid = [10, 11]>
    %s176 = "tile.matmul"(%m173, %m175) : (!tile.tile<32x16xf32, left, valid = [10, 10]>, !tile.tile<16x16xf32, right, valid = [10, 11]>) -> !tile.tile<32x16xf32, acc, valid = [10, 11]>
    %c178 = arith.constant 1 : index
    %o179 = arith.remui %r28#0, %c178 : index
    tile.store %s176, %x177[%o179, %o161] : !tile.tile<32x16xf32, acc, valid = [10, 11]>, !ptensor.tensor<10x11xf16>
    %c180 = arith.constant 1 : index
    %q181 = arith.cmpi sge, %g1, %c180 : index
    %k183 = arith.addf %p182, %p182 : f32
    %t184 = "tile.full"(%k183) : (f32) -> !tile.tile<16x16xf32, vec>
    %t185 = arith.select %q181, %r4#2, %t184 : !tile.tile<16x16xf32, vec>
    %t186 = "tile.col_expand_mul"(%t133, %t132) : (!tile.tile<7x16xf16, vec>, !tile.tile<1x16xf16, vec>) -> !tile.tile<7x16xf16, vec>
    %g188 = "tile.get_subblock_idx"() : () -> index
    tile.store %t128, %x187[%o168, %g188] : !tile.tile<1x16xf16, vec>, !ptensor.tensor<3x22xf16>
    %c189 = arith.constant 1 : index
    %o190 = arith.remui %r28#0, %c189 : index
    tile.store %t186, %x109[%o161, %o190] : !tile.tile<7x16xf16, vec>, !ptensor.tensor<9x16xf16>
    tile.store %t185, %x191[2, 0] : !tile.tile<16x16xf32, vec>, !ptensor.tensor<18x16xf32>
    tile.store %t184, %x192[2, 3] : !tile.tile<16x16xf32, vec>, !ptensor.tensor<18x21xf32>
    return
  }
}
