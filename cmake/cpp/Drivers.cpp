// MLIR's own drivers with our dialects, passes and pipelines in them, and the plugin's callbacks.
#include "Bridge.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir;

namespace pypto {
void registerPasses();
void registerDialects(DialectRegistry &, bool forTests);
void registerReductions(DialectRegistry &);
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

static void registerPasses() {
  registerAllPasses();
  pypto::registerPasses();
}

// Has --version print `version` before LLVM's own.
static void addVersion(const char *version) {
  llvm::cl::AddExtraVersionPrinter([version](llvm::raw_ostream &os) { os << version << '\n'; });
}

// The `opt` driver. MLIR's reader of bytecode gives up on some damaged files without a word; `unreadable` is it.
extern "C" int pypto_opt_main(int argc, char **argv, const char *version, const char *unreadable) {
  addVersion(version);
  DialectRegistry registry;
  registerEverything(registry);
  registerPasses();
  auto [input, output] =
      registerAndParseCLIOptions(argc, argv, "pypto-opt: checks and lowers PyPTO programs\n", registry);
  if (failed(pluginsLoad<DialectPlugin>("load-dialect-plugin")) ||
      failed(pluginsLoad<PassPlugin>("load-pass-plugin")) || failed(passesParse()))
    return EXIT_FAILURE;
  uint64_t said = llvm::errs().tell();
  if (succeeded(MlirOptMain(argc, argv, input, output, registry)))
    return EXIT_SUCCESS;
  if (llvm::errs().tell() == said)
    llvm::errs() << (input == "-" ? "<stdin>" : input) << ": error: " << unreadable << '\n';
  return EXIT_FAILURE;
}

// The reducer. Its passes run others by name, so all are registered.
extern "C" int pypto_reduce_main(int argc, char **argv, const char *version) {
  addVersion(version);
  DialectRegistry registry;
  registerEverything(registry);
  pypto::registerReductions(registry);
  registerPasses();
  MLIRContext context(registry);
  // Of a program that the test is not interested in, upstream only warns, and nobody prints warnings here.
  bool said = false;
  context.getDiagEngine().registerHandler([&](Diagnostic &diagnostic) {
    said |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
    return failure();
  });
  if (succeeded(mlirReduceMain(argc, argv, context)))
    return EXIT_SUCCESS;
  if (!said)
    llvm::errs() << "error: nothing was reduced; a test says by exit status 1 that a program is of interest, and must "
                    "say so of the whole program\n";
  return EXIT_FAILURE;
}

// The language server. What LLVM's libraries registered is no option of its own, so --help leaves it out.
extern "C" int pypto_lsp_server_main(int argc, char **argv, const char *version) {
  addVersion(version);
  llvm::cl::OptionCategory none("");
  llvm::cl::HideUnrelatedOptions(none);
  DialectRegistry registry;
  registerEverything(registry);
  return failed(MlirLspServerMain(argc, argv, registry));
}

// A context with every dialect; tools other than the opt driver start here.
extern "C" void pypto_fill_context(MlirContext context) {
  DialectRegistry registry;
  registerEverything(registry);
  unwrap(context)->appendDialectRegistry(registry);
}
extern "C" void pypto_register_passes() { registerPasses(); }

// What a host calls back with when it loads the plugin.
extern "C" void pypto_plugin_dialects(DialectRegistry *registry) {
  pypto::registerDialects(*registry, /*forTests=*/false);
  pypto::registerPasses();
}
extern "C" void pypto_plugin_passes() { pypto::registerPasses(); }
