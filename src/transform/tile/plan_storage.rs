//! Stub.
use crate::diagnostic::{Outcome, error_at};
use crate::ir::{Op, func};

/// Who places tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planner {
    /// The assembler: no addresses.
    Ptoas,
    /// We: first fit.
    Pypto,
}
impl Planner {
    /// The planner of that name.
    ///
    /// # Errors
    /// When there is none; reported at `root`.
    pub fn named(name: &str, root: Op) -> Outcome<Self> {
        match name {
            "ptoas" => Ok(Self::Ptoas),
            "pypto" => Ok(Self::Pypto),
            _ => Err(error_at(root, format!("expected planner to be ptoas or pypto, but got '{name}'"))),
        }
    }
}

/// Plans every function of a module that works on tiles and has no plan yet.
pub fn run(root: Op, _planner: Planner) -> Outcome {
    Err(error_at(root, "stub"))
}
/// Whether a function's tiles all carry storage.
pub fn is_planned(_function: func::FuncOp) -> bool {
    true
}
