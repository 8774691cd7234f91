// Every op of the family, as its description shows it, through text, generic form and bytecode.
// RUN: pypto-opt %s | FileCheck %s
// RUN: pypto-opt %s --mlir-print-op-generic | pypto-opt | FileCheck %s
// RUN: pypto-opt %s --emit-bytecode | pypto-opt | FileCheck %s

// CHECK-LABEL: func.func @tile_get_block_idx(
// CHECK: %{{.*}} = tile.get_block_idx{{$}}
func.func @tile_get_block_idx() {
  %i = tile.get_block_idx
  return
}

// CHECK-LABEL: func.func @tile_get_block_num(
// CHECK: %{{.*}} = tile.get_block_num{{$}}
func.func @tile_get_block_num() {
  %i = tile.get_block_num
  return
}

// CHECK-LABEL: func.func @tile_get_subblock_idx(
// CHECK: %{{.*}} = tile.get_subblock_idx{{$}}
func.func @tile_get_subblock_idx() {
  %i = tile.get_subblock_idx
  return
}
