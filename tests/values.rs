//! Every op of ours is run by a case with literal values, and every tile op of the table on floats and on integers if
//! its row has both: all that occurs in kernels that cases under `lit-tests/values` launch, at any step.
use pypto::check::{Case, steps};
use pypto::emit::Source;
use pypto::ir::control::{function_name, functions};
use pypto::ir::table::row;
use pypto::ir::{Descriptor, Dialect, Op, OpKind, View};
use std::collections::BTreeSet;
use std::path::Path;

/// Ops that no case runs, each with the reason. This list may only shrink.
const EXCEPTIONS: &[(OpKind, &str)] = &[];

/// What a case runs: an op, and if it is a tile op of the table, whether on floats.
type Run = (OpKind, Option<bool>);

/// As what an op runs.
fn as_run(op: Op) -> Vec<Run> {
    let kind = op.kind();
    let elements = op.operands().iter().chain(op.results()).filter_map(|value| Descriptor::of(value.ty())?.kind());
    match kind.dialect() {
        Dialect::Tile if row(kind).is_some() => elements.map(|e| (kind, Some(e.is_float()))).collect(),
        _ => vec![(kind, None)],
    }
}

/// As what an op has to be run.
fn required(kind: OpKind) -> BTreeSet<Run> {
    match (kind.dialect(), row(kind)) {
        (Dialect::Tile, Some(row)) if !row.a2a3.is_empty() || !row.a5.is_empty() => {
            row.a2a3.iter().chain(row.a5).map(|element| (kind, Some(element.is_float()))).collect()
        }
        _ => BTreeSet::from([(kind, None)]),
    }
}

fn text((kind, class): Run) -> String {
    let class = class.map_or("", |is_float| if is_float { " on floats" } else { " on integers" });
    format!("{}{class}", kind.name())
}

/// The ops of the cases of a module, and of the kernels that they launch, at every step.
fn run_by(source: &Source) -> BTreeSet<Run> {
    let cases = Case::all(source);
    let mut runs: BTreeSet<_> = cases.iter().flat_map(|case| case.ops()).map(|op| (op.kind(), None)).collect();
    let is_case = |op: &Op| op.kind() == OpKind::PyptoCheckCase;
    runs.extend(source.op().walk().filter(is_case).map(|op| (op.kind(), None)));
    for step in steps(source) {
        let here: Vec<_> = cases.iter().copied().filter(|case| case.runs_at(step.layer)).collect();
        let launched: BTreeSet<_> = here.iter().flat_map(|case| case.kernels()).collect();
        if launched.is_empty() {
            continue;
        }
        let lowered = step.lower(source, &here).unwrap_or_else(|error| panic!("{}: {error}", step.name));
        let kernels = functions(lowered.op()).into_iter().filter(|f| launched.contains(function_name(*f)));
        runs.extend(kernels.flat_map(|kernel| kernel.op().walk()).flat_map(as_run));
    }
    runs
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
    let wanted = OpKind::OURS.iter().filter(|op| !excused(op)).flat_map(|op| required(*op));
    let missing: Vec<_> = wanted.filter(|run| !found.contains(run)).map(text).collect();
    assert!(
        missing.is_empty(),
        "no case under lit-tests/values runs these; write one (docs/meaning.md, 3): {}",
        missing.join(", ")
    );
    for (op, reason) in EXCEPTIONS {
        assert!(!found.iter().any(|run| run.0 == *op), "a case runs {op:?} now, though its exception says: {reason}");
    }
}
