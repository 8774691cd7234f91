//! What programs are made of, in safe Rust: handles, views, types, builders.
pub mod control;
pub mod dim;
mod element;
mod float8;
mod shaped;

/// Enums that types and attributes use.
pub mod enums {
    include!(concat!(env!("OUT_DIR"), "/gen/enums.rs"));
}

/// What the declarations say about each op: family, row, the form one layer down.
pub mod table;

pub use crate::ffi::types::{
    buffer as buffer_types, ptensor as ptensor_types, pto as pto_types, pypto as pypto_types, tile as tile_types,
};
pub use crate::ffi::views::{arith, buffer, builtin, func, math, memref, ptensor, pto, pypto_check, scf, tile};
pub use crate::ffi::{
    Attr, Block, BuildError, Builder, Ctx, DYNAMIC, Dialect, Loc, Op, OpKind, OpSpec, Operands, OwnedRegion, Region,
    Slice, Text, Type, Value, View, Walk,
};
pub use element::ElementKind;
pub use enums::*;
pub use float8::{F8E4M3FN, F8E5M2};
pub use shaped::*;

/// The rounding mode that an op of `arith` asks for, if it is not the default one: to the nearest, and the even of two.
pub fn other_rounding(op: Op) -> Option<&'static str> {
    match op.attribute("roundingmode")?.as_int()? {
        0 => None,
        1 => Some("downward"),
        2 => Some("upward"),
        3 => Some("toward_zero"),
        4 => Some("to_nearest_away"),
        _ => Some("another mode"),
    }
}

/// How much of a name has to agree before it is taken for a slip of the pen; 1 is all of it.
const ALIKE: f64 = 0.8;

/// The op of ours that a wrong name was probably meant to be: the most alike in its dialect, or the one of the same
/// name in another dialect.
pub fn nearest_op(name: &str) -> Option<OpKind> {
    let (dialect, wanted) = name.split_once('.')?;
    let ours = || OpKind::OURS.iter().filter_map(|kind| Some((*kind, kind.name().split_once('.')?)));
    let in_dialect = ours().filter(|(_, (layer, _))| *layer == dialect);
    let scored = in_dialect.map(|(kind, (_, op))| (kind, strsim::jaro_winkler(wanted, op)));
    let best = scored.filter(|(_, score)| *score >= ALIKE).max_by(|a, b| a.1.total_cmp(&b.1));
    best.map(|(kind, _)| kind).or_else(|| ours().find(|(_, (_, op))| *op == wanted).map(|(kind, _)| kind))
}
