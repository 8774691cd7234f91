// pypto-generate --seed 1796071716 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071716_h0(%a1: !tile.tile<8x32xf16, vec, valid = [1, 16]>) -> !tile.tile<8x32xf16, vec, valid = [1, 16]> {
    %t2 = "tile.sqrt"(%a1) : (!tile.tile<8x32xf16, vec, valid = [1, 16]>) -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
    return %t2 : !tile.tile<8x32xf16, vec, valid = [1, 16]>
  }
  func.func @s1796071716(%x1: !ptensor.tensor<4x18xf16> {pypto.dir = #pypto.dir<inout>}, %p2: index, %p4: f16, %x12: !ptensor.tensor<1x16xf16, strides = [21, 1]>, %p19: f16, %x28: !ptensor.tensor<16x20xbf16, strides = [29, 1]>, %x39: !ptensor.tensor<16x16xbf16, strides = [18, 1]> {pypto.dir = #pypto.dir<inout>}, %x46: !ptensor.tensor<16x18xbf16, strides = [22, 1]> {pypto.dir = #pypto.dir<out>}, %x52: !ptensor.tensor<16x25xbf16>, %x56: !ptensor.tensor<19x25xf16> {pypto.dir = #pypto.dir<out>}, %p57: i1, %x62: !ptensor.tensor<7x16xf16> {pypto.dir = #pypto.dir<inout>}, %x65: !ptensor.tensor<6x16xf16> {pypto.dir = #pypto.dir<inout>}, %p66: index, %x73: !ptensor.tensor<7x19xf16, layout = dn, valid = [5, 16], pad = zero>, %p74: index, %p100: i1, %x113: !ptensor.tensor<6x19xf16>, %x118: !ptensor.tensor<5x21xf16> {pypto.dir = #pypto.dir<inout>}, %x126: !ptensor.tensor<3x18xf16>, %x132: !ptensor.tensor<7x19xf16, valid = [5, 16]> {pypto.dir = #pypto.dir<out>}, %x133: !ptensor.tensor<3x19xf16, valid = [1, 16]> {pypto.dir = #pypto.dir<out>}, %x135: !ptensor.tensor<1x19xf16> {pypto.dir = #pypto.dir<out>}) {
    %t3 = tile.load %x1[%p2, 1] : !ptensor.tensor<4x18xf16> -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
    %t5 = "tile.muls"(%t3, %p4) : (!tile.tile<8x32xf16, vec, valid = [1, 16]>, f16) -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
    %c6 = arith.constant 3 : index
    %q7 = arith.cmpi eq, %p2, %c6 : index
    %r8:2 = scf.if %q7 -> (!tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>) {
      %g9 = "tile.get_subblock_idx"() : () -> index
      %r10:1 = scf.index_switch %g9 -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
      case 0 {
        %t11 = "tile.full"(%p4) : (f16) -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
        %t13 = tile.load %x12[0, 0] : !ptensor.tensor<1x16xf16, strides = [21, 1]> -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
        %t14 = "tile.add"(%t11, %t13) : (!tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>) -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
        %g15 = "tile.get_block_num"() : () -> index
        %c16 = arith.constant 3 : index
        %o17 = arith.remui %g15, %c16 : index
        %t18 = tile.load %x1[0, %o17] : !ptensor.tensor<4x18xf16> -> !tile.tile<1x32xf16, vec, valid = [1, 16]>
        %k20 = arith.subf %p19, %p19 : f16
        %t21 = "tile.minimums"(%t18, %k20) : (!tile.tile<1x32xf16, vec, valid = [1, 16]>, f16) -> !tile.tile<1x32xf16, vec, valid = [1, 16]>
        scf.yield %t11 : !tile.tile<8x32xf16, vec, valid = [1, 16]>
      }
      case 1 {
        %g22 = "tile.get_block_idx"() : () -> index
        %c23 = arith.constant 1 : index
        %o24 = arith.remui %g22, %c23 : index
        %t25 = tile.load %x12[%o24, 0] : !ptensor.tensor<1x16xf16, strides = [21, 1]> -> !tile.tile<1x32xf16, vec, valid = [1, 16]>
        %k26 = arith.constant -7.0 : f16
        %t27 = "tile.subs"(%t25, %k26) : (!tile.tile<1x32xf16, vec, valid = [1, 16]>, f16) -> !tile.tile<1x32xf16, vec, valid = [1, 16]>
        scf.yield %t5 : !tile.tile<8x32xf16, vec, valid = [1, 16]>
      }
      default {
        %g29 = "tile.get_block_idx"() : () -> index
        %c30 = arith.constant 1 : index
        %o31 = arith.remui %g29, %c30 : index
        %t32 = tile.load %x28[%o31, %g9] : !ptensor.tensor<16x20xbf16, strides = [29, 1]> -> !tile.tile<16x16xbf16, mat>
        %m33 = tile.move %t32 : !tile.tile<16x16xbf16, mat> -> !tile.tile<16x16xbf16, left>
        %t34 = tile.load %x28[0, 4] : !ptensor.tensor<16x20xbf16, strides = [29, 1]> -> !tile.tile<16x16xbf16, mat>
        %m35 = tile.move %t34 : !tile.tile<16x16xbf16, mat> -> !tile.tile<16x16xbf16, right>
        %s36 = "tile.matmul"(%m33, %m35) : (!tile.tile<16x16xbf16, left>, !tile.tile<16x16xbf16, right>) -> !tile.tile<16x16xf32, acc>
        %t37 = tile.load %x28[0, 0] : !ptensor.tensor<16x20xbf16, strides = [29, 1]> -> !tile.tile<16x16xbf16, mat>
        %m38 = tile.move %t37 : !tile.tile<16x16xbf16, mat> -> !tile.tile<16x16xbf16, left>
        %g40 = "tile.get_block_num"() : () -> index
        %c41 = arith.constant 1 : index
        %o42 = arith.remui %g40, %c41 : index
        %t43 = tile.load %x39[%o42, 0] : !ptensor.tensor<16x16xbf16, strides = [18, 1]> -> !tile.tile<16x16xbf16, mat>
        %m44 = tile.move %t43 : !tile.tile<16x16xbf16, mat> -> !tile.tile<16x16xbf16, right>
        %s45 = "tile.matmul_acc"(%s36, %m38, %m44) : (!tile.tile<16x16xf32, acc>, !tile.tile<16x16xbf16, left>, !tile.tile<16x16xbf16, right>) -> !tile.tile<16x16xf32, acc>
        %g47 = "tile.get_block_idx"() : () -> index
        %c48 = arith.constant 1 : index
        %o49 = arith.remui %g47, %c48 : index
        tile.store %s45, %x46[%o49, 1] : !tile.tile<16x16xf32, acc>, !ptensor.tensor<16x18xbf16, strides = [22, 1]>
        %m50 = tile.move %s45 : !tile.tile<16x16xf32, acc> -> !tile.tile<16x16xbf16, mat>
        %m51 = tile.move %m50 : !tile.tile<16x16xbf16, mat> -> !tile.tile<16x16xbf16, left>
        %t53 = tile.load %x52[%o49, 0] : !ptensor.tensor<16x25xbf16> -> !tile.tile<16x32xbf16, mat, valid = [16, 25]>
        %m54 = tile.move %t53 : !tile.tile<16x32xbf16, mat, valid = [16, 25]> -> !tile.tile<16x32xbf16, right, valid = [16, 25]>
        %s55 = "tile.matmul"(%m51, %m54) : (!tile.tile<16x16xbf16, left>, !tile.tile<16x32xbf16, right, valid = [16, 25]>) -> !tile.tile<16x32xf32, acc, valid = [16, 25]>
        tile.store %s55, %x56[0, %o42] : !tile.tile<16x32xf32, acc, valid = [16, 25]>, !ptensor.tensor<19x25xf16>
        %r58:3 = scf.if %p57 -> (!tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>) {
          %t59 = tile.load %x1[%o49, 2] : !ptensor.tensor<4x18xf16> -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
          %t60 = tile.load %x1[1, 1] : !ptensor.tensor<4x18xf16> -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
          %t61 = arith.select %p57, %t59, %t60 : !tile.tile<8x32xf16, vec, valid = [1, 16]>
          scf.yield %t60, %t61, %t61 : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>
        } else {
          %c63 = arith.constant 1 : index
          %o64 = arith.remui %g40, %c63 : index
          tile.store %t5, %x62[4, %o64] : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !ptensor.tensor<7x16xf16>
          %c67 = arith.constant 1 : index
          %o68 = arith.remui %p66, %c67 : index
          %t69 = tile.load %x65[5, %o68] : !ptensor.tensor<6x16xf16> -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
          scf.yield %t5, %t3, %t69 : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>
        }
        %t70 = arith.select %p57, %r58#2, %r58#0 : !tile.tile<8x32xf16, vec, valid = [1, 16]>
        %t71 = tile.load %x65[3, %o49] : !ptensor.tensor<6x16xf16> -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
        scf.yield %t71 : !tile.tile<8x32xf16, vec, valid = [1, 16]>
      }
      %t72 = "tile.log"(%r10#0) : (!tile.tile<8x32xf16, vec, valid = [1, 16]>) -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
      scf.yield %t5, %t72 : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>
    } else {
      %c75 = arith.constant 1 : index
      %o76 = arith.remui %p74, %c75 : index
      %t77 = tile.load %x73[%p74, %o76] : !ptensor.tensor<7x19xf16, layout = dn, valid = [5, 16], pad = zero> -> !tile.tile<1x32xf16, vec, valid = [1, 16]>
      %t78 = "tile.col_expand_expdif"(%t5, %t77) : (!tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<1x32xf16, vec, valid = [1, 16]>) -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
      %t79 = "tile.log"(%t77) : (!tile.tile<1x32xf16, vec, valid = [1, 16]>) -> !tile.tile<1x32xf16, vec, valid = [1, 16]>
      scf.yield %t5, %t5 : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>
    }
    %t80 = tile.load %x62[%p74, 0] : !ptensor.tensor<7x16xf16> -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
    %t81 = "tile.exp"(%t80) : (!tile.tile<8x32xf16, vec, valid = [1, 16]>) -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
    %c82 = arith.constant 0 : index
    %c83 = arith.constant 1 : index
    %c84 = arith.constant 1 : index
    %o85 = arith.remui %p66, %c84 : index
    %t86 = tile.load %x65[%p2, %o85] : !ptensor.tensor<6x16xf16> -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
    %r87:4 = scf.while (%a88 = %r8#0, %a89 = %t86, %a90 = %t80, %i91 = %c82) : (!tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, index) -> (!tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, index) {
      %q92 = arith.cmpi slt, %i91, %p66 : index
      scf.condition(%q92) %a88, %a89, %a90, %i91 : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, index
    } do {
      ^bb0(%a93: !tile.tile<8x32xf16, vec, valid = [1, 16]>, %a94: !tile.tile<8x32xf16, vec, valid = [1, 16]>, %a95: !tile.tile<8x32xf16, vec, valid = [1, 16]>, %i96: index):
      %t97 = tile.load %x73[1, %o85] : !ptensor.tensor<7x19xf16, layout = dn, valid = [5, 16], pad = zero> -> !tile.tile<1x32xf16, vec, valid = [1, 16]>
      %t98 = "tile.col_expand_div"(%a94, %t97) : (!tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<1x32xf16, vec, valid = [1, 16]>) -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
      %i99 = arith.addi %i96, %c83 : index
      scf.yield %a94, %a93, %a95, %i99 : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, index
    }
    %r101:3 = scf.if %p100 -> (!tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>) {
      scf.yield %r87#0, %t3, %t80 : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>
    } else {
      %c102 = arith.constant 2 : index
      %c103 = arith.constant 6 : index
      %c104 = arith.constant 2 : index
      %r105:4 = scf.for %i110 = %c102 to %c103 step %c104 iter_args(%a106 = %r87#1, %a107 = %r8#0, %a108 = %r87#1, %a109 = %r87#2) -> (!tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>) {
        tile.store %a109, %x56[%p66, %p74] : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !ptensor.tensor<19x25xf16>
        %t111 = tile.load %x65[4, 0] : !ptensor.tensor<6x16xf16> -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
        %t112 = "tile.neg"(%t111) : (!tile.tile<8x32xf16, vec, valid = [1, 16]>) -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
        %c114 = arith.constant 4 : index
        %o115 = arith.remui %i110, %c114 : index
        %t116 = tile.load %x113[%o85, %o115] : !ptensor.tensor<6x19xf16> -> !tile.tile<1x32xf16, vec, valid = [1, 16]>
        %t117 = "tile.col_expand_expdif"(%a106, %t116) : (!tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<1x32xf16, vec, valid = [1, 16]>) -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
        scf.yield %t86, %t86, %t86, %t86 : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>
      }
      tile.store %r105#3, %x118[3, 2] : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !ptensor.tensor<5x21xf16>
      %h119 = func.call @s1796071716_h0(%r87#1) : (!tile.tile<8x32xf16, vec, valid = [1, 16]>) -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
      scf.yield %r105#2, %r105#3, %t86 : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>
    }
    %c120 = arith.constant 0 : index
    %c121 = arith.constant 1 : index
    %r122:2 = scf.for %i125 = %c120 to %r87#3 step %c121 iter_args(%a123 = %t80, %a124 = %r87#2) -> (!tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>) {
      %c127 = arith.constant 3 : index
      %o128 = arith.remui %r87#3, %c127 : index
      %t129 = tile.load %x126[%o128, 1] : !ptensor.tensor<3x18xf16> -> !tile.tile<1x32xf16, vec, valid = [1, 16]>
      %t130 = "tile.col_expand_expdif"(%r101#0, %t129) : (!tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<1x32xf16, vec, valid = [1, 16]>) -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
      %t131 = "tile.col_expand_div"(%a123, %t129) : (!tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<1x32xf16, vec, valid = [1, 16]>) -> !tile.tile<8x32xf16, vec, valid = [1, 16]>
      scf.yield %a123, %a124 : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !tile.tile<8x32xf16, vec, valid = [1, 16]>
    }
    tile.store %r122#1, %x132[%r87#3, 0] : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !ptensor.tensor<7x19xf16, valid = [5, 16]>
    tile.store %t81, %x132[%r87#3, 0] : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !ptensor.tensor<7x19xf16, valid = [5, 16]>
    tile.store %r122#1, %x133[0, 0] : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !ptensor.tensor<3x19xf16, valid = [1, 16]>
    %g134 = "tile.get_block_idx"() : () -> index
    tile.store %r122#0, %x56[%o85, %g134] : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !ptensor.tensor<19x25xf16>
    tile.store %r101#2, %x135[0, %p66] : !tile.tile<8x32xf16, vec, valid = [1, 16]>, !ptensor.tensor<1x19xf16>
    return
  }
}
