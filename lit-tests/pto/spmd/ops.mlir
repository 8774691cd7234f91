// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @pto_get_block_idx(
// CHECK: %{{.*}} = pto.get_block_idx{{$}}
func.func @pto_get_block_idx() {
  %i = pto.get_block_idx
  return
}

// CHECK-LABEL: func.func @pto_get_block_num(
// CHECK: %{{.*}} = pto.get_block_num{{$}}
func.func @pto_get_block_num() {
  %i = pto.get_block_num
  return
}

// CHECK-LABEL: func.func @pto_get_subblock_idx(
// CHECK: %{{.*}} = pto.get_subblock_idx{{$}}
func.func @pto_get_subblock_idx() {
  %i = pto.get_subblock_idx
  return
}
