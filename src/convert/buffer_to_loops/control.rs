//! `scf` inside kernels: the same loops and branches, with new bodies.
use super::routine::is_around_buffers;
use super::storage::lowered_type;
use super::{Lowering, only_block, refuse};
use crate::diagnostic::{Outcome, Reported, cannot_build, error_with_remedy};
use crate::ir::{
    Block, Builder, Loc, Op, OpKind, Operands, OwnedRegion, Region, Type, Value, View, is_buffer, is_tensor, scf,
};

impl<'c> Lowering<'c> {
    /// An op of `scf`: around buffers in a function of its own, else in place.
    pub fn control(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        require_scalars(op)?;
        let new = match op.kind() {
            OpKind::ScfYield | OpKind::ScfCondition => return self.copy(at, op),
            _ if self.outlines && is_around_buffers(op) => {
                self.call_control(at, op, |this, at| this.rebuild(at, op))?
            }
            _ => self.rebuild(at, op)?,
        };
        for (old, new) in op.results().zip(new.results()) {
            self.scopes.bind(old, new);
        }
        Ok(())
    }

    fn rebuild(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome<Op<'c>> {
        match op.kind() {
            OpKind::ScfFor => self.for_loop(at, op, scf::ForOp::wrap(op)),
            OpKind::ScfIf => self.branch(at, op, scf::IfOp::wrap(op)),
            OpKind::ScfWhile => self.while_loop(at, op, scf::WhileOp::wrap(op)),
            OpKind::ScfIndexSwitch => self.switch(at, op, scf::IndexSwitchOp::wrap(op)),
            OpKind::ScfExecuteRegion => self.execute(at, op, scf::ExecuteRegionOp::wrap(op)),
            _ => Err(refuse(op)),
        }
    }

    fn for_loop(&mut self, at: &mut Builder<'c>, op: Op<'c>, old: scf::ForOp<'c>) -> Outcome<Op<'c>> {
        let body = self.region(at, op, old.region())?;
        let bounds = [old.lower_bound(), old.upper_bound(), old.step()];
        let [lower, upper, step] = self.mapped_array(op, bounds)?;
        let carried = self.mapped(op, old.init_args())?;
        let new = scf::ForOp::build(at, lower, upper, step, &carried, old.unsigned_cmp(), &result_types(op)?, body);
        Ok(new.map_err(cannot_build(op))?.op())
    }

    fn branch(&mut self, at: &mut Builder<'c>, op: Op<'c>, old: scf::IfOp<'c>) -> Outcome<Op<'c>> {
        let then_region = self.region(at, op, old.then_region())?;
        let else_region = self.region(at, op, old.else_region())?;
        let condition = self.get(op, old.condition())?;
        let new = scf::IfOp::build(at, condition, &result_types(op)?, then_region, else_region);
        Ok(new.map_err(cannot_build(op))?.op())
    }

    fn while_loop(&mut self, at: &mut Builder<'c>, op: Op<'c>, old: scf::WhileOp<'c>) -> Outcome<Op<'c>> {
        let before = self.region(at, op, old.before())?;
        let after = self.region(at, op, old.after())?;
        let inits = self.mapped(op, old.inits())?;
        let new = scf::WhileOp::build(at, &inits, &result_types(op)?, before, after);
        Ok(new.map_err(cannot_build(op))?.op())
    }

    fn switch(&mut self, at: &mut Builder<'c>, op: Op<'c>, old: scf::IndexSwitchOp<'c>) -> Outcome<Op<'c>> {
        let mut regions = op.regions().map(|region| self.region(at, op, region)).collect::<Outcome<Vec<_>>>()?;
        let default = if regions.is_empty() { OwnedRegion::new() } else { regions.remove(0) };
        let selector = self.get(op, old.arg())?;
        let cases = old.cases().unwrap_or_else(|| op.context().i64_array(&[]));
        let new = scf::IndexSwitchOp::build(at, selector, cases, &result_types(op)?, default, regions);
        Ok(new.map_err(cannot_build(op))?.op())
    }

    fn execute(&mut self, at: &mut Builder<'c>, op: Op<'c>, old: scf::ExecuteRegionOp<'c>) -> Outcome<Op<'c>> {
        let body = self.region(at, op, old.region())?;
        let new = scf::ExecuteRegionOp::build(at, old.no_inline(), &result_types(op)?, body);
        Ok(new.map_err(cannot_build(op))?.op())
    }

    /// A region's new form; an absent `else` stays absent.
    fn region(&mut self, at: &Builder<'c>, op: Op<'c>, old: Region<'c>) -> Outcome<OwnedRegion<'c>> {
        let mut new = OwnedRegion::new();
        if old.first_block().is_none() {
            return Ok(new);
        }
        let old = only_block(op, old)?;
        let lowered = |v: Value<'c>| Ok((lowered_type(op, v.ty())?, v.location()));
        let arguments: Vec<(Type, Loc)> = old.arguments().map(lowered).collect::<Outcome<_>>()?;
        let block = new.add_block(&arguments);
        self.bind_arguments(old, block);
        self.block(&mut at.inside(block), old)?;
        Ok(new)
    }

    fn bind_arguments(&mut self, old: Block<'c>, new: Block<'c>) {
        for (old, new) in old.arguments().zip(new.arguments()) {
            self.scopes.bind(old, new);
        }
    }

    fn mapped(&mut self, op: Op<'c>, values: Operands<'c>) -> Outcome<Vec<Value<'c>>> {
        values.iter().map(|value| self.get(op, value)).collect()
    }

    fn mapped_array<const N: usize>(&mut self, op: Op<'c>, values: [Value<'c>; N]) -> Outcome<[Value<'c>; N]> {
        let mut mapped = values;
        for value in &mut mapped {
            *value = self.get(op, *value)?;
        }
        Ok(mapped)
    }
}

fn result_types(op: Op) -> Outcome<Vec<Type>> {
    op.results().map(|result| lowered_type(op, result.ty())).collect()
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
