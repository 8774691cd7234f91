// pypto-generate --seed 1796071739 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @s1796071739(%p1: f16, %x8: !ptensor.tensor<64x35xi8>, %p9: index, %x16: !ptensor.tensor<21x16xf16, layout = dn>, %p20: f16, %x27: !ptensor.tensor<1x32xi8> {pypto.dir = #pypto.dir<inout>}, %x31: !ptensor.tensor<1x33xi8>, %p33: i8, %x47: !ptensor.tensor<7x22xf16, layout = dn>, %x51: !ptensor.tensor<1x32xi8>, %x54: !ptensor.tensor<16x1xf16> {pypto.dir = #pypto.dir<out>}, %x55: !ptensor.tensor<64x32xi8> {pypto.dir = #pypto.dir<inout>}, %x59: !ptensor.tensor<2x32xi8> {pypto.dir = #pypto.dir<out>}, %x62: !ptensor.tensor<2x16xf16> {pypto.dir = #pypto.dir<out>}) {
    %k2 = arith.addf %p1, %p1 : f16
    %t3 = "tile.full"(%k2) : (f16) -> !tile.tile<16x16xf16>
    %t4 = "tile.row_max"(%t3, %t3) : (!tile.tile<16x16xf16>, !tile.tile<16x16xf16>) -> !tile.tile<16x1xf16>
    %c5 = arith.constant 0 : index
    %c6 = arith.constant 2 : index
    %c7 = arith.constant 1 : index
    %c10 = arith.constant 1 : index
    %o11 = arith.remui %p9, %c10 : index
    %t12 = tile.load %x8[%o11, 0] : !ptensor.tensor<64x35xi8> -> !tile.tile<64x32xi8>
    %r13:1 = scf.for %i15 = %c5 to %c6 step %c7 iter_args(%a14 = %t12) -> (!tile.tile<64x32xi8>) {
      %t17 = tile.load %x16[%i15, 0] : !ptensor.tensor<21x16xf16, layout = dn> -> !tile.tile<16x16xf16>
      %k18 = arith.constant 1.0 : f16
      %t19 = "tile.minimums"(%t17, %k18) : (!tile.tile<16x16xf16>, f16) -> !tile.tile<16x16xf16>
      %k21 = arith.minimumf %p1, %p20 : f16
      %t22 = "tile.minimums"(%t17, %k21) : (!tile.tile<16x16xf16>, f16) -> !tile.tile<16x16xf16>
      %t23 = "tile.minimum"(%a14, %a14) : (!tile.tile<64x32xi8>, !tile.tile<64x32xi8>) -> !tile.tile<64x32xi8>
      %c24 = arith.constant 3 : index
      %q25 = arith.cmpi slt, %p9, %c24 : index
      %r26:3 = scf.if %q25 -> (!tile.tile<1x32xi8>, !tile.tile<1x32xi8>, i8) {
        %c28 = arith.constant 1 : index
        %o29 = arith.remui %i15, %c28 : index
        %t30 = tile.load %x27[0, %o29] : !ptensor.tensor<1x32xi8> -> !tile.tile<1x32xi8>
        %t32 = tile.load %x31[0, %i15] : !ptensor.tensor<1x33xi8> -> !tile.tile<1x32xi8>
        scf.yield %t30, %t32, %p33 : !tile.tile<1x32xi8>, !tile.tile<1x32xi8>, i8
      } else {
        %c34 = arith.constant 1 : index
        %o35 = arith.remui %i15, %c34 : index
        %t36 = tile.load %x8[%o35, %o11] : !ptensor.tensor<64x35xi8> -> !tile.tile<64x1xi8>
        %t37 = "tile.row_expand_add"(%t23, %t36) : (!tile.tile<64x32xi8>, !tile.tile<64x1xi8>) -> !tile.tile<64x32xi8>
        %k38 = arith.constant 1 : i8
        %t39 = "tile.full"(%k38) : (i8) -> !tile.tile<1x32xi8>
        %t40 = "tile.col_expand"(%t39) : (!tile.tile<1x32xi8>) -> !tile.tile<64x32xi8>
        %t41 = "tile.subs"(%t19, %p1) : (!tile.tile<16x16xf16>, f16) -> !tile.tile<16x16xf16>
        %k42 = arith.constant 127 : i8
        scf.yield %t39, %t39, %k42 : !tile.tile<1x32xi8>, !tile.tile<1x32xi8>, i8
      }
      scf.yield %a14 : !tile.tile<64x32xi8>
    }
    %c43 = arith.constant 2 : index
    %q44 = arith.cmpi ne, %o11, %c43 : index
    %r45:1 = scf.if %q44 -> (!tile.tile<64x32xi8>) {
      %t46 = tile.load %x8[0, 2] : !ptensor.tensor<64x35xi8> -> !tile.tile<64x32xi8>
      scf.yield %t46 : !tile.tile<64x32xi8>
    } else {
      scf.yield %r13#0 : !tile.tile<64x32xi8>
    }
    %t48 = tile.load %x47[2, 1] : !ptensor.tensor<7x22xf16, layout = dn> -> !tile.tile<1x16xf16>
    %t49 = "tile.col_expand"(%t48) : (!tile.tile<1x16xf16>) -> !tile.tile<16x16xf16>
    %t50 = "tile.exp"(%t48) : (!tile.tile<1x16xf16>) -> !tile.tile<1x16xf16>
    %t52 = tile.load %x51[0, 0] : !ptensor.tensor<1x32xi8> -> !tile.tile<1x32xi8>
    %t53 = "tile.col_expand_add"(%r13#0, %t52) : (!tile.tile<64x32xi8>, !tile.tile<1x32xi8>) -> !tile.tile<64x32xi8>
    tile.store %t4, %x54[%o11, %o11] : !tile.tile<16x1xf16>, !ptensor.tensor<16x1xf16>
    %g56 = "tile.get_subblock_idx"() : () -> index
    %c57 = arith.constant 1 : index
    %o58 = arith.remui %g56, %c57 : index
    tile.store %t53, %x55[0, %o58] : !tile.tile<64x32xi8>, !ptensor.tensor<64x32xi8>
    %c60 = arith.constant 1 : index
    %o61 = arith.remui %g56, %c60 : index
    tile.store %t52, %x59[%o11, %o61] : !tile.tile<1x32xi8>, !ptensor.tensor<2x32xi8>
    tile.store %t50, %x62[0, 0] : !tile.tile<1x16xf16>, !ptensor.tensor<2x16xf16>
    return
  }
}
