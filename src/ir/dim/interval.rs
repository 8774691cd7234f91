//! What is known of the values of an expression: interval arithmetic.
use super::Operator;

/// The values between two ends, inclusive; an end that is not an `i64` stands
/// for infinity.
///
/// Infinities are so far beyond what a product of two `i64` reaches that
/// saturating arithmetic needs no cases of its own for them.
#[derive(Clone, Copy)]
pub(super) struct Interval {
    pub(super) lower: i128,
    pub(super) upper: i128,
}

impl Interval {
    /// Moves ends outside `i64` outwards: to infinity, or to the nearest `i64`,
    /// which is the weaker bound.
    pub(super) fn new(lower: i128, upper: i128) -> Self {
        let (least, greatest) = (i128::from(i64::MIN), i128::from(i64::MAX));
        Self {
            lower: if lower < least { i128::MIN } else { lower.min(greatest) },
            upper: if upper > greatest { i128::MAX } else { upper.max(least) },
        }
    }

    pub(super) fn exactly(value: i64) -> Self {
        Self::new(value.into(), value.into())
    }

    /// Applies an operation that is increasing in both operands.
    pub(super) fn ends(self, other: Self, operation: fn(i128, i128) -> i128) -> Self {
        Self::new(operation(self.lower, other.lower), operation(self.upper, other.upper))
    }

    /// Applies an operation that is monotonic in either operand.
    pub(super) fn corners(self, other: Self, operation: fn(i128, i128) -> i128) -> Self {
        let [a, b] = [other.lower, other.upper].map(|right| operation(self.lower, right));
        let [c, d] = [other.lower, other.upper].map(|right| operation(self.upper, right));
        Self::new(a.min(b).min(c).min(d), a.max(b).max(c).max(d))
    }

    pub(super) fn floordiv(self, divisor: Self) -> Self {
        // Around zero the divisors of least magnitude give the extreme quotients.
        let contains_zero = divisor.lower <= 0 && divisor.upper >= 0;
        let divisor = if contains_zero { Self::new(-1, 1) } else { divisor };
        // Only minus infinity by -1 overflows.
        self.corners(divisor, |left, right| Operator::FloorDiv.apply(left, right).unwrap_or(i128::MAX))
    }

    pub(super) fn modulo(self, divisor: Self) -> Self {
        let lower = divisor.lower.saturating_add(1).min(0);
        let upper = divisor.upper.saturating_sub(1).max(0);
        if self.lower >= 0 && divisor.lower >= 0 {
            return Self::new(lower, upper.min(self.upper));
        }
        Self::new(lower, upper)
    }
}
