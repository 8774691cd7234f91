// A matrix with one value per row, two rows of the result for each op, the plain repetition last.
// RUN: pypto-runner %s --rtol 1e-6 --arg '[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]' --arg '[2.0, 5.5]' \
// RUN:   --expect '[3.0, 4.0, 5.0, 6.0, 10.5, 11.5, 12.5, 13.5, -1.0, 0.0, 1.0, 2.0, -0.5, 0.5, 1.5, 2.5, 2.0, 4.0, 6.0, 8.0, 27.5, 33.0, 38.5, 44.0, 0.5, 1.0, 1.5, 2.0, 0.9090909361839294, 1.0909091234207153, 1.2727272510528564, 1.454545497894287, 2.0, 2.0, 3.0, 4.0, 5.5, 6.0, 7.0, 8.0, 1.0, 2.0, 2.0, 2.0, 5.0, 5.5, 5.5, 5.5, 0.36787944117144233, 1.0, 2.718281828459045, 7.38905609893065, 0.6065306597126334, 1.6487212707001282, 4.4816890703380645, 12.182493960703473, 2.0, 2.0, 2.0, 2.0, 5.5, 5.5, 5.5, 5.5]'
// RUN: pypto-runner %s --engine=interp --level=buffer --rtol 1e-6 --arg '[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]' --arg '[2.0, 5.5]' \
// RUN:   --expect '[3.0, 4.0, 5.0, 6.0, 10.5, 11.5, 12.5, 13.5, -1.0, 0.0, 1.0, 2.0, -0.5, 0.5, 1.5, 2.5, 2.0, 4.0, 6.0, 8.0, 27.5, 33.0, 38.5, 44.0, 0.5, 1.0, 1.5, 2.0, 0.9090909361839294, 1.0909091234207153, 1.2727272510528564, 1.454545497894287, 2.0, 2.0, 3.0, 4.0, 5.5, 6.0, 7.0, 8.0, 1.0, 2.0, 2.0, 2.0, 5.0, 5.5, 5.5, 5.5, 0.36787944117144233, 1.0, 2.718281828459045, 7.38905609893065, 0.6065306597126334, 1.6487212707001282, 4.4816890703380645, 12.182493960703473, 2.0, 2.0, 2.0, 2.0, 5.5, 5.5, 5.5, 5.5]'
// RUN: pypto-runner %s --engine=interp --level=pto --rtol 1e-6 --arg '[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]' --arg '[2.0, 5.5]' \
// RUN:   --expect '[3.0, 4.0, 5.0, 6.0, 10.5, 11.5, 12.5, 13.5, -1.0, 0.0, 1.0, 2.0, -0.5, 0.5, 1.5, 2.5, 2.0, 4.0, 6.0, 8.0, 27.5, 33.0, 38.5, 44.0, 0.5, 1.0, 1.5, 2.0, 0.9090909361839294, 1.0909091234207153, 1.2727272510528564, 1.454545497894287, 2.0, 2.0, 3.0, 4.0, 5.5, 6.0, 7.0, 8.0, 1.0, 2.0, 2.0, 2.0, 5.0, 5.5, 5.5, 5.5, 0.36787944117144233, 1.0, 2.718281828459045, 7.38905609893065, 0.6065306597126334, 1.6487212707001282, 4.4816890703380645, 12.182493960703473, 2.0, 2.0, 2.0, 2.0, 5.5, 5.5, 5.5, 5.5]'

!m = !buffer.buffer<16x8xf32, vec, valid = [2, 4]>
!v = !buffer.buffer<16x1xf32, vec, blayout = col_major, valid = [2, 1]>
!in = !ptensor.tensor<2x4xf32>
!vector = !ptensor.tensor<2x1xf32>
!out = !ptensor.tensor<16x4xf32>
func.func @row_expand(%x: !in, %y: !vector, %z: !out {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc : !m
  %b = buffer.alloc : !v
  %c = buffer.alloc : !m
  buffer.load ins(%x[0, 0] : !in) outs(%a : !m)
  buffer.load ins(%y[0, 0] : !vector) outs(%b : !v)
  buffer.row_expand_add ins(%a, %b : !m, !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[0, 0] : !out)
  buffer.row_expand_sub ins(%a, %b : !m, !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[2, 0] : !out)
  buffer.row_expand_mul ins(%a, %b : !m, !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[4, 0] : !out)
  buffer.row_expand_div ins(%a, %b : !m, !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[6, 0] : !out)
  buffer.row_expand_max ins(%a, %b : !m, !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[8, 0] : !out)
  buffer.row_expand_min ins(%a, %b : !m, !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[10, 0] : !out)
  buffer.row_expand_expdif ins(%a, %b : !m, !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[12, 0] : !out)
  buffer.row_expand ins(%b : !v) outs(%c : !m)
  buffer.store ins(%c : !m) outs(%z[14, 0] : !out)
  return
}
