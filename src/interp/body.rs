//! What an op of a family computes for one element, in all layers.
use super::number::{Kind, Number, wide};
use crate::ir::table::Body;

use Number::{Float, Integer};

/// One element from its inputs; none where the body has no meaning for such numbers.
///
/// Floats are computed in f32 step by step; a step that the chips take in the elements' own kind is rounded to that.
/// Integers have room to spare: whoever stores the result wraps it.
pub fn apply(body: Body, kind: Kind, inputs: &[Number]) -> Option<Number> {
    match *inputs {
        [Float(a), Float(b)] if body == Body::Expdif => {
            let Float(difference) = kind.decode(kind.encode(Float(a - b))) else { return None };
            Some(Float(wide(difference.exp())))
        }
        [a] if matches!(body, Body::Repeat | Body::Full) => Some(a),
        [Float(a)] => float_unary(body, a).map(Float),
        [Integer(a)] => integer_unary(body, a).map(Integer),
        [Float(a), Float(b)] => float_binary(body, a, b).map(Float),
        [Integer(a), Integer(b)] => integer_binary(body, a, b).map(Integer),
        _ => None,
    }
}

fn float_unary(body: Body, a: f64) -> Option<f64> {
    Some(match body {
        Body::Neg => -a,
        Body::Abs => a.abs(),
        Body::Exp => wide(a.exp()),
        Body::Log => wide(a.ln()),
        Body::Sqrt => wide(a.sqrt()),
        Body::Rsqrt => wide(1.0 / wide(a.sqrt())),
        Body::Recip => wide(1.0 / a),
        Body::Relu => larger(a, 0.0),
        _ => return None,
    })
}

fn float_binary(body: Body, a: f64, b: f64) -> Option<f64> {
    Some(match body {
        Body::Add => wide(a + b),
        Body::Sub => wide(a - b),
        Body::Mul => wide(a * b),
        Body::Div => wide(a / b),
        Body::Max => larger(a, b),
        Body::Min => smaller(a, b),
        _ => return None,
    })
}

fn integer_unary(body: Body, a: i128) -> Option<i128> {
    Some(match body {
        Body::Neg => -a,
        Body::Abs => a.abs(),
        Body::Relu => a.max(0),
        _ => return None,
    })
}

fn integer_binary(body: Body, a: i128, b: i128) -> Option<i128> {
    Some(match body {
        Body::Add => a + b,
        Body::Sub => a - b,
        Body::Mul => a.wrapping_mul(b), // of 64 bits each: only the low 64 of the product count
        Body::Div if b == 0 => a,       // no value in mathematics; the dividend here
        Body::Div => a / b,
        Body::Max => a.max(b),
        Body::Min => a.min(b),
        _ => return None,
    })
}

/// The larger number; a NaN if there is one, and 0 above -0.
pub fn larger(a: f64, b: f64) -> f64 {
    match () {
        () if a.is_nan() || b.is_nan() => f64::NAN,
        () if a == b => {
            if a.is_sign_negative() {
                b
            } else {
                a
            }
        }
        () => {
            if a > b {
                a
            } else {
                b
            }
        }
    }
}

/// The smaller number; a NaN if there is one, and -0 below 0.
pub fn smaller(a: f64, b: f64) -> f64 {
    -larger(-a, -b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zeros_have_an_order() {
        assert!(larger(-0.0, 0.0).is_sign_positive() && larger(0.0, -0.0).is_sign_positive());
        assert!(smaller(-0.0, 0.0).is_sign_negative() && smaller(0.0, -0.0).is_sign_negative());
    }
}
