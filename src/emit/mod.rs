//! Text and objects for other tools.
pub mod llvm;
mod source;

pub use source::{Source, SourceError};
