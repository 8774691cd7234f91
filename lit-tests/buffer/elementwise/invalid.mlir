// RUN: pypto-opt %s --split-input-file --verify-diagnostics

func.func @space(%a: !buffer.buffer<16x64xf32, mat>) {
  // expected-error @below {{'buffer.add' op expected the memory space of lhs to be vec, but got mat}}
  // expected-note @below {{no move leads there from mat; to vec one leads from acc (a5 only)}}
  buffer.add ins(%a, %a : !buffer.buffer<16x64xf32, mat>, !buffer.buffer<16x64xf32, mat>) outs(%a : !buffer.buffer<16x64xf32, mat>)
  return
}

// -----

func.func @element_of_row(%a: !buffer.buffer<16x64xbf16, vec>) {
  // expected-error @below {{'buffer.mul' op expected the element type of lhs to be i16, i32, f16 or f32, but got bf16}}
  buffer.mul ins(%a, %a : !buffer.buffer<16x64xbf16, vec>, !buffer.buffer<16x64xbf16, vec>) outs(%a : !buffer.buffer<16x64xbf16, vec>)
  return
}

// -----

func.func @elements(%a: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf16, vec>) {
  // expected-error @below {{'buffer.add' op expected the element type of dst to be f32 as in lhs, but got f16}}
  buffer.add ins(%a, %a : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf16, vec>)
  return
}

// -----

func.func @shapes(%a: !buffer.buffer<16x64xf32, vec>, %b: !buffer.buffer<16x32xf32, vec>) {
  // expected-error @below {{'buffer.add' op expected the shape of rhs to be [16, 64] as in lhs, but got [16, 32]}}
  buffer.add ins(%a, %b : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x32xf32, vec>) outs(%a : !buffer.buffer<16x64xf32, vec>)
  return
}

// -----

func.func @valid(%a: !buffer.buffer<16x64xf32, vec>, %b: !buffer.buffer<16x64xf32, vec, valid = [8, 64]>) {
  // expected-error @below {{'buffer.sub' op expected the valid region of rhs to be [16, 64] as in lhs, but got [8, 64]}}
  buffer.sub ins(%a, %b : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec, valid = [8, 64]>) outs(%a : !buffer.buffer<16x64xf32, vec>)
  return
}

// -----

func.func @layout(%a: !buffer.buffer<16x1xf32, vec>, %b: !buffer.buffer<16x1xf32, vec, blayout = col_major>) {
  // expected-error @below {{'buffer.maximum' op expected the layout of rhs to be blayout = row_major, slayout = none_box, fractal = 512 as in lhs, but got blayout = col_major, slayout = none_box, fractal = 512}}
  buffer.maximum ins(%a, %b : !buffer.buffer<16x1xf32, vec>, !buffer.buffer<16x1xf32, vec, blayout = col_major>) outs(%a : !buffer.buffer<16x1xf32, vec>)
  return
}

// -----

func.func @pad(%a: !buffer.buffer<16x64xf32, vec>, %c: !buffer.buffer<16x64xf32, vec, pad = zero>) {
  // expected-error @below {{'buffer.exp' op expected the layout of dst to be blayout = row_major, slayout = none_box, fractal = 512 as in source, but got blayout = row_major, slayout = none_box, fractal = 512, pad = zero}}
  buffer.exp ins(%a : !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec, pad = zero>)
  return
}

// -----

func.func @scalar(%a: !buffer.buffer<16x64xf32, vec>, %s: f16) {
  // expected-error @below {{'buffer.adds' op expected the scalar to be f32, the element type of dst, but got f16}}
  buffer.adds ins(%a, %s : !buffer.buffer<16x64xf32, vec>, f16) outs(%a : !buffer.buffer<16x64xf32, vec>)
  return
}

// -----

func.func @scalar_sign(%a: !buffer.buffer<16x64xui8, vec>, %s: i8) {
  // expected-error @below {{'buffer.adds' op expected the scalar to be ui8, the element type of dst, but got i8}}
  buffer.adds ins(%a, %s : !buffer.buffer<16x64xui8, vec>, i8) outs(%a : !buffer.buffer<16x64xui8, vec>)
  return
}

// -----

func.func @fill(%a: !buffer.buffer<16x64xf32, vec>, %s: i32) {
  // expected-error @below {{'buffer.full' op expected the scalar to be f32, the element type of dst, but got i32}}
  buffer.full ins(%s : i32) outs(%a : !buffer.buffer<16x64xf32, vec>)
  return
}

// -----

func.func @in_place(%a: !buffer.buffer<16x64xf32, vec>) {
  // expected-error @below {{'buffer.recip' op expected dst to be another buffer than source, but got the same handle}}
  // expected-note @below {{this op reads and writes in an order that does not work in place}}
  buffer.recip ins(%a : !buffer.buffer<16x64xf32, vec>) outs(%a : !buffer.buffer<16x64xf32, vec>)
  return
}

// -----

func.func @rsqrt_in_place(%a: !buffer.buffer<16x64xf32, vec>) {
  // expected-error @below {{'buffer.rsqrt' op expected dst to be another buffer than source, but got the same handle}}
  // expected-note @below {{does not work in place}}
  buffer.rsqrt ins(%a : !buffer.buffer<16x64xf32, vec>) outs(%a : !buffer.buffer<16x64xf32, vec>)
  return
}
