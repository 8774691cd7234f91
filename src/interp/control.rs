//! Loops, branches and calls.
use super::value::Value;
use super::{Machine, Results, no_meaning};
use crate::diagnostic::{Outcome, error_at};
use crate::interp::number::Number;
use crate::interp::value::Scalar;
use crate::ir::control::entry_block;
use crate::ir::{self, Attr, Op, Region, View, func, scf};

/// `scf.for`.
pub fn count<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let count = scf::ForOp::wrap(op);
    let unsigned = count.unsigned_cmp().is_some();
    let bound = |value| -> Outcome<i128> {
        let scalar = machine.scalar(op, value)?;
        Ok(if unsigned { scalar.kind.unsigned(scalar.bits) } else { scalar.signed() })
    };
    let (mut index, upper, step) = (bound(count.lower_bound())?, bound(count.upper_bound())?, bound(count.step())?);
    if step <= 0 {
        return Err(error_at(op, format!("expected the step to be at least 1, but got {step}")));
    }
    let kind = machine.scalar(op, count.lower_bound())?.kind;
    let mut carried = count.init_args().iter().map(|value| machine.value(op, value)).collect::<Outcome<Vec<_>>>()?;
    while index < upper {
        carried.insert(0, Scalar::new(kind, Number::Integer(index)).into());
        carried = machine.region(op, count.region(), carried)?;
        index += step;
    }
    Ok(carried)
}

/// `scf.if`; an absent `else` gives nothing.
pub fn branch<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let branch = scf::IfOp::wrap(op);
    let taken = machine.scalar(op, branch.condition())?.bits != 0;
    let region = if taken { branch.then_region() } else { branch.else_region() };
    if region.first_block().is_none() { Ok(vec![]) } else { machine.region(op, region, vec![]) }
}

/// `scf.while`. The condition hands on whether to go on, and what both sides get.
pub fn repeat<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let repeat = scf::WhileOp::wrap(op);
    let mut carried = repeat.inits().iter().map(|value| machine.value(op, value)).collect::<Outcome<Vec<_>>>()?;
    loop {
        let mut handed_on = machine.region(op, repeat.before(), carried)?.into_iter();
        let Some(Value::Scalar(go_on)) = handed_on.next() else { return Err(no_meaning(op)) };
        carried = handed_on.collect();
        if go_on.bits == 0 {
            return Ok(carried);
        }
        carried = machine.region(op, repeat.after(), carried)?;
    }
}

/// `scf.condition`.
pub fn condition<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    machine.scalar(op, op.operand(0))?;
    machine.operands(op)
}

/// `scf.index_switch`; the default comes first.
pub fn switch<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let switch = scf::IndexSwitchOp::wrap(op);
    let selector = machine.integer(op, switch.arg())?;
    let cases = switch.cases().map(Attr::i64_elements).unwrap_or_default();
    let region = cases.iter().position(|case| *case == selector).map_or(0, |case| case + 1);
    machine.region(op, op.region(region), vec![])
}

/// `scf.execute_region`.
pub fn execute<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    machine.region(op, op.region(0), vec![])
}

/// `func.call`. The callee sees its arguments and nothing else.
pub fn call<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let call = func::CallOp::wrap(op);
    let name = call.callee().and_then(Attr::as_symbol).unwrap_or_default();
    let Some(body) = machine.functions.get(name).and_then(|function| entry_block(*function)) else {
        return Err(error_at(op, format!("expected '{name}' to be a function with a body, but got none")));
    };
    let arguments = machine.operands(op)?;
    let callers = std::mem::take(&mut machine.values);
    machine.calls += 1;
    let results = machine.block(op, body, arguments)?;
    machine.calls -= 1;
    machine.values = callers;
    Ok(results)
}

impl<'c> Machine<'c, '_> {
    /// Runs a region of one block.
    fn region(&mut self, op: Op<'c>, region: Region<'c>, arguments: Vec<Value<'c>>) -> Results<'c> {
        let mut blocks = region.blocks();
        match (blocks.next(), blocks.next()) {
            (Some(block), None) => self.block(op, block, arguments),
            _ => Err(several_blocks(op)),
        }
    }
}

fn several_blocks(op: ir::Op) -> crate::diagnostic::Reported {
    error_at(op, "expected each region to be one block, but got another number")
}
