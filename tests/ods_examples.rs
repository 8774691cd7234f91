//! Every example in an op's description is a line of some `ops.mlir`, where lit runs it.
mod support;

use std::collections::HashSet;

include!(concat!(env!("OUT_DIR"), "/gen/examples.rs"));

fn squeezed(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn examples_are_run() {
    let mut lines = HashSet::new();
    for file in support::op_files() {
        let text = std::fs::read_to_string(&file).expect("a test can be read");
        lines.extend(text.lines().map(squeezed));
    }
    let missing: Vec<_> = EXAMPLES.iter().filter(|(_, line)| !lines.contains(&squeezed(line))).collect();
    assert!(
        missing.is_empty(),
        "no lit-tests/<layer>/<family>/ops.mlir has these examples of the descriptions (docs/meaning.md, 4): {missing:#?}"
    );
}

/// Without an expectation a round trip compares nothing.
#[test]
fn round_trips_expect_every_op() {
    let mut expected = HashSet::new();
    for file in support::op_files() {
        let text = std::fs::read_to_string(&file).expect("a test can be read");
        let lines = text.lines().filter(|line| line.trim_start().starts_with("// CHECK"));
        let words = lines.flat_map(str::split_whitespace).map(|word| word.trim_end_matches("{{$}}"));
        expected.extend(words.map(str::to_owned));
    }
    let missing: Vec<_> = EXAMPLES.iter().map(|(op, _)| *op).filter(|op| !expected.contains(*op)).collect();
    assert!(missing.is_empty(), "no CHECK line of a lit-tests/<layer>/<family>/ops.mlir has these ops: {missing:?}");
}

#[test]
fn every_op_has_an_example() {
    let described: HashSet<_> = EXAMPLES.iter().map(|(op, _)| *op).collect();
    let missing: Vec<_> =
        pypto::ir::OpKind::OURS.iter().map(|op| op.name()).filter(|op| !described.contains(op)).collect();
    assert!(missing.is_empty(), "these descriptions have no example: {missing:?}");
}
