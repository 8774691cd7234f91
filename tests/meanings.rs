//! Every op of ours has a meaning in the interpreter, but for the ops of cases, which tell it what to run.
use pypto::interp::has_meaning;
use pypto::ir::{Dialect, OpKind};

/// Ops without a meaning, each with the reason. This list may only shrink.
const EXCEPTIONS: &[(OpKind, &str)] = &[];

#[test]
fn every_op_has_a_meaning() {
    let excused = |op: &OpKind| EXCEPTIONS.iter().any(|(exception, _)| exception == op);
    let missing: Vec<_> = OpKind::OURS
        .iter()
        .filter(|op| op.dialect() != Dialect::PyptoCheck)
        .filter(|op| !has_meaning(**op) && !excused(op))
        .collect();
    assert!(missing.is_empty(), "without a meaning: {missing:?}");
}

#[test]
fn no_exception_is_stale() {
    for (op, reason) in EXCEPTIONS {
        assert!(!has_meaning(*op), "{op:?} has a meaning now, though its exception says: {reason}");
    }
}
