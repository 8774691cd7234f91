// What has no meaning ends native code in words, and nothing is written.
// RUN: not pypto-runner %s --entry divides --arg 1 --arg 0 --out %t.npy 2>&1 | FileCheck %s --check-prefix=DIVIDES
// RUN: not pypto-runner %s --entry divides --arg 1 --arg 0 --engine interp 2>&1 | FileCheck %s --check-prefix=INTERP
// RUN: not pypto-runner %s --entry asserts --arg false --arg iota 2>&1 | FileCheck %s --check-prefix=ASSERTS
// RUN: not test -e %t.npy
// RUN: not pypto-runner %s --entry fast --arg 3 2>&1 | FileCheck %s --check-prefix=FAST

// DIVIDES: error: native code ended by SIGFPE: it divided an integer by zero, or a quotient does not fit; --engine=interp shows where
// INTERP: signals.mlir:[[#@LINE+6]]:8: error: 'arith.divsi' op expected operands that have a result, but got [1, 0]
// ASSERTS: error: native code ended by SIGABRT: an assertion failed, or it wrote beyond its memory; --engine=interp shows where
// FAST: error: expected 'fast' to have C's calling convention, but got LLVM's number 8
!z = !ptensor.tensor<1x8xi32>
!t = !tile.tile<1x8xi32>
func.func @divides(%a: i32, %b: i32, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %q = arith.divsi %a, %b : i32
  %t = tile.full %q : i32 -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}

func.func @fast(%a: i32, %z: !z {pypto.dir = #pypto.dir<out>}) attributes {CConv = #llvm.cconv<fastcc>} {
  %t = tile.full %a : i32 -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}

func.func @asserts(%ok: i1, %x: memref<4xf32>) {
  cf.assert %ok, "it is not"
  return
}
