#ifndef TILE_PASSES
#define TILE_PASSES

include "mlir/Pass/PassBase.td"

def InferMemorySpace : Pass<"infer-memory-space", "::mlir::ModuleOp"> {
  let summary = "give every tile a memory space";
  let description = [{
    An op's own demand decides: matrix products take Left and Right and give Acc, everything else works in
    Vec. Loads go to Vec, or to Mat when all that is made of them is a matrix operand. A use that needs
    another space gets a `tile.move` before it. A space that is written stays. A load whose uses want spaces that
    no move joins is done once for each, as it was before `cse`.
  }];
  let dependentDialects = ["::tile::TileDialect"];
}

def PlanStorage : Pass<"plan-storage", "::mlir::ModuleOp"> {
  let summary = "give every tile its storage";
  let description = [{
    First legalises: values that one loop or branch carries share storage, and a `tile.move` is inserted
    where sharing would overwrite a value that is still needed. Where no move copies (Mat, Left, Right), the load or
    move that made the value is done again, if it still gives the same: a move does, and a load of a tensor that
    nothing has written since. Then every tile type gets its `mem`.

    - `planner=ptoas`: one allocation per value, no addresses; the assembler places them.
    - `planner=pypto`: first fit over live ranges, with the chip's alignments and capacities.

    The default is `pypto`: who asks for a plan wants one with addresses. `--lower-tile-to-buffer` makes a plan
    only where there is none, and its default is `ptoas`: to lower it is enough to know which values share
    storage, which is so on every chip, and the addresses stay open for the assembler.
  }];
  let options = [Option<"planner", "planner", "std::string", "\"pypto\"", "ptoas or pypto">];
  let dependentDialects = ["::tile::TileDialect", "::mlir::scf::SCFDialect"];
}

def LowerTileToBuffer : Pass<"lower-tile-to-buffer", "::mlir::ModuleOp"> {
  let summary = "make the storage of tiles explicit";
  let description = [{
    Turns every function that works on tiles into one that writes buffers. A function without a plan is
    legalised and planned first, by `planner=ptoas` unless told otherwise, so without addresses
    (`--plan-storage` and the pipelines plan with `pypto` by default); a planned one is taken as it is: nothing
    is copied, added or moved. On an error the module is left as it was.
  }];
  let options = [Option<"planner", "planner", "std::string", "\"ptoas\"", "ptoas or pypto, for functions without a plan">];
  let dependentDialects = ["::buffer::BufferDialect", "::tile::TileDialect", "::mlir::scf::SCFDialect", "::mlir::arith::ArithDialect"];
}

#endif // TILE_PASSES
