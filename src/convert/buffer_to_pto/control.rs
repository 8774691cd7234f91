//! Control flow as the assembler reads it: `scf.for`, `scf.while` and `scf.if`, which carry scalars.
use super::ops::{Lowering, MANY_NUMBERS};
use crate::convert::structured::{self, Structured as _, only_block};
use crate::diagnostic::{Outcome, cannot_build, error_at, error_with_remedy};
use crate::ir::control::{as_constant, build_if, yield_values};
use crate::ir::{Attr, Builder, Op, OpKind, Region, Type, Value, View, arith, is_buffer, is_tensor, scf};

/// `eq` among the predicates of `arith.cmpi`.
const EQUAL: i64 = 0;

/// Branches of a switch, each of which stands inside the one before.
const MOST_CASES: usize = 64;

impl<'c> Lowering<'c> {
    /// An op of `scf`; a switch becomes branches, and a region that just runs stands where it ran.
    pub fn control(&mut self, op: Op<'c>, at: &mut Builder<'c>) -> Outcome {
        refuse_carries(op)?;
        let results = match op.kind() {
            OpKind::ScfIndexSwitch => self.switch(scf::IndexSwitchOp::wrap(op), at)?,
            OpKind::ScfExecuteRegion => self.in_place(op, op.region(0), at)?,
            OpKind::ScfFor => self.for_loop(op, at)?,
            _ => self.plain(op, at)?,
        };
        op.results().zip(results).for_each(|(old, new)| self.bind(old, new));
        Ok(())
    }

    /// The assembler counts with signed numbers, which makes no difference where none is negative.
    fn for_loop(&mut self, op: Op<'c>, at: &mut Builder<'c>) -> Outcome<Vec<Value<'c>>> {
        let count = scf::ForOp::wrap(op);
        let bounds = [count.lower_bound(), count.upper_bound(), count.step()];
        if count.unsigned_cmp().is_some() {
            require_no_sign(op, bounds.map(as_constant))?;
        }
        self.plain(op, at)
    }

    /// The same op without attributes.
    fn plain(&mut self, op: Op<'c>, at: &mut Builder<'c>) -> Outcome<Vec<Value<'c>>> {
        let new = structured::rebuild(self, op, at)?;
        let names: Vec<&str> = new.attributes().map(|(name, _)| name).collect();
        for name in names {
            new.remove_attribute(name);
        }
        Ok(new.results().collect())
    }

    fn switch(&mut self, switch: scf::IndexSwitchOp<'c>, at: &mut Builder<'c>) -> Outcome<Vec<Value<'c>>> {
        let cases = switch.cases().map(Attr::i64_elements).unwrap_or_default();
        if cases.len() > MOST_CASES {
            let text = format!("expected a switch of at most {MOST_CASES} cases, but got {}", cases.len());
            let remedy = "for the assembler each case is a branch inside the one before; split the switch in two";
            return Err(error_with_remedy(switch.op(), text, remedy));
        }
        self.cases(switch, &cases, at)
    }

    /// The rest of a switch: a branch for the next case, and what follows in its other arm.
    fn cases(
        &mut self,
        switch: scf::IndexSwitchOp<'c>,
        cases: &[i64],
        at: &mut Builder<'c>,
    ) -> Outcome<Vec<Value<'c>>> {
        let op = switch.op();
        let Some((case, rest)) = cases.split_first() else { return self.in_place(op, op.region(0), at) };
        let selector = self.value(op, switch.arg())?;
        let number = self.index(op, *case)?;
        let (predicate, bit) = (Attr::integer(at.type_i64(), EQUAL), at.type_i1());
        let equal = arith::CmpIOp::build(at, selector, number, predicate, bit).map_err(cannot_build(op))?.result();
        let types: Vec<Type> = op.results().map(Value::ty).collect();
        let (branch, then, otherwise) = build_if(at, equal, &types, true).map_err(cannot_build(op))?;
        let Some(otherwise) = otherwise else { return Err(error_at(op, "internal error: a branch has one arm")) };
        let (mut then, mut otherwise) = (at.inside(then), at.inside(otherwise));
        let values = self.in_place(op, op.region(op.region_count() - cases.len()), &mut then)?;
        yield_values(&mut then, &values).map_err(cannot_build(op))?;
        let values = self.cases(switch, rest, &mut otherwise)?;
        yield_values(&mut otherwise, &values).map_err(cannot_build(op))?;
        Ok(branch.op().results().collect())
    }

    /// A region's ops without its end; what that hands on.
    fn in_place(&mut self, op: Op<'c>, region: Region<'c>, at: &mut Builder<'c>) -> Outcome<Vec<Value<'c>>> {
        let block = only_block(op, region)?;
        let Some(end) = block.terminator() else { return Err(error_at(op, "expected a region with an end")) };
        self.ops(block.ops().take_while(|op| *op != end), at)?;
        structured::carried_operands(self, end)
    }
}

/// Bounds of a loop that compares numbers without a sign are the same with one.
fn require_no_sign(op: Op, bounds: [Option<i64>; 3]) -> Outcome {
    let named = ["lower bound", "upper bound", "step"].into_iter().zip(bounds);
    if let Some((name, found)) = named.filter_map(|(name, bound)| Some((name, bound?))).find(|(_, bound)| *bound < 0) {
        return Err(error_with_remedy(
            op,
            format!(
                "expected the bounds and the step of an unsigned loop to be at least 0, but got {found} as its {name}"
            ),
            "the assembler's scf.for is signed, and without a sign this is a number of its upper half; leave 'unsigned' \
             out if it is meant to be negative",
        ));
    }
    if bounds.iter().all(Option::is_some) {
        return Ok(());
    }
    Err(error_with_remedy(
        op,
        "expected a loop that compares signed numbers, or one of constant bounds, but got an unsigned one",
        "the assembler's scf.for is signed; leave 'unsigned' out where no bound is negative",
    ))
}

/// Only scalars are carried: a buffer is storage, and storage has one name.
fn refuse_carries(op: Op) -> Outcome {
    let Some(value) = op.results().find(|result| !result.ty().is_number()) else { return Ok(()) };
    let names_memory = is_buffer(value.ty()) || is_tensor(value.ty());
    Err(error_with_remedy(
        op,
        format!("expected to carry scalars only, but got a result of type {}", value.ty()),
        if names_memory { "write into one buffer from every arm or iteration instead" } else { MANY_NUMBERS },
    ))
}
