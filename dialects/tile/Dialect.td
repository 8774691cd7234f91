#ifndef TILE_DIALECT
#define TILE_DIALECT

include "dialects/ptensor/Types.td"

def Tile_Dialect : PyPTO_House {
  let name = "tile";
  let cppNamespace = "::tile";
  let summary = "tiles in on-chip memory, as values";
  let description = [{
    Programs over tiles as SSA values. Storage is chosen later: `--infer-memory-space` places a tile,
    `--plan-storage` writes its bytes into the tile's type, `--lower-tile-to-buffer` makes it explicit.
  }];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let dependentDialects = ["::pypto::PyPTODialect", "::ptensor::PTensorDialect"];
}

#endif // TILE_DIALECT
