// pypto-generate --seed 1796071701 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071701_h0(%a1: !tile.tile<3x16xf32, valid = [1, 12]>) -> !tile.tile<3x16xf32, valid = [1, 12]> {
    %k2 = arith.constant -1.5 : f32
    %t3 = "tile.minimums"(%a1, %k2) : (!tile.tile<3x16xf32, valid = [1, 12]>, f32) -> !tile.tile<3x16xf32, valid = [1, 12]>
    %t4 = "tile.div"(%a1, %t3) : (!tile.tile<3x16xf32, valid = [1, 12]>, !tile.tile<3x16xf32, valid = [1, 12]>) -> !tile.tile<3x16xf32, valid = [1, 12]>
    return %t4 : !tile.tile<3x16xf32, valid = [1, 12]>
  }
  func.func private @s1796071701_h1(%a1: !tile.tile<3x8xf32>) -> !tile.tile<3x8xf32> {
    %t2 = "tile.log"(%a1) : (!tile.tile<3x8xf32>) -> !tile.tile<3x8xf32>
    %t3 = "tile.rsqrt"(%a1) : (!tile.tile<3x8xf32>) -> !tile.tile<3x8xf32>
    return %t3 : !tile.tile<3x8xf32>
  }
  func.func @s1796071701(%p3: index, %x4: !ptensor.tensor<3x17xf32>, %p21: f32, %x35: !ptensor.tensor<3x14xf32> {pypto.dir = #pypto.dir<out>}, %x38m: memref<6x12xf32>, %p53: i1, %x54: !ptensor.tensor<9x8xf32, strides = [10, 1]>, %x60: !ptensor.tensor<3x8xf32> {pypto.dir = #pypto.dir<inout>}, %x80: !ptensor.tensor<8x8xf32>, %x85: !ptensor.tensor<4x8xf32>, %p88: f32, %x92: !ptensor.tensor<3x14xf32> {pypto.dir = #pypto.dir<out>}, %x95: !ptensor.tensor<6x12xf32> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
    %x38 = ptensor.from_memref %x38m : memref<6x12xf32> -> !ptensor.tensor<6x12xf32>
    %c1 = arith.constant 0 : index
    %c2 = arith.constant 1 : index
    %t5 = tile.load %x4[1, %p3] : !ptensor.tensor<3x17xf32> -> !tile.tile<3x16xf32, valid = [1, 12]>
    %t6 = tile.load %x4[2, 4] : !ptensor.tensor<3x17xf32> -> !tile.tile<3x16xf32, valid = [1, 12]>
    %r7:3 = scf.for %i11 = %c1 to %p3 step %c2 iter_args(%a8 = %t5, %a9 = %t5, %a10 = %t6) -> (!tile.tile<3x16xf32, valid = [1, 12]>, !tile.tile<3x16xf32, valid = [1, 12]>, !tile.tile<3x16xf32, valid = [1, 12]>) {
      %c12 = arith.constant 2 : index
      %q13 = arith.cmpi ult, %i11, %c12 : index
      %r14:2 = scf.if %q13 -> (!tile.tile<1x16xf32, valid = [1, 12]>, !tile.tile<1x16xf32, valid = [1, 12]>) {
        %r15:2 = scf.index_switch %p3 -> !tile.tile<3x8xf32>, f32
        case 0 {
          %t16 = tile.load %x4[0, %i11] : !ptensor.tensor<3x17xf32> -> !tile.tile<3x8xf32>
          %t17 = "tile.abs"(%t16) : (!tile.tile<3x8xf32>) -> !tile.tile<3x8xf32>
          %c18 = arith.constant 3 : index
          %o19 = arith.remui %p3, %c18 : index
          %t20 = tile.load %x4[%o19, %o19] : !ptensor.tensor<3x17xf32> -> !tile.tile<1x8xf32>
          %t22 = "tile.maximums"(%t20, %p21) : (!tile.tile<1x8xf32>, f32) -> !tile.tile<1x8xf32>
          %k23 = arith.constant 3.25 : f32
          scf.yield %t16, %k23 : !tile.tile<3x8xf32>, f32
        }
        default {
          %c24 = arith.constant 0 : index
          %c25 = arith.constant 1 : index
          %c26 = arith.constant 1 : index
          %o27 = arith.remui %i11, %c26 : index
          %t28 = tile.load %x4[%o27, %i11] : !ptensor.tensor<3x17xf32> -> !tile.tile<3x8xf32>
          %r29:2 = scf.while (%a30 = %t28, %i31 = %c24) : (!tile.tile<3x8xf32>, index) -> (!tile.tile<3x8xf32>, index) {
            %q32 = arith.cmpi slt, %i31, %i11 : index
            scf.condition(%q32) %a30, %i31 : !tile.tile<3x8xf32>, index
          } do {
            ^bb0(%a33: !tile.tile<3x8xf32>, %i34: index):
            tile.store %a33, %x35[0, 2] : !tile.tile<3x8xf32>, !ptensor.tensor<3x14xf32>
            %t36 = tile.load %x4[%o27, %i11] : !ptensor.tensor<3x17xf32> -> !tile.tile<3x8xf32>
            %i37 = arith.addi %i34, %c25 : index
            scf.yield %t36, %i37 : !tile.tile<3x8xf32>, index
          }
          scf.yield %r29#0, %p21 : !tile.tile<3x8xf32>, f32
        }
        %c39 = arith.constant 1 : index
        %o40 = arith.remui %i11, %c39 : index
        %t41 = tile.load %x38[%i11, %o40] : !ptensor.tensor<6x12xf32> -> !tile.tile<1x16xf32, valid = [1, 12]>
        %t42 = tile.load %x38[5, 0] : !ptensor.tensor<6x12xf32> -> !tile.tile<1x16xf32, valid = [1, 12]>
        scf.yield %t41, %t42 : !tile.tile<1x16xf32, valid = [1, 12]>, !tile.tile<1x16xf32, valid = [1, 12]>
      } else {
        %c43 = arith.constant 1 : index
        %q44 = arith.cmpi ult, %i11, %c43 : index
        %t45 = tile.load %x4[0, 3] : !ptensor.tensor<3x17xf32> -> !tile.tile<3x16xf32, valid = [1, 12]>
        %t46 = arith.select %q44, %t45, %a10 : !tile.tile<3x16xf32, valid = [1, 12]>
        %c47 = arith.constant 1 : index
        %q48 = arith.cmpi ult, %i11, %c47 : index
        %t49 = arith.select %q48, %t6, %a8 : !tile.tile<3x16xf32, valid = [1, 12]>
        %c50 = arith.constant 3 : index
        %o51 = arith.remui %p3, %c50 : index
        %t52 = tile.load %x4[%o51, 3] : !ptensor.tensor<3x17xf32> -> !tile.tile<1x16xf32, valid = [1, 12]>
        scf.yield %t52, %t52 : !tile.tile<1x16xf32, valid = [1, 12]>, !tile.tile<1x16xf32, valid = [1, 12]>
      }
      %c55 = arith.constant 1 : index
      %o56 = arith.remui %i11, %c55 : index
      %t57 = tile.load %x54[1, %o56] : !ptensor.tensor<9x8xf32, strides = [10, 1]> -> !tile.tile<3x8xf32>
      %t58 = arith.select %p53, %t57, %t57 : !tile.tile<3x8xf32>
      %h59 = func.call @s1796071701_h0(%a8) : (!tile.tile<3x16xf32, valid = [1, 12]>) -> !tile.tile<3x16xf32, valid = [1, 12]>
      scf.yield %a10, %a10, %a10 : !tile.tile<3x16xf32, valid = [1, 12]>, !tile.tile<3x16xf32, valid = [1, 12]>, !tile.tile<3x16xf32, valid = [1, 12]>
    }
    %t61 = tile.load %x60[0, 0] : !ptensor.tensor<3x8xf32> -> !tile.tile<3x8xf32>
    %t62 = tile.load %x38[%p3, 3] : !ptensor.tensor<6x12xf32> -> !tile.tile<1x8xf32>
    %t63 = "tile.col_expand_sub"(%t61, %t62) : (!tile.tile<3x8xf32>, !tile.tile<1x8xf32>) -> !tile.tile<3x8xf32>
    %c64 = arith.constant 2 : index
    %c65 = arith.constant 3 : index
    %c66 = arith.constant 2 : index
    %c67 = arith.constant 1 : index
    %o68 = arith.remui %p3, %c67 : index
    %t69 = tile.load %x38[4, %o68] : !ptensor.tensor<6x12xf32> -> !tile.tile<3x16xf32, valid = [1, 12]>
    %r70:1 = scf.for %i72 = %c64 to %c65 step %c66 iter_args(%a71 = %t69) -> (!tile.tile<3x16xf32, valid = [1, 12]>) {
      %h73 = func.call @s1796071701_h1(%t61) : (!tile.tile<3x8xf32>) -> !tile.tile<3x8xf32>
      scf.yield %r7#2 : !tile.tile<3x16xf32, valid = [1, 12]>
    }
    %c74 = arith.constant 2 : index
    %q75 = arith.cmpi ne, %p3, %c74 : index
    scf.if %q75 {
      %t77 = "tile.abs"(%t63) : (!tile.tile<3x8xf32>) -> !tile.tile<3x8xf32>
      %r78:4 = scf.index_switch %o68 -> !tile.tile<3x8xf32>, !tile.tile<3x8xf32>, !tile.tile<3x8xf32>, !tile.tile<3x8xf32>
      case 0 {
        tile.store %t77, %x35[0, 3] : !tile.tile<3x8xf32>, !ptensor.tensor<3x14xf32>
        %t79 = "tile.relu"(%t77) : (!tile.tile<3x8xf32>) -> !tile.tile<3x8xf32>
        %g81 = "tile.get_block_num"() : () -> index
        %c82 = arith.constant 1 : index
        %o83 = arith.remui %g81, %c82 : index
        %t84 = tile.load %x80[%o68, %o83] : !ptensor.tensor<8x8xf32> -> !tile.tile<3x8xf32>
        scf.yield %t77, %t61, %t79, %t84 : !tile.tile<3x8xf32>, !tile.tile<3x8xf32>, !tile.tile<3x8xf32>, !tile.tile<3x8xf32>
      }
      case 1 {
        scf.yield %t77, %t61, %t63, %t63 : !tile.tile<3x8xf32>, !tile.tile<3x8xf32>, !tile.tile<3x8xf32>, !tile.tile<3x8xf32>
      }
      case 2 {
        %t86 = tile.load %x85[2, %o68] : !ptensor.tensor<4x8xf32> -> !tile.tile<1x8xf32>
        %t87 = "tile.neg"(%t86) : (!tile.tile<1x8xf32>) -> !tile.tile<1x8xf32>
        %t89 = "tile.full"(%p88) : (f32) -> !tile.tile<3x8xf32>
        %t90 = tile.load %x38[3, %o68] : !ptensor.tensor<6x12xf32> -> !tile.tile<3x8xf32>
        scf.yield %t77, %t63, %t89, %t90 : !tile.tile<3x8xf32>, !tile.tile<3x8xf32>, !tile.tile<3x8xf32>, !tile.tile<3x8xf32>
      }
      default {
        scf.yield %t77, %t77, %t63, %t63 : !tile.tile<3x8xf32>, !tile.tile<3x8xf32>, !tile.tile<3x8xf32>, !tile.tile<3x8xf32>
      }
      tile.store %r78#3, %x35[%o68, 1] : !tile.tile<3x8xf32>, !ptensor.tensor<3x14xf32>
      scf.yield
    }
    %t91 = "tile.col_expand_div"(%t63, %t62) : (!tile.tile<3x8xf32>, !tile.tile<1x8xf32>) -> !tile.tile<3x8xf32>
    %c93 = arith.constant 1 : index
    %o94 = arith.remui %p3, %c93 : index
    tile.store %t63, %x92[%o94, %o68] : !tile.tile<3x8xf32>, !ptensor.tensor<3x14xf32>
    tile.store %t91, %x35[%o68, 1] : !tile.tile<3x8xf32>, !ptensor.tensor<3x14xf32>
    %c96 = arith.constant 1 : index
    %o97 = arith.remui %p3, %c96 : index
    tile.store %r70#0, %x95[4, %o97] : !tile.tile<3x16xf32, valid = [1, 12]>, !ptensor.tensor<6x12xf32>
    %c98 = arith.constant 3 : index
    %o99 = arith.remui %p3, %c98 : index
    tile.store %t69, %x35[%o99, %o97] : !tile.tile<3x16xf32, valid = [1, 12]>, !ptensor.tensor<3x14xf32>
    return
  }
}
