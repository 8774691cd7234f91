#ifndef PTO_OPS_MEMORY
#define PTO_OPS_MEMORY

include "dialects/pto/Base.td"

def PTO_MakeTensorViewOp : PTO_Op<"make_tensor_view", [Pure, AttrSizedOperandSegments,
    TypesMatchWith<"the pointer points at the view's elements", "result", "ptr", "::pypto::pointerTo($_self)">]> {
  let summary = "a strided view of global memory";
  let description = [{
    ```mlir
    %v = pto.make_tensor_view %p, shape = [%c16, %c64], strides = [%c64, %c1] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf32>
    ```
  }];
  let arguments = (ins PTO_AnyPtr:$ptr, Variadic<Index>:$shape, Variadic<Index>:$strides,
    OptionalAttr<PTO_LayoutAttr>:$layout);
  let results = (outs PTO_AnyView:$result);
  let assemblyFormat = [{
    $ptr `,` `shape` `=` `[` $shape `]` `,` `strides` `=` `[` $strides `]` attr-dict `:` type($result)
  }];
}

def PTO_PartitionViewOp : PTO_Op<"partition_view", [Pure, AttrSizedOperandSegments]> {
  let summary = "a window of a tensor view";
  let description = [{
    ```mlir
    %w = pto.partition_view %v, offsets = [%i, %j], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    ```
  }];
  let arguments = (ins PTO_AnyView:$source, Variadic<Index>:$offsets, Variadic<Index>:$sizes);
  let results = (outs PTO_AnyPartition:$result);
  let assemblyFormat = [{
    $source `,` `offsets` `=` `[` $offsets `]` `,` `sizes` `=` `[` $sizes `]` attr-dict
    `:` type($source) `->` type($result)
  }];
}

def PTO_AllocTileOp : PTO_Op<"alloc_tile", [AttrSizedOperandSegments]> {
  let summary = "a tile in on-chip memory";
  let description = [{
    `addr` is the first byte (level 3 wants it, levels 1 and 2 forbid it); `valid_row` and `valid_col` are
    there exactly when the type says `?`.

    ```mlir
    %t = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
    ```
  }];
  let arguments = (ins Optional<I64>:$addr, Optional<Index>:$valid_row, Optional<Index>:$valid_col);
  let results = (outs Res<PTO_AnyTile, "", [MemAlloc<PyPTO_Data>]>:$result);
  let assemblyFormat = [{
    (`addr` `=` $addr^)? (`valid_row` `=` $valid_row^)? (`valid_col` `=` $valid_col^)? attr-dict `:` type($result)
  }];
}

class PTO_TransferOp<string mnemonic, dag operands> : PTO_Op<mnemonic> {
  let arguments = operands;
  let assemblyFormat = [{
    `ins` `(` $src `:` type($src) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}
def PTO_TLoadOp : PTO_TransferOp<"tload",
    (ins Arg<PTO_AnyPartition, "", [MemRead<PyPTO_Global>]>:$src, PTO_Writes<>:$dst)> {
  let summary = "read a window of global memory into a tile";
  let description = [{
    ```mlir
    pto.tload ins(%w : !pto.partition_tensor_view<16x64xf32>) outs(%t : !pto.tile_buf<vec, 16x64xf32>)
    ```
  }];
}
def PTO_TStoreOp : PTO_TransferOp<"tstore",
    (ins PTO_Reads<>:$src, Arg<PTO_AnyPartition, "", [MemWrite<PyPTO_Global>]>:$dst)> {
  let summary = "write a tile into a window of global memory";
  let description = [{
    ```mlir
    pto.tstore ins(%t : !pto.tile_buf<vec, 16x64xf32>) outs(%w : !pto.partition_tensor_view<16x64xf32>)
    ```
  }];
}
def PTO_TMovOp : PTO_TransferOp<"tmov", (ins PTO_Reads<>:$src, PTO_Writes<>:$dst)> {
  let summary = "copy a tile within or between memory spaces";
  let description = [{
    ```mlir
    pto.tmov ins(%m : !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>) outs(%r : !pto.tile_buf<right, 64x64xf16, slayout=col_major>)
    ```
  }];
}

#endif // PTO_OPS_MEMORY
