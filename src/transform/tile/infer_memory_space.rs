//! Stub.
use crate::diagnostic::{Outcome, error_at};
use crate::ir::Op;
/// Runs.
pub fn run(root: Op) -> Outcome {
    Err(error_at(root, "stub"))
}
