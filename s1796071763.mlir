// pypto-generate --seed 1796071763 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @s1796071763(%x1: !ptensor.tensor<3x6xi16> {pypto.dir = #pypto.dir<inout>}, %p2: index, %x10: !ptensor.tensor<4x6xi16> {pypto.dir = #pypto.dir<inout>}, %p12: i16, %x23: !ptensor.tensor<5x4xi16, strides = [12, 1], valid = [3, 1]> {pypto.dir = #pypto.dir<out>}, %x24: !ptensor.tensor<3x6xi16> {pypto.dir = #pypto.dir<out>}, %x25: !ptensor.tensor<7x8xi16, strides = [12, 1]> {pypto.dir = #pypto.dir<out>}) {
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %c5 = arith.constant 1 : index
    %o6 = arith.remui %p2, %c5 : index
    %t7 = tile.load %x1[%o4, %o6] : !ptensor.tensor<3x6xi16> -> !tile.tile<16x16xi16, valid = [3, 6]>
    %e8 = tile.create : !tile.tile<16x16xi16, valid = [3, 6]>
    %t9 = "tile.row_prod"(%t7, %e8) : (!tile.tile<16x16xi16, valid = [3, 6]>, !tile.tile<16x16xi16, valid = [3, 6]>) -> !tile.tile<16x1xi16, valid = [3, 1]>
    %t11 = tile.load %x10[0, 0] : !ptensor.tensor<4x6xi16> -> !tile.tile<16x16xi16, valid = [3, 6]>
    %t13 = "tile.divs"(%t11, %p12) : (!tile.tile<16x16xi16, valid = [3, 6]>, i16) -> !tile.tile<16x16xi16, valid = [3, 6]>
    %c14 = arith.constant 0 : index
    %c15 = arith.constant 1 : index
    %t16 = tile.load %x10[%o6, %o6] : !ptensor.tensor<4x6xi16> -> !tile.tile<16x16xi16, valid = [3, 6]>
    %r17:1 = scf.for %i19 = %c14 to %o4 step %c15 iter_args(%a18 = %t16) -> (!tile.tile<16x16xi16, valid = [3, 6]>) {
      %t20 = "tile.full"(%p12) : (i16) -> !tile.tile<1x16xi16, valid = [1, 6]>
      %t21 = "tile.col_expand_add"(%a18, %t20) : (!tile.tile<16x16xi16, valid = [3, 6]>, !tile.tile<1x16xi16, valid = [1, 6]>) -> !tile.tile<16x16xi16, valid = [3, 6]>
      %t22 = "tile.mul"(%t13, %t21) : (!tile.tile<16x16xi16, valid = [3, 6]>, !tile.tile<16x16xi16, valid = [3, 6]>) -> !tile.tile<16x16xi16, valid = [3, 6]>
      scf.yield %t16 : !tile.tile<16x16xi16, valid = [3, 6]>
    }
    tile.store %t9, %x23[%o6, 0] : !tile.tile<16x1xi16, valid = [3, 1]>, !ptensor.tensor<5x4xi16, strides = [12, 1], valid = [3, 1]>
    tile.store %r17#0, %x24[%o6, 0] : !tile.tile<16x16xi16, valid = [3, 6]>, !ptensor.tensor<3x6xi16>
    tile.store %t16, %x25[%o6, %o6] : !tile.tile<16x16xi16, valid = [3, 6]>, !ptensor.tensor<7x8xi16, strides = [12, 1]>
    %g26 = "tile.get_block_idx"() : () -> index
    %c27 = arith.constant 1 : index
    %o28 = arith.remui %g26, %c27 : index
    tile.store %t13, %x24[%o28, 0] : !tile.tile<16x16xi16, valid = [3, 6]>, !ptensor.tensor<3x6xi16>
    return
  }
}
