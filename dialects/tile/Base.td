#ifndef TILE_BASE
#define TILE_BASE

include "dialects/tile/Types.td"

class Tile_Op<string mnemonic, list<Trait> traits = []> : Op<Tile_Dialect, mnemonic, traits # [RustVerified]>;

// A numeric or bool operand beside tiles.
def Tile_Scalar : AnyTypeOf<[AnySignlessInteger, AnyUnsignedInteger, AnyFloat], "an integer or float scalar">;

#endif // TILE_BASE
