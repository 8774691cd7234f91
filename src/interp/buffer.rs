//! Buffers: handles to on-chip memory, and ops that write into it. The assembler's ops do the same.
use super::layout::Placement;
use super::memory::Handle;
use super::number::Kind;
use super::value::{Matrix, Value};
use super::{MEMORY_LIMIT, Machine, Results, family, no_meaning};
use crate::diagnostic::{Outcome, Reported, error_at, error_with_remedy};
use crate::ir::control::Offset;
use crate::ir::table::{AliasPolicy, Family};
use crate::ir::{self, Attr, Compact, Descriptor, Extents, Op, Space, View, buffer, table};
use std::rc::Rc;

/// A root handle.
pub fn alloc<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let alloc = buffer::AllocOp::wrap(op);
    let address = match alloc.address() {
        Some(operand) => Some(machine.integer(op, operand)?),
        None => alloc.addr().and_then(Attr::as_int),
    };
    let given = machine.integers(op, alloc.valid())?;
    machine.allocate(op, address, given.into_iter().map(Some))
}

/// A window of a tensor into the valid region.
pub fn load<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let load = buffer::LoadOp::wrap(op);
    let dst = machine.handle(op, load.dst())?;
    let offsets = machine.offsets(op, &Offset::all(load.offsets(), load.static_offsets()))?;
    let window = machine.view(op, load.source())?.window(op, &offsets, &dst.valid.map(|extent| extent as i64))?;
    let matrix = machine.read_view(op, &window)?;
    machine.memory.write(op, &dst, &matrix)?;
    Ok(vec![])
}

/// The valid region into a window of a tensor.
pub fn store<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let store = buffer::StoreOp::wrap(op);
    let source = machine.handle(op, store.source())?;
    let matrix = machine.memory.read(op, &source)?;
    let offsets = machine.offsets(op, &Offset::all(store.offsets(), store.static_offsets()))?;
    machine.store_window(op, &matrix, store.target(), &offsets)
}

/// The valid region into another buffer, whose layout says where elements go.
pub fn relocate<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let (source, dst) = (machine.handle(op, op.operand(0))?, machine.handle(op, op.operand(1))?);
    require_kept(op, source.valid, dst.valid)?;
    require_apart(op, 0, &source, &dst, AliasPolicy::ExactOrDisjoint)?;
    let matrix = machine.memory.read(op, &source)?;
    machine.memory.write(op, &dst, &convert(op, &matrix, dst.kind)?)?;
    Ok(vec![])
}

/// An op of a family: all inputs are read before anything is written. Where there is nothing to write, nothing is
/// read.
pub fn compute<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let (Some(family), Some(row)) = (table::family(op.kind()), table::row(op.kind())) else {
        return Err(no_meaning(op));
    };
    let last = op.operand_count() - 1;
    let dst = machine.handle(op, op.operand(last))?;
    machine.require_places_apart(op, family, row.alias, &dst)?;
    let positions: &[usize] = match (family, last) {
        (Family::MatmulAcc, 2) => &[2, 0, 1], // a buffer is its own accumulator
        (Family::MatmulAcc, _) => &[0, 1, 2],
        (Family::Unary | Family::Fill | Family::RowRepeat | Family::ColRepeat | Family::RowReduce, _) => &[0],
        _ => &[0, 1],
    };
    let is_idle = dst.valid.contains(&0);
    let read = |&position: &usize| match machine.value(op, op.operand(position))? {
        Value::Buffer(handle) if is_idle => Ok(Rc::new(Matrix::filled(handle.kind, handle.valid, Err(op.location())))),
        _ => machine.matrix(op, op.operand(position)),
    };
    let inputs = positions.iter().map(read).collect::<Outcome<Vec<_>>>()?;
    let inputs: Vec<&Matrix> = inputs.iter().map(Rc::as_ref).collect();
    let result = family::compute(op, family, row.body, &inputs, dst.kind, dst.valid)?;
    if family == Family::RowReduce {
        let scratch = machine.handle(op, op.operand(1))?;
        machine.memory.lose(op, &scratch)?;
    }
    machine.memory.write(op, &dst, &result)?;
    if matches!(family, Family::Matmul | Family::MatmulAcc) {
        machine.memory.lose_rest_of_boxes(op, &dst)?;
    }
    Ok(vec![])
}

impl<'c> Machine<'c, '_> {
    /// A buffer operand.
    pub fn handle(&self, op: Op<'c>, name: ir::Value<'c>) -> Outcome<Rc<Handle>> {
        match self.value(op, name)? {
            Value::Buffer(handle) => Ok(handle),
            other => Err(error_at(op, format!("expected a buffer, but got {}", other.what()))),
        }
    }

    /// A root of the result's type. `given` has the extents that the type leaves open, or one entry per extent.
    pub fn allocate(
        &mut self,
        op: Op<'c>,
        address: Option<i64>,
        mut given: impl Iterator<Item = Option<i64>>,
    ) -> Results<'c> {
        let ty = op.result(0).ty();
        let Some(descriptor) = Descriptor::of(ty) else { return Err(no_meaning(op)) };
        let kind = Kind::of(descriptor.element).filter(|kind| kind.width() >= 8);
        let shape = descriptor.static_shape().map(|shape| shape.map(|extent| extent.max(0) as usize));
        let (Some(kind), Some(shape), Compact::Null) = (kind, shape, descriptor.layout.compact) else {
            let text =
                format!("expected a buffer of two extents, of elements of 8 to 64 bits, not compact, but got '{ty}'");
            return Err(error_at(op, text));
        };
        let mut open = || given.find_map(|extent| extent);
        let valid = descriptor.valid.iter().map(|dim| dim.as_constant().or_else(&mut open));
        let valid = valid_extents(op, &valid.collect::<Vec<_>>(), shape, &descriptor)?;
        let Some(placement) = Placement::new(&descriptor.layout, shape, kind.bytes()) else {
            return Err(error_at(op, format!("expected a buffer that memory can hold, but got '{ty}'")));
        };
        let (region, base) = self.place_root(op, descriptor.space, address, kind, &placement)?;
        let root = self.memory.root();
        let handle = Handle { root, region, base, space: descriptor.space, kind, valid, placement };
        Ok(vec![Value::Buffer(Rc::new(handle))])
    }

    /// Where a root goes: into its space's arena, or into bytes of its own.
    fn place_root(
        &mut self,
        op: Op<'c>,
        space: Space,
        address: Option<i64>,
        kind: Kind,
        placement: &Placement,
    ) -> Outcome<(usize, usize)> {
        let facts = self.target.memory(space);
        let capacity = facts.map_or(self.options.arena as i64, |memory| memory.usable);
        let end = i128::from(address.unwrap_or(0)) + placement.bytes() as i128;
        if address.is_some_and(|address| address < 0) || end > capacity.into() {
            let start = address.unwrap_or(0);
            return Err(match facts {
                None if start >= 0 => {
                    let text = format!(
                        "expected the buffer to end within the {capacity} bytes that the interpreter keeps of {space} on {}, but got bytes {start} to {end}",
                        self.target.chip
                    );
                    error_with_remedy(op, text, MEMORY_LIMIT)
                }
                _ => outside(op, space, start, end, capacity),
            });
        }
        let Some(address) = address else { return Ok((self.own_region(op, placement.bytes())?, 0)) };
        let alignment = facts.map_or(kind.bytes() as i64, |memory| memory.alignment);
        if address % alignment != 0 {
            let text = format!("expected the address in {space} to be a multiple of {alignment}, but got {address}");
            return Err(error_at(op, text));
        }
        let memory = &mut self.memory;
        Ok((*self.arenas.entry(space).or_insert_with(|| memory.region()), address as usize))
    }

    /// Bytes that only this allocation has; it finds them again when it is executed again.
    fn own_region(&mut self, op: Op<'c>, bytes: usize) -> Outcome<usize> {
        if let Some(&region) = self.own.get(&(op, self.calls)) {
            return Ok(region);
        }
        self.reserved = self.reserved.saturating_add(bytes);
        let most = self.options.memory;
        if self.reserved > most {
            let found = self.reserved;
            let text = format!("expected buffers without an address to have {most} bytes together, but got {found}");
            return Err(error_with_remedy(op, text, MEMORY_LIMIT));
        }
        let region = self.memory.region();
        self.own.insert((op, self.calls), region);
        Ok(region)
    }

    /// What an op writes is apart from what it reads, as the op's row says; scratch is apart from everything.
    fn require_places_apart(&self, op: Op<'c>, family: Family, policy: AliasPolicy, dst: &Handle) -> Outcome {
        let accumulator = (family == Family::MatmulAcc && op.operand_count() == 4).then_some(0);
        let scratch = match family {
            Family::RowReduce => Some(self.handle(op, op.operand(1))?),
            _ => None,
        };
        for position in 0..op.operand_count() - 1 {
            let Value::Buffer(input) = self.value(op, op.operand(position))? else { continue };
            match Some(position) == accumulator {
                true => require_same(op, &input, dst)?,
                false => require_apart(op, position, &input, dst, policy)?,
            }
            if let Some(scratch) = scratch.as_ref().filter(|_| position == 0) {
                require_apart(op, position, &input, scratch, AliasPolicy::Disjoint)?;
            }
        }
        Ok(())
    }
}

fn require_apart(op: Op, position: usize, input: &Handle, written: &Handle, policy: AliasPolicy) -> Outcome {
    let exact = policy == AliasPolicy::ExactOrDisjoint && input.is_exactly(written);
    if exact || !input.overlaps(written) {
        return Ok(());
    }
    let exception = if policy == AliasPolicy::ExactOrDisjoint { " or all of them" } else { "" };
    Err(error_at(
        op,
        format!(
            "expected input {position} and what the op writes to share no bytes{exception}, but got bytes {} to {} and {} to {} of {}",
            input.base,
            input.end(),
            written.base,
            written.end(),
            written.space
        ),
    ))
}

/// An accumulating op of the assembler names its accumulator twice.
fn require_same(op: Op, accumulator: &Handle, dst: &Handle) -> Outcome {
    if accumulator.is_exactly(dst) {
        return Ok(());
    }
    let (wanted, found) = (accumulator.base, dst.base);
    Err(error_at(op, format!("expected dst to be the accumulator's bytes from {wanted}, but got bytes from {found}")))
}

fn outside(op: Op, space: Space, start: i64, end: i128, capacity: i64) -> Reported {
    error_with_remedy(
        op,
        format!("expected the buffer to lie in the {capacity} bytes of {space}, but got bytes {start} to {end}"),
        "an address beyond the memory space wraps or faults on the device",
    )
}

fn valid_extents(op: Op, valid: &[Option<i64>], shape: [usize; 2], descriptor: &Descriptor) -> Outcome<[usize; 2]> {
    let within = |extent: Option<i64>, bound: usize| {
        extent.and_then(|extent| usize::try_from(extent).ok()).filter(|extent| *extent <= bound)
    };
    match *valid {
        [rows, columns] => match (within(rows, shape[0]), within(columns, shape[1])) {
            (Some(rows), Some(columns)) => Ok([rows, columns]),
            _ => Err(error_at(
                op,
                format!(
                    "expected the valid extents to be 0 to {}, but got {}",
                    Extents(descriptor.shape),
                    listed(valid)
                ),
            )),
        },
        _ => Err(no_meaning(op)),
    }
}

fn listed(extents: &[Option<i64>]) -> String {
    let texts = extents.iter().map(|extent| extent.map_or("none".into(), |extent| extent.to_string()));
    format!("[{}]", texts.collect::<Vec<_>>().join(", "))
}

/// A move keeps the valid region.
pub fn require_kept(op: Op, found: [usize; 2], wanted: [usize; 2]) -> Outcome {
    if found == wanted {
        return Ok(());
    }
    Err(error_at(op, format!("expected the valid region of the source to be {wanted:?} as in dst, but got {found:?}")))
}

/// The elements as another kind; equal widths of integers are the same bits.
pub fn convert<'c>(op: Op<'c>, matrix: &Matrix<'c>, to: Kind) -> Outcome<Matrix<'c>> {
    let from = matrix.kind;
    if from != to && (from.is_float() != to.is_float() || (!to.is_float() && from.width() > to.width())) {
        let text = format!("expected an element type that every source element fits, but got {from:?} to {to:?}");
        return Err(error_at(op, text));
    }
    let element = |bits: u64| if from == to { bits } else { to.encode(from.decode(bits)) };
    let elements = matrix.elements.iter().map(|value| value.map(element)).collect();
    Ok(Matrix { kind: to, extents: matrix.extents, elements })
}
