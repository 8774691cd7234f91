// RUN: pypto-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: pypto-opt %s --allow-unregistered-dialect --mlir-print-op-generic | pypto-opt --allow-unregistered-dialect | FileCheck %s
// RUN: pypto-opt %s --allow-unregistered-dialect --emit-bytecode | pypto-opt --allow-unregistered-dialect | FileCheck %s

// CHECK: module attributes {pypto.target = #pypto.target<a5>}
module attributes {pypto.target = #pypto.target<a5>} {
  // CHECK: func.func @kernel(%{{.*}}: !ptensor.tensor<[n, 64], f32>, %{{.*}}: !ptensor.tensor<16xf32> {pypto.dir = #pypto.dir<inout>}, %{{.*}}: index) attributes {pypto.kind = #pypto.kind<in_core>, pypto.symbols = ["n", "m_2"]}
  func.func @kernel(%x: !ptensor.tensor<[n, 64], f32>, %y: !ptensor.tensor<16xf32> {pypto.dir = #pypto.dir<inout>}, %step: index)
      attributes {pypto.kind = #pypto.kind<in_core>, pypto.symbols = ["n", "m_2"]} {
    %c1 = arith.constant 1 : index
    scf.for %i = %c1 to %step step %c1 {
      scf.for %j = %c1 to %step step %step {
      }
    }
    return
  }
  // Without a kind, a function is upstream's own, and so is what it may loop over.
  // CHECK: func.func @plain
  func.func @plain() {
    %c0 = arith.constant 0 : index
    scf.for %i = %c0 to %c0 step %c0 {
    }
    return
  }
  // CHECK: test.dims = [#pypto.dim<n * 2 + 3>, #pypto.dim<min(64, n + 32)>]
  "test.op"() {test.dims = [#pypto.dim<3 + n + n>, #pypto.dim<min(n + 32, 64)>]} : () -> ()
}
