//! Passes within a layer.
pub mod target;
pub mod tile;
