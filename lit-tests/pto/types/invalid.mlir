// RUN: pypto-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{expected the pointee to be an integer or a float, but got index}}
func.func private @pointee(!pto.ptr<index>)

// -----

// expected-error @below {{but got f64}}
func.func private @view_element(!pto.tensor_view<16x16xf64>)

// -----

// expected-error @below {{expected the rank to be at least 1, but got 0}}
func.func private @view_rank(!pto.tensor_view<f32>)

// -----

// expected-error @below {{expected dimension 0 of shape to be an integer or ?, but got n}}
func.func private @view_symbol(!pto.tensor_view<[n, 16], f32>)

// -----

// expected-error @below {{expected dimension 1 of the shape to be positive, but got 0}}
func.func private @window_empty(!pto.partition_tensor_view<16x0xf32>)

// -----

// expected-error @below {{expected the size to be below 2^63 bits}}
func.func private @window_size(!pto.partition_tensor_view<4611686018427387904x4xf32>)

// -----

// expected-error @below {{but got none}}
func.func private @element(!pto.tile_buf<vec, 16x16xnone>)

// -----

// expected-error @below {{expected the rank to be 2, but got 1}}
func.func private @rank_1(!pto.tile_buf<vec, 16xf32>)

// -----

// expected-error @below {{expected the rank to be 2, but got 3}}
func.func private @rank_3(!pto.tile_buf<vec, 2x16x16xf32>)

// -----

// expected-error @below {{expected dimension 0 of the shape to be an integer, but got ?}}
func.func private @rows(!pto.tile_buf<vec, ?x16xf32>)

// -----

// expected-error @below {{expected dimension 0 of valid to be between 0 and 16, but got 17}}
func.func private @valid(!pto.tile_buf<vec, 16x16xf32, valid=17x16>)

// -----

// expected-error @below {{expected the rank of valid to be 2, but got 1}}
func.func private @valid_rank(!pto.tile_buf<vec, 16x16xf32, valid=16>)

// -----

// expected-error @below {{expected the size to be below 2^63 bits}}
func.func private @size(!pto.tile_buf<vec, 9223372036854775807x2xf32>)

// -----

// expected-error @below {{expected the memory space to be vec, mat, left, right, acc or bias, but got unplaced}}
func.func private @unplaced(!pto.tile_buf<unplaced, 16x16xf32>)

// -----

// expected-error @below {{expected fractal to be 32, 512 or 1024, but got 2}}
func.func private @fractal(!pto.tile_buf<vec, 16x16xf32, fractal=2>)

// -----

// expected-error @below {{expected compact to be null outside left, right and acc, but got normal in vec}}
func.func private @compact(!pto.tile_buf<vec, 16x16xf32, compact=1>)

// -----

// expected-error @below {{expected pad between 0 and 3, but got 4}}
func.func private @pad(!pto.tile_buf<vec, 16x16xf32, pad=4>)

// -----

// expected-error @below {{expected one of valid, blayout, slayout, fractal, pad, compact, each once, but got 'rows'}}
func.func private @conflict(!pto.tile_buf<vec, 16x16xf32, rows=8>)

// -----

// expected-error @below {{expected each key once, but 'valid' is here again}}
func.func private @repeated(!pto.tile_buf<vec, 16x16xf32, valid=1x1, valid=2x2>)

// -----

// expected-error @below {{expected pad between 0 and 3, but got -1}}
func.func private @pad_negative(!pto.tile_buf<vec, 16x64xf32, pad=-1>)

// -----

// expected-error @below {{expected fractal to be 32, 512 or 1024, but got -512}}
func.func private @fractal_negative(!pto.tile_buf<vec, 16x64xf32, fractal=-512>)
