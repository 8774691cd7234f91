// pypto-generate --seed 1796071740 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071740(%x4: !ptensor.tensor<12x65xi8, layout = dn> {pypto.dir = #pypto.dir<inout>}, %p5: index, %p6: index, %p18: index, %x38t: !ptensor.tensor<16x16xf32> {pypto.dir = #pypto.dir<inout>}, %x47: !ptensor.tensor<16x19xf32>, %x49: !ptensor.tensor<17x22xf32>, %p54: i1, %x58: !ptensor.tensor<19x16xf32> {pypto.dir = #pypto.dir<inout>}, %x61: !ptensor.tensor<18x23xf32, valid = [16, 20], pad = zero> {pypto.dir = #pypto.dir<out>}, %x62: !ptensor.tensor<8x67xi8> {pypto.dir = #pypto.dir<inout>}, %x67: !ptensor.tensor<10x67xi8, layout = dn> {pypto.dir = #pypto.dir<out>}, %p84: i8, %p92: index, %x101: !ptensor.tensor<8x64xi8> {pypto.dir = #pypto.dir<inout>}, %p102: index, %x108: !ptensor.tensor<16x44xi8> {pypto.dir = #pypto.dir<inout>}, %x112: !ptensor.tensor<44x5xi8>, %x115: !ptensor.tensor<22x44xi8, layout = dn> {pypto.dir = #pypto.dir<inout>}, %p119: index, %x126: !ptensor.tensor<16x44xi8>, %x130: !ptensor.tensor<44x3xi8>, %x135: !ptensor.tensor<17x5xi32> {pypto.dir = #pypto.dir<out>}, %x136t: !ptensor.tensor<9x64xi8> {pypto.dir = #pypto.dir<out>}) {
    %x38m = ptensor.to_memref %x38t : !ptensor.tensor<16x16xf32> -> memref<16x16xf32>
    %x38 = ptensor.from_memref %x38m : memref<16x16xf32> -> !ptensor.tensor<16x16xf32>
    %x136m = ptensor.to_memref %x136t : !ptensor.tensor<9x64xi8> -> memref<9x64xi8>
    %x136 = ptensor.from_memref %x136m : memref<9x64xi8> -> !ptensor.tensor<9x64xi8>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 1 : index
    %c3 = arith.constant 1 : index
    %c7 = arith.constant 2 : index
    %o8 = arith.remui %p6, %c7 : index
    %t9 = tile.load %x4[%p5, %o8] : !ptensor.tensor<12x65xi8, layout = dn> -> !tile.tile<8x64xi8>
    %r10:3 = scf.for %i14 = %c1 to %c2 step %c3 iter_args(%a11 = %t9, %a12 = %t9, %a13 = %t9) -> (!tile.tile<8x64xi8>, !tile.tile<8x64xi8>, !tile.tile<8x64xi8>) {
      %c15 = arith.constant 1 : index
      %c16 = arith.constant 1 : index
      %c17 = arith.constant 2 : index
      %c19 = arith.constant 2 : index
      %o20 = arith.remui %p18, %c19 : index
      %t21 = tile.load %x4[1, %o20] : !ptensor.tensor<12x65xi8, layout = dn> -> !tile.tile<8x64xi8>
      %r22:4 = scf.for %i27 = %c15 to %c16 step %c17 iter_args(%a23 = %t21, %a24 = %a13, %a25 = %a11, %a26 = %t21) -> (!tile.tile<8x64xi8>, !tile.tile<8x64xi8>, !tile.tile<8x64xi8>, !tile.tile<8x64xi8>) {
        %c28 = arith.constant 2 : index
        %c29 = arith.constant 5 : index
        %c30 = arith.constant 2 : index
        %e31 = tile.create : !tile.tile<8x64xi8>
        %r32:2 = scf.for %i35 = %c28 to %c29 step %c30 iter_args(%a33 = %a23, %a34 = %e31) -> (!tile.tile<8x64xi8>, !tile.tile<8x64xi8>) {
          %q36 = arith.constant true
          %r37:1 = scf.if %q36 -> (!tile.tile<8x64xi8>) {
            scf.yield %a33 : !tile.tile<8x64xi8>
          } else {
            %g39 = "tile.get_block_idx"() : () -> index
            %c40 = arith.constant 1 : index
            %o41 = arith.remui %g39, %c40 : index
            %t42 = tile.load %x38[0, %o41] : !ptensor.tensor<16x16xf32> -> !tile.tile<16x16xf32>
            %c43 = arith.constant 1 : index
            %o44 = arith.remui %g39, %c43 : index
            %t45 = tile.load %x38[%o44, 0] : !ptensor.tensor<16x16xf32> -> !tile.tile<16x16xf32>
            %s46 = "tile.matmul"(%t42, %t45) : (!tile.tile<16x16xf32>, !tile.tile<16x16xf32>) -> !tile.tile<16x16xf32>
            %t48 = tile.load %x47[0, 1] : !ptensor.tensor<16x19xf32> -> !tile.tile<16x16xf32>
            %c50 = arith.constant 2 : index
            %o51 = arith.remui %p5, %c50 : index
            %t52 = tile.load %x49[%o51, %o41] : !ptensor.tensor<17x22xf32> -> !tile.tile<16x16xf32>
            %s53 = "tile.matmul_acc"(%s46, %t48, %t52) : (!tile.tile<16x16xf32>, !tile.tile<16x16xf32>, !tile.tile<16x16xf32>) -> !tile.tile<16x16xf32>
            %r55:1 = scf.if %p54 -> (!tile.tile<16x16xf32>) {
              %g56 = "tile.get_subblock_idx"() : () -> index
              %t57 = tile.load %x49[%o44, %g56] : !ptensor.tensor<17x22xf32> -> !tile.tile<16x16xf32>
              %t59 = tile.load %x58[3, 0] : !ptensor.tensor<19x16xf32> -> !tile.tile<16x16xf32>
              %s60 = "tile.matmul_acc"(%s53, %t57, %t59) : (!tile.tile<16x16xf32>, !tile.tile<16x16xf32>, !tile.tile<16x16xf32>) -> !tile.tile<16x16xf32>
              scf.yield %s60 : !tile.tile<16x16xf32>
            } else {
              scf.yield %s53 : !tile.tile<16x16xf32>
            }
            tile.store %r55#0, %x61[0, 3] : !tile.tile<16x16xf32>, !ptensor.tensor<18x23xf32, valid = [16, 20], pad = zero>
            %g63 = "tile.get_subblock_idx"() : () -> index
            %c64 = arith.constant 1 : index
            %o65 = arith.remui %g63, %c64 : index
            %t66 = tile.load %x62[%o65, 0] : !ptensor.tensor<8x67xi8> -> !tile.tile<8x64xi8>
            scf.yield %t66 : !tile.tile<8x64xi8>
          }
          scf.yield %t21, %t21 : !tile.tile<8x64xi8>, !tile.tile<8x64xi8>
        }
        tile.store %r32#1, %x67[%i14, %o20] : !tile.tile<8x64xi8>, !ptensor.tensor<10x67xi8, layout = dn>
        scf.yield %a24, %a23, %a12, %t21 : !tile.tile<8x64xi8>, !tile.tile<8x64xi8>, !tile.tile<8x64xi8>, !tile.tile<8x64xi8>
      }
      %c68 = arith.constant 2 : index
      %c69 = arith.constant 3 : index
      %c70 = arith.constant 2 : index
      %r71:1 = scf.for %i73 = %c68 to %c69 step %c70 iter_args(%a72 = %r22#2) -> (!tile.tile<8x64xi8>) {
        scf.yield %r22#0 : !tile.tile<8x64xi8>
      }
      %g74 = "tile.get_block_idx"() : () -> index
      %c75 = arith.constant 2 : index
      %o76 = arith.remui %g74, %c75 : index
      %t77 = tile.load %x4[%o8, %o76] : !ptensor.tensor<12x65xi8, layout = dn> -> !tile.tile<8x64xi8>
      scf.yield %a12, %a11, %t77 : !tile.tile<8x64xi8>, !tile.tile<8x64xi8>, !tile.tile<8x64xi8>
    }
    %r78:2 = scf.execute_region -> (!tile.tile<8x64xi8>, !tile.tile<8x64xi8>) {
      %c79 = arith.constant 0 : index
      %c80 = arith.constant 8 : index
      %c81 = arith.constant 3 : index
      %r82:2 = scf.for %i86 = %c79 to %c80 step %c81 iter_args(%a83 = %r10#1, %n85 = %p84) -> (!tile.tile<8x64xi8>, i8) {
        %t87 = tile.load %x62[0, %o8] : !ptensor.tensor<8x67xi8> -> !tile.tile<8x64xi8>
        scf.yield %t87, %p84 : !tile.tile<8x64xi8>, i8
      }
      %r88:2 = scf.index_switch %o8 -> !tile.tile<8x64xi8>, !tile.tile<8x64xi8>
      case 0 {
        %c89 = arith.constant 3 : index
        %q90 = arith.cmpi ne, %o8, %c89 : index
        %r91:4 = scf.if %q90 -> (!tile.tile<8x64xi8>, !tile.tile<8x64xi8>, !tile.tile<8x64xi8>, !tile.tile<8x64xi8>) {
          %c93 = arith.constant 1 : index
          %o94 = arith.remui %p92, %c93 : index
          %t95 = tile.load %x62[%o94, 3] : !ptensor.tensor<8x67xi8> -> !tile.tile<8x64xi8>
          %t96 = tile.load %x4[0, 1] : !ptensor.tensor<12x65xi8, layout = dn> -> !tile.tile<8x64xi8>
          scf.yield %t95, %t95, %t96, %t9 : !tile.tile<8x64xi8>, !tile.tile<8x64xi8>, !tile.tile<8x64xi8>, !tile.tile<8x64xi8>
        } else {
          %g97 = "tile.get_block_num"() : () -> index
          %c98 = arith.constant 3 : index
          %o99 = arith.remui %g97, %c98 : index
          %g100 = "tile.get_block_num"() : () -> index
          tile.store %r82#0, %x67[%o99, %g100] : !tile.tile<8x64xi8>, !ptensor.tensor<10x67xi8, layout = dn>
          scf.yield %r82#0, %r10#2, %r82#0, %r10#2 : !tile.tile<8x64xi8>, !tile.tile<8x64xi8>, !tile.tile<8x64xi8>, !tile.tile<8x64xi8>
        }
        scf.yield %r91#2, %r91#2 : !tile.tile<8x64xi8>, !tile.tile<8x64xi8>
      }
      default {
        scf.yield %r82#0, %r10#1 : !tile.tile<8x64xi8>, !tile.tile<8x64xi8>
      }
      %c103 = arith.constant 1 : index
      %o104 = arith.remui %p102, %c103 : index
      %c105 = arith.constant 1 : index
      %o106 = arith.remui %p6, %c105 : index
      %t107 = tile.load %x101[%o104, %o106] : !ptensor.tensor<8x64xi8> -> !tile.tile<8x64xi8>
      scf.yield %r82#0, %t107 : !tile.tile<8x64xi8>, !tile.tile<8x64xi8>
    }
    %c109 = arith.constant 1 : index
    %o110 = arith.remui %o8, %c109 : index
    %t111 = tile.load %x108[%o110, 0] : !ptensor.tensor<16x44xi8> -> !tile.tile<32x64xi8, valid = [16, 44]>
    %t113 = tile.load %x112[%o110, 1] : !ptensor.tensor<44x5xi8> -> !tile.tile<64x32xi8, valid = [44, 3]>
    %s114 = "tile.matmul"(%t111, %t113) : (!tile.tile<32x64xi8, valid = [16, 44]>, !tile.tile<64x32xi8, valid = [44, 3]>) -> !tile.tile<32x32xi32, valid = [16, 3]>
    %c116 = arith.constant 1 : index
    %o117 = arith.remui %o8, %c116 : index
    %t118 = tile.load %x115[%o8, %o117] : !ptensor.tensor<22x44xi8, layout = dn> -> !tile.tile<32x64xi8, valid = [16, 44]>
    %c120 = arith.constant 1 : index
    %o121 = arith.remui %p119, %c120 : index
    %t122 = tile.load %x112[%o121, %o8] : !ptensor.tensor<44x5xi8> -> !tile.tile<64x32xi8, valid = [44, 3]>
    %s123 = "tile.matmul_acc"(%s114, %t118, %t122) : (!tile.tile<32x32xi32, valid = [16, 3]>, !tile.tile<32x64xi8, valid = [16, 44]>, !tile.tile<64x32xi8, valid = [44, 3]>) -> !tile.tile<32x32xi32, valid = [16, 3]>
    %q124 = arith.constant false
    %r125:1 = scf.if %q124 -> (!tile.tile<32x32xi32, valid = [16, 3]>) {
      %c127 = arith.constant 1 : index
      %o128 = arith.remui %p18, %c127 : index
      %t129 = tile.load %x126[%o128, 0] : !ptensor.tensor<16x44xi8> -> !tile.tile<32x64xi8, valid = [16, 44]>
      %c131 = arith.constant 1 : index
      %o132 = arith.remui %o8, %c131 : index
      %t133 = tile.load %x130[%o132, %o132] : !ptensor.tensor<44x3xi8> -> !tile.tile<64x32xi8, valid = [44, 3]>
      %s134 = "tile.matmul_acc"(%s123, %t129, %t133) : (!tile.tile<32x32xi32, valid = [16, 3]>, !tile.tile<32x64xi8, valid = [16, 44]>, !tile.tile<64x32xi8, valid = [44, 3]>) -> !tile.tile<32x32xi32, valid = [16, 3]>
      scf.yield %s134 : !tile.tile<32x32xi32, valid = [16, 3]>
    } else {
      scf.yield %s123 : !tile.tile<32x32xi32, valid = [16, 3]>
    }
    tile.store %r125#0, %x135[%o117, %o8] : !tile.tile<32x32xi32, valid = [16, 3]>, !ptensor.tensor<17x5xi32>
    tile.store %r125#0, %x135[1, %o110] : !tile.tile<32x32xi32, valid = [16, 3]>, !ptensor.tensor<17x5xi32>
    tile.store %r78#1, %x67[0, %p18] : !tile.tile<8x64xi8>, !ptensor.tensor<10x67xi8, layout = dn>
    tile.store %r78#0, %x67[%o110, 0] : !tile.tile<8x64xi8>, !ptensor.tensor<10x67xi8, layout = dn>
    tile.store %r10#2, %x136[1, 0] : !tile.tile<8x64xi8>, !ptensor.tensor<9x64xi8>
    return
  }
}
