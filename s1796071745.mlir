// pypto-generate --seed 1796071745 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071745_h0(%a1: !tile.tile<8x8xf32, valid = [6, 8]>, %a2: !tile.tile<8x8xf32, valid = [6, 8]>) -> !tile.tile<8x8xf32, valid = [6, 8]> {
    %t3 = "tile.rsqrt"(%a2) : (!tile.tile<8x8xf32, valid = [6, 8]>) -> !tile.tile<8x8xf32, valid = [6, 8]>
    return %t3 : !tile.tile<8x8xf32, valid = [6, 8]>
  }
  func.func @s1796071745(%p3: index, %x4: !ptensor.tensor<6x9xf32> {pypto.dir = #pypto.dir<inout>}, %x15: !ptensor.tensor<11x8xf32>, %p31: f32, %x33: !ptensor.tensor<11x11xf32, valid = [9, 8], pad = zero> {pypto.dir = #pypto.dir<inout>}, %x36: !ptensor.tensor<6x3xf32>, %x46: !ptensor.tensor<6x10xf32>, %p48: f32, %p50: f32, %x56: !ptensor.tensor<11x8xf32> {pypto.dir = #pypto.dir<inout>}, %x65: !ptensor.tensor<10x11xf32, layout = dn, valid = [8, 8], pad = zero>, %x73: !ptensor.tensor<17x9xf32, valid = [15, 6], pad = zero>, %x75: !ptensor.tensor<5x13xf32, layout = dn>, %p76: index, %p81: i1, %x83: !ptensor.tensor<12x1xf32>, %x85: !ptensor.tensor<5x13xf32> {pypto.dir = #pypto.dir<inout>}, %x90: !ptensor.tensor<12x18xf32> {pypto.dir = #pypto.dir<inout>}, %x108: !ptensor.tensor<10x1xf32>, %p111: f32, %p112: f32, %p115: f32, %x121: !ptensor.tensor<1x8xf32> {pypto.dir = #pypto.dir<out>}, %x130: !ptensor.tensor<9x1xf32>, %x132: !ptensor.tensor<14x4xf32, valid = [12, 1]> {pypto.dir = #pypto.dir<inout>}, %x138: !ptensor.tensor<7x8xf32>, %x149t: !ptensor.tensor<6x8xf32>, %x151: !ptensor.tensor<6x1xf32> {pypto.dir = #pypto.dir<inout>}, %x165: !ptensor.tensor<6x9xf32> {pypto.dir = #pypto.dir<inout>}, %x170: !ptensor.tensor<6x8xf32> {pypto.dir = #pypto.dir<out>}, %x176: !ptensor.tensor<1x11xf32> {pypto.dir = #pypto.dir<out>}) {
    %x149m = ptensor.to_memref %x149t : !ptensor.tensor<6x8xf32> -> memref<6x8xf32>
    %x149 = ptensor.from_memref %x149m : memref<6x8xf32> -> !ptensor.tensor<6x8xf32>
    %c1 = arith.constant 0 : index
    %c2 = arith.constant 1 : index
    %c5 = arith.constant 1 : index
    %o6 = arith.remui %p3, %c5 : index
    %t7 = tile.load %x4[%o6, %o6] : !ptensor.tensor<6x9xf32> -> !tile.tile<8x8xf32, valid = [6, 8]>
    %r8:3 = scf.while (%a9 = %t7, %a10 = %t7, %i11 = %c1) : (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>, index) -> (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>, index) {
      %c12 = arith.constant 2 : index
      %c13 = arith.constant 5 : index
      %c14 = arith.constant 3 : index
      %g16 = "tile.get_block_num"() : () -> index
      %t17 = tile.load %x15[%g16, 0] : !ptensor.tensor<11x8xf32> -> !tile.tile<8x8xf32, valid = [6, 8]>
      %e18 = tile.create : !tile.tile<8x8xf32, valid = [6, 8]>
      %r19:2 = scf.for %i22 = %c12 to %c13 step %c14 iter_args(%a20 = %t17, %a21 = %e18) -> (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>) {
        %c23 = arith.constant 2 : index
        %c24 = arith.constant 10 : index
        %c25 = arith.constant 2 : index
        %t26 = tile.load %x4[0, 3] : !ptensor.tensor<6x9xf32> -> !tile.tile<8x1xf32, valid = [6, 1]>
        %r27:2 = scf.for %i30 = %c23 to %c24 step %c25 iter_args(%a28 = %t26, %a29 = %a9) -> (!tile.tile<8x1xf32, valid = [6, 1]>, !tile.tile<8x8xf32, valid = [6, 8]>) {
          %t32 = "tile.divs"(%a29, %p31) : (!tile.tile<8x8xf32, valid = [6, 8]>, f32) -> !tile.tile<8x8xf32, valid = [6, 8]>
          %t34 = tile.load %x33[%i22, 0] : !ptensor.tensor<11x11xf32, valid = [9, 8], pad = zero> -> !tile.tile<8x8xf32, valid = [6, 8]>
          scf.yield %a28, %t34 : !tile.tile<8x1xf32, valid = [6, 1]>, !tile.tile<8x8xf32, valid = [6, 8]>
        }
        scf.yield %t7, %a10 : !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>
      }
      %t35 = tile.load %x33[%g16, 0] : !ptensor.tensor<11x11xf32, valid = [9, 8], pad = zero> -> !tile.tile<8x8xf32, valid = [6, 8]>
      %c37 = arith.constant 3 : index
      %o38 = arith.remui %i11, %c37 : index
      %t39 = tile.load %x36[0, %o38] : !ptensor.tensor<6x3xf32> -> !tile.tile<8x1xf32, valid = [6, 1]>
      %t40 = "tile.row_expand_add"(%t35, %t39) : (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x1xf32, valid = [6, 1]>) -> !tile.tile<8x8xf32, valid = [6, 8]>
      %q41 = arith.cmpi slt, %i11, %p3 : index
      scf.condition(%q41) %t40, %t40, %i11 : !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>, index
    } do {
      ^bb0(%a42: !tile.tile<8x8xf32, valid = [6, 8]>, %a43: !tile.tile<8x8xf32, valid = [6, 8]>, %i44: index):
      %h45 = func.call @s1796071745_h0(%a43, %a43) : (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>) -> !tile.tile<8x8xf32, valid = [6, 8]>
      %t47 = tile.load %x46[%o6, 2] : !ptensor.tensor<6x10xf32> -> !tile.tile<8x8xf32, valid = [6, 8]>
      %t49 = "tile.adds"(%t47, %p48) : (!tile.tile<8x8xf32, valid = [6, 8]>, f32) -> !tile.tile<8x8xf32, valid = [6, 8]>
      %t51 = "tile.full"(%p50) : (f32) -> !tile.tile<8x8xf32, valid = [6, 8]>
      %i52 = arith.addi %i44, %c2 : index
      scf.yield %t47, %t51, %i52 : !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>, index
    }
    %r53:2 = scf.execute_region -> (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>) {
      %r54:2 = scf.index_switch %p3 -> !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>
      case 0 {
        %t55 = "tile.div"(%r8#1, %r8#0) : (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>) -> !tile.tile<8x8xf32, valid = [6, 8]>
        %t57 = tile.load %x56[3, 0] : !ptensor.tensor<11x8xf32> -> !tile.tile<8x8xf32, valid = [6, 8]>
        %k58 = arith.constant -7.0 : f32
        %t59 = "tile.full"(%k58) : (f32) -> !tile.tile<8x8xf32, valid = [6, 8]>
        scf.yield %t57, %t59 : !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>
      }
      default {
        %t60 = "tile.full"(%p48) : (f32) -> !tile.tile<8x8xf32, valid = [6, 8]>
        %t61 = tile.load %x56[1, 0] : !ptensor.tensor<11x8xf32> -> !tile.tile<8x8xf32, valid = [6, 8]>
        %t62 = tile.load %x56[2, %o6] : !ptensor.tensor<11x8xf32> -> !tile.tile<8x8xf32, valid = [6, 8]>
        scf.yield %t61, %t62 : !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>
      }
      %q63 = arith.constant false
      %t64 = arith.select %q63, %r8#0, %r8#0 : !tile.tile<8x8xf32, valid = [6, 8]>
      %c66 = arith.constant 3 : index
      %o67 = arith.remui %r8#2, %c66 : index
      %t68 = tile.load %x65[%o67, 0] : !ptensor.tensor<10x11xf32, layout = dn, valid = [8, 8], pad = zero> -> !tile.tile<8x8xf32, valid = [6, 8]>
      %c69 = arith.constant 1 : index
      %o70 = arith.remui %p3, %c69 : index
      %t71 = tile.load %x4[%o70, %p3] : !ptensor.tensor<6x9xf32> -> !tile.tile<8x1xf32, valid = [6, 1]>
      %t72 = "tile.row_expand_add"(%t68, %t71) : (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x1xf32, valid = [6, 1]>) -> !tile.tile<8x8xf32, valid = [6, 8]>
      tile.store %t72, %x4[0, %o70] : !tile.tile<8x8xf32, valid = [6, 8]>, !ptensor.tensor<6x9xf32>
      scf.yield %r8#1, %t68 : !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>
    }
    %t74 = tile.load %x73[1, 2] : !ptensor.tensor<17x9xf32, valid = [15, 6], pad = zero> -> !tile.tile<16x16xf32, valid = [12, 1]>
    %c77 = arith.constant 1 : index
    %o78 = arith.remui %r8#2, %c77 : index
    %t79 = tile.load %x75[%p76, %o78] : !ptensor.tensor<5x13xf32, layout = dn> -> !tile.tile<16x16xf32, valid = [1, 13]>
    %s80 = "tile.matmul"(%t74, %t79) : (!tile.tile<16x16xf32, valid = [12, 1]>, !tile.tile<16x16xf32, valid = [1, 13]>) -> !tile.tile<16x16xf32, valid = [12, 13]>
    %r82:1 = scf.if %p81 -> (!tile.tile<16x16xf32, valid = [12, 13]>) {
      %t84 = tile.load %x83[0, 0] : !ptensor.tensor<12x1xf32> -> !tile.tile<16x16xf32, valid = [12, 1]>
      %c86 = arith.constant 1 : index
      %o87 = arith.remui %r8#2, %c86 : index
      %t88 = tile.load %x85[3, %o87] : !ptensor.tensor<5x13xf32> -> !tile.tile<16x16xf32, valid = [1, 13]>
      %s89 = "tile.matmul_acc"(%s80, %t84, %t88) : (!tile.tile<16x16xf32, valid = [12, 13]>, !tile.tile<16x16xf32, valid = [12, 1]>, !tile.tile<16x16xf32, valid = [1, 13]>) -> !tile.tile<16x16xf32, valid = [12, 13]>
      scf.yield %s89 : !tile.tile<16x16xf32, valid = [12, 13]>
    } else {
      scf.yield %s80 : !tile.tile<16x16xf32, valid = [12, 13]>
    }
    tile.store %r82#0, %x90[0, 0] : !tile.tile<16x16xf32, valid = [12, 13]>, !ptensor.tensor<12x18xf32>
    %r91:1 = scf.index_switch %p76 -> !tile.tile<8x1xf32, valid = [6, 1]>
    case 0 {
      %c92 = arith.constant 0 : index
      %c93 = arith.constant 1 : index
      %t94 = tile.load %x85[%r8#2, %r8#2] : !ptensor.tensor<5x13xf32> -> !tile.tile<1x8xf32>
      %r95:2 = scf.for %i98 = %c92 to %p3 step %c93 iter_args(%a96 = %r53#0, %a97 = %t94) -> (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<1x8xf32>) {
        %c99 = arith.constant 2 : index
        %c100 = arith.constant 2 : index
        %c101 = arith.constant 2 : index
        %r102:1 = scf.for %i104 = %c99 to %c100 step %c101 iter_args(%a103 = %t7) -> (!tile.tile<8x8xf32, valid = [6, 8]>) {
          %c105 = arith.constant 1 : index
          %q106 = arith.cmpi ne, %i104, %c105 : index
          %r107:3 = scf.if %q106 -> (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>) {
            %t109 = tile.load %x108[%r8#2, 0] : !ptensor.tensor<10x1xf32> -> !tile.tile<8x1xf32, valid = [6, 1]>
            %t110 = "tile.row_expand_expdif"(%r8#0, %t109) : (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x1xf32, valid = [6, 1]>) -> !tile.tile<8x8xf32, valid = [6, 8]>
            %k113 = arith.addf %p111, %p112 : f32
            %t114 = "tile.divs"(%r53#0, %k113) : (!tile.tile<8x8xf32, valid = [6, 8]>, f32) -> !tile.tile<8x8xf32, valid = [6, 8]>
            %k116 = arith.addf %p115, %p50 : f32
            %t117 = "tile.subs"(%r8#1, %k116) : (!tile.tile<8x8xf32, valid = [6, 8]>, f32) -> !tile.tile<8x8xf32, valid = [6, 8]>
            %t118 = tile.load %x33[3, 0] : !ptensor.tensor<11x11xf32, valid = [9, 8], pad = zero> -> !tile.tile<8x8xf32, valid = [6, 8]>
            scf.yield %t117, %t118, %t118 : !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>
          } else {
            %t119 = tile.load %x46[0, 1] : !ptensor.tensor<6x10xf32> -> !tile.tile<8x8xf32, valid = [6, 8]>
            scf.yield %a103, %r8#1, %t119 : !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>
          }
          scf.yield %r8#0 : !tile.tile<8x8xf32, valid = [6, 8]>
        }
        %t120 = tile.load %x4[0, 0] : !ptensor.tensor<6x9xf32> -> !tile.tile<8x8xf32, valid = [6, 8]>
        scf.yield %t120, %a97 : !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<1x8xf32>
      }
      %g122 = "tile.get_block_idx"() : () -> index
      %c123 = arith.constant 1 : index
      %o124 = arith.remui %g122, %c123 : index
      tile.store %r95#1, %x121[%o124, 0] : !tile.tile<1x8xf32>, !ptensor.tensor<1x8xf32>
      %g125 = "tile.get_block_idx"() : () -> index
      %c126 = arith.constant 1 : index
      %o127 = arith.remui %g125, %c126 : index
      %t128 = tile.load %x56[%p76, %o127] : !ptensor.tensor<11x8xf32> -> !tile.tile<8x8xf32, valid = [6, 8]>
      %t129 = "tile.sqrt"(%t128) : (!tile.tile<8x8xf32, valid = [6, 8]>) -> !tile.tile<8x8xf32, valid = [6, 8]>
      %t131 = tile.load %x130[2, 0] : !ptensor.tensor<9x1xf32> -> !tile.tile<8x1xf32, valid = [6, 1]>
      scf.yield %t131 : !tile.tile<8x1xf32, valid = [6, 1]>
    }
    case 1 {
      %g133 = "tile.get_block_idx"() : () -> index
      %c134 = arith.constant 1 : index
      %o135 = arith.remui %r8#2, %c134 : index
      %t136 = tile.load %x132[%g133, %o135] : !ptensor.tensor<14x4xf32, valid = [12, 1]> -> !tile.tile<8x1xf32, valid = [6, 1]>
      scf.yield %t136 : !tile.tile<8x1xf32, valid = [6, 1]>
    }
    default {
      %r137:2 = scf.if %p81 -> (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>) {
        %c139 = arith.constant 2 : index
        %o140 = arith.remui %r8#2, %c139 : index
        %c141 = arith.constant 1 : index
        %o142 = arith.remui %r8#2, %c141 : index
        %t143 = tile.load %x138[%o140, %o142] : !ptensor.tensor<7x8xf32> -> !tile.tile<8x8xf32, valid = [6, 8]>
        scf.yield %t143, %r53#1 : !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>
      } else {
        %k144 = arith.constant -7.0 : f32
        %t145 = "tile.minimums"(%t7, %k144) : (!tile.tile<8x8xf32, valid = [6, 8]>, f32) -> !tile.tile<8x8xf32, valid = [6, 8]>
        %t146 = tile.load %x46[%p76, 0] : !ptensor.tensor<6x10xf32> -> !tile.tile<1x8xf32>
        %t147 = "tile.col_expand_expdif"(%t145, %t146) : (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<1x8xf32>) -> !tile.tile<8x8xf32, valid = [6, 8]>
        %t148 = "tile.col_expand_sub"(%r53#1, %t146) : (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<1x8xf32>) -> !tile.tile<8x8xf32, valid = [6, 8]>
        scf.yield %r53#1, %r53#0 : !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>
      }
      %t150 = tile.load %x149[%o6, 0] : !ptensor.tensor<6x8xf32> -> !tile.tile<8x8xf32, valid = [6, 8]>
      %t152 = tile.load %x151[0, %o78] : !ptensor.tensor<6x1xf32> -> !tile.tile<8x1xf32, valid = [6, 1]>
      %t153 = "tile.row_expand_div"(%t150, %t152) : (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x1xf32, valid = [6, 1]>) -> !tile.tile<8x8xf32, valid = [6, 8]>
      %c154 = arith.constant 2 : index
      %c155 = arith.constant 4 : index
      %c156 = arith.constant 3 : index
      %r157:2 = scf.for %i160 = %c154 to %c155 step %c156 iter_args(%a158 = %r8#0, %a159 = %r137#0) -> (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>) {
        %c161 = arith.constant 1 : index
        %o162 = arith.remui %r8#2, %c161 : index
        %t163 = tile.load %x65[7, %o162] : !ptensor.tensor<10x11xf32, layout = dn, valid = [8, 8], pad = zero> -> !tile.tile<1x8xf32>
        %t164 = "tile.col_expand"(%t163) : (!tile.tile<1x8xf32>) -> !tile.tile<8x8xf32, valid = [6, 8]>
        %t166 = tile.load %x165[0, 0] : !ptensor.tensor<6x9xf32> -> !tile.tile<8x8xf32, valid = [6, 8]>
        %t167 = "tile.col_expand_max"(%t166, %t163) : (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<1x8xf32>) -> !tile.tile<8x8xf32, valid = [6, 8]>
        scf.yield %t167, %t167 : !tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<8x8xf32, valid = [6, 8]>
      }
      scf.yield %t152 : !tile.tile<8x1xf32, valid = [6, 1]>
    }
    %t168 = tile.load %x165[2, %o78] : !ptensor.tensor<6x9xf32> -> !tile.tile<1x8xf32>
    %t169 = "tile.col_expand_expdif"(%r53#0, %t168) : (!tile.tile<8x8xf32, valid = [6, 8]>, !tile.tile<1x8xf32>) -> !tile.tile<8x8xf32, valid = [6, 8]>
    %c171 = arith.constant 1 : index
    %o172 = arith.remui %p3, %c171 : index
    %g173 = "tile.get_block_idx"() : () -> index
    %c174 = arith.constant 1 : index
    %o175 = arith.remui %g173, %c174 : index
    tile.store %t169, %x170[%o172, %o175] : !tile.tile<8x8xf32, valid = [6, 8]>, !ptensor.tensor<6x8xf32>
    %g177 = "tile.get_subblock_idx"() : () -> index
    %c178 = arith.constant 1 : index
    %o179 = arith.remui %g177, %c178 : index
    tile.store %t168, %x176[%o179, 1] : !tile.tile<1x8xf32>, !ptensor.tensor<1x11xf32>
    %g180 = "tile.get_block_idx"() : () -> index
    tile.store %r91#0, %x170[%o179, %g180] : !tile.tile<8x1xf32, valid = [6, 1]>, !ptensor.tensor<6x8xf32>
    return
  }
}
