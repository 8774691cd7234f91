//! Floats of one byte, with the values that MLIR gives them.
//!
//! Done here because no crate will do: the one in wide use clamps what is too large to the largest finite number and
//! calls zero subnormal, and the others are in their first releases.
use std::fmt;

/// How a byte is a float: a sign, an exponent, a fraction.
struct Format {
    /// Bits of the fraction.
    fraction: u32,
    /// The exponent of the least normal number.
    least: i32,
    /// The largest finite number.
    largest: u8,
    /// What lies beyond it, unless there is none.
    infinity: Option<u8>,
    /// What is no number.
    nan: u8,
}

const E4M3FN: Format = Format { fraction: 3, least: -6, largest: 0x7e, infinity: None, nan: 0x7f };
const E5M2: Format = Format { fraction: 2, least: -14, largest: 0x7b, infinity: Some(0x7c), nan: 0x7e };

const SIGN: u8 = 0x80;

impl Format {
    fn decode(&self, bits: u8) -> f64 {
        let magnitude = match bits & !SIGN {
            finite if finite <= self.largest => self.finite(finite),
            other if Some(other) == self.infinity => f64::INFINITY,
            _ => f64::NAN,
        };
        if bits & SIGN == 0 { magnitude } else { -magnitude }
    }

    /// Below the least normal number, the leading digit is a zero and the exponent stays.
    fn finite(&self, magnitude: u8) -> f64 {
        let one = 1 << self.fraction;
        let (exponent, fraction) = (i32::from(magnitude >> self.fraction), magnitude & (one - 1));
        let digits = if exponent == 0 { fraction } else { one + fraction };
        f64::from(digits) * self.unit(self.least + exponent.max(1) - 1)
    }

    /// What the last digit of numbers of an exponent stands for.
    fn unit(&self, exponent: i32) -> f64 {
        2f64.powi(exponent - self.fraction as i32)
    }

    fn encode(&self, value: f64) -> u8 {
        let sign = if value.is_sign_negative() { SIGN } else { 0 };
        sign | self.nearest(value.abs())
    }

    /// The nearest number, to even when two are equally near. Digits that round up to the next exponent carry into it.
    fn nearest(&self, magnitude: f64) -> u8 {
        if magnitude.is_nan() {
            return self.nan;
        }
        let exponent = exponent(magnitude).max(self.least);
        let digits = (magnitude / self.unit(exponent)).round_ties_even();
        let bits = f64::from((exponent - self.least) << self.fraction) + digits;
        if bits <= self.largest.into() { bits as u8 } else { self.infinity.unwrap_or(self.nan) }
    }
}

/// The exponent of a magnitude; of what is subnormal as f64, one below all others.
fn exponent(magnitude: f64) -> i32 {
    (magnitude.to_bits() >> 52) as i32 - 1023
}

macro_rules! float8 {
    ($(#[$doc:meta])* $name:ident, $format:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default)]
        #[repr(transparent)]
        pub struct $name(u8);
        impl $name {
            /// The least positive number with all digits.
            pub fn least_normal() -> f64 {
                2f64.powi($format.least)
            }
            /// Of its bits.
            pub fn from_bits(bits: u8) -> Self {
                Self(bits)
            }
            /// Its bits.
            pub fn to_bits(self) -> u8 {
                self.0
            }
            /// Of its only byte.
            pub fn from_le_bytes([bits]: [u8; 1]) -> Self {
                Self(bits)
            }
            /// Its only byte.
            pub fn to_le_bytes(self) -> [u8; 1] {
                [self.0]
            }
            /// The nearest, to even when two are equally near.
            pub fn from_f64(value: f64) -> Self {
                Self($format.encode(value))
            }
            /// Exactly.
            pub fn to_f64(self) -> f64 {
                $format.decode(self.0)
            }
        }
        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.to_f64() == other.to_f64()
            }
        }
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                self.to_f64().fmt(f)
            }
        }
    };
}
float8! {
    /// Up to 448, in steps of an eighth of a power of two; too large a number becomes NaN, as there is no infinity.
    F8E4M3FN, E4M3FN
}
float8! {
    /// The upper byte of an IEEE half.
    F8E5M2, E5M2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values() {
        let e4m3fn = |bits| F8E4M3FN::from_bits(bits).to_f64();
        let e5m2 = |bits| F8E5M2::from_bits(bits).to_f64();
        for (bits, wanted) in [(0x00, 0.0), (0x01, 0.001953125), (0x07, 0.013671875), (0x08, 0.015625), (0x38, 1.0)] {
            assert_eq!(e4m3fn(bits), wanted);
            assert_eq!(e4m3fn(bits | SIGN).to_bits(), (-wanted).to_bits());
        }
        assert_eq!((e4m3fn(0x78), e4m3fn(0x7e)), (256.0, 448.0));
        assert!(e4m3fn(0x7f).is_nan() && e4m3fn(0xff).is_nan());
        for (bits, wanted) in [(0x01, 1.52587890625e-5), (0x03, 4.57763671875e-5), (0x04, 6.103515625e-5), (0x3c, 1.0)]
        {
            assert_eq!(e5m2(bits), wanted);
        }
        assert_eq!((e5m2(0x7b), e5m2(0xfc)), (57344.0, f64::NEG_INFINITY));
        assert!((0x7d..=0x7f).all(|bits| e5m2(bits).is_nan() && e5m2(bits | SIGN).is_nan()));
    }

    #[test]
    fn e5m2_is_half_of_a_half() {
        for bits in 0..=u8::MAX {
            let half = half::f16::from_bits(u16::from(bits) << 8).to_f64();
            let found = F8E5M2::from_bits(bits).to_f64();
            assert!(found.to_bits() == half.to_bits() || found.is_nan() && half.is_nan(), "{bits:#x}: {found}");
        }
    }

    /// Every number is its own nearest; the middle of two neighbours goes to the even one, what is a little to either
    /// side of it to the nearer one.
    fn check_rounding(largest: u8, decode: fn(u8) -> f64, encode: fn(f64) -> u8) {
        for low in 0..=largest {
            assert_eq!(encode(decode(low)), low);
            assert_eq!(encode(-decode(low)), low | SIGN);
        }
        for low in 0..largest {
            let high = low + 1;
            let middle = (decode(low) + decode(high)) / 2.0;
            let even = if low & 1 == 0 { low } else { high };
            let found = [middle.next_down(), middle, middle.next_up()].map(encode);
            assert_eq!(found, [low, even, high]);
        }
    }

    #[test]
    fn rounds_to_nearest_even() {
        check_rounding(0x7e, |bits| F8E4M3FN::from_bits(bits).to_f64(), |value| F8E4M3FN::from_f64(value).to_bits());
        check_rounding(0x7b, |bits| F8E5M2::from_bits(bits).to_f64(), |value| F8E5M2::from_f64(value).to_bits());
    }

    #[test]
    fn what_is_too_large_is_infinite_or_no_number() {
        let e4m3fn = |value| F8E4M3FN::from_f64(value).to_bits();
        assert_eq!([464.0, 464f64.next_up(), -1e300, f64::INFINITY].map(e4m3fn), [0x7e, 0x7f, 0xff, 0x7f]);
        let e5m2 = |value| F8E5M2::from_f64(value).to_bits();
        assert_eq!([61440f64.next_down(), 61440.0, -1e300, f64::INFINITY].map(e5m2), [0x7b, 0x7c, 0xfc, 0x7c]);
        assert_eq!([e4m3fn(f64::NAN), e5m2(f64::NAN)], [0x7f, 0x7e]);
        assert_eq!([e4m3fn(-1e-320), e5m2(1e-320)], [0x80, 0x00]);
    }
}
