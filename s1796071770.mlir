// pypto-generate --seed 1796071770 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071770(%x1: !ptensor.tensor<16x16xi32> {pypto.dir = #pypto.dir<inout>}, %p2: index, %x6: !ptensor.tensor<1x17xi32>, %p7: index, %x15: !ptensor.tensor<16x1xi32, layout = dn> {pypto.dir = #pypto.dir<inout>}, %x25: !ptensor.tensor<16x16xi32> {pypto.dir = #pypto.dir<inout>}, %x26: !ptensor.tensor<16x16xi32> {pypto.dir = #pypto.dir<out>}, %x27: !ptensor.tensor<16x21xi32, strides = [24, 1]> {pypto.dir = #pypto.dir<out>}, %x30: !ptensor.tensor<18x9xi32, valid = [16, 6]> {pypto.dir = #pypto.dir<inout>}, %p31: index) {
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[%o4, 0] : !ptensor.tensor<16x16xi32> -> !tile.tile<16x16xi32, vec>
    %c8 = arith.constant 1 : index
    %o9 = arith.remui %p7, %c8 : index
    %g10 = "tile.get_block_num"() : () -> index
    %c11 = arith.constant 2 : index
    %o12 = arith.remui %g10, %c11 : index
    %t13 = tile.load %x6[%o9, %o12] : !ptensor.tensor<1x17xi32> -> !tile.tile<1x16xi32, vec>
    %t14 = "tile.col_expand_sub"(%t5, %t13) : (!tile.tile<16x16xi32, vec>, !tile.tile<1x16xi32, vec>) -> !tile.tile<16x16xi32, vec>
    %c16 = arith.constant 1 : index
    %o17 = arith.remui %g10, %c16 : index
    %t18 = tile.load %x15[%o17, %o17] : !ptensor.tensor<16x1xi32, layout = dn> -> !tile.tile<16x1xi32, vec>
    %t19 = "tile.row_expand"(%t18) : (!tile.tile<16x1xi32, vec>) -> !tile.tile<16x16xi32, vec>
    %c20 = arith.constant 0 : index
    %c21 = arith.constant 0 : index
    %c22 = arith.constant 2 : index
    scf.for %i24 = %c20 to %c21 step %c22 {
      tile.store %t19, %x25[0, %o9] : !tile.tile<16x16xi32, vec>, !ptensor.tensor<16x16xi32>
    }
    tile.store %t14, %x26[%o17, 0] : !tile.tile<16x16xi32, vec>, !ptensor.tensor<16x16xi32>
    %c28 = arith.constant 1 : index
    %o29 = arith.remui %g10, %c28 : index
    tile.store %t19, %x27[%o29, 0] : !tile.tile<16x16xi32, vec>, !ptensor.tensor<16x21xi32, strides = [24, 1]>
    tile.store %t18, %x30[%o17, %p31] : !tile.tile<16x1xi32, vec>, !ptensor.tensor<18x9xi32, valid = [16, 6]>
    %g32 = "tile.get_block_idx"() : () -> index
    %c33 = arith.constant 1 : index
    %o34 = arith.remui %g32, %c33 : index
    tile.store %t14, %x26[%o34, 0] : !tile.tile<16x16xi32, vec>, !ptensor.tensor<16x16xi32>
    return
  }
}
