//! What programs are made of, in safe Rust: handles, views, types, builders.
pub mod control;
pub mod dim;
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
pub use enums::*;
pub use shaped::*;
