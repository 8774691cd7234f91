// pypto-generate --seed 1796071746 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071746(%x1: !ptensor.tensor<19x50xi16, layout = dn, strides = [1, 28]>, %x10: !ptensor.tensor<20x48xi16, strides = [57, 1]> {pypto.dir = #pypto.dir<inout>}, %p11: index, %p17: f32, %x19: !ptensor.tensor<1x17xf32> {pypto.dir = #pypto.dir<inout>}, %x22: !ptensor.tensor<9x15xf32> {pypto.dir = #pypto.dir<out>}, %x35: !ptensor.tensor<16x49xi16>, %p44: i16, %x58: !ptensor.tensor<15x15xf32> {pypto.dir = #pypto.dir<inout>}, %x59: !ptensor.tensor<9x17xf32> {pypto.dir = #pypto.dir<out>}, %x64: !ptensor.tensor<10x15xf32> {pypto.dir = #pypto.dir<out>}, %x67: !ptensor.tensor<9x15xf32> {pypto.dir = #pypto.dir<inout>}, %x70: !ptensor.tensor<9x15xf32, layout = dn> {pypto.dir = #pypto.dir<out>}, %x73: !ptensor.tensor<14x15xf32> {pypto.dir = #pypto.dir<out>}, %x74: !ptensor.tensor<14x15xf32> {pypto.dir = #pypto.dir<out>}) {
    %g2 = "tile.get_block_num"() : () -> index
    %c3 = arith.constant 3 : index
    %o4 = arith.remui %g2, %c3 : index
    %t5 = tile.load %x1[2, %o4] : !ptensor.tensor<19x50xi16, layout = dn, strides = [1, 28]> -> !tile.tile<16x48xi16, vec>
    %c6 = arith.constant 3 : index
    %o7 = arith.remui %g2, %c6 : index
    %t8 = tile.load %x1[10, %o7] : !ptensor.tensor<19x50xi16, layout = dn, strides = [1, 28]> -> !tile.tile<1x48xi16, vec>
    %t9 = "tile.col_expand_min"(%t5, %t8) : (!tile.tile<16x48xi16, vec>, !tile.tile<1x48xi16, vec>) -> !tile.tile<16x48xi16, vec>
    %c12 = arith.constant 1 : index
    %o13 = arith.remui %p11, %c12 : index
    %t14 = tile.load %x10[0, %o13] : !ptensor.tensor<20x48xi16, strides = [57, 1]> -> !tile.tile<16x48xi16, vec>
    %e15 = tile.create : !tile.tile<16x48xi16, vec>
    %t16 = "tile.row_prod"(%t14, %e15) : (!tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>) -> !tile.tile<16x1xi16, vec>
    %t18 = "tile.full"(%p17) : (f32) -> !tile.tile<16x24xf32, vec, valid = [9, 15]>
    %t20 = tile.load %x19[%o13, 0] : !ptensor.tensor<1x17xf32> -> !tile.tile<1x24xf32, vec, valid = [1, 15]>
    %t21 = "tile.col_expand_min"(%t18, %t20) : (!tile.tile<16x24xf32, vec, valid = [9, 15]>, !tile.tile<1x24xf32, vec, valid = [1, 15]>) -> !tile.tile<16x24xf32, vec, valid = [9, 15]>
    tile.store %t21, %x22[%o13, 0] : !tile.tile<16x24xf32, vec, valid = [9, 15]>, !ptensor.tensor<9x15xf32>
    %t23 = "tile.mul"(%t21, %t21) : (!tile.tile<16x24xf32, vec, valid = [9, 15]>, !tile.tile<16x24xf32, vec, valid = [9, 15]>) -> !tile.tile<16x24xf32, vec, valid = [9, 15]>
    %c24 = arith.constant 0 : index
    %c25 = arith.constant 3 : index
    %c26 = arith.constant 1 : index
    %k28 = arith.constant 1 : i16
    %r27:2 = scf.while (%n29 = %k28, %i30 = %c24) : (i16, index) -> (i16, index) {
      %t31 = "tile.exp"(%t23) : (!tile.tile<16x24xf32, vec, valid = [9, 15]>) -> !tile.tile<16x24xf32, vec, valid = [9, 15]>
      %c32 = arith.constant 1 : index
      %c33 = arith.constant 2 : index
      %c34 = arith.constant 3 : index
      %t36 = tile.load %x35[0, 1] : !ptensor.tensor<16x49xi16> -> !tile.tile<16x48xi16, vec>
      %r37:3 = scf.for %i41 = %c32 to %c33 step %c34 iter_args(%a38 = %t14, %a39 = %t9, %a40 = %t36) -> (!tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>) {
        %t42 = "tile.col_expand"(%t20) : (!tile.tile<1x24xf32, vec, valid = [1, 15]>) -> !tile.tile<16x24xf32, vec, valid = [9, 15]>
        scf.yield %t9, %t9, %t9 : !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>, !tile.tile<16x48xi16, vec>
      }
      %q43 = arith.cmpi slt, %i30, %c25 : index
      scf.condition(%q43) %p44, %i30 : i16, index
    } do {
      ^bb0(%n45: i16, %i46: index):
      %t47 = tile.move %t9 : !tile.tile<16x48xi16, vec> -> !tile.tile<16x48xi16, vec>
      %i48 = arith.addi %i46, %c26 : index
      scf.yield %p44, %i48 : i16, index
    }
    %c49 = arith.constant 2 : index
    %c50 = arith.constant 12 : index
    %c51 = arith.constant 3 : index
    %r52:4 = scf.for %i57 = %c49 to %c50 step %c51 iter_args(%a53 = %t18, %a54 = %t18, %a55 = %t23, %a56 = %t21) -> (!tile.tile<16x24xf32, vec, valid = [9, 15]>, !tile.tile<16x24xf32, vec, valid = [9, 15]>, !tile.tile<16x24xf32, vec, valid = [9, 15]>, !tile.tile<16x24xf32, vec, valid = [9, 15]>) {
      tile.store %a56, %x58[1, 0] : !tile.tile<16x24xf32, vec, valid = [9, 15]>, !ptensor.tensor<15x15xf32>
      scf.yield %a54, %a55, %a56, %a53 : !tile.tile<16x24xf32, vec, valid = [9, 15]>, !tile.tile<16x24xf32, vec, valid = [9, 15]>, !tile.tile<16x24xf32, vec, valid = [9, 15]>, !tile.tile<16x24xf32, vec, valid = [9, 15]>
    }
    %c60 = arith.constant 1 : index
    %o61 = arith.remui %g2, %c60 : index
    %c62 = arith.constant 3 : index
    %o63 = arith.remui %p11, %c62 : index
    tile.store %r52#3, %x59[%o61, %o63] : !tile.tile<16x24xf32, vec, valid = [9, 15]>, !ptensor.tensor<9x17xf32>
    %c65 = arith.constant 2 : index
    %o66 = arith.remui %o63, %c65 : index
    tile.store %r52#3, %x64[%o66, 0] : !tile.tile<16x24xf32, vec, valid = [9, 15]>, !ptensor.tensor<10x15xf32>
    %c68 = arith.constant 1 : index
    %o69 = arith.remui %o7, %c68 : index
    tile.store %t21, %x67[%o69, 0] : !tile.tile<16x24xf32, vec, valid = [9, 15]>, !ptensor.tensor<9x15xf32>
    %c71 = arith.constant 1 : index
    %o72 = arith.remui %o63, %c71 : index
    tile.store %r52#3, %x70[0, %o72] : !tile.tile<16x24xf32, vec, valid = [9, 15]>, !ptensor.tensor<9x15xf32, layout = dn>
    tile.store %r52#2, %x73[3, 0] : !tile.tile<16x24xf32, vec, valid = [9, 15]>, !ptensor.tensor<14x15xf32>
    tile.store %r52#1, %x74[3, 0] : !tile.tile<16x24xf32, vec, valid = [9, 15]>, !ptensor.tensor<14x15xf32>
    return
  }
}
