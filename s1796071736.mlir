// pypto-generate --seed 1796071736 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071736(%p1: index, %x4: !ptensor.tensor<32x16xbf16, layout = dn> {pypto.dir = #pypto.dir<inout>}, %x9: !ptensor.tensor<17x17xbf16>, %x18: !ptensor.tensor<16x22xbf16>, %x24: !ptensor.tensor<33x16xf32, layout = dn> {pypto.dir = #pypto.dir<out>}, %x25: !ptensor.tensor<32x18xbf16> {pypto.dir = #pypto.dir<out>}, %x28: !ptensor.tensor<16x19xf32, layout = dn> {pypto.dir = #pypto.dir<inout>}, %x32: !ptensor.tensor<32x18xf16> {pypto.dir = #pypto.dir<inout>}, %x35t: !ptensor.tensor<4x52xbf16> {pypto.dir = #pypto.dir<inout>}, %x38: !ptensor.tensor<5x51xbf16> {pypto.dir = #pypto.dir<inout>}, %x43: !ptensor.tensor<8x51xbf16, valid = [6, 48]>, %x45: !ptensor.tensor<3x48xbf16>, %x50: !ptensor.tensor<5x51xbf16, valid = [3, 48], pad = zero>, %x54: !ptensor.tensor<6x15xbf16>, %p57: index, %p61: index, %p62: index, %x65: !ptensor.tensor<6x16xbf16> {pypto.dir = #pypto.dir<inout>}, %x71: !ptensor.tensor<21x37xf16, valid = [19, 34]> {pypto.dir = #pypto.dir<inout>}, %x74: !ptensor.tensor<34x19xf16, valid = [32, 16], pad = zero> {pypto.dir = #pypto.dir<inout>}, %x81: !ptensor.tensor<16x34xf16>, %x86t: !ptensor.tensor<32x20xf16>, %x93: !ptensor.tensor<22x17xbf16> {pypto.dir = #pypto.dir<out>}, %x98: !ptensor.tensor<22x11xf32> {pypto.dir = #pypto.dir<inout>}, %x105: !ptensor.tensor<6x49xbf16> {pypto.dir = #pypto.dir<out>}) {
    %x35m = ptensor.to_memref %x35t : !ptensor.tensor<4x52xbf16> -> memref<4x52xbf16>
    %x35 = ptensor.from_memref %x35m : memref<4x52xbf16> -> !ptensor.tensor<4x52xbf16>
    %x86m = ptensor.to_memref %x86t : !ptensor.tensor<32x20xf16> -> memref<32x20xf16>
    %x86 = ptensor.from_memref %x86m : memref<32x20xf16> -> !ptensor.tensor<32x20xf16>
    %r2:1 = scf.index_switch %p1 -> !tile.tile<3x48xbf16, vec>
    case 0 {
      %r3:3 = scf.index_switch %p1 -> !tile.tile<3x48xbf16, vec>, !tile.tile<3x48xbf16, vec>, !tile.tile<3x48xbf16, vec>
      case 0 {
        %c5 = arith.constant 1 : index
        %o6 = arith.remui %p1, %c5 : index
        %t7 = tile.load %x4[%o6, 0] : !ptensor.tensor<32x16xbf16, layout = dn> -> !tile.tile<32x16xbf16, mat, blayout = row_major, slayout = col_major>
        %m8 = tile.move %t7 : !tile.tile<32x16xbf16, mat, blayout = row_major, slayout = col_major> -> !tile.tile<32x16xbf16, left>
        %g10 = "tile.get_block_num"() : () -> index
        %c11 = arith.constant 2 : index
        %o12 = arith.remui %g10, %c11 : index
        %t13 = tile.load %x9[0, %o12] : !ptensor.tensor<17x17xbf16> -> !tile.tile<16x16xbf16, mat>
        %m14 = tile.move %t13 : !tile.tile<16x16xbf16, mat> -> !tile.tile<16x16xbf16, right>
        %s15 = "tile.matmul"(%m8, %m14) : (!tile.tile<32x16xbf16, left>, !tile.tile<16x16xbf16, right>) -> !tile.tile<32x16xf32, acc>
        %t16 = tile.load %x4[%o6, 0] : !ptensor.tensor<32x16xbf16, layout = dn> -> !tile.tile<32x16xbf16, mat, blayout = row_major, slayout = col_major>
        %m17 = tile.move %t16 : !tile.tile<32x16xbf16, mat, blayout = row_major, slayout = col_major> -> !tile.tile<32x16xbf16, left>
        %c19 = arith.constant 1 : index
        %o20 = arith.remui %p1, %c19 : index
        %t21 = tile.load %x18[%o20, %o6] : !ptensor.tensor<16x22xbf16> -> !tile.tile<16x16xbf16, mat>
        %m22 = tile.move %t21 : !tile.tile<16x16xbf16, mat> -> !tile.tile<16x16xbf16, right>
        %s23 = "tile.matmul_acc"(%s15, %m17, %m22) : (!tile.tile<32x16xf32, acc>, !tile.tile<32x16xbf16, left>, !tile.tile<16x16xbf16, right>) -> !tile.tile<32x16xf32, acc>
        tile.store %s23, %x24[%o12, %o20] : !tile.tile<32x16xf32, acc>, !ptensor.tensor<33x16xf32, layout = dn>
        tile.store %s23, %x25[0, 1] : !tile.tile<32x16xf32, acc>, !ptensor.tensor<32x18xbf16>
        %m26 = tile.move %s23 : !tile.tile<32x16xf32, acc> -> !tile.tile<32x16xf32, mat>
        %m27 = tile.move %m26 : !tile.tile<32x16xf32, mat> -> !tile.tile<32x16xf32, left>
        %t29 = tile.load %x28[0, 1] : !ptensor.tensor<16x19xf32, layout = dn> -> !tile.tile<16x16xf32, mat, blayout = row_major, slayout = col_major>
        %m30 = tile.move %t29 : !tile.tile<16x16xf32, mat, blayout = row_major, slayout = col_major> -> !tile.tile<16x16xf32, right>
        %s31 = "tile.matmul"(%m27, %m30) : (!tile.tile<32x16xf32, left>, !tile.tile<16x16xf32, right>) -> !tile.tile<32x16xf32, acc>
        %c33 = arith.constant 1 : index
        %o34 = arith.remui %p1, %c33 : index
        tile.store %s31, %x32[%o34, 1] : !tile.tile<32x16xf32, acc>, !ptensor.tensor<32x18xf16>
        %t36 = tile.load %x35[1, 2] : !ptensor.tensor<4x52xbf16> -> !tile.tile<3x48xbf16, vec>
        scf.yield %t36, %t36, %t36 : !tile.tile<3x48xbf16, vec>, !tile.tile<3x48xbf16, vec>, !tile.tile<3x48xbf16, vec>
      }
      case 1 {
        %t37 = tile.load %x35[0, %p1] : !ptensor.tensor<4x52xbf16> -> !tile.tile<3x48xbf16, vec>
        scf.yield %t37, %t37, %t37 : !tile.tile<3x48xbf16, vec>, !tile.tile<3x48xbf16, vec>, !tile.tile<3x48xbf16, vec>
      }
      default {
        %t39 = tile.load %x38[0, 0] : !ptensor.tensor<5x51xbf16> -> !tile.tile<3x48xbf16, vec>
        %c40 = arith.constant 2 : index
        %o41 = arith.remui %p1, %c40 : index
        %t42 = tile.load %x35[%o41, 4] : !ptensor.tensor<4x52xbf16> -> !tile.tile<3x48xbf16, vec>
        scf.yield %t39, %t39, %t42 : !tile.tile<3x48xbf16, vec>, !tile.tile<3x48xbf16, vec>, !tile.tile<3x48xbf16, vec>
      }
      %t44 = tile.load %x43[0, 0] : !ptensor.tensor<8x51xbf16, valid = [6, 48]> -> !tile.tile<3x48xbf16, vec>
      scf.yield %t44 : !tile.tile<3x48xbf16, vec>
    }
    case 1 {
      %g46 = "tile.get_block_idx"() : () -> index
      %c47 = arith.constant 1 : index
      %o48 = arith.remui %g46, %c47 : index
      %t49 = tile.load %x45[0, %o48] : !ptensor.tensor<3x48xbf16> -> !tile.tile<3x48xbf16, vec>
      scf.yield %t49 : !tile.tile<3x48xbf16, vec>
    }
    default {
      %c51 = arith.constant 1 : index
      %o52 = arith.remui %p1, %c51 : index
      %t53 = tile.load %x50[%o52, %o52] : !ptensor.tensor<5x51xbf16, valid = [3, 48], pad = zero> -> !tile.tile<3x48xbf16, vec>
      scf.yield %t53 : !tile.tile<3x48xbf16, vec>
    }
    %t55 = tile.load %x54[3, 0] : !ptensor.tensor<6x15xbf16> -> !tile.tile<16x16xbf16, mat, valid = [3, 15]>
    %m56 = tile.move %t55 : !tile.tile<16x16xbf16, mat, valid = [3, 15]> -> !tile.tile<16x16xbf16, left, valid = [3, 15]>
    %t58 = tile.load %x18[1, %p57] : !ptensor.tensor<16x22xbf16> -> !tile.tile<16x16xbf16, mat, valid = [15, 6]>
    %m59 = tile.move %t58 : !tile.tile<16x16xbf16, mat, valid = [15, 6]> -> !tile.tile<16x16xbf16, right, valid = [15, 6]>
    %s60 = "tile.matmul"(%m56, %m59) : (!tile.tile<16x16xbf16, left, valid = [3, 15]>, !tile.tile<16x16xbf16, right, valid = [15, 6]>) -> !tile.tile<16x16xf32, acc, valid = [3, 6]>
    tile.store %s60, %x24[%p61, %p62] : !tile.tile<16x16xf32, acc, valid = [3, 6]>, !ptensor.tensor<33x16xf32, layout = dn>
    %m63 = tile.move %s60 : !tile.tile<16x16xf32, acc, valid = [3, 6]> -> !tile.tile<16x16xbf16, mat, valid = [3, 6]>
    %m64 = tile.move %m63 : !tile.tile<16x16xbf16, mat, valid = [3, 6]> -> !tile.tile<16x16xbf16, left, valid = [3, 6]>
    %c66 = arith.constant 1 : index
    %o67 = arith.remui %p57, %c66 : index
    %t68 = tile.load %x65[%o67, %o67] : !ptensor.tensor<6x16xbf16> -> !tile.tile<16x16xbf16, mat, valid = [6, 16]>
    %m69 = tile.move %t68 : !tile.tile<16x16xbf16, mat, valid = [6, 16]> -> !tile.tile<16x16xbf16, right, valid = [6, 16]>
    %s70 = "tile.matmul"(%m64, %m69) : (!tile.tile<16x16xbf16, left, valid = [3, 6]>, !tile.tile<16x16xbf16, right, valid = [6, 16]>) -> !tile.tile<16x16xf32, acc, valid = [3, 16]>
    tile.store %s70, %x24[%p61, %o67] : !tile.tile<16x16xf32, acc, valid = [3, 16]>, !ptensor.tensor<33x16xf32, layout = dn>
    %t72 = tile.load %x71[%o67, %o67] : !ptensor.tensor<21x37xf16, valid = [19, 34]> -> !tile.tile<16x32xf16, mat>
    %m73 = tile.move %t72 : !tile.tile<16x32xf16, mat> -> !tile.tile<16x32xf16, left>
    %t75 = tile.load %x74[0, 0] : !ptensor.tensor<34x19xf16, valid = [32, 16], pad = zero> -> !tile.tile<32x16xf16, mat>
    %m76 = tile.move %t75 : !tile.tile<32x16xf16, mat> -> !tile.tile<32x16xf16, right>
    %s77 = "tile.matmul"(%m73, %m76) : (!tile.tile<16x32xf16, left>, !tile.tile<32x16xf16, right>) -> !tile.tile<16x16xf32, acc>
    %c78 = arith.constant 3 : index
    %q79 = arith.cmpi sge, %p62, %c78 : index
    %r80:1 = scf.if %q79 -> (!tile.tile<16x16xf32, acc>) {
      %c82 = arith.constant 1 : index
      %o83 = arith.remui %p61, %c82 : index
      %t84 = tile.load %x81[%o83, 1] : !ptensor.tensor<16x34xf16> -> !tile.tile<16x32xf16, mat>
      %m85 = tile.move %t84 : !tile.tile<16x32xf16, mat> -> !tile.tile<16x32xf16, left>
      %t87 = tile.load %x86[%o67, 4] : !ptensor.tensor<32x20xf16> -> !tile.tile<32x16xf16, mat>
      %m88 = tile.move %t87 : !tile.tile<32x16xf16, mat> -> !tile.tile<32x16xf16, right>
      %s89 = "tile.matmul_acc"(%s77, %m85, %m88) : (!tile.tile<16x16xf32, acc>, !tile.tile<16x32xf16, left>, !tile.tile<32x16xf16, right>) -> !tile.tile<16x16xf32, acc>
      scf.yield %s89 : !tile.tile<16x16xf32, acc>
    } else {
      scf.yield %s77 : !tile.tile<16x16xf32, acc>
    }
    %g90 = "tile.get_subblock_idx"() : () -> index
    %c91 = arith.constant 1 : index
    %o92 = arith.remui %g90, %c91 : index
    tile.store %r80#0, %x4[%o67, %o92] : !tile.tile<16x16xf32, acc>, !ptensor.tensor<32x16xbf16, layout = dn>
    %c94 = arith.constant 2 : index
    %o95 = arith.remui %g90, %c94 : index
    tile.store %r80#0, %x93[1, %o95] : !tile.tile<16x16xf32, acc>, !ptensor.tensor<22x17xbf16>
    %m96 = tile.move %r80#0 : !tile.tile<16x16xf32, acc> -> !tile.tile<16x16xf32, mat>
    %m97 = tile.move %m96 : !tile.tile<16x16xf32, mat> -> !tile.tile<16x16xf32, left>
    %c99 = arith.constant 3 : index
    %o100 = arith.remui %p62, %c99 : index
    %t101 = tile.load %x98[1, %o100] : !ptensor.tensor<22x11xf32> -> !tile.tile<16x16xf32, mat, valid = [16, 9]>
    %m102 = tile.move %t101 : !tile.tile<16x16xf32, mat, valid = [16, 9]> -> !tile.tile<16x16xf32, bias, valid = [16, 9]>
    %m103 = tile.move %t101 : !tile.tile<16x16xf32, mat, valid = [16, 9]> -> !tile.tile<16x16xf32, right, valid = [16, 9]>
    %s104 = "tile.matmul"(%m97, %m103) : (!tile.tile<16x16xf32, left>, !tile.tile<16x16xf32, right, valid = [16, 9]>) -> !tile.tile<16x16xf32, acc, valid = [16, 9]>
    tile.store %s104, %x74[%o67, %o95] : !tile.tile<16x16xf32, acc, valid = [16, 9]>, !ptensor.tensor<34x19xf16, valid = [32, 16], pad = zero>
    %c106 = arith.constant 2 : index
    %o107 = arith.remui %o100, %c106 : index
    tile.store %r2#0, %x105[3, %o107] : !tile.tile<3x48xbf16, vec>, !ptensor.tensor<6x49xbf16>
    return
  }
}
