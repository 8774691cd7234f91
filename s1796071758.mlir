// pypto-generate --seed 1796071758 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071758(%x1: !ptensor.tensor<11x16xf16, layout = dn> {pypto.dir = #pypto.dir<inout>}, %p2: index, %x12: !ptensor.tensor<7x16xf16> {pypto.dir = #pypto.dir<out>}, %p19: i1, %x22: !ptensor.tensor<10x18xf16>, %x38: !ptensor.tensor<16x21xf16> {pypto.dir = #pypto.dir<inout>}, %x41: !ptensor.tensor<18x32xf16>, %x61: !ptensor.tensor<18x35xf32, layout = dn, valid = [16, 32]> {pypto.dir = #pypto.dir<out>}, %p62: index, %x67m: memref<32x1xbf16>, %x74: !ptensor.tensor<18x1xf32> {pypto.dir = #pypto.dir<out>}, %p88: f16, %x90: !ptensor.tensor<1x19xf16> {pypto.dir = #pypto.dir<out>}, %p91: index) {
    %x67 = ptensor.from_memref %x67m : memref<32x1xbf16> -> !ptensor.tensor<32x1xbf16>
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[%p2, %o4] : !ptensor.tensor<11x16xf16, layout = dn> -> !tile.tile<7x16xf16, vec>
    %k6 = arith.constant 100.0 : f16
    %t7 = "tile.full"(%k6) : (f16) -> !tile.tile<1x16xf16, vec>
    %t8 = "tile.col_expand_mul"(%t5, %t7) : (!tile.tile<7x16xf16, vec>, !tile.tile<1x16xf16, vec>) -> !tile.tile<7x16xf16, vec>
    %c9 = arith.constant 0 : index
    %q10 = arith.cmpi sge, %o4, %c9 : index
    %r11:4 = scf.if %q10 -> (!tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, f16) {
      tile.store %t8, %x12[%o4, %o4] : !tile.tile<7x16xf16, vec>, !ptensor.tensor<7x16xf16>
      %c13 = arith.constant 2 : index
      %c14 = arith.constant 2 : index
      %c15 = arith.constant 2 : index
      %r16:1 = scf.for %i18 = %c13 to %c14 step %c15 iter_args(%a17 = %t8) -> (!tile.tile<7x16xf16, vec>) {
        %r20:3 = scf.if %p19 -> (!tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>) {
          %t21 = "tile.col_expand_max"(%a17, %t7) : (!tile.tile<7x16xf16, vec>, !tile.tile<1x16xf16, vec>) -> !tile.tile<7x16xf16, vec>
          %t23 = tile.load %x22[0, 1] : !ptensor.tensor<10x18xf16> -> !tile.tile<7x16xf16, vec>
          %t24 = "tile.sub"(%a17, %t23) : (!tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>) -> !tile.tile<7x16xf16, vec>
          %k25 = arith.constant 0.5 : f16
          %t26 = "tile.full"(%k25) : (f16) -> !tile.tile<7x16xf16, vec>
          scf.yield %t26, %t26, %t23 : !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>
        } else {
          %q27 = arith.constant false
          scf.if %q27 {
            %t29 = arith.select %p19, %t8, %t8 : !tile.tile<7x16xf16, vec>
            %t30 = "tile.minimum"(%t8, %t29) : (!tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>) -> !tile.tile<7x16xf16, vec>
            %t31 = "tile.recip"(%t29) : (!tile.tile<7x16xf16, vec>) -> !tile.tile<7x16xf16, vec>
            scf.yield
          } else {
            %t32 = "tile.muls"(%t8, %k6) : (!tile.tile<7x16xf16, vec>, f16) -> !tile.tile<7x16xf16, vec>
            %t33 = "tile.col_expand_mul"(%t32, %t7) : (!tile.tile<7x16xf16, vec>, !tile.tile<1x16xf16, vec>) -> !tile.tile<7x16xf16, vec>
            %t34 = "tile.full"(%k6) : (f16) -> !tile.tile<7x16xf16, vec>
            %k35 = arith.constant 100.0 : f16
            %t36 = "tile.adds"(%t34, %k35) : (!tile.tile<7x16xf16, vec>, f16) -> !tile.tile<7x16xf16, vec>
            scf.yield
          }
          %t37 = tile.load %x1[1, 0] : !ptensor.tensor<11x16xf16, layout = dn> -> !tile.tile<7x16xf16, vec>
          scf.yield %t8, %t37, %t37 : !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>
        }
        %t39 = tile.load %x38[%o4, 3] : !ptensor.tensor<16x21xf16> -> !tile.tile<16x16xf16, mat>
        %m40 = tile.move %t39 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, left>
        %g42 = "tile.get_block_idx"() : () -> index
        %c43 = arith.constant 3 : index
        %o44 = arith.remui %g42, %c43 : index
        %t45 = tile.load %x41[%o44, 0] : !ptensor.tensor<18x32xf16> -> !tile.tile<16x32xf16, mat>
        %m46 = tile.move %t45 : !tile.tile<16x32xf16, mat> -> !tile.tile<16x32xf16, right>
        %s47 = "tile.matmul"(%m40, %m46) : (!tile.tile<16x16xf16, left>, !tile.tile<16x32xf16, right>) -> !tile.tile<16x32xf32, acc>
        %c50 = arith.constant 0 : index
        %c51 = arith.constant 1 : index
        %r48:1 = scf.for %i52 = %c50 to %o44 step %c51 iter_args(%a49 = %s47) -> (!tile.tile<16x32xf32, acc>) {
          %t53 = tile.load %x41[2, %o4] : !ptensor.tensor<18x32xf16> -> !tile.tile<16x16xf16, mat>
          %m54 = tile.move %t53 : !tile.tile<16x16xf16, mat> -> !tile.tile<16x16xf16, left>
          %g55 = "tile.get_block_idx"() : () -> index
          %c56 = arith.constant 1 : index
          %o57 = arith.remui %g55, %c56 : index
          %t58 = tile.load %x41[%o44, %o57] : !ptensor.tensor<18x32xf16> -> !tile.tile<16x32xf16, mat>
          %m59 = tile.move %t58 : !tile.tile<16x32xf16, mat> -> !tile.tile<16x32xf16, right>
          %s60 = "tile.matmul_acc"(%a49, %m54, %m59) : (!tile.tile<16x32xf32, acc>, !tile.tile<16x16xf16, left>, !tile.tile<16x32xf16, right>) -> !tile.tile<16x32xf32, acc>
          scf.yield %s60 : !tile.tile<16x32xf32, acc>
        }
        %c63 = arith.constant 1 : index
        %o64 = arith.remui %p62, %c63 : index
        tile.store %r48#0, %x61[%o64, 0] : !tile.tile<16x32xf32, acc>, !ptensor.tensor<18x35xf32, layout = dn, valid = [16, 32]>
        %m65 = tile.move %r48#0 : !tile.tile<16x32xf32, acc> -> !tile.tile<16x32xbf16, mat>
        %m66 = tile.move %m65 : !tile.tile<16x32xbf16, mat> -> !tile.tile<16x32xbf16, left>
        %c68 = arith.constant 1 : index
        %o69 = arith.remui %p2, %c68 : index
        %t70 = tile.load %x67[0, %o69] : !ptensor.tensor<32x1xbf16> -> !tile.tile<32x16xbf16, mat, valid = [32, 1]>
        %m71 = tile.move %t70 : !tile.tile<32x16xbf16, mat, valid = [32, 1]> -> !tile.tile<32x16xbf16, bias, valid = [32, 1]>
        %m72 = tile.move %t70 : !tile.tile<32x16xbf16, mat, valid = [32, 1]> -> !tile.tile<32x16xbf16, right, valid = [32, 1]>
        %s73 = "tile.matmul"(%m66, %m72) : (!tile.tile<16x32xbf16, left>, !tile.tile<32x16xbf16, right, valid = [32, 1]>) -> !tile.tile<16x16xf32, acc, valid = [16, 1]>
        %g75 = "tile.get_block_num"() : () -> index
        %c76 = arith.constant 3 : index
        %o77 = arith.remui %g75, %c76 : index
        tile.store %s73, %x74[%o77, 0] : !tile.tile<16x16xf32, acc, valid = [16, 1]>, !ptensor.tensor<18x1xf32>
        scf.yield %t5 : !tile.tile<7x16xf16, vec>
      }
      scf.yield %r16#0, %t5, %r16#0, %k6 : !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, f16
    } else {
      %t78 = tile.load %x41[5, 7] : !ptensor.tensor<18x32xf16> -> !tile.tile<7x16xf16, vec>
      %k79 = arith.constant 3.25 : f16
      scf.yield %t8, %t78, %t5, %k79 : !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, !tile.tile<7x16xf16, vec>, f16
    }
    %c80 = arith.constant 0 : index
    %c81 = arith.constant 2 : index
    %c82 = arith.constant 1 : index
    %k85 = arith.constant 1.0 : f16
    %r83:2 = scf.for %i87 = %c80 to %c81 step %c82 iter_args(%a84 = %t7, %n86 = %k85) -> (!tile.tile<1x16xf16, vec>, f16) {
      %k89 = arith.maximumf %p88, %p88 : f16
      scf.yield %t7, %k89 : !tile.tile<1x16xf16, vec>, f16
    }
    tile.store %t8, %x12[%o4, %o4] : !tile.tile<7x16xf16, vec>, !ptensor.tensor<7x16xf16>
    %c92 = arith.constant 1 : index
    %o93 = arith.remui %p91, %c92 : index
    tile.store %r83#0, %x90[%o93, 3] : !tile.tile<1x16xf16, vec>, !ptensor.tensor<1x19xf16>
    tile.store %r11#2, %x12[%o4, %o93] : !tile.tile<7x16xf16, vec>, !ptensor.tensor<7x16xf16>
    %c94 = arith.constant 1 : index
    %o95 = arith.remui %p2, %c94 : index
    tile.store %r11#1, %x12[%o95, 0] : !tile.tile<7x16xf16, vec>, !ptensor.tensor<7x16xf16>
    return
  }
}
