//! `pto` ops that are no family's: views of global memory, tiles, transfers.
use super::place::{Place, one_of};
use super::transfer::{leaves_accumulator, moves_elements, moves_region};
use crate::diagnostic::{Outcome, error_at, error_with_remedy};
use crate::ir::pto_types::{PartitionTensorViewType, TensorViewType};
use crate::ir::{Dim, Extents, Op, Space, Type, Value, View, pto};

use Space::{Acc, Bias, Left, Mat, Right, Vec as Unified};

/// What `pto.tmov` does, on some chip.
const MOVES: &[(Space, Space)] =
    &[(Unified, Unified), (Unified, Mat), (Mat, Left), (Mat, Right), (Mat, Bias), (Acc, Mat), (Acc, Unified)];

/// Extents and elements of a view or of a window of one.
fn view<'c>(ty: Type<'c>) -> (&'c [Dim<'c>], Type<'c>) {
    let whole = TensorViewType::from_type(ty).map(|t| (t.params().shape.items(), t.params().element_type));
    let window = || PartitionTensorViewType::from_type(ty).map(|t| (t.params().shape.items(), t.params().element_type));
    whole.or_else(window).unwrap_or((&[], ty))
}

/// One shape and one stride operand per dimension.
pub fn make_tensor_view(op: pto::MakeTensorViewOp) -> Outcome {
    let rank = view(op.result().ty()).0.len();
    is_one_each(op.op(), "shape operands", op.shape().len(), rank)?;
    is_one_each(op.op(), "stride operands", op.strides().len(), rank)
}

/// A window of as many dimensions, of the same elements, and no larger.
pub fn partition_view(op: pto::PartitionViewOp) -> Outcome {
    let ((outer, element), (inner, found)) = (view(op.source().ty()), view(op.result().ty()));
    is_one_each(op.op(), "offsets", op.offsets().len(), outer.len())?;
    is_one_each(op.op(), "sizes", op.sizes().len(), outer.len())?;
    if inner.len() != outer.len() {
        let (wanted, found) = (outer.len(), inner.len());
        return Err(error_at(
            op.op(),
            format!("expected the rank of result to be {wanted} as in source, but got {found}"),
        ));
    }
    if element != found {
        let text = format!("expected the element type of result to be {element} as in source, but got {found}");
        return Err(error_at(op.op(), text));
    }
    fits(op.op(), inner, outer)
}

fn is_one_each(op: Op, what: &str, found: usize, rank: usize) -> Outcome {
    if found == rank {
        return Ok(());
    }
    Err(error_at(op, format!("expected the number of {what} to be {rank}, the rank of the view, but got {found}")))
}

fn fits(op: Op, inner: &[Dim], outer: &[Dim]) -> Outcome {
    let larger = |(inner, outer): (&Dim, &Dim)| matches!((inner.as_constant(), outer.as_constant()), (Some(i), Some(o)) if i > o);
    if !inner.iter().zip(outer).any(larger) {
        return Ok(());
    }
    let (wanted, found) = (Extents(outer), Extents(inner));
    Err(error_at(op, format!("expected the window to be at most {wanted}, but got {found}")))
}

/// A run-time extent is given exactly where the type says `?`.
pub fn alloc_tile(op: pto::AllocTileOp) -> Outcome {
    let result = Place::destination(op.op())?;
    for (name, operand, dim) in
        [("valid_row", op.valid_row(), result.is.valid[0]), ("valid_col", op.valid_col(), result.is.valid[1])]
    {
        is_given_where_unknown(op.op(), name, operand, dim)?;
    }
    Ok(())
}

fn is_given_where_unknown(op: Op, name: &str, operand: Option<Value>, dim: Dim) -> Outcome {
    match (operand, dim.is_known()) {
        (Some(_), true) => Err(error_at(op, format!("expected no {name}, but got one where the type says {dim}"))),
        (None, false) => Err(error_at(op, format!("expected {name} to be given, but got none where the type says ?"))),
        _ => Ok(()),
    }
}

/// Reads a window into Vec or Mat.
pub fn tload(op: pto::TLoadOp) -> Outcome {
    let dst = Place::operand(op.op(), "dst", op.dst())?;
    dst.lies_in(&[Unified, Mat])?;
    let (element, found) = (dst.is.element, view(op.src().ty()).1);
    is_of_element(op.op(), "src", found, element, "dst")
}

/// Writes Vec or Acc into a window; f32 may be rounded on its way out of Acc.
pub fn tstore(op: pto::TStoreOp) -> Outcome {
    let src = Place::operand(op.op(), "src", op.src())?;
    src.lies_in(&[Unified, Acc])?;
    let found = view(op.dst().ty()).1;
    if src.is.space == Acc {
        return leaves_accumulator(op.op(), "dst", src.is.element, found);
    }
    is_of_element(op.op(), "dst", found, src.is.element, "src")
}

fn is_of_element(op: Op, name: &str, found: Type, wanted: Type, other: &str) -> Outcome {
    if found == wanted {
        return Ok(());
    }
    Err(error_at(op, format!("expected the element type of {name} to be {wanted} as in {other}, but got {found}")))
}

/// Copies along a route of some chip.
pub fn tmov(op: pto::TMovOp) -> Outcome {
    let (src, dst) = (Place::operand(op.op(), "src", op.src())?, Place::operand(op.op(), "dst", op.dst())?);
    let (from, to) = (src.is.space, dst.is.space);
    if !MOVES.contains(&(from, to)) {
        let known: Vec<_> = MOVES.iter().filter(|route| route.0 == from).map(|route| route.1.as_str()).collect();
        return Err(error_with_remedy(
            op.op(),
            format!("expected the route from {from} to be to {}, but got {to}", one_of(known.into_iter())),
            "no chip has this route; go through global memory",
        ));
    }
    moves_elements(&src, &dst)?;
    moves_region(&src, &dst)
}
