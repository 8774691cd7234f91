#ifndef BUFFER_BASE
#define BUFFER_BASE

include "dialects/buffer/Types.td"

class Buffer_Op<string mnemonic, list<Trait> traits = []> : Op<Buffer_Dialect, mnemonic, traits # [RustVerified]>;

// How an op touches a buffer. No operand goes without one.
class Buffer_Reads<string description = ""> : Arg<Buffer_AnyBuffer, description,
  [MemRead<PyPTO_Data>, MemRead<PyPTO_Metadata>]>;
class Buffer_Writes<string description = ""> : Arg<Buffer_AnyBuffer, description,
  [MemWrite<PyPTO_Data>, MemRead<PyPTO_Metadata>]>;
class Buffer_Updates<string description = ""> : Arg<Buffer_AnyBuffer, description,
  [MemRead<PyPTO_Data>, MemWrite<PyPTO_Data>, MemRead<PyPTO_Metadata>]>;

#endif // BUFFER_BASE
