// pypto-generate --seed 1796071731 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @s1796071731(%x1m: memref<21x53xui16>, %p7: index, %x8: !ptensor.tensor<24x21xf8E4M3FN> {pypto.dir = #pypto.dir<inout>}, %x20t: !ptensor.tensor<3x51xui16, valid = [1, 48]>, %x28: !ptensor.tensor<3x27xf8E4M3FN>, %x32: !ptensor.tensor<1x26xf8E4M3FN>, %p37: i1, %x40: !ptensor.tensor<31x8xf8E5M2> {pypto.dir = #pypto.dir<inout>}, %x42: !ptensor.tensor<10x34xf8E5M2>, %x50: !ptensor.tensor<33x30xf32> {pypto.dir = #pypto.dir<out>}, %x54: !ptensor.tensor<20x1xf8E4M3FN> {pypto.dir = #pypto.dir<inout>}, %x58: !ptensor.tensor<16x1xui16> {pypto.dir = #pypto.dir<out>}, %x59: !ptensor.tensor<22x30xf8E4M3FN, valid = [20, 27], pad = zero> {pypto.dir = #pypto.dir<inout>}, %x62: !ptensor.tensor<4x48xui16> {pypto.dir = #pypto.dir<out>}, %x67: !ptensor.tensor<3x52xui16> {pypto.dir = #pypto.dir<inout>}) {
    %x1 = ptensor.from_memref %x1m : memref<21x53xui16> -> !ptensor.tensor<21x53xui16>
    %x20m = ptensor.to_memref %x20t : !ptensor.tensor<3x51xui16, valid = [1, 48]> -> memref<3x51xui16>
    %x20 = ptensor.from_memref %x20m : memref<3x51xui16> -> !ptensor.tensor<3x51xui16, valid = [1, 48]>
    %t2 = tile.load %x1[5, 5] : !ptensor.tensor<21x53xui16> -> !tile.tile<16x48xui16>
    %e3 = tile.create : !tile.tile<16x48xui16>
    %t4 = "tile.row_max"(%t2, %e3) : (!tile.tile<16x48xui16>, !tile.tile<16x48xui16>) -> !tile.tile<16x1xui16>
    %c5 = arith.constant 0 : index
    %c6 = arith.constant 1 : index
    %g9 = "tile.get_block_idx"() : () -> index
    %t10 = tile.load %x8[%g9, 0] : !ptensor.tensor<24x21xf8E4M3FN> -> !tile.tile<32x32xf8E4M3FN, valid = [20, 21]>
    %r11:2 = scf.for %i14 = %c5 to %p7 step %c6 iter_args(%a12 = %t10, %a13 = %t10) -> (!tile.tile<32x32xf8E4M3FN, valid = [20, 21]>, !tile.tile<32x32xf8E4M3FN, valid = [20, 21]>) {
      %r15:2 = scf.execute_region -> (!tile.tile<16x48xui16>, !tile.tile<16x48xui16>) {
        scf.yield %t2, %t2 : !tile.tile<16x48xui16>, !tile.tile<16x48xui16>
      }
      scf.yield %a13, %a12 : !tile.tile<32x32xf8E4M3FN, valid = [20, 21]>, !tile.tile<32x32xf8E4M3FN, valid = [20, 21]>
    }
    %t16 = "tile.mul"(%t2, %t2) : (!tile.tile<16x48xui16>, !tile.tile<16x48xui16>) -> !tile.tile<16x48xui16>
    %e17 = tile.create : !tile.tile<16x48xui16>
    %t18 = "tile.row_max"(%t2, %e17) : (!tile.tile<16x48xui16>, !tile.tile<16x48xui16>) -> !tile.tile<16x1xui16>
    %t19 = tile.load %x1[9, %g9] : !ptensor.tensor<21x53xui16> -> !tile.tile<1x48xui16>
    %c21 = arith.constant 1 : index
    %o22 = arith.remui %g9, %c21 : index
    %t23 = tile.load %x20[%o22, %o22] : !ptensor.tensor<3x51xui16, valid = [1, 48]> -> !tile.tile<1x48xui16>
    %t24 = "tile.minimum"(%t19, %t23) : (!tile.tile<1x48xui16>, !tile.tile<1x48xui16>) -> !tile.tile<1x48xui16>
    %r25:1 = scf.index_switch %g9 -> !tile.tile<32x32xf8E4M3FN, valid = [20, 21]>
    case 0 {
      %q26 = arith.constant true
      %r27:2 = scf.if %q26 -> (!tile.tile<1x32xf8E4M3FN, valid = [1, 21]>, !tile.tile<16x48xui16>) {
        %c29 = arith.constant 3 : index
        %o30 = arith.remui %p7, %c29 : index
        %t31 = tile.load %x28[%o30, %p7] : !ptensor.tensor<3x27xf8E4M3FN> -> !tile.tile<1x32xf8E4M3FN, valid = [1, 21]>
        scf.yield %t31, %t16 : !tile.tile<1x32xf8E4M3FN, valid = [1, 21]>, !tile.tile<16x48xui16>
      } else {
        %c33 = arith.constant 1 : index
        %o34 = arith.remui %g9, %c33 : index
        %t35 = tile.load %x32[%o34, %o22] : !ptensor.tensor<1x26xf8E4M3FN> -> !tile.tile<1x32xf8E4M3FN, valid = [1, 21]>
        scf.yield %t35, %t16 : !tile.tile<1x32xf8E4M3FN, valid = [1, 21]>, !tile.tile<16x48xui16>
      }
      scf.yield %r11#0 : !tile.tile<32x32xf8E4M3FN, valid = [20, 21]>
    }
    case 1 {
      scf.yield %r11#1 : !tile.tile<32x32xf8E4M3FN, valid = [20, 21]>
    }
    default {
      %t36 = "tile.row_sum"(%t16, %e3) : (!tile.tile<16x48xui16>, !tile.tile<16x48xui16>) -> !tile.tile<16x1xui16>
      %r38:2 = scf.if %p37 -> (!tile.tile<32x1xf8E4M3FN, valid = [20, 1]>, !tile.tile<32x1xf8E4M3FN, valid = [20, 1]>) {
        %t39 = arith.select %p37, %r11#1, %t10 : !tile.tile<32x32xf8E4M3FN, valid = [20, 21]>
        %t41 = tile.load %x40[0, %o22] : !ptensor.tensor<31x8xf8E5M2> -> !tile.tile<32x64xf8E5M2, valid = [31, 8]>
        %t43 = tile.load %x42[2, %g9] : !ptensor.tensor<10x34xf8E5M2> -> !tile.tile<64x32xf8E5M2, valid = [8, 30]>
        %s44 = "tile.matmul"(%t41, %t43) : (!tile.tile<32x64xf8E5M2, valid = [31, 8]>, !tile.tile<64x32xf8E5M2, valid = [8, 30]>) -> !tile.tile<32x32xf32, valid = [31, 30]>
        %c45 = arith.constant 1 : index
        %o46 = arith.remui %g9, %c45 : index
        %t47 = tile.load %x40[0, %o46] : !ptensor.tensor<31x8xf8E5M2> -> !tile.tile<32x64xf8E5M2, valid = [31, 8]>
        %t48 = tile.load %x42[0, %o22] : !ptensor.tensor<10x34xf8E5M2> -> !tile.tile<64x32xf8E5M2, valid = [8, 30]>
        %s49 = "tile.matmul_acc"(%s44, %t47, %t48) : (!tile.tile<32x32xf32, valid = [31, 30]>, !tile.tile<32x64xf8E5M2, valid = [31, 8]>, !tile.tile<64x32xf8E5M2, valid = [8, 30]>) -> !tile.tile<32x32xf32, valid = [31, 30]>
        %c51 = arith.constant 1 : index
        %o52 = arith.remui %p7, %c51 : index
        tile.store %s49, %x50[%o46, %o52] : !tile.tile<32x32xf32, valid = [31, 30]>, !ptensor.tensor<33x30xf32>
        %t53 = tile.load %x8[0, 20] : !ptensor.tensor<24x21xf8E4M3FN> -> !tile.tile<32x1xf8E4M3FN, valid = [20, 1]>
        scf.yield %t53, %t53 : !tile.tile<32x1xf8E4M3FN, valid = [20, 1]>, !tile.tile<32x1xf8E4M3FN, valid = [20, 1]>
      } else {
        %c55 = arith.constant 1 : index
        %o56 = arith.remui %g9, %c55 : index
        %t57 = tile.load %x54[0, %o56] : !ptensor.tensor<20x1xf8E4M3FN> -> !tile.tile<32x1xf8E4M3FN, valid = [20, 1]>
        scf.yield %t57, %t57 : !tile.tile<32x1xf8E4M3FN, valid = [20, 1]>, !tile.tile<32x1xf8E4M3FN, valid = [20, 1]>
      }
      scf.yield %r11#0 : !tile.tile<32x32xf8E4M3FN, valid = [20, 21]>
    }
    tile.store %t4, %x58[0, 0] : !tile.tile<16x1xui16>, !ptensor.tensor<16x1xui16>
    %c60 = arith.constant 1 : index
    %o61 = arith.remui %g9, %c60 : index
    tile.store %r25#0, %x59[%o61, %p7] : !tile.tile<32x32xf8E4M3FN, valid = [20, 21]>, !ptensor.tensor<22x30xf8E4M3FN, valid = [20, 27], pad = zero>
    %g63 = "tile.get_subblock_idx"() : () -> index
    %g64 = "tile.get_block_idx"() : () -> index
    %c65 = arith.constant 1 : index
    %o66 = arith.remui %g64, %c65 : index
    tile.store %t24, %x62[%g63, %o66] : !tile.tile<1x48xui16>, !ptensor.tensor<4x48xui16>
    tile.store %t23, %x67[0, %o22] : !tile.tile<1x48xui16>, !ptensor.tensor<3x52xui16>
    return
  }
}
