#ifndef BUFFER_PASSES
#define BUFFER_PASSES

include "mlir/Pass/PassBase.td"

def LowerBufferToPTO : Pass<"lower-buffer-to-pto", "::mlir::ModuleOp"> {
  let summary = "write buffer programs in the assembler's dialect";
  let description = [{
    Turns kernels on buffers into `pto` functions that `ptoas` accepts: tensors become pointers (tensors
    first, then scalars), buffers `alloc_tile`s. The module's target becomes `pto.target_arch`.
  }];
  let dependentDialects = ["::pto::PTODialect", "::mlir::arith::ArithDialect"];
}

def LowerBufferToLoops : Pass<"lower-buffer-to-loops", "::mlir::ModuleOp"> {
  let summary = "turn buffer programs into loops over memrefs, for the CPU";
  let description = [{
    Buffers become memory, buffer ops loop nests of scalar ops. Where the plan gave addresses, all buffers of a
    memory space are windows of one arena, at those addresses. A kernel takes one bare pointer per tensor, then
    its scalars, then block index, block count and subblock index as `index`; upstream's lowerings take it from
    there to LLVM.

    Loops do not stand in the kernel: each stands in a private function that the kernel calls, and ops that differ
    in nothing but the storage they work on share one. So the kernel grows by one call per op, and what has to be
    optimized does not grow with it.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::arith::ArithDialect", "::mlir::math::MathDialect", "::mlir::LLVM::LLVMDialect"];
}

#endif // BUFFER_PASSES
