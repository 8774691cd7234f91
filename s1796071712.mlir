// pypto-generate --seed 1796071712 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071712_h0(%a1: !tile.tile<3x48xf16, vec>, %p2: f16) -> !tile.tile<3x48xf16, vec> {
    %t3 = "tile.subs"(%a1, %p2) : (!tile.tile<3x48xf16, vec>, f16) -> !tile.tile<3x48xf16, vec>
    %t4 = "tile.exp"(%t3) : (!tile.tile<3x48xf16, vec>) -> !tile.tile<3x48xf16, vec>
    %t5 = "tile.neg"(%t3) : (!tile.tile<3x48xf16, vec>) -> !tile.tile<3x48xf16, vec>
    return %t5 : !tile.tile<3x48xf16, vec>
  }
  func.func @s1796071712(%x1: !ptensor.tensor<3x48xf16> {pypto.dir = #pypto.dir<inout>}, %p2: index, %p6: f16, %x16: !ptensor.tensor<20x14xbf16, layout = dn>, %x19: !ptensor.tensor<18x8xbf16> {pypto.dir = #pypto.dir<inout>}, %x28: !ptensor.tensor<17x11xbf16, valid = [15, 8]>, %x41: !ptensor.tensor<20x8xbf16, layout = dn> {pypto.dir = #pypto.dir<out>}, %x44: !ptensor.tensor<21x8xf32> {pypto.dir = #pypto.dir<out>}, %p48: f16, %x52: !ptensor.tensor<4x24xf32, layout = dn>, %p54: f32, %x61: !ptensor.tensor<3x48xf16> {pypto.dir = #pypto.dir<inout>}, %x68: !ptensor.tensor<6x54xf16>, %x71t: !ptensor.tensor<3x23xf32> {pypto.dir = #pypto.dir<inout>}, %p72: index, %p76: f32, %x84: !ptensor.tensor<6x48xf16> {pypto.dir = #pypto.dir<out>}, %x85: !ptensor.tensor<6x48xf16> {pypto.dir = #pypto.dir<out>}, %x88: !ptensor.tensor<3x48xf16> {pypto.dir = #pypto.dir<inout>}, %x89: !ptensor.tensor<1x25xf32> {pypto.dir = #pypto.dir<out>}) {
    %x71m = ptensor.to_memref %x71t : !ptensor.tensor<3x23xf32> -> memref<3x23xf32>
    %x71 = ptensor.from_memref %x71m : memref<3x23xf32> -> !ptensor.tensor<3x23xf32>
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[%o4, 0] : !ptensor.tensor<3x48xf16> -> !tile.tile<3x48xf16, vec>
    %h7 = func.call @s1796071712_h0(%t5, %p6) : (!tile.tile<3x48xf16, vec>, f16) -> !tile.tile<3x48xf16, vec>
    %c8 = arith.constant 2 : index
    %q9 = arith.cmpi eq, %o4, %c8 : index
    scf.if %q9 {
      %q11 = arith.constant false
      %r12:2 = scf.if %q11 -> (!tile.tile<3x48xf16, vec>, !tile.tile<3x48xf16, vec>) {
        %c13 = arith.constant 1 : index
        %o14 = arith.remui %p2, %c13 : index
        %t15 = tile.load %x1[0, %o14] : !ptensor.tensor<3x48xf16> -> !tile.tile<3x48xf16, vec>
        scf.yield %h7, %t15 : !tile.tile<3x48xf16, vec>, !tile.tile<3x48xf16, vec>
      } else {
        %t17 = tile.load %x16[%o4, %o4] : !ptensor.tensor<20x14xbf16, layout = dn> -> !tile.tile<16x16xbf16, mat, valid = [16, 14], blayout = row_major, slayout = col_major>
        %m18 = tile.move %t17 : !tile.tile<16x16xbf16, mat, valid = [16, 14], blayout = row_major, slayout = col_major> -> !tile.tile<16x16xbf16, left, valid = [16, 14]>
        %t20 = tile.load %x19[1, 0] : !ptensor.tensor<18x8xbf16> -> !tile.tile<16x32xbf16, mat, valid = [14, 8]>
        %m21 = tile.move %t20 : !tile.tile<16x32xbf16, mat, valid = [14, 8]> -> !tile.tile<16x32xbf16, right, valid = [14, 8]>
        %s22 = "tile.matmul"(%m18, %m21) : (!tile.tile<16x16xbf16, left, valid = [16, 14]>, !tile.tile<16x32xbf16, right, valid = [14, 8]>) -> !tile.tile<16x32xf32, acc, valid = [16, 8]>
        %g23 = "tile.get_subblock_idx"() : () -> index
        %c24 = arith.constant 1 : index
        %o25 = arith.remui %g23, %c24 : index
        %t26 = tile.load %x16[%o4, %o25] : !ptensor.tensor<20x14xbf16, layout = dn> -> !tile.tile<16x16xbf16, mat, valid = [16, 14], blayout = row_major, slayout = col_major>
        %m27 = tile.move %t26 : !tile.tile<16x16xbf16, mat, valid = [16, 14], blayout = row_major, slayout = col_major> -> !tile.tile<16x16xbf16, left, valid = [16, 14]>
        %c29 = arith.constant 2 : index
        %o30 = arith.remui %g23, %c29 : index
        %t31 = tile.load %x28[%o30, 0] : !ptensor.tensor<17x11xbf16, valid = [15, 8]> -> !tile.tile<16x32xbf16, mat, valid = [14, 8]>
        %m32 = tile.move %t31 : !tile.tile<16x32xbf16, mat, valid = [14, 8]> -> !tile.tile<16x32xbf16, right, valid = [14, 8]>
        %s33 = "tile.matmul_acc"(%s22, %m27, %m32) : (!tile.tile<16x32xf32, acc, valid = [16, 8]>, !tile.tile<16x16xbf16, left, valid = [16, 14]>, !tile.tile<16x32xbf16, right, valid = [14, 8]>) -> !tile.tile<16x32xf32, acc, valid = [16, 8]>
        %c34 = arith.constant 1 : index
        %o35 = arith.remui %p2, %c34 : index
        %t36 = tile.load %x16[%g23, %o35] : !ptensor.tensor<20x14xbf16, layout = dn> -> !tile.tile<16x16xbf16, mat, valid = [16, 14], blayout = row_major, slayout = col_major>
        %m37 = tile.move %t36 : !tile.tile<16x16xbf16, mat, valid = [16, 14], blayout = row_major, slayout = col_major> -> !tile.tile<16x16xbf16, left, valid = [16, 14]>
        %t38 = tile.load %x19[1, 0] : !ptensor.tensor<18x8xbf16> -> !tile.tile<16x32xbf16, mat, valid = [14, 8]>
        %m39 = tile.move %t38 : !tile.tile<16x32xbf16, mat, valid = [14, 8]> -> !tile.tile<16x32xbf16, right, valid = [14, 8]>
        %s40 = "tile.matmul_acc"(%s33, %m37, %m39) : (!tile.tile<16x32xf32, acc, valid = [16, 8]>, !tile.tile<16x16xbf16, left, valid = [16, 14]>, !tile.tile<16x32xbf16, right, valid = [14, 8]>) -> !tile.tile<16x32xf32, acc, valid = [16, 8]>
        %c42 = arith.constant 1 : index
        %o43 = arith.remui %o30, %c42 : index
        tile.store %s40, %x41[%o25, %o43] : !tile.tile<16x32xf32, acc, valid = [16, 8]>, !ptensor.tensor<20x8xbf16, layout = dn>
        tile.store %s40, %x44[3, %o4] : !tile.tile<16x32xf32, acc, valid = [16, 8]>, !ptensor.tensor<21x8xf32>
        %c45 = arith.constant 1 : index
        %o46 = arith.remui %p2, %c45 : index
        %t47 = tile.load %x1[%o46, 0] : !ptensor.tensor<3x48xf16> -> !tile.tile<3x48xf16, vec>
        scf.yield %h7, %t47 : !tile.tile<3x48xf16, vec>, !tile.tile<3x48xf16, vec>
      }
      %t49 = "tile.full"(%p48) : (f16) -> !tile.tile<3x48xf16, vec>
      %t50 = "tile.exp"(%r12#1) : (!tile.tile<3x48xf16, vec>) -> !tile.tile<3x48xf16, vec>
      scf.yield
    }
    %t51 = "tile.divs"(%h7, %p48) : (!tile.tile<3x48xf16, vec>, f16) -> !tile.tile<3x48xf16, vec>
    %t53 = tile.load %x52[%o4, %o4] : !ptensor.tensor<4x24xf32, layout = dn> -> !tile.tile<2x24xf32, vec, valid = [1, 23]>
    %t55 = "tile.full"(%p54) : (f32) -> !tile.tile<1x24xf32, vec, valid = [1, 23]>
    %t56 = "tile.col_expand_expdif"(%t53, %t55) : (!tile.tile<2x24xf32, vec, valid = [1, 23]>, !tile.tile<1x24xf32, vec, valid = [1, 23]>) -> !tile.tile<2x24xf32, vec, valid = [1, 23]>
    %c57 = arith.constant 1 : index
    %c58 = arith.constant 4 : index
    %c59 = arith.constant 1 : index
    %t60 = tile.load %x1[0, %o4] : !ptensor.tensor<3x48xf16> -> !tile.tile<3x48xf16, vec>
    %t62 = tile.load %x61[0, %o4] : !ptensor.tensor<3x48xf16> -> !tile.tile<3x48xf16, vec>
    %r63:3 = scf.for %i67 = %c57 to %c58 step %c59 iter_args(%a64 = %t60, %a65 = %t5, %a66 = %t62) -> (!tile.tile<3x48xf16, vec>, !tile.tile<3x48xf16, vec>, !tile.tile<3x48xf16, vec>) {
      scf.yield %a65, %a66, %t62 : !tile.tile<3x48xf16, vec>, !tile.tile<3x48xf16, vec>, !tile.tile<3x48xf16, vec>
    }
    %t69 = tile.load %x68[2, %o4] : !ptensor.tensor<6x54xf16> -> !tile.tile<1x48xf16, vec>
    %t70 = "tile.col_expand_sub"(%t51, %t69) : (!tile.tile<3x48xf16, vec>, !tile.tile<1x48xf16, vec>) -> !tile.tile<3x48xf16, vec>
    %c73 = arith.constant 1 : index
    %o74 = arith.remui %p72, %c73 : index
    %t75 = tile.load %x71[%o4, %o74] : !ptensor.tensor<3x23xf32> -> !tile.tile<1x24xf32, vec, valid = [1, 23]>
    %t77 = "tile.adds"(%t75, %p76) : (!tile.tile<1x24xf32, vec, valid = [1, 23]>, f32) -> !tile.tile<1x24xf32, vec, valid = [1, 23]>
    %c78 = arith.constant 0 : index
    %c79 = arith.constant 1 : index
    %r80:2 = scf.for %i83 = %c78 to %o4 step %c79 iter_args(%a81 = %t70, %a82 = %t70) -> (!tile.tile<3x48xf16, vec>, !tile.tile<3x48xf16, vec>) {
      tile.store %a82, %x84[2, 0] : !tile.tile<3x48xf16, vec>, !ptensor.tensor<6x48xf16>
      scf.yield %a81, %a82 : !tile.tile<3x48xf16, vec>, !tile.tile<3x48xf16, vec>
    }
    tile.store %t51, %x84[2, %o4] : !tile.tile<3x48xf16, vec>, !ptensor.tensor<6x48xf16>
    %c86 = arith.constant 1 : index
    %o87 = arith.remui %p2, %c86 : index
    tile.store %r80#1, %x85[2, %o87] : !tile.tile<3x48xf16, vec>, !ptensor.tensor<6x48xf16>
    tile.store %r80#0, %x88[0, 0] : !tile.tile<3x48xf16, vec>, !ptensor.tensor<3x48xf16>
    %c90 = arith.constant 1 : index
    %o91 = arith.remui %p2, %c90 : index
    tile.store %t77, %x89[%o91, %o91] : !tile.tile<1x24xf32, vec, valid = [1, 23]>, !ptensor.tensor<1x25xf32>
    return
  }
}
