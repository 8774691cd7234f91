#ifndef TILE_OPS_MEMORY
#define TILE_OPS_MEMORY

include "dialects/tile/Base.td"

def Tile_CreateOp : Tile_Op<"create"> {
  string becomes = "pto.alloc_tile";
  let summary = "a tile with no contents yet";
  let description = [{
    Fresh storage whose bytes nobody has written. Two creations are two tiles, so `cse` keeps them apart.

    ```mlir
    %t = tile.create : !tile.tile<16x64xf32, vec>
    ```
  }];
  let results = (outs Res<Tile_AnyTile, "", [MemAlloc<PyPTO_Data>]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Tile_LoadOp : Tile_Op<"load"> {
  string becomes = "pto.tload";
  let summary = "read a window of a tensor into a tile";
  let description = [{
    The window starts at `offsets` (in elements, one per dimension) and has the tile's valid extents. The
    element types are equal: i8, i16, i32, f16, bf16 or f32, and on a5 f8E4M3FN or f8E5M2. The target space
    is Vec or Mat; a Mat tile is boxed on the way, and has no i16 and i32.

    ```mlir
    %t = tile.load %x[0, %j] : !ptensor.tensor<128x64xf32> -> !tile.tile<16x64xf32, vec>
    ```
  }];
  let arguments = (ins Arg<PTensor_AnyTensor, "", [MemRead<PyPTO_Global>]>:$source, Variadic<Index>:$offsets,
    DenseI64ArrayAttr:$static_offsets);
  let results = (outs Tile_AnyTile:$result);
  let assemblyFormat = [{
    $source `` custom<DynamicIndexList>($offsets, $static_offsets) attr-dict `:` type($source) `->` type($result)
  }];
}

def Tile_StoreOp : Tile_Op<"store"> {
  string becomes = "pto.tstore";
  let summary = "write a tile's valid region into a window of a tensor";
  let description = [{
    The inverse of `tile.load`. The source is a Vec or an Acc tile; an f32 accumulator may be stored as
    f16 or bf16, every other pair of element types must be equal. Elements of the tensor outside the
    window are left alone.

    ```mlir
    tile.store %t, %y[0, %j] : !tile.tile<16x64xf32, vec>, !ptensor.tensor<128x64xf32>
    ```
  }];
  let arguments = (ins Tile_AnyTile:$source, Arg<PTensor_AnyTensor, "", [MemWrite<PyPTO_Global>]>:$target,
    Variadic<Index>:$offsets, DenseI64ArrayAttr:$static_offsets);
  let assemblyFormat = [{
    $source `,` $target `` custom<DynamicIndexList>($offsets, $static_offsets) attr-dict
    `:` type($source) `,` type($target)
  }];
}

def Tile_MoveOp : Tile_Op<"move", [Pure]> {
  string becomes = "pto.tmov";
  let summary = "copy a tile, to another memory space or within one";
  let description = [{
    Same element type, shape and valid region; an f32 accumulator may become f16 or bf16. Which pairs of
    spaces are legal is the chip's rule (`--verify-target`).

    ```mlir
    %l = tile.move %m : !tile.tile<64x64xf16, mat> -> !tile.tile<64x64xf16, left>
    ```
  }];
  let arguments = (ins Tile_AnyTile:$source);
  let results = (outs Tile_AnyTile:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($result)";
}

#endif // TILE_OPS_MEMORY
