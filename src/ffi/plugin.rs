//! What a stock `mlir-opt --load-dialect-plugin` or `--load-pass-plugin` asks this library for.
use super::*;
use std::ffi::{CStr, c_char};

unsafe extern "C" {
    fn pypto_plugin_dialects(registry: *mut c_void);
    fn pypto_plugin_passes();
}

/// The start of both of MLIR's plugin structs; the callback's argument differs.
#[repr(C)]
pub struct PluginInfo<F> {
    api_version: u32,
    name: *const c_char,
    version: *const c_char,
    register: F,
}

const API_VERSION: u32 = 1;
const NAME: &CStr = c"pypto";
const VERSION: &CStr = c"0.1.0";

extern "C" fn dialects(registry: *mut c_void) {
    if host_is_ours() {
        // SAFETY: the host hands over its registry.
        unsafe { pypto_plugin_dialects(registry) }
    }
}
extern "C" fn passes() {
    if host_is_ours() {
        // SAFETY: registration has no preconditions.
        unsafe { pypto_plugin_passes() }
    }
}

#[unsafe(no_mangle)]
extern "C" fn mlirGetDialectPluginInfo() -> PluginInfo<extern "C" fn(*mut c_void)> {
    PluginInfo { api_version: API_VERSION, name: NAME.as_ptr(), version: VERSION.as_ptr(), register: dialects }
}
#[unsafe(no_mangle)]
extern "C" fn mlirGetPassPluginInfo() -> PluginInfo<extern "C" fn()> {
    PluginInfo { api_version: API_VERSION, name: NAME.as_ptr(), version: VERSION.as_ptr(), register: passes }
}

/// Whether the host's MLIR is the one that this library uses. A host with a second copy, or of another LLVM,
/// would hand over objects of other classes: it is refused in words, and the process ends, since a host goes on
/// without the dialects otherwise.
fn host_is_ours() -> bool {
    match foreign_host() {
        None => true,
        Some(problem) => {
            eprintln!("pypto: this plugin cannot be loaded here: {problem}");
            std::process::exit(1);
        }
    }
}

/// Where a symbol of MLIR comes from, in the program and as this library was linked.
fn foreign_host() -> Option<String> {
    #[repr(C)]
    struct DlInfo {
        file: *const c_char,
        base: *mut c_void,
        symbol: *const c_char,
        address: *mut c_void,
    }
    unsafe extern "C" {
        fn dladdr(address: *const c_void, info: *mut DlInfo) -> i32;
        fn dlsym(handle: *mut c_void, name: *const c_char) -> *mut c_void;
        #[link_name = "_ZN4mlir15DialectRegistryC1Ev"]
        fn dialect_registry_constructor();
    }
    let file_of = |address: *const c_void| -> Option<String> {
        let mut info = MaybeUninit::<DlInfo>::zeroed();
        // SAFETY: dladdr fills the struct or says that it did not.
        unsafe {
            if address.is_null() || dladdr(address, info.as_mut_ptr()) == 0 {
                return None;
            }
            let file = info.assume_init().file;
            (!file.is_null()).then(|| CStr::from_ptr(file).to_string_lossy().into_owned())
        }
    };
    // RTLD_DEFAULT: the first definition in the program's own order is what the host uses.
    let symbol = c"_ZN4mlir15DialectRegistryC1Ev";
    // SAFETY: a lookup by name.
    let host = file_of(unsafe { dlsym(std::ptr::null_mut(), symbol.as_ptr()) });
    let own = file_of(dialect_registry_constructor as *const c_void);
    let main = file_of(unsafe { dlsym(std::ptr::null_mut(), c"main".as_ptr()) });
    match (host, own) {
        (Some(host), Some(own)) if host == own && own.contains("libMLIR.so.22") => None,
        (Some(host), Some(own)) if host == own && main.as_deref() == Some(own.as_str()) => {
            Some(format!("expected the host to use libMLIR.so.22, but {own} has an MLIR of its own inside"))
        }
        (host, own) => Some(format!(
            "expected the host and the plugin to share one libMLIR.so.22, but the host uses {} and the plugin {}",
            host.as_deref().unwrap_or("none"),
            own.as_deref().unwrap_or("none")
        )),
    }
}
