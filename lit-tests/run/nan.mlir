// Maximum and minimum give a NaN when either input is one, in any order.
// RUN: pypto-runner %s --arg '[nan, 1, nan, -0.0, inf, -inf, 2, 3]' --arg '[1, nan, nan, 0.0, 1, 1, 2, 4]' \
// RUN:   --expect '[nan, nan, nan, 0.0, inf, 1, 2, 4, nan, nan, nan, -0.0, 1, -inf, 2, 3]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg '[nan, 1, nan, -0.0, inf, -inf, 2, 3]' --arg '[1, nan, nan, 0.0, 1, 1, 2, 4]' \
// RUN:   --expect '[nan, nan, nan, 0.0, inf, 1, 2, 4, nan, nan, nan, -0.0, 1, -inf, 2, 3]'
// RUN: pypto-runner %s --engine=interp --level=pto --arg '[nan, 1, nan, -0.0, inf, -inf, 2, 3]' --arg '[1, nan, nan, 0.0, 1, 1, 2, 4]' \
// RUN:   --expect '[nan, nan, nan, 0.0, inf, 1, 2, 4, nan, nan, nan, -0.0, 1, -inf, 2, 3]'

!b = !buffer.buffer<1x8xf32, vec>
!in = !ptensor.tensor<1x8xf32>
!out = !ptensor.tensor<2x8xf32>
func.func @nan(%x: !in, %y: !in, %z: !out {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc : !b
  %b = buffer.alloc : !b
  %c = buffer.alloc : !b
  buffer.load ins(%x[0, 0] : !in) outs(%a : !b)
  buffer.load ins(%y[0, 0] : !in) outs(%b : !b)
  buffer.maximum ins(%a, %b : !b, !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[0, 0] : !out)
  buffer.minimum ins(%a, %b : !b, !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[1, 0] : !out)
  return
}
