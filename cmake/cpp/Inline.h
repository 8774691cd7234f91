// What `--inline` may do with ops of ours.
#pragma once

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/InliningUtils.h"

namespace pypto {

// Helpers on tiles and buffers are inlined like any function. A kernel is launched, not called: its ops stay in it,
// unless what they come into is a kernel of the same kind.
struct Inliner : mlir::DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  using DialectInlinerInterface::isLegalToInline;

  bool isLegalToInline(mlir::Operation *op, mlir::Region *target, bool, mlir::IRMapping &) const final {
    mlir::Attribute kind = kindAround(op->getParentOp());
    return !kind || kind == kindAround(target->getParentOp());
  }

private:
  static mlir::Attribute kindAround(mlir::Operation *op) {
    while (op && !mlir::isa<mlir::FunctionOpInterface>(op))
      op = op->getParentOp();
    return op ? op->getDiscardableAttr("pypto.kind") : nullptr;
  }
};

} // namespace pypto
