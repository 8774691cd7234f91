// A malformed type is one error, at the token that is wrong.
// RUN: pypto-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{or one of valid, blayout, slayout, fractal, pad, compact, mem, each once, but got 'rows'}}
func.func private @type(!tile.tile<16x16xf32, rows = 8>)

// -----

// expected-error @+1 {{each once, but got 'valid'}}
func.func private @type(!tile.tile<16x16xf32, valid = [1, 1], valid = [2, 2]>)

// -----

// expected-error @+1 {{expected a memory space (vec, mat, left, right, acc, bias)}}
func.func private @type(!tile.tile<16x16xf32, ub>)

// -----

// expected-error @+1 {{expected a memory space (vec, mat, left, right, acc, bias), but got 'ub'}}
func.func private @type(!buffer.buffer<16x16xf32, ub>)

// -----

// expected-error @+1 {{expected a memory space (vec, mat, left, right, acc, bias), but got 'ub'}}
func.func private @type(!pto.tile_buf<ub, 16x16xf32>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @type(!tile.tile<-1x16xf32>)

// -----

// expected-error @+1 {{expected dimension 0 of the shape to be an integer or an expression over symbols, but got ?}}
func.func private @type(!tile.tile<?x16xf32>)

// -----

// expected-error @+1 {{expected dimension 0 of the shape to be an integer, but got ?}}
func.func private @type(!buffer.buffer<?x16xf32, vec>)

// -----

// expected-error @+1 {{expected the rank to be 2, but got 1}}
func.func private @type(!pto.tile_buf<vec, 16xf32>)

// -----

// expected-error @+1 {{expected the rank to be 2, but got 3}}
func.func private @type(!pto.tile_buf<vec, 16x16x16xf32>)

// -----

// expected-error @+1 {{expected the element type to be i1, i4, i8, i16, i32 or i64 of any sign, f8E4M3FN, f8E5M2, f16, bf16 or f32, but got none}}
func.func private @type(!tile.tile<16x16xnone>)

// -----

// expected-error @+1 {{but got index}}
func.func private @type(!buffer.buffer<16x16xindex, vec>)

// -----

// expected-error @+1 {{but got tuple<f32>}}
func.func private @type(!tile.tile<16x16xtuple<f32>>)

// -----

// expected-error @+1 {{expected the size to be below 2^63 bits}}
func.func private @type(!tile.tile<9223372036854775807x16xf32>)

// -----

// expected-error @+1 {{invalid dimension}}
func.func private @type(!tile.tile<99999999999999999999999x16xf32>)

// -----

// expected-error @+1 {{expected one of valid, blayout, slayout, fractal, pad, compact, each once, but got 'rows'}}
func.func private @type(!pto.tile_buf<vec, 16x16xf32, rows=8>)

// -----

// expected-error @+1 {{expected dimension 0 of valid to be between 0 and 16, but got 17}}
func.func private @type(!pto.tile_buf<vec, 16x16xf32, valid=17x16>)

// -----

// expected-error @+1 {{expected each key once, but 'valid' is here again}}
func.func private @type(!pto.tile_buf<vec, 16x16xf32, valid=1x1, valid=2x2>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @type(!tile.tile<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @type(!tile.tile)

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @type(!tile.tile<16x16xf32, vec)
