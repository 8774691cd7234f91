//! Rounding once: from text or a wide float straight to the nearest narrow one.
//!
//! Rounding twice, each time to the nearest, can end one step off. What is rounded *to odd* first (exact values stay,
//! of the two neighbours of others the one with an odd last bit is taken) can be rounded again to anything at least
//! two bits narrower, and that is the nearest of the original.
use half::{bf16, f16};
use std::cmp::Ordering;

/// The nearest f16, to even when two are equally near.
pub fn to_f16(value: f64) -> f16 {
    f16::from_f32(to_odd_f32(value))
}

/// The nearest bf16, to even when two are equally near.
pub fn to_bf16(value: f64) -> bf16 {
    bf16::from_f32(to_odd_f32(value))
}

fn to_odd_f32(value: f64) -> f32 {
    let near = value as f32;
    if near.is_infinite() || near.to_bits() & 1 == 1 {
        return near; // an infinity is what the next step would give too
    }
    match value.partial_cmp(&f64::from(near)) {
        Some(Ordering::Greater) => near.next_up(),
        Some(Ordering::Less) => near.next_down(),
        Some(Ordering::Equal) | None => near,
    }
}

/// The number that a text is, rounded to odd.
pub fn parse_to_odd(text: &str) -> Option<f64> {
    let near: f64 = text.parse().ok()?;
    let negative = text.starts_with('-');
    let magnitude = near.abs();
    if !near.is_finite() || near.to_bits() & 1 == 1 {
        return Some(near);
    }
    // More digits than the longest exact double has.
    let (Some(wanted), Some(found)) = (Decimal::of(text), Decimal::of(&format!("{magnitude:.800e}"))) else {
        return Some(near);
    };
    let odd = match wanted.cmp(&found) {
        Ordering::Greater => magnitude.next_up(),
        Ordering::Less => magnitude.next_down(),
        Ordering::Equal => magnitude,
    };
    Some(if negative { -odd } else { odd })
}

/// A magnitude as `0.digits * 10^exponent`, without zeros at either end; zero has no digits and the least exponent.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Decimal {
    exponent: i64,
    digits: Vec<u8>,
}

impl Decimal {
    /// Of a text that is known to be a number; nothing for words such as `inf`.
    fn of(text: &str) -> Option<Self> {
        let text = text.trim_start_matches(['+', '-']);
        let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
        let exponent: i64 = exponent.parse().ok()?;
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let mut digits: Vec<u8> = whole.bytes().chain(fraction.bytes()).collect();
        if !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let leading = digits.iter().take_while(|digit| **digit == b'0').count();
        digits.drain(..leading);
        while digits.last() == Some(&b'0') {
            digits.pop();
        }
        let exponent = exponent.checked_add(whole.len() as i64)?.checked_sub(leading as i64)?;
        Some(Self { exponent: if digits.is_empty() { i64::MIN } else { exponent }, digits })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::{Array, DType};
    use proptest::prelude::*;

    /// What a text is as an element.
    fn parsed(text: &str, dtype: DType) -> Vec<u8> {
        Array::scalar(text, dtype).expect("a number").bytes()
    }

    /// Texts a little below, at and a little above the middle of two neighbours have the lower one, the even one and
    /// the upper one.
    fn check_middle(low: (f64, u16), high: (f64, u16), dtype: DType) {
        let middle = low.0 / 2.0 + high.0 / 2.0; // exact: a double has bits to spare
        let exact = format!("{middle:.200}");
        let above = format!("{exact}0000000001");
        let below = format!("{:.200}999", middle.next_down());
        let even = if low.1 & 1 == 0 { low.1 } else { high.1 };
        for (text, wanted) in [(exact, even), (above, high.1), (below, low.1)] {
            assert_eq!(parsed(&text, dtype), wanted.to_le_bytes(), "{dtype} of {text}");
            assert_eq!(parsed(&format!("-{text}"), dtype), (wanted | 0x8000).to_le_bytes(), "{dtype} of -{text}");
        }
    }

    proptest! {
        #[test]
        fn f16_is_the_nearest(bits in 0u16..0x7bff) {
            let value = |bits| (f16::from_bits(bits).to_f64(), bits);
            check_middle(value(bits), value(bits + 1), DType::F16);
        }
        #[test]
        fn bf16_is_the_nearest(bits in 0x3000u16..0x5000) {
            let value = |bits| (bf16::from_bits(bits).to_f64(), bits);
            check_middle(value(bits), value(bits + 1), DType::BF16);
        }
    }

    #[test]
    fn known_values() {
        // Halfway between 1 and the next f16, and the least bit more than a double can say.
        assert_eq!(parsed("1.00048828125", DType::F16), 0x3c00u16.to_le_bytes());
        assert_eq!(parsed("1.00048828125000000000000000001", DType::F16), 0x3c01u16.to_le_bytes());
        assert_eq!(parsed("1.00390625000000000000000000001", DType::BF16), 0x3f81u16.to_le_bytes());
        // Halfway between 1 and the next f32, and a bit more.
        assert_eq!(parsed("1.000000059604644775390625", DType::F32), 1f32.to_le_bytes());
        assert_eq!(parsed("1.0000000596046447753906250000001", DType::F32), 1f32.next_up().to_le_bytes());
        assert_eq!(parsed("-inf", DType::F16), 0xfc00u16.to_le_bytes());
        assert_eq!(parsed("1e999", DType::BF16), 0x7f80u16.to_le_bytes());
        assert_eq!(parsed("-1e-999", DType::F16), 0x8000u16.to_le_bytes());
        // Halfway between 16 and 18, and between the largest number and the one that would be next.
        assert_eq!(parsed("17", DType::F8E4M3FN), [0x58]);
        assert_eq!(parsed("17.00000000000000000000000000001", DType::F8E4M3FN), [0x59]);
        assert_eq!(parsed("-464", DType::F8E4M3FN), [0xfe]);
        assert!(Array::scalar("-464.00000000000000000000000000001", DType::F8E4M3FN).is_err());
        assert!(Array::scalar("inf", DType::F8E4M3FN).is_err());
        assert_eq!(parsed("61440", DType::F8E5M2), [0x7c]);
        assert_eq!(parsed("61439.99999999999999999999999999", DType::F8E5M2), [0x7b]);
        assert_eq!(parsed("-1e-999", DType::F8E5M2), [0x80]);
        assert_eq!(parsed("65520", DType::F16), 0x7c00u16.to_le_bytes());
        assert_eq!(parsed("65519.99999999999999999999999", DType::F16), 0x7bffu16.to_le_bytes());
    }
}
