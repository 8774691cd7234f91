// Ops of `math` that upstream lowers in ways of its own, and the remainder that processors stop at; the values are from
// tables and by hand.
// RUN: pypto-runner %s --entry=integers --arg 3 --arg 5 --arg=-2 --expect '[243, 0, -32, 9, 0]'
// RUN: pypto-runner %s --entry=integers --arg 3 --arg 5 --arg=-2 --expect '[243, 0, -32, 9, 0]' --engine=interp
// RUN: pypto-runner %s --entry=integers --arg=-1 --arg 3 --arg=-3 --expect '[-1, -1, -27, 1, 0]'
// RUN: pypto-runner %s --entry=integers --arg=-1 --arg 3 --arg=-3 --expect '[-1, -1, -27, 1, 0]' --engine=interp
// RUN: pypto-runner %s --entry=floats --arg 0.5 --expect '[0.5204999, 0.4795001, 0.5, 0.75, 0.25]' --rtol 1e-6
// RUN: pypto-runner %s --entry=floats --arg 0.5 --expect '[0.5204999, 0.4795001, 0.5, 0.75, 0.25]' --rtol 1e-6 --engine=interp
// RUN: pypto-runner %s --entry=floats --arg=-2 --expect '[-0.99532227, 1.9953223, 0.25, 0.75, -2]' --rtol 1e-6
// RUN: pypto-runner %s --entry=floats --arg=-2 --expect '[-0.99532227, 1.9953223, 0.25, 0.75, -2]' --rtol 1e-6 --engine=interp

!t = !tile.tile<1x8xi32, vec, valid = [1, 1]>
!z = !ptensor.tensor<1x5xi32>
func.func @integers(%a: i32, %b: i32, %c: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %least = arith.constant -2147483648 : i32
  %minus_one = arith.constant -1 : i32
  %0 = math.ipowi %a, %b : i32
  %1 = math.ipowi %a, %c : i32
  %2 = math.ipowi %c, %b : i32
  %base = arith.index_cast %a : i32 to index
  %two = arith.constant 2 : index
  %square = math.ipowi %base, %two : index
  %3 = arith.index_cast %square : index to i32
  %sum = arith.subi %b, %b : i32
  %divisor = arith.addi %sum, %minus_one : i32
  %4 = arith.remsi %least, %divisor : i32
  %t0 = tile.full %0 : i32 -> !t
  tile.store %t0, %z[0, 0] : !t, !z
  %t1 = tile.full %1 : i32 -> !t
  tile.store %t1, %z[0, 1] : !t, !z
  %t2 = tile.full %2 : i32 -> !t
  tile.store %t2, %z[0, 2] : !t, !z
  %t3 = tile.full %3 : i32 -> !t
  tile.store %t3, %z[0, 3] : !t, !z
  %t4 = tile.full %4 : i32 -> !t
  tile.store %t4, %z[0, 4] : !t, !z
  return
}

!u = !tile.tile<1x8xf32, vec, valid = [1, 1]>
!w = !ptensor.tensor<1x5xf32>
func.func @floats(%a: f32, %w: !w {pypto.dir = #pypto.dir<out>}) {
  %low = arith.constant 0.25 : f32
  %middle = arith.constant 0.75 : f32
  %high = arith.constant 1.0 : f32
  %0 = math.erf %a : f32
  %1 = math.erfc %a : f32
  %2 = math.clampf %a to [%low, %high] : f32
  %3 = math.clampf %a to [%middle, %high] : f32
  %least = arith.constant -3.0 : f32
  %4 = math.clampf %a to [%least, %low] : f32
  %t0 = tile.full %0 : f32 -> !u
  tile.store %t0, %w[0, 0] : !u, !w
  %t1 = tile.full %1 : f32 -> !u
  tile.store %t1, %w[0, 1] : !u, !w
  %t2 = tile.full %2 : f32 -> !u
  tile.store %t2, %w[0, 2] : !u, !w
  %t3 = tile.full %3 : f32 -> !u
  tile.store %t3, %w[0, 3] : !u, !w
  %t4 = tile.full %4 : f32 -> !u
  tile.store %t4, %w[0, 4] : !u, !w
  return
}
