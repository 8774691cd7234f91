//! What may be left out of ops and types is written in every way: without it, with it alone, with all of it. Each way
//! comes back the same from its own syntax, from the generic form and from bytecode. The parts are those of `dialects/`.
mod support;

use pypto::emit::Source;
use pypto::ir::Op;
use std::collections::{BTreeMap, BTreeSet};

include!(concat!(env!("OUT_DIR"), "/gen/parts.rs"));

/// Ways to write an op that no program has, each with the reason. This list may only shrink.
const EXCEPTIONS: &[(&str, Way, &str)] = &[
    ("pto.make_tensor_view", Way::Without("shape"), "a view has a dimension, and each dimension an extent"),
    ("pto.make_tensor_view", Way::Without("strides"), "a view has a dimension, and each dimension a stride"),
    ("pto.make_tensor_view", Way::Alone("shape"), "extents and strides come together"),
    ("pto.make_tensor_view", Way::Alone("strides"), "extents and strides come together"),
    ("pto.make_tensor_view", Way::Alone("layout"), "a view has a dimension"),
    ("pto.partition_view", Way::Without("offsets"), "a window has one for each dimension"),
    ("pto.partition_view", Way::Without("sizes"), "a window has one for each dimension"),
    ("pto.partition_view", Way::Alone("offsets"), "offsets and sizes come together"),
    ("pto.partition_view", Way::Alone("sizes"), "offsets and sizes come together"),
    ("buffer.alloc", Way::All, "an address is a constant or a value"),
];

/// How much of what may be left out is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    Without(&'static str),
    Alone(&'static str),
    All,
}

impl Optional {
    fn is_present(&self, op: Op) -> bool {
        match self.place {
            Place::Attribute => op.attribute(self.name).is_some(),
            Place::Segment(segment) => !op.segment(segment).is_empty(),
            Place::Rest(others) => op.operand_count() > others,
        }
    }
}

/// The parts of each op that has any.
fn by_op() -> BTreeMap<&'static str, Vec<&'static Optional>> {
    let mut all: BTreeMap<_, Vec<_>> = BTreeMap::new();
    OPTIONAL.iter().for_each(|part| all.entry(part.op).or_default().push(part));
    all
}

/// The ways in which an op is written.
fn ways(op: Op, parts: &[&'static Optional]) -> Vec<Way> {
    let present: Vec<&'static str> = parts.iter().filter(|part| part.is_present(op)).map(|part| part.name).collect();
    let absent = parts.iter().map(|part| part.name).filter(|name| !present.contains(name));
    let mut ways: Vec<Way> = absent.map(Way::Without).collect();
    if let [only] = present[..] {
        ways.push(Way::Alone(only));
    }
    if present.len() == parts.len() {
        ways.push(Way::All);
    }
    ways
}

#[test]
fn ops_are_written_in_every_way() {
    let (parts, context) = (by_op(), pypto::context());
    let mut found: BTreeMap<&str, BTreeSet<Way>> = BTreeMap::new();
    for file in support::op_files() {
        let text = std::fs::read_to_string(&file).expect("a test can be read");
        for chunk in text.split("// -----") {
            let name = file.display().to_string();
            let source = Source::parse(&context, chunk.as_bytes(), &name).expect("a test that parses");
            for op in source.op().walk() {
                if let Some((op_name, parts)) = parts.get_key_value(op.name()) {
                    found.entry(op_name).or_default().extend(ways(op, parts));
                }
            }
        }
    }
    let mut missing = vec![];
    for (op, parts) in &parts {
        let each = parts.iter().flat_map(|part| [Way::Without(part.name), Way::Alone(part.name)]);
        for way in each.chain([Way::All]) {
            let is_found = found.get(op).is_some_and(|ways| ways.contains(&way));
            match EXCEPTIONS.iter().find(|(of, exception, _)| of == op && *exception == way) {
                Some((.., reason)) => {
                    assert!(!is_found, "{op} {way:?} is written now, though its exception says: {reason}")
                }
                None if !is_found => missing.push(format!("{op} {way:?}")),
                None => {}
            }
        }
    }
    assert!(missing.is_empty(), "no ops.mlir writes these: {missing:#?}");
}

/// What `pypto-opt` prints.
fn printed(arguments: &[&str], input: &[u8], what: &str) -> Vec<u8> {
    let ran = support::pypto_opt(arguments, input);
    assert_eq!(ran.status, Some(0), "{what}: {}", ran.stderr);
    ran.stdout
}

/// A program comes back the same, whichever form it is written in.
fn comes_back(text: &[u8], what: &str) {
    let split = ["--split-input-file"];
    let own = printed(&split, text, what);
    assert!(printed(&split, &own, what) == own, "{what}: the own syntax does not come back");
    let generic = printed(&[split[0], "--mlir-print-op-generic"], text, what);
    assert!(printed(&split, &generic, what) == own, "{what}: the generic form does not come back");
    for chunk in String::from_utf8_lossy(&own).split("// -----") {
        let own = printed(&[], chunk.as_bytes(), what);
        let bytecode = printed(&["--emit-bytecode", "-o", "-"], chunk.as_bytes(), what);
        assert!(printed(&[], &bytecode, what) == own, "{what}: bytecode does not come back");
    }
}

#[test]
fn ops_come_back_from_every_form() {
    for file in support::op_files() {
        let text = std::fs::read(&file).expect("a test can be read");
        comes_back(&text, &file.display().to_string());
    }
}

/// Ways to write a parameter of a C++ type: each is a field of its own. None where it has to be there.
fn fields(name: &str, cpp: &str) -> Option<&'static [&'static str]> {
    Some(match (name, cpp) {
        ("shape", "::llvm::ArrayRef<::pypto::Dim>") | (_, "::mlir::Type") => return None,
        ("validShape", "::llvm::ArrayRef<::pypto::Dim>") => &["valid = [8, 16]"],
        ("strides", "::llvm::ArrayRef<::pypto::Dim>") => &["strides = [64, 1]"],
        (_, "::pypto::Space") => &["mat"],
        (_, "::pypto::Layout") => {
            &["blayout = col_major", "slayout = row_major", "fractal = 1024", "pad = zero", "compact = normal"]
        }
        (_, "::pypto::TensorLayout") => &["layout = dn"],
        (_, "::pypto::Pad") => &["pad = max"],
        (_, "::tile::MemAttr") => &["mem = <\"b0\", 0, 2048>"],
        _ => panic!("add ways to write parameter {name} of type {cpp}"),
    })
}

/// A type with some of its fields, in the order of its parameters.
fn spelled(ty: &str, parameters: &[(&str, &str)], chosen: &BTreeSet<&str>) -> String {
    let has_shape = parameters.iter().any(|(name, _)| *name == "shape");
    let mut parts: Vec<&str> = vec![];
    for (name, cpp) in parameters {
        match fields(name, cpp) {
            Some(fields) => parts.extend(fields.iter().filter(|field| chosen.contains(*field))),
            None if *name == "shape" => {}
            None => parts.push(if has_shape { "16x32xf32" } else { "f32" }),
        }
    }
    format!("!{ty}<{}>", parts.join(", "))
}

#[test]
fn types_are_written_in_every_way_and_come_back() {
    let context = pypto::context();
    let mut program = String::new();
    for (ty, parameters) in TYPES {
        let all: Vec<&str> = parameters.iter().filter_map(|(name, cpp)| fields(name, cpp)).flatten().copied().collect();
        let mut accepted: Vec<BTreeSet<&str>> = vec![];
        for choice in 0..1u32 << all.len() {
            let chosen: BTreeSet<&str> =
                all.iter().enumerate().filter(|(at, _)| choice >> at & 1 == 1).map(|(_, field)| *field).collect();
            let text =
                format!("func.func private @f{}({})\n", program.lines().count(), spelled(ty, parameters, &chosen));
            match Source::parse(&context, text.as_bytes(), "type") {
                Ok(source) => {
                    let printed = source.op().to_string();
                    let again = Source::parse(&context, printed.as_bytes(), "again").expect("what was printed");
                    assert_eq!(again.op().to_string(), printed);
                    program += &text;
                    accepted.push(chosen);
                }
                Err(error) => assert!(error.to_string().starts_with("type:1:"), "{text}: {error}"),
            }
        }
        let required: BTreeSet<&str> =
            all.iter().copied().filter(|field| accepted.iter().all(|chosen| chosen.contains(field))).collect();
        assert!(accepted.contains(&required), "!{ty} is not accepted with {required:?} alone");
        for field in all.iter().filter(|field| !required.contains(*field)) {
            let mut alone = required.clone();
            alone.insert(field);
            assert!(accepted.contains(&alone), "!{ty} is not accepted with {alone:?}");
        }
        assert!(accepted.contains(&all.iter().copied().collect()), "!{ty} is not accepted with {all:?}");
    }
    comes_back(program.as_bytes(), "types");
}
