//! `math` on scalars: one line per op. Functions are computed in f64 and rounded to the type's computed form.
use super::body::{larger, smaller};
use super::number::{Kind, Number};
use super::scalar::{counted, float, floats, operands, result_kind, signed, truth};
use super::value::Scalar;
use super::{Machine, Meaning, Results};
use crate::ir::{F8E4M3FN, F8E5M2, Op, OpKind};

/// The meaning of an op of `math`.
pub fn meaning(kind: OpKind) -> Option<Meaning> {
    use OpKind as K;
    let meaning: Meaning = match kind {
        K::MathAbsF => |m, op| floats(m, op, |[a]| a.abs()),
        K::MathAcos => |m, op| floats(m, op, |[a]| a.acos()),
        K::MathAcosh => |m, op| floats(m, op, |[a]| a.acosh()),
        K::MathAsin => |m, op| floats(m, op, |[a]| a.asin()),
        K::MathAsinh => |m, op| floats(m, op, |[a]| a.asinh()),
        K::MathAtan => |m, op| floats(m, op, |[a]| a.atan()),
        K::MathAtan2 => |m, op| floats(m, op, |[a, b]| a.atan2(b)),
        K::MathAtanh => |m, op| floats(m, op, |[a]| a.atanh()),
        K::MathCbrt => |m, op| floats(m, op, |[a]| a.cbrt()),
        K::MathCeil => |m, op| floats(m, op, |[a]| a.ceil()),
        K::MathClampF => |m, op| floats(m, op, |[a, low, high]| smaller(larger(a, low), high)),
        K::MathCopySign => |m, op| floats(m, op, |[a, b]| a.copysign(b)),
        K::MathCos => |m, op| floats(m, op, |[a]| a.cos()),
        K::MathCosh => |m, op| floats(m, op, |[a]| a.cosh()),
        K::MathErf => |m, op| floats(m, op, |[a]| libm::erf(a)),
        K::MathErfc => |m, op| floats(m, op, |[a]| libm::erfc(a)),
        K::MathExp => |m, op| floats(m, op, |[a]| a.exp()),
        K::MathExp2 => |m, op| floats(m, op, |[a]| a.exp2()),
        K::MathExpM1 => |m, op| floats(m, op, |[a]| a.exp_m1()),
        K::MathFloor => |m, op| floats(m, op, |[a]| a.floor()),
        K::MathLog => |m, op| floats(m, op, |[a]| a.ln()),
        K::MathLog10 => |m, op| floats(m, op, |[a]| a.log10()),
        K::MathLog1p => |m, op| floats(m, op, |[a]| a.ln_1p()),
        K::MathLog2 => |m, op| floats(m, op, |[a]| a.log2()),
        K::MathPowF => |m, op| floats(m, op, |[a, b]| a.powf(b)),
        K::MathRound => |m, op| floats(m, op, |[a]| a.round()),
        K::MathRoundEven => |m, op| floats(m, op, |[a]| a.round_ties_even()),
        K::MathRsqrt => |m, op| floats(m, op, |[a]| 1.0 / a.sqrt()),
        K::MathSin => |m, op| floats(m, op, |[a]| a.sin()),
        K::MathSinh => |m, op| floats(m, op, |[a]| a.sinh()),
        K::MathSqrt => |m, op| floats(m, op, |[a]| a.sqrt()),
        K::MathTan => |m, op| floats(m, op, |[a]| a.tan()),
        K::MathTanh => |m, op| floats(m, op, |[a]| a.tanh()),
        K::MathTrunc => |m, op| floats(m, op, |[a]| a.trunc()),
        K::MathFma => fused,
        K::MathFPowI => float_to_integer_power,
        K::MathSincos => sine_and_cosine,
        K::MathIsFinite => |m, op| class(m, op, f64::is_finite),
        K::MathIsInf => |m, op| class(m, op, f64::is_infinite),
        K::MathIsNaN => |m, op| class(m, op, f64::is_nan),
        K::MathIsNormal => is_normal,
        K::MathAbsI => |m, op| signed(m, op, |[a]| Some(a.abs())),
        K::MathIPowI => |m, op| signed(m, op, |[a, n]| integer_power(a, n)),
        K::MathCountLeadingZeros => {
            |m, op| counted(m, op, |kind, bits| kind.width() - (64 - (kind.unsigned(bits) as u64).leading_zeros()))
        }
        K::MathCountTrailingZeros => {
            |m, op| counted(m, op, |kind, bits| (kind.unsigned(bits) as u64).trailing_zeros().min(kind.width()))
        }
        K::MathCtPop => |m, op| counted(m, op, |kind, bits| (kind.unsigned(bits) as u64).count_ones()),
        _ => return None,
    };
    Some(meaning)
}

/// `a * b + c`, rounded once.
fn fused<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let kind = result_kind(op, 0)?;
    let [a, b, c] = operands(machine, op)?;
    let (a, b, c) = (float(op, a)?, float(op, b)?, float(op, c)?);
    let sum = match kind {
        Kind::F64 => a.mul_add(b, c),
        _ => (a as f32).mul_add(b as f32, c as f32).into(),
    };
    Ok(vec![Scalar::new(kind, Number::Float(sum)).into()])
}

fn float_to_integer_power<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let kind = result_kind(op, 0)?;
    let [base, exponent] = operands(machine, op)?;
    let power = float(op, base)?.powf(exponent.signed() as f64);
    Ok(vec![Scalar::new(kind, Number::Float(kind.computed(power))).into()])
}

fn sine_and_cosine<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let kind = result_kind(op, 0)?;
    let [angle] = operands(machine, op)?;
    let (sine, cosine) = float(op, angle)?.sin_cos();
    Ok([sine, cosine].map(|value| Scalar::new(kind, Number::Float(kind.computed(value))).into()).into())
}

fn class<'c>(machine: &Machine<'c, '_>, op: Op<'c>, holds: fn(f64) -> bool) -> Results<'c> {
    let [value] = operands(machine, op)?;
    Ok(vec![truth(holds(float(op, value)?))])
}

/// Which numbers are normal is a matter of the type: the least exponent decides.
fn is_normal<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let [value] = operands(machine, op)?;
    let least = match value.kind {
        Kind::F8E4M3FN => F8E4M3FN::least_normal(),
        Kind::F8E5M2 => F8E5M2::least_normal(),
        Kind::F16 => half::f16::MIN_POSITIVE.to_f64(),
        Kind::BF16 => half::bf16::MIN_POSITIVE.to_f64(),
        Kind::F64 => f64::MIN_POSITIVE,
        _ => f32::MIN_POSITIVE.into(),
    };
    let value = float(op, value)?;
    Ok(vec![truth(value.is_finite() && value.abs() >= least)])
}

/// Wraps. A negative exponent leaves something of 1 and -1 only; zero has no such power.
fn integer_power(base: i128, exponent: i128) -> Option<i128> {
    if exponent < 0 {
        return match base {
            0 => None,
            1 => Some(1),
            -1 => Some(if exponent % 2 == 0 { 1 } else { -1 }),
            _ => Some(0),
        };
    }
    let (mut power, mut square, mut left) = (1i128, base, exponent);
    while left > 0 {
        if left & 1 == 1 {
            power = power.wrapping_mul(square);
        }
        square = square.wrapping_mul(square);
        left >>= 1;
    }
    Some(power)
}
