// bf16 too: of the numbers half-way between two, the even one is taken, whether the processor can do that itself
// or not; the largest finite f32 becomes infinity and a NaN stays one.
// RUN: pypto-runner %s --arg '[1]' --arg '[1.00390625, 1.01171875, 3.3895314e38, 3.4028235e38, nan, -0.0, 1.0039064, -inf]' \
// RUN:   --expect '[1, 1.015625, 3.3895314e38, inf, nan, -0.0, 1.0078125, -inf]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg '[1]' --arg '[1.00390625, 1.01171875, 3.3895314e38, 3.4028235e38, nan, -0.0, 1.0039064, -inf]' \
// RUN:   --expect '[1, 1.015625, 3.3895314e38, inf, nan, -0.0, 1.0078125, -inf]'
// RUN: pypto-runner %s --engine=interp --level=pto --arg '[1]' --arg '[1.00390625, 1.01171875, 3.3895314e38, 3.4028235e38, nan, -0.0, 1.0039064, -inf]' \
// RUN:   --expect '[1, 1.015625, 3.3895314e38, inf, nan, -0.0, 1.0078125, -inf]'

!c = !buffer.buffer<16x16xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024, valid = [1, 8]>
!l = !buffer.buffer<16x16xf32, left, blayout = col_major, slayout = row_major, valid = [1, 1]>
!r = !buffer.buffer<16x16xf32, right, slayout = col_major, valid = [1, 8]>
!ml = !buffer.buffer<16x16xf32, mat, blayout = col_major, slayout = row_major, valid = [1, 1]>
!mr = !buffer.buffer<16x16xf32, mat, blayout = col_major, slayout = row_major, valid = [1, 8]>
!one = !ptensor.tensor<1x1xf32>
!t = !ptensor.tensor<1x8xf32>
!z = !ptensor.tensor<1x8xbf16>
func.func @bf16(%one: !one, %x: !t, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %ml = buffer.alloc : !ml
  %mr = buffer.alloc : !mr
  %l = buffer.alloc : !l
  %r = buffer.alloc : !r
  %c = buffer.alloc : !c
  buffer.load ins(%one[0, 0] : !one) outs(%ml : !ml)
  buffer.load ins(%x[0, 0] : !t) outs(%mr : !mr)
  buffer.copy ins(%ml : !ml) outs(%l : !l)
  buffer.copy ins(%mr : !mr) outs(%r : !r)
  buffer.matmul ins(%l, %r : !l, !r) outs(%c : !c)
  buffer.store ins(%c : !c) outs(%z[0, 0] : !z)
  return
}
