// pypto-generate --seed 1796071738 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071738(%x1: !ptensor.tensor<38x48xf16> {pypto.dir = #pypto.dir<inout>}, %p2: index, %x5: !ptensor.tensor<8x10xi32, valid = [6, 7]>, %x7: !ptensor.tensor<1x10xi32> {pypto.dir = #pypto.dir<inout>}, %p10: index, %x16: !ptensor.tensor<32x48xf16>, %x18: !ptensor.tensor<37x1xf16>, %x24: !ptensor.tensor<3x11xi32, strides = [20, 1]> {pypto.dir = #pypto.dir<out>}, %x26: !ptensor.tensor<3x7xi32, layout = dn> {pypto.dir = #pypto.dir<out>}, %x27: !ptensor.tensor<35x4xf16> {pypto.dir = #pypto.dir<inout>}, %x28: !ptensor.tensor<5x13xi32> {pypto.dir = #pypto.dir<out>}) {
    %t3 = tile.load %x1[%p2, 0] : !ptensor.tensor<38x48xf16> -> !tile.tile<32x48xf16, vec>
    %t4 = "tile.sqrt"(%t3) : (!tile.tile<32x48xf16, vec>) -> !tile.tile<32x48xf16, vec>
    %t6 = tile.load %x5[%p2, 0] : !ptensor.tensor<8x10xi32, valid = [6, 7]> -> !tile.tile<16x24xi32, vec, valid = [3, 7]>
    %t8 = tile.load %x7[0, 3] : !ptensor.tensor<1x10xi32> -> !tile.tile<1x24xi32, vec, valid = [1, 7]>
    %t9 = "tile.col_expand_min"(%t6, %t8) : (!tile.tile<16x24xi32, vec, valid = [3, 7]>, !tile.tile<1x24xi32, vec, valid = [1, 7]>) -> !tile.tile<16x24xi32, vec, valid = [3, 7]>
    %c11 = arith.constant 1 : index
    %o12 = arith.remui %p10, %c11 : index
    %t13 = tile.load %x5[%p10, %o12] : !ptensor.tensor<8x10xi32, valid = [6, 7]> -> !tile.tile<16x24xi32, vec, valid = [3, 7]>
    %t14 = "tile.col_expand_add"(%t13, %t8) : (!tile.tile<16x24xi32, vec, valid = [3, 7]>, !tile.tile<1x24xi32, vec, valid = [1, 7]>) -> !tile.tile<16x24xi32, vec, valid = [3, 7]>
    %r15:1 = scf.execute_region -> (!tile.tile<32x1xf16, vec>) {
      %t17 = tile.load %x16[0, 0] : !ptensor.tensor<32x48xf16> -> !tile.tile<32x48xf16, vec>
      %t19 = tile.load %x18[%o12, 0] : !ptensor.tensor<37x1xf16> -> !tile.tile<32x1xf16, vec>
      %t20 = "tile.row_expand_add"(%t17, %t19) : (!tile.tile<32x48xf16, vec>, !tile.tile<32x1xf16, vec>) -> !tile.tile<32x48xf16, vec>
      %e21 = tile.create : !tile.tile<32x48xf16, vec>
      %t22 = "tile.row_sum"(%t17, %e21) : (!tile.tile<32x48xf16, vec>, !tile.tile<32x48xf16, vec>) -> !tile.tile<32x1xf16, vec>
      scf.yield %t19 : !tile.tile<32x1xf16, vec>
    }
    %t23 = "tile.col_expand"(%t8) : (!tile.tile<1x24xi32, vec, valid = [1, 7]>) -> !tile.tile<16x24xi32, vec, valid = [3, 7]>
    %g25 = "tile.get_block_idx"() : () -> index
    tile.store %t9, %x24[0, %g25] : !tile.tile<16x24xi32, vec, valid = [3, 7]>, !ptensor.tensor<3x11xi32, strides = [20, 1]>
    tile.store %t23, %x26[0, %o12] : !tile.tile<16x24xi32, vec, valid = [3, 7]>, !ptensor.tensor<3x7xi32, layout = dn>
    tile.store %r15#0, %x27[%p2, 1] : !tile.tile<32x1xf16, vec>, !ptensor.tensor<35x4xf16>
    %g29 = "tile.get_block_idx"() : () -> index
    %c30 = arith.constant 3 : index
    %o31 = arith.remui %g29, %c30 : index
    tile.store %t14, %x28[%o31, 4] : !tile.tile<16x24xi32, vec, valid = [3, 7]>, !ptensor.tensor<5x13xi32>
    return
  }
}
