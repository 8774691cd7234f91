// A copy of memrefs that are not contiguous needs no library of MLIR's.
// RUN: pypto-runner %s --arg iota --expect '[2, 3, 4, 10, 11, 12]'

!x = !ptensor.tensor<2x8xf32>
!z = !ptensor.tensor<2x3xf32>
!window = memref<2x3xf32, strided<[8, 1], offset: 2>>
func.func @copy(%x: !x, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %xm = ptensor.to_memref %x : !x -> memref<2x8xf32>
  %zm = ptensor.to_memref %z : !z -> memref<2x3xf32>
  %window = memref.subview %xm[0, 2] [2, 3] [1, 1] : memref<2x8xf32> to !window
  memref.copy %window, %zm : !window to memref<2x3xf32>
  return
}
