// RUN: pypto-opt --lower-buffer-to-loops --split-input-file --verify-diagnostics %s

// expected-error @below {{expected the extents and strides of a tensor to be integers, but got '!ptensor.tensor<[n, 64], f32>'}}
// expected-note @below {{native code has no run-time extents yet}}
func.func @symbolic_extent(%x: !ptensor.tensor<[n, 64], f32>) {
  return
}

// -----

// expected-error @below {{expected the layout of '!ptensor.tensor<1x4x2x16x8xf32, layout = nz>' to be nd or dn with strides of 63 bits, but got nz}}
func.func @blocked_tensor(%x: !ptensor.tensor<1x4x2x16x8xf32, layout = nz>) {
  return
}

// -----

// expected-error @below {{expected a function on tensors to have a body, but got a declaration}}
func.func private @declaration(!ptensor.tensor<16x64xf32>)

// -----

func.func @result(%x: !ptensor.tensor<16x64xf32>) -> i32 {
  %0 = arith.constant 0 : i32
  // expected-error @below {{expected a kernel to return nothing, or tensors that are its arguments, but got a value of type 'i32'}}
  // expected-note @below {{store the value into a tensor argument of direction out}}
  return %0 : i32
}

// -----

// expected-error @below {{expected the body of a kernel to be one block, but got 2 blocks}}
// expected-note @below {{write control flow as scf.for, scf.if and scf.while}}
func.func @blocks(%x: !ptensor.tensor<16x64xf32>) {
  cf.br ^bb1
^bb1:
  return
}

// -----

func.func @run_time_address(%p: index) {
  // expected-error @below {{expected the address to be a constant, but got a value known at run time only}}
  // expected-note @below {{write 'addr = ' or leave the address out}}
  %a = buffer.alloc at(%p) : !buffer.buffer<16x64xf32, vec>
  return
}

// -----

func.func @unaligned_address() {
  // expected-error @below {{expected the address to be a multiple of the element's 4 bytes, but got 6}}
  %a = buffer.alloc addr = 6 : !buffer.buffer<16x64xf32, vec>
  return
}

// -----

func.func @end_of_memory() {
  // expected-error @below {{expected the buffer to end within 63 bits of address, but got '!buffer.buffer<16x64xf32, vec>'}}
  %a = buffer.alloc addr = 9223372036854775804 : !buffer.buffer<16x64xf32, vec>
  return
}

// -----

func.func @narrow_element() {
  // expected-error @below {{expected element type to be an integer or float of 8 to 64 bits, but got 'i4'}}
  %a = buffer.alloc : !buffer.buffer<16x64xi4, vec>
  return
}

// -----

func.func private @helper()
func.func @call() {
  %a = buffer.alloc : !buffer.buffer<16x64xf32, vec>
  // expected-error @below {{expected an op inside a kernel to be on buffers, scalars or memrefs, but got 'func.call'}}
  // expected-note @below {{lower tiles to buffers and inline calls first}}
  func.call @helper() : () -> ()
  return
}

// -----

func.func @tile_left(%x: !ptensor.tensor<16x64xf32>) {
  // expected-error @below {{expected an op inside a kernel to be on buffers, scalars or memrefs, but got 'tile.load'}}
  // expected-note @below {{lower tiles to buffers and inline calls first}}
  %a = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32, vec>
  return
}

// -----

func.func @selected_tensor(%c: i1, %x: !ptensor.tensor<16x64xf32>, %y: !ptensor.tensor<16x64xf32>) {
  // expected-error @below {{expected operands and results to be scalars or memrefs, but got '!ptensor.tensor<16x64xf32>'}}
  // expected-note @below {{write an scf.if that loads, stores or computes in each arm}}
  %z = arith.select %c, %x, %y : !ptensor.tensor<16x64xf32>
  return
}

// -----

!b = !buffer.buffer<16x64xf32, vec>
func.func @carried_buffer(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = buffer.alloc : !b
  // expected-error @below {{expected operands and results of control flow to be scalars, but got '!buffer.buffer<16x64xf32, vec>'}}
  // expected-note @below {{name the buffer or tensor inside the region instead}}
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> !b {
    scf.yield %b : !b
  }
  return
}

// -----

// A buffer argument has no allocation here.
func.func @buffer_argument(%a: !buffer.buffer<16x64xf32, vec>) {
  // expected-error @below {{expected the buffer to be a result of buffer.alloc, but got 'a block argument'}}
  buffer.exp ins(%a : !buffer.buffer<16x64xf32, vec>) outs(%a : !buffer.buffer<16x64xf32, vec>)
  return
}

// -----

memref.global "private" constant @table : memref<4xui8> = dense<1>
func.func @signed_global(%x: !ptensor.tensor<16x64xf32>) {
  // expected-error @below {{'memref.get_global' op expected a global of elements without a sign in native code, but got 'memref<4xui8>'}}
  // expected-note @below {{declare it with signless elements, such as i8 for ui8}}
  %g = memref.get_global @table : memref<4xui8>
  return
}

// -----

func.func @again(%x: !ptensor.tensor<16x64xf32>) {
  // expected-error @+2 {{'func.call' op expected an op inside a kernel to be on buffers, scalars or memrefs, but got 'func.call'}}
  // expected-note @+1 {{recursion is not lowered, and --inline does not take it out: write a loop}}
  call @again(%x) : (!ptensor.tensor<16x64xf32>) -> ()
  return
}

// -----

func.func @affine(%x: !ptensor.tensor<16x64xf32>, %n: index) {
  // expected-error @+2 {{'affine.min' op expected an op inside a kernel to be on buffers, scalars or memrefs, but got 'affine.min'}}
  // expected-note @+1 {{--lower-affine turns ops of affine into ones of arith, scf and memref: run it first}}
  %m = affine.min affine_map<(d0) -> (d0, 4)> (%n)
  return
}
