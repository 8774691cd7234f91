#ifndef PYPTO_DIALECT
#define PYPTO_DIALECT

include "dialects/pypto/Base.td"

def PyPTO_Dialect : PyPTO_House {
  let name = "pypto";
  let cppNamespace = "::pypto";
  let summary = "what all layers share: dimensions, targets, function kinds, parameter directions";
  let description = [{
    Attributes that every layer uses.

    - `#pypto.dim` is a dimension that is not a plain integer: an expression over the symbols that a
      function lists in `pypto.symbols`, in a normal form, so that equal expressions are equal attributes.
    - `pypto.target` on a module names the chip (`#pypto.target<a2a3>`, `a5` or `cpu`).
    - `pypto.kind` on a function says what runs it.
    - `pypto.dir` on a tensor argument says whether the kernel reads it, writes it, or both; without it
      the argument is read only.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
}

#endif // PYPTO_DIALECT
