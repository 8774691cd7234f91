//! Ops that compute each element from the elements at its place, all in Vec.
use super::{is_like, keeps_inputs, operand};
use crate::diagnostic::{Outcome, error_at};
use crate::ir::table::Row;
use crate::ir::{Op, Space, Value};
use crate::verify::place::{Layer, Place};

/// tile (+) tile.
pub fn binary(op: Op, row: &Row) -> Outcome {
    same_everywhere(row, &[operand(op, 0, "lhs")?, operand(op, 1, "rhs")?], &Place::destination(op)?)
}

/// tile (+) scalar.
pub fn scalar(op: Op, row: &Row) -> Outcome {
    let destination = Place::destination(op)?;
    same_everywhere(row, &[operand(op, 0, "source")?], &destination)?;
    is_one_element(op, op.operand(1), &destination)
}

/// op(tile).
pub fn unary(op: Op, row: &Row) -> Outcome {
    same_everywhere(row, &[operand(op, 0, "source")?], &Place::destination(op)?)
}

/// One scalar in every element.
pub fn fill(op: Op, row: &Row) -> Outcome {
    let destination = Place::destination(op)?;
    same_everywhere(row, &[], &destination)?;
    is_one_element(op, op.operand(0), &destination)
}

/// Inputs and destination have one descriptor, in Vec, of an element type of the row.
fn same_everywhere(row: &Row, inputs: &[Place], destination: &Place) -> Outcome {
    for place in inputs.iter().chain([destination]) {
        place.lies_in(&[Space::Vec])?;
    }
    let model = inputs.first().unwrap_or(destination);
    model.has_element_of(row)?;
    for place in inputs.iter().skip(1).chain([destination]) {
        is_like(place, model)?;
    }
    keeps_inputs(row, inputs, destination)
}

/// The scalar is one element; the assembler's scalars have no sign.
fn is_one_element(op: Op, scalar: Value, place: &Place) -> Outcome {
    let (found, element) = (scalar.ty(), place.is.element);
    let wanted = match element.integer_width() {
        Some(width) if place.layer() == Layer::Pto => element.context().integer(width),
        _ => element,
    };
    if found == wanted {
        return Ok(());
    }
    Err(error_at(
        op,
        format!("expected the scalar to be {wanted}, the element type of {}, but got {found}", place.name),
    ))
}
