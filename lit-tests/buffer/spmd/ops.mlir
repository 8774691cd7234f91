// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @buffer_get_block_idx(
// CHECK: %{{.*}} = buffer.get_block_idx{{$}}
func.func @buffer_get_block_idx() {
  %i = buffer.get_block_idx
  return
}

// CHECK-LABEL: func.func @buffer_get_block_num(
// CHECK: %{{.*}} = buffer.get_block_num{{$}}
func.func @buffer_get_block_num() {
  %i = buffer.get_block_num
  return
}

// CHECK-LABEL: func.func @buffer_get_subblock_idx(
// CHECK: %{{.*}} = buffer.get_subblock_idx{{$}}
func.func @buffer_get_subblock_idx() {
  %i = buffer.get_subblock_idx
  return
}
