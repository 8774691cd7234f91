// pypto-generate --seed 1796071720 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071720_h0(%a1: !tile.tile<8x16xi16, vec, valid = [0, 4]>, %a2: !tile.tile<8x16xi16, vec, valid = [0, 4]>) -> !tile.tile<8x16xi16, vec, valid = [0, 4]> {
    %t3 = "tile.minimum"(%a2, %a2) : (!tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>) -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
    return %t3 : !tile.tile<8x16xi16, vec, valid = [0, 4]>
  }
  func.func @s1796071720(%p1: i1, %x6: !ptensor.tensor<3x7xi16, valid = [1, 4], pad = zero>, %p7: index, %x15: !ptensor.tensor<5x8xi16> {pypto.dir = #pypto.dir<out>}, %x25: !ptensor.tensor<1x4xi16>, %p27: i16, %x33: !ptensor.tensor<1x7xi16> {pypto.dir = #pypto.dir<inout>}, %x34: !ptensor.tensor<1x4xi16> {pypto.dir = #pypto.dir<inout>}, %p39: i16, %x43: !ptensor.tensor<1x4xi16>, %x49: !ptensor.tensor<7x8xi16>, %p50: index, %p65: index, %x80: !ptensor.tensor<6x4xi16>, %p86: index, %x101: !ptensor.tensor<1x4xi16> {pypto.dir = #pypto.dir<out>}, %x106: !ptensor.tensor<1x4xi16> {pypto.dir = #pypto.dir<out>}, %x109: !ptensor.tensor<6x4xi16> {pypto.dir = #pypto.dir<out>}) {
    %r2:1 = scf.if %p1 -> (!tile.tile<8x16xi16, vec, valid = [0, 4]>) {
      %c3 = arith.constant 1 : index
      %c4 = arith.constant 1 : index
      %c5 = arith.constant 1 : index
      %c8 = arith.constant 1 : index
      %o9 = arith.remui %p7, %c8 : index
      %t10 = tile.load %x6[0, %o9] : !ptensor.tensor<3x7xi16, valid = [1, 4], pad = zero> -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
      %r11:3 = scf.while (%a12 = %t10, %a13 = %t10, %i14 = %c3) : (!tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>, index) -> (!tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>, index) {
        %g16 = "tile.get_subblock_idx"() : () -> index
        tile.store %a13, %x15[2, %g16] : !tile.tile<8x16xi16, vec, valid = [0, 4]>, !ptensor.tensor<5x8xi16>
        %q17 = arith.cmpi slt, %i14, %c4 : index
        scf.condition(%q17) %a13, %a12, %i14 : !tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>, index
      } do {
        ^bb0(%a18: !tile.tile<8x16xi16, vec, valid = [0, 4]>, %a19: !tile.tile<8x16xi16, vec, valid = [0, 4]>, %i20: index):
        %g21 = "tile.get_subblock_idx"() : () -> index
        %c22 = arith.constant 0 : index
        %q23 = arith.cmpi ne, %g21, %c22 : index
        %r24:3 = scf.if %q23 -> (!tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>) {
          %t26 = tile.load %x25[1, 0] : !ptensor.tensor<1x4xi16> -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
          %t28 = "tile.muls"(%t26, %p27) : (!tile.tile<8x16xi16, vec, valid = [0, 4]>, i16) -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
          %t29 = "tile.add"(%t26, %t26) : (!tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>) -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
          scf.yield %t29, %a19, %t28 : !tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>
        } else {
          %h30 = func.call @s1796071720_h0(%a19, %a19) : (!tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>) -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
          scf.yield %a19, %a18, %a19 : !tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>
        }
        %t31 = tile.load %x6[%i20, 0] : !ptensor.tensor<3x7xi16, valid = [1, 4], pad = zero> -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
        %i32 = arith.addi %i20, %c5 : index
        scf.yield %t31, %t31, %i32 : !tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>, index
      }
      tile.store %r11#1, %x33[0, 3] : !tile.tile<8x16xi16, vec, valid = [0, 4]>, !ptensor.tensor<1x7xi16>
      %g35 = "tile.get_subblock_idx"() : () -> index
      %c36 = arith.constant 2 : index
      %o37 = arith.remui %g35, %c36 : index
      %t38 = tile.load %x34[%o37, 0] : !ptensor.tensor<1x4xi16> -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
      %k40 = arith.muli %p39, %p39 : i16
      %t41 = "tile.maximums"(%t38, %k40) : (!tile.tile<8x16xi16, vec, valid = [0, 4]>, i16) -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
      %t42 = tile.load %x33[0, %o9] : !ptensor.tensor<1x7xi16> -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
      scf.yield %t42 : !tile.tile<8x16xi16, vec, valid = [0, 4]>
    } else {
      %c44 = arith.constant 1 : index
      %o45 = arith.remui %p7, %c44 : index
      %t46 = tile.load %x43[1, %o45] : !ptensor.tensor<1x4xi16> -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
      scf.yield %t46 : !tile.tile<8x16xi16, vec, valid = [0, 4]>
    }
    %c47 = arith.constant 0 : index
    %c48 = arith.constant 1 : index
    %t51 = tile.load %x49[%p7, %p50] : !ptensor.tensor<7x8xi16> -> !tile.tile<1x16xi16, vec, valid = [1, 4]>
    %r52:3 = scf.while (%a53 = %r2#0, %a54 = %t51, %i55 = %c47) : (!tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<1x16xi16, vec, valid = [1, 4]>, index) -> (!tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<1x16xi16, vec, valid = [1, 4]>, index) {
      %c56 = arith.constant 0 : index
      %c57 = arith.constant 2 : index
      %c58 = arith.constant 1 : index
      %g59 = "tile.get_subblock_idx"() : () -> index
      %c60 = arith.constant 1 : index
      %o61 = arith.remui %g59, %c60 : index
      %t62 = tile.load %x25[0, %o61] : !ptensor.tensor<1x4xi16> -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
      %c63 = arith.constant 1 : index
      %o64 = arith.remui %i55, %c63 : index
      %c66 = arith.constant 1 : index
      %o67 = arith.remui %p65, %c66 : index
      %t68 = tile.load %x34[%o64, %o67] : !ptensor.tensor<1x4xi16> -> !tile.tile<1x16xi16, vec, valid = [1, 4]>
      %k74 = arith.minui %p27, %p27 : i16
      %r69:5 = scf.for %i76 = %c56 to %c57 step %c58 iter_args(%a70 = %t62, %a71 = %t51, %a72 = %t68, %a73 = %a53, %n75 = %k74) -> (!tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<1x16xi16, vec, valid = [1, 4]>, !tile.tile<1x16xi16, vec, valid = [1, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>, i16) {
        %t77 = "tile.add"(%t62, %t62) : (!tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>) -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
        %k78 = arith.subi %p39, %p27 : i16
        scf.yield %a70, %t68, %a71, %a73, %k78 : !tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<1x16xi16, vec, valid = [1, 4]>, !tile.tile<1x16xi16, vec, valid = [1, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>, i16
      }
      %t79 = "tile.col_expand_max"(%r69#3, %r69#2) : (!tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<1x16xi16, vec, valid = [1, 4]>) -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
      %t81 = tile.load %x80[%i55, 0] : !ptensor.tensor<6x4xi16> -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
      %q82 = arith.cmpi slt, %i55, %p7 : index
      scf.condition(%q82) %t81, %r69#1, %i55 : !tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<1x16xi16, vec, valid = [1, 4]>, index
    } do {
      ^bb0(%a83: !tile.tile<8x16xi16, vec, valid = [0, 4]>, %a84: !tile.tile<1x16xi16, vec, valid = [1, 4]>, %i85: index):
      %c87 = arith.constant 2 : index
      %o88 = arith.remui %p86, %c87 : index
      %t89 = tile.load %x25[%o88, 0] : !ptensor.tensor<1x4xi16> -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
      %i90 = arith.addi %i85, %c48 : index
      scf.yield %t89, %a84, %i90 : !tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<1x16xi16, vec, valid = [1, 4]>, index
    }
    %k91 = arith.constant 32767 : i16
    %t92 = "tile.full"(%k91) : (i16) -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
    %k93 = arith.constant 32767 : i16
    %t94 = "tile.full"(%k93) : (i16) -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
    %t95 = "tile.sub"(%r52#0, %t94) : (!tile.tile<8x16xi16, vec, valid = [0, 4]>, !tile.tile<8x16xi16, vec, valid = [0, 4]>) -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
    %k96 = arith.addi %p39, %p39 : i16
    %t97 = "tile.muls"(%t94, %k96) : (!tile.tile<8x16xi16, vec, valid = [0, 4]>, i16) -> !tile.tile<8x16xi16, vec, valid = [0, 4]>
    %g98 = "tile.get_block_idx"() : () -> index
    %c99 = arith.constant 2 : index
    %o100 = arith.remui %g98, %c99 : index
    tile.store %t92, %x33[%o100, 2] : !tile.tile<8x16xi16, vec, valid = [0, 4]>, !ptensor.tensor<1x7xi16>
    %c102 = arith.constant 2 : index
    %o103 = arith.remui %g98, %c102 : index
    %c104 = arith.constant 1 : index
    %o105 = arith.remui %p50, %c104 : index
    tile.store %t97, %x101[%o103, %o105] : !tile.tile<8x16xi16, vec, valid = [0, 4]>, !ptensor.tensor<1x4xi16>
    %c107 = arith.constant 2 : index
    %o108 = arith.remui %r52#2, %c107 : index
    tile.store %t95, %x106[%o108, 0] : !tile.tile<8x16xi16, vec, valid = [0, 4]>, !ptensor.tensor<1x4xi16>
    %g110 = "tile.get_subblock_idx"() : () -> index
    tile.store %t94, %x109[%g110, 0] : !tile.tile<8x16xi16, vec, valid = [0, 4]>, !ptensor.tensor<6x4xi16>
    return
  }
}
