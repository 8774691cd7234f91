//! MLIR's own drivers, and modules outside them.
use super::*;
use crate::emit::UNREADABLE;
use std::ffi::{CString, c_char};
use std::os::unix::ffi::OsStringExt;

/// Arguments as C's `main` takes them, and what --version prints first.
type Arguments = (i32, *const *const c_char, *const c_char);

unsafe extern "C" {
    fn pypto_opt_main(argc: i32, argv: *const *const c_char, version: *const c_char, unreadable: *const c_char) -> i32;
    fn pypto_reduce_main(argc: i32, argv: *const *const c_char, version: *const c_char) -> i32;
    fn pypto_lsp_server_main(argc: i32, argv: *const *const c_char, version: *const c_char) -> i32;
    fn pypto_fill_context(context: MlirContext);
    fn pypto_register_passes();
    fn pypto_parse_module(context: MlirContext, source: MlirStringRef, name: MlirStringRef) -> MlirModule;
}

/// Runs MLIR's opt driver with our dialects and passes in it; the exit status.
pub fn opt_main() -> i32 {
    let unreadable = CString::new(UNREADABLE).unwrap_or_default();
    // SAFETY: what the arguments point at lives for the call.
    drive(|(argc, argv, version)| unsafe { pypto_opt_main(argc, argv, version, unreadable.as_ptr()) })
}

/// Runs MLIR's reducer with our dialects and passes in it; the exit status.
pub fn reduce_main() -> i32 {
    // SAFETY: what the arguments point at lives for the call.
    drive(|(argc, argv, version)| unsafe { pypto_reduce_main(argc, argv, version) })
}

/// Runs MLIR's language server with our dialects in it; the exit status.
pub fn lsp_server_main() -> i32 {
    // SAFETY: what the arguments point at lives for the call.
    drive(|(argc, argv, version)| unsafe { pypto_lsp_server_main(argc, argv, version) })
}

/// Runs a `main` of MLIR's on the arguments of this process, each of which ends in NUL and the list of them in null.
fn drive(main: impl FnOnce(Arguments) -> i32) -> i32 {
    let arguments: Vec<_> = std::env::args_os().filter_map(|a| CString::new(a.into_vec()).ok()).collect();
    let mut pointers: Vec<_> = arguments.iter().map(|a| a.as_ptr()).collect();
    pointers.push(std::ptr::null());
    let version = CString::new(format!("pypto {}", env!("CARGO_PKG_VERSION"))).unwrap_or_default();
    main((arguments.len() as i32, pointers.as_ptr(), version.as_ptr()))
}

/// A context with every dialect of ours and of upstream.
pub fn context() -> melior::Context {
    let context = melior::Context::new();
    // SAFETY: the context is live.
    unsafe { pypto_fill_context(context.to_raw()) };
    context.load_all_available_dialects();
    context
}

/// Makes our passes and pipelines, and upstream's passes, known by name. Again is harmless.
pub fn register_passes() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    // SAFETY: registration runs once.
    ONCE.call_once(|| unsafe { pypto_register_passes() });
}

/// A module from text or bytecode; `name` is what locations call the source. MLIR reports what is wrong.
pub fn parse_module<'c>(context: &'c melior::Context, source: &[u8], name: &str) -> Option<melior::ir::Module<'c>> {
    // The lexer looks one byte past the end.
    let mut source = source.to_vec();
    source.push(0);
    let text = MlirStringRef { data: source.as_ptr().cast(), length: source.len() - 1 };
    // SAFETY: the bytes live for the call, and whoever gets the module owns it.
    unsafe {
        let module = pypto_parse_module(context.to_raw(), text, string_ref(name));
        (!module.ptr.is_null()).then(|| melior::ir::Module::from_raw(module))
    }
}

/// The same module again.
pub fn copy_module<'c>(module: &melior::ir::Module<'c>) -> melior::ir::Module<'c> {
    // SAFETY: the module is live, and whoever gets the copy owns it.
    unsafe {
        let copy = mlirOperationClone(mlirModuleGetOperation(module.to_raw()));
        melior::ir::Module::from_raw(mlirModuleFromOperation(copy))
    }
}

/// A program as bytecode.
pub fn bytecode(op: Op) -> Vec<u8> {
    unsafe extern "C" fn extend(bytes: MlirStringRef, out: *mut c_void) {
        // SAFETY: `out` is the vector below, and the bytes live for the call.
        unsafe { (*out.cast::<Vec<u8>>()).extend_from_slice(bytes_of(bytes)) }
    }
    let mut bytes: Vec<u8> = vec![];
    // SAFETY: the op is live, and the callback gets the vector back.
    unsafe { mlirOperationWriteBytecode(op.raw(), Some(extend), std::ptr::from_mut(&mut bytes).cast()) };
    bytes
}

/// The op that a module is.
pub fn module_op<'a>(module: &'a melior::ir::Module) -> Op<'a> {
    // SAFETY: the module owns the op for `'a`.
    unsafe { Op::from_raw(mlirModuleGetOperation(module.to_raw())) }
}
