// pypto-generate --seed 1796071756 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071756(%x1: !ptensor.tensor<6x16xi16, layout = dn> {pypto.dir = #pypto.dir<inout>}, %p6: i16, %x8: !ptensor.tensor<7x22xi16, strides = [27, 1]> {pypto.dir = #pypto.dir<inout>}, %p9: index, %p13: i16, %x21: !ptensor.tensor<7x16xi16>, %x26: !ptensor.tensor<9x16xi16> {pypto.dir = #pypto.dir<out>}, %x29t: !ptensor.tensor<13x16xi16> {pypto.dir = #pypto.dir<out>}, %x33: !ptensor.tensor<1x22xi16> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
    %x29m = ptensor.to_memref %x29t : !ptensor.tensor<13x16xi16> -> memref<13x16xi16>
    %x29 = ptensor.from_memref %x29m : memref<13x16xi16> -> !ptensor.tensor<13x16xi16>
    %g2 = "tile.get_block_idx"() : () -> index
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %g2, %c3 : index
    %t5 = tile.load %x1[%g2, %o4] : !ptensor.tensor<6x16xi16, layout = dn> -> !tile.tile<1x16xi16, vec>
    %t7 = "tile.muls"(%t5, %p6) : (!tile.tile<1x16xi16, vec>, i16) -> !tile.tile<1x16xi16, vec>
    %c10 = arith.constant 1 : index
    %o11 = arith.remui %p9, %c10 : index
    %t12 = tile.load %x8[%o11, 5] : !ptensor.tensor<7x22xi16, strides = [27, 1]> -> !tile.tile<7x16xi16, vec>
    %t14 = "tile.maximums"(%t12, %p13) : (!tile.tile<7x16xi16, vec>, i16) -> !tile.tile<7x16xi16, vec>
    %t15 = tile.move %t5 : !tile.tile<1x16xi16, vec> -> !tile.tile<1x16xi16, vec>
    %q16 = arith.constant true
    %r17:1 = scf.if %q16 -> (!tile.tile<7x16xi16, vec>) {
      %t18 = "tile.col_expand_sub"(%t14, %t7) : (!tile.tile<7x16xi16, vec>, !tile.tile<1x16xi16, vec>) -> !tile.tile<7x16xi16, vec>
      scf.yield %t14 : !tile.tile<7x16xi16, vec>
    } else {
      %t19 = "tile.add"(%t15, %t15) : (!tile.tile<1x16xi16, vec>, !tile.tile<1x16xi16, vec>) -> !tile.tile<1x16xi16, vec>
      %t20 = "tile.sub"(%t14, %t14) : (!tile.tile<7x16xi16, vec>, !tile.tile<7x16xi16, vec>) -> !tile.tile<7x16xi16, vec>
      %c22 = arith.constant 1 : index
      %o23 = arith.remui %p9, %c22 : index
      %t24 = tile.load %x21[%o23, 0] : !ptensor.tensor<7x16xi16> -> !tile.tile<7x16xi16, vec>
      scf.yield %t24 : !tile.tile<7x16xi16, vec>
    }
    %t25 = "tile.col_expand_min"(%r17#0, %t15) : (!tile.tile<7x16xi16, vec>, !tile.tile<1x16xi16, vec>) -> !tile.tile<7x16xi16, vec>
    %c27 = arith.constant 1 : index
    %o28 = arith.remui %g2, %c27 : index
    tile.store %t14, %x26[2, %o28] : !tile.tile<7x16xi16, vec>, !ptensor.tensor<9x16xi16>
    tile.store %t25, %x29[%g2, %o4] : !tile.tile<7x16xi16, vec>, !ptensor.tensor<13x16xi16>
    %g30 = "tile.get_block_num"() : () -> index
    %c31 = arith.constant 1 : index
    %o32 = arith.remui %g30, %c31 : index
    tile.store %r17#0, %x26[%o4, %o32] : !tile.tile<7x16xi16, vec>, !ptensor.tensor<9x16xi16>
    tile.store %t15, %x33[0, %g30] : !tile.tile<1x16xi16, vec>, !ptensor.tensor<1x22xi16>
    return
  }
}
