//! Families: one set of rules for the tile op, its buffer form and the assembler's op.
mod broadcast;
mod elementwise;
mod matmul;

use crate::diagnostic::Outcome;
use crate::ir::Op;
use crate::ir::table::{AliasPolicy, Family, Row};
use crate::verify::place::{Axis, Layer, Place};

/// Checks an op by the rules of its family.
pub fn check(family: Family, row: Option<&Row>, op: Op) -> Outcome {
    let Some(row) = row else { return Ok(()) }; // a family without data, such as the block indices
    match family {
        Family::Binary => elementwise::binary(op, row),
        Family::Scalar => elementwise::scalar(op, row),
        Family::Unary => elementwise::unary(op, row),
        Family::Fill => elementwise::fill(op, row),
        Family::RowExpand => broadcast::expand(op, row, Axis::Rows),
        Family::ColExpand => broadcast::expand(op, row, Axis::Columns),
        Family::RowRepeat => broadcast::repeat(op, row, Axis::Rows),
        Family::ColRepeat => broadcast::repeat(op, row, Axis::Columns),
        Family::RowReduce => broadcast::row_reduce(op, row),
        Family::Matmul => matmul::matmul(op, row),
        Family::MatmulAcc => matmul::matmul_acc(op, row),
        Family::Spmd => Ok(()),
    }
}

/// An operand by position.
fn operand<'c>(op: Op<'c>, position: usize, name: &'static str) -> Outcome<Place<'c>> {
    Place::operand(op, name, op.operand(position))
}

/// An op that cannot work in place gets a destination of its own.
fn keeps_inputs(row: &Row, inputs: &[Place], destination: &Place) -> Outcome {
    if row.alias == AliasPolicy::ExactOrDisjoint {
        return Ok(());
    }
    inputs.iter().try_for_each(|input| destination.is_apart_from(input))
}

/// One descriptor; tiles get their layout from a later pass, and the assembler has rules of its own.
fn is_like(place: &Place, model: &Place) -> Outcome {
    place.has_element_of_place(model)?;
    place.has_shape_of(model)?;
    place.has_valid_of(model)?;
    match place.layer() {
        Layer::Buffer => place.has_layout_of(model),
        Layer::Tile | Layer::Pto => Ok(()),
    }
}
