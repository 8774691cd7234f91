// Division and modulo of negative numbers: floor, towards zero, and up; when folded and when run, in every layer.
// RUN: pypto-opt %s --canonicalize | FileCheck %s
// RUN: pypto-opt %s --sccp --canonicalize | FileCheck %s
// RUN: pypto-runner %s --entry=run --arg=-7 --arg 2 --expect '[-4, -3, -1, 1, -3, 0, 0, 0]'
// RUN: pypto-runner %s --entry=run --arg=-7 --arg 2 --engine=interp --expect '[-4, -3, -1, 1, -3, 0, 0, 0]'
// RUN: pypto-runner %s --entry=run --arg=-7 --arg 2 --engine=interp --level=buffer --expect '[-4, -3, -1, 1, -3, 0, 0, 0]'
// RUN: pypto-runner %s --entry=run --arg=-7 --arg 2 --engine=interp --level=pto --expect '[-4, -3, -1, 1, -3, 0, 0, 0]'
// RUN: pypto-runner %s --entry=run --arg=7 --arg=-2 --expect '[-4, -3, 1, -1, -3, 0, 0, 0]'
// RUN: pypto-runner %s --entry=known --expect '[-4, -3, -1, 1, -3, 0, 0, 0]'
// RUN: pypto-opt %s --canonicalize | pypto-runner - --entry=known --expect '[-4, -3, -1, 1, -3, 0, 0, 0]'
// RUN: pypto-runner %s --entry=run --arg=7 --arg=-2 --engine=interp --expect '[-4, -3, 1, -1, -3, 0, 0, 0]'
// RUN: pypto-runner %s --entry=known --engine=interp --expect '[-4, -3, -1, 1, -3, 0, 0, 0]'
// RUN: pypto-opt %s --canonicalize | pypto-runner - --entry=known --engine=interp --expect '[-4, -3, -1, 1, -3, 0, 0, 0]'
// What has no result is an error in the interpreter.
// RUN: not pypto-runner %s --entry=run --arg=-7 --arg 0 --engine=interp 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not pypto-runner %s --entry=run --arg=-9223372036854775808 --arg=-1 --engine=interp 2>&1 | FileCheck %s --check-prefix=LEAST
// RUN: pypto-opt %s --pypto-a2a3 | pypto-translate --to-pto | FileCheck %s --check-prefix=PTO

!z = !ptensor.tensor<1x8xi32>
!t = !tile.tile<1x8xi32, valid = [1, 1]>
// ZERO: uc-47.mlir:[[#@LINE+4]]:8: error: 'arith.floordivsi' op expected operands that have a result, but got [-7, 0]
// LEAST: uc-47.mlir:[[#@LINE+3]]:8: error: 'arith.floordivsi' op expected operands that have a result, but got [-9223372036854775808, -1]
// PTO-LABEL: func.func @run
func.func @run(%a: index, %b: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %0 = arith.floordivsi %a, %b : index
  %w0 = arith.index_cast %0 : index to i32
  %t0 = tile.full %w0 : i32 -> !t
  tile.store %t0, %z[0, 0] : !t, !z
  %1 = arith.divsi %a, %b : index
  %w1 = arith.index_cast %1 : index to i32
  %t1 = tile.full %w1 : i32 -> !t
  tile.store %t1, %z[0, 1] : !t, !z
  %2 = arith.remsi %a, %b : index
  %w2 = arith.index_cast %2 : index to i32
  %t2 = tile.full %w2 : i32 -> !t
  tile.store %t2, %z[0, 2] : !t, !z
  // The remainder of the floor.
  %back = arith.muli %0, %b : index
  %3 = arith.subi %a, %back : index
  %w3 = arith.index_cast %3 : index to i32
  %t3 = tile.full %w3 : i32 -> !t
  tile.store %t3, %z[0, 3] : !t, !z
  %4 = arith.ceildivsi %a, %b : index
  %w4 = arith.index_cast %4 : index to i32
  %t4 = tile.full %w4 : i32 -> !t
  tile.store %t4, %z[0, 4] : !t, !z
  // PTO: arith.floordivsi
  // PTO: arith.divsi
  // PTO: arith.remsi
  // PTO: arith.ceildivsi
  return
}

// CHECK-LABEL: @known
// CHECK-DAG: constant -4 : i32
// CHECK-DAG: constant -3 : i32
// CHECK-DAG: constant -1 : i32
// CHECK-DAG: constant 1 : i32
// CHECK-NOT: divsi
// CHECK-NOT: remsi
// CHECK: return
func.func @known(%z: !z {pypto.dir = #pypto.dir<out>}) {
  %a = arith.constant -7 : index
  %b = arith.constant 2 : index
  %0 = arith.floordivsi %a, %b : index
  %w0 = arith.index_cast %0 : index to i32
  %t0 = tile.full %w0 : i32 -> !t
  tile.store %t0, %z[0, 0] : !t, !z
  %1 = arith.divsi %a, %b : index
  %w1 = arith.index_cast %1 : index to i32
  %t1 = tile.full %w1 : i32 -> !t
  tile.store %t1, %z[0, 1] : !t, !z
  %2 = arith.remsi %a, %b : index
  %w2 = arith.index_cast %2 : index to i32
  %t2 = tile.full %w2 : i32 -> !t
  tile.store %t2, %z[0, 2] : !t, !z
  // The remainder of the floor.
  %back = arith.muli %0, %b : index
  %3 = arith.subi %a, %back : index
  %w3 = arith.index_cast %3 : index to i32
  %t3 = tile.full %w3 : i32 -> !t
  tile.store %t3, %z[0, 3] : !t, !z
  %4 = arith.ceildivsi %a, %b : index
  %w4 = arith.index_cast %4 : index to i32
  %t4 = tile.full %w4 : i32 -> !t
  tile.store %t4, %z[0, 4] : !t, !z
  return
}
