#ifndef PTENSOR_TYPES
#define PTENSOR_TYPES

include "dialects/ptensor/Dialect.td"

def PTensor_TensorType : PyPTO_Type<PTensor_Dialect, "Tensor", "tensor"> {
  let summary = "a tensor in global memory";
  let description = [{
    ```
    !ptensor.tensor<128x64xf32>
    !ptensor.tensor<[n, 64], f32>
    !ptensor.tensor<128x64xf32, layout = dn, strides = [1, 128], valid = [100, 64], pad = zero>
    ```
    Extents are in elements. `strides` are in elements per logical dimension; without them the tensor is
    packed for its layout. `valid` is the origin-anchored region that holds data; without it the whole
    tensor does. `pad` is what a read outside `valid` yields.
  }];
  let parameters = (ins PyPTO_Dims:$shape, "::mlir::Type":$elementType,
    "::pypto::TensorLayout":$layout, PyPTO_Dims:$strides, PyPTO_Dims:$validShape, "::pypto::Pad":$pad);
}
def PTensor_AnyTensor : Type<CPred<"::llvm::isa<::ptensor::TensorType>($_self)">, "a global-memory tensor">;

#endif // PTENSOR_TYPES
