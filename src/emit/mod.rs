//! Text and objects for other tools.
pub mod llvm;
pub mod pto;
mod source;

pub use source::{Source, SourceError, UNREADABLE, place, place_of};
