// pypto-generate --seed 1796071749 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071749_h0(%a1: !tile.tile<8x16xi32>) -> !tile.tile<8x16xi32> {
    %t2 = "tile.mul"(%a1, %a1) : (!tile.tile<8x16xi32>, !tile.tile<8x16xi32>) -> !tile.tile<8x16xi32>
    %t3 = "tile.mul"(%a1, %t2) : (!tile.tile<8x16xi32>, !tile.tile<8x16xi32>) -> !tile.tile<8x16xi32>
    return %t3 : !tile.tile<8x16xi32>
  }
  func.func @s1796071749(%p2: index, %x4: !ptensor.tensor<9x22xi32, strides = [28, 1]>, %x9: !ptensor.tensor<7x15xi32> {pypto.dir = #pypto.dir<inout>}, %x11: !ptensor.tensor<2x13xi32>, %p16: i32, %x18: !ptensor.tensor<13x16xi32, strides = [23, 1]> {pypto.dir = #pypto.dir<inout>}, %p19: index, %x23: !ptensor.tensor<9x20xi32, valid = [7, 17]> {pypto.dir = #pypto.dir<inout>}, %x26: !ptensor.tensor<1x13xi32, strides = [19, 1]> {pypto.dir = #pypto.dir<out>}, %x30t: !ptensor.tensor<8x23xi32, layout = dn, valid = [6, 20]> {pypto.dir = #pypto.dir<inout>}, %x33: !ptensor.tensor<10x9xi32, valid = [8, 6], pad = zero>, %p34: index, %x37: !ptensor.tensor<8x17xi32> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
    %x30m = ptensor.to_memref %x30t : !ptensor.tensor<8x23xi32, layout = dn, valid = [6, 20]> -> memref<8x23xi32, strided<[1, 8]>>
    %x30 = ptensor.from_memref %x30m : memref<8x23xi32, strided<[1, 8]>> -> !ptensor.tensor<8x23xi32, layout = dn, valid = [6, 20]>
    %r1:2 = scf.execute_region -> (!tile.tile<8x16xi32>, !tile.tile<8x16xi32>) {
      %r3:2 = scf.index_switch %p2 -> !tile.tile<2x24xi32, valid = [1, 13]>, !tile.tile<2x24xi32, valid = [1, 13]>
      case 0 {
        %c5 = arith.constant 2 : index
        %o6 = arith.remui %p2, %c5 : index
        %t7 = tile.load %x4[%o6, 1] : !ptensor.tensor<9x22xi32, strides = [28, 1]> -> !tile.tile<8x16xi32>
        %h8 = func.call @s1796071749_h0(%t7) : (!tile.tile<8x16xi32>) -> !tile.tile<8x16xi32>
        %t10 = tile.load %x9[3, 0] : !ptensor.tensor<7x15xi32> -> !tile.tile<2x24xi32, valid = [1, 13]>
        scf.yield %t10, %t10 : !tile.tile<2x24xi32, valid = [1, 13]>, !tile.tile<2x24xi32, valid = [1, 13]>
      }
      case 1 {
        %c12 = arith.constant 2 : index
        %o13 = arith.remui %p2, %c12 : index
        %t14 = tile.load %x11[%o13, 0] : !ptensor.tensor<2x13xi32> -> !tile.tile<2x24xi32, valid = [1, 13]>
        %t15 = "tile.relu"(%t14) : (!tile.tile<2x24xi32, valid = [1, 13]>) -> !tile.tile<2x24xi32, valid = [1, 13]>
        scf.yield %t15, %t14 : !tile.tile<2x24xi32, valid = [1, 13]>, !tile.tile<2x24xi32, valid = [1, 13]>
      }
      default {
        %t17 = "tile.full"(%p16) : (i32) -> !tile.tile<2x24xi32, valid = [1, 13]>
        scf.yield %t17, %t17 : !tile.tile<2x24xi32, valid = [1, 13]>, !tile.tile<2x24xi32, valid = [1, 13]>
      }
      %c20 = arith.constant 1 : index
      %o21 = arith.remui %p19, %c20 : index
      %t22 = tile.load %x18[%p2, %o21] : !ptensor.tensor<13x16xi32, strides = [23, 1]> -> !tile.tile<8x16xi32>
      scf.yield %t22, %t22 : !tile.tile<8x16xi32>, !tile.tile<8x16xi32>
    }
    %t24 = tile.load %x23[3, 3] : !ptensor.tensor<9x20xi32, valid = [7, 17]> -> !tile.tile<2x24xi32, valid = [1, 13]>
    %t25 = "tile.maximum"(%t24, %t24) : (!tile.tile<2x24xi32, valid = [1, 13]>, !tile.tile<2x24xi32, valid = [1, 13]>) -> !tile.tile<2x24xi32, valid = [1, 13]>
    %c27 = arith.constant 1 : index
    %o28 = arith.remui %p2, %c27 : index
    tile.store %t25, %x26[0, %o28] : !tile.tile<2x24xi32, valid = [1, 13]>, !ptensor.tensor<1x13xi32, strides = [19, 1]>
    %t29 = "tile.sub"(%t25, %t25) : (!tile.tile<2x24xi32, valid = [1, 13]>, !tile.tile<2x24xi32, valid = [1, 13]>) -> !tile.tile<2x24xi32, valid = [1, 13]>
    %t31 = tile.load %x30[0, 0] : !ptensor.tensor<8x23xi32, layout = dn, valid = [6, 20]> -> !tile.tile<1x16xi32>
    %t32 = "tile.maximums"(%t31, %p16) : (!tile.tile<1x16xi32>, i32) -> !tile.tile<1x16xi32>
    %t35 = tile.load %x33[0, %p34] : !ptensor.tensor<10x9xi32, valid = [8, 6], pad = zero> -> !tile.tile<8x1xi32>
    %t36 = "tile.row_expand_max"(%r1#1, %t35) : (!tile.tile<8x16xi32>, !tile.tile<8x1xi32>) -> !tile.tile<8x16xi32>
    tile.store %t25, %x9[1, %o28] : !tile.tile<2x24xi32, valid = [1, 13]>, !ptensor.tensor<7x15xi32>
    %c38 = arith.constant 1 : index
    %o39 = arith.remui %p2, %c38 : index
    %g40 = "tile.get_block_idx"() : () -> index
    %c41 = arith.constant 2 : index
    %o42 = arith.remui %g40, %c41 : index
    tile.store %t36, %x37[%o39, %o42] : !tile.tile<8x16xi32>, !ptensor.tensor<8x17xi32>
    tile.store %t35, %x18[%o39, 3] : !tile.tile<8x1xi32>, !ptensor.tensor<13x16xi32, strides = [23, 1]>
    tile.store %t32, %x37[%p34, 1] : !tile.tile<1x16xi32>, !ptensor.tensor<8x17xi32>
    return
  }
}
