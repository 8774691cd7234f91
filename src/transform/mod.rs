//! Passes within a layer.
pub mod check;
pub mod target;
pub mod tile;
