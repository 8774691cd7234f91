//! Build beside, verify, swap: what all conversions share.
use crate::diagnostic::{Outcome, Reported, cannot_build, error_at};
use crate::ffi::parallel_for;
use crate::ir::control::functions;
use crate::ir::{Attr, Builder, Op, OpKind, OpSpec, OwnedRegion, Type, Value, View, func};
use std::collections::HashMap;
use std::sync::Mutex;

/// Converts the functions of a module that `selected` picks.
///
/// `build` makes the new function beside the old one, in no block, and behind it those that it calls; functions
/// are built in parallel. Only when all are built and verified do they take the old ones' places; otherwise all
/// are freed and the module is as it was.
///
/// # Errors
/// When a function cannot be converted, or what came out does not verify.
pub fn convert_functions<'c>(
    module: Op<'c>,
    selected: impl Fn(func::FuncOp<'c>) -> bool,
    build: impl Fn(func::FuncOp<'c>) -> Outcome<Vec<Op<'c>>> + Sync,
) -> Outcome {
    let old: Vec<_> = functions(module).into_iter().filter(|f| selected(*f)).collect();
    let new: Vec<Mutex<Vec<Op>>> = old.iter().map(|_| Mutex::default()).collect();
    let complete = parallel_for(module.context(), old.len(), |i| {
        let Ok(functions) = build(old[i]) else { return false };
        let sound = functions.iter().all(|function| function.verify());
        if let Ok(mut slot) = new[i].lock() {
            *slot = functions;
        }
        sound
    });
    let new: Vec<Vec<Op>> = new.into_iter().map(|slot| slot.into_inner().unwrap_or_default()).collect();
    if !complete || new.iter().any(Vec::is_empty) {
        new.into_iter().flatten().for_each(Op::destroy_detached);
        return Err(Reported);
    }
    for (old, new) in old.into_iter().zip(new) {
        if let Some(block) = View::op(old).block() {
            new.into_iter().for_each(|function| block.insert_before(View::op(old), function));
            View::op(old).erase();
        }
    }
    Ok(())
}

/// Which new value stands for which old one.
#[derive(Default)]
pub struct Mapping<'c>(HashMap<Value<'c>, Value<'c>>);
impl<'c> Mapping<'c> {
    /// Records a value.
    pub fn bind(&mut self, old: Value<'c>, new: Value<'c>) {
        self.0.insert(old, new);
    }
    /// The new value, if there is one.
    pub fn find(&self, old: Value<'c>) -> Option<Value<'c>> {
        self.0.get(&old).copied()
    }
    /// The new value of an operand.
    ///
    /// # Errors
    /// When the value has none: our own mistake, or an op that should have been refused.
    pub fn get(&self, user: Op<'c>, old: Value<'c>) -> Outcome<Value<'c>> {
        self.find(old).ok_or_else(|| error_at(user, "internal error: an operand of this op was not converted"))
    }
    /// Copies an op that stays as it is, with mapped operands.
    ///
    /// # Errors
    /// When an operand has no new value.
    pub fn copy(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome<Op<'c>> {
        let operands = op.operands().iter().map(|v| self.get(op, v)).collect::<Outcome<Vec<_>>>()?;
        let copy = op.clone_detached();
        copy.set_operands(&operands);
        if op.region_count() > 0 {
            self.rename_inside(copy);
        }
        at.put(copy);
        for (old, new) in op.results().zip(copy.results()) {
            self.bind(old, new);
        }
        Ok(copy)
    }
    /// Renames what the regions of a copied op take from outside.
    fn rename_inside(&self, copy: Op<'c>) {
        for op in copy.walk().skip(1) {
            for (position, operand) in op.operands().iter().enumerate() {
                if let Some(new) = self.find(operand) {
                    op.set_operand(position, new);
                }
            }
        }
    }
}

/// A function like `old`, with another signature and body; every attribute of its own stays.
///
/// # Errors
/// When MLIR refuses to create it.
pub fn function_like<'c>(old: func::FuncOp<'c>, parts: FunctionParts<'c>) -> Outcome<Op<'c>> {
    let op = View::op(old);
    let ctx = op.context();
    let mut spec = OpSpec::new(OpKind::FuncFunc.name(), op.location());
    spec.attribute("sym_name", old.sym_name());
    spec.attribute("function_type", Some(Attr::of_type(ctx.function_type(&parts.inputs, &parts.results))));
    spec.attribute("sym_visibility", old.sym_visibility());
    spec.attribute("arg_attrs", parts.argument_attributes);
    for (name, value) in parts.attributes {
        spec.attribute(name, Some(value));
    }
    spec.region(parts.body);
    spec.create().map_err(cannot_build(op))
}

/// What [`function_like`] changes.
pub struct FunctionParts<'c> {
    /// Argument types.
    pub inputs: Vec<Type<'c>>,
    /// Result types.
    pub results: Vec<Type<'c>>,
    /// One dictionary per argument.
    pub argument_attributes: Option<Attr<'c>>,
    /// Discardable attributes.
    pub attributes: Vec<(&'c str, Attr<'c>)>,
    /// The body, with its entry block.
    pub body: OwnedRegion<'c>,
}
