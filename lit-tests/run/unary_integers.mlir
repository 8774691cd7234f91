// Integers: the least number is its own negative.
// RUN: pypto-runner %s --arg '[0, 1, -1, 5, -5, 2147483647, -2147483648, 7]' \
// RUN:   --expect '[0, -1, 1, -5, 5, -2147483647, -2147483648, -7, 0, 1, 0, 5, 0, 2147483647, 0, 7]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg '[0, 1, -1, 5, -5, 2147483647, -2147483648, 7]' \
// RUN:   --expect '[0, -1, 1, -5, 5, -2147483647, -2147483648, -7, 0, 1, 0, 5, 0, 2147483647, 0, 7]'
// RUN: pypto-runner %s --engine=interp --level=pto --arg '[0, 1, -1, 5, -5, 2147483647, -2147483648, 7]' \
// RUN:   --expect '[0, -1, 1, -5, 5, -2147483647, -2147483648, -7, 0, 1, 0, 5, 0, 2147483647, 0, 7]'

!b = !buffer.buffer<1x8xi32, vec>
!in = !ptensor.tensor<1x8xi32>
!out = !ptensor.tensor<2x8xi32>
func.func @unary_integers(%x: !in, %z: !out {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc : !b
  %c = buffer.alloc : !b
  buffer.load ins(%x[0, 0] : !in) outs(%a : !b)
  buffer.neg ins(%a : !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[0, 0] : !out)
  buffer.relu ins(%a : !b) outs(%c : !b)
  buffer.store ins(%c : !b) outs(%z[1, 0] : !out)
  return
}
