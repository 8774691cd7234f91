//! What only the run can get wrong. A transfer whose window leaves its tensor moves nothing; a buffer whose run-time
//! valid extents leave its shape holds nothing; and the kernel notes it.
//!
//! The note is four words of 64 bits that the caller lends, zeros before the call: which load, store or allocation with
//! run-time extents of the kernel, counted from 1 in program order; the dimension; where the window starts, 0 for an
//! allocation; its extent. The first one that goes wrong is noted. Its place in a file is not: what is compiled does not
//! depend on locations. The kernel's own location remembers them, in the order of the numbers: for each an array with the
//! op's location, and behind that the extents of a transfer's tensor, -1 for one that is no integer.
use super::Lowering;
use super::compare;
use super::fault::{Built, report};
use crate::diagnostic::{Outcome, Reported, cannot_build, error_at};
use crate::ir::control::{Offset, build_if, constant_index, yield_values};
use crate::ir::{Attr, Builder, Descriptor, Op, Value, View, arith, buffer, memref, tensor_extents};

/// Words of a note.
pub const WORDS: i64 = 4;

const AT_LEAST: i64 = 5; // `sge`
const AT_MOST: i64 = 3; // `sle`

/// Where a transfer's window starts, in values of the kernel.
pub struct Start<'c> {
    /// Row and column.
    pub offsets: [Value<'c>; 2],
    /// Which of them could leave the tensor.
    pub checked: [bool; 2],
    /// The transfer's number, if one could.
    number: Option<Value<'c>>,
    faults: Value<'c>,
}
impl<'c> Start<'c> {
    /// All that its loops may use.
    pub fn values(&self) -> Vec<Value<'c>> {
        let note = self.number.map(|number| [number, self.faults]);
        self.offsets.into_iter().chain(note.into_iter().flatten()).collect()
    }
}

/// A window in one dimension, and whether it is inside.
struct Check<'c> {
    dimension: i64,
    offset: Value<'c>,
    extent: Value<'c>,
    inside: Value<'c>,
}

/// What is written where a check fails.
#[derive(Clone, Copy)]
struct Note<'c> {
    memory: Value<'c>,
    number: Value<'c>,
}

impl<'c> Lowering<'c> {
    /// Checks the run-time extents of an allocation; one that leaves the shape counts as 0 from here on.
    pub fn allocated(&mut self, at: &mut Builder<'c>, alloc: buffer::AllocOp<'c>) -> Outcome {
        let op = alloc.op();
        if alloc.valid().is_empty() {
            return Ok(());
        }
        self.count(op, None);
        let note = Note {
            memory: self.get(op, self.faults)?,
            number: constant_word(at, self.guarded.len() as i64).map_err(report(op))?,
        };
        let Some(descriptor) = Descriptor::of(alloc.result().ty()) else { return Ok(()) };
        let open = descriptor.valid.iter().enumerate().filter(|(_, extent)| extent.as_constant().is_none());
        let mut extents = vec![];
        for ((dimension, _), given) in open.zip(alloc.valid().iter()) {
            let offset = self.get(op, given)?;
            let bound = descriptor.shape.get(dimension).and_then(|extent| extent.as_constant()).unwrap_or(0);
            let checked = checked_extent(at, note, (dimension as i64, offset), bound).map_err(report(op))?;
            extents.push(self.made(checked));
        }
        self.run_time_extents.insert(alloc.result(), extents);
        Ok(())
    }

    /// Gives an op its number.
    fn count(&mut self, op: Op<'c>, tensor: Option<Value<'c>>) {
        let (ctx, i64) = (op.context(), op.context().integer(64));
        let extents = tensor.and_then(|tensor| tensor_extents(tensor.ty())).unwrap_or_default();
        let extents = extents.iter().map(|extent| Attr::integer(i64, extent.as_constant().unwrap_or(-1)));
        let row: Vec<_> = std::iter::once(op.location().as_attribute()).chain(extents).collect();
        self.guarded.push(Attr::array(ctx, &row));
    }

    /// What stands for the `?` of a buffer's type.
    pub fn run_time_extents(&self, op: Op<'c>, handle: Value<'c>) -> Outcome<Vec<Value<'c>>> {
        super::root(op, handle)?;
        Ok(self.run_time_extents.get(&handle).cloned().unwrap_or_default())
    }

    /// Counts a transfer, and settles where its window starts.
    pub fn start(
        &mut self,
        at: &mut Builder<'c>,
        op: Op<'c>,
        tensor: Value<'c>,
        offsets: &[Offset<'c>],
    ) -> Outcome<Start<'c>> {
        self.count(op, Some(tensor));
        let &[row, column] = offsets else { return Err(wrong_offsets(op, offsets.len())) };
        let window = op.operands().iter().find_map(|value| Descriptor::of(value.ty()));
        let is_open =
            |dimension: usize| window.as_ref().and_then(|window| window.valid.get(dimension)?.as_constant()).is_none();
        let is_checked = |dimension, offset| {
            (matches!(offset, Offset::Dynamic(_)) || is_open(dimension)) && bound(tensor, dimension).is_some()
        };
        let checked = [is_checked(0, row), is_checked(1, column)];
        let number = match checked.contains(&true) {
            true => Some(self.made(constant_word(at, self.guarded.len() as i64).map_err(report(op))?)),
            false => None,
        };
        let offsets = [self.offset(at, op, row)?, self.offset(at, op, column)?];
        Ok(Start { offsets, checked, number, faults: self.faults })
    }

    fn offset(&mut self, at: &mut Builder<'c>, op: Op<'c>, offset: Offset<'c>) -> Outcome<Value<'c>> {
        match offset {
            Offset::Static(value) => Ok(self.made(constant_index(at, value).map_err(cannot_build(op))?)),
            Offset::Dynamic(value) => Ok(value),
        }
    }

    /// A value that the kernel itself makes stands for itself in the functions inside.
    fn made(&mut self, value: Value<'c>) -> Value<'c> {
        self.scopes.bind(value, value);
        value
    }

    /// Runs a transfer only where its window lies within its tensor.
    pub fn guarded(
        &mut self,
        at: &mut Builder<'c>,
        op: Op<'c>,
        tensor: Value<'c>,
        (start, extents): (&Start<'c>, [Value<'c>; 2]),
        transfer: impl FnOnce(&mut Builder<'c>) -> Built,
    ) -> Outcome {
        let Some(number) = start.number else { return transfer(at).map_err(report(op)) };
        let note = Note { memory: self.get(op, start.faults)?, number: self.get(op, number)? };
        let mut checks = vec![];
        for dimension in (0..2).filter(|&dimension| start.checked[dimension]) {
            let Some(bound) = bound(tensor, dimension) else { continue };
            let offset = self.get(op, start.offsets[dimension])?;
            let extent = extents[dimension];
            let inside = lies_inside(at, offset, extent, bound).map_err(report(op))?;
            checks.push(Check { dimension: dimension as i64, offset, extent, inside });
        }
        run_if(at, &checks, note, transfer).map_err(report(op))
    }
}

/// An extent from 0 to a bound; else it is noted, and 0.
fn checked_extent<'c>(
    at: &mut Builder<'c>,
    note: Note<'c>,
    (dimension, extent): (i64, Value<'c>),
    bound: i64,
) -> Built<Value<'c>> {
    let zero = constant_index(at, 0)?;
    let inside = lies_inside(at, extent, zero, bound)?;
    let (_, then_block, outside) = build_if(at, inside, &[], true)?;
    yield_values(&mut at.inside(then_block), &[])?;
    if let Some(block) = outside {
        let mut outside = at.inside(block);
        note.write(&mut outside, &Check { dimension, offset: zero, extent, inside })?;
        yield_values(&mut outside, &[])?;
    }
    Ok(arith::SelectOp::build(at, inside, extent, zero, zero.ty())?.result())
}

fn run_if<'c>(
    at: &mut Builder<'c>,
    checks: &[Check<'c>],
    note: Note<'c>,
    transfer: impl FnOnce(&mut Builder<'c>) -> Built,
) -> Built {
    let Some((check, rest)) = checks.split_first() else { return transfer(at) };
    let (_, then_block, else_block) = build_if(at, check.inside, &[], true)?;
    let mut inside = at.inside(then_block);
    run_if(&mut inside, rest, note, transfer)?;
    yield_values(&mut inside, &[])?;
    if let Some(block) = else_block {
        let mut outside = at.inside(block);
        note.write(&mut outside, check)?;
        yield_values(&mut outside, &[])?;
    }
    Ok(())
}

impl<'c> Note<'c> {
    /// Notes the first transfer that goes wrong.
    fn write(self, at: &mut Builder<'c>, check: &Check<'c>) -> Built {
        let word = at.type_i64();
        let first = constant_index(at, 0)?;
        let noted = memref::LoadOp::build(at, self.memory, &[first], None, None, word)?.result();
        let zero = constant_word(at, 0)?;
        let unset = compare::integers(at, compare::EQUAL, noted, zero)?;
        let (_, block, _) = build_if(at, unset, &[], false)?;
        let mut inside = at.inside(block);
        let dimension = constant_word(&mut inside, check.dimension)?;
        let [offset, extent] = [check.offset, check.extent];
        let offset = arith::IndexCastOp::build(&mut inside, offset, word)?.out();
        let extent = arith::IndexCastOp::build(&mut inside, extent, word)?.out();
        for (position, value) in [self.number, dimension, offset, extent].into_iter().enumerate() {
            let position = constant_index(&mut inside, position as i64)?;
            memref::StoreOp::build(&mut inside, value, self.memory, &[position], None, None)?;
        }
        Ok(yield_values(&mut inside, &[])?)
    }
}

fn wrong_offsets(op: Op, found: usize) -> Reported {
    error_at(op, format!("expected one offset for each of 2 dimensions, but got {found}"))
}

fn constant_word<'c>(at: &mut Builder<'c>, value: i64) -> Built<Value<'c>> {
    let word = at.type_i64();
    Ok(crate::ir::control::constant(at, Attr::integer(word, value), word)?)
}

/// How many elements of a dimension hold data.
fn bound(tensor: Value, dimension: usize) -> Option<i64> {
    tensor_extents(tensor.ty())?.get(dimension)?.as_constant()
}

/// `0 <= offset && offset <= bound - extent`, which cannot wrap: extents lie between 0 and a type's.
fn lies_inside<'c>(at: &mut Builder<'c>, offset: Value<'c>, extent: Value<'c>, bound: i64) -> Built<Value<'c>> {
    let (zero, bound) = (constant_index(at, 0)?, constant_index(at, bound)?);
    let last = arith::SubIOp::build(at, bound, extent, None, bound.ty())?.result();
    let above = compare::integers(at, AT_LEAST, offset, zero)?;
    let below = compare::integers(at, AT_MOST, offset, last)?;
    Ok(arith::AndIOp::build(at, above, below, above.ty())?.result())
}
