// pypto-generate --seed 1796071744 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071744(%x1: !ptensor.tensor<3x8xf32, layout = dn, valid = [1, 5]>, %x8t: !ptensor.tensor<4x5xf32> {pypto.dir = #pypto.dir<inout>}, %p9: index, %x19m: memref<4x18xbf16>, %p36: f32, %x38: !ptensor.tensor<1x5xf32>, %p50: f32, %x58: !ptensor.tensor<8x3xbf16>, %x65: !ptensor.tensor<22x7xbf16> {pypto.dir = #pypto.dir<inout>}, %x70: !ptensor.tensor<11x3xbf16>, %x73: !ptensor.tensor<17x10xbf16>, %x77: !ptensor.tensor<6x7xbf16> {pypto.dir = #pypto.dir<inout>}, %x80: !ptensor.tensor<7x16xbf16> {pypto.dir = #pypto.dir<inout>}, %x86: !ptensor.tensor<6x16xf16> {pypto.dir = #pypto.dir<inout>}, %x90: !ptensor.tensor<4x20xbf16> {pypto.dir = #pypto.dir<inout>}, %x108: !ptensor.tensor<2x16xbf16, strides = [22, 1]> {pypto.dir = #pypto.dir<inout>}, %p109: index, %x112: !ptensor.tensor<10x24xbf16, valid = [8, 21]> {pypto.dir = #pypto.dir<out>}, %x113: !ptensor.tensor<6x16xbf16> {pypto.dir = #pypto.dir<out>}) {
    %x8m = ptensor.to_memref %x8t : !ptensor.tensor<4x5xf32> -> memref<4x5xf32>
    %x8 = ptensor.from_memref %x8m : memref<4x5xf32> -> !ptensor.tensor<4x5xf32>
    %x19 = ptensor.from_memref %x19m : memref<4x18xbf16> -> !ptensor.tensor<4x18xbf16>
    %t2 = tile.load %x1[0, 0] : !ptensor.tensor<3x8xf32, layout = dn, valid = [1, 5]> -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
    %t3 = "tile.col_expand_div"(%t2, %t2) : (!tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>) -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
    %r4:1 = scf.execute_region -> (!tile.tile<2x16xbf16, vec>) {
      %c5 = arith.constant 2 : index
      %c6 = arith.constant 3 : index
      %c7 = arith.constant 1 : index
      %c10 = arith.constant 1 : index
      %o11 = arith.remui %p9, %c10 : index
      %t12 = tile.load %x8[3, %o11] : !ptensor.tensor<4x5xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
      %r13:3 = scf.while (%a14 = %t3, %a15 = %t12, %i16 = %c5) : (!tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>, index) -> (!tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>, index) {
        %c17 = arith.constant 3 : index
        %q18 = arith.cmpi eq, %o11, %c17 : index
        %c20 = arith.constant 3 : index
        %o21 = arith.remui %i16, %c20 : index
        %t22 = tile.load %x19[%o11, %o21] : !ptensor.tensor<4x18xbf16> -> !tile.tile<2x16xbf16, vec>
        %c23 = arith.constant 3 : index
        %o24 = arith.remui %i16, %c23 : index
        %t25 = tile.load %x19[0, %o24] : !ptensor.tensor<4x18xbf16> -> !tile.tile<2x16xbf16, vec>
        %t26 = arith.select %q18, %t22, %t25 : !tile.tile<2x16xbf16, vec>
        %q27 = arith.cmpi slt, %i16, %c6 : index
        scf.condition(%q27) %a15, %a15, %i16 : !tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>, index
      } do {
        ^bb0(%a28: !tile.tile<1x8xf32, vec, valid = [1, 5]>, %a29: !tile.tile<1x8xf32, vec, valid = [1, 5]>, %i30: index):
        %i31 = arith.addi %i30, %c7 : index
        scf.yield %a28, %a28, %i31 : !tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>, index
      }
      %c32 = arith.constant 2 : index
      %q33 = arith.cmpi slt, %p9, %c32 : index
      %r34:1 = scf.if %q33 -> (f32) {
        %t35 = "tile.col_expand"(%r13#1) : (!tile.tile<1x8xf32, vec, valid = [1, 5]>) -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
        %k37 = arith.maximumf %p36, %p36 : f32
        scf.yield %k37 : f32
      } else {
        %g39 = "tile.get_block_num"() : () -> index
        %c40 = arith.constant 1 : index
        %o41 = arith.remui %g39, %c40 : index
        %t42 = tile.load %x38[0, %o41] : !ptensor.tensor<1x5xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
        %t43 = "tile.subs"(%t42, %p36) : (!tile.tile<1x8xf32, vec, valid = [1, 5]>, f32) -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
        %r44:5 = scf.execute_region -> (!tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>, bf16) {
          %t45 = "tile.exp"(%t12) : (!tile.tile<1x8xf32, vec, valid = [1, 5]>) -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
          %g46 = "tile.get_block_num"() : () -> index
          %c47 = arith.constant 1 : index
          %o48 = arith.remui %g46, %c47 : index
          %t49 = tile.load %x8[%p9, %o48] : !ptensor.tensor<4x5xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
          %t51 = "tile.full"(%p50) : (f32) -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
          %k52 = arith.constant 100.0 : bf16
          scf.yield %t42, %t49, %r13#0, %t51, %k52 : !tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>, bf16
        }
        scf.yield %p36 : f32
      }
      %c53 = arith.constant 3 : index
      %o54 = arith.remui %r13#2, %c53 : index
      %c55 = arith.constant 3 : index
      %o56 = arith.remui %p9, %c55 : index
      %t57 = tile.load %x19[%o54, %o56] : !ptensor.tensor<4x18xbf16> -> !tile.tile<2x16xbf16, vec>
      scf.yield %t57 : !tile.tile<2x16xbf16, vec>
    }
    %c59 = arith.constant 3 : index
    %o60 = arith.remui %p9, %c59 : index
    %c61 = arith.constant 1 : index
    %o62 = arith.remui %p9, %c61 : index
    %t63 = tile.load %x58[%o60, %o62] : !ptensor.tensor<8x3xbf16> -> !tile.tile<32x16xbf16, mat, valid = [6, 3]>
    %m64 = tile.move %t63 : !tile.tile<32x16xbf16, mat, valid = [6, 3]> -> !tile.tile<32x16xbf16, left, valid = [6, 3]>
    %t66 = tile.load %x65[1, 0] : !ptensor.tensor<22x7xbf16> -> !tile.tile<16x16xbf16, mat, valid = [16, 7]>
    %m67 = tile.move %t66 : !tile.tile<16x16xbf16, mat, valid = [16, 7]> -> !tile.tile<16x16xbf16, bias, valid = [16, 7]>
    %m68 = tile.move %t66 : !tile.tile<16x16xbf16, mat, valid = [16, 7]> -> !tile.tile<16x16xbf16, right, valid = [16, 7]>
    %s69 = "tile.matmul"(%m64, %m68) : (!tile.tile<32x16xbf16, left, valid = [6, 3]>, !tile.tile<16x16xbf16, right, valid = [16, 7]>) -> !tile.tile<32x16xf32, acc, valid = [6, 7]>
    %t71 = tile.load %x70[3, 0] : !ptensor.tensor<11x3xbf16> -> !tile.tile<32x16xbf16, mat, valid = [6, 3]>
    %m72 = tile.move %t71 : !tile.tile<32x16xbf16, mat, valid = [6, 3]> -> !tile.tile<32x16xbf16, left, valid = [6, 3]>
    %t74 = tile.load %x73[1, 3] : !ptensor.tensor<17x10xbf16> -> !tile.tile<16x16xbf16, mat, valid = [16, 7]>
    %m75 = tile.move %t74 : !tile.tile<16x16xbf16, mat, valid = [16, 7]> -> !tile.tile<16x16xbf16, right, valid = [16, 7]>
    %s76 = "tile.matmul_acc"(%s69, %m72, %m75) : (!tile.tile<32x16xf32, acc, valid = [6, 7]>, !tile.tile<32x16xbf16, left, valid = [6, 3]>, !tile.tile<16x16xbf16, right, valid = [16, 7]>) -> !tile.tile<32x16xf32, acc, valid = [6, 7]>
    tile.store %s76, %x77[0, 0] : !tile.tile<32x16xf32, acc, valid = [6, 7]>, !ptensor.tensor<6x7xbf16>
    %m78 = tile.move %s76 : !tile.tile<32x16xf32, acc, valid = [6, 7]> -> !tile.tile<32x16xbf16, mat, valid = [6, 7]>
    %m79 = tile.move %m78 : !tile.tile<32x16xbf16, mat, valid = [6, 7]> -> !tile.tile<32x16xbf16, left, valid = [6, 7]>
    %c81 = arith.constant 1 : index
    %o82 = arith.remui %o60, %c81 : index
    %t83 = tile.load %x80[%o82, %o62] : !ptensor.tensor<7x16xbf16> -> !tile.tile<16x16xbf16, mat, valid = [7, 16]>
    %m84 = tile.move %t83 : !tile.tile<16x16xbf16, mat, valid = [7, 16]> -> !tile.tile<16x16xbf16, right, valid = [7, 16]>
    %s85 = "tile.matmul"(%m79, %m84) : (!tile.tile<32x16xbf16, left, valid = [6, 7]>, !tile.tile<16x16xbf16, right, valid = [7, 16]>) -> !tile.tile<32x16xf32, acc, valid = [6, 16]>
    tile.store %s85, %x86[%o82, 0] : !tile.tile<32x16xf32, acc, valid = [6, 16]>, !ptensor.tensor<6x16xf16>
    %c87 = arith.constant 2 : index
    %c88 = arith.constant 7 : index
    %c89 = arith.constant 2 : index
    %t91 = tile.load %x90[2, %o62] : !ptensor.tensor<4x20xbf16> -> !tile.tile<2x16xbf16, vec>
    %g92 = "tile.get_block_idx"() : () -> index
    %c93 = arith.constant 3 : index
    %o94 = arith.remui %g92, %c93 : index
    %t95 = tile.load %x19[%o62, %o94] : !ptensor.tensor<4x18xbf16> -> !tile.tile<2x16xbf16, vec>
    %r96:3 = scf.for %i100 = %c87 to %c88 step %c89 iter_args(%a97 = %t91, %a98 = %t91, %a99 = %t95) -> (!tile.tile<2x16xbf16, vec>, !tile.tile<2x16xbf16, vec>, !tile.tile<2x16xbf16, vec>) {
      scf.yield %a98, %a99, %a98 : !tile.tile<2x16xbf16, vec>, !tile.tile<2x16xbf16, vec>, !tile.tile<2x16xbf16, vec>
    }
    %t101 = "tile.exp"(%t3) : (!tile.tile<1x8xf32, vec, valid = [1, 5]>) -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
    %k102 = arith.constant 100.0 : f32
    %t103 = "tile.muls"(%t2, %k102) : (!tile.tile<1x8xf32, vec, valid = [1, 5]>, f32) -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
    %r104:3 = scf.index_switch %p9 -> !tile.tile<2x16xbf16, vec>, !tile.tile<2x16xbf16, vec>, !tile.tile<2x16xbf16, vec>
    case 0 {
      %t105 = tile.load %x8[0, 0] : !ptensor.tensor<4x5xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
      %t106 = "tile.relu"(%t105) : (!tile.tile<1x8xf32, vec, valid = [1, 5]>) -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
      %t107 = tile.load %x90[1, %p9] : !ptensor.tensor<4x20xbf16> -> !tile.tile<2x16xbf16, vec>
      scf.yield %t107, %r4#0, %t91 : !tile.tile<2x16xbf16, vec>, !tile.tile<2x16xbf16, vec>, !tile.tile<2x16xbf16, vec>
    }
    case 1 {
      scf.yield %t95, %r96#1, %r96#0 : !tile.tile<2x16xbf16, vec>, !tile.tile<2x16xbf16, vec>, !tile.tile<2x16xbf16, vec>
    }
    default {
      scf.yield %r96#2, %t95, %r96#2 : !tile.tile<2x16xbf16, vec>, !tile.tile<2x16xbf16, vec>, !tile.tile<2x16xbf16, vec>
    }
    %c110 = arith.constant 1 : index
    %o111 = arith.remui %p109, %c110 : index
    tile.store %r104#2, %x108[%o111, 0] : !tile.tile<2x16xbf16, vec>, !ptensor.tensor<2x16xbf16, strides = [22, 1]>
    tile.store %r104#1, %x112[1, 0] : !tile.tile<2x16xbf16, vec>, !ptensor.tensor<10x24xbf16, valid = [8, 21]>
    tile.store %r104#0, %x113[%o111, 0] : !tile.tile<2x16xbf16, vec>, !ptensor.tensor<6x16xbf16>
    return
  }
}
