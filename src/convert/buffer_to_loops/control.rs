//! `scf` inside kernels: the same loops and branches, with new bodies.
use super::Lowering;
use super::routine::is_around_buffers;
use crate::convert::structured::{self, Structured};
use crate::diagnostic::{Outcome, Reported, error_with_remedy};
use crate::ir::control::is_structured;
use crate::ir::{Block, Builder, Op, OpKind, Type, Value, is_buffer, is_tensor};

impl<'c> Lowering<'c> {
    /// An op of `scf`: around buffers in a function of its own, else in place.
    pub fn control(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        require_scalars(op)?;
        let new = match op.kind() {
            OpKind::ScfYield | OpKind::ScfCondition => return self.copy(at, op),
            kind if !is_structured(kind) => return Err(super::refuse(op)),
            _ if self.outlines && is_around_buffers(op) => {
                self.call_control(at, op, |this, at| structured::rebuild(this, op, at))?
            }
            _ => structured::rebuild(self, op, at)?,
        };
        structured::bind_results(self, op, new);
        Ok(())
    }
}

impl<'c> Structured<'c> for Lowering<'c> {
    fn carries(&self, _: Type<'c>) -> bool {
        true
    }
    fn value(&mut self, user: Op<'c>, old: Value<'c>) -> Outcome<Value<'c>> {
        self.get(user, old)
    }
    fn bind(&mut self, old: Value<'c>, new: Value<'c>) {
        self.scopes.bind(old, new);
    }
    fn block(&mut self, block: Block<'c>, at: &mut Builder<'c>) -> Outcome {
        for op in block.ops() {
            at.set_location(op.location());
            self.op(at, op)?;
        }
        Ok(())
    }
}

/// Handles of storage do not travel through control flow.
fn require_scalars(op: Op) -> Outcome {
    let values = op.operands().iter().chain(op.results());
    match values.map(Value::ty).find(|ty| is_buffer(*ty) || is_tensor(*ty)) {
        Some(found) => Err(carried_storage(op, found)),
        None => Ok(()),
    }
}

fn carried_storage(op: Op, found: Type) -> Reported {
    error_with_remedy(
        op,
        format!("expected operands and results of control flow to be scalars, but got '{found}'"),
        "name the buffer or tensor inside the region instead",
    )
}
