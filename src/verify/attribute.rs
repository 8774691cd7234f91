//! Discardable `pypto.` attributes.
use crate::diagnostic::Outcome;
use crate::ir::{Attr, Op};
/// Checks.
pub fn discardable(_op: Op, _argument: Option<usize>, _name: &str, _value: Attr) -> Outcome {
    Ok(())
}
