// [[1, 2, 3], [4, 5, 6]] * [[7, 8], [9, 10], [11, 12]], then the same added to it.
// RUN: pypto-runner %s --arg '[1, 2, 3, 4, 5, 6]' --arg '[7, 8, 9, 10, 11, 12]' \
// RUN:   --expect '[58, 64, 139, 154, 116, 128, 278, 308]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg '[1, 2, 3, 4, 5, 6]' --arg '[7, 8, 9, 10, 11, 12]' \
// RUN:   --expect '[58, 64, 139, 154, 116, 128, 278, 308]'
// RUN: pypto-runner %s --engine=interp --level=pto --arg '[1, 2, 3, 4, 5, 6]' --arg '[7, 8, 9, 10, 11, 12]' \
// RUN:   --expect '[58, 64, 139, 154, 116, 128, 278, 308]'

!ml = !buffer.buffer<32x32xf16, mat, blayout = col_major, slayout = row_major, valid = [2, 3]>
!mr = !buffer.buffer<32x32xf16, mat, blayout = col_major, slayout = row_major, valid = [3, 2]>
!l = !buffer.buffer<32x32xf16, left, blayout = col_major, slayout = row_major, valid = [2, 3]>
!r = !buffer.buffer<32x32xf16, right, slayout = col_major, valid = [3, 2]>
!c = !buffer.buffer<32x32xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024, valid = [2, 2]>
!x = !ptensor.tensor<2x3xf16>
!y = !ptensor.tensor<3x2xf16>
!z = !ptensor.tensor<4x2xf32>
func.func @matmul(%x: !x, %y: !y, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %ml = buffer.alloc : !ml
  %mr = buffer.alloc : !mr
  %l = buffer.alloc : !l
  %r = buffer.alloc : !r
  %c = buffer.alloc : !c
  buffer.load ins(%x[0, 0] : !x) outs(%ml : !ml)
  buffer.load ins(%y[0, 0] : !y) outs(%mr : !mr)
  buffer.copy ins(%ml : !ml) outs(%l : !l)
  buffer.copy ins(%mr : !mr) outs(%r : !r)
  buffer.matmul ins(%l, %r : !l, !r) outs(%c : !c)
  buffer.store ins(%c : !c) outs(%z[0, 0] : !z)
  buffer.matmul_acc ins(%l, %r : !l, !r) outs(%c : !c)
  buffer.store ins(%c : !c) outs(%z[2, 0] : !z)
  return
}
