//! Native code as files: LLVM IR, assembly, objects.
//!
//! A kernel is a C function of its own name. It takes, in the order of its
//! arguments: for a tensor the address of its first element, for a scalar its value (`i8` to `i64` as
//! `int8_t` to `int64_t`, `i1` as `bool`, `f16` as `_Float16`, `bf16` as `__bf16`, `f32` and `f64` as `float`
//! and `double`, `index` as `int64_t`; where the C compiler lacks a type, as its ABI passes it); then `int64_t` block index, block count and subblock index. Objects
//! need the C library and `-lm`, nothing else.
use super::{Source, SourceError};
use crate::analysis::level;
use crate::diagnostic::{Outcome, Reported, error_with_remedy};
use crate::ffi::{Llvm, MachineFile, NativeModule};
use crate::ir::{Attr, Dialect, Op, Type, func};
use crate::transform::check::drop_cases;

/// From buffers to MLIR's LLVM dialect, as pipeline text.
///
/// Kernels become C functions (bare pointers). Math goes to LLVM's intrinsics where there are any, so that
/// loops with them can still become vectors, and to libm where there are none. Powers of integers become functions of
/// the module; those of floats by an `i32` have an intrinsic.
pub const BUFFER_TO_LLVM: &str = "lower-buffer-to-loops,canonicalize,cse,expand-strided-metadata,lower-affine,\
    convert-math-to-funcs{min-width-of-fpowi-exponent=33},convert-scf-to-cf,convert-math-to-llvm{approximate-log1p=false},convert-math-to-libm,\
    finalize-memref-to-llvm{use-aligned-alloc=true},convert-arith-to-llvm,convert-cf-to-llvm,\
    convert-func-to-llvm{use-bare-ptr-memref-call-conv=true},reconcile-unrealized-casts";

/// What to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// LLVM IR as text, optimized for this host.
    LlvmIr,
    /// Assembly of this host.
    Assembly,
    /// An object file of this host.
    Object,
}

/// A module that a pipeline has brought to the LLVM dialect, as a file.
///
/// # Errors
/// When something in it has no translation.
pub fn emit(source: &Source, format: Format) -> Result<Vec<u8>, SourceError> {
    let llvm = Llvm::new();
    let native = translate(source, &llvm)?;
    native.optimize()?;
    Ok(match format {
        Format::LlvmIr => native.text().into_bytes(),
        Format::Assembly => native.machine_code(MachineFile::Assembly)?,
        Format::Object => native.machine_code(MachineFile::Object)?,
    })
}

/// A module in the LLVM dialect as LLVM IR for this host. Its cases, which are tests, are taken out of it.
///
/// # Errors
/// When something in it has no translation.
pub fn translate<'l>(source: &Source, llvm: &'l Llvm) -> Result<NativeModule<'l>, SourceError> {
    drop_cases(source.op());
    source.listen(|| require_lowered(source.op()).and_then(|()| require_declarations(source.op())).ok())?;
    let module = source.listen(|| llvm.translate(source.op()))?;
    Ok(module.for_host()?)
}

/// What of the LLVM dialect may stand in a module and has no name.
const NAMELESS: &[&str] =
    &["llvm.mlir.global_ctors", "llvm.mlir.global_dtors", "llvm.module_flags", "llvm.linker_options"];

/// MLIR translates an instruction that stands in no function, and LLVM then gives up without a place.
fn require_declarations(module: Op) -> Outcome {
    let is_instruction = |op: &Op| {
        op.name().starts_with("llvm.") && op.attribute("sym_name").is_none() && !NAMELESS.contains(&op.name())
    };
    match module.children().find(is_instruction) {
        None => Ok(()),
        Some(op) => {
            let text = format!("expected functions and globals at the top of the module, but got '{}'", op.name());
            Err(error_with_remedy(op, text, "move what runs into a function"))
        }
    }
}

/// Passes of the user's own may end elsewhere. What is not known here, MLIR judges.
fn require_lowered(module: Op) -> Outcome {
    let known = |op: &Op| !matches!(op.kind().dialect(), Dialect::Other | Dialect::Builtin);
    let ours = module.walk().find_map(|op| Some((op, level::of(op)?)));
    let found = ours.map(|(op, level)| (op, format!("one at the {} level", level.as_str())));
    let found = found.or_else(|| module.walk().find(known).map(|op| (op, format!("'{}'", op.name()))));
    let Some((op, found)) = found else { return Ok(()) };
    if let Some((part, ty)) = op.cast().and_then(foreign_part) {
        return Err(no_native_form(op, &part, ty));
    }
    Err(error_with_remedy(
        op,
        format!("expected a module in the LLVM dialect, but got {found}"),
        "native code is made of what the pipeline pypto-cpu gives; pypto-runner --engine=interp runs other levels",
    ))
}

/// The first argument or result of a function that upstream has no native form for, and its type: why the function was
/// left as it is.
fn foreign_part<'c>(function: func::FuncOp<'c>) -> Option<(String, Type<'c>)> {
    let (inputs, results) = function.function_type()?.as_type()?.function_parts()?;
    let named = |what, types: Vec<_>| types.into_iter().enumerate().map(move |(at, ty)| (format!("{what} {at}"), ty));
    named("argument", inputs).chain(named("result", results)).find(|(_, ty)| !has_native_form(*ty))
}

fn has_native_form(ty: Type) -> bool {
    let is_known =
        |text: String| ["vector<", "complex<", "memref<", "!llvm."].iter().any(|known| text.starts_with(known));
    ty.is_number() || is_known(ty.to_string())
}

fn no_native_form(function: Op, part: &str, ty: Type) -> Reported {
    let name = function.attribute("sym_name").and_then(Attr::as_str).unwrap_or_default();
    let text = format!("expected {part} of '{name}' to be a tensor, a memref, a number or a vector, but got '{ty}'");
    error_with_remedy(function, text, "no C function takes or gives it")
}
