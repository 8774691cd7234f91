#ifndef PYPTO_PASSES
#define PYPTO_PASSES

include "mlir/Pass/PassBase.td"

def AttachTarget : Pass<"attach-target", "::mlir::ModuleOp"> {
  let summary = "say which chip a module is compiled for";
  let description = [{
    Sets `pypto.target` on the module. A module that names another chip already is an error, unless `keep` says
    that such a module stays as it is.
  }];
  let options = [Option<"chip", "chip", "std::string", "", "a2a3, a5 or cpu">,
    Option<"keep", "keep", "bool", "false", "leave a target that is there">];
  let dependentDialects = ["::pypto::PyPTODialect"];
}

def VerifyTarget : Pass<"verify-target", "::mlir::ModuleOp"> {
  let summary = "check a module against the rules of its chip";
  let description = [{
    Memory spaces, capacities, alignments, element types and moves of the chip that `pypto.target` (or
    `pto.target_arch`) names. `cpu` has the rules that all chips share, and no capacities. Every pipeline
    runs this pass before its first step of ours, and again after each lowering.
  }];
}

#endif // PYPTO_PASSES
