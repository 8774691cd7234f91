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
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::arith::ArithDialect", "::mlir::math::MathDialect"];
}

#endif // BUFFER_PASSES
