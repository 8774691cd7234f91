//! The same program with extents that are known at run time only. Tiles have none yet, so this is done to buffers.
use super::random::Random;
use crate::diagnostic::{Outcome, cannot_build};
use crate::ir::buffer_types::{BufferType, BufferTypeParams};
use crate::ir::control::constant_index;
use crate::ir::{Builder, Dim, Op, OpKind, View, buffer, dims};

/// Gives allocations of a module some of their valid extents as values.
///
/// # Errors
/// When MLIR refuses to create such an allocation.
pub fn open_extents(random: &mut Random, module: Op) -> Outcome {
    let allocations: Vec<Op> = module.walk().filter(|op| op.kind() == OpKind::BufferAlloc).collect();
    allocations.into_iter().filter_map(|op| op.cast()).try_for_each(|allocation| open(random, allocation))
}

fn open<'c>(random: &mut Random, old: buffer::AllocOp<'c>) -> Outcome {
    let (op, result) = (old.op(), old.result());
    let Some(ty) = BufferType::from_type(result.ty()) else { return Ok(()) };
    let params = ty.params();
    let valid = if params.valid_shape.is_empty() { params.shape } else { params.valid_shape };
    let mut at = Builder::before(op);
    let (mut extents, mut given, mut already) = (vec![], vec![], old.valid().iter());
    for extent in valid.items() {
        match extent.as_constant() {
            Some(constant) if random.chance(50) => {
                given.push(constant_index(&mut at, constant).map_err(cannot_build(op))?);
                extents.push(Dim::UNKNOWN);
            }
            Some(_) => extents.push(*extent),
            None => {
                given.extend(already.next());
                extents.push(*extent);
            }
        }
    }
    let opened = BufferType::get(op.location(), &BufferTypeParams { valid_shape: dims(&extents), ..params });
    let opened = opened.ok_or(crate::diagnostic::Reported)?;
    let new = buffer::AllocOp::build(&mut at, old.address(), &given, old.addr(), opened.as_type());
    result.replace_all_uses(new.map_err(cannot_build(op))?.result());
    op.erase();
    Ok(())
}
