//! The bodies of our passes, by name; what C++ runs.
use crate::convert::{buffer_to_loops, buffer_to_pto, tile_to_buffer};
use crate::diagnostic::Outcome;
use crate::ffi::pass_options::*;
use crate::ir::Op;
use crate::transform::tile::plan_storage::Planner;
use crate::transform::{target, tile};
use crate::verify::reach;

pub fn attach_target(root: Op, options: &AttachTargetOptions) -> Outcome {
    target::attach(root, options.chip.as_str(), options.keep)
}
pub fn verify_target(root: Op, _: &VerifyTargetOptions) -> Outcome {
    crate::verify::target::check(root)
}
pub fn infer_memory_space(root: Op, _: &InferMemorySpaceOptions) -> Outcome {
    reach::check(root)?;
    tile::infer_memory_space::run(root)
}
pub fn plan_storage(root: Op, options: &PlanStorageOptions) -> Outcome {
    reach::check(root)?;
    tile::plan_storage::run(root, Planner::named(options.planner.as_str(), root)?)
}
pub fn lower_tile_to_buffer(root: Op, options: &LowerTileToBufferOptions) -> Outcome {
    reach::check(root)?;
    tile_to_buffer::run(root, Planner::named(options.planner.as_str(), root)?)
}
pub fn lower_buffer_to_pto(root: Op, _: &LowerBufferToPTOOptions) -> Outcome {
    reach::check(root)?;
    buffer_to_pto::run(root)
}
pub fn lower_buffer_to_loops(root: Op, _: &LowerBufferToLoopsOptions) -> Outcome {
    reach::check(root)?;
    buffer_to_loops::run(root)
}
