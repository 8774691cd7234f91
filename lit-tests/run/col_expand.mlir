// A matrix with one value per column, two rows of the result for each op, the plain repetition last.
// RUN: pypto-runner %s --rtol 1e-6 --arg '[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]' --arg '[1.0, 2.0, 4.0, 8.0]' \
// RUN:   --expect '[2.0, 4.0, 7.0, 12.0, 6.0, 8.0, 11.0, 16.0, 0.0, 0.0, -1.0, -4.0, 4.0, 4.0, 3.0, 0.0, 1.0, 4.0, 12.0, 32.0, 5.0, 12.0, 28.0, 64.0, 1.0, 1.0, 0.75, 0.5, 5.0, 3.0, 1.75, 1.0, 1.0, 2.0, 4.0, 8.0, 5.0, 6.0, 7.0, 8.0, 1.0, 2.0, 3.0, 4.0, 1.0, 2.0, 4.0, 8.0, 1.0, 1.0, 0.36787944117144233, 0.01831563888873418, 54.598150033144236, 54.598150033144236, 20.085536923187668, 1.0, 1.0, 2.0, 4.0, 8.0, 1.0, 2.0, 4.0, 8.0]'
// RUN: pypto-runner %s --engine=interp --level=buffer --rtol 1e-6 --arg '[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]' --arg '[1.0, 2.0, 4.0, 8.0]' \
// RUN:   --expect '[2.0, 4.0, 7.0, 12.0, 6.0, 8.0, 11.0, 16.0, 0.0, 0.0, -1.0, -4.0, 4.0, 4.0, 3.0, 0.0, 1.0, 4.0, 12.0, 32.0, 5.0, 12.0, 28.0, 64.0, 1.0, 1.0, 0.75, 0.5, 5.0, 3.0, 1.75, 1.0, 1.0, 2.0, 4.0, 8.0, 5.0, 6.0, 7.0, 8.0, 1.0, 2.0, 3.0, 4.0, 1.0, 2.0, 4.0, 8.0, 1.0, 1.0, 0.36787944117144233, 0.01831563888873418, 54.598150033144236, 54.598150033144236, 20.085536923187668, 1.0, 1.0, 2.0, 4.0, 8.0, 1.0, 2.0, 4.0, 8.0]'
// RUN: pypto-runner %s --engine=interp --level=pto --rtol 1e-6 --arg '[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]' --arg '[1.0, 2.0, 4.0, 8.0]' \
// RUN:   --expect '[2.0, 4.0, 7.0, 12.0, 6.0, 8.0, 11.0, 16.0, 0.0, 0.0, -1.0, -4.0, 4.0, 4.0, 3.0, 0.0, 1.0, 4.0, 12.0, 32.0, 5.0, 12.0, 28.0, 64.0, 1.0, 1.0, 0.75, 0.5, 5.0, 3.0, 1.75, 1.0, 1.0, 2.0, 4.0, 8.0, 5.0, 6.0, 7.0, 8.0, 1.0, 2.0, 3.0, 4.0, 1.0, 2.0, 4.0, 8.0, 1.0, 1.0, 0.36787944117144233, 0.01831563888873418, 54.598150033144236, 54.598150033144236, 20.085536923187668, 1.0, 1.0, 2.0, 4.0, 8.0, 1.0, 2.0, 4.0, 8.0]'

!m = !buffer.buffer<16x8xf32, vec, valid = [2, 4]>
!v = !buffer.buffer<1x8xf32, vec, valid = [1, 4]>
!in = !ptensor.tensor<2x4xf32>
!vector = !ptensor.tensor<1x4xf32>
!out = !ptensor.tensor<16x4xf32>
func.func @col_expand(%x: !in, %y: !vector, %z: !out {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc : !m
  %b = buffer.alloc : !v
  %c = buffer.alloc : !m
  buffer.load ins(%x[0, 0] : !in) outs(%a : !m)
  buffer.load ins(%y[0, 0] : !vector) outs(%b : !v)
  buffer.col_expand_add ins(%a, %b : !m, !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[0, 0] : !out)
  buffer.col_expand_sub ins(%a, %b : !m, !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[2, 0] : !out)
  buffer.col_expand_mul ins(%a, %b : !m, !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[4, 0] : !out)
  buffer.col_expand_div ins(%a, %b : !m, !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[6, 0] : !out)
  buffer.col_expand_max ins(%a, %b : !m, !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[8, 0] : !out)
  buffer.col_expand_min ins(%a, %b : !m, !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[10, 0] : !out)
  buffer.col_expand_expdif ins(%a, %b : !m, !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[12, 0] : !out)
  buffer.col_expand ins(%b : !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[14, 0] : !out)
  return
}
