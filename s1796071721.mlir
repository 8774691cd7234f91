// pypto-generate --seed 1796071721 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071721(%p3: index, %x4: !ptensor.tensor<3x8xi32> {pypto.dir = #pypto.dir<inout>}, %x10: !ptensor.tensor<20x7xi32, strides = [13, 1]>, %p28: i32, %x31: !ptensor.tensor<10x8xi32>, %x40: !ptensor.tensor<19x7xi32>, %p54: index, %p58: i32, %x68: !ptensor.tensor<14x11xi32>, %p96: i32, %x107: !ptensor.tensor<15x8xi32> {pypto.dir = #pypto.dir<out>}, %x113: !ptensor.tensor<5x8xi32> {pypto.dir = #pypto.dir<inout>}, %x121: !ptensor.tensor<7x7xi32> {pypto.dir = #pypto.dir<out>}, %x125: !ptensor.tensor<4x11xi32> {pypto.dir = #pypto.dir<out>}, %x127: !ptensor.tensor<4x10xi32> {pypto.dir = #pypto.dir<inout>}) {
    %c1 = arith.constant 0 : index
    %c2 = arith.constant 1 : index
    %c5 = arith.constant 3 : index
    %o6 = arith.remui %p3, %c5 : index
    %c7 = arith.constant 1 : index
    %o8 = arith.remui %o6, %c7 : index
    %t9 = tile.load %x4[%o6, %o8] : !ptensor.tensor<3x8xi32> -> !tile.tile<1x8xi32, vec>
    %g11 = "tile.get_block_num"() : () -> index
    %c12 = arith.constant 1 : index
    %o13 = arith.remui %g11, %c12 : index
    %t14 = tile.load %x10[%o8, %o13] : !ptensor.tensor<20x7xi32, strides = [13, 1]> -> !tile.tile<16x8xi32, vec, valid = [15, 7]>
    %r15:4 = scf.while (%a16 = %t9, %a17 = %t14, %a18 = %t14, %i19 = %c1) : (!tile.tile<1x8xi32, vec>, !tile.tile<16x8xi32, vec, valid = [15, 7]>, !tile.tile<16x8xi32, vec, valid = [15, 7]>, index) -> (!tile.tile<1x8xi32, vec>, !tile.tile<16x8xi32, vec, valid = [15, 7]>, !tile.tile<16x8xi32, vec, valid = [15, 7]>, index) {
      %q20 = arith.cmpi slt, %i19, %p3 : index
      scf.condition(%q20) %a16, %a17, %a18, %i19 : !tile.tile<1x8xi32, vec>, !tile.tile<16x8xi32, vec, valid = [15, 7]>, !tile.tile<16x8xi32, vec, valid = [15, 7]>, index
    } do {
      ^bb0(%a21: !tile.tile<1x8xi32, vec>, %a22: !tile.tile<16x8xi32, vec, valid = [15, 7]>, %a23: !tile.tile<16x8xi32, vec, valid = [15, 7]>, %i24: index):
      %c25 = arith.constant 1 : index
      %q26 = arith.cmpi ne, %i24, %c25 : index
      scf.if %q26 {
        %k29 = arith.addi %p28, %p28 : i32
        %t30 = "tile.adds"(%a22, %k29) : (!tile.tile<16x8xi32, vec, valid = [15, 7]>, i32) -> !tile.tile<16x8xi32, vec, valid = [15, 7]>
        %c32 = arith.constant 3 : index
        %o33 = arith.remui %g11, %c32 : index
        %c34 = arith.constant 1 : index
        %o35 = arith.remui %o33, %c34 : index
        %t36 = tile.load %x31[%o33, %o35] : !ptensor.tensor<10x8xi32> -> !tile.tile<8x8xi32, vec>
        %k37 = arith.constant 1 : i32
        %t38 = "tile.minimums"(%t36, %k37) : (!tile.tile<8x8xi32, vec>, i32) -> !tile.tile<8x8xi32, vec>
        %t39 = tile.move %a22 : !tile.tile<16x8xi32, vec, valid = [15, 7]> -> !tile.tile<16x8xi32, vec, valid = [15, 7]>
        scf.yield
      } else {
        scf.yield
      }
      %c41 = arith.constant 1 : index
      %o42 = arith.remui %p3, %c41 : index
      %t43 = tile.load %x40[1, %o42] : !ptensor.tensor<19x7xi32> -> !tile.tile<16x8xi32, vec, valid = [15, 7]>
      %t44 = "tile.row_max"(%t43, %t43) : (!tile.tile<16x8xi32, vec, valid = [15, 7]>, !tile.tile<16x8xi32, vec, valid = [15, 7]>) -> !tile.tile<16x1xi32, vec, valid = [15, 1]>
      %c45 = arith.constant 0 : index
      %c46 = arith.constant 1 : index
      %r47:2 = scf.while (%a48 = %t9, %i49 = %c45) : (!tile.tile<1x8xi32, vec>, index) -> (!tile.tile<1x8xi32, vec>, index) {
        %q50 = arith.cmpi slt, %i49, %o13 : index
        scf.condition(%q50) %a48, %i49 : !tile.tile<1x8xi32, vec>, index
      } do {
        ^bb0(%a51: !tile.tile<1x8xi32, vec>, %i52: index):
        %t53 = "tile.neg"(%t14) : (!tile.tile<16x8xi32, vec, valid = [15, 7]>) -> !tile.tile<16x8xi32, vec, valid = [15, 7]>
        %c55 = arith.constant 3 : index
        %o56 = arith.remui %p54, %c55 : index
        %t57 = tile.load %x31[%o56, %o13] : !ptensor.tensor<10x8xi32> -> !tile.tile<8x8xi32, vec>
        %t59 = "tile.full"(%p58) : (i32) -> !tile.tile<8x8xi32, vec>
        %t60 = "tile.sub"(%t57, %t59) : (!tile.tile<8x8xi32, vec>, !tile.tile<8x8xi32, vec>) -> !tile.tile<8x8xi32, vec>
        %i61 = arith.addi %i52, %c46 : index
        scf.yield %a21, %i61 : !tile.tile<1x8xi32, vec>, index
      }
      %i62 = arith.addi %i24, %c2 : index
      scf.yield %a21, %t14, %t14, %i62 : !tile.tile<1x8xi32, vec>, !tile.tile<16x8xi32, vec, valid = [15, 7]>, !tile.tile<16x8xi32, vec, valid = [15, 7]>, index
    }
    %t63 = "tile.full"(%p28) : (i32) -> !tile.tile<1x8xi32, vec, valid = [1, 7]>
    %t64 = tile.move %r15#0 : !tile.tile<1x8xi32, vec> -> !tile.tile<1x8xi32, vec>
    %c65 = arith.constant 2 : index
    %c66 = arith.constant 3 : index
    %c67 = arith.constant 3 : index
    %t69 = tile.load %x68[2, %p3] : !ptensor.tensor<14x11xi32> -> !tile.tile<8x8xi32, vec>
    %r70:3 = scf.for %i74 = %c65 to %c66 step %c67 iter_args(%a71 = %t69, %a72 = %t63, %a73 = %t63) -> (!tile.tile<8x8xi32, vec>, !tile.tile<1x8xi32, vec, valid = [1, 7]>, !tile.tile<1x8xi32, vec, valid = [1, 7]>) {
      %c75 = arith.constant 1 : index
      %c76 = arith.constant 4 : index
      %c77 = arith.constant 1 : index
      %r78:2 = scf.for %i81 = %c75 to %c76 step %c77 iter_args(%a79 = %t69, %a80 = %a71) -> (!tile.tile<8x8xi32, vec>, !tile.tile<8x8xi32, vec>) {
        %k82 = arith.constant -7 : i32
        %t83 = "tile.full"(%k82) : (i32) -> !tile.tile<8x8xi32, vec>
        %t84 = "tile.relu"(%t83) : (!tile.tile<8x8xi32, vec>) -> !tile.tile<8x8xi32, vec>
        %c85 = arith.constant 2 : index
        %c86 = arith.constant 2 : index
        %c87 = arith.constant 1 : index
        scf.for %i89 = %c85 to %c86 step %c87 {
          %c90 = arith.constant 1 : index
          %c91 = arith.constant 2 : index
          %c92 = arith.constant 2 : index
          %r93:3 = scf.for %i98 = %c90 to %c91 step %c92 iter_args(%a94 = %r15#0, %a95 = %a73, %n97 = %p96) -> (!tile.tile<1x8xi32, vec>, !tile.tile<1x8xi32, vec, valid = [1, 7]>, i32) {
            %t99 = "tile.add"(%r15#1, %r15#1) : (!tile.tile<16x8xi32, vec, valid = [15, 7]>, !tile.tile<16x8xi32, vec, valid = [15, 7]>) -> !tile.tile<16x8xi32, vec, valid = [15, 7]>
            %g100 = "tile.get_block_num"() : () -> index
            %c101 = arith.constant 3 : index
            %o102 = arith.remui %g100, %c101 : index
            %t103 = tile.load %x4[%o102, 0] : !ptensor.tensor<3x8xi32> -> !tile.tile<1x8xi32, vec>
            %t104 = "tile.col_expand_max"(%t84, %t103) : (!tile.tile<8x8xi32, vec>, !tile.tile<1x8xi32, vec>) -> !tile.tile<8x8xi32, vec>
            %k105 = arith.minui %p28, %p28 : i32
            %t106 = "tile.full"(%k105) : (i32) -> !tile.tile<16x8xi32, vec, valid = [15, 7]>
            %g108 = "tile.get_subblock_idx"() : () -> index
            %c109 = arith.constant 1 : index
            %o110 = arith.remui %g108, %c109 : index
            %c111 = arith.constant 2 : index
            %o112 = arith.remui %p3, %c111 : index
            tile.store %t106, %x107[%o110, %o112] : !tile.tile<16x8xi32, vec, valid = [15, 7]>, !ptensor.tensor<15x8xi32>
            %g114 = "tile.get_block_num"() : () -> index
            %c115 = arith.constant 1 : index
            %o116 = arith.remui %g114, %c115 : index
            %t117 = tile.load %x113[0, %o116] : !ptensor.tensor<5x8xi32> -> !tile.tile<1x8xi32, vec>
            %k118 = arith.constant -7 : i32
            scf.yield %t117, %a73, %k118 : !tile.tile<1x8xi32, vec>, !tile.tile<1x8xi32, vec, valid = [1, 7]>, i32
          }
        }
        scf.yield %a80, %a79 : !tile.tile<8x8xi32, vec>, !tile.tile<8x8xi32, vec>
      }
      scf.yield %r78#1, %a72, %a73 : !tile.tile<8x8xi32, vec>, !tile.tile<1x8xi32, vec, valid = [1, 7]>, !tile.tile<1x8xi32, vec, valid = [1, 7]>
    }
    %k119 = arith.constant 2147483647 : i32
    %t120 = "tile.minimums"(%r15#2, %k119) : (!tile.tile<16x8xi32, vec, valid = [15, 7]>, i32) -> !tile.tile<16x8xi32, vec, valid = [15, 7]>
    tile.store %t63, %x121[%o6, 0] : !tile.tile<1x8xi32, vec, valid = [1, 7]>, !ptensor.tensor<7x7xi32>
    %g122 = "tile.get_block_idx"() : () -> index
    %c123 = arith.constant 1 : index
    %o124 = arith.remui %g122, %c123 : index
    tile.store %t120, %x107[%o124, %o13] : !tile.tile<16x8xi32, vec, valid = [15, 7]>, !ptensor.tensor<15x8xi32>
    %g126 = "tile.get_block_num"() : () -> index
    tile.store %r70#2, %x125[%g122, %g126] : !tile.tile<1x8xi32, vec, valid = [1, 7]>, !ptensor.tensor<4x11xi32>
    tile.store %r70#1, %x127[%g126, 3] : !tile.tile<1x8xi32, vec, valid = [1, 7]>, !ptensor.tensor<4x10xi32>
    return
  }
}
