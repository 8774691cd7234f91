#ifndef PTO_DIALECT
#define PTO_DIALECT

include "dialects/pypto/Attrs.td"

def PTO_Dialect : PyPTO_House {
  let name = "pto";
  let cppNamespace = "::pto";
  let summary = "the dialect that the ptoas assembler reads";
  let description = [{
    Ops and types as `ptoas` reads and prints them. Where its versions differ, what is printed here is
    what both 0.27 and the newest read.
  }];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let dependentDialects = ["::pypto::PyPTODialect"];
}

class PTO_EnumAttr<EnumInfo info, string attrMnemonic> : EnumAttr<PTO_Dialect, info, attrMnemonic> {
  let assemblyFormat = "`<` custom<Value>($value) `>`";
}
class PTO_Enum<string name, string summary, list<I32EnumCase> cases> : I32Enum<name, summary, cases> {
  let cppNamespace = "::pto";
}
def PTO_KernelKind : PTO_Enum<"KernelKind", "core of a kernel", [
  I32EnumCase<"Cube", 0, "cube">, I32EnumCase<"Vector", 1, "vector">]>;
def PTO_KernelKindAttr : PTO_EnumAttr<PTO_KernelKind, "kernel_kind"> {
  let summary = "the core that a kernel runs on";
}
def PTO_ViewLayout : PTO_Enum<"ViewLayout", "layout of a tensor view", [
  I32EnumCase<"ND", 0, "nd">, I32EnumCase<"DN", 1, "dn">, I32EnumCase<"NZ", 2, "nz">]>;
def PTO_LayoutAttr : PTO_EnumAttr<PTO_ViewLayout, "layout"> {
  let summary = "the layout of a tensor view";
}

#endif // PTO_DIALECT
