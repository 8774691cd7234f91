// exp and log are the C library's, which need not round to nearest.
// RUN: pypto-runner %s --arg '[1.0, 4.0, 0.25, 16.0, -1.0, -4.0, 0.0, 0.5]' --rtol 1e-6 \
// RUN:   --expect '[-1.0, -4.0, -0.25, -16.0, 1.0, 4.0, -0.0, -0.5, 1.0, 4.0, 0.25, 16.0, 1.0, 4.0, 0.0, 0.5, 1.0, 2.0, 0.5, 4.0, nan, nan, 0.0, 0.7071067690849304, 1.0, 0.5, 2.0, 0.25, nan, nan, inf, 1.4142135381698608, 1.0, 0.25, 4.0, 0.0625, -1.0, -0.25, inf, 2.0, 1.0, 4.0, 0.25, 16.0, 0.0, 0.0, 0.0, 0.5, 2.718281828459045, 54.598150033144236, 1.2840254166877414, 8886110.520507872, 0.36787944117144233, 0.01831563888873418, 1.0, 1.6487212707001282, 0.0, 1.3862943611198906, -1.3862943611198906, 2.772588722239781, nan, nan, -inf, -0.6931471805599453]'

!b = !buffer.buffer<1x8xf32, vec>
!in = !ptensor.tensor<1x8xf32>
!out = !ptensor.tensor<8x8xf32>
func.func @unary(%x: !in, %z: !out {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc : !b
  %c = buffer.alloc : !b
  buffer.load ins(%x[0, 0] : !in) outs(%a : !b)
  buffer.neg ins(%a : !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[0, 0] : !out)
  buffer.abs ins(%a : !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[1, 0] : !out)
  buffer.sqrt ins(%a : !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[2, 0] : !out)
  buffer.rsqrt ins(%a : !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[3, 0] : !out)
  buffer.recip ins(%a : !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[4, 0] : !out)
  buffer.relu ins(%a : !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[5, 0] : !out)
  buffer.exp ins(%a : !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[6, 0] : !out)
  buffer.log ins(%a : !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[7, 0] : !out)
  return
}
