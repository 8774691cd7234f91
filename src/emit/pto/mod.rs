//! `.pto` text for the assembler.
mod limits;

use crate::analysis::level::{self, Level};
use crate::diagnostic::{Outcome, error_with_remedy};
use crate::ir::pto_types::{PartitionTensorViewType, PtrType, TensorViewType, TileBufType};
use crate::ir::{Op, OpKind, Type};
use crate::transform::check::drop_cases;

/// The version of `ptoas` that has read all that is written here.
pub const READ_BY: &str = "ptoas 0.27";

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
        limits::require_understood(op)?;
        if !is_readable(op) {
            return Err(error_with_remedy(
                op,
                "expected ops of pto, func, scf and arith only, but got one that the assembler does not read",
                LOWER,
            ));
        }
        if let Some(ty) = op.types().into_iter().find(|ty| !is_readable_type(*ty)) {
            let text = format!(
                "expected types of pto, integers and floats of at most 64 bits, and index only, but got '{ty}', which the assembler does not read"
            );
            return Err(error_with_remedy(op, text, LOWER));
        }
        if let Some(name) = attribute_of_ours(op) {
            let text = format!("expected no attributes of pypto, but got {name}, which the assembler does not read");
            return Err(error_with_remedy(op, text, LOWER));
        }
    }
    Ok(format!("// Read by {READ_BY}.\n{module}"))
}

const LOWER: &str = "lower it first: pypto-opt --pypto-a2a3 or --pypto-a5; keep host code in another module";

/// A module that nothing has lowered to the assembler's dialect, and what to do about it.
fn described(module: Op) -> (String, &'static str) {
    if module.children().next().is_none() {
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
        kind => ["pto.", "func.", "scf.", "arith."].iter().any(|dialect| kind.name().starts_with(dialect)),
    }
}

fn is_readable_type(ty: Type) -> bool {
    let is_view = TensorViewType::from_type(ty).is_some() || PartitionTensorViewType::from_type(ty).is_some();
    let width = ty.integer_width().or_else(|| ty.float_width());
    let is_scalar = ty.is_number() && width.is_none_or(|width| width <= 64);
    is_scalar || is_view || PtrType::from_type(ty).is_some() || TileBufType::from_type(ty).is_some()
}

/// What our layers say about an op, in words that only they know.
fn attribute_of_ours<'c>(op: Op<'c>) -> Option<&'c str> {
    op.discardable_attributes().map(|(name, _)| name).find(|name| name.starts_with("pypto."))
}
