// A tile that a loop carries is storage in the assembler's text, never an operand of the loop.
// RUN: pypto-translate %s --to-pto --pipeline='pypto-a2a3{planner=pypto}' -o %t.pto
// RUN: pypto-opt %t.pto | FileCheck %s
// RUN: pypto-translate %s --to-pto --pipeline='pypto-a5{planner=ptoas}' -o %t.pto
// RUN: pypto-opt %t.pto | FileCheck %s
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=pypto}' --arg iota --expect '[48, 52, 56, 60, 64, 68, 72, 76]'
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=ptoas}' --arg iota --expect '[48, 52, 56, 60, 64, 68, 72, 76]'

!t = !tile.tile<1x8xf32>
!x = !ptensor.tensor<4x8xf32>
!z = !ptensor.tensor<1x8xf32>

// CHECK-LABEL: func.func @running_sum
// CHECK: pto.tload ins(%{{.*}}) outs(%[[FIRST:[a-z0-9]+]] :
// CHECK: scf.for %{{[a-z0-9]+}} = %{{[a-z0-9]+}} to %{{[a-z0-9]+}} step %{{[a-z0-9]+}} {
// CHECK: pto.tadd {{.*}} outs(%[[FIRST]] :
func.func @running_sum(%x: !x, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %first = tile.load %x[0, 0] : !x -> !t
  %sum = scf.for %i = %c1 to %c4 step %c1 iter_args(%acc = %first) -> !t {
    %row = tile.load %x[%i, 0] : !x -> !t
    %next = tile.add %acc, %row : !t
    scf.yield %next : !t
  }
  tile.store %sum, %z[0, 0] : !t, !z
  return
}
