// Loops that carry scalars, both arms of a branch, a loop with a condition, a switch.
// RUN: pypto-runner %s --arg 4 --expect '[4, 1, 6, 16, 20, 0, 0, 0]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg 4 --expect '[4, 1, 6, 16, 20, 0, 0, 0]'
// RUN: pypto-runner %s --arg 0 --expect '[0, 2, 0, 1, 10, 0, 0, 0]'
// RUN: pypto-runner %s --engine=interp --level=buffer --arg 0 --expect '[0, 2, 0, 1, 10, 0, 0, 0]'

!b = !buffer.buffer<1x8xi32, vec, valid = [1, 1]>
!z = !ptensor.tensor<1x8xi32>
func.func @control(%n: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %ten = arith.constant 10 : i32
  %twenty = arith.constant 20 : i32
  %zero = arith.constant 0 : i32
  %b = buffer.alloc : !b
  %n32 = arith.index_cast %n : index to i32
  buffer.full ins(%n32 : i32) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%z[0, 0] : !z)
  %any = arith.cmpi sgt, %n, %c0 : index
  scf.if %any {
    buffer.full ins(%one : i32) outs(%b : !b)
  } else {
    buffer.full ins(%two : i32) outs(%b : !b)
  }
  buffer.store ins(%b : !b) outs(%z[0, 1] : !z)
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %next = arith.addi %s, %i32 : i32
    buffer.full ins(%next : i32) outs(%b : !b)
    scf.yield %next : i32
  }
  buffer.full ins(%sum : i32) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%z[0, 2] : !z)
  %power:2 = scf.while (%p = %one, %k = %c0) : (i32, index) -> (i32, index) {
    %more = arith.cmpi slt, %k, %n : index
    scf.condition(%more) %p, %k : i32, index
  } do {
  ^bb0(%p: i32, %k: index):
    %twice = arith.muli %p, %two : i32
    %next = arith.addi %k, %c1 : index
    buffer.full ins(%twice : i32) outs(%b : !b)
    scf.yield %twice, %next : i32, index
  }
  buffer.full ins(%power#0 : i32) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%z[0, 3] : !z)
  scf.index_switch %n
  case 4 {
    buffer.full ins(%twenty : i32) outs(%b : !b)
    scf.yield
  }
  default {
    buffer.full ins(%ten : i32) outs(%b : !b)
  }
  buffer.store ins(%b : !b) outs(%z[0, 4] : !z)
  return
}
