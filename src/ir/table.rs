//! The op table, read from `dialects/`: no op's facts stand anywhere else.
use crate::ffi::OpKind;
use crate::ir::ElementKind;

include!(concat!(env!("OUT_DIR"), "/gen/rows.rs"));

/// What an op of a family carries.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The assembler's mnemonic.
    pub pto_op: &'static str,
    /// What it computes for one element.
    pub body: Body,
    /// Whether the destination may share storage with an input.
    pub alias: AliasPolicy,
    /// Element types on a2a3.
    pub a2a3: &'static [ElementKind],
    /// Element types on a5.
    pub a5: &'static [ElementKind],
    /// How far two engines may be apart in one element, in units in the last place.
    pub units: u32,
}

/// Whether a destination may share storage with an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AliasPolicy {
    /// The same window, or no common byte.
    ExactOrDisjoint,
    /// No common byte.
    Disjoint,
}
