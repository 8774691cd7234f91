//! `scf` inside kernels: the same loops and branches, with new bodies.
use super::Lowering;
use super::compare;
use super::fault::{Built, report};
use super::number::integer;
use super::routine::is_around_buffers;
use super::storage::lowered_type;
use crate::convert::structured::{self, Structured};
use crate::diagnostic::{Outcome, Reported, cannot_build, error_with_remedy};
use crate::ir::control::{as_constant, is_structured};
use crate::ir::{Block, Builder, Op, OpKind, OwnedRegion, Type, Value, View, arith, is_buffer, is_tensor, scf};

impl<'c> Lowering<'c> {
    fn rebuild(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome<Op<'c>> {
        match op.cast::<scf::ForOp>().filter(|each| may_wrap(*each)) {
            Some(each) => self.counted_loop(at, each),
            None => structured::rebuild(self, op, at),
        }
    }

    /// A loop as one that counts its rounds: the step behind the last round might wrap, and it would not end.
    fn counted_loop(&mut self, at: &mut Builder<'c>, old: scf::ForOp<'c>) -> Outcome<Op<'c>> {
        let op = old.op();
        let operands = structured::carried_operands(self, op)?;
        let (bounds, carried) = operands.split_at(3);
        let bounds = widened(at, old, bounds).map_err(report(op))?;
        let [zero, one, rounds] = rounds(at, bounds, old.unsigned_cmp().is_some()).map_err(report(op))?;
        let body = structured::only_block(op, old.region())?;
        let mut region = OwnedRegion::new();
        let mut arguments = structured::arguments(self, op, body)?;
        let index = std::mem::replace(&mut arguments[0].0, at.type_i64());
        let block = region.add_block(&arguments);
        body.arguments().zip(block.arguments()).for_each(|(old, new)| self.scopes.bind(old, new));
        let mut inside = at.inside(block);
        let [lower, _, step] = bounds;
        let index = position(&mut inside, [lower, step, block.argument(0)], index).map_err(report(op))?;
        self.scopes.bind(body.argument(0), index);
        self.block(body, &mut inside)?;
        let (results, unsigned) = (structured::result_types(self, op)?, op.context().unit());
        let new = scf::ForOp::build(at, zero, rounds, one, carried, Some(unsigned), &results, region);
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

/// Whether the index of a loop may pass the largest number of its type.
fn may_wrap(each: scf::ForOp) -> bool {
    let step = as_constant(each.step());
    if step == Some(1) {
        return false;
    }
    let sign = if each.unsigned_cmp().is_some() { 0 } else { 1 };
    let largest = (1i128 << (each.step().ty().integer_width().unwrap_or(64).min(64) - sign)) - 1;
    match (as_constant(each.upper_bound()), step) {
        (Some(upper), Some(step)) if upper >= 0 && step >= 0 => i128::from(upper) + i128::from(step) > largest,
        _ => true,
    }
}

/// The bounds of a loop in 64 bits.
fn widened<'c>(at: &mut Builder<'c>, old: scf::ForOp<'c>, bounds: &[Value<'c>]) -> Built<[Value<'c>; 3]> {
    let i64 = at.type_i64();
    let mut wide = [old.lower_bound(), old.upper_bound(), old.step()];
    for (wide, &bound) in wide.iter_mut().zip(bounds) {
        *wide = match (bound.ty(), old.unsigned_cmp()) {
            (ty, _) if ty == i64 => bound,
            (ty, _) if ty.is_index() => arith::IndexCastOp::build(at, bound, i64)?.out(),
            (_, Some(_)) => arith::ExtUIOp::build(at, bound, i64)?.out(),
            (_, None) => arith::ExtSIOp::build(at, bound, i64)?.out(),
        };
    }
    Ok(wide)
}

/// Zero, one, and how many rounds a loop has: from a bound to a larger one it is less than 2^64 steps.
fn rounds<'c>(at: &mut Builder<'c>, bounds: [Value<'c>; 3], unsigned: bool) -> Built<[Value<'c>; 3]> {
    let i64 = at.type_i64();
    let [lower, upper, step] = bounds;
    let (zero, one) = (integer(at, i64, 0)?, integer(at, i64, 1)?);
    let starts = compare::integers(at, if unsigned { compare::LESS_UNSIGNED } else { compare::LESS }, lower, upper)?;
    let span = arith::SubIOp::build(at, upper, lower, None, i64)?.result();
    let last = arith::SubIOp::build(at, span, one, None, i64)?.result();
    let before_last = arith::DivUIOp::build(at, last, step, None, i64)?.result();
    let rounds = arith::AddIOp::build(at, before_last, one, None, i64)?.result();
    Ok([zero, one, arith::SelectOp::build(at, starts, rounds, zero, i64)?.result()])
}

/// The index of a loop in a round.
fn position<'c>(at: &mut Builder<'c>, [lower, step, round]: [Value<'c>; 3], ty: Type<'c>) -> Built<Value<'c>> {
    let i64 = at.type_i64();
    let way = arith::MulIOp::build(at, round, step, None, i64)?.result();
    let position = arith::AddIOp::build(at, lower, way, None, i64)?.result();
    Ok(match () {
        () if ty == i64 => position,
        () if ty.is_index() => arith::IndexCastOp::build(at, position, ty)?.out(),
        () => arith::TruncIOp::build(at, position, None, ty)?.out(),
    })
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
