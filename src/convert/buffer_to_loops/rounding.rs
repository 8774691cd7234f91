//! Scalar ops of which LLVM's form gives another number than the op's meaning, or leaves it open.
use super::Lowering;
use super::compare;
use super::fault::{Built, report};
use super::number::integer;
use crate::diagnostic::{Outcome, error_with_remedy};
use crate::ir::{Builder, Op, OpKind, Type, Value, arith, other_rounding};

/// Digits of f64, hidden one included.
const DIGITS: i64 = 53;

impl<'c> Lowering<'c> {
    /// `sitofp` and `uitofp` to bf16.
    pub fn integer_to_bf16(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        let value = self.get(op, op.operand(0))?;
        let signed = op.kind() == OpKind::ArithSIToFP;
        let new = match value.ty().integer_width() {
            Some(width) if width <= 64 => to_bf16(at, value, signed, op.result(0).ty()).map_err(report(op))?,
            _ => {
                let text = format!("expected an integer of at most 64 bits, but got '{}'", value.ty());
                return Err(error_with_remedy(op, text, "cut it to 64 bits first, or convert it to f32"));
            }
        };
        self.scopes.bind(op.result(0), new);
        Ok(())
    }

    /// `maxnumf` and `minnumf`.
    pub fn choose_number(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        let [a, b] = [self.get(op, op.operand(0))?, self.get(op, op.operand(1))?];
        let new = number_of_two(at, op.kind(), [a, b]).map_err(report(op))?;
        self.scopes.bind(op.result(0), new);
        Ok(())
    }
}

/// LLVM rounds to the nearest, and code for other modes takes its orders from the processor's state.
pub fn require_nearest(op: Op) -> Outcome {
    match other_rounding(op) {
        None => Ok(()),
        Some(found) => Err(error_with_remedy(
            op,
            format!("expected rounding to the nearest even number, but got '{found}'"),
            "leave the rounding mode out",
        )),
    }
}

/// An integer as bf16, rounded once: by way of f64, which holds 53 digits. LLVM's code goes by f32, which holds too few,
/// and it does so whatever types are between, so the digits of bf16 are cut by hand.
fn to_bf16<'c>(at: &mut Builder<'c>, value: Value<'c>, signed: bool, bf16: Type<'c>) -> Built<Value<'c>> {
    let wide = match value.ty().integer_width() {
        Some(width) if i64::from(width) > DIGITS => sticky(at, value, signed)?,
        _ => value,
    };
    let f64 = at.context().f64();
    let double = match signed {
        true => arith::SIToFPOp::build(at, wide, f64)?.out(),
        false => arith::UIToFPOp::build(at, wide, f64)?.out(),
    };
    let rounded = with_digits_of_bf16(at, double)?;
    Ok(arith::TruncFOp::build(at, rounded, None, None, bf16)?.out())
}

/// A finite f64 rounded to the digits that bf16 has: add half a unit of the kept part, or just less where that part is
/// even, and cut. An integer's exponent is one that bf16 has, too.
fn with_digits_of_bf16<'c>(at: &mut Builder<'c>, double: Value<'c>) -> Built<Value<'c>> {
    const DROPPED: i64 = 52 - 7;
    let (i64, f64) = (at.type_i64(), double.ty());
    let bits = arith::BitcastOp::build(at, double, i64)?.out();
    let [dropped, one, below_half] = [DROPPED, 1, (1 << (DROPPED - 1)) - 1].map(|value| integer(at, i64, value));
    let (dropped, one, below_half) = (dropped?, one?, below_half?);
    let kept = arith::ShRUIOp::build(at, bits, dropped, None, i64)?.result();
    let odd = arith::AndIOp::build(at, kept, one, i64)?.result();
    let bias = arith::AddIOp::build(at, below_half, odd, None, i64)?.result();
    let biased = arith::AddIOp::build(at, bits, bias, None, i64)?.result();
    let cut = arith::ShRUIOp::build(at, biased, dropped, None, i64)?.result();
    let rounded = arith::ShLIOp::build(at, cut, dropped, None, i64)?.result();
    Ok(arith::BitcastOp::build(at, rounded, f64)?.out())
}

/// A large integer without its last 11 bits, the bit before them set if any of them was: f64 holds that exactly, and it
/// rounds to 8 digits as the integer does.
fn sticky<'c>(at: &mut Builder<'c>, value: Value<'c>, signed: bool) -> Built<Value<'c>> {
    let i64 = at.type_i64();
    let value = match (value.ty() == i64, signed) {
        (true, _) => value,
        (false, true) => arith::ExtSIOp::build(at, value, i64)?.out(),
        (false, false) => arith::ExtUIOp::build(at, value, i64)?.out(),
    };
    let cut = (1 << (64 - DIGITS)) - 1;
    let [zero, low, high, last] = [0, cut, !cut, cut + 1].map(|bits| integer(at, i64, bits));
    let (zero, low, high, last) = (zero?, low?, high?, last?);
    let lost = arith::AndIOp::build(at, value, low, i64)?.result();
    let exact = compare::integers(at, compare::EQUAL, lost, zero)?;
    let kept = arith::AndIOp::build(at, value, high, i64)?.result();
    let odd = arith::OrIOp::build(at, kept, last, i64)?.result();
    let cut = arith::SelectOp::build(at, exact, kept, odd, i64)?.result();
    // What f64 holds stays whole: from -2^53 if signed, from 0 if not, to 2^53.
    let (least, count) = if signed { (1 << DIGITS, 2 << DIGITS) } else { (0, 1 << DIGITS) };
    let (least, count) = (integer(at, i64, least)?, integer(at, i64, count)?);
    let shifted = arith::AddIOp::build(at, value, least, None, i64)?.result();
    let is_small = compare::integers(at, compare::LESS_UNSIGNED, shifted, count)?;
    Ok(arith::SelectOp::build(at, is_small, value, cut, i64)?.result())
}

/// `maxnumf` and `minnumf`: the other operand of a NaN, and of two zeros the one whose sign says so, which LLVM leaves
/// open.
fn number_of_two<'c>(at: &mut Builder<'c>, kind: OpKind, [a, b]: [Value<'c>; 2]) -> Built<Value<'c>> {
    let ty = a.ty();
    let of_numbers = match kind {
        OpKind::ArithMaxNumF => arith::MaximumFOp::build(at, a, b, None, ty)?.result(),
        _ => arith::MinimumFOp::build(at, a, b, None, ty)?.result(),
    };
    let b_is_nan = compare::floats(at, compare::UNORDERED, b, b)?;
    let without_b = arith::SelectOp::build(at, b_is_nan, a, of_numbers, ty)?.result();
    let a_is_nan = compare::floats(at, compare::UNORDERED, a, a)?;
    Ok(arith::SelectOp::build(at, a_is_nan, b, without_b, ty)?.result())
}
