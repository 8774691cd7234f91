// pypto-generate --seed 1796071710 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071710_h0(%a1: !tile.tile<2x16xf16, valid = [1, 8]>, %a2: !tile.tile<2x16xf16, valid = [1, 8]>, %p3: f16) -> !tile.tile<2x16xf16, valid = [1, 8]> {
    %t4 = "tile.adds"(%a2, %p3) : (!tile.tile<2x16xf16, valid = [1, 8]>, f16) -> !tile.tile<2x16xf16, valid = [1, 8]>
    %t5 = "tile.maximums"(%t4, %p3) : (!tile.tile<2x16xf16, valid = [1, 8]>, f16) -> !tile.tile<2x16xf16, valid = [1, 8]>
    %t6 = "tile.divs"(%a2, %p3) : (!tile.tile<2x16xf16, valid = [1, 8]>, f16) -> !tile.tile<2x16xf16, valid = [1, 8]>
    return %t6 : !tile.tile<2x16xf16, valid = [1, 8]>
  }
  func.func @s1796071710(%x3: !ptensor.tensor<3x11xf16, valid = [1, 8], pad = zero>, %x8: !ptensor.tensor<3x10xf16>, %p9: index, %x21: !ptensor.tensor<5x8xf16>, %x29: !ptensor.tensor<1x8xf16> {pypto.dir = #pypto.dir<inout>}, %x36: !ptensor.tensor<2x12xf16> {pypto.dir = #pypto.dir<out>}, %p37: index, %x42: !ptensor.tensor<2x8xf16>, %p44: f16, %x48: !ptensor.tensor<6x10xf16>, %x56: !ptensor.tensor<3x11xf16, valid = [1, 8]>, %x73: !ptensor.tensor<1x8xf16>, %x78: !ptensor.tensor<3x11xf16, layout = dn, valid = [1, 8]> {pypto.dir = #pypto.dir<out>}, %x85: !ptensor.tensor<6x8xf16> {pypto.dir = #pypto.dir<out>}) {
    %q1 = arith.constant false
    %r2:1 = scf.if %q1 -> (!tile.tile<1x16xf16, valid = [1, 8]>) {
      %t4 = tile.load %x3[0, 0] : !ptensor.tensor<3x11xf16, valid = [1, 8], pad = zero> -> !tile.tile<1x16xf16, valid = [1, 8]>
      scf.yield %t4 : !tile.tile<1x16xf16, valid = [1, 8]>
    } else {
      %c5 = arith.constant 1 : index
      %c6 = arith.constant 6 : index
      %c7 = arith.constant 2 : index
      %c10 = arith.constant 3 : index
      %o11 = arith.remui %p9, %c10 : index
      %t12 = tile.load %x8[%o11, 2] : !ptensor.tensor<3x10xf16> -> !tile.tile<2x16xf16, valid = [1, 8]>
      %r13:3 = scf.while (%a14 = %t12, %a15 = %t12, %i16 = %c5) : (!tile.tile<2x16xf16, valid = [1, 8]>, !tile.tile<2x16xf16, valid = [1, 8]>, index) -> (!tile.tile<2x16xf16, valid = [1, 8]>, !tile.tile<2x16xf16, valid = [1, 8]>, index) {
        %q17 = arith.cmpi slt, %i16, %c6 : index
        scf.condition(%q17) %a15, %a15, %i16 : !tile.tile<2x16xf16, valid = [1, 8]>, !tile.tile<2x16xf16, valid = [1, 8]>, index
      } do {
        ^bb0(%a18: !tile.tile<2x16xf16, valid = [1, 8]>, %a19: !tile.tile<2x16xf16, valid = [1, 8]>, %i20: index):
        %c22 = arith.constant 1 : index
        %o23 = arith.remui %o11, %c22 : index
        %t24 = tile.load %x21[%o11, %o23] : !ptensor.tensor<5x8xf16> -> !tile.tile<1x16xf16, valid = [1, 8]>
        %t25 = "tile.col_expand_sub"(%a18, %t24) : (!tile.tile<2x16xf16, valid = [1, 8]>, !tile.tile<1x16xf16, valid = [1, 8]>) -> !tile.tile<2x16xf16, valid = [1, 8]>
        %c26 = arith.constant 0 : index
        %c27 = arith.constant 1 : index
        %g28 = "tile.get_subblock_idx"() : () -> index
        %t30 = tile.load %x29[%o23, %o23] : !ptensor.tensor<1x8xf16> -> !tile.tile<1x16xf16, valid = [1, 8]>
        %t31 = tile.load %x29[0, %o23] : !ptensor.tensor<1x8xf16> -> !tile.tile<1x16xf16, valid = [1, 8]>
        %r32:3 = scf.while (%a33 = %t30, %a34 = %t31, %i35 = %c26) : (!tile.tile<1x16xf16, valid = [1, 8]>, !tile.tile<1x16xf16, valid = [1, 8]>, index) -> (!tile.tile<1x16xf16, valid = [1, 8]>, !tile.tile<1x16xf16, valid = [1, 8]>, index) {
          tile.store %a34, %x36[%o23, %p37] : !tile.tile<1x16xf16, valid = [1, 8]>, !ptensor.tensor<2x12xf16>
          %q38 = arith.cmpi slt, %i35, %g28 : index
          scf.condition(%q38) %t24, %t31, %i35 : !tile.tile<1x16xf16, valid = [1, 8]>, !tile.tile<1x16xf16, valid = [1, 8]>, index
        } do {
          ^bb0(%a39: !tile.tile<1x16xf16, valid = [1, 8]>, %a40: !tile.tile<1x16xf16, valid = [1, 8]>, %i41: index):
          %t43 = tile.load %x42[1, 0] : !ptensor.tensor<2x8xf16> -> !tile.tile<2x16xf16, valid = [1, 8]>
          %h45 = func.call @s1796071710_h0(%t43, %t43, %p44) : (!tile.tile<2x16xf16, valid = [1, 8]>, !tile.tile<2x16xf16, valid = [1, 8]>, f16) -> !tile.tile<2x16xf16, valid = [1, 8]>
          %i46 = arith.addi %i41, %c27 : index
          scf.yield %a40, %a39, %i46 : !tile.tile<1x16xf16, valid = [1, 8]>, !tile.tile<1x16xf16, valid = [1, 8]>, index
        }
        %i47 = arith.addi %i20, %c7 : index
        scf.yield %a19, %a18, %i47 : !tile.tile<2x16xf16, valid = [1, 8]>, !tile.tile<2x16xf16, valid = [1, 8]>, index
      }
      %c49 = arith.constant 3 : index
      %o50 = arith.remui %p37, %c49 : index
      %t51 = tile.load %x48[3, %o50] : !ptensor.tensor<6x10xf16> -> !tile.tile<1x16xf16, valid = [1, 8]>
      scf.yield %t51 : !tile.tile<1x16xf16, valid = [1, 8]>
    }
    %g52 = "tile.get_block_num"() : () -> index
    %c53 = arith.constant 3 : index
    %q54 = arith.cmpi ult, %g52, %c53 : index
    %r55:1 = scf.if %q54 -> (!tile.tile<2x16xf16, valid = [1, 8]>) {
      %c57 = arith.constant 1 : index
      %o58 = arith.remui %p37, %c57 : index
      %t59 = tile.load %x56[0, %o58] : !ptensor.tensor<3x11xf16, valid = [1, 8]> -> !tile.tile<2x16xf16, valid = [1, 8]>
      scf.yield %t59 : !tile.tile<2x16xf16, valid = [1, 8]>
    } else {
      %t60 = tile.load %x29[0, 0] : !ptensor.tensor<1x8xf16> -> !tile.tile<2x16xf16, valid = [1, 8]>
      scf.yield %t60 : !tile.tile<2x16xf16, valid = [1, 8]>
    }
    %t61 = "tile.col_expand_expdif"(%r55#0, %r2#0) : (!tile.tile<2x16xf16, valid = [1, 8]>, !tile.tile<1x16xf16, valid = [1, 8]>) -> !tile.tile<2x16xf16, valid = [1, 8]>
    %g62 = "tile.get_block_idx"() : () -> index
    %c63 = arith.constant 2 : index
    %o64 = arith.remui %g62, %c63 : index
    tile.store %t61, %x36[%o64, 3] : !tile.tile<2x16xf16, valid = [1, 8]>, !ptensor.tensor<2x12xf16>
    %c65 = arith.constant 1 : index
    %q66 = arith.cmpi eq, %g62, %c65 : index
    %r67:2 = scf.if %q66 -> (!tile.tile<1x16xf16, valid = [1, 8]>, !tile.tile<1x16xf16, valid = [1, 8]>) {
      scf.yield %r2#0, %r2#0 : !tile.tile<1x16xf16, valid = [1, 8]>, !tile.tile<1x16xf16, valid = [1, 8]>
    } else {
      %c68 = arith.constant 2 : index
      %o69 = arith.remui %p9, %c68 : index
      %t70 = tile.load %x42[%o69, 0] : !ptensor.tensor<2x8xf16> -> !tile.tile<1x16xf16, valid = [1, 8]>
      %t71 = "tile.col_expand"(%t70) : (!tile.tile<1x16xf16, valid = [1, 8]>) -> !tile.tile<2x16xf16, valid = [1, 8]>
      %t72 = "tile.full"(%p44) : (f16) -> !tile.tile<1x16xf16, valid = [1, 8]>
      scf.yield %t70, %t72 : !tile.tile<1x16xf16, valid = [1, 8]>, !tile.tile<1x16xf16, valid = [1, 8]>
    }
    %c74 = arith.constant 1 : index
    %o75 = arith.remui %g62, %c74 : index
    %t76 = tile.load %x73[%o75, 0] : !ptensor.tensor<1x8xf16> -> !tile.tile<2x16xf16, valid = [1, 8]>
    %t77 = "tile.col_expand_add"(%t76, %r67#0) : (!tile.tile<2x16xf16, valid = [1, 8]>, !tile.tile<1x16xf16, valid = [1, 8]>) -> !tile.tile<2x16xf16, valid = [1, 8]>
    %c79 = arith.constant 1 : index
    %o80 = arith.remui %p37, %c79 : index
    %c81 = arith.constant 1 : index
    %o82 = arith.remui %g52, %c81 : index
    tile.store %t61, %x78[%o80, %o82] : !tile.tile<2x16xf16, valid = [1, 8]>, !ptensor.tensor<3x11xf16, layout = dn, valid = [1, 8]>
    tile.store %t77, %x78[0, %o75] : !tile.tile<2x16xf16, valid = [1, 8]>, !ptensor.tensor<3x11xf16, layout = dn, valid = [1, 8]>
    %c83 = arith.constant 1 : index
    %o84 = arith.remui %o64, %c83 : index
    tile.store %t76, %x78[0, %o84] : !tile.tile<2x16xf16, valid = [1, 8]>, !ptensor.tensor<3x11xf16, layout = dn, valid = [1, 8]>
    tile.store %r67#1, %x85[5, 0] : !tile.tile<1x16xf16, valid = [1, 8]>, !ptensor.tensor<6x8xf16>
    return
  }
}
