// pypto-generate --seed 1796071742 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071742_h0(%a1: !tile.tile<32x16xf16>, %a2: !tile.tile<32x16xf16>) -> !tile.tile<32x16xf16> {
    %t3 = "tile.abs"(%a2) : (!tile.tile<32x16xf16>) -> !tile.tile<32x16xf16>
    %t4 = "tile.maximum"(%t3, %a2) : (!tile.tile<32x16xf16>, !tile.tile<32x16xf16>) -> !tile.tile<32x16xf16>
    %t5 = "tile.maximum"(%t3, %t3) : (!tile.tile<32x16xf16>, !tile.tile<32x16xf16>) -> !tile.tile<32x16xf16>
    return %t5 : !tile.tile<32x16xf16>
  }
  func.func @s1796071742(%x5: !ptensor.tensor<37x1xf16> {pypto.dir = #pypto.dir<inout>}, %x10: !ptensor.tensor<32x20xf16>, %p11: index, %p18: index, %x21: !ptensor.tensor<32x16xf16> {pypto.dir = #pypto.dir<out>}, %p25: f16, %x28: !ptensor.tensor<1x16xf16>, %x40: !ptensor.tensor<32x16xf16> {pypto.dir = #pypto.dir<out>}, %p47: i1, %x55: !ptensor.tensor<34x16xf16, strides = [18, 1]> {pypto.dir = #pypto.dir<inout>}, %x66m: memref<35x18xf16, strided<[20, 1]>>, %p71: index, %p79: index, %p85: f16, %x100: !ptensor.tensor<34x22xf16>, %x107: !ptensor.tensor<32x19xf16, layout = dn, strides = [1, 37]> {pypto.dir = #pypto.dir<out>}, %x110: !ptensor.tensor<37x20xf16> {pypto.dir = #pypto.dir<out>}, %x111: !ptensor.tensor<32x19xf16> {pypto.dir = #pypto.dir<out>}) {
    %x66 = ptensor.from_memref %x66m : memref<35x18xf16, strided<[20, 1]>> -> !ptensor.tensor<35x18xf16, strides = [20, 1]>
    %g1 = "tile.get_subblock_idx"() : () -> index
    %r2:2 = scf.index_switch %g1 -> !tile.tile<32x16xf16>, f16
    case 0 {
      %k3 = arith.constant 1.0 : f16
      %t4 = "tile.full"(%k3) : (f16) -> !tile.tile<32x16xf16>
      %c6 = arith.constant 1 : index
      %o7 = arith.remui %g1, %c6 : index
      %t8 = tile.load %x5[0, %o7] : !ptensor.tensor<37x1xf16> -> !tile.tile<32x1xf16>
      %t9 = "tile.row_expand_div"(%t4, %t8) : (!tile.tile<32x16xf16>, !tile.tile<32x1xf16>) -> !tile.tile<32x16xf16>
      scf.yield %t9, %k3 : !tile.tile<32x16xf16>, f16
    }
    case 1 {
      %c12 = arith.constant 1 : index
      %o13 = arith.remui %p11, %c12 : index
      %t14 = tile.load %x10[%o13, 2] : !ptensor.tensor<32x20xf16> -> !tile.tile<32x16xf16>
      %k15 = arith.constant 1.0 : f16
      scf.yield %t14, %k15 : !tile.tile<32x16xf16>, f16
    }
    case 2 {
      %c16 = arith.constant 1 : index
      %o17 = arith.remui %g1, %c16 : index
      %t19 = tile.load %x10[%o17, %p18] : !ptensor.tensor<32x20xf16> -> !tile.tile<32x16xf16>
      %h20 = func.call @s1796071742_h0(%t19, %t19) : (!tile.tile<32x16xf16>, !tile.tile<32x16xf16>) -> !tile.tile<32x16xf16>
      %g22 = "tile.get_subblock_idx"() : () -> index
      %c23 = arith.constant 1 : index
      %o24 = arith.remui %g22, %c23 : index
      tile.store %h20, %x21[0, %o24] : !tile.tile<32x16xf16>, !ptensor.tensor<32x16xf16>
      scf.yield %h20, %p25 : !tile.tile<32x16xf16>, f16
    }
    default {
      %t26 = tile.load %x10[0, %p11] : !ptensor.tensor<32x20xf16> -> !tile.tile<32x16xf16>
      scf.yield %t26, %p25 : !tile.tile<32x16xf16>, f16
    }
    %t27 = tile.load %x10[0, %g1] : !ptensor.tensor<32x20xf16> -> !tile.tile<32x16xf16>
    %c29 = arith.constant 1 : index
    %o30 = arith.remui %g1, %c29 : index
    %t31 = tile.load %x28[%o30, 0] : !ptensor.tensor<1x16xf16> -> !tile.tile<1x16xf16>
    %t32 = "tile.col_expand_min"(%t27, %t31) : (!tile.tile<32x16xf16>, !tile.tile<1x16xf16>) -> !tile.tile<32x16xf16>
    %c33 = arith.constant 0 : index
    %c34 = arith.constant 1 : index
    %k37 = arith.constant -0.0 : f16
    %r35:2 = scf.for %i39 = %c33 to %p18 step %c34 iter_args(%a36 = %t27, %n38 = %k37) -> (!tile.tile<32x16xf16>, f16) {
      %c41 = arith.constant 1 : index
      %o42 = arith.remui %g1, %c41 : index
      %g43 = "tile.get_subblock_idx"() : () -> index
      %c44 = arith.constant 1 : index
      %o45 = arith.remui %g43, %c44 : index
      tile.store %a36, %x40[%o42, %o45] : !tile.tile<32x16xf16>, !ptensor.tensor<32x16xf16>
      %t46 = "tile.log"(%t27) : (!tile.tile<32x16xf16>) -> !tile.tile<32x16xf16>
      %r48:1 = scf.if %p47 -> (!tile.tile<32x16xf16>) {
        %t49 = "tile.rsqrt"(%a36) : (!tile.tile<32x16xf16>) -> !tile.tile<32x16xf16>
        scf.yield %t49 : !tile.tile<32x16xf16>
      } else {
        %t50 = "tile.div"(%t32, %r2#0) : (!tile.tile<32x16xf16>, !tile.tile<32x16xf16>) -> !tile.tile<32x16xf16>
        %g51 = "tile.get_block_num"() : () -> index
        %c52 = arith.constant 0 : index
        %q53 = arith.cmpi ult, %g51, %c52 : index
        %r54:4 = scf.if %q53 -> (!tile.tile<32x16xf16>, !tile.tile<32x16xf16>, !tile.tile<32x16xf16>, f16) {
          %g56 = "tile.get_block_num"() : () -> index
          %c57 = arith.constant 1 : index
          %o58 = arith.remui %g56, %c57 : index
          %t59 = tile.load %x55[0, %o58] : !ptensor.tensor<34x16xf16, strides = [18, 1]> -> !tile.tile<32x16xf16>
          %t60 = "tile.relu"(%t59) : (!tile.tile<32x16xf16>) -> !tile.tile<32x16xf16>
          %c61 = arith.constant 2 : index
          %q62 = arith.cmpi sge, %o30, %c61 : index
          %r63:4 = scf.if %q62 -> (!tile.tile<32x16xf16>, !tile.tile<32x16xf16>, !tile.tile<32x16xf16>, !tile.tile<32x16xf16>) {
            %e64 = tile.create : !tile.tile<32x16xf16>
            %t65 = "tile.row_sum"(%a36, %e64) : (!tile.tile<32x16xf16>, !tile.tile<32x16xf16>) -> !tile.tile<32x1xf16>
            %t67 = tile.load %x66[%g43, 0] : !ptensor.tensor<35x18xf16, strides = [20, 1]> -> !tile.tile<32x16xf16>
            %c68 = arith.constant 1 : index
            %o69 = arith.remui %g43, %c68 : index
            %t70 = tile.load %x55[%o45, %o69] : !ptensor.tensor<34x16xf16, strides = [18, 1]> -> !tile.tile<32x16xf16>
            %c72 = arith.constant 3 : index
            %o73 = arith.remui %p71, %c72 : index
            %t74 = tile.load %x66[0, %o73] : !ptensor.tensor<35x18xf16, strides = [20, 1]> -> !tile.tile<32x16xf16>
            scf.yield %t60, %t67, %t70, %t74 : !tile.tile<32x16xf16>, !tile.tile<32x16xf16>, !tile.tile<32x16xf16>, !tile.tile<32x16xf16>
          } else {
            %k75 = arith.constant 100.0 : f16
            %t76 = "tile.adds"(%t50, %k75) : (!tile.tile<32x16xf16>, f16) -> !tile.tile<32x16xf16>
            %t77 = tile.load %x55[2, %p11] : !ptensor.tensor<34x16xf16, strides = [18, 1]> -> !tile.tile<32x1xf16>
            %t78 = "tile.row_expand_min"(%t76, %t77) : (!tile.tile<32x16xf16>, !tile.tile<32x1xf16>) -> !tile.tile<32x16xf16>
            %c80 = arith.constant 3 : index
            %o81 = arith.remui %p79, %c80 : index
            %t82 = tile.load %x66[2, %o81] : !ptensor.tensor<35x18xf16, strides = [20, 1]> -> !tile.tile<32x16xf16>
            scf.yield %t60, %t50, %t82, %t60 : !tile.tile<32x16xf16>, !tile.tile<32x16xf16>, !tile.tile<32x16xf16>, !tile.tile<32x16xf16>
          }
          %t83 = "tile.recip"(%r63#0) : (!tile.tile<32x16xf16>) -> !tile.tile<32x16xf16>
          scf.yield %r63#3, %r63#1, %r63#3, %p25 : !tile.tile<32x16xf16>, !tile.tile<32x16xf16>, !tile.tile<32x16xf16>, f16
        } else {
          scf.yield %t50, %t50, %a36, %r2#1 : !tile.tile<32x16xf16>, !tile.tile<32x16xf16>, !tile.tile<32x16xf16>, f16
        }
        tile.store %r54#2, %x40[0, 0] : !tile.tile<32x16xf16>, !ptensor.tensor<32x16xf16>
        scf.yield %r54#2 : !tile.tile<32x16xf16>
      }
      %k84 = arith.constant 0.5 : f16
      scf.yield %a36, %k84 : !tile.tile<32x16xf16>, f16
    }
    %k86 = arith.maximumf %p85, %p25 : f16
    %t87 = "tile.full"(%k86) : (f16) -> !tile.tile<32x16xf16>
    %t88 = tile.load %x5[0, 0] : !ptensor.tensor<37x1xf16> -> !tile.tile<32x1xf16>
    %t89 = "tile.row_expand_expdif"(%t87, %t88) : (!tile.tile<32x16xf16>, !tile.tile<32x1xf16>) -> !tile.tile<32x16xf16>
    %c90 = arith.constant 0 : index
    %c91 = arith.constant 1 : index
    %g92 = "tile.get_block_idx"() : () -> index
    %r93:3 = scf.for %i97 = %c90 to %g92 step %c91 iter_args(%a94 = %t88, %a95 = %t88, %a96 = %t88) -> (!tile.tile<32x1xf16>, !tile.tile<32x1xf16>, !tile.tile<32x1xf16>) {
      %t98 = "tile.full"(%k86) : (f16) -> !tile.tile<1x16xf16>
      %t99 = "tile.col_expand"(%t98) : (!tile.tile<1x16xf16>) -> !tile.tile<32x16xf16>
      %c101 = arith.constant 3 : index
      %o102 = arith.remui %g1, %c101 : index
      %t103 = tile.load %x100[%o102, 5] : !ptensor.tensor<34x22xf16> -> !tile.tile<32x16xf16>
      %t104 = "tile.div"(%t103, %t87) : (!tile.tile<32x16xf16>, !tile.tile<32x16xf16>) -> !tile.tile<32x16xf16>
      scf.yield %a95, %a96, %a94 : !tile.tile<32x1xf16>, !tile.tile<32x1xf16>, !tile.tile<32x1xf16>
    }
    %t105 = "tile.row_expand_div"(%t32, %t88) : (!tile.tile<32x16xf16>, !tile.tile<32x1xf16>) -> !tile.tile<32x16xf16>
    %t106 = "tile.div"(%t32, %r35#0) : (!tile.tile<32x16xf16>, !tile.tile<32x16xf16>) -> !tile.tile<32x16xf16>
    %c108 = arith.constant 1 : index
    %o109 = arith.remui %g92, %c108 : index
    tile.store %t32, %x107[%o109, 2] : !tile.tile<32x16xf16>, !ptensor.tensor<32x19xf16, layout = dn, strides = [1, 37]>
    tile.store %t106, %x110[0, 4] : !tile.tile<32x16xf16>, !ptensor.tensor<37x20xf16>
    tile.store %t105, %x111[0, 2] : !tile.tile<32x16xf16>, !ptensor.tensor<32x19xf16>
    %g112 = "tile.get_subblock_idx"() : () -> index
    tile.store %r93#2, %x21[%o109, %g112] : !tile.tile<32x1xf16>, !ptensor.tensor<32x16xf16>
    return
  }
}
