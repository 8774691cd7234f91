// pypto-generate --seed 1796071769 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071769(%x5: !ptensor.tensor<4x6xf32>, %p20: index, %x25t: !ptensor.tensor<1x9xf32, strides = [14, 1]> {pypto.dir = #pypto.dir<inout>}, %x26: !ptensor.tensor<4x11xf32, strides = [16, 1]> {pypto.dir = #pypto.dir<inout>}, %x27: !ptensor.tensor<5x5xf32> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
    %x25m = ptensor.to_memref %x25t : !ptensor.tensor<1x9xf32, strides = [14, 1]> -> memref<1x9xf32, strided<[14, 1]>>
    %x25 = ptensor.from_memref %x25m : memref<1x9xf32, strided<[14, 1]>> -> !ptensor.tensor<1x9xf32, strides = [14, 1]>
    %g1 = "tile.get_block_num"() : () -> index
    %c2 = arith.constant 0 : index
    %q3 = arith.cmpi eq, %g1, %c2 : index
    %r4:3 = scf.if %q3 -> (!tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>) {
      %t6 = tile.load %x5[%g1, 0] : !ptensor.tensor<4x6xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
      scf.yield %t6, %t6, %t6 : !tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>
    } else {
      %g7 = "tile.get_subblock_idx"() : () -> index
      %c8 = arith.constant 2 : index
      %o9 = arith.remui %g7, %c8 : index
      %t10 = tile.load %x5[0, %o9] : !ptensor.tensor<4x6xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
      %t11 = "tile.log"(%t10) : (!tile.tile<1x8xf32, vec, valid = [1, 5]>) -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
      %t12 = "tile.relu"(%t11) : (!tile.tile<1x8xf32, vec, valid = [1, 5]>) -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
      %c13 = arith.constant 2 : index
      %o14 = arith.remui %g7, %c13 : index
      %t15 = tile.load %x5[1, %o14] : !ptensor.tensor<4x6xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
      scf.yield %t10, %t15, %t15 : !tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>
    }
    %t16 = "tile.minimum"(%r4#0, %r4#1) : (!tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>) -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
    %t17 = "tile.neg"(%r4#1) : (!tile.tile<1x8xf32, vec, valid = [1, 5]>) -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
    %q18 = arith.constant true
    %r19:2 = scf.if %q18 -> (!tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>) {
      %c21 = arith.constant 2 : index
      %o22 = arith.remui %p20, %c21 : index
      %t23 = tile.load %x5[0, %o22] : !ptensor.tensor<4x6xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
      scf.yield %t16, %t23 : !tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>
    } else {
      %t24 = tile.load %x5[%g1, 1] : !ptensor.tensor<4x6xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
      scf.yield %t24, %t16 : !tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>
    }
    tile.store %t16, %x25[0, %g1] : !tile.tile<1x8xf32, vec, valid = [1, 5]>, !ptensor.tensor<1x9xf32, strides = [14, 1]>
    tile.store %r19#1, %x26[0, 0] : !tile.tile<1x8xf32, vec, valid = [1, 5]>, !ptensor.tensor<4x11xf32, strides = [16, 1]>
    tile.store %r19#0, %x25[0, %g1] : !tile.tile<1x8xf32, vec, valid = [1, 5]>, !ptensor.tensor<1x9xf32, strides = [14, 1]>
    tile.store %t17, %x27[%g1, 0] : !tile.tile<1x8xf32, vec, valid = [1, 5]>, !ptensor.tensor<5x5xf32>
    return
  }
}
