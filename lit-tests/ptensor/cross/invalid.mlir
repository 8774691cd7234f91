// RUN: pypto-opt %s --split-input-file --verify-diagnostics

func.func @element(%m: memref<128x64xf32>) {
  // expected-error @below {{'ptensor.from_memref' op expected the element type of the memref to be f16, but got f32}}
  %t = ptensor.from_memref %m : memref<128x64xf32> -> !ptensor.tensor<128x64xf16>
  return
}

// -----

func.func @rank(%m: memref<128x64xf32>) {
  // expected-error @below {{'ptensor.from_memref' op expected the shape of the memref to be [8192] as in the tensor, but got [128, 64]}}
  %t = ptensor.from_memref %m : memref<128x64xf32> -> !ptensor.tensor<8192xf32>
  return
}

// -----

func.func @shape(%t: !ptensor.tensor<128x64xf32>) {
  // expected-error @below {{'ptensor.to_memref' op expected the shape of the memref to be [128, 64] as in the tensor, but got [?, 32]}}
  %m = ptensor.to_memref %t : !ptensor.tensor<128x64xf32> -> memref<?x32xf32>
  return
}

// -----

func.func @packed(%m: memref<128x64xf32, strided<[100, 1]>>) {
  // expected-error @below {{'ptensor.from_memref' op expected the strides of the memref to be [64, 1] as in the tensor, but got [100, 1]}}
  %t = ptensor.from_memref %m : memref<128x64xf32, strided<[100, 1]>> -> !ptensor.tensor<128x64xf32>
  return
}

// -----

func.func @strides(%m: memref<128x64xf32>) {
  // expected-error @below {{'ptensor.from_memref' op expected the strides of the memref to be [100, 1] as in the tensor, but got [64, 1]}}
  %t = ptensor.from_memref %m : memref<128x64xf32> -> !ptensor.tensor<128x64xf32, strides = [100, 1]>
  return
}

// -----

func.func @columns(%m: memref<128x64xf32>) {
  // expected-error @below {{'ptensor.from_memref' op expected the strides of the memref to be [1, 128] as in the tensor, but got [64, 1]}}
  %t = ptensor.from_memref %m : memref<128x64xf32> -> !ptensor.tensor<128x64xf32, layout = dn>
  return
}

// -----

func.func @offset(%m: memref<128x64xf32, strided<[64, 1], offset: 5>>) {
  // expected-error @below {{'ptensor.from_memref' op expected the offset of the memref to be 0, but got 5}}
  %t = ptensor.from_memref %m : memref<128x64xf32, strided<[64, 1], offset: 5>> -> !ptensor.tensor<128x64xf32>
  return
}

// -----

func.func @space(%m: memref<128x64xf32, 5>) {
  // expected-error @below {{'ptensor.from_memref' op expected the memref to be in the default memory space, but got 5 : i64}}
  // expected-note @below {{a tensor is an array in global memory, which is the default memory space; leave the space out, or copy the array there}}
  %t = ptensor.from_memref %m : memref<128x64xf32, 5> -> !ptensor.tensor<128x64xf32>
  return
}

// -----

func.func @into_space(%t: !ptensor.tensor<128x64xf32>) {
  // expected-error @below {{'ptensor.to_memref' op expected the memref to be in the default memory space, but got "near"}}
  // expected-note @below {{a tensor is an array in global memory}}
  %m = ptensor.to_memref %t : !ptensor.tensor<128x64xf32> -> memref<128x64xf32, "near">
  return
}
