// MLIR's own drivers with our dialects, passes and pipelines in them, and the plugin's callbacks.
#include "Bridge.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir;

namespace pypto {
void registerPasses();
void registerDialects(DialectRegistry &, bool forTests);
} // namespace pypto

static void registerEverything(DialectRegistry &registry) {
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registerAllToLLVMIRTranslations(registry);
  pypto::registerDialects(registry, /*forTests=*/true);
}

// Whether every file that an option of upstream's names loads as a plugin. Upstream prints a line and goes on.
template <typename Plugin>
static LogicalResult pluginsLoad(StringRef option) {
  auto &options = llvm::cl::getRegisteredOptions();
  auto found = options.find(option);
  if (found == options.end())
    return success();
  for (const std::string &path : *static_cast<llvm::cl::list<std::string> *>(found->second))
    if (llvm::Expected<Plugin> plugin = Plugin::load(path); !plugin) {
      llvm::errs() << "error: expected --" << option << " to name a plugin, but got '" << path
                   << "': " << llvm::toString(plugin.takeError()) << '\n';
      return failure();
    }
  return success();
}

// Whether the passes that the command line asks for can be had. The driver finds out when it has read its input, and
// then says so at an unknown location; what is wrong with a command line has none.
static LogicalResult passesParse() {
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  if (config.shouldUseExplicitModule())
    return success(); // the input decides which op the passes run on
  // The driver itself dumps the pipeline, once.
  llvm::cl::Option *dump = llvm::cl::getRegisteredOptions().lookup("dump-pass-pipeline");
  bool dumps = config.shouldDumpPassPipeline();
  if (dump && dumps)
    dump->reset();
  MLIRContext context(MLIRContext::Threading::DISABLED);
  ScopedDiagnosticHandler plain(&context, [](Diagnostic &diagnostic) {
    llvm::errs() << "error: " << diagnostic << '\n';
    return success();
  });
  PassManager manager(&context);
  LogicalResult parsed = config.setupPassPipeline(manager);
  if (dump && dumps)
    dump->addOccurrence(0, dump->ArgStr, "true");
  return parsed;
}

// The `opt` driver; `version` is printed before LLVM's own by --version.
extern "C" int pypto_opt_main(int argc, char **argv, const char *version) {
  llvm::cl::AddExtraVersionPrinter([version](llvm::raw_ostream &os) { os << version << '\n'; });
  DialectRegistry registry;
  registerEverything(registry);
  registerAllPasses();
  pypto::registerPasses();
  auto [input, output] =
      registerAndParseCLIOptions(argc, argv, "pypto-opt: checks and lowers PyPTO programs\n", registry);
  if (failed(pluginsLoad<DialectPlugin>("load-dialect-plugin")) ||
      failed(pluginsLoad<PassPlugin>("load-pass-plugin")) || failed(passesParse()))
    return EXIT_FAILURE;
  return failed(MlirOptMain(argc, argv, input, output, registry));
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
  pypto::registerDialects(*registry, /*forTests=*/false);
  pypto::registerPasses();
}
extern "C" void pypto_plugin_passes() { pypto::registerPasses(); }
