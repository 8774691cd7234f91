// RUN: pypto-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected dimension 0 of valid to be between 0 and 8, but got -1}}
func.func private @tile(!tile.tile<8x8xf32, valid = [-1, 8]>)

// -----

// expected-error @+1 {{expected dimension 1 of valid to be between 0 and 8, but got -2}}
func.func private @buffer(!buffer.buffer<8x8xf32, vec, valid = [8, -2]>)

// -----

// expected-error @+1 {{invalid dimension}}
func.func private @pto(!pto.tile_buf<vec, 8x8xf32, valid=8x-2>)
