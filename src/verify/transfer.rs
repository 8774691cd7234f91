//! What loads, stores and moves share: windows of tensors, and which element types may change on the way.
use crate::diagnostic::{Outcome, error_at, error_with_remedy};
use crate::ir::ptensor_types::TensorType;
use crate::ir::{Attr, DYNAMIC, Dim, ElementKind, Extents, Op, Operands, Space, Type, Value};
use crate::verify::place::Place;

use ElementKind::{BF16, F8E4M3FN, F8E5M2, F16, F32, I8, I16, I32};

/// What a transfer between global memory and Vec takes, on chips that have it.
const VEC_TRANSFER: &[ElementKind] = &[I8, I16, I32, F8E4M3FN, F8E5M2, F16, BF16, F32];
/// What a load boxes on its way to Mat, on chips that have it.
const BOXED_LOAD: &[ElementKind] = &[I8, F8E4M3FN, F8E5M2, F16, BF16, F32];

/// A window of a tensor, as a transfer names it.
pub struct Window<'c> {
    /// The transfer.
    pub op: Op<'c>,
    /// The tensor's name in the declaration.
    pub name: &'static str,
    /// The tensor.
    pub tensor: Value<'c>,
    /// Offsets that are operands.
    pub offsets: Operands<'c>,
    /// All offsets, with a mark where an operand stands.
    pub fixed: Option<Attr<'c>>,
}

impl Window<'_> {
    /// The window that a place's valid region covers lies in the tensor.
    pub fn fits(&self, place: &Place) -> Outcome {
        let Some(tensor) = TensorType::from_type(self.tensor.ty()) else { return Ok(()) };
        let (shape, valid) = (tensor.params().shape.items(), tensor.params().valid_shape.items());
        let offsets = self.fixed.map(Attr::i64_elements).unwrap_or_default();
        self.has_two_dimensions(shape)?;
        place.is_matrix()?;
        self.counts_agree(&offsets)?;
        for (axis, (&offset, &extent)) in offsets.iter().zip(place.is.valid).enumerate() {
            let offset = (offset != DYNAMIC).then_some(offset);
            self.is_not_negative(axis, offset.unwrap_or(0))?;
            self.ends_within(axis, offset, extent, shape[axis], "shape", Extents(shape))?;
            if !valid.is_empty() {
                self.ends_within(axis, offset, extent, valid[axis], "valid region", Extents(valid))?;
            }
        }
        Ok(())
    }
    fn has_two_dimensions(&self, shape: &[Dim]) -> Outcome {
        match shape.len() {
            2 => Ok(()),
            rank => Err(error_at(self.op, format!("expected the rank of {} to be 2, but got {rank}", self.name))),
        }
    }
    fn counts_agree(&self, offsets: &[i64]) -> Outcome {
        if offsets.len() != 2 {
            let found = offsets.len();
            return Err(error_at(self.op, format!("expected the number of offsets to be 2, but got {found}")));
        }
        let marks = offsets.iter().filter(|&&offset| offset == DYNAMIC).count();
        if self.offsets.len() == marks {
            return Ok(());
        }
        let found = self.offsets.len();
        let text =
            format!("expected the number of offset operands to be {marks}, the '?' of static_offsets, but got {found}");
        Err(error_at(self.op, text))
    }
    fn is_not_negative(&self, axis: usize, offset: i64) -> Outcome {
        if offset >= 0 {
            return Ok(());
        }
        Err(error_at(self.op, format!("expected offset {axis} to be at least 0, but got {offset}")))
    }
    /// Where extent and bound are integers, the window ends at or before the bound; an offset that is known
    /// at run time only is at least 0.
    fn ends_within(
        &self,
        axis: usize,
        offset: Option<i64>,
        extent: Dim,
        bound: Dim,
        of: &str,
        all: Extents,
    ) -> Outcome {
        let (Some(extent), Some(bound)) = (extent.as_constant(), bound.as_constant()) else { return Ok(()) };
        let end = i128::from(offset.unwrap_or(0)) + i128::from(extent);
        if end <= i128::from(bound) {
            return Ok(());
        }
        let later = if offset.is_none() { " or later" } else { "" };
        Err(error_with_remedy(
            self.op,
            format!("expected the window to end at {bound} or before along dimension {axis}, but got {end}{later}"),
            format!("the {of} of {} is {all}; nothing is clamped, so narrow the valid region of the tile", self.name),
        ))
    }
    /// The type of an element.
    pub fn element(&self) -> Option<Type<'_>> {
        TensorType::from_type(self.tensor.ty()).map(|tensor| tensor.params().element_type)
    }
    /// Both sides have one element type.
    fn has_element_of(&self, place: &Place) -> Outcome {
        let found = self.element();
        if found == Some(place.is.element) {
            return Ok(());
        }
        let found = found.unwrap_or_else(|| self.tensor.ty());
        let (name, wanted) = (self.name, place.is.element);
        let text = format!("expected the element type of {name} to be {wanted} as in {}, but got {found}", place.name);
        Err(match ElementKind::of(found).filter(|kind| kind.is_float8()) {
            Some(kind) => error_with_remedy(self.op, text, only_moved(kind)),
            None => error_at(self.op, text),
        })
    }
}

/// A load gives what it reads, to Vec, or boxed to Mat.
pub fn loads(window: &Window, destination: &Place) -> Outcome {
    destination.lies_in(&[Space::Vec, Space::Mat])?;
    let allowed = if destination.is.space == Space::Mat { BOXED_LOAD } else { VEC_TRANSFER };
    destination.has_element_in(allowed)?;
    window.has_element_of(destination)?;
    window.fits(destination)
}

/// A store writes what Vec or Acc holds; on its way out of Acc, f32 may be rounded.
pub fn stores(source: &Place, window: &Window) -> Outcome {
    source.lies_in(&[Space::Vec, Space::Acc])?;
    if source.is.space == Space::Acc {
        source.has_element_in(&[F32, I32])?;
        drains(window, source)?;
    } else {
        source.has_element_in(VEC_TRANSFER)?;
        // A tile that is not placed yet may turn out to be an accumulator.
        let may_round =
            source.is.space == Space::Unplaced && window.element().is_some_and(|to| rounds(source.is.element, to));
        if !may_round {
            window.has_element_of(source)?;
        }
    }
    window.fits(source)
}

/// What an element type that nothing computes on is for.
pub fn only_moved(kind: ElementKind) -> String {
    format!("{kind} is loaded, moved, stored and multiplied in matrix products, and no other op takes or gives it")
}

fn drains(window: &Window, source: &Place) -> Outcome {
    let to = window.element().unwrap_or_else(|| window.tensor.ty());
    leaves_accumulator(window.op, window.name, source.is.element, to)
}

/// Out of Acc, what is not rounded stays as it is: integers would need a scale.
pub fn leaves_accumulator(op: Op, name: &str, from: Type, to: Type) -> Outcome {
    if from == to || rounds(from, to) {
        return Ok(());
    }
    let rounded = if ElementKind::of(from) == Some(F32) { "f32, f16 or bf16" } else { "i32" };
    Err(error_with_remedy(
        op,
        format!("expected the element type of {name} to be {rounded}, but got {to}"),
        format!("an accumulator of {from} leaves as it is, or from f32 rounded to f16 or bf16; others need a scale"),
    ))
}

/// Whether an accumulator's element type may become another one on the way out: f32 to f16 or bf16.
fn rounds(from: Type, to: Type) -> bool {
    ElementKind::of(from) == Some(F32) && matches!(ElementKind::of(to), Some(F16 | BF16))
}

/// A move keeps the element type, but that f32 may be rounded on its way out of Acc.
pub fn moves_elements(source: &Place, destination: &Place) -> Outcome {
    match source.is.space {
        Space::Acc => leaves_accumulator(source.op(), destination.name, source.is.element, destination.is.element),
        _ => destination.has_element_of_place(source),
    }
}

/// A move keeps shape and valid region.
pub fn moves_region(source: &Place, destination: &Place) -> Outcome {
    destination.has_shape_of(source)?;
    destination.has_valid_of(source)
}
