// pypto-generate --seed 1796071752 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071752(%p1: index, %x8: !ptensor.tensor<1x3xf16> {pypto.dir = #pypto.dir<inout>}, %p10: f16, %p15: f32, %x16: !ptensor.tensor<10x5xf16>, %x25: !ptensor.tensor<3x7xf32>, %x37: !ptensor.tensor<2x9xf32> {pypto.dir = #pypto.dir<out>}, %x40: !ptensor.tensor<2x6xf32> {pypto.dir = #pypto.dir<inout>}, %p46: index, %x48: !ptensor.tensor<32x32xi8>, %x66: !ptensor.tensor<38x32xi32> {pypto.dir = #pypto.dir<out>}, %x67: !ptensor.tensor<13x3xf16> {pypto.dir = #pypto.dir<inout>}, %x71: !ptensor.tensor<1x7xf16>, %x82: !ptensor.tensor<4x6xf16, valid = [2, 3]>, %p83: index, %x108: !ptensor.tensor<4x11xf32, valid = [2, 8]>, %x124: !ptensor.tensor<8x6xf32> {pypto.dir = #pypto.dir<out>}, %p130: f16, %p138: f32, %x141: !ptensor.tensor<10x5xf16>, %x151: !ptensor.tensor<8x4xf32> {pypto.dir = #pypto.dir<inout>}, %p152: index, %x155: !ptensor.tensor<16x22xf16> {pypto.dir = #pypto.dir<inout>}, %x157: !ptensor.tensor<20x19xf16, valid = [18, 16]>, %x160: !ptensor.tensor<18x22xf32, strides = [25, 1]> {pypto.dir = #pypto.dir<out>}, %x161: !ptensor.tensor<2x8xf32> {pypto.dir = #pypto.dir<out>}, %x162: !ptensor.tensor<1x9xf16> {pypto.dir = #pypto.dir<inout>}, %x163: !ptensor.tensor<11x3xf16> {pypto.dir = #pypto.dir<out>}) {
    %c2 = arith.constant 2 : index
    %q3 = arith.cmpi ne, %p1, %c2 : index
    %r4:3 = scf.if %q3 -> (!tile.tile<1x32xf16, valid = [1, 3]>, !tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x16xf32, valid = [2, 4]>) {
      %c5 = arith.constant 2 : index
      %q6 = arith.cmpi ult, %p1, %c5 : index
      %r7:4 = scf.if %q6 -> (!tile.tile<1x32xf16, valid = [1, 3]>, !tile.tile<1x32xf16, valid = [1, 3]>, !tile.tile<1x32xf16, valid = [1, 3]>, f32) {
        %t9 = tile.load %x8[0, 0] : !ptensor.tensor<1x3xf16> -> !tile.tile<1x32xf16, valid = [1, 3]>
        %t11 = "tile.full"(%p10) : (f16) -> !tile.tile<1x32xf16, valid = [1, 3]>
        %c12 = arith.constant 1 : index
        %o13 = arith.remui %p1, %c12 : index
        %t14 = tile.load %x8[0, %o13] : !ptensor.tensor<1x3xf16> -> !tile.tile<1x32xf16, valid = [1, 3]>
        scf.yield %t9, %t11, %t14, %p15 : !tile.tile<1x32xf16, valid = [1, 3]>, !tile.tile<1x32xf16, valid = [1, 3]>, !tile.tile<1x32xf16, valid = [1, 3]>, f32
      } else {
        %g17 = "tile.get_subblock_idx"() : () -> index
        %c18 = arith.constant 1 : index
        %o19 = arith.remui %g17, %c18 : index
        %t20 = tile.load %x16[%o19, 0] : !ptensor.tensor<10x5xf16> -> !tile.tile<16x32xf16, valid = [10, 3]>
        %t21 = "tile.abs"(%t20) : (!tile.tile<16x32xf16, valid = [10, 3]>) -> !tile.tile<16x32xf16, valid = [10, 3]>
        %c22 = arith.constant 0 : index
        %c23 = arith.constant 2 : index
        %c24 = arith.constant 1 : index
        %t26 = tile.load %x25[%o19, 0] : !ptensor.tensor<3x7xf32> -> !tile.tile<16x16xf32, valid = [2, 4]>
        %r27:1 = scf.for %i29 = %c22 to %c23 step %c24 iter_args(%a28 = %t26) -> (!tile.tile<16x16xf32, valid = [2, 4]>) {
          %t30 = "tile.relu"(%a28) : (!tile.tile<16x16xf32, valid = [2, 4]>) -> !tile.tile<16x16xf32, valid = [2, 4]>
          scf.yield %a28 : !tile.tile<16x16xf32, valid = [2, 4]>
        }
        %c31 = arith.constant 0 : index
        %c32 = arith.constant 4 : index
        %c33 = arith.constant 1 : index
        scf.for %i35 = %c31 to %c32 step %c33 {
          %t36 = "tile.adds"(%r27#0, %p15) : (!tile.tile<16x16xf32, valid = [2, 4]>, f32) -> !tile.tile<16x16xf32, valid = [2, 4]>
          %c38 = arith.constant 1 : index
          %o39 = arith.remui %g17, %c38 : index
          tile.store %t36, %x37[%o39, 2] : !tile.tile<16x16xf32, valid = [2, 4]>, !ptensor.tensor<2x9xf32>
          %c41 = arith.constant 1 : index
          %o42 = arith.remui %i35, %c41 : index
          %t43 = tile.load %x40[%o42, %o42] : !ptensor.tensor<2x6xf32> -> !tile.tile<16x1xf32, valid = [2, 1]>
          %t44 = "tile.row_expand_expdif"(%r27#0, %t43) : (!tile.tile<16x16xf32, valid = [2, 4]>, !tile.tile<16x1xf32, valid = [2, 1]>) -> !tile.tile<16x16xf32, valid = [2, 4]>
        }
        %t45 = tile.load %x8[%o19, 0] : !ptensor.tensor<1x3xf16> -> !tile.tile<1x32xf16, valid = [1, 3]>
        %t47 = tile.load %x16[%p46, 1] : !ptensor.tensor<10x5xf16> -> !tile.tile<1x32xf16, valid = [1, 3]>
        scf.yield %t45, %t45, %t47, %p15 : !tile.tile<1x32xf16, valid = [1, 3]>, !tile.tile<1x32xf16, valid = [1, 3]>, !tile.tile<1x32xf16, valid = [1, 3]>, f32
      }
      %c49 = arith.constant 1 : index
      %o50 = arith.remui %p1, %c49 : index
      %g51 = "tile.get_block_num"() : () -> index
      %c52 = arith.constant 1 : index
      %o53 = arith.remui %g51, %c52 : index
      %t54 = tile.load %x48[%o50, %o53] : !ptensor.tensor<32x32xi8> -> !tile.tile<32x32xi8>
      %t55 = tile.load %x48[%o50, 0] : !ptensor.tensor<32x32xi8> -> !tile.tile<32x32xi8>
      %s56 = "tile.matmul"(%t54, %t55) : (!tile.tile<32x32xi8>, !tile.tile<32x32xi8>) -> !tile.tile<32x32xi32>
      %c57 = arith.constant 1 : index
      %o58 = arith.remui %g51, %c57 : index
      %t59 = tile.load %x48[%o58, 0] : !ptensor.tensor<32x32xi8> -> !tile.tile<32x32xi8>
      %c60 = arith.constant 1 : index
      %o61 = arith.remui %g51, %c60 : index
      %c62 = arith.constant 1 : index
      %o63 = arith.remui %p46, %c62 : index
      %t64 = tile.load %x48[%o61, %o63] : !ptensor.tensor<32x32xi8> -> !tile.tile<32x32xi8>
      %s65 = "tile.matmul_acc"(%s56, %t59, %t64) : (!tile.tile<32x32xi32>, !tile.tile<32x32xi8>, !tile.tile<32x32xi8>) -> !tile.tile<32x32xi32>
      tile.store %s65, %x66[%o53, 0] : !tile.tile<32x32xi32>, !ptensor.tensor<38x32xi32>
      %g68 = "tile.get_block_num"() : () -> index
      %t69 = tile.load %x67[%g68, 0] : !ptensor.tensor<13x3xf16> -> !tile.tile<16x32xf16, valid = [10, 3]>
      %t70 = tile.load %x40[0, 1] : !ptensor.tensor<2x6xf32> -> !tile.tile<16x16xf32, valid = [2, 4]>
      scf.yield %r7#2, %t69, %t70 : !tile.tile<1x32xf16, valid = [1, 3]>, !tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x16xf32, valid = [2, 4]>
    } else {
      %t72 = tile.load %x71[0, %p46] : !ptensor.tensor<1x7xf16> -> !tile.tile<1x32xf16, valid = [1, 3]>
      %c73 = arith.constant 1 : index
      %o74 = arith.remui %p46, %c73 : index
      %g75 = "tile.get_block_idx"() : () -> index
      %c76 = arith.constant 3 : index
      %o77 = arith.remui %g75, %c76 : index
      %t78 = tile.load %x16[%o74, %o77] : !ptensor.tensor<10x5xf16> -> !tile.tile<16x32xf16, valid = [10, 3]>
      %t79 = tile.load %x40[0, 1] : !ptensor.tensor<2x6xf32> -> !tile.tile<16x16xf32, valid = [2, 4]>
      scf.yield %t72, %t78, %t79 : !tile.tile<1x32xf16, valid = [1, 3]>, !tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x16xf32, valid = [2, 4]>
    }
    %e80 = tile.create : !tile.tile<16x16xf32, valid = [2, 4]>
    %t81 = "tile.row_prod"(%r4#2, %e80) : (!tile.tile<16x16xf32, valid = [2, 4]>, !tile.tile<16x16xf32, valid = [2, 4]>) -> !tile.tile<16x1xf32, valid = [2, 1]>
    %c84 = arith.constant 1 : index
    %o85 = arith.remui %p83, %c84 : index
    %t86 = tile.load %x82[0, %o85] : !ptensor.tensor<4x6xf16, valid = [2, 3]> -> !tile.tile<1x32xf16, valid = [1, 3]>
    %t87 = "tile.maximum"(%r4#0, %t86) : (!tile.tile<1x32xf16, valid = [1, 3]>, !tile.tile<1x32xf16, valid = [1, 3]>) -> !tile.tile<1x32xf16, valid = [1, 3]>
    %c88 = arith.constant 0 : index
    %c89 = arith.constant 1 : index
    %r90:3 = scf.for %i94 = %c88 to %o85 step %c89 iter_args(%a91 = %r4#1, %a92 = %r4#1, %a93 = %r4#2) -> (!tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x16xf32, valid = [2, 4]>) {
      %c95 = arith.constant 1 : index
      %c96 = arith.constant 3 : index
      %c97 = arith.constant 2 : index
      %t98 = "tile.full"(%p10) : (f16) -> !tile.tile<16x32xf16, valid = [10, 3]>
      %r99:2 = scf.for %i102 = %c95 to %c96 step %c97 iter_args(%a100 = %a91, %a101 = %t98) -> (!tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x32xf16, valid = [10, 3]>) {
        %t103 = "tile.row_expand_min"(%a93, %t81) : (!tile.tile<16x16xf32, valid = [2, 4]>, !tile.tile<16x1xf32, valid = [2, 1]>) -> !tile.tile<16x16xf32, valid = [2, 4]>
        scf.yield %a101, %a100 : !tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x32xf16, valid = [10, 3]>
      }
      %t104 = "tile.row_sum"(%a93, %r4#2) : (!tile.tile<16x16xf32, valid = [2, 4]>, !tile.tile<16x16xf32, valid = [2, 4]>) -> !tile.tile<16x1xf32, valid = [2, 1]>
      %c105 = arith.constant 0 : index
      %c106 = arith.constant 10 : index
      %c107 = arith.constant 3 : index
      %t109 = tile.load %x108[%o85, %p1] : !ptensor.tensor<4x11xf32, valid = [2, 8]> -> !tile.tile<1x16xf32, valid = [1, 4]>
      %t110 = tile.load %x25[1, 0] : !ptensor.tensor<3x7xf32> -> !tile.tile<1x16xf32, valid = [1, 4]>
      %r111:2 = scf.for %i114 = %c105 to %c106 step %c107 iter_args(%a112 = %t109, %a113 = %t110) -> (!tile.tile<1x16xf32, valid = [1, 4]>, !tile.tile<1x16xf32, valid = [1, 4]>) {
        %c115 = arith.constant 2 : index
        %c116 = arith.constant 3 : index
        %c117 = arith.constant 1 : index
        %r118:2 = scf.while (%a119 = %a93, %i120 = %c115) : (!tile.tile<16x16xf32, valid = [2, 4]>, index) -> (!tile.tile<16x16xf32, valid = [2, 4]>, index) {
          %q121 = arith.cmpi slt, %i120, %c116 : index
          scf.condition(%q121) %a119, %i120 : !tile.tile<16x16xf32, valid = [2, 4]>, index
        } do {
          ^bb0(%a122: !tile.tile<16x16xf32, valid = [2, 4]>, %i123: index):
          tile.store %a122, %x124[2, 2] : !tile.tile<16x16xf32, valid = [2, 4]>, !ptensor.tensor<8x6xf32>
          %t125 = "tile.abs"(%a113) : (!tile.tile<1x16xf32, valid = [1, 4]>) -> !tile.tile<1x16xf32, valid = [1, 4]>
          %i126 = arith.addi %i123, %c117 : index
          scf.yield %a122, %i126 : !tile.tile<16x16xf32, valid = [2, 4]>, index
        }
        %t127 = "tile.row_expand"(%t104) : (!tile.tile<16x1xf32, valid = [2, 1]>) -> !tile.tile<16x16xf32, valid = [2, 4]>
        %q128 = arith.constant true
        %r129:2 = scf.if %q128 -> (!tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x16xf32, valid = [2, 4]>) {
          %t131 = "tile.maximums"(%r99#0, %p130) : (!tile.tile<16x32xf16, valid = [10, 3]>, f16) -> !tile.tile<16x32xf16, valid = [10, 3]>
          %c132 = arith.constant 0 : index
          %c133 = arith.constant 11 : index
          %c134 = arith.constant 3 : index
          %r135:3 = scf.for %i140 = %c132 to %c133 step %c134 iter_args(%a136 = %t98, %a137 = %t98, %n139 = %p138) -> (!tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x32xf16, valid = [10, 3]>, f32) {
            %c142 = arith.constant 5 : index
            %o143 = arith.remui %i140, %c142 : index
            %t144 = tile.load %x141[%o85, %o143] : !ptensor.tensor<10x5xf16> -> !tile.tile<16x1xf16, valid = [10, 1]>
            %t145 = "tile.row_expand_expdif"(%t131, %t144) : (!tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x1xf16, valid = [10, 1]>) -> !tile.tile<16x32xf16, valid = [10, 3]>
            scf.yield %a137, %a136, %p15 : !tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x32xf16, valid = [10, 3]>, f32
          }
          %c146 = arith.constant 3 : index
          %o147 = arith.remui %r118#1, %c146 : index
          %t148 = tile.load %x40[0, %o147] : !ptensor.tensor<2x6xf32> -> !tile.tile<16x16xf32, valid = [2, 4]>
          scf.yield %r99#1, %t148 : !tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x16xf32, valid = [2, 4]>
        } else {
          %t149 = tile.load %x108[0, 0] : !ptensor.tensor<4x11xf32, valid = [2, 8]> -> !tile.tile<16x16xf32, valid = [2, 4]>
          scf.yield %r99#0, %t149 : !tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x16xf32, valid = [2, 4]>
        }
        %t150 = "tile.abs"(%r99#1) : (!tile.tile<16x32xf16, valid = [10, 3]>) -> !tile.tile<16x32xf16, valid = [10, 3]>
        scf.yield %a113, %a112 : !tile.tile<1x16xf32, valid = [1, 4]>, !tile.tile<1x16xf32, valid = [1, 4]>
      }
      scf.yield %r4#1, %r4#1, %r4#2 : !tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x32xf16, valid = [10, 3]>, !tile.tile<16x16xf32, valid = [2, 4]>
    }
    %c153 = arith.constant 1 : index
    %o154 = arith.remui %p152, %c153 : index
    tile.store %r90#2, %x151[2, %o154] : !tile.tile<16x16xf32, valid = [2, 4]>, !ptensor.tensor<8x4xf32>
    %t156 = tile.load %x155[0, %o154] : !ptensor.tensor<16x22xf16> -> !tile.tile<16x16xf16>
    %t158 = tile.load %x157[%o85, %o154] : !ptensor.tensor<20x19xf16, valid = [18, 16]> -> !tile.tile<16x16xf16>
    %s159 = "tile.matmul"(%t156, %t158) : (!tile.tile<16x16xf16>, !tile.tile<16x16xf16>) -> !tile.tile<16x16xf32>
    tile.store %s159, %x160[%o154, 0] : !tile.tile<16x16xf32>, !ptensor.tensor<18x22xf32, strides = [25, 1]>
    tile.store %r90#2, %x160[%o154, 18] : !tile.tile<16x16xf32, valid = [2, 4]>, !ptensor.tensor<18x22xf32, strides = [25, 1]>
    tile.store %r90#2, %x161[0, %o85] : !tile.tile<16x16xf32, valid = [2, 4]>, !ptensor.tensor<2x8xf32>
    tile.store %t87, %x162[0, 1] : !tile.tile<1x32xf16, valid = [1, 3]>, !ptensor.tensor<1x9xf16>
    tile.store %r90#2, %x37[0, 5] : !tile.tile<16x16xf32, valid = [2, 4]>, !ptensor.tensor<2x9xf32>
    tile.store %r90#1, %x163[%o154, 0] : !tile.tile<16x32xf16, valid = [10, 3]>, !ptensor.tensor<11x3xf16>
    tile.store %r90#0, %x163[1, 0] : !tile.tile<16x32xf16, valid = [10, 3]>, !ptensor.tensor<11x3xf16>
    return
  }
}
