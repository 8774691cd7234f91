//! Tiles to buffers.
use crate::diagnostic::{Outcome, error_at};
use crate::ir::Op;
/// Runs.
pub fn run(root: Op, _planner: crate::transform::tile::plan_storage::Planner) -> Outcome {
    Err(error_at(root, "stub"))
}
