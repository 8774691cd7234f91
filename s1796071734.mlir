// pypto-generate --seed 1796071734 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071734_h0(%a1: !tile.tile<16x32xi16, valid = [7, 29]>) -> !tile.tile<16x32xi16, valid = [7, 29]> {
    %k2 = arith.constant 3 : i16
    %t3 = "tile.subs"(%a1, %k2) : (!tile.tile<16x32xi16, valid = [7, 29]>, i16) -> !tile.tile<16x32xi16, valid = [7, 29]>
    return %t3 : !tile.tile<16x32xi16, valid = [7, 29]>
  }
  func.func @s1796071734(%x4: !ptensor.tensor<12x33xi16, strides = [39, 1]> {pypto.dir = #pypto.dir<inout>}, %p5: index, %p6: index, %p16: i16, %x18: !ptensor.tensor<13x8xi16, valid = [11, 5], pad = zero>, %x23t: !ptensor.tensor<10x29xi16>, %p36: i1, %x44: !ptensor.tensor<7x5xi16>, %x50: !ptensor.tensor<10x29xi16>, %p51: index, %p67: i16, %x76: !ptensor.tensor<33x12xi8>, %x80: !ptensor.tensor<34x12xi32> {pypto.dir = #pypto.dir<out>}, %x81: !ptensor.tensor<7x32xi16>, %x90: !ptensor.tensor<8x32xi16> {pypto.dir = #pypto.dir<out>}, %p102: i16, %x104: !ptensor.tensor<9x32xi16, layout = dn, valid = [7, 29]> {pypto.dir = #pypto.dir<inout>}, %x108: !ptensor.tensor<7x29xi16, strides = [36, 1]> {pypto.dir = #pypto.dir<out>}, %x114: !ptensor.tensor<7x30xi16> {pypto.dir = #pypto.dir<out>}) {
    %x23m = ptensor.to_memref %x23t : !ptensor.tensor<10x29xi16> -> memref<10x29xi16>
    %x23 = ptensor.from_memref %x23m : memref<10x29xi16> -> !ptensor.tensor<10x29xi16>
    %c1 = arith.constant 0 : index
    %c2 = arith.constant 1 : index
    %c3 = arith.constant 1 : index
    %t7 = tile.load %x4[%p5, %p6] : !ptensor.tensor<12x33xi16, strides = [39, 1]> -> !tile.tile<16x32xi16, valid = [7, 29]>
    %r8:3 = scf.while (%a9 = %t7, %a10 = %t7, %i11 = %c1) : (!tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, index) -> (!tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, index) {
      %q12 = arith.cmpi slt, %i11, %c2 : index
      scf.condition(%q12) %a9, %a10, %i11 : !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, index
    } do {
      ^bb0(%a13: !tile.tile<16x32xi16, valid = [7, 29]>, %a14: !tile.tile<16x32xi16, valid = [7, 29]>, %i15: index):
      %t17 = "tile.full"(%p16) : (i16) -> !tile.tile<16x32xi16, valid = [7, 29]>
      %t19 = tile.load %x18[%i15, 4] : !ptensor.tensor<13x8xi16, valid = [11, 5], pad = zero> -> !tile.tile<16x1xi16, valid = [7, 1]>
      %t20 = "tile.row_expand_add"(%t17, %t19) : (!tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x1xi16, valid = [7, 1]>) -> !tile.tile<16x32xi16, valid = [7, 29]>
      %t21 = "tile.neg"(%t17) : (!tile.tile<16x32xi16, valid = [7, 29]>) -> !tile.tile<16x32xi16, valid = [7, 29]>
      %t22 = "tile.subs"(%a14, %p16) : (!tile.tile<16x32xi16, valid = [7, 29]>, i16) -> !tile.tile<16x32xi16, valid = [7, 29]>
      %t24 = tile.load %x23[1, 0] : !ptensor.tensor<10x29xi16> -> !tile.tile<16x32xi16, valid = [7, 29]>
      %i25 = arith.addi %i15, %c3 : index
      scf.yield %t24, %a13, %i25 : !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, index
    }
    %c26 = arith.constant 1 : index
    %c27 = arith.constant 1 : index
    %c28 = arith.constant 2 : index
    %r29:3 = scf.for %i33 = %c26 to %c27 step %c28 iter_args(%a30 = %t7, %a31 = %r8#1, %n32 = %p16) -> (!tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, i16) {
      %k34 = arith.constant 32767 : i16
      %t35 = "tile.full"(%k34) : (i16) -> !tile.tile<16x32xi16, valid = [7, 29]>
      scf.if %p36 {
        %h38 = func.call @s1796071734_h0(%t35) : (!tile.tile<16x32xi16, valid = [7, 29]>) -> !tile.tile<16x32xi16, valid = [7, 29]>
        %r39:2 = scf.if %p36 -> (!tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>) {
          %t40 = tile.load %x18[%r8#2, %p5] : !ptensor.tensor<13x8xi16, valid = [11, 5], pad = zero> -> !tile.tile<16x1xi16, valid = [7, 1]>
          %t41 = "tile.row_expand_add"(%a31, %t40) : (!tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x1xi16, valid = [7, 1]>) -> !tile.tile<16x32xi16, valid = [7, 29]>
          %k42 = arith.addi %p16, %p16 : i16
          %t43 = "tile.divs"(%a30, %k42) : (!tile.tile<16x32xi16, valid = [7, 29]>, i16) -> !tile.tile<16x32xi16, valid = [7, 29]>
          scf.yield %a31, %a30 : !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>
        } else {
          %g45 = "tile.get_block_idx"() : () -> index
          %t46 = tile.load %x44[0, %g45] : !ptensor.tensor<7x5xi16> -> !tile.tile<16x1xi16, valid = [7, 1]>
          %t47 = "tile.row_expand"(%t46) : (!tile.tile<16x1xi16, valid = [7, 1]>) -> !tile.tile<16x32xi16, valid = [7, 29]>
          %k48 = arith.constant -1 : i16
          %t49 = "tile.subs"(%r8#1, %k48) : (!tile.tile<16x32xi16, valid = [7, 29]>, i16) -> !tile.tile<16x32xi16, valid = [7, 29]>
          scf.yield %a31, %h38 : !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>
        }
        %c52 = arith.constant 1 : index
        %o53 = arith.remui %p51, %c52 : index
        %t54 = tile.load %x50[%p6, %o53] : !ptensor.tensor<10x29xi16> -> !tile.tile<16x32xi16, valid = [7, 29]>
        %h55 = func.call @s1796071734_h0(%t54) : (!tile.tile<16x32xi16, valid = [7, 29]>) -> !tile.tile<16x32xi16, valid = [7, 29]>
        scf.yield
      }
      %c56 = arith.constant 1 : index
      %c57 = arith.constant 2 : index
      %c58 = arith.constant 3 : index
      %t59 = tile.load %x4[%i33, 1] : !ptensor.tensor<12x33xi16, strides = [39, 1]> -> !tile.tile<16x32xi16, valid = [7, 29]>
      %r60:4 = scf.for %i65 = %c56 to %c57 step %c58 iter_args(%a61 = %t59, %a62 = %r8#1, %a63 = %r8#1, %n64 = %k34) -> (!tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, i16) {
        tile.store %a63, %x4[%p51, %r8#2] : !tile.tile<16x32xi16, valid = [7, 29]>, !ptensor.tensor<12x33xi16, strides = [39, 1]>
        scf.yield %r8#1, %a31, %a30, %p16 : !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, i16
      }
      %t66 = "tile.neg"(%t59) : (!tile.tile<16x32xi16, valid = [7, 29]>) -> !tile.tile<16x32xi16, valid = [7, 29]>
      scf.yield %t35, %t35, %p67 : !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, i16
    }
    %c68 = arith.constant 1 : index
    %o69 = arith.remui %r8#2, %c68 : index
    %t70 = tile.load %x23[2, %o69] : !ptensor.tensor<10x29xi16> -> !tile.tile<1x32xi16, valid = [1, 29]>
    %t71 = "tile.col_expand_min"(%r29#0, %t70) : (!tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<1x32xi16, valid = [1, 29]>) -> !tile.tile<16x32xi16, valid = [7, 29]>
    %g72 = "tile.get_block_idx"() : () -> index
    %t73 = tile.load %x50[%g72, 14] : !ptensor.tensor<10x29xi16> -> !tile.tile<16x1xi16, valid = [7, 1]>
    %t74 = "tile.row_expand_mul"(%r8#0, %t73) : (!tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x1xi16, valid = [7, 1]>) -> !tile.tile<16x32xi16, valid = [7, 29]>
    %t75 = "tile.minimums"(%t70, %p16) : (!tile.tile<1x32xi16, valid = [1, 29]>, i16) -> !tile.tile<1x32xi16, valid = [1, 29]>
    %t77 = tile.load %x76[1, %o69] : !ptensor.tensor<33x12xi8> -> !tile.tile<32x32xi8, valid = [29, 12]>
    %t78 = tile.load %x76[%r8#2, 0] : !ptensor.tensor<33x12xi8> -> !tile.tile<32x32xi8, valid = [12, 12]>
    %s79 = "tile.matmul"(%t77, %t78) : (!tile.tile<32x32xi8, valid = [29, 12]>, !tile.tile<32x32xi8, valid = [12, 12]>) -> !tile.tile<32x32xi32, valid = [29, 12]>
    tile.store %s79, %x80[4, 0] : !tile.tile<32x32xi32, valid = [29, 12]>, !ptensor.tensor<34x12xi32>
    %c82 = arith.constant 1 : index
    %o83 = arith.remui %g72, %c82 : index
    %t84 = tile.load %x81[%o83, 3] : !ptensor.tensor<7x32xi16> -> !tile.tile<16x32xi16, valid = [7, 29]>
    %t85 = "tile.row_expand_min"(%t84, %t73) : (!tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x1xi16, valid = [7, 1]>) -> !tile.tile<16x32xi16, valid = [7, 29]>
    %r86:4 = scf.if %p36 -> (!tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>) {
      %t87 = "tile.add"(%t85, %r29#0) : (!tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>) -> !tile.tile<16x32xi16, valid = [7, 29]>
      tile.store %t87, %x4[5, %r8#2] : !tile.tile<16x32xi16, valid = [7, 29]>, !ptensor.tensor<12x33xi16, strides = [39, 1]>
      scf.yield %t74, %t74, %t85, %t87 : !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>
    } else {
      %q88 = arith.constant true
      %r89:3 = scf.if %q88 -> (!tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<1x32xi16, valid = [1, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>) {
        %c91 = arith.constant 2 : index
        %o92 = arith.remui %p6, %c91 : index
        tile.store %t85, %x90[%o92, 3] : !tile.tile<16x32xi16, valid = [7, 29]>, !ptensor.tensor<8x32xi16>
        %t93 = "tile.row_expand"(%t73) : (!tile.tile<16x1xi16, valid = [7, 1]>) -> !tile.tile<16x32xi16, valid = [7, 29]>
        %c94 = arith.constant 2 : index
        %c95 = arith.constant 3 : index
        %c96 = arith.constant 1 : index
        %r97:1 = scf.for %i99 = %c94 to %c95 step %c96 iter_args(%n98 = %r29#2) -> (i16) {
          %c100 = arith.constant 2 : index
          %o101 = arith.remui %i99, %c100 : index
          tile.store %t93, %x90[%o101, %p5] : !tile.tile<16x32xi16, valid = [7, 29]>, !ptensor.tensor<8x32xi16>
          scf.yield %p102 : i16
        }
        scf.yield %r29#1, %t75, %t93 : !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<1x32xi16, valid = [1, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>
      } else {
        %t103 = "tile.muls"(%t71, %r29#2) : (!tile.tile<16x32xi16, valid = [7, 29]>, i16) -> !tile.tile<16x32xi16, valid = [7, 29]>
        %c105 = arith.constant 1 : index
        %o106 = arith.remui %g72, %c105 : index
        %t107 = tile.load %x104[0, %o106] : !ptensor.tensor<9x32xi16, layout = dn, valid = [7, 29]> -> !tile.tile<16x32xi16, valid = [7, 29]>
        scf.yield %t107, %t75, %t103 : !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<1x32xi16, valid = [1, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>
      }
      scf.yield %t74, %r89#2, %t84, %t71 : !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>, !tile.tile<16x32xi16, valid = [7, 29]>
    }
    tile.store %t71, %x90[%o69, %o83] : !tile.tile<16x32xi16, valid = [7, 29]>, !ptensor.tensor<8x32xi16>
    %c109 = arith.constant 1 : index
    %o110 = arith.remui %g72, %c109 : index
    %g111 = "tile.get_block_num"() : () -> index
    %c112 = arith.constant 1 : index
    %o113 = arith.remui %g111, %c112 : index
    tile.store %r86#3, %x108[%o110, %o113] : !tile.tile<16x32xi16, valid = [7, 29]>, !ptensor.tensor<7x29xi16, strides = [36, 1]>
    tile.store %r86#2, %x108[0, 0] : !tile.tile<16x32xi16, valid = [7, 29]>, !ptensor.tensor<7x29xi16, strides = [36, 1]>
    %g115 = "tile.get_block_idx"() : () -> index
    %c116 = arith.constant 2 : index
    %o117 = arith.remui %g115, %c116 : index
    tile.store %r86#1, %x114[0, %o117] : !tile.tile<16x32xi16, valid = [7, 29]>, !ptensor.tensor<7x30xi16>
    return
  }
}
