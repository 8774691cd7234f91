// pypto-generate --seed 1796071771 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @s1796071771(%p1: index, %p5: f16, %x7: !ptensor.tensor<22x7xf16> {pypto.dir = #pypto.dir<inout>}, %p8: index, %x16: !ptensor.tensor<16x36xf16> {pypto.dir = #pypto.dir<inout>}, %p17: index, %x21: !ptensor.tensor<18x35xf16, valid = [16, 32]> {pypto.dir = #pypto.dir<inout>}, %x34: !ptensor.tensor<1x34xf16> {pypto.dir = #pypto.dir<inout>}, %x49: !ptensor.tensor<16x32xf16, strides = [41, 1]> {pypto.dir = #pypto.dir<out>}, %x53: !ptensor.tensor<21x9xf16, layout = dn, valid = [19, 6]> {pypto.dir = #pypto.dir<out>}, %x54: !ptensor.tensor<21x32xf16, layout = dn> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
    %c2 = arith.constant 0 : index
    %q3 = arith.cmpi ult, %p1, %c2 : index
    %r4:3 = scf.if %q3 -> (!tile.tile<16x32xf16, vec>, !tile.tile<16x32xf16, vec>, !tile.tile<16x32xf16, vec>) {
      %t6 = "tile.full"(%p5) : (f16) -> !tile.tile<16x32xf16, vec>
      %t9 = tile.load %x7[%p8, 6] : !ptensor.tensor<22x7xf16> -> !tile.tile<16x1xf16, vec>
      %t10 = "tile.row_expand_expdif"(%t6, %t9) : (!tile.tile<16x32xf16, vec>, !tile.tile<16x1xf16, vec>) -> !tile.tile<16x32xf16, vec>
      %c11 = arith.constant 2 : index
      %q12 = arith.cmpi slt, %p8, %c11 : index
      %r13:2 = scf.if %q12 -> (!tile.tile<16x32xf16, vec>, !tile.tile<16x32xf16, vec>) {
        scf.yield %t6, %t6 : !tile.tile<16x32xf16, vec>, !tile.tile<16x32xf16, vec>
      } else {
        scf.yield %t6, %t6 : !tile.tile<16x32xf16, vec>, !tile.tile<16x32xf16, vec>
      }
      %t14 = "tile.full"(%p5) : (f16) -> !tile.tile<1x32xf16, vec>
      %t15 = "tile.mul"(%t14, %t14) : (!tile.tile<1x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<1x32xf16, vec>
      %c18 = arith.constant 1 : index
      %o19 = arith.remui %p17, %c18 : index
      %t20 = tile.load %x16[%o19, 2] : !ptensor.tensor<16x36xf16> -> !tile.tile<16x32xf16, vec>
      %c22 = arith.constant 1 : index
      %o23 = arith.remui %p1, %c22 : index
      %t24 = tile.load %x21[%o23, %o23] : !ptensor.tensor<18x35xf16, valid = [16, 32]> -> !tile.tile<16x32xf16, vec>
      scf.yield %t20, %t24, %t20 : !tile.tile<16x32xf16, vec>, !tile.tile<16x32xf16, vec>, !tile.tile<16x32xf16, vec>
    } else {
      %c25 = arith.constant 1 : index
      %o26 = arith.remui %p8, %c25 : index
      %t27 = tile.load %x16[%o26, 1] : !ptensor.tensor<16x36xf16> -> !tile.tile<16x32xf16, vec>
      %t28 = "tile.adds"(%t27, %p5) : (!tile.tile<16x32xf16, vec>, f16) -> !tile.tile<16x32xf16, vec>
      scf.yield %t28, %t28, %t27 : !tile.tile<16x32xf16, vec>, !tile.tile<16x32xf16, vec>, !tile.tile<16x32xf16, vec>
    }
    %c29 = arith.constant 1 : index
    %o30 = arith.remui %p1, %c29 : index
    %t31 = tile.load %x16[%o30, %o30] : !ptensor.tensor<16x36xf16> -> !tile.tile<16x32xf16, vec>
    %e32 = tile.create : !tile.tile<16x32xf16, vec>
    %t33 = "tile.row_prod"(%t31, %e32) : (!tile.tile<16x32xf16, vec>, !tile.tile<16x32xf16, vec>) -> !tile.tile<16x1xf16, vec>
    %c35 = arith.constant 1 : index
    %o36 = arith.remui %p17, %c35 : index
    %c37 = arith.constant 3 : index
    %o38 = arith.remui %p17, %c37 : index
    %t39 = tile.load %x34[%o36, %o38] : !ptensor.tensor<1x34xf16> -> !tile.tile<1x32xf16, vec>
    %t40 = "tile.sub"(%t39, %t39) : (!tile.tile<1x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<1x32xf16, vec>
    %c41 = arith.constant 2 : index
    %c42 = arith.constant 4 : index
    %c43 = arith.constant 1 : index
    %r44:2 = scf.for %i47 = %c41 to %c42 step %c43 iter_args(%a45 = %t31, %a46 = %r4#2) -> (!tile.tile<16x32xf16, vec>, !tile.tile<16x32xf16, vec>) {
      %t48 = "tile.col_expand_div"(%r4#2, %t40) : (!tile.tile<16x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<16x32xf16, vec>
      tile.store %t48, %x49[0, %o30] : !tile.tile<16x32xf16, vec>, !ptensor.tensor<16x32xf16, strides = [41, 1]>
      %t50 = tile.load %x34[0, %o36] : !ptensor.tensor<1x34xf16> -> !tile.tile<1x32xf16, vec>
      %t51 = "tile.minimum"(%t40, %t50) : (!tile.tile<1x32xf16, vec>, !tile.tile<1x32xf16, vec>) -> !tile.tile<1x32xf16, vec>
      %g52 = "tile.get_subblock_idx"() : () -> index
      tile.store %t51, %x49[%g52, 0] : !tile.tile<1x32xf16, vec>, !ptensor.tensor<16x32xf16, strides = [41, 1]>
      scf.yield %t31, %r4#0 : !tile.tile<16x32xf16, vec>, !tile.tile<16x32xf16, vec>
    }
    tile.store %t33, %x53[%o30, 5] : !tile.tile<16x1xf16, vec>, !ptensor.tensor<21x9xf16, layout = dn, valid = [19, 6]>
    tile.store %r44#1, %x54[%p1, 0] : !tile.tile<16x32xf16, vec>, !ptensor.tensor<21x32xf16, layout = dn>
    tile.store %r44#0, %x54[3, 0] : !tile.tile<16x32xf16, vec>, !ptensor.tensor<21x32xf16, layout = dn>
    tile.store %t40, %x54[10, %o36] : !tile.tile<1x32xf16, vec>, !ptensor.tensor<21x32xf16, layout = dn>
    return
  }
}
