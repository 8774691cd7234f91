// pypto-generate --seed 1796071764 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071764(%x1t: !ptensor.tensor<7x54xi16>, %p2: index, %x5: !ptensor.tensor<1x52xi16>, %x12: !ptensor.tensor<7x34xf16>, %x17: !ptensor.tensor<8x33xf16>, %p18: index, %x26: !ptensor.tensor<7x51xi16> {pypto.dir = #pypto.dir<out>}, %x29: !ptensor.tensor<7x36xf16, strides = [38, 1]> {pypto.dir = #pypto.dir<out>}, %x33: !ptensor.tensor<7x53xi16, layout = dn> {pypto.dir = #pypto.dir<inout>}) attributes {pypto.kind = #pypto.kind<aiv>} {
    %x1m = ptensor.to_memref %x1t : !ptensor.tensor<7x54xi16> -> memref<7x54xi16>
    %x1 = ptensor.from_memref %x1m : memref<7x54xi16> -> !ptensor.tensor<7x54xi16>
    %t3 = tile.load %x1[0, %p2] : !ptensor.tensor<7x54xi16> -> !tile.tile<7x48xi16>
    %t4 = "tile.minimum"(%t3, %t3) : (!tile.tile<7x48xi16>, !tile.tile<7x48xi16>) -> !tile.tile<7x48xi16>
    %t6 = tile.load %x5[0, %p2] : !ptensor.tensor<1x52xi16> -> !tile.tile<1x48xi16>
    %t7 = "tile.col_expand_max"(%t4, %t6) : (!tile.tile<7x48xi16>, !tile.tile<1x48xi16>) -> !tile.tile<7x48xi16>
    %g8 = "tile.get_subblock_idx"() : () -> index
    %c9 = arith.constant 3 : index
    %q10 = arith.cmpi sge, %g8, %c9 : index
    %r11:2 = scf.if %q10 -> (!tile.tile<7x32xf16>, !tile.tile<7x32xf16>) {
      %g13 = "tile.get_block_num"() : () -> index
      %c14 = arith.constant 1 : index
      %o15 = arith.remui %g13, %c14 : index
      %t16 = tile.load %x12[%o15, 2] : !ptensor.tensor<7x34xf16> -> !tile.tile<7x32xf16>
      %c19 = arith.constant 2 : index
      %o20 = arith.remui %p18, %c19 : index
      %t21 = tile.load %x17[%o20, 0] : !ptensor.tensor<8x33xf16> -> !tile.tile<7x32xf16>
      scf.yield %t16, %t21 : !tile.tile<7x32xf16>, !tile.tile<7x32xf16>
    } else {
      %g22 = "tile.get_block_idx"() : () -> index
      %c23 = arith.constant 3 : index
      %o24 = arith.remui %g22, %c23 : index
      %t25 = tile.load %x12[0, %o24] : !ptensor.tensor<7x34xf16> -> !tile.tile<7x32xf16>
      scf.yield %t25, %t25 : !tile.tile<7x32xf16>, !tile.tile<7x32xf16>
    }
    %c27 = arith.constant 1 : index
    %o28 = arith.remui %g8, %c27 : index
    tile.store %t4, %x26[%o28, 3] : !tile.tile<7x48xi16>, !ptensor.tensor<7x51xi16>
    %g30 = "tile.get_block_idx"() : () -> index
    %c31 = arith.constant 1 : index
    %o32 = arith.remui %g30, %c31 : index
    tile.store %r11#1, %x29[%o32, %g30] : !tile.tile<7x32xf16>, !ptensor.tensor<7x36xf16, strides = [38, 1]>
    tile.store %r11#0, %x29[%o32, 4] : !tile.tile<7x32xf16>, !ptensor.tensor<7x36xf16, strides = [38, 1]>
    tile.store %t7, %x33[%o32, %g8] : !tile.tile<7x48xi16>, !ptensor.tensor<7x53xi16, layout = dn>
    return
  }
}
