// RUN: pypto-opt %s --split-input-file --verify-diagnostics

!a = !pto.tile_buf<acc, 16x64xf32>
func.func @space(%a: !a) {
  // expected-error @below {{'pto.tadd' op expected the memory space of lhs to be vec, but got acc}}
  // expected-note @below {{a move leads from acc to vec (a5 only)}}
  pto.tadd ins(%a, %a : !a, !a) outs(%a : !a)
  return
}

// -----

!a = !pto.tile_buf<vec, 16x64xi8>
func.func @element_of_row(%a: !a) {
  // expected-error @below {{'pto.texp' op expected the element type of source to be f16 or f32, but got i8}}
  pto.texp ins(%a : !a) outs(%a : !a)
  return
}

// -----

!a = !pto.tile_buf<vec, 16x64xf32>
!b = !pto.tile_buf<vec, 16x64xf16>
func.func @elements(%a: !a, %b: !b) {
  // expected-error @below {{'pto.tmul' op expected the element type of rhs to be f32 as in lhs, but got f16}}
  pto.tmul ins(%a, %b : !a, !b) outs(%a : !a)
  return
}

// -----

!a = !pto.tile_buf<vec, 16x64xf32>
!b = !pto.tile_buf<vec, 16x32xf32>
func.func @shapes(%a: !a, %b: !b) {
  // expected-error @below {{'pto.tneg' op expected the shape of dst to be [16, 64] as in source, but got [16, 32]}}
  pto.tneg ins(%a : !a) outs(%b : !b)
  return
}

// -----

!a = !pto.tile_buf<vec, 16x64xf32, valid=8x?>
!b = !pto.tile_buf<vec, 16x64xf32>
func.func @valid(%a: !a, %b: !b) {
  // expected-error @below {{'pto.tsub' op expected the valid region of dst to be [8, ?] as in lhs, but got [16, 64]}}
  pto.tsub ins(%a, %a : !a, !a) outs(%b : !b)
  return
}

// -----

!a = !pto.tile_buf<vec, 16x64xf32>
func.func @scalar(%a: !a, %s: i32) {
  // expected-error @below {{'pto.tadds' op expected the scalar to be f32, the element type of dst, but got i32}}
  pto.tadds ins(%a, %s : !a, i32) outs(%a : !a)
  return
}

// -----

!a = !pto.tile_buf<vec, 16x64xui8>
func.func @scalar_sign(%a: !a, %s: ui8) {
  // expected-error @below {{'pto.texpands' op expected the scalar to be i8, the element type of dst, but got ui8}}
  pto.texpands ins(%s : ui8) outs(%a : !a)
  return
}
