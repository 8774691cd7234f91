// Scalars of every width arrive as they were given; 16-bit floats too.
// RUN: pypto-runner %s --arg 1.5 --arg 1.5 --arg=-7 --arg 200 --arg true --arg=-2.25 --arg 9000000000 \
// RUN:   --expect '[1.5, 1.5, -7, 200, 1, -2.25, 9000000000, 0]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg 1.5 --arg 1.5 --arg=-7 --arg 200 --arg true --arg=-2.25 --arg 9000000000 \
// RUN:   --expect '[1.5, 1.5, -7, 200, 1, -2.25, 9000000000, 0]'
// RUN: pypto-runner %s --engine=interp --level=pto --arg 1.5 --arg 1.5 --arg=-7 --arg 200 --arg true --arg=-2.25 --arg 9000000000 \
// RUN:   --expect '[1.5, 1.5, -7, 200, 1, -2.25, 9000000000, 0]'

!b = !buffer.buffer<1x8xf32, vec, valid = [1, 1]>
!z = !ptensor.tensor<1x8xf32>
func.func @scalars(%half: f16, %brain: bf16, %i8: i8, %i16: i16, %i1: i1, %f64: f64, %index: index,
                   %z: !z {pypto.dir = #pypto.dir<out>}) {
  %b = buffer.alloc : !b
  %0 = arith.extf %half : f16 to f32
  buffer.full ins(%0 : f32) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%z[0, 0] : !z)
  %1 = arith.extf %brain : bf16 to f32
  buffer.full ins(%1 : f32) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%z[0, 1] : !z)
  %2 = arith.sitofp %i8 : i8 to f32
  buffer.full ins(%2 : f32) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%z[0, 2] : !z)
  %3 = arith.uitofp %i16 : i16 to f32
  buffer.full ins(%3 : f32) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%z[0, 3] : !z)
  %4 = arith.uitofp %i1 : i1 to f32
  buffer.full ins(%4 : f32) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%z[0, 4] : !z)
  %5 = arith.truncf %f64 : f64 to f32
  buffer.full ins(%5 : f32) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%z[0, 5] : !z)
  %wide = arith.index_cast %index : index to i64
  %6 = arith.sitofp %wide : i64 to f32
  buffer.full ins(%6 : f32) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%z[0, 6] : !z)
  return
}
