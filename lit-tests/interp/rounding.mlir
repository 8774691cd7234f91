// Modes of rounding other than the one that machine code has are refused.
// RUN: not pypto-runner %s --arg 1 --engine interp 2>&1 | FileCheck %s
func.func @upwards(%a: f32, %z: !ptensor.tensor<1x8xf32> {pypto.dir = #pypto.dir<out>}) {
  // CHECK: rounding.mlir:[[#@LINE+1]]:8: error: 'arith.truncf' op expected rounding to the nearest even number, but got 'upward'
  %h = arith.truncf %a upward : f32 to f16
  return
}
