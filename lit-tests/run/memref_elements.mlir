// Single elements of a memref, beside tiles of the same memory.
// RUN: pypto-runner %s --entry=elements --arg iota --arg 2 --expect '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 100, 11, 12, 13, 14, 15]'
// RUN: pypto-runner %s --entry=elements --arg iota --arg 2 --engine=interp --level=tile --expect '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 100, 11, 12, 13, 14, 15]'
// RUN: pypto-runner %s --entry=elements --arg iota --arg 2 --engine=interp --level=buffer --expect '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 100, 11, 12, 13, 14, 15]'
// RUN: not pypto-runner %s --entry=elements --arg iota --arg 8 --engine=interp --level=tile 2>&1 | FileCheck %s
!t = !ptensor.tensor<2x8xf32>
!v = !tile.tile<1x8xf32>
func.func @elements(%m: memref<2x8xf32>, %j: index) {
  %c1 = arith.constant 1 : index
  // CHECK: memref_elements.mlir:[[#@LINE+1]]:8: error: 'memref.load' op expected the window to lie in 0 to 8 along dimension 1, but got 8 to 9
  %e = memref.load %m[%c1, %j] : memref<2x8xf32>
  %x = ptensor.from_memref %m : memref<2x8xf32> -> !t
  %a = tile.load %x[1, 0] : !t -> !v
  %b = tile.muls %a, %e : f32, !v
  tile.store %b, %x[1, 0] : !v, !t
  %f = memref.load %m[%c1, %j] : memref<2x8xf32>
  tile.store %a, %x[1, 0] : !v, !t
  memref.store %f, %m[%c1, %j] : memref<2x8xf32>
  return
}

// A hint that LLVM does not survive on such elements is left out, and so is a promise that nobody proved.
// RUN: pypto-runner %s --entry=hinted --arg iota --expect '[0, 2, 4, 6]'
func.func @hinted(%q: memref<4xi16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %f = memref.load %q[%i] {alignment = 64 : i64, nontemporal = true} : memref<4xi16>
    %g = arith.addi %f, %f : i16
    memref.store %g, %q[%i] {nontemporal = true} : memref<4xi16>
  }
  return
}
