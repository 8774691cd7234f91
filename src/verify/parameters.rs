//! Rules of types and attributes.
use crate::ffi::types::*;
type Checked = Result<(), String>;
/// x
pub fn ptensor_tensor_type(_p: &ptensor::TensorTypeParams) -> Checked {
    Ok(())
}
/// x
pub fn tile_tile_type(_p: &tile::TileTypeParams) -> Checked {
    Ok(())
}
/// x
pub fn tile_mem_attr(_p: &tile::MemAttrParams) -> Checked {
    Ok(())
}
/// x
pub fn buffer_buffer_type(_p: &buffer::BufferTypeParams) -> Checked {
    Ok(())
}
/// x
pub fn pto_ptr_type(_p: &pto::PtrTypeParams) -> Checked {
    Ok(())
}
/// x
pub fn pto_tensor_view_type(_p: &pto::TensorViewTypeParams) -> Checked {
    Ok(())
}
/// x
pub fn pto_partition_tensor_view_type(_p: &pto::PartitionTensorViewTypeParams) -> Checked {
    Ok(())
}
/// x
pub fn pto_tile_buf_type(_p: &pto::TileBufTypeParams) -> Checked {
    Ok(())
}
