//! Vectors spread over a matrix, and rows summed up into one. All in Vec.
//!
//! Along `Rows` the vector is a column `[M, 1]`, one element per row; along `Columns` a row `[1, N]`.
use super::{is_like, keeps_inputs, operand};
use crate::diagnostic::{Outcome, error_at};
use crate::ir::table::Row;
use crate::ir::{Extents, Op, Space, implied_layout};
use crate::verify::place::{Axis, Layer, Place};

/// matrix (+) vector. The destination may be the matrix, never the vector.
pub fn expand(op: Op, row: &Row, axis: Axis) -> Outcome {
    let (matrix, vector) = (operand(op, 0, "matrix")?, operand(op, 1, "vector")?);
    let destination = Place::destination(op)?;
    are_vec_matrices(row, &[matrix, vector, destination])?;
    vector.has_element_of_place(&matrix)?;
    is_vector(&vector, axis)?;
    vector.has_extent_of(axis, &matrix, axis)?;
    vector.has_valid_extent_of(axis, &matrix)?;
    is_like(&destination, &matrix)?;
    destination.is_apart_from(&vector)
}

/// A vector repeated.
pub fn repeat(op: Op, row: &Row, axis: Axis) -> Outcome {
    let (vector, destination) = (operand(op, 0, "vector")?, Place::destination(op)?);
    are_vec_matrices(row, &[vector, destination])?;
    is_vector(&vector, axis)?;
    destination.has_element_of_place(&vector)?;
    destination.has_extent_of(axis, &vector, axis)?;
    destination.has_valid_extent_of(axis, &vector)?;
    keeps_inputs(row, &[vector], &destination)
}

/// A matrix reduced to a column, with scratch.
pub fn row_reduce(op: Op, row: &Row) -> Outcome {
    let (source, tmp) = (operand(op, 0, "source")?, operand(op, 1, "tmp")?);
    let destination = Place::destination(op)?;
    are_vec_matrices(row, &[source, tmp, destination])?;
    tmp.has_element_of_place(&source)?;
    covers(op, &tmp, &source)?;
    destination.has_element_of_place(&source)?;
    is_vector(&destination, Axis::Rows)?;
    destination.has_extent_of(Axis::Rows, &source, Axis::Rows)?;
    destination.has_valid_extent_of(Axis::Rows, &source)?;
    tmp.is_apart_from(&source)?;
    keeps_inputs(row, &[source, tmp], &destination)
}

/// All have two dimensions and lie in Vec the way that Vec implies, the first with an element type of the row.
fn are_vec_matrices(row: &Row, places: &[Place]) -> Outcome {
    for place in places {
        place.is_matrix()?;
        place.lies_in(&[Space::Vec])?;
        lies_plainly(place)?;
    }
    places.iter().take(1).try_for_each(|first| first.has_element_of(row))
}

/// A buffer without boxes, row by row; a column by columns.
fn lies_plainly(place: &Place) -> Outcome {
    match place.layer() {
        Layer::Buffer => place.is_ordered_as(implied_layout(Space::Vec, place.is.shape)),
        Layer::Tile | Layer::Pto => Ok(()),
    }
}

/// One element wide across the axis.
fn is_vector(place: &Place, axis: Axis) -> Outcome {
    place.is_one_along(match axis {
        Axis::Rows => Axis::Columns,
        Axis::Columns => Axis::Rows,
    })
}

/// Scratch has at least the source's shape.
fn covers(op: Op, tmp: &Place, source: &Place) -> Outcome {
    let large_enough = tmp.is.shape.iter().zip(source.is.shape).all(|(scratch, needed)| {
        scratch == needed || matches!((scratch.as_constant(), needed.as_constant()), (Some(s), Some(n)) if s >= n)
    });
    if large_enough {
        return Ok(());
    }
    let (needed, found) = (Extents(source.is.shape), Extents(tmp.is.shape));
    Err(error_at(op, format!("expected the shape of tmp to be at least {needed}, that of source, but got {found}")))
}
