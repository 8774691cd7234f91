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
    /// As it lies in memory; integers have no sign there.
    pub stored: Type<'c>,
}

impl<'c> Number<'c> {
    /// The number of an element type; none for what is no number or takes less than a byte.
    pub fn of(ty: Type<'c>) -> Option<Self> {
        let kind = ElementKind::of(ty).filter(|kind| kind.bits() >= 8)?;
        let stored = if kind.is_float() { ty } else { ty.context().integer(kind.bits() as u32) };
        Some(Self { kind, unsigned: ty.is_unsigned(), stored })
    }

    /// The type that ops compute in: f32 for every float, so that each op rounds once; integers as they are.
    pub fn computed(self) -> Type<'c> {
        if self.kind.is_float() { self.stored.context().f32() } else { self.stored }
    }

    /// From memory's form to the computed one.
    pub fn widen(self, at: &mut Builder<'c>, value: Value<'c>) -> Built<Value<'c>> {
        if self.stored == self.computed() {
            return Ok(value);
        }
        Ok(arith::ExtFOp::build(at, value, None, self.computed())?.out())
    }

    /// From the computed form to memory's, rounding to nearest even.
    pub fn round(self, at: &mut Builder<'c>, value: Value<'c>) -> Built<Value<'c>> {
        match self.kind {
            ElementKind::F16 => Ok(arith::TruncFOp::build(at, value, None, None, self.stored)?.out()),
            ElementKind::BF16 => round_to_bf16(at, value, self.stored),
            _ => Ok(value),
        }
    }

    /// A value of this number as another number: floats to floats, and integers to integers that are no
    /// narrower.
    pub fn convert(self, at: &mut Builder<'c>, value: Value<'c>, to: Number<'c>) -> Built<Value<'c>> {
        if self.stored == to.stored {
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
