// A run-time extent comes with the value that it is: as an operand of the allocation, which the assembler's text has too.
// RUN: pypto-opt %s --split-input-file --verify-diagnostics

// Tiles whose extents vary at run time: the lowering to buffers says that it needs them as numbers.
func.func @tiles() {
  %0 = tile.create : !tile.tile<[1, 128], f32, vec, valid = [1, n]>
  return
}

// -----

func.func @missing() {
  // expected-error @+1 {{}}
  %0 = buffer.alloc : !buffer.buffer<1x128xf32, vec, valid = [1, ?]>
  return
}

// -----

func.func @superfluous(%n: index) {
  // expected-error @+1 {{}}
  %0 = buffer.alloc valid(%n) : !buffer.buffer<1x128xf32, vec, valid = [1, 120]>
  return
}

// -----

func.func @missing_pto() {
  // expected-error @+1 {{}}
  %0 = pto.alloc_tile : !pto.tile_buf<vec, 1x128xf32, valid=1x?>
  return
}

// -----

func.func @superfluous_pto(%n: index) {
  // expected-error @+1 {{}}
  %0 = pto.alloc_tile valid_col = %n : !pto.tile_buf<vec, 1x128xf32>
  return
}
