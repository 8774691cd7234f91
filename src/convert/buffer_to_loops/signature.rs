//! What a kernel takes, before and after.
use super::{guard, storage};
use crate::diagnostic::{Outcome, cannot_build, error_at, error_with_remedy};
use crate::ir::control::{entry_block, function_name};
use crate::ir::{Attr, Block, Builder, Ctx, DYNAMIC, Loc, Op, OwnedRegion, Type, View, func, is_tensor};

/// Types of a function's arguments and results.
pub fn signature(function: func::FuncOp) -> (Vec<Type>, Vec<Type>) {
    function.function_type().and_then(Attr::as_type).and_then(Type::function_parts).unwrap_or_default()
}

/// Whether a function with a body says something in words of ours, which its lowered form does not know.
pub fn is_told(function: func::FuncOp) -> bool {
    let ours = || function.op().discardable_attributes().any(|(name, _)| !is_foreign(name));
    entry_block(function).is_some() && ours()
}

/// The body of a function that can become loops.
pub fn kernel_body<'c>(function: func::FuncOp<'c>) -> Outcome<Block<'c>> {
    let Some(body) = entry_block(function) else {
        return Err(error_at(function.op(), "expected a function on tensors to have a body, but got a declaration"));
    };
    require_single_block(function)?;
    require_own_results(body)?;
    Ok(body)
}

fn require_single_block(function: func::FuncOp) -> Outcome {
    match function.body().blocks().count() {
        1 => Ok(()),
        found => Err(error_with_remedy(
            function.op(),
            format!("expected the body of a kernel to be one block, but got {found} blocks"),
            "write control flow as scf.for, scf.if and scf.while",
        )),
    }
}

/// A kernel gives nothing: a returned tensor must be an argument, which the caller has already.
fn require_own_results(body: Block) -> Outcome {
    let Some(end) = body.terminator() else { return Ok(()) };
    match end.operands().iter().find(|value| !is_tensor(value.ty()) || value.block_argument().is_none()) {
        None => Ok(()),
        Some(found) => Err(error_with_remedy(
            end,
            format!(
                "expected a kernel to return nothing, or tensors that are its arguments, but got a value of type '{}'",
                found.ty()
            ),
            "store the value into a tensor argument of direction out",
        )),
    }
}

/// The arguments of the new function.
pub fn argument_types<'c>(function: func::FuncOp<'c>, body: Block<'c>) -> Outcome<Vec<(Type<'c>, Loc<'c>)>> {
    let mut arguments = body
        .arguments()
        .map(|argument| {
            let ty = storage::lowered_type(function.op(), argument.ty())?;
            require_fixed(function, ty)?;
            Ok((ty, argument.location()))
        })
        .collect::<Outcome<Vec<_>>>()?;
    let index = function.op().context().index();
    arguments.extend([(index, function.op().location()); 3]);
    let note = function.op().context().memref(&[guard::WORDS], function.op().context().integer(64));
    arguments.push((note, function.op().location()));
    Ok(arguments)
}

/// Kernels take bare pointers, which have no room for extents.
fn require_fixed(function: func::FuncOp, ty: Type) -> Outcome {
    match ty.memref_parts() {
        Some((shape, ..)) if shape.contains(&DYNAMIC) => Err(error_with_remedy(
            function.op(),
            format!("expected the memrefs that a kernel takes to have integer extents, but got '{ty}'"),
            "write a kernel for each size, or work on windows of one size",
        )),
        _ => Ok(()),
    }
}

/// Wraps a kernel's new body in a function. What an attribute of ours says about tensors does not hold for
/// memrefs, so of the attributes only the others come along.
pub fn kernel<'c>(
    at: &mut Builder<'c>,
    old: func::FuncOp<'c>,
    inputs: &[Type<'c>],
    body: OwnedRegion<'c>,
) -> Outcome<Op<'c>> {
    let ctx = old.op().context();
    let ty = Attr::of_type(ctx.function_type(inputs, &[]));
    let name = ctx.string(function_name(old));
    let argument_attributes = old.arg_attrs().map(|attrs| foreign_argument_attributes(ctx, attrs, inputs.len()));
    let visibility = old.sym_visibility();
    let new = func::FuncOp::build(at, name, ty, visibility, argument_attributes, None, old.no_inline(), body)
        .map_err(cannot_build(old.op()))?;
    for (name, value) in old.op().discardable_attributes().filter(|(name, _)| is_foreign(name)) {
        new.op().set_attribute(name, value);
    }
    Ok(new.op())
}

fn is_foreign(attribute: &str) -> bool {
    !attribute.starts_with("pypto.")
}

fn foreign_argument_attributes<'c>(ctx: Ctx<'c>, old: Attr<'c>, count: usize) -> Attr<'c> {
    let foreign = |attrs: Attr<'c>| {
        let kept: Vec<_> = attrs.entries().into_iter().filter(|(name, _)| is_foreign(name)).collect();
        Attr::dictionary(ctx, &kept)
    };
    let mut all: Vec<_> = old.elements().unwrap_or_default().into_iter().map(foreign).collect();
    all.resize_with(count, || Attr::dictionary(ctx, &[]));
    Attr::array(ctx, &all)
}
