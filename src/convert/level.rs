//! Modules only go down: what is below a layer already cannot be brought to it.
use crate::analysis::level::{self, Level};
use crate::diagnostic::{Outcome, error_with_remedy};
use crate::ir::Op;

/// A module is at a layer or above it.
///
/// # Errors
/// When an op stands below it; reported there.
pub fn require_at_or_above(module: Op, wanted: Level) -> Outcome {
    let Some((op, found)) = level::first_below(module, wanted) else { return Ok(()) };
    let (wanted, found) = (wanted.as_str(), found.as_str());
    let upper = if wanted == "tile" { String::new() } else { " or above".into() };
    Err(error_with_remedy(
        op,
        format!("expected a module at the {wanted} level{upper}, but got one at the {found} level"),
        format!(
            "passes only lead down: give the module that this one was lowered from; \
             pypto-runner --engine=interp --level={found} runs this one as it is"
        ),
    ))
}
