// Where a module has public functions on tensors, a private one is not a choice: kernels in loops call such.
// RUN: pypto-runner %s --pipeline='convert-scf-to-cf,finalize-memref-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,convert-func-to-llvm{use-bare-ptr-memref-call-conv=true},reconcile-unrealized-casts' \
// RUN:   --arg '[1, 2]' 2>&1 | FileCheck %s
// CHECK: second: 1 block in

func.func private @double(%x: memref<1x2xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0, %i] : memref<1x2xf32>
  %w = arith.addf %v, %v : f32
  memref.store %w, %x[%c0, %i] : memref<1x2xf32>
  return
}
func.func @second(%x: memref<1x2xf32>) {
  %c1 = arith.constant 1 : index
  call @double(%x, %c1) : (memref<1x2xf32>, index) -> ()
  return
}
