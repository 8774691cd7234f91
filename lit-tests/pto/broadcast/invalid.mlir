// RUN: pypto-opt %s --split-input-file --verify-diagnostics

!a = !pto.tile_buf<vec, 16x64xf32>
!v = !pto.tile_buf<vec, 8x1xf32, blayout=col_major>
func.func @vector_extent(%a: !a, %v: !v) {
  // expected-error @below {{'pto.trowexpandadd' op expected the rows of vector to be 16, the rows of matrix, but got 8}}
  pto.trowexpandadd ins(%a, %v : !a, !v) outs(%a : !a)
  return
}

// -----

!a = !pto.tile_buf<vec, 16x64xf32>
func.func @row(%a: !a) {
  // expected-error @below {{'pto.tcolexpand' op expected the rows of vector to be 1, but got 16}}
  pto.tcolexpand ins(%a : !a) outs(%a : !a)
  return
}

// -----

!a = !pto.tile_buf<vec, 16x64xf32>
!tmp = !pto.tile_buf<vec, 1x64xf32>
!r = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
func.func @scratch(%a: !a, %tmp: !tmp, %r: !r) {
  // expected-error @below {{'pto.trowmax' op expected the shape of tmp to be at least [16, 64], that of source, but got [1, 64]}}
  pto.trowmax ins(%a, %tmp : !a, !tmp) outs(%r : !r)
  return
}
