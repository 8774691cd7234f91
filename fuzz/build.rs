//! The folder of libMLIR.so, which the loader does not know.
fn main() {
    println!("cargo:rustc-link-arg=-Wl,-rpath,{}", std::env::var("DEP_PYPTO_LIBDIR").unwrap_or_default());
}
