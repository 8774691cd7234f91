// pypto-generate --seed 1796071709 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071709_h0(%a1: !tile.tile<8x16xi32, vec>, %a2: !tile.tile<8x16xi32, vec>, %p5: i32) -> !tile.tile<8x16xi32, vec> {
    %t3 = "tile.mul"(%a2, %a2) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>) -> !tile.tile<8x16xi32, vec>
    %t4 = "tile.relu"(%a2) : (!tile.tile<8x16xi32, vec>) -> !tile.tile<8x16xi32, vec>
    %t6 = "tile.adds"(%t4, %p5) : (!tile.tile<8x16xi32, vec>, i32) -> !tile.tile<8x16xi32, vec>
    return %t6 : !tile.tile<8x16xi32, vec>
  }
  func.func private @s1796071709_h1(%a1: !tile.tile<8x16xi32, vec>, %a2: !tile.tile<8x16xi32, vec>, %p3: i32) -> !tile.tile<8x16xi32, vec> {
    %t4 = "tile.divs"(%a2, %p3) : (!tile.tile<8x16xi32, vec>, i32) -> !tile.tile<8x16xi32, vec>
    %t5 = "tile.minimum"(%a2, %t4) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>) -> !tile.tile<8x16xi32, vec>
    return %t5 : !tile.tile<8x16xi32, vec>
  }
  func.func private @s1796071709_h2(%p2: i32) -> i32 {
    %k1 = arith.constant -7 : i32
    %k3 = arith.muli %p2, %p2 : i32
    return %k3 : i32
  }
  func.func @s1796071709(%x4: !ptensor.tensor<9x1xi32> {pypto.dir = #pypto.dir<inout>}, %p5: index, %x14: !ptensor.tensor<8x16xi32, strides = [25, 1]>, %p31: i1, %x36: !ptensor.tensor<8x2xi32> {pypto.dir = #pypto.dir<inout>}, %p41: i32, %p42: i1, %x44: !ptensor.tensor<1x18xi32> {pypto.dir = #pypto.dir<inout>}, %x53: !ptensor.tensor<6x20xi32>, %x56: !ptensor.tensor<8x16xi32, layout = dn> {pypto.dir = #pypto.dir<out>}, %p62: i32, %x67: !ptensor.tensor<8x16xi32>, %x69: !ptensor.tensor<14x16xi32>, %p73: i32, %x95: !ptensor.tensor<8x16xi32>, %x101: !ptensor.tensor<8x16xi32> {pypto.dir = #pypto.dir<inout>}, %x113: !ptensor.tensor<12x16xi32, strides = [22, 1]>, %p118: i32, %p119: i32, %p126: i32, %p129: i32, %x143: !ptensor.tensor<12x22xi32>, %x147: !ptensor.tensor<3x19xi32, layout = dn, valid = [1, 16], pad = zero> {pypto.dir = #pypto.dir<inout>}, %x153: !ptensor.tensor<8x20xi32, strides = [29, 1]> {pypto.dir = #pypto.dir<inout>}, %p157: i32, %x159: !ptensor.tensor<9x20xi32, layout = dn> {pypto.dir = #pypto.dir<out>}, %x160: !ptensor.tensor<10x19xi32, valid = [8, 16], pad = zero> {pypto.dir = #pypto.dir<out>}, %p161: index, %x164: !ptensor.tensor<4x21xi32> {pypto.dir = #pypto.dir<out>}) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 2 : index
    %o7 = arith.remui %p5, %c6 : index
    %c8 = arith.constant 1 : index
    %o9 = arith.remui %p5, %c8 : index
    %t10 = tile.load %x4[%o7, %o9] : !ptensor.tensor<9x1xi32> -> !tile.tile<8x1xi32, vec>
    %r11:1 = scf.for %i13 = %c1 to %c2 step %c3 iter_args(%a12 = %t10) -> (!tile.tile<8x1xi32, vec>) {
      %c15 = arith.constant 1 : index
      %o16 = arith.remui %p5, %c15 : index
      %t17 = tile.load %x14[%o16, 0] : !ptensor.tensor<8x16xi32, strides = [25, 1]> -> !tile.tile<8x16xi32, vec>
      %t18 = "tile.row_sum"(%t17, %t17) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>) -> !tile.tile<8x1xi32, vec>
      %c19 = arith.constant 0 : index
      %c20 = arith.constant 1 : index
      %r21:4 = scf.while (%a22 = %t17, %a23 = %t17, %a24 = %t17, %i25 = %c19) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, index) -> (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, index) {
        %q26 = arith.cmpi slt, %i25, %o9 : index
        scf.condition(%q26) %a22, %a23, %a24, %i25 : !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, index
      } do {
        ^bb0(%a27: !tile.tile<8x16xi32, vec>, %a28: !tile.tile<8x16xi32, vec>, %a29: !tile.tile<8x16xi32, vec>, %i30: index):
        %r32:5 = scf.if %p31 -> (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, i32) {
          %t33 = "tile.row_min"(%a28, %a28) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>) -> !tile.tile<8x1xi32, vec>
          %e34 = tile.create : !tile.tile<8x16xi32, vec>
          %t35 = "tile.row_prod"(%a29, %e34) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>) -> !tile.tile<8x1xi32, vec>
          %c37 = arith.constant 2 : index
          %o38 = arith.remui %p5, %c37 : index
          %t39 = tile.load %x36[0, %o38] : !ptensor.tensor<8x2xi32> -> !tile.tile<8x1xi32, vec>
          %t40 = "tile.row_expand"(%t39) : (!tile.tile<8x1xi32, vec>) -> !tile.tile<8x16xi32, vec>
          scf.yield %t17, %a28, %a28, %t40, %p41 : !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, i32
        } else {
          %r43:3 = scf.if %p42 -> (!tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>, i32) {
            %g45 = "tile.get_block_num"() : () -> index
            %c46 = arith.constant 3 : index
            %o47 = arith.remui %g45, %c46 : index
            %t48 = tile.load %x44[0, %o47] : !ptensor.tensor<1x18xi32> -> !tile.tile<1x16xi32, vec>
            %t49 = "tile.neg"(%t48) : (!tile.tile<1x16xi32, vec>) -> !tile.tile<1x16xi32, vec>
            %e50 = tile.create : !tile.tile<8x16xi32, vec>
            %t51 = "tile.row_sum"(%a28, %e50) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>) -> !tile.tile<8x1xi32, vec>
            %t52 = tile.load %x44[%o9, 1] : !ptensor.tensor<1x18xi32> -> !tile.tile<1x16xi32, vec>
            scf.yield %t48, %t52, %p41 : !tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>, i32
          } else {
            %t54 = tile.load %x53[3, %o9] : !ptensor.tensor<6x20xi32> -> !tile.tile<1x16xi32, vec>
            %t55 = "tile.col_expand"(%t54) : (!tile.tile<1x16xi32, vec>) -> !tile.tile<8x16xi32, vec>
            %g57 = "tile.get_block_num"() : () -> index
            %c58 = arith.constant 1 : index
            %o59 = arith.remui %g57, %c58 : index
            tile.store %t55, %x56[0, %o59] : !tile.tile<8x16xi32, vec>, !ptensor.tensor<8x16xi32, layout = dn>
            %k60 = arith.muli %p41, %p41 : i32
            %t61 = "tile.full"(%k60) : (i32) -> !tile.tile<8x16xi32, vec>
            %h63 = func.call @s1796071709_h0(%a27, %t61, %p62) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, i32) -> !tile.tile<8x16xi32, vec>
            %k64 = arith.constant 2 : i32
            scf.yield %t54, %t54, %k64 : !tile.tile<1x16xi32, vec>, !tile.tile<1x16xi32, vec>, i32
          }
          %e65 = tile.create : !tile.tile<8x16xi32, vec>
          %t66 = "tile.row_min"(%a29, %e65) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>) -> !tile.tile<8x1xi32, vec>
          %t68 = tile.load %x67[%i30, 0] : !ptensor.tensor<8x16xi32> -> !tile.tile<8x16xi32, vec>
          %t70 = tile.load %x69[0, 0] : !ptensor.tensor<14x16xi32> -> !tile.tile<8x16xi32, vec>
          %t71 = tile.load %x69[%o7, 0] : !ptensor.tensor<14x16xi32> -> !tile.tile<8x16xi32, vec>
          %t72 = tile.load %x67[%o16, %o9] : !ptensor.tensor<8x16xi32> -> !tile.tile<8x16xi32, vec>
          scf.yield %t68, %t70, %t71, %t72, %r43#2 : !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, i32
        }
        %h74 = func.call @s1796071709_h1(%r32#3, %r32#1, %p73) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, i32) -> !tile.tile<8x16xi32, vec>
        %t75 = "tile.row_expand_sub"(%a29, %t18) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x1xi32, vec>) -> !tile.tile<8x16xi32, vec>
        %i76 = arith.addi %i30, %c20 : index
        scf.yield %r32#2, %r32#2, %r32#2, %i76 : !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, index
      }
      %c77 = arith.constant 3 : index
      %q78 = arith.cmpi ult, %p5, %c77 : index
      %r79:1 = scf.if %q78 -> (!tile.tile<8x16xi32, vec>) {
        %c80 = arith.constant 1 : index
        %o81 = arith.remui %i13, %c80 : index
        %g82 = "tile.get_block_idx"() : () -> index
        %c83 = arith.constant 1 : index
        %o84 = arith.remui %g82, %c83 : index
        %t85 = tile.load %x14[%o81, %o84] : !ptensor.tensor<8x16xi32, strides = [25, 1]> -> !tile.tile<8x16xi32, vec>
        %e86 = tile.create : !tile.tile<8x16xi32, vec>
        %t87 = "tile.row_max"(%t85, %e86) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>) -> !tile.tile<8x1xi32, vec>
        scf.yield %t17 : !tile.tile<8x16xi32, vec>
      } else {
        scf.yield %t17 : !tile.tile<8x16xi32, vec>
      }
      scf.yield %a12 : !tile.tile<8x1xi32, vec>
    }
    %c88 = arith.constant 3 : index
    %q89 = arith.cmpi slt, %o7, %c88 : index
    %r90:3 = scf.if %q89 -> (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>) {
      %c91 = arith.constant 0 : index
      %c92 = arith.constant 1 : index
      scf.for %i94 = %c91 to %p5 step %c92 {
        %t96 = tile.load %x95[0, %o9] : !ptensor.tensor<8x16xi32> -> !tile.tile<8x16xi32, vec>
        %c97 = arith.constant 1 : index
        %o98 = arith.remui %o7, %c97 : index
        %t99 = tile.load %x67[%o98, %o9] : !ptensor.tensor<8x16xi32> -> !tile.tile<8x16xi32, vec>
        %t100 = "tile.mul"(%t96, %t99) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>) -> !tile.tile<8x16xi32, vec>
        tile.store %t100, %x101[0, %o98] : !tile.tile<8x16xi32, vec>, !ptensor.tensor<8x16xi32>
        %k102 = arith.constant -2147483648 : i32
        %t103 = "tile.divs"(%t99, %k102) : (!tile.tile<8x16xi32, vec>, i32) -> !tile.tile<8x16xi32, vec>
      }
      %t104 = "tile.full"(%p62) : (i32) -> !tile.tile<8x16xi32, vec>
      %e105 = tile.create : !tile.tile<8x16xi32, vec>
      %t106 = "tile.row_prod"(%t104, %e105) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>) -> !tile.tile<8x1xi32, vec>
      %c107 = arith.constant 1 : index
      %o108 = arith.remui %p5, %c107 : index
      %t109 = tile.load %x67[%o108, 0] : !ptensor.tensor<8x16xi32> -> !tile.tile<8x16xi32, vec>
      %c110 = arith.constant 1 : index
      %o111 = arith.remui %o7, %c110 : index
      %t112 = tile.load %x101[%o111, 0] : !ptensor.tensor<8x16xi32> -> !tile.tile<8x16xi32, vec>
      scf.yield %t109, %t112, %t109 : !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>
    } else {
      %g114 = "tile.get_block_num"() : () -> index
      %c115 = arith.constant 1 : index
      %o116 = arith.remui %g114, %c115 : index
      %t117 = tile.load %x113[%g114, %o116] : !ptensor.tensor<12x16xi32, strides = [22, 1]> -> !tile.tile<8x16xi32, vec>
      %k120 = arith.muli %p118, %p119 : i32
      %t121 = "tile.divs"(%t117, %k120) : (!tile.tile<8x16xi32, vec>, i32) -> !tile.tile<8x16xi32, vec>
      %h122 = func.call @s1796071709_h2(%p41) : (i32) -> i32
      scf.yield %t121, %t121, %t121 : !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>
    }
    %t123 = "tile.full"(%p73) : (i32) -> !tile.tile<8x16xi32, vec>
    %t124 = "tile.divs"(%t123, %p119) : (!tile.tile<8x16xi32, vec>, i32) -> !tile.tile<8x16xi32, vec>
    %t125 = tile.load %x101[0, 0] : !ptensor.tensor<8x16xi32> -> !tile.tile<8x16xi32, vec>
    %k127 = arith.subi %p119, %p126 : i32
    %h128 = func.call @s1796071709_h1(%r90#1, %t125, %k127) : (!tile.tile<8x16xi32, vec>, !tile.tile<8x16xi32, vec>, i32) -> !tile.tile<8x16xi32, vec>
    %k130 = arith.addi %p126, %p129 : i32
    %t131 = "tile.full"(%k130) : (i32) -> !tile.tile<1x16xi32, vec>
    %c132 = arith.constant 2 : index
    %c133 = arith.constant 5 : index
    %c134 = arith.constant 2 : index
    %k137 = arith.addi %p119, %p126 : i32
    %r135:2 = scf.for %i139 = %c132 to %c133 step %c134 iter_args(%a136 = %h128, %n138 = %k137) -> (!tile.tile<8x16xi32, vec>, i32) {
      %k140 = arith.constant -7 : i32
      %t141 = "tile.minimums"(%h128, %k140) : (!tile.tile<8x16xi32, vec>, i32) -> !tile.tile<8x16xi32, vec>
      %t142 = "tile.col_expand_add"(%t125, %t131) : (!tile.tile<8x16xi32, vec>, !tile.tile<1x16xi32, vec>) -> !tile.tile<8x16xi32, vec>
      %t144 = tile.load %x143[4, %o9] : !ptensor.tensor<12x22xi32> -> !tile.tile<8x16xi32, vec>
      %t145 = "tile.divs"(%t144, %p73) : (!tile.tile<8x16xi32, vec>, i32) -> !tile.tile<8x16xi32, vec>
      %t146 = tile.load %x143[0, 3] : !ptensor.tensor<12x22xi32> -> !tile.tile<8x16xi32, vec>
      %g148 = "tile.get_block_num"() : () -> index
      %c149 = arith.constant 1 : index
      %o150 = arith.remui %g148, %c149 : index
      %t151 = tile.load %x147[0, %o150] : !ptensor.tensor<3x19xi32, layout = dn, valid = [1, 16], pad = zero> -> !tile.tile<1x16xi32, vec>
      %t152 = "tile.col_expand_max"(%t146, %t151) : (!tile.tile<8x16xi32, vec>, !tile.tile<1x16xi32, vec>) -> !tile.tile<8x16xi32, vec>
      %c154 = arith.constant 1 : index
      %o155 = arith.remui %o7, %c154 : index
      %t156 = tile.load %x153[%o155, 3] : !ptensor.tensor<8x20xi32, strides = [29, 1]> -> !tile.tile<8x16xi32, vec>
      %k158 = arith.xori %p41, %p157 : i32
      scf.yield %t156, %k158 : !tile.tile<8x16xi32, vec>, i32
    }
    tile.store %t124, %x159[0, %o7] : !tile.tile<8x16xi32, vec>, !ptensor.tensor<9x20xi32, layout = dn>
    %c162 = arith.constant 1 : index
    %o163 = arith.remui %p161, %c162 : index
    tile.store %r135#0, %x160[0, %o163] : !tile.tile<8x16xi32, vec>, !ptensor.tensor<10x19xi32, valid = [8, 16], pad = zero>
    tile.store %t131, %x164[%p5, 0] : !tile.tile<1x16xi32, vec>, !ptensor.tensor<4x21xi32>
    tile.store %h128, %x56[0, 0] : !tile.tile<8x16xi32, vec>, !ptensor.tensor<8x16xi32, layout = dn>
    return
  }
}
