// Of a number and NaN, maximumf and minimumf give NaN, maxnumf and minnumf the number: in either order, folded or not.
// RUN: pypto-opt %s --canonicalize | FileCheck %s
// RUN: pypto-runner %s --entry=run --arg 1 --arg nan --expect '[nan, nan, nan, nan, 1, 1, 1, 1]'
// RUN: pypto-runner %s --entry=known --expect '[nan, nan, nan, nan, 1, 1, 1, 1]'
// RUN: pypto-runner %s --entry=run --arg 1 --arg nan --engine=interp --expect '[nan, nan, nan, nan, 1, 1, 1, 1]'
// RUN: pypto-runner %s --entry=known --engine=interp --expect '[nan, nan, nan, nan, 1, 1, 1, 1]'
// RUN: pypto-runner %s --entry=run --arg 1 --arg nan --engine=interp --level=buffer --expect '[nan, nan, nan, nan, 1, 1, 1, 1]'
// RUN: pypto-runner %s --entry=known --engine=interp --level=buffer --expect '[nan, nan, nan, nan, 1, 1, 1, 1]'
// RUN: pypto-runner %s --entry=run --arg 1 --arg nan --engine=interp --level=pto --expect '[nan, nan, nan, nan, 1, 1, 1, 1]'
// RUN: pypto-runner %s --entry=known --engine=interp --level=pto --expect '[nan, nan, nan, nan, 1, 1, 1, 1]'
// RUN: pypto-opt %s --canonicalize | pypto-runner - --entry=known --expect '[nan, nan, nan, nan, 1, 1, 1, 1]'

!z = !ptensor.tensor<1x8xf32>
!t = !tile.tile<1x8xf32, valid = [1, 1]>
// CHECK-LABEL: @known
// CHECK-NOT: {{max|min}}
// CHECK: return
func.func @known(%z: !z {pypto.dir = #pypto.dir<out>}) {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 0x7FC00000 : f32
  %0 = arith.maximumf %a, %b : f32
  %t0 = tile.full %0 : f32 -> !t
  tile.store %t0, %z[0, 0] : !t, !z
  %1 = arith.maximumf %b, %a : f32
  %t1 = tile.full %1 : f32 -> !t
  tile.store %t1, %z[0, 1] : !t, !z
  %2 = arith.minimumf %a, %b : f32
  %t2 = tile.full %2 : f32 -> !t
  tile.store %t2, %z[0, 2] : !t, !z
  %3 = arith.minimumf %b, %a : f32
  %t3 = tile.full %3 : f32 -> !t
  tile.store %t3, %z[0, 3] : !t, !z
  %4 = arith.maxnumf %a, %b : f32
  %t4 = tile.full %4 : f32 -> !t
  tile.store %t4, %z[0, 4] : !t, !z
  %5 = arith.maxnumf %b, %a : f32
  %t5 = tile.full %5 : f32 -> !t
  tile.store %t5, %z[0, 5] : !t, !z
  %6 = arith.minnumf %a, %b : f32
  %t6 = tile.full %6 : f32 -> !t
  tile.store %t6, %z[0, 6] : !t, !z
  %7 = arith.minnumf %b, %a : f32
  %t7 = tile.full %7 : f32 -> !t
  tile.store %t7, %z[0, 7] : !t, !z
  return
}
func.func @run(%a: f32, %b: f32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %0 = arith.maximumf %a, %b : f32
  %t0 = tile.full %0 : f32 -> !t
  tile.store %t0, %z[0, 0] : !t, !z
  %1 = arith.maximumf %b, %a : f32
  %t1 = tile.full %1 : f32 -> !t
  tile.store %t1, %z[0, 1] : !t, !z
  %2 = arith.minimumf %a, %b : f32
  %t2 = tile.full %2 : f32 -> !t
  tile.store %t2, %z[0, 2] : !t, !z
  %3 = arith.minimumf %b, %a : f32
  %t3 = tile.full %3 : f32 -> !t
  tile.store %t3, %z[0, 3] : !t, !z
  %4 = arith.maxnumf %a, %b : f32
  %t4 = tile.full %4 : f32 -> !t
  tile.store %t4, %z[0, 4] : !t, !z
  %5 = arith.maxnumf %b, %a : f32
  %t5 = tile.full %5 : f32 -> !t
  tile.store %t5, %z[0, 5] : !t, !z
  %6 = arith.minnumf %a, %b : f32
  %t6 = tile.full %6 : f32 -> !t
  tile.store %t6, %z[0, 6] : !t, !z
  %7 = arith.minnumf %b, %a : f32
  %t7 = tile.full %7 : f32 -> !t
  tile.store %t7, %z[0, 7] : !t, !z
  return
}
