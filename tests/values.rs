//! Every op of ours is run by a case with literal values: all that occurs in kernels that cases under
//! `lit-tests/values` launch, at any step.
use pypto::check::{Case, steps};
use pypto::emit::Source;
use pypto::ir::control::{function_name, functions};
use pypto::ir::{OpKind, View};
use std::collections::BTreeSet;
use std::path::Path;

/// Ops that no case runs, each with the reason. This list may only shrink.
const EXCEPTIONS: &[(OpKind, &str)] = &[];

/// The ops of the cases of a module, and of the kernels that they launch, at every step.
fn run_by(source: &Source) -> BTreeSet<OpKind> {
    let cases = Case::all(source);
    let mut kinds: BTreeSet<_> = cases.iter().flat_map(|case| case.ops()).map(|op| op.kind()).collect();
    kinds.extend(source.op().walk().map(|op| op.kind()).filter(|kind| *kind == OpKind::PyptoCheckCase));
    for step in steps(source) {
        let here: Vec<_> = cases.iter().copied().filter(|case| case.runs_at(step.layer)).collect();
        let launched: BTreeSet<_> = here.iter().flat_map(|case| case.kernels()).collect();
        if launched.is_empty() {
            continue;
        }
        let lowered = step.lower(source, &here).unwrap_or_else(|error| panic!("{}: {error}", step.name));
        let kernels = functions(lowered.op()).into_iter().filter(|f| launched.contains(function_name(*f)));
        kinds.extend(kernels.flat_map(|kernel| kernel.op().walk()).map(|op| op.kind()));
    }
    kinds
}

#[test]
fn every_op_has_literal_values() {
    let context = pypto::context();
    let mut found = BTreeSet::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lit-tests/values");
    for entry in std::fs::read_dir(folder).expect("the cases with literal values").flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        let text = std::fs::read(&path).expect("a test can be read");
        found.extend(run_by(&Source::parse(&context, &text, &name).expect("a test that parses")));
    }
    let excused = |op: &OpKind| EXCEPTIONS.iter().any(|(exception, _)| exception == op);
    let missing: Vec<_> = OpKind::OURS.iter().filter(|op| !found.contains(op) && !excused(op)).collect();
    assert!(missing.is_empty(), "no case under lit-tests/values runs these: {missing:?}");
    for (op, reason) in EXCEPTIONS {
        assert!(!found.contains(op), "a case runs {op:?} now, though its exception says: {reason}");
    }
}
