// RUN: pypto-opt %s --attach-target="chip=a2a3" --split-input-file | FileCheck %s
// RUN: pypto-opt %s --attach-target="chip=a2a3" --attach-target="chip=a2a3" --split-input-file | FileCheck %s
// RUN: not pypto-opt %s --attach-target="chip=a3" --split-input-file 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not pypto-opt %s --attach-target --split-input-file 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not pypto-opt %s --attach-target="chip=a2a3" --attach-target="chip=a5" --split-input-file 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not pypto-opt %s --attach-target="soc=a5" --split-input-file 2>&1 | FileCheck %s --check-prefix=OPTION

// CHECK: module attributes {pypto.target = #pypto.target<a2a3>}
// UNKNOWN: attach.mlir:[[#@LINE+4]]:1: error: 'builtin.module' op expected chip to be a2a3, a5 or cpu, but got 'a3'
// NONE: expected chip to be a2a3, a5 or cpu, but got ''
// OTHER: attach.mlir:[[#@LINE+2]]:1: error: 'builtin.module' op expected to be compiled for a5, but got a module whose target is a2a3
// OPTION: no such option soc
module {}

// -----

// CHECK: module attributes {pto.target_arch = "a2", pypto.target = #pypto.target<a2a3>}
module attributes {pto.target_arch = "a2"} {}
