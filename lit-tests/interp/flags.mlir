// What flags of scalar ops promise: where an op breaks it, its result has no value. That is handed on and computed with;
// what decides something by it, or stores it, is an error that names the op.

!z = !ptensor.tensor<1x8xf32>
!t = !tile.tile<1x8xf32>

// RUN: pypto-runner %s --entry=compared --arg 5 --engine=interp --expect '[1, 1, 1, 1, 1, 1, 1, 1]'
// RUN: not pypto-runner %s --entry=compared --arg 2147483647 --engine=interp 2>&1 | FileCheck %s --check-prefix=COMPARED
// RUN: not pypto-runner %s --entry=compared --arg 2147483647 --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=COMPARED-BUFFER
// COMPARED: flags.mlir:[[#@LINE+11]]:3: error: 'tile.store' op expected element [0, 0] to have a value when it is stored, but got none
// COMPARED-NEXT: flags.mlir:[[#@LINE+6]]:8: note: it has had none since here
// COMPARED-BUFFER: flags.mlir:[[#@LINE+9]]:3: error: 'buffer.store' op expected element [0, 0] to have a value when it is stored, but got none
// COMPARED-BUFFER-NEXT: flags.mlir:[[#@LINE+4]]:8: note: it has had none since here
func.func @compared(%n: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %one = arith.constant 1 : i32
  %f:2 = func.call @one_and_two() : () -> (f32, f32)
  %m = arith.addi %n, %one overflow<nsw> : i32
  %c = arith.cmpi sgt, %m, %n : i32
  %v = arith.select %c, %f#0, %f#1 : f32
  %a = tile.full %v : f32 -> !t
  tile.store %a, %z[0, 0] : !t, !z
  return
}
func.func private @one_and_two() -> (f32, f32) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  return %one, %two : f32, f32
}

// A choice takes the arm that it chose, and no more; what is chosen by nothing is nothing, tiles too.
// RUN: pypto-runner %s --entry=chosen --arg 2147483647 --arg 0 --engine=interp --expect '[2, 2, 2, 2, 2, 2, 2, 2]'
// RUN: pypto-runner %s --entry=chosen --arg 2147483647 --arg 0 --engine=interp --level=buffer --expect '[2, 2, 2, 2, 2, 2, 2, 2]'
// RUN: pypto-runner %s --entry=chosen --arg 5 --arg 1 --engine=interp --expect '[6, 6, 6, 6, 6, 6, 6, 6]'
// RUN: not pypto-runner %s --entry=chosen --arg 2147483647 --arg 1 --engine=interp 2>&1 | FileCheck %s --check-prefix=CHOSEN
// CHOSEN: error: 'tile.store' op expected element [0, 0] to have a value when it is stored, but got none
// CHOSEN-NEXT: flags.mlir:[[#@LINE+4]]:8: note: it has had none since here
func.func @chosen(%n: i32, %c: i1, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2.0 : f32
  %m = arith.addi %n, %one overflow<nsw> : i32
  %float = arith.sitofp %m : i32 to f32
  %v = arith.select %c, %float, %two : f32
  %a = tile.full %v : f32 -> !t
  tile.store %a, %z[0, 0] : !t, !z
  return
}
// RUN: pypto-runner %s --entry=chosen_tile --arg 7 --engine=interp --expect '[2, 2, 2, 2, 2, 2, 2, 2]'
// RUN: not pypto-runner %s --entry=chosen_tile --arg 2147483647 --engine=interp 2>&1 | FileCheck %s --check-prefix=TILE
// TILE: error: 'tile.store' op expected element [0, 0] to have a value when it is stored, but got none
// TILE-NEXT: flags.mlir:[[#@LINE+6]]:8: note: it has had none since here
func.func @chosen_tile(%n: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2.0 : f32
  %a = tile.full %two : f32 -> !t
  %b = tile.neg %a : !t
  %m = arith.addi %n, %one overflow<nsw> : i32
  %c = arith.cmpi sgt, %m, %n : i32
  %v = arith.select %c, %a, %b : !t
  tile.store %v, %z[0, 0] : !t, !z
  return
}

// What nobody looks at is no matter, in tiles as well; so an op may be moved out of a loop that does not run.
// RUN: pypto-runner %s --entry=moved --arg 2147483647 --arg 0 --engine=interp --expect '[1, 1, 1, 1, 1, 1, 1, 1]'
// RUN: pypto-runner %s --entry=moved --arg 2147483647 --arg 0 --engine=interp --level=buffer --expect '[1, 1, 1, 1, 1, 1, 1, 1]'
// RUN: pypto-opt %s --loop-invariant-code-motion | pypto-runner - --entry=moved --arg 2147483647 --arg 0 --engine=interp --expect '[1, 1, 1, 1, 1, 1, 1, 1]'
// RUN: pypto-opt %s --loop-invariant-code-motion | FileCheck %s --check-prefix=MOVED
// RUN: pypto-opt %s --loop-invariant-code-motion | pypto-runner - --entry=moved --arg 2147483647 --arg 0 --engine=interp --level=buffer --expect '[1, 1, 1, 1, 1, 1, 1, 1]'
// RUN: pypto-runner %s --entry=moved --arg 7 --arg 1 --engine=interp --expect '[9, 9, 9, 9, 9, 9, 9, 9]'
// RUN: not pypto-runner %s --entry=moved --arg 2147483647 --arg 1 --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=RUNS
// MOVED-LABEL: func.func @moved
// MOVED: overflow<nsw>
// MOVED: tile.adds
// MOVED: scf.for
// RUNS: error: 'buffer.store' op expected element [0, 0] to have a value when it is stored, but got none
func.func @moved(%n: i32, %rounds: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %f = arith.constant 1.0 : f32
  %a = tile.full %f : f32 -> !t
  %r = scf.for %i = %c0 to %rounds step %c1 iter_args(%p = %a) -> !t {
    %m = arith.addi %n, %one overflow<nsw> : i32
    %v = arith.sitofp %m : i32 to f32
    %b = tile.adds %a, %v : f32, !t
    scf.yield %b : !t
  }
  tile.store %r, %z[0, 0] : !t, !z
  return
}

// Loops, branches and calls hand it on.
// RUN: not pypto-runner %s --entry=carried --arg 2147483647 --engine=interp 2>&1 | FileCheck %s --check-prefix=CARRIED
// CARRIED: flags.mlir:[[#@LINE+17]]:3: error: 'scf.if' op expected operand 0 to have a value when it is used, but got none
// CARRIED-NEXT: flags.mlir:[[#@LINE+7]]:8: note: it has had none since here
func.func private @same(%n: i32) -> i32 {
  return %n : i32
}
func.func @carried(%n: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %one = arith.constant 1 : i32
  %yes = arith.constant true
  %m = arith.addi %n, %one overflow<nsw> : i32
  %0 = scf.for %i = %one to %n step %n iter_args(%p = %m) -> i32 : i32 {
    scf.yield %p : i32
  }
  %1 = scf.if %yes -> i32 {
    scf.yield %0 : i32
  } else { scf.yield %n : i32 }
  %2 = func.call @same(%1) : (i32) -> i32
  %c = arith.cmpi eq, %2, %n : i32
  scf.if %c { scf.yield }
  return
}

// Whatever decides something.
// RUN: not pypto-runner %s --entry=bound --arg -1 --engine=interp 2>&1 | FileCheck %s --check-prefix=BOUND
// BOUND: 'scf.for' op expected operand 1 to have a value when it is used, but got none
// BOUND-NEXT: flags.mlir:[[#@LINE+3]]:8: note: it has had none since here
func.func @bound(%n: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c1 = arith.constant 1 : index
  %m = arith.addi %n, %c1 overflow<nuw> : index
  scf.for %i = %c1 to %m step %c1 { scf.yield }
  return
}
// RUN: not pypto-runner %s --entry=condition --arg -1 --engine=interp 2>&1 | FileCheck %s --check-prefix=CONDITION
// CONDITION: flags.mlir:[[#@LINE+6]]:5: error: 'scf.condition' op expected operand 0 to have a value when it is used, but got none
func.func @condition(%n: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c1 = arith.constant 1 : index
  %m = arith.addi %n, %c1 overflow<nuw> : index
  %c = arith.cmpi eq, %m, %n : index
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// RUN: not pypto-runner %s --entry=case --arg -1 --engine=interp 2>&1 | FileCheck %s --check-prefix=CASE
// CASE: 'scf.index_switch' op expected operand 0 to have a value when it is used, but got none
func.func @case(%n: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c1 = arith.constant 1 : index
  %m = arith.addi %n, %c1 overflow<nuw> : index
  scf.index_switch %m case 1 { scf.yield } default { scf.yield }
  return
}
// RUN: not pypto-runner %s --entry=offset --arg -1 --engine=interp 2>&1 | FileCheck %s --check-prefix=OFFSET
// RUN: not pypto-runner %s --entry=offset --arg -1 --engine=interp --level=buffer 2>&1 | FileCheck %s --check-prefix=OFFSET
// OFFSET: '{{tile|buffer}}.store' op expected operand 2 to have a value when it is used, but got none
// OFFSET-NEXT: flags.mlir:[[#@LINE+4]]:8: note: it has had none since here
func.func @offset(%n: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c1 = arith.constant 1 : index
  %f = arith.constant 1.0 : f32
  %m = arith.addi %n, %c1 overflow<nuw> : index
  %a = tile.full %f : f32 -> !t
  tile.store %a, %z[0, %m] : !t, !z
  return
}
// RUN: not pypto-runner %s --entry=element --arg 1 --arg 1 --arg iota --engine=interp 2>&1 | FileCheck %s --check-prefix=ELEMENT
// RUN: not pypto-runner %s --entry=element --arg 0 --arg 0 --arg iota --engine=interp 2>&1 | FileCheck %s --check-prefix=STORED
// ELEMENT: 'memref.store' op expected operand 2 to have a value when it is used, but got none
// STORED: 'memref.store' op expected operand 0 to have a value when it is used, but got none
func.func @element(%n: index, %d: f32, %x: memref<8xf32>) {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = arith.shrui %n, %c1 exact : index
  %f = arith.divf %zero, %d fastmath<nnan> : f32
  memref.store %f, %x[%m] : memref<8xf32>
  return
}
// RUN: not pypto-runner %s --entry=place --arg -1 --engine=interp 2>&1 | FileCheck %s --check-prefix=PLACE
// RUN: not pypto-runner %s --entry=extent --arg -1 --engine=interp 2>&1 | FileCheck %s --check-prefix=EXTENT
// PLACE: 'buffer.alloc' op expected operand 0 to have a value when it is used, but got none
// EXTENT: 'buffer.alloc' op expected operand 0 to have a value when it is used, but got none
func.func @place(%n: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c1 = arith.constant 1 : index
  %m = arith.addi %n, %c1 overflow<nuw> : index
  %a = buffer.alloc at(%m) : !buffer.buffer<1x8xf32, vec>
  return
}
func.func @extent(%n: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c1 = arith.constant 1 : index
  %m = arith.addi %n, %c1 overflow<nuw> : index
  %a = buffer.alloc valid(%m) : !buffer.buffer<1x8xf32, vec, valid = [1, ?]>
  return
}
// Dividing is an error where it happens: by zero, whatever is divided, and by what may be zero.
// RUN: not pypto-runner %s --entry=quotient --arg 2147483647 --arg 0 --engine=interp 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not pypto-runner %s --entry=divisor --arg 2147483647 --engine=interp 2>&1 | FileCheck %s --check-prefix=DIVISOR
// RUN: pypto-runner %s --entry=quotient --arg 2147483647 --arg 2 --engine=interp
// ZERO: 'arith.divsi' op expected a divisor that is not 0, but got 0
// DIVISOR: 'arith.remui' op expected operand 1 to have a value when it is used, but got none
func.func @quotient(%n: i32, %by: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %one = arith.constant 1 : i32
  %m = arith.addi %n, %one overflow<nsw> : i32
  %q = arith.divsi %m, %by : i32
  return
}
func.func @divisor(%n: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %one = arith.constant 1 : i32
  %m = arith.addi %n, %one overflow<nsw> : i32
  %q = arith.remui %one, %m : i32
  return
}

// Each promise, kept and broken.
!b = !ptensor.tensor<1x8xi32>
!o = !tile.tile<1x8xi32>
// RUN: pypto-runner %s --entry=integers --arg 3 --arg 2 --engine=interp --expect '[5, 1, 6, 12, 3, 5, 1, 6]'
// RUN: not pypto-runner %s --entry=integers --arg 2147483647 --arg 1 --engine=interp 2>&1 | FileCheck %s --check-prefix=ADD
// RUN: not pypto-runner %s --entry=integers --arg 2 --arg 3 --engine=interp 2>&1 | FileCheck %s --check-prefix=SUB
// RUN: not pypto-runner %s --entry=integers --arg 65536 --arg 32768 --engine=interp 2>&1 | FileCheck %s --check-prefix=MUL
// RUN: not pypto-runner %s --entry=integers --arg 1073741824 --arg 1 --engine=interp 2>&1 | FileCheck %s --check-prefix=SHL
// RUN: not pypto-runner %s --entry=integers --arg 128 --arg 1 --engine=interp 2>&1 | FileCheck %s --check-prefix=TRUNC
// ADD: flags.mlir:[[#@LINE+6]]:8: note: it has had none since here
// SUB: flags.mlir:[[#@LINE+6]]:8: note: it has had none since here
// MUL: flags.mlir:[[#@LINE+6]]:8: note: it has had none since here
// SHL: flags.mlir:[[#@LINE+6]]:8: note: it has had none since here
// TRUNC: flags.mlir:[[#@LINE+6]]:8: note: it has had none since here
func.func @integers(%a: i32, %b: i32, %z: !b {pypto.dir = #pypto.dir<out>}) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.subi %a, %b overflow<nuw> : i32
  %2 = arith.muli %a, %b overflow<nsw> : i32
  %3 = arith.shli %a, %b overflow<nsw> : i32
  %4 = arith.trunci %a overflow<nsw> : i32 to i8
  %5 = arith.addi %a, %b overflow<nuw> : i32
  %6 = arith.subi %a, %b overflow<nsw> : i32
  %7 = arith.muli %a, %b overflow<nuw> : i32
  %8 = arith.extsi %4 : i8 to i32
  func.call @put(%0, %1, %2, %3, %8, %5, %6, %7, %z) : (i32, i32, i32, i32, i32, i32, i32, i32, !b) -> ()
  return
}
// RUN: pypto-runner %s --entry=exact --arg 12 --arg 2 --engine=interp --expect '[6, 6, 3, 3, 48, 12, 12, 12]'
// RUN: not pypto-runner %s --entry=exact --arg 13 --arg 2 --engine=interp 2>&1 | FileCheck %s --check-prefix=DIV
// RUN: not pypto-runner %s --entry=exact --arg 6 --arg 2 --engine=interp 2>&1 | FileCheck %s --check-prefix=SHR
// DIV: flags.mlir:[[#@LINE+3]]:8: note: it has had none since here
// SHR: flags.mlir:[[#@LINE+4]]:8: note: it has had none since here
func.func @exact(%a: i32, %b: i32, %z: !b {pypto.dir = #pypto.dir<out>}) {
  %0 = arith.divsi %a, %b exact : i32
  %1 = arith.divui %a, %b exact : i32
  %2 = arith.shrsi %a, %b exact : i32
  %3 = arith.shrui %a, %b exact : i32
  %4 = arith.shli %a, %b : i32
  func.call @put(%0, %1, %2, %3, %4, %a, %a, %a, %z) : (i32, i32, i32, i32, i32, i32, i32, i32, !b) -> ()
  return
}
!p = !tile.tile<1x8xi32, valid = [1, 1]>
func.func private @put(%0: i32, %1: i32, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %z: !b {pypto.dir = #pypto.dir<out>}) {
  %t0 = tile.full %0 : i32 -> !p
  tile.store %t0, %z[0, 0] : !p, !b
  %t1 = tile.full %1 : i32 -> !p
  tile.store %t1, %z[0, 1] : !p, !b
  %t2 = tile.full %2 : i32 -> !p
  tile.store %t2, %z[0, 2] : !p, !b
  %t3 = tile.full %3 : i32 -> !p
  tile.store %t3, %z[0, 3] : !p, !b
  %t4 = tile.full %4 : i32 -> !p
  tile.store %t4, %z[0, 4] : !p, !b
  %t5 = tile.full %5 : i32 -> !p
  tile.store %t5, %z[0, 5] : !p, !b
  %t6 = tile.full %6 : i32 -> !p
  tile.store %t6, %z[0, 6] : !p, !b
  %t7 = tile.full %7 : i32 -> !p
  tile.store %t7, %z[0, 7] : !p, !b
  return
}

// Operands count as results do; comparing is no exception.
// RUN: pypto-runner %s --entry=floats --arg 2 --arg 1 --engine=interp --expect '[2, 2, 2, 2, 2, 2, 2, 2]'
// RUN: not pypto-runner %s --entry=floats --arg 2 --arg 0 --engine=interp 2>&1 | FileCheck %s --check-prefix=INFINITE
// RUN: not pypto-runner %s --entry=floats --arg nan --arg 1 --engine=interp 2>&1 | FileCheck %s --check-prefix=COMPARE
// INFINITE: 'tile.store' op expected element [0, 0] to have a value when it is stored, but got none
// INFINITE-NEXT: flags.mlir:[[#@LINE+5]]:8: note: it has had none since here
// COMPARE: 'scf.if' op expected operand 0 to have a value when it is used, but got none
// COMPARE-NEXT: flags.mlir:[[#@LINE+2]]:8: note: it has had none since here
func.func @floats(%a: f32, %b: f32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c = arith.cmpf oeq, %a, %a fastmath<nnan> : f32
  %q = arith.divf %a, %b fastmath<ninf> : f32
  %r = math.sqrt %q fastmath<contract,reassoc,nsz,arcp,afn> : f32
  %s = arith.mulf %r, %r fastmath<contract> : f32
  scf.if %c { scf.yield }
  %d = math.roundeven %s fastmath<fast> : f32
  %t = tile.full %d : f32 -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}

// Upstream makes one condition of two, of which the second has a value only where the first holds.
// RUN: pypto-runner %s --entry=both --arg 2147483647 --arg 0 --engine=interp --expect '[2, 2, 2, 2, 2, 2, 2, 2]'
// RUN: pypto-runner %s --entry=both --arg 2147483647 --arg 0 --engine=interp --level=buffer --expect '[2, 2, 2, 2, 2, 2, 2, 2]'
// RUN: not pypto-runner %s --entry=both --arg 2147483647 --arg 1 --engine=interp 2>&1 | FileCheck %s --check-prefix=BOTH
func.func @both(%n: i32, %a: i1, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %one = arith.constant 1 : i32
  %m = arith.addi %n, %one overflow<nsw> : i32
  %b = arith.cmpi sgt, %m, %n : i32
  %c = arith.andi %a, %b : i1
  %x = arith.constant 1.0 : f32
  %y = arith.constant 2.0 : f32
  // BOTH: flags.mlir:[[#@LINE+1]]:8: error: 'scf.if' op expected operand 0 to have a value when it is used, but got none
  %v = scf.if %c -> f32 {
    scf.yield %x : f32
  } else {
    scf.yield %y : f32
  }
  %t = tile.full %v : f32 -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}
