// Diagnostics with severity, the op's prefix and notes; the C API has plain errors only.
#include "Bridge.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;

namespace {
struct Note {
  MlirLocation location;
  MlirStringRef text;
};
} // namespace

static void attach(InFlightDiagnostic &diagnostic, MlirStringRef text, const Note *notes, intptr_t count) {
  diagnostic << unwrap(text);
  for (const Note &note : llvm::ArrayRef(notes, count))
    diagnostic.attachNote(unwrap(note.location)) << unwrap(note.text);
}

static InFlightDiagnostic report(Location location, uint32_t severity) {
  return severity == 0 ? emitError(location) : severity == 1 ? emitWarning(location) : emitRemark(location);
}

// At an op, with its name before the text. Severity: 0 error, 1 warning, 2 remark. Unlike `emitOpError` this does not
// print the whole op after it, which may be a module.
extern "C" void pypto_report_op(MlirOperation raw, uint32_t severity, MlirStringRef text, const Note *notes,
                                intptr_t count) {
  Operation *op = unwrap(raw);
  InFlightDiagnostic diagnostic = report(op->getLoc(), severity);
  if (severity == 0)
    diagnostic << "'" << op->getName() << "' op ";
  attach(diagnostic, text, notes, count);
}

extern "C" void pypto_report_location(MlirLocation location, uint32_t severity, MlirStringRef text, const Note *notes,
                                      intptr_t count) {
  InFlightDiagnostic diagnostic = report(unwrap(location), severity);
  attach(diagnostic, text, notes, count);
}

// Through the reporter that a type's or attribute's `verify` was given.
extern "C" void pypto_report_through(void *reporter, MlirStringRef text) {
  (*static_cast<function_ref<InFlightDiagnostic()> *>(reporter))() << unwrap(text);
}
