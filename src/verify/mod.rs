//! Rules of single ops, types and attributes.
//!
//! A rule is one small function. What it may look at: the op, the types of its operands and results, its
//! attributes; nothing above it, and no chip. Rules of chips and of whole kernels are
//! [`target`]'s, a pass of its own.
//!
//! - [`parameters`]: what a type or attribute of ours may say;
//! - [`attribute`]: the discardable `pypto.` attributes;
//! - `family`: one set of rules per family of ops, for the tile op, its buffer form and the assembler's op;
//! - [`check`]: tests of kernels;
//! - `direction`: what a kernel may do with its tensors;
//! - [`depth`]: how deep control flow may go, whatever the ops;
//! - [`reach`]: what passes would not find;
//! - `tile`, `buffer`, `pto`, `ptensor`: the ops that are alone in their layer; `transfer` and `place` are
//!   what they share.
pub mod attribute;
mod buffer;
pub mod check;
pub mod depth;
mod direction;
mod family;
pub mod parameters;
mod place;
mod ptensor;
mod pto;
pub mod reach;
pub mod target;
mod tile;
mod transfer;

use crate::diagnostic::Outcome;
use crate::ir::table;
use crate::ir::{Op, OpKind, View};

/// Checks an op whose operands, results and attributes ODS has found to be there and of the right kind.
///
/// # Errors
/// When a rule is broken; it has been reported.
pub fn op(kind: OpKind, op: Op) -> Outcome {
    if let Some(family) = table::family(kind) {
        return family::check(family, table::row(kind), op);
    }
    match kind {
        OpKind::PtensorFromMemRef => ptensor::from_memref(View::wrap(op)),
        OpKind::PtensorToMemRef => ptensor::to_memref(View::wrap(op)),
        OpKind::TileLoad => tile::load(View::wrap(op)),
        OpKind::TileStore => tile::store(View::wrap(op)),
        OpKind::TileMove => tile::relocate(View::wrap(op)),
        OpKind::BufferAlloc => buffer::alloc(View::wrap(op)),
        OpKind::BufferLoad => buffer::load(View::wrap(op)),
        OpKind::BufferStore => buffer::store(View::wrap(op)),
        OpKind::BufferCopy => buffer::copy(View::wrap(op)),
        OpKind::BufferMove => buffer::relocate(View::wrap(op)),
        OpKind::PtoMakeTensorView => pto::make_tensor_view(View::wrap(op)),
        OpKind::PtoPartitionView => pto::partition_view(View::wrap(op)),
        OpKind::PtoAllocTile => pto::alloc_tile(View::wrap(op)),
        OpKind::PtoTLoad => pto::tload(View::wrap(op)),
        OpKind::PtoTStore => pto::tstore(View::wrap(op)),
        OpKind::PtoTMov => pto::tmov(View::wrap(op)),
        OpKind::PyptoCheckCase => check::case(View::wrap(op)),
        OpKind::PyptoCheckConstant => check::constant(View::wrap(op)),
        OpKind::PyptoCheckRamp => check::ramp(View::wrap(op)),
        OpKind::PyptoCheckLaunch => check::launch(View::wrap(op)),
        OpKind::PyptoCheckExpectClose => check::expect_close(View::wrap(op)),
        _ => Ok(()), // what ODS says is all there is to say
    }
}
