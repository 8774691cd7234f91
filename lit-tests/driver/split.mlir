// Pieces are read one by one: a bad one is left out, the others are printed, and lines are counted over the whole file.
// RUN: not pypto-opt %s --split-input-file 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=ERROR --input-file=%t.err

// CHECK: @first
func.func private @first(!tile.tile<16x64xf32, vec>)

// -----

// CHECK-NOT: @second
// ERROR: split.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: expected the rank of valid to be 2, but got 1
func.func private @second(!tile.tile<16x64xf32, vec, valid = [1]>)

// -----

// CHECK: // -----
// CHECK: @third
func.func private @third(!buffer.buffer<16x64xf32, vec>)
