// pypto-generate --seed 1796071715 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @s1796071715(%x4: !ptensor.tensor<3x7xsi32> {pypto.dir = #pypto.dir<inout>}, %p5: index, %x13: !ptensor.tensor<2x5xsi32> {pypto.dir = #pypto.dir<out>}, %x16m: memref<32x32xi16, strided<[39, 1]>>, %x18: !ptensor.tensor<37x3xi16> {pypto.dir = #pypto.dir<inout>}, %x24: !ptensor.tensor<33x33xi16> {pypto.dir = #pypto.dir<out>}, %x25: !ptensor.tensor<32x32xi16> {pypto.dir = #pypto.dir<out>}, %x28: !ptensor.tensor<34x33xi16> {pypto.dir = #pypto.dir<out>}) {
    %x16 = ptensor.from_memref %x16m : memref<32x32xi16, strided<[39, 1]>> -> !ptensor.tensor<32x32xi16, strides = [39, 1]>
    %c1 = arith.constant 0 : index
    %c2 = arith.constant 0 : index
    %c3 = arith.constant 2 : index
    %c6 = arith.constant 2 : index
    %o7 = arith.remui %p5, %c6 : index
    %t8 = tile.load %x4[%o7, 0] : !ptensor.tensor<3x7xsi32> -> !tile.tile<3x8xsi32, vec, valid = [2, 5]>
    %r9:2 = scf.for %i12 = %c1 to %c2 step %c3 iter_args(%a10 = %t8, %a11 = %t8) -> (!tile.tile<3x8xsi32, vec, valid = [2, 5]>, !tile.tile<3x8xsi32, vec, valid = [2, 5]>) {
      %c14 = arith.constant 1 : index
      %o15 = arith.remui %p5, %c14 : index
      tile.store %a11, %x13[%o15, 0] : !tile.tile<3x8xsi32, vec, valid = [2, 5]>, !ptensor.tensor<2x5xsi32>
      scf.yield %a11, %a10 : !tile.tile<3x8xsi32, vec, valid = [2, 5]>, !tile.tile<3x8xsi32, vec, valid = [2, 5]>
    }
    %t17 = tile.load %x16[0, 0] : !ptensor.tensor<32x32xi16, strides = [39, 1]> -> !tile.tile<32x32xi16, vec>
    %t19 = tile.load %x18[3, 1] : !ptensor.tensor<37x3xi16> -> !tile.tile<32x1xi16, vec>
    %t20 = "tile.row_expand_sub"(%t17, %t19) : (!tile.tile<32x32xi16, vec>, !tile.tile<32x1xi16, vec>) -> !tile.tile<32x32xi16, vec>
    %t21 = "tile.mul"(%t20, %t20) : (!tile.tile<32x32xi16, vec>, !tile.tile<32x32xi16, vec>) -> !tile.tile<32x32xi16, vec>
    %t22 = tile.move %t19 : !tile.tile<32x1xi16, vec> -> !tile.tile<32x1xi16, vec>
    %t23 = "tile.row_expand"(%t22) : (!tile.tile<32x1xi16, vec>) -> !tile.tile<32x32xi16, vec>
    tile.store %t20, %x24[0, 0] : !tile.tile<32x32xi16, vec>, !ptensor.tensor<33x33xi16>
    %c26 = arith.constant 1 : index
    %o27 = arith.remui %p5, %c26 : index
    tile.store %t23, %x25[0, %o27] : !tile.tile<32x32xi16, vec>, !ptensor.tensor<32x32xi16>
    tile.store %t22, %x25[%o27, %o27] : !tile.tile<32x1xi16, vec>, !ptensor.tensor<32x32xi16>
    tile.store %t21, %x28[2, 1] : !tile.tile<32x32xi16, vec>, !ptensor.tensor<34x33xi16>
    return
  }
}
