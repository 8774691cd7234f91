//! Windows with run-time offsets: a transfer whose window leaves its tensor moves nothing, and the kernel notes it.
//!
//! The note is three words of 64 bits that the caller lends, zeros before the call: which load or store of the kernel,
//! counted from 1 in program order, the dimension, the offset. The first one that goes wrong is noted. Its place in a
//! file is not: what is compiled does not depend on locations.
use super::Lowering;
use super::compare;
use super::fault::{Built, report};
use crate::diagnostic::Outcome;
use crate::ir::control::{Offset, build_if, constant_index, yield_values};
use crate::ir::ptensor_types::TensorType;
use crate::ir::{Builder, Op, Value, arith, memref};

/// Words of a note.
pub const WORDS: i64 = 3;

const AT_LEAST: i64 = 5; // `sge`
const AT_MOST: i64 = 3; // `sle`

/// A run-time offset in one dimension, and whether the window that starts there is inside.
struct Check<'c> {
    dimension: i64,
    offset: Value<'c>,
    inside: Value<'c>,
}

impl<'c> Lowering<'c> {
    /// Runs a transfer only where its window lies within its tensor.
    pub fn guarded(
        &mut self,
        at: &mut Builder<'c>,
        op: Op<'c>,
        tensor: Value<'c>,
        (offsets, extents): (&[Offset<'c>], [Value<'c>; 2]),
        transfer: impl FnOnce(&mut Builder<'c>) -> Built,
    ) -> Outcome {
        self.transfers += 1;
        let mut checks = vec![];
        for (dimension, (offset, extent)) in offsets.iter().zip(extents).enumerate() {
            let Offset::Dynamic(offset) = *offset else { continue };
            let offset = self.mapping.get(op, offset)?;
            if let Some(bound) = bound(tensor, dimension) {
                let inside = lies_inside(at, offset, extent, bound).map_err(report(op))?;
                checks.push(Check { dimension: dimension as i64, offset, inside });
            }
        }
        self.run_if(at, &checks, transfer).map_err(report(op))
    }

    fn run_if(
        &self,
        at: &mut Builder<'c>,
        checks: &[Check<'c>],
        transfer: impl FnOnce(&mut Builder<'c>) -> Built,
    ) -> Built {
        let Some((check, rest)) = checks.split_first() else { return transfer(at) };
        let (_, then_block, else_block) = build_if(at, check.inside, &[], true)?;
        let mut inside = at.inside(then_block);
        self.run_if(&mut inside, rest, transfer)?;
        yield_values(&mut inside, &[])?;
        if let Some(block) = else_block {
            let mut outside = at.inside(block);
            self.note(&mut outside, check)?;
            yield_values(&mut outside, &[])?;
        }
        Ok(())
    }

    /// Notes the first transfer that goes wrong.
    fn note(&self, at: &mut Builder<'c>, check: &Check<'c>) -> Built {
        let word = at.type_i64();
        let first = constant_index(at, 0)?;
        let noted = memref::LoadOp::build(at, self.faults, &[first], None, None, word)?.result();
        let zero = constant_word(at, 0)?;
        let unset = compare::integers(at, compare::EQUAL, noted, zero)?;
        let (_, block, _) = build_if(at, unset, &[], false)?;
        let mut inside = at.inside(block);
        let offset = arith::IndexCastOp::build(&mut inside, check.offset, word)?.out();
        let constants = [self.transfers, check.dimension].map(|value| constant_word(&mut inside, value));
        for (position, value) in constants.into_iter().chain([Ok(offset)]).enumerate() {
            let position = constant_index(&mut inside, position as i64)?;
            memref::StoreOp::build(&mut inside, value?, self.faults, &[position], None, None)?;
        }
        Ok(yield_values(&mut inside, &[])?)
    }
}

fn constant_word<'c>(at: &mut Builder<'c>, value: i64) -> Built<Value<'c>> {
    let word = at.type_i64();
    Ok(crate::ir::control::constant(at, crate::ir::Attr::integer(word, value), word)?)
}

/// How many elements of a dimension hold data.
fn bound(tensor: Value, dimension: usize) -> Option<i64> {
    let params = TensorType::from_type(tensor.ty())?.params();
    let extents = if params.valid_shape.is_empty() { params.shape } else { params.valid_shape };
    extents.get(dimension)?.as_constant()
}

/// `0 <= offset && offset <= bound - extent`, which cannot wrap: extents lie between 0 and a type's.
fn lies_inside<'c>(at: &mut Builder<'c>, offset: Value<'c>, extent: Value<'c>, bound: i64) -> Built<Value<'c>> {
    let (zero, bound) = (constant_index(at, 0)?, constant_index(at, bound)?);
    let last = arith::SubIOp::build(at, bound, extent, None, bound.ty())?.result();
    let above = compare::integers(at, AT_LEAST, offset, zero)?;
    let below = compare::integers(at, AT_MOST, offset, last)?;
    Ok(arith::AndIOp::build(at, above, below, above.ty())?.result())
}
