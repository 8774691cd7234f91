//! Where buffers live: memory of their own, or windows of one arena per memory space.
//!
//! A buffer with an address is a window of its space's arena, at that address, so that buffers which the plan
//! lets overlap do overlap here: a wrong plan gives a wrong number, as it would on the chip.
use super::storage::{descriptor, element};
use crate::convert::Mapping;
use crate::diagnostic::{Outcome, cannot_build, error_at, error_with_remedy};
use crate::ir::control::{as_constant, constant_index};
use crate::ir::{Attr, BuildError, Builder, Op, Space, Type, Value, View, buffer, memref};

/// Bytes to which all memory is aligned: a cache line, and the widest vector register.
const ALIGNMENT: i64 = 64;

/// A window of an arena, or memory of its own.
struct Placed<'c> {
    alloc: buffer::AllocOp<'c>,
    space: Space,
    address: Option<i64>,
    end: i64,
    ty: Type<'c>,
}

/// Allocates at the start of a function for every `buffer.alloc` in it, however deep, and binds their results.
/// A buffer's shape is static, so nothing inside a loop is needed for that. Gives what is to be freed.
pub fn allocate<'c>(at: &mut Builder<'c>, function: Op<'c>, mapping: &mut Mapping<'c>) -> Outcome<Vec<Value<'c>>> {
    let allocs = function.walk().filter_map(|op| op.cast::<buffer::AllocOp>());
    let placed = allocs.map(place).collect::<Outcome<Vec<_>>>()?;
    let mut owned = vec![];
    for space in Space::ALL {
        let windows: Vec<_> = placed.iter().filter(|p| p.space == *space && p.address.is_some()).collect();
        let Some(size) = windows.iter().map(|window| window.end).max() else { continue };
        let arena = allocate_bytes(at, size).map_err(cannot_build(function))?;
        owned.push(arena);
        for window in windows {
            let memory = view(at, arena, window).map_err(cannot_build(function))?;
            mapping.bind(window.alloc.result(), memory);
        }
    }
    for own in placed.iter().filter(|p| p.address.is_none()) {
        let memory = allocate_memory(at, own.ty).map_err(cannot_build(function))?;
        owned.push(memory);
        mapping.bind(own.alloc.result(), memory);
    }
    Ok(owned)
}

fn place(alloc: buffer::AllocOp) -> Outcome<Placed> {
    let op = alloc.op();
    let descriptor = descriptor(op, alloc.result().ty())?;
    let number = element(op, descriptor.element)?;
    let address = constant_address(alloc)?;
    require_aligned(op, address, number.kind.bits() as i64 / 8)?;
    let end = descriptor.bytes().and_then(|bytes| bytes.checked_add(address.unwrap_or(0)));
    match (descriptor.static_shape(), end) {
        (Some(shape), Some(end)) => {
            let ty = op.context().memref(&shape, number.stored);
            Ok(Placed { alloc, space: descriptor.space, address, end, ty })
        }
        _ => Err(error_at(
            op,
            format!("expected the buffer to end within 63 bits of address, but got '{}'", alloc.result().ty()),
        )),
    }
}

fn constant_address(alloc: buffer::AllocOp) -> Outcome<Option<i64>> {
    let Some(run_time) = alloc.address() else { return Ok(alloc.addr().and_then(Attr::as_int)) };
    match as_constant(run_time) {
        Some(address) => Ok(Some(address)),
        None => Err(error_with_remedy(
            alloc.op(),
            "expected the address to be a constant, but got a value known at run time only",
            "native code sets each arena up at the start of the kernel: write 'addr = ' or leave the address out",
        )),
    }
}

fn require_aligned(op: Op, address: Option<i64>, bytes: i64) -> Outcome {
    match address {
        Some(found) if found < 0 || found % bytes != 0 => Err(error_at(
            op,
            format!("expected the address to be a multiple of the element's {bytes} bytes, but got {found}"),
        )),
        _ => Ok(()),
    }
}

fn allocate_bytes<'c>(at: &mut Builder<'c>, size: i64) -> Result<Value<'c>, BuildError> {
    let ty = at.context().memref(&[size], at.context().integer(8));
    allocate_memory(at, ty)
}

fn allocate_memory<'c>(at: &mut Builder<'c>, ty: Type<'c>) -> Result<Value<'c>, BuildError> {
    let alignment = Attr::integer(at.type_i64(), ALIGNMENT);
    Ok(memref::AllocOp::build(at, &[], &[], Some(alignment), ty)?.memref())
}

fn view<'c>(at: &mut Builder<'c>, arena: Value<'c>, window: &Placed<'c>) -> Result<Value<'c>, BuildError> {
    let address = constant_index(at, window.address.unwrap_or(0))?;
    Ok(memref::ViewOp::build(at, arena, address, &[], window.ty)?.op().result(0))
}

/// Frees what [`allocate`] gave, last first.
pub fn free<'c>(at: &mut Builder<'c>, owned: &[Value<'c>]) -> Result<(), BuildError> {
    owned.iter().rev().try_for_each(|&memory| memref::DeallocOp::build(at, memory).map(|_| ()))
}
