// Programs that do not end, and what has no meaning.

!z = !ptensor.tensor<1x8xi32>

// RUN: not pypto-runner %s --entry=endless --engine=interp --max-steps=1000 2>&1 | FileCheck %s --check-prefix=STEPS
// STEPS: limits.mlir:{{.*}}: error: {{.*}} expected the program to end within 1000 steps, but got more
// STEPS-NEXT: note: this is the interpreter's limit on steps
func.func @endless(%z: !z {pypto.dir = #pypto.dir<out>}) {
  %yes = arith.constant true
  scf.while : () -> () {
    scf.condition(%yes)
  } do {
    scf.yield
  }
  return
}

// RUN: not pypto-runner %s --entry=deep --engine=interp 2>&1 | FileCheck %s --check-prefix=DEPTH
// DEPTH: limits.mlir:[[#@LINE+3]]:3: error: 'func.call' op expected regions and calls to nest at most 2000 deep, but got more
func.func @deep(%z: !z {pypto.dir = #pypto.dir<out>}) {

  call @deep(%z) : (!z) -> ()
  return
}

// RUN: not pypto-runner %s --entry=undefined --engine=interp 2>&1 | FileCheck %s --check-prefix=UNDEFINED
// UNDEFINED: 'func.call' op expected 'nobody' to be a function with a body, but got none
func.func private @nobody()
func.func @undefined(%z: !z {pypto.dir = #pypto.dir<out>}) {
  call @nobody() : () -> ()
  return
}

// RUN: not pypto-runner %s --entry=step --arg 0 --engine=interp 2>&1 | FileCheck %s --check-prefix=STEP
// STEP: 'scf.for' op expected the step to be at least 1, but got 0
func.func @step(%step: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %c0 step %step {
  }
  return
}

// RUN: not pypto-runner %s --entry=unknown --engine=interp 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: 'memref.alloc' op expected an op that the interpreter runs, but got one that it does not know
func.func @unknown(%z: !z {pypto.dir = #pypto.dir<out>}) {
  %m = memref.alloc() : memref<4xf32>
  return
}

// RUN: not pypto-runner %s --entry=vector --engine=interp 2>&1 | FileCheck %s --check-prefix=VECTOR
// VECTOR: 'arith.constant' op expected a scalar of at most 64 bits, but got 'vector<4xf32>'
func.func @vector(%z: !z {pypto.dir = #pypto.dir<out>}) {
  %v = arith.constant dense<1.0> : vector<4xf32>
  return
}

// RUN: not pypto-runner %s --entry=unknown --level=buffer 2>&1 | FileCheck %s --check-prefix=LEVEL
// LEVEL: error: expected --level together with --engine=interp, but got the native engine

// RUN: not pypto-runner %s --entry=affine --arg 3 --engine=interp --pipeline=symbol-dce 2>&1 | FileCheck %s --check-prefix=AFFINE
// AFFINE: 'affine.apply' op expected an op that the interpreter runs, but got one that it does not know
// AFFINE-NEXT: note: --lower-affine turns ops of affine into ones of arith, scf and memref: run it first
func.func @affine(%n: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %m = affine.apply affine_map<(d0) -> (d0 + 1)> (%n)
  return
}
