// Which dialects there are, and by which index Rust knows their ops.
#include "Bridge.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;

#define DIALECT(name, ns, tests)                                                                                       \
  namespace ns {                                                                                                       \
  void registerDialect(DialectRegistry &);                                                                             \
  }                                                                                                                    \
  llvm::ArrayRef<pypto::KindRow> pypto_##name##_kinds();
#include "dialects.inc"
#undef DIALECT
llvm::ArrayRef<pypto::KindRow> pypto_upstream_kinds();

namespace pypto {
// Those that are for tests, too, if `forTests` says so.
void registerDialects(DialectRegistry &registry, bool forTests) {
#define DIALECT(name, ns, tests)                                                                                       \
  if ((forTests || !tests) && !registry.getDialectAllocator(#name))                                                    \
    ::ns::registerDialect(registry);
#include "dialects.inc"
#undef DIALECT
}
} // namespace pypto

// The index of an op, or 0 for one that Rust has no view of.
extern "C" uint32_t pypto_op_kind(MlirOperation op) {
  static const llvm::DenseMap<TypeID, uint32_t> kinds = [] {
    llvm::DenseMap<TypeID, uint32_t> all;
    auto add = [&](llvm::ArrayRef<pypto::KindRow> rows) {
      for (const pypto::KindRow &row : rows)
        all[row.id] = row.kind;
    };
#define DIALECT(name, ns, tests) add(pypto_##name##_kinds());
#include "dialects.inc"
#undef DIALECT
    add(pypto_upstream_kinds());
    return all;
  }();
  return kinds.lookup(unwrap(op)->getName().getTypeID());
}

// What C++ registered under a dialect's name: op names, then type and attribute mnemonics are Rust's to compare.
extern "C" void pypto_registered_ops(MlirContext context, MlirStringRef dialect, void (*sink)(MlirStringRef, void *),
                                     void *out) {
  // MLIR's own look-up by dialect searches with an unordered comparison and finds nothing.
  for (RegisteredOperationName name : unwrap(context)->getRegisteredOperations())
    if (name.getDialectNamespace() == unwrap(dialect))
      sink(wrap(name.getStringRef()), out);
}

// Whether C++ registered a type (or else an attribute) under a name such as `tile.tile`.
extern "C" bool pypto_has_class(MlirContext context, MlirStringRef name, bool type) {
  MLIRContext *registered = unwrap(context);
  return type ? AbstractType::lookup(unwrap(name), registered).has_value()
              : AbstractAttribute::lookup(unwrap(name), registered).has_value();
}
