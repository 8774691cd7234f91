// pypto-generate --seed 1796071735 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @s1796071735(%x10: !ptensor.tensor<3x8xi32> {pypto.dir = #pypto.dir<inout>}, %p18: i32, %x33: !ptensor.tensor<2x3xi32> {pypto.dir = #pypto.dir<inout>}, %p34: index, %x53: !ptensor.tensor<4x4xi32, valid = [2, 1]> {pypto.dir = #pypto.dir<inout>}, %x56: !ptensor.tensor<3x3xi32, strides = [7, 1]> {pypto.dir = #pypto.dir<inout>}, %x77: !ptensor.tensor<2x2xi32>, %x81: !ptensor.tensor<2x8xi32> {pypto.dir = #pypto.dir<inout>}, %x85: !ptensor.tensor<2x3xi32> {pypto.dir = #pypto.dir<inout>}, %x89: !ptensor.tensor<5x6xi32, valid = [3, 3]>, %p91: i32, %x98: !ptensor.tensor<2x1xi32, layout = dn> {pypto.dir = #pypto.dir<inout>}, %x119: !ptensor.tensor<6x4xi32, layout = dn>, %x129: !ptensor.tensor<2x6xi32> {pypto.dir = #pypto.dir<out>}, %p135: index) {
    %k1 = arith.constant 2 : i32
    %t2 = "tile.full"(%k1) : (i32) -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
    %e3 = tile.create : !tile.tile<8x8xi32, vec, valid = [2, 2]>
    %t4 = "tile.row_max"(%t2, %e3) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>) -> !tile.tile<8x1xi32, vec, valid = [2, 1]>
    %g5 = "tile.get_subblock_idx"() : () -> index
    %c6 = arith.constant 0 : index
    %q7 = arith.cmpi slt, %g5, %c6 : index
    %r8:2 = scf.if %q7 -> (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>) {
      %t9 = "tile.mul"(%t2, %t2) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>) -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
      %c11 = arith.constant 2 : index
      %o12 = arith.remui %g5, %c11 : index
      %g13 = "tile.get_block_num"() : () -> index
      %t14 = tile.load %x10[%o12, %g13] : !ptensor.tensor<3x8xi32> -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
      scf.yield %t2, %t14 : !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>
    } else {
      %t15 = tile.load %x10[1, 2] : !ptensor.tensor<3x8xi32> -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
      scf.yield %t2, %t15 : !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>
    }
    %c16 = arith.constant 0 : index
    %c17 = arith.constant 1 : index
    %t19 = "tile.full"(%p18) : (i32) -> !tile.tile<1x8xi32, vec, valid = [1, 2]>
    %r20:4 = scf.while (%a21 = %t19, %a22 = %t19, %a23 = %t19, %i24 = %c16) : (!tile.tile<1x8xi32, vec, valid = [1, 2]>, !tile.tile<1x8xi32, vec, valid = [1, 2]>, !tile.tile<1x8xi32, vec, valid = [1, 2]>, index) -> (!tile.tile<1x8xi32, vec, valid = [1, 2]>, !tile.tile<1x8xi32, vec, valid = [1, 2]>, !tile.tile<1x8xi32, vec, valid = [1, 2]>, index) {
      %q25 = arith.cmpi slt, %i24, %g5 : index
      scf.condition(%q25) %a21, %a22, %a23, %i24 : !tile.tile<1x8xi32, vec, valid = [1, 2]>, !tile.tile<1x8xi32, vec, valid = [1, 2]>, !tile.tile<1x8xi32, vec, valid = [1, 2]>, index
    } do {
      ^bb0(%a26: !tile.tile<1x8xi32, vec, valid = [1, 2]>, %a27: !tile.tile<1x8xi32, vec, valid = [1, 2]>, %a28: !tile.tile<1x8xi32, vec, valid = [1, 2]>, %i29: index):
      %r30:3 = scf.index_switch %i29 -> !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>
      case 0 {
        %t31 = "tile.row_min"(%r8#1, %e3) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>) -> !tile.tile<8x1xi32, vec, valid = [2, 1]>
        %t32 = "tile.maximum"(%r8#0, %r8#0) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>) -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
        %c35 = arith.constant 1 : index
        %o36 = arith.remui %p34, %c35 : index
        %t37 = tile.load %x33[%o36, 0] : !ptensor.tensor<2x3xi32> -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
        scf.yield %t37, %t37, %r8#1 : !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>
      }
      case 1 {
        %g38 = "tile.get_block_num"() : () -> index
        %c39 = arith.constant 2 : index
        %o40 = arith.remui %g38, %c39 : index
        %t41 = tile.load %x33[0, %o40] : !ptensor.tensor<2x3xi32> -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
        scf.yield %r8#1, %t2, %t41 : !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>
      }
      case 2 {
        %c42 = arith.constant 1 : index
        %c43 = arith.constant 2 : index
        %c44 = arith.constant 1 : index
        %r45:2 = scf.for %i48 = %c42 to %c43 step %c44 iter_args(%a46 = %r8#1, %a47 = %t2) -> (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>) {
          %e49 = tile.create : !tile.tile<8x8xi32, vec, valid = [2, 2]>
          %t50 = "tile.row_min"(%r8#1, %e49) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>) -> !tile.tile<8x1xi32, vec, valid = [2, 1]>
          scf.yield %a47, %a47 : !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>
        }
        %e51 = tile.create : !tile.tile<8x8xi32, vec, valid = [2, 2]>
        %t52 = "tile.row_max"(%r45#1, %e51) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>) -> !tile.tile<8x1xi32, vec, valid = [2, 1]>
        %c54 = arith.constant 1 : index
        %o55 = arith.remui %g5, %c54 : index
        tile.store %t52, %x53[%o55, 0] : !tile.tile<8x1xi32, vec, valid = [2, 1]>, !ptensor.tensor<4x4xi32, valid = [2, 1]>
        %g57 = "tile.get_block_num"() : () -> index
        %c58 = arith.constant 2 : index
        %o59 = arith.remui %g57, %c58 : index
        %t60 = tile.load %x56[0, %o59] : !ptensor.tensor<3x3xi32, strides = [7, 1]> -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
        scf.yield %r8#1, %t60, %r8#0 : !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>
      }
      default {
        %c61 = arith.constant 2 : index
        %c62 = arith.constant 3 : index
        %c63 = arith.constant 3 : index
        %r64:2 = scf.for %i67 = %c61 to %c62 step %c63 iter_args(%a65 = %r8#1, %a66 = %r8#0) -> (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>) {
          %c68 = arith.constant 0 : index
          %c69 = arith.constant 1 : index
          %c70 = arith.constant 2 : index
          %o71 = arith.remui %p34, %c70 : index
          %t72 = tile.load %x10[%o71, %i67] : !ptensor.tensor<3x8xi32> -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
          %r73:1 = scf.for %i75 = %c68 to %i29 step %c69 iter_args(%a74 = %t72) -> (!tile.tile<8x8xi32, vec, valid = [2, 2]>) {
            %t76 = "tile.row_expand_sub"(%a74, %t4) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x1xi32, vec, valid = [2, 1]>) -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
            scf.yield %a74 : !tile.tile<8x8xi32, vec, valid = [2, 2]>
          }
          scf.yield %a66, %a66 : !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>
        }
        %c78 = arith.constant 1 : index
        %o79 = arith.remui %p34, %c78 : index
        %t80 = tile.load %x77[%o79, 0] : !ptensor.tensor<2x2xi32> -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
        %t82 = tile.load %x81[0, 1] : !ptensor.tensor<2x8xi32> -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
        %t83 = "tile.minimum"(%t80, %t82) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>) -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
        %t84 = "tile.subs"(%r8#1, %p18) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, i32) -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
        %c86 = arith.constant 1 : index
        %o87 = arith.remui %p34, %c86 : index
        %t88 = tile.load %x85[%o87, 0] : !ptensor.tensor<2x3xi32> -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
        scf.yield %r64#0, %t88, %t80 : !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>
      }
      %t90 = tile.load %x89[1, 1] : !ptensor.tensor<5x6xi32, valid = [3, 3]> -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
      %t92 = "tile.subs"(%t90, %p91) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, i32) -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
      %t93 = "tile.full"(%k1) : (i32) -> !tile.tile<1x8xi32, vec, valid = [1, 2]>
      %i94 = arith.addi %i29, %c17 : index
      scf.yield %a28, %t93, %t93, %i94 : !tile.tile<1x8xi32, vec, valid = [1, 2]>, !tile.tile<1x8xi32, vec, valid = [1, 2]>, !tile.tile<1x8xi32, vec, valid = [1, 2]>, index
    }
    %r95:1 = scf.index_switch %p34 -> !tile.tile<8x1xi32, vec, valid = [2, 1]>
    case 0 {
      %e96 = tile.create : !tile.tile<8x8xi32, vec, valid = [2, 2]>
      %t97 = "tile.row_min"(%r8#1, %e96) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>) -> !tile.tile<8x1xi32, vec, valid = [2, 1]>
      %c99 = arith.constant 1 : index
      %o100 = arith.remui %r20#3, %c99 : index
      %c101 = arith.constant 1 : index
      %o102 = arith.remui %p34, %c101 : index
      tile.store %t97, %x98[%o100, %o102] : !tile.tile<8x1xi32, vec, valid = [2, 1]>, !ptensor.tensor<2x1xi32, layout = dn>
      %c103 = arith.constant 0 : index
      %c104 = arith.constant 1 : index
      %c105 = arith.constant 2 : index
      %o106 = arith.remui %r20#3, %c105 : index
      %t107 = tile.load %x56[%o106, %o106] : !ptensor.tensor<3x3xi32, strides = [7, 1]> -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
      %r108:2 = scf.for %i111 = %c103 to %o100 step %c104 iter_args(%a109 = %r8#0, %a110 = %t107) -> (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>) {
        %t112 = "tile.row_expand_sub"(%t107, %t4) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x1xi32, vec, valid = [2, 1]>) -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
        %c113 = arith.constant 2 : index
        %o114 = arith.remui %g5, %c113 : index
        %t115 = tile.load %x56[%o114, 0] : !ptensor.tensor<3x3xi32, strides = [7, 1]> -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
        scf.yield %a110, %t115 : !tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>
      }
      scf.yield %t97 : !tile.tile<8x1xi32, vec, valid = [2, 1]>
    }
    default {
      %c116 = arith.constant 2 : index
      %o117 = arith.remui %r20#3, %c116 : index
      %t118 = tile.load %x56[0, %o117] : !ptensor.tensor<3x3xi32, strides = [7, 1]> -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
      %c120 = arith.constant 3 : index
      %o121 = arith.remui %g5, %c120 : index
      %t122 = tile.load %x119[%p34, %o121] : !ptensor.tensor<6x4xi32, layout = dn> -> !tile.tile<1x8xi32, vec, valid = [1, 2]>
      %t123 = "tile.col_expand_add"(%t118, %t122) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<1x8xi32, vec, valid = [1, 2]>) -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
      %t124 = "tile.row_expand_min"(%t118, %t4) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x1xi32, vec, valid = [2, 1]>) -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
      %c125 = arith.constant 2 : index
      %o126 = arith.remui %g5, %c125 : index
      %t127 = tile.load %x10[%o126, %r20#3] : !ptensor.tensor<3x8xi32> -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
      %t128 = "tile.div"(%t127, %t118) : (!tile.tile<8x8xi32, vec, valid = [2, 2]>, !tile.tile<8x8xi32, vec, valid = [2, 2]>) -> !tile.tile<8x8xi32, vec, valid = [2, 2]>
      scf.yield %t4 : !tile.tile<8x1xi32, vec, valid = [2, 1]>
    }
    %c130 = arith.constant 1 : index
    %o131 = arith.remui %p34, %c130 : index
    tile.store %t4, %x129[%o131, %g5] : !tile.tile<8x1xi32, vec, valid = [2, 1]>, !ptensor.tensor<2x6xi32>
    %g132 = "tile.get_block_num"() : () -> index
    %c133 = arith.constant 1 : index
    %o134 = arith.remui %g132, %c133 : index
    tile.store %r95#0, %x129[%o134, %p135] : !tile.tile<8x1xi32, vec, valid = [2, 1]>, !ptensor.tensor<2x6xi32>
    %c136 = arith.constant 2 : index
    %o137 = arith.remui %g5, %c136 : index
    tile.store %r20#2, %x85[%o137, 0] : !tile.tile<1x8xi32, vec, valid = [1, 2]>, !ptensor.tensor<2x3xi32>
    tile.store %r20#1, %x81[%o137, %g5] : !tile.tile<1x8xi32, vec, valid = [1, 2]>, !ptensor.tensor<2x8xi32>
    return
  }
}
