// An arm that passes the loop's carry through leaves it as it was; an arm that passes an outer tile through copies it.
// RUN: pypto-runner %s --entry carry --pipeline='pypto-cpu{planner=pypto}' --expect fill:2
// RUN: pypto-runner %s --entry carry --pipeline='pypto-cpu{planner=ptoas}' --expect fill:2
// RUN: pypto-runner %s --entry outer --pipeline='pypto-cpu{planner=pypto}' --arg 1 --expect fill:10 --expect fill:5
// RUN: pypto-runner %s --entry outer --pipeline='pypto-cpu{planner=ptoas}' --arg 1 --expect fill:10 --expect fill:5
// RUN: pypto-runner %s --entry outer --pipeline='pypto-cpu{planner=pypto}' --arg 0 --expect fill:5 --expect fill:5
// RUN: pypto-runner %s --entry outer --pipeline='pypto-cpu{planner=ptoas}' --arg 0 --expect fill:5 --expect fill:5

!t = !tile.tile<1x8xf32>
!g = !ptensor.tensor<1x8xf32>

func.func @carry(%z: !g {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %unit = arith.constant 1.0 : f32
  %start = tile.full %zero : f32 -> !t
  %one = tile.full %unit : f32 -> !t
  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %start) -> !t {
    %parity = arith.remui %i, %c2 : index
    %odd = arith.cmpi eq, %parity, %c1 : index
    %r = scf.if %odd -> !t {
      %next = tile.add %acc, %one : !t
      scf.yield %next : !t
    } else {
      scf.yield %acc : !t
    }
    scf.yield %r : !t
  }
  tile.store %sum, %z[0, 0] : !t, !g
  return
}

// The outer tile is read again afterwards, so the arms may not write into it.
func.func @outer(%n: index, %z: !g {pypto.dir = #pypto.dir<out>}, %after: !g {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5.0 : f32
  %pre = tile.full %five : f32 -> !t
  %c = arith.cmpi sgt, %n, %c0 : index
  %r = scf.if %c -> !t {
    %twice = tile.add %pre, %pre : !t
    scf.yield %twice : !t
  } else {
    scf.yield %pre : !t
  }
  tile.store %r, %z[0, 0] : !t, !g
  tile.store %pre, %after[0, 0] : !t, !g
  return
}
