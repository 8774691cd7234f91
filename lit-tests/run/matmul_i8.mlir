// Products of i8 are added in i32.
// RUN: pypto-runner %s --arg '[-128, -128, -128, 127, 127, 127]' --arg '[-128, 127, -128, 127, -128, 127]' \
// RUN:   --expect '[49152, -48768, -48768, 48387, 98304, -97536, -97536, 96774]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg '[-128, -128, -128, 127, 127, 127]' --arg '[-128, 127, -128, 127, -128, 127]' \
// RUN:   --expect '[49152, -48768, -48768, 48387, 98304, -97536, -97536, 96774]'

!ml = !buffer.buffer<32x32xi8, mat, blayout = col_major, slayout = row_major, valid = [2, 3]>
!mr = !buffer.buffer<32x32xi8, mat, blayout = col_major, slayout = row_major, valid = [3, 2]>
!l = !buffer.buffer<32x32xi8, left, blayout = col_major, slayout = row_major, valid = [2, 3]>
!r = !buffer.buffer<32x32xi8, right, slayout = col_major, valid = [3, 2]>
!c = !buffer.buffer<32x32xi32, acc, blayout = col_major, slayout = row_major, fractal = 1024, valid = [2, 2]>
!x = !ptensor.tensor<2x3xi8>
!y = !ptensor.tensor<3x2xi8>
!z = !ptensor.tensor<4x2xi32>
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
