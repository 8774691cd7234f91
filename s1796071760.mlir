// pypto-generate --seed 1796071760 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071760(%x1: !ptensor.tensor<2x16xi16>, %p2: index, %x7: !ptensor.tensor<16x7xf16, valid = [14, 4]> {pypto.dir = #pypto.dir<inout>}, %p8: index, %p12: f16, %p27: index, %p32: i16, %x35: !ptensor.tensor<14x5xf16> {pypto.dir = #pypto.dir<out>}, %p36: index, %x37: !ptensor.tensor<4x19xi16, valid = [2, 16]> {pypto.dir = #pypto.dir<out>}) {
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[0, %o4] : !ptensor.tensor<2x16xi16> -> !tile.tile<1x16xi16>
    %t6 = "tile.maximum"(%t5, %t5) : (!tile.tile<1x16xi16>, !tile.tile<1x16xi16>) -> !tile.tile<1x16xi16>
    %c9 = arith.constant 1 : index
    %o10 = arith.remui %p8, %c9 : index
    %t11 = tile.load %x7[%o10, %o10] : !ptensor.tensor<16x7xf16, valid = [14, 4]> -> !tile.tile<16x48xf16, valid = [14, 1]>
    %t13 = "tile.maximums"(%t11, %p12) : (!tile.tile<16x48xf16, valid = [14, 1]>, f16) -> !tile.tile<16x48xf16, valid = [14, 1]>
    %c14 = arith.constant 0 : index
    %c15 = arith.constant 1 : index
    %g16 = "tile.get_block_idx"() : () -> index
    %c17 = arith.constant 1 : index
    %o18 = arith.remui %p8, %c17 : index
    %t19 = tile.load %x1[%o18, %o10] : !ptensor.tensor<2x16xi16> -> !tile.tile<2x16xi16>
    %r20:1 = scf.for %i22 = %c14 to %g16 step %c15 iter_args(%a21 = %t19) -> (!tile.tile<2x16xi16>) {
      %t23 = "tile.add"(%a21, %a21) : (!tile.tile<2x16xi16>, !tile.tile<2x16xi16>) -> !tile.tile<2x16xi16>
      %c24 = arith.constant 1 : index
      %o25 = arith.remui %p8, %c24 : index
      %t26 = tile.load %x1[%o25, %o4] : !ptensor.tensor<2x16xi16> -> !tile.tile<2x16xi16>
      scf.yield %t26 : !tile.tile<2x16xi16>
    }
    %c28 = arith.constant 1 : index
    %o29 = arith.remui %p27, %c28 : index
    %t30 = tile.load %x7[%o29, %o18] : !ptensor.tensor<16x7xf16, valid = [14, 4]> -> !tile.tile<16x1xf16, valid = [14, 1]>
    %t31 = "tile.row_expand_expdif"(%t11, %t30) : (!tile.tile<16x48xf16, valid = [14, 1]>, !tile.tile<16x1xf16, valid = [14, 1]>) -> !tile.tile<16x48xf16, valid = [14, 1]>
    %t33 = "tile.divs"(%r20#0, %p32) : (!tile.tile<2x16xi16>, i16) -> !tile.tile<2x16xi16>
    %t34 = "tile.full"(%p12) : (f16) -> !tile.tile<16x48xf16, valid = [14, 1]>
    tile.store %t13, %x35[0, %o29] : !tile.tile<16x48xf16, valid = [14, 1]>, !ptensor.tensor<14x5xf16>
    tile.store %t34, %x35[%o10, %p36] : !tile.tile<16x48xf16, valid = [14, 1]>, !ptensor.tensor<14x5xf16>
    tile.store %t33, %x37[0, 0] : !tile.tile<2x16xi16>, !ptensor.tensor<4x19xi16, valid = [2, 16]>
    tile.store %t31, %x35[0, 3] : !tile.tile<16x48xf16, valid = [14, 1]>, !ptensor.tensor<14x5xf16>
    return
  }
}
