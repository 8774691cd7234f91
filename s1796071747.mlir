// pypto-generate --seed 1796071747 --check
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @s1796071747(%x1: !ptensor.tensor<6x15xi16>, %p2: index, %p5: index, %p10: i16, %x11: !ptensor.tensor<10x18xi16, valid = [8, 15]> {pypto.dir = #pypto.dir<inout>}, %p12: index, %p14: i16, %x18: !ptensor.tensor<7x4xi16> {pypto.dir = #pypto.dir<out>}, %p19: index, %x22m: memref<10x9xi16>, %x25t: !ptensor.tensor<8x9xi16> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aiv>} {
    %x22 = ptensor.from_memref %x22m : memref<10x9xi16> -> !ptensor.tensor<10x9xi16>
    %x25m = ptensor.to_memref %x25t : !ptensor.tensor<8x9xi16> -> memref<8x9xi16>
    %x25 = ptensor.from_memref %x25m : memref<8x9xi16> -> !ptensor.tensor<8x9xi16>
    %t3 = tile.load %x1[0, %p2] : !ptensor.tensor<6x15xi16> -> !tile.tile<16x48xi16, vec, valid = [6, 9]>
    %t4 = "tile.row_min"(%t3, %t3) : (!tile.tile<16x48xi16, vec, valid = [6, 9]>, !tile.tile<16x48xi16, vec, valid = [6, 9]>) -> !tile.tile<16x1xi16, vec, valid = [6, 1]>
    %c6 = arith.constant 0 : index
    %q7 = arith.cmpi sge, %p5, %c6 : index
    %r8:3 = scf.if %q7 -> (!tile.tile<16x48xi16, vec, valid = [6, 9]>, !tile.tile<16x48xi16, vec, valid = [6, 9]>, i16) {
      %t9 = "tile.mul"(%t3, %t3) : (!tile.tile<16x48xi16, vec, valid = [6, 9]>, !tile.tile<16x48xi16, vec, valid = [6, 9]>) -> !tile.tile<16x48xi16, vec, valid = [6, 9]>
      scf.yield %t9, %t9, %p10 : !tile.tile<16x48xi16, vec, valid = [6, 9]>, !tile.tile<16x48xi16, vec, valid = [6, 9]>, i16
    } else {
      %t13 = tile.load %x11[2, %p12] : !ptensor.tensor<10x18xi16, valid = [8, 15]> -> !tile.tile<16x48xi16, vec, valid = [6, 9]>
      %k15 = arith.xori %p10, %p14 : i16
      scf.yield %t13, %t3, %k15 : !tile.tile<16x48xi16, vec, valid = [6, 9]>, !tile.tile<16x48xi16, vec, valid = [6, 9]>, i16
    }
    %e16 = tile.create : !tile.tile<16x48xi16, vec, valid = [6, 9]>
    %t17 = "tile.row_max"(%r8#1, %e16) : (!tile.tile<16x48xi16, vec, valid = [6, 9]>, !tile.tile<16x48xi16, vec, valid = [6, 9]>) -> !tile.tile<16x1xi16, vec, valid = [6, 1]>
    %c20 = arith.constant 2 : index
    %o21 = arith.remui %p19, %c20 : index
    tile.store %t4, %x18[%o21, %o21] : !tile.tile<16x1xi16, vec, valid = [6, 1]>, !ptensor.tensor<7x4xi16>
    tile.store %t17, %x18[1, %o21] : !tile.tile<16x1xi16, vec, valid = [6, 1]>, !ptensor.tensor<7x4xi16>
    %c23 = arith.constant 1 : index
    %o24 = arith.remui %o21, %c23 : index
    tile.store %r8#1, %x22[%o21, %o24] : !tile.tile<16x48xi16, vec, valid = [6, 9]>, !ptensor.tensor<10x9xi16>
    %c26 = arith.constant 1 : index
    %o27 = arith.remui %o21, %c26 : index
    tile.store %r8#0, %x25[%o21, %o27] : !tile.tile<16x48xi16, vec, valid = [6, 9]>, !ptensor.tensor<8x9xi16>
    return
  }
}
