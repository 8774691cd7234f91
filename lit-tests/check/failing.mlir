// What is wrong is said at the op that expects it, and every kind of fault ends with status 1.
// RUN: not pypto-runner --check --level=tile %s | FileCheck %s
// RUN: not pypto-runner --check --level=tile --case=differs %s | FileCheck %s --check-prefix=ONE
// RUN: not pypto-runner --check --case=outside %s | FileCheck %s --check-prefix=LAYERS
// RUN: pypto-runner --check --case=passes %s | FileCheck %s --check-prefix=PASSES
// RUN: not pypto-runner --check --case=nothing %s 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not pypto-runner --check --level=pto --case=tile_only %s 2>&1 | FileCheck %s --check-prefix=STEP
// RUN: not pypto-runner --check %S/Inputs/none.mlir 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not pypto-runner --check --arg=1 %s 2>&1 | FileCheck %s --check-prefix=CONFLICT
// RUN: not pypto-runner --check %S/Inputs/refused.mlir | FileCheck %s --check-prefix=REFUSED

// NAME: error: expected the case to be one of 'passes', 'differs', {{.*}}, but got 'nothing'
// STEP: error: expected a case to be run at the layer, but got none
// NONE: error: expected the module to have a pypto_check.case, but got none
// CONFLICT: error: the argument '--check' cannot be used with '--arg <VALUE>'

// What a pass refuses is said once for each step.
// REFUSED: FAIL first at tile
// REFUSED-NEXT: refused.mlir:[[#]]:8: error: 'tile.load' op expected rows of a multiple of 32 bytes
// REFUSED: FAIL second at tile{{$}}
// REFUSED-NEXT: FAIL first at tile, canonicalized
// REFUSED: 0 checks passed, 16 failed

!x = !ptensor.tensor<2x8xf32>
!t = !tile.tile<2x8xf32>
!v = tensor<2x8xf32>
func.func @negate(%x: !x, %z: !x {pypto.dir = #pypto.dir<out>}) {
  %a = tile.load %x[0, 0] : !x -> !t
  %b = tile.neg %a : !t
  tile.store %b, %z[0, 0] : !t, !x
  return
}
func.func @one_row(%x: !x, %i: index, %z: !x {pypto.dir = #pypto.dir<inout>}) {
  %a = tile.load %x[%i, 0] : !x -> !tile.tile<1x8xf32>
  tile.store %a, %z[0, 0] : !tile.tile<1x8xf32>, !x
  return
}

// CHECK: PASS passes at tile{{$}}
// PASSES: PASS passes at tile
// PASSES-NEXT: PASS passes at tile, canonicalized
// PASSES-NEXT: PASS passes at buffer, planner=pypto
// PASSES-NEXT: PASS passes at buffer, planner=ptoas
// PASSES-NEXT: PASS passes at pto, planner=pypto
// PASSES-NEXT: PASS passes at pto, planner=ptoas
// PASSES-NEXT: PASS passes at pto, canonicalized
// PASSES-NEXT: PASS passes at native
// PASSES-NEXT: 8 checks passed, 0 failed
pypto_check.case @passes {
  %x = pypto_check.ramp 1, 1 : !v
  %z = pypto_check.constant dense<0.0> : !v
  %r = pypto_check.launch @negate(%x, %z) writes [1] : (!v, !v) -> !v
  %w = pypto_check.ramp -1, -1 : !v
  pypto_check.expect_eq %r, %w : !v
}

// Each expectation has its say.
// CHECK-NEXT: FAIL differs at tile{{$}}
// CHECK-NEXT: failing.mlir:[[#@LINE+16]]:3: error: 'pypto_check.expect_eq' op expected element [0, 0] to be 0, but got -0; 16 of 16 elements differ
// CHECK-NEXT: failing.mlir:[[#@LINE+17]]:3: error: 'pypto_check.expect_close' op expected element [1, 5] to be -13.5, but got -13; 3 of 16 elements differ
// CHECK-NEXT: failing.mlir:[[#@LINE+20]]:3: error: 'pypto_check.expect_eq' op expected element [0, 0] to be 0, but got -0; 1 of 16 elements differ
// CHECK-NEXT: failing.mlir:[[#@LINE+23]]:3: error: 'pypto_check.expect_close' op expected element [1, 7] to be NaN, but got -15; 1 of 16 elements differ
// ONE: FAIL differs at tile
// ONE: FAIL differs at tile, canonicalized
// ONE-NEXT: failing.mlir:[[#@LINE+10]]:3: error: 'pypto_check.expect_eq' op
// ONE-NEXT: failing.mlir:[[#@LINE+11]]:3: error: 'pypto_check.expect_close' op
// ONE-NEXT: failing.mlir
// ONE-NEXT: failing.mlir
// ONE-NEXT: 0 checks passed, 2 failed
pypto_check.case @differs {
  %x = pypto_check.ramp 0, 1 : !v
  %z = pypto_check.constant dense<0.0> : !v
  %r = pypto_check.launch @negate(%x, %z) writes [1] : (!v, !v) -> !v
  // The sign.
  pypto_check.expect_eq %r, %x : !v
  %far = pypto_check.constant dense<[[0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0], [-8.0, -9.0, -10.0, -11.0, -12.0, -13.5, -14.5, -15.5]]> : !v
  pypto_check.expect_close %r, %far rtol 0.0 atol 0.25 : !v
  pypto_check.expect_close %r, %far rtol 0.0 atol 0.5 : !v
  // The sign of a zero.
  %zero = pypto_check.ramp 0, -1 : !v
  pypto_check.expect_eq %r, %zero : !v
  pypto_check.expect_close %r, %zero rtol 0.0 atol 0.0 : !v
  // What is no number is near to none.
  %nan = pypto_check.constant dense<[[0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0], [-8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, 0x7FC00000]]> : !v
  pypto_check.expect_close %r, %nan rtol 1.0e+30 atol 1.0e+30 : !v
}

// CHECK: FAIL uneven at tile{{$}}
// CHECK-NEXT: failing.mlir:[[#@LINE+3]]:8: error: 'pypto_check.ramp' op expected every element to be a number of f16, but got none for element 1, counted row by row
// CHECK-NEXT: failing.mlir:[[#@LINE+2]]:8: note: choose a start and a step that are sums of a few powers of 2
pypto_check.case @uneven {
  %x = pypto_check.ramp 2048, 1 : tensor<2xf16>
  %r = pypto_check.launch @negate(%x) writes [0] : (tensor<2xf16>) -> tensor<2xf16>
  pypto_check.expect_eq %r, %x : tensor<2xf16>
}

// CHECK-NEXT: FAIL large at tile{{$}}
// CHECK-NEXT: failing.mlir:[[#@LINE+2]]:8: error: 'pypto_check.ramp' op expected an array that fits into memory
pypto_check.case @large {
  %x = pypto_check.ramp 0, 0 : tensor<1000000000x1000000000xf32>
  %r = pypto_check.launch @negate(%x) writes [0] : (tensor<1000000000x1000000000xf32>) -> tensor<1000000000x1000000000xf32>
  pypto_check.expect_eq %r, %x : tensor<1000000000x1000000000xf32>
}

// CHECK-NEXT: FAIL unknown at tile{{$}}
// CHECK-NEXT: failing.mlir:[[#@LINE+3]]:8: error: 'pypto_check.launch' op expected the entry to be one of 'negate', 'one_row', but got 'negation'
pypto_check.case @unknown {
  %x = pypto_check.ramp 0, 1 : !v
  %r = pypto_check.launch @negation(%x) writes [0] : (!v) -> !v
  pypto_check.expect_eq %r, %x : !v
}

// A declaration is no kernel.
// CHECK-NEXT: FAIL declared at tile{{$}}
// CHECK-NEXT: failing.mlir:[[#@LINE+4]]:8: error: 'pypto_check.launch' op expected the entry to be one of 'negate', 'one_row', but got 'declaration'
func.func private @declaration(!x)
pypto_check.case @declared {
  %x = pypto_check.ramp 0, 1 : !v
  %r = pypto_check.launch @declaration(%x) writes [0] : (!v) -> !v
  pypto_check.expect_eq %r, %x : !v
}

// CHECK-NEXT: FAIL arguments at tile{{$}}
// CHECK-NEXT: failing.mlir:[[#@LINE+3]]:8: error: 'pypto_check.launch' op expected 2 arguments for 'negate', but got 1
pypto_check.case @arguments {
  %x = pypto_check.ramp 0, 1 : !v
  %r = pypto_check.launch @negate(%x) writes [0] : (!v) -> !v
  pypto_check.expect_eq %r, %x : !v
}

// CHECK-NEXT: FAIL shape at tile{{$}}
// CHECK-NEXT: failing.mlir:[[#@LINE+3]]:8: error: 'pypto_check.launch' op expected argument 0 of 'negate' to be 2x8xf32, but got 8x2xf32
pypto_check.case @shape {
  %x = pypto_check.ramp 0, 1 : tensor<8x2xf32>
  %r = pypto_check.launch @negate(%x, %x) writes [1] : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
  pypto_check.expect_eq %r, %x : tensor<8x2xf32>
}

// CHECK-NEXT: FAIL scalar at tile{{$}}
// CHECK-NEXT: failing.mlir:[[#@LINE+4]]:8: error: 'pypto_check.launch' op expected argument 1 of 'one_row' to be i64, but got f32
pypto_check.case @scalar {
  %x = pypto_check.ramp 0, 1 : !v
  %s = pypto_check.constant 1.0 : f32
  %r = pypto_check.launch @one_row(%x, %s, %x) writes [2] : (!v, f32, !v) -> !v
  pypto_check.expect_eq %r, %x : !v
}

// CHECK-NEXT: FAIL written at tile{{$}}
// CHECK-NEXT: failing.mlir:[[#@LINE+3]]:10: error: 'pypto_check.launch' op expected 'writes' not to name argument 0 of 'negate', whose pypto.dir is in
pypto_check.case @written {
  %x = pypto_check.ramp 0, 1 : !v
  %r:2 = pypto_check.launch @negate(%x, %x) writes [0, 1] : (!v, !v) -> (!v, !v)
  pypto_check.expect_eq %r#0, %x : !v
}

// CHECK-NEXT: FAIL unseen at tile{{$}}
// CHECK-NEXT: failing.mlir:[[#@LINE+3]]:3: error: 'pypto_check.launch' op expected 'writes' to name argument 1 of 'negate', whose pypto.dir is out
pypto_check.case @unseen {
  %x = pypto_check.ramp 0, 1 : !v
  pypto_check.launch @negate(%x, %x) writes [] : (!v, !v) -> ()
  %r = pypto_check.launch @negate(%x, %x) writes [1] : (!v, !v) -> !v
  pypto_check.expect_eq %r, %x : !v
}

// A kernel that fails says where, and where it was launched.
// CHECK-NEXT: FAIL outside at tile{{$}}
// CHECK-NEXT: failing.mlir:[[#]]:8: error: 'tile.load' op expected the window to lie in 0 to 2 along dimension 0, but got 2 to 3
// CHECK-NEXT: failing.mlir:[[#@LINE+10]]:8: note: launched here
// LAYERS: FAIL outside at buffer, planner=pypto
// LAYERS-NEXT: failing.mlir:[[#]]:8: error: 'buffer.load' op
// LAYERS: FAIL outside at native
// LAYERS-NEXT: failing.mlir:[[#]]:8: error: expected the window of this transfer to lie within dimension 0 of its tensor (2 elements), but got 1 element from offset 2 in block 0
// LAYERS-NEXT: failing.mlir:[[#@LINE+5]]:8: note: launched here
// LAYERS-NEXT: 0 checks passed, 8 failed
pypto_check.case @outside {
  %x = pypto_check.ramp 0, 1 : !v
  %i = pypto_check.constant 2 : index
  %r = pypto_check.launch @one_row(%x, %i, %x) writes [2] : (!v, index, !v) -> !v
  pypto_check.expect_eq %r, %x : !v
}

// CHECK-NEXT: PASS tile_only at tile{{$}}
pypto_check.case @tile_only without ["buffer", "pto", "native"] {
  %x = pypto_check.ramp 1, 1 : !v
  %r = pypto_check.launch @negate(%x, %x) writes [1] : (!v, !v) -> !v
  %w = pypto_check.ramp -1, -1 : !v
  pypto_check.expect_eq %r, %w : !v
}
// CHECK: 4 checks passed, 22 failed
