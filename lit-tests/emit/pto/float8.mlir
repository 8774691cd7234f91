// What the assembler gets for products of floats of one byte: boxes of 16x32 and 32x16 elements, half the bytes of f16.
// RUN: pypto-translate %s --to-pto --pipeline=pypto-a5 | FileCheck %s
// RUN: pypto-translate %s --to-pto --pipeline=pypto-a5 | pypto-opt --verify-target -o /dev/null

// CHECK: module attributes {pto.target_arch = "a5"} {
// CHECK: func.func @product(%{{.*}}: !pto.ptr<f8E4M3FN>, %{{.*}}: !pto.ptr<f8E4M3FN>, %{{.*}}: !pto.ptr<f32>)
// CHECK: pto.make_tensor_view {{.*}} : !pto.tensor_view<?x?xf8E4M3FN>
// CHECK-DAG: pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<mat, 16x64xf8E4M3FN, blayout=col_major, slayout=row_major>
// CHECK-DAG: pto.alloc_tile addr = %c1024_i64 : !pto.tile_buf<mat, 64x32xf8E4M3FN, blayout=col_major, slayout=row_major>
// CHECK: pto.tload ins(%{{.*}} : !pto.partition_tensor_view<16x64xf8E4M3FN>) outs(%{{.*}} : !pto.tile_buf<mat, 16x64xf8E4M3FN, blayout=col_major, slayout=row_major>)
// CHECK: pto.tmov ins(%{{.*}} : !pto.tile_buf<mat, 16x64xf8E4M3FN, blayout=col_major, slayout=row_major>) outs(%{{.*}} : !pto.tile_buf<left, 16x64xf8E4M3FN, blayout=col_major, slayout=row_major>)
// CHECK: pto.tmov ins(%{{.*}} : !pto.tile_buf<mat, 64x32xf8E4M3FN, blayout=col_major, slayout=row_major>) outs(%{{.*}} : !pto.tile_buf<right, 64x32xf8E4M3FN, slayout=col_major>)
// CHECK: pto.tmatmul ins(%{{.*}}, %{{.*}} : !pto.tile_buf<left, 16x64xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x32xf8E4M3FN, slayout=col_major>) outs(%{{.*}} : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @product(%x: !ptensor.tensor<16x64xf8E4M3FN>, %y: !ptensor.tensor<64x32xf8E4M3FN>, %z: !ptensor.tensor<16x32xf32> {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !ptensor.tensor<16x64xf8E4M3FN> -> !tile.tile<16x64xf8E4M3FN>
    %b = tile.load %y[0, 0] : !ptensor.tensor<64x32xf8E4M3FN> -> !tile.tile<64x32xf8E4M3FN>
    %c = tile.matmul %a, %b : (!tile.tile<16x64xf8E4M3FN>, !tile.tile<64x32xf8E4M3FN>) -> !tile.tile<16x32xf32>
    tile.store %c, %z[0, 0] : !tile.tile<16x32xf32>, !ptensor.tensor<16x32xf32>
    return
  }
}
