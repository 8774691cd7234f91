// pypto-generate --seed 1796071722 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071722(%x1: !ptensor.tensor<8x7xui32, valid = [6, 4]> {pypto.dir = #pypto.dir<inout>}, %p2: index, %x4: !ptensor.tensor<5x9xui32> {pypto.dir = #pypto.dir<inout>}, %p5: index, %x10: !ptensor.tensor<1x10xui32> {pypto.dir = #pypto.dir<out>}, %x14: !ptensor.tensor<1x4xui32> {pypto.dir = #pypto.dir<out>}, %x18: !ptensor.tensor<6x4xui32> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
    %t3 = tile.load %x1[%p2, 0] : !ptensor.tensor<8x7xui32, valid = [6, 4]> -> !tile.tile<8x24xui32, valid = [1, 4]>
    %t6 = tile.load %x4[%p5, %p2] : !ptensor.tensor<5x9xui32> -> !tile.tile<1x24xui32, valid = [1, 4]>
    %t7 = "tile.col_expand_max"(%t3, %t6) : (!tile.tile<8x24xui32, valid = [1, 4]>, !tile.tile<1x24xui32, valid = [1, 4]>) -> !tile.tile<8x24xui32, valid = [1, 4]>
    %t8 = "tile.col_expand_mul"(%t7, %t6) : (!tile.tile<8x24xui32, valid = [1, 4]>, !tile.tile<1x24xui32, valid = [1, 4]>) -> !tile.tile<8x24xui32, valid = [1, 4]>
    %t9 = "tile.relu"(%t6) : (!tile.tile<1x24xui32, valid = [1, 4]>) -> !tile.tile<1x24xui32, valid = [1, 4]>
    %g11 = "tile.get_block_num"() : () -> index
    %c12 = arith.constant 1 : index
    %o13 = arith.remui %g11, %c12 : index
    tile.store %t7, %x10[%o13, 4] : !tile.tile<8x24xui32, valid = [1, 4]>, !ptensor.tensor<1x10xui32>
    %g15 = "tile.get_subblock_idx"() : () -> index
    %c16 = arith.constant 1 : index
    %o17 = arith.remui %g15, %c16 : index
    tile.store %t9, %x14[0, %o17] : !tile.tile<1x24xui32, valid = [1, 4]>, !ptensor.tensor<1x4xui32>
    tile.store %t8, %x18[%g15, %o13] : !tile.tile<8x24xui32, valid = [1, 4]>, !ptensor.tensor<6x4xui32>
    tile.store %t7, %x18[%p5, 0] : !tile.tile<8x24xui32, valid = [1, 4]>, !ptensor.tensor<6x4xui32>
    return
  }
}
