// pypto-generate --seed 1796071767 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @s1796071767(%p3: index, %p4: i32, %x10: !ptensor.tensor<6x2xi32, strides = [9, 1]> {pypto.dir = #pypto.dir<inout>}, %x13: !ptensor.tensor<3x15xi32>, %x19: !ptensor.tensor<4x14xi32, strides = [18, 1]> {pypto.dir = #pypto.dir<inout>}, %p25: i1, %x30: !ptensor.tensor<27x9xf16, valid = [25, 6], pad = zero>, %x37: !ptensor.tensor<28x7xf16, valid = [26, 4], pad = zero> {pypto.dir = #pypto.dir<out>}, %x40: !ptensor.tensor<2x7xf16> {pypto.dir = #pypto.dir<inout>}, %p43: index, %x47: !ptensor.tensor<25x23xf8E5M2, valid = [23, 20]>, %x49: !ptensor.tensor<19x25xf8E5M2>, %p50: index, %x55: !ptensor.tensor<29x18xf8E5M2>, %x62: !ptensor.tensor<29x24xf32> {pypto.dir = #pypto.dir<inout>}, %x73: !ptensor.tensor<25x6xf16>, %x77: !ptensor.tensor<31x6xf16> {pypto.dir = #pypto.dir<inout>}, %p79: index, %x96: !ptensor.tensor<8x14xi32>, %x117: !ptensor.tensor<2x11xf16> {pypto.dir = #pypto.dir<inout>}, %x119: !ptensor.tensor<7x16xi32> {pypto.dir = #pypto.dir<inout>}, %x122: !ptensor.tensor<25x6xf16>, %x128: !ptensor.tensor<4x14xi32> {pypto.dir = #pypto.dir<inout>}, %p130: f16, %x132: !ptensor.tensor<4x5xi32> {pypto.dir = #pypto.dir<out>}, %x133: !ptensor.tensor<10x14xi32> {pypto.dir = #pypto.dir<out>}, %p136: index, %x139: !ptensor.tensor<27x12xf16> {pypto.dir = #pypto.dir<out>}) {
    %c1 = arith.constant 0 : index
    %c2 = arith.constant 1 : index
    %k5 = arith.muli %p4, %p4 : i32
    %t6 = "tile.full"(%k5) : (i32) -> !tile.tile<1x16xi32, valid = [1, 14]>
    %r7:1 = scf.for %i9 = %c1 to %p3 step %c2 iter_args(%a8 = %t6) -> (!tile.tile<1x16xi32, valid = [1, 14]>) {
      %t11 = tile.load %x10[%i9, 1] : !ptensor.tensor<6x2xi32, strides = [9, 1]> -> !tile.tile<8x1xi32, valid = [4, 1]>
      %t12 = "tile.row_expand"(%t11) : (!tile.tile<8x1xi32, valid = [4, 1]>) -> !tile.tile<8x16xi32, valid = [4, 14]>
      %c14 = arith.constant 3 : index
      %o15 = arith.remui %p3, %c14 : index
      %c16 = arith.constant 2 : index
      %o17 = arith.remui %o15, %c16 : index
      %t18 = tile.load %x13[%o15, %o17] : !ptensor.tensor<3x15xi32> -> !tile.tile<1x16xi32, valid = [1, 14]>
      scf.yield %t18 : !tile.tile<1x16xi32, valid = [1, 14]>
    }
    %t20 = tile.load %x19[0, 0] : !ptensor.tensor<4x14xi32, strides = [18, 1]> -> !tile.tile<8x16xi32, valid = [4, 14]>
    %e21 = tile.create : !tile.tile<8x16xi32, valid = [4, 14]>
    %t22 = "tile.row_prod"(%t20, %e21) : (!tile.tile<8x16xi32, valid = [4, 14]>, !tile.tile<8x16xi32, valid = [4, 14]>) -> !tile.tile<8x1xi32, valid = [4, 1]>
    %k23 = arith.constant 1 : i32
    %t24 = "tile.muls"(%t20, %k23) : (!tile.tile<8x16xi32, valid = [4, 14]>, i32) -> !tile.tile<8x16xi32, valid = [4, 14]>
    %r26:1 = scf.if %p25 -> (!tile.tile<8x16xi32, valid = [4, 14]>) {
      %c27 = arith.constant 2 : index
      %q28 = arith.cmpi sge, %p3, %c27 : index
      %r29:3 = scf.if %q28 -> (!tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<32x32xf16, valid = [25, 6]>) {
        %g31 = "tile.get_block_idx"() : () -> index
        %c32 = arith.constant 1 : index
        %o33 = arith.remui %g31, %c32 : index
        %t34 = tile.load %x30[0, %o33] : !ptensor.tensor<27x9xf16, valid = [25, 6], pad = zero> -> !tile.tile<32x32xf16, valid = [25, 6]>
        %e35 = tile.create : !tile.tile<32x32xf16, valid = [25, 6]>
        %t36 = "tile.row_max"(%t34, %e35) : (!tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<32x32xf16, valid = [25, 6]>) -> !tile.tile<32x1xf16, valid = [25, 1]>
        %c38 = arith.constant 2 : index
        %o39 = arith.remui %p3, %c38 : index
        tile.store %t36, %x37[%o39, 0] : !tile.tile<32x1xf16, valid = [25, 1]>, !ptensor.tensor<28x7xf16, valid = [26, 4], pad = zero>
        %t41 = tile.load %x40[0, %o33] : !ptensor.tensor<2x7xf16> -> !tile.tile<1x32xf16, valid = [1, 6]>
        %t42 = "tile.col_expand_div"(%t34, %t41) : (!tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<1x32xf16, valid = [1, 6]>) -> !tile.tile<32x32xf16, valid = [25, 6]>
        scf.yield %t42, %t42, %t42 : !tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<32x32xf16, valid = [25, 6]>
      } else {
        %c44 = arith.constant 1 : index
        %o45 = arith.remui %p43, %c44 : index
        %t46 = tile.load %x30[0, %o45] : !ptensor.tensor<27x9xf16, valid = [25, 6], pad = zero> -> !tile.tile<32x32xf16, valid = [25, 6]>
        scf.yield %t46, %t46, %t46 : !tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<32x32xf16, valid = [25, 6]>
      }
      scf.yield %t24 : !tile.tile<8x16xi32, valid = [4, 14]>
    } else {
      %t48 = tile.load %x47[0, 0] : !ptensor.tensor<25x23xf8E5M2, valid = [23, 20]> -> !tile.tile<64x32xf8E5M2, valid = [23, 18]>
      %c51 = arith.constant 2 : index
      %o52 = arith.remui %p50, %c51 : index
      %t53 = tile.load %x49[%o52, %o52] : !ptensor.tensor<19x25xf8E5M2> -> !tile.tile<32x32xf8E5M2, valid = [18, 23]>
      %s54 = "tile.matmul"(%t48, %t53) : (!tile.tile<64x32xf8E5M2, valid = [23, 18]>, !tile.tile<32x32xf8E5M2, valid = [18, 23]>) -> !tile.tile<64x32xf32, valid = [23, 23]>
      %t56 = tile.load %x55[4, 0] : !ptensor.tensor<29x18xf8E5M2> -> !tile.tile<64x32xf8E5M2, valid = [23, 18]>
      %g57 = "tile.get_subblock_idx"() : () -> index
      %c58 = arith.constant 3 : index
      %o59 = arith.remui %g57, %c58 : index
      %t60 = tile.load %x49[0, %o59] : !ptensor.tensor<19x25xf8E5M2> -> !tile.tile<32x32xf8E5M2, valid = [18, 23]>
      %s61 = "tile.matmul_acc"(%s54, %t56, %t60) : (!tile.tile<64x32xf32, valid = [23, 23]>, !tile.tile<64x32xf8E5M2, valid = [23, 18]>, !tile.tile<32x32xf8E5M2, valid = [18, 23]>) -> !tile.tile<64x32xf32, valid = [23, 23]>
      tile.store %s61, %x62[6, 1] : !tile.tile<64x32xf32, valid = [23, 23]>, !ptensor.tensor<29x24xf32>
      %t63 = "tile.neg"(%t24) : (!tile.tile<8x16xi32, valid = [4, 14]>) -> !tile.tile<8x16xi32, valid = [4, 14]>
      %c64 = arith.constant 1 : index
      %o65 = arith.remui %g57, %c64 : index
      %c66 = arith.constant 1 : index
      %o67 = arith.remui %p50, %c66 : index
      %t68 = tile.load %x30[%o65, %o67] : !ptensor.tensor<27x9xf16, valid = [25, 6], pad = zero> -> !tile.tile<32x32xf16, valid = [25, 6]>
      %t69 = "tile.log"(%t68) : (!tile.tile<32x32xf16, valid = [25, 6]>) -> !tile.tile<32x32xf16, valid = [25, 6]>
      scf.yield %t63 : !tile.tile<8x16xi32, valid = [4, 14]>
    }
    %c70 = arith.constant 2 : index
    %c71 = arith.constant 2 : index
    %c72 = arith.constant 2 : index
    %c74 = arith.constant 1 : index
    %o75 = arith.remui %p43, %c74 : index
    %t76 = tile.load %x73[0, %o75] : !ptensor.tensor<25x6xf16> -> !tile.tile<32x32xf16, valid = [25, 6]>
    %t78 = tile.load %x77[%o75, %o75] : !ptensor.tensor<31x6xf16> -> !tile.tile<32x32xf16, valid = [25, 6]>
    %c80 = arith.constant 1 : index
    %o81 = arith.remui %p79, %c80 : index
    %t82 = tile.load %x19[%o81, 0] : !ptensor.tensor<4x14xi32, strides = [18, 1]> -> !tile.tile<8x16xi32, valid = [4, 14]>
    %r83:3 = scf.for %i87 = %c70 to %c71 step %c72 iter_args(%a84 = %t76, %a85 = %t78, %a86 = %t82) -> (!tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<8x16xi32, valid = [4, 14]>) {
      %k88 = arith.constant 1 : i32
      %t89 = "tile.divs"(%t82, %k88) : (!tile.tile<8x16xi32, valid = [4, 14]>, i32) -> !tile.tile<8x16xi32, valid = [4, 14]>
      %t90 = "tile.divs"(%r7#0, %k23) : (!tile.tile<1x16xi32, valid = [1, 14]>, i32) -> !tile.tile<1x16xi32, valid = [1, 14]>
      %t91 = "tile.row_min"(%r26#0, %t24) : (!tile.tile<8x16xi32, valid = [4, 14]>, !tile.tile<8x16xi32, valid = [4, 14]>) -> !tile.tile<8x1xi32, valid = [4, 1]>
      %r92:3 = scf.if %p25 -> (!tile.tile<8x16xi32, valid = [4, 14]>, !tile.tile<1x32xf16, valid = [1, 6]>, !tile.tile<8x16xi32, valid = [4, 14]>) {
        %c93 = arith.constant 1 : index
        %c94 = arith.constant 4 : index
        %c95 = arith.constant 1 : index
        %t97 = tile.load %x96[%p79, %o81] : !ptensor.tensor<8x14xi32> -> !tile.tile<8x16xi32, valid = [4, 14]>
        %r98:5 = scf.while (%a99 = %a85, %a100 = %t97, %a101 = %a85, %a102 = %t78, %i103 = %c93) : (!tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<8x16xi32, valid = [4, 14]>, !tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<32x32xf16, valid = [25, 6]>, index) -> (!tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<8x16xi32, valid = [4, 14]>, !tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<32x32xf16, valid = [25, 6]>, index) {
          %q104 = arith.cmpi slt, %i103, %c94 : index
          scf.condition(%q104) %a99, %a100, %a101, %a102, %i103 : !tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<8x16xi32, valid = [4, 14]>, !tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<32x32xf16, valid = [25, 6]>, index
        } do {
          ^bb0(%a105: !tile.tile<32x32xf16, valid = [25, 6]>, %a106: !tile.tile<8x16xi32, valid = [4, 14]>, %a107: !tile.tile<32x32xf16, valid = [25, 6]>, %a108: !tile.tile<32x32xf16, valid = [25, 6]>, %i109: index):
          %k110 = arith.constant 1 : i32
          %t111 = "tile.muls"(%t6, %k110) : (!tile.tile<1x16xi32, valid = [1, 14]>, i32) -> !tile.tile<1x16xi32, valid = [1, 14]>
          %i112 = arith.addi %i109, %c95 : index
          scf.yield %a85, %a86, %a108, %a105, %i112 : !tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<8x16xi32, valid = [4, 14]>, !tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<32x32xf16, valid = [25, 6]>, index
        }
        %c113 = arith.constant 1 : index
        %q114 = arith.cmpi ult, %i87, %c113 : index
        %t115 = arith.select %q114, %r26#0, %t82 : !tile.tile<8x16xi32, valid = [4, 14]>
        %t116 = "tile.row_expand_sub"(%t97, %t91) : (!tile.tile<8x16xi32, valid = [4, 14]>, !tile.tile<8x1xi32, valid = [4, 1]>) -> !tile.tile<8x16xi32, valid = [4, 14]>
        %t118 = tile.load %x117[1, 2] : !ptensor.tensor<2x11xf16> -> !tile.tile<1x32xf16, valid = [1, 6]>
        %t120 = tile.load %x119[2, 1] : !ptensor.tensor<7x16xi32> -> !tile.tile<8x16xi32, valid = [4, 14]>
        scf.yield %t89, %t118, %t120 : !tile.tile<8x16xi32, valid = [4, 14]>, !tile.tile<1x32xf16, valid = [1, 6]>, !tile.tile<8x16xi32, valid = [4, 14]>
      } else {
        %t121 = "tile.add"(%t82, %t89) : (!tile.tile<8x16xi32, valid = [4, 14]>, !tile.tile<8x16xi32, valid = [4, 14]>) -> !tile.tile<8x16xi32, valid = [4, 14]>
        %c123 = arith.constant 1 : index
        %o124 = arith.remui %p43, %c123 : index
        %t125 = tile.load %x122[%o124, 0] : !ptensor.tensor<25x6xf16> -> !tile.tile<32x32xf16, valid = [25, 6]>
        %t126 = "tile.row_prod"(%t125, %t78) : (!tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<32x32xf16, valid = [25, 6]>) -> !tile.tile<32x1xf16, valid = [25, 1]>
        %t127 = "tile.sub"(%r26#0, %t82) : (!tile.tile<8x16xi32, valid = [4, 14]>, !tile.tile<8x16xi32, valid = [4, 14]>) -> !tile.tile<8x16xi32, valid = [4, 14]>
        %t129 = tile.load %x128[%o81, 0] : !ptensor.tensor<4x14xi32> -> !tile.tile<8x16xi32, valid = [4, 14]>
        %t131 = "tile.full"(%p130) : (f16) -> !tile.tile<1x32xf16, valid = [1, 6]>
        scf.yield %t129, %t131, %t129 : !tile.tile<8x16xi32, valid = [4, 14]>, !tile.tile<1x32xf16, valid = [1, 6]>, !tile.tile<8x16xi32, valid = [4, 14]>
      }
      scf.yield %t78, %a85, %r92#2 : !tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<32x32xf16, valid = [25, 6]>, !tile.tile<8x16xi32, valid = [4, 14]>
    }
    tile.store %t22, %x132[0, 3] : !tile.tile<8x1xi32, valid = [4, 1]>, !ptensor.tensor<4x5xi32>
    %c134 = arith.constant 1 : index
    %o135 = arith.remui %p43, %c134 : index
    tile.store %r83#2, %x133[6, %o135] : !tile.tile<8x16xi32, valid = [4, 14]>, !ptensor.tensor<10x14xi32>
    %c137 = arith.constant 1 : index
    %o138 = arith.remui %p136, %c137 : index
    tile.store %r83#1, %x77[2, %o138] : !tile.tile<32x32xf16, valid = [25, 6]>, !ptensor.tensor<31x6xf16>
    %g140 = "tile.get_block_num"() : () -> index
    tile.store %r83#0, %x139[1, %g140] : !tile.tile<32x32xf16, valid = [25, 6]>, !ptensor.tensor<27x12xf16>
    return
  }
}
