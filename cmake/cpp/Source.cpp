// Modules from memory, under the name that their errors give.
#include "Bridge.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;

// A module, or nothing after it has been reported what is wrong; top-level ops without a module get one.
extern "C" MlirModule pypto_parse_module(MlirContext context, MlirStringRef source, MlirStringRef name) {
  return wrap(parseSourceString<ModuleOp>(unwrap(source), ParserConfig(unwrap(context)), unwrap(name)).release());
}
