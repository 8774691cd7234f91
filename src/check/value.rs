//! The values of cases: arrays from literals.
use crate::diagnostic::{Outcome, Reported, error_at, error_with_remedy};
use crate::ir::{Attr, Op, Type, View, pypto_check};
use crate::run::{Array, DType, Direction, Parameter, Scalar};

/// A type as what a kernel takes.
pub fn parameter(op: Op, ty: Type, direction: Direction) -> Outcome<Parameter> {
    let unknown = || error_at(op, format!("expected a type that kernels take, but got '{ty}'"));
    let Some((extents, element)) = ty.tensor_parts() else {
        return Ok(Parameter::Scalar(DType::of(ty).ok_or_else(unknown)?));
    };
    let shape = extents.into_iter().map(|extent| usize::try_from(extent).map_err(|_| unknown()));
    let dtype = DType::of(element).ok_or_else(unknown)?;
    Ok(Parameter::Tensor { dtype, shape: shape.collect::<Outcome<_>>()?, direction })
}

/// Element type and shape; a scalar has no dimensions.
fn parts(op: Op, ty: Type) -> Outcome<(DType, Vec<usize>)> {
    Ok(match parameter(op, ty, Direction::In)? {
        Parameter::Tensor { dtype, shape, .. } => (dtype, shape),
        Parameter::Scalar(dtype) => (dtype, vec![]),
    })
}

/// `pypto_check.constant`
pub fn constant(op: pypto_check::ConstantOp) -> Outcome<Array> {
    let (dtype, shape) = parts(op.op(), op.result().ty())?;
    let value = op.value().ok_or(Reported)?;
    let mut array = zeros(op.op(), dtype, &shape)?;
    let unit = array.dtype().bytes();
    let Some(bytes) = bytes(value, dtype, unit) else {
        return Err(error_at(op.op(), format!("expected numbers, but got {value}")));
    };
    let copies = if bytes.len() == unit { array.len() } else { 1 };
    array.set_bytes(&bytes.repeat(copies));
    Ok(array)
}

/// The bytes of a number, of each element, or of the only one that all are.
fn bytes(value: Attr, dtype: DType, unit: usize) -> Option<Vec<u8>> {
    if let Some(number) =
        value.as_int().map(|value| Scalar::Integer(value.into())).or(value.as_float().map(Scalar::Float))
    {
        return Some(dtype.bytes_of(number));
    }
    match dtype {
        DType::Bool => Some(value.dense_bools()?.into_iter().map(u8::from).collect()),
        _ => Some(value.dense_bytes(unit)?.to_vec()),
    }
}

fn zeros(op: Op, dtype: DType, shape: &[usize]) -> Outcome<Array> {
    Array::zeros(dtype, shape).map_err(|error| error_at(op, error.to_string()))
}

/// `pypto_check.ramp`
pub fn ramp(op: pypto_check::RampOp) -> Outcome<Array> {
    let (dtype, shape) = parts(op.op(), op.result().ty())?;
    let count = zeros(op.op(), dtype, &shape)?.len();
    let (start, step) = (number(op.start()), number(op.step()));
    let numbers: Option<Vec<Scalar>> = (0..count).map(|i| exact(dtype, start?, step?, i)).collect();
    match numbers {
        Some(numbers) => {
            Array::of_numbers(dtype, &shape, numbers).map_err(|error| error_at(op.op(), error.to_string()))
        }
        None => {
            let first = (0..count).find(|&i| start.zip(step).is_none_or(|(a, b)| exact(dtype, a, b, i).is_none()));
            let text = format!(
                "expected every element to be a number of {dtype}, but got none for element {}, counted row by row",
                first.unwrap_or_default()
            );
            Err(error_with_remedy(op.op(), text, "choose a start and a step that are sums of a few powers of 2"))
        }
    }
}

fn number(attribute: Option<Attr>) -> Option<Scalar> {
    let attribute = attribute?;
    attribute.as_int().map(|value| Scalar::Integer(value.into())).or(attribute.as_float().map(Scalar::Float))
}

/// Exactly `start + i * step`, if the element type has that number.
fn exact(dtype: DType, start: Scalar, step: Scalar, i: usize) -> Option<Scalar> {
    let sum = match (start, step) {
        (Scalar::Integer(start), Scalar::Integer(step)) => Scalar::Integer(start + i as i128 * step),
        _ => Scalar::Float(exact_sum(exact_float(start)?, i as f64, exact_float(step)?)?),
    };
    let nearest = dtype.nearest(sum);
    let same = match (nearest, sum) {
        (Scalar::Float(nearest), Scalar::Integer(sum)) => nearest.is_finite() && nearest as i128 == sum,
        (nearest, sum) => nearest == sum,
    };
    same.then_some(nearest)
}

fn exact_float(number: Scalar) -> Option<f64> {
    match number {
        Scalar::Integer(value) => Some(value as f64).filter(|&float| float as i128 == value),
        Scalar::Float(value) => Some(value),
    }
}

/// `start + i * step`, unless f64 has to round for it.
fn exact_sum(start: f64, i: f64, step: f64) -> Option<f64> {
    let product = i * step;
    let sum = start + product;
    // What each rounding lost, which f64 can say.
    let of_start = sum - product;
    let lost = (start - of_start) + (product - (sum - of_start));
    (i.mul_add(step, -product) == 0.0 && lost == 0.0 && sum.is_finite()).then_some(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ramps_are_exact_or_refused() {
        let float = |dtype, start, step, i| exact(dtype, Scalar::Float(start), Scalar::Float(step), i);
        assert_eq!(float(DType::F32, 0.5, 0.25, 511), Some(Scalar::Float(128.25)));
        assert_eq!(float(DType::F16, 0.0, 1.0, 2048), Some(Scalar::Float(2048.0)));
        assert_eq!(float(DType::F16, 0.0, 1.0, 2049), None);
        assert_eq!(float(DType::F32, 0.1, 0.0, 0), None, "0.1 is no f32");
        assert_eq!(float(DType::F64, 1.0, 1e-17, 1), None);
        let whole = |dtype, start, step, i| exact(dtype, Scalar::Integer(start), Scalar::Integer(step), i);
        assert_eq!(whole(DType::I8, 100, 1, 27), Some(Scalar::Integer(127)));
        assert_eq!(whole(DType::I8, 100, 1, 28), None);
        assert_eq!(whole(DType::U8, 0, -1, 1), None);
        assert_eq!(whole(DType::BF16, 256, 1, 1), None);
        assert_eq!(whole(DType::F32, -4, 2, 3), Some(Scalar::Float(2.0)));
    }
}
