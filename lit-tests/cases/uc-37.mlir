// A column in global memory is dn to the assembler, a row nd, and a layout that is written wins. Values lie side by side.
// RUN: pypto-opt %s --pypto-a2a3 | FileCheck %s
// RUN: pypto-opt %s --pypto-a5=planner=ptoas | FileCheck %s
// RUN: pypto-runner %s --entry column --pipeline='pypto-cpu{planner=pypto}' --arg iota --expect '[7, 15, 23, 31, 39, 47, 55, 63]'
// RUN: pypto-runner %s --entry column --pipeline='pypto-cpu{planner=ptoas}' --arg iota --expect '[7, 15, 23, 31, 39, 47, 55, 63]'
// RUN: pypto-runner %s --entry views --arg iota --arg iota --arg iota --expect iota --expect iota --expect iota

!row = !tile.tile<1x8xf32>
!col = !tile.tile<8x1xf32>

// CHECK-LABEL: func.func @column
// CHECK-SAME: (%{{.*}}: !pto.ptr<f32>, %[[Z:.*]]: !pto.ptr<f32>)
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK: pto.make_tensor_view %[[Z]], shape = [%[[C8]], %[[C1]]], strides = [%[[C1]], %[[C8]]] {layout = #pto.layout<dn>}
func.func @column(%x: !ptensor.tensor<8x8xf32>, %z: !ptensor.tensor<8x1xf32> {pypto.dir = #pypto.dir<out>}) {
  %t = tile.load %x[0, 0] : !ptensor.tensor<8x8xf32> -> !tile.tile<8x8xf32>
  %tmp = tile.create : !tile.tile<8x8xf32>
  %m = tile.row_max %t, %tmp : (!tile.tile<8x8xf32>, !tile.tile<8x8xf32>) -> !col
  tile.store %m, %z[0, 0] : !col, !ptensor.tensor<8x1xf32>
  return
}

// CHECK-LABEL: func.func @views
// CHECK-DAG: pto.make_tensor_view %{{.*}} {layout = #pto.layout<dn>}
// CHECK-DAG: pto.make_tensor_view %{{.*}} {layout = #pto.layout<nd>}
// CHECK-DAG: pto.make_tensor_view %{{.*}} {layout = #pto.layout<dn>}
func.func @views(%a: !ptensor.tensor<8x1xf32>, %b: !ptensor.tensor<1x8xf32>, %c: !ptensor.tensor<8x1xf32, layout = dn>,
                 %x: !ptensor.tensor<8x1xf32> {pypto.dir = #pypto.dir<out>}, %y: !ptensor.tensor<1x8xf32> {pypto.dir = #pypto.dir<out>},
                 %z: !ptensor.tensor<8x1xf32, layout = dn> {pypto.dir = #pypto.dir<out>}) {
  %0 = tile.load %a[0, 0] : !ptensor.tensor<8x1xf32> -> !col
  tile.store %0, %x[0, 0] : !col, !ptensor.tensor<8x1xf32>
  %1 = tile.load %b[0, 0] : !ptensor.tensor<1x8xf32> -> !row
  tile.store %1, %y[0, 0] : !row, !ptensor.tensor<1x8xf32>
  %2 = tile.load %c[0, 0] : !ptensor.tensor<8x1xf32, layout = dn> -> !col
  tile.store %2, %z[0, 0] : !col, !ptensor.tensor<8x1xf32, layout = dn>
  return
}
