// pypto-generate --seed 1796071706 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071706(%x1t: !ptensor.tensor<14x18xf16> {pypto.dir = #pypto.dir<inout>}, %p2: index, %x10: !ptensor.tensor<16x13xf32, valid = [14, 10]> {pypto.dir = #pypto.dir<out>}, %x13: !ptensor.tensor<5x1xf32, layout = dn> {pypto.dir = #pypto.dir<inout>}, %p14: index, %x22: !ptensor.tensor<1x6xf32>, %p41: f32, %x46: !ptensor.tensor<1x1xf32> {pypto.dir = #pypto.dir<out>}) {
    %x1m = ptensor.to_memref %x1t : !ptensor.tensor<14x18xf16> -> memref<14x18xf16>
    %x1 = ptensor.from_memref %x1m : memref<14x18xf16> -> !ptensor.tensor<14x18xf16>
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[%o4, 4] : !ptensor.tensor<14x18xf16> -> !tile.tile<16x16xf16, mat, valid = [14, 13]>
    %m6 = tile.move %t5 : !tile.tile<16x16xf16, mat, valid = [14, 13]> -> !tile.tile<16x16xf16, left, valid = [14, 13]>
    %t7 = tile.load %x1[%o4, %p2] : !ptensor.tensor<14x18xf16> -> !tile.tile<16x16xf16, mat, valid = [13, 8]>
    %m8 = tile.move %t7 : !tile.tile<16x16xf16, mat, valid = [13, 8]> -> !tile.tile<16x16xf16, right, valid = [13, 8]>
    %s9 = "tile.matmul"(%m6, %m8) : (!tile.tile<16x16xf16, left, valid = [14, 13]>, !tile.tile<16x16xf16, right, valid = [13, 8]>) -> !tile.tile<16x16xf32, acc, valid = [14, 8]>
    %c11 = arith.constant 1 : index
    %o12 = arith.remui %p2, %c11 : index
    tile.store %s9, %x10[%o12, %o4] : !tile.tile<16x16xf32, acc, valid = [14, 8]>, !ptensor.tensor<16x13xf32, valid = [14, 10]>
    %c15 = arith.constant 1 : index
    %o16 = arith.remui %p14, %c15 : index
    %t17 = tile.load %x13[%o4, %o16] : !ptensor.tensor<5x1xf32, layout = dn> -> !tile.tile<1x8xf32, vec, valid = [1, 1]>
    %t18 = "tile.col_expand_div"(%t17, %t17) : (!tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>) -> !tile.tile<1x8xf32, vec, valid = [1, 1]>
    %c19 = arith.constant 3 : index
    %q20 = arith.cmpi ult, %o16, %c19 : index
    %r21:4 = scf.if %q20 -> (!tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>) {
      %t23 = tile.load %x22[%o12, 5] : !ptensor.tensor<1x6xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 1]>
      %t24 = "tile.col_expand_sub"(%t18, %t23) : (!tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>) -> !tile.tile<1x8xf32, vec, valid = [1, 1]>
      %c25 = arith.constant 2 : index
      %q26 = arith.cmpi sge, %o4, %c25 : index
      %t27 = arith.select %q26, %t23, %t24 : !tile.tile<1x8xf32, vec, valid = [1, 1]>
      %c28 = arith.constant 2 : index
      %c29 = arith.constant 2 : index
      %c30 = arith.constant 1 : index
      %r31:3 = scf.for %i35 = %c28 to %c29 step %c30 iter_args(%a32 = %t24, %a33 = %t23, %a34 = %t23) -> (!tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>) {
        %t36 = "tile.minimum"(%a34, %t18) : (!tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>) -> !tile.tile<1x8xf32, vec, valid = [1, 1]>
        %g37 = "tile.get_subblock_idx"() : () -> index
        %c38 = arith.constant 1 : index
        %o39 = arith.remui %g37, %c38 : index
        %t40 = tile.load %x22[%o39, %i35] : !ptensor.tensor<1x6xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 1]>
        scf.yield %a33, %t40, %a34 : !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>
      }
      %t42 = "tile.full"(%p41) : (f32) -> !tile.tile<1x8xf32, vec, valid = [1, 1]>
      scf.yield %r31#1, %t42, %t27, %r31#1 : !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>
    } else {
      scf.yield %t18, %t18, %t18, %t18 : !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>, !tile.tile<1x8xf32, vec, valid = [1, 1]>
    }
    %g43 = "tile.get_block_idx"() : () -> index
    %t44 = tile.load %x13[%g43, %o12] : !ptensor.tensor<5x1xf32, layout = dn> -> !tile.tile<1x8xf32, vec, valid = [1, 1]>
    %t45 = "tile.col_expand"(%t44) : (!tile.tile<1x8xf32, vec, valid = [1, 1]>) -> !tile.tile<1x8xf32, vec, valid = [1, 1]>
    tile.store %t18, %x10[7, %o12] : !tile.tile<1x8xf32, vec, valid = [1, 1]>, !ptensor.tensor<16x13xf32, valid = [14, 10]>
    tile.store %t45, %x46[0, %o4] : !tile.tile<1x8xf32, vec, valid = [1, 1]>, !ptensor.tensor<1x1xf32>
    tile.store %t44, %x46[%o16, %o12] : !tile.tile<1x8xf32, vec, valid = [1, 1]>, !ptensor.tensor<1x1xf32>
    tile.store %r21#3, %x10[13, %g43] : !tile.tile<1x8xf32, vec, valid = [1, 1]>, !ptensor.tensor<16x13xf32, valid = [14, 10]>
    return
  }
}
