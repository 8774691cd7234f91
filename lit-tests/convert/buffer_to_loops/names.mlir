// What native code calls has names that the module may not give away, and memrefs that it takes start at their pointers.
// RUN: pypto-opt %s --lower-buffer-to-loops --split-input-file --verify-diagnostics

// expected-error @below {{'func.func' op expected a name that native code has no use for itself, but got 'expf'}}
// expected-note @below {{give it another name, one that starts with neither '__' nor '.'; math ops need no declaration}}
func.func @expf(%a: f32) -> f32 {
  return %a : f32
}

// -----

// expected-error @below {{but got 'memcpy'}}
// expected-note @below {{give it another name}}
func.func @memcpy(%x: !ptensor.tensor<4x8xf32>) {
  return
}

// -----

// expected-error @below {{but got 'aligned_alloc'}}
// expected-note @below {{give it another name}}
func.func private @aligned_alloc(i32) -> i32

// -----

// expected-error @below {{but got 'llvm.exp.f32'}}
// expected-note @below {{give it another name}}
func.func @"llvm.exp.f32"(%x: !ptensor.tensor<4x8xf32>) {
  return
}

// -----

!w = memref<4x8xf32, strided<[8, 1], offset: ?>>
func.func @window(%x: !ptensor.tensor<16x8xf32>, %n: index) {
  %m = ptensor.to_memref %x : !ptensor.tensor<16x8xf32> -> memref<16x8xf32>
  %w = memref.subview %m[%n, 0] [4, 8] [1, 1] : memref<16x8xf32> to !w
  // expected-error @below {{'ptensor.from_memref' op expected a memref that starts at its pointer, but got 'memref<4x8xf32, strided<[8, 1], offset: ?>>'}}
  // expected-note @below {{give the offset to the loads and stores of the tensor instead}}
  %y = ptensor.from_memref %w : !w -> !ptensor.tensor<4x8xf32>
  return
}

// -----

// expected-error @below {{expected a name that other tools can read, but got 'a\u{0}b'}}
// expected-note @below {{give it a name of some letters, in UTF-8 and without NUL}}
func.func @"a\00b"(%x: !ptensor.tensor<4x8xf32>) {
  return
}

// -----

// expected-error @below {{expected a name that other tools can read, but got ''}}
// expected-note @below {{give it a name of some letters}}
func.func @""(%x: !ptensor.tensor<4x8xf32>) {
  return
}

// -----

// Names that begin like this are the compiler's own.
// expected-error @below {{but got '__truncsfbf2'}}
// expected-note @below {{one that starts with neither '__' nor '.'}}
func.func @__truncsfbf2(%x: !ptensor.tensor<4x8xf32>) {
  return
}

// -----

// expected-error @below {{expected the memrefs that a kernel takes to have integer extents, but got 'memref<?x8xf32>'}}
// expected-note @below {{write a kernel for each size}}
func.func @grows(%x: memref<?x8xf32>) {
  %y = ptensor.from_memref %x : memref<?x8xf32> -> !ptensor.tensor<4x8xf32>
  return
}

// -----

// expected-error @below {{expected an index of 64 bits, but got one of 32}}
// expected-note @below {{leave the index out of dlti.dl_spec}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @narrow(%x: !ptensor.tensor<4x8xf32>) {
    return
  }
}

// -----

!huge = !buffer.buffer<65536x16384xf32, vec>
func.func @large() {
  // expected-error @below {{expected at most 2147483648 bytes of on-chip storage, but got 4294967296 with this buffer}}
  // expected-note @below {{work on smaller tiles, in a loop}}
  %b = buffer.alloc : !huge
  return
}

// -----

func.func @far() {
  // expected-error @below {{expected at most 2147483648 bytes of on-chip storage, but got 4611686018427388416 with this buffer}}
  // expected-note @below {{work on smaller tiles}}
  %b = buffer.alloc addr = 4611686018427387904 : !buffer.buffer<16x8xf32, vec>
  return
}

// -----

func.func @upwards(%x: !ptensor.tensor<4x8xf32>, %v: f32) {
  // expected-error @below {{expected rounding to the nearest even number, but got}}
  // expected-note @below {{leave the rounding mode out}}
  %w = arith.truncf %v upward : f32 to f16
  return
}

// -----

func.func @too_wide(%x: !ptensor.tensor<4x8xf32>, %v: i128) {
  // expected-error @below {{expected an integer of at most 64 bits, but got 'i128'}}
  // expected-note @below {{cut it to 64 bits first}}
  %w = arith.sitofp %v : i128 to bf16
  return
}
