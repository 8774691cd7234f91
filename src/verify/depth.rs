//! How deep control flow may go.
use crate::diagnostic::{Outcome, error_with_remedy};
use crate::ir::Op;

/// Ops inside each other that passes take. They recurse, and so do MLIR's parser, printer and verifier, which end
/// near 5,000 on a stack of 8 MiB.
pub const DEEPEST: usize = 1_000;

/// Refuses a program that would overflow the stack of a pass.
///
/// # Errors
/// When ops lie deeper inside each other than [`DEEPEST`]; at the first that does.
pub fn require_shallow(root: Op) -> Outcome {
    let mut waiting = vec![(root, 0)];
    while let Some((op, depth)) = waiting.pop() {
        if depth > DEEPEST {
            let text = format!("expected at most {DEEPEST} ops around an op, but got more");
            return Err(error_with_remedy(op, text, "move inner control flow into a function, or write fewer loops"));
        }
        waiting.extend(op.children().map(|inner| (inner, depth + 1)));
    }
    Ok(())
}
