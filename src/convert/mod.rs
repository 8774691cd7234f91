//! From a layer to the next. Every conversion builds beside, verifies, and swaps. Those that take buffers away leave
//! the flags of scalar ops behind: see [`strict`].
pub mod buffer_to_loops;
pub mod buffer_to_pto;
mod level;
mod names;
mod rewrite;
mod strict;
mod structured;
pub mod tile_to_buffer;

/// What to do about an op that would choose between tensors or buffers at run time.
const NAMED: &str = "which tensor or buffer an op works on is settled when the kernel is compiled: write an scf.if that \
                     loads, stores or computes in each arm, and name the tensor or buffer there";

pub use level::require_at_or_above;
pub use names::{require_names, symbols};
pub use rewrite::{FunctionParts, Mapping, convert_functions, function_like};
