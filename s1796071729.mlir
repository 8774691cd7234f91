// pypto-generate --seed 1796071729 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071729(%x1: !ptensor.tensor<15x19xi32, layout = dn, valid = [13, 16]>, %p2: index, %x6: !ptensor.tensor<6x16xi32> {pypto.dir = #pypto.dir<inout>}, %p21: i32, %p22: i32, %x25: !ptensor.tensor<2x2xf32>, %p27: f32, %x30: !ptensor.tensor<6x3xf32>, %x33: !ptensor.tensor<1x2xf32, layout = dn>, %x39: !ptensor.tensor<1x7xf32> {pypto.dir = #pypto.dir<inout>}, %x52: !ptensor.tensor<9x16xi32>, %x58: !ptensor.tensor<14x16xi32> {pypto.dir = #pypto.dir<inout>}, %x66: !ptensor.tensor<14x16xi32, layout = dn> {pypto.dir = #pypto.dir<inout>}, %x72: !ptensor.tensor<6x5xf32, layout = dn, valid = [4, 2]> {pypto.dir = #pypto.dir<out>}, %x73: !ptensor.tensor<10x19xi32> {pypto.dir = #pypto.dir<out>}, %x74: !ptensor.tensor<12x16xi32, layout = dn> {pypto.dir = #pypto.dir<out>}) {
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[0, %o4] : !ptensor.tensor<15x19xi32, layout = dn, valid = [13, 16]> -> !tile.tile<8x16xi32, vec>
    %c7 = arith.constant 1 : index
    %o8 = arith.remui %p2, %c7 : index
    %t9 = tile.load %x6[%p2, %o8] : !ptensor.tensor<6x16xi32> -> !tile.tile<1x16xi32, vec>
    %t10 = "tile.col_expand_min"(%t5, %t9) : (!tile.tile<8x16xi32, vec>, !tile.tile<1x16xi32, vec>) -> !tile.tile<8x16xi32, vec>
    %r11:3 = scf.index_switch %o4 -> !tile.tile<1x8xf32, vec, valid = [1, 2]>, !tile.tile<3x8xf32, vec, valid = [1, 2]>, !tile.tile<3x8xf32, vec, valid = [1, 2]>
    case 0 {
      %c12 = arith.constant 0 : index
      %c13 = arith.constant 0 : index
      %c14 = arith.constant 3 : index
      scf.for %i16 = %c12 to %c13 step %c14 {
        %g17 = "tile.get_block_num"() : () -> index
        %c18 = arith.constant 1 : index
        %o19 = arith.remui %g17, %c18 : index
        %t20 = tile.load %x1[%o8, %o19] : !ptensor.tensor<15x19xi32, layout = dn, valid = [13, 16]> -> !tile.tile<8x16xi32, vec>
        %k23 = arith.addi %p21, %p22 : i32
        %t24 = "tile.minimums"(%t20, %k23) : (!tile.tile<8x16xi32, vec>, i32) -> !tile.tile<8x16xi32, vec>
      }
      %t26 = tile.load %x25[%o8, %o4] : !ptensor.tensor<2x2xf32> -> !tile.tile<3x8xf32, vec, valid = [1, 2]>
      %k28 = arith.subf %p27, %p27 : f32
      %t29 = "tile.subs"(%t26, %k28) : (!tile.tile<3x8xf32, vec, valid = [1, 2]>, f32) -> !tile.tile<3x8xf32, vec, valid = [1, 2]>
      %t31 = tile.load %x30[%p2, %o4] : !ptensor.tensor<6x3xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 2]>
      %t32 = tile.load %x30[%p2, %o8] : !ptensor.tensor<6x3xf32> -> !tile.tile<3x8xf32, vec, valid = [1, 2]>
      %t34 = tile.load %x33[0, %o8] : !ptensor.tensor<1x2xf32, layout = dn> -> !tile.tile<3x8xf32, vec, valid = [1, 2]>
      scf.yield %t31, %t32, %t34 : !tile.tile<1x8xf32, vec, valid = [1, 2]>, !tile.tile<3x8xf32, vec, valid = [1, 2]>, !tile.tile<3x8xf32, vec, valid = [1, 2]>
    }
    case 1 {
      %t35 = tile.load %x25[1, %o4] : !ptensor.tensor<2x2xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 2]>
      %c36 = arith.constant 2 : index
      %o37 = arith.remui %p2, %c36 : index
      %t38 = tile.load %x30[5, %o37] : !ptensor.tensor<6x3xf32> -> !tile.tile<3x8xf32, vec, valid = [1, 2]>
      scf.yield %t35, %t38, %t38 : !tile.tile<1x8xf32, vec, valid = [1, 2]>, !tile.tile<3x8xf32, vec, valid = [1, 2]>, !tile.tile<3x8xf32, vec, valid = [1, 2]>
    }
    default {
      %t40 = tile.load %x39[0, 0] : !ptensor.tensor<1x7xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 2]>
      %t41 = tile.load %x33[0, 0] : !ptensor.tensor<1x2xf32, layout = dn> -> !tile.tile<3x8xf32, vec, valid = [1, 2]>
      scf.yield %t40, %t41, %t41 : !tile.tile<1x8xf32, vec, valid = [1, 2]>, !tile.tile<3x8xf32, vec, valid = [1, 2]>, !tile.tile<3x8xf32, vec, valid = [1, 2]>
    }
    %t42 = "tile.log"(%r11#0) : (!tile.tile<1x8xf32, vec, valid = [1, 2]>) -> !tile.tile<1x8xf32, vec, valid = [1, 2]>
    %t43 = tile.move %r11#2 : !tile.tile<3x8xf32, vec, valid = [1, 2]> -> !tile.tile<3x8xf32, vec, valid = [1, 2]>
    %c44 = arith.constant 0 : index
    %c45 = arith.constant 2 : index
    %c46 = arith.constant 1 : index
    %r47:3 = scf.for %i51 = %c44 to %c45 step %c46 iter_args(%a48 = %t5, %a49 = %t9, %a50 = %r11#0) -> (!tile.tile<8x16xi32, vec>, !tile.tile<1x16xi32, vec>, !tile.tile<1x8xf32, vec, valid = [1, 2]>) {
      %t53 = tile.load %x52[0, 0] : !ptensor.tensor<9x16xi32> -> !tile.tile<8x16xi32, vec>
      %t54 = "tile.relu"(%t53) : (!tile.tile<8x16xi32, vec>) -> !tile.tile<8x16xi32, vec>
      scf.yield %t10, %t9, %a50 : !tile.tile<8x16xi32, vec>, !tile.tile<1x16xi32, vec>, !tile.tile<1x8xf32, vec, valid = [1, 2]>
    }
    %c55 = arith.constant 1 : index
    %c56 = arith.constant 1 : index
    %c57 = arith.constant 1 : index
    %t59 = tile.load %x58[2, %o8] : !ptensor.tensor<14x16xi32> -> !tile.tile<8x16xi32, vec>
    %r60:3 = scf.for %i64 = %c55 to %c56 step %c57 iter_args(%a61 = %t10, %a62 = %t59, %a63 = %t59) -> (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>) {
      %t65 = "tile.add"(%t9, %r47#1) : (!tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>) -> !tile.tile<1x16xi32, vec>
      %g67 = "tile.get_block_idx"() : () -> index
      %t68 = tile.load %x66[%g67, 0] : !ptensor.tensor<14x16xi32, layout = dn> -> !tile.tile<8x16xi32, vec>
      scf.yield %t68, %t10, %t68 : !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>
    }
    %e69 = tile.create : !tile.tile<8x16xi32, vec>
    %t70 = "tile.row_sum"(%r60#2, %e69) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>) -> !tile.tile<8x1xi32, vec>
    %t71 = "tile.row_expand_add"(%r60#2, %t70) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x1xi32, vec>) -> !tile.tile<8x16xi32, vec>
    tile.store %t42, %x72[0, %o4] : !tile.tile<1x8xf32, vec, valid = [1, 2]>, !ptensor.tensor<6x5xf32, layout = dn, valid = [4, 2]>
    tile.store %t71, %x73[0, %o4] : !tile.tile<8x16xi32, vec>, !ptensor.tensor<10x19xi32>
    tile.store %t70, %x73[1, %o4] : !tile.tile<8x1xi32, vec>, !ptensor.tensor<10x19xi32>
    %g75 = "tile.get_subblock_idx"() : () -> index
    %c76 = arith.constant 1 : index
    %o77 = arith.remui %g75, %c76 : index
    tile.store %r60#2, %x74[%o4, %o77] : !tile.tile<8x16xi32, vec>, !ptensor.tensor<12x16xi32, layout = dn>
    return
  }
}
