//! The golden texts for the assembler leave no op out, and no element type that a chip has it for.
use pypto::ir::table::{Family, family, row};
use pypto::ir::{Chip, OpKind};
use pypto::target::Target;
use std::path::Path;

#[test]
fn golden_texts_have_every_op_with_every_element_type() {
    for chip in [Chip::A2A3, Chip::A5] {
        for level in [2, 3] {
            let name = format!("lit-tests/emit/pto/Inputs/every_op.{chip}.level{level}.pto");
            let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&name)).expect(&name);
            let absent = absent(&text, chip);
            assert!(
                absent.is_empty(),
                "{name} has no {}: write them into every_op.{chip}.mlir beside it, and the text again (docs/meaning.md, 4)",
                absent.join(", ")
            );
        }
    }
}

/// What a text lacks, as `pto.tadd on f32`.
fn absent(text: &str, chip: Chip) -> Vec<String> {
    let target = Target::of(chip);
    let assembler_ops = OpKind::OURS.iter().copied().filter(|kind| kind.name().starts_with("pto."));
    let mut absent = vec![];
    for kind in assembler_ops.filter(|kind| family(*kind).is_some_and(|family| family != Family::Spmd)) {
        let Some(row) = row(kind) else { continue };
        let lines: Vec<_> =
            text.lines().filter(|line| line.trim_start().starts_with(&format!("{} ins(", kind.name()))).collect();
        for element in target.element_types(row) {
            let ends = [",", ">"].map(|end| format!("x{element}{end}"));
            if !lines.iter().any(|line| ends.iter().any(|end| line.contains(end))) {
                absent.push(format!("{} on {element}", kind.name()));
            }
        }
    }
    absent
}
