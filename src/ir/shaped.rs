//! Extents, element types and layouts: what tiles, buffers, tile_bufs and tensors have in common.
use super::enums::*;
use super::{Attr, DYNAMIC, ElementKind, Slice, Type};
use crate::ffi::types::{buffer::BufferType, ptensor::TensorType, pto::TileBufType, pypto::DimAttr, tile::TileType};
use std::fmt;

/// An extent: an integer, `?`, or an expression over symbols.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dim<'c> {
    value: i64,
    expression: Option<Attr<'c>>,
}
impl<'c> Dim<'c> {
    /// `?`.
    pub const UNKNOWN: Dim<'static> = Dim { value: DYNAMIC, expression: None };
    /// An integer.
    pub fn constant(value: i64) -> Self {
        Self { value, expression: None }
    }
    /// The integer, unless it is `?` or an expression.
    pub fn as_constant(self) -> Option<i64> {
        (self.value != DYNAMIC).then_some(self.value)
    }
    /// The text of an expression.
    pub fn expression(self) -> Option<&'c str> {
        self.expression.and_then(DimAttr::from_attr).map(|attr| attr.params().expression.as_str())
    }
    /// Whether two extents are one for every run: equal, and not `?`.
    pub fn provably_equals(self, other: Dim) -> bool {
        self.is_known() && self == other
    }
    /// Whether it says anything: it is not `?`.
    pub fn is_known(self) -> bool {
        self.value != DYNAMIC || self.expression.is_some()
    }
}
impl fmt::Display for Dim<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match (self.as_constant(), self.expression()) {
            (Some(value), _) => value.fmt(f),
            (None, Some(text)) => f.write_str(text),
            (None, None) => f.write_str("?"),
        }
    }
}

/// Extents as they are written: `[16, ?, n + 1]`.
pub struct Extents<'a, 'c>(pub &'a [Dim<'c>]);
impl fmt::Display for Extents<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("[")?;
        for (i, dim) in self.0.iter().enumerate() {
            write!(f, "{}{dim}", if i == 0 { "" } else { ", " })?;
        }
        f.write_str("]")
    }
}

/// How a tile lies in its memory space.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// Order of the boxes.
    pub blayout: BoxLayout,
    /// Order inside a box.
    pub slayout: InnerLayout,
    /// Bytes of one box.
    pub fractal: i32,
    /// Fill outside the valid region.
    pub pad: Pad,
    /// Pitch of a partly valid boxed tile.
    pub compact: Compact,
}
impl Default for Layout {
    fn default() -> Self {
        Self {
            blayout: BoxLayout::RowMajor,
            slayout: InnerLayout::NoneBox,
            fractal: 512,
            pad: Pad::Null,
            compact: Compact::Null,
        }
    }
}
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "blayout = {}, slayout = {}, fractal = {}", self.blayout, self.slayout, self.fractal)?;
        if self.pad != Pad::Null {
            write!(f, ", pad = {}", self.pad)?;
        }
        if self.compact != Compact::Null {
            write!(f, ", compact = {}", self.compact)?;
        }
        Ok(())
    }
}

/// The layout that a memory space implies (`impliedLayout` in cmake/cpp/Syntax.cpp is what the parser uses).
pub fn implied_layout(space: Space, shape: &[Dim]) -> Layout {
    let column =
        matches!(shape, [rows, cols] if cols.as_constant() == Some(1) && rows.as_constant().is_some_and(|r| r > 1));
    let flat = Layout::default();
    match space {
        Space::Mat | Space::Left => Layout { blayout: BoxLayout::ColMajor, slayout: InnerLayout::RowMajor, ..flat },
        Space::Acc => Layout { blayout: BoxLayout::ColMajor, slayout: InnerLayout::RowMajor, fractal: 1024, ..flat },
        Space::Right => Layout { slayout: InnerLayout::ColMajor, ..flat },
        Space::Unplaced | Space::Vec | Space::Bias if column => Layout { blayout: BoxLayout::ColMajor, ..flat },
        Space::Unplaced | Space::Vec | Space::Bias => flat,
    }
}

/// What describes a piece of on-chip storage, whatever layer it stands at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Descriptor<'c> {
    /// Physical extents.
    pub shape: &'c [Dim<'c>],
    /// Element type.
    pub element: Type<'c>,
    /// Memory space.
    pub space: Space,
    /// Valid extents; those of the shape when the type gives none.
    pub valid: &'c [Dim<'c>],
    /// Layout.
    pub layout: Layout,
}

macro_rules! descriptor_of {
    ($params:expr) => {{
        let params = $params;
        let shape = params.shape.items();
        let valid = params.valid_shape.items();
        Descriptor {
            shape,
            element: params.element_type,
            space: params.space,
            valid: if valid.is_empty() { shape } else { valid },
            layout: params.layout,
        }
    }};
}

impl<'c> Descriptor<'c> {
    /// The descriptor of a tile, a buffer or a tile_buf.
    pub fn of(ty: Type<'c>) -> Option<Self> {
        if let Some(tile) = TileType::from_type(ty) {
            return Some(descriptor_of!(tile.params()));
        }
        if let Some(buffer) = BufferType::from_type(ty) {
            return Some(descriptor_of!(buffer.params()));
        }
        TileBufType::from_type(ty).map(|tile| descriptor_of!(tile.params()))
    }
    /// The kind of its elements.
    pub fn kind(&self) -> Option<ElementKind> {
        ElementKind::of(self.element)
    }
    /// Bytes of the physical shape, as [`bytes_of`] counts them.
    pub fn bytes(&self) -> Option<i64> {
        bytes_of(self.kind()?, self.shape)
    }
    /// Static shape of two dimensions.
    pub fn static_shape(&self) -> Option<[i64; 2]> {
        static_pair(self.shape)
    }
    /// Static valid extents of two dimensions.
    pub fn static_valid(&self) -> Option<[i64; 2]> {
        static_pair(self.valid)
    }
    /// Whether all of it is valid.
    pub fn fully_valid(&self) -> bool {
        self.shape == self.valid
    }
}

/// Bytes of all elements, rounded up once; `None` when an extent is not static or the product leaves 63 bits.
pub fn bytes_of(kind: ElementKind, shape: &[Dim]) -> Option<i64> {
    let bits = shape.iter().try_fold(kind.bits() as i64, |product, dim| {
        dim.as_constant().and_then(|extent| product.checked_mul(extent))
    })?;
    bits.checked_add(7).map(|bits| bits / 8)
}

/// The integers of two static extents.
pub fn static_pair(dims: &[Dim]) -> Option<[i64; 2]> {
    match dims {
        [rows, cols] => Some([rows.as_constant()?, cols.as_constant()?]),
        _ => None,
    }
}

/// Whether a type is a tile.
pub fn is_tile(ty: Type) -> bool {
    TileType::from_type(ty).is_some()
}

/// Whether a type is a buffer.
pub fn is_buffer(ty: Type) -> bool {
    BufferType::from_type(ty).is_some()
}

/// Whether a type is a global-memory tensor.
pub fn is_tensor(ty: Type) -> bool {
    TensorType::from_type(ty).is_some()
}

/// How many elements of each dimension of a global-memory tensor hold data; nothing for other types.
pub fn tensor_extents<'c>(ty: Type<'c>) -> Option<&'c [Dim<'c>]> {
    let params = TensorType::from_type(ty)?.params();
    Some(if params.valid_shape.is_empty() { params.shape.items() } else { params.valid_shape.items() })
}

/// A Rust slice as a type's parameter.
pub fn dims<'c>(items: &'c [Dim<'c>]) -> Slice<'c, Dim<'c>> {
    Slice::of(items)
}

/// Strides of a packed tensor: row-major, or for `dn` with the last two dimensions exchanged.
/// None for blocked layouts and for what leaves 63 bits.
pub fn packed_strides(layout: TensorLayout, shape: &[i64]) -> Option<Vec<i64>> {
    let mut order: Vec<usize> = (0..shape.len()).rev().collect();
    match layout {
        TensorLayout::ND => {}
        TensorLayout::DN if shape.len() >= 2 => order.swap(0, 1),
        TensorLayout::DN | TensorLayout::NZ => return None,
    }
    let mut strides = vec![1; shape.len()];
    let mut stride = 1i64;
    for axis in order {
        strides[axis] = stride;
        stride = stride.checked_mul(shape[axis])?;
    }
    Some(strides)
}
