#include "Syntax.h"
#include "mlir/Interfaces/FunctionImplementation.h"
#include "pypto.attrs.h"

using namespace mlir;
using namespace pypto;

static constexpr int64_t dynamic = ShapedType::kDynamic;

//===-- dimensions ------------------------------------------------------------------------------===//

// Deeper texts are refused here already, so that neither this recursion nor Rust's can run out of stack.
static constexpr unsigned deepest = 256;

namespace {
// Scans `expression := term ([+-*] | floordiv | mod) ...` token by token and rebuilds its text; what it
// means, and whether it is right, Rust decides.
struct DimScanner {
  AsmParser &parser;
  std::string text;

  ParseResult operand(unsigned depth) {
    if (depth > deepest)
      return parser.emitError(parser.getCurrentLocation())
             << "expected a dimension at most " << deepest << " deep";
    if (succeeded(parser.parseOptionalMinus()))
      text += "-";
    if (succeeded(parser.parseOptionalLParen())) {
      text += "(";
      if (expression(depth + 1) || parser.parseRParen())
        return failure();
      text += ")";
      return success();
    }
    APInt number;
    OptionalParseResult integer = parser.parseOptionalInteger(number);
    if (integer.has_value()) {
      if (failed(*integer))
        return failure();
      llvm::SmallString<24> digits;
      number.toStringSigned(digits);
      text += digits;
      return success();
    }
    StringRef word;
    if (failed(parser.parseOptionalKeyword(&word)))
      return parser.emitError(parser.getCurrentLocation())
             << "expected an integer, '?', or an expression over symbols as dimension";
    text += word;
    if (failed(parser.parseOptionalLParen()))
      return success();
    text += "(";
    do {
      if (expression(depth + 1))
        return failure();
      text += ", ";
    } while (succeeded(parser.parseOptionalComma()));
    text.resize(text.size() - 2);
    text += ")";
    return parser.parseRParen();
  }

  ParseResult expression(unsigned depth) {
    if (operand(depth))
      return failure();
    for (unsigned length = 0;; ++length) {
      if (succeeded(parser.parseOptionalPlus()))
        text += " + ";
      else if (succeeded(parser.parseOptionalStar()))
        text += " * ";
      else if (succeeded(parser.parseOptionalMinus()))
        text += " - ";
      else if (succeeded(parser.parseOptionalKeyword("floordiv")))
        text += " floordiv ";
      else if (succeeded(parser.parseOptionalKeyword("mod")))
        text += " mod ";
      else {
        // The lexer takes `n -1` apart as `n` and the integer `-1`.
        APInt number;
        OptionalParseResult negative = parser.parseOptionalInteger(number);
        if (!negative.has_value())
          return success();
        if (failed(*negative))
          return failure();
        if (!number.isNegative())
          return parser.emitError(parser.getCurrentLocation()) << "expected an operator between dimensions";
        llvm::SmallString<24> digits;
        number.toStringSigned(digits);
        text += " + (";
        text += digits;
        text += ")";
        continue;
      }
      if (operand(depth))
        return failure();
    }
  }
};
} // namespace

static void appendTo(MlirStringRef text, void *out) { static_cast<std::string *>(out)->append(text.data, text.length); }

// The dimension that a scanned text denotes: an integer when it folds to one.
static ParseResult normalize(AsmParser &parser, SMLoc loc, StringRef text, Dim &dim) {
  std::string normal;
  if (!pypto_normalize_dim(wrap(text), appendTo, &normal))
    return parser.emitError(loc) << normal;
  int64_t constant;
  if (!StringRef(normal).getAsInteger(10, constant))
    dim = {constant, Attribute()};
  else
    dim = {dynamic, DimAttr::get(parser.getContext(), normal)};
  return success();
}

static ParseResult parseDim(AsmParser &parser, Dim &dim) {
  if (succeeded(parser.parseOptionalQuestion())) {
    dim = {dynamic, Attribute()};
    return success();
  }
  SMLoc loc = parser.getCurrentLocation();
  DimScanner scanner{parser, {}};
  if (scanner.expression(0))
    return failure();
  if (scanner.text == std::to_string(dynamic)) // the one integer that also encodes `?`
    return parser.emitError(loc) << "expected a dimension above " << dynamic;
  return normalize(parser, loc, scanner.text, dim);
}

ParseResult pypto::parseDims(AsmParser &parser, Dims &dims) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&]() -> ParseResult {
    Dim dim;
    if (parseDim(parser, dim))
      return failure();
    dims.push_back(dim);
    return success();
  });
}

static void printDim(llvm::raw_ostream &os, const Dim &dim) {
  if (dim.expression)
    os << cast<DimAttr>(dim.expression).getExpression();
  else if (dim.isStatic())
    os << dim.value;
  else
    os << '?';
}

void pypto::printDims(AsmPrinter &printer, ArrayRef<Dim> dims) {
  printer << '[';
  llvm::interleave(
      dims, [&](const Dim &dim) { printDim(printer.getStream(), dim); }, [&] { printer << ", "; });
  printer << ']';
}

ParseResult pypto::parseShapedElement(AsmParser &parser, Dims &shape, Type &element) {
  if (succeeded(parser.parseOptionalLSquare())) {
    if (failed(parser.parseOptionalRSquare())) {
      do {
        Dim dim;
        if (parseDim(parser, dim))
          return failure();
        shape.push_back(dim);
      } while (succeeded(parser.parseOptionalComma()));
      if (parser.parseRSquare())
        return failure();
    }
    return failure(parser.parseComma() || parser.parseType(element));
  }
  SmallVector<int64_t, 4> extents;
  if (parser.parseDimensionList(extents, /*allowDynamic=*/true) || parser.parseType(element))
    return failure();
  for (int64_t extent : extents)
    shape.push_back({extent, Attribute()});
  return success();
}

void pypto::printShapedElement(AsmPrinter &printer, ArrayRef<Dim> shape, Type element) {
  if (llvm::any_of(shape, [](const Dim &dim) { return bool(dim.expression); })) {
    printDims(printer, shape);
    printer << ", ";
  } else {
    for (const Dim &dim : shape) {
      printDim(printer.getStream(), dim);
      printer << 'x';
    }
  }
  printer.printType(element);
}

Attribute DimAttr::parse(AsmParser &parser, Type) {
  Dim dim;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() || parseDim(parser, dim) || parser.parseGreater())
    return {};
  if (!dim.expression)
    return parser.emitError(loc) << "expected an expression over symbols, but got a plain dimension", Attribute();
  return dim.expression;
}
void DimAttr::print(AsmPrinter &printer) const { printer << '<' << getExpression() << '>'; }

//===-- keys ------------------------------------------------------------------------------------===//

ParseResult pypto::parseKeyedTail(AsmParser &parser, function_ref<ParseResult(StringRef, SMLoc)> parseValue,
                                  StringRef known) {
  SmallVector<StringRef, 8> seen;
  while (succeeded(parser.parseOptionalComma())) {
    SMLoc loc = parser.getCurrentLocation();
    StringRef key;
    if (failed(parser.parseOptionalKeyword(&key)))
      return parser.emitError(loc) << "expected one of " << known;
    if (llvm::is_contained(seen, key))
      return parser.emitError(loc) << "expected each key once, but '" << key << "' is here again";
    seen.push_back(key);
    if (parser.parseEqual() || parseValue(key, loc))
      return failure();
  }
  return parser.parseGreater();
}

bool pypto::isLayoutKey(StringRef key) {
  return key == "blayout" || key == "slayout" || key == "fractal" || key == "pad" || key == "compact";
}

ParseResult pypto::parseLayoutValue(AsmParser &parser, StringRef key, Layout &layout) {
  if (key == "blayout")
    return parseCase(parser, layout.blayout, symbolizeBoxLayout, "row_major or col_major");
  if (key == "slayout")
    return parseCase(parser, layout.slayout, symbolizeInnerLayout, "none_box, row_major or col_major");
  if (key == "pad")
    return parseCase(parser, layout.pad, symbolizePad, "null, zero, max or min");
  if (key == "compact")
    return parseCase(parser, layout.compact, symbolizeCompact, "null or normal");
  return parser.parseInteger(layout.fractal);
}

void pypto::printLayout(AsmPrinter &printer, const Layout &layout, const Layout &implied) {
  if (layout.blayout != implied.blayout)
    printer << ", blayout = " << stringifyBoxLayout(layout.blayout);
  if (layout.slayout != implied.slayout)
    printer << ", slayout = " << stringifyInnerLayout(layout.slayout);
  if (layout.fractal != implied.fractal)
    printer << ", fractal = " << layout.fractal;
  if (layout.pad != implied.pad)
    printer << ", pad = " << stringifyPad(layout.pad);
  if (layout.compact != implied.compact)
    printer << ", compact = " << stringifyCompact(layout.compact);
}

Layout pypto::impliedLayout(Space space, ArrayRef<Dim> shape) {
  Layout layout;
  bool column = shape.size() == 2 && shape[1].value == 1 && shape[0].isStatic() && shape[0].value > 1;
  switch (space) {
  case Space::Mat:
  case Space::Left:
    layout.blayout = BoxLayout::ColMajor;
    layout.slayout = InnerLayout::RowMajor;
    break;
  case Space::Acc:
    layout.blayout = BoxLayout::ColMajor;
    layout.slayout = InnerLayout::RowMajor;
    layout.fractal = 1024;
    break;
  case Space::Right:
    layout.slayout = InnerLayout::ColMajor;
    break;
  case Space::Unplaced:
  case Space::Vec:
  case Space::Bias:
    layout.blayout = column ? BoxLayout::ColMajor : BoxLayout::RowMajor;
    break;
  }
  return layout;
}

//===-- types of ops ----------------------------------------------------------------------------===//

ParseResult pypto::parseTypesOneOrAll(OpAsmParser &parser, ArrayRef<Type *> types) {
  if (failed(parser.parseOptionalLParen())) {
    Type type;
    if (parser.parseType(type))
      return failure();
    for (Type *slot : types)
      *slot = type;
    return success();
  }
  ArrayRef<Type *> operands = types.drop_back();
  for (Type *slot : operands)
    if ((slot != operands.front() && parser.parseComma()) || parser.parseType(*slot))
      return failure();
  return failure(parser.parseRParen() || parser.parseArrow() || parser.parseType(*types.back()));
}

void pypto::printTypesOneOrAll(OpAsmPrinter &printer, ArrayRef<Type> types) {
  if (llvm::all_equal(types)) {
    printer.printType(types.front());
    return;
  }
  printer << '(';
  llvm::interleaveComma(types.drop_back(), printer, [&](Type type) { printer.printType(type); });
  printer << ") -> ";
  printer.printType(types.back());
}

//===-- ops that do not exist -------------------------------------------------------------------===//

ParseResult pypto::refuseUnknownOp(OpAsmParser &parser, OperationState &state) {
  StringRef name = state.name.getStringRef();
  std::string nearest;
  auto append = [](MlirStringRef text, void *out) { static_cast<std::string *>(out)->append(text.data, text.length); };
  pypto_nearest_op(wrap(name), append, &nearest);
  // MLIR puts the name in front: custom op 'tile.ad' ...
  InFlightDiagnostic error = parser.emitError(parser.getNameLoc())
                             << "is no op of the dialect '" << state.name.getDialectNamespace() << "'";
  if (!nearest.empty())
    error.attachNote() << "did you mean '" << nearest << "'?";
  return error;
}

//===-- numbers of tests ------------------------------------------------------------------------===//

// Not as an attribute: that would take the colon behind the last number, too.
ParseResult pypto::parseNumber(OpAsmParser &parser, Attribute &number) {
  SMLoc loc = parser.getCurrentLocation();
  bool negative = succeeded(parser.parseOptionalMinus());
  APInt integer;
  if (OptionalParseResult found = parser.parseOptionalInteger(integer); found.has_value()) {
    if (failed(*found))
      return failure();
    integer = integer.sext(integer.getBitWidth() + 1);
    if (negative)
      integer.negate();
    if (!integer.isSignedIntN(64))
      return parser.emitError(loc) << "expected a number of 64 bits, but got a larger one";
    number = parser.getBuilder().getI64IntegerAttr(integer.getSExtValue());
    return success();
  }
  double value;
  if (parser.parseFloat(value))
    return failure();
  number = parser.getBuilder().getF64FloatAttr(negative ? -value : value);
  return success();
}

void pypto::printNumber(OpAsmPrinter &printer, Operation *, Attribute number) {
  printer.printAttributeWithoutType(number);
}
