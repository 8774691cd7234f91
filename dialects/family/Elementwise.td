// Elementwise families: one row declares the tile op, its buffer form and the assembler's op.
#ifndef FAMILY_ELEMENTWISE
#define FAMILY_ELEMENTWISE

include "dialects/tile/Base.td"
include "dialects/buffer/Base.td"
include "dialects/pto/Base.td"

// --- tile op (+) tile op --------------------------------------------------------------------------

class Tile_BinaryOp<string mnemonic, Row opRow, string formula, list<Trait> traits> : Tile_Op<mnemonic, traits> {
  Row row = opRow;
  string family = "binary";
  let summary = formula # ", elementwise";
  let description = [{
    Operands and result have one element type, shape and valid region. Elements outside the valid region
    are undefined.

    ```mlir
    %c = tile.}] # mnemonic # [{ %a, %b : !tile.tile<16x64xf32, vec>
    ```
  }];
  let arguments = (ins Tile_AnyTile:$lhs, Tile_AnyTile:$rhs);
  let results = (outs Tile_AnyTile:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` custom<SameTypes>(type($lhs), type($rhs), type($result))";
}
class Buffer_BinaryOp<string mnemonic, Row opRow, string formula> : Buffer_Op<mnemonic> {
  Row row = opRow;
  string family = "binary";
  let summary = formula # ", elementwise, into a buffer";
  let description = [{
    All three descriptors are equal.

    ```mlir
    buffer.}] # mnemonic # [{ ins(%a, %b : !buffer.buffer<16x64xf32, vec>, !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
    ```
  }];
  let arguments = (ins Buffer_Reads<>:$lhs, Buffer_Reads<>:$rhs, Buffer_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $lhs `,` $rhs `:` type($lhs) `,` type($rhs) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}
class PTO_BinaryOp<Row opRow, string formula> : PTO_Op<opRow.ptoOp> {
  Row row = opRow;
  string family = "binary";
  let summary = formula # ", elementwise";
  let description = [{
    ```mlir
    pto.}] # opRow.ptoOp # [{ ins(%a, %b : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
    ```
  }];
  let arguments = (ins PTO_Reads<>:$src0, PTO_Reads<>:$src1, PTO_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $src0 `,` $src1 `:` type($src0) `,` type($src1) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}
multiclass Binary<string mnemonic, Row opRow, string formula, list<Trait> traits = [Pure]> {
  def "Tile_" # NAME # "Op" : Tile_BinaryOp<mnemonic, opRow, formula, traits>;
  def "Buffer_" # NAME # "Op" : Buffer_BinaryOp<mnemonic, opRow, formula>;
  def "PTO_T" # NAME # "Op" : PTO_BinaryOp<opRow, formula>;
}

defvar IntsAndFloats = ["i16", "i32", "f16", "f32"];
defvar Floats = ["f16", "f32"];

// Division of integers by zero has no value, so `div` is not speculated.
defm Add : Binary<"add", Row<"tadd", "add", Dtypes<IntsAndFloats, ["i8", "i16", "i32", "f16", "bf16", "f32"]>>, "a + b">;
defm Sub : Binary<"sub", Row<"tsub", "sub", Dtypes<IntsAndFloats, ["i8", "i16", "i32", "f16", "f32"]>>, "a - b">;
defm Mul : Binary<"mul", Row<"tmul", "mul", Dtypes<IntsAndFloats>>, "a * b">;
defm Div : Binary<"div", Row<"tdiv", "div", Dtypes<Floats, IntsAndFloats>>, "a / b", [NoMemoryEffect]>;
defm Maximum : Binary<"maximum", Row<"tmax", "max", Dtypes<IntsAndFloats, ["i8", "i16", "i32", "f16", "f32"]>>, "max(a, b)">;
defm Minimum : Binary<"minimum", Row<"tmin", "min", Dtypes<IntsAndFloats, ["i8", "i16", "i32", "f16", "f32"]>>, "min(a, b)">;

// --- tile op (+) scalar ---------------------------------------------------------------------------

class Tile_ScalarOp<string mnemonic, Row opRow, string formula, list<Trait> traits> : Tile_Op<mnemonic, traits> {
  Row row = opRow;
  string family = "scalar";
  let summary = formula # ", elementwise with one scalar";
  let description = [{
    The scalar has the tile's element type; operand and result have one shape and valid region.

    ```mlir
    %c = tile.}] # mnemonic # [{ %a, %s : f32, !tile.tile<16x64xf32, vec>
    ```
  }];
  let arguments = (ins Tile_AnyTile:$source, Tile_Scalar:$scalar);
  let results = (outs Tile_AnyTile:$result);
  let assemblyFormat = [{
    $source `,` $scalar attr-dict `:` type($scalar) `,` custom<SameTypes>(type($source), type($result))
  }];
}
class Buffer_ScalarOp<string mnemonic, Row opRow, string formula> : Buffer_Op<mnemonic> {
  Row row = opRow;
  string family = "scalar";
  let summary = formula # ", elementwise with one scalar, into a buffer";
  let description = [{
    ```mlir
    buffer.}] # mnemonic # [{ ins(%a, %s : !buffer.buffer<16x64xf32, vec>, f32) outs(%c : !buffer.buffer<16x64xf32, vec>)
    ```
  }];
  let arguments = (ins Buffer_Reads<>:$source, Tile_Scalar:$scalar, Buffer_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $source `,` $scalar `:` type($source) `,` type($scalar) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}
class PTO_ScalarOp<Row opRow, string formula> : PTO_Op<opRow.ptoOp> {
  Row row = opRow;
  string family = "scalar";
  let summary = formula # ", elementwise with one scalar";
  let description = [{
    ```mlir
    pto.}] # opRow.ptoOp # [{ ins(%a, %s : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
    ```
  }];
  let arguments = (ins PTO_Reads<>:$src, Tile_Scalar:$scalar, PTO_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $src `,` $scalar `:` type($src) `,` type($scalar) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}
multiclass Scalar<string mnemonic, Row opRow, string formula, list<Trait> traits = [Pure]> {
  def "Tile_" # NAME # "Op" : Tile_ScalarOp<mnemonic, opRow, formula, traits>;
  def "Buffer_" # NAME # "Op" : Buffer_ScalarOp<mnemonic, opRow, formula>;
  def "PTO_T" # NAME # "Op" : PTO_ScalarOp<opRow, formula>;
}

defm Adds : Scalar<"adds", Row<"tadds", "add", Dtypes<IntsAndFloats, ["i8", "i16", "i32", "f16", "bf16", "f32"]>>, "a + s">;
defm Subs : Scalar<"subs", Row<"tsubs", "sub", Dtypes<IntsAndFloats, ["i8", "i16", "i32", "f16", "bf16", "f32"]>>, "a - s">;
defm Muls : Scalar<"muls", Row<"tmuls", "mul", Dtypes<IntsAndFloats, ["i8", "i16", "i32", "f16", "bf16", "f32"]>>, "a * s">;
// In place a2a3 multiplies by the reciprocal instead.
defm Divs : Scalar<"divs", Row<"tdivs", "div", Dtypes<IntsAndFloats>, Disjoint>, "a / s", [NoMemoryEffect]>;
defm Maximums : Scalar<"maximums", Row<"tmaxs", "max", Dtypes<IntsAndFloats, ["i8", "i16", "i32", "f16", "f32"]>>, "max(a, s)">;
defm Minimums : Scalar<"minimums", Row<"tmins", "min", Dtypes<IntsAndFloats, ["i8", "i16", "i32", "f16", "bf16", "f32"]>>, "min(a, s)">;

// --- op(tile) -------------------------------------------------------------------------------------

class Tile_UnaryOp<string mnemonic, Row opRow, string formula> : Tile_Op<mnemonic, [Pure]> {
  Row row = opRow;
  string family = "unary";
  let summary = formula # ", elementwise";
  let description = [{
    Operand and result have one element type, shape and valid region.

    ```mlir
    %c = tile.}] # mnemonic # [{ %a : !tile.tile<16x64xf32, vec>
    ```
  }];
  let arguments = (ins Tile_AnyTile:$source);
  let results = (outs Tile_AnyTile:$result);
  let assemblyFormat = "$source attr-dict `:` custom<SameTypes>(type($source), type($result))";
}
class Buffer_UnaryOp<string mnemonic, Row opRow, string formula> : Buffer_Op<mnemonic> {
  Row row = opRow;
  string family = "unary";
  let summary = formula # ", elementwise, into a buffer";
  let description = [{
    ```mlir
    buffer.}] # mnemonic # [{ ins(%a : !buffer.buffer<16x64xf32, vec>) outs(%c : !buffer.buffer<16x64xf32, vec>)
    ```
  }];
  let arguments = (ins Buffer_Reads<>:$source, Buffer_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $source `:` type($source) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}
class PTO_UnaryOp<Row opRow, string formula> : PTO_TransferOp<opRow.ptoOp, (ins PTO_Reads<>:$src, PTO_Writes<>:$dst)> {
  Row row = opRow;
  string family = "unary";
  let summary = formula # ", elementwise";
  let description = [{
    ```mlir
    pto.}] # opRow.ptoOp # [{ ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
    ```
  }];
}
multiclass Unary<string mnemonic, Row opRow, string formula> {
  def "Tile_" # NAME # "Op" : Tile_UnaryOp<mnemonic, opRow, formula>;
  def "Buffer_" # NAME # "Op" : Buffer_UnaryOp<mnemonic, opRow, formula>;
  def "PTO_T" # NAME # "Op" : PTO_UnaryOp<opRow, formula>;
}

defm Neg : Unary<"neg", Row<"tneg", "neg", Dtypes<IntsAndFloats, ["i8", "i16", "i32", "f16", "bf16", "f32"]>>, "-a">;
defm Abs : Unary<"abs", Row<"tabs", "abs", Dtypes<Floats>>, "|a|">;
defm Exp : Unary<"exp", Row<"texp", "exp", Dtypes<Floats>, ExactOrDisjoint, 2>, "e to the power a">;
defm Log : Unary<"log", Row<"tlog", "log", Dtypes<Floats>, ExactOrDisjoint, 2>, "natural logarithm of a">;
defm Sqrt : Unary<"sqrt", Row<"tsqrt", "sqrt", Dtypes<Floats>>, "square root of a">;
defm Rsqrt : Unary<"rsqrt", Row<"trsqrt", "rsqrt", Dtypes<Floats>, Disjoint>, "1 / square root of a">;
defm Recip : Unary<"recip", Row<"trecip", "recip", Dtypes<Floats>, Disjoint>, "1 / a">;
defm Relu : Unary<"relu", Row<"trelu", "relu", Dtypes<["i32", "f16", "f32"]>>, "max(a, 0)">;

// --- fill -----------------------------------------------------------------------------------------

defvar FullRow = Row<"texpands", "full", Dtypes<IntsAndFloats, ["i8", "i16", "i32", "f16", "f32"]>>;

def Tile_FullOp : Tile_Op<"full", [Pure]> {
  Row row = FullRow;
  string family = "fill";
  let summary = "a tile whose valid region holds one scalar";
  let description = [{
    ```mlir
    %t = tile.full %s : f32 -> !tile.tile<16x64xf32, vec>
    ```
  }];
  let arguments = (ins Tile_Scalar:$scalar);
  let results = (outs Tile_AnyTile:$result);
  let assemblyFormat = "$scalar attr-dict `:` type($scalar) `->` type($result)";
}
def Buffer_FullOp : Buffer_Op<"full"> {
  Row row = FullRow;
  string family = "fill";
  let summary = "fill a buffer's valid region with one scalar";
  let description = [{
    ```mlir
    buffer.full ins(%s : f32) outs(%b : !buffer.buffer<16x64xf32, vec>)
    ```
  }];
  let arguments = (ins Tile_Scalar:$scalar, Buffer_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $scalar `:` type($scalar) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}
def PTO_TExpandsOp : PTO_Op<FullRow.ptoOp> {
  Row row = FullRow;
  string family = "fill";
  let summary = "fill a tile with one scalar";
  let description = [{
    ```mlir
    pto.texpands ins(%s : f32) outs(%t : !pto.tile_buf<vec, 16x64xf32>)
    ```
  }];
  let arguments = (ins Tile_Scalar:$scalar, PTO_Writes<>:$dst);
  let assemblyFormat = [{
    `ins` `(` $scalar `:` type($scalar) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict
  }];
}

#endif // FAMILY_ELEMENTWISE
