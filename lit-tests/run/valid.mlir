// Only the valid region is computed and written, whether its extents are in the type or given at run time; an empty
// region writes nothing.
// RUN: pypto-runner %s --arg fill:2 --arg 1 --arg 3 --arg fill:-1 --expect '[6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg fill:2 --arg 1 --arg 3 --arg fill:-1 --expect '[6, 6, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1]'
// RUN: pypto-runner %s --arg fill:2 --arg 2 --arg 4 --arg fill:-1 --expect '[6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg fill:2 --arg 2 --arg 4 --arg fill:-1 --expect '[6, 6, 6, 6, 6, 6, 6, 6, -1, -1, -1, -1]'
// RUN: pypto-runner %s --arg fill:2 --arg 0 --arg 4 --arg fill:-1 --expect fill:-1
// RUN: pypto-runner %s --engine=interp --level=buffer --arg fill:2 --arg 0 --arg 4 --arg fill:-1 --expect fill:-1
// RUN: pypto-runner %s --arg fill:2 --arg 3 --arg 0 --arg fill:-1 --expect fill:-1
// RUN: pypto-runner %s --engine=interp --level=buffer --arg fill:2 --arg 3 --arg 0 --arg fill:-1 --expect fill:-1

!b = !buffer.buffer<4x8xf32, vec, valid = [?, ?]>
!t = !ptensor.tensor<3x4xf32>
func.func @valid(%x: !t, %rows: index, %columns: index, %z: !t {pypto.dir = #pypto.dir<inout>}) {
  %three = arith.constant 3.0 : f32
  %a = buffer.alloc valid(%rows, %columns) : !b
  buffer.load ins(%x[0, 0] : !t) outs(%a : !b)
  buffer.muls ins(%a, %three : !b, f32) outs(%a : !b)
  buffer.store ins(%a : !b) outs(%z[0, 0] : !t)
  return
}
