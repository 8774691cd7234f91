// pypto-generate --seed 1796071717 --check
module attributes {pypto.target = #pypto.target<a2a3>} {
  func.func @s1796071717(%p1: index, %x6: !ptensor.tensor<20x13xf32, strides = [19, 1]> {pypto.dir = #pypto.dir<inout>}, %p7: index, %x9: !ptensor.tensor<17x14xf32> {pypto.dir = #pypto.dir<out>}, %p15: f32, %p18: index, %x21: !ptensor.tensor<21x8xf32, layout = dn>, %x27: !ptensor.tensor<19x8xf32> {pypto.dir = #pypto.dir<inout>}, %x54: !ptensor.tensor<16x11xf32> {pypto.dir = #pypto.dir<out>}, %x60: !ptensor.tensor<20x11xf32, valid = [18, 8]>, %x64: !ptensor.tensor<16x8xf32>, %p70: i1, %x79: !ptensor.tensor<16x8xf32> {pypto.dir = #pypto.dir<inout>}, %x83: !ptensor.tensor<16x8xf32>, %x90: !ptensor.tensor<20x6xf32>, %p110: f32, %p115: f32, %p116: f32, %p136: f32, %x140: !ptensor.tensor<20x8xf32, layout = dn, strides = [1, 28]> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
    %c2 = arith.constant 0 : index
    %q3 = arith.cmpi eq, %p1, %c2 : index
    scf.if %q3 {
      %r5:2 = scf.execute_region -> (!tile.tile<16x8xf32>, !tile.tile<16x8xf32>) {
        %t8 = tile.load %x6[%p7, 3] : !ptensor.tensor<20x13xf32, strides = [19, 1]> -> !tile.tile<16x8xf32>
        scf.yield %t8, %t8 : !tile.tile<16x8xf32>, !tile.tile<16x8xf32>
      }
      %g10 = "tile.get_block_num"() : () -> index
      tile.store %r5#1, %x9[0, %g10] : !tile.tile<16x8xf32>, !ptensor.tensor<17x14xf32>
      %e11 = tile.create : !tile.tile<16x8xf32>
      %t12 = "tile.row_min"(%r5#0, %e11) : (!tile.tile<16x8xf32>, !tile.tile<16x8xf32>) -> !tile.tile<16x1xf32>
      scf.yield
    } else {
      %g13 = "tile.get_block_num"() : () -> index
      %t14 = tile.load %x6[%g13, 3] : !ptensor.tensor<20x13xf32, strides = [19, 1]> -> !tile.tile<16x8xf32>
      %k16 = arith.subf %p15, %p15 : f32
      %t17 = "tile.minimums"(%t14, %k16) : (!tile.tile<16x8xf32>, f32) -> !tile.tile<16x8xf32>
      tile.store %t17, %x6[%p18, 5] : !tile.tile<16x8xf32>, !ptensor.tensor<20x13xf32, strides = [19, 1]>
      %t19 = tile.load %x6[%g13, 0] : !ptensor.tensor<20x13xf32, strides = [19, 1]> -> !tile.tile<16x1xf32>
      %t20 = "tile.row_expand_mul"(%t17, %t19) : (!tile.tile<16x8xf32>, !tile.tile<16x1xf32>) -> !tile.tile<16x8xf32>
      scf.yield
    }
    %g22 = "tile.get_block_idx"() : () -> index
    %c23 = arith.constant 1 : index
    %o24 = arith.remui %g22, %c23 : index
    %t25 = tile.load %x21[%g22, %o24] : !ptensor.tensor<21x8xf32, layout = dn> -> !tile.tile<16x8xf32>
    %t26 = "tile.exp"(%t25) : (!tile.tile<16x8xf32>) -> !tile.tile<16x8xf32>
    %g28 = "tile.get_block_num"() : () -> index
    %g29 = "tile.get_subblock_idx"() : () -> index
    %c30 = arith.constant 1 : index
    %o31 = arith.remui %g29, %c30 : index
    %t32 = tile.load %x27[%g28, %o31] : !ptensor.tensor<19x8xf32> -> !tile.tile<16x8xf32>
    %k33 = arith.constant -7.0 : f32
    %t34 = "tile.adds"(%t32, %k33) : (!tile.tile<16x8xf32>, f32) -> !tile.tile<16x8xf32>
    %c35 = arith.constant 2 : index
    %c36 = arith.constant 4 : index
    %c37 = arith.constant 1 : index
    %k40 = arith.mulf %p15, %p15 : f32
    %r38:2 = scf.for %i42 = %c35 to %c36 step %c37 iter_args(%a39 = %t34, %n41 = %k40) -> (!tile.tile<16x8xf32>, f32) {
      %g43 = "tile.get_subblock_idx"() : () -> index
      %c44 = arith.constant 2 : index
      %q45 = arith.cmpi eq, %g43, %c44 : index
      %r46:4 = scf.if %q45 -> (!tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>) {
        %k47 = arith.subf %p15, %p15 : f32
        %t48 = "tile.full"(%k47) : (f32) -> !tile.tile<16x8xf32>
        %g49 = "tile.get_block_idx"() : () -> index
        %c50 = arith.constant 0 : index
        %q51 = arith.cmpi ult, %g49, %c50 : index
        %r52:4 = scf.if %q51 -> (!tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>) {
          %t53 = "tile.add"(%t48, %t48) : (!tile.tile<16x8xf32>, !tile.tile<16x8xf32>) -> !tile.tile<16x8xf32>
          tile.store %t53, %x54[0, 0] : !tile.tile<16x8xf32>, !ptensor.tensor<16x11xf32>
          %t55 = tile.load %x6[%g28, 1] : !ptensor.tensor<20x13xf32, strides = [19, 1]> -> !tile.tile<16x8xf32>
          %t56 = "tile.full"(%k47) : (f32) -> !tile.tile<16x8xf32>
          scf.yield %t55, %t56, %t53, %t34 : !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>
        } else {
          %c57 = arith.constant 0 : index
          %c58 = arith.constant 4 : index
          %c59 = arith.constant 3 : index
          %c61 = arith.constant 1 : index
          %o62 = arith.remui %g22, %c61 : index
          %t63 = tile.load %x60[2, %o62] : !ptensor.tensor<20x11xf32, valid = [18, 8]> -> !tile.tile<16x8xf32>
          %t65 = tile.load %x64[0, 0] : !ptensor.tensor<16x8xf32> -> !tile.tile<16x8xf32>
          %r66:2 = scf.for %i69 = %c57 to %c58 step %c59 iter_args(%a67 = %t63, %a68 = %t65) -> (!tile.tile<16x8xf32>, !tile.tile<16x8xf32>) {
            %t71 = arith.select %p70, %t34, %t63 : !tile.tile<16x8xf32>
            %e72 = tile.create : !tile.tile<16x8xf32>
            %t73 = "tile.row_sum"(%a68, %e72) : (!tile.tile<16x8xf32>, !tile.tile<16x8xf32>) -> !tile.tile<16x1xf32>
            scf.yield %a68, %a68 : !tile.tile<16x8xf32>, !tile.tile<16x8xf32>
          }
          %t74 = tile.load %x6[9, %o62] : !ptensor.tensor<20x13xf32, strides = [19, 1]> -> !tile.tile<1x8xf32>
          %t75 = "tile.col_expand_add"(%r66#1, %t74) : (!tile.tile<16x8xf32>, !tile.tile<1x8xf32>) -> !tile.tile<16x8xf32>
          scf.yield %t75, %a39, %r66#0, %t75 : !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>
        }
        %c76 = arith.constant 1 : index
        %o77 = arith.remui %g22, %c76 : index
        %t78 = tile.load %x27[%g43, %o77] : !ptensor.tensor<19x8xf32> -> !tile.tile<16x8xf32>
        %c80 = arith.constant 1 : index
        %o81 = arith.remui %g29, %c80 : index
        %t82 = tile.load %x79[0, %o81] : !ptensor.tensor<16x8xf32> -> !tile.tile<16x8xf32>
        %g84 = "tile.get_block_num"() : () -> index
        %c85 = arith.constant 1 : index
        %o86 = arith.remui %g84, %c85 : index
        %c87 = arith.constant 1 : index
        %o88 = arith.remui %g43, %c87 : index
        %t89 = tile.load %x83[%o86, %o88] : !ptensor.tensor<16x8xf32> -> !tile.tile<16x8xf32>
        scf.yield %t78, %t82, %t89, %r52#0 : !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>
      } else {
        %t91 = tile.load %x90[%o31, 2] : !ptensor.tensor<20x6xf32> -> !tile.tile<16x1xf32>
        %t92 = "tile.row_expand_min"(%t34, %t91) : (!tile.tile<16x8xf32>, !tile.tile<16x1xf32>) -> !tile.tile<16x8xf32>
        %q93 = arith.constant true
        %t94 = arith.select %q93, %t32, %t32 : !tile.tile<16x8xf32>
        %c95 = arith.constant 0 : index
        %c96 = arith.constant 1 : index
        %c97 = arith.constant 1 : index
        %o98 = arith.remui %i42, %c97 : index
        %t99 = tile.load %x79[%o31, %o98] : !ptensor.tensor<16x8xf32> -> !tile.tile<16x8xf32>
        %t100 = tile.load %x6[0, 0] : !ptensor.tensor<20x13xf32, strides = [19, 1]> -> !tile.tile<16x8xf32>
        %r101:3 = scf.for %i105 = %c95 to %g29 step %c96 iter_args(%a102 = %t99, %a103 = %t100, %a104 = %t99) -> (!tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>) {
          %t106 = "tile.maximums"(%t94, %k33) : (!tile.tile<16x8xf32>, f32) -> !tile.tile<16x8xf32>
          %r107:2 = scf.execute_region -> (!tile.tile<16x8xf32>, !tile.tile<16x8xf32>) {
            scf.yield %a103, %a104 : !tile.tile<16x8xf32>, !tile.tile<16x8xf32>
          }
          %t108 = "tile.relu"(%t92) : (!tile.tile<16x8xf32>) -> !tile.tile<16x8xf32>
          %t109 = "tile.exp"(%a102) : (!tile.tile<16x8xf32>) -> !tile.tile<16x8xf32>
          scf.yield %a102, %a103, %a104 : !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>
        }
        %t111 = "tile.full"(%p110) : (f32) -> !tile.tile<16x8xf32>
        %c112 = arith.constant 1 : index
        %o113 = arith.remui %i42, %c112 : index
        %t114 = tile.load %x21[%g28, %o113] : !ptensor.tensor<21x8xf32, layout = dn> -> !tile.tile<16x8xf32>
        scf.yield %t92, %t111, %t94, %t114 : !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>
      }
      %k117 = arith.subf %p115, %p116 : f32
      %t118 = "tile.divs"(%t32, %k117) : (!tile.tile<16x8xf32>, f32) -> !tile.tile<16x8xf32>
      %c119 = arith.constant 2 : index
      %c120 = arith.constant 5 : index
      %c121 = arith.constant 2 : index
      %k123 = arith.constant 100.0 : f32
      %r122:5 = scf.while (%a124 = %r46#3, %a125 = %r46#2, %a126 = %t118, %n127 = %k123, %i128 = %c119) : (!tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, f32, index) -> (!tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, f32, index) {
        %q129 = arith.cmpi slt, %i128, %c120 : index
        %k130 = arith.constant 100.0 : f32
        scf.condition(%q129) %a124, %a125, %a126, %k130, %i128 : !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, f32, index
      } do {
        ^bb0(%a131: !tile.tile<16x8xf32>, %a132: !tile.tile<16x8xf32>, %a133: !tile.tile<16x8xf32>, %n134: f32, %i135: index):
        %k137 = arith.maximumf %p136, %p116 : f32
        %t138 = "tile.divs"(%a39, %k137) : (!tile.tile<16x8xf32>, f32) -> !tile.tile<16x8xf32>
        %i139 = arith.addi %i135, %c121 : index
        scf.yield %r46#0, %r46#0, %r46#2, %p115, %i139 : !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, !tile.tile<16x8xf32>, f32, index
      }
      scf.yield %a39, %p110 : !tile.tile<16x8xf32>, f32
    }
    tile.store %t26, %x140[%o31, 0] : !tile.tile<16x8xf32>, !ptensor.tensor<20x8xf32, layout = dn, strides = [1, 28]>
    tile.store %r38#0, %x140[%p1, 0] : !tile.tile<16x8xf32>, !ptensor.tensor<20x8xf32, layout = dn, strides = [1, 28]>
    %c141 = arith.constant 1 : index
    %o142 = arith.remui %g29, %c141 : index
    tile.store %t34, %x79[%o142, %o24] : !tile.tile<16x8xf32>, !ptensor.tensor<16x8xf32>
    %c143 = arith.constant 1 : index
    %o144 = arith.remui %p7, %c143 : index
    tile.store %t32, %x27[3, %o144] : !tile.tile<16x8xf32>, !ptensor.tensor<19x8xf32>
    return
  }
}
