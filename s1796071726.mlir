// pypto-generate --seed 1796071726 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071726(%x1: !ptensor.tensor<7x50xf16> {pypto.dir = #pypto.dir<inout>}, %p2: index, %p6: f16, %p19: i1, %x28: !ptensor.tensor<7x49xf16>, %p34: i1, %x36m: memref<6x10xi32, strided<[14, 1]>>, %x41: !ptensor.tensor<6x3xi32>, %x46: !ptensor.tensor<9x51xf16> {pypto.dir = #pypto.dir<inout>}, %p48: f16, %p56: i32, %x63t: !ptensor.tensor<7x48xf16>, %x70: !ptensor.tensor<1x10xi32>, %x82: !ptensor.tensor<7x10xi32>, %p84: i32, %x86: !ptensor.tensor<6x1xi32, strides = [2, 1]>, %x91: !ptensor.tensor<6x1xi32>, %p92: index, %x96: !ptensor.tensor<7x48xf16> {pypto.dir = #pypto.dir<out>}, %x97: !ptensor.tensor<8x5xi32, valid = [6, 2]> {pypto.dir = #pypto.dir<out>}, %x98: !ptensor.tensor<9x51xf16, valid = [7, 48], pad = zero> {pypto.dir = #pypto.dir<out>}) {
    %x36 = ptensor.from_memref %x36m : memref<6x10xi32, strided<[14, 1]>> -> !ptensor.tensor<6x10xi32, strides = [14, 1]>
    %x63m = ptensor.to_memref %x63t : !ptensor.tensor<7x48xf16> -> memref<7x48xf16>
    %x63 = ptensor.from_memref %x63m : memref<7x48xf16> -> !ptensor.tensor<7x48xf16>
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[%o4, %o4] : !ptensor.tensor<7x50xf16> -> !tile.tile<7x48xf16, vec>
    %t7 = "tile.full"(%p6) : (f16) -> !tile.tile<1x48xf16, vec>
    %t8 = "tile.col_expand_max"(%t5, %t7) : (!tile.tile<7x48xf16, vec>, !tile.tile<1x48xf16, vec>) -> !tile.tile<7x48xf16, vec>
    %q9 = arith.constant true
    %t10 = tile.load %x1[0, %o4] : !ptensor.tensor<7x50xf16> -> !tile.tile<7x48xf16, vec>
    %t11 = arith.select %q9, %t8, %t10 : !tile.tile<7x48xf16, vec>
    %c12 = arith.constant 2 : index
    %c13 = arith.constant 2 : index
    %c14 = arith.constant 1 : index
    %t15 = tile.load %x1[0, 1] : !ptensor.tensor<7x50xf16> -> !tile.tile<7x48xf16, vec>
    %r16:2 = scf.while (%a17 = %t15, %i18 = %c12) : (!tile.tile<7x48xf16, vec>, index) -> (!tile.tile<7x48xf16, vec>, index) {
      %t20 = arith.select %p19, %t11, %a17 : !tile.tile<7x48xf16, vec>
      %t21 = "tile.col_expand_mul"(%t5, %t7) : (!tile.tile<7x48xf16, vec>, !tile.tile<1x48xf16, vec>) -> !tile.tile<7x48xf16, vec>
      %q22 = arith.cmpi slt, %i18, %c13 : index
      scf.condition(%q22) %t10, %i18 : !tile.tile<7x48xf16, vec>, index
    } do {
      ^bb0(%a23: !tile.tile<7x48xf16, vec>, %i24: index):
      %c25 = arith.constant 0 : index
      %q26 = arith.cmpi slt, %i24, %c25 : index
      %r27:1 = scf.if %q26 -> (!tile.tile<7x48xf16, vec>) {
        %c29 = arith.constant 2 : index
        %o30 = arith.remui %p2, %c29 : index
        %t31 = tile.load %x28[0, %o30] : !ptensor.tensor<7x49xf16> -> !tile.tile<7x48xf16, vec>
        scf.yield %t31 : !tile.tile<7x48xf16, vec>
      } else {
        %t32 = tile.move %t15 : !tile.tile<7x48xf16, vec> -> !tile.tile<7x48xf16, vec>
        scf.yield %t11 : !tile.tile<7x48xf16, vec>
      }
      %r33:2 = scf.execute_region -> (!tile.tile<8x24xi32, vec, valid = [6, 10]>, !tile.tile<8x1xi32, vec, valid = [6, 1]>) {
        %t35 = arith.select %p34, %t15, %r27#0 : !tile.tile<7x48xf16, vec>
        %g37 = "tile.get_subblock_idx"() : () -> index
        %c38 = arith.constant 1 : index
        %o39 = arith.remui %g37, %c38 : index
        %t40 = tile.load %x36[%o39, %o39] : !ptensor.tensor<6x10xi32, strides = [14, 1]> -> !tile.tile<8x24xi32, vec, valid = [6, 10]>
        %c42 = arith.constant 3 : index
        %o43 = arith.remui %p2, %c42 : index
        %t44 = tile.load %x41[%o39, %o43] : !ptensor.tensor<6x3xi32> -> !tile.tile<8x1xi32, vec, valid = [6, 1]>
        scf.yield %t40, %t44 : !tile.tile<8x24xi32, vec, valid = [6, 10]>, !tile.tile<8x1xi32, vec, valid = [6, 1]>
      }
      %i45 = arith.addi %i24, %c14 : index
      scf.yield %a23, %i45 : !tile.tile<7x48xf16, vec>, index
    }
    %t47 = tile.load %x46[2, 0] : !ptensor.tensor<9x51xf16> -> !tile.tile<7x48xf16, vec>
    %t49 = "tile.subs"(%t47, %p48) : (!tile.tile<7x48xf16, vec>, f16) -> !tile.tile<7x48xf16, vec>
    %r50:2 = scf.index_switch %p2 -> !tile.tile<7x48xf16, vec>, !tile.tile<7x48xf16, vec>
    case 0 {
      %c51 = arith.constant 0 : index
      %c52 = arith.constant 3 : index
      %c53 = arith.constant 1 : index
      scf.for %i55 = %c51 to %c52 step %c53 {
        %t57 = "tile.full"(%p56) : (i32) -> !tile.tile<8x24xi32, vec, valid = [6, 10]>
        %t58 = "tile.row_min"(%t57, %t57) : (!tile.tile<8x24xi32, vec, valid = [6, 10]>, !tile.tile<8x24xi32, vec, valid = [6, 10]>) -> !tile.tile<8x1xi32, vec, valid = [6, 1]>
        %c59 = arith.constant 1 : index
        %q60 = arith.cmpi ult, %p2, %c59 : index
        %t61 = arith.select %q60, %t49, %t10 : !tile.tile<7x48xf16, vec>
      }
      %t62 = "tile.col_expand"(%t7) : (!tile.tile<1x48xf16, vec>) -> !tile.tile<7x48xf16, vec>
      %t64 = tile.load %x63[%o4, %o4] : !ptensor.tensor<7x48xf16> -> !tile.tile<7x48xf16, vec>
      scf.yield %t15, %t64 : !tile.tile<7x48xf16, vec>, !tile.tile<7x48xf16, vec>
    }
    case 1 {
      %c65 = arith.constant 2 : index
      %o66 = arith.remui %r16#1, %c65 : index
      %t67 = tile.load %x28[0, %o66] : !ptensor.tensor<7x49xf16> -> !tile.tile<7x48xf16, vec>
      scf.yield %t67, %t49 : !tile.tile<7x48xf16, vec>, !tile.tile<7x48xf16, vec>
    }
    default {
      %k68 = arith.constant 1 : i32
      %t69 = "tile.full"(%k68) : (i32) -> !tile.tile<8x24xi32, vec, valid = [6, 10]>
      %c71 = arith.constant 1 : index
      %o72 = arith.remui %r16#1, %c71 : index
      %c73 = arith.constant 1 : index
      %o74 = arith.remui %p2, %c73 : index
      %t75 = tile.load %x70[%o72, %o74] : !ptensor.tensor<1x10xi32> -> !tile.tile<1x24xi32, vec, valid = [1, 10]>
      %t76 = "tile.col_expand_mul"(%t69, %t75) : (!tile.tile<8x24xi32, vec, valid = [6, 10]>, !tile.tile<1x24xi32, vec, valid = [1, 10]>) -> !tile.tile<8x24xi32, vec, valid = [6, 10]>
      %t77 = "tile.sqrt"(%t15) : (!tile.tile<7x48xf16, vec>) -> !tile.tile<7x48xf16, vec>
      scf.yield %t10, %t15 : !tile.tile<7x48xf16, vec>, !tile.tile<7x48xf16, vec>
    }
    %c78 = arith.constant 2 : index
    %q79 = arith.cmpi ne, %o4, %c78 : index
    %r80:2 = scf.if %q79 -> (!tile.tile<7x48xf16, vec>, !tile.tile<8x1xi32, vec, valid = [6, 1]>) {
      %t81 = tile.move %t47 : !tile.tile<7x48xf16, vec> -> !tile.tile<7x48xf16, vec>
      %t83 = tile.load %x82[1, 0] : !ptensor.tensor<7x10xi32> -> !tile.tile<8x24xi32, vec, valid = [6, 10]>
      %t85 = "tile.minimums"(%t83, %p84) : (!tile.tile<8x24xi32, vec, valid = [6, 10]>, i32) -> !tile.tile<8x24xi32, vec, valid = [6, 10]>
      %g87 = "tile.get_block_num"() : () -> index
      %c88 = arith.constant 1 : index
      %o89 = arith.remui %g87, %c88 : index
      %t90 = tile.load %x86[%o89, 0] : !ptensor.tensor<6x1xi32, strides = [2, 1]> -> !tile.tile<8x1xi32, vec, valid = [6, 1]>
      scf.yield %t10, %t90 : !tile.tile<7x48xf16, vec>, !tile.tile<8x1xi32, vec, valid = [6, 1]>
    } else {
      %c93 = arith.constant 1 : index
      %o94 = arith.remui %p92, %c93 : index
      %t95 = tile.load %x91[%o94, %o94] : !ptensor.tensor<6x1xi32> -> !tile.tile<8x1xi32, vec, valid = [6, 1]>
      scf.yield %t49, %t95 : !tile.tile<7x48xf16, vec>, !tile.tile<8x1xi32, vec, valid = [6, 1]>
    }
    tile.store %t8, %x96[0, 0] : !tile.tile<7x48xf16, vec>, !ptensor.tensor<7x48xf16>
    tile.store %r80#1, %x97[0, %o4] : !tile.tile<8x1xi32, vec, valid = [6, 1]>, !ptensor.tensor<8x5xi32, valid = [6, 2]>
    tile.store %r80#0, %x1[0, %r16#1] : !tile.tile<7x48xf16, vec>, !ptensor.tensor<7x50xf16>
    %c99 = arith.constant 1 : index
    %o100 = arith.remui %r16#1, %c99 : index
    tile.store %r50#1, %x98[%o4, %o100] : !tile.tile<7x48xf16, vec>, !ptensor.tensor<9x51xf16, valid = [7, 48], pad = zero>
    return
  }
}
