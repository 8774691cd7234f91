// A load from a tensor by columns fills Mat with columns of boxes, the one order that it can give.
// RUN: pypto-opt %s --attach-target=chip=a5 --infer-memory-space --verify-target | FileCheck %s
// RUN: pypto-opt %s --pypto-a2a3 | FileCheck %s --check-prefix=PTO

// CHECK-LABEL: func.func @f
// CHECK: tile.load %arg0{{.*}} -> !tile.tile<16x16xf16, mat>
// CHECK: tile.load %arg1{{.*}} -> !tile.tile<16x16xf16, mat, blayout = row_major, slayout = col_major>
// PTO: pto.tload {{.*}} outs(%{{.*}} : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
// PTO: pto.tload {{.*}} outs(%{{.*}} : !pto.tile_buf<mat, 16x16xf16, slayout=col_major>)
func.func @f(%x: !ptensor.tensor<16x16xf16>, %y: !ptensor.tensor<16x16xf16, layout = dn>,
             %z: !ptensor.tensor<16x16xf32> {pypto.dir = #pypto.dir<out>}) attributes {pypto.kind = #pypto.kind<aic>} {
  %a = tile.load %x[0, 0] : !ptensor.tensor<16x16xf16> -> !tile.tile<16x16xf16>
  %b = tile.load %y[0, 0] : !ptensor.tensor<16x16xf16, layout = dn> -> !tile.tile<16x16xf16>
  %c = tile.matmul %a, %b : (!tile.tile<16x16xf16>, !tile.tile<16x16xf16>) -> !tile.tile<16x16xf32>
  tile.store %c, %z[0, 0] : !tile.tile<16x16xf32>, !ptensor.tensor<16x16xf32>
  return
}
