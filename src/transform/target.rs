//! Stub.
use crate::diagnostic::{Outcome, error_at};
use crate::ir::Op;
/// Runs.
pub fn attach(root: Op, _chip: &str) -> Outcome {
    Err(error_at(root, "stub"))
}
/// Runs.
pub fn verify(root: Op) -> Outcome {
    Err(error_at(root, "stub"))
}
