// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @ptensor_from_memref(
// CHECK: %{{.*}} = ptensor.from_memref %{{.*}} : memref<128x64xf32> -> !ptensor.tensor<128x64xf32>{{$}}
func.func @ptensor_from_memref(%m: memref<128x64xf32>) {
  %t = ptensor.from_memref %m : memref<128x64xf32> -> !ptensor.tensor<128x64xf32>
  return
}

// CHECK-LABEL: func.func @ptensor_to_memref(
// CHECK: %{{.*}} = ptensor.to_memref %{{.*}} : !ptensor.tensor<128x64xf32> -> memref<128x64xf32>{{$}}
func.func @ptensor_to_memref(%t: !ptensor.tensor<128x64xf32>) {
  %m = ptensor.to_memref %t : !ptensor.tensor<128x64xf32> -> memref<128x64xf32>
  return
}

// --- beyond the examples ---------------------------------------------------------------

// What only the run will show is taken as it comes.
// CHECK-LABEL: func.func @dynamic(
// CHECK-COUNT-3: ptensor.from_memref
// CHECK: ptensor.to_memref
func.func @dynamic(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %p: memref<128x64xf32, strided<[100, 1]>>, %q: memref<128x64xf32, strided<[1, 128]>>) {
  %a = ptensor.from_memref %m : memref<?x?xf32, strided<[?, 1], offset: ?>> -> !ptensor.tensor<[n, 64], f32>
  %b = ptensor.from_memref %p : memref<128x64xf32, strided<[100, 1]>> -> !ptensor.tensor<128x64xf32, strides = [100, 1]>
  %c = ptensor.from_memref %q : memref<128x64xf32, strided<[1, 128]>> -> !ptensor.tensor<128x64xf32, layout = dn>
  %d = ptensor.to_memref %a : !ptensor.tensor<[n, 64], f32> -> memref<?x64xf32>
  return
}
