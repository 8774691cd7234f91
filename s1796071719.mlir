// pypto-generate --seed 1796071719 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func private @s1796071719_h0(%a1: !tile.tile<16x16xi32, vec, valid = [7, 15]>, %a2: !tile.tile<16x16xi32, vec, valid = [7, 15]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]> {
    %t3 = "tile.minimum"(%a2, %a2) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
    %t4 = "tile.sub"(%t3, %t3) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
    %k5 = arith.constant 2147483647 : i32
    %t6 = "tile.subs"(%a2, %k5) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, i32) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
    return %t6 : !tile.tile<16x16xi32, vec, valid = [7, 15]>
  }
  func.func @s1796071719(%p1: index, %x8: !ptensor.tensor<7x15xi32>, %x14: !ptensor.tensor<11x18xi32, valid = [9, 15], pad = zero> {pypto.dir = #pypto.dir<inout>}, %p20: index, %x47: !ptensor.tensor<1x18xi32> {pypto.dir = #pypto.dir<inout>}, %p49: i32, %p64: index, %p70: index, %p76: index, %x84: !ptensor.tensor<5x17xi32, layout = dn> {pypto.dir = #pypto.dir<out>}, %p95: i32, %x97: !ptensor.tensor<5x15xi32>, %p101: i32, %p113: i1, %x115: !ptensor.tensor<13x15xi32> {pypto.dir = #pypto.dir<out>}, %x118: !ptensor.tensor<34x32xf8E5M2>, %x125: !ptensor.tensor<37x34xf8E5M2>, %x128: !ptensor.tensor<35x35xf8E5M2>, %p129: index, %x134: !ptensor.tensor<37x37xbf16> {pypto.dir = #pypto.dir<out>}, %p135: index, %x137: !ptensor.tensor<16x20xf16>, %x143: !ptensor.tensor<22x19xf16, valid = [20, 16]>, %x148: !ptensor.tensor<21x19xf16>, %p149: index, %x154: !ptensor.tensor<21x16xf32> {pypto.dir = #pypto.dir<out>}, %p161: f16, %x165: !ptensor.tensor<19x22xbf16, layout = dn> {pypto.dir = #pypto.dir<inout>}, %p173: index, %p177: index, %x181: !ptensor.tensor<18x16xbf16, layout = dn, valid = [16, 13]> {pypto.dir = #pypto.dir<inout>}, %x189: !ptensor.tensor<21x7xf32, layout = dn> {pypto.dir = #pypto.dir<out>}, %p193: index, %x198: !ptensor.tensor<22x16xf16> {pypto.dir = #pypto.dir<inout>}, %x201: !ptensor.tensor<6x35xf16, valid = [4, 32]> {pypto.dir = #pypto.dir<inout>}, %x210: !ptensor.tensor<36x35xf8E5M2, valid = [34, 32]>, %x215: !ptensor.tensor<32x32xbf16> {pypto.dir = #pypto.dir<out>}, %x221: !ptensor.tensor<14x7xi32, strides = [14, 1], valid = [12, 4], pad = zero>, %x227: !ptensor.tensor<7x19xi32> {pypto.dir = #pypto.dir<inout>}, %x236: !ptensor.tensor<16x22xf16>, %p238: index, %x246: !ptensor.tensor<16x16xf16>, %p254: f16, %x256m: memref<35x34xf16>, %x264: !ptensor.tensor<32x36xf16, layout = dn> {pypto.dir = #pypto.dir<inout>}, %p271: i32, %p272: i32, %p278: index, %x284: !ptensor.tensor<13x15xi32> {pypto.dir = #pypto.dir<inout>}, %x291: !ptensor.tensor<8x20xi32> {pypto.dir = #pypto.dir<out>}, %x292: !ptensor.tensor<35x35xf16, valid = [33, 32], pad = zero> {pypto.dir = #pypto.dir<out>}, %x293: !ptensor.tensor<32x36xf16> {pypto.dir = #pypto.dir<out>}, %x294: !ptensor.tensor<32x35xf16> {pypto.dir = #pypto.dir<inout>}) {
    %x256 = ptensor.from_memref %x256m : memref<35x34xf16> -> !ptensor.tensor<35x34xf16>
    %c2 = arith.constant 3 : index
    %q3 = arith.cmpi ult, %p1, %c2 : index
    %r4:1 = scf.if %q3 -> (!tile.tile<16x1xi32, vec, valid = [7, 1]>) {
      %c5 = arith.constant 3 : index
      %q6 = arith.cmpi slt, %p1, %c5 : index
      %r7:3 = scf.if %q6 -> (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) {
        %c9 = arith.constant 1 : index
        %o10 = arith.remui %p1, %c9 : index
        %t11 = tile.load %x8[0, %o10] : !ptensor.tensor<7x15xi32> -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        %k12 = arith.constant -7 : i32
        %t13 = "tile.divs"(%t11, %k12) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, i32) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        tile.store %t13, %x14[2, %o10] : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !ptensor.tensor<11x18xi32, valid = [9, 15], pad = zero>
        %c15 = arith.constant 2 : index
        %c16 = arith.constant 3 : index
        %c17 = arith.constant 1 : index
        %t18 = tile.load %x8[0, %o10] : !ptensor.tensor<7x15xi32> -> !tile.tile<16x1xi32, vec, valid = [7, 1]>
        %t19 = "tile.full"(%k12) : (i32) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        %c21 = arith.constant 3 : index
        %o22 = arith.remui %p20, %c21 : index
        %t23 = tile.load %x14[%o22, 0] : !ptensor.tensor<11x18xi32, valid = [9, 15], pad = zero> -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        %r24:5 = scf.while (%a25 = %t18, %a26 = %t19, %a27 = %t23, %a28 = %t23, %i29 = %c15) : (!tile.tile<16x1xi32, vec, valid = [7, 1]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, index) -> (!tile.tile<16x1xi32, vec, valid = [7, 1]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, index) {
          %q30 = arith.cmpi slt, %i29, %c16 : index
          scf.condition(%q30) %a25, %a26, %a27, %a28, %i29 : !tile.tile<16x1xi32, vec, valid = [7, 1]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, index
        } do {
          ^bb0(%a31: !tile.tile<16x1xi32, vec, valid = [7, 1]>, %a32: !tile.tile<16x16xi32, vec, valid = [7, 15]>, %a33: !tile.tile<16x16xi32, vec, valid = [7, 15]>, %a34: !tile.tile<16x16xi32, vec, valid = [7, 15]>, %i35: index):
          %e36 = tile.create : !tile.tile<16x16xi32, vec, valid = [7, 15]>
          %t37 = "tile.row_sum"(%t11, %e36) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) -> !tile.tile<16x1xi32, vec, valid = [7, 1]>
          %k38 = arith.constant 2147483647 : i32
          %t39 = "tile.muls"(%t19, %k38) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, i32) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
          %t40 = "tile.row_expand_add"(%a32, %t37) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x1xi32, vec, valid = [7, 1]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
          %i41 = arith.addi %i35, %c17 : index
          scf.yield %t18, %t23, %t11, %t23, %i41 : !tile.tile<16x1xi32, vec, valid = [7, 1]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, index
        }
        scf.yield %t23, %r24#2, %r24#2 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
      } else {
        %c42 = arith.constant 1 : index
        %o43 = arith.remui %p20, %c42 : index
        %c44 = arith.constant 1 : index
        %o45 = arith.remui %p1, %c44 : index
        %t46 = tile.load %x8[%o43, %o45] : !ptensor.tensor<7x15xi32> -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        scf.yield %t46, %t46, %t46 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
      }
      %t48 = tile.load %x47[0, 3] : !ptensor.tensor<1x18xi32> -> !tile.tile<1x16xi32, vec, valid = [1, 15]>
      %t50 = "tile.full"(%p49) : (i32) -> !tile.tile<1x16xi32, vec, valid = [1, 15]>
      %t51 = "tile.mul"(%t48, %t50) : (!tile.tile<1x16xi32, vec, valid = [1, 15]>, !tile.tile<1x16xi32, vec, valid = [1, 15]>) -> !tile.tile<1x16xi32, vec, valid = [1, 15]>
      %r52:3 = scf.index_switch %p20 -> !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
      case 0 {
        %t53 = "tile.muls"(%r7#2, %p49) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, i32) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        %t54 = "tile.mul"(%r7#2, %r7#0) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        %c55 = arith.constant 1 : index
        %c56 = arith.constant 4 : index
        %c57 = arith.constant 2 : index
        scf.for %i59 = %c55 to %c56 step %c57 {
          %e60 = tile.create : !tile.tile<16x16xi32, vec, valid = [7, 15]>
          %t61 = "tile.row_prod"(%t54, %e60) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) -> !tile.tile<16x1xi32, vec, valid = [7, 1]>
        }
        scf.yield %t53, %t54, %t54 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
      }
      default {
        %t62 = "tile.div"(%r7#2, %r7#2) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        %t63 = "tile.neg"(%r7#2) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        %c65 = arith.constant 3 : index
        %o66 = arith.remui %p64, %c65 : index
        %c67 = arith.constant 1 : index
        %o68 = arith.remui %o66, %c67 : index
        %t69 = tile.load %x14[%o66, %o68] : !ptensor.tensor<11x18xi32, valid = [9, 15], pad = zero> -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        scf.yield %t69, %t63, %t69 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
      }
      %c71 = arith.constant 3 : index
      %o72 = arith.remui %p70, %c71 : index
      %t73 = tile.load %x14[%o72, 10] : !ptensor.tensor<11x18xi32, valid = [9, 15], pad = zero> -> !tile.tile<16x1xi32, vec, valid = [7, 1]>
      scf.yield %t73 : !tile.tile<16x1xi32, vec, valid = [7, 1]>
    } else {
      %c74 = arith.constant 1 : index
      %o75 = arith.remui %p70, %c74 : index
      %c77 = arith.constant 1 : index
      %o78 = arith.remui %p76, %c77 : index
      %t79 = tile.load %x8[%o75, %o78] : !ptensor.tensor<7x15xi32> -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
      %e80 = tile.create : !tile.tile<16x16xi32, vec, valid = [7, 15]>
      %t81 = "tile.row_max"(%t79, %e80) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) -> !tile.tile<16x1xi32, vec, valid = [7, 1]>
      %t82 = tile.load %x8[6, %o75] : !ptensor.tensor<7x15xi32> -> !tile.tile<1x16xi32, vec, valid = [1, 15]>
      %t83 = "tile.maximums"(%t82, %p49) : (!tile.tile<1x16xi32, vec, valid = [1, 15]>, i32) -> !tile.tile<1x16xi32, vec, valid = [1, 15]>
      %g85 = "tile.get_block_idx"() : () -> index
      %c86 = arith.constant 3 : index
      %o87 = arith.remui %p76, %c86 : index
      tile.store %t83, %x84[%g85, %o87] : !tile.tile<1x16xi32, vec, valid = [1, 15]>, !ptensor.tensor<5x17xi32, layout = dn>
      scf.yield %t81 : !tile.tile<16x1xi32, vec, valid = [7, 1]>
    }
    %t88 = tile.load %x8[0, 0] : !ptensor.tensor<7x15xi32> -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
    %t89 = "tile.row_expand_add"(%t88, %r4#0) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x1xi32, vec, valid = [7, 1]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
    %t90 = "tile.full"(%p49) : (i32) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
    %t91 = "tile.row_expand_sub"(%t90, %r4#0) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x1xi32, vec, valid = [7, 1]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
    %c92 = arith.constant 0 : index
    %q93 = arith.cmpi eq, %p20, %c92 : index
    %r94:4 = scf.if %q93 -> (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, i32) {
      %t96 = "tile.full"(%p95) : (i32) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
      %t98 = tile.load %x97[3, 0] : !ptensor.tensor<5x15xi32> -> !tile.tile<1x16xi32, vec, valid = [1, 15]>
      %t99 = "tile.col_expand_min"(%t96, %t98) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<1x16xi32, vec, valid = [1, 15]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
      %t100 = tile.move %t88 : !tile.tile<16x16xi32, vec, valid = [7, 15]> -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
      scf.yield %t91, %t100, %t99, %p101 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, i32
    } else {
      %h102 = func.call @s1796071719_h0(%t90, %t89) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
      %t103 = "tile.relu"(%t91) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
      %t104 = "tile.sub"(%t89, %t103) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
      %k105 = arith.xori %p101, %p49 : i32
      scf.yield %h102, %t104, %t90, %k105 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, i32
    }
    %c106 = arith.constant 1 : index
    %c107 = arith.constant 1 : index
    %c108 = arith.constant 1 : index
    %r109:2 = scf.for %i112 = %c106 to %c107 step %c108 iter_args(%a110 = %t91, %a111 = %r94#1) -> (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) {
      %r114:2 = scf.if %p113 -> (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) {
        %c116 = arith.constant 1 : index
        %o117 = arith.remui %i112, %c116 : index
        tile.store %a111, %x115[5, %o117] : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !ptensor.tensor<13x15xi32>
        %t119 = tile.load %x118[2, %o117] : !ptensor.tensor<34x32xf8E5M2> -> !tile.tile<32x32xf8E5M2, vec>
        %m120 = tile.move %t119 : !tile.tile<32x32xf8E5M2, vec> -> !tile.tile<32x32xf8E5M2, mat>
        %m121 = tile.move %m120 : !tile.tile<32x32xf8E5M2, mat> -> !tile.tile<32x32xf8E5M2, left>
        %t122 = tile.load %x118[%o117, 0] : !ptensor.tensor<34x32xf8E5M2> -> !tile.tile<32x32xf8E5M2, mat>
        %m123 = tile.move %t122 : !tile.tile<32x32xf8E5M2, mat> -> !tile.tile<32x32xf8E5M2, right>
        %s124 = "tile.matmul"(%m121, %m123) : (!tile.tile<32x32xf8E5M2, left>, !tile.tile<32x32xf8E5M2, right>) -> !tile.tile<32x32xf32, acc>
        %t126 = tile.load %x125[%p64, 1] : !ptensor.tensor<37x34xf8E5M2> -> !tile.tile<32x32xf8E5M2, mat>
        %m127 = tile.move %t126 : !tile.tile<32x32xf8E5M2, mat> -> !tile.tile<32x32xf8E5M2, left>
        %t130 = tile.load %x128[0, %p129] : !ptensor.tensor<35x35xf8E5M2> -> !tile.tile<32x32xf8E5M2, vec>
        %m131 = tile.move %t130 : !tile.tile<32x32xf8E5M2, vec> -> !tile.tile<32x32xf8E5M2, mat>
        %m132 = tile.move %m131 : !tile.tile<32x32xf8E5M2, mat> -> !tile.tile<32x32xf8E5M2, right>
        %s133 = "tile.matmul_acc"(%s124, %m127, %m132) : (!tile.tile<32x32xf32, acc>, !tile.tile<32x32xf8E5M2, left>, !tile.tile<32x32xf8E5M2, right>) -> !tile.tile<32x32xf32, acc>
        tile.store %s133, %x134[%p135, 5] : !tile.tile<32x32xf32, acc>, !ptensor.tensor<37x37xbf16>
        %m136 = tile.move %s133 : !tile.tile<32x32xf32, acc> -> !tile.tile<32x32xf16, vec>
        %t138 = tile.load %x137[0, 1] : !ptensor.tensor<16x20xf16> -> !tile.tile<16x16xf16, mat>
        %m139 = tile.move %t138 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, left>
        %t140 = tile.load %x137[0, %i112] : !ptensor.tensor<16x20xf16> -> !tile.tile<16x16xf16, mat>
        %m141 = tile.move %t140 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, right>
        %s142 = "tile.matmul"(%m139, %m141) : (!tile.tile<16x16xf16, left>, !tile.tile<16x16xf16, right>) -> !tile.tile<16x16xf32, acc>
        %c144 = arith.constant 1 : index
        %o145 = arith.remui %i112, %c144 : index
        %t146 = tile.load %x143[2, %o145] : !ptensor.tensor<22x19xf16, valid = [20, 16]> -> !tile.tile<16x16xf16, mat>
        %m147 = tile.move %t146 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, left>
        %t150 = tile.load %x148[4, %p149] : !ptensor.tensor<21x19xf16> -> !tile.tile<16x16xf16, vec>
        %m151 = tile.move %t150 : !tile.tile<16x16xf16, vec> -> !tile.tile<16x16xf16, mat>
        %m152 = tile.move %m151 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, right>
        %s153 = "tile.matmul_acc"(%s142, %m147, %m152) : (!tile.tile<16x16xf32, acc>, !tile.tile<16x16xf16, left>, !tile.tile<16x16xf16, right>) -> !tile.tile<16x16xf32, acc>
        tile.store %s153, %x154[%o117, 0] : !tile.tile<16x16xf32, acc>, !ptensor.tensor<21x16xf32>
        %m155 = tile.move %s153 : !tile.tile<16x16xf32, acc> -> !tile.tile<16x16xf16, vec>
        %c156 = arith.constant 1 : index
        %o157 = arith.remui %i112, %c156 : index
        %t158 = tile.load %x14[%o117, %o157] : !ptensor.tensor<11x18xi32, valid = [9, 15], pad = zero> -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        %t159 = "tile.full"(%r94#3) : (i32) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        scf.yield %t158, %t159 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
      } else {
        %t160 = tile.load %x143[%i112, 0] : !ptensor.tensor<22x19xf16, valid = [20, 16]> -> !tile.tile<16x16xf16, vec>
        %t162 = "tile.muls"(%t160, %p161) : (!tile.tile<16x16xf16, vec>, f16) -> !tile.tile<16x16xf16, vec>
        %t163 = tile.load %x14[%i112, 0] : !ptensor.tensor<11x18xi32, valid = [9, 15], pad = zero> -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        scf.yield %t163, %a111 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
      }
      %r164:4 = scf.index_switch %i112 -> !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<1x32xf16, vec>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
      case 0 {
        %t166 = tile.load %x165[4, 5] : !ptensor.tensor<19x22xbf16, layout = dn> -> !tile.tile<16x16xbf16, vec, valid = [15, 16]>
        %m167 = tile.move %t166 : !tile.tile<16x16xbf16, vec, valid = [15, 16]> -> !tile.tile<16x16xbf16, mat, valid = [15, 16]>
        %m168 = tile.move %m167 : !tile.tile<16x16xbf16, mat, valid = [15, 16]> -> !tile.tile<16x16xbf16, left, valid = [15, 16]>
        %t169 = tile.load %x165[%i112, %i112] : !ptensor.tensor<19x22xbf16, layout = dn> -> !tile.tile<16x32xbf16, vec, valid = [16, 7]>
        %m170 = tile.move %t169 : !tile.tile<16x32xbf16, vec, valid = [16, 7]> -> !tile.tile<16x32xbf16, mat, valid = [16, 7]>
        %m171 = tile.move %m170 : !tile.tile<16x32xbf16, mat, valid = [16, 7]> -> !tile.tile<16x32xbf16, right, valid = [16, 7]>
        %s172 = "tile.matmul"(%m168, %m171) : (!tile.tile<16x16xbf16, left, valid = [15, 16]>, !tile.tile<16x32xbf16, right, valid = [16, 7]>) -> !tile.tile<16x32xf32, acc, valid = [15, 7]>
        %c174 = arith.constant 1 : index
        %q175 = arith.cmpi ult, %p173, %c174 : index
        %r176:1 = scf.if %q175 -> (!tile.tile<16x32xf32, acc, valid = [15, 7]>) {
          %t178 = tile.load %x165[%i112, %p177] : !ptensor.tensor<19x22xbf16, layout = dn> -> !tile.tile<16x16xbf16, vec, valid = [15, 16]>
          %m179 = tile.move %t178 : !tile.tile<16x16xbf16, vec, valid = [15, 16]> -> !tile.tile<16x16xbf16, mat, valid = [15, 16]>
          %m180 = tile.move %m179 : !tile.tile<16x16xbf16, mat, valid = [15, 16]> -> !tile.tile<16x16xbf16, left, valid = [15, 16]>
          %c182 = arith.constant 1 : index
          %o183 = arith.remui %i112, %c182 : index
          %g184 = "tile.get_block_num"() : () -> index
          %t185 = tile.load %x181[%o183, %g184] : !ptensor.tensor<18x16xbf16, layout = dn, valid = [16, 13]> -> !tile.tile<16x32xbf16, vec, valid = [16, 7]>
          %m186 = tile.move %t185 : !tile.tile<16x32xbf16, vec, valid = [16, 7]> -> !tile.tile<16x32xbf16, mat, valid = [16, 7]>
          %m187 = tile.move %m186 : !tile.tile<16x32xbf16, mat, valid = [16, 7]> -> !tile.tile<16x32xbf16, right, valid = [16, 7]>
          %s188 = "tile.matmul_acc"(%s172, %m180, %m187) : (!tile.tile<16x32xf32, acc, valid = [15, 7]>, !tile.tile<16x16xbf16, left, valid = [15, 16]>, !tile.tile<16x32xbf16, right, valid = [16, 7]>) -> !tile.tile<16x32xf32, acc, valid = [15, 7]>
          scf.yield %s188 : !tile.tile<16x32xf32, acc, valid = [15, 7]>
        } else {
          scf.yield %s172 : !tile.tile<16x32xf32, acc, valid = [15, 7]>
        }
        %g190 = "tile.get_subblock_idx"() : () -> index
        %c191 = arith.constant 1 : index
        %o192 = arith.remui %p1, %c191 : index
        tile.store %r176#0, %x189[%g190, %o192] : !tile.tile<16x32xf32, acc, valid = [15, 7]>, !ptensor.tensor<21x7xf32, layout = dn>
        %c194 = arith.constant 1 : index
        %o195 = arith.remui %p70, %c194 : index
        %t196 = tile.load %x143[%p193, %o195] : !ptensor.tensor<22x19xf16, valid = [20, 16]> -> !tile.tile<16x16xf16, vec>
        %t197 = "tile.neg"(%t196) : (!tile.tile<16x16xf16, vec>) -> !tile.tile<16x16xf16, vec>
        %t199 = tile.load %x198[%o195, %o192] : !ptensor.tensor<22x16xf16> -> !tile.tile<16x16xf16, vec>
        %t200 = "tile.relu"(%t199) : (!tile.tile<16x16xf16, vec>) -> !tile.tile<16x16xf16, vec>
        %t202 = tile.load %x201[%i112, 0] : !ptensor.tensor<6x35xf16, valid = [4, 32]> -> !tile.tile<1x32xf16, vec>
        scf.yield %t90, %r94#1, %t202, %r114#1 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<1x32xf16, vec>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
      }
      case 1 {
        %k203 = arith.constant 3.25 : f16
        %t204 = "tile.full"(%k203) : (f16) -> !tile.tile<1x32xf16, vec>
        scf.yield %a111, %r94#1, %t204, %a110 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<1x32xf16, vec>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
      }
      default {
        %c205 = arith.constant 1 : index
        %o206 = arith.remui %p173, %c205 : index
        %t207 = tile.load %x118[2, %o206] : !ptensor.tensor<34x32xf8E5M2> -> !tile.tile<32x32xf8E5M2, vec>
        %m208 = tile.move %t207 : !tile.tile<32x32xf8E5M2, vec> -> !tile.tile<32x32xf8E5M2, mat>
        %m209 = tile.move %m208 : !tile.tile<32x32xf8E5M2, mat> -> !tile.tile<32x32xf8E5M2, left>
        %t211 = tile.load %x210[1, 0] : !ptensor.tensor<36x35xf8E5M2, valid = [34, 32]> -> !tile.tile<32x32xf8E5M2, vec>
        %m212 = tile.move %t211 : !tile.tile<32x32xf8E5M2, vec> -> !tile.tile<32x32xf8E5M2, mat>
        %m213 = tile.move %m212 : !tile.tile<32x32xf8E5M2, mat> -> !tile.tile<32x32xf8E5M2, right>
        %s214 = "tile.matmul"(%m209, %m213) : (!tile.tile<32x32xf8E5M2, left>, !tile.tile<32x32xf8E5M2, right>) -> !tile.tile<32x32xf32, acc>
        tile.store %s214, %x215[%o206, 0] : !tile.tile<32x32xf32, acc>, !ptensor.tensor<32x32xbf16>
        %t216 = tile.move %a110 : !tile.tile<16x16xi32, vec, valid = [7, 15]> -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        %g217 = "tile.get_subblock_idx"() : () -> index
        %c218 = arith.constant 1 : index
        %o219 = arith.remui %p149, %c218 : index
        %t220 = tile.load %x201[%g217, %o219] : !ptensor.tensor<6x35xf16, valid = [4, 32]> -> !tile.tile<1x32xf16, vec>
        scf.yield %r114#1, %r94#1, %t220, %r94#0 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<1x32xf16, vec>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
      }
      %t222 = tile.load %x221[4, %p1] : !ptensor.tensor<14x7xi32, strides = [14, 1], valid = [12, 4], pad = zero> -> !tile.tile<16x1xi32, vec, valid = [7, 1]>
      %t223 = "tile.row_expand_add"(%r114#1, %t222) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x1xi32, vec, valid = [7, 1]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
      %c224 = arith.constant 1 : index
      %c225 = arith.constant 3 : index
      %c226 = arith.constant 2 : index
      %c228 = arith.constant 1 : index
      %o229 = arith.remui %p173, %c228 : index
      %t230 = tile.load %x227[%o229, 1] : !ptensor.tensor<7x19xi32> -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
      %r231:2 = scf.for %i234 = %c224 to %c225 step %c226 iter_args(%a232 = %a110, %a233 = %t230) -> (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) {
        %h235 = func.call @s1796071719_h0(%a233, %a232) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        %t237 = tile.load %x236[0, 1] : !ptensor.tensor<16x22xf16> -> !tile.tile<16x16xf16, vec>
        %c239 = arith.constant 1 : index
        %o240 = arith.remui %p238, %c239 : index
        %t241 = tile.load %x198[4, %o240] : !ptensor.tensor<22x16xf16> -> !tile.tile<16x16xf16, vec>
        %t242 = "tile.mul"(%t237, %t241) : (!tile.tile<16x16xf16, vec>, !tile.tile<16x16xf16, vec>) -> !tile.tile<16x16xf16, vec>
        scf.yield %t90, %a111 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
      }
      scf.yield %a111, %a110 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
    }
    %t243 = tile.move %r94#1 : !tile.tile<16x16xi32, vec, valid = [7, 15]> -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
    %c244 = arith.constant 0 : index
    %q245 = arith.cmpi ne, %p149, %c244 : index
    %c247 = arith.constant 1 : index
    %o248 = arith.remui %p64, %c247 : index
    %t249 = tile.load %x246[0, %o248] : !ptensor.tensor<16x16xf16> -> !tile.tile<16x16xf16, vec>
    %t250 = arith.select %q245, %t249, %t249 : !tile.tile<16x16xf16, vec>
    %c251 = arith.constant 0 : index
    %c252 = arith.constant 2 : index
    %c253 = arith.constant 1 : index
    %t255 = "tile.full"(%p254) : (f16) -> !tile.tile<32x32xf16, vec>
    %t257 = tile.load %x256[2, %o248] : !ptensor.tensor<35x34xf16> -> !tile.tile<32x32xf16, vec>
    %r258:4 = scf.for %i263 = %c251 to %c252 step %c253 iter_args(%a259 = %t255, %a260 = %t257, %a261 = %t257, %a262 = %t257) -> (!tile.tile<32x32xf16, vec>, !tile.tile<32x32xf16, vec>, !tile.tile<32x32xf16, vec>, !tile.tile<32x32xf16, vec>) {
      %c265 = arith.constant 1 : index
      %o266 = arith.remui %i263, %c265 : index
      %t267 = tile.load %x264[%o266, 1] : !ptensor.tensor<32x36xf16, layout = dn> -> !tile.tile<32x32xf16, vec>
      %t268 = "tile.exp"(%t267) : (!tile.tile<32x32xf16, vec>) -> !tile.tile<32x32xf16, vec>
      %q269 = arith.constant true
      %r270:2 = scf.if %q269 -> (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>) {
        %k273 = arith.xori %p271, %p272 : i32
        %t274 = "tile.full"(%k273) : (i32) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        scf.yield %t274, %t90 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
      } else {
        %t275 = tile.load %x227[4, 2] : !ptensor.tensor<7x19xi32> -> !tile.tile<1x16xi32, vec, valid = [1, 15]>
        %t276 = "tile.div"(%t275, %t275) : (!tile.tile<1x16xi32, vec, valid = [1, 15]>, !tile.tile<1x16xi32, vec, valid = [1, 15]>) -> !tile.tile<1x16xi32, vec, valid = [1, 15]>
        %t277 = tile.load %x227[0, 2] : !ptensor.tensor<7x19xi32> -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        scf.yield %r94#1, %t277 : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x16xi32, vec, valid = [7, 15]>
      }
      %c279 = arith.constant 1 : index
      %q280 = arith.cmpi slt, %p278, %c279 : index
      %r281:1 = scf.if %q280 -> (!tile.tile<16x16xf16, vec>) {
        %e282 = tile.create : !tile.tile<32x32xf16, vec>
        %t283 = "tile.row_sum"(%a259, %e282) : (!tile.tile<32x32xf16, vec>, !tile.tile<32x32xf16, vec>) -> !tile.tile<32x1xf16, vec>
        scf.yield %t250 : !tile.tile<16x16xf16, vec>
      } else {
        %g285 = "tile.get_block_num"() : () -> index
        %t286 = tile.load %x284[%g285, 0] : !ptensor.tensor<13x15xi32> -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        %t287 = "tile.row_expand_max"(%t286, %r4#0) : (!tile.tile<16x16xi32, vec, valid = [7, 15]>, !tile.tile<16x1xi32, vec, valid = [7, 1]>) -> !tile.tile<16x16xi32, vec, valid = [7, 15]>
        %t288 = "tile.mul"(%t250, %t250) : (!tile.tile<16x16xf16, vec>, !tile.tile<16x16xf16, vec>) -> !tile.tile<16x16xf16, vec>
        %t289 = "tile.recip"(%a262) : (!tile.tile<32x32xf16, vec>) -> !tile.tile<32x32xf16, vec>
        scf.yield %t250 : !tile.tile<16x16xf16, vec>
      }
      scf.yield %a260, %a261, %a262, %a259 : !tile.tile<32x32xf16, vec>, !tile.tile<32x32xf16, vec>, !tile.tile<32x32xf16, vec>, !tile.tile<32x32xf16, vec>
    }
    %t290 = tile.move %r258#0 : !tile.tile<32x32xf16, vec> -> !tile.tile<32x32xf16, vec>
    tile.store %t91, %x291[0, %o248] : !tile.tile<16x16xi32, vec, valid = [7, 15]>, !ptensor.tensor<8x20xi32>
    tile.store %t290, %x292[1, %o248] : !tile.tile<32x32xf16, vec>, !ptensor.tensor<35x35xf16, valid = [33, 32], pad = zero>
    tile.store %r258#3, %x293[0, %p64] : !tile.tile<32x32xf16, vec>, !ptensor.tensor<32x36xf16>
    tile.store %r258#2, %x294[%o248, %o248] : !tile.tile<32x32xf16, vec>, !ptensor.tensor<32x35xf16>
    return
  }
}
