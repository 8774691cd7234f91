//! At which layer a module is.
use crate::ir::{Dialect, Op};

/// A layer at which a program can be looked at, or run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Values.
    Tile,
    /// Storage with our own addresses.
    Buffer,
    /// The assembler's dialect.
    Pto,
}
impl Level {
    /// What it is called in messages and on the command line.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Tile => "tile",
            Self::Buffer => "buffer",
            Self::Pto => "pto",
        }
    }
}

/// The layer that an op belongs to; nothing for what stands at every layer.
pub fn of(op: Op) -> Option<Level> {
    match op.kind().dialect() {
        Dialect::Tile => Some(Level::Tile),
        Dialect::Buffer => Some(Level::Buffer),
        Dialect::Pto => Some(Level::Pto),
        _ => None,
    }
}

/// The first op of a module that passes have brought below a layer.
pub fn first_below<'c>(module: Op<'c>, wanted: Level) -> Option<(Op<'c>, Level)> {
    module.walk().filter_map(|op| Some((op, of(op)?))).find(|(_, level)| *level > wanted)
}
