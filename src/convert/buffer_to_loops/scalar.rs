//! Ops on scalars and memrefs that know nothing of our layers. They stay, but for two things: elements lose their sign,
//! which only our layers know; and `math` ops that upstream does not lower, or not to what they mean, become others.
use super::compare;
use super::fault::report;
use super::storage::lowered_type;
use super::{Lowering, number};
use crate::diagnostic::{Outcome, Reported, cannot_build, error_with_remedy};
use crate::ir::{BuildError, Builder, Dialect, Op, OpKind, Value, View, arith, builtin, math};

impl<'c> Lowering<'c> {
    /// An op without regions.
    pub fn copy_plain(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        match op.kind() {
            OpKind::ArithRemSI if is_scalar(op) => self.remainder(at, op, arith::RemSIOp::wrap(op)),
            OpKind::MathClampF => self.clamp(at, op, math::ClampFOp::wrap(op)),
            OpKind::MathIPowI if op.result(0).ty().is_index() => self.index_power(at, op, math::IPowIOp::wrap(op)),
            OpKind::MemrefGetGlobal if lowered_type(op, op.result(0).ty())? != op.result(0).ty() => {
                Err(signed_global(op))
            }
            kind if kind.dialect() == Dialect::Memref => self.memref(at, op),
            _ => self.copy_lowered(at, op).map(drop),
        }
    }

    /// What is left by -1 is what is left by 1, and for that processors do not stop at the least number.
    fn remainder(&mut self, at: &mut Builder<'c>, op: Op<'c>, old: arith::RemSIOp<'c>) -> Outcome {
        let (lhs, rhs) = (self.get(op, old.lhs())?, self.get(op, old.rhs())?);
        let minus_one = number::integer(at, rhs.ty(), -1).map_err(report(op))?;
        let one = number::integer(at, rhs.ty(), 1).map_err(report(op))?;
        let is_minus_one = compare::integers(at, compare::EQUAL, rhs, minus_one).map_err(report(op))?;
        let remainder = arith::SelectOp::build(at, is_minus_one, one, rhs, rhs.ty())
            .and_then(|divisor| arith::RemSIOp::build(at, lhs, divisor.result(), rhs.ty()))
            .map_err(cannot_build(op))?;
        self.scopes.bind(op.result(0), remainder.result());
        Ok(())
    }

    /// The larger of the value and the lower bound, then the smaller of that and the upper one.
    fn clamp(&mut self, at: &mut Builder<'c>, op: Op<'c>, old: math::ClampFOp<'c>) -> Outcome {
        let (value, low, high) = (self.get(op, old.value())?, self.get(op, old.min())?, self.get(op, old.max())?);
        let clamped = arith::MaximumFOp::build(at, value, low, None, value.ty())
            .and_then(|raised| arith::MinimumFOp::build(at, raised.result(), high, None, value.ty()))
            .map_err(cannot_build(op))?;
        self.scopes.bind(op.result(0), clamped.result());
        Ok(())
    }

    /// Upstream has a power for integers of a width only.
    fn index_power(&mut self, at: &mut Builder<'c>, op: Op<'c>, old: math::IPowIOp<'c>) -> Outcome {
        let (base, exponent) = (self.get(op, old.lhs())?, self.get(op, old.rhs())?);
        let power = index_power(at, base, exponent).map_err(cannot_build(op))?;
        self.scopes.bind(op.result(0), power);
        Ok(())
    }

    /// What an op takes from memory or puts there has no sign there.
    fn memref(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        let new = self.copy_lowered(at, op)?;
        for (position, operand) in new.operands().iter().enumerate() {
            let before = &mut Builder::before(new);
            new.set_operand(position, number::signless(before, operand).map_err(report(op))?);
        }
        for (old, new) in op.results().zip(new.results()) {
            let ty = new.ty();
            let Some(width) = ty.integer_width().filter(|_| !ty.is_signless()) else { continue };
            new.set_type(ty.context().integer(width));
            let signed = builtin::UnrealizedConversionCastOp::build(at, &[new], &[ty]).map_err(cannot_build(op))?;
            self.scopes.bind(old, signed.op().result(0));
        }
        Ok(())
    }

    /// A copy whose results are what this layer has for them.
    fn copy_lowered(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome<Op<'c>> {
        for operand in op.operands().iter() {
            self.get(op, operand)?;
        }
        let new = self.scopes.innermost().copy(at, op)?;
        for result in new.results() {
            result.set_type(lowered_type(op, result.ty())?);
        }
        Ok(new)
    }
}

fn is_scalar(op: Op) -> bool {
    let ty = op.result(0).ty();
    ty.is_index() || ty.integer_width().is_some()
}

fn index_power<'c>(at: &mut Builder<'c>, base: Value<'c>, exponent: Value<'c>) -> Result<Value<'c>, BuildError> {
    let (index, i64) = (at.type_index(), at.type_i64());
    let base = arith::IndexCastOp::build(at, base, i64)?.out();
    let exponent = arith::IndexCastOp::build(at, exponent, i64)?.out();
    let power = math::IPowIOp::build(at, base, exponent, i64)?.result();
    Ok(arith::IndexCastOp::build(at, power, index)?.out())
}

/// A global stands outside the kernel, where nothing takes the sign from it.
fn signed_global(op: Op) -> Reported {
    error_with_remedy(
        op,
        format!("expected a global of elements without a sign in native code, but got '{}'", op.result(0).ty()),
        "declare it with signless elements, such as i8 for ui8",
    )
}
