//! Passes within the tile layer.
pub mod infer_memory_space;
pub mod plan_storage;
mod structure;
