// MLIR's own drivers with our dialects, passes and pipelines in them, and the plugin's callbacks.
#include "Bridge.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir;

namespace pypto {
void registerPasses();
void registerDialects(DialectRegistry &);
} // namespace pypto

static void registerEverything(DialectRegistry &registry) {
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registerAllToLLVMIRTranslations(registry);
  pypto::registerDialects(registry);
}

// The `opt` driver; `version` is printed before LLVM's own by --version.
extern "C" int pypto_opt_main(int argc, char **argv, const char *version) {
  llvm::cl::AddExtraVersionPrinter([version](llvm::raw_ostream &os) { os << version << '\n'; });
  DialectRegistry registry;
  registerEverything(registry);
  registerAllPasses();
  pypto::registerPasses();
  return failed(MlirOptMain(argc, argv, "pypto-opt: checks and lowers PyPTO programs\n", registry));
}

// A context with every dialect; tools other than the opt driver start here.
extern "C" void pypto_fill_context(MlirContext context) {
  DialectRegistry registry;
  registerEverything(registry);
  unwrap(context)->appendDialectRegistry(registry);
}
extern "C" void pypto_register_passes(bool upstream) {
  if (upstream)
    registerAllPasses();
  pypto::registerPasses();
}

// What a host calls back with when it loads the plugin.
extern "C" void pypto_plugin_dialects(DialectRegistry *registry) {
  pypto::registerDialects(*registry);
  pypto::registerPasses();
}
extern "C" void pypto_plugin_passes() { pypto::registerPasses(); }
