//! `arith` on scalars: one line per op.
use super::body::{larger, smaller};
use super::number::{BIT, Kind, Number};
use super::promise::lost;
use super::tile::undecided;
use super::value::{Scalar, Value};
use super::{Machine, Meaning, Results, no_meaning};
use crate::diagnostic::{Outcome, Reported, error_at};
use crate::ir::{Attr, Op, OpKind, Type, View, arith, other_rounding};

/// The meaning of an op of `arith`; none for those that only work on blocks of scaled numbers.
pub fn meaning(kind: OpKind) -> Option<Meaning> {
    use OpKind as K;
    let meaning: Meaning = match kind {
        K::ArithConstant => constant,
        K::ArithSelect => select,
        K::ArithCmpI => compare_integers,
        K::ArithCmpF => compare_floats,

        K::ArithAddF => |m, op| floats(m, op, |[a, b]| a + b),
        K::ArithSubF => |m, op| floats(m, op, |[a, b]| a - b),
        K::ArithMulF => |m, op| floats(m, op, |[a, b]| a * b),
        K::ArithDivF => |m, op| floats(m, op, |[a, b]| a / b),
        K::ArithRemF => |m, op| floats(m, op, |[a, b]| a % b),
        K::ArithNegF => |m, op| floats(m, op, |[a]| -a),
        K::ArithMaximumF => |m, op| floats(m, op, |[a, b]| larger(a, b)),
        K::ArithMinimumF => |m, op| floats(m, op, |[a, b]| smaller(a, b)),
        K::ArithMaxNumF => |m, op| floats(m, op, |[a, b]| of_numbers(a, b, larger)),
        K::ArithMinNumF => |m, op| floats(m, op, |[a, b]| of_numbers(a, b, smaller)),

        K::ArithAddI => |m, op| signed(m, op, |[a, b]| Some(a + b)),
        K::ArithSubI => |m, op| signed(m, op, |[a, b]| Some(a - b)),
        K::ArithMulI => |m, op| signed(m, op, |[a, b]| Some(a.wrapping_mul(b))),
        K::ArithDivSI => |m, op| signed_quotient(m, op, |a, b| a / b),
        K::ArithFloorDivSI => |m, op| signed_quotient(m, op, floor_quotient),
        K::ArithCeilDivSI => |m, op| signed_quotient(m, op, |a, b| -floor_quotient(-a, b)),
        K::ArithRemSI => |m, op| signed(m, op, |[a, b]| a.checked_rem(b)),
        K::ArithDivUI => |m, op| unsigned(m, op, |[a, b]| a.checked_div(b)),
        K::ArithCeilDivUI => |m, op| unsigned(m, op, |[a, b]| (b != 0).then(|| -floor_quotient(-a, b))),
        K::ArithRemUI => |m, op| unsigned(m, op, |[a, b]| a.checked_rem(b)),
        K::ArithMaxSI => |m, op| signed(m, op, |[a, b]| Some(a.max(b))),
        K::ArithMinSI => |m, op| signed(m, op, |[a, b]| Some(a.min(b))),
        K::ArithMaxUI => |m, op| unsigned(m, op, |[a, b]| Some(a.max(b))),
        K::ArithMinUI => |m, op| unsigned(m, op, |[a, b]| Some(a.min(b))),
        K::ArithAndI => |m, op| unsigned(m, op, |[a, b]| Some(a & b)),
        K::ArithOrI => |m, op| unsigned(m, op, |[a, b]| Some(a | b)),
        K::ArithXOrI => |m, op| unsigned(m, op, |[a, b]| Some(a ^ b)),
        K::ArithShLI => |m, op| shift(m, op, |kind, bits, by| kind.unsigned(bits) << by),
        K::ArithShRSI => |m, op| shift(m, op, |kind, bits, by| kind.signed(bits) >> by),
        K::ArithShRUI => |m, op| shift(m, op, |kind, bits, by| kind.unsigned(bits) >> by),
        K::ArithAddUIExtended => add_with_carry,
        K::ArithMulSIExtended => |m, op| extended_product(m, op, Kind::signed),
        K::ArithMulUIExtended => |m, op| extended_product(m, op, Kind::unsigned),

        K::ArithExtF => |m, op| convert(m, op, |from, _| Some(from.number())),
        K::ArithTruncF => narrow,
        K::ArithExtSI | K::ArithSIToFP | K::ArithIndexCast | K::ArithTruncI => {
            |m, op| convert(m, op, |from, _| Some(Number::Integer(from.signed())))
        }
        K::ArithExtUI | K::ArithUIToFP | K::ArithIndexCastUI => {
            |m, op| convert(m, op, |from, _| Some(Number::Integer(from.kind.unsigned(from.bits))))
        }
        K::ArithFPToSI => {
            |m, op| convert(m, op, |from, to| integer_part(from, |value| to.signed(value as u64) == value))
        }
        K::ArithFPToUI => {
            |m, op| convert(m, op, |from, to| integer_part(from, |value| to.unsigned(value as u64) == value))
        }
        K::ArithBitcast => |m, op| {
            let bits = m.scalar(op, op.operand(0))?.bits;
            Ok(vec![Scalar { kind: result_kind(op, 0)?, bits }.into()])
        },
        _ => return None,
    };
    Some(meaning)
}

/// The kind of a result.
pub fn result_kind(op: Op, position: usize) -> Outcome<Kind> {
    let ty: Type = op.result(position).ty();
    Kind::of(ty).ok_or_else(|| error_at(op, format!("expected a scalar of at most 64 bits, but got '{ty}'")))
}

/// The operands of an op that takes `N`.
pub fn operands<'c, const N: usize>(machine: &Machine<'c, '_>, op: Op<'c>) -> Outcome<[Scalar; N]> {
    let scalars = op.operands().iter().map(|operand| machine.scalar(op, operand)).collect::<Outcome<Vec<_>>>()?;
    scalars.try_into().map_err(|_| no_meaning(op))
}

/// A float operand as f64, which holds it exactly.
pub fn float(op: Op, scalar: Scalar) -> Outcome<f64> {
    match scalar.number() {
        Number::Float(value) => Ok(value),
        Number::Integer(value) => Err(error_at(op, format!("expected a float, but got {value}"))),
    }
}

/// Floats to a float: computed in f32 for types up to that, in f64 for f64, and rounded once more.
pub fn floats<'c, const N: usize>(machine: &Machine<'c, '_>, op: Op<'c>, f: fn([f64; N]) -> f64) -> Results<'c> {
    let kind = result_kind(op, 0)?;
    let mut values = [0.0; N];
    for (value, scalar) in values.iter_mut().zip(operands::<N>(machine, op)?) {
        *value = float(op, scalar)?;
    }
    Ok(vec![Scalar::new(kind, Number::Float(kind.computed(f(values)))).into()])
}

/// Integers in two's complement to an integer that wraps.
pub fn signed<'c, const N: usize>(
    machine: &Machine<'c, '_>,
    op: Op<'c>,
    f: fn([i128; N]) -> Option<i128>,
) -> Results<'c> {
    integers(op, operands::<N>(machine, op)?.map(Scalar::signed), f)
}

/// Integers without a sign to an integer that wraps.
pub fn unsigned<'c, const N: usize>(
    machine: &Machine<'c, '_>,
    op: Op<'c>,
    f: fn([i128; N]) -> Option<i128>,
) -> Results<'c> {
    integers(op, operands::<N>(machine, op)?.map(|scalar| scalar.kind.unsigned(scalar.bits)), f)
}

fn integers<'c, const N: usize>(op: Op<'c>, values: [i128; N], f: fn([i128; N]) -> Option<i128>) -> Results<'c> {
    let result = f(values).ok_or_else(|| undefined(op, &values))?;
    Ok(vec![Scalar::new(result_kind(op, 0)?, Number::Integer(result)).into()])
}

fn undefined(op: Op, operands: &[i128]) -> Reported {
    error_at(op, format!("expected operands that have a result, but got {operands:?}"))
}

/// A quotient that must fit: the least number by -1 does not.
fn signed_quotient<'c>(machine: &Machine<'c, '_>, op: Op<'c>, f: fn(i128, i128) -> i128) -> Results<'c> {
    let operands = operands::<2>(machine, op)?;
    let [a, b] = operands.map(Scalar::signed);
    let kind = operands[0].kind;
    let result = (b != 0).then(|| f(a, b)).filter(|&result| kind.signed(result as u64) == result);
    let result = result.ok_or_else(|| undefined(op, &[a, b]))?;
    Ok(vec![Scalar::new(kind, Number::Integer(result)).into()])
}

fn floor_quotient(a: i128, b: i128) -> i128 {
    let towards_zero = a / b;
    if a % b != 0 && (a < 0) != (b < 0) { towards_zero - 1 } else { towards_zero }
}

/// Shifting by as many bits as there are, or more, gives no value.
fn shift<'c>(machine: &Machine<'c, '_>, op: Op<'c>, f: fn(Kind, u64, u32) -> i128) -> Results<'c> {
    let [value, by] = operands(machine, op)?;
    let distance = by.kind.unsigned(by.bits);
    if distance >= value.kind.width().into() {
        return Ok(lost(op, op.location()));
    }
    Ok(vec![Scalar::new(value.kind, Number::Integer(f(value.kind, value.bits, distance as u32))).into()])
}

fn add_with_carry<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let [a, b] = operands(machine, op)?;
    let sum = a.kind.unsigned(a.bits) + b.kind.unsigned(b.bits);
    let carry = i128::from(sum >> a.kind.width() != 0);
    Ok(vec![Scalar::new(a.kind, Number::Integer(sum)).into(), Scalar::new(BIT, Number::Integer(carry)).into()])
}

/// The low and the high half of a product.
fn extended_product<'c>(machine: &Machine<'c, '_>, op: Op<'c>, read: fn(Kind, u64) -> i128) -> Results<'c> {
    let [a, b] = operands(machine, op)?;
    // Of two 64-bit numbers without a sign the product may pass i128, but its bits are right.
    let product = read(a.kind, a.bits).wrapping_mul(read(b.kind, b.bits));
    let half = |bits: i128| Scalar::new(a.kind, Number::Integer(bits)).into();
    Ok(vec![half(product), half(product >> a.kind.width())])
}

/// What the result's type does not hold has no value there.
fn convert<'c>(machine: &Machine<'c, '_>, op: Op<'c>, f: fn(Scalar, Kind) -> Option<Number>) -> Results<'c> {
    let [from] = operands(machine, op)?;
    let to = result_kind(op, 0)?;
    match f(from, to) {
        Some(number) => Ok(vec![Scalar::new(to, number).into()]),
        None => Ok(lost(op, op.location())),
    }
}

/// Rounding to the nearest, even among two.
fn narrow<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    match other_rounding(op) {
        None => convert(machine, op, |from, _| Some(from.number())),
        Some(found) => Err(error_at(op, format!("expected rounding to the nearest even number, but got '{found}'"))),
    }
}

/// What a choice between numbers gives when one may be a NaN: the other.
fn of_numbers(a: f64, b: f64, choose: fn(f64, f64) -> f64) -> f64 {
    match (a.is_nan(), b.is_nan()) {
        (true, _) => b,
        (_, true) => a,
        _ => choose(a, b),
    }
}

/// A float cut to an integer, if that fits.
fn integer_part(from: Scalar, fits: impl Fn(i128) -> bool) -> Option<Number> {
    let Number::Float(value) = from.number() else { return None };
    let integer = value as i128;
    (value.is_finite() && fits(integer)).then_some(Number::Integer(integer))
}

fn constant<'c>(_: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let kind = result_kind(op, 0)?;
    let attribute = arith::ConstantOp::wrap(op).value();
    let number = if kind.is_float() {
        attribute.and_then(Attr::as_float).map(Number::Float)
    } else {
        attribute.and_then(Attr::as_int).map(|value| Number::Integer(value.into()))
    };
    let number =
        number.ok_or_else(|| error_at(op, "expected a number of at most 64 bits, but got another constant"))?;
    Ok(vec![Scalar::new(kind, number).into()])
}

/// Of any values, tiles too. What is not chosen need not have a value.
fn select<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    if let Value::Lost(origin) = machine.value(op, op.operand(0))? {
        return undecided(machine, op, origin);
    }
    let first = machine.scalar(op, op.operand(0))?.bits != 0;
    Ok(vec![machine.value(op, op.operand(if first { 1 } else { 2 }))?])
}

fn compare_integers<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let operands = operands::<2>(machine, op)?;
    let [a, b] = operands.map(Scalar::signed);
    let [ua, ub] = operands.map(|scalar| scalar.kind.unsigned(scalar.bits));
    let holds = match arith::CmpIOp::wrap(op).predicate().and_then(Attr::as_int) {
        Some(0) => a == b,
        Some(1) => a != b,
        Some(2) => a < b,
        Some(3) => a <= b,
        Some(4) => a > b,
        Some(5) => a >= b,
        Some(6) => ua < ub,
        Some(7) => ua <= ub,
        Some(8) => ua > ub,
        Some(9) => ua >= ub,
        _ => return Err(no_meaning(op)),
    };
    Ok(vec![truth(holds)])
}

/// Predicates 1 to 6 want both operands to be numbers, 8 to 13 are as well true where one is none.
fn compare_floats<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let [a, b] = operands::<2>(machine, op)?;
    let (a, b) = (float(op, a)?, float(op, b)?);
    let unordered = a.is_nan() || b.is_nan();
    let holds = match arith::CmpFOp::wrap(op).predicate().and_then(Attr::as_int) {
        Some(0) => false,
        Some(1) => a == b,
        Some(2) => a > b,
        Some(3) => a >= b,
        Some(4) => a < b,
        Some(5) => a <= b,
        Some(6) => a != b && !unordered,
        Some(7) => !unordered,
        Some(8) => a == b || unordered,
        Some(9) => a > b || unordered,
        Some(10) => a >= b || unordered,
        Some(11) => a < b || unordered,
        Some(12) => a <= b || unordered,
        Some(13) => a != b,
        Some(14) => unordered,
        Some(15) => true,
        _ => return Err(no_meaning(op)),
    };
    Ok(vec![truth(holds)])
}

/// A result of type `i1`.
pub fn truth<'c>(holds: bool) -> Value<'c> {
    Scalar { kind: BIT, bits: holds.into() }.into()
}

/// A result of the first operand's kind that is a count.
pub fn counted<'c>(machine: &Machine<'c, '_>, op: Op<'c>, f: fn(Kind, u64) -> u32) -> Results<'c> {
    let [value] = operands(machine, op)?;
    Ok(vec![Scalar::new(value.kind, Number::Integer(f(value.kind, value.bits).into())).into()])
}
