#ifndef PYPTO_CHECK_DIALECT
#define PYPTO_CHECK_DIALECT

include "dialects/pypto/Base.td"
include "mlir/IR/SymbolInterfaces.td"

def Check_Dialect : PyPTO_House {
  let name = "pypto_check";
  let cppNamespace = "::pypto_check";
  let summary = "tests of kernels, beside the kernels";
  let description = [{
    A case holds a kernel's inputs and what it must give. `pypto-runner --check` runs every case of a module in the
    interpreter at each layer and natively, before and after upstream passes. Passes leave cases as they are, and
    `pypto-translate` leaves them out. The plugin does not have this dialect.
  }];
  // In our own tools only.
  bit forTestsOnly = 1;
}

// What values are here: a scalar, or a tensor of value semantics.
defvar CheckElements = [I1, I8, UI8, I16, UI16, I32, UI32, I64, UI64, F8E4M3FN, F8E5M2, F16, BF16, F32, F64];
def Check_Tensor : StaticShapeTensorOf<CheckElements>;
def Check_Value : AnyTypeOf<CheckElements # [Index, Check_Tensor]>;

class Check_Op<string mnemonic, list<Trait> traits = []> : Op<Check_Dialect, mnemonic, traits # [RustVerified]>;
class Check_InnerOp<string mnemonic, list<Trait> traits = []> : Check_Op<mnemonic, [HasParent<"CaseOp">] # traits>;

#endif // PYPTO_CHECK_DIALECT
