#ifndef BUFFER_TYPES
#define BUFFER_TYPES

include "dialects/buffer/Dialect.td"

def Buffer_BufferType : PyPTO_Type<Buffer_Dialect, "Buffer", "buffer"> {
  let summary = "a handle to on-chip storage";
  let description = [{
    ```
    !buffer.buffer<32x64xf32, vec, valid = [?, 64]>
    !buffer.buffer<64x64xf16, mat, blayout = col_major, slayout = row_major>
    ```
    The shape is static and positive. `valid` holds integers between 0 and the extent, or `?` for an
    extent that `buffer.alloc` is given at run time. Layout fields that are not written are `row_major`,
    `none_box`, 512, whatever the memory space.
  }];
  let parameters = (ins PyPTO_Dims:$shape, "::mlir::Type":$elementType, "::pypto::Space":$space,
    PyPTO_Dims:$validShape, "::pypto::Layout":$layout);
}
def Buffer_AnyBuffer : Type<CPred<"::llvm::isa<::buffer::BufferType>($_self)">, "a buffer">;

#endif // BUFFER_TYPES
