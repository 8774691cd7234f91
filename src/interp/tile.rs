//! Tiles: arrays as values.
use super::buffer::{convert, require_kept};
use super::number::Kind;
use super::promise::lost;
use super::value::{Matrix, Value};
use super::{MEMORY_LIMIT, Machine, Results, family, no_meaning, without_value};
use crate::diagnostic::{Outcome, error_at, error_with_remedy};
use crate::ir::control::Offset;
use crate::ir::{self, Descriptor, Loc, Op, Type, View, is_tile, table, tile};
use std::rc::Rc;

/// A tile with no value in any element.
pub fn create<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let (kind, extents) = machine.valid_region(op, op.result(0).ty())?;
    give(Matrix::filled(kind, extents, Err(op.location())))
}

/// What a choice gives that cannot be made: a tile or a scalar without a value.
pub fn undecided<'c>(machine: &Machine<'c, '_>, op: Op<'c>, origin: Loc<'c>) -> Results<'c> {
    if Kind::of(op.result(0).ty()).is_some() {
        return Ok(lost(op, origin));
    }
    if !is_tile(op.result(0).ty()) {
        return Err(without_value(op, op.operand(0), origin));
    }
    let (kind, extents) = machine.valid_region(op, op.result(0).ty())?;
    give(Matrix::filled(kind, extents, Err(origin)))
}

/// A window of a tensor.
pub fn load<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let load = tile::LoadOp::wrap(op);
    let (_, extents) = machine.valid_region(op, load.result().ty())?;
    let offsets = machine.offsets(op, &Offset::all(load.offsets(), load.static_offsets()))?;
    let window = machine.view(op, load.source())?.window(op, &offsets, &extents.map(|extent| extent as i64))?;
    give(machine.read_view(op, &window)?)
}

/// The valid region into a window of a tensor.
pub fn store<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let store = tile::StoreOp::wrap(op);
    let source = machine.tile(op, store.source())?;
    let offsets = machine.offsets(op, &Offset::all(store.offsets(), store.static_offsets()))?;
    machine.store_window(op, &source, store.target(), &offsets)
}

/// The same elements elsewhere.
pub fn relocate<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let source = machine.tile(op, op.operand(0))?;
    let (kind, extents) = machine.valid_region(op, op.result(0).ty())?;
    require_kept(op, source.extents, extents)?;
    give(convert(op, &source, kind)?)
}

/// An op of a family. Scratch has no say in the result.
pub fn compute<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let (Some(family), Some(row)) = (table::family(op.kind()), table::row(op.kind())) else {
        return Err(no_meaning(op));
    };
    let (kind, extents) = machine.valid_region(op, op.result(0).ty())?;
    let inputs = op.operands().iter().map(|operand| machine.matrix(op, operand)).collect::<Outcome<Vec<_>>>()?;
    let inputs: Vec<&Matrix> = inputs.iter().map(Rc::as_ref).collect();
    give(family::compute(op, family, row.body, &inputs, kind, extents)?)
}

fn give<'c>(matrix: Matrix<'c>) -> Results<'c> {
    Ok(vec![Value::Tile(Rc::new(matrix))])
}

impl<'c> Machine<'c, '_> {
    /// Element kind and valid extents of a tile, which its type must know: nothing else does.
    fn valid_region(&self, op: Op<'c>, ty: Type<'c>) -> Outcome<(Kind, [usize; 2])> {
        let descriptor = Descriptor::of(ty).ok_or_else(|| error_at(op, format!("expected a tile, but got '{ty}'")))?;
        let kind = Kind::of(descriptor.element).filter(|kind| kind.width() >= 8);
        let extents = descriptor.static_valid().map(|extents| extents.map(|extent| extent.max(0) as usize));
        let (Some(kind), Some(extents)) = (kind, extents) else {
            let text =
                format!("expected a tile of two integer valid extents, of elements of 8 to 64 bits, but got '{ty}'");
            return Err(error_at(op, text));
        };
        let bytes = extents[0].checked_mul(extents[1]).and_then(|count| count.checked_mul(kind.bytes()));
        if bytes.is_some_and(|bytes| bytes <= self.options.arena) {
            return Ok((kind, extents));
        }
        let text = format!("expected a tile of at most {} bytes, but got '{ty}'", self.options.arena);
        Err(error_with_remedy(op, text, MEMORY_LIMIT))
    }
    /// A tile operand.
    pub fn tile(&self, op: Op<'c>, name: ir::Value<'c>) -> Outcome<Rc<Matrix<'c>>> {
        match self.value(op, name)? {
            Value::Tile(matrix) => Ok(matrix),
            other => Err(error_at(op, format!("expected a tile, but got {}", other.what()))),
        }
    }
    /// The elements of an operand of a family: a tile's, a buffer's, or a scalar.
    pub fn matrix(&self, op: Op<'c>, name: ir::Value<'c>) -> Outcome<Rc<Matrix<'c>>> {
        Ok(match self.value(op, name)? {
            Value::Tile(matrix) => matrix,
            Value::Buffer(handle) => Rc::new(self.memory.read(op, &handle)?),
            Value::Scalar(scalar) => Rc::new(Matrix::filled(scalar.kind, [1, 1], Ok(scalar.bits))),
            Value::Lost(origin) => match Kind::of(name.ty()) {
                Some(kind) => Rc::new(Matrix::filled(kind, [1, 1], Err(origin))),
                None => return Err(no_meaning(op)),
            },
            other => return Err(error_at(op, format!("expected elements, but got {}", other.what()))),
        })
    }
    /// The offsets of a transfer.
    pub fn offsets(&self, op: Op<'c>, offsets: &[Offset<'c>]) -> Outcome<Vec<i64>> {
        let number = |offset: &Offset<'c>| match *offset {
            Offset::Static(value) => Ok(value),
            Offset::Dynamic(value) => self.integer(op, value),
        };
        offsets.iter().map(number).collect()
    }
    /// Stores into a window of a tensor, as large as the matrix, in the tensor's element type.
    pub fn store_window(
        &mut self,
        op: Op<'c>,
        source: &Matrix<'c>,
        target: ir::Value<'c>,
        offsets: &[i64],
    ) -> Results<'c> {
        let window = self.view(op, target)?.window(op, offsets, &source.extents.map(|extent| extent as i64))?;
        let converted = convert(op, source, window.kind)?;
        self.write_view(op, &window, &converted)?;
        Ok(vec![])
    }
}
