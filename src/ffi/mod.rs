//! The only room with `unsafe`: handles, the builder, what C++ calls, and what it is asked to do.
#![allow(unsafe_code)]
mod builder;
mod callbacks;
mod driver;
mod handle;
mod jit;
mod listen;
mod plugin;
mod signals;

pub use builder::*;
pub use driver::*;
pub use handle::*;
pub use jit::*;
pub use listen::*;
pub use signals::explain_signals;

use crate::ir::enums::*;
use crate::ir::{Dim, Layout};
use mlir_sys::*;
use std::{ffi::c_void, marker::PhantomData, mem::MaybeUninit, slice};

include!(concat!(env!("OUT_DIR"), "/gen/kinds.rs"));

/// Parameter structs and classes of our types and attributes.
pub mod types {
    use super::*;
    include!(concat!(env!("OUT_DIR"), "/gen/types.rs"));

    pub(super) fn check(kind: u32, parameters: *const c_void) -> Result<(), String> {
        // SAFETY: the generated C++ passes the parameter struct of the class with this index.
        unsafe { verify_parameters(kind, parameters) }
    }
}

/// Views: an op as what it is, with named operands, results, attributes and regions, and a builder.
pub mod views {
    use super::{Attr, BuildError, Builder, Op, OpKind, OpSpec, Operands, OwnedRegion, Region, Type, Value, View};
    include!(concat!(env!("OUT_DIR"), "/gen/views.rs"));
}

/// Options of our passes, as C++ hands them over.
pub mod pass_options {
    use super::{Op, Text};
    use crate::diagnostic::Reported;
    include!(concat!(env!("OUT_DIR"), "/gen/passes.rs"));

    pub(super) fn run(index: u32, options: *const std::ffi::c_void, root: Op) -> Result<(), Reported> {
        // SAFETY: the generated C++ passes the option struct of the pass with this index.
        unsafe { run_pass(index, options, root) }
    }
}

/// A typed view of an op.
pub trait View<'c>: Copy {
    /// Which op.
    const KIND: OpKind;
    /// The view of an op that is known to be of this kind.
    fn wrap(op: Op<'c>) -> Self;
    /// The op.
    fn op(self) -> Op<'c>;
}

/// An array in a type's parameters; it lives in the type.
#[repr(C)]
pub struct Slice<'c, T> {
    data: *const T,
    size: isize,
    lifetime: PhantomData<&'c T>,
}
impl<T> Clone for Slice<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Slice<'_, T> {}
impl<'c, T> Slice<'c, T> {
    /// A view of a Rust slice.
    pub fn of(items: &'c [T]) -> Self {
        Self { data: items.as_ptr(), size: items.len() as isize, lifetime: PhantomData }
    }
    /// The items.
    pub fn items(self) -> &'c [T] {
        if self.size <= 0 {
            return &[];
        }
        // SAFETY: C++ and `of` give a live array of this size.
        unsafe { slice::from_raw_parts(self.data, self.size as usize) }
    }
}
impl<T> std::ops::Deref for Slice<'_, T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        self.items()
    }
}
impl<T: std::fmt::Debug> std::fmt::Debug for Slice<'_, T> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        self.items().fmt(f)
    }
}

/// A string that C++ lends.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Text<'c> {
    data: *const u8,
    length: usize,
    lifetime: PhantomData<&'c str>,
}
impl<'c> Text<'c> {
    /// A view of a Rust string.
    pub fn of(text: &'c str) -> Self {
        Self { data: text.as_ptr(), length: text.len(), lifetime: PhantomData }
    }
    /// The text.
    pub fn as_str(self) -> &'c str {
        unsafe { str_of(MlirStringRef { data: self.data.cast(), length: self.length }) }
    }
}
impl std::fmt::Debug for Text<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        self.as_str().fmt(f)
    }
}

fn string_ref(text: &str) -> MlirStringRef {
    MlirStringRef { data: text.as_ptr().cast(), length: text.len() }
}

/// # Safety
/// The string is live for `'c`.
unsafe fn bytes_of<'c>(text: MlirStringRef) -> &'c [u8] {
    if text.length == 0 {
        return &[];
    }
    unsafe { slice::from_raw_parts(text.data.cast(), text.length) }
}

/// # Safety
/// As [`bytes_of`]. Text that is not UTF-8 is nobody's name of ours, so it reads as a name nobody has.
unsafe fn str_of<'c>(text: MlirStringRef) -> &'c str {
    std::str::from_utf8(unsafe { bytes_of(text) }).unwrap_or("\u{fffd}")
}

unsafe extern "C" {
    fn pypto_op_kind(op: MlirOperation) -> u32;
    fn pypto_report_op(op: MlirOperation, severity: u32, text: MlirStringRef, notes: *const RawNote, count: isize);
    fn pypto_report_location(
        location: MlirLocation,
        severity: u32,
        text: MlirStringRef,
        notes: *const RawNote,
        count: isize,
    );
    fn pypto_parallel_for(
        context: MlirContext,
        count: isize,
        body: extern "C" fn(isize, *mut c_void) -> bool,
        data: *mut c_void,
    ) -> bool;
    fn pypto_has_class(context: MlirContext, name: MlirStringRef, is_type: bool) -> bool;
    fn pypto_registered_passes(sink: unsafe extern "C" fn(MlirStringRef, *mut c_void), out: *mut c_void);
    fn pypto_registered_ops(
        context: MlirContext,
        dialect: MlirStringRef,
        sink: unsafe extern "C" fn(MlirStringRef, *mut c_void),
        out: *mut c_void,
    );
}

#[repr(C)]
struct RawNote {
    location: MlirLocation,
    text: MlirStringRef,
}

fn raw_notes(notes: &[(Loc, String)]) -> Vec<RawNote> {
    notes.iter().map(|(location, text)| RawNote { location: location.raw(), text: string_ref(text) }).collect()
}

/// How bad it is.
#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The input is wrong.
    Error,
    /// The input is odd.
    Warning,
    /// Something worth knowing.
    Remark,
}

/// Reports at an op, with its name before the text.
pub(crate) fn report_op(op: Op, severity: Severity, text: &str, notes: &[(Loc, String)]) {
    let notes = raw_notes(notes);
    // SAFETY: the op is live, the text and the notes live for the call.
    unsafe { pypto_report_op(op.raw(), severity as u32, string_ref(text), notes.as_ptr(), notes.len() as isize) }
}

/// Reports at a location.
pub(crate) fn report_location(location: Loc, severity: Severity, text: &str, notes: &[(Loc, String)]) {
    let notes = raw_notes(notes);
    // SAFETY: as in `report_op`.
    unsafe {
        pypto_report_location(location.raw(), severity as u32, string_ref(text), notes.as_ptr(), notes.len() as isize)
    }
}

/// Collects the texts that a C++ function gives one by one.
fn collect(ask: impl FnOnce(unsafe extern "C" fn(MlirStringRef, *mut c_void), *mut c_void)) -> Vec<String> {
    unsafe extern "C" fn push(text: MlirStringRef, out: *mut c_void) {
        // SAFETY: `out` is the vector below.
        let out = unsafe { &mut *out.cast::<Vec<String>>() };
        out.push(unsafe { str_of(text) }.to_owned());
    }
    let mut texts: Vec<String> = vec![];
    ask(push, std::ptr::from_mut(&mut texts).cast());
    texts.sort();
    texts
}

/// Names of the ops that C++ registered for a dialect.
pub fn registered_ops(context: &melior::Context, dialect: &str) -> Vec<String> {
    // SAFETY: the context is live, and the sink gets back what it is given.
    collect(|sink, out| unsafe { pypto_registered_ops(context.to_raw(), string_ref(dialect), sink, out) })
}

/// Names of the passes of ours that C++ registered.
pub fn registered_passes() -> Vec<String> {
    register_passes();
    // SAFETY: the sink gets back what it is given.
    collect(|sink, out| unsafe { pypto_registered_passes(sink, out) })
}

/// Whether C++ registered a type, or else an attribute, under a name such as `tile.tile`.
pub fn has_class(context: &melior::Context, name: &str, is_type: bool) -> bool {
    // SAFETY: the context is live.
    unsafe { pypto_has_class(context.to_raw(), string_ref(name), is_type) }
}

/// Runs a body for 0..count on MLIR's threads; false when one gave false.
pub fn parallel_for<F: Fn(usize) -> bool + Sync>(ctx: Ctx, count: usize, body: F) -> bool {
    extern "C" fn call<F: Fn(usize) -> bool + Sync>(index: isize, data: *mut c_void) -> bool {
        // SAFETY: `data` is the body below, which outlives the loop and may be shared.
        let body = unsafe { &*data.cast::<F>() };
        callbacks::guard(|| body(index as usize)).unwrap_or(false)
    }
    // SAFETY: `call` gets the body back that is given here.
    unsafe { pypto_parallel_for(ctx.raw(), count as isize, call::<F>, std::ptr::from_ref(&body).cast_mut().cast()) }
}
