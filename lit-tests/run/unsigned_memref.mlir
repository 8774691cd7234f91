// Memrefs of elements with a sign, which kernels load from, store to, look at in part, rename, make and choose between.
// RUN: pypto-runner %s --arg '[1, 2, 3, 4, 250, 251, 252, 253]' --arg 1 --arg 1 --expect - --expect '[251, 4, 251, 252, 253, 250, 251, 0]'
// RUN: pypto-runner %s --arg '[1, 2, 3, 4, 250, 251, 252, 253]' --arg 0 --arg 0 --expect - --expect '[2, 4, 2, 3, 4, 250, 251, 0]'

!z = !ptensor.tensor<1x8xui8>
!row = memref<1x4xui8, strided<[4, 1], offset: ?>>
func.func @f(%x: memref<2x4xui8>, %i: index, %b: i1, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %m = ptensor.to_memref %z : !z -> memref<1x8xui8>
  // One element at a run-time place.
  %0 = memref.load %x[%i, %c1] : memref<2x4xui8>
  memref.store %0, %m[%c0, %c0] : memref<1x8xui8>
  // Known extents that are forgotten.
  %open = memref.cast %x : memref<2x4xui8> to memref<?x4xui8>
  %1 = memref.load %open[%c0, %c3] : memref<?x4xui8>
  memref.store %1, %m[%c0, %c1] : memref<1x8xui8>
  // A part, copied into memory of the kernel's own, and from there on.
  %row = memref.subview %x[%i, 0] [1, 4] [1, 1] : memref<2x4xui8> to !row
  %own = memref.alloc() : memref<1x4xui8>
  memref.copy %row, %own : !row to memref<1x4xui8>
  scf.for %j = %c1 to %c3 step %c1 {
    %2 = memref.load %own[%c0, %j] : memref<1x4xui8>
    %to = arith.addi %j, %c1 : index
    memref.store %2, %m[%c0, %to] : memref<1x8xui8>
  }
  // An element and a memref that control flow hands on.
  %3 = scf.if %b -> (ui8) {
    %t = memref.load %own[%c0, %c3] : memref<1x4xui8>
    scf.yield %t : ui8
  } else {
    %t = memref.load %x[%c0, %c3] : memref<2x4xui8>
    scf.yield %t : ui8
  }
  %c4 = arith.addi %c2, %c2 : index
  memref.store %3, %m[%c0, %c4] : memref<1x8xui8>
  %four = memref.alloca() : memref<2x4xui8>
  memref.copy %x, %four : memref<2x4xui8> to memref<2x4xui8>
  %chosen = scf.if %b -> (memref<2x4xui8>) {
    scf.yield %x : memref<2x4xui8>
  } else {
    scf.yield %four : memref<2x4xui8>
  }
  %4 = memref.load %chosen[%c1, %c0] : memref<2x4xui8>
  memref.store %4, %m[%c0, %c5] : memref<1x8xui8>
  %either = arith.select %b, %x, %four : memref<2x4xui8>
  %5 = memref.load %either[%c1, %c1] : memref<2x4xui8>
  memref.store %5, %m[%c0, %c6] : memref<1x8xui8>
  memref.dealloc %own : memref<1x4xui8>
  return
}
