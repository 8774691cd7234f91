//! Matrix products: `[M, K]` in Left times `[K, N]` in Right into `[M, N]` in Acc.
use super::{is_like, keeps_inputs, operand};
use crate::diagnostic::{Outcome, error_at, error_with_remedy};
use crate::ir::table::Row;
use crate::ir::{Dim, ElementKind, Op, Space};
use crate::verify::place::{Axis, Layer, Place};

/// lhs * rhs.
pub fn matmul(op: Op, row: &Row) -> Outcome {
    product(op, row, operand(op, 0, "lhs")?, operand(op, 1, "rhs")?)
}

/// acc + lhs * rhs. A buffer is its own accumulator; elsewhere the accumulator comes first.
pub fn matmul_acc(op: Op, row: &Row) -> Outcome {
    let destination = Place::destination(op)?;
    if destination.layer() == Layer::Buffer {
        return matmul(op, row);
    }
    let accumulator = operand(op, 0, "acc")?;
    product(op, row, operand(op, 1, "lhs")?, operand(op, 2, "rhs")?)?;
    accumulator.lies_in(&[Space::Acc])?;
    is_like(&destination, &accumulator)
}

fn product(op: Op, row: &Row, lhs: Place, rhs: Place) -> Outcome {
    let destination = Place::destination(op)?;
    for (place, space) in [(&lhs, Space::Left), (&rhs, Space::Right), (&destination, Space::Acc)] {
        place.lies_in(&[space])?;
        place.is_matrix()?;
    }
    lhs.has_element_of(row)?;
    rhs.has_element_of_place(&lhs)?;
    accumulates_in_full(op, &lhs, &destination)?;
    rhs.has_extent_of(Axis::Rows, &lhs, Axis::Columns)?;
    destination.has_extent_of(Axis::Rows, &lhs, Axis::Rows)?;
    destination.has_extent_of(Axis::Columns, &rhs, Axis::Columns)?;
    sums_valid_terms(op, &lhs, &rhs)?;
    destination.has_valid_extent_of(Axis::Rows, &lhs)?;
    destination.has_valid_extent_of(Axis::Columns, &rhs)?;
    keeps_inputs(row, &[lhs, rhs], &destination)
}

/// Floats accumulate in f32, i8 in i32; the operands decide.
fn accumulates_in_full(op: Op, lhs: &Place, destination: &Place) -> Outcome {
    let wanted = match lhs.is.kind() {
        Some(kind) if kind.is_float() => ElementKind::F32,
        _ => ElementKind::I32,
    };
    if destination.is.kind() == Some(wanted) {
        return Ok(());
    }
    let (name, from, found) = (destination.name, lhs.is.element, destination.is.element);
    let text = format!("expected the element type of {name} to be {wanted}, but got {found}");
    Err(error_with_remedy(op, text, format!("products of {from} accumulate in {wanted}")))
}

/// Every column of lhs that counts meets a row of rhs that does.
fn sums_valid_terms(op: Op, lhs: &Place, rhs: &Place) -> Outcome {
    let (needed, given) = (lhs.is.valid[1], rhs.is.valid[0]);
    let whole = rhs.is.shape[0];
    let covered = match (needed.as_constant(), given.as_constant()) {
        (Some(needed), Some(given)) => needed <= given,
        _ if lhs.layer() == Layer::Tile => is_surely_at_least(given, needed, whole),
        _ => true,
    };
    if covered {
        return Ok(());
    }
    Err(error_at(
        op,
        format!("expected the valid rows of rhs to be at least {needed}, the valid columns of lhs, but got {given}"),
    ))
}

/// Equal extents, or all there is.
fn is_surely_at_least(given: Dim, needed: Dim, whole: Dim) -> bool {
    given.provably_equals(needed) || given.provably_equals(whole)
}
