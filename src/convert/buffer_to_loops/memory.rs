//! Where buffers live: memory of their own, or windows of one arena per memory space.
//!
//! A buffer with an address is a window of its space's arena, at that address, so that buffers which the plan
//! lets overlap do overlap here: a wrong plan gives a wrong number, as it would on the chip.
use super::storage::{descriptor, element};
use crate::diagnostic::{Outcome, cannot_build, error_at, error_with_remedy};
use crate::ir::control::{as_constant, constant_index};
use crate::ir::{Attr, BuildError, Builder, Op, Space, Type, Value, View, buffer, memref};
use std::collections::{HashMap, hash_map::Entry};

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

/// Where a buffer lives.
#[derive(Clone, Copy)]
pub struct Home<'c> {
    /// Its memory; buffers of one type at one address have one.
    pub memory: Value<'c>,
    /// The bytes of its space's arena, first and behind the last; none for memory of its own.
    window: Option<(Space, i64, i64)>,
}

/// Whether two pieces of storage, tensors where they have no home, share no byte. Tensors may, as far as the kernel
/// knows.
pub fn are_apart(a: Option<Home>, b: Option<Home>) -> bool {
    let (Some(a), Some(b)) = (a, b) else { return a.is_some() || b.is_some() };
    match (a.window, b.window) {
        (Some((space, start, end)), Some((other, other_start, other_end))) => {
            space != other || end <= other_start || other_end <= start
        }
        _ => true,
    }
}

/// All memory of a kernel.
#[derive(Default)]
pub struct Memory<'c> {
    /// By result of `buffer.alloc`.
    pub homes: HashMap<Value<'c>, Home<'c>>,
    /// What is to be freed.
    pub owned: Vec<Value<'c>>,
}

/// Allocates at the start of a function for every `buffer.alloc` in it, however deep. A buffer's shape is static, so
/// nothing inside a loop is needed for that.
pub fn allocate<'c>(at: &mut Builder<'c>, function: Op<'c>) -> Outcome<Memory<'c>> {
    let allocs = function.walk().filter_map(|op| op.cast::<buffer::AllocOp>());
    let placed = allocs.map(place).collect::<Outcome<Vec<_>>>()?;
    require_little(&placed)?;
    let mut memory = Memory::default();
    for space in Space::ALL {
        let windows: Vec<_> = placed.iter().filter(|p| p.space == *space && p.address.is_some()).collect();
        memory.arena(at, &windows).map_err(cannot_build(function))?;
    }
    for own in placed.iter().filter(|p| p.address.is_none()) {
        let bytes = allocate_memory(at, own.ty).map_err(cannot_build(function))?;
        memory.owned.push(bytes);
        memory.homes.insert(own.alloc.result(), Home { memory: bytes, window: None });
    }
    Ok(memory)
}

impl<'c> Memory<'c> {
    /// One space's arena, as large as the last window's end.
    fn arena(&mut self, at: &mut Builder<'c>, windows: &[&Placed<'c>]) -> Result<(), BuildError> {
        let Some(size) = windows.iter().map(|window| window.end).max() else { return Ok(()) };
        let arena = allocate_bytes(at, size)?;
        self.owned.push(arena);
        let mut views = HashMap::new();
        for window in windows {
            let address = window.address.unwrap_or(0);
            let memory = match views.entry((address, window.ty)) {
                Entry::Occupied(known) => *known.get(),
                Entry::Vacant(new) => *new.insert(view(at, arena, address, window.ty)?),
            };
            let window_of = Some((window.space, address, window.end));
            self.homes.insert(window.alloc.result(), Home { memory, window: window_of });
        }
        Ok(())
    }
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

/// Bytes of all on-chip storage of a kernel together. Chips have less than a MiB of each kind; a kernel that nobody
/// planned gives every buffer memory of its own.
const MOST_BYTES: i64 = 2 << 30;

/// What is not there cannot be allocated, and native code does not look.
fn require_little(placed: &[Placed]) -> Outcome {
    let mut total = 0i64;
    for window in placed {
        let bytes = if window.address.is_some() { window.end } else { total.saturating_add(window.end) };
        if bytes > MOST_BYTES {
            let text =
                format!("expected at most {MOST_BYTES} bytes of on-chip storage, but got {bytes} with this buffer");
            return Err(error_with_remedy(window.alloc.op(), text, "work on smaller tiles, in a loop"));
        }
        total = if window.address.is_some() { total } else { bytes };
    }
    Ok(())
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

fn view<'c>(at: &mut Builder<'c>, arena: Value<'c>, address: i64, ty: Type<'c>) -> Result<Value<'c>, BuildError> {
    let address = constant_index(at, address)?;
    Ok(memref::ViewOp::build(at, arena, address, &[], ty)?.op().result(0))
}

/// Frees what [`allocate`] gave, last first.
pub fn free<'c>(at: &mut Builder<'c>, owned: &[Value<'c>]) -> Result<(), BuildError> {
    owned.iter().rev().try_for_each(|&memory| memref::DeallocOp::build(at, memory).map(|_| ()))
}
