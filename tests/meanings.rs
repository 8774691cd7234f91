//! Every op of ours has its meanings, for each element type of its row: one in the interpreter, and one in native code.
//! Ops of cases have none; they tell the interpreter what to run.
use pypto::emit::Source;
use pypto::interp::{elements_without_meaning, has_meaning};
use pypto::ir::{Chip, Dialect, OpKind};

/// Ops without a meaning, each with the reason. This list may only shrink.
const EXCEPTIONS: &[(OpKind, &str)] = &[];

#[test]
fn every_op_has_a_meaning() {
    let excused = |op: &OpKind| EXCEPTIONS.iter().any(|(exception, _)| exception == op);
    let ours = OpKind::OURS.iter().filter(|op| op.dialect() != Dialect::PyptoCheck && !excused(op));
    let mut missing = vec![];
    for op in ours {
        if !has_meaning(*op) {
            missing
                .push(format!("{}, at all: give it a function in the table 'meaning' of src/interp/mod.rs", op.name()));
        }
        let elements = elements_without_meaning(*op);
        missing.extend(
            elements.iter().map(|e| format!("{} on {e}: give its body an arm in src/interp/body.rs", op.name())),
        );
    }
    assert!(missing.is_empty(), "without a meaning in the interpreter (docs/meaning.md, 2):\n{}", missing.join("\n"));
}

#[test]
fn no_exception_is_stale() {
    for (op, reason) in EXCEPTIONS {
        assert!(!has_meaning(*op), "{op:?} has a meaning now, though its exception says: {reason}");
    }
}

/// The golden texts' sources hold every op with every element type, which the test `every_op` sees to.
#[test]
fn every_op_has_native_code() {
    let context = pypto::context();
    for chip in [Chip::A2A3, Chip::A5] {
        let name = format!("lit-tests/emit/pto/Inputs/every_op.{chip}.mlir");
        let text = std::fs::read(&name).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut source = Source::parse(&context, &text, &name).expect("a test that parses");
        let lowered = source.run(&format!("attach-target{{chip={chip}}},pypto-cpu"));
        assert!(lowered.is_ok(), "without native code (docs/meaning.md, 2):\n{}", lowered.expect_err("an error"));
    }
}
