// pypto-generate --seed 1796071759 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @s1796071759(%p1: index, %x5m: memref<15x19xf32>, %x13: !ptensor.tensor<10x25xf32, valid = [8, 22], pad = zero> {pypto.dir = #pypto.dir<inout>}, %x15: !ptensor.tensor<8x16xf32>, %p17: i1, %x19: !ptensor.tensor<12x19xf32, valid = [10, 16]>, %x25: !ptensor.tensor<3x4xf16, layout = dn>, %x32: !ptensor.tensor<4x10xf16> {pypto.dir = #pypto.dir<inout>}, %x39: !ptensor.tensor<3x4xf16> {pypto.dir = #pypto.dir<inout>}, %x48: !ptensor.tensor<4x14xf16>, %x52: !ptensor.tensor<4x10xf32> {pypto.dir = #pypto.dir<out>}, %x59: !ptensor.tensor<2x16xf32>, %p60: index, %x67: !ptensor.tensor<4x17xf32, strides = [24, 1]> {pypto.dir = #pypto.dir<out>}, %x69: !ptensor.tensor<14x20xf32, strides = [21, 1]>, %x72: !ptensor.tensor<15x10xf32> {pypto.dir = #pypto.dir<inout>}, %x79: !ptensor.tensor<4x13xf32> {pypto.dir = #pypto.dir<inout>}, %x86: !ptensor.tensor<19x13xbf16, layout = dn> {pypto.dir = #pypto.dir<out>}, %x87m: memref<13x16xf32>, %p95: f32, %p96: f32, %p101: index, %x102: !ptensor.tensor<12x16xf32> {pypto.dir = #pypto.dir<inout>}, %x106: !ptensor.tensor<2x16xf32> {pypto.dir = #pypto.dir<out>}, %x107t: !ptensor.tensor<11x21xf32> {pypto.dir = #pypto.dir<out>}) {
    %x5 = ptensor.from_memref %x5m : memref<15x19xf32> -> !ptensor.tensor<15x19xf32, valid = [13, 16], pad = zero>
    %x87 = ptensor.from_memref %x87m : memref<13x16xf32> -> !ptensor.tensor<13x16xf32>
    %x107m = ptensor.to_memref %x107t : !ptensor.tensor<11x21xf32> -> memref<11x21xf32>
    %x107 = ptensor.from_memref %x107m : memref<11x21xf32> -> !ptensor.tensor<11x21xf32>
    %c2 = arith.constant 0 : index
    %q3 = arith.cmpi eq, %p1, %c2 : index
    %r4:2 = scf.if %q3 -> (!tile.tile<8x16xf32, vec>, !tile.tile<8x16xf32, vec>) {
      %c6 = arith.constant 1 : index
      %o7 = arith.remui %p1, %c6 : index
      %t8 = tile.load %x5[4, %o7] : !ptensor.tensor<15x19xf32, valid = [13, 16], pad = zero> -> !tile.tile<8x16xf32, vec>
      %t9 = "tile.abs"(%t8) : (!tile.tile<8x16xf32, vec>) -> !tile.tile<8x16xf32, vec>
      %k10 = arith.constant -1.5 : f32
      %t11 = "tile.full"(%k10) : (f32) -> !tile.tile<1x16xf32, vec>
      %t12 = "tile.col_expand_mul"(%t9, %t11) : (!tile.tile<8x16xf32, vec>, !tile.tile<1x16xf32, vec>) -> !tile.tile<8x16xf32, vec>
      %t14 = tile.load %x13[0, %o7] : !ptensor.tensor<10x25xf32, valid = [8, 22], pad = zero> -> !tile.tile<8x16xf32, vec>
      %t16 = tile.load %x15[%o7, 0] : !ptensor.tensor<8x16xf32> -> !tile.tile<8x16xf32, vec>
      scf.yield %t14, %t16 : !tile.tile<8x16xf32, vec>, !tile.tile<8x16xf32, vec>
    } else {
      %r18:2 = scf.if %p17 -> (!tile.tile<8x1xf32, vec>, !tile.tile<8x16xf32, vec>) {
        %g20 = "tile.get_block_idx"() : () -> index
        %c21 = arith.constant 3 : index
        %o22 = arith.remui %g20, %c21 : index
        %t23 = tile.load %x19[%o22, 0] : !ptensor.tensor<12x19xf32, valid = [10, 16]> -> !tile.tile<8x16xf32, vec>
        %t24 = "tile.relu"(%t23) : (!tile.tile<8x16xf32, vec>) -> !tile.tile<8x16xf32, vec>
        %c26 = arith.constant 1 : index
        %o27 = arith.remui %p1, %c26 : index
        %c28 = arith.constant 1 : index
        %o29 = arith.remui %p1, %c28 : index
        %t30 = tile.load %x25[%o27, %o29] : !ptensor.tensor<3x4xf16, layout = dn> -> !tile.tile<16x16xf16, mat, valid = [3, 4], blayout = row_major, slayout = col_major>
        %m31 = tile.move %t30 : !tile.tile<16x16xf16, mat, valid = [3, 4], blayout = row_major, slayout = col_major> -> !tile.tile<16x16xf16, left, valid = [3, 4]>
        %g33 = "tile.get_block_idx"() : () -> index
        %c34 = arith.constant 1 : index
        %o35 = arith.remui %g33, %c34 : index
        %t36 = tile.load %x32[%o35, 0] : !ptensor.tensor<4x10xf16> -> !tile.tile<16x16xf16, mat, valid = [4, 10]>
        %m37 = tile.move %t36 : !tile.tile<16x16xf16, mat, valid = [4, 10]> -> !tile.tile<16x16xf16, right, valid = [4, 10]>
        %s38 = "tile.matmul"(%m31, %m37) : (!tile.tile<16x16xf16, left, valid = [3, 4]>, !tile.tile<16x16xf16, right, valid = [4, 10]>) -> !tile.tile<16x16xf32, acc, valid = [3, 10]>
        %c40 = arith.constant 1 : index
        %o41 = arith.remui %g33, %c40 : index
        %c42 = arith.constant 1 : index
        %o43 = arith.remui %g20, %c42 : index
        %t44 = tile.load %x39[%o41, %o43] : !ptensor.tensor<3x4xf16> -> !tile.tile<16x16xf16, vec, valid = [3, 4]>
        %m45 = tile.move %t44 : !tile.tile<16x16xf16, vec, valid = [3, 4]> -> !tile.tile<16x16xf16, mat, valid = [3, 4]>
        %m46 = tile.move %m45 : !tile.tile<16x16xf16, mat, valid = [3, 4]> -> !tile.tile<16x16xf16, bias, valid = [3, 4]>
        %m47 = tile.move %m45 : !tile.tile<16x16xf16, mat, valid = [3, 4]> -> !tile.tile<16x16xf16, left, valid = [3, 4]>
        %t49 = tile.load %x48[0, %o22] : !ptensor.tensor<4x14xf16> -> !tile.tile<16x16xf16, mat, valid = [4, 10]>
        %m50 = tile.move %t49 : !tile.tile<16x16xf16, mat, valid = [4, 10]> -> !tile.tile<16x16xf16, right, valid = [4, 10]>
        %s51 = "tile.matmul_acc"(%s38, %m47, %m50) : (!tile.tile<16x16xf32, acc, valid = [3, 10]>, !tile.tile<16x16xf16, left, valid = [3, 4]>, !tile.tile<16x16xf16, right, valid = [4, 10]>) -> !tile.tile<16x16xf32, acc, valid = [3, 10]>
        %c53 = arith.constant 2 : index
        %o54 = arith.remui %g33, %c53 : index
        tile.store %s51, %x52[%o54, 0] : !tile.tile<16x16xf32, acc, valid = [3, 10]>, !ptensor.tensor<4x10xf32>
        %t55 = "tile.add"(%t23, %t24) : (!tile.tile<8x16xf32, vec>, !tile.tile<8x16xf32, vec>) -> !tile.tile<8x16xf32, vec>
        %c56 = arith.constant 1 : index
        %o57 = arith.remui %g20, %c56 : index
        %t58 = tile.load %x13[%o57, %g33] : !ptensor.tensor<10x25xf32, valid = [8, 22], pad = zero> -> !tile.tile<8x1xf32, vec>
        scf.yield %t58, %t24 : !tile.tile<8x1xf32, vec>, !tile.tile<8x16xf32, vec>
      } else {
        %c61 = arith.constant 2 : index
        %o62 = arith.remui %p60, %c61 : index
        %c63 = arith.constant 1 : index
        %o64 = arith.remui %o62, %c63 : index
        %t65 = tile.load %x59[%o62, %o64] : !ptensor.tensor<2x16xf32> -> !tile.tile<1x16xf32, vec>
        %t66 = "tile.maximum"(%t65, %t65) : (!tile.tile<1x16xf32, vec>, !tile.tile<1x16xf32, vec>) -> !tile.tile<1x16xf32, vec>
        tile.store %t66, %x67[0, %o64] : !tile.tile<1x16xf32, vec>, !ptensor.tensor<4x17xf32, strides = [24, 1]>
        tile.store %t66, %x67[%o62, 1] : !tile.tile<1x16xf32, vec>, !ptensor.tensor<4x17xf32, strides = [24, 1]>
        %t68 = tile.load %x5[2, %p60] : !ptensor.tensor<15x19xf32, valid = [13, 16], pad = zero> -> !tile.tile<8x1xf32, vec>
        %t70 = tile.load %x69[3, 3] : !ptensor.tensor<14x20xf32, strides = [21, 1]> -> !tile.tile<8x16xf32, vec>
        scf.yield %t68, %t70 : !tile.tile<8x1xf32, vec>, !tile.tile<8x16xf32, vec>
      }
      %t71 = "tile.sub"(%r18#1, %r18#1) : (!tile.tile<8x16xf32, vec>, !tile.tile<8x16xf32, vec>) -> !tile.tile<8x16xf32, vec>
      %g73 = "tile.get_subblock_idx"() : () -> index
      %c74 = arith.constant 3 : index
      %o75 = arith.remui %g73, %c74 : index
      %t76 = tile.load %x72[%o75, %g73] : !ptensor.tensor<15x10xf32> -> !tile.tile<16x16xf32, mat, valid = [13, 4]>
      %m77 = tile.move %t76 : !tile.tile<16x16xf32, mat, valid = [13, 4]> -> !tile.tile<16x16xf32, bias, valid = [13, 4]>
      %m78 = tile.move %t76 : !tile.tile<16x16xf32, mat, valid = [13, 4]> -> !tile.tile<16x16xf32, left, valid = [13, 4]>
      %c80 = arith.constant 1 : index
      %o81 = arith.remui %o75, %c80 : index
      %t82 = tile.load %x79[%o81, 0] : !ptensor.tensor<4x13xf32> -> !tile.tile<16x16xf32, vec, valid = [4, 13]>
      %m83 = tile.move %t82 : !tile.tile<16x16xf32, vec, valid = [4, 13]> -> !tile.tile<16x16xf32, mat, valid = [4, 13]>
      %m84 = tile.move %m83 : !tile.tile<16x16xf32, mat, valid = [4, 13]> -> !tile.tile<16x16xf32, right, valid = [4, 13]>
      %s85 = "tile.matmul"(%m78, %m84) : (!tile.tile<16x16xf32, left, valid = [13, 4]>, !tile.tile<16x16xf32, right, valid = [4, 13]>) -> !tile.tile<16x16xf32, acc, valid = [13, 13]>
      tile.store %s85, %x86[5, 0] : !tile.tile<16x16xf32, acc, valid = [13, 13]>, !ptensor.tensor<19x13xbf16, layout = dn>
      %c88 = arith.constant 1 : index
      %o89 = arith.remui %p60, %c88 : index
      %t90 = tile.load %x87[%p60, %o89] : !ptensor.tensor<13x16xf32> -> !tile.tile<8x16xf32, vec>
      scf.yield %t71, %t90 : !tile.tile<8x16xf32, vec>, !tile.tile<8x16xf32, vec>
    }
    %e91 = tile.create : !tile.tile<8x16xf32, vec>
    %t92 = "tile.row_min"(%r4#1, %e91) : (!tile.tile<8x16xf32, vec>, !tile.tile<8x16xf32, vec>) -> !tile.tile<8x1xf32, vec>
    %t93 = "tile.recip"(%r4#1) : (!tile.tile<8x16xf32, vec>) -> !tile.tile<8x16xf32, vec>
    %t94 = tile.move %t93 : !tile.tile<8x16xf32, vec> -> !tile.tile<8x16xf32, vec>
    %k97 = arith.mulf %p95, %p96 : f32
    %t98 = "tile.full"(%k97) : (f32) -> !tile.tile<8x16xf32, vec>
    %t99 = tile.load %x69[13, 2] : !ptensor.tensor<14x20xf32, strides = [21, 1]> -> !tile.tile<1x16xf32, vec>
    %t100 = "tile.col_expand_add"(%t93, %t99) : (!tile.tile<8x16xf32, vec>, !tile.tile<1x16xf32, vec>) -> !tile.tile<8x16xf32, vec>
    tile.store %t92, %x72[%p60, %p101] : !tile.tile<8x1xf32, vec>, !ptensor.tensor<15x10xf32>
    %g103 = "tile.get_block_num"() : () -> index
    %c104 = arith.constant 1 : index
    %o105 = arith.remui %g103, %c104 : index
    tile.store %t100, %x102[%g103, %o105] : !tile.tile<8x16xf32, vec>, !ptensor.tensor<12x16xf32>
    tile.store %t99, %x106[1, 0] : !tile.tile<1x16xf32, vec>, !ptensor.tensor<2x16xf32>
    tile.store %t98, %x107[0, %p1] : !tile.tile<8x16xf32, vec>, !ptensor.tensor<11x21xf32>
    return
  }
}
