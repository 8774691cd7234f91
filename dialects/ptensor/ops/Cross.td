#ifndef PTENSOR_OPS_CROSS
#define PTENSOR_OPS_CROSS

include "dialects/ptensor/Types.td"

class PTensor_Op<string mnemonic, list<Trait> traits = []> : Op<PTensor_Dialect, mnemonic, traits # [RustVerified]>;

def PTensor_FromMemRefOp : PTensor_Op<"from_memref", [Pure]> {
  let summary = "view a memref as a global-memory tensor";
  let description = [{
    The tensor is the memref's memory: same element type, same shape (`?` in the memref matches any
    extent), strides as the memref's layout says.

    ```mlir
    %t = ptensor.from_memref %m : memref<128x64xf32> -> !ptensor.tensor<128x64xf32>
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$source);
  let results = (outs PTensor_AnyTensor:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($result)";
}

def PTensor_ToMemRefOp : PTensor_Op<"to_memref", [Pure]> {
  let summary = "view a global-memory tensor as a memref";
  let description = [{
    The inverse of `ptensor.from_memref`, under the same rules.

    ```mlir
    %m = ptensor.to_memref %t : !ptensor.tensor<128x64xf32> -> memref<128x64xf32>
    ```
  }];
  let arguments = (ins PTensor_AnyTensor:$source);
  let results = (outs AnyStridedMemRef:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($result)";
}

#endif // PTENSOR_OPS_CROSS
