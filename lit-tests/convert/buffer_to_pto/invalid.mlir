// RUN: pypto-opt %s --lower-buffer-to-pto --split-input-file --verify-diagnostics

// expected-error @below {{'builtin.module' op expected the module's target to be a2a3 or a5, but got none}}
// expected-note @below {{name the chip with --attach-target="chip=a2a3"}}
module {}

// -----

// expected-error @below {{expected the module's target to be a2a3 or a5, but got cpu}}
// expected-note @below {{name the chip}}
module attributes {pypto.target = #pypto.target<cpu>} {}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  // expected-error @+2 {{'func.func' op expected tensor arguments to have static extents, but got !ptensor.tensor<[n, 64], f32>}}
  // expected-note @+1 {{the assembler's text needs the extents as numbers}}
  func.func @symbolic(%x: !ptensor.tensor<[n, 64], f32>) attributes {pypto.symbols = ["n"]} {
    %b = buffer.alloc : !buffer.buffer<16x64xf32, vec>
    buffer.load ins(%x[0, 0] : !ptensor.tensor<[n, 64], f32>) outs(%b : !buffer.buffer<16x64xf32, vec>)
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @runtime_extent(%x: !ptensor.tensor<16x64xf32>, %n: index) {
    %b = buffer.alloc valid(%n) : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>
    // expected-error @+2 {{'buffer.load' op expected a transfer of static extents, but got a buffer with run-time valid extents}}
    // expected-note @+1 {{give the buffer static valid extents}}
    buffer.load ins(%x[0, 0] : !ptensor.tensor<16x64xf32>) outs(%b : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>)
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @computed_tensor() {
    // expected-error @+2 {{'memref.alloc' op expected a kernel to hold buffer ops, scalar arith and math ops, scf.for and scf.if}}
    // expected-note @+1 {{lower tiles first}}
    %m = memref.alloc() : memref<16x64xf32>
    %x = ptensor.from_memref %m : memref<16x64xf32> -> !ptensor.tensor<16x64xf32>
    %b = buffer.alloc : !buffer.buffer<16x64xf32, vec>
    buffer.load ins(%x[0, 0] : !ptensor.tensor<16x64xf32>) outs(%b : !buffer.buffer<16x64xf32, vec>)
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @result(%x: !ptensor.tensor<16x64xf32>, %f: f32) -> f32 {
    // expected-error @+2 {{'func.return' op expected a kernel to return nothing, or tensors that are its arguments, but got a value of type f32}}
    // expected-note @+1 {{store the value into a tensor argument}}
    return %f : f32
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  // expected-error @below {{expected a kernel argument to be a tensor, an index, a signless integer or a float, but got memref<4xf32>}}
  func.func @memref_argument(%x: !ptensor.tensor<16x64xf32>, %m: memref<4xf32>) {
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @carry(%x: !ptensor.tensor<16x64xf32>, %c: i1) {
    %a = buffer.alloc : !buffer.buffer<16x64xf32, vec>
    %b = buffer.alloc : !buffer.buffer<16x64xf32, vec>
    // expected-error @+2 {{'scf.if' op expected to carry scalars only, but got a result of type !buffer.buffer<16x64xf32, vec>}}
    // expected-note @+1 {{write into one buffer from every arm or iteration instead}}
    %r = scf.if %c -> (!buffer.buffer<16x64xf32, vec>) {
      scf.yield %a : !buffer.buffer<16x64xf32, vec>
    } else {
      scf.yield %b : !buffer.buffer<16x64xf32, vec>
    }
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @tile_left(%x: !ptensor.tensor<16x64xf32>) {
    // expected-error @+2 {{'tile.load' op expected a kernel to hold buffer ops}}
    // expected-note @+1 {{lower tiles first (--lower-tile-to-buffer)}}
    %t = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32, vec>
    return
  }
}

// -----

// A kernel without tensors is one all the same.
module attributes {pypto.target = #pypto.target<a5>} {
  func.func @tile_alone() {
    // expected-error @+2 {{'tile.create' op expected a kernel to hold buffer ops}}
    // expected-note @+1 {{lower tiles first (--lower-tile-to-buffer)}}
    %t = tile.create : !tile.tile<16x64xf32, vec>
    return
  }
}

// -----

module attributes {pypto.target = #pypto.target<a5>} {
  func.func @selected_tensor(%c: i1, %x: !ptensor.tensor<16x64xf32>, %y: !ptensor.tensor<16x64xf32>) {
    // expected-error @+2 {{'arith.select' op expected operands and results to be scalars, but got a value of type !ptensor.tensor<16x64xf32>}}
    // expected-note @+1 {{write an scf.if that loads, stores or computes in each arm}}
    %z = arith.select %c, %x, %y : !ptensor.tensor<16x64xf32>
    return
  }
}
