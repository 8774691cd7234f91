// pypto-generate --seed 1796071748 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func private @s1796071748_h0(%a1: !tile.tile<16x32xui16>) -> !tile.tile<16x32xui16> {
    %t2 = "tile.maximum"(%a1, %a1) : (!tile.tile<16x32xui16>, !tile.tile<16x32xui16>) -> !tile.tile<16x32xui16>
    %t3 = "tile.mul"(%t2, %t2) : (!tile.tile<16x32xui16>, !tile.tile<16x32xui16>) -> !tile.tile<16x32xui16>
    %t4 = "tile.sub"(%t2, %t2) : (!tile.tile<16x32xui16>, !tile.tile<16x32xui16>) -> !tile.tile<16x32xui16>
    return %t4 : !tile.tile<16x32xui16>
  }
  func.func @s1796071748(%x3: !ptensor.tensor<16x38xui16>, %x8: !ptensor.tensor<16x34xui16> {pypto.dir = #pypto.dir<inout>}, %p9: index, %x13: !ptensor.tensor<1x32xui16, strides = [39, 1]> {pypto.dir = #pypto.dir<inout>}, %x15: !ptensor.tensor<6x34xui16> {pypto.dir = #pypto.dir<out>}, %p22: index, %x23: !ptensor.tensor<16x5xui16> {pypto.dir = #pypto.dir<inout>}, %x41: !ptensor.tensor<18x32xui16>, %x48: !ptensor.tensor<22x38xui16, layout = dn, valid = [20, 35]> {pypto.dir = #pypto.dir<out>}, %x49: !ptensor.tensor<16x35xui16> {pypto.dir = #pypto.dir<out>}, %x52m: memref<16x37xui16>) {
    %x52 = ptensor.from_memref %x52m : memref<16x37xui16> -> !ptensor.tensor<16x37xui16>
    %r1:3 = scf.execute_region -> (!tile.tile<16x32xui16>, !tile.tile<16x32xui16>, !tile.tile<16x32xui16>) {
      %r2:3 = scf.execute_region -> (!tile.tile<16x32xui16>, !tile.tile<16x32xui16>, !tile.tile<1x32xui16>) {
        %g4 = "tile.get_subblock_idx"() : () -> index
        %c5 = arith.constant 1 : index
        %o6 = arith.remui %g4, %c5 : index
        %t7 = tile.load %x3[%o6, 1] : !ptensor.tensor<16x38xui16> -> !tile.tile<16x32xui16>
        %c10 = arith.constant 1 : index
        %o11 = arith.remui %p9, %c10 : index
        %t12 = tile.load %x8[%o11, 0] : !ptensor.tensor<16x34xui16> -> !tile.tile<16x32xui16>
        %t14 = tile.load %x13[0, 0] : !ptensor.tensor<1x32xui16, strides = [39, 1]> -> !tile.tile<1x32xui16>
        scf.yield %t7, %t12, %t14 : !tile.tile<16x32xui16>, !tile.tile<16x32xui16>, !tile.tile<1x32xui16>
      }
      %g16 = "tile.get_block_num"() : () -> index
      %c17 = arith.constant 3 : index
      %o18 = arith.remui %g16, %c17 : index
      tile.store %r2#2, %x15[%p9, %o18] : !tile.tile<1x32xui16>, !ptensor.tensor<6x34xui16>
      scf.yield %r2#1, %r2#1, %r2#0 : !tile.tile<16x32xui16>, !tile.tile<16x32xui16>, !tile.tile<16x32xui16>
    }
    %t19 = "tile.maximum"(%r1#2, %r1#2) : (!tile.tile<16x32xui16>, !tile.tile<16x32xui16>) -> !tile.tile<16x32xui16>
    %c20 = arith.constant 0 : index
    %c21 = arith.constant 1 : index
    %t24 = tile.load %x23[0, %p22] : !ptensor.tensor<16x5xui16> -> !tile.tile<16x1xui16>
    %r25:5 = scf.while (%a26 = %t24, %a27 = %t24, %a28 = %t24, %a29 = %t24, %i30 = %c20) : (!tile.tile<16x1xui16>, !tile.tile<16x1xui16>, !tile.tile<16x1xui16>, !tile.tile<16x1xui16>, index) -> (!tile.tile<16x1xui16>, !tile.tile<16x1xui16>, !tile.tile<16x1xui16>, !tile.tile<16x1xui16>, index) {
      %q31 = arith.cmpi slt, %i30, %p22 : index
      scf.condition(%q31) %a26, %a27, %a28, %a29, %i30 : !tile.tile<16x1xui16>, !tile.tile<16x1xui16>, !tile.tile<16x1xui16>, !tile.tile<16x1xui16>, index
    } do {
      ^bb0(%a32: !tile.tile<16x1xui16>, %a33: !tile.tile<16x1xui16>, %a34: !tile.tile<16x1xui16>, %a35: !tile.tile<16x1xui16>, %i36: index):
      %e37 = tile.create : !tile.tile<16x32xui16>
      %t38 = "tile.row_min"(%t19, %e37) : (!tile.tile<16x32xui16>, !tile.tile<16x32xui16>) -> !tile.tile<16x1xui16>
      %i39 = arith.addi %i36, %c21 : index
      scf.yield %a33, %a34, %a35, %t38, %i39 : !tile.tile<16x1xui16>, !tile.tile<16x1xui16>, !tile.tile<16x1xui16>, !tile.tile<16x1xui16>, index
    }
    %h40 = func.call @s1796071748_h0(%r1#2) : (!tile.tile<16x32xui16>) -> !tile.tile<16x32xui16>
    %c42 = arith.constant 3 : index
    %o43 = arith.remui %r25#4, %c42 : index
    %c44 = arith.constant 1 : index
    %o45 = arith.remui %o43, %c44 : index
    %t46 = tile.load %x41[%o43, %o45] : !ptensor.tensor<18x32xui16> -> !tile.tile<16x32xui16>
    %t47 = "tile.row_expand_max"(%t46, %r25#3) : (!tile.tile<16x32xui16>, !tile.tile<16x1xui16>) -> !tile.tile<16x32xui16>
    tile.store %t19, %x48[%o43, 1] : !tile.tile<16x32xui16>, !ptensor.tensor<22x38xui16, layout = dn, valid = [20, 35]>
    %c50 = arith.constant 1 : index
    %o51 = arith.remui %o43, %c50 : index
    tile.store %t47, %x49[%o51, %o45] : !tile.tile<16x32xui16>, !ptensor.tensor<16x35xui16>
    tile.store %t46, %x49[0, %r25#4] : !tile.tile<16x32xui16>, !ptensor.tensor<16x35xui16>
    tile.store %h40, %x52[0, %o43] : !tile.tile<16x32xui16>, !ptensor.tensor<16x37xui16>
    return
  }
}
