//! Tile ops that are no family's: loads, stores, moves.
use super::place::Place;
use super::transfer::{Window, loads, moves_elements, moves_region, stores};
use crate::diagnostic::Outcome;
use crate::ir::{View, tile};

/// Reads a window of a tensor.
pub fn load(op: tile::LoadOp) -> Outcome {
    let window =
        Window { op: op.op(), name: "source", tensor: op.source(), offsets: op.offsets(), fixed: op.static_offsets() };
    loads(&window, &Place::destination(op.op())?)
}

/// Writes a window of a tensor.
pub fn store(op: tile::StoreOp) -> Outcome {
    let window =
        Window { op: op.op(), name: "target", tensor: op.target(), offsets: op.offsets(), fixed: op.static_offsets() };
    stores(&Place::operand(op.op(), "source", op.source())?, &window)
}

/// Copies a tile; which spaces have a route is the chip's rule.
pub fn relocate(op: tile::MoveOp) -> Outcome {
    let (source, result) = (Place::operand(op.op(), "source", op.source())?, Place::destination(op.op())?);
    moves_elements(&source, &result)?;
    moves_region(&source, &result)
}
