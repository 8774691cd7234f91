//! What C++ registers is what Rust sees: one op index for each, and none besides.
use pypto::ir::OpKind;
use std::collections::BTreeMap;

#[test]
fn both_sides_know_the_same_ops() {
    let context = pypto::context();
    let mut ours: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for op in OpKind::OURS {
        let (dialect, _) = op.name().split_once('.').expect("an op's name has its dialect");
        ours.entry(dialect).or_default().push(op.name().to_owned());
    }
    ours.values_mut().for_each(|names| names.sort());
    for (dialect, names) in ours {
        assert_eq!(pypto::ffi::registered_ops(&context, dialect), names, "ops of {dialect}");
    }
}

#[test]
fn dialects_without_ops_register_none() {
    assert_eq!(pypto::ffi::registered_ops(&pypto::context(), "pypto"), Vec::<String>::new());
}

#[test]
fn both_sides_know_the_same_types_and_attributes() {
    let context = pypto::context();
    assert!(pypto::ffi::types::CLASSES.len() > 10);
    for (name, is_type) in pypto::ffi::types::CLASSES {
        assert!(pypto::ffi::has_class(&context, name, *is_type), "{name} is not registered");
    }
    assert!(!pypto::ffi::has_class(&context, "tile.nothing", true));
}

#[test]
fn both_sides_know_the_same_passes() {
    let mut ours: Vec<_> = pypto::ffi::pass_options::PASSES.iter().map(|row| row.argument.to_owned()).collect();
    ours.sort();
    assert_eq!(pypto::ffi::registered_passes(), ours);
}
