//! One table per chip: spaces, capacities, alignments, moves. Plain data; a chip's facts stand nowhere else.
mod ascend;

pub use crate::ir::Chip;
use crate::ir::table::Row;
use crate::ir::{ElementKind, Layout, Space};

/// What one memory space of a chip is like.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// Which space.
    pub space: Space,
    /// Bytes that a program may use.
    pub usable: i64,
    /// Addresses are multiples of this many bytes.
    pub alignment: i64,
}

/// A chip.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name.
    pub chip: Chip,
    /// Its on-chip memory; empty where there is none to run out of.
    pub memories: &'static [Memory],
    /// What its memories may hold; each op takes some of these.
    pub elements: &'static [ElementKind],
    /// Moves between on-chip spaces, from and to.
    pub moves: &'static [(Space, Space)],
    /// How a Left operand lies, whatever the program says.
    pub left: Layout,
}

impl Target {
    /// The table of a chip.
    pub fn of(chip: Chip) -> &'static Target {
        match chip {
            Chip::A2A3 => &ascend::A2A3,
            Chip::A5 => &ascend::A5,
            Chip::Cpu => &ascend::CPU,
        }
    }
    /// A memory space of this chip.
    pub fn memory(&self, space: Space) -> Option<&'static Memory> {
        self.memories.iter().find(|memory| memory.space == space)
    }
    /// Whether a direct move exists.
    pub fn moves_directly(&self, from: Space, to: Space) -> bool {
        self.moves.contains(&(from, to))
    }
    /// Where a move from a space may go.
    pub fn routes_from(&self, from: Space) -> impl Iterator<Item = Space> {
        self.moves.iter().filter(move |route| route.0 == from).map(|route| route.1)
    }
    /// The chips that have an element type.
    pub fn with_element(kind: ElementKind) -> impl Iterator<Item = Chip> {
        Chip::ALL.iter().copied().filter(move |chip| Target::of(*chip).elements.contains(&kind))
    }
    /// The element types that an op's row allows here; the CPU has those that the chips share.
    pub fn element_types(&self, row: &Row) -> Vec<ElementKind> {
        match self.chip {
            Chip::A2A3 => row.a2a3.to_vec(),
            Chip::A5 => row.a5.to_vec(),
            Chip::Cpu => row.a2a3.iter().copied().filter(|kind| row.a5.contains(kind)).collect(),
        }
    }
}

/// Blocks of a launch, at most: chips number them with 16 bits.
pub const MOST_BLOCKS: i64 = 65_535;

/// A row of a Vec tile, or the column of a column tile, is a multiple of this many bytes.
pub const BLOCK_BYTES: i64 = 32;

/// Rows and columns of one box, in elements, by layout and element width in bits; `None` for tiles without boxes.
pub fn box_extents(layout: &Layout, element_bits: u64) -> Option<[i64; 2]> {
    use crate::ir::InnerLayout::*;
    let across = 256 / element_bits as i64; // 32 bytes
    match (layout.slayout, layout.fractal) {
        (NoneBox, _) => None,
        (_, 1024) => Some([16, 16]),
        (RowMajor, 32) => Some([16, 2]),
        (ColMajor, 32) => Some([2, 16]),
        (RowMajor, _) => Some([16, across]),
        (ColMajor, _) => Some([across, 16]),
    }
}

/// The alignment of a space on every chip.
pub const fn alignment(space: Space) -> i64 {
    match space {
        Space::Left | Space::Right | Space::Acc => 512,
        _ => BLOCK_BYTES,
    }
}
