//! Text and objects for other tools.
pub mod llvm;
pub mod pto;
