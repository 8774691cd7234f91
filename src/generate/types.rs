//! Types of tiles, by the rules that hold on every chip: rows of 32 bytes, whole boxes.
use super::random::Random;
use crate::ir::{ElementKind, Space};
use crate::target::BLOCK_BYTES;
use std::fmt;

/// An element type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Element {
    /// Without its sign.
    pub kind: ElementKind,
    /// What stands before it: nothing, `s` or `u`.
    pub sign: &'static str,
}
impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.sign, self.kind)
    }
}
impl Element {
    /// An element type without a sign.
    pub fn plain(kind: ElementKind) -> Self {
        Self { kind, sign: "" }
    }
    /// Whether scalars of it exist: constants have no sign, and neither have the assembler's arguments. Floats of one
    /// byte stand in memory only.
    pub fn has_scalars(self) -> bool {
        self.sign.is_empty() && !self.kind.is_float8()
    }
    /// Elements in 32 bytes.
    pub fn block(self) -> i64 {
        BLOCK_BYTES * 8 / self.kind.bits() as i64
    }
}

/// The type of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileType {
    /// Its elements.
    pub element: Element,
    /// Physical extents.
    pub shape: [i64; 2],
    /// Valid extents.
    pub valid: [i64; 2],
    /// Where it lies; unplaced leaves that to inference.
    pub space: Space,
    /// Whether its boxes lie as a load from a tensor by columns fills Mat.
    pub by_columns: bool,
}
impl fmt::Display for TileType {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let ([rows, columns], [valid_rows, valid_columns]) = (self.shape, self.valid);
        write!(f, "!tile.tile<{rows}x{columns}x{}", self.element)?;
        if self.space != Space::Unplaced {
            write!(f, ", {}", self.space)?;
        }
        if self.valid != self.shape {
            write!(f, ", valid = [{valid_rows}, {valid_columns}]")?;
        }
        if self.by_columns {
            f.write_str(", blayout = row_major, slayout = col_major")?;
        }
        f.write_str(">")
    }
}
impl TileType {
    /// Whether it is one column of several rows.
    pub fn is_column(&self) -> bool {
        self.shape[1] == 1
    }
    /// The same elsewhere.
    pub fn at(self, space: Space) -> Self {
        Self { space, by_columns: false, ..self }
    }
}

/// A matrix with the row and the column that fit it.
#[derive(Clone, Copy, Debug)]
pub struct World {
    /// The matrix.
    pub matrix: TileType,
}
impl World {
    /// A random one of an element type; with a column, its rows fill blocks.
    pub fn random(random: &mut Random, element: Element, with_column: bool, space: Space) -> Self {
        let block = element.block();
        let columns = block * *random.pick(&[1, 1, 2, 3]);
        let rows = match with_column || random.chance(40) {
            true => block * *random.pick(&[1, 1, 2]),
            false => *random.pick(&[1, 2, 3, 5, 7, 8, 16]),
        };
        let shape = [rows, columns];
        let valid = match random.chance(50) {
            true => shape,
            // Reductions need a column.
            false => [if random.chance(4) { 0 } else { random.within(1, rows) }, random.within(1, columns)],
        };
        Self { matrix: TileType { element, shape, valid, space, by_columns: false } }
    }
    /// One row of it.
    pub fn row(&self) -> TileType {
        let TileType { shape, valid, .. } = self.matrix;
        TileType { shape: [1, shape[1]], valid: [1, valid[1]], ..self.matrix }
    }
    /// One column of it, where that is a tile.
    pub fn column(&self) -> Option<TileType> {
        let TileType { element, shape, valid, .. } = self.matrix;
        (shape[0] % element.block() == 0).then_some(TileType {
            shape: [shape[0], 1],
            valid: [valid[0], 1],
            ..self.matrix
        })
    }
}
