// RUN: pypto-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{but got f64}}
func.func private @f64(!ptensor.tensor<16x64xf64>)

// -----

// expected-error @below {{expected the rank to be at least 1, but got 0}}
func.func private @rank_0(!ptensor.tensor<f32>)

// -----

// expected-error @below {{expected dimension 0 of the shape to be positive, but got 0}}
func.func private @empty(!ptensor.tensor<0x64xf32>)

// -----

// expected-error @below {{expected the size to be below 2^63 bits}}
func.func private @too_large(!ptensor.tensor<4611686018427387904x4xf32>)

// -----

// expected-error @below {{expected the rank of strides to be 2, but got 1}}
func.func private @stride_rank(!ptensor.tensor<16x64xf32, strides = [1]>)

// -----

// expected-error @below {{expected stride 1 to be 1 in layout nd, but got 2}}
func.func private @nd_inner(!ptensor.tensor<16x64xf32, strides = [128, 2]>)

// -----

// expected-error @below {{expected stride 1 to be 1 in layout nd, but got ?}}
func.func private @nd_inner_unknown(!ptensor.tensor<16x64xf32, strides = [128, ?]>)

// -----

// expected-error @below {{expected stride 0 to be at least 64, the span of the dimensions inside, but got 63}}
func.func private @nd_outer(!ptensor.tensor<16x64xf32, strides = [63, 1]>)

// -----

// expected-error @below {{expected stride 0 to be at least 1, the span of the dimensions inside, but got -64}}
func.func private @nd_negative(!ptensor.tensor<16x?xf32, strides = [-64, 1]>)

// -----

// The span is counted without wrapping.
// expected-error @below {{expected stride 0 to be at least 18446744073709551614, the span of the dimensions inside, but got 8}}
func.func private @nd_far(!ptensor.tensor<[2, 2, n], i8, strides = [8, 9223372036854775807, 1]>)

// -----

// expected-error @below {{expected the rank to be at least 2 in layout dn, but got 1}}
func.func private @dn_rank(!ptensor.tensor<16xf32, layout = dn>)

// -----

// expected-error @below {{expected stride 0 to be 1 in layout dn, but got 64}}
func.func private @dn_inner(!ptensor.tensor<16x64xf32, layout = dn, strides = [64, 1]>)

// -----

// expected-error @below {{expected stride 1 to be at least 16, the span of the dimensions inside, but got 15}}
func.func private @dn_outer(!ptensor.tensor<16x64xf32, layout = dn, strides = [1, 15]>)

// -----

// expected-error @below {{expected stride 0 to be at least 80, the span of the dimensions inside, but got 79}}
func.func private @dn_outermost(!ptensor.tensor<3x5x16xf32, layout = dn, strides = [79, 1, 5]>)

// -----

// expected-error @below {{expected the shape to be blocked as [_, _, _, 16, 8] in layout nz, but got [64, 128]}}
func.func private @nz_plain(!ptensor.tensor<64x128xf32, layout = nz>)

// -----

// expected-error @below {{expected the shape to be blocked as [_, _, _, 16, 16] in layout nz, but got [1, 8, 4, 16, 8]}}
func.func private @nz_box(!ptensor.tensor<1x8x4x16x8xf16, layout = nz>)

// -----

// expected-error @below {{expected the rank of valid to be 2, but got 1}}
func.func private @valid_rank(!ptensor.tensor<16x64xf32, valid = [16]>)

// -----

// expected-error @below {{expected dimension 0 of valid to be between 0 and 16, but got 20}}
func.func private @valid_above(!ptensor.tensor<16x64xf32, valid = [20, 64]>)

// -----

// expected-error @below {{expected one of layout, strides, valid, pad, but got 'addr'}}
func.func private @key(!ptensor.tensor<16x64xf32, addr = 0>)
