//! Ops that no parser of ours would make: each way to spell one wrongly in generic form is an error at that
//! op, never a crash.
//!
//! Every op is taken from the lit suite as it is right, then spoilt in one way at a time.
mod support;

use pypto::ir::{Dialect, OpKind};
use std::collections::{BTreeMap, BTreeSet};

/// Attributes that may be left out; segment sizes, only where there is nothing to count.
fn is_optional(attribute: &str, op: &Generic) -> bool {
    matches!(attribute, "addr" | "layout") || (attribute == "operandSegmentSizes" && op.operands.is_empty())
}

/// The ops that stand in functions; those of cases are spoilt in lit-tests/check.
fn ops_of_programs() -> impl Iterator<Item = &'static OpKind> {
    OpKind::OURS.iter().filter(|kind| kind.dialect() != Dialect::PyptoCheck)
}

/// Ops all of whose operands and attributes may be left out.
const NOTHING_REQUIRED: [&str; 2] = ["buffer.alloc", "pto.alloc_tile"];

/// An op in generic form.
#[derive(Clone)]
struct Generic {
    name: String,
    operands: Vec<String>,
    /// Names and values.
    properties: Vec<(String, String)>,
    regions: String,
    successors: String,
    results: Vec<String>,
}

/// Splits at commas outside of brackets.
fn split(list: &str) -> Vec<String> {
    let (mut parts, mut depth, mut part) = (vec![], 0, String::new());
    for letter in list.chars() {
        match letter {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' | ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(std::mem::take(&mut part).trim().to_owned());
                continue;
            }
            _ => {}
        }
        part.push(letter);
    }
    parts.push(part.trim().to_owned());
    parts.retain(|part| !part.is_empty());
    parts
}

impl Generic {
    /// Reads `%0 = "name"(...) <{...}> : (...) -> ...`.
    fn read(line: &str) -> Option<Self> {
        let (_, text) = line.split_once('"')?;
        let (name, text) = text.split_once('"')?;
        let (signature, types) = text.rsplit_once(" : (")?;
        let (operands, results) = types.rsplit_once(") -> ")?;
        let results = results.trim_start_matches('(').trim_end_matches(')');
        let properties = signature.split_once("<{").and_then(|(_, rest)| rest.rsplit_once("}>"));
        let pair = |entry: String| entry.split_once(" = ").map(|(key, value)| (key.to_owned(), value.to_owned()));
        Some(Self {
            name: name.to_owned(),
            operands: split(operands),
            properties: properties.map_or_else(Vec::new, |(all, _)| split(all).into_iter().filter_map(pair).collect()),
            regions: String::new(),
            successors: String::new(),
            results: split(results),
        })
    }
    /// A function that holds it; the op is on the second line.
    fn function(&self) -> String {
        let numbered = |types: &[String]| -> Vec<String> {
            types.iter().enumerate().map(|(i, ty)| format!("%a{i}: {ty}")).collect()
        };
        let uses: Vec<_> = (0..self.operands.len()).map(|i| format!("%a{i}")).collect();
        let properties: Vec<_> = self.properties.iter().map(|(key, value)| format!("{key} = {value}")).collect();
        let properties =
            if properties.is_empty() { String::new() } else { format!(" <{{{}}}>", properties.join(", ")) };
        format!(
            "func.func @f({}) {{\n  \"{}\"({}){}{properties}{} : ({}) -> ({})\n  return\n}}\n",
            numbered(&self.operands).join(", "),
            self.name,
            uses.join(", "),
            self.successors,
            self.regions,
            self.operands.join(", "),
            self.results.join(", ")
        )
    }
}

/// Every op of ours, right, from the lit suite.
fn sound_ops() -> BTreeMap<String, Generic> {
    let mut ops = BTreeMap::new();
    for file in support::op_files() {
        let text = std::fs::read(&file).expect("a test can be read");
        let printed = support::pypto_opt(&["--mlir-print-op-generic"], &text);
        assert_eq!(printed.status, Some(0), "{}: {}", file.display(), printed.stderr);
        for line in String::from_utf8_lossy(&printed.stdout).lines() {
            let op = Generic::read(line.trim());
            if let Some(op) = op.filter(|op| ops_of_programs().any(|kind| kind.name() == op.name)) {
                ops.entry(op.name.clone()).or_insert(op);
            }
        }
    }
    ops
}

/// The op, spoilt in each way, with a word for the way.
fn spoilt(sound: &Generic) -> Vec<(String, Generic)> {
    let mut cases = vec![];
    let mut spoil = |way: String, change: &dyn Fn(&mut Generic)| {
        let mut op = sound.clone();
        change(&mut op);
        cases.push((way, op));
    };
    let foreign = "tensor<4xf64>".to_owned();
    if !sound.operands.is_empty() {
        spoil("no operands".into(), &|op| op.operands.clear());
        if !sound.properties.is_empty() && !NOTHING_REQUIRED.contains(&sound.name.as_str()) {
            spoil("no operands, no properties".into(), &|op| {
                op.operands.clear();
                op.properties.clear();
            });
        }
        spoil("one operand too few".into(), &|op| drop(op.operands.pop()));
    }
    for extra in [foreign.clone(), "index".into(), "i64".into()] {
        spoil(format!("one operand too many, {extra}"), &|op| op.operands.push(extra.clone()));
    }
    if let Some(last) = sound.operands.last() {
        spoil("the last operand twice".into(), &|op| op.operands.push(last.clone()));
    }
    for position in 0..sound.operands.len() {
        spoil(format!("operand {position} of a foreign type"), &|op| op.operands[position] = foreign.clone());
    }
    for (position, (key, _)) in sound.properties.iter().enumerate() {
        for wrong in ["\"text\"", "unit", "[]", "array<i8: 1, 2>", "array<i32: -1, 7, 2147483647>", "array<i32>"] {
            spoil(format!("{key} = {wrong}"), &|op| op.properties[position].1 = wrong.to_owned());
        }
        if !is_optional(key, sound) {
            spoil(format!("no {key}"), &|op| drop(op.properties.remove(position)));
        }
    }
    spoil("an extra result".into(), &|op| op.results.push("index".into()));
    if !sound.results.is_empty() {
        spoil("no result".into(), &|op| op.results.clear());
        spoil("a result of a foreign type".into(), &|op| op.results[0] = foreign.clone());
    }
    spoil("an extra region".into(), &|op| op.regions = " ({})".into());
    spoil("an extra region with a block".into(), &|op| op.regions = " ({\n^bb0(%x: index):\n})".into());
    spoil("a successor".into(), &|op| op.successors = "[^nowhere]".into());
    cases
}

/// The lines that errors point at.
fn error_lines(stderr: &str) -> BTreeSet<usize> {
    let line_of = |text: &str| text.strip_prefix("<stdin>:")?.split_once(':')?.0.parse().ok();
    stderr.lines().filter(|line| line.contains(": error: ")).filter_map(line_of).collect()
}

#[test]
fn every_op_is_in_the_lit_suite() {
    let ops = sound_ops();
    let missing: Vec<_> = ops_of_programs().map(|op| op.name()).filter(|op| !ops.contains_key(*op)).collect();
    assert!(
        missing.is_empty(),
        "no lit-tests/<layer>/<family>/ops.mlir has these ops (docs/meaning.md, 4): {missing:?}"
    );
}

#[test]
fn the_generic_form_is_rebuilt_faithfully() {
    let ops = sound_ops();
    let text: Vec<_> = ops.values().map(Generic::function).collect();
    let ran = support::pypto_opt(&["--split-input-file"], text.join("// -----\n").as_bytes());
    assert_eq!(ran.status, Some(0), "{}", ran.stderr);
}

#[test]
fn spoilt_ops_are_refused_where_they_stand() {
    let (mut text, mut cases, mut line) = (String::new(), vec![], 1);
    for op in sound_ops().values() {
        for (way, spoilt) in spoilt(op) {
            let function = spoilt.function();
            let last = line + function.lines().count();
            cases.push((format!("{} with {way}:\n{function}", op.name), line..last));
            text += &function;
            text += "// -----\n";
            line = last + 1;
        }
    }
    let ran = support::pypto_opt(&["--split-input-file"], text.as_bytes());
    assert_eq!(ran.status, Some(1), "{}", ran.stderr);
    ran.expect_calm("spoilt ops");
    let errors = error_lines(&ran.stderr);
    let unseen = cases.iter().filter(|(_, lines)| errors.range(lines.clone()).next().is_none());
    let unseen: Vec<_> = unseen.map(|(case, _)| case.as_str()).collect();
    assert!(unseen.is_empty(), "expected an error at each of these:\n{}", unseen.join("\n"));
}
