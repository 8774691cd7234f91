// MLIR's own thread pool for per-function work.
#include "Bridge.h"
#include "mlir/IR/Threading.h"

using namespace mlir;

extern "C" bool pypto_parallel_for(MlirContext context, intptr_t count, bool (*body)(intptr_t, void *), void *data) {
  std::vector<intptr_t> indices(count);
  for (intptr_t i = 0; i < count; ++i)
    indices[i] = i;
  return succeeded(failableParallelForEach(unwrap(context), indices,
                                           [&](intptr_t i) { return success(body(i, data)); }));
}
