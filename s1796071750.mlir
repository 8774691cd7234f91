// pypto-generate --seed 1796071750 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071750(%p3: index, %x4: !ptensor.tensor<8x16xi16>, %x11: !ptensor.tensor<8x22xi16>, %x16: !ptensor.tensor<1x16xi16> {pypto.dir = #pypto.dir<inout>}, %x21: !ptensor.tensor<8x20xi16>, %x27: !ptensor.tensor<14x20xi16> {pypto.dir = #pypto.dir<inout>}, %x30: !ptensor.tensor<8x16xi16> {pypto.dir = #pypto.dir<out>}, %x31: !ptensor.tensor<14x24xi16, valid = [12, 21]> {pypto.dir = #pypto.dir<out>}, %x33: !ptensor.tensor<13x19xi16> {pypto.dir = #pypto.dir<out>}, %x35: !ptensor.tensor<14x17xi16> {pypto.dir = #pypto.dir<out>}) {
    %c1 = arith.constant 0 : index
    %c2 = arith.constant 1 : index
    %c5 = arith.constant 1 : index
    %o6 = arith.remui %p3, %c5 : index
    %t7 = tile.load %x4[%o6, 0] : !ptensor.tensor<8x16xi16> -> !tile.tile<8x16xi16, vec>
    %r8:1 = scf.for %i10 = %c1 to %p3 step %c2 iter_args(%a9 = %t7) -> (!tile.tile<8x16xi16, vec>) {
      %c12 = arith.constant 1 : index
      %o13 = arith.remui %i10, %c12 : index
      %t14 = tile.load %x11[%o13, 5] : !ptensor.tensor<8x22xi16> -> !tile.tile<8x16xi16, vec>
      %t15 = "tile.maximum"(%t14, %t14) : (!tile.tile<8x16xi16, vec>, !tile.tile<8x16xi16, vec>) -> !tile.tile<8x16xi16, vec>
      scf.yield %a9 : !tile.tile<8x16xi16, vec>
    }
    %t17 = tile.load %x16[0, 0] : !ptensor.tensor<1x16xi16> -> !tile.tile<1x16xi16, vec>
    %t18 = "tile.col_expand_mul"(%t7, %t17) : (!tile.tile<8x16xi16, vec>, !tile.tile<1x16xi16, vec>) -> !tile.tile<8x16xi16, vec>
    %c19 = arith.constant 0 : index
    %q20 = arith.cmpi slt, %o6, %c19 : index
    %c22 = arith.constant 1 : index
    %o23 = arith.remui %p3, %c22 : index
    %t24 = tile.load %x21[%o23, %p3] : !ptensor.tensor<8x20xi16> -> !tile.tile<8x16xi16, vec>
    %t25 = arith.select %q20, %t7, %t24 : !tile.tile<8x16xi16, vec>
    %t26 = "tile.minimum"(%t25, %t25) : (!tile.tile<8x16xi16, vec>, !tile.tile<8x16xi16, vec>) -> !tile.tile<8x16xi16, vec>
    %t28 = tile.load %x27[6, %o6] : !ptensor.tensor<14x20xi16> -> !tile.tile<8x16xi16, vec>
    %t29 = "tile.mul"(%t18, %t28) : (!tile.tile<8x16xi16, vec>, !tile.tile<8x16xi16, vec>) -> !tile.tile<8x16xi16, vec>
    tile.store %t18, %x30[0, 0] : !tile.tile<8x16xi16, vec>, !ptensor.tensor<8x16xi16>
    %g32 = "tile.get_block_idx"() : () -> index
    tile.store %t29, %x31[%o6, %g32] : !tile.tile<8x16xi16, vec>, !ptensor.tensor<14x24xi16, valid = [12, 21]>
    %g34 = "tile.get_block_num"() : () -> index
    tile.store %t28, %x33[4, %g34] : !tile.tile<8x16xi16, vec>, !ptensor.tensor<13x19xi16>
    tile.store %t26, %x35[0, 0] : !tile.tile<8x16xi16, vec>, !ptensor.tensor<14x17xi16>
    return
  }
}
