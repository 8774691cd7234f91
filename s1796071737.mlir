// pypto-generate --seed 1796071737 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071737_h0(%a1: !tile.tile<5x32xui16, vec, valid = [3, 11]>, %a2: !tile.tile<5x32xui16, vec, valid = [3, 11]>) -> !tile.tile<5x32xui16, vec, valid = [3, 11]> {
    %t3 = "tile.sub"(%a1, %a1) : (!tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>) -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
    return %t3 : !tile.tile<5x32xui16, vec, valid = [3, 11]>
  }
  func.func @s1796071737(%x1: !ptensor.tensor<12x2xf32> {pypto.dir = #pypto.dir<inout>}, %p2: index, %p11: f32, %x14: !ptensor.tensor<6x16xui16, layout = dn>, %x20: !ptensor.tensor<22x19xf32, valid = [20, 16], pad = zero>, %x27: !ptensor.tensor<17x16xf32> {pypto.dir = #pypto.dir<inout>}, %x35: !ptensor.tensor<16x16xf16> {pypto.dir = #pypto.dir<inout>}, %x40: !ptensor.tensor<16x1xf32> {pypto.dir = #pypto.dir<inout>}, %x44: !ptensor.tensor<16x6xf32> {pypto.dir = #pypto.dir<out>}, %x48: !ptensor.tensor<7x1xf32>, %x74: !ptensor.tensor<3x17xui16>, %x85: !ptensor.tensor<8x9xf32, valid = [6, 6]>, %x91: !ptensor.tensor<5x15xui16, valid = [3, 12]>, %x100: !ptensor.tensor<3x11xui16> {pypto.dir = #pypto.dir<inout>}, %x103m: memref<6x14xui16>, %x107: !ptensor.tensor<10x15xui16, valid = [8, 12]> {pypto.dir = #pypto.dir<out>}, %p116: index, %x117: !ptensor.tensor<9x6xf32> {pypto.dir = #pypto.dir<out>}, %x121: !ptensor.tensor<8x11xui16, layout = dn> {pypto.dir = #pypto.dir<out>}) {
    %x103 = ptensor.from_memref %x103m : memref<6x14xui16> -> !ptensor.tensor<6x14xui16>
    %c3 = arith.constant 2 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[%p2, %o4] : !ptensor.tensor<12x2xf32> -> !tile.tile<16x8xf32, vec, valid = [7, 1]>
    %t6 = "tile.log"(%t5) : (!tile.tile<16x8xf32, vec, valid = [7, 1]>) -> !tile.tile<16x8xf32, vec, valid = [7, 1]>
    %g7 = "tile.get_block_idx"() : () -> index
    %r8:3 = scf.index_switch %g7 -> !tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>, f32
    case 0 {
      %r9:1 = scf.execute_region -> (!tile.tile<16x8xf32, vec, valid = [7, 1]>) {
        %t10 = tile.move %t5 : !tile.tile<16x8xf32, vec, valid = [7, 1]> -> !tile.tile<16x8xf32, vec, valid = [7, 1]>
        %t12 = "tile.full"(%p11) : (f32) -> !tile.tile<16x8xf32, vec, valid = [7, 1]>
        %t13 = "tile.neg"(%t12) : (!tile.tile<16x8xf32, vec, valid = [7, 1]>) -> !tile.tile<16x8xf32, vec, valid = [7, 1]>
        scf.yield %t13 : !tile.tile<16x8xf32, vec, valid = [7, 1]>
      }
      %t15 = tile.load %x14[%g7, 0] : !ptensor.tensor<6x16xui16, layout = dn> -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
      %t16 = "tile.add"(%t15, %t15) : (!tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>) -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
      %k17 = arith.subf %p11, %p11 : f32
      scf.yield %t16, %t16, %k17 : !tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>, f32
    }
    default {
      %t18 = tile.load %x14[%p2, 3] : !ptensor.tensor<6x16xui16, layout = dn> -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
      %k19 = arith.constant 0.5 : f32
      scf.yield %t18, %t18, %k19 : !tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>, f32
    }
    %g21 = "tile.get_block_num"() : () -> index
    %g22 = "tile.get_subblock_idx"() : () -> index
    %c23 = arith.constant 1 : index
    %o24 = arith.remui %g22, %c23 : index
    %t25 = tile.load %x20[%g21, %o24] : !ptensor.tensor<22x19xf32, valid = [20, 16], pad = zero> -> !tile.tile<16x16xf32, mat>
    %m26 = tile.move %t25 : !tile.tile<16x16xf32, mat> -> !tile.tile<16x16xf32, left>
    %c28 = arith.constant 2 : index
    %o29 = arith.remui %p2, %c28 : index
    %c30 = arith.constant 1 : index
    %o31 = arith.remui %p2, %c30 : index
    %t32 = tile.load %x27[%o29, %o31] : !ptensor.tensor<17x16xf32> -> !tile.tile<16x16xf32, mat>
    %m33 = tile.move %t32 : !tile.tile<16x16xf32, mat> -> !tile.tile<16x16xf32, right>
    %s34 = "tile.matmul"(%m26, %m33) : (!tile.tile<16x16xf32, left>, !tile.tile<16x16xf32, right>) -> !tile.tile<16x16xf32, acc>
    %c36 = arith.constant 1 : index
    %o37 = arith.remui %g22, %c36 : index
    tile.store %s34, %x35[0, %o37] : !tile.tile<16x16xf32, acc>, !ptensor.tensor<16x16xf16>
    %m38 = tile.move %s34 : !tile.tile<16x16xf32, acc> -> !tile.tile<16x16xf32, mat>
    %m39 = tile.move %m38 : !tile.tile<16x16xf32, mat> -> !tile.tile<16x16xf32, left>
    %t41 = tile.load %x40[%o37, 0] : !ptensor.tensor<16x1xf32> -> !tile.tile<16x16xf32, mat, valid = [16, 1]>
    %m42 = tile.move %t41 : !tile.tile<16x16xf32, mat, valid = [16, 1]> -> !tile.tile<16x16xf32, right, valid = [16, 1]>
    %s43 = "tile.matmul"(%m39, %m42) : (!tile.tile<16x16xf32, left>, !tile.tile<16x16xf32, right, valid = [16, 1]>) -> !tile.tile<16x16xf32, acc, valid = [16, 1]>
    %c45 = arith.constant 1 : index
    %o46 = arith.remui %g21, %c45 : index
    %g47 = "tile.get_block_idx"() : () -> index
    tile.store %s43, %x44[%o46, %g47] : !tile.tile<16x16xf32, acc, valid = [16, 1]>, !ptensor.tensor<16x6xf32>
    %t49 = tile.load %x48[0, %o31] : !ptensor.tensor<7x1xf32> -> !tile.tile<16x1xf32, vec, valid = [7, 1]>
    %t50 = "tile.row_expand_sub"(%t5, %t49) : (!tile.tile<16x8xf32, vec, valid = [7, 1]>, !tile.tile<16x1xf32, vec, valid = [7, 1]>) -> !tile.tile<16x8xf32, vec, valid = [7, 1]>
    %g51 = "tile.get_subblock_idx"() : () -> index
    %c52 = arith.constant 1 : index
    %q53 = arith.cmpi slt, %g51, %c52 : index
    %r54:1 = scf.if %q53 -> (!tile.tile<16x8xf32, vec, valid = [7, 1]>) {
      %t55 = "tile.subs"(%t50, %p11) : (!tile.tile<16x8xf32, vec, valid = [7, 1]>, f32) -> !tile.tile<16x8xf32, vec, valid = [7, 1]>
      %t56 = "tile.minimums"(%t5, %r8#2) : (!tile.tile<16x8xf32, vec, valid = [7, 1]>, f32) -> !tile.tile<16x8xf32, vec, valid = [7, 1]>
      %c57 = arith.constant 2 : index
      %c58 = arith.constant 4 : index
      %c59 = arith.constant 1 : index
      %r60:4 = scf.while (%a61 = %r8#1, %a62 = %r8#1, %a63 = %r8#1, %i64 = %c57) : (!tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>, index) -> (!tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>, index) {
        %r65:1 = scf.execute_region -> (!tile.tile<16x8xf32, vec, valid = [7, 1]>) {
          scf.yield %t56 : !tile.tile<16x8xf32, vec, valid = [7, 1]>
        }
        %t66 = tile.move %t55 : !tile.tile<16x8xf32, vec, valid = [7, 1]> -> !tile.tile<16x8xf32, vec, valid = [7, 1]>
        %q67 = arith.cmpi slt, %i64, %c58 : index
        scf.condition(%q67) %a63, %a63, %a63, %i64 : !tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>, index
      } do {
        ^bb0(%a68: !tile.tile<5x32xui16, vec, valid = [3, 11]>, %a69: !tile.tile<5x32xui16, vec, valid = [3, 11]>, %a70: !tile.tile<5x32xui16, vec, valid = [3, 11]>, %i71: index):
        %t72 = tile.load %x14[2, 5] : !ptensor.tensor<6x16xui16, layout = dn> -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
        %t73 = "tile.maximum"(%a68, %t72) : (!tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>) -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
        %g75 = "tile.get_subblock_idx"() : () -> index
        %c76 = arith.constant 1 : index
        %o77 = arith.remui %g75, %c76 : index
        %t78 = tile.load %x74[%o77, 3] : !ptensor.tensor<3x17xui16> -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
        %g79 = "tile.get_block_num"() : () -> index
        %t80 = tile.load %x14[%p2, %g79] : !ptensor.tensor<6x16xui16, layout = dn> -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
        %c81 = arith.constant 1 : index
        %o82 = arith.remui %g22, %c81 : index
        %t83 = tile.load %x74[%o82, 6] : !ptensor.tensor<3x17xui16> -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
        %i84 = arith.addi %i71, %c59 : index
        scf.yield %t78, %t80, %t83, %i84 : !tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>, index
      }
      scf.yield %t50 : !tile.tile<16x8xf32, vec, valid = [7, 1]>
    } else {
      scf.yield %t5 : !tile.tile<16x8xf32, vec, valid = [7, 1]>
    }
    %t86 = tile.load %x85[2, %o31] : !ptensor.tensor<8x9xf32, valid = [6, 6]> -> !tile.tile<1x8xf32, vec, valid = [1, 1]>
    %t87 = "tile.col_expand_max"(%t50, %t86) : (!tile.tile<16x8xf32, vec, valid = [7, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>) -> !tile.tile<16x8xf32, vec, valid = [7, 1]>
    %c88 = arith.constant 1 : index
    %c89 = arith.constant 5 : index
    %c90 = arith.constant 3 : index
    %c92 = arith.constant 2 : index
    %o93 = arith.remui %p2, %c92 : index
    %t94 = tile.load %x91[0, %o93] : !ptensor.tensor<5x15xui16, valid = [3, 12]> -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
    %r95:3 = scf.for %i99 = %c88 to %c89 step %c90 iter_args(%a96 = %t94, %a97 = %r54#0, %a98 = %r8#1) -> (!tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<16x8xf32, vec, valid = [7, 1]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>) {
      %t101 = tile.load %x100[0, 0] : !ptensor.tensor<3x11xui16> -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
      %h102 = func.call @s1796071737_h0(%a98, %t101) : (!tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>) -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
      %t104 = tile.load %x103[%p2, 2] : !ptensor.tensor<6x14xui16> -> !tile.tile<1x32xui16, vec, valid = [1, 11]>
      %t105 = "tile.col_expand_min"(%r8#1, %t104) : (!tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<1x32xui16, vec, valid = [1, 11]>) -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
      %r106:4 = scf.index_switch %o37 -> !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>
      case 0 {
        scf.yield %t86, %t86, %t86, %t86 : !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>
      }
      case 1 {
        tile.store %t105, %x107[%g21, 0] : !tile.tile<5x32xui16, vec, valid = [3, 11]>, !ptensor.tensor<10x15xui16, valid = [8, 12]>
        scf.yield %t86, %t86, %t86, %t86 : !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>
      }
      case 2 {
        scf.yield %t86, %t86, %t86, %t86 : !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>
      }
      default {
        %c108 = arith.constant 1 : index
        %o109 = arith.remui %p2, %c108 : index
        %t110 = tile.load %x48[4, %o109] : !ptensor.tensor<7x1xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 1]>
        scf.yield %t86, %t110, %t110, %t110 : !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>
      }
      %t111 = tile.load %x91[%o24, 1] : !ptensor.tensor<5x15xui16, valid = [3, 12]> -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
      %t112 = "tile.col_expand_max"(%t111, %t104) : (!tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<1x32xui16, vec, valid = [1, 11]>) -> !tile.tile<5x32xui16, vec, valid = [3, 11]>
      %c113 = arith.constant 1 : index
      %o114 = arith.remui %g7, %c113 : index
      %t115 = tile.load %x40[1, %o114] : !ptensor.tensor<16x1xf32> -> !tile.tile<16x8xf32, vec, valid = [7, 1]>
      scf.yield %t101, %t115, %a96 : !tile.tile<5x32xui16, vec, valid = [3, 11]>, !tile.tile<16x8xf32, vec, valid = [7, 1]>, !tile.tile<5x32xui16, vec, valid = [3, 11]>
    }
    tile.store %r95#2, %x103[3, %p116] : !tile.tile<5x32xui16, vec, valid = [3, 11]>, !ptensor.tensor<6x14xui16>
    %c118 = arith.constant 3 : index
    %o119 = arith.remui %p2, %c118 : index
    %g120 = "tile.get_subblock_idx"() : () -> index
    tile.store %r95#1, %x117[%o119, %g120] : !tile.tile<16x8xf32, vec, valid = [7, 1]>, !ptensor.tensor<9x6xf32>
    tile.store %r95#0, %x121[5, 0] : !tile.tile<5x32xui16, vec, valid = [3, 11]>, !ptensor.tensor<8x11xui16, layout = dn>
    return
  }
}
