// pypto-generate --seed 1796071707 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func private @s1796071707_h0(%a1: !tile.tile<16x32xf16, valid = [14, 19]>, %a2: !tile.tile<16x32xf16, valid = [14, 19]>) -> !tile.tile<16x32xf16, valid = [14, 19]> {
    %t3 = "tile.mul"(%a1, %a1) : (!tile.tile<16x32xf16, valid = [14, 19]>, !tile.tile<16x32xf16, valid = [14, 19]>) -> !tile.tile<16x32xf16, valid = [14, 19]>
    return %t3 : !tile.tile<16x32xf16, valid = [14, 19]>
  }
  func.func @s1796071707(%x3: !ptensor.tensor<16x24xf16>, %p4: index, %p6: f16, %p7: f16, %x10: !ptensor.tensor<15x5xf16>, %p18: index, %x19: !ptensor.tensor<4x21xf16> {pypto.dir = #pypto.dir<inout>}, %x21: !ptensor.tensor<14x22xf16, strides = [24, 1]> {pypto.dir = #pypto.dir<inout>}, %x49: !ptensor.tensor<15x19xf16> {pypto.dir = #pypto.dir<out>}, %x50: !ptensor.tensor<15x19xf16, layout = dn, strides = [1, 16]> {pypto.dir = #pypto.dir<out>}, %x51: !ptensor.tensor<15x20xf16> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
    %k1 = arith.constant -1.5 : f16
    %t2 = "tile.full"(%k1) : (f16) -> !tile.tile<16x32xf16, valid = [14, 19]>
    %t5 = tile.load %x3[1, %p4] : !ptensor.tensor<16x24xf16> -> !tile.tile<16x32xf16, valid = [14, 19]>
    %k8 = arith.mulf %p6, %p7 : f16
    %t9 = "tile.muls"(%t5, %k8) : (!tile.tile<16x32xf16, valid = [14, 19]>, f16) -> !tile.tile<16x32xf16, valid = [14, 19]>
    %t11 = tile.load %x10[1, %p4] : !ptensor.tensor<15x5xf16> -> !tile.tile<16x1xf16, valid = [14, 1]>
    %t12 = "tile.row_expand_mul"(%t9, %t11) : (!tile.tile<16x32xf16, valid = [14, 19]>, !tile.tile<16x1xf16, valid = [14, 1]>) -> !tile.tile<16x32xf16, valid = [14, 19]>
    %h13 = func.call @s1796071707_h0(%t9, %t9) : (!tile.tile<16x32xf16, valid = [14, 19]>, !tile.tile<16x32xf16, valid = [14, 19]>) -> !tile.tile<16x32xf16, valid = [14, 19]>
    %t14 = tile.load %x3[%p4, %p4] : !ptensor.tensor<16x24xf16> -> !tile.tile<1x32xf16, valid = [1, 19]>
    %t15 = "tile.col_expand_max"(%t5, %t14) : (!tile.tile<16x32xf16, valid = [14, 19]>, !tile.tile<1x32xf16, valid = [1, 19]>) -> !tile.tile<16x32xf16, valid = [14, 19]>
    %c16 = arith.constant 0 : index
    %c17 = arith.constant 1 : index
    %t20 = tile.load %x19[%p18, 1] : !ptensor.tensor<4x21xf16> -> !tile.tile<1x32xf16, valid = [1, 19]>
    %c22 = arith.constant 1 : index
    %o23 = arith.remui %p4, %c22 : index
    %t24 = tile.load %x21[%o23, %o23] : !ptensor.tensor<14x22xf16, strides = [24, 1]> -> !tile.tile<16x32xf16, valid = [14, 19]>
    %r25:6 = scf.while (%a26 = %t11, %a27 = %t20, %a28 = %h13, %a29 = %t24, %n30 = %k8, %i31 = %c16) : (!tile.tile<16x1xf16, valid = [14, 1]>, !tile.tile<1x32xf16, valid = [1, 19]>, !tile.tile<16x32xf16, valid = [14, 19]>, !tile.tile<16x32xf16, valid = [14, 19]>, f16, index) -> (!tile.tile<16x1xf16, valid = [14, 1]>, !tile.tile<1x32xf16, valid = [1, 19]>, !tile.tile<16x32xf16, valid = [14, 19]>, !tile.tile<16x32xf16, valid = [14, 19]>, f16, index) {
      %q32 = arith.cmpi slt, %i31, %p18 : index
      %k33 = arith.constant -0.0 : f16
      scf.condition(%q32) %a26, %a27, %a28, %a29, %k33, %i31 : !tile.tile<16x1xf16, valid = [14, 1]>, !tile.tile<1x32xf16, valid = [1, 19]>, !tile.tile<16x32xf16, valid = [14, 19]>, !tile.tile<16x32xf16, valid = [14, 19]>, f16, index
    } do {
      ^bb0(%a34: !tile.tile<16x1xf16, valid = [14, 1]>, %a35: !tile.tile<1x32xf16, valid = [1, 19]>, %a36: !tile.tile<16x32xf16, valid = [14, 19]>, %a37: !tile.tile<16x32xf16, valid = [14, 19]>, %n38: f16, %i39: index):
      %t40 = "tile.row_sum"(%t24, %t15) : (!tile.tile<16x32xf16, valid = [14, 19]>, !tile.tile<16x32xf16, valid = [14, 19]>) -> !tile.tile<16x1xf16, valid = [14, 1]>
      %k41 = arith.constant 0.0 : f16
      %t42 = "tile.full"(%k41) : (f16) -> !tile.tile<16x32xf16, valid = [14, 19]>
      %t43 = "tile.row_expand_add"(%t42, %t40) : (!tile.tile<16x32xf16, valid = [14, 19]>, !tile.tile<16x1xf16, valid = [14, 1]>) -> !tile.tile<16x32xf16, valid = [14, 19]>
      %t44 = "tile.col_expand_max"(%t12, %a35) : (!tile.tile<16x32xf16, valid = [14, 19]>, !tile.tile<1x32xf16, valid = [1, 19]>) -> !tile.tile<16x32xf16, valid = [14, 19]>
      %i45 = arith.addi %i39, %c17 : index
      %k46 = arith.constant 100.0 : f16
      scf.yield %a34, %a35, %t5, %t43, %k46, %i45 : !tile.tile<16x1xf16, valid = [14, 1]>, !tile.tile<1x32xf16, valid = [1, 19]>, !tile.tile<16x32xf16, valid = [14, 19]>, !tile.tile<16x32xf16, valid = [14, 19]>, f16, index
    }
    %k47 = arith.subf %p6, %p7 : f16
    %t48 = "tile.subs"(%t9, %k47) : (!tile.tile<16x32xf16, valid = [14, 19]>, f16) -> !tile.tile<16x32xf16, valid = [14, 19]>
    tile.store %t12, %x49[1, 0] : !tile.tile<16x32xf16, valid = [14, 19]>, !ptensor.tensor<15x19xf16>
    tile.store %t48, %x50[0, %o23] : !tile.tile<16x32xf16, valid = [14, 19]>, !ptensor.tensor<15x19xf16, layout = dn, strides = [1, 16]>
    tile.store %r25#3, %x21[0, %o23] : !tile.tile<16x32xf16, valid = [14, 19]>, !ptensor.tensor<14x22xf16, strides = [24, 1]>
    tile.store %r25#2, %x51[%o23, %o23] : !tile.tile<16x32xf16, valid = [14, 19]>, !ptensor.tensor<15x20xf16>
    return
  }
}
