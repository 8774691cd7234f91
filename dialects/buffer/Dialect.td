#ifndef BUFFER_DIALECT
#define BUFFER_DIALECT

include "dialects/ptensor/Types.td"

def Buffer_Dialect : PyPTO_House {
  let name = "buffer";
  let cppNamespace = "::buffer";
  let summary = "on-chip storage as handles that ops write into";
  let description = [{
    The final device form: every on-chip allocation is explicit, and every op names the buffer that it
    writes. A handle is storage, not a value: two equal types on different handles are different bytes.
  }];
  let useDefaultTypePrinterParser = 1;
  let dependentDialects = ["::pypto::PyPTODialect", "::ptensor::PTensorDialect"];
}

#endif // BUFFER_DIALECT
