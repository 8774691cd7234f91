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

/// Fields that no type has alone, each with the reason. This list may only shrink.
const NEVER_ALONE: &[(&str, &str, &str)] = &[
    ("tile.tile", "compact = normal", "only tiles in left, right and acc are"),
    ("tile.tile", "mem = ", "storage lies in a memory space"),
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
            Place::Attribute(default) => {
                let text = op.attribute(self.name).map(|value| value.to_string());
                text.is_some_and(|text| text.split(" : ").next() != Some(default))
            }
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

/// Fields that a parameter of a C++ type is written as, each in one way or, where these exclude others, in several.
/// None where it has to be there.
fn fields(name: &str, cpp: &str) -> Option<&'static [&'static [&'static str]]> {
    Some(match (name, cpp) {
        ("shape", "::llvm::ArrayRef<::pypto::Dim>") | (_, "::mlir::Type") => return None,
        ("validShape", "::llvm::ArrayRef<::pypto::Dim>") => &[&["valid = [8, 16]", "valid=8x16"]],
        ("strides", "::llvm::ArrayRef<::pypto::Dim>") => &[&["strides = [64, 1]", "strides = [1, 64]"]],
        (_, "::pypto::Space") => &[&["left"]],
        (_, "::pypto::Layout") => &[
            &["blayout = col_major", "blayout=col_major"],
            &["slayout = row_major", "slayout=row_major"],
            &["fractal = 1024", "fractal=1024"],
            &["pad = zero", "pad=1"],
            &["compact = normal", "compact=1"],
        ],
        (_, "::pypto::TensorLayout") => &[&["layout = dn"]],
        (_, "::pypto::Pad") => &[&["pad = max"]],
        (_, "::tile::MemAttr") => &[&["mem = <\"b0\", 0, 2048>"]],
        _ => panic!("add ways to write parameter {name} of type {cpp}"),
    })
}

/// The spellings of a type with some of its fields, by number, in the order of its parameters.
fn spellings(ty: &str, parameters: &[(&str, &str)], chosen: &BTreeSet<usize>) -> Vec<String> {
    let has_shape = parameters.iter().any(|(name, _)| *name == "shape");
    let (mut spellings, mut number) = (vec![vec![]], 0);
    for (name, cpp) in parameters {
        let parts: Vec<&[&str]> = match fields(name, cpp) {
            Some(fields) => {
                number += fields.len();
                let here = number - fields.len()..;
                here.zip(fields).filter(|(field, _)| chosen.contains(field)).map(|(_, ways)| *ways).collect()
            }
            None if *name == "shape" => vec![],
            None if has_shape => vec![&["16x32xf32"]],
            None => vec![&["f32"]],
        };
        for ways in parts {
            let longer = |spelling: &Vec<&'static str>| {
                ways.iter().map(|way| [spelling.as_slice(), &[*way]].concat()).collect::<Vec<_>>()
            };
            spellings = spellings.iter().flat_map(longer).collect();
        }
    }
    spellings.into_iter().map(|parts| format!("!{ty}<{}>", parts.join(", "))).collect()
}

#[test]
fn types_are_written_in_every_way_and_come_back() {
    let context = pypto::context();
    let mut program = String::new();
    for (ty, parameters) in TYPES {
        let count: usize = parameters.iter().filter_map(|(name, cpp)| fields(name, cpp)).map(<[_]>::len).sum();
        let mut accepted: Vec<BTreeSet<usize>> = vec![];
        for choice in 0..1u32 << count {
            let chosen: BTreeSet<usize> = (0..count).filter(|field| choice >> field & 1 == 1).collect();
            for spelling in spellings(ty, parameters, &chosen) {
                let text = format!("func.func private @f{}({spelling})\n", program.lines().count());
                match Source::parse(&context, text.as_bytes(), "type") {
                    Ok(_) => {
                        program += &text;
                        accepted.push(chosen.clone());
                    }
                    Err(error) => assert!(error.to_string().starts_with("type:1:"), "{text}: {error}"),
                }
            }
        }
        let required: BTreeSet<usize> =
            (0..count).filter(|field| accepted.iter().all(|chosen| chosen.contains(field))).collect();
        let with = |more: &[usize]| required.iter().chain(more).copied().collect::<BTreeSet<usize>>();
        let wanted = (0..count).map(|field| with(&[field])).chain([required.clone(), (0..count).collect()]);
        for wanted in wanted {
            let written = spellings(ty, parameters, &wanted);
            let exception = NEVER_ALONE.iter().find(|(of, field, _)| {
                of == ty && wanted.len() == 1 && written.iter().any(|spelling| spelling.contains(field))
            });
            match (accepted.contains(&wanted), exception) {
                (true, Some((.., reason))) => panic!("{written:?} is accepted, though its exception says: {reason}"),
                (false, None) => panic!("expected one of these to be accepted: {written:?}"),
                _ => {}
            }
        }
    }
    comes_back(program.as_bytes(), "types");
}
