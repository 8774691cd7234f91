// Matrix products on the cube unit.
#ifndef FAMILY_MATMUL
#define FAMILY_MATMUL

include "dialects/family/Broadcast.td"

defvar CubeDtypes = Dtypes<["i8", "f16", "bf16", "f32"], ["i8", "f8E4M3FN", "f8E5M2", "f16", "bf16", "f32"]>;
defvar MatmulRow = Row<"tmatmul", "matmul", CubeDtypes, Disjoint>;
defvar MatmulAccRow = Row<"tmatmul.acc", "matmul", CubeDtypes, Disjoint>;

// No chip can copy an accumulator, so each product has one of its own, as `tile.create` has: two that start alike
// are not merged, and none leaves its loop.
def Tile_MatmulOp : Tile_Op<"matmul"> {
  Row row = MatmulRow;
  string family = "matmul";
  let summary = "lhs * rhs, a matrix product";
  let description = [{
    [M, K] in Left times [K, N] in Right gives [M, N] in Acc. Operands have one element type; the result is
    f32 for floats and i32 for i8. The valid region of the result is the lhs's valid rows by the rhs's
    valid columns; the rhs's valid rows cover the lhs's valid columns.

    ```mlir
    %c = tile.matmul %a, %b : (!tile.tile<64x64xf16, left>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, acc>
    ```
  }];
  let arguments = (ins Tile_AnyTile:$lhs, Tile_AnyTile:$rhs);
  let results = (outs Res<Tile_AnyTile, "", [MemAlloc<PyPTO_Data>]>:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}
def Tile_MatmulAccOp : Tile_Op<"matmul_acc", [Pure]> {
  Row row = MatmulAccRow;
  string family = "matmul_acc";
  // The result lives in this operand's storage.
  int reuses = 0;
  let summary = "acc + lhs * rhs, in the accumulator's storage";
  let description = [{
    As `tile.matmul`, added to `acc`. The result takes over the accumulator's storage, so `acc` may have no
    later use: no chip can copy an accumulator.

    ```mlir
    %d = tile.matmul_acc %c, %a, %b : (!tile.tile<64x64xf32, acc>, !tile.tile<64x64xf16, left>, !tile.tile<64x64xf16, right>) -> !tile.tile<64x64xf32, acc>
    ```
  }];
  let arguments = (ins Tile_AnyTile:$acc, Tile_AnyTile:$lhs, Tile_AnyTile:$rhs);
  let results = (outs Tile_AnyTile:$result);
  let assemblyFormat = "$acc `,` $lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}

class Buffer_ProductOp<string mnemonic, Row opRow, Arg destination> : Buffer_Op<mnemonic> {
  Row row = opRow;
  string family = mnemonic;
  let arguments = (ins Buffer_Reads<>:$lhs, Buffer_Reads<>:$rhs, destination:$dst);
  let assemblyFormat = [{
    `ins` `(` $lhs `,` $rhs `:` type($lhs) `,` type($rhs) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}
def Buffer_MatmulOp : Buffer_ProductOp<"matmul", MatmulRow, Buffer_Writes<>> {
  let summary = "lhs * rhs into an accumulator";
  let description = [{
    Writes the product rectangle (lhs valid rows by rhs valid columns), which must be the destination's
    valid region. Whole 16x16 boxes are written: the rest of a partly covered box is not preserved.

    ```mlir
    buffer.matmul ins(%l, %r : !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>, !buffer.buffer<64x64xf16, right, slayout = col_major>) outs(%c : !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>)
    ```
  }];
}
def Buffer_MatmulAccOp : Buffer_ProductOp<"matmul_acc", MatmulAccRow, Buffer_Updates<>> {
  let summary = "add lhs * rhs to an accumulator";
  let description = [{
    As `buffer.matmul`, added to what the destination holds.

    ```mlir
    buffer.matmul_acc ins(%l, %r : !buffer.buffer<64x64xf16, left, blayout = col_major, slayout = row_major>, !buffer.buffer<64x64xf16, right, slayout = col_major>) outs(%c : !buffer.buffer<64x64xf32, acc, blayout = col_major, slayout = row_major, fractal = 1024>)
    ```
  }];
}

def PTO_TMatmulOp : PTO_Op<MatmulRow.ptoOp> {
  Row row = MatmulRow;
  string family = "matmul";
  let summary = "lhs * rhs into an accumulator";
  let description = [{
    ```mlir
    pto.tmatmul ins(%l, %r : !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    ```
  }];
  let arguments = (ins PTO_Reads<>:$lhs, PTO_Reads<>:$rhs, PTO_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $lhs `,` $rhs `:` type($lhs) `,` type($rhs) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}
def PTO_TMatmulAccOp : PTO_Op<MatmulAccRow.ptoOp> {
  Row row = MatmulAccRow;
  string family = "matmul_acc";
  let summary = "add lhs * rhs to an accumulator";
  let description = [{
    ```mlir
    pto.tmatmul.acc ins(%c, %l, %r : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    ```
  }];
  let arguments = (ins PTO_Reads<>:$acc_in, PTO_Reads<>:$lhs, PTO_Reads<>:$rhs, PTO_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $acc_in `,` $lhs `,` $rhs `:` type($acc_in) `,` type($lhs) `,` type($rhs) `)`
    `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}

#endif // FAMILY_MATMUL
