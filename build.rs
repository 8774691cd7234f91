//! Builds the C++ half and generates the Rust half, both from `dialects/`.
//!
//! Reads `MLIR_SYS_220_PREFIX`, `LLVM_SYS_221_PREFIX` and `TABLEGEN_220_PREFIX`, which must name one
//! LLVM 22. Writes to `OUT_DIR` only: `gen/*.inc`, `gen/*.h` and `gen/*.cpp` for cmake, `gen/*.rs` for
//! the crate. Files that did not change keep their time, so that only what did is compiled again.
#[path = "src/build/cpp.rs"]
mod cpp;
#[path = "src/build/llvm.rs"]
mod llvm;
#[path = "src/build/model.rs"]
mod model;
#[path = "src/build/params.rs"]
mod params;
#[path = "src/build/rust.rs"]
mod rust;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::exit,
};

fn main() {
    if let Err(message) = build() {
        eprintln!("error: {message}");
        exit(1);
    }
}

fn build() -> Result<(), String> {
    for watched in ["build.rs", "src/build", "dialects", "cmake"] {
        println!("cargo:rerun-if-changed={watched}");
    }
    let prefix = llvm::prefix()?;
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(|e| e.to_string())?);
    let out = PathBuf::from(env::var("OUT_DIR").map_err(|e| e.to_string())?);
    let model = model::read(&root, &prefix)?;
    let generated = out.join("gen");
    fs::create_dir_all(&generated).map_err(|e| format!("{}: {e}", generated.display()))?;
    for (name, text) in cpp::files(&model)?.into_iter().chain(rust::files(&model)?) {
        write_if_changed(&generated.join(name), &text)?;
    }
    let mut cmake = cmake::Config::new("cmake");
    cmake.generator("Ninja").profile("Release").define("LLVM_PREFIX", &prefix).define("PYPTO_GEN", &generated);
    // MLIR knows traits by their names as the compiler spells them: take the one that LLVM comes with, if it does.
    let clang = prefix.join("bin/clang++");
    let compiler = if clang.exists() { "clang" } else { "system" };
    if clang.exists() {
        cmake.define("CMAKE_CXX_COMPILER", clang);
    }
    let folder = out.join(compiler);
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    cmake.out_dir(folder); // cmake cannot go on with another compiler where it has used one
    let library = cmake.build();
    link(&library.join("lib"), &prefix);
    Ok(())
}

fn write_if_changed(path: &Path, text: &str) -> Result<(), String> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}

/// Links our objects whole (C++ reaches many of them through vtables only) and the system's one MLIR.
fn link(library: &Path, prefix: &Path) {
    let llvm = prefix.join("lib");
    println!("cargo:rustc-link-search=native={}", library.display());
    println!("cargo:rustc-link-lib=static:+whole-archive=pypto_dialects");
    println!("cargo:rustc-link-search=native={}", llvm.display());
    println!("cargo:rustc-link-lib=MLIR");
    println!("cargo:rustc-link-lib=LLVM");
    println!("cargo:rustc-link-arg=-Wl,-rpath,{}", llvm.display());
    // For dependants: DEP_PYPTO_LIBDIR in their build.rs.
    println!("cargo:libdir={}", llvm.display());
    println!("cargo:rustc-env=PYPTO_LLVM_PREFIX_FOR_TESTS={}", prefix.display());
}
