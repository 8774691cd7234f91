!b = !buffer.buffer<1x8xf32, vec>
!t = !ptensor.tensor<1x8xf32>
func.func @scale(%x: !t, %s: f32, %z: !t {pypto.dir = #pypto.dir<out>}) {
  %a = buffer.alloc : !b
  buffer.load ins(%x[0, 0] : !t) outs(%a : !b)
  buffer.muls ins(%a, %s : !b, f32) outs(%a : !b)
  buffer.store ins(%a : !b) outs(%z[0, 0] : !t)
  return
}
