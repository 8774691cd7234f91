// How pypto-reduce makes a program simpler, beyond leaving out ranges of ops.
#include "Bridge.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Reducer/ReductionPatternInterface.h"

using namespace mlir;

namespace {
// An op without uses goes; one with a result gives way to an operand of the same type. What led to a mistake is often
// a chain of ops of which few matter, and none can just be left out while the next one uses it.
//
// Each step is tried on a copy: the reducer applies patterns to many ops at once, and does not survive that what is
// left is of no interest.
struct GiveWay : RewritePattern {
  GiveWay(MLIRContext *context, Tester &tester)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context), tester(tester) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (!op->getParentOfType<ModuleOp>() || op->hasTrait<OpTrait::IsTerminator>())
      return failure();
    if (op->use_empty()) {
      if (!isInterestingWithout(op, Value()))
        return failure();
      rewriter.eraseOp(op);
      return success();
    }
    if (op->getNumResults() != 1)
      return failure();
    for (Value operand : op->getOperands())
      if (operand.getType() == op->getResult(0).getType() && isInterestingWithout(op, operand)) {
        rewriter.replaceOp(op, operand);
        return success();
      }
    return failure();
  }

private:
  // Whether the whole program still is interesting with `instead` in the place of an op.
  bool isInterestingWithout(Operation *op, Value instead) const {
    Operation *root = op;
    while (Operation *parent = root->getParentOp())
      root = parent;
    IRMapping mapping;
    OwningOpRef<ModuleOp> copy = cast<ModuleOp>(root->clone(mapping));
    Operation *copied = mapping.lookup(op);
    if (instead)
      copied->replaceAllUsesWith(ValueRange(mapping.lookup(instead)));
    copied->erase();
    return tester.isInteresting(copy.get()).first == Tester::Interestingness::True;
  }

  Tester &tester;
};

struct Reductions : DialectReductionPatternInterface {
  explicit Reductions(Dialect *dialect) : DialectReductionPatternInterface(dialect) {}
  void populateReductionPatterns(RewritePatternSet &) const override {}
  void populateReductionPatternsWithTester(RewritePatternSet &patterns, Tester &tester) const override {
    patterns.add<GiveWay>(patterns.getContext(), tester);
  }
};
} // namespace

namespace pypto {
// They hold for the ops of every dialect; the builtin one is in every context.
void registerReductions(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, BuiltinDialect *dialect) { dialect->addInterfaces<Reductions>(); });
}
} // namespace pypto
