// The pass classes, whose bodies are in Rust, and the named pipelines, whose lists are.
#include "Bridge.h"
#include "buffer.attrs.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "ptensor.attrs.h"
#include "pto.attrs.h"
#include "pypto.attrs.h"
#include "tile.attrs.h"

using namespace mlir;

namespace pypto {
#define GEN_PASS_DECL
#include "Passes.h.inc"

static void appendTo(MlirStringRef text, void *out) { static_cast<std::string *>(out)->append(text.data, text.length); }

// What MLIR's own parser of options passes over.
static LogicalResult checkOptions(uint32_t pass, StringRef options,
                                  function_ref<LogicalResult(const Twine &)> report) {
  std::string text;
  return pypto_check_pass_options(pass, wrap(options), appendTo, &text) ? success() : report(text);
}
#include "passes.inc"

static LogicalResult buildPipeline(uint32_t index, OpPassManager &manager, StringRef options,
                                   function_ref<LogicalResult(const Twine &)> report) {
  std::string text;
  if (!pypto_pipeline_text(index, wrap(options), appendTo, &text))
    return report(text);
  std::string errors;
  llvm::raw_string_ostream os(errors);
  if (failed(parsePassPipeline(text, manager, os)))
    return report(errors);
  return success();
}

// Once per process, and not at all where another copy of this library did it already.
void registerPasses() {
  if (PassInfo::lookup(passRows[0].argument))
    return;
  for (const PassRow &row : passRows)
    registerPass(row.make);
  for (uint32_t i = 0; i < pypto_pipeline_count(); ++i)
    registerPassPipeline(
        unwrap(pypto_pipeline_name(i)), unwrap(pypto_pipeline_summary(i)),
        [i](OpPassManager &manager, StringRef options, function_ref<LogicalResult(const Twine &)> report) {
          return buildPipeline(i, manager, options, report);
        },
        [](function_ref<void(const ::mlir::detail::PassOptions &)>) {});
}
} // namespace pypto

// Names of the passes that C++ registers, for comparison with those that Rust runs.
extern "C" void pypto_registered_passes(void (*sink)(MlirStringRef, void *), void *out) {
  for (const pypto::PassRow &row : pypto::passRows)
    if (PassInfo::lookup(row.argument))
      sink(wrap(row.argument), out);
}
