// pypto-generate --seed 1796071755 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @s1796071755(%x1: !ptensor.tensor<9x14xf16>, %x4: !ptensor.tensor<9x14xf16> {pypto.dir = #pypto.dir<inout>}, %p15: f16, %x20: !ptensor.tensor<10x4xf16> {pypto.dir = #pypto.dir<out>}, %x21: !ptensor.tensor<3x22xf16, strides = [27, 1], valid = [1, 19]>, %p22: index, %p25: f16, %p26: f16, %x28: !ptensor.tensor<15x14xf16> {pypto.dir = #pypto.dir<inout>}, %x30: !ptensor.tensor<4x14xf16, strides = [18, 1]> {pypto.dir = #pypto.dir<inout>}, %p40: index, %x46: !ptensor.tensor<9x2xf16> {pypto.dir = #pypto.dir<out>}, %x47: !ptensor.tensor<14x14xf16, layout = dn, strides = [1, 23]> {pypto.dir = #pypto.dir<out>}, %x48: !ptensor.tensor<9x18xf16> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
    %t2 = tile.load %x1[0, 0] : !ptensor.tensor<9x14xf16> -> !tile.tile<16x16xf16, vec, valid = [9, 14]>
    %t3 = "tile.row_min"(%t2, %t2) : (!tile.tile<16x16xf16, vec, valid = [9, 14]>, !tile.tile<16x16xf16, vec, valid = [9, 14]>) -> !tile.tile<16x1xf16, vec, valid = [9, 1]>
    %t5 = tile.load %x4[0, 0] : !ptensor.tensor<9x14xf16> -> !tile.tile<16x16xf16, vec, valid = [9, 14]>
    %t6 = "tile.recip"(%t5) : (!tile.tile<16x16xf16, vec, valid = [9, 14]>) -> !tile.tile<16x16xf16, vec, valid = [9, 14]>
    %c7 = arith.constant 0 : index
    %c8 = arith.constant 2 : index
    %c9 = arith.constant 1 : index
    scf.for %i11 = %c7 to %c8 step %c9 {
      %c12 = arith.constant 1 : index
      %q13 = arith.cmpi slt, %i11, %c12 : index
      %r14:2 = scf.if %q13 -> (!tile.tile<16x16xf16, vec, valid = [9, 14]>, f16) {
        %t16 = "tile.subs"(%t6, %p15) : (!tile.tile<16x16xf16, vec, valid = [9, 14]>, f16) -> !tile.tile<16x16xf16, vec, valid = [9, 14]>
        %k17 = arith.constant 100.0 : f16
        scf.yield %t16, %k17 : !tile.tile<16x16xf16, vec, valid = [9, 14]>, f16
      } else {
        %e18 = tile.create : !tile.tile<16x16xf16, vec, valid = [9, 14]>
        %t19 = "tile.row_min"(%t6, %e18) : (!tile.tile<16x16xf16, vec, valid = [9, 14]>, !tile.tile<16x16xf16, vec, valid = [9, 14]>) -> !tile.tile<16x1xf16, vec, valid = [9, 1]>
        tile.store %t19, %x20[%i11, 0] : !tile.tile<16x1xf16, vec, valid = [9, 1]>, !ptensor.tensor<10x4xf16>
        %t23 = tile.load %x21[0, %p22] : !ptensor.tensor<3x22xf16, strides = [27, 1], valid = [1, 19]> -> !tile.tile<1x16xf16, vec, valid = [1, 14]>
        %t24 = "tile.neg"(%t23) : (!tile.tile<1x16xf16, vec, valid = [1, 14]>) -> !tile.tile<1x16xf16, vec, valid = [1, 14]>
        %k27 = arith.maximumf %p25, %p26 : f16
        scf.yield %t5, %k27 : !tile.tile<16x16xf16, vec, valid = [9, 14]>, f16
      }
    }
    %t29 = tile.load %x28[4, 0] : !ptensor.tensor<15x14xf16> -> !tile.tile<16x16xf16, vec, valid = [9, 14]>
    %g31 = "tile.get_subblock_idx"() : () -> index
    %c32 = arith.constant 1 : index
    %o33 = arith.remui %p22, %c32 : index
    %t34 = tile.load %x30[%g31, %o33] : !ptensor.tensor<4x14xf16, strides = [18, 1]> -> !tile.tile<1x16xf16, vec, valid = [1, 14]>
    %t35 = "tile.col_expand_expdif"(%t29, %t34) : (!tile.tile<16x16xf16, vec, valid = [9, 14]>, !tile.tile<1x16xf16, vec, valid = [1, 14]>) -> !tile.tile<16x16xf16, vec, valid = [9, 14]>
    %t36 = "tile.row_min"(%t29, %t35) : (!tile.tile<16x16xf16, vec, valid = [9, 14]>, !tile.tile<16x16xf16, vec, valid = [9, 14]>) -> !tile.tile<16x1xf16, vec, valid = [9, 1]>
    %c37 = arith.constant 1 : index
    %o38 = arith.remui %p22, %c37 : index
    %t39 = tile.load %x4[%o38, %o33] : !ptensor.tensor<9x14xf16> -> !tile.tile<16x16xf16, vec, valid = [9, 14]>
    %c41 = arith.constant 1 : index
    %o42 = arith.remui %p40, %c41 : index
    %t43 = tile.load %x1[%o42, 0] : !ptensor.tensor<9x14xf16> -> !tile.tile<16x16xf16, vec, valid = [9, 14]>
    %t44 = "tile.add"(%t39, %t43) : (!tile.tile<16x16xf16, vec, valid = [9, 14]>, !tile.tile<16x16xf16, vec, valid = [9, 14]>) -> !tile.tile<16x16xf16, vec, valid = [9, 14]>
    %t45 = "tile.exp"(%t5) : (!tile.tile<16x16xf16, vec, valid = [9, 14]>) -> !tile.tile<16x16xf16, vec, valid = [9, 14]>
    tile.store %t3, %x46[0, 0] : !tile.tile<16x1xf16, vec, valid = [9, 1]>, !ptensor.tensor<9x2xf16>
    tile.store %t45, %x47[%o33, %o33] : !tile.tile<16x16xf16, vec, valid = [9, 14]>, !ptensor.tensor<14x14xf16, layout = dn, strides = [1, 23]>
    tile.store %t44, %x47[%o38, %o42] : !tile.tile<16x16xf16, vec, valid = [9, 14]>, !ptensor.tensor<14x14xf16, layout = dn, strides = [1, 23]>
    tile.store %t43, %x48[0, 4] : !tile.tile<16x16xf16, vec, valid = [9, 14]>, !ptensor.tensor<9x18xf16>
    return
  }
}
