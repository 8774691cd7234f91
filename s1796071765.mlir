// pypto-generate --seed 1796071765 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071765(%x1: !ptensor.tensor<5x19xi32>, %x9: !ptensor.tensor<5x21xi32>, %p10: index, %p17: i1, %p19: i32, %x24: !ptensor.tensor<8x20xi32> {pypto.dir = #pypto.dir<inout>}, %x34: !ptensor.tensor<10x16xi32, layout = dn>, %x37: !ptensor.tensor<5x16xi32> {pypto.dir = #pypto.dir<out>}, %x38: !ptensor.tensor<8x16xi32> {pypto.dir = #pypto.dir<out>}, %x41: !ptensor.tensor<5x16xi32> {pypto.dir = #pypto.dir<out>}, %x42m: memref<5x17xi32>) {
    %x42 = ptensor.from_memref %x42m : memref<5x17xi32> -> !ptensor.tensor<5x17xi32>
    %g2 = "tile.get_block_num"() : () -> index
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %g2, %c3 : index
    %t5 = tile.load %x1[%o4, %g2] : !ptensor.tensor<5x19xi32> -> !tile.tile<5x16xi32, vec>
    %t6 = "tile.minimum"(%t5, %t5) : (!tile.tile<5x16xi32, vec>, !tile.tile<5x16xi32, vec>) -> !tile.tile<5x16xi32, vec>
    %q7 = arith.constant true
    %r8:2 = scf.if %q7 -> (!tile.tile<5x16xi32, vec>, !tile.tile<5x16xi32, vec>) {
      %c11 = arith.constant 1 : index
      %o12 = arith.remui %p10, %c11 : index
      %t13 = tile.load %x9[%o12, %p10] : !ptensor.tensor<5x21xi32> -> !tile.tile<5x16xi32, vec>
      scf.yield %t13, %t13 : !tile.tile<5x16xi32, vec>, !tile.tile<5x16xi32, vec>
    } else {
      %t14 = tile.load %x9[%o4, 0] : !ptensor.tensor<5x21xi32> -> !tile.tile<1x16xi32, vec>
      %t15 = "tile.col_expand_mul"(%t6, %t14) : (!tile.tile<5x16xi32, vec>, !tile.tile<1x16xi32, vec>) -> !tile.tile<5x16xi32, vec>
      %t16 = tile.load %x9[%o4, %g2] : !ptensor.tensor<5x21xi32> -> !tile.tile<5x16xi32, vec>
      scf.yield %t16, %t15 : !tile.tile<5x16xi32, vec>, !tile.tile<5x16xi32, vec>
    }
    %r18:1 = scf.if %p17 -> (i32) {
      scf.yield %p19 : i32
    } else {
      %t20 = "tile.minimum"(%r8#0, %r8#0) : (!tile.tile<5x16xi32, vec>, !tile.tile<5x16xi32, vec>) -> !tile.tile<5x16xi32, vec>
      %c21 = arith.constant 2 : index
      %c22 = arith.constant 5 : index
      %c23 = arith.constant 2 : index
      %t25 = tile.load %x24[1, 2] : !ptensor.tensor<8x20xi32> -> !tile.tile<5x16xi32, vec>
      %r26:3 = scf.for %i30 = %c21 to %c22 step %c23 iter_args(%a27 = %r8#0, %a28 = %t6, %a29 = %t25) -> (!tile.tile<5x16xi32, vec>, !tile.tile<5x16xi32, vec>, !tile.tile<5x16xi32, vec>) {
        %k31 = arith.constant -2147483648 : i32
        %t32 = "tile.full"(%k31) : (i32) -> !tile.tile<1x16xi32, vec>
        %t33 = "tile.col_expand_add"(%t25, %t32) : (!tile.tile<5x16xi32, vec>, !tile.tile<1x16xi32, vec>) -> !tile.tile<5x16xi32, vec>
        scf.yield %a27, %a28, %a29 : !tile.tile<5x16xi32, vec>, !tile.tile<5x16xi32, vec>, !tile.tile<5x16xi32, vec>
      }
      %t35 = tile.load %x34[1, 0] : !ptensor.tensor<10x16xi32, layout = dn> -> !tile.tile<5x16xi32, vec>
      %t36 = "tile.minimum"(%r26#2, %t35) : (!tile.tile<5x16xi32, vec>, !tile.tile<5x16xi32, vec>) -> !tile.tile<5x16xi32, vec>
      scf.yield %p19 : i32
    }
    tile.store %r8#1, %x37[0, 0] : !tile.tile<5x16xi32, vec>, !ptensor.tensor<5x16xi32>
    tile.store %r8#1, %x38[%g2, 0] : !tile.tile<5x16xi32, vec>, !ptensor.tensor<8x16xi32>
    %c39 = arith.constant 1 : index
    %o40 = arith.remui %g2, %c39 : index
    tile.store %t6, %x37[%o4, %o40] : !tile.tile<5x16xi32, vec>, !ptensor.tensor<5x16xi32>
    tile.store %r8#1, %x41[0, 0] : !tile.tile<5x16xi32, vec>, !ptensor.tensor<5x16xi32>
    tile.store %r8#0, %x38[%g2, 0] : !tile.tile<5x16xi32, vec>, !ptensor.tensor<8x16xi32>
    %c43 = arith.constant 2 : index
    %o44 = arith.remui %p10, %c43 : index
    tile.store %t6, %x42[0, %o44] : !tile.tile<5x16xi32, vec>, !ptensor.tensor<5x17xi32>
    return
  }
}
