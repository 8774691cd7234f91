// pypto-generate --seed 1796071762 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071762(%x1: !ptensor.tensor<8x10xf32>, %p2: index, %x16: !ptensor.tensor<8x13xf32> {pypto.dir = #pypto.dir<inout>}, %x22: !ptensor.tensor<11x12xf32> {pypto.dir = #pypto.dir<out>}, %x23: !ptensor.tensor<11x13xf32, strides = [14, 1]> {pypto.dir = #pypto.dir<inout>}, %p30: f32) attributes {pypto.kind = #pypto.kind<aiv>} {
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[%o4, %o4] : !ptensor.tensor<8x10xf32> -> !tile.tile<8x8xf32, vec>
    %t6 = "tile.log"(%t5) : (!tile.tile<8x8xf32, vec>) -> !tile.tile<8x8xf32, vec>
    %c7 = arith.constant 1 : index
    %c8 = arith.constant 1 : index
    %c9 = arith.constant 1 : index
    %r10:2 = scf.while (%a11 = %t5, %i12 = %c7) : (!tile.tile<8x8xf32, vec>, index) -> (!tile.tile<8x8xf32, vec>, index) {
      %q13 = arith.cmpi slt, %i12, %c8 : index
      scf.condition(%q13) %a11, %i12 : !tile.tile<8x8xf32, vec>, index
    } do {
      ^bb0(%a14: !tile.tile<8x8xf32, vec>, %i15: index):
      %t17 = tile.load %x16[%o4, 5] : !ptensor.tensor<8x13xf32> -> !tile.tile<8x8xf32, vec>
      %t18 = "tile.relu"(%t17) : (!tile.tile<8x8xf32, vec>) -> !tile.tile<8x8xf32, vec>
      %i19 = arith.addi %i15, %c9 : index
      scf.yield %t5, %i19 : !tile.tile<8x8xf32, vec>, index
    }
    %t20 = tile.load %x16[%r10#1, %o4] : !ptensor.tensor<8x13xf32> -> !tile.tile<1x8xf32, vec>
    %t21 = "tile.col_expand_mul"(%r10#0, %t20) : (!tile.tile<8x8xf32, vec>, !tile.tile<1x8xf32, vec>) -> !tile.tile<8x8xf32, vec>
    tile.store %t21, %x22[2, %r10#1] : !tile.tile<8x8xf32, vec>, !ptensor.tensor<11x12xf32>
    %t24 = tile.load %x23[%r10#1, %r10#1] : !ptensor.tensor<11x13xf32, strides = [14, 1]> -> !tile.tile<8x8xf32, vec>
    %e25 = tile.create : !tile.tile<8x8xf32, vec>
    %t26 = "tile.row_min"(%t24, %e25) : (!tile.tile<8x8xf32, vec>, !tile.tile<8x8xf32, vec>) -> !tile.tile<8x1xf32, vec>
    %g27 = "tile.get_block_idx"() : () -> index
    %c28 = arith.constant 1 : index
    %o29 = arith.remui %g27, %c28 : index
    tile.store %t26, %x16[%o29, %g27] : !tile.tile<8x1xf32, vec>, !ptensor.tensor<8x13xf32>
    %t31 = "tile.divs"(%r10#0, %p30) : (!tile.tile<8x8xf32, vec>, f32) -> !tile.tile<8x8xf32, vec>
    tile.store %t21, %x22[3, 3] : !tile.tile<8x8xf32, vec>, !ptensor.tensor<11x12xf32>
    tile.store %t31, %x22[%p2, 3] : !tile.tile<8x8xf32, vec>, !ptensor.tensor<11x12xf32>
    tile.store %t26, %x22[3, 11] : !tile.tile<8x1xf32, vec>, !ptensor.tensor<11x12xf32>
    %c32 = arith.constant 1 : index
    %o33 = arith.remui %r10#1, %c32 : index
    tile.store %t24, %x16[%o33, %g27] : !tile.tile<8x8xf32, vec>, !ptensor.tensor<8x13xf32>
    return
  }
}
