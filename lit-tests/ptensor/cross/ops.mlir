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
