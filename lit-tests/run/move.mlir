// An f32 accumulator that moves to an f16 operand is rounded to nearest even.
// RUN: pypto-runner %s --arg '[1]' --arg '[2049, 2051, 1, -2049, 70000, 0.1, 3, 4]' \
// RUN:   --expect '[2048, 2052, 1, -2048, inf, 0.0999755859375, 3, 4]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg '[1]' --arg '[2049, 2051, 1, -2049, 70000, 0.1, 3, 4]' \
// RUN:   --expect '[2048, 2052, 1, -2048, inf, 0.0999755859375, 3, 4]'
// RUN: pypto-runner %s --engine=interp --level=pto --arg '[1]' --arg '[2049, 2051, 1, -2049, 70000, 0.1, 3, 4]' \
// RUN:   --expect '[2048, 2052, 1, -2048, inf, 0.0999755859375, 3, 4]'

!ml = !buffer.buffer<16x16xf32, mat, blayout = col_major, slayout = row_major, valid = [1, 1]>
!mr = !buffer.buffer<16x16xf32, mat, blayout = col_major, slayout = row_major, valid = [1, 8]>
!l = !buffer.buffer<16x16xf32, left, blayout = col_major, slayout = row_major, valid = [1, 1]>
!r = !buffer.buffer<16x16xf32, right, slayout = col_major, valid = [1, 8]>
!c = !buffer.buffer<16x16xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024, valid = [1, 8]>
!m = !buffer.buffer<16x16xf16, mat, blayout = col_major, slayout = row_major, valid = [1, 8]>
!h = !buffer.buffer<16x16xf16, right, slayout = col_major, valid = [1, 8]>
!hm = !buffer.buffer<16x16xf16, mat, blayout = col_major, slayout = row_major, valid = [1, 1]>
!hl = !buffer.buffer<16x16xf16, left, blayout = col_major, slayout = row_major, valid = [1, 1]>
!r1 = !buffer.buffer<16x16xf32, right, slayout = col_major, valid = [1, 1]>
!c1 = !buffer.buffer<16x16xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024, valid = [1, 1]>
!one = !ptensor.tensor<1x1xf32>
!x = !ptensor.tensor<1x8xf32>
func.func @move(%one: !one, %x: !x, %z: !x {pypto.dir = #pypto.dir<out>}) {
  %ml = buffer.alloc : !ml
  %mr = buffer.alloc : !mr
  %l = buffer.alloc : !l
  %r = buffer.alloc : !r
  %c = buffer.alloc : !c
  %m = buffer.alloc : !m
  %h = buffer.alloc : !h
  %hm = buffer.alloc : !hm
  %hl = buffer.alloc : !hl
  %l1 = buffer.alloc : !r1
  %unit = buffer.alloc : !c1
  buffer.load ins(%one[0, 0] : !one) outs(%ml : !ml)
  buffer.load ins(%x[0, 0] : !x) outs(%mr : !mr)
  buffer.copy ins(%ml : !ml) outs(%l : !l)
  buffer.copy ins(%mr : !mr) outs(%r : !r)
  buffer.matmul ins(%l, %r : !l, !r) outs(%c : !c)
  buffer.move ins(%c : !c) outs(%m : !m)
  buffer.copy ins(%m : !m) outs(%h : !h)
  buffer.copy ins(%ml : !ml) outs(%l1 : !r1)
  buffer.matmul ins(%l, %l1 : !l, !r1) outs(%unit : !c1)
  buffer.move ins(%unit : !c1) outs(%hm : !hm)
  buffer.copy ins(%hm : !hm) outs(%hl : !hl)
  buffer.matmul ins(%hl, %h : !hl, !h) outs(%c : !c)
  buffer.store ins(%c : !c) outs(%z[0, 0] : !x)
  return
}
