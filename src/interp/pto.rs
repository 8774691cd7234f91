//! What the assembler's layer has of its own: pointers, views of global memory, tiles at addresses.
use super::buffer::{convert, require_kept};
use super::global::View;
use super::number::Kind;
use super::value::Value;
use super::{Machine, Results, no_meaning};
use crate::diagnostic::error_at;
use crate::ir::pto_types::{PartitionTensorViewType, TensorViewType};
use crate::ir::{Op, View as _, pto};
use std::rc::Rc;

/// An array as a strided view.
pub fn make_tensor_view<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let make = pto::MakeTensorViewOp::wrap(op);
    let Value::Pointer(array) = machine.value(op, make.ptr())? else { return Err(no_meaning(op)) };
    let element = TensorViewType::from_type(make.result().ty()).map(|ty| ty.params().element_type);
    let Some(kind) = element.and_then(Kind::of) else { return Err(no_meaning(op)) };
    let (extents, strides) = (machine.integers(op, make.shape())?, machine.integers(op, make.strides())?);
    give(View { array, kind, origin: 0, extents, strides })
}

/// A window of a view, as large as its type says.
pub fn partition_view<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let partition = pto::PartitionViewOp::wrap(op);
    let (offsets, sizes) = (machine.integers(op, partition.offsets())?, machine.integers(op, partition.sizes())?);
    if let Some(ty) = PartitionTensorViewType::from_type(partition.result().ty()) {
        let wanted = ty.params().shape;
        let differs = |(dim, size): (&crate::ir::Dim, &i64)| dim.as_constant().is_some_and(|extent| extent != *size);
        if wanted.iter().zip(&sizes).any(differs) {
            let wanted = crate::ir::Extents(&wanted).to_string();
            return Err(error_at(op, format!("expected the sizes to be {wanted}, as in the type, but got {sizes:?}")));
        }
    }
    give(machine.view(op, partition.source())?.window(op, &offsets, &sizes)?)
}

fn give<'c>(view: View) -> Results<'c> {
    Ok(vec![Value::View(Rc::new(view))])
}

/// A tile in on-chip memory.
pub fn alloc_tile<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let alloc = pto::AllocTileOp::wrap(op);
    let address = alloc.addr().map(|operand| machine.integer(op, operand)).transpose()?;
    let extent = |operand: Option<_>| operand.map(|operand| machine.integer(op, operand)).transpose();
    let given = [extent(alloc.valid_row())?, extent(alloc.valid_col())?];
    machine.allocate(op, address, given.into_iter())
}

/// A window of global memory into a tile's valid region.
pub fn tload<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let load = pto::TLoadOp::wrap(op);
    let (view, dst) = (machine.view(op, load.src())?, machine.handle(op, load.dst())?);
    require_kept(op, view.matrix_extents(op)?, dst.valid)?;
    let matrix = machine.read_view(op, &view)?;
    machine.memory.write(op, &dst, &matrix)?;
    Ok(vec![])
}

/// A tile's valid region into a window of global memory.
pub fn tstore<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let store = pto::TStoreOp::wrap(op);
    let (source, view) = (machine.handle(op, store.src())?, machine.view(op, store.dst())?);
    require_kept(op, source.valid, view.matrix_extents(op)?)?;
    let matrix = machine.memory.read(op, &source)?;
    let converted = convert(op, &matrix, view.kind)?;
    machine.write_view(op, &view, &converted)?;
    Ok(vec![])
}
