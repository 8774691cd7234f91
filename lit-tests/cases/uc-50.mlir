// Offsets keep their grouping: every step of an expression is an op of its own in the assembler's text.
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=pypto}' --arg iota --arg -3 --arg 5 --expect '[40, 41, 42, 43, 44, 45, 46, 47]'
// RUN: pypto-runner %s --pipeline='pypto-cpu{planner=ptoas}' --arg iota --arg -3 --arg 5 --expect '[40, 41, 42, 43, 44, 45, 46, 47]'
// RUN: pypto-translate %s --to-pto --pipeline=pypto-a2a3 | FileCheck %s

!t = !tile.tile<1x8xf32>
!x = !ptensor.tensor<16x8xf32>
!z = !ptensor.tensor<1x8xf32>
func.func @offset(%x: !x, %a: index, %b: index, %z: !z {pypto.dir = #pypto.dir<out>}) {
  %c0 = arith.constant 0 : index
  // CHECK: %[[A:.*]] = arith.maxsi %{{.*}}, %{{.*}} : index
  %0 = arith.maxsi %a, %c0 : index
  // CHECK: %[[B:.*]] = arith.maxsi %{{.*}}, %{{.*}} : index
  %1 = arith.maxsi %b, %c0 : index
  // CHECK: %[[ROW:.*]] = arith.addi %[[A]], %[[B]] : index
  %row = arith.addi %0, %1 : index
  // CHECK: pto.partition_view %{{.*}}, offsets = [%[[ROW]], %{{.*}}]
  %t = tile.load %x[%row, 0] : !x -> !t
  tile.store %t, %z[0, 0] : !t, !z
  return
}
