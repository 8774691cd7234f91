// What C++ and Rust say to each other. C++ asks Rust for the rules, the passes and the pipelines; Rust
// asks C++ for what the C API lacks. No op is named on this side.
#pragma once

#include "mlir-c/IR.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/CAPI/Wrap.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace pypto {

// The index by which Rust knows a registered op; build.rs specialises it for every op.
template <typename Op> struct OpIndex;

// One row of a table that maps what C++ registered to Rust's index.
struct KindRow {
  mlir::TypeID id;
  uint32_t kind;
};

// A place to report to, handed through Rust.
using Reporter = llvm::function_ref<mlir::InFlightDiagnostic()>;

} // namespace pypto

extern "C" {
// Rust: the rules of an op; false after it has reported.
bool pypto_verify_op(uint32_t kind, MlirOperation op);
// Rust: the rules of a type or attribute, given its parameters as the generated struct of that type.
bool pypto_verify_parameters(uint32_t kind, const void *parameters, void *reporter);
// Rust: the rules of a discardable `pypto.` attribute on an op or (argument >= 0) on its region argument.
bool pypto_verify_attribute(MlirOperation op, int64_t argument, MlirStringRef name, MlirAttribute value);
// Rust: the body of a pass.
bool pypto_run_pass(uint32_t pass, const void *options, MlirOperation root);
// Rust: the normal form of a dimension expression, into `out`; false leaves the reason there.
bool pypto_normalize_dim(MlirStringRef text, void (*sink)(MlirStringRef, void *), void *out);
// Rust: the op of ours whose name is most like this one; nothing when none is like it.
void pypto_nearest_op(MlirStringRef name, void (*sink)(MlirStringRef, void *), void *out);
// Rust: whether a pass may be given these options, or (false) why not; their names and values MLIR checks.
bool pypto_check_pass_options(uint32_t pass, MlirStringRef options, void (*sink)(MlirStringRef, void *), void *out);
// Rust: the text of a named pipeline, or (false) why its options are wrong.
bool pypto_pipeline_text(uint32_t pipeline, MlirStringRef options, void (*sink)(MlirStringRef, void *), void *out);
uint32_t pypto_pipeline_count();
MlirStringRef pypto_pipeline_name(uint32_t pipeline);
MlirStringRef pypto_pipeline_summary(uint32_t pipeline);
}

namespace pypto {

// Hands an op's rules to Rust.
template <typename Op> struct RustVerified : mlir::OpTrait::TraitBase<Op, RustVerified> {
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
    return llvm::success(pypto_verify_op(OpIndex<Op>::value, wrap(op)));
  }
};

// The memory that our ops touch, apart from each other and from everybody else's.
struct OnChipData : mlir::SideEffects::Resource::Base<OnChipData> {
  llvm::StringRef getName() final { return "<on-chip data>"; }
};
struct OnChipMetadata : mlir::SideEffects::Resource::Base<OnChipMetadata> {
  llvm::StringRef getName() final { return "<on-chip metadata>"; }
};
struct GlobalMemory : mlir::SideEffects::Resource::Base<GlobalMemory> {
  llvm::StringRef getName() final { return "<global memory>"; }
};

// The type of a pointer to a view's elements; the view's own type when it is no view, so that the
// operand check reports instead of this cast.
mlir::Type pointerTo(mlir::Type view);

} // namespace pypto
