// f16 is computed in f32 and rounded once for each op, to nearest even: 2049 and 2051 are no f16 numbers and go
// to 2048 and 2052; 65504 + 16 is half-way to the next power and overflows.
// RUN: pypto-runner %s --arg '[2048, 2048, 65504, 1, 0.1, -2048, 0, nan, 0, 0, 0, 0, 0, 0, 0, 0]' \
// RUN:   --arg '[1, 3, 16, 0.00048828125, 0.2, -1, 5.9604644775390625e-8, 1, 0, 0, 0, 0, 0, 0, 0, 0]' \
// RUN:   --expect '[2048, 2052, inf, 1, 0.2998046875, -2048, 5.9604644775390625e-8, nan, 0, 0, 0, 0, 0, 0, 0, 0]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg '[2048, 2048, 65504, 1, 0.1, -2048, 0, nan, 0, 0, 0, 0, 0, 0, 0, 0]' \
// RUN:   --arg '[1, 3, 16, 0.00048828125, 0.2, -1, 5.9604644775390625e-8, 1, 0, 0, 0, 0, 0, 0, 0, 0]' \
// RUN:   --expect '[2048, 2052, inf, 1, 0.2998046875, -2048, 5.9604644775390625e-8, nan, 0, 0, 0, 0, 0, 0, 0, 0]'
// RUN: pypto-runner %s --engine=interp --level=pto --arg '[2048, 2048, 65504, 1, 0.1, -2048, 0, nan, 0, 0, 0, 0, 0, 0, 0, 0]' \
// RUN:   --arg '[1, 3, 16, 0.00048828125, 0.2, -1, 5.9604644775390625e-8, 1, 0, 0, 0, 0, 0, 0, 0, 0]' \
// RUN:   --expect '[2048, 2052, inf, 1, 0.2998046875, -2048, 5.9604644775390625e-8, nan, 0, 0, 0, 0, 0, 0, 0, 0]'

!b = !buffer.buffer<1x16xf16, vec>
!t = !ptensor.tensor<1x16xf16>
func.func @half(%x: !t, %y: !t, %z: !t {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc : !b
  %b = buffer.alloc : !b
  buffer.load ins(%x[0, 0] : !t) outs(%a : !b)
  buffer.load ins(%y[0, 0] : !t) outs(%b : !b)
  buffer.add ins(%a, %b : !b, !b) outs(%a : !b)
  buffer.store ins(%a : !b) outs(%z[0, 0] : !t)
  return
}
