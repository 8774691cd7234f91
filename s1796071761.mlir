// pypto-generate --seed 1796071761 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071761_h0(%a1: !tile.tile<1x8xf32>, %a2: !tile.tile<1x8xf32>) -> !tile.tile<1x8xf32> {
    %t3 = "tile.maximum"(%a1, %a2) : (!tile.tile<1x8xf32>, !tile.tile<1x8xf32>) -> !tile.tile<1x8xf32>
    %t4 = "tile.relu"(%a2) : (!tile.tile<1x8xf32>) -> !tile.tile<1x8xf32>
    return %t4 : !tile.tile<1x8xf32>
  }
  func.func private @s1796071761_h1(%a1: !tile.tile<1x8xf32>, %a2: !tile.tile<1x8xf32>, %p3: f32) -> !tile.tile<1x8xf32> {
    %t4 = "tile.muls"(%a2, %p3) : (!tile.tile<1x8xf32>, f32) -> !tile.tile<1x8xf32>
    %t5 = "tile.add"(%a2, %a2) : (!tile.tile<1x8xf32>, !tile.tile<1x8xf32>) -> !tile.tile<1x8xf32>
    return %t5 : !tile.tile<1x8xf32>
  }
  func.func @s1796071761(%x4: !ptensor.tensor<3x8xf32>, %p5: index, %x14: !ptensor.tensor<1x8xf32>, %p53: index, %x55: !ptensor.tensor<2x12xf32, layout = dn> {pypto.dir = #pypto.dir<out>}, %p58: index, %x59: !ptensor.tensor<3x8xf32, strides = [13, 1]> {pypto.dir = #pypto.dir<inout>}, %p78: f32, %x89: !ptensor.tensor<4x11xf32, valid = [2, 8], pad = zero>, %p94: f32, %x98: !ptensor.tensor<4x9xf32> {pypto.dir = #pypto.dir<inout>}, %x103: !ptensor.tensor<7x8xf32, strides = [17, 1]> {pypto.dir = #pypto.dir<out>}, %p107: index, %x108: !ptensor.tensor<5x8xf32> {pypto.dir = #pypto.dir<inout>}) {
    %c1 = arith.constant 2 : index
    %c2 = arith.constant 4 : index
    %c3 = arith.constant 2 : index
    %c6 = arith.constant 1 : index
    %o7 = arith.remui %p5, %c6 : index
    %t8 = tile.load %x4[2, %o7] : !ptensor.tensor<3x8xf32> -> !tile.tile<1x8xf32>
    %r9:1 = scf.for %i11 = %c1 to %c2 step %c3 iter_args(%a10 = %t8) -> (!tile.tile<1x8xf32>) {
      %k12 = arith.constant -1.5 : f32
      %t13 = "tile.subs"(%a10, %k12) : (!tile.tile<1x8xf32>, f32) -> !tile.tile<1x8xf32>
      %c15 = arith.constant 1 : index
      %o16 = arith.remui %i11, %c15 : index
      %t17 = tile.load %x14[%o16, 0] : !ptensor.tensor<1x8xf32> -> !tile.tile<1x8xf32>
      scf.yield %t17 : !tile.tile<1x8xf32>
    }
    %k18 = arith.constant -0.0 : f32
    %t19 = "tile.maximums"(%r9#0, %k18) : (!tile.tile<1x8xf32>, f32) -> !tile.tile<1x8xf32>
    %t20 = "tile.sqrt"(%r9#0) : (!tile.tile<1x8xf32>) -> !tile.tile<1x8xf32>
    %c21 = arith.constant 0 : index
    %c22 = arith.constant 2 : index
    %c23 = arith.constant 1 : index
    %r24:1 = scf.for %i26 = %c21 to %c22 step %c23 iter_args(%a25 = %t19) -> (!tile.tile<1x8xf32>) {
      %g27 = "tile.get_block_idx"() : () -> index
      %c28 = arith.constant 1 : index
      %o29 = arith.remui %g27, %c28 : index
      %t30 = tile.load %x4[1, %o29] : !ptensor.tensor<3x8xf32> -> !tile.tile<1x8xf32>
      %g31 = "tile.get_subblock_idx"() : () -> index
      %c32 = arith.constant 3 : index
      %o33 = arith.remui %g31, %c32 : index
      %t34 = tile.load %x4[%o33, 0] : !ptensor.tensor<3x8xf32> -> !tile.tile<1x8xf32>
      %t35 = "tile.col_expand_min"(%t30, %t34) : (!tile.tile<1x8xf32>, !tile.tile<1x8xf32>) -> !tile.tile<1x8xf32>
      %c36 = arith.constant 1 : index
      %c37 = arith.constant 3 : index
      %c38 = arith.constant 1 : index
      %e39 = tile.create : !tile.tile<1x8xf32>
      %r40:3 = scf.for %i44 = %c36 to %c37 step %c38 iter_args(%a41 = %t35, %a42 = %e39, %a43 = %t30) -> (!tile.tile<1x8xf32>, !tile.tile<1x8xf32>, !tile.tile<1x8xf32>) {
        %c45 = arith.constant 1 : index
        %o46 = arith.remui %p5, %c45 : index
        %g47 = "tile.get_block_num"() : () -> index
        %c48 = arith.constant 1 : index
        %o49 = arith.remui %g47, %c48 : index
        %t50 = tile.load %x14[%o46, %o49] : !ptensor.tensor<1x8xf32> -> !tile.tile<1x8xf32>
        %k51 = arith.constant -7.0 : f32
        %t52 = "tile.subs"(%t50, %k51) : (!tile.tile<1x8xf32>, f32) -> !tile.tile<1x8xf32>
        %r54:2 = scf.index_switch %p53 -> !tile.tile<1x8xf32>, f32
        case 0 {
          %c56 = arith.constant 2 : index
          %o57 = arith.remui %p53, %c56 : index
          tile.store %t52, %x55[%o57, %p58] : !tile.tile<1x8xf32>, !ptensor.tensor<2x12xf32, layout = dn>
          %g60 = "tile.get_subblock_idx"() : () -> index
          %c61 = arith.constant 3 : index
          %o62 = arith.remui %g60, %c61 : index
          %c63 = arith.constant 1 : index
          %o64 = arith.remui %o33, %c63 : index
          %t65 = tile.load %x59[%o62, %o64] : !ptensor.tensor<3x8xf32, strides = [13, 1]> -> !tile.tile<1x8xf32>
          %h66 = func.call @s1796071761_h0(%t65, %t65) : (!tile.tile<1x8xf32>, !tile.tile<1x8xf32>) -> !tile.tile<1x8xf32>
          %c67 = arith.constant 0 : index
          %c68 = arith.constant 2 : index
          %c69 = arith.constant 1 : index
          %r70:2 = scf.while (%n71 = %k51, %i72 = %c67) : (f32, index) -> (f32, index) {
            %c73 = arith.constant 3 : index
            %o74 = arith.remui %p53, %c73 : index
            %c75 = arith.constant 1 : index
            %o76 = arith.remui %p58, %c75 : index
            %t77 = tile.load %x59[%o74, %o76] : !ptensor.tensor<3x8xf32, strides = [13, 1]> -> !tile.tile<1x8xf32>
            %k79 = arith.minimumf %p78, %p78 : f32
            %h80 = func.call @s1796071761_h1(%t77, %a43, %k79) : (!tile.tile<1x8xf32>, !tile.tile<1x8xf32>, f32) -> !tile.tile<1x8xf32>
            %q81 = arith.cmpi slt, %i72, %c68 : index
            scf.condition(%q81) %p78, %i72 : f32, index
          } do {
            ^bb0(%n82: f32, %i83: index):
            %t84 = "tile.col_expand_sub"(%t65, %a41) : (!tile.tile<1x8xf32>, !tile.tile<1x8xf32>) -> !tile.tile<1x8xf32>
            %t85 = "tile.divs"(%t35, %n82) : (!tile.tile<1x8xf32>, f32) -> !tile.tile<1x8xf32>
            %c86 = arith.constant 1 : index
            %o87 = arith.remui %g31, %c86 : index
            tile.store %t85, %x59[0, %o87] : !tile.tile<1x8xf32>, !ptensor.tensor<3x8xf32, strides = [13, 1]>
            %i88 = arith.addi %i83, %c69 : index
            scf.yield %p78, %i88 : f32, index
          }
          %g90 = "tile.get_block_num"() : () -> index
          %c91 = arith.constant 1 : index
          %o92 = arith.remui %g90, %c91 : index
          %t93 = tile.load %x89[1, %o92] : !ptensor.tensor<4x11xf32, valid = [2, 8], pad = zero> -> !tile.tile<1x8xf32>
          scf.yield %t93, %p94 : !tile.tile<1x8xf32>, f32
        }
        case 1 {
          %c95 = arith.constant 1 : index
          %q96 = arith.cmpi ne, %i26, %c95 : index
          %t97 = arith.select %q96, %r9#0, %t50 : !tile.tile<1x8xf32>
          %c99 = arith.constant 2 : index
          %o100 = arith.remui %i44, %c99 : index
          %t101 = tile.load %x98[%o33, %o100] : !ptensor.tensor<4x9xf32> -> !tile.tile<1x8xf32>
          %k102 = arith.constant -1.5 : f32
          scf.yield %t101, %k102 : !tile.tile<1x8xf32>, f32
        }
        default {
          tile.store %t52, %x103[1, 0] : !tile.tile<1x8xf32>, !ptensor.tensor<7x8xf32, strides = [17, 1]>
          scf.yield %t35, %k18 : !tile.tile<1x8xf32>, f32
        }
        %t104 = "tile.full"(%r54#1) : (f32) -> !tile.tile<1x8xf32>
        %k105 = arith.constant 100.0 : f32
        %t106 = "tile.muls"(%t104, %k105) : (!tile.tile<1x8xf32>, f32) -> !tile.tile<1x8xf32>
        scf.yield %a41, %t104, %a43 : !tile.tile<1x8xf32>, !tile.tile<1x8xf32>, !tile.tile<1x8xf32>
      }
      scf.yield %a25 : !tile.tile<1x8xf32>
    }
    tile.store %t19, %x103[1, %o7] : !tile.tile<1x8xf32>, !ptensor.tensor<7x8xf32, strides = [17, 1]>
    tile.store %r24#0, %x98[%p107, 1] : !tile.tile<1x8xf32>, !ptensor.tensor<4x9xf32>
    tile.store %t20, %x108[%o7, 0] : !tile.tile<1x8xf32>, !ptensor.tensor<5x8xf32>
    %c109 = arith.constant 3 : index
    %o110 = arith.remui %p107, %c109 : index
    tile.store %t19, %x59[%o110, 0] : !tile.tile<1x8xf32>, !ptensor.tensor<3x8xf32, strides = [13, 1]>
    return
  }
}
