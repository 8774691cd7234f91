// pypto-generate --seed 1796071730 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071730_h0(%a1: !tile.tile<16x24xf32>, %a2: !tile.tile<16x24xf32>, %p3: f32) -> !tile.tile<16x24xf32> {
    %t4 = "tile.minimums"(%a2, %p3) : (!tile.tile<16x24xf32>, f32) -> !tile.tile<16x24xf32>
    %t5 = "tile.relu"(%t4) : (!tile.tile<16x24xf32>) -> !tile.tile<16x24xf32>
    return %t5 : !tile.tile<16x24xf32>
  }
  func.func @s1796071730(%x4: !ptensor.tensor<21x29xf32, layout = dn> {pypto.dir = #pypto.dir<inout>}, %p5: index, %x13: !ptensor.tensor<1x24xf32>, %x19: !ptensor.tensor<4x28xf32>, %x22: !ptensor.tensor<1x27xf32>, %x29: !ptensor.tensor<13x20xui16, strides = [24, 1]>, %p31: f32, %x36t: !ptensor.tensor<10x20xui16> {pypto.dir = #pypto.dir<inout>}, %p37: index, %x48: !ptensor.tensor<8x19xui16> {pypto.dir = #pypto.dir<out>}) {
    %x36m = ptensor.to_memref %x36t : !ptensor.tensor<10x20xui16> -> memref<10x20xui16>
    %x36 = ptensor.from_memref %x36m : memref<10x20xui16> -> !ptensor.tensor<10x20xui16>
    %c1 = arith.constant 2 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %t6 = tile.load %x4[%p5, 3] : !ptensor.tensor<21x29xf32, layout = dn> -> !tile.tile<16x24xf32>
    %r7:4 = scf.for %i12 = %c1 to %c2 step %c3 iter_args(%a8 = %t6, %a9 = %t6, %a10 = %t6, %a11 = %t6) -> (!tile.tile<16x24xf32>, !tile.tile<16x24xf32>, !tile.tile<16x24xf32>, !tile.tile<16x24xf32>) {
      %g14 = "tile.get_subblock_idx"() : () -> index
      %c15 = arith.constant 1 : index
      %o16 = arith.remui %g14, %c15 : index
      %t17 = tile.load %x13[0, %o16] : !ptensor.tensor<1x24xf32> -> !tile.tile<1x24xf32>
      %t18 = "tile.col_expand_max"(%a11, %t17) : (!tile.tile<16x24xf32>, !tile.tile<1x24xf32>) -> !tile.tile<16x24xf32>
      %t20 = tile.load %x19[%p5, 3] : !ptensor.tensor<4x28xf32> -> !tile.tile<1x24xf32>
      %t21 = "tile.minimum"(%t17, %t20) : (!tile.tile<1x24xf32>, !tile.tile<1x24xf32>) -> !tile.tile<1x24xf32>
      scf.yield %t6, %t6, %t6, %t6 : !tile.tile<16x24xf32>, !tile.tile<16x24xf32>, !tile.tile<16x24xf32>, !tile.tile<16x24xf32>
    }
    %c23 = arith.constant 1 : index
    %o24 = arith.remui %p5, %c23 : index
    %t25 = tile.load %x22[%o24, 2] : !ptensor.tensor<1x27xf32> -> !tile.tile<1x24xf32>
    %t26 = "tile.col_expand_max"(%r7#3, %t25) : (!tile.tile<16x24xf32>, !tile.tile<1x24xf32>) -> !tile.tile<16x24xf32>
    %q27 = arith.constant false
    %r28:4 = scf.if %q27 -> (!tile.tile<16x24xf32>, !tile.tile<1x24xf32>, !tile.tile<8x16xui16>, f32) {
      %t30 = tile.load %x29[%o24, 3] : !ptensor.tensor<13x20xui16, strides = [24, 1]> -> !tile.tile<8x16xui16>
      scf.yield %r7#0, %t25, %t30, %p31 : !tile.tile<16x24xf32>, !tile.tile<1x24xf32>, !tile.tile<8x16xui16>, f32
    } else {
      tile.store %t26, %x4[1, 0] : !tile.tile<16x24xf32>, !ptensor.tensor<21x29xf32, layout = dn>
      %g32 = "tile.get_block_idx"() : () -> index
      %t33 = tile.load %x29[1, %g32] : !ptensor.tensor<13x20xui16, strides = [24, 1]> -> !tile.tile<8x16xui16>
      scf.yield %t26, %t25, %t33, %p31 : !tile.tile<16x24xf32>, !tile.tile<1x24xf32>, !tile.tile<8x16xui16>, f32
    }
    %c34 = arith.constant 0 : index
    %c35 = arith.constant 1 : index
    %t38 = tile.load %x36[2, %p37] : !ptensor.tensor<10x20xui16> -> !tile.tile<8x16xui16>
    %r39:3 = scf.for %i43 = %c34 to %o24 step %c35 iter_args(%a40 = %r28#2, %a41 = %t38, %a42 = %r28#2) -> (!tile.tile<8x16xui16>, !tile.tile<8x16xui16>, !tile.tile<8x16xui16>) {
      %g44 = "tile.get_block_idx"() : () -> index
      %t45 = tile.load %x29[%g44, 1] : !ptensor.tensor<13x20xui16, strides = [24, 1]> -> !tile.tile<1x16xui16>
      %t46 = "tile.col_expand_add"(%a42, %t45) : (!tile.tile<8x16xui16>, !tile.tile<1x16xui16>) -> !tile.tile<8x16xui16>
      %h47 = func.call @s1796071730_h0(%r28#0, %t26, %r28#3) : (!tile.tile<16x24xf32>, !tile.tile<16x24xf32>, f32) -> !tile.tile<16x24xf32>
      scf.yield %a41, %a42, %t46 : !tile.tile<8x16xui16>, !tile.tile<8x16xui16>, !tile.tile<8x16xui16>
    }
    tile.store %t26, %x4[3, 3] : !tile.tile<16x24xf32>, !ptensor.tensor<21x29xf32, layout = dn>
    tile.store %r39#2, %x48[0, 0] : !tile.tile<8x16xui16>, !ptensor.tensor<8x19xui16>
    %c49 = arith.constant 1 : index
    %o50 = arith.remui %p37, %c49 : index
    tile.store %r39#1, %x48[%o50, 0] : !tile.tile<8x16xui16>, !ptensor.tensor<8x19xui16>
    tile.store %r39#0, %x48[0, %o24] : !tile.tile<8x16xui16>, !ptensor.tensor<8x19xui16>
    return
  }
}
