// pypto-generate --seed 1796071718 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071718(%x1: !ptensor.tensor<20x12xui16, strides = [15, 1]>, %p2: index, %x6: !ptensor.tensor<1x15xui16>, %x9: !ptensor.tensor<19x20xui16, valid = [17, 17]> {pypto.dir = #pypto.dir<out>}, %x10: !ptensor.tensor<7x29xf32>, %p12: f32, %x17: !ptensor.tensor<6x26xf32> {pypto.dir = #pypto.dir<out>}, %x18: !ptensor.tensor<5x24xf32> {pypto.dir = #pypto.dir<inout>}, %x39: !ptensor.tensor<4x12xbf16> {pypto.dir = #pypto.dir<inout>}, %p40: index, %x46: !ptensor.tensor<14x9xbf16> {pypto.dir = #pypto.dir<inout>}, %p54: i1, %x59: !ptensor.tensor<12x9xbf16>, %x72: !ptensor.tensor<5x17xbf16, valid = [3, 14]> {pypto.dir = #pypto.dir<out>}, %x76: !ptensor.tensor<15x12xui16> {pypto.dir = #pypto.dir<out>}) {
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[%p2, %o4] : !ptensor.tensor<20x12xui16, strides = [15, 1]> -> !tile.tile<16x16xui16, valid = [15, 12]>
    %t7 = tile.load %x6[%o4, 0] : !ptensor.tensor<1x15xui16> -> !tile.tile<1x16xui16, valid = [1, 12]>
    %t8 = "tile.col_expand_max"(%t5, %t7) : (!tile.tile<16x16xui16, valid = [15, 12]>, !tile.tile<1x16xui16, valid = [1, 12]>) -> !tile.tile<16x16xui16, valid = [15, 12]>
    tile.store %t8, %x9[2, 5] : !tile.tile<16x16xui16, valid = [15, 12]>, !ptensor.tensor<19x20xui16, valid = [17, 17]>
    %t11 = tile.load %x10[%p2, 1] : !ptensor.tensor<7x29xf32> -> !tile.tile<1x24xf32>
    %t13 = "tile.subs"(%t11, %p12) : (!tile.tile<1x24xf32>, f32) -> !tile.tile<1x24xf32>
    %c14 = arith.constant 1 : index
    %q15 = arith.cmpi sge, %p2, %c14 : index
    %r16:1 = scf.if %q15 -> (!tile.tile<16x16xui16, valid = [15, 12]>) {
      tile.store %t13, %x17[%o4, %o4] : !tile.tile<1x24xf32>, !ptensor.tensor<6x26xf32>
      %t19 = tile.load %x18[%o4, 0] : !ptensor.tensor<5x24xf32> -> !tile.tile<1x24xf32>
      %t20 = "tile.adds"(%t19, %p12) : (!tile.tile<1x24xf32>, f32) -> !tile.tile<1x24xf32>
      %c21 = arith.constant 2 : index
      %c22 = arith.constant 5 : index
      %c23 = arith.constant 1 : index
      %r24:5 = scf.while (%a25 = %t7, %a26 = %t7, %a27 = %t7, %a28 = %t7, %i29 = %c21) : (!tile.tile<1x16xui16, valid = [1, 12]>, !tile.tile<1x16xui16, valid = [1, 12]>, !tile.tile<1x16xui16, valid = [1, 12]>, !tile.tile<1x16xui16, valid = [1, 12]>, index) -> (!tile.tile<1x16xui16, valid = [1, 12]>, !tile.tile<1x16xui16, valid = [1, 12]>, !tile.tile<1x16xui16, valid = [1, 12]>, !tile.tile<1x16xui16, valid = [1, 12]>, index) {
        %q30 = arith.cmpi slt, %i29, %c22 : index
        scf.condition(%q30) %a25, %a26, %a27, %a28, %i29 : !tile.tile<1x16xui16, valid = [1, 12]>, !tile.tile<1x16xui16, valid = [1, 12]>, !tile.tile<1x16xui16, valid = [1, 12]>, !tile.tile<1x16xui16, valid = [1, 12]>, index
      } do {
        ^bb0(%a31: !tile.tile<1x16xui16, valid = [1, 12]>, %a32: !tile.tile<1x16xui16, valid = [1, 12]>, %a33: !tile.tile<1x16xui16, valid = [1, 12]>, %a34: !tile.tile<1x16xui16, valid = [1, 12]>, %i35: index):
        %k36 = arith.constant 0.0 : f32
        %t37 = "tile.subs"(%t11, %k36) : (!tile.tile<1x24xf32>, f32) -> !tile.tile<1x24xf32>
        %i38 = arith.addi %i35, %c23 : index
        scf.yield %a31, %a32, %a33, %a34, %i38 : !tile.tile<1x16xui16, valid = [1, 12]>, !tile.tile<1x16xui16, valid = [1, 12]>, !tile.tile<1x16xui16, valid = [1, 12]>, !tile.tile<1x16xui16, valid = [1, 12]>, index
      }
      scf.yield %t5 : !tile.tile<16x16xui16, valid = [15, 12]>
    } else {
      %c41 = arith.constant 2 : index
      %o42 = arith.remui %p40, %c41 : index
      %c43 = arith.constant 1 : index
      %o44 = arith.remui %o42, %c43 : index
      %t45 = tile.load %x39[%o42, %o44] : !ptensor.tensor<4x12xbf16> -> !tile.tile<16x32xbf16, valid = [3, 12]>
      %g47 = "tile.get_subblock_idx"() : () -> index
      %c48 = arith.constant 3 : index
      %o49 = arith.remui %g47, %c48 : index
      %c50 = arith.constant 1 : index
      %o51 = arith.remui %p2, %c50 : index
      %t52 = tile.load %x46[%o49, %o51] : !ptensor.tensor<14x9xbf16> -> !tile.tile<32x16xbf16, valid = [12, 9]>
      %s53 = "tile.matmul"(%t45, %t52) : (!tile.tile<16x32xbf16, valid = [3, 12]>, !tile.tile<32x16xbf16, valid = [12, 9]>) -> !tile.tile<16x16xf32, valid = [3, 9]>
      %r55:1 = scf.if %p54 -> (!tile.tile<16x16xf32, valid = [3, 9]>) {
        %c56 = arith.constant 1 : index
        %o57 = arith.remui %g47, %c56 : index
        %t58 = tile.load %x39[0, %o57] : !ptensor.tensor<4x12xbf16> -> !tile.tile<16x32xbf16, valid = [3, 12]>
        %c60 = arith.constant 1 : index
        %o61 = arith.remui %p2, %c60 : index
        %t62 = tile.load %x59[0, %o61] : !ptensor.tensor<12x9xbf16> -> !tile.tile<32x16xbf16, valid = [12, 9]>
        %s63 = "tile.matmul_acc"(%s53, %t58, %t62) : (!tile.tile<16x16xf32, valid = [3, 9]>, !tile.tile<16x32xbf16, valid = [3, 12]>, !tile.tile<32x16xbf16, valid = [12, 9]>) -> !tile.tile<16x16xf32, valid = [3, 9]>
        scf.yield %s63 : !tile.tile<16x16xf32, valid = [3, 9]>
      } else {
        scf.yield %s53 : !tile.tile<16x16xf32, valid = [3, 9]>
      }
      %c64 = arith.constant 3 : index
      %q65 = arith.cmpi slt, %o51, %c64 : index
      %r66:1 = scf.if %q65 -> (!tile.tile<16x16xf32, valid = [3, 9]>) {
        %c67 = arith.constant 2 : index
        %o68 = arith.remui %g47, %c67 : index
        %t69 = tile.load %x39[%o68, 0] : !ptensor.tensor<4x12xbf16> -> !tile.tile<16x32xbf16, valid = [3, 12]>
        %t70 = tile.load %x46[%o49, 0] : !ptensor.tensor<14x9xbf16> -> !tile.tile<32x16xbf16, valid = [12, 9]>
        %s71 = "tile.matmul_acc"(%r55#0, %t69, %t70) : (!tile.tile<16x16xf32, valid = [3, 9]>, !tile.tile<16x32xbf16, valid = [3, 12]>, !tile.tile<32x16xbf16, valid = [12, 9]>) -> !tile.tile<16x16xf32, valid = [3, 9]>
        scf.yield %s71 : !tile.tile<16x16xf32, valid = [3, 9]>
      } else {
        scf.yield %r55#0 : !tile.tile<16x16xf32, valid = [3, 9]>
      }
      tile.store %r66#0, %x72[0, 3] : !tile.tile<16x16xf32, valid = [3, 9]>, !ptensor.tensor<5x17xbf16, valid = [3, 14]>
      %c73 = arith.constant 1 : index
      %o74 = arith.remui %p2, %c73 : index
      tile.store %r66#0, %x72[%o74, %o49] : !tile.tile<16x16xf32, valid = [3, 9]>, !ptensor.tensor<5x17xbf16, valid = [3, 14]>
      %t75 = tile.load %x1[%o74, 0] : !ptensor.tensor<20x12xui16, strides = [15, 1]> -> !tile.tile<16x16xui16, valid = [15, 12]>
      scf.yield %t75 : !tile.tile<16x16xui16, valid = [15, 12]>
    }
    tile.store %t8, %x9[1, 0] : !tile.tile<16x16xui16, valid = [15, 12]>, !ptensor.tensor<19x20xui16, valid = [17, 17]>
    tile.store %r16#0, %x76[%o4, 0] : !tile.tile<16x16xui16, valid = [15, 12]>, !ptensor.tensor<15x12xui16>
    tile.store %t13, %x17[2, 2] : !tile.tile<1x24xf32>, !ptensor.tensor<6x26xf32>
    tile.store %t11, %x17[4, 2] : !tile.tile<1x24xf32>, !ptensor.tensor<6x26xf32>
    return
  }
}
