// A failure leaves no output file behind, whoever fails.
// RUN: rm -rf %t && mkdir %t
// RUN: not pypto-opt %s -o %t/opt 2>/dev/null
// RUN: not pypto-translate %s --to-pto --pipeline=pypto-a2a3 -o %t/pto 2>/dev/null
// RUN: not pypto-translate %s --to-object -o %t/o 2>/dev/null
// RUN: not pypto-runner %s --arg iota --out %t/npy 2>/dev/null
// RUN: ls %t | count 0
// RUN: not pypto-opt %s 2>&1 | FileCheck %s

// CHECK: failure.mlir:[[#@LINE+3]]:8: error: 'tile.add' op expected the valid region of rhs
func.func @failure(%a: !ptensor.tensor<16x64xf32> {pypto.dir = #pypto.dir<inout>}) {
  %t = tile.load %a[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32>
  %0 = "tile.add"(%t, %u) : (!tile.tile<16x64xf32>, !tile.tile<16x64xf32, valid = [1, 64]>) -> !tile.tile<16x64xf32>
  %u = tile.create : !tile.tile<16x64xf32, valid = [1, 64]>
  tile.store %0, %a[0, 0] : !tile.tile<16x64xf32>, !ptensor.tensor<16x64xf32>
  return
}
