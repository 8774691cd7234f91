//! From a layer to the next. Every conversion builds beside, verifies, and swaps.
pub mod buffer_to_loops;
pub mod buffer_to_pto;
mod level;
mod names;
mod rewrite;
mod structured;
pub mod tile_to_buffer;

pub use level::require_at_or_above;
pub use names::{require_names, symbols};
pub use rewrite::{FunctionParts, Mapping, convert_functions, function_like};
