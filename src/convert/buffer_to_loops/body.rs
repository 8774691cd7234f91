//! What an op computes for one element: one arm per body that `dialects/` names.
use super::compare;
use super::fault::{Built, Fault};
use super::number::Number;
use crate::ir::table::Body;
use crate::ir::{Builder, ElementKind, Value, arith, math};

/// Computes one element in the number's computed type.
///
/// Floats follow IEEE 754; the larger or smaller of anything and a NaN is a NaN. Integers wrap.
pub fn compute<'c>(at: &mut Builder<'c>, body: Body, number: Number<'c>, inputs: &[Value<'c>]) -> Built<Value<'c>> {
    match (body, inputs) {
        (Body::Repeat | Body::Full, &[a]) => Ok(a),
        (_, &[a]) if number.kind.is_float() => float_unary(at, body, number, a),
        (_, &[a]) => integer_unary(at, body, number, a),
        (_, &[a, b]) if number.kind.is_float() => float_binary(at, body, number, a, b),
        (_, &[a, b]) => integer_binary(at, body, number, a, b),
        _ => Err(Fault::Body(body, number.kind)),
    }
}

fn float_binary<'c>(
    at: &mut Builder<'c>,
    body: Body,
    number: Number<'c>,
    a: Value<'c>,
    b: Value<'c>,
) -> Built<Value<'c>> {
    let ty = number.computed();
    Ok(match body {
        Body::Add => arith::AddFOp::build(at, a, b, None, ty)?.result(),
        Body::Sub => arith::SubFOp::build(at, a, b, None, ty)?.result(),
        Body::Mul => arith::MulFOp::build(at, a, b, None, ty)?.result(),
        Body::Div => arith::DivFOp::build(at, a, b, None, ty)?.result(),
        Body::Max => arith::MaximumFOp::build(at, a, b, None, ty)?.result(),
        Body::Min => arith::MinimumFOp::build(at, a, b, None, ty)?.result(),
        Body::Expdif => {
            // The chips take the difference in the elements' own type.
            let difference = arith::SubFOp::build(at, a, b, None, ty)?.result();
            let rounded = number.round(at, difference)?;
            let wide = number.widen(at, rounded)?;
            math::ExpOp::build(at, wide, None, ty)?.result()
        }
        _ => return Err(Fault::Body(body, number.kind)),
    })
}

fn float_unary<'c>(at: &mut Builder<'c>, body: Body, number: Number<'c>, a: Value<'c>) -> Built<Value<'c>> {
    let ty = number.computed();
    Ok(match body {
        Body::Neg => arith::NegFOp::build(at, a, None, ty)?.result(),
        Body::Abs => math::AbsFOp::build(at, a, None, ty)?.result(),
        Body::Exp => math::ExpOp::build(at, a, None, ty)?.result(),
        Body::Log => math::LogOp::build(at, a, None, ty)?.result(),
        Body::Sqrt => math::SqrtOp::build(at, a, None, ty)?.result(),
        Body::Rsqrt => {
            let root = math::SqrtOp::build(at, a, None, ty)?.result();
            reciprocal(at, number, root)?
        }
        Body::Recip => reciprocal(at, number, a)?,
        Body::Relu => {
            let zero = number.constant(at, 0)?;
            arith::MaximumFOp::build(at, a, zero, None, ty)?.result()
        }
        _ => return Err(Fault::Body(body, number.kind)),
    })
}

fn reciprocal<'c>(at: &mut Builder<'c>, number: Number<'c>, a: Value<'c>) -> Built<Value<'c>> {
    let one = number.constant(at, 1)?;
    Ok(arith::DivFOp::build(at, one, a, None, number.computed())?.result())
}

fn integer_binary<'c>(
    at: &mut Builder<'c>,
    body: Body,
    number: Number<'c>,
    a: Value<'c>,
    b: Value<'c>,
) -> Built<Value<'c>> {
    let ty = number.computed();
    Ok(match (body, number.unsigned) {
        (Body::Add, _) => arith::AddIOp::build(at, a, b, None, ty)?.result(),
        (Body::Sub, _) => arith::SubIOp::build(at, a, b, None, ty)?.result(),
        (Body::Mul, _) => arith::MulIOp::build(at, a, b, None, ty)?.result(),
        (Body::Div, true) => unsigned_quotient(at, number, a, b)?,
        (Body::Div, false) => signed_quotient(at, number, a, b)?,
        (Body::Max, true) => arith::MaxUIOp::build(at, a, b, ty)?.result(),
        (Body::Max, false) => arith::MaxSIOp::build(at, a, b, ty)?.result(),
        (Body::Min, true) => arith::MinUIOp::build(at, a, b, ty)?.result(),
        (Body::Min, false) => arith::MinSIOp::build(at, a, b, ty)?.result(),
        _ => return Err(Fault::Body(body, number.kind)),
    })
}

fn integer_unary<'c>(at: &mut Builder<'c>, body: Body, number: Number<'c>, a: Value<'c>) -> Built<Value<'c>> {
    let ty = number.computed();
    let zero = number.constant(at, 0)?;
    Ok(match (body, number.unsigned) {
        (Body::Neg, _) => arith::SubIOp::build(at, zero, a, None, ty)?.result(),
        (Body::Abs | Body::Relu, true) => a,
        (Body::Abs, false) => math::AbsIOp::build(at, a, ty)?.result(),
        (Body::Relu, false) => arith::MaxSIOp::build(at, a, zero, ty)?.result(),
        _ => return Err(Fault::Body(body, number.kind)),
    })
}

/// The quotient towards zero. Dividing by zero has no value, but must not stop the program as the
/// processor's instruction does: it gives the dividend.
fn unsigned_quotient<'c>(at: &mut Builder<'c>, number: Number<'c>, a: Value<'c>, b: Value<'c>) -> Built<Value<'c>> {
    let divisor = replace(at, number, b, 0)?;
    Ok(arith::DivUIOp::build(at, a, divisor, None, number.computed())?.result())
}

/// As [`unsigned_quotient`]; the least number divided by -1 wraps, where the instruction stops the program too.
fn signed_quotient<'c>(at: &mut Builder<'c>, number: Number<'c>, a: Value<'c>, b: Value<'c>) -> Built<Value<'c>> {
    let ty = number.computed();
    let nonzero = replace(at, number, b, 0)?;
    let divisor = replace(at, number, nonzero, -1)?;
    let quotient = arith::DivSIOp::build(at, a, divisor, None, ty)?.result();
    let negated = integer_unary(at, Body::Neg, number, a)?;
    let minus_one = number.constant(at, -1)?;
    let by_minus_one = compare::integers(at, compare::EQUAL, b, minus_one)?;
    Ok(arith::SelectOp::build(at, by_minus_one, negated, quotient, ty)?.result())
}

/// One in place of `unwanted`.
fn replace<'c>(at: &mut Builder<'c>, number: Number<'c>, value: Value<'c>, unwanted: i64) -> Built<Value<'c>> {
    let unwanted = number.constant(at, unwanted)?;
    let one = number.constant(at, 1)?;
    let hit = compare::integers(at, compare::EQUAL, value, unwanted)?;
    Ok(arith::SelectOp::build(at, hit, one, value, number.computed())?.result())
}

/// Whether an accumulator of this kind is what the cube unit has.
pub fn is_accumulator(kind: ElementKind) -> bool {
    matches!(kind, ElementKind::F32 | ElementKind::I32)
}
