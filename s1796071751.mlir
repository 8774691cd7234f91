// pypto-generate --seed 1796071751 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @s1796071751(%x4: !ptensor.tensor<12x21xi32>, %p5: index, %x7: !ptensor.tensor<1x19xi32>, %p15: i32, %x20m: memref<4x16xi32, strided<[1, 4]>>, %x30: !ptensor.tensor<8x20xi32>, %x32: !ptensor.tensor<8x16xi32, strides = [18, 1]>, %x37: !ptensor.tensor<8x3xi32> {pypto.dir = #pypto.dir<inout>}, %x38: !ptensor.tensor<9x16xi32> {pypto.dir = #pypto.dir<out>}) {
    %x20 = ptensor.from_memref %x20m : memref<4x16xi32, strided<[1, 4]>> -> !ptensor.tensor<4x16xi32, layout = dn>
    %c1 = arith.constant 0 : index
    %c2 = arith.constant 1 : index
    %g3 = "tile.get_block_num"() : () -> index
    %t6 = tile.load %x4[%p5, 0] : !ptensor.tensor<12x21xi32> -> !tile.tile<8x16xi32>
    %c8 = arith.constant 1 : index
    %o9 = arith.remui %g3, %c8 : index
    %t10 = tile.load %x7[%o9, %p5] : !ptensor.tensor<1x19xi32> -> !tile.tile<1x16xi32>
    %r11:2 = scf.for %i14 = %c1 to %g3 step %c2 iter_args(%a12 = %t6, %a13 = %t10) -> (!tile.tile<8x16xi32>, !tile.tile<1x16xi32>) {
      %t16 = "tile.divs"(%a12, %p15) : (!tile.tile<8x16xi32>, i32) -> !tile.tile<8x16xi32>
      %t17 = "tile.maximum"(%t16, %a12) : (!tile.tile<8x16xi32>, !tile.tile<8x16xi32>) -> !tile.tile<8x16xi32>
      scf.yield %t6, %t10 : !tile.tile<8x16xi32>, !tile.tile<1x16xi32>
    }
    %e18 = tile.create : !tile.tile<8x16xi32>
    %t19 = "tile.row_min"(%r11#0, %e18) : (!tile.tile<8x16xi32>, !tile.tile<8x16xi32>) -> !tile.tile<8x1xi32>
    %c21 = arith.constant 1 : index
    %o22 = arith.remui %g3, %c21 : index
    %t23 = tile.load %x20[3, %o22] : !ptensor.tensor<4x16xi32, layout = dn> -> !tile.tile<1x16xi32>
    %t24 = "tile.add"(%r11#1, %t23) : (!tile.tile<1x16xi32>, !tile.tile<1x16xi32>) -> !tile.tile<1x16xi32>
    %t25 = tile.load %x4[3, 3] : !ptensor.tensor<12x21xi32> -> !tile.tile<8x16xi32>
    %e26 = tile.create : !tile.tile<8x16xi32>
    %t27 = "tile.row_max"(%t25, %e26) : (!tile.tile<8x16xi32>, !tile.tile<8x16xi32>) -> !tile.tile<8x1xi32>
    %c28 = arith.constant 2 : index
    %q29 = arith.cmpi ne, %o9, %c28 : index
    %t31 = tile.load %x30[%o22, %o9] : !ptensor.tensor<8x20xi32> -> !tile.tile<8x16xi32>
    %c33 = arith.constant 1 : index
    %o34 = arith.remui %g3, %c33 : index
    %t35 = tile.load %x32[%o34, %o34] : !ptensor.tensor<8x16xi32, strides = [18, 1]> -> !tile.tile<8x16xi32>
    %t36 = arith.select %q29, %t31, %t35 : !tile.tile<8x16xi32>
    tile.store %t19, %x37[%o22, %o22] : !tile.tile<8x1xi32>, !ptensor.tensor<8x3xi32>
    %g39 = "tile.get_block_idx"() : () -> index
    %c40 = arith.constant 2 : index
    %o41 = arith.remui %g39, %c40 : index
    tile.store %t36, %x38[%o41, 0] : !tile.tile<8x16xi32>, !ptensor.tensor<9x16xi32>
    %c42 = arith.constant 1 : index
    %o43 = arith.remui %p5, %c42 : index
    tile.store %t35, %x38[%o34, %o43] : !tile.tile<8x16xi32>, !ptensor.tensor<9x16xi32>
    %g44 = "tile.get_block_idx"() : () -> index
    %c45 = arith.constant 2 : index
    %o46 = arith.remui %g44, %c45 : index
    tile.store %t31, %x38[%o46, 0] : !tile.tile<8x16xi32>, !ptensor.tensor<9x16xi32>
    return
  }
}
