// Functions around our ops, spoilt in generic form: an error each, and printing the op with the error does no harm.
// (Every op of ours is spoilt in every way by tests/malformed_ops.rs.)
// RUN: not pypto-opt %s --split-input-file --mlir-print-op-on-diagnostic=true 2>&1 | FileCheck %s
// RUN: not pypto-opt %s --split-input-file --mlir-print-op-on-diagnostic=true --mlir-print-op-generic 2>&1 | FileCheck %s
// CHECK-NOT: {{Stack dump|panicked|internal error}}

// No terminator.
// CHECK: uc-59.mlir:[[#@LINE+2]]:{{[0-9]+}}: error: {{.*}}terminator
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "tile.create"() : () -> !tile.tile<16x64xf32, vec>
}) : () -> ()

// -----

// An empty block.
// CHECK: uc-59.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}empty block
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
^bb0:
}) : () -> ()

// -----

// A terminator of another op.
// CHECK: uc-59.mlir:[[#@LINE+3]]:{{[0-9]+}}: error: 'scf.yield' op
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "tile.create"() : () -> !tile.tile<16x64xf32, vec>
  "scf.yield"(%0) : (!tile.tile<16x64xf32, vec>) -> ()
}) : () -> ()

// -----

// A branch that hands on no tile although it gives one.
// CHECK: uc-59.mlir:[[#@LINE+2]]:{{[0-9]+}}: error: {{.*}}scf.yield
func.func @f(%c: i1) {
  %0 = "scf.if"(%c) ({
    %1 = "tile.create"() : () -> !tile.tile<16x64xf32, vec>
    "scf.yield"() : () -> ()
  }, {
    %2 = "tile.create"() : () -> !tile.tile<16x64xf32, vec>
    "scf.yield"(%2) : (!tile.tile<16x64xf32, vec>) -> ()
  }) : (i1) -> !tile.tile<16x64xf32, vec>
  return
}

// -----

// A missing region.
// CHECK: uc-59.mlir:[[#@LINE+2]]:{{[0-9]+}}: error: 'scf.for' op requires one region
func.func @f(%n: index) {
  "scf.for"(%n, %n, %n) : (index, index, index) -> ()
  return
}
