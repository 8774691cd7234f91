// Which block of the launch a kernel is.
#ifndef FAMILY_SPMD
#define FAMILY_SPMD

include "dialects/tile/Base.td"
include "dialects/buffer/Base.td"
include "dialects/pto/Base.td"

class SpmdText<string dialect, string mnemonic> {
  string text = "```mlir\n    %i = " # dialect # "." # mnemonic # "\n    ```";
}
multiclass Spmd<string mnemonic, string what> {
  def "Tile_" # NAME # "Op" : Op<Tile_Dialect, mnemonic, [Pure]> {
    string family = "spmd";
    let summary = what;
    let description = SpmdText<"tile", mnemonic>.text;
    let results = (outs Index:$result);
    let assemblyFormat = "attr-dict";
  }
  def "Buffer_" # NAME # "Op" : Op<Buffer_Dialect, mnemonic, [Pure]> {
    string family = "spmd";
    let summary = what;
    let description = SpmdText<"buffer", mnemonic>.text;
    let results = (outs Index:$result);
    let assemblyFormat = "attr-dict";
  }
  def "PTO_" # NAME # "Op" : Op<PTO_Dialect, mnemonic, [Pure]> {
    string family = "spmd";
    let summary = what;
    let description = SpmdText<"pto", mnemonic>.text;
    let results = (outs I64:$result);
    let assemblyFormat = "attr-dict";
  }
}

defm GetBlockIdx : Spmd<"get_block_idx", "the index of this block, from 0">;
defm GetBlockNum : Spmd<"get_block_num", "how many blocks the launch has">;
defm GetSubblockIdx : Spmd<"get_subblock_idx", "the index of this vector core within its block">;

#endif // FAMILY_SPMD
