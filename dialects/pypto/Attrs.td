#ifndef PYPTO_ATTRS
#define PYPTO_ATTRS

include "dialects/pypto/Dialect.td"

class PyPTO_Enum<string name, string summary, list<I32EnumCase> cases> : I32Enum<name, summary, cases> {
  let cppNamespace = "::pypto";
}
class PyPTO_EnumAttr<EnumInfo info, string attrMnemonic> : EnumAttr<PyPTO_Dialect, info, attrMnemonic> {
  let assemblyFormat = "`<` custom<Value>($value) `>`";
}

def PyPTO_Space : PyPTO_Enum<"Space", "memory space", [
  I32EnumCase<"Unplaced", 0, "unplaced">, // a tile that --infer-memory-space has not seen yet; never printed
  I32EnumCase<"Vec", 1, "vec">,           // unified buffer
  I32EnumCase<"Mat", 2, "mat">,           // L1
  I32EnumCase<"Left", 3, "left">,         // L0A
  I32EnumCase<"Right", 4, "right">,       // L0B
  I32EnumCase<"Acc", 5, "acc">,           // L0C
  I32EnumCase<"Bias", 6, "bias">          // bias table
]>;
def PyPTO_BoxLayout : PyPTO_Enum<"BoxLayout", "order of the boxes of a tile", [
  I32EnumCase<"RowMajor", 0, "row_major">, I32EnumCase<"ColMajor", 1, "col_major">]>;
def PyPTO_InnerLayout : PyPTO_Enum<"InnerLayout", "order inside a box", [
  I32EnumCase<"NoneBox", 0, "none_box">, I32EnumCase<"RowMajor", 1, "row_major">,
  I32EnumCase<"ColMajor", 2, "col_major">]>;
def PyPTO_Pad : PyPTO_Enum<"Pad", "fill outside the valid region", [
  I32EnumCase<"Null", 0, "null">, I32EnumCase<"Zero", 1, "zero">,
  I32EnumCase<"Max", 2, "max">, I32EnumCase<"Min", 3, "min">]>;
def PyPTO_Compact : PyPTO_Enum<"Compact", "pitch of a partly valid boxed tile", [
  I32EnumCase<"Null", 0, "null">, I32EnumCase<"Normal", 1, "normal">]>;
def PyPTO_TensorLayout : PyPTO_Enum<"TensorLayout", "layout of a tensor in global memory", [
  I32EnumCase<"ND", 0, "nd">, I32EnumCase<"DN", 1, "dn">, I32EnumCase<"NZ", 2, "nz">]>;

def PyPTO_Chip : PyPTO_Enum<"Chip", "what a module is compiled for", [
  I32EnumCase<"A2A3", 0, "a2a3">, I32EnumCase<"A5", 1, "a5">, I32EnumCase<"Cpu", 2, "cpu">]>;
def PyPTO_FunctionKind : PyPTO_Enum<"FunctionKind", "what runs a function", [
  I32EnumCase<"Opaque", 0, "opaque">, I32EnumCase<"Orchestration", 1, "orchestration">,
  I32EnumCase<"InCore", 2, "in_core">, I32EnumCase<"AIC", 3, "aic">, I32EnumCase<"AIV", 4, "aiv">,
  I32EnumCase<"Group", 5, "group">, I32EnumCase<"Spmd", 6, "spmd">, I32EnumCase<"Inline", 7, "inline">,
  I32EnumCase<"Graph", 8, "graph">]>;
def PyPTO_Direction : PyPTO_Enum<"Direction", "how a kernel uses a tensor argument", [
  I32EnumCase<"In", 0, "in">, I32EnumCase<"Out", 1, "out">, I32EnumCase<"InOut", 2, "inout">]>;

def PyPTO_TargetAttr : PyPTO_EnumAttr<PyPTO_Chip, "target"> {
  let summary = "the chip that a module is compiled for";
}
def PyPTO_KindAttr : PyPTO_EnumAttr<PyPTO_FunctionKind, "kind"> {
  let summary = "what runs a function";
}
def PyPTO_DirAttr : PyPTO_EnumAttr<PyPTO_Direction, "dir"> {
  let summary = "how a kernel uses a tensor argument";
}

def PyPTO_DimAttr : AttrDef<PyPTO_Dialect, "Dim"> {
  let mnemonic = "dim";
  let summary = "a dimension as an expression over named symbols, in normal form";
  let description = [{
    `#pypto.dim<n * 2 + 3>`, `#pypto.dim<min(64, n + 32)>`. Operators: `+ - * floordiv mod min max`;
    division and modulo floor. Constants are folded and sums sorted, so that two attributes are equal
    exactly when their normal forms are. An expression is at most 256 deep.
  }];
  let parameters = (ins StringRefParameter<"normal form, as text">:$expression);
  let hasCustomAssemblyFormat = 1;
}

#endif // PYPTO_ATTRS
