//! Numbers: the bits that memory and values hold, and what they stand for.
//!
//! Every float type here is a part of f64, so f64 carries them all exactly. The sum, difference, product,
//! quotient and square root of f32 numbers computed in f64 and rounded to f32 are the f32 results: f64 has more
//! than twice the digits, so that rounding twice is rounding once.
use crate::ir::{ElementKind, F8E4M3FN, F8E5M2, Type};
use half::{bf16, f16};
use std::fmt;

/// A type of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Two's complement; `index` has 64 bits.
    Integer {
        /// In bits, at most 64.
        width: u32,
        /// Whether tile ops compare, divide and widen it without a sign.
        unsigned: bool,
    },
    /// Four bits of exponent and three of fraction, no infinity.
    F8E4M3FN,
    /// Five bits of exponent and two of fraction.
    F8E5M2,
    /// IEEE half.
    F16,
    /// bfloat16.
    BF16,
    /// IEEE single.
    F32,
    /// IEEE double.
    F64,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Integer { width, unsigned } => write!(f, "{}i{width}", if *unsigned { "u" } else { "" }),
            Self::F8E4M3FN => f.write_str("f8E4M3FN"),
            Self::F8E5M2 => f.write_str("f8E5M2"),
            Self::F16 => f.write_str("f16"),
            Self::BF16 => f.write_str("bf16"),
            Self::F32 => f.write_str("f32"),
            Self::F64 => f.write_str("f64"),
        }
    }
}

/// `i1`, what comparisons give.
pub const BIT: Kind = Kind::Integer { width: 1, unsigned: false };
/// `index`, and the `i64` that assembler ops give.
pub const INDEX: Kind = Kind::Integer { width: 64, unsigned: false };

/// A number as ops compute with it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// Of an integer type.
    Integer(i128),
    /// Of a float type.
    Float(f64),
}
impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Integer(value) => value.fmt(f),
            Self::Float(value) => value.fmt(f),
        }
    }
}

impl Kind {
    /// The kind of a scalar or element type, if it is a number of at most 64 bits.
    pub fn of(ty: Type) -> Option<Self> {
        if ty.is_index() {
            return Some(INDEX);
        }
        if let Some(width) = ty.integer_width() {
            return (1..=64).contains(&width).then(|| Self::Integer { width, unsigned: ty.is_unsigned() });
        }
        Some(match ElementKind::of(ty) {
            Some(ElementKind::F8E4M3FN) => Self::F8E4M3FN,
            Some(ElementKind::F8E5M2) => Self::F8E5M2,
            Some(ElementKind::F16) => Self::F16,
            Some(ElementKind::BF16) => Self::BF16,
            Some(ElementKind::F32) => Self::F32,
            _ if ty.float_width() == Some(64) => Self::F64,
            _ => return None,
        })
    }
    /// Bytes of one element in memory.
    pub fn bytes(self) -> usize {
        self.width().div_ceil(8) as usize
    }
    /// Width in bits.
    pub fn width(self) -> u32 {
        match self {
            Self::Integer { width, .. } => width,
            Self::F8E4M3FN | Self::F8E5M2 => 8,
            Self::F16 | Self::BF16 => 16,
            Self::F32 => 32,
            Self::F64 => 64,
        }
    }
    /// Whether it is a float type.
    pub fn is_float(self) -> bool {
        !matches!(self, Self::Integer { .. })
    }
    /// The number that bits stand for.
    pub fn decode(self, bits: u64) -> Number {
        match self {
            Self::Integer { unsigned: true, .. } => Number::Integer(self.unsigned(bits)),
            Self::Integer { unsigned: false, .. } => Number::Integer(self.signed(bits)),
            Self::F8E4M3FN => Number::Float(F8E4M3FN::from_bits(bits as u8).to_f64()),
            Self::F8E5M2 => Number::Float(F8E5M2::from_bits(bits as u8).to_f64()),
            Self::F16 => Number::Float(f16::from_bits(bits as u16).to_f64()),
            Self::BF16 => Number::Float(bf16::from_bits(bits as u16).to_f64()),
            Self::F32 => Number::Float(f32::from_bits(bits as u32).into()),
            Self::F64 => Number::Float(f64::from_bits(bits)),
        }
    }
    /// Bits as an integer without a sign.
    pub fn unsigned(self, bits: u64) -> i128 {
        (bits & (u64::MAX >> (64 - self.width()))).into()
    }
    /// Bits as an integer in two's complement.
    pub fn signed(self, bits: u64) -> i128 {
        let unused = 64 - self.width();
        (((bits << unused) as i64) >> unused).into()
    }
    /// The bits of the nearest number of this kind: floats to nearest even, integers wrap, and a float becomes
    /// an integer towards zero.
    pub fn encode(self, number: Number) -> u64 {
        match (self, number) {
            (Self::Integer { .. }, Number::Integer(value)) => self.unsigned(value as u64) as u64,
            (Self::Integer { .. }, Number::Float(value)) => self.unsigned(value as i128 as u64) as u64,
            (Self::F64, Number::Integer(value)) => (value as f64).to_bits(),
            (_, Number::Integer(value)) => self.encode(Number::Float(to_odd(value))),
            (Self::F64, Number::Float(value)) => value.to_bits(),
            (Self::F32, Number::Float(value)) => (value as f32).to_bits().into(),
            (Self::F8E4M3FN, Number::Float(value)) => F8E4M3FN::from_f64(value).to_bits().into(),
            (Self::F8E5M2, Number::Float(value)) => F8E5M2::from_f64(value).to_bits().into(),
            (Self::F16, Number::Float(value)) => f16::from_f32(narrow_to_odd(value)).to_bits().into(),
            (Self::BF16, Number::Float(value)) => bf16::from_f32(narrow_to_odd(value)).to_bits().into(),
        }
    }
    /// A float result as ops compute it before it is rounded to this kind: in f32, but for f64.
    pub fn computed(self, value: f64) -> f64 {
        if self == Self::F64 { value } else { wide(value) }
    }
}

/// Rounds to f32, which every float element is computed in.
pub fn wide(value: f64) -> f64 {
    f64::from(value as f32)
}

/// An f64 as f32, where what is lost shows in the last bit: rounding that to 16 bits is rounding once.
fn narrow_to_odd(value: f64) -> f32 {
    let nearest = value as f32;
    let wide = f64::from(nearest);
    if wide == value || value.is_nan() {
        return nearest;
    }
    let towards_zero = if wide.abs() > value.abs() { nearest.to_bits() - 1 } else { nearest.to_bits() };
    f32::from_bits(towards_zero | 1)
}

/// An integer as f64, where what is lost shows in the last bit.
fn to_odd(value: i128) -> f64 {
    let (mut kept, mut scale) = (value.unsigned_abs(), 1.0);
    while kept >= 1 << 53 {
        kept = (kept >> 1) | (kept & 1);
        scale *= 2.0;
    }
    let magnitude = kept as f64 * scale;
    if value < 0 { -magnitude } else { magnitude }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_bits_are_rounded_once() {
        // Half-way between 1 and the next bf16, and the f64 just above, whose nearest f32 is half-way.
        let half_way = 1.00390625;
        assert_eq!(Kind::BF16.decode(Kind::BF16.encode(Number::Float(half_way))), Number::Float(1.0));
        let above = f64::from_bits(half_way.to_bits() + 1);
        assert_eq!(Kind::BF16.decode(Kind::BF16.encode(Number::Float(above))), Number::Float(1.0078125));
        assert_eq!(Kind::F16.decode(Kind::F16.encode(Number::Float(-1e300))), Number::Float(f64::NEG_INFINITY));
        assert_eq!(Kind::F16.decode(Kind::F16.encode(Number::Float(1e-300))), Number::Float(0.0));
    }

    #[test]
    fn integers_become_the_nearest_float() {
        // 2^62 + 2^38 lies half-way between two f32 numbers; one more decides.
        let half_way = (1i128 << 62) + (1 << 38);
        let encoded = |value| Kind::F32.decode(Kind::F32.encode(Number::Integer(value)));
        assert_eq!(encoded(half_way), Number::Float((1u64 << 62) as f64));
        assert_eq!(encoded(half_way + 1), Number::Float(((1u64 << 62) + (1 << 39)) as f64));
        assert_eq!(encoded(-half_way - 1), Number::Float(-(((1u64 << 62) + (1 << 39)) as f64)));
    }

    #[test]
    fn integers_wrap() {
        let byte = |unsigned| Kind::Integer { width: 8, unsigned };
        assert_eq!(byte(false).decode(byte(false).encode(Number::Integer(200))), Number::Integer(-56));
        assert_eq!(byte(true).decode(byte(true).encode(Number::Integer(-1))), Number::Integer(255));
        assert_eq!(BIT.decode(1), Number::Integer(-1));
    }
}
