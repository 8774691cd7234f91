// A tensor with the strides of its layout: what is written as columns is read as columns.
// RUN: pypto-opt --lower-buffer-to-loops %s | FileCheck %s
// CHECK: func.func @transpose(%{{.*}}: memref<4x8xf32, strided<[1, 4]>>, %{{.*}}: memref<4x8xf32, strided<[16, 1]>>, %{{.*}}: memref<16x1xf32, strided<[1, 16]>>, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %{{.*}}: memref<4xi64>)

!b = !buffer.buffer<4x8xf32, vec>
!x = !ptensor.tensor<4x8xf32, layout = dn>
!y = !ptensor.tensor<4x8xf32, strides = [16, 1]>
func.func @transpose(%x: !x, %y: !y {pypto.dir = #pypto.dir<out>}, %column: !ptensor.tensor<16x1xf32, layout = dn>) {
  %b = buffer.alloc : !b
  buffer.load ins(%x[0, 0] : !x) outs(%b : !b)
  buffer.store ins(%b : !b) outs(%y[0, 0] : !y)
  return
}
