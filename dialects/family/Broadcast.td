// Broadcast and reduction families along rows and columns.
#ifndef FAMILY_BROADCAST
#define FAMILY_BROADCAST

include "dialects/family/Elementwise.td"

// --- matrix op (+) vector -------------------------------------------------------------------------
// `row_expand_x`: the vector is a column [M, 1], one value per row. `col_expand_x`: a row [1, N].

class ExpandText<string axis> {
  string vector = !if(!eq(axis, "row"), "16x1xf32", "1x64xf32");
  string bufferVector = !if(!eq(axis, "row"), "16x1xf32, vec, blayout = col_major", "1x64xf32, vec");
  string ptoVector = !if(!eq(axis, "row"), "vec, 16x1xf32, blayout=col_major", "vec, 1x64xf32");
  string shape = !if(!eq(axis, "row"), "[M, 1]", "[1, N]");
}
class Tile_ExpandOp<string axis, string mnemonic, Row opRow, string formula, list<Trait> traits> : Tile_Op<mnemonic, traits> {
  Row row = opRow;
  string family = axis # "_expand";
  let summary = formula # ", the vector repeated over the matrix";
  let description = "The matrix is [M, N], the vector " # ExpandText<axis>.shape # [{; element types are equal, and the vector's valid
    extent is the matrix's.

    ```mlir
    %c = tile.}] # mnemonic # " %a, %v : (!tile.tile<16x64xf32, vec>, !tile.tile<" # ExpandText<axis>.vector # [{, vec>) -> !tile.tile<16x64xf32, vec>
    ```
  }];
  let arguments = (ins Tile_AnyTile:$matrix, Tile_AnyTile:$vector);
  let results = (outs Tile_AnyTile:$result);
  let assemblyFormat = "$matrix `,` $vector attr-dict `:` functional-type(operands, results)";
}
class Buffer_ExpandOp<string axis, string mnemonic, Row opRow, string formula> : Buffer_Op<mnemonic> {
  Row row = opRow;
  string family = axis # "_expand";
  let summary = formula # ", the vector repeated over the matrix, into a buffer";
  let description = [{
    The destination may be the matrix, never the vector.

    ```mlir
    buffer.}] # mnemonic # " ins(%a, %v : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<" # ExpandText<axis>.bufferVector # [{>) outs(%c : !buffer.buffer<16x64xf32, vec>)
    ```
  }];
  let arguments = (ins Buffer_Reads<>:$matrix, Buffer_Reads<>:$vector, Buffer_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $matrix `,` $vector `:` type($matrix) `,` type($vector) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}
class PTO_ExpandOp<string axis, Row opRow, string formula> : PTO_Op<opRow.ptoOp> {
  Row row = opRow;
  string family = axis # "_expand";
  let summary = formula # ", the vector repeated over the matrix";
  let description = [{
    ```mlir
    pto.}] # opRow.ptoOp # " ins(%a, %v : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<" # ExpandText<axis>.ptoVector # [{>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
    ```
  }];
  let arguments = (ins PTO_Reads<>:$src0, PTO_Reads<>:$src1, PTO_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $src0 `,` $src1 `:` type($src0) `,` type($src1) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}
multiclass Expand<string axis, string mnemonic, Row opRow, string formula, list<Trait> traits = [Pure]> {
  def "Tile_" # NAME # "Op" : Tile_ExpandOp<axis, mnemonic, opRow, formula, traits>;
  def "Buffer_" # NAME # "Op" : Buffer_ExpandOp<axis, mnemonic, opRow, formula>;
  def "PTO_T" # NAME # "Op" : PTO_ExpandOp<axis, opRow, formula>;
}

defvar ExpandDtypes = Dtypes<IntsAndFloats, ["i8", "i16", "i32", "f16", "f32"]>;

defm RowExpandAdd : Expand<"row", "row_expand_add", Row<"trowexpandadd", "add", ExpandDtypes>, "a + v">;
defm RowExpandSub : Expand<"row", "row_expand_sub", Row<"trowexpandsub", "sub", ExpandDtypes>, "a - v">;
defm RowExpandMul : Expand<"row", "row_expand_mul", Row<"trowexpandmul", "mul", ExpandDtypes>, "a * v">;
defm RowExpandDiv : Expand<"row", "row_expand_div", Row<"trowexpanddiv", "div", Dtypes<Floats>>, "a / v">;
defm RowExpandMax : Expand<"row", "row_expand_max", Row<"trowexpandmax", "max", ExpandDtypes>, "max(a, v)">;
defm RowExpandMin : Expand<"row", "row_expand_min", Row<"trowexpandmin", "min", ExpandDtypes>, "min(a, v)">;
defm RowExpandExpdif : Expand<"row", "row_expand_expdif", Row<"trowexpandexpdif", "expdif", Dtypes<Floats>, ExactOrDisjoint, 2>, "e to the power a - v, the difference rounded to the element type">;

defm ColExpandAdd : Expand<"col", "col_expand_add", Row<"tcolexpandadd", "add", ExpandDtypes>, "a + v">;
defm ColExpandSub : Expand<"col", "col_expand_sub", Row<"tcolexpandsub", "sub", ExpandDtypes>, "a - v">;
defm ColExpandMul : Expand<"col", "col_expand_mul", Row<"tcolexpandmul", "mul", ExpandDtypes>, "a * v">;
defm ColExpandDiv : Expand<"col", "col_expand_div", Row<"tcolexpanddiv", "div", Dtypes<Floats>>, "a / v">;
defm ColExpandMax : Expand<"col", "col_expand_max", Row<"tcolexpandmax", "max", ExpandDtypes>, "max(a, v)">;
defm ColExpandMin : Expand<"col", "col_expand_min", Row<"tcolexpandmin", "min", ExpandDtypes>, "min(a, v)">;
defm ColExpandExpdif : Expand<"col", "col_expand_expdif", Row<"tcolexpandexpdif", "expdif", Dtypes<Floats>, ExactOrDisjoint, 2>, "e to the power a - v, the difference rounded to the element type">;

// --- a vector repeated ----------------------------------------------------------------------------

class Tile_RepeatOp<string axis, string mnemonic, Row opRow> : Tile_Op<mnemonic, [Pure]> {
  Row row = opRow;
  string family = axis # "_repeat";
  let summary = "a vector repeated over a matrix";
  let description = "The source is " # ExpandText<axis>.shape # [{, the result [M, N].

    ```mlir
    %c = tile.}] # mnemonic # " %v : !tile.tile<" # ExpandText<axis>.vector # [{, vec> -> !tile.tile<16x64xf32, vec>
    ```
  }];
  let arguments = (ins Tile_AnyTile:$vector);
  let results = (outs Tile_AnyTile:$result);
  let assemblyFormat = "$vector attr-dict `:` type($vector) `->` type($result)";
}
class Buffer_RepeatOp<string axis, string mnemonic, Row opRow> : Buffer_Op<mnemonic> {
  Row row = opRow;
  string family = axis # "_repeat";
  let summary = "a vector repeated over a buffer";
  let description = [{
    ```mlir
    buffer.}] # mnemonic # " ins(%v : !buffer.buffer<" # ExpandText<axis>.bufferVector # [{>) outs(%c : !buffer.buffer<16x64xf32, vec>)
    ```
  }];
  let arguments = (ins Buffer_Reads<>:$vector, Buffer_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $vector `:` type($vector) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}
class PTO_RepeatOp<string axis, Row opRow> : PTO_TransferOp<opRow.ptoOp, (ins PTO_Reads<>:$src, PTO_Writes<>:$dst)> {
  Row row = opRow;
  string family = axis # "_repeat";
  let summary = "a vector repeated over a tile";
  let description = [{
    ```mlir
    pto.}] # opRow.ptoOp # " ins(%v : !pto.tile_buf<" # ExpandText<axis>.ptoVector # [{>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
    ```
  }];
}
multiclass Repeat<string axis, string mnemonic, Row opRow> {
  def "Tile_" # NAME # "Op" : Tile_RepeatOp<axis, mnemonic, opRow>;
  def "Buffer_" # NAME # "Op" : Buffer_RepeatOp<axis, mnemonic, opRow>;
  def "PTO_T" # NAME # "Op" : PTO_RepeatOp<axis, opRow>;
}

defm RowExpand : Repeat<"row", "row_expand", Row<"trowexpand", "repeat", ExpandDtypes, Disjoint>>;
defm ColExpand : Repeat<"col", "col_expand", Row<"tcolexpand", "repeat", ExpandDtypes, Disjoint>>;

// --- reductions along a row -----------------------------------------------------------------------

class Tile_RowReduceOp<string mnemonic, Row opRow, string what> : Tile_Op<mnemonic, [Pure]> {
  Row row = opRow;
  string family = "row_reduce";
  let summary = what # " of each row";
  let description = [{
    The source is [M, N], the result the column [M, 1] with the same valid rows; `tmp` is scratch of the
    source's element type with at least its shape, whose contents are lost. The valid elements of a row
    are taken from left to right; an empty row has no value.

    ```mlir
    %r = tile.}] # mnemonic # [{ %a, %tmp : (!tile.tile<16x64xf32, vec>, !tile.tile<16x64xf32, vec>) -> !tile.tile<16x1xf32, vec>
    ```
  }];
  let arguments = (ins Tile_AnyTile:$source, Tile_AnyTile:$tmp);
  let results = (outs Tile_AnyTile:$result);
  let assemblyFormat = "$source `,` $tmp attr-dict `:` functional-type(operands, results)";
}
class Buffer_RowReduceOp<string mnemonic, Row opRow, string what> : Buffer_Op<mnemonic> {
  Row row = opRow;
  string family = "row_reduce";
  let summary = what # " of each row, into a buffer";
  let description = [{
    `tmp` is scratch: its contents are lost.

    ```mlir
    buffer.}] # mnemonic # [{ ins(%a, %tmp : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%r : !buffer.buffer<16x1xf32, vec, blayout = col_major>)
    ```
  }];
  let arguments = (ins Buffer_Reads<>:$source, Buffer_Writes<"scratch">:$tmp, Buffer_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $source `,` $tmp `:` type($source) `,` type($tmp) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}
class PTO_RowReduceOp<Row opRow, string what> : PTO_Op<opRow.ptoOp> {
  Row row = opRow;
  string family = "row_reduce";
  let summary = what # " of each row";
  let description = [{
    ```mlir
    pto.}] # opRow.ptoOp # [{ ins(%a, %tmp : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%r : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
    ```
  }];
  let arguments = (ins PTO_Reads<>:$src, PTO_Writes<>:$tmp, PTO_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $src `,` $tmp `:` type($src) `,` type($tmp) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}
multiclass RowReduce<string mnemonic, Row opRow, string what> {
  def "Tile_" # NAME # "Op" : Tile_RowReduceOp<mnemonic, opRow, what>;
  def "Buffer_" # NAME # "Op" : Buffer_RowReduceOp<mnemonic, opRow, what>;
  def "PTO_T" # NAME # "Op" : PTO_RowReduceOp<opRow, what>;
}

defm RowSum : RowReduce<"row_sum", Row<"trowsum", "add", Dtypes<IntsAndFloats>, Disjoint>, "the sum">;
defm RowMax : RowReduce<"row_max", Row<"trowmax", "max", Dtypes<IntsAndFloats>, Disjoint>, "the largest element">;
defm RowMin : RowReduce<"row_min", Row<"trowmin", "min", Dtypes<IntsAndFloats>, Disjoint>, "the smallest element">;
defm RowProd : RowReduce<"row_prod", Row<"trowprod", "mul", Dtypes<IntsAndFloats>, Disjoint>, "the product">;

#endif // FAMILY_BROADCAST
