// The elements of a row are added from left to right: 1e8 + 1 is 1e8 in f32, so that the first row gives 2 and
// not 3 or 4.
// RUN: pypto-runner %s --arg '[100000000.0, 1, -100000000.0, 2, -3, 0.5, 7, -2]' \
// RUN:   --expect '[2, 2.5, 100000000.0, 7, -100000000.0, -3, -2e16, 21]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg '[100000000.0, 1, -100000000.0, 2, -3, 0.5, 7, -2]' \
// RUN:   --expect '[2, 2.5, 100000000.0, 7, -100000000.0, -3, -2e16, 21]'
// RUN: pypto-runner %s --engine=interp --level=pto --arg '[100000000.0, 1, -100000000.0, 2, -3, 0.5, 7, -2]' \
// RUN:   --expect '[2, 2.5, 100000000.0, 7, -100000000.0, -3, -2e16, 21]'

!m = !buffer.buffer<16x8xf32, vec, valid = [2, 4]>
!v = !buffer.buffer<16x1xf32, vec, blayout = col_major, valid = [2, 1]>
!in = !ptensor.tensor<2x4xf32>
!out = !ptensor.tensor<8x1xf32>
func.func @row_reduce(%x: !in, %z: !out {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc : !m
  %t = buffer.alloc : !m
  %c = buffer.alloc : !v
  buffer.load ins(%x[0, 0] : !in) outs(%a : !m)
  buffer.row_sum ins(%a, %t : !m, !m) outs(%c : !v)
  buffer.store ins(%c : !v) outs(%z[0, 0] : !out)
  buffer.row_max ins(%a, %t : !m, !m) outs(%c : !v)
  buffer.store ins(%c : !v) outs(%z[2, 0] : !out)
  buffer.row_min ins(%a, %t : !m, !m) outs(%c : !v)
  buffer.store ins(%c : !v) outs(%z[4, 0] : !out)
  buffer.row_prod ins(%a, %t : !m, !m) outs(%c : !v)
  buffer.store ins(%c : !v) outs(%z[6, 0] : !out)
  return
}
