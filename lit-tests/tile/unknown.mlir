// An op that a dialect does not have: the error says which one was probably meant.
// RUN: pypto-opt %s --split-input-file --verify-diagnostics

func.func @slip(%a: !tile.tile<16x64xf32>) {
  // expected-error @below {{custom op 'tile.ad' is no op of the dialect 'tile'}}
  // expected-note @below {{did you mean 'tile.add'?}}
  %c = tile.ad %a, %a : !tile.tile<16x64xf32>
  return
}

// -----

func.func @abbreviated(%a: !tile.tile<16x64xf32>) {
  // expected-error @below {{custom op 'tile.max' is no op of the dialect 'tile'}}
  // expected-note @below {{did you mean 'tile.maximum'?}}
  %c = tile.max %a, %a : !tile.tile<16x64xf32>
  return
}

// -----

func.func @another_layer() {
  // expected-error @below {{custom op 'tile.alloc' is no op of the dialect 'tile'}}
  // expected-note @below {{did you mean 'buffer.alloc'?}}
  %c = tile.alloc : !buffer.buffer<16x64xf32, vec>
  return
}

// -----

func.func @assembler() {
  // expected-error @below {{custom op 'pto.texpand' is no op of the dialect 'pto'}}
  // expected-note @below {{did you mean 'pto.texpands'?}}
  pto.texpand
  return
}

// -----

func.func @nothing_like_it() {
  // expected-error @below {{custom op 'buffer.zzz' is no op of the dialect 'buffer'}}
  buffer.zzz
  return
}

// -----

// A dialect without ops.
func.func @no_ops() {
  // expected-error @below {{custom op 'pypto.for' is no op of the dialect 'pypto'}}
  pypto.for
  return
}
