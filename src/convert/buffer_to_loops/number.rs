//! Elements: as memory holds them, and as the processor computes with them.
use super::compare;
use super::fault::{Built, Fault};
use crate::ir::{Attr, Builder, ElementKind, Type, Value, View, arith, builtin};

/// An element type that native code can handle: whole bytes, and a sign that ops look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number<'c> {
    /// Kind, without sign.
    pub kind: ElementKind,
    /// Whether division, order and widening are unsigned.
    pub unsigned: bool,
    /// As it lies in memory; integers have no sign there, and floats of one byte, which LLVM does not know, are integers.
    pub stored: Type<'c>,
}

impl<'c> Number<'c> {
    /// The number of an element type; none for what is no number or takes less than a byte.
    pub fn of(ty: Type<'c>) -> Option<Self> {
        let kind = ElementKind::of(ty).filter(|kind| kind.bits() >= 8)?;
        let is_integer = !kind.is_float() || kind.is_float8();
        let stored = if is_integer { ty.context().integer(kind.bits() as u32) } else { ty };
        Some(Self { kind, unsigned: ty.is_unsigned(), stored })
    }

    /// The type that ops compute in: f32 for every float, so that each op rounds once; integers as they are.
    pub fn computed(self) -> Type<'c> {
        if self.kind.is_float() { self.stored.context().f32() } else { self.stored }
    }

    /// From memory's form to the computed one.
    pub fn widen(self, at: &mut Builder<'c>, value: Value<'c>) -> Built<Value<'c>> {
        match self.kind {
            ElementKind::F8E4M3FN => widen_f8e4m3fn(at, value),
            ElementKind::F8E5M2 => widen_f8e5m2(at, value),
            _ if self.stored == self.computed() => Ok(value),
            _ => Ok(arith::ExtFOp::build(at, value, None, self.computed())?.out()),
        }
    }

    /// From the computed form to memory's, rounding to nearest even.
    pub fn round(self, at: &mut Builder<'c>, value: Value<'c>) -> Built<Value<'c>> {
        match self.kind {
            ElementKind::F16 => Ok(arith::TruncFOp::build(at, value, None, None, self.stored)?.out()),
            ElementKind::BF16 => round_to_bf16(at, value, self.stored),
            found if found.is_float8() => Err(Fault::Element { wanted: "one that results are rounded to", found }),
            _ => Ok(value),
        }
    }

    /// A value of this number as another number: floats to floats, and integers to integers that are no
    /// narrower.
    pub fn convert(self, at: &mut Builder<'c>, value: Value<'c>, to: Number<'c>) -> Built<Value<'c>> {
        if self.kind == to.kind {
            return Ok(value);
        }
        match (self.kind.is_float(), to.kind.is_float()) {
            (true, true) => {
                let wide = self.widen(at, value)?;
                to.round(at, wide)
            }
            (false, false) if self.kind.bits() < to.kind.bits() && self.unsigned => {
                Ok(arith::ExtUIOp::build(at, value, to.stored)?.out())
            }
            (false, false) if self.kind.bits() < to.kind.bits() => {
                Ok(arith::ExtSIOp::build(at, value, to.stored)?.out())
            }
            _ => Err(Fault::Element { wanted: "one that every source element fits", found: to.kind }),
        }
    }

    /// A constant in the computed type.
    pub fn constant(self, at: &mut Builder<'c>, value: i64) -> Built<Value<'c>> {
        let ty = self.computed();
        let attribute = if self.kind.is_float() { Attr::float(ty, value as f64) } else { Attr::integer(ty, value) };
        Ok(arith::ConstantOp::build(at, attribute, ty)?.result())
    }
}

/// A scalar operand without its sign, which only types carry.
pub fn signless<'c>(at: &mut Builder<'c>, value: Value<'c>) -> Built<Value<'c>> {
    let ty = value.ty();
    match ty.integer_width() {
        Some(width) if !ty.is_signless() => {
            let plain = at.context().integer(width);
            Ok(builtin::UnrealizedConversionCastOp::build(at, &[value], &[plain])?.op().result(0))
        }
        _ => Ok(value),
    }
}

/// f8E4M3FN to f32. Exponent and fraction where f16 has them are a number of another bias, 256 times too small, but for
/// NaN, where f16 has more numbers.
fn widen_f8e4m3fn<'c>(at: &mut Builder<'c>, value: Value<'c>) -> Built<Value<'c>> {
    let (i8, f32) = (value.ty(), at.context().f32());
    let small = as_half(at, value, 7)?;
    let bias = arith::ConstantOp::build(at, Attr::float(f32, 256.0), f32)?.result();
    let number = arith::MulFOp::build(at, small, bias, None, f32)?.result();
    let magnitude = integer(at, i8, 0x7f)?;
    let without_sign = arith::AndIOp::build(at, value, magnitude, i8)?.result();
    let is_nan = compare::integers(at, compare::EQUAL, without_sign, magnitude)?;
    let nan = arith::ConstantOp::build(at, Attr::float(f32, f64::NAN), f32)?.result();
    Ok(arith::SelectOp::build(at, is_nan, nan, number, f32)?.result())
}

/// f8E5M2 to f32: it is the upper byte of an f16.
fn widen_f8e5m2<'c>(at: &mut Builder<'c>, value: Value<'c>) -> Built<Value<'c>> {
    as_half(at, value, 8)
}

/// A byte so far up in an f16, its sign at the top, as f32. That f16 may be subnormal does no harm: widening it is exact
/// even where the program around has the processor take subnormals for zeros.
fn as_half<'c>(at: &mut Builder<'c>, value: Value<'c>, up: i64) -> Built<Value<'c>> {
    let (i16, f16, f32) = (at.context().integer(16), at.context().f16(), at.context().f32());
    let wide = arith::ExtSIOp::build(at, value, i16)?.out();
    let distance = integer(at, i16, up)?;
    let shifted = arith::ShLIOp::build(at, wide, distance, None, i16)?.result();
    // All between the sign and the other bits are copies of the sign.
    let not_copies = integer(at, i16, (0x7f << up) - 0x8000)?;
    let bits = arith::AndIOp::build(at, shifted, not_copies, i16)?.result();
    let half = arith::BitcastOp::build(at, bits, f16)?.out();
    Ok(arith::ExtFOp::build(at, half, None, f32)?.out())
}

/// f32 to bf16 in integer arithmetic, since processors without the instruction would call a helper for every
/// element: add half a unit of the kept part, or just less where that part is even, and cut. A NaN keeps its
/// sign and leading payload and becomes quiet; rounding could make it an infinity.
fn round_to_bf16<'c>(at: &mut Builder<'c>, value: Value<'c>, bf16: Type<'c>) -> Built<Value<'c>> {
    let (i16, i32) = (at.context().integer(16), at.context().integer(32));
    let bits = arith::BitcastOp::build(at, value, i32)?.out();
    let sixteen = integer(at, i32, 16)?;
    let kept = arith::ShRUIOp::build(at, bits, sixteen, None, i32)?.result();
    let one = integer(at, i32, 1)?;
    let odd = arith::AndIOp::build(at, kept, one, i32)?.result();
    let below_half = integer(at, i32, 0x7fff)?;
    let bias = arith::AddIOp::build(at, below_half, odd, None, i32)?.result();
    let biased = arith::AddIOp::build(at, bits, bias, None, i32)?.result();
    let rounded = arith::ShRUIOp::build(at, biased, sixteen, None, i32)?.result();
    let quiet_bit = integer(at, i32, 0x40)?;
    let quiet = arith::OrIOp::build(at, kept, quiet_bit, i32)?.result();
    let is_nan = compare::floats(at, compare::UNORDERED, value, value)?;
    let chosen = arith::SelectOp::build(at, is_nan, quiet, rounded, i32)?.result();
    let half = arith::TruncIOp::build(at, chosen, None, i16)?.out();
    Ok(arith::BitcastOp::build(at, half, bf16)?.out())
}

/// An integer constant.
pub fn integer<'c>(at: &mut Builder<'c>, ty: Type<'c>, value: i64) -> Built<Value<'c>> {
    Ok(arith::ConstantOp::build(at, Attr::integer(ty, value), ty)?.result())
}
