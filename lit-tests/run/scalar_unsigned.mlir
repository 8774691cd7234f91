// An unsigned scalar is unsigned to the op that takes it.
// RUN: pypto-runner %s --arg '[1, 2, 3, 4294967295, 0, 0, 0, 0]' --arg 4294967294 \
// RUN:   --expect '[4294967294, 4294967294, 4294967294, 4294967295, 4294967294, 4294967294, 4294967294, 4294967294, 1, 2, 3, 4294967294, 0, 0, 0, 0]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg '[1, 2, 3, 4294967295, 0, 0, 0, 0]' --arg 4294967294 \
// RUN:   --expect '[4294967294, 4294967294, 4294967294, 4294967295, 4294967294, 4294967294, 4294967294, 4294967294, 1, 2, 3, 4294967294, 0, 0, 0, 0]'

!b = !buffer.buffer<1x8xui32, vec>
!in = !ptensor.tensor<1x8xui32>
!out = !ptensor.tensor<2x8xui32>
func.func @unsigned_scalar(%x: !in, %s: ui32, %z: !out {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc : !b
  %c = buffer.alloc : !b
  buffer.load ins(%x[0, 0] : !in) outs(%a : !b)
  buffer.maximums ins(%a, %s : !b, ui32) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[0, 0] : !out)
  buffer.minimums ins(%a, %s : !b, ui32) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[1, 0] : !out)
  return
}
