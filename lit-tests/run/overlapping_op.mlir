// An op whose input and output share bytes works element by element, in order: each four read what the four
// before wrote. An op like it whose buffers share nothing has other loops.
// RUN: pypto-runner %s --arg '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]' \
// RUN:   --expect '[2, 4, 6, 8, 4, 8, 12, 16, 8, 16, 24, 32, 16, 32, 48, 64]' \
// RUN:   --expect '[4, 8, 12, 16, 8, 16, 24, 32, 16, 32, 48, 64, 32, 64, 96, 128]'

!b = !buffer.buffer<1x16xf32, vec>
!t = !ptensor.tensor<1x16xf32>
func.func @overlap(%x: !t, %near: !t {pypto.dir = #pypto.dir<out>}, %far: !t {pypto.dir = #pypto.dir<out>}) {
  %two = arith.constant 2.0 : f32
  %a = buffer.alloc addr = 0 : !b
  %b = buffer.alloc addr = 16 : !b
  %c = buffer.alloc addr = 128 : !b
  buffer.load ins(%x[0, 0] : !t) outs(%a : !b)
  buffer.muls ins(%a, %two : !b, f32) outs(%b : !b)
  buffer.muls ins(%b, %two : !b, f32) outs(%c : !b)
  buffer.store ins(%b : !b) outs(%near[0, 0] : !t)
  buffer.store ins(%c : !b) outs(%far[0, 0] : !t)
  return
}
