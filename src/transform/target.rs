//! `--attach-target`: which chip a module is for.
use crate::diagnostic::{Outcome, Reported, error_at, error_with_remedy};
use crate::ir::pypto_types::{ChipAttr, ChipAttrParams};
use crate::ir::{Chip, Op};
use std::marker::PhantomData;

/// Sets the target of a module; with `keep`, only of one that names none.
///
/// # Errors
/// When the chip is not known, or the module names another one.
pub fn attach(root: Op, name: &str, keep: bool) -> Outcome {
    let Some(&value) = Chip::ALL.iter().find(|chip| chip.as_str() == name) else {
        return Err(error_at(root, format!("expected chip to be a2a3, a5 or cpu, but got '{name}'")));
    };
    let old = of_module(root)?;
    if keep && old.is_some() {
        return Ok(());
    }
    if let Some(old) = old.filter(|old| *old != value) {
        return Err(error_with_remedy(
            root,
            format!("expected to be compiled for {value}, but got a module whose target is {old}"),
            "a module keeps its target: remove the attribute, or use the pipeline of that chip",
        ));
    }
    let attribute = ChipAttr::get(root.location(), &ChipAttrParams { value, context: PhantomData }).ok_or(Reported)?;
    root.set_attribute("pypto.target", attribute.as_attr());
    Ok(())
}

/// The target that a module names: `pypto.target`, or in the assembler's dialect `pto.target_arch`.
///
/// # Errors
/// When `pto.target_arch` names no chip.
pub fn of_module(root: Op) -> Outcome<Option<Chip>> {
    if let Some(attribute) = root.attribute("pypto.target").and_then(ChipAttr::from_attr) {
        return Ok(Some(attribute.params().value));
    }
    let Some(attribute) = root.attribute("pto.target_arch") else { return Ok(None) };
    match attribute.as_str() {
        Some("a5" | "A5") => Ok(Some(Chip::A5)),
        Some("a2" | "a3" | "a2a3") => Ok(Some(Chip::A2A3)),
        _ => Err(error_at(root, format!("expected pto.target_arch to be \"a2a3\" or \"a5\", but got {attribute}"))),
    }
}
