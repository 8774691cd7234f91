// pypto-generate --seed 1796071705 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071705_h0(%a1: !tile.tile<16x8xf32, valid = [12, 5]>, %a2: !tile.tile<16x8xf32, valid = [12, 5]>, %p4: f32) -> !tile.tile<16x8xf32, valid = [12, 5]> {
    %t3 = "tile.neg"(%a2) : (!tile.tile<16x8xf32, valid = [12, 5]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
    %t5 = "tile.adds"(%t3, %p4) : (!tile.tile<16x8xf32, valid = [12, 5]>, f32) -> !tile.tile<16x8xf32, valid = [12, 5]>
    %t6 = "tile.add"(%t5, %t5) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
    return %t6 : !tile.tile<16x8xf32, valid = [12, 5]>
  }
  func.func @s1796071705(%x1t: !ptensor.tensor<18x12xf16>, %p2: index, %x12t: !ptensor.tensor<18x7xbf16> {pypto.dir = #pypto.dir<out>}, %x21: !ptensor.tensor<12x7xf32>, %p29: f32, %x36: !ptensor.tensor<12x1xf32>, %x40: !ptensor.tensor<1x8xf32> {pypto.dir = #pypto.dir<inout>}, %x50: !ptensor.tensor<12x5xf32> {pypto.dir = #pypto.dir<out>}, %p51: index, %x54: !ptensor.tensor<17x5xf32>, %x58: !ptensor.tensor<12x5xf32, layout = dn, strides = [1, 14]> {pypto.dir = #pypto.dir<inout>}, %x65: !ptensor.tensor<14x8xf32, strides = [10, 1], valid = [12, 5]> {pypto.dir = #pypto.dir<inout>}, %x69: !ptensor.tensor<12x5xf32, strides = [11, 1]>, %x73: !ptensor.tensor<15x3xf32> {pypto.dir = #pypto.dir<inout>}, %x76: !ptensor.tensor<14x12xf32, layout = dn, valid = [12, 9]>, %x97: !ptensor.tensor<15x1xf32, layout = dn> {pypto.dir = #pypto.dir<inout>}, %p106: i1, %x124: !ptensor.tensor<12x6xf32>, %x140: !ptensor.tensor<12x9xf32> {pypto.dir = #pypto.dir<inout>}, %p145: f32, %p147: index, %p150: index, %x168: !ptensor.tensor<16x5xf32, layout = dn> {pypto.dir = #pypto.dir<out>}, %x185: !ptensor.tensor<7x8xf32, valid = [5, 5]> {pypto.dir = #pypto.dir<inout>}, %x188: !ptensor.tensor<17x8xf32>, %x196: !ptensor.tensor<6x6xf32>, %p198: f32, %p199: f32, %x202: !ptensor.tensor<5x5xf32> {pypto.dir = #pypto.dir<out>}, %p207: index, %x210: !ptensor.tensor<5x11xf32, strides = [19, 1], valid = [3, 8]> {pypto.dir = #pypto.dir<out>}, %x211: !ptensor.tensor<13x7xf32> {pypto.dir = #pypto.dir<out>}) {
    %x1m = ptensor.to_memref %x1t : !ptensor.tensor<18x12xf16> -> memref<18x12xf16>
    %x1 = ptensor.from_memref %x1m : memref<18x12xf16> -> !ptensor.tensor<18x12xf16>
    %x12m = ptensor.to_memref %x12t : !ptensor.tensor<18x7xbf16> -> memref<18x7xbf16>
    %x12 = ptensor.from_memref %x12m : memref<18x7xbf16> -> !ptensor.tensor<18x7xbf16>
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[%o4, 0] : !ptensor.tensor<18x12xf16> -> !tile.tile<32x16xf16, valid = [18, 12]>
    %t6 = tile.load %x1[%o4, %o4] : !ptensor.tensor<18x12xf16> -> !tile.tile<16x16xf16, valid = [13, 7]>
    %s7 = "tile.matmul"(%t5, %t6) : (!tile.tile<32x16xf16, valid = [18, 12]>, !tile.tile<16x16xf16, valid = [13, 7]>) -> !tile.tile<32x16xf32, valid = [18, 7]>
    %t8 = tile.load %x1[0, 0] : !ptensor.tensor<18x12xf16> -> !tile.tile<32x16xf16, valid = [18, 12]>
    %g9 = "tile.get_block_idx"() : () -> index
    %t10 = tile.load %x1[%g9, %o4] : !ptensor.tensor<18x12xf16> -> !tile.tile<16x16xf16, valid = [13, 7]>
    %s11 = "tile.matmul_acc"(%s7, %t8, %t10) : (!tile.tile<32x16xf32, valid = [18, 7]>, !tile.tile<32x16xf16, valid = [18, 12]>, !tile.tile<16x16xf16, valid = [13, 7]>) -> !tile.tile<32x16xf32, valid = [18, 7]>
    %c13 = arith.constant 1 : index
    %o14 = arith.remui %p2, %c13 : index
    tile.store %s11, %x12[%o14, 0] : !tile.tile<32x16xf32, valid = [18, 7]>, !ptensor.tensor<18x7xbf16>
    %c15 = arith.constant 0 : index
    %c16 = arith.constant 5 : index
    %c17 = arith.constant 3 : index
    scf.for %i19 = %c15 to %c16 step %c17 {
      %r20:2 = scf.index_switch %g9 -> !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>
      case 0 {
        %c22 = arith.constant 1 : index
        %o23 = arith.remui %g9, %c22 : index
        %t24 = tile.load %x21[%o23, %o23] : !ptensor.tensor<12x7xf32> -> !tile.tile<16x8xf32, valid = [12, 5]>
        scf.yield %t24, %t24 : !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>
      }
      case 1 {
        %c25 = arith.constant 0 : index
        %c26 = arith.constant 1 : index
        %c27 = arith.constant 2 : index
        %r28:1 = scf.for %i31 = %c25 to %c26 step %c27 iter_args(%n30 = %p29) -> (f32) {
          %c32 = arith.constant 1 : index
          %o33 = arith.remui %p2, %c32 : index
          %t34 = tile.load %x21[%o33, 1] : !ptensor.tensor<12x7xf32> -> !tile.tile<16x8xf32, valid = [12, 5]>
          %t35 = "tile.relu"(%t34) : (!tile.tile<16x8xf32, valid = [12, 5]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
          %t37 = tile.load %x36[%o33, 0] : !ptensor.tensor<12x1xf32> -> !tile.tile<16x1xf32, valid = [12, 1]>
          %t38 = "tile.row_expand_add"(%t35, %t37) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x1xf32, valid = [12, 1]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
          scf.yield %n30 : f32
        }
        %t39 = tile.load %x21[0, 0] : !ptensor.tensor<12x7xf32> -> !tile.tile<16x8xf32, valid = [12, 5]>
        %t41 = tile.load %x40[0, %i19] : !ptensor.tensor<1x8xf32> -> !tile.tile<1x8xf32, valid = [1, 5]>
        %t42 = "tile.col_expand_add"(%t39, %t41) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<1x8xf32, valid = [1, 5]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
        %c43 = arith.constant 0 : index
        %c44 = arith.constant 4 : index
        %c45 = arith.constant 2 : index
        %r46:1 = scf.for %i48 = %c43 to %c44 step %c45 iter_args(%a47 = %t39) -> (!tile.tile<16x8xf32, valid = [12, 5]>) {
          %t49 = "tile.minimum"(%a47, %t39) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
          %c52 = arith.constant 1 : index
          %o53 = arith.remui %p51, %c52 : index
          tile.store %t49, %x50[0, %o53] : !tile.tile<16x8xf32, valid = [12, 5]>, !ptensor.tensor<12x5xf32>
          %g55 = "tile.get_block_idx"() : () -> index
          %t56 = tile.load %x54[%g9, %g55] : !ptensor.tensor<17x5xf32> -> !tile.tile<16x1xf32, valid = [12, 1]>
          %t57 = "tile.row_expand_min"(%a47, %t56) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x1xf32, valid = [12, 1]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
          scf.yield %t39 : !tile.tile<16x8xf32, valid = [12, 5]>
        }
        %t59 = tile.load %x58[0, 0] : !ptensor.tensor<12x5xf32, layout = dn, strides = [1, 14]> -> !tile.tile<16x8xf32, valid = [12, 5]>
        scf.yield %t42, %t59 : !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>
      }
      case 2 {
        %t60 = tile.load %x58[0, %o14] : !ptensor.tensor<12x5xf32, layout = dn, strides = [1, 14]> -> !tile.tile<16x8xf32, valid = [12, 5]>
        scf.yield %t60, %t60 : !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>
      }
      default {
        %t61 = tile.load %x58[0, 0] : !ptensor.tensor<12x5xf32, layout = dn, strides = [1, 14]> -> !tile.tile<16x8xf32, valid = [12, 5]>
        %h62 = func.call @s1796071705_h0(%t61, %t61, %p29) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>, f32) -> !tile.tile<16x8xf32, valid = [12, 5]>
        %t63 = tile.load %x54[2, 2] : !ptensor.tensor<17x5xf32> -> !tile.tile<16x1xf32, valid = [12, 1]>
        %t64 = "tile.row_expand_mul"(%h62, %t63) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x1xf32, valid = [12, 1]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
        %c66 = arith.constant 1 : index
        %o67 = arith.remui %p51, %c66 : index
        %t68 = tile.load %x65[%o67, 0] : !ptensor.tensor<14x8xf32, strides = [10, 1], valid = [12, 5]> -> !tile.tile<16x8xf32, valid = [12, 5]>
        %t70 = tile.load %x69[0, %o4] : !ptensor.tensor<12x5xf32, strides = [11, 1]> -> !tile.tile<16x8xf32, valid = [12, 5]>
        scf.yield %t68, %t70 : !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>
      }
      %t71 = tile.load %x65[0, 0] : !ptensor.tensor<14x8xf32, strides = [10, 1], valid = [12, 5]> -> !tile.tile<16x8xf32, valid = [12, 5]>
      %t72 = "tile.sub"(%t71, %r20#1) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
      %t74 = tile.load %x73[%p2, 1] : !ptensor.tensor<15x3xf32> -> !tile.tile<16x1xf32, valid = [12, 1]>
      %t75 = "tile.row_expand_max"(%t71, %t74) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x1xf32, valid = [12, 1]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
    }
    %t77 = tile.load %x76[0, %o4] : !ptensor.tensor<14x12xf32, layout = dn, valid = [12, 9]> -> !tile.tile<16x8xf32, valid = [12, 5]>
    %c78 = arith.constant 1 : index
    %o79 = arith.remui %g9, %c78 : index
    %c80 = arith.constant 1 : index
    %o81 = arith.remui %p51, %c80 : index
    %t82 = tile.load %x69[%o79, %o81] : !ptensor.tensor<12x5xf32, strides = [11, 1]> -> !tile.tile<16x8xf32, valid = [12, 5]>
    %t83 = "tile.div"(%t77, %t82) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
    %c84 = arith.constant 3 : index
    %q85 = arith.cmpi sge, %o4, %c84 : index
    %r86:2 = scf.if %q85 -> (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>) {
      %t87 = tile.load %x54[%o4, %o79] : !ptensor.tensor<17x5xf32> -> !tile.tile<16x8xf32, valid = [12, 5]>
      %t88 = "tile.rsqrt"(%t87) : (!tile.tile<16x8xf32, valid = [12, 5]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
      scf.yield %t83, %t82 : !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>
    } else {
      %r89:4 = scf.index_switch %o4 -> !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>
      case 0 {
        %t90 = tile.load %x21[%g9, 1] : !ptensor.tensor<12x7xf32> -> !tile.tile<1x8xf32, valid = [1, 5]>
        %t91 = "tile.col_expand_div"(%t83, %t90) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<1x8xf32, valid = [1, 5]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
        %g92 = "tile.get_block_num"() : () -> index
        %c93 = arith.constant 1 : index
        %o94 = arith.remui %g92, %c93 : index
        %t95 = tile.load %x69[%o94, %o4] : !ptensor.tensor<12x5xf32, strides = [11, 1]> -> !tile.tile<16x8xf32, valid = [12, 5]>
        scf.yield %t95, %t83, %t95, %t91 : !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>
      }
      default {
        %t96 = "tile.maximum"(%t77, %t83) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
        %t98 = tile.load %x97[1, %o81] : !ptensor.tensor<15x1xf32, layout = dn> -> !tile.tile<16x1xf32, valid = [12, 1]>
        %t99 = "tile.row_expand_max"(%t96, %t98) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x1xf32, valid = [12, 1]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
        %g100 = "tile.get_block_idx"() : () -> index
        %c101 = arith.constant 1 : index
        %o102 = arith.remui %g100, %c101 : index
        %t103 = tile.load %x76[%o102, %o14] : !ptensor.tensor<14x12xf32, layout = dn, valid = [12, 9]> -> !tile.tile<16x8xf32, valid = [12, 5]>
        scf.yield %t82, %t99, %t103, %t99 : !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>
      }
      %c104 = arith.constant 1 : index
      %o105 = arith.remui %p51, %c104 : index
      tile.store %r89#3, %x50[%o105, 0] : !tile.tile<16x8xf32, valid = [12, 5]>, !ptensor.tensor<12x5xf32>
      %r107:2 = scf.if %p106 -> (!tile.tile<16x1xf32, valid = [12, 1]>, !tile.tile<16x1xf32, valid = [12, 1]>) {
        %c108 = arith.constant 0 : index
        %c109 = arith.constant 1 : index
        %g110 = "tile.get_block_idx"() : () -> index
        %g111 = "tile.get_block_idx"() : () -> index
        %g112 = "tile.get_subblock_idx"() : () -> index
        %c113 = arith.constant 1 : index
        %o114 = arith.remui %g112, %c113 : index
        %t115 = tile.load %x65[%g111, %o114] : !ptensor.tensor<14x8xf32, strides = [10, 1], valid = [12, 5]> -> !tile.tile<1x8xf32, valid = [1, 5]>
        %r116:2 = scf.for %i119 = %c108 to %g110 step %c109 iter_args(%a117 = %t115, %n118 = %p29) -> (!tile.tile<1x8xf32, valid = [1, 5]>, f32) {
          %t120 = "tile.relu"(%t115) : (!tile.tile<1x8xf32, valid = [1, 5]>) -> !tile.tile<1x8xf32, valid = [1, 5]>
          %k121 = arith.mulf %p29, %p29 : f32
          scf.yield %t120, %k121 : !tile.tile<1x8xf32, valid = [1, 5]>, f32
        }
        %c122 = arith.constant 0 : index
        %c123 = arith.constant 1 : index
        %g125 = "tile.get_block_num"() : () -> index
        %c126 = arith.constant 1 : index
        %o127 = arith.remui %g125, %c126 : index
        %g128 = "tile.get_block_idx"() : () -> index
        %t129 = tile.load %x124[%o127, %g128] : !ptensor.tensor<12x6xf32> -> !tile.tile<16x1xf32, valid = [12, 1]>
        %r130:3 = scf.while (%a131 = %t129, %n132 = %p29, %i133 = %c122) : (!tile.tile<16x1xf32, valid = [12, 1]>, f32, index) -> (!tile.tile<16x1xf32, valid = [12, 1]>, f32, index) {
          %q134 = arith.cmpi slt, %i133, %p2 : index
          scf.condition(%q134) %a131, %r116#1, %i133 : !tile.tile<16x1xf32, valid = [12, 1]>, f32, index
        } do {
          ^bb0(%a135: !tile.tile<16x1xf32, valid = [12, 1]>, %n136: f32, %i137: index):
          %t138 = "tile.recip"(%r89#2) : (!tile.tile<16x8xf32, valid = [12, 5]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
          %t139 = "tile.neg"(%t138) : (!tile.tile<16x8xf32, valid = [12, 5]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
          %g141 = "tile.get_block_num"() : () -> index
          %t142 = tile.load %x140[0, %g141] : !ptensor.tensor<12x9xf32> -> !tile.tile<16x8xf32, valid = [12, 5]>
          %h143 = func.call @s1796071705_h0(%r89#3, %t142, %n136) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>, f32) -> !tile.tile<16x8xf32, valid = [12, 5]>
          %i144 = arith.addi %i137, %c123 : index
          %k146 = arith.mulf %p29, %p145 : f32
          scf.yield %a135, %k146, %i144 : !tile.tile<16x1xf32, valid = [12, 1]>, f32, index
        }
        scf.yield %r130#0, %t129 : !tile.tile<16x1xf32, valid = [12, 1]>, !tile.tile<16x1xf32, valid = [12, 1]>
      } else {
        %c148 = arith.constant 1 : index
        %o149 = arith.remui %p147, %c148 : index
        %t151 = tile.load %x140[%o149, %p150] : !ptensor.tensor<12x9xf32> -> !tile.tile<16x1xf32, valid = [12, 1]>
        scf.yield %t151, %t151 : !tile.tile<16x1xf32, valid = [12, 1]>, !tile.tile<16x1xf32, valid = [12, 1]>
      }
      scf.yield %r89#2, %r89#1 : !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>
    }
    %c152 = arith.constant 2 : index
    %c153 = arith.constant 4 : index
    %c154 = arith.constant 1 : index
    %c155 = arith.constant 1 : index
    %o156 = arith.remui %g9, %c155 : index
    %t157 = tile.load %x69[%o81, %o156] : !ptensor.tensor<12x5xf32, strides = [11, 1]> -> !tile.tile<16x8xf32, valid = [12, 5]>
    %r158:3 = scf.for %i162 = %c152 to %c153 step %c154 iter_args(%a159 = %t82, %a160 = %r86#1, %a161 = %t157) -> (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>) {
      %c163 = arith.constant 1 : index
      %c164 = arith.constant 6 : index
      %c165 = arith.constant 3 : index
      scf.for %i167 = %c163 to %c164 step %c165 {
        tile.store %a161, %x168[%g9, 0] : !tile.tile<16x8xf32, valid = [12, 5]>, !ptensor.tensor<16x5xf32, layout = dn>
        %k169 = arith.constant 0.5 : f32
        %t170 = "tile.full"(%k169) : (f32) -> !tile.tile<1x8xf32, valid = [1, 5]>
        %c171 = arith.constant 1 : index
        %o172 = arith.remui %i162, %c171 : index
        %t173 = tile.load %x65[%o172, 4] : !ptensor.tensor<14x8xf32, strides = [10, 1], valid = [12, 5]> -> !tile.tile<16x1xf32, valid = [12, 1]>
        %t174 = "tile.row_expand_add"(%a160, %t173) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x1xf32, valid = [12, 1]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
      }
      %k175 = arith.constant 0.0 : f32
      %t176 = "tile.full"(%k175) : (f32) -> !tile.tile<16x8xf32, valid = [12, 5]>
      scf.yield %t83, %t83, %t83 : !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>
    }
    %k177 = arith.subf %p145, %p29 : f32
    %t178 = "tile.subs"(%t82, %k177) : (!tile.tile<16x8xf32, valid = [12, 5]>, f32) -> !tile.tile<16x8xf32, valid = [12, 5]>
    %q179 = arith.constant false
    %r180:2 = scf.if %q179 -> (!tile.tile<16x1xf32, valid = [12, 1]>, !tile.tile<1x8xf32, valid = [1, 5]>) {
      %g181 = "tile.get_block_idx"() : () -> index
      %c182 = arith.constant 3 : index
      %o183 = arith.remui %g181, %c182 : index
      %t184 = tile.load %x21[%o4, %o183] : !ptensor.tensor<12x7xf32> -> !tile.tile<16x8xf32, valid = [12, 5]>
      %t186 = tile.load %x185[%g181, 0] : !ptensor.tensor<7x8xf32, valid = [5, 5]> -> !tile.tile<1x8xf32, valid = [1, 5]>
      %t187 = "tile.col_expand_sub"(%t184, %t186) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<1x8xf32, valid = [1, 5]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
      %t189 = tile.load %x188[2, 3] : !ptensor.tensor<17x8xf32> -> !tile.tile<16x8xf32, valid = [12, 5]>
      %e190 = tile.create : !tile.tile<16x8xf32, valid = [12, 5]>
      %t191 = "tile.row_max"(%t189, %e190) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>) -> !tile.tile<16x1xf32, valid = [12, 1]>
      %k192 = arith.constant 0.5 : f32
      %t193 = "tile.full"(%k192) : (f32) -> !tile.tile<16x8xf32, valid = [12, 5]>
      %t194 = "tile.div"(%r158#1, %t193) : (!tile.tile<16x8xf32, valid = [12, 5]>, !tile.tile<16x8xf32, valid = [12, 5]>) -> !tile.tile<16x8xf32, valid = [12, 5]>
      %t195 = tile.load %x54[%g181, 0] : !ptensor.tensor<17x5xf32> -> !tile.tile<16x1xf32, valid = [12, 1]>
      scf.yield %t195, %t186 : !tile.tile<16x1xf32, valid = [12, 1]>, !tile.tile<1x8xf32, valid = [1, 5]>
    } else {
      %t197 = tile.load %x196[5, 1] : !ptensor.tensor<6x6xf32> -> !tile.tile<1x8xf32, valid = [1, 5]>
      %k200 = arith.subf %p198, %p199 : f32
      %t201 = "tile.muls"(%t197, %k200) : (!tile.tile<1x8xf32, valid = [1, 5]>, f32) -> !tile.tile<1x8xf32, valid = [1, 5]>
      tile.store %t201, %x202[2, 0] : !tile.tile<1x8xf32, valid = [1, 5]>, !ptensor.tensor<5x5xf32>
      %g203 = "tile.get_block_num"() : () -> index
      %c204 = arith.constant 1 : index
      %o205 = arith.remui %g203, %c204 : index
      %t206 = tile.load %x36[0, %o205] : !ptensor.tensor<12x1xf32> -> !tile.tile<16x1xf32, valid = [12, 1]>
      scf.yield %t206, %t201 : !tile.tile<16x1xf32, valid = [12, 1]>, !tile.tile<1x8xf32, valid = [1, 5]>
    }
    %c208 = arith.constant 1 : index
    %o209 = arith.remui %p207, %c208 : index
    tile.store %t83, %x58[%o209, 0] : !tile.tile<16x8xf32, valid = [12, 5]>, !ptensor.tensor<12x5xf32, layout = dn, strides = [1, 14]>
    tile.store %r180#1, %x210[%o4, %o79] : !tile.tile<1x8xf32, valid = [1, 5]>, !ptensor.tensor<5x11xf32, strides = [19, 1], valid = [3, 8]>
    tile.store %r180#0, %x50[%o209, %g9] : !tile.tile<16x1xf32, valid = [12, 1]>, !ptensor.tensor<12x5xf32>
    %c212 = arith.constant 3 : index
    %o213 = arith.remui %g9, %c212 : index
    tile.store %t178, %x211[%o81, %o213] : !tile.tile<16x8xf32, valid = [12, 5]>, !ptensor.tensor<13x7xf32>
    return
  }
}
