// The buffer of a loop's last value lives until its last reader: nothing made after the loop may take it.
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=pypto}' --arg fill:10 --expect fill:14
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=ptoas}' --arg fill:10 --expect fill:14

!t = !tile.tile<1x8xf32>
!g = !ptensor.tensor<1x8xf32>

func.func @after_loop(%resid: !g, %z: !g {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %unit = arith.constant 1.0 : f32
  %start = tile.full %zero : f32 -> !t
  %acc = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %start) -> !t {
    %one = tile.full %unit : f32 -> !t
    %next = tile.add %a, %one : !t
    scf.yield %next : !t
  }
  %x = tile.load %resid[0, 0] : !g -> !t
  %r = tile.muls %x, %unit : f32, !t
  %sum = tile.add %acc, %r : !t
  tile.store %sum, %z[0, 0] : !t, !g
  return
}
