// pypto-generate --seed 1796071727 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @s1796071727(%x1: !ptensor.tensor<12x24xf32>, %p2: index, %x8: !ptensor.tensor<11x1xf32>, %p13: i1, %x15: !ptensor.tensor<9x16xi16>, %x21: !ptensor.tensor<9x11xi16> {pypto.dir = #pypto.dir<inout>}, %x26: !ptensor.tensor<16x1xf32, strides = [8, 1]> {pypto.dir = #pypto.dir<inout>}, %p29: i16, %p37: f32, %x39: !ptensor.tensor<14x20xi16, valid = [12, 17]>, %x54: !ptensor.tensor<10x2xf32> {pypto.dir = #pypto.dir<inout>}, %p60: index, %x61: !ptensor.tensor<13x15xi16, strides = [18, 1]>, %x66: !ptensor.tensor<4x27xf32, valid = [2, 24], pad = zero>, %p70: f32, %x72: !ptensor.tensor<1x24xf32> {pypto.dir = #pypto.dir<out>}, %p75: i16, %x81t: !ptensor.tensor<16x26xf32> {pypto.dir = #pypto.dir<out>}, %p82: index, %x85: !ptensor.tensor<16x24xf32> {pypto.dir = #pypto.dir<out>}, %p90: index) {
    %x81m = ptensor.to_memref %x81t : !ptensor.tensor<16x26xf32> -> memref<16x26xf32>
    %x81 = ptensor.from_memref %x81m : memref<16x26xf32> -> !ptensor.tensor<16x26xf32>
    %c3 = arith.constant 3 : index
    %o4 = arith.remui %p2, %c3 : index
    %c5 = arith.constant 1 : index
    %o6 = arith.remui %o4, %c5 : index
    %t7 = tile.load %x1[%o4, %o6] : !ptensor.tensor<12x24xf32> -> !tile.tile<16x24xf32, valid = [10, 24]>
    %c9 = arith.constant 1 : index
    %o10 = arith.remui %o4, %c9 : index
    %t11 = tile.load %x8[%o6, %o10] : !ptensor.tensor<11x1xf32> -> !tile.tile<16x1xf32, valid = [10, 1]>
    %t12 = "tile.row_expand_sub"(%t7, %t11) : (!tile.tile<16x24xf32, valid = [10, 24]>, !tile.tile<16x1xf32, valid = [10, 1]>) -> !tile.tile<16x24xf32, valid = [10, 24]>
    %r14:4 = scf.if %p13 -> (!tile.tile<16x1xf32, valid = [10, 1]>, !tile.tile<16x1xf32, valid = [10, 1]>, !tile.tile<16x1xf32, valid = [10, 1]>, !tile.tile<16x1xf32, valid = [10, 1]>) {
      %g16 = "tile.get_subblock_idx"() : () -> index
      %t17 = tile.load %x15[0, %g16] : !ptensor.tensor<9x16xi16> -> !tile.tile<16x32xi16, valid = [9, 11]>
      %t18 = "tile.row_prod"(%t17, %t17) : (!tile.tile<16x32xi16, valid = [9, 11]>, !tile.tile<16x32xi16, valid = [9, 11]>) -> !tile.tile<16x1xi16, valid = [9, 1]>
      %c19 = arith.constant 1 : index
      %q20 = arith.cmpi eq, %o4, %c19 : index
      %c22 = arith.constant 1 : index
      %o23 = arith.remui %o4, %c22 : index
      %t24 = tile.load %x21[%o23, 0] : !ptensor.tensor<9x11xi16> -> !tile.tile<16x32xi16, valid = [9, 11]>
      %t25 = arith.select %q20, %t17, %t24 : !tile.tile<16x32xi16, valid = [9, 11]>
      %t27 = tile.load %x26[1, %o6] : !ptensor.tensor<16x1xf32, strides = [8, 1]> -> !tile.tile<16x1xf32, valid = [10, 1]>
      scf.yield %t11, %t11, %t11, %t27 : !tile.tile<16x1xf32, valid = [10, 1]>, !tile.tile<16x1xf32, valid = [10, 1]>, !tile.tile<16x1xf32, valid = [10, 1]>, !tile.tile<16x1xf32, valid = [10, 1]>
    } else {
      %r28:1 = scf.if %p13 -> (!tile.tile<16x32xi16, valid = [9, 11]>) {
        %t30 = "tile.full"(%p29) : (i16) -> !tile.tile<16x32xi16, valid = [9, 11]>
        %k31 = arith.constant -1 : i16
        %t32 = "tile.adds"(%t30, %k31) : (!tile.tile<16x32xi16, valid = [9, 11]>, i16) -> !tile.tile<16x32xi16, valid = [9, 11]>
        %g33 = "tile.get_block_num"() : () -> index
        %c34 = arith.constant 1 : index
        %o35 = arith.remui %g33, %c34 : index
        %t36 = tile.load %x1[1, %o35] : !ptensor.tensor<12x24xf32> -> !tile.tile<1x24xf32>
        %t38 = "tile.subs"(%t36, %p37) : (!tile.tile<1x24xf32>, f32) -> !tile.tile<1x24xf32>
        scf.yield %t32 : !tile.tile<16x32xi16, valid = [9, 11]>
      } else {
        %t40 = tile.load %x39[%p2, %o10] : !ptensor.tensor<14x20xi16, valid = [12, 17]> -> !tile.tile<16x32xi16, valid = [9, 11]>
        %t41 = "tile.row_min"(%t40, %t40) : (!tile.tile<16x32xi16, valid = [9, 11]>, !tile.tile<16x32xi16, valid = [9, 11]>) -> !tile.tile<16x1xi16, valid = [9, 1]>
        %c42 = arith.constant 0 : index
        %c43 = arith.constant 1 : index
        scf.for %i45 = %c42 to %o6 step %c43 {
          %k46 = arith.constant 0.0 : f32
          %t47 = "tile.full"(%k46) : (f32) -> !tile.tile<16x24xf32, valid = [10, 24]>
          %k48 = arith.constant -32768 : i16
          %t49 = "tile.full"(%k48) : (i16) -> !tile.tile<16x32xi16, valid = [9, 11]>
          %e50 = tile.create : !tile.tile<16x32xi16, valid = [9, 11]>
          %t51 = "tile.row_min"(%t49, %e50) : (!tile.tile<16x32xi16, valid = [9, 11]>, !tile.tile<16x32xi16, valid = [9, 11]>) -> !tile.tile<16x1xi16, valid = [9, 1]>
        }
        %t52 = tile.load %x21[%o10, %p2] : !ptensor.tensor<9x11xi16> -> !tile.tile<16x1xi16, valid = [9, 1]>
        %t53 = "tile.row_expand_min"(%t40, %t52) : (!tile.tile<16x32xi16, valid = [9, 11]>, !tile.tile<16x1xi16, valid = [9, 1]>) -> !tile.tile<16x32xi16, valid = [9, 11]>
        scf.yield %t53 : !tile.tile<16x32xi16, valid = [9, 11]>
      }
      %c55 = arith.constant 1 : index
      %o56 = arith.remui %p2, %c55 : index
      %t57 = tile.load %x54[%o56, 1] : !ptensor.tensor<10x2xf32> -> !tile.tile<16x1xf32, valid = [10, 1]>
      scf.yield %t57, %t57, %t57, %t57 : !tile.tile<16x1xf32, valid = [10, 1]>, !tile.tile<16x1xf32, valid = [10, 1]>, !tile.tile<16x1xf32, valid = [10, 1]>, !tile.tile<16x1xf32, valid = [10, 1]>
    }
    %c58 = arith.constant 0 : index
    %c59 = arith.constant 1 : index
    %t62 = tile.load %x61[4, %o4] : !ptensor.tensor<13x15xi16, strides = [18, 1]> -> !tile.tile<16x32xi16, valid = [9, 11]>
    %r63:1 = scf.for %i65 = %c58 to %p60 step %c59 iter_args(%a64 = %t62) -> (!tile.tile<16x32xi16, valid = [9, 11]>) {
      %c67 = arith.constant 1 : index
      %o68 = arith.remui %p60, %c67 : index
      %t69 = tile.load %x66[%o10, %o68] : !ptensor.tensor<4x27xf32, valid = [2, 24], pad = zero> -> !tile.tile<1x24xf32>
      %t71 = "tile.adds"(%t69, %p70) : (!tile.tile<1x24xf32>, f32) -> !tile.tile<1x24xf32>
      %c73 = arith.constant 1 : index
      %o74 = arith.remui %i65, %c73 : index
      tile.store %t71, %x72[%o10, %o74] : !tile.tile<1x24xf32>, !ptensor.tensor<1x24xf32>
      %k76 = arith.maxsi %p29, %p75 : i16
      %t77 = "tile.full"(%k76) : (i16) -> !tile.tile<16x32xi16, valid = [9, 11]>
      %t78 = tile.load %x61[%o74, 1] : !ptensor.tensor<13x15xi16, strides = [18, 1]> -> !tile.tile<1x32xi16, valid = [1, 11]>
      %t79 = "tile.col_expand_mul"(%t77, %t78) : (!tile.tile<16x32xi16, valid = [9, 11]>, !tile.tile<1x32xi16, valid = [1, 11]>) -> !tile.tile<16x32xi16, valid = [9, 11]>
      scf.yield %t79 : !tile.tile<16x32xi16, valid = [9, 11]>
    }
    %t80 = "tile.muls"(%t7, %p70) : (!tile.tile<16x24xf32, valid = [10, 24]>, f32) -> !tile.tile<16x24xf32, valid = [10, 24]>
    %c83 = arith.constant 3 : index
    %o84 = arith.remui %p82, %c83 : index
    tile.store %t12, %x81[3, %o84] : !tile.tile<16x24xf32, valid = [10, 24]>, !ptensor.tensor<16x26xf32>
    tile.store %t80, %x85[%o10, %o6] : !tile.tile<16x24xf32, valid = [10, 24]>, !ptensor.tensor<16x24xf32>
    %c86 = arith.constant 1 : index
    %o87 = arith.remui %p2, %c86 : index
    %c88 = arith.constant 1 : index
    %o89 = arith.remui %p82, %c88 : index
    tile.store %r63#0, %x21[%o87, %o89] : !tile.tile<16x32xi16, valid = [9, 11]>, !ptensor.tensor<9x11xi16>
    %c91 = arith.constant 1 : index
    %o92 = arith.remui %p90, %c91 : index
    tile.store %t62, %x21[%o92, 0] : !tile.tile<16x32xi16, valid = [9, 11]>, !ptensor.tensor<9x11xi16>
    return
  }
}
