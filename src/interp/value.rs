//! What values are while a program runs.
use super::global::View;
use super::memory::Handle;
use super::number::{Kind, Number};
use crate::ir::Loc;
use std::rc::Rc;

/// The value of an SSA value.
#[derive(Clone, Debug)]
pub enum Value<'c> {
    /// Of an integer, index or float type.
    Scalar(Scalar),
    /// Of such a type too, but without a value since some place.
    Lost(Loc<'c>),
    /// Of a tile.
    Tile(Rc<Matrix<'c>>),
    /// Of a buffer or a tile_buf.
    Buffer(Rc<Handle>),
    /// Of a tensor, a memref, or a view of the assembler.
    View(Rc<View>),
    /// Of a pointer to global memory: which array.
    Pointer(usize),
}
impl<'c> Value<'c> {
    /// What it is, for messages.
    pub fn what(&self) -> &'static str {
        match self {
            Self::Scalar(_) | Self::Lost(_) => "a scalar",
            Self::Tile(_) => "a tile",
            Self::Buffer(_) => "a buffer",
            Self::View(_) => "a view of global memory",
            Self::Pointer(_) => "a pointer",
        }
    }
    /// Where a scalar lost its value, if it did.
    pub fn lost(&self) -> Option<Loc<'c>> {
        if let Self::Lost(origin) = self { Some(*origin) } else { None }
    }
}

/// A number by its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scalar {
    /// What the bits mean.
    pub kind: Kind,
    /// The bits, those above the width zero.
    pub bits: u64,
}
impl Scalar {
    /// The nearest number of a kind.
    pub fn new(kind: Kind, number: Number) -> Self {
        Self { kind, bits: kind.encode(number) }
    }
    /// What it stands for.
    pub fn number(self) -> Number {
        self.kind.decode(self.bits)
    }
    /// As an integer in two's complement; indices and conditions are that.
    pub fn signed(self) -> i128 {
        self.kind.signed(self.bits)
    }
}
impl<'c> From<Scalar> for Value<'c> {
    fn from(scalar: Scalar) -> Self {
        Self::Scalar(scalar)
    }
}

/// What a note says at the place where a scalar or an element lost its value.
pub const LOST: &str = "it has had none since here";

/// The bits of an element; poison instead says where it came from.
pub type Element<'c> = Result<u64, Loc<'c>>;

/// The valid region of a tile, row by row: there is nothing outside of it that an op could reach.
#[derive(Clone, Debug)]
pub struct Matrix<'c> {
    /// What the elements are.
    pub kind: Kind,
    /// Valid rows and columns.
    pub extents: [usize; 2],
    /// Row by row.
    pub elements: Vec<Element<'c>>,
}
impl<'c> Matrix<'c> {
    /// One element everywhere.
    pub fn filled(kind: Kind, extents: [usize; 2], element: Element<'c>) -> Self {
        Self { kind, extents, elements: vec![element; extents[0] * extents[1]] }
    }
    /// Row and column of an element by its place in order.
    pub fn position(&self, index: usize) -> [usize; 2] {
        let columns = self.extents[1].max(1);
        [index / columns, index % columns]
    }
}
