// What every dialect of the house is made of: the trait that hands an op's rules to Rust, the
// parameters that types share, and the row that a family's op carries.
#ifndef PYPTO_BASE
#define PYPTO_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Calls `verify` of the op in src/verify through its index. Only ops with rules carry it.
def RustVerified : NativeOpTrait<"RustVerified"> {
  let cppNamespace = "::pypto";
}

// A dialect of the house: an op that it does not have is refused with the name that was probably meant.
class PyPTO_House : Dialect {
  let extraClassDeclaration = [{
    std::optional<ParseOpHook> getParseOperationHook(::llvm::StringRef name) const override;
  }];
}

// On-chip storage has two sides that change independently: the bytes, and the descriptor (the valid
// extents) that transfers and recipes consult.
def PyPTO_Data : Resource<"::pypto::OnChipData">;
def PyPTO_Metadata : Resource<"::pypto::OnChipMetadata">;
def PyPTO_Global : Resource<"::pypto::GlobalMemory">;


// The parameters that the shaped types share. `build.rs` knows how to pass each of these C++ types
// to Rust; a new one is a row in src/build/params.rs.
def PyPTO_Dims : ArrayRefParameter<"::pypto::Dim", "extents">;
class PyPTO_Type<Dialect dialect, string name, string typeMnemonic> : TypeDef<dialect, name> {
  let mnemonic = typeMnemonic;
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

// The element types that an op takes on each chip, in MLIR spelling. An integer name stands for
// every signedness of its width.
class Dtypes<list<string> onA2A3, list<string> onA5 = onA2A3> {
  list<string> a2a3 = onA2A3;
  list<string> a5 = onA5;
}

// Whether a destination may share storage with an input.
class AliasPolicy<string policy> {
  string name = policy;
}
def ExactOrDisjoint : AliasPolicy<"exact_or_disjoint">; // the same window, or no common byte
def Disjoint : AliasPolicy<"disjoint">;                 // no common byte

// What an op of a family means to the rest of the house. mlir-tblgen ignores these fields; build.rs
// reads them into the Rust op table, and from there come the dtype rule, the lowerings and the
// native body.
//   ptoOp    the assembler's mnemonic
//   body     the native scalar body; its names are the arms of src/convert/buffer_to_loops/body.rs
//   units    how far two engines may be apart in one element, in units in the last place: 0 where every
//            engine rounds correctly, or sums in the documented order
class Row<string assemblerOp, string nativeBody, Dtypes elementTypes,
          AliasPolicy aliasPolicy = ExactOrDisjoint, int engineUnits = 0> {
  string ptoOp = assemblerOp;
  string body = nativeBody;
  Dtypes dtypes = elementTypes;
  AliasPolicy alias = aliasPolicy;
  int units = engineUnits;
}

#endif // PYPTO_BASE
