//! Ops on scalars and memrefs that know nothing of our layers. They stay, but for two things: elements lose their sign,
//! which only our layers know; and `math` ops that upstream does not lower, or not to what they mean, become others.
use super::compare;
use super::fault::{Built, report};
use super::rounding::require_nearest;
use super::storage::lowered_type;
use super::{Lowering, number};
use crate::diagnostic::{Outcome, Reported, cannot_build, error_with_remedy};
use crate::ir::control::constant;
use crate::ir::{Attr, Builder, Dialect, Op, OpKind, Type, Value, View, arith, builtin, math};

impl<'c> Lowering<'c> {
    /// An op without regions.
    pub fn copy_plain(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        match op.kind() {
            OpKind::ArithRemSI if is_number(op) => self.remainder(at, op, arith::RemSIOp::wrap(op)),
            OpKind::ArithAddUIExtended | OpKind::MathIPowI if op.result(0).ty().is_index() => self.on_i64(at, op),
            OpKind::ArithScalingExtF | OpKind::ArithScalingTruncF => Err(scaled_block(op)),
            OpKind::MathClampF => self.clamp(at, op, math::ClampFOp::wrap(op)),
            OpKind::MathExpM1 if is_number(op) => self.exp_minus_one(at, op),
            OpKind::MathRsqrt if is_half(op) => self.inverse_root(at, op),
            OpKind::MathIsInf if is_number(op) => self.classify(at, op, is_infinite),
            OpKind::MathIsNormal if is_number(op) => self.classify(at, op, is_normal),
            OpKind::MemrefGetGlobal if lowered_type(op, op.result(0).ty())? != op.result(0).ty() => {
                Err(signed_global(op))
            }
            OpKind::ArithSIToFP | OpKind::ArithUIToFP if op.result(0).ty().is_bf16() => self.integer_to_bf16(at, op),
            OpKind::ArithMaxNumF | OpKind::ArithMinNumF if is_number(op) => self.choose_number(at, op),
            kind if kind.dialect() == Dialect::Memref => self.memref(at, op),
            _ => {
                require_nearest(op)?;
                self.copy_lowered(at, op).map(drop)
            }
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

    /// e to the power a - 1 as tanh(a / 2) * (e to the power a + 1), which keeps the digits of a small a, in f64.
    fn exp_minus_one(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        let value = self.get(op, op.operand(0))?;
        let result = wider(at, value, at.context().f64(), |at, a| {
            let ty = a.ty();
            let half = float(at, ty, 0.5)?;
            let half = arith::MulFOp::build(at, a, half, None, ty)?.result();
            let tanh = math::TanhOp::build(at, half, None, ty)?.result();
            let power = math::ExpOp::build(at, a, None, ty)?.result();
            let one = float(at, ty, 1.0)?;
            let sum = arith::AddFOp::build(at, power, one, None, ty)?.result();
            Ok(arith::MulFOp::build(at, tanh, sum, None, ty)?.result())
        });
        self.scopes.bind(op.result(0), result.map_err(report(op))?);
        Ok(())
    }

    /// Rounded to 16 bits once: root and quotient are of f32.
    fn inverse_root(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        let value = self.get(op, op.operand(0))?;
        let result = wider(at, value, at.context().f32(), |at, a| {
            let one = float(at, a.ty(), 1.0)?;
            let root = math::SqrtOp::build(at, a, None, a.ty())?.result();
            Ok(arith::DivFOp::build(at, one, root, None, a.ty())?.result())
        });
        self.scopes.bind(op.result(0), result.map_err(report(op))?);
        Ok(())
    }

    /// Upstream lowers some ops for integers of a width only.
    fn on_i64(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        let new = self.copy_lowered(at, op)?;
        let (index, i64) = (at.type_index(), at.type_i64());
        let before = &mut Builder::before(new);
        for (position, operand) in new.operands().iter().enumerate() {
            let wide = arith::IndexCastOp::build(before, operand, i64).map_err(cannot_build(op))?;
            new.set_operand(position, wide.out());
        }
        for (old, new) in op.results().zip(new.results()).filter(|(old, _)| old.ty().is_index()) {
            new.set_type(i64);
            let result = arith::IndexCastOp::build(at, new, index).map_err(cannot_build(op))?;
            self.scopes.bind(old, result.out());
        }
        Ok(())
    }

    /// A question about a float, put as comparisons of its absolute value.
    fn classify(
        &mut self,
        at: &mut Builder<'c>,
        op: Op<'c>,
        answer: fn(&mut Builder<'c>, Value<'c>) -> Built<Value<'c>>,
    ) -> Outcome {
        let value = self.get(op, op.operand(0))?;
        let absolute = math::AbsFOp::build(at, value, None, value.ty()).map_err(cannot_build(op))?.result();
        let result = answer(at, absolute).map_err(report(op))?;
        self.scopes.bind(op.result(0), result);
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

/// Whether an op works on single numbers, not on vectors of them.
fn is_number(op: Op) -> bool {
    op.operand(0).ty().is_number()
}

/// Whether an op works on a float of 16 bits.
fn is_half(op: Op) -> bool {
    op.operand(0).ty().float_width() == Some(16)
}

/// A float as computed in a wider type.
fn wider<'c>(
    at: &mut Builder<'c>,
    value: Value<'c>,
    ty: Type<'c>,
    compute: impl FnOnce(&mut Builder<'c>, Value<'c>) -> Built<Value<'c>>,
) -> Built<Value<'c>> {
    if value.ty() == ty {
        return compute(at, value);
    }
    let wide = arith::ExtFOp::build(at, value, None, ty)?.out();
    let result = compute(at, wide)?;
    Ok(arith::TruncFOp::build(at, result, None, None, value.ty())?.out())
}

fn float<'c>(at: &mut Builder<'c>, ty: Type<'c>, value: f64) -> Built<Value<'c>> {
    Ok(constant(at, Attr::float(ty, value), ty)?)
}

fn is_infinite<'c>(at: &mut Builder<'c>, absolute: Value<'c>) -> Built<Value<'c>> {
    let infinity = float(at, absolute.ty(), f64::INFINITY)?;
    compare::floats(at, compare::SAME, absolute, infinity)
}

fn is_normal<'c>(at: &mut Builder<'c>, absolute: Value<'c>) -> Built<Value<'c>> {
    let ty = absolute.ty();
    let least = float(at, ty, least_normal(ty))?;
    let infinity = float(at, ty, f64::INFINITY)?;
    let is_large_enough = compare::floats(at, compare::AT_LEAST, absolute, least)?;
    let is_finite = compare::floats(at, compare::BELOW, absolute, infinity)?;
    Ok(arith::AndIOp::build(at, is_large_enough, is_finite, is_finite.ty())?.result())
}

/// The least positive number that a float type holds with all its digits.
fn least_normal(ty: Type) -> f64 {
    match ty.float_width() {
        Some(16) if !ty.is_bf16() => half::f16::MIN_POSITIVE.to_f64(),
        Some(64) => f64::MIN_POSITIVE,
        _ => f32::MIN_POSITIVE.into(),
    }
}

/// What upstream makes of these on single numbers, nobody else does.
fn scaled_block(op: Op) -> Reported {
    error_with_remedy(
        op,
        "expected an op on single numbers, but got one on blocks of numbers that share a scale",
        "convert with arith.extf or arith.truncf, and multiply or divide by the scale",
    )
}

/// A global stands outside the kernel, where nothing takes the sign from it.
fn signed_global(op: Op) -> Reported {
    error_with_remedy(
        op,
        format!("expected a global of elements without a sign in native code, but got '{}'", op.result(0).ty()),
        "declare it with signless elements, such as i8 for ui8",
    )
}
