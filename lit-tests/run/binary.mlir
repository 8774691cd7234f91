// Each row of the result is one op; the values are worked out by hand.
// RUN: pypto-runner %s --arg '[1.0, -2.0, 3.5, 0.0, 8.0, -6.0, 0.5, 1e+30]' \
// RUN:   --arg '[2.0, -2.0, 0.5, -1.0, 0.25, 4.0, -8.0, 1e+30]' \
// RUN:   --expect '[3.0, -4.0, 4.0, -1.0, 8.25, -2.0, -7.5, 2.0000000300949324e+30, -1.0, 0.0, 3.0, 1.0, 7.75, -10.0, 8.5, 0.0, 2.0, 4.0, 1.75, -0.0, 2.0, -24.0, -4.0, inf, 0.5, 1.0, 7.0, -0.0, 32.0, -1.5, -0.0625, 1.0, 2.0, -2.0, 3.5, 0.0, 8.0, 4.0, 0.5, 1e+30, 1.0, -2.0, 0.5, -1.0, 0.25, -6.0, -8.0, 1e+30]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg '[1.0, -2.0, 3.5, 0.0, 8.0, -6.0, 0.5, 1e+30]' \
// RUN:   --arg '[2.0, -2.0, 0.5, -1.0, 0.25, 4.0, -8.0, 1e+30]' \
// RUN:   --expect '[3.0, -4.0, 4.0, -1.0, 8.25, -2.0, -7.5, 2.0000000300949324e+30, -1.0, 0.0, 3.0, 1.0, 7.75, -10.0, 8.5, 0.0, 2.0, 4.0, 1.75, -0.0, 2.0, -24.0, -4.0, inf, 0.5, 1.0, 7.0, -0.0, 32.0, -1.5, -0.0625, 1.0, 2.0, -2.0, 3.5, 0.0, 8.0, 4.0, 0.5, 1e+30, 1.0, -2.0, 0.5, -1.0, 0.25, -6.0, -8.0, 1e+30]'
// RUN: pypto-runner %s --engine=interp --level=pto --arg '[1.0, -2.0, 3.5, 0.0, 8.0, -6.0, 0.5, 1e+30]' \
// RUN:   --arg '[2.0, -2.0, 0.5, -1.0, 0.25, 4.0, -8.0, 1e+30]' \
// RUN:   --expect '[3.0, -4.0, 4.0, -1.0, 8.25, -2.0, -7.5, 2.0000000300949324e+30, -1.0, 0.0, 3.0, 1.0, 7.75, -10.0, 8.5, 0.0, 2.0, 4.0, 1.75, -0.0, 2.0, -24.0, -4.0, inf, 0.5, 1.0, 7.0, -0.0, 32.0, -1.5, -0.0625, 1.0, 2.0, -2.0, 3.5, 0.0, 8.0, 4.0, 0.5, 1e+30, 1.0, -2.0, 0.5, -1.0, 0.25, -6.0, -8.0, 1e+30]'

!b = !buffer.buffer<1x8xf32, vec>
!in = !ptensor.tensor<1x8xf32>
!out = !ptensor.tensor<6x8xf32>
func.func @binary(%x: !in, %y: !in, %z: !out {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc : !b
  %b = buffer.alloc : !b
  %c = buffer.alloc : !b
  buffer.load ins(%x[0, 0] : !in) outs(%a : !b)
  buffer.load ins(%y[0, 0] : !in) outs(%b : !b)
  buffer.add ins(%a, %b : !b, !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[0, 0] : !out)
  buffer.sub ins(%a, %b : !b, !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[1, 0] : !out)
  buffer.mul ins(%a, %b : !b, !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[2, 0] : !out)
  buffer.div ins(%a, %b : !b, !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[3, 0] : !out)
  buffer.maximum ins(%a, %b : !b, !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[4, 0] : !out)
  buffer.minimum ins(%a, %b : !b, !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[5, 0] : !out)
  return
}
