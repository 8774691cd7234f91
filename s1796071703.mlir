// pypto-generate --seed 1796071703 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @s1796071703(%p3: index, %x4: !ptensor.tensor<18x31xui32, valid = [16, 28]> {pypto.dir = #pypto.dir<inout>}, %x30m: memref<16x24xui32>, %x34: !ptensor.tensor<16x24xui32>, %x39: !ptensor.tensor<16x26xui32, strides = [34, 1]>, %x43: !ptensor.tensor<17x1xui32>, %x50: !ptensor.tensor<16x24xui32, strides = [33, 1]> {pypto.dir = #pypto.dir<inout>}, %x57: !ptensor.tensor<18x24xui32> {pypto.dir = #pypto.dir<out>}, %x60: !ptensor.tensor<16x7xui32> {pypto.dir = #pypto.dir<out>}, %x64: !ptensor.tensor<16x24xui32, layout = dn> {pypto.dir = #pypto.dir<out>}) {
    %x30 = ptensor.from_memref %x30m : memref<16x24xui32> -> !ptensor.tensor<16x24xui32>
    %c1 = arith.constant 0 : index
    %c2 = arith.constant 1 : index
    %t5 = tile.load %x4[0, %p3] : !ptensor.tensor<18x31xui32, valid = [16, 28]> -> !tile.tile<16x24xui32, vec>
    %r6:2 = scf.for %i9 = %c1 to %p3 step %c2 iter_args(%a7 = %t5, %a8 = %t5) -> (!tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>) {
      %r10:1 = scf.execute_region -> (!tile.tile<16x24xui32, vec>) {
        scf.yield %a8 : !tile.tile<16x24xui32, vec>
      }
      %c11 = arith.constant 1 : index
      %c12 = arith.constant 8 : index
      %c13 = arith.constant 2 : index
      %t14 = tile.load %x4[0, %i9] : !ptensor.tensor<18x31xui32, valid = [16, 28]> -> !tile.tile<16x24xui32, vec>
      %t15 = tile.load %x4[%p3, %i9] : !ptensor.tensor<18x31xui32, valid = [16, 28]> -> !tile.tile<1x24xui32, vec>
      %e16 = tile.create : !tile.tile<16x24xui32, vec>
      %r17:4 = scf.for %i22 = %c11 to %c12 step %c13 iter_args(%a18 = %a8, %a19 = %t14, %a20 = %t15, %a21 = %e16) -> (!tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>, !tile.tile<1x24xui32, vec>, !tile.tile<16x24xui32, vec>) {
        %e23 = tile.create : !tile.tile<16x24xui32, vec>
        %t24 = "tile.row_max"(%a18, %e23) : (!tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>) -> !tile.tile<16x1xui32, vec>
        scf.yield %a19, %a18, %a20, %a19 : !tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>, !tile.tile<1x24xui32, vec>, !tile.tile<16x24xui32, vec>
      }
      scf.yield %a7, %a8 : !tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>
    }
    %q25 = arith.constant true
    %r26:3 = scf.if %q25 -> (!tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>) {
      %c27 = arith.constant 1 : index
      %o28 = arith.remui %p3, %c27 : index
      %t29 = tile.load %x4[%o28, %o28] : !ptensor.tensor<18x31xui32, valid = [16, 28]> -> !tile.tile<16x24xui32, vec>
      %c31 = arith.constant 1 : index
      %o32 = arith.remui %p3, %c31 : index
      %t33 = tile.load %x30[%o32, 0] : !ptensor.tensor<16x24xui32> -> !tile.tile<16x24xui32, vec>
      %t35 = tile.load %x34[0, 0] : !ptensor.tensor<16x24xui32> -> !tile.tile<16x24xui32, vec>
      scf.yield %t29, %t33, %t35 : !tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>
    } else {
      %e36 = tile.create : !tile.tile<16x24xui32, vec>
      %t37 = "tile.row_max"(%r6#0, %e36) : (!tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>) -> !tile.tile<16x1xui32, vec>
      %t38 = "tile.maximum"(%r6#1, %r6#1) : (!tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>) -> !tile.tile<16x24xui32, vec>
      %c40 = arith.constant 1 : index
      %o41 = arith.remui %p3, %c40 : index
      %t42 = tile.load %x39[%o41, 1] : !ptensor.tensor<16x26xui32, strides = [34, 1]> -> !tile.tile<16x24xui32, vec>
      scf.yield %r6#1, %t5, %t42 : !tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>
    }
    %g44 = "tile.get_block_num"() : () -> index
    %c45 = arith.constant 1 : index
    %o46 = arith.remui %g44, %c45 : index
    %t47 = tile.load %x43[1, %o46] : !ptensor.tensor<17x1xui32> -> !tile.tile<16x1xui32, vec>
    %t48 = "tile.row_expand_mul"(%r26#0, %t47) : (!tile.tile<16x24xui32, vec>, !tile.tile<16x1xui32, vec>) -> !tile.tile<16x24xui32, vec>
    %t49 = "tile.mul"(%t48, %r26#0) : (!tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>) -> !tile.tile<16x24xui32, vec>
    %c51 = arith.constant 1 : index
    %o52 = arith.remui %g44, %c51 : index
    %t53 = tile.load %x50[%o52, 0] : !ptensor.tensor<16x24xui32, strides = [33, 1]> -> !tile.tile<16x24xui32, vec>
    %e54 = tile.create : !tile.tile<16x24xui32, vec>
    %t55 = "tile.row_prod"(%t53, %e54) : (!tile.tile<16x24xui32, vec>, !tile.tile<16x24xui32, vec>) -> !tile.tile<16x1xui32, vec>
    %t56 = tile.move %t53 : !tile.tile<16x24xui32, vec> -> !tile.tile<16x24xui32, vec>
    tile.store %t48, %x57[0, 0] : !tile.tile<16x24xui32, vec>, !ptensor.tensor<18x24xui32>
    %c58 = arith.constant 1 : index
    %o59 = arith.remui %g44, %c58 : index
    tile.store %t56, %x57[%o52, %o59] : !tile.tile<16x24xui32, vec>, !ptensor.tensor<18x24xui32>
    %g61 = "tile.get_subblock_idx"() : () -> index
    %c62 = arith.constant 1 : index
    %o63 = arith.remui %g61, %c62 : index
    tile.store %t55, %x60[%o63, %g61] : !tile.tile<16x1xui32, vec>, !ptensor.tensor<16x7xui32>
    tile.store %t53, %x64[0, 0] : !tile.tile<16x24xui32, vec>, !ptensor.tensor<16x24xui32, layout = dn>
    return
  }
}
