// pypto-generate --seed 1796071753 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071753(%x1: !ptensor.tensor<6x3xf32>, %p2: index, %x8: !ptensor.tensor<5x12xf32, valid = [3, 9], pad = zero>, %p15: index, %x20: !ptensor.tensor<6x4xf32, strides = [5, 1]> {pypto.dir = #pypto.dir<inout>}, %x23: !ptensor.tensor<7x9xf32> {pypto.dir = #pypto.dir<inout>}, %p31: f32, %x35: !ptensor.tensor<3x6xf32, valid = [1, 3]>, %p44: index, %x50: !ptensor.tensor<6x5xf32> {pypto.dir = #pypto.dir<out>}, %x51: !ptensor.tensor<6x5xf32> {pypto.dir = #pypto.dir<inout>}, %x68: !ptensor.tensor<6x3xf32, strides = [8, 1]> {pypto.dir = #pypto.dir<inout>}, %p70: index, %p72: f32, %x74: !ptensor.tensor<1x3xf32> {pypto.dir = #pypto.dir<out>}, %x77: !ptensor.tensor<6x3xf32> {pypto.dir = #pypto.dir<out>}) {
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[0, %o4] : !ptensor.tensor<6x3xf32> -> !tile.tile<8x16xf32, vec, valid = [6, 3]>
    %t6 = "tile.maximum"(%t5, %t5) : (!tile.tile<8x16xf32, vec, valid = [6, 3]>, !tile.tile<8x16xf32, vec, valid = [6, 3]>) -> !tile.tile<8x16xf32, vec, valid = [6, 3]>
    %r7:2 = scf.index_switch %o4 -> !tile.tile<8x16xf32, vec, valid = [6, 3]>, f32
    case 0 {
      %g9 = "tile.get_subblock_idx"() : () -> index
      %c10 = arith.constant 3 : index
      %o11 = arith.remui %g9, %c10 : index
      %t12 = tile.load %x8[%o11, 2] : !ptensor.tensor<5x12xf32, valid = [3, 9], pad = zero> -> !tile.tile<1x16xf32, vec, valid = [1, 3]>
      %t13 = "tile.col_expand_expdif"(%t5, %t12) : (!tile.tile<8x16xf32, vec, valid = [6, 3]>, !tile.tile<1x16xf32, vec, valid = [1, 3]>) -> !tile.tile<8x16xf32, vec, valid = [6, 3]>
      %t14 = "tile.rsqrt"(%t6) : (!tile.tile<8x16xf32, vec, valid = [6, 3]>) -> !tile.tile<8x16xf32, vec, valid = [6, 3]>
      %c16 = arith.constant 1 : index
      %o17 = arith.remui %p15, %c16 : index
      %t18 = tile.load %x1[%o17, 0] : !ptensor.tensor<6x3xf32> -> !tile.tile<8x16xf32, vec, valid = [6, 3]>
      %k19 = arith.constant 0.5 : f32
      scf.yield %t18, %k19 : !tile.tile<8x16xf32, vec, valid = [6, 3]>, f32
    }
    case 1 {
      %c21 = arith.constant 2 : index
      %o22 = arith.remui %p15, %c21 : index
      tile.store %t6, %x20[%o4, %o22] : !tile.tile<8x16xf32, vec, valid = [6, 3]>, !ptensor.tensor<6x4xf32, strides = [5, 1]>
      %g24 = "tile.get_block_idx"() : () -> index
      %c25 = arith.constant 2 : index
      %o26 = arith.remui %g24, %c25 : index
      %t27 = tile.load %x23[%o26, %o26] : !ptensor.tensor<7x9xf32> -> !tile.tile<8x16xf32, vec, valid = [6, 3]>
      %k28 = arith.constant 1.0 : f32
      %t29 = "tile.adds"(%t27, %k28) : (!tile.tile<8x16xf32, vec, valid = [6, 3]>, f32) -> !tile.tile<8x16xf32, vec, valid = [6, 3]>
      scf.yield %t27, %k28 : !tile.tile<8x16xf32, vec, valid = [6, 3]>, f32
    }
    case 2 {
      %t30 = "tile.minimum"(%t6, %t5) : (!tile.tile<8x16xf32, vec, valid = [6, 3]>, !tile.tile<8x16xf32, vec, valid = [6, 3]>) -> !tile.tile<8x16xf32, vec, valid = [6, 3]>
      scf.yield %t6, %p31 : !tile.tile<8x16xf32, vec, valid = [6, 3]>, f32
    }
    default {
      scf.yield %t6, %p31 : !tile.tile<8x16xf32, vec, valid = [6, 3]>, f32
    }
    %c32 = arith.constant 0 : index
    %q33 = arith.cmpi eq, %p2, %c32 : index
    %r34:1 = scf.if %q33 -> (!tile.tile<1x16xf32, vec, valid = [1, 3]>) {
      %t36 = tile.load %x35[%o4, 0] : !ptensor.tensor<3x6xf32, valid = [1, 3]> -> !tile.tile<1x16xf32, vec, valid = [1, 3]>
      scf.yield %t36 : !tile.tile<1x16xf32, vec, valid = [1, 3]>
    } else {
      %t37 = tile.load %x35[%o4, 0] : !ptensor.tensor<3x6xf32, valid = [1, 3]> -> !tile.tile<1x16xf32, vec, valid = [1, 3]>
      scf.yield %t37 : !tile.tile<1x16xf32, vec, valid = [1, 3]>
    }
    %c38 = arith.constant 3 : index
    %q39 = arith.cmpi sge, %o4, %c38 : index
    %r40:1 = scf.if %q39 -> (!tile.tile<8x1xf32, vec, valid = [6, 1]>) {
      %c41 = arith.constant 1 : index
      %o42 = arith.remui %p2, %c41 : index
      %t43 = tile.load %x20[%o42, 2] : !ptensor.tensor<6x4xf32, strides = [5, 1]> -> !tile.tile<8x1xf32, vec, valid = [6, 1]>
      scf.yield %t43 : !tile.tile<8x1xf32, vec, valid = [6, 1]>
    } else {
      %c45 = arith.constant 2 : index
      %q46 = arith.cmpi slt, %p44, %c45 : index
      %r47:3 = scf.if %q46 -> (!tile.tile<8x16xf32, vec, valid = [6, 3]>, !tile.tile<8x16xf32, vec, valid = [6, 3]>, !tile.tile<8x16xf32, vec, valid = [6, 3]>) {
        %t48 = "tile.relu"(%r7#0) : (!tile.tile<8x16xf32, vec, valid = [6, 3]>) -> !tile.tile<8x16xf32, vec, valid = [6, 3]>
        %t49 = "tile.row_sum"(%t48, %t48) : (!tile.tile<8x16xf32, vec, valid = [6, 3]>, !tile.tile<8x16xf32, vec, valid = [6, 3]>) -> !tile.tile<8x1xf32, vec, valid = [6, 1]>
        tile.store %t49, %x50[%o4, %o4] : !tile.tile<8x1xf32, vec, valid = [6, 1]>, !ptensor.tensor<6x5xf32>
        scf.yield %t6, %t5, %t6 : !tile.tile<8x16xf32, vec, valid = [6, 3]>, !tile.tile<8x16xf32, vec, valid = [6, 3]>, !tile.tile<8x16xf32, vec, valid = [6, 3]>
      } else {
        %t52 = tile.load %x51[%o4, %o4] : !ptensor.tensor<6x5xf32> -> !tile.tile<8x16xf32, vec, valid = [6, 3]>
        %e53 = tile.create : !tile.tile<8x16xf32, vec, valid = [6, 3]>
        %t54 = "tile.row_min"(%t52, %e53) : (!tile.tile<8x16xf32, vec, valid = [6, 3]>, !tile.tile<8x16xf32, vec, valid = [6, 3]>) -> !tile.tile<8x1xf32, vec, valid = [6, 1]>
        %c55 = arith.constant 1 : index
        %c56 = arith.constant 6 : index
        %c57 = arith.constant 3 : index
        %t58 = tile.load %x1[0, %o4] : !ptensor.tensor<6x3xf32> -> !tile.tile<8x16xf32, vec, valid = [6, 3]>
        %r59:2 = scf.for %i62 = %c55 to %c56 step %c57 iter_args(%a60 = %t6, %a61 = %t58) -> (!tile.tile<8x16xf32, vec, valid = [6, 3]>, !tile.tile<8x16xf32, vec, valid = [6, 3]>) {
          %t63 = tile.load %x20[%i62, 1] : !ptensor.tensor<6x4xf32, strides = [5, 1]> -> !tile.tile<1x16xf32, vec, valid = [1, 3]>
          %t64 = "tile.recip"(%t63) : (!tile.tile<1x16xf32, vec, valid = [1, 3]>) -> !tile.tile<1x16xf32, vec, valid = [1, 3]>
          %t65 = "tile.full"(%p31) : (f32) -> !tile.tile<8x16xf32, vec, valid = [6, 3]>
          %e66 = tile.create : !tile.tile<8x16xf32, vec, valid = [6, 3]>
          %t67 = "tile.row_prod"(%t58, %e66) : (!tile.tile<8x16xf32, vec, valid = [6, 3]>, !tile.tile<8x16xf32, vec, valid = [6, 3]>) -> !tile.tile<8x1xf32, vec, valid = [6, 1]>
          scf.yield %a61, %a60 : !tile.tile<8x16xf32, vec, valid = [6, 3]>, !tile.tile<8x16xf32, vec, valid = [6, 3]>
        }
        %t69 = tile.load %x68[0, 0] : !ptensor.tensor<6x3xf32, strides = [8, 1]> -> !tile.tile<8x16xf32, vec, valid = [6, 3]>
        scf.yield %r59#1, %t69, %r59#0 : !tile.tile<8x16xf32, vec, valid = [6, 3]>, !tile.tile<8x16xf32, vec, valid = [6, 3]>, !tile.tile<8x16xf32, vec, valid = [6, 3]>
      }
      %t71 = tile.load %x23[0, %p70] : !ptensor.tensor<7x9xf32> -> !tile.tile<8x1xf32, vec, valid = [6, 1]>
      scf.yield %t71 : !tile.tile<8x1xf32, vec, valid = [6, 1]>
    }
    %t73 = "tile.subs"(%r34#0, %p72) : (!tile.tile<1x16xf32, vec, valid = [1, 3]>, f32) -> !tile.tile<1x16xf32, vec, valid = [1, 3]>
    tile.store %t6, %x50[%o4, 1] : !tile.tile<8x16xf32, vec, valid = [6, 3]>, !ptensor.tensor<6x5xf32>
    tile.store %t73, %x74[0, %o4] : !tile.tile<1x16xf32, vec, valid = [1, 3]>, !ptensor.tensor<1x3xf32>
    %c75 = arith.constant 1 : index
    %o76 = arith.remui %p2, %c75 : index
    tile.store %r40#0, %x50[%o76, %o4] : !tile.tile<8x1xf32, vec, valid = [6, 1]>, !ptensor.tensor<6x5xf32>
    tile.store %r34#0, %x77[%o76, %o76] : !tile.tile<1x16xf32, vec, valid = [1, 3]>, !ptensor.tensor<6x3xf32>
    return
  }
}
