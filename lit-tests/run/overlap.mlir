// Buffers at one address are the same bytes, so a plan that lets live buffers overlap gives a wrong number: the
// second load is what the first store writes. Buffers in different memory spaces never meet.
// RUN: pypto-runner %s --arg '[1, 2, 3, 4, 5, 6, 7, 8]' --arg '[10, 20, 30, 40, 50, 60, 70, 80]' \
// RUN:   --expect '[10, 20, 30, 40, 50, 60, 70, 80]' --expect '[5, 6, 7, 8, 50, 60, 70, 80]'

!b = !buffer.buffer<1x8xf32, vec>
!t = !ptensor.tensor<1x8xf32>
func.func @overlap(%x: !t, %y: !t, %first: !t {pypto.dir = #pypto.dir<out>}, %second: !t {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc addr = 64 : !b
  %b = buffer.alloc addr = 64 : !b
  buffer.load ins(%x[0, 0] : !t) outs(%a : !b)
  buffer.load ins(%y[0, 0] : !t) outs(%b : !b)
  buffer.store ins(%a : !b) outs(%first[0, 0] : !t)
  %c = buffer.alloc addr = 48 : !b
  buffer.load ins(%y[0, 0] : !t) outs(%a : !b)
  buffer.load ins(%x[0, 0] : !t) outs(%c : !b)
  buffer.store ins(%a : !b) outs(%second[0, 0] : !t)
  return
}
