// pypto-generate --seed 1796071711 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @s1796071711(%x1: !ptensor.tensor<8x8xf32> {pypto.dir = #pypto.dir<inout>}, %p2: index, %x9: !ptensor.tensor<12x4xf32> {pypto.dir = #pypto.dir<inout>}, %x19: !ptensor.tensor<8x1xf32>, %x30: !ptensor.tensor<8x8xf32> {pypto.dir = #pypto.dir<out>}, %p31: f32, %p37: index, %x43: !ptensor.tensor<11x14xf32> {pypto.dir = #pypto.dir<inout>}, %x44: !ptensor.tensor<8x14xf32> {pypto.dir = #pypto.dir<out>}) {
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %g5 = "tile.get_block_num"() : () -> index
    %c6 = arith.constant 1 : index
    %o7 = arith.remui %g5, %c6 : index
    %t8 = tile.load %x1[%o4, %o7] : !ptensor.tensor<8x8xf32> -> !tile.tile<8x8xf32>
    %t10 = tile.load %x9[%p2, %p2] : !ptensor.tensor<12x4xf32> -> !tile.tile<8x1xf32>
    %t11 = "tile.row_expand_mul"(%t8, %t10) : (!tile.tile<8x8xf32>, !tile.tile<8x1xf32>) -> !tile.tile<8x8xf32>
    %t12 = "tile.div"(%t8, %t8) : (!tile.tile<8x8xf32>, !tile.tile<8x8xf32>) -> !tile.tile<8x8xf32>
    %k13 = arith.constant 3.25 : f32
    %t14 = "tile.subs"(%t12, %k13) : (!tile.tile<8x8xf32>, f32) -> !tile.tile<8x8xf32>
    %t15 = "tile.row_expand_expdif"(%t12, %t10) : (!tile.tile<8x8xf32>, !tile.tile<8x1xf32>) -> !tile.tile<8x8xf32>
    %c16 = arith.constant 1 : index
    %c17 = arith.constant 6 : index
    %c18 = arith.constant 3 : index
    %g20 = "tile.get_block_num"() : () -> index
    %c21 = arith.constant 1 : index
    %o22 = arith.remui %g20, %c21 : index
    %t23 = tile.load %x19[%o22, %o7] : !ptensor.tensor<8x1xf32> -> !tile.tile<8x1xf32>
    %r24:4 = scf.for %i29 = %c16 to %c17 step %c18 iter_args(%a25 = %t23, %a26 = %t11, %a27 = %t12, %a28 = %t12) -> (!tile.tile<8x1xf32>, !tile.tile<8x8xf32>, !tile.tile<8x8xf32>, !tile.tile<8x8xf32>) {
      tile.store %a28, %x30[0, 0] : !tile.tile<8x8xf32>, !ptensor.tensor<8x8xf32>
      %t32 = "tile.full"(%p31) : (f32) -> !tile.tile<1x8xf32>
      %k33 = arith.constant 1.0 : f32
      %t34 = "tile.adds"(%t32, %k33) : (!tile.tile<1x8xf32>, f32) -> !tile.tile<1x8xf32>
      %t35 = "tile.exp"(%a28) : (!tile.tile<8x8xf32>) -> !tile.tile<8x8xf32>
      scf.yield %t10, %t8, %t11, %t8 : !tile.tile<8x1xf32>, !tile.tile<8x8xf32>, !tile.tile<8x8xf32>, !tile.tile<8x8xf32>
    }
    %t36 = "tile.row_expand_max"(%r24#3, %r24#0) : (!tile.tile<8x8xf32>, !tile.tile<8x1xf32>) -> !tile.tile<8x8xf32>
    %c38 = arith.constant 1 : index
    %o39 = arith.remui %p37, %c38 : index
    tile.store %t11, %x30[%o39, 0] : !tile.tile<8x8xf32>, !ptensor.tensor<8x8xf32>
    %g40 = "tile.get_block_num"() : () -> index
    %c41 = arith.constant 1 : index
    %o42 = arith.remui %g40, %c41 : index
    tile.store %t36, %x30[%o22, %o42] : !tile.tile<8x8xf32>, !ptensor.tensor<8x8xf32>
    tile.store %r24#3, %x43[3, 2] : !tile.tile<8x8xf32>, !ptensor.tensor<11x14xf32>
    tile.store %r24#2, %x44[0, 4] : !tile.tile<8x8xf32>, !ptensor.tensor<8x14xf32>
    return
  }
}
