//! What C++ calls. No panic leaves this file, and none goes unsaid.
use super::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs a body; a panic gives `None`.
pub(super) fn guard<T>(body: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(body)).ok()
}

/// Runs a body that reports at an op; a panic is reported as an internal error there.
fn guard_at(op: Op, body: impl FnOnce() -> bool) -> bool {
    guard(body).unwrap_or_else(|| {
        report_op(op, Severity::Error, "internal error: the rules of this op panicked", &[]);
        false
    })
}

#[unsafe(no_mangle)]
extern "C" fn pypto_verify_op(kind: u32, raw: MlirOperation) -> bool {
    // SAFETY: MLIR hands over an op that is live for the call.
    let op = unsafe { Op::from_raw(raw) };
    guard_at(op, || crate::verify::op(OpKind::from_index(kind), op).is_ok())
}

#[unsafe(no_mangle)]
extern "C" fn pypto_verify_parameters(kind: u32, parameters: *const c_void, reporter: *mut c_void) -> bool {
    unsafe extern "C" {
        fn pypto_report_through(reporter: *mut c_void, text: MlirStringRef);
    }
    let outcome = guard(|| types::check(kind, parameters))
        .unwrap_or_else(|| Err("internal error: the rules of this type panicked".to_owned()));
    match outcome {
        Ok(()) => true,
        Err(text) => {
            // SAFETY: the reporter lives for the call.
            unsafe { pypto_report_through(reporter, string_ref(&text)) };
            false
        }
    }
}

#[unsafe(no_mangle)]
extern "C" fn pypto_verify_attribute(
    raw: MlirOperation,
    argument: i64,
    name: MlirStringRef,
    value: MlirAttribute,
) -> bool {
    // SAFETY: op, name and value are live for the call.
    let (op, name, value) = unsafe { (Op::from_raw(raw), str_of(name), Attr::from_raw(value)) };
    let argument = usize::try_from(argument).ok();
    guard_at(op, || crate::verify::attribute::discardable(op, argument, name, value).is_ok())
}

#[unsafe(no_mangle)]
extern "C" fn pypto_run_pass(pass: u32, options: *const c_void, raw: MlirOperation) -> bool {
    // SAFETY: MLIR hands over the root that the pass runs on.
    let root = unsafe { Op::from_raw(raw) };
    let run = || crate::verify::depth::require_shallow(root).and_then(|()| pass_options::run(pass, options, root));
    guard(|| run().is_ok()).unwrap_or_else(|| {
        let name = pass_options::PASSES.get(pass as usize).map_or("a pass", |row| row.argument);
        report_op(root, Severity::Error, &format!("internal error: --{name} panicked"), &[]);
        false
    })
}

type Sink = unsafe extern "C" fn(MlirStringRef, *mut c_void);

/// Gives C++ a text: the result, or why there is none.
fn answer(outcome: Option<Result<String, String>>, sink: Sink, out: *mut c_void) -> bool {
    let outcome = outcome.unwrap_or_else(|| Err("internal error".to_owned()));
    let text = outcome.as_ref().unwrap_or_else(|text| text);
    // SAFETY: the sink copies the text.
    unsafe { sink(string_ref(text), out) };
    outcome.is_ok()
}

#[unsafe(no_mangle)]
extern "C" fn pypto_normalize_dim(text: MlirStringRef, sink: Sink, out: *mut c_void) -> bool {
    // SAFETY: the text lives for the call.
    let text = unsafe { str_of(text) };
    answer(guard(|| crate::ir::dim::normalize(text)), sink, out)
}

#[unsafe(no_mangle)]
extern "C" fn pypto_check_pass_options(pass: u32, options: MlirStringRef, sink: Sink, out: *mut c_void) -> bool {
    // SAFETY: the text lives for the call.
    let options = unsafe { str_of(options) };
    let check = || match pass_options::PASSES.get(pass as usize) {
        Some(row) => crate::option::given_once(row.argument, row.options, options).map(|()| String::new()),
        None => Err("internal error: no such pass".to_owned()),
    };
    answer(guard(check), sink, out)
}

#[unsafe(no_mangle)]
extern "C" fn pypto_nearest_op(name: MlirStringRef, sink: Sink, out: *mut c_void) {
    // SAFETY: the text lives for the call.
    let name = unsafe { str_of(name) };
    let nearest = guard(|| crate::ir::nearest_op(name)).flatten();
    answer(Some(Ok(nearest.map_or_else(String::new, |kind| kind.name().to_owned()))), sink, out);
}

#[unsafe(no_mangle)]
extern "C" fn pypto_pipeline_count() -> u32 {
    crate::pipeline::PIPELINES.len() as u32
}

#[unsafe(no_mangle)]
extern "C" fn pypto_pipeline_name(pipeline: u32) -> MlirStringRef {
    string_ref(crate::pipeline::PIPELINES.get(pipeline as usize).map_or("", |p| p.name))
}

#[unsafe(no_mangle)]
extern "C" fn pypto_pipeline_summary(pipeline: u32) -> MlirStringRef {
    string_ref(crate::pipeline::PIPELINES.get(pipeline as usize).map_or("", |p| p.summary))
}

#[unsafe(no_mangle)]
extern "C" fn pypto_pipeline_text(pipeline: u32, options: MlirStringRef, sink: Sink, out: *mut c_void) -> bool {
    // SAFETY: the text lives for the call.
    let options = unsafe { str_of(options) };
    let build = || match crate::pipeline::PIPELINES.get(pipeline as usize) {
        Some(pipeline) => pipeline.passes(options),
        None => Err("internal error: no such pipeline".to_owned()),
    };
    answer(guard(build), sink, out)
}
