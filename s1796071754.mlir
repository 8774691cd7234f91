// pypto-generate --seed 1796071754 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071754(%x1: !ptensor.tensor<12x2xi32> {pypto.dir = #pypto.dir<inout>}, %p2: index, %p6: i32, %x9: !ptensor.tensor<1x5xi32>, %x12: !ptensor.tensor<22x16xf16>, %x23: !ptensor.tensor<20x16xf16> {pypto.dir = #pypto.dir<inout>}, %p24: index, %x38: !ptensor.tensor<18x16xf16>, %x44: !ptensor.tensor<18x16xbf16> {pypto.dir = #pypto.dir<out>}, %x56: !ptensor.tensor<9x5xi32, valid = [7, 2]> {pypto.dir = #pypto.dir<out>}, %x62: !ptensor.tensor<4x2xi32> {pypto.dir = #pypto.dir<out>}, %x64: !ptensor.tensor<6x8xi32> {pypto.dir = #pypto.dir<out>}) {
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[5, %o4] : !ptensor.tensor<12x2xi32> -> !tile.tile<7x24xi32, vec, valid = [6, 2]>
    %t7 = "tile.full"(%p6) : (i32) -> !tile.tile<1x24xi32, vec, valid = [1, 2]>
    %t8 = "tile.col_expand_mul"(%t5, %t7) : (!tile.tile<7x24xi32, vec, valid = [6, 2]>, !tile.tile<1x24xi32, vec, valid = [1, 2]>) -> !tile.tile<7x24xi32, vec, valid = [6, 2]>
    %t10 = tile.load %x9[0, 3] : !ptensor.tensor<1x5xi32> -> !tile.tile<1x24xi32, vec, valid = [1, 2]>
    %t11 = "tile.col_expand_mul"(%t8, %t10) : (!tile.tile<7x24xi32, vec, valid = [6, 2]>, !tile.tile<1x24xi32, vec, valid = [1, 2]>) -> !tile.tile<7x24xi32, vec, valid = [6, 2]>
    %g13 = "tile.get_block_num"() : () -> index
    %t14 = tile.load %x12[%g13, %o4] : !ptensor.tensor<22x16xf16> -> !tile.tile<16x16xf16, mat>
    %m15 = tile.move %t14 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, left>
    %t16 = tile.load %x12[%g13, %o4] : !ptensor.tensor<22x16xf16> -> !tile.tile<16x16xf16, mat>
    %m17 = tile.move %t16 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, right>
    %s18 = "tile.matmul"(%m15, %m17) : (!tile.tile<16x16xf16, left>, !tile.tile<16x16xf16, right>) -> !tile.tile<16x16xf32, acc>
    %c19 = arith.constant 1 : index
    %o20 = arith.remui %g13, %c19 : index
    %t21 = tile.load %x12[1, %o20] : !ptensor.tensor<22x16xf16> -> !tile.tile<16x16xf16, mat>
    %m22 = tile.move %t21 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, left>
    %c25 = arith.constant 1 : index
    %o26 = arith.remui %p24, %c25 : index
    %t27 = tile.load %x23[2, %o26] : !ptensor.tensor<20x16xf16> -> !tile.tile<16x16xf16, mat>
    %m28 = tile.move %t27 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, right>
    %s29 = "tile.matmul_acc"(%s18, %m22, %m28) : (!tile.tile<16x16xf32, acc>, !tile.tile<16x16xf16, left>, !tile.tile<16x16xf16, right>) -> !tile.tile<16x16xf32, acc>
    %c32 = arith.constant 0 : index
    %c33 = arith.constant 4 : index
    %c34 = arith.constant 1 : index
    %r30:1 = scf.for %i35 = %c32 to %c33 step %c34 iter_args(%a31 = %s29) -> (!tile.tile<16x16xf32, acc>) {
      %t36 = tile.load %x23[3, 0] : !ptensor.tensor<20x16xf16> -> !tile.tile<16x16xf16, mat>
      %m37 = tile.move %t36 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, left>
      %c39 = arith.constant 1 : index
      %o40 = arith.remui %p2, %c39 : index
      %t41 = tile.load %x38[0, %o40] : !ptensor.tensor<18x16xf16> -> !tile.tile<16x16xf16, mat>
      %m42 = tile.move %t41 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, right>
      %s43 = "tile.matmul_acc"(%a31, %m37, %m42) : (!tile.tile<16x16xf32, acc>, !tile.tile<16x16xf16, left>, !tile.tile<16x16xf16, right>) -> !tile.tile<16x16xf32, acc>
      scf.yield %s43 : !tile.tile<16x16xf32, acc>
    }
    %g45 = "tile.get_block_num"() : () -> index
    %c46 = arith.constant 3 : index
    %o47 = arith.remui %g45, %c46 : index
    %g48 = "tile.get_block_idx"() : () -> index
    %c49 = arith.constant 1 : index
    %o50 = arith.remui %g48, %c49 : index
    tile.store %r30#0, %x44[%o47, %o50] : !tile.tile<16x16xf32, acc>, !ptensor.tensor<18x16xbf16>
    %c51 = arith.constant 2 : index
    %q52 = arith.cmpi sge, %o4, %c51 : index
    %t53 = arith.select %q52, %t8, %t11 : !tile.tile<7x24xi32, vec, valid = [6, 2]>
    %t54 = "tile.relu"(%t11) : (!tile.tile<7x24xi32, vec, valid = [6, 2]>) -> !tile.tile<7x24xi32, vec, valid = [6, 2]>
    %t55 = "tile.add"(%t7, %t10) : (!tile.tile<1x24xi32, vec, valid = [1, 2]>, !tile.tile<1x24xi32, vec, valid = [1, 2]>) -> !tile.tile<1x24xi32, vec, valid = [1, 2]>
    %c57 = arith.constant 2 : index
    %o58 = arith.remui %g45, %c57 : index
    %g59 = "tile.get_block_idx"() : () -> index
    %c60 = arith.constant 1 : index
    %o61 = arith.remui %g59, %c60 : index
    tile.store %t11, %x56[%o58, %o61] : !tile.tile<7x24xi32, vec, valid = [6, 2]>, !ptensor.tensor<9x5xi32, valid = [7, 2]>
    %g63 = "tile.get_block_idx"() : () -> index
    tile.store %t55, %x62[%g63, 0] : !tile.tile<1x24xi32, vec, valid = [1, 2]>, !ptensor.tensor<4x2xi32>
    %c65 = arith.constant 1 : index
    %o66 = arith.remui %g13, %c65 : index
    tile.store %t54, %x64[%o66, %p24] : !tile.tile<7x24xi32, vec, valid = [6, 2]>, !ptensor.tensor<6x8xi32>
    %c67 = arith.constant 2 : index
    %o68 = arith.remui %g13, %c67 : index
    tile.store %t53, %x56[%o68, 0] : !tile.tile<7x24xi32, vec, valid = [6, 2]>, !ptensor.tensor<9x5xi32, valid = [7, 2]>
    return
  }
}
