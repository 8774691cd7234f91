// pypto-generate --seed 1796071723 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func private @s1796071723_h0(%a1: !tile.tile<16x16xf16, vec, valid = [12, 12]>, %a2: !tile.tile<16x16xf16, vec, valid = [12, 12]>) -> !tile.tile<16x16xf16, vec, valid = [12, 12]> {
    %t3 = "tile.sqrt"(%a2) : (!tile.tile<16x16xf16, vec, valid = [12, 12]>) -> !tile.tile<16x16xf16, vec, valid = [12, 12]>
    %t4 = "tile.div"(%t3, %a1) : (!tile.tile<16x16xf16, vec, valid = [12, 12]>, !tile.tile<16x16xf16, vec, valid = [12, 12]>) -> !tile.tile<16x16xf16, vec, valid = [12, 12]>
    %t5 = "tile.sqrt"(%t3) : (!tile.tile<16x16xf16, vec, valid = [12, 12]>) -> !tile.tile<16x16xf16, vec, valid = [12, 12]>
    return %t5 : !tile.tile<16x16xf16, vec, valid = [12, 12]>
  }
  func.func @s1796071723(%x4: !ptensor.tensor<12x18xf16>, %p5: index, %x12: !ptensor.tensor<11x28xf16>, %p14: f16, %p21: index, %x32: !ptensor.tensor<15x12xf16>, %x41: !ptensor.tensor<16x12xf16, strides = [18, 1]> {pypto.dir = #pypto.dir<inout>}, %x46t: !ptensor.tensor<17x13xf16, layout = dn> {pypto.dir = #pypto.dir<inout>}, %p47: f16, %x52: !ptensor.tensor<13x25xf16> {pypto.dir = #pypto.dir<out>}, %x55: !ptensor.tensor<12x14xf16> {pypto.dir = #pypto.dir<out>}, %x56: !ptensor.tensor<20x4xf16, valid = [18, 1], pad = zero> {pypto.dir = #pypto.dir<out>}) {
    %x46m = ptensor.to_memref %x46t : !ptensor.tensor<17x13xf16, layout = dn> -> memref<17x13xf16, strided<[1, 17]>>
    %x46 = ptensor.from_memref %x46m : memref<17x13xf16, strided<[1, 17]>> -> !ptensor.tensor<17x13xf16, layout = dn>
    %g1 = "tile.get_block_idx"() : () -> index
    %c2 = arith.constant 2 : index
    %q3 = arith.cmpi slt, %g1, %c2 : index
    %c6 = arith.constant 1 : index
    %o7 = arith.remui %p5, %c6 : index
    %t8 = tile.load %x4[%o7, 2] : !ptensor.tensor<12x18xf16> -> !tile.tile<16x16xf16, vec, valid = [12, 12]>
    %t9 = arith.select %q3, %t8, %t8 : !tile.tile<16x16xf16, vec, valid = [12, 12]>
    %t10 = tile.load %x4[0, %g1] : !ptensor.tensor<12x18xf16> -> !tile.tile<16x1xf16, vec, valid = [12, 1]>
    %t11 = "tile.row_expand_sub"(%t9, %t10) : (!tile.tile<16x16xf16, vec, valid = [12, 12]>, !tile.tile<16x1xf16, vec, valid = [12, 1]>) -> !tile.tile<16x16xf16, vec, valid = [12, 12]>
    %t13 = tile.load %x12[0, 1] : !ptensor.tensor<11x28xf16> -> !tile.tile<16x48xf16, vec, valid = [11, 25]>
    %t15 = "tile.full"(%p14) : (f16) -> !tile.tile<1x48xf16, vec, valid = [1, 25]>
    %t16 = "tile.col_expand_max"(%t13, %t15) : (!tile.tile<16x48xf16, vec, valid = [11, 25]>, !tile.tile<1x48xf16, vec, valid = [1, 25]>) -> !tile.tile<16x48xf16, vec, valid = [11, 25]>
    %c17 = arith.constant 0 : index
    %c18 = arith.constant 2 : index
    %c19 = arith.constant 1 : index
    %t20 = tile.load %x4[0, %o7] : !ptensor.tensor<12x18xf16> -> !tile.tile<16x16xf16, vec, valid = [12, 12]>
    %t22 = tile.load %x12[0, %p21] : !ptensor.tensor<11x28xf16> -> !tile.tile<16x48xf16, vec, valid = [11, 25]>
    %k27 = arith.constant -0.0 : f16
    %r23:4 = scf.for %i29 = %c17 to %c18 step %c19 iter_args(%a24 = %t10, %a25 = %t20, %a26 = %t22, %n28 = %k27) -> (!tile.tile<16x1xf16, vec, valid = [12, 1]>, !tile.tile<16x16xf16, vec, valid = [12, 12]>, !tile.tile<16x48xf16, vec, valid = [11, 25]>, f16) {
      %c30 = arith.constant 0 : index
      %c31 = arith.constant 1 : index
      %c33 = arith.constant 1 : index
      %o34 = arith.remui %g1, %c33 : index
      %t35 = tile.load %x32[1, %o34] : !ptensor.tensor<15x12xf16> -> !tile.tile<16x16xf16, vec, valid = [12, 12]>
      %r36:3 = scf.for %i40 = %c30 to %g1 step %c31 iter_args(%a37 = %t35, %a38 = %a25, %n39 = %k27) -> (!tile.tile<16x16xf16, vec, valid = [12, 12]>, !tile.tile<16x16xf16, vec, valid = [12, 12]>, f16) {
        %c42 = arith.constant 1 : index
        %o43 = arith.remui %i29, %c42 : index
        tile.store %a38, %x41[0, %o43] : !tile.tile<16x16xf16, vec, valid = [12, 12]>, !ptensor.tensor<16x12xf16, strides = [18, 1]>
        %t44 = "tile.full"(%p14) : (f16) -> !tile.tile<16x16xf16, vec, valid = [12, 12]>
        %h45 = func.call @s1796071723_h0(%t35, %t44) : (!tile.tile<16x16xf16, vec, valid = [12, 12]>, !tile.tile<16x16xf16, vec, valid = [12, 12]>) -> !tile.tile<16x16xf16, vec, valid = [12, 12]>
        scf.yield %a38, %a38, %k27 : !tile.tile<16x16xf16, vec, valid = [12, 12]>, !tile.tile<16x16xf16, vec, valid = [12, 12]>, f16
      }
      tile.store %r36#1, %x46[%o34, %i29] : !tile.tile<16x16xf16, vec, valid = [12, 12]>, !ptensor.tensor<17x13xf16, layout = dn>
      %t48 = "tile.full"(%p47) : (f16) -> !tile.tile<16x48xf16, vec, valid = [11, 25]>
      scf.yield %a24, %t20, %t48, %n28 : !tile.tile<16x1xf16, vec, valid = [12, 1]>, !tile.tile<16x16xf16, vec, valid = [12, 12]>, !tile.tile<16x48xf16, vec, valid = [11, 25]>, f16
    }
    %g49 = "tile.get_subblock_idx"() : () -> index
    %c50 = arith.constant 2 : index
    %o51 = arith.remui %g1, %c50 : index
    tile.store %t11, %x46[%g49, %o51] : !tile.tile<16x16xf16, vec, valid = [12, 12]>, !ptensor.tensor<17x13xf16, layout = dn>
    %c53 = arith.constant 1 : index
    %o54 = arith.remui %o51, %c53 : index
    tile.store %r23#2, %x52[%o51, %o54] : !tile.tile<16x48xf16, vec, valid = [11, 25]>, !ptensor.tensor<13x25xf16>
    tile.store %r23#1, %x55[0, 0] : !tile.tile<16x16xf16, vec, valid = [12, 12]>, !ptensor.tensor<12x14xf16>
    %c57 = arith.constant 1 : index
    %o58 = arith.remui %o51, %c57 : index
    tile.store %r23#0, %x56[%g49, %o58] : !tile.tile<16x1xf16, vec, valid = [12, 1]>, !ptensor.tensor<20x4xf16, valid = [18, 1], pad = zero>
    return
  }
}
