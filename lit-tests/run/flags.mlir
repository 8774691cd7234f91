// What flags permit, nobody makes use of: the numbers are those of the ops, in every engine.
// RUN: pypto-runner %s --entry=contract --arg 1.0001 --expect '[0, 0, 0, 0, 0, 0, 0, 0]'
// RUN: pypto-runner %s --entry=contract --arg 1.0001 --expect '[0, 0, 0, 0, 0, 0, 0, 0]' --engine=interp
// RUN: pypto-runner %s --entry=contract --arg 1.0001 --expect '[0, 0, 0, 0, 0, 0, 0, 0]' --engine=interp --level=buffer
// RUN: pypto-runner %s --entry=contract --arg 1.0001 --expect '[0, 0, 0, 0, 0, 0, 0, 0]' --engine=interp --level=pto
// RUN: pypto-runner %s --entry=reassoc --arg 100 --expect '[16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216]'
// RUN: pypto-runner %s --entry=reassoc --arg 100 --expect '[16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216]' --engine=interp
// RUN: pypto-runner %s --entry=reassoc --arg 100 --expect '[16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216]' --engine=interp --level=pto
// What they promise, machine code does not believe: it computes what the ops compute without. The interpreter checks.
// RUN: pypto-runner %s --entry=nsw --arg 2147483647 --expect '[2, 2, 2, 2, 2, 2, 2, 2]'
// RUN: pypto-runner %s --entry=nsw --arg 2147483647 --expect '[2, 2, 2, 2, 2, 2, 2, 2]' --engine=interp --level=pto
// RUN: not pypto-runner %s --entry=nsw --arg 2147483647 --engine=interp 2>&1 | FileCheck %s
// RUN: pypto-runner %s --entry=nsw --arg 5 --expect '[1, 1, 1, 1, 1, 1, 1, 1]'
// RUN: pypto-runner %s --entry=nsw --arg 5 --expect '[1, 1, 1, 1, 1, 1, 1, 1]' --engine=interp
// RUN: pypto-runner %s --entry=exact --arg 7 --arg 2 --expect '[6, 6, 6, 6, 6, 6, 6, 6]'
// RUN: pypto-runner %s --entry=exact --arg 8 --arg 2 --expect '[8, 8, 8, 8, 8, 8, 8, 8]'
// RUN: pypto-runner %s --entry=exact --arg 8 --arg 2 --expect '[8, 8, 8, 8, 8, 8, 8, 8]' --engine=interp
// RUN: pypto-runner %s --entry=nnan --arg nan --expect '[2, 2, 2, 2, 2, 2, 2, 2]'

!z = !ptensor.tensor<1x8xf32>
!t = !tile.tile<1x8xf32>
func.func @contract(%a: f32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %b = arith.constant 1.0002 : f32
  %p = arith.mulf %a, %a fastmath<contract> : f32
  %d = arith.subf %p, %b fastmath<contract> : f32
  %t = tile.full %d : f32 -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}

// 2^24 + 1 is 2^24, as often as it is added.
func.func @reassoc(%n: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %start = arith.constant 16777216.0 : f32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start) -> f32 {
    %next = arith.addf %s, %one fastmath<reassoc> : f32
    scf.yield %next : f32
  }
  %t = tile.full %sum : f32 -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}

func.func @nsw(%n: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %one = arith.constant 1 : i32
  %yes = arith.constant 1.0 : f32
  %no = arith.constant 2.0 : f32
  // CHECK: error: 'tile.store' op expected element [0, 0] to have a value when it is stored, but got none
  // CHECK-NEXT: flags.mlir:[[#@LINE+1]]:8: note: it has had none since here
  %m = arith.addi %n, %one overflow<nsw> : i32
  %c = arith.cmpi sgt, %m, %n : i32
  %v = arith.select %c, %yes, %no : f32
  %t = tile.full %v : f32 -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}

func.func @exact(%a: i32, %b: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %q = arith.divsi %a, %b exact : i32
  %p = arith.muli %q, %b : i32
  %v = arith.sitofp %p : i32 to f32
  %t = tile.full %v : f32 -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}

func.func @nnan(%a: f32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %yes = arith.constant 1.0 : f32
  %no = arith.constant 2.0 : f32
  %c = arith.cmpf oeq, %a, %a fastmath<nnan> : f32
  %v = arith.select %c, %yes, %no : f32
  %t = tile.full %v : f32 -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}
