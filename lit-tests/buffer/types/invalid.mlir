// RUN: pypto-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{but got f64}}
func.func private @f64(!buffer.buffer<16x64xf64, vec>)

// -----

// expected-error @below {{expected the rank to be at least 1, but got 0}}
func.func private @rank_0(!buffer.buffer<f32, vec>)

// -----

// expected-error @below {{expected dimension 0 of the shape to be positive, but got 0}}
func.func private @empty(!buffer.buffer<0x64xf32, vec>)

// -----

// expected-error @below {{expected dimension 0 of the shape to be positive, but got -1}}
func.func private @negative(!buffer.buffer<[-1, 64], f32, vec>)

// -----

// expected-error @below {{expected dimension 1 of the shape to be an integer, but got ?}}
func.func private @unknown(!buffer.buffer<16x?xf32, vec>)

// -----

// expected-error @below {{expected dimension 0 of the shape to be an integer, but got n}}
func.func private @symbol(!buffer.buffer<[n, 64], f32, vec>)

// -----

// expected-error @below {{expected the size to be below 2^63 bits}}
func.func private @too_large(!buffer.buffer<4611686018427387904x2xi1, vec>)

// -----

// expected-error @below {{expected the memory space to be vec, mat, left, right, acc or bias, but got unplaced}}
func.func private @unplaced(!buffer.buffer<16x64xf32, unplaced>)

// -----

// expected-error @below {{expected the rank of valid to be 2, but got 3}}
func.func private @valid_rank(!buffer.buffer<16x64xf32, vec, valid = [16, 64, 1]>)

// -----

// expected-error @below {{expected dimension 1 of valid to be between 0 and 64, but got 65}}
func.func private @valid_above(!buffer.buffer<16x64xf32, vec, valid = [16, 65]>)

// -----

// expected-error @below {{expected dimension 0 of valid to be between 0 and 16, but got -2}}
func.func private @valid_negative(!buffer.buffer<16x64xf32, vec, valid = [-2, 64]>)

// -----

// expected-error @below {{expected dimension 0 of valid to be an integer or ?, but got n}}
func.func private @valid_symbol(!buffer.buffer<16x64xf32, vec, valid = [n, 64]>)

// -----

// expected-error @below {{expected fractal to be 32, 512 or 1024, but got 0}}
func.func private @fractal(!buffer.buffer<16x64xf32, vec, fractal = 0>)

// -----

// expected-error @below {{expected compact to be null outside left, right and acc, but got normal in vec}}
func.func private @compact(!buffer.buffer<16x64xf32, vec, compact = normal>)

// -----

// expected-error @below {{expected each key once, but 'valid' is here again}}
func.func private @repeated(!buffer.buffer<16x64xf32, vec, valid = [1, 1], valid = [2, 2]>)
