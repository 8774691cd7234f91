// Loops count as their kind says, at every layer: without a sign, and in few bits up to the last round.
// RUN: pypto-runner %s --entry unsigned --arg 2147483646 --arg -2147483646 --expect '[5, 5, 5, 5, 5, 5, 5, 5]'
// RUN: pypto-runner %s --entry unsigned --arg 2147483646 --arg -2147483646 --expect '[5, 5, 5, 5, 5, 5, 5, 5]' --engine interp --level tile
// RUN: pypto-runner %s --entry unsigned --arg 2147483646 --arg -2147483646 --expect '[5, 5, 5, 5, 5, 5, 5, 5]' --engine interp --level buffer
// RUN: pypto-runner %s --entry few_bits --arg 127 --expect '[3, 3, 3, 3, 3, 3, 3, 3]'
// RUN: pypto-runner %s --entry few_bits --arg 127 --expect '[3, 3, 3, 3, 3, 3, 3, 3]' --engine interp --level buffer
// RUN: pypto-runner %s --entry indices --arg 3 --expect '[103, 103, 103, 103, 103, 103, 103, 103]'
// RUN: pypto-runner %s --entry far --arg 0 --arg 9223372036854775807 --arg 5000000000000000000 --expect '[3, 3, 3, 3, 3, 3, 3, 3]'
// RUN: pypto-runner %s --entry far --arg 0 --arg 9223372036854775807 --arg 5000000000000000000 --expect '[3, 3, 3, 3, 3, 3, 3, 3]' --engine interp
// RUN: pypto-runner %s --entry far --arg -5 --arg 7 --arg 4 --expect '[4, 4, 4, 4, 4, 4, 4, 4]'
// RUN: pypto-runner %s --entry far --arg 7 --arg 7 --arg 4 --expect '[1, 1, 1, 1, 1, 1, 1, 1]'
// RUN: pypto-runner %s --entry far --arg 8 --arg -7 --arg 4 --expect '[1, 1, 1, 1, 1, 1, 1, 1]'
// RUN: pypto-runner %s --entry unsigned_far --arg 0 --arg -1 --arg 9223372036854775807 --expect '[4, 4, 4, 4, 4, 4, 4, 4]'
// RUN: pypto-runner %s --entry unsigned_far --arg 0 --arg -1 --arg 9223372036854775807 --expect '[4, 4, 4, 4, 4, 4, 4, 4]' --engine interp
// The assembler's loops have a sign.
// RUN: not pypto-opt %s --pypto-a5 2>&1 | FileCheck %s

!z = !ptensor.tensor<1x8xf32>
!t = !tile.tile<1x8xf32>
func.func @unsigned(%l: i32, %u: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %one = arith.constant 1.0 : f32
  %c1 = arith.constant 1 : i32
  %a = tile.full %one : f32 -> !t
  // CHECK: loops.mlir:[[#@LINE+2]]:8: error: 'scf.for' op expected a loop that compares signed numbers, or one of constant bounds, but got an unsigned one
  // CHECK: note: the assembler's scf.for is signed; leave 'unsigned' out where no bound is negative
  %r = scf.for unsigned %i = %l to %u step %c1 iter_args(%p = %a) -> (!t) : i32 {
    %q = tile.adds %p, %one : f32, !t
    scf.yield %q : !t
  }
  tile.store %r, %z[0, 0] : !t, !z
  return
}

func.func @few_bits(%u: i8, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : i8
  %c100 = arith.constant 100 : i8
  %a = tile.full %one : f32 -> !t
  %r = scf.for %i = %c0 to %u step %c100 iter_args(%p = %a) -> (!t) : i8 {
    %q = tile.adds %p, %one : f32, !t
    scf.yield %q : !t
  }
  tile.store %r, %z[0, 0] : !t, !z
  return
}

// The index itself, from -3 to 3 in steps of 2: 106 - 3 - 1 + 1.
func.func @indices(%u: i16, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %from = arith.constant -3 : i16
  %two = arith.constant 2 : i16
  %hundred = arith.constant 106.0 : f32
  %a = tile.full %hundred : f32 -> !t
  %r = scf.for %i = %from to %u step %two iter_args(%p = %a) -> (!t) : i16 {
    %f = arith.sitofp %i : i16 to f32
    %q = tile.adds %p, %f : f32, !t
    scf.yield %q : !t
  }
  tile.store %r, %z[0, 0] : !t, !z
  return
}

// The step behind the last round leaves 64 bits.
func.func @far(%l: index, %u: index, %s: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %one = arith.constant 1.0 : f32
  %a = tile.full %one : f32 -> !t
  %r = scf.for %i = %l to %u step %s iter_args(%p = %a) -> (!t) {
    %q = tile.adds %p, %one : f32, !t
    scf.yield %q : !t
  }
  tile.store %r, %z[0, 0] : !t, !z
  return
}

func.func @unsigned_far(%l: i64, %u: i64, %s: i64, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %one = arith.constant 1.0 : f32
  %a = tile.full %one : f32 -> !t
  %r = scf.for unsigned %i = %l to %u step %s iter_args(%p = %a) -> (!t) : i64 {
    %q = tile.adds %p, %one : f32, !t
    scf.yield %q : !t
  }
  tile.store %r, %z[0, 0] : !t, !z
  return
}
