#ifndef TILE_TYPES
#define TILE_TYPES

include "dialects/tile/Dialect.td"

def Tile_MemAttr : AttrDef<Tile_Dialect, "Mem"> {
  let mnemonic = "mem";
  let summary = "the storage that a plan gives to a tile";
  let description = [{
    `<"b0", 0, 2048>`: bytes 0 to 2047 of the allocation `b0`; `<"b0", 0, 2048, addr = 4096>` also says
    at which byte of its memory space the window starts. Tiles with equal attributes share storage. The window
    has at least the bytes of its tile.
  }];
  let parameters = (ins "::mlir::StringAttr":$base, "int64_t":$offset, "int64_t":$size,
    DefaultValuedParameter<"int64_t", "-1", "first byte in the memory space; -1 leaves it to ptoas">:$address);
  let assemblyFormat = [{
    `<` $base `,` custom<Value>($offset) `,` custom<Value>($size) (`,` `addr` `=` custom<Value>($address)^)? `>`
  }];
  let genVerifyDecl = 1;
}

def Tile_TileType : PyPTO_Type<Tile_Dialect, "Tile", "tile"> {
  let summary = "a tile";
  let description = [{
    ```
    !tile.tile<16x32xf32>                                  not placed yet
    !tile.tile<16x32xf16, vec, valid = [8, 32]>
    !tile.tile<16x1xf32, vec>                              a column: blayout is col_major here
    !tile.tile<64x64xf32, acc, mem = <"b3", 0, 16384, addr = 0>>
    ```
    Extents are in elements. `valid` is the origin-anchored region that holds data. The layout fields
    (`blayout`, `slayout`, `fractal` in bytes) are those that the memory space implies unless they are
    written; `pad` and `compact` are null unless written. `mem` is the plan.
  }];
  let parameters = (ins PyPTO_Dims:$shape, "::mlir::Type":$elementType, "::pypto::Space":$space,
    PyPTO_Dims:$validShape, "::pypto::Layout":$layout, "::tile::MemAttr":$mem);
}
def Tile_AnyTile : Type<CPred<"::llvm::isa<::tile::TileType>($_self)">, "a tile">;

#endif // TILE_TYPES
