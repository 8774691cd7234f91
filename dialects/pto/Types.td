#ifndef PTO_TYPES
#define PTO_TYPES

include "dialects/pto/Dialect.td"

def PTO_PtrType : PyPTO_Type<PTO_Dialect, "Ptr", "ptr"> {
  let summary = "a pointer to global memory: `!pto.ptr<f32>`";
  let parameters = (ins "::mlir::Type":$elementType);
}
def PTO_TensorViewType : PyPTO_Type<PTO_Dialect, "TensorView", "tensor_view"> {
  let summary = "a strided view of global memory: `!pto.tensor_view<?x64xf32>`";
  let parameters = (ins PyPTO_Dims:$shape, "::mlir::Type":$elementType);
}
def PTO_PartitionTensorViewType : PyPTO_Type<PTO_Dialect, "PartitionTensorView", "partition_tensor_view"> {
  let summary = "a window of a tensor view: `!pto.partition_tensor_view<16x64xf32>`";
  let parameters = (ins PyPTO_Dims:$shape, "::mlir::Type":$elementType);
}
def PTO_TileBufType : PyPTO_Type<PTO_Dialect, "TileBuf", "tile_buf"> {
  let summary = "a tile in on-chip memory";
  let description = [{
    Printed compactly, `!pto.tile_buf<vec, 16x128xf32, valid=16x1, blayout=col_major>`; the older
    `loc=vec, dtype=f32, rows=16, ...` spelling is read as well.
  }];
  let parameters = (ins "::pypto::Space":$space, PyPTO_Dims:$shape, "::mlir::Type":$elementType,
    PyPTO_Dims:$validShape, "::pypto::Layout":$layout);
}
def PTO_AnyPtr : Type<CPred<"::llvm::isa<::pto::PtrType>($_self)">, "a pto pointer">;
def PTO_AnyView : Type<CPred<"::llvm::isa<::pto::TensorViewType>($_self)">, "a tensor view">;
def PTO_AnyPartition : Type<CPred<"::llvm::isa<::pto::PartitionTensorViewType>($_self)">, "a partition view">;
def PTO_AnyTile : Type<CPred<"::llvm::isa<::pto::TileBufType>($_self)">, "a tile_buf">;

#endif // PTO_TYPES
