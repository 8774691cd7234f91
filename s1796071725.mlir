// pypto-generate --seed 1796071725 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071725(%x4m: memref<1x16xf32, strided<[23, 1]>>, %p5: index, %x9: !ptensor.tensor<3x16xf32>, %p17: index, %p19: f32, %x28: !ptensor.tensor<5x19xf32, valid = [3, 16]> {pypto.dir = #pypto.dir<out>}, %p44: f32, %p45: f32, %x53: !ptensor.tensor<3x17xf32, strides = [20, 1]>, %x77: !ptensor.tensor<3x16xf32>, %x88: !ptensor.tensor<22x33xf32>, %x91: !ptensor.tensor<37x18xf32> {pypto.dir = #pypto.dir<inout>}, %x95: !ptensor.tensor<32x16xf32>, %x98: !ptensor.tensor<16x21xf32> {pypto.dir = #pypto.dir<out>}, %x99: !ptensor.tensor<16x16xf16> {pypto.dir = #pypto.dir<out>}, %x103: !ptensor.tensor<16x16xf32> {pypto.dir = #pypto.dir<out>}, %p109: f32, %x112: !ptensor.tensor<5x19xf32, valid = [3, 16]> {pypto.dir = #pypto.dir<inout>}, %x137: !ptensor.tensor<7x18xf32> {pypto.dir = #pypto.dir<out>}, %x140: !ptensor.tensor<3x18xf32> {pypto.dir = #pypto.dir<inout>}) {
    %x4 = ptensor.from_memref %x4m : memref<1x16xf32, strided<[23, 1]>> -> !ptensor.tensor<1x16xf32, strides = [23, 1]>
    %c1 = arith.constant 2 : index
    %c2 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 1 : index
    %o7 = arith.remui %p5, %c6 : index
    %t8 = tile.load %x4[%o7, 0] : !ptensor.tensor<1x16xf32, strides = [23, 1]> -> !tile.tile<1x16xf32>
    %c10 = arith.constant 1 : index
    %o11 = arith.remui %p5, %c10 : index
    %t12 = tile.load %x9[0, %o11] : !ptensor.tensor<3x16xf32> -> !tile.tile<3x16xf32>
    %r13:3 = scf.while (%a14 = %t8, %a15 = %t12, %i16 = %c1) : (!tile.tile<1x16xf32>, !tile.tile<3x16xf32>, index) -> (!tile.tile<1x16xf32>, !tile.tile<3x16xf32>, index) {
      %r18:1 = scf.index_switch %p17 -> !tile.tile<3x16xf32>
      case 0 {
        %t20 = "tile.muls"(%a15, %p19) : (!tile.tile<3x16xf32>, f32) -> !tile.tile<3x16xf32>
        %t21 = "tile.adds"(%t20, %p19) : (!tile.tile<3x16xf32>, f32) -> !tile.tile<3x16xf32>
        scf.yield %t21 : !tile.tile<3x16xf32>
      }
      case 1 {
        %c22 = arith.constant 0 : index
        %c23 = arith.constant 1 : index
        %c24 = arith.constant 2 : index
        %r25:1 = scf.for %i27 = %c22 to %c23 step %c24 iter_args(%a26 = %a15) -> (!tile.tile<3x16xf32>) {
          tile.store %a26, %x28[0, 0] : !tile.tile<3x16xf32>, !ptensor.tensor<5x19xf32, valid = [3, 16]>
          scf.yield %a15 : !tile.tile<3x16xf32>
        }
        %t29 = "tile.neg"(%a15) : (!tile.tile<3x16xf32>) -> !tile.tile<3x16xf32>
        %t30 = "tile.muls"(%a14, %p19) : (!tile.tile<1x16xf32>, f32) -> !tile.tile<1x16xf32>
        scf.yield %r25#0 : !tile.tile<3x16xf32>
      }
      default {
        %t31 = "tile.subs"(%a14, %p19) : (!tile.tile<1x16xf32>, f32) -> !tile.tile<1x16xf32>
        scf.yield %a15 : !tile.tile<3x16xf32>
      }
      %q32 = arith.cmpi slt, %i16, %c2 : index
      scf.condition(%q32) %t8, %t12, %i16 : !tile.tile<1x16xf32>, !tile.tile<3x16xf32>, index
    } do {
      ^bb0(%a33: !tile.tile<1x16xf32>, %a34: !tile.tile<3x16xf32>, %i35: index):
      %t36 = "tile.div"(%a34, %a34) : (!tile.tile<3x16xf32>, !tile.tile<3x16xf32>) -> !tile.tile<3x16xf32>
      %i37 = arith.addi %i35, %c3 : index
      scf.yield %a33, %t36, %i37 : !tile.tile<1x16xf32>, !tile.tile<3x16xf32>, index
    }
    %t38 = "tile.full"(%p19) : (f32) -> !tile.tile<3x16xf32>
    %c39 = arith.constant 0 : index
    %c40 = arith.constant 1 : index
    %k46 = arith.addf %p44, %p45 : f32
    %r41:3 = scf.for %i48 = %c39 to %p5 step %c40 iter_args(%a42 = %t38, %a43 = %r13#1, %n47 = %k46) -> (!tile.tile<3x16xf32>, !tile.tile<3x16xf32>, f32) {
      %t49 = "tile.col_expand"(%r13#0) : (!tile.tile<1x16xf32>) -> !tile.tile<3x16xf32>
      %r50:2 = scf.index_switch %p17 -> !tile.tile<3x16xf32>, !tile.tile<3x16xf32>
      case 0 {
        %t51 = "tile.sub"(%a43, %t49) : (!tile.tile<3x16xf32>, !tile.tile<3x16xf32>) -> !tile.tile<3x16xf32>
        scf.yield %a43, %t38 : !tile.tile<3x16xf32>, !tile.tile<3x16xf32>
      }
      case 1 {
        %t52 = "tile.col_expand"(%t8) : (!tile.tile<1x16xf32>) -> !tile.tile<3x16xf32>
        %c54 = arith.constant 1 : index
        %o55 = arith.remui %r13#2, %c54 : index
        %t56 = tile.load %x53[%o55, 0] : !ptensor.tensor<3x17xf32, strides = [20, 1]> -> !tile.tile<3x16xf32>
        scf.yield %t52, %t56 : !tile.tile<3x16xf32>, !tile.tile<3x16xf32>
      }
      case 2 {
        %t57 = "tile.full"(%p44) : (f32) -> !tile.tile<3x16xf32>
        %t58 = "tile.col_expand"(%r13#0) : (!tile.tile<1x16xf32>) -> !tile.tile<3x16xf32>
        scf.yield %a43, %a43 : !tile.tile<3x16xf32>, !tile.tile<3x16xf32>
      }
      default {
        scf.yield %t49, %a42 : !tile.tile<3x16xf32>, !tile.tile<3x16xf32>
      }
      %k59 = arith.constant 3.25 : f32
      scf.yield %a42, %a43, %k59 : !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, f32
    }
    %c60 = arith.constant 0 : index
    %c61 = arith.constant 1 : index
    %c62 = arith.constant 1 : index
    %r63:2 = scf.while (%a64 = %r13#0, %i65 = %c60) : (!tile.tile<1x16xf32>, index) -> (!tile.tile<1x16xf32>, index) {
      %r66:4 = scf.execute_region -> (!tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, f32) {
        %t67 = "tile.col_expand"(%t8) : (!tile.tile<1x16xf32>) -> !tile.tile<3x16xf32>
        %t68 = "tile.muls"(%t38, %p44) : (!tile.tile<3x16xf32>, f32) -> !tile.tile<3x16xf32>
        %t69 = tile.load %x53[0, %o11] : !ptensor.tensor<3x17xf32, strides = [20, 1]> -> !tile.tile<3x16xf32>
        %k70 = arith.constant -0.0 : f32
        scf.yield %t38, %t69, %t68, %k70 : !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, f32
      }
      %q71 = arith.cmpi slt, %i65, %c61 : index
      scf.condition(%q71) %t8, %i65 : !tile.tile<1x16xf32>, index
    } do {
      ^bb0(%a72: !tile.tile<1x16xf32>, %i73: index):
      tile.store %a72, %x28[1, 0] : !tile.tile<1x16xf32>, !ptensor.tensor<5x19xf32, valid = [3, 16]>
      tile.store %a72, %x28[%i73, 0] : !tile.tile<1x16xf32>, !ptensor.tensor<5x19xf32, valid = [3, 16]>
      %i74 = arith.addi %i73, %c62 : index
      scf.yield %t8, %i74 : !tile.tile<1x16xf32>, index
    }
    %r75:4 = scf.index_switch %o7 -> !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>
    case 0 {
      %t76 = "tile.minimum"(%r13#1, %t38) : (!tile.tile<3x16xf32>, !tile.tile<3x16xf32>) -> !tile.tile<3x16xf32>
      %g78 = "tile.get_block_idx"() : () -> index
      %c79 = arith.constant 1 : index
      %o80 = arith.remui %g78, %c79 : index
      %c81 = arith.constant 1 : index
      %o82 = arith.remui %p17, %c81 : index
      %t83 = tile.load %x77[%o80, %o82] : !ptensor.tensor<3x16xf32> -> !tile.tile<3x16xf32>
      scf.yield %r41#1, %r41#0, %t83, %t38 : !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>
    }
    case 1 {
      %c84 = arith.constant 0 : index
      %q85 = arith.cmpi ne, %o11, %c84 : index
      %r86:3 = scf.if %q85 -> (!tile.tile<3x16xf32>, !tile.tile<3x16xf32>, f32) {
        %t87 = "tile.adds"(%r41#1, %r41#2) : (!tile.tile<3x16xf32>, f32) -> !tile.tile<3x16xf32>
        %g89 = "tile.get_subblock_idx"() : () -> index
        %t90 = tile.load %x88[%g89, 0] : !ptensor.tensor<22x33xf32> -> !tile.tile<16x32xf32>
        %t92 = tile.load %x91[5, 1] : !ptensor.tensor<37x18xf32> -> !tile.tile<32x16xf32>
        %s93 = "tile.matmul"(%t90, %t92) : (!tile.tile<16x32xf32>, !tile.tile<32x16xf32>) -> !tile.tile<16x16xf32>
        %t94 = tile.load %x88[%o11, %o7] : !ptensor.tensor<22x33xf32> -> !tile.tile<16x32xf32>
        %t96 = tile.load %x95[0, 0] : !ptensor.tensor<32x16xf32> -> !tile.tile<32x16xf32>
        %s97 = "tile.matmul_acc"(%s93, %t94, %t96) : (!tile.tile<16x16xf32>, !tile.tile<16x32xf32>, !tile.tile<32x16xf32>) -> !tile.tile<16x16xf32>
        tile.store %s97, %x98[0, 0] : !tile.tile<16x16xf32>, !ptensor.tensor<16x21xf32>
        tile.store %s97, %x99[0, 0] : !tile.tile<16x16xf32>, !ptensor.tensor<16x16xf16>
        scf.yield %r41#1, %t87, %p19 : !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, f32
      } else {
        %t100 = tile.load %x88[%r63#1, %o7] : !ptensor.tensor<22x33xf32> -> !tile.tile<16x16xf32>
        %t101 = tile.load %x88[0, 9] : !ptensor.tensor<22x33xf32> -> !tile.tile<16x16xf32>
        %s102 = "tile.matmul"(%t100, %t101) : (!tile.tile<16x16xf32>, !tile.tile<16x16xf32>) -> !tile.tile<16x16xf32>
        %c104 = arith.constant 1 : index
        %o105 = arith.remui %r13#2, %c104 : index
        %c106 = arith.constant 1 : index
        %o107 = arith.remui %r13#2, %c106 : index
        tile.store %s102, %x103[%o105, %o107] : !tile.tile<16x16xf32>, !ptensor.tensor<16x16xf32>
        %t108 = "tile.col_expand_sub"(%t38, %r63#0) : (!tile.tile<3x16xf32>, !tile.tile<1x16xf32>) -> !tile.tile<3x16xf32>
        %k110 = arith.minimumf %p19, %p109 : f32
        scf.yield %r41#1, %t38, %k110 : !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, f32
      }
      %t111 = "tile.mul"(%t8, %r63#0) : (!tile.tile<1x16xf32>, !tile.tile<1x16xf32>) -> !tile.tile<1x16xf32>
      %t113 = tile.load %x112[0, %o7] : !ptensor.tensor<5x19xf32, valid = [3, 16]> -> !tile.tile<3x16xf32>
      scf.yield %r86#1, %t113, %t38, %t113 : !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>
    }
    default {
      %t114 = "tile.sqrt"(%r41#1) : (!tile.tile<3x16xf32>) -> !tile.tile<3x16xf32>
      %c115 = arith.constant 3 : index
      %q116 = arith.cmpi ne, %o7, %c115 : index
      %t117 = arith.select %q116, %t12, %r41#1 : !tile.tile<3x16xf32>
      tile.store %t117, %x91[%p5, %o11] : !tile.tile<3x16xf32>, !ptensor.tensor<37x18xf32>
      scf.yield %r41#1, %t117, %r41#1, %r41#0 : !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>
    }
    %c118 = arith.constant 1 : index
    %q119 = arith.cmpi sge, %r13#2, %c118 : index
    %r120:1 = scf.if %q119 -> (!tile.tile<3x16xf32>) {
      %t121 = "tile.minimum"(%t8, %r63#0) : (!tile.tile<1x16xf32>, !tile.tile<1x16xf32>) -> !tile.tile<1x16xf32>
      %c122 = arith.constant 0 : index
      %c123 = arith.constant 1 : index
      %r124:3 = scf.for %i128 = %c122 to %r13#2 step %c123 iter_args(%a125 = %r75#2, %a126 = %r75#1, %a127 = %r75#3) -> (!tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>) {
        %t129 = "tile.sub"(%r75#3, %r75#3) : (!tile.tile<3x16xf32>, !tile.tile<3x16xf32>) -> !tile.tile<3x16xf32>
        %c130 = arith.constant 3 : index
        %o131 = arith.remui %i128, %c130 : index
        %t132 = tile.load %x91[%r63#1, %o131] : !ptensor.tensor<37x18xf32> -> !tile.tile<3x16xf32>
        scf.yield %a126, %a125, %t132 : !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>
      }
      scf.yield %r124#0 : !tile.tile<3x16xf32>
    } else {
      %k133 = arith.addf %p19, %p19 : f32
      %t134 = "tile.subs"(%r75#3, %k133) : (!tile.tile<3x16xf32>, f32) -> !tile.tile<3x16xf32>
      %q135 = arith.constant true
      %r136:4 = scf.if %q135 -> (!tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>) {
        scf.yield %r75#1, %r75#1, %r13#1, %t134 : !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>
      } else {
        scf.yield %r75#0, %r75#3, %r75#3, %r41#0 : !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>, !tile.tile<3x16xf32>
      }
      scf.yield %r41#1 : !tile.tile<3x16xf32>
    }
    %c138 = arith.constant 3 : index
    %o139 = arith.remui %p5, %c138 : index
    tile.store %t38, %x137[1, %o139] : !tile.tile<3x16xf32>, !ptensor.tensor<7x18xf32>
    %g141 = "tile.get_block_idx"() : () -> index
    %c142 = arith.constant 1 : index
    %o143 = arith.remui %g141, %c142 : index
    tile.store %r120#0, %x140[%o143, %o7] : !tile.tile<3x16xf32>, !ptensor.tensor<3x18xf32>
    %c144 = arith.constant 1 : index
    %o145 = arith.remui %r63#1, %c144 : index
    tile.store %r75#3, %x112[0, %o145] : !tile.tile<3x16xf32>, !ptensor.tensor<5x19xf32, valid = [3, 16]>
    %c146 = arith.constant 3 : index
    %o147 = arith.remui %g141, %c146 : index
    tile.store %r75#2, %x137[1, %o147] : !tile.tile<3x16xf32>, !ptensor.tensor<7x18xf32>
    return
  }
}
