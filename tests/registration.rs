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
