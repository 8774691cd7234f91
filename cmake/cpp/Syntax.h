// The parameters that types share, and how they are written.
#pragma once

#include "Bridge.h"
#include "Enums.h.inc"
#include "llvm/ADT/Hashing.h"

namespace pypto {

// An extent: an integer, `?`, or an expression over symbols. Rust sees it as two words.
struct Dim {
  int64_t value; // ShapedType::kDynamic for `?` and for expressions
  mlir::Attribute expression; // a #pypto.dim, or null

  bool isStatic() const { return !mlir::ShapedType::isDynamic(value); }
  bool operator==(const Dim &other) const { return value == other.value && expression == other.expression; }
  bool operator!=(const Dim &other) const { return !(*this == other); }
};
inline llvm::hash_code hash_value(const Dim &dim) {
  return llvm::hash_combine(dim.value, dim.expression.getAsOpaquePointer());
}

// How a tile lies in its memory space. Every field is explicit.
struct Layout {
  BoxLayout blayout = BoxLayout::RowMajor;
  InnerLayout slayout = InnerLayout::NoneBox;
  int32_t fractal = 512; // bytes of one box
  Pad pad = Pad::Null;
  Compact compact = Compact::Null;

  bool operator==(const Layout &o) const {
    return blayout == o.blayout && slayout == o.slayout && fractal == o.fractal && pad == o.pad &&
           compact == o.compact;
  }
};
inline llvm::hash_code hash_value(const Layout &l) {
  return llvm::hash_combine(l.blayout, l.slayout, l.fractal, l.pad, l.compact);
}

using Dims = llvm::SmallVector<Dim, 4>;

// `16x?xf32` or `[n, n * 2], f32`.
mlir::ParseResult parseShapedElement(mlir::AsmParser &parser, Dims &shape, mlir::Type &element);
void printShapedElement(mlir::AsmPrinter &printer, llvm::ArrayRef<Dim> shape, mlir::Type element);
// `[8, ?, n + 1]`.
mlir::ParseResult parseDims(mlir::AsmParser &parser, Dims &dims);
void printDims(mlir::AsmPrinter &printer, llvm::ArrayRef<Dim> dims);

// The rest of a type's parameter list: `, key = value` in any order, each key once, then `>`.
// `parseValue` reads the value of a key, or reports a key that it does not know.
mlir::ParseResult parseKeyedTail(mlir::AsmParser &parser,
                                 llvm::function_ref<mlir::ParseResult(llvm::StringRef, llvm::SMLoc)> parseValue,
                                 llvm::StringRef known);

// One case of an enum, by its name.
template <typename Enum>
mlir::ParseResult parseCase(mlir::AsmParser &parser, Enum &value,
                            std::optional<Enum> (*symbolize)(llvm::StringRef), llvm::StringRef what) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::string word;
  if (mlir::failed(parser.parseOptionalKeywordOrString(&word)))
    return parser.emitError(loc) << "expected " << what;
  std::optional<Enum> found = symbolize(word);
  if (!found)
    return parser.emitError(loc) << "expected " << what << ", but got '" << word << "'";
  value = *found;
  return mlir::success();
}

// A parameter of an attribute. Its parser says what is wrong; MLIR's `$value` would say once more that it failed.
template <typename T> mlir::ParseResult parseValue(mlir::AsmParser &parser, T &value) {
  mlir::FailureOr<T> found = mlir::FieldParser<T>::parse(parser);
  if (mlir::failed(found))
    return mlir::failure();
  value = *found;
  return mlir::success();
}
template <typename T> void printValue(mlir::AsmPrinter &printer, const T &value) {
  printer.printStrippedAttrOrType(value);
}

// Layout keys, shared by tiles, buffers and tile_bufs. False when `key` is none of them.
bool isLayoutKey(llvm::StringRef key);
mlir::ParseResult parseLayoutValue(mlir::AsmParser &parser, llvm::StringRef key, Layout &layout);
// Prints the fields of `layout` that differ from `implied`.
void printLayout(mlir::AsmPrinter &printer, const Layout &layout, const Layout &implied);
// The layout that a memory space implies for a shape (`N x 1` tiles in flat spaces are columns).
Layout impliedLayout(Space space, llvm::ArrayRef<Dim> shape);

// `: T` when all types are equal, otherwise `: (T, U) -> V`.
mlir::ParseResult parseTypesOneOrAll(mlir::OpAsmParser &parser, llvm::ArrayRef<mlir::Type *> types);
void printTypesOneOrAll(mlir::OpAsmPrinter &printer, llvm::ArrayRef<mlir::Type> types);
template <typename... T> mlir::ParseResult parseSameTypes(mlir::OpAsmParser &parser, T &...types) {
  return parseTypesOneOrAll(parser, {&types...});
}
template <typename... T> void printSameTypes(mlir::OpAsmPrinter &printer, mlir::Operation *, T... types) {
  printTypesOneOrAll(printer, {mlir::Type(types)...});
}

// Parses an op that its dialect does not have: an error that names the one that was probably meant.
mlir::ParseResult refuseUnknownOp(mlir::OpAsmParser &parser, mlir::OperationState &state);
// `2` or `0.5`, of 64 bits.
mlir::ParseResult parseNumber(mlir::OpAsmParser &parser, mlir::Attribute &number);
void printNumber(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::Attribute number);

// A parameter struct's array, as Rust sees it.
struct DimSlice {
  const Dim *data;
  intptr_t size;
};
inline DimSlice slice(llvm::ArrayRef<Dim> dims) { return {dims.data(), intptr_t(dims.size())}; }

} // namespace pypto
