// pypto-generate --seed 1796071714 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071714(%x2: !ptensor.tensor<1x14xf32>, %p3: index, %p7: f32, %x15: !ptensor.tensor<1x8xf32> {pypto.dir = #pypto.dir<out>}, %p16: index, %x19: !ptensor.tensor<1x8xf32> {pypto.dir = #pypto.dir<inout>}, %x20: !ptensor.tensor<7x11xf32, valid = [5, 8], pad = zero> {pypto.dir = #pypto.dir<out>}) {
    %q1 = arith.constant false
    %t4 = tile.load %x2[0, %p3] : !ptensor.tensor<1x14xf32> -> !tile.tile<1x8xf32, vec>
    %t5 = arith.select %q1, %t4, %t4 : !tile.tile<1x8xf32, vec>
    %t6 = "tile.col_expand_expdif"(%t5, %t5) : (!tile.tile<1x8xf32, vec>, !tile.tile<1x8xf32, vec>) -> !tile.tile<1x8xf32, vec>
    %k8 = arith.maximumf %p7, %p7 : f32
    %t9 = "tile.full"(%k8) : (f32) -> !tile.tile<1x8xf32, vec>
    %k10 = arith.constant 100.0 : f32
    %t11 = "tile.adds"(%t9, %k10) : (!tile.tile<1x8xf32, vec>, f32) -> !tile.tile<1x8xf32, vec>
    %t12 = "tile.col_expand_max"(%t11, %t9) : (!tile.tile<1x8xf32, vec>, !tile.tile<1x8xf32, vec>) -> !tile.tile<1x8xf32, vec>
    %t13 = "tile.col_expand"(%t11) : (!tile.tile<1x8xf32, vec>) -> !tile.tile<1x8xf32, vec>
    %t14 = "tile.relu"(%t12) : (!tile.tile<1x8xf32, vec>) -> !tile.tile<1x8xf32, vec>
    %c17 = arith.constant 1 : index
    %o18 = arith.remui %p16, %c17 : index
    tile.store %t6, %x15[%o18, 0] : !tile.tile<1x8xf32, vec>, !ptensor.tensor<1x8xf32>
    tile.store %t14, %x19[0, %o18] : !tile.tile<1x8xf32, vec>, !ptensor.tensor<1x8xf32>
    tile.store %t13, %x20[%o18, 0] : !tile.tile<1x8xf32, vec>, !ptensor.tensor<7x11xf32, valid = [5, 8], pad = zero>
    %g21 = "tile.get_block_idx"() : () -> index
    %c22 = arith.constant 1 : index
    %o23 = arith.remui %g21, %c22 : index
    tile.store %t12, %x15[0, %o23] : !tile.tile<1x8xf32, vec>, !ptensor.tensor<1x8xf32>
    return
  }
}
