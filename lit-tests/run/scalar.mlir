// RUN: pypto-runner %s --arg iota --arg 2.5 \
// RUN:   --expect '[2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5, 0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 0.0, 0.4000000059604645, 0.800000011920929, 1.2000000476837158, 1.600000023841858, 2.0, 2.4000000953674316, 2.799999952316284, 2.5, 2.5, 2.5, 3.0, 4.0, 5.0, 6.0, 7.0, 0.0, 1.0, 2.0, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg iota --arg 2.5 \
// RUN:   --expect '[2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5, 0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 0.0, 0.4000000059604645, 0.800000011920929, 1.2000000476837158, 1.600000023841858, 2.0, 2.4000000953674316, 2.799999952316284, 2.5, 2.5, 2.5, 3.0, 4.0, 5.0, 6.0, 7.0, 0.0, 1.0, 2.0, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5]'
// RUN: pypto-runner %s --engine=interp --level=pto --arg iota --arg 2.5 \
// RUN:   --expect '[2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5, 0.0, 2.5, 5.0, 7.5, 10.0, 12.5, 15.0, 17.5, 0.0, 0.4000000059604645, 0.800000011920929, 1.2000000476837158, 1.600000023841858, 2.0, 2.4000000953674316, 2.799999952316284, 2.5, 2.5, 2.5, 3.0, 4.0, 5.0, 6.0, 7.0, 0.0, 1.0, 2.0, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5]'

!b = !buffer.buffer<1x8xf32, vec>
!in = !ptensor.tensor<1x8xf32>
!out = !ptensor.tensor<7x8xf32>
func.func @scalar(%x: !in, %s: f32, %z: !out {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc : !b
  %c = buffer.alloc : !b
  buffer.load ins(%x[0, 0] : !in) outs(%a : !b)
  buffer.adds ins(%a, %s : !b, f32) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[0, 0] : !out)
  buffer.subs ins(%a, %s : !b, f32) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[1, 0] : !out)
  buffer.muls ins(%a, %s : !b, f32) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[2, 0] : !out)
  buffer.divs ins(%a, %s : !b, f32) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[3, 0] : !out)
  buffer.maximums ins(%a, %s : !b, f32) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[4, 0] : !out)
  buffer.minimums ins(%a, %s : !b, f32) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[5, 0] : !out)
  buffer.full ins(%s : f32) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[6, 0] : !out)
  return
}
