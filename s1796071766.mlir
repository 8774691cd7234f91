// pypto-generate --seed 1796071766 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071766(%x1: !ptensor.tensor<16x19xui16>, %p2: index, %x13: !ptensor.tensor<16x16xui16>, %p27: i1, %x29: !ptensor.tensor<16x18xui16> {pypto.dir = #pypto.dir<inout>}, %x32: !ptensor.tensor<18x20xui16> {pypto.dir = #pypto.dir<inout>}, %x35: !ptensor.tensor<16x18xui16, layout = dn> {pypto.dir = #pypto.dir<inout>}, %x44: !ptensor.tensor<19x16xui16>, %x49: !ptensor.tensor<22x16xui16> {pypto.dir = #pypto.dir<inout>}, %x52: !ptensor.tensor<16x16xui16, layout = dn> {pypto.dir = #pypto.dir<out>}, %x55: !ptensor.tensor<18x17xui16, layout = dn> {pypto.dir = #pypto.dir<out>}, %x56: !ptensor.tensor<18x19xui16, strides = [23, 1], valid = [16, 16], pad = zero> {pypto.dir = #pypto.dir<out>}) {
    %t3 = tile.load %x1[0, %p2] : !ptensor.tensor<16x19xui16> -> !tile.tile<16x16xui16>
    %t4 = tile.load %x1[9, %p2] : !ptensor.tensor<16x19xui16> -> !tile.tile<1x16xui16>
    %t5 = "tile.col_expand_sub"(%t3, %t4) : (!tile.tile<16x16xui16>, !tile.tile<1x16xui16>) -> !tile.tile<16x16xui16>
    %c6 = arith.constant 2 : index
    %c7 = arith.constant 5 : index
    %c8 = arith.constant 2 : index
    %r9:2 = scf.for %i12 = %c6 to %c7 step %c8 iter_args(%a10 = %t3, %a11 = %t5) -> (!tile.tile<16x16xui16>, !tile.tile<16x16xui16>) {
      %g14 = "tile.get_block_idx"() : () -> index
      %c15 = arith.constant 1 : index
      %o16 = arith.remui %g14, %c15 : index
      %c17 = arith.constant 1 : index
      %o18 = arith.remui %i12, %c17 : index
      %t19 = tile.load %x13[%o16, %o18] : !ptensor.tensor<16x16xui16> -> !tile.tile<16x16xui16>
      %t20 = "tile.col_expand_min"(%t19, %t4) : (!tile.tile<16x16xui16>, !tile.tile<1x16xui16>) -> !tile.tile<16x16xui16>
      %t21 = tile.load %x1[0, %p2] : !ptensor.tensor<16x19xui16> -> !tile.tile<16x16xui16>
      %g22 = "tile.get_block_idx"() : () -> index
      %c23 = arith.constant 1 : index
      %o24 = arith.remui %g22, %c23 : index
      %t25 = tile.load %x13[7, %o24] : !ptensor.tensor<16x16xui16> -> !tile.tile<1x16xui16>
      %t26 = "tile.col_expand_mul"(%t21, %t25) : (!tile.tile<16x16xui16>, !tile.tile<1x16xui16>) -> !tile.tile<16x16xui16>
      scf.yield %a11, %a10 : !tile.tile<16x16xui16>, !tile.tile<16x16xui16>
    }
    %r28:2 = scf.if %p27 -> (!tile.tile<16x16xui16>, !tile.tile<16x16xui16>) {
      %c30 = arith.constant 3 : index
      %o31 = arith.remui %p2, %c30 : index
      tile.store %r9#1, %x29[0, %o31] : !tile.tile<16x16xui16>, !ptensor.tensor<16x18xui16>
      %t33 = tile.load %x32[%o31, 1] : !ptensor.tensor<18x20xui16> -> !tile.tile<16x16xui16>
      %t34 = "tile.col_expand_add"(%t33, %t4) : (!tile.tile<16x16xui16>, !tile.tile<1x16xui16>) -> !tile.tile<16x16xui16>
      %c36 = arith.constant 1 : index
      %o37 = arith.remui %o31, %c36 : index
      %t38 = tile.load %x35[%o37, %o31] : !ptensor.tensor<16x18xui16, layout = dn> -> !tile.tile<16x16xui16>
      scf.yield %t38, %t34 : !tile.tile<16x16xui16>, !tile.tile<16x16xui16>
    } else {
      %g39 = "tile.get_block_num"() : () -> index
      %c40 = arith.constant 1 : index
      %q41 = arith.cmpi sge, %g39, %c40 : index
      %r42:3 = scf.if %q41 -> (!tile.tile<16x16xui16>, !tile.tile<16x16xui16>, !tile.tile<16x16xui16>) {
        %t43 = tile.load %x29[0, 0] : !ptensor.tensor<16x18xui16> -> !tile.tile<16x16xui16>
        scf.yield %r9#1, %t5, %t43 : !tile.tile<16x16xui16>, !tile.tile<16x16xui16>, !tile.tile<16x16xui16>
      } else {
        %g45 = "tile.get_block_idx"() : () -> index
        %c46 = arith.constant 1 : index
        %o47 = arith.remui %g45, %c46 : index
        %t48 = tile.load %x44[1, %o47] : !ptensor.tensor<19x16xui16> -> !tile.tile<16x16xui16>
        scf.yield %t5, %t5, %t48 : !tile.tile<16x16xui16>, !tile.tile<16x16xui16>, !tile.tile<16x16xui16>
      }
      %t50 = tile.load %x49[%p2, 0] : !ptensor.tensor<22x16xui16> -> !tile.tile<16x16xui16>
      scf.yield %t50, %t50 : !tile.tile<16x16xui16>, !tile.tile<16x16xui16>
    }
    %t51 = "tile.sub"(%t3, %r9#1) : (!tile.tile<16x16xui16>, !tile.tile<16x16xui16>) -> !tile.tile<16x16xui16>
    %c53 = arith.constant 1 : index
    %o54 = arith.remui %p2, %c53 : index
    tile.store %t5, %x52[0, %o54] : !tile.tile<16x16xui16>, !ptensor.tensor<16x16xui16, layout = dn>
    tile.store %t51, %x52[%o54, %o54] : !tile.tile<16x16xui16>, !ptensor.tensor<16x16xui16, layout = dn>
    tile.store %r28#1, %x55[1, 1] : !tile.tile<16x16xui16>, !ptensor.tensor<18x17xui16, layout = dn>
    tile.store %r28#0, %x56[0, %o54] : !tile.tile<16x16xui16>, !ptensor.tensor<18x19xui16, strides = [23, 1], valid = [16, 16], pad = zero>
    return
  }
}
