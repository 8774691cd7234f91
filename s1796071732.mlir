// pypto-generate --seed 1796071732 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071732(%p1: index, %p3: i1, %x5: !ptensor.tensor<14x32xi8, strides = [38, 1]>, %x10: !ptensor.tensor<8x35xi8> {pypto.dir = #pypto.dir<inout>}, %p17: index, %x44: !ptensor.tensor<8x38xi8>, %x46: !ptensor.tensor<35x32xi8, layout = dn>, %p47: index, %x52: !ptensor.tensor<33x32xi8> {pypto.dir = #pypto.dir<inout>}, %x58: !ptensor.tensor<32x32xi8>, %x61: !ptensor.tensor<32x34xi8> {pypto.dir = #pypto.dir<inout>}, %x68: !ptensor.tensor<32x33xi32, layout = dn> {pypto.dir = #pypto.dir<out>}, %x73: !ptensor.tensor<10x37xi8, valid = [8, 34]> {pypto.dir = #pypto.dir<inout>}, %p76: i8, %x83: !ptensor.tensor<8x36xi8> {pypto.dir = #pypto.dir<out>}, %x86: !ptensor.tensor<12x32xi8> {pypto.dir = #pypto.dir<out>}) {
    %r2:4 = scf.index_switch %p1 -> !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>
    case 0 {
      %r4:1 = scf.if %p3 -> (!tile.tile<8x32xi8, vec>) {
        %g6 = "tile.get_block_num"() : () -> index
        %c7 = arith.constant 1 : index
        %o8 = arith.remui %g6, %c7 : index
        %t9 = tile.load %x5[%g6, %o8] : !ptensor.tensor<14x32xi8, strides = [38, 1]> -> !tile.tile<8x32xi8, vec>
        scf.yield %t9 : !tile.tile<8x32xi8, vec>
      } else {
        %g11 = "tile.get_subblock_idx"() : () -> index
        %c12 = arith.constant 1 : index
        %o13 = arith.remui %g11, %c12 : index
        %t14 = tile.load %x10[%o13, %o13] : !ptensor.tensor<8x35xi8> -> !tile.tile<8x32xi8, vec>
        scf.yield %t14 : !tile.tile<8x32xi8, vec>
      }
      scf.yield %r4#0, %r4#0, %r4#0, %r4#0 : !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>
    }
    default {
      %c15 = arith.constant 0 : index
      %c16 = arith.constant 1 : index
      %c18 = arith.constant 1 : index
      %o19 = arith.remui %p17, %c18 : index
      %g20 = "tile.get_block_num"() : () -> index
      %t21 = tile.load %x10[%o19, %g20] : !ptensor.tensor<8x35xi8> -> !tile.tile<8x32xi8, vec>
      %g22 = "tile.get_subblock_idx"() : () -> index
      %c23 = arith.constant 1 : index
      %o24 = arith.remui %g22, %c23 : index
      %t25 = tile.load %x5[3, %o24] : !ptensor.tensor<14x32xi8, strides = [38, 1]> -> !tile.tile<8x32xi8, vec>
      %r26:4 = scf.while (%a27 = %t21, %a28 = %t21, %a29 = %t25, %i30 = %c15) : (!tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, index) -> (!tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, index) {
        %q31 = arith.cmpi slt, %i30, %p17 : index
        scf.condition(%q31) %a27, %a28, %a29, %i30 : !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, index
      } do {
        ^bb0(%a32: !tile.tile<8x32xi8, vec>, %a33: !tile.tile<8x32xi8, vec>, %a34: !tile.tile<8x32xi8, vec>, %i35: index):
        %i36 = arith.addi %i35, %c16 : index
        scf.yield %a33, %a34, %a32, %i36 : !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, index
      }
      %t37 = arith.select %p3, %r26#2, %r26#2 : !tile.tile<8x32xi8, vec>
      %c38 = arith.constant 0 : index
      %c39 = arith.constant 1 : index
      %g40 = "tile.get_subblock_idx"() : () -> index
      %r41:1 = scf.for %i43 = %c38 to %g40 step %c39 iter_args(%a42 = %t21) -> (!tile.tile<8x32xi8, vec>) {
        scf.yield %r26#2 : !tile.tile<8x32xi8, vec>
      }
      %t45 = tile.load %x44[0, 6] : !ptensor.tensor<8x38xi8> -> !tile.tile<8x32xi8, vec>
      scf.yield %t45, %t37, %r41#0, %r26#1 : !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>
    }
    %c48 = arith.constant 1 : index
    %o49 = arith.remui %p47, %c48 : index
    %t50 = tile.load %x46[%p1, %o49] : !ptensor.tensor<35x32xi8, layout = dn> -> !tile.tile<32x32xi8, mat, blayout = row_major, slayout = col_major>
    %m51 = tile.move %t50 : !tile.tile<32x32xi8, mat, blayout = row_major, slayout = col_major> -> !tile.tile<32x32xi8, left>
    %c53 = arith.constant 1 : index
    %o54 = arith.remui %p47, %c53 : index
    %t55 = tile.load %x52[0, %o54] : !ptensor.tensor<33x32xi8> -> !tile.tile<32x32xi8, mat>
    %m56 = tile.move %t55 : !tile.tile<32x32xi8, mat> -> !tile.tile<32x32xi8, right>
    %s57 = "tile.matmul"(%m51, %m56) : (!tile.tile<32x32xi8, left>, !tile.tile<32x32xi8, right>) -> !tile.tile<32x32xi32, acc>
    %t59 = tile.load %x58[%o49, 0] : !ptensor.tensor<32x32xi8> -> !tile.tile<32x32xi8, mat>
    %m60 = tile.move %t59 : !tile.tile<32x32xi8, mat> -> !tile.tile<32x32xi8, left>
    %g62 = "tile.get_subblock_idx"() : () -> index
    %c63 = arith.constant 3 : index
    %o64 = arith.remui %g62, %c63 : index
    %t65 = tile.load %x61[0, %o64] : !ptensor.tensor<32x34xi8> -> !tile.tile<32x32xi8, mat>
    %m66 = tile.move %t65 : !tile.tile<32x32xi8, mat> -> !tile.tile<32x32xi8, right>
    %s67 = "tile.matmul_acc"(%s57, %m60, %m66) : (!tile.tile<32x32xi32, acc>, !tile.tile<32x32xi8, left>, !tile.tile<32x32xi8, right>) -> !tile.tile<32x32xi32, acc>
    tile.store %s67, %x68[%o54, 1] : !tile.tile<32x32xi32, acc>, !ptensor.tensor<32x33xi32, layout = dn>
    scf.index_switch %p1
    case 0 {
      %c70 = arith.constant 1 : index
      %q71 = arith.cmpi ult, %g62, %c70 : index
      %r72:3 = scf.if %q71 -> (!tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, i8) {
        tile.store %r2#3, %x73[0, 1] : !tile.tile<8x32xi8, vec>, !ptensor.tensor<10x37xi8, valid = [8, 34]>
        %k74 = arith.constant 3 : i8
        scf.yield %r2#3, %r2#3, %k74 : !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, i8
      } else {
        %t75 = tile.load %x46[1, 0] : !ptensor.tensor<35x32xi8, layout = dn> -> !tile.tile<8x32xi8, vec>
        scf.yield %r2#0, %t75, %p76 : !tile.tile<8x32xi8, vec>, !tile.tile<8x32xi8, vec>, i8
      }
      scf.yield
    }
    case 1 {
      %c77 = arith.constant 1 : index
      %c78 = arith.constant 2 : index
      %c79 = arith.constant 2 : index
      %r80:1 = scf.for %i82 = %c77 to %c78 step %c79 iter_args(%a81 = %r2#3) -> (!tile.tile<8x32xi8, vec>) {
        scf.yield %r2#1 : !tile.tile<8x32xi8, vec>
      }
      scf.yield
    }
    default {
      scf.yield
    }
    %c84 = arith.constant 1 : index
    %o85 = arith.remui %g62, %c84 : index
    tile.store %r2#3, %x83[%o85, %p1] : !tile.tile<8x32xi8, vec>, !ptensor.tensor<8x36xi8>
    tile.store %r2#2, %x86[0, %o49] : !tile.tile<8x32xi8, vec>, !ptensor.tensor<12x32xi8>
    %g87 = "tile.get_block_num"() : () -> index
    %c88 = arith.constant 1 : index
    %o89 = arith.remui %g87, %c88 : index
    tile.store %r2#1, %x86[%o64, %o89] : !tile.tile<8x32xi8, vec>, !ptensor.tensor<12x32xi8>
    return
  }
}
