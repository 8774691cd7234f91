// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK: @plain(!ptensor.tensor<128x64xf32>, !ptensor.tensor<?x64xf32>, !ptensor.tensor<[n, 64], f32>, !ptensor.tensor<5xi64>)
func.func private @plain(!ptensor.tensor<128x64xf32>, !ptensor.tensor<?x64xf32>, !ptensor.tensor<[n, 64], f32>, !ptensor.tensor<5xi64>)
// Rows may be further apart than they are long; what is not an integer is taken as it is written.
// CHECK: @pitched(!ptensor.tensor<16x64xf32, strides = [100, 1]>, !ptensor.tensor<?x64xf32, strides = [?, 1]>, !ptensor.tensor<[n, m], f32, strides = [m, 1]>)
func.func private @pitched(!ptensor.tensor<16x64xf32, strides = [100, 1]>, !ptensor.tensor<?x64xf32, strides = [?, 1]>, !ptensor.tensor<[n, m], f32, strides = [m, 1]>)
// CHECK: @columns(!ptensor.tensor<3x5x16xf32, layout = dn, strides = [80, 1, 5]>, !ptensor.tensor<16x64xf32, layout = dn>)
func.func private @columns(!ptensor.tensor<3x5x16xf32, layout = dn, strides = [80, 1, 5]>, !ptensor.tensor<16x64xf32, layout = dn>)
// CHECK: @boxes(!ptensor.tensor<1x8x4x16x16xf16, layout = nz, strides = [8192, 1024, 256, 16, 1]>, !ptensor.tensor<1x8x4x16x8xf32, layout = nz>)
func.func private @boxes(!ptensor.tensor<1x8x4x16x16xf16, layout = nz, strides = [8192, 1024, 256, 16, 1]>, !ptensor.tensor<1x8x4x16x8xf32, layout = nz>)
// CHECK: @valid(!ptensor.tensor<128x64xf32, valid = [100, 64], pad = zero>, !ptensor.tensor<128x64xf32>, !ptensor.tensor<?x64xf32, valid = [?, 64]>)
func.func private @valid(!ptensor.tensor<128x64xf32, valid = [100, 64], pad = zero>, !ptensor.tensor<128x64xf32, valid = [128, 64], pad = null>, !ptensor.tensor<?x64xf32, valid = [?, 64]>)
// CHECK: @float8(!ptensor.tensor<16x?xf8E4M3FN>, !ptensor.tensor<1x1x2x16x32xf8E5M2, layout = nz>)
func.func private @float8(!ptensor.tensor<16x?xf8E4M3FN>, !ptensor.tensor<1x1x2x16x32xf8E5M2, layout = nz>)
