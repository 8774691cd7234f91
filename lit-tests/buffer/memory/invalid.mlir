// RUN: pypto-opt %s --split-input-file --verify-diagnostics

func.func @negative_address() {
  // expected-error @below {{'buffer.alloc' op expected addr to be at least 0, but got -1}}
  // expected-note @below {{leave addr out for storage that the assembler places}}
  %b = buffer.alloc addr = -1 : !buffer.buffer<16x64xf32, vec>
  return
}

// -----

func.func @two_addresses(%p: index) {
  // expected-error @below {{'buffer.alloc' op expected the address to be given once, but got both addr and at()}}
  %b = buffer.alloc addr = 0 at(%p) : !buffer.buffer<16x64xf32, vec>
  return
}

// -----

func.func @extents_of_static(%n: index) {
  // expected-error @below {{'buffer.alloc' op expected the number of valid extents to be 0, one per '?' of the type, but got 1}}
  %b = buffer.alloc valid(%n) : !buffer.buffer<16x64xf32, vec>
  return
}

// -----

func.func @too_few_extents(%n: index) {
  // expected-error @below {{'buffer.alloc' op expected the number of valid extents to be 2, one per '?' of the type, but got 1}}
  %b = buffer.alloc valid(%n) : !buffer.buffer<16x64xf32, vec, valid = [?, ?]>
  return
}

// -----

func.func @extent_type(%n: f32) {
  // expected-error @below {{'buffer.alloc' op operand #0 must be variadic of index, but got 'f32'}}
  %b = "buffer.alloc"(%n) <{operandSegmentSizes = array<i32: 0, 1>}> : (f32) -> !buffer.buffer<16x64xf32, vec, valid = [?, 64]>
  return
}

// -----

func.func @result_type() {
  // expected-error @below {{'buffer.alloc' op result #0 must be a buffer, but got 'index'}}
  %b = "buffer.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> index
  return
}

// -----

func.func @load_space(%x: !ptensor.tensor<128x64xf32>, %b: !buffer.buffer<16x64xf32, acc>) {
  // expected-error @below {{'buffer.load' op expected the memory space of dst to be vec or mat, but got acc}}
  // expected-note @below {{the op writes there and nowhere else; a move leads on from there}}
  buffer.load ins(%x[0, 0] : !ptensor.tensor<128x64xf32>) outs(%b : !buffer.buffer<16x64xf32, acc>)
  return
}

// -----

func.func @load_element(%x: !ptensor.tensor<128x64xi1>, %b: !buffer.buffer<16x64xi1, vec>) {
  // expected-error @below {{'buffer.load' op expected the element type of dst to be i8, i16, i32, f8E4M3FN, f8E5M2, f16, bf16 or f32, but got i1}}
  buffer.load ins(%x[0, 0] : !ptensor.tensor<128x64xi1>) outs(%b : !buffer.buffer<16x64xi1, vec>)
  return
}

// -----

func.func @load_elements(%x: !ptensor.tensor<128x64xf16>, %b: !buffer.buffer<16x64xf32, vec>) {
  // expected-error @below {{'buffer.load' op expected the element type of source to be f32 as in dst, but got f16}}
  buffer.load ins(%x[0, 0] : !ptensor.tensor<128x64xf16>) outs(%b : !buffer.buffer<16x64xf32, vec>)
  return
}

// -----

func.func @rank(%x: !ptensor.tensor<64xf32>, %b: !buffer.buffer<16x64xf32, vec>) {
  // expected-error @below {{'buffer.load' op expected the rank of source to be 2, but got 1}}
  buffer.load ins(%x[0] : !ptensor.tensor<64xf32>) outs(%b : !buffer.buffer<16x64xf32, vec>)
  return
}

// -----

func.func @negative_offset(%x: !ptensor.tensor<128x64xf32>, %b: !buffer.buffer<16x64xf32, vec>) {
  // expected-error @below {{'buffer.load' op expected offset 1 to be at least 0, but got -1}}
  buffer.load ins(%x[0, -1] : !ptensor.tensor<128x64xf32>) outs(%b : !buffer.buffer<16x64xf32, vec>)
  return
}

// -----

func.func @past_shape(%x: !ptensor.tensor<128x64xf32>, %b: !buffer.buffer<16x64xf32, vec>) {
  // expected-error @below {{'buffer.store' op expected the window to end at 128 or before along dimension 0, but got 136}}
  // expected-note @below {{the shape of target is [128, 64]}}
  buffer.store ins(%b : !buffer.buffer<16x64xf32, vec>) outs(%x[120, 0] : !ptensor.tensor<128x64xf32>)
  return
}

// -----

func.func @past_valid(%x: !ptensor.tensor<128x64xf32, valid = [128, 60]>, %b: !buffer.buffer<16x64xf32, vec>) {
  // expected-error @below {{'buffer.store' op expected the window to end at 60 or before along dimension 1, but got 64}}
  // expected-note @below {{the valid region of target is [128, 60]}}
  buffer.store ins(%b : !buffer.buffer<16x64xf32, vec>) outs(%x[0, 0] : !ptensor.tensor<128x64xf32, valid = [128, 60]>)
  return
}

// -----

func.func @offset_count(%x: !ptensor.tensor<128x64xf32>, %b: !buffer.buffer<16x64xf32, vec>) {
  // expected-error @below {{'buffer.store' op expected the number of offsets to be 2, but got 3}}
  buffer.store ins(%b : !buffer.buffer<16x64xf32, vec>) outs(%x[0, 0, 0] : !ptensor.tensor<128x64xf32>)
  return
}

// -----

func.func @store_space(%x: !ptensor.tensor<128x64xf16>, %b: !buffer.buffer<16x64xf16, right>) {
  // expected-error @below {{'buffer.store' op expected the memory space of source to be vec or acc, but got right}}
  // expected-note @below {{no move leads there from right; to vec one leads from acc (a5 only)}}
  buffer.store ins(%b : !buffer.buffer<16x64xf16, right>) outs(%x[0, 0] : !ptensor.tensor<128x64xf16>)
  return
}

// -----

func.func @store_scaled(%x: !ptensor.tensor<128x64xf16>, %b: !buffer.buffer<16x64xi32, acc>) {
  // expected-error @below {{'buffer.store' op expected the element type of target to be i32, but got f16}}
  // expected-note @below {{others need a scale}}
  buffer.store ins(%b : !buffer.buffer<16x64xi32, acc>) outs(%x[0, 0] : !ptensor.tensor<128x64xf16>)
  return
}

// -----

!v = !buffer.buffer<16x64xf32, vec>
!m = !buffer.buffer<16x64xf32, mat>
func.func @copy_route(%a: !v, %b: !m) {
  // expected-error @below {{'buffer.copy' op expected the route to be vec to vec, mat to left or mat to right, but got vec to mat}}
  // expected-note @below {{buffer.move has the other routes}}
  buffer.copy ins(%a : !v) outs(%b : !m)
  return
}

// -----

!a = !buffer.buffer<16x64xf32, vec>
!b = !buffer.buffer<16x64xi32, vec>
func.func @copy_element(%a: !a, %b: !b) {
  // expected-error @below {{'buffer.copy' op expected the element type of dst to be f32 as in source, but got i32}}
  buffer.copy ins(%a : !a) outs(%b : !b)
  return
}

// -----

!a = !buffer.buffer<16x64xf32, vec>
!b = !buffer.buffer<32x64xf32, vec>
func.func @copy_shape(%a: !a, %b: !b) {
  // expected-error @below {{'buffer.copy' op expected the shape of dst to be [16, 64] as in source, but got [32, 64]}}
  buffer.copy ins(%a : !a) outs(%b : !b)
  return
}

// -----

!a = !buffer.buffer<16x64xf16, mat, valid = [8, 64]>
!b = !buffer.buffer<16x64xf16, left>
func.func @copy_valid(%a: !a, %b: !b) {
  // expected-error @below {{'buffer.copy' op expected the valid region of dst to be [8, 64] as in source, but got [16, 64]}}
  buffer.copy ins(%a : !a) outs(%b : !b)
  return
}

// -----

!a = !buffer.buffer<16x64xf32, vec>
!b = !buffer.buffer<16x64xf32, vec, blayout = col_major>
func.func @copy_layout(%a: !a, %b: !b) {
  // expected-error @below {{'buffer.copy' op expected the layout of dst to be blayout = row_major}}
  buffer.copy ins(%a : !a) outs(%b : !b)
  return
}

// -----

!a = !buffer.buffer<16x64xf32, acc>
func.func @move_route(%a: !a, %b: !a) {
  // expected-error @below {{'buffer.move' op expected the route to be acc to mat, mat to bias, vec to mat or acc to vec, but got acc to acc}}
  // expected-note @below {{buffer.copy copies within Vec and from Mat into Left or Right}}
  buffer.move ins(%a : !a) outs(%b : !a)
  return
}

// -----

!a = !buffer.buffer<16x64xi32, acc>
!b = !buffer.buffer<16x64xf16, mat>
func.func @move_element(%a: !a, %b: !b) {
  // expected-error @below {{'buffer.move' op expected the element type of dst to be i32, but got f16}}
  // expected-note @below {{an accumulator of i32 leaves as it is, or from f32 rounded to f16 or bf16; others need a scale}}
  buffer.move ins(%a : !a) outs(%b : !b)
  return
}

// -----

!a = !buffer.buffer<16x64xf32, acc>
!b = !buffer.buffer<32x64xf16, mat>
func.func @move_shape(%a: !a, %b: !b) {
  // expected-error @below {{'buffer.move' op expected the shape of dst to be [16, 64] as in source, but got [32, 64]}}
  buffer.move ins(%a : !a) outs(%b : !b)
  return
}

// -----

func.func @unregistered() {
  // expected-error @below {{unregistered operation 'buffer.foo' found in dialect ('buffer') that does not allow unknown operations}}
  "buffer.foo"() : () -> ()
  return
}
