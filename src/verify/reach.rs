//! Passes look for work in the functions of one module; they would leave what stands elsewhere as it is, and say nothing.
use crate::diagnostic::{Outcome, error_with_remedy};
use crate::ir::{Op, OpKind, Type, is_buffer, is_tensor, is_tile};

/// `target_reach`
///
/// # Errors
/// When a tile, buffer or tensor of ours stands outside the functions of the module itself.
pub fn check(root: Op) -> Outcome {
    let outside = root.children().filter(|op| op.kind() != OpKind::FuncFunc).flat_map(Op::walk);
    let found = { outside }.find_map(|op| op.types().into_iter().find_map(what).map(|what| (op, what)));
    match found {
        None => Ok(()),
        Some((op, what)) => Err(error_with_remedy(
            op,
            format!("expected {what} to stand in a func.func of the module, but got one inside another op"),
            "passes work on the functions of one module: lower inner modules on their own",
        )),
    }
}

/// What passes are for, of that.
fn what(ty: Type) -> Option<&'static str> {
    match () {
        () if is_tile(ty) || is_buffer(ty) => Some("tiles and buffers"),
        () if is_tensor(ty) => Some("tensors of ours"),
        () => None,
    }
}
