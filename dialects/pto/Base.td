#ifndef PTO_BASE
#define PTO_BASE

include "dialects/pto/Types.td"

class PTO_Op<string mnemonic, list<Trait> traits = []> : Op<PTO_Dialect, mnemonic, traits # [RustVerified]>;

class PTO_Reads<TypeConstraint type = PTO_AnyTile> : Arg<type, "", [MemRead<PyPTO_Data>, MemRead<PyPTO_Metadata>]>;
class PTO_Writes<TypeConstraint type = PTO_AnyTile> : Arg<type, "", [MemWrite<PyPTO_Data>, MemRead<PyPTO_Metadata>]>;

#endif // PTO_BASE
