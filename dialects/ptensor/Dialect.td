#ifndef PTENSOR_DIALECT
#define PTENSOR_DIALECT

include "dialects/pypto/Attrs.td"

def PTensor_Dialect : PyPTO_House {
  let name = "ptensor";
  let cppNamespace = "::ptensor";
  let summary = "tensors in global memory";
  let description = [{
    The global-memory tensors that kernels take as arguments. `tensor` itself is upstream's name, hence
    the `p`.
  }];
  let useDefaultTypePrinterParser = 1;
  let dependentDialects = ["::pypto::PyPTODialect"];
}

#endif // PTENSOR_DIALECT
