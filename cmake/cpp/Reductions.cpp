// How pypto-reduce makes a program simpler, beyond leaving out ranges of ops.
#include "Bridge.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Reducer/ReductionPatternInterface.h"

using namespace mlir;

namespace {
// An op without uses goes; one with a result gives way to an operand of the same type; one with regions gives way to
// the ops of one of them. What led to a mistake is often a chain of ops of which few matter, and none can just be left
// out while the next one uses it.
//
// Each step is tried on a copy: the reducer applies patterns to many ops at once, and does not survive that what is
// left is of no interest.
struct GiveWay : RewritePattern {
  GiveWay(MLIRContext *context, Tester &tester)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context), tester(tester) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (!op->getParentOfType<ModuleOp>() || op->hasTrait<OpTrait::IsTerminator>())
      return failure();
    if (op->use_empty() && tryStep(op, rewriter, erase))
      return success();
    for (unsigned position = 0; position < op->getNumOperands(); ++position)
      if (tryStep(op, rewriter, [&](Operation *op, RewriterBase &rewriter) { return replace(op, position, rewriter); }))
        return success();
    for (unsigned number = 0; number < op->getNumRegions(); ++number)
      if (tryStep(op, rewriter, [&](Operation *op, RewriterBase &rewriter) { return unwrap(op, number, rewriter); }))
        return success();
    return failure();
  }

private:
  using Step = llvm::function_ref<LogicalResult(Operation *, RewriterBase &)>;

  static LogicalResult erase(Operation *op, RewriterBase &rewriter) {
    rewriter.eraseOp(op);
    return success();
  }

  static LogicalResult replace(Operation *op, unsigned position, RewriterBase &rewriter) {
    Value operand = op->getOperand(position);
    if (op->getNumResults() != 1 || operand.getType() != op->getResult(0).getType())
      return failure();
    rewriter.replaceOp(op, operand);
    return success();
  }

  // What a region takes are operands of the op, the last ones for the last ones where their types agree; what its end
  // hands on last are the results.
  static LogicalResult unwrap(Operation *op, unsigned number, RewriterBase &rewriter) {
    Region &region = op->getRegion(number);
    if (!region.hasOneBlock() || region.front().empty() || op->hasTrait<OpTrait::IsIsolatedFromAbove>())
      return failure();
    Block &block = region.front();
    SmallVector<Value> taken;
    for (BlockArgument argument : block.getArguments()) {
      unsigned fromEnd = block.getNumArguments() - argument.getArgNumber();
      auto fits = [&](Value operand) { return operand.getType() == argument.getType(); };
      if (fromEnd <= op->getNumOperands() && fits(op->getOperand(op->getNumOperands() - fromEnd))) {
        taken.push_back(op->getOperand(op->getNumOperands() - fromEnd));
        continue;
      }
      auto found = llvm::find_if(op->getOperands(), fits);
      if (found == op->getOperands().end())
        return failure();
      taken.push_back(*found);
    }
    Operation *end = &block.back();
    if (!end->hasTrait<OpTrait::IsTerminator>() || end->getNumOperands() < op->getNumResults())
      return failure();
    SmallVector<Value> handedOn(end->getOperands().take_back(op->getNumResults()));
    if (TypeRange(ValueRange(handedOn)) != op->getResultTypes())
      return failure();
    // What ends with an argument of its block ends with what that stands for.
    for (Value &value : handedOn)
      if (auto argument = dyn_cast<BlockArgument>(value); argument && argument.getOwner() == &block)
        value = taken[argument.getArgNumber()];
    rewriter.inlineBlockBefore(&block, op, taken);
    rewriter.eraseOp(end);
    rewriter.replaceOp(op, handedOn);
    return success();
  }

  // Takes a step where the whole program still is of interest after it.
  bool tryStep(Operation *op, PatternRewriter &rewriter, Step step) const {
    Operation *root = op;
    while (Operation *parent = root->getParentOp())
      root = parent;
    IRMapping mapping;
    OwningOpRef<ModuleOp> copy = cast<ModuleOp>(root->clone(mapping));
    IRRewriter onCopy(op->getContext());
    if (failed(step(mapping.lookup(op), onCopy)))
      return false;
    if (tester.isInteresting(copy.get()).first != Tester::Interestingness::True)
      return false;
    return succeeded(step(op, rewriter));
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
