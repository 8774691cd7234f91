// A run-time extent comes with the value that it is: as an operand of the allocation, which the assembler's text has too.
// RUN: pypto-opt %s --split-input-file --verify-diagnostics

func.func @missing() {
  // expected-error @+1 {{'buffer.alloc' op expected the number of valid extents to be 1, one per '?' of the type, but got 0}}
  %0 = buffer.alloc : !buffer.buffer<1x128xf32, vec, valid = [1, ?]>
  return
}

// -----

func.func @superfluous(%n: index) {
  // expected-error @+1 {{'buffer.alloc' op expected the number of valid extents to be 0, one per '?' of the type, but got 1}}
  %0 = buffer.alloc valid(%n) : !buffer.buffer<1x128xf32, vec, valid = [1, 120]>
  return
}

// -----

func.func @missing_pto() {
  // expected-error @+1 {{'pto.alloc_tile' op expected valid_col to be given, but got none where the type says ?}}
  %0 = pto.alloc_tile : !pto.tile_buf<vec, 1x128xf32, valid=1x?>
  return
}

// -----

func.func @superfluous_pto(%n: index) {
  // expected-error @+1 {{'pto.alloc_tile' op expected no valid_col, but got one where the type says 128}}
  %0 = pto.alloc_tile valid_col = %n : !pto.tile_buf<vec, 1x128xf32>
  return
}
