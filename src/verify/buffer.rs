//! Buffer ops that are no family's: roots, loads, stores, copies, moves.
use super::place::Place;
use super::transfer::{Window, loads, moves_elements, moves_region, stores};
use crate::diagnostic::{Outcome, error_at, error_with_remedy};
use crate::ir::{Attr, Space, View, buffer};

use Space::{Acc, Bias, Left, Mat, Right, Vec as Unified};

/// What `buffer.copy` copies.
const COPIES: &[(Space, Space)] = &[(Unified, Unified), (Mat, Left), (Mat, Right)];
/// What `buffer.move` does, on some chip.
const MOVES: &[(Space, Space)] = &[(Acc, Mat), (Mat, Bias), (Unified, Mat), (Acc, Unified)];

/// A root handle.
pub fn alloc(op: buffer::AllocOp) -> Outcome {
    has_one_address(op)?;
    has_no_negative_address(op)?;
    gives_every_unknown_extent(op)
}

fn has_one_address(op: buffer::AllocOp) -> Outcome {
    if op.addr().is_none() || op.address().is_none() {
        return Ok(());
    }
    Err(error_at(op.op(), "expected the address to be given once, but got both addr and at()"))
}

fn has_no_negative_address(op: buffer::AllocOp) -> Outcome {
    match op.addr().and_then(Attr::as_int) {
        Some(address) if address < 0 => Err(error_with_remedy(
            op.op(),
            format!("expected addr to be at least 0, but got {address}"),
            "leave addr out for storage that the assembler places",
        )),
        _ => Ok(()),
    }
}

fn gives_every_unknown_extent(op: buffer::AllocOp) -> Outcome {
    let result = Place::destination(op.op())?;
    let unknown = result.is.valid.iter().filter(|dim| !dim.is_known()).count();
    let given = op.valid().len();
    if unknown == given {
        return Ok(());
    }
    let text =
        format!("expected the number of valid extents to be {unknown}, one per '?' of the type, but got {given}");
    Err(error_at(op.op(), text))
}

/// Reads a window of a tensor.
pub fn load(op: buffer::LoadOp) -> Outcome {
    let window =
        Window { op: op.op(), name: "source", tensor: op.source(), offsets: op.offsets(), fixed: op.static_offsets() };
    loads(&window, &Place::operand(op.op(), "dst", op.dst())?)
}

/// Writes a window of a tensor.
pub fn store(op: buffer::StoreOp) -> Outcome {
    let window =
        Window { op: op.op(), name: "target", tensor: op.target(), offsets: op.offsets(), fixed: op.static_offsets() };
    stores(&Place::operand(op.op(), "source", op.source())?, &window)
}

/// Copies within Vec, or a Mat operand into Left or Right, where the destination's layout decides the boxes.
pub fn copy(op: buffer::CopyOp) -> Outcome {
    let (source, dst) = ends(op.source(), op.dst(), op.op())?;
    is_route(&source, &dst, COPIES, "buffer.move has the other routes")?;
    dst.has_element_of_place(&source)?;
    moves_region(&source, &dst)?;
    match dst.is.space {
        Unified => dst.has_layout_of(&source),
        _ => Ok(()),
    }
}

/// Copies along the routes that a copy does not take.
pub fn relocate(op: buffer::MoveOp) -> Outcome {
    let (source, dst) = ends(op.source(), op.dst(), op.op())?;
    is_route(&source, &dst, MOVES, "buffer.copy copies within Vec and from Mat into Left or Right")?;
    moves_elements(&source, &dst)?;
    moves_region(&source, &dst)
}

fn ends<'c>(
    source: crate::ir::Value<'c>,
    dst: crate::ir::Value<'c>,
    op: crate::ir::Op<'c>,
) -> Outcome<(Place<'c>, Place<'c>)> {
    Ok((Place::operand(op, "source", source)?, Place::operand(op, "dst", dst)?))
}

fn is_route(source: &Place, dst: &Place, routes: &[(Space, Space)], remedy: &str) -> Outcome {
    let (from, to) = (source.is.space, dst.is.space);
    if routes.contains(&(from, to)) {
        return Ok(());
    }
    let known: Vec<_> = routes.iter().map(|(from, to)| format!("{from} to {to}")).collect();
    let wanted = super::place::one_of(known.iter().map(String::as_str));
    Err(error_with_remedy(source.op(), format!("expected the route to be {wanted}, but got {from} to {to}"), remedy))
}
