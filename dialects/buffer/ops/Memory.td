#ifndef BUFFER_OPS_MEMORY
#define BUFFER_OPS_MEMORY

include "dialects/buffer/Base.td"

def Buffer_AllocOp : Buffer_Op<"alloc", [AttrSizedOperandSegments]> {
  let summary = "a root handle to on-chip storage";
  let description = [{
    `addr` is the first byte in the memory space; without it the storage is fresh. An address may overlap
    other roots: the plan decides. `valid(...)` gives one index per `?` of the type, in axis order.

    ```mlir
    %a = buffer.alloc : !buffer.buffer<16x64xf32, vec>
    %b = buffer.alloc addr = 4096 : !buffer.buffer<16x64xf32, vec>
    %c = buffer.alloc at(%p) valid(%n) : !buffer.buffer<16x64xf32, vec, valid = [?, 64]>
    ```
  }];
  let arguments = (ins OptionalAttr<I64Attr>:$addr, Optional<Index>:$address, Variadic<Index>:$valid);
  let results = (outs Res<Buffer_AnyBuffer, "", [MemAlloc<PyPTO_Data>]>:$result);
  let assemblyFormat = [{
    (`addr` `=` $addr^)? (`at` `(` $address^ `)`)? (`valid` `(` $valid^ `)`)? attr-dict `:` type($result)
  }];
}

def Buffer_LoadOp : Buffer_Op<"load"> {
  let summary = "read a window of a tensor into a buffer";
  let description = [{
    The window starts at `offsets` and has the destination's valid extents. Element types are equal; the
    destination is a Vec buffer, or a Mat buffer that is boxed on the way.

    ```mlir
    buffer.load ins(%x[0, %j] : !ptensor.tensor<128x64xf32>) outs(%b : !buffer.buffer<16x64xf32, vec>)
    ```
  }];
  let arguments = (ins Arg<PTensor_AnyTensor, "", [MemRead<PyPTO_Global>]>:$source, Variadic<Index>:$offsets,
    DenseI64ArrayAttr:$static_offsets, Buffer_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $source `` custom<DynamicIndexList>($offsets, $static_offsets) `:` type($source) `)`
    `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}

def Buffer_StoreOp : Buffer_Op<"store"> {
  let summary = "write a buffer's valid region into a window of a tensor";
  let description = [{
    The inverse of `buffer.load`; the source is a Vec or an Acc buffer. Element types are equal, but for an
    f32 accumulator that is stored as f16 or bf16.

    ```mlir
    buffer.store ins(%b : !buffer.buffer<16x64xf32, vec>) outs(%y[0, %j] : !ptensor.tensor<128x64xf32>)
    ```
  }];
  let arguments = (ins Buffer_Reads<>:$source, Arg<PTensor_AnyTensor, "", [MemWrite<PyPTO_Global>]>:$target,
    Variadic<Index>:$offsets, DenseI64ArrayAttr:$static_offsets);
  let assemblyFormat = [{
    `ins` `(` $source `:` type($source) `)`
    `outs` `(` $target `` custom<DynamicIndexList>($offsets, $static_offsets) `:` type($target) `)` attr-dict
  }];
}

class Buffer_TransferOp<string mnemonic> : Buffer_Op<mnemonic> {
  let arguments = (ins Buffer_Reads<>:$source, Buffer_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $source `:` type($source) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}

def Buffer_CopyOp : Buffer_TransferOp<"copy"> {
  let summary = "copy a Vec buffer, or a Mat operand into Left or Right";
  let description = [{
    Vec to Vec between equal descriptors; Mat to Left or Right with equal element type, shape and valid
    extents, where the destination's own layout decides the boxes.

    ```mlir
    buffer.copy ins(%m : !buffer.buffer<64x64xf16, mat, blayout = col_major, slayout = row_major>) outs(%l : !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>)
    ```
  }];
}

def Buffer_MoveOp : Buffer_TransferOp<"move"> {
  let summary = "copy along a route that `buffer.copy` does not cover";
  let description = [{
    Acc to Mat, Mat to Bias, and on a5 Vec to Mat and Acc to Vec. Equal shapes and valid extents; element
    types are equal, but for an f32 accumulator that becomes f16 or bf16.

    ```mlir
    buffer.move ins(%c : !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>) outs(%m : !buffer.buffer<64x64xf16, mat, blayout = col_major, slayout = row_major>)
    ```
  }];
}

#endif // BUFFER_OPS_MEMORY
