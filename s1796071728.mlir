// pypto-generate --seed 1796071728 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071728(%p4: index, %x5m: memref<8x1xf32>, %p6: index, %p16: f16, %p17: f16, %p23: f32, %x24: !ptensor.tensor<28x22xf16>, %p25: index, %x27: !ptensor.tensor<10x8xf32, valid = [8, 5]> {pypto.dir = #pypto.dir<inout>}, %p34: f32, %x36: !ptensor.tensor<25x7xf16>, %x39: !ptensor.tensor<10x11xf32>, %x48: !ptensor.tensor<27x24xf16> {pypto.dir = #pypto.dir<out>}, %x55: !ptensor.tensor<13x7xf32>, %p57: index, %x66: !ptensor.tensor<1x8xf32> {pypto.dir = #pypto.dir<inout>}, %x70: !ptensor.tensor<28x1xf16>, %x77: !ptensor.tensor<1x20xf16> {pypto.dir = #pypto.dir<inout>}, %p96: index, %x105: !ptensor.tensor<1x19xf16> {pypto.dir = #pypto.dir<out>}, %x108: !ptensor.tensor<8x8xf32> {pypto.dir = #pypto.dir<out>}, %x109: !ptensor.tensor<8x5xf32> {pypto.dir = #pypto.dir<out>}) {
    %x5 = ptensor.from_memref %x5m : memref<8x1xf32> -> !ptensor.tensor<8x1xf32>
    %r1:4 = scf.execute_region -> (!tile.tile<32x48xf16, vec, valid = [25, 19]>, !tile.tile<32x48xf16, vec, valid = [25, 19]>, !tile.tile<32x48xf16, vec, valid = [25, 19]>, !tile.tile<32x48xf16, vec, valid = [25, 19]>) {
      %c2 = arith.constant 0 : index
      %c3 = arith.constant 1 : index
      %c7 = arith.constant 1 : index
      %o8 = arith.remui %p6, %c7 : index
      %t9 = tile.load %x5[%o8, 0] : !ptensor.tensor<8x1xf32> -> !tile.tile<16x1xf32, vec, valid = [8, 1]>
      %t10 = tile.load %x5[0, %o8] : !ptensor.tensor<8x1xf32> -> !tile.tile<16x1xf32, vec, valid = [8, 1]>
      %r11:3 = scf.for %i15 = %c2 to %p4 step %c3 iter_args(%a12 = %t9, %a13 = %t9, %a14 = %t10) -> (!tile.tile<16x1xf32, vec, valid = [8, 1]>, !tile.tile<16x1xf32, vec, valid = [8, 1]>, !tile.tile<16x1xf32, vec, valid = [8, 1]>) {
        %k18 = arith.maximumf %p16, %p17 : f16
        %t19 = "tile.full"(%k18) : (f16) -> !tile.tile<32x48xf16, vec, valid = [25, 19]>
        %t20 = "tile.relu"(%t19) : (!tile.tile<32x48xf16, vec, valid = [25, 19]>) -> !tile.tile<32x48xf16, vec, valid = [25, 19]>
        scf.yield %a13, %a14, %a12 : !tile.tile<16x1xf32, vec, valid = [8, 1]>, !tile.tile<16x1xf32, vec, valid = [8, 1]>, !tile.tile<16x1xf32, vec, valid = [8, 1]>
      }
      %r21:3 = scf.index_switch %o8 -> !tile.tile<32x48xf16, vec, valid = [25, 19]>, !tile.tile<32x48xf16, vec, valid = [25, 19]>, f32
      case 0 {
        %t22 = "tile.full"(%p16) : (f16) -> !tile.tile<32x48xf16, vec, valid = [25, 19]>
        scf.yield %t22, %t22, %p23 : !tile.tile<32x48xf16, vec, valid = [25, 19]>, !tile.tile<32x48xf16, vec, valid = [25, 19]>, f32
      }
      case 1 {
        %t26 = tile.load %x24[%p25, 1] : !ptensor.tensor<28x22xf16> -> !tile.tile<32x48xf16, vec, valid = [25, 19]>
        scf.yield %t26, %t26, %p23 : !tile.tile<32x48xf16, vec, valid = [25, 19]>, !tile.tile<32x48xf16, vec, valid = [25, 19]>, f32
      }
      case 2 {
        %t28 = tile.load %x27[0, 0] : !ptensor.tensor<10x8xf32, valid = [8, 5]> -> !tile.tile<16x8xf32, vec, valid = [8, 5]>
        %e29 = tile.create : !tile.tile<16x8xf32, vec, valid = [8, 5]>
        %t30 = "tile.row_min"(%t28, %e29) : (!tile.tile<16x8xf32, vec, valid = [8, 5]>, !tile.tile<16x8xf32, vec, valid = [8, 5]>) -> !tile.tile<16x1xf32, vec, valid = [8, 1]>
        %t31 = tile.load %x24[1, %o8] : !ptensor.tensor<28x22xf16> -> !tile.tile<32x48xf16, vec, valid = [25, 19]>
        %t32 = tile.load %x24[%o8, %p25] : !ptensor.tensor<28x22xf16> -> !tile.tile<1x48xf16, vec, valid = [1, 19]>
        %t33 = "tile.col_expand_expdif"(%t31, %t32) : (!tile.tile<32x48xf16, vec, valid = [25, 19]>, !tile.tile<1x48xf16, vec, valid = [1, 19]>) -> !tile.tile<32x48xf16, vec, valid = [25, 19]>
        scf.yield %t31, %t31, %p34 : !tile.tile<32x48xf16, vec, valid = [25, 19]>, !tile.tile<32x48xf16, vec, valid = [25, 19]>, f32
      }
      default {
        %t35 = tile.load %x24[%o8, 1] : !ptensor.tensor<28x22xf16> -> !tile.tile<32x48xf16, vec, valid = [25, 19]>
        %t37 = tile.load %x36[0, %o8] : !ptensor.tensor<25x7xf16> -> !tile.tile<32x1xf16, vec, valid = [25, 1]>
        %t38 = "tile.row_expand_expdif"(%t35, %t37) : (!tile.tile<32x48xf16, vec, valid = [25, 19]>, !tile.tile<32x1xf16, vec, valid = [25, 1]>) -> !tile.tile<32x48xf16, vec, valid = [25, 19]>
        %g40 = "tile.get_block_num"() : () -> index
        %c41 = arith.constant 3 : index
        %o42 = arith.remui %g40, %c41 : index
        %t43 = tile.load %x39[%o42, %p4] : !ptensor.tensor<10x11xf32> -> !tile.tile<16x8xf32, vec, valid = [8, 5]>
        %t44 = tile.load %x27[%o8, %o8] : !ptensor.tensor<10x8xf32, valid = [8, 5]> -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
        %t45 = "tile.col_expand_max"(%t43, %t44) : (!tile.tile<16x8xf32, vec, valid = [8, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>) -> !tile.tile<16x8xf32, vec, valid = [8, 5]>
        %t46 = "tile.col_expand_expdif"(%t45, %t44) : (!tile.tile<16x8xf32, vec, valid = [8, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>) -> !tile.tile<16x8xf32, vec, valid = [8, 5]>
        %t47 = tile.load %x24[0, 2] : !ptensor.tensor<28x22xf16> -> !tile.tile<32x48xf16, vec, valid = [25, 19]>
        scf.yield %t47, %t35, %p23 : !tile.tile<32x48xf16, vec, valid = [25, 19]>, !tile.tile<32x48xf16, vec, valid = [25, 19]>, f32
      }
      %c49 = arith.constant 3 : index
      %o50 = arith.remui %p25, %c49 : index
      %g51 = "tile.get_subblock_idx"() : () -> index
      tile.store %r21#1, %x48[%o50, %g51] : !tile.tile<32x48xf16, vec, valid = [25, 19]>, !ptensor.tensor<27x24xf16>
      scf.yield %r21#1, %r21#0, %r21#1, %r21#1 : !tile.tile<32x48xf16, vec, valid = [25, 19]>, !tile.tile<32x48xf16, vec, valid = [25, 19]>, !tile.tile<32x48xf16, vec, valid = [25, 19]>, !tile.tile<32x48xf16, vec, valid = [25, 19]>
    }
    %c52 = arith.constant 0 : index
    %c53 = arith.constant 1 : index
    %c54 = arith.constant 1 : index
    %t56 = tile.load %x55[%p25, 0] : !ptensor.tensor<13x7xf32> -> !tile.tile<16x8xf32, vec, valid = [8, 5]>
    %c58 = arith.constant 3 : index
    %o59 = arith.remui %p57, %c58 : index
    %t60 = tile.load %x55[1, %o59] : !ptensor.tensor<13x7xf32> -> !tile.tile<16x8xf32, vec, valid = [8, 5]>
    %r61:3 = scf.while (%a62 = %t56, %a63 = %t60, %i64 = %c52) : (!tile.tile<16x8xf32, vec, valid = [8, 5]>, !tile.tile<16x8xf32, vec, valid = [8, 5]>, index) -> (!tile.tile<16x8xf32, vec, valid = [8, 5]>, !tile.tile<16x8xf32, vec, valid = [8, 5]>, index) {
      %r65:1 = scf.execute_region -> (!tile.tile<32x1xf16, vec, valid = [25, 1]>) {
        %t67 = tile.load %x66[0, 3] : !ptensor.tensor<1x8xf32> -> !tile.tile<1x8xf32, vec, valid = [1, 5]>
        %t68 = "tile.col_expand_min"(%a63, %t67) : (!tile.tile<16x8xf32, vec, valid = [8, 5]>, !tile.tile<1x8xf32, vec, valid = [1, 5]>) -> !tile.tile<16x8xf32, vec, valid = [8, 5]>
        %t69 = "tile.div"(%a62, %t68) : (!tile.tile<16x8xf32, vec, valid = [8, 5]>, !tile.tile<16x8xf32, vec, valid = [8, 5]>) -> !tile.tile<16x8xf32, vec, valid = [8, 5]>
        %g71 = "tile.get_block_num"() : () -> index
        %c72 = arith.constant 1 : index
        %o73 = arith.remui %p4, %c72 : index
        %t74 = tile.load %x70[%g71, %o73] : !ptensor.tensor<28x1xf16> -> !tile.tile<32x1xf16, vec, valid = [25, 1]>
        scf.yield %t74 : !tile.tile<32x1xf16, vec, valid = [25, 1]>
      }
      %t75 = tile.load %x27[0, 0] : !ptensor.tensor<10x8xf32, valid = [8, 5]> -> !tile.tile<16x8xf32, vec, valid = [8, 5]>
      %t76 = "tile.mul"(%t75, %a62) : (!tile.tile<16x8xf32, vec, valid = [8, 5]>, !tile.tile<16x8xf32, vec, valid = [8, 5]>) -> !tile.tile<16x8xf32, vec, valid = [8, 5]>
      %t78 = tile.load %x77[0, 1] : !ptensor.tensor<1x20xf16> -> !tile.tile<1x48xf16, vec, valid = [1, 19]>
      %t79 = "tile.col_expand_expdif"(%r1#3, %t78) : (!tile.tile<32x48xf16, vec, valid = [25, 19]>, !tile.tile<1x48xf16, vec, valid = [1, 19]>) -> !tile.tile<32x48xf16, vec, valid = [25, 19]>
      %q80 = arith.cmpi slt, %i64, %c53 : index
      scf.condition(%q80) %a63, %a62, %i64 : !tile.tile<16x8xf32, vec, valid = [8, 5]>, !tile.tile<16x8xf32, vec, valid = [8, 5]>, index
    } do {
      ^bb0(%a81: !tile.tile<16x8xf32, vec, valid = [8, 5]>, %a82: !tile.tile<16x8xf32, vec, valid = [8, 5]>, %i83: index):
      %t84 = tile.move %r1#0 : !tile.tile<32x48xf16, vec, valid = [25, 19]> -> !tile.tile<32x48xf16, vec, valid = [25, 19]>
      %i85 = arith.addi %i83, %c54 : index
      scf.yield %a81, %a81, %i85 : !tile.tile<16x8xf32, vec, valid = [8, 5]>, !tile.tile<16x8xf32, vec, valid = [8, 5]>, index
    }
    %c86 = arith.constant 1 : index
    %o87 = arith.remui %o59, %c86 : index
    %g88 = "tile.get_block_num"() : () -> index
    %c89 = arith.constant 2 : index
    %o90 = arith.remui %g88, %c89 : index
    %t91 = tile.load %x77[%o87, %o90] : !ptensor.tensor<1x20xf16> -> !tile.tile<1x48xf16, vec, valid = [1, 19]>
    %t92 = "tile.log"(%t91) : (!tile.tile<1x48xf16, vec, valid = [1, 19]>) -> !tile.tile<1x48xf16, vec, valid = [1, 19]>
    %g93 = "tile.get_block_idx"() : () -> index
    %c94 = arith.constant 3 : index
    %o95 = arith.remui %g93, %c94 : index
    %t97 = tile.load %x39[%o95, %p96] : !ptensor.tensor<10x11xf32> -> !tile.tile<16x8xf32, vec, valid = [8, 5]>
    %t98 = "tile.log"(%t97) : (!tile.tile<16x8xf32, vec, valid = [8, 5]>) -> !tile.tile<16x8xf32, vec, valid = [8, 5]>
    %k99 = arith.constant -0.0 : f32
    %t100 = "tile.full"(%k99) : (f32) -> !tile.tile<16x8xf32, vec, valid = [8, 5]>
    %c101 = arith.constant 1 : index
    %o102 = arith.remui %p96, %c101 : index
    %t103 = tile.load %x5[%o102, 0] : !ptensor.tensor<8x1xf32> -> !tile.tile<16x1xf32, vec, valid = [8, 1]>
    %t104 = "tile.row_expand_sub"(%t100, %t103) : (!tile.tile<16x8xf32, vec, valid = [8, 5]>, !tile.tile<16x1xf32, vec, valid = [8, 1]>) -> !tile.tile<16x8xf32, vec, valid = [8, 5]>
    %c106 = arith.constant 1 : index
    %o107 = arith.remui %p25, %c106 : index
    tile.store %t92, %x105[0, %o107] : !tile.tile<1x48xf16, vec, valid = [1, 19]>, !ptensor.tensor<1x19xf16>
    tile.store %t104, %x108[0, %o95] : !tile.tile<16x8xf32, vec, valid = [8, 5]>, !ptensor.tensor<8x8xf32>
    tile.store %t103, %x27[0, %o107] : !tile.tile<16x1xf32, vec, valid = [8, 1]>, !ptensor.tensor<10x8xf32, valid = [8, 5]>
    %c110 = arith.constant 1 : index
    %o111 = arith.remui %o95, %c110 : index
    %c112 = arith.constant 1 : index
    %o113 = arith.remui %p96, %c112 : index
    tile.store %t100, %x109[%o111, %o113] : !tile.tile<16x8xf32, vec, valid = [8, 5]>, !ptensor.tensor<8x5xf32>
    return
  }
}
