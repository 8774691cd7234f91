// What native code calls has names that the module may not give away, and memrefs that it takes start at their pointers.
// RUN: pypto-opt %s --lower-buffer-to-loops --split-input-file --verify-diagnostics

// expected-error @below {{'func.func' op expected a name that native code has no use for itself, but got 'expf'}}
// expected-note @below {{give it another name; math ops need no declaration}}
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

// expected-error @below {{expected a name that a linker can read, but got 'a\u{0}b'}}
// expected-note @below {{give it a name of some letters, without NUL}}
func.func @"a\00b"(%x: !ptensor.tensor<4x8xf32>) {
  return
}

// -----

// expected-error @below {{expected a name that a linker can read, but got ''}}
// expected-note @below {{give it a name of some letters}}
func.func @""(%x: !ptensor.tensor<4x8xf32>) {
  return
}
