// The plugin is for programs: it leaves the dialect of tests out.
// REQUIRES: mlir-opt
// RUN: not mlir-opt --load-dialect-plugin=%pypto_plugin %s 2>&1 | FileCheck %s
// CHECK: error: Dialect `pypto_check' not found for custom op 'pypto_check.case'
pypto_check.case @empty {
}
