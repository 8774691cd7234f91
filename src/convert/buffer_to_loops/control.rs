//! `scf` inside kernels: the same loops and branches, with new bodies.
use super::Lowering;
use super::fault::{Built, report};
use super::routine::is_around_buffers;
use super::storage::lowered_type;
use crate::convert::structured::{self, Structured};
use crate::diagnostic::{Outcome, Reported, cannot_build, error_with_remedy};
use crate::ir::control::is_structured;
use crate::ir::{Block, Builder, Op, OpKind, OwnedRegion, Type, Value, View, arith, is_buffer, is_tensor, scf};

impl<'c> Lowering<'c> {
    fn rebuild(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome<Op<'c>> {
        if is_narrow(op) { self.narrow_loop(at, scf::ForOp::wrap(op)) } else { structured::rebuild(self, op, at) }
    }

    /// A loop that counts in 64 bits: in fewer, the step behind the last round might wrap, and it would not end.
    fn narrow_loop(&mut self, at: &mut Builder<'c>, old: scf::ForOp<'c>) -> Outcome<Op<'c>> {
        let op = old.op();
        let mut region = OwnedRegion::new();
        let body = structured::only_block(op, old.region())?;
        let narrow = body.argument(0).ty();
        let mut arguments = structured::arguments(self, op, body)?;
        arguments[0].0 = op.context().integer(64);
        let block = region.add_block(&arguments);
        body.arguments().zip(block.arguments()).for_each(|(old, new)| self.scopes.bind(old, new));
        let mut inside = at.inside(block);
        let count = arith::TruncIOp::build(&mut inside, block.argument(0), None, narrow).map_err(cannot_build(op))?;
        self.scopes.bind(body.argument(0), count.out());
        self.block(body, &mut inside)?;
        let operands = structured::carried_operands(self, op)?;
        let (bounds, carried) = operands.split_at(3);
        let [lower, upper, step] = widened(at, old, bounds).map_err(report(op))?;
        let results = structured::result_types(self, op)?;
        let new = scf::ForOp::build(at, lower, upper, step, carried, None, &results, region);
        Ok(new.map_err(cannot_build(op))?.op())
    }

    /// An op of `scf`: around buffers in a function of its own, else in place.
    pub fn control(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        require_scalars(op)?;
        let new = match op.kind() {
            OpKind::ScfYield | OpKind::ScfCondition => return self.copy(at, op),
            kind if !is_structured(kind) => return Err(super::refuse(op)),
            _ if self.outlines && is_around_buffers(op) => {
                self.call_control(at, op, |this, at| this.rebuild(at, op))?
            }
            _ => self.rebuild(at, op)?,
        };
        structured::bind_results(self, op, new);
        Ok(())
    }
}

/// Whether a loop counts in fewer than 64 bits.
fn is_narrow(op: Op) -> bool {
    op.kind() == OpKind::ScfFor && op.operand(0).ty().integer_width().is_some_and(|width| width < 64)
}

/// The bounds of a loop in 64 bits, where signed and unsigned order are one.
fn widened<'c>(at: &mut Builder<'c>, old: scf::ForOp<'c>, bounds: &[Value<'c>]) -> Built<[Value<'c>; 3]> {
    let i64 = at.type_i64();
    let mut wide = [old.lower_bound(), old.upper_bound(), old.step()];
    for (wide, &bound) in wide.iter_mut().zip(bounds) {
        *wide = match old.unsigned_cmp() {
            Some(_) => arith::ExtUIOp::build(at, bound, i64)?.out(),
            None => arith::ExtSIOp::build(at, bound, i64)?.out(),
        };
    }
    Ok(wide)
}

impl<'c> Structured<'c> for Lowering<'c> {
    fn carries(&self, _: Type<'c>) -> bool {
        true
    }
    fn lowered(&self, user: Op<'c>, ty: Type<'c>) -> Outcome<Type<'c>> {
        lowered_type(user, ty)
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
