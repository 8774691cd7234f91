// pypto-generate --seed 1796071708 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071708(%x2: !ptensor.tensor<2x28xi16>, %p3: index, %p9: index, %x10: !ptensor.tensor<2x28xi16> {pypto.dir = #pypto.dir<inout>}, %x19: !ptensor.tensor<1x30xi16> {pypto.dir = #pypto.dir<inout>}, %p21: i16, %p36: index, %x42: !ptensor.tensor<6x31xi16> {pypto.dir = #pypto.dir<inout>}, %p45: i16, %x50: !ptensor.tensor<7x34xi16, valid = [5, 31]> {pypto.dir = #pypto.dir<inout>}, %p53: i16, %p70: index, %x76: !ptensor.tensor<1x28xi16> {pypto.dir = #pypto.dir<out>}, %x79: !ptensor.tensor<2x33xi16> {pypto.dir = #pypto.dir<out>}) {
    %r1:3 = scf.execute_region -> (!tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>) {
      %c4 = arith.constant 1 : index
      %o5 = arith.remui %p3, %c4 : index
      %t6 = tile.load %x2[0, %o5] : !ptensor.tensor<2x28xi16> -> !tile.tile<2x32xi16, valid = [2, 28]>
      scf.yield %t6, %t6, %t6 : !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>
    }
    %c7 = arith.constant 0 : index
    %c8 = arith.constant 1 : index
    %t11 = tile.load %x10[0, 0] : !ptensor.tensor<2x28xi16> -> !tile.tile<1x32xi16, valid = [1, 28]>
    %r12:4 = scf.for %i17 = %c7 to %p9 step %c8 iter_args(%a13 = %t11, %a14 = %t11, %a15 = %t11, %a16 = %t11) -> (!tile.tile<1x32xi16, valid = [1, 28]>, !tile.tile<1x32xi16, valid = [1, 28]>, !tile.tile<1x32xi16, valid = [1, 28]>, !tile.tile<1x32xi16, valid = [1, 28]>) {
      %r18:1 = scf.execute_region -> (!tile.tile<1x32xi16, valid = [1, 28]>) {
        %t20 = tile.load %x19[0, %i17] : !ptensor.tensor<1x30xi16> -> !tile.tile<1x32xi16, valid = [1, 28]>
        %t22 = "tile.maximums"(%t20, %p21) : (!tile.tile<1x32xi16, valid = [1, 28]>, i16) -> !tile.tile<1x32xi16, valid = [1, 28]>
        scf.yield %t22 : !tile.tile<1x32xi16, valid = [1, 28]>
      }
      %c23 = arith.constant 1 : index
      %o24 = arith.remui %i17, %c23 : index
      %t25 = tile.load %x2[0, %o24] : !ptensor.tensor<2x28xi16> -> !tile.tile<2x32xi16, valid = [2, 28]>
      %t26 = "tile.minimum"(%r1#2, %t25) : (!tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>) -> !tile.tile<2x32xi16, valid = [2, 28]>
      %c27 = arith.constant 2 : index
      %c28 = arith.constant 4 : index
      %c29 = arith.constant 2 : index
      %r30:5 = scf.while (%a31 = %t25, %a32 = %r1#1, %a33 = %t26, %a34 = %t26, %i35 = %c27) : (!tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>, index) -> (!tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>, index) {
        %c37 = arith.constant 2 : index
        %q38 = arith.cmpi eq, %p36, %c37 : index
        %r39:2 = scf.if %q38 -> (!tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<1x32xi16, valid = [1, 28]>) {
          %t40 = "tile.maximum"(%a32, %a31) : (!tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>) -> !tile.tile<2x32xi16, valid = [2, 28]>
          %t41 = "tile.col_expand_add"(%a32, %r18#0) : (!tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<1x32xi16, valid = [1, 28]>) -> !tile.tile<2x32xi16, valid = [2, 28]>
          %g43 = "tile.get_block_num"() : () -> index
          %t44 = tile.load %x42[%i17, %g43] : !ptensor.tensor<6x31xi16> -> !tile.tile<1x32xi16, valid = [1, 28]>
          %k46 = arith.maxsi %p45, %p21 : i16
          %t47 = "tile.divs"(%t44, %k46) : (!tile.tile<1x32xi16, valid = [1, 28]>, i16) -> !tile.tile<1x32xi16, valid = [1, 28]>
          scf.yield %a32, %a14 : !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<1x32xi16, valid = [1, 28]>
        } else {
          %g48 = "tile.get_block_num"() : () -> index
          %t49 = tile.load %x42[%p3, %g48] : !ptensor.tensor<6x31xi16> -> !tile.tile<2x32xi16, valid = [2, 28]>
          %t51 = tile.load %x50[3, %o24] : !ptensor.tensor<7x34xi16, valid = [5, 31]> -> !tile.tile<1x32xi16, valid = [1, 28]>
          %t52 = "tile.col_expand_min"(%t49, %t51) : (!tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<1x32xi16, valid = [1, 28]>) -> !tile.tile<2x32xi16, valid = [2, 28]>
          %t54 = "tile.maximums"(%a34, %p53) : (!tile.tile<2x32xi16, valid = [2, 28]>, i16) -> !tile.tile<2x32xi16, valid = [2, 28]>
          scf.yield %a33, %r18#0 : !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<1x32xi16, valid = [1, 28]>
        }
        %q55 = arith.cmpi slt, %i35, %c28 : index
        scf.condition(%q55) %a31, %a32, %a33, %a34, %i35 : !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>, index
      } do {
        ^bb0(%a56: !tile.tile<2x32xi16, valid = [2, 28]>, %a57: !tile.tile<2x32xi16, valid = [2, 28]>, %a58: !tile.tile<2x32xi16, valid = [2, 28]>, %a59: !tile.tile<2x32xi16, valid = [2, 28]>, %i60: index):
        %t61 = "tile.divs"(%a58, %p53) : (!tile.tile<2x32xi16, valid = [2, 28]>, i16) -> !tile.tile<2x32xi16, valid = [2, 28]>
        %t62 = tile.load %x42[1, %o24] : !ptensor.tensor<6x31xi16> -> !tile.tile<2x32xi16, valid = [2, 28]>
        %t63 = tile.load %x10[1, 0] : !ptensor.tensor<2x28xi16> -> !tile.tile<1x32xi16, valid = [1, 28]>
        %t64 = "tile.col_expand_min"(%t62, %t63) : (!tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<1x32xi16, valid = [1, 28]>) -> !tile.tile<2x32xi16, valid = [2, 28]>
        %i65 = arith.addi %i60, %c29 : index
        scf.yield %r1#0, %t26, %r1#1, %r1#2, %i65 : !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>, index
      }
      %t66 = "tile.mul"(%r30#1, %t26) : (!tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<2x32xi16, valid = [2, 28]>) -> !tile.tile<2x32xi16, valid = [2, 28]>
      %t67 = tile.load %x19[0, 1] : !ptensor.tensor<1x30xi16> -> !tile.tile<1x32xi16, valid = [1, 28]>
      scf.yield %t11, %r18#0, %t67, %a14 : !tile.tile<1x32xi16, valid = [1, 28]>, !tile.tile<1x32xi16, valid = [1, 28]>, !tile.tile<1x32xi16, valid = [1, 28]>, !tile.tile<1x32xi16, valid = [1, 28]>
    }
    %k68 = arith.maxsi %p53, %p53 : i16
    %t69 = "tile.divs"(%r12#0, %k68) : (!tile.tile<1x32xi16, valid = [1, 28]>, i16) -> !tile.tile<1x32xi16, valid = [1, 28]>
    %t71 = tile.load %x42[%p70, 2] : !ptensor.tensor<6x31xi16> -> !tile.tile<2x32xi16, valid = [2, 28]>
    %g72 = "tile.get_subblock_idx"() : () -> index
    %t73 = tile.load %x50[%g72, 0] : !ptensor.tensor<7x34xi16, valid = [5, 31]> -> !tile.tile<1x32xi16, valid = [1, 28]>
    %t74 = "tile.col_expand_add"(%t71, %t73) : (!tile.tile<2x32xi16, valid = [2, 28]>, !tile.tile<1x32xi16, valid = [1, 28]>) -> !tile.tile<2x32xi16, valid = [2, 28]>
    %t75 = "tile.col_expand"(%r12#3) : (!tile.tile<1x32xi16, valid = [1, 28]>) -> !tile.tile<2x32xi16, valid = [2, 28]>
    %c77 = arith.constant 1 : index
    %o78 = arith.remui %g72, %c77 : index
    tile.store %t69, %x76[0, %o78] : !tile.tile<1x32xi16, valid = [1, 28]>, !ptensor.tensor<1x28xi16>
    %c80 = arith.constant 1 : index
    %o81 = arith.remui %g72, %c80 : index
    tile.store %t75, %x79[%o81, %o81] : !tile.tile<2x32xi16, valid = [2, 28]>, !ptensor.tensor<2x33xi16>
    %c82 = arith.constant 1 : index
    %o83 = arith.remui %g72, %c82 : index
    tile.store %t74, %x10[%o83, 0] : !tile.tile<2x32xi16, valid = [2, 28]>, !ptensor.tensor<2x28xi16>
    tile.store %t73, %x76[0, 0] : !tile.tile<1x32xi16, valid = [1, 28]>, !ptensor.tensor<1x28xi16>
    return
  }
}
