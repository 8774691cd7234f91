//! `.pto` text for the assembler.
use crate::analysis::level::{self, Level};
use crate::diagnostic::{Outcome, error_with_remedy};
use crate::ir::{Op, OpKind};
use crate::transform::check::drop_cases;

/// The versions of `ptoas` that have read all that is written here.
pub const READ_BY: &str = "ptoas 0.27 and 0.60";

/// A module in the assembler's dialect, as the text of a `.pto` file. Its cases, which are tests, are taken
/// out of it.
///
/// # Errors
/// When the module holds an op that the assembler does not know; the error is at that op.
pub fn emit(module: Op) -> Outcome<String> {
    if module.attribute("pto.target_arch").is_none() {
        let (found, remedy) = described(module);
        return Err(error_with_remedy(
            module,
            format!("expected a module in the assembler's dialect, but got {found}"),
            remedy,
        ));
    }
    drop_cases(module);
    for op in module.walk() {
        if !is_readable(op) {
            return Err(error_with_remedy(
                op,
                "expected ops of pto, func, scf, arith and math only, but got one that the assembler does not read",
                "lower it first: pypto-opt --pypto-a2a3 or --pypto-a5; keep host code in another module",
            ));
        }
    }
    Ok(format!("// Read by {READ_BY}.\n{module}"))
}

/// A module that nothing has lowered to the assembler's dialect, and what to do about it.
fn described(module: Op) -> (String, &'static str) {
    let is_empty = module.regions().flat_map(|region| region.blocks()).all(|block| block.first().is_none());
    if is_empty {
        return ("an empty one".into(), "if another program wrote it, see whether that one failed");
    }
    match module.walk().find_map(level::of) {
        Some(Level::Buffer) => ("one at the buffer level".into(), "lower it first: pypto-opt --lower-buffer-to-pto"),
        Some(level) => {
            (format!("one at the {} level", level.as_str()), "lower it first: pypto-opt --pypto-a2a3 or --pypto-a5")
        }
        None => {
            let text = "one without pto.target_arch and without ops of ours";
            (text.into(), "give pypto-opt --pypto-a2a3 or --pypto-a5 the kernel as it was written")
        }
    }
}

fn is_readable(op: Op) -> bool {
    match op.kind() {
        OpKind::BuiltinModule => true,
        OpKind::Other => false,
        kind => ["pto.", "func.", "scf.", "arith.", "math."].iter().any(|dialect| kind.name().starts_with(dialect)),
    }
}
