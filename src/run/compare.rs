//! Whether two arrays are the same, as far as is asked.
use super::array::Scalar;
use super::{Array, DType};
use crate::ir::{F8E4M3FN, F8E5M2};
use std::fmt;

/// How far an element may be from its reference: `absolute + relative * |reference|`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// Whatever the reference is.
    pub absolute: f64,
    /// As a part of the reference.
    pub relative: f64,
}

impl Tolerance {
    /// No tolerance makes up for an infinity or a NaN on one side only.
    fn allows(self, difference: f64, reference: f64) -> bool {
        difference == 0.0 || (difference.is_finite() && difference <= self.absolute + self.relative * reference)
    }
}

/// What comparing two arrays of one shape gave.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// Largest difference.
    pub absolute: f64,
    /// Largest difference as a part of its reference.
    pub relative: f64,
    /// How many elements differ by more than allowed.
    pub wrong: usize,
    /// The first of these.
    pub first: Option<Difference>,
}

/// One element that differs.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Where.
    pub position: Vec<usize>,
    /// What is there.
    pub found: Scalar,
    /// What should be.
    pub wanted: Scalar,
}
impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "at {:?}: expected {}, but got {}", self.position, self.wanted, self.found)
    }
}

impl Comparison {
    /// Compares element by element; a NaN equals a NaN. Shapes are equal already.
    pub fn new(found: &Array, wanted: &Array, tolerance: Tolerance) -> Self {
        Self::judged(found, wanted, |found, wanted| tolerance.allows(distance(found, wanted), wanted.value().abs()))
    }

    /// Compares element by element, bit by bit, but for NaNs. Shapes are equal already.
    pub fn exact(found: &Array, wanted: &Array) -> Self {
        Self::judged(found, wanted, Scalar::is_same)
    }

    fn judged(found: &Array, wanted: &Array, allows: impl Fn(Scalar, Scalar) -> bool) -> Self {
        let mut result = Self { absolute: 0.0, relative: 0.0, wrong: 0, first: None };
        for (i, (found_number, wanted_number)) in found.numbers().zip(wanted.numbers()).enumerate() {
            let difference = distance(found_number, wanted_number);
            let reference = wanted_number.value().abs();
            result.absolute = largest(result.absolute, difference);
            if difference != 0.0 {
                result.relative = largest(result.relative, difference / reference);
            }
            if !allows(found_number, wanted_number) {
                result.wrong += 1;
                result.first.get_or_insert_with(|| Difference {
                    position: position(i, found.shape()),
                    found: found_number,
                    wanted: wanted_number,
                });
            }
        }
        result
    }

    /// Whether no element is too far off.
    pub fn passed(&self) -> bool {
        self.wrong == 0
    }
}

/// The distance of two numbers: exact for integers, none between equal infinities or NaNs.
fn distance(a: Scalar, b: Scalar) -> f64 {
    match (a, b) {
        (Scalar::Integer(a), Scalar::Integer(b)) => a.abs_diff(b) as f64,
        _ if a.value() == b.value() || (a.value().is_nan() && b.value().is_nan()) => 0.0,
        _ => (a.value() - b.value()).abs(),
    }
}

/// The larger of two; a NaN is larger than all.
fn largest(a: f64, b: f64) -> f64 {
    if a.is_nan() || a > b { a } else { b }
}

fn position(mut index: usize, shape: &[usize]) -> Vec<usize> {
    let mut position: Vec<usize> = shape
        .iter()
        .rev()
        .map(|&extent| {
            let here = index % extent.max(1);
            index /= extent.max(1);
            here
        })
        .collect();
    position.reverse();
    position
}
/// How far two numbers of a type are apart, in units in the last place: 0 where they are the same bits or both no
/// number, at least 1 where they are not, and no bound where one is no number.
fn units_apart(dtype: DType, a: Scalar, b: Scalar) -> u64 {
    match (a, b) {
        (Scalar::Float(x), Scalar::Float(y)) => match (x.is_nan(), y.is_nan()) {
            (true, true) => 0,
            (false, false) if x.to_bits() == y.to_bits() => 0,
            (false, false) => place(dtype, x).abs_diff(place(dtype, y)).max(1),
            _ => u64::MAX,
        },
        _ if a == b => 0,
        _ => u64::MAX,
    }
}

/// A float's place among all floats of its type: neighbours differ by 1, and zero has one place.
fn place(dtype: DType, number: f64) -> i64 {
    let signed = |bits: u64, width: u32| {
        let sign = 1u64 << (width - 1);
        if bits & sign == 0 { bits as i64 } else { -((bits & (sign - 1)) as i64) }
    };
    match dtype {
        DType::F8E4M3FN => signed(F8E4M3FN::from_f64(number).to_bits().into(), 8),
        DType::F8E5M2 => signed(F8E5M2::from_f64(number).to_bits().into(), 8),
        DType::F16 => signed(half::f16::from_f64(number).to_bits().into(), 16),
        DType::BF16 => signed(half::bf16::from_f64(number).to_bits().into(), 16),
        DType::F64 => signed(number.to_bits(), 64),
        _ => signed((number as f32).to_bits().into(), 32),
    }
}

/// The first element of two arrays of one shape that is further apart than so many units in the last place. With
/// no units it must be the same bits; a NaN is a NaN, whatever its payload.
pub fn first_difference(found: &Array, wanted: &Array, units: u32) -> Option<Difference> {
    let numbers = found.numbers().zip(wanted.numbers()).enumerate();
    let mut apart = numbers.filter(|(_, (a, b))| units_apart(found.dtype(), *a, *b) > units.into());
    apart.next().map(|(i, (a, b))| Difference { position: position(i, found.shape()), found: a, wanted: b })
}
