// pypto-generate --seed 1796071768 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071768(%x1: !ptensor.tensor<17x32xf16>, %p2: index, %p11: f16, %x42: !ptensor.tensor<1x32xf16> {pypto.dir = #pypto.dir<inout>}, %x50t: !ptensor.tensor<14x1xf16>, %x52: !ptensor.tensor<14x6xf16> {pypto.dir = #pypto.dir<inout>}, %x54: !ptensor.tensor<14x36xf16> {pypto.dir = #pypto.dir<inout>}, %x55: !ptensor.tensor<19x1xf16> {pypto.dir = #pypto.dir<inout>}, %p56: index, %x59: !ptensor.tensor<14x1xf16, layout = dn> {pypto.dir = #pypto.dir<out>}, %p60: index, %x63: !ptensor.tensor<17x32xf16> {pypto.dir = #pypto.dir<out>}) {
    %x50m = ptensor.to_memref %x50t : !ptensor.tensor<14x1xf16> -> memref<14x1xf16>
    %x50 = ptensor.from_memref %x50m : memref<14x1xf16> -> !ptensor.tensor<14x1xf16>
    %c3 = arith.constant 1 : index
    %o4 = arith.remui %p2, %c3 : index
    %t5 = tile.load %x1[0, %o4] : !ptensor.tensor<17x32xf16> -> !tile.tile<32x48xf16, vec, valid = [14, 32]>
    %t6 = "tile.sqrt"(%t5) : (!tile.tile<32x48xf16, vec, valid = [14, 32]>) -> !tile.tile<32x48xf16, vec, valid = [14, 32]>
    %c7 = arith.constant 1 : index
    %c8 = arith.constant 4 : index
    %c9 = arith.constant 1 : index
    %r10:2 = scf.while (%n12 = %p11, %i13 = %c7) : (f16, index) -> (f16, index) {
      %t14 = "tile.maximum"(%t6, %t6) : (!tile.tile<32x48xf16, vec, valid = [14, 32]>, !tile.tile<32x48xf16, vec, valid = [14, 32]>) -> !tile.tile<32x48xf16, vec, valid = [14, 32]>
      %q15 = arith.cmpi slt, %i13, %c8 : index
      scf.condition(%q15) %n12, %i13 : f16, index
    } do {
      ^bb0(%n16: f16, %i17: index):
      %c18 = arith.constant 1 : index
      %c19 = arith.constant 8 : index
      %c20 = arith.constant 2 : index
      %c21 = arith.constant 1 : index
      %o22 = arith.remui %i17, %c21 : index
      %t23 = tile.load %x1[%i17, %o22] : !ptensor.tensor<17x32xf16> -> !tile.tile<1x48xf16, vec, valid = [1, 32]>
      %t24 = tile.load %x1[1, %o22] : !ptensor.tensor<17x32xf16> -> !tile.tile<1x48xf16, vec, valid = [1, 32]>
      %r25:2 = scf.for %i28 = %c18 to %c19 step %c20 iter_args(%a26 = %t23, %a27 = %t24) -> (!tile.tile<1x48xf16, vec, valid = [1, 32]>, !tile.tile<1x48xf16, vec, valid = [1, 32]>) {
        %t29 = "tile.col_expand_max"(%t6, %a27) : (!tile.tile<32x48xf16, vec, valid = [14, 32]>, !tile.tile<1x48xf16, vec, valid = [1, 32]>) -> !tile.tile<32x48xf16, vec, valid = [14, 32]>
        %c30 = arith.constant 4 : index
        %o31 = arith.remui %i28, %c30 : index
        %c32 = arith.constant 1 : index
        %o33 = arith.remui %i28, %c32 : index
        %t34 = tile.load %x1[%o31, %o33] : !ptensor.tensor<17x32xf16> -> !tile.tile<32x48xf16, vec, valid = [14, 32]>
        %t35 = "tile.log"(%t34) : (!tile.tile<32x48xf16, vec, valid = [14, 32]>) -> !tile.tile<32x48xf16, vec, valid = [14, 32]>
        scf.yield %a27, %a26 : !tile.tile<1x48xf16, vec, valid = [1, 32]>, !tile.tile<1x48xf16, vec, valid = [1, 32]>
      }
      %i36 = arith.addi %i17, %c9 : index
      %k37 = arith.minimumf %p11, %p11 : f16
      scf.yield %k37, %i36 : f16, index
    }
    %c38 = arith.constant 1 : index
    %o39 = arith.remui %p2, %c38 : index
    %t40 = tile.load %x1[2, %o39] : !ptensor.tensor<17x32xf16> -> !tile.tile<32x48xf16, vec, valid = [14, 32]>
    %t41 = "tile.minimum"(%t40, %t6) : (!tile.tile<32x48xf16, vec, valid = [14, 32]>, !tile.tile<32x48xf16, vec, valid = [14, 32]>) -> !tile.tile<32x48xf16, vec, valid = [14, 32]>
    %c43 = arith.constant 1 : index
    %o44 = arith.remui %p2, %c43 : index
    %t45 = tile.load %x42[%o44, 0] : !ptensor.tensor<1x32xf16> -> !tile.tile<1x48xf16, vec, valid = [1, 32]>
    %t46 = "tile.col_expand_mul"(%t41, %t45) : (!tile.tile<32x48xf16, vec, valid = [14, 32]>, !tile.tile<1x48xf16, vec, valid = [1, 32]>) -> !tile.tile<32x48xf16, vec, valid = [14, 32]>
    %c47 = arith.constant 1 : index
    %q48 = arith.cmpi ne, %o4, %c47 : index
    %r49:2 = scf.if %q48 -> (!tile.tile<32x1xf16, vec, valid = [14, 1]>, !tile.tile<32x1xf16, vec, valid = [14, 1]>) {
      %t51 = tile.load %x50[%o44, 0] : !ptensor.tensor<14x1xf16> -> !tile.tile<32x1xf16, vec, valid = [14, 1]>
      scf.yield %t51, %t51 : !tile.tile<32x1xf16, vec, valid = [14, 1]>, !tile.tile<32x1xf16, vec, valid = [14, 1]>
    } else {
      %t53 = tile.load %x52[%o39, 5] : !ptensor.tensor<14x6xf16> -> !tile.tile<32x1xf16, vec, valid = [14, 1]>
      scf.yield %t53, %t53 : !tile.tile<32x1xf16, vec, valid = [14, 1]>, !tile.tile<32x1xf16, vec, valid = [14, 1]>
    }
    tile.store %t41, %x54[0, 4] : !tile.tile<32x48xf16, vec, valid = [14, 32]>, !ptensor.tensor<14x36xf16>
    %c57 = arith.constant 1 : index
    %o58 = arith.remui %p56, %c57 : index
    tile.store %r49#1, %x55[3, %o58] : !tile.tile<32x1xf16, vec, valid = [14, 1]>, !ptensor.tensor<19x1xf16>
    %c61 = arith.constant 1 : index
    %o62 = arith.remui %p60, %c61 : index
    tile.store %r49#0, %x59[%o39, %o62] : !tile.tile<32x1xf16, vec, valid = [14, 1]>, !ptensor.tensor<14x1xf16, layout = dn>
    %g64 = "tile.get_block_num"() : () -> index
    tile.store %t46, %x63[%g64, 0] : !tile.tile<32x48xf16, vec, valid = [14, 32]>, !ptensor.tensor<17x32xf16>
    return
  }
}
