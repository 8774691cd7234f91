// pypto-generate --seed 1796071743 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func private @s1796071743_h0(%a1: !tile.tile<8x8xf32, valid = [6, 3]>, %p2: f32) -> !tile.tile<8x8xf32, valid = [6, 3]> {
    %t3 = "tile.muls"(%a1, %p2) : (!tile.tile<8x8xf32, valid = [6, 3]>, f32) -> !tile.tile<8x8xf32, valid = [6, 3]>
    %t4 = "tile.exp"(%t3) : (!tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
    return %t4 : !tile.tile<8x8xf32, valid = [6, 3]>
  }
  func.func @s1796071743(%p1: index, %x3: !ptensor.tensor<6x3xf32, strides = [4, 1]>, %p4: index, %x8: !ptensor.tensor<11x3xf32, layout = dn>, %p9: index, %p13: f32, %x16: !ptensor.tensor<1x3xf32> {pypto.dir = #pypto.dir<inout>}, %x30: !ptensor.tensor<8x8xf32> {pypto.dir = #pypto.dir<inout>}, %x36: !ptensor.tensor<8x11xf32, valid = [6, 8]> {pypto.dir = #pypto.dir<inout>}, %x55: !ptensor.tensor<7x8xf32> {pypto.dir = #pypto.dir<out>}, %x57: !ptensor.tensor<10x1xf32>, %x67: !ptensor.tensor<11x1xf32> {pypto.dir = #pypto.dir<inout>}, %x78m: memref<12x5xf32>, %x80: !ptensor.tensor<3x4xf32> {pypto.dir = #pypto.dir<inout>}, %p98: index, %p101: i1, %x104t: !ptensor.tensor<11x6xf32, valid = [9, 3]>, %p108: f32, %p123: index, %x124t: !ptensor.tensor<8x11xf32, layout = dn, valid = [6, 8]>, %p125: index, %p139: f32, %p142: index, %x171: !ptensor.tensor<6x3xf32>, %x181: !ptensor.tensor<10x3xf32>, %x185: !ptensor.tensor<7x3xf32> {pypto.dir = #pypto.dir<inout>}, %x194: !ptensor.tensor<10x6xf32, valid = [8, 3]> {pypto.dir = #pypto.dir<out>}, %x195: !ptensor.tensor<29x31xf8E4M3FN> {pypto.dir = #pypto.dir<inout>}, %x197: !ptensor.tensor<34x10xf8E4M3FN>, %x202: !ptensor.tensor<35x10xf8E4M3FN> {pypto.dir = #pypto.dir<inout>}, %p203: index, %x208: !ptensor.tensor<30x11xf32> {pypto.dir = #pypto.dir<out>}, %x215: !ptensor.tensor<7x3xf32>, %x226: !ptensor.tensor<10x5xf32, strides = [10, 1]> {pypto.dir = #pypto.dir<inout>}, %p230: index, %x238: !ptensor.tensor<6x1xf32, strides = [10, 1]> {pypto.dir = #pypto.dir<inout>}, %x241: !ptensor.tensor<8x6xf32, valid = [6, 3]> {pypto.dir = #pypto.dir<inout>}, %x245: !ptensor.tensor<7x3xf32> {pypto.dir = #pypto.dir<out>}, %x246: !ptensor.tensor<6x6xf32, layout = dn> {pypto.dir = #pypto.dir<out>}) {
    %x78 = ptensor.from_memref %x78m : memref<12x5xf32> -> !ptensor.tensor<12x5xf32>
    %x104m = ptensor.to_memref %x104t : !ptensor.tensor<11x6xf32, valid = [9, 3]> -> memref<11x6xf32>
    %x104 = ptensor.from_memref %x104m : memref<11x6xf32> -> !ptensor.tensor<11x6xf32, valid = [9, 3]>
    %x124m = ptensor.to_memref %x124t : !ptensor.tensor<8x11xf32, layout = dn, valid = [6, 8]> -> memref<8x11xf32, strided<[1, 8]>>
    %x124 = ptensor.from_memref %x124m : memref<8x11xf32, strided<[1, 8]>> -> !ptensor.tensor<8x11xf32, layout = dn, valid = [6, 8]>
    %r2:2 = scf.index_switch %p1 -> !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>
    case 0 {
      %c5 = arith.constant 1 : index
      %o6 = arith.remui %p4, %c5 : index
      %t7 = tile.load %x3[0, %o6] : !ptensor.tensor<6x3xf32, strides = [4, 1]> -> !tile.tile<8x8xf32, valid = [6, 3]>
      scf.yield %t7, %t7 : !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>
    }
    case 1 {
      %c10 = arith.constant 1 : index
      %o11 = arith.remui %p9, %c10 : index
      %t12 = tile.load %x8[3, %o11] : !ptensor.tensor<11x3xf32, layout = dn> -> !tile.tile<8x8xf32, valid = [6, 3]>
      %t14 = "tile.full"(%p13) : (f32) -> !tile.tile<1x8xf32, valid = [1, 3]>
      %t15 = "tile.col_expand_max"(%t12, %t14) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<1x8xf32, valid = [1, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
      scf.yield %t15, %t15 : !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>
    }
    case 2 {
      %c17 = arith.constant 1 : index
      %o18 = arith.remui %p1, %c17 : index
      %t19 = tile.load %x16[%o18, 0] : !ptensor.tensor<1x3xf32> -> !tile.tile<1x8xf32, valid = [1, 3]>
      %t20 = "tile.subs"(%t19, %p13) : (!tile.tile<1x8xf32, valid = [1, 3]>, f32) -> !tile.tile<1x8xf32, valid = [1, 3]>
      %t21 = tile.load %x3[0, 0] : !ptensor.tensor<6x3xf32, strides = [4, 1]> -> !tile.tile<8x8xf32, valid = [6, 3]>
      %c22 = arith.constant 1 : index
      %o23 = arith.remui %p4, %c22 : index
      %t24 = tile.load %x3[0, %o23] : !ptensor.tensor<6x3xf32, strides = [4, 1]> -> !tile.tile<8x8xf32, valid = [6, 3]>
      scf.yield %t21, %t24 : !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>
    }
    default {
      %c25 = arith.constant 0 : index
      %c26 = arith.constant 0 : index
      %c27 = arith.constant 2 : index
      scf.for %i29 = %c25 to %c26 step %c27 {
        %t31 = tile.load %x30[0, %i29] : !ptensor.tensor<8x8xf32> -> !tile.tile<8x8xf32, valid = [6, 3]>
        %t32 = "tile.log"(%t31) : (!tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
        %c33 = arith.constant 2 : index
        %c34 = arith.constant 6 : index
        %c35 = arith.constant 3 : index
        %t37 = tile.load %x36[%i29, 1] : !ptensor.tensor<8x11xf32, valid = [6, 8]> -> !tile.tile<8x8xf32, valid = [6, 3]>
        %r38:3 = scf.for %i42 = %c33 to %c34 step %c35 iter_args(%a39 = %t31, %a40 = %t37, %a41 = %t32) -> (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) {
          %c43 = arith.constant 2 : index
          %c44 = arith.constant 6 : index
          %c45 = arith.constant 3 : index
          %r46:2 = scf.for %i49 = %c43 to %c44 step %c45 iter_args(%a47 = %a40, %n48 = %p13) -> (!tile.tile<8x8xf32, valid = [6, 3]>, f32) {
            %h50 = func.call @s1796071743_h0(%a47, %p13) : (!tile.tile<8x8xf32, valid = [6, 3]>, f32) -> !tile.tile<8x8xf32, valid = [6, 3]>
            %c51 = arith.constant 1 : index
            %o52 = arith.remui %i49, %c51 : index
            %t53 = tile.load %x3[0, %o52] : !ptensor.tensor<6x3xf32, strides = [4, 1]> -> !tile.tile<8x8xf32, valid = [6, 3]>
            %t54 = "tile.abs"(%t53) : (!tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
            tile.store %t54, %x55[1, %p9] : !tile.tile<8x8xf32, valid = [6, 3]>, !ptensor.tensor<7x8xf32>
            %t56 = tile.load %x8[%p9, 0] : !ptensor.tensor<11x3xf32, layout = dn> -> !tile.tile<8x8xf32, valid = [6, 3]>
            %g58 = "tile.get_block_num"() : () -> index
            %c59 = arith.constant 1 : index
            %o60 = arith.remui %g58, %c59 : index
            %t61 = tile.load %x57[%p1, %o60] : !ptensor.tensor<10x1xf32> -> !tile.tile<8x1xf32, valid = [6, 1]>
            %t62 = "tile.row_expand_div"(%t56, %t61) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x1xf32, valid = [6, 1]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
            scf.yield %a47, %p13 : !tile.tile<8x8xf32, valid = [6, 3]>, f32
          }
          %t63 = "tile.div"(%a40, %r46#0) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
          scf.yield %a40, %a40, %a40 : !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>
        }
        %c64 = arith.constant 1 : index
        %c65 = arith.constant 1 : index
        %c66 = arith.constant 1 : index
        %c68 = arith.constant 1 : index
        %o69 = arith.remui %p1, %c68 : index
        %t70 = tile.load %x67[4, %o69] : !ptensor.tensor<11x1xf32> -> !tile.tile<8x1xf32, valid = [6, 1]>
        %r71:3 = scf.for %i75 = %c64 to %c65 step %c66 iter_args(%a72 = %t70, %a73 = %r38#1, %a74 = %r38#1) -> (!tile.tile<8x1xf32, valid = [6, 1]>, !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) {
          %t76 = "tile.row_expand_expdif"(%a74, %t70) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x1xf32, valid = [6, 1]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
          %t77 = "tile.row_sum"(%a73, %a73) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x1xf32, valid = [6, 1]>
          %t79 = tile.load %x78[2, %i29] : !ptensor.tensor<12x5xf32> -> !tile.tile<8x8xf32, valid = [6, 3]>
          scf.yield %a72, %a74, %t79 : !tile.tile<8x1xf32, valid = [6, 1]>, !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>
        }
        %g81 = "tile.get_block_num"() : () -> index
        %c82 = arith.constant 3 : index
        %o83 = arith.remui %g81, %c82 : index
        %g84 = "tile.get_subblock_idx"() : () -> index
        %c85 = arith.constant 2 : index
        %o86 = arith.remui %g84, %c85 : index
        %t87 = tile.load %x80[%o83, %o86] : !ptensor.tensor<3x4xf32> -> !tile.tile<1x8xf32, valid = [1, 3]>
        %t88 = "tile.col_expand_add"(%r71#2, %t87) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<1x8xf32, valid = [1, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
      }
      %t89 = tile.load %x36[0, 2] : !ptensor.tensor<8x11xf32, valid = [6, 8]> -> !tile.tile<8x8xf32, valid = [6, 3]>
      %t90 = "tile.mul"(%t89, %t89) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
      %g91 = "tile.get_subblock_idx"() : () -> index
      %c92 = arith.constant 3 : index
      %o93 = arith.remui %g91, %c92 : index
      %t94 = tile.load %x30[%o93, %o93] : !ptensor.tensor<8x8xf32> -> !tile.tile<8x8xf32, valid = [6, 3]>
      scf.yield %t90, %t94 : !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>
    }
    %t95 = "tile.row_max"(%r2#1, %r2#0) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x1xf32, valid = [6, 1]>
    %c96 = arith.constant 0 : index
    %c97 = arith.constant 1 : index
    scf.for %i100 = %c96 to %p98 step %c97 {
      %r102:3 = scf.if %p101 -> (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) {
        %t103 = "tile.rsqrt"(%r2#1) : (!tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
        scf.yield %t103, %r2#1, %t103 : !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>
      } else {
        %g105 = "tile.get_subblock_idx"() : () -> index
        %t106 = tile.load %x104[%g105, 0] : !ptensor.tensor<11x6xf32, valid = [9, 3]> -> !tile.tile<8x8xf32, valid = [6, 3]>
        %t107 = "tile.row_expand_div"(%t106, %t95) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x1xf32, valid = [6, 1]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
        %t109 = "tile.full"(%p108) : (f32) -> !tile.tile<8x8xf32, valid = [6, 3]>
        %k110 = arith.constant -1.5 : f32
        %t111 = "tile.maximums"(%t109, %k110) : (!tile.tile<8x8xf32, valid = [6, 3]>, f32) -> !tile.tile<8x8xf32, valid = [6, 3]>
        scf.yield %t106, %t106, %t109 : !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>
      }
      %t112 = "tile.row_expand_max"(%r102#2, %t95) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x1xf32, valid = [6, 1]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
      %c113 = arith.constant 1 : index
      %o114 = arith.remui %p4, %c113 : index
      %c115 = arith.constant 1 : index
      %o116 = arith.remui %i100, %c115 : index
      %t117 = tile.load %x3[%o114, %o116] : !ptensor.tensor<6x3xf32, strides = [4, 1]> -> !tile.tile<8x8xf32, valid = [6, 3]>
      %t118 = "tile.row_expand_mul"(%t117, %t95) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x1xf32, valid = [6, 1]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
      %e119 = tile.create : !tile.tile<8x8xf32, valid = [6, 3]>
      %t120 = "tile.row_prod"(%r2#1, %e119) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x1xf32, valid = [6, 1]>
    }
    %c121 = arith.constant 0 : index
    %c122 = arith.constant 1 : index
    %c126 = arith.constant 1 : index
    %o127 = arith.remui %p125, %c126 : index
    %t128 = tile.load %x124[%o127, 2] : !ptensor.tensor<8x11xf32, layout = dn, valid = [6, 8]> -> !tile.tile<8x8xf32, valid = [6, 3]>
    %r129:4 = scf.for %i134 = %c121 to %p123 step %c122 iter_args(%a130 = %t128, %a131 = %t128, %a132 = %r2#1, %a133 = %t128) -> (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) {
      %g135 = "tile.get_block_num"() : () -> index
      %c136 = arith.constant 2 : index
      %o137 = arith.remui %g135, %c136 : index
      tile.store %a133, %x55[%o137, %g135] : !tile.tile<8x8xf32, valid = [6, 3]>, !ptensor.tensor<7x8xf32>
      %r138:1 = scf.index_switch %p98 -> !tile.tile<8x8xf32, valid = [6, 3]>
      case 0 {
        %t140 = "tile.full"(%p139) : (f32) -> !tile.tile<8x8xf32, valid = [6, 3]>
        scf.yield %t140 : !tile.tile<8x8xf32, valid = [6, 3]>
      }
      case 1 {
        %r141:1 = scf.if %p101 -> (!tile.tile<8x8xf32, valid = [6, 3]>) {
          %c143 = arith.constant 2 : index
          %q144 = arith.cmpi ne, %p142, %c143 : index
          %r145:1 = scf.if %q144 -> (!tile.tile<8x1xf32, valid = [6, 1]>) {
            %t146 = tile.load %x36[%o137, 3] : !ptensor.tensor<8x11xf32, valid = [6, 8]> -> !tile.tile<1x8xf32, valid = [1, 3]>
            %t147 = "tile.col_expand_max"(%r2#1, %t146) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<1x8xf32, valid = [1, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
            scf.yield %t95 : !tile.tile<8x1xf32, valid = [6, 1]>
          } else {
            %c148 = arith.constant 1 : index
            %o149 = arith.remui %i134, %c148 : index
            %t150 = tile.load %x36[%o149, %p142] : !ptensor.tensor<8x11xf32, valid = [6, 8]> -> !tile.tile<8x8xf32, valid = [6, 3]>
            %t151 = "tile.maximum"(%a130, %t150) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
            %t152 = "tile.minimum"(%a131, %a133) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
            %e153 = tile.create : !tile.tile<8x8xf32, valid = [6, 3]>
            %t154 = "tile.row_prod"(%t150, %e153) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x1xf32, valid = [6, 1]>
            scf.yield %t154 : !tile.tile<8x1xf32, valid = [6, 1]>
          }
          scf.yield %a131 : !tile.tile<8x8xf32, valid = [6, 3]>
        } else {
          %t155 = "tile.sub"(%a133, %a131) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
          %g156 = "tile.get_subblock_idx"() : () -> index
          %t157 = tile.load %x8[%g156, 0] : !ptensor.tensor<11x3xf32, layout = dn> -> !tile.tile<1x8xf32, valid = [1, 3]>
          %t158 = "tile.col_expand_min"(%t155, %t157) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<1x8xf32, valid = [1, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
          scf.yield %t155 : !tile.tile<8x8xf32, valid = [6, 3]>
        }
        %g159 = "tile.get_block_num"() : () -> index
        %t160 = tile.load %x78[%g159, 1] : !ptensor.tensor<12x5xf32> -> !tile.tile<1x8xf32, valid = [1, 3]>
        %t161 = "tile.col_expand"(%t160) : (!tile.tile<1x8xf32, valid = [1, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
        scf.yield %a132 : !tile.tile<8x8xf32, valid = [6, 3]>
      }
      default {
        %c162 = arith.constant 1 : index
        %o163 = arith.remui %i134, %c162 : index
        %t164 = tile.load %x8[%p4, %o163] : !ptensor.tensor<11x3xf32, layout = dn> -> !tile.tile<8x8xf32, valid = [6, 3]>
        %e165 = tile.create : !tile.tile<8x8xf32, valid = [6, 3]>
        %t166 = "tile.row_max"(%t164, %e165) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x1xf32, valid = [6, 1]>
        scf.execute_region {
          %t168 = "tile.sqrt"(%t164) : (!tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
          %t169 = tile.load %x80[2, 1] : !ptensor.tensor<3x4xf32> -> !tile.tile<1x8xf32, valid = [1, 3]>
          %t170 = "tile.col_expand_max"(%a132, %t169) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<1x8xf32, valid = [1, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
          scf.yield
        }
        %c172 = arith.constant 1 : index
        %o173 = arith.remui %g135, %c172 : index
        %t174 = tile.load %x171[%o173, %o173] : !ptensor.tensor<6x3xf32> -> !tile.tile<8x8xf32, valid = [6, 3]>
        %t175 = "tile.row_expand_sub"(%t174, %t166) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x1xf32, valid = [6, 1]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
        %c176 = arith.constant 1 : index
        %o177 = arith.remui %p9, %c176 : index
        %t178 = tile.load %x171[%o173, %o177] : !ptensor.tensor<6x3xf32> -> !tile.tile<8x8xf32, valid = [6, 3]>
        scf.yield %t178 : !tile.tile<8x8xf32, valid = [6, 3]>
      }
      %t179 = tile.load %x30[7, 5] : !ptensor.tensor<8x8xf32> -> !tile.tile<1x8xf32, valid = [1, 3]>
      %t180 = "tile.col_expand_mul"(%t128, %t179) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<1x8xf32, valid = [1, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
      %t182 = tile.load %x181[%p142, 0] : !ptensor.tensor<10x3xf32> -> !tile.tile<8x8xf32, valid = [6, 3]>
      scf.yield %a131, %a130, %a133, %t182 : !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>
    }
    %r183:3 = scf.if %p101 -> (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>, f32) {
      %t184 = tile.load %x3[0, 0] : !ptensor.tensor<6x3xf32, strides = [4, 1]> -> !tile.tile<8x8xf32, valid = [6, 3]>
      scf.yield %t184, %r129#0, %p108 : !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>, f32
    } else {
      %t186 = tile.load %x185[0, 0] : !ptensor.tensor<7x3xf32> -> !tile.tile<1x8xf32, valid = [1, 3]>
      %t187 = "tile.col_expand_add"(%r129#3, %t186) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<1x8xf32, valid = [1, 3]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
      %e188 = tile.create : !tile.tile<8x8xf32, valid = [6, 3]>
      %t189 = "tile.row_min"(%r129#3, %e188) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x1xf32, valid = [6, 1]>
      %c190 = arith.constant 3 : index
      %q191 = arith.cmpi ult, %p142, %c190 : index
      %r192:2 = scf.if %q191 -> (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) {
        %t193 = "tile.row_sum"(%r129#3, %t187) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x1xf32, valid = [6, 1]>
        tile.store %t193, %x55[%o127, 0] : !tile.tile<8x1xf32, valid = [6, 1]>, !ptensor.tensor<7x8xf32>
        scf.yield %r129#2, %t187 : !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>
      } else {
        scf.yield %r129#3, %r129#0 : !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>
      }
      scf.yield %r129#1, %t187, %p13 : !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>, f32
    }
    tile.store %r183#1, %x194[2, 0] : !tile.tile<8x8xf32, valid = [6, 3]>, !ptensor.tensor<10x6xf32, valid = [8, 3]>
    %t196 = tile.load %x195[2, 0] : !ptensor.tensor<29x31xf8E4M3FN> -> !tile.tile<32x32xf8E4M3FN, valid = [27, 31]>
    %g198 = "tile.get_block_num"() : () -> index
    %t199 = tile.load %x197[%g198, 0] : !ptensor.tensor<34x10xf8E4M3FN> -> !tile.tile<32x32xf8E4M3FN, valid = [31, 10]>
    %s200 = "tile.matmul"(%t196, %t199) : (!tile.tile<32x32xf8E4M3FN, valid = [27, 31]>, !tile.tile<32x32xf8E4M3FN, valid = [31, 10]>) -> !tile.tile<32x32xf32, valid = [27, 10]>
    %t201 = tile.load %x195[2, 0] : !ptensor.tensor<29x31xf8E4M3FN> -> !tile.tile<32x32xf8E4M3FN, valid = [27, 31]>
    %c204 = arith.constant 1 : index
    %o205 = arith.remui %g198, %c204 : index
    %t206 = tile.load %x202[%p203, %o205] : !ptensor.tensor<35x10xf8E4M3FN> -> !tile.tile<32x32xf8E4M3FN, valid = [31, 10]>
    %s207 = "tile.matmul_acc"(%s200, %t201, %t206) : (!tile.tile<32x32xf32, valid = [27, 10]>, !tile.tile<32x32xf8E4M3FN, valid = [27, 31]>, !tile.tile<32x32xf8E4M3FN, valid = [31, 10]>) -> !tile.tile<32x32xf32, valid = [27, 10]>
    %g209 = "tile.get_block_idx"() : () -> index
    %c210 = arith.constant 2 : index
    %o211 = arith.remui %g209, %c210 : index
    tile.store %s207, %x208[%g209, %o211] : !tile.tile<32x32xf32, valid = [27, 10]>, !ptensor.tensor<30x11xf32>
    %c212 = arith.constant 2 : index
    %c213 = arith.constant 6 : index
    %c214 = arith.constant 1 : index
    %g216 = "tile.get_block_idx"() : () -> index
    %c217 = arith.constant 1 : index
    %o218 = arith.remui %g216, %c217 : index
    %t219 = tile.load %x215[1, %o218] : !ptensor.tensor<7x3xf32> -> !tile.tile<8x8xf32, valid = [6, 3]>
    %r220:1 = scf.for %i222 = %c212 to %c213 step %c214 iter_args(%a221 = %t219) -> (!tile.tile<8x8xf32, valid = [6, 3]>) {
      %c223 = arith.constant 2 : index
      %q224 = arith.cmpi sge, %o218, %c223 : index
      %r225:2 = scf.if %q224 -> (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) {
        %c227 = arith.constant 3 : index
        %o228 = arith.remui %p1, %c227 : index
        %t229 = tile.load %x226[1, %o228] : !ptensor.tensor<10x5xf32, strides = [10, 1]> -> !tile.tile<8x8xf32, valid = [6, 3]>
        %c231 = arith.constant 1 : index
        %o232 = arith.remui %p230, %c231 : index
        %t233 = tile.load %x185[%o205, %o232] : !ptensor.tensor<7x3xf32> -> !tile.tile<8x8xf32, valid = [6, 3]>
        scf.yield %t229, %t233 : !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>
      } else {
        %r234:1 = scf.index_switch %i222 -> !tile.tile<8x8xf32, valid = [6, 3]>
        case 0 {
          %e235 = tile.create : !tile.tile<8x8xf32, valid = [6, 3]>
          %t236 = "tile.row_max"(%r129#2, %e235) : (!tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>) -> !tile.tile<8x1xf32, valid = [6, 1]>
          scf.yield %r129#2 : !tile.tile<8x8xf32, valid = [6, 3]>
        }
        default {
          %t237 = "tile.row_expand"(%t95) : (!tile.tile<8x1xf32, valid = [6, 1]>) -> !tile.tile<8x8xf32, valid = [6, 3]>
          scf.yield %r129#1 : !tile.tile<8x8xf32, valid = [6, 3]>
        }
        tile.store %r234#0, %x55[%o127, 0] : !tile.tile<8x8xf32, valid = [6, 3]>, !ptensor.tensor<7x8xf32>
        scf.yield %r129#3, %t128 : !tile.tile<8x8xf32, valid = [6, 3]>, !tile.tile<8x8xf32, valid = [6, 3]>
      }
      scf.yield %r2#0 : !tile.tile<8x8xf32, valid = [6, 3]>
    }
    %c239 = arith.constant 1 : index
    %o240 = arith.remui %g216, %c239 : index
    tile.store %t95, %x238[0, %o240] : !tile.tile<8x1xf32, valid = [6, 1]>, !ptensor.tensor<6x1xf32, strides = [10, 1]>
    %g242 = "tile.get_subblock_idx"() : () -> index
    %c243 = arith.constant 1 : index
    %o244 = arith.remui %g242, %c243 : index
    tile.store %r220#0, %x241[0, %o244] : !tile.tile<8x8xf32, valid = [6, 3]>, !ptensor.tensor<8x6xf32, valid = [6, 3]>
    tile.store %t219, %x245[%o244, 0] : !tile.tile<8x8xf32, valid = [6, 3]>, !ptensor.tensor<7x3xf32>
    %g247 = "tile.get_block_num"() : () -> index
    %c248 = arith.constant 1 : index
    %o249 = arith.remui %g247, %c248 : index
    tile.store %r183#1, %x246[%o249, 0] : !tile.tile<8x8xf32, valid = [6, 3]>, !ptensor.tensor<6x6xf32, layout = dn>
    return
  }
}
