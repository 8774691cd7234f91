//! `--lower-buffer-to-pto`: buffer programs as the assembler's text has them.
mod control;
mod function;
mod ops;

use super::strict::forget_flags;
use super::{convert_functions, require_names};
use crate::diagnostic::{Outcome, error_with_remedy};
use crate::ir::control::entry_block;
use crate::ir::{Chip, Op, View, func, is_buffer, is_tensor, is_tile};
use crate::target::Target;
use crate::transform::target::of_module;

/// Lowers every kernel of a module.
///
/// # Errors
/// When the module names no chip, or a kernel holds what the assembler cannot express.
pub fn run(root: Op) -> Outcome {
    let chip = match of_module(root)? {
        chip @ (Some(Chip::Cpu) | None) => {
            let found = chip.map_or("none", Chip::as_str);
            return Err(error_with_remedy(
                root,
                format!("expected the module's target to be a2a3 or a5, but got {found}"),
                "name the chip with --attach-target=\"chip=a2a3\"",
            ));
        }
        Some(chip) => chip,
    };
    require_names(root)?;
    let target = Target::of(chip);
    convert_functions(root, is_kernel, |function| function::lower(function, target).map(|new| vec![new]))?;
    forget_flags(root);
    root.remove_attribute("pypto.target");
    root.set_attribute("pto.target_arch", root.context().string(chip.as_str()));
    Ok(())
}

/// Whether a function works on buffers, or on tiles that are still to be lowered, or takes tensors of global memory.
pub fn is_kernel(function: func::FuncOp) -> bool {
    entry_block(function).is_some_and(|entry| entry.arguments().any(|a| is_tensor(a.ty())))
        || View::op(function).walk().any(|op| op.results().any(|r| is_buffer(r.ty()) || is_tile(r.ty())))
}
