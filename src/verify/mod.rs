//! Rules of single ops, types and attributes.
pub mod attribute;
pub mod parameters;
pub mod target;
use crate::diagnostic::Outcome;
use crate::ir::{Op, OpKind};

/// The rules of an op.
pub fn op(kind: OpKind, op: Op) -> Outcome {
    let _ = (kind, op);
    Ok(())
}
