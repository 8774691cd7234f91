//! Passes look for work in the functions of one module; they would leave what stands elsewhere as it is, and say nothing.
use crate::diagnostic::{Outcome, error_with_remedy};
use crate::ir::{Attr, Op, OpKind, Type, Value, is_buffer, is_tensor, is_tile};

/// `target_reach`
///
/// # Errors
/// When a tile, buffer or tensor of ours stands outside the functions of the module itself.
pub fn check(root: Op) -> Outcome {
    let top = root.regions().flat_map(|r| r.blocks()).flat_map(|b| b.ops()).filter(|op| op.kind() != OpKind::FuncFunc);
    let found = top.flat_map(Op::walk).find_map(|op| types(op).into_iter().find_map(what).map(|what| (op, what)));
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

/// The types that an op works with: of operands, results and block arguments, and of a function's signature.
pub fn types(op: Op) -> Vec<Type> {
    let arguments = op.regions().flat_map(|r| r.blocks()).flat_map(|b| b.arguments().collect::<Vec<_>>());
    let values = op.operands().iter().chain(op.results()).chain(arguments).map(Value::ty);
    let signature = op.attribute("function_type").and_then(Attr::as_type).and_then(Type::function_parts);
    values.chain(signature.into_iter().flat_map(|(inputs, results)| [inputs, results].concat())).collect()
}
