//! Finds the one LLVM 22 that everything is built against.
use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

const VARIABLES: [&str; 3] = ["MLIR_SYS_220_PREFIX", "LLVM_SYS_221_PREFIX", "TABLEGEN_220_PREFIX"];

/// The prefix that all three variables name, after a look at what is there.
pub fn prefix() -> Result<PathBuf, String> {
    let mut found: Option<(&str, PathBuf)> = None;
    for variable in VARIABLES {
        println!("cargo:rerun-if-env-changed={variable}");
        let value = env::var(variable).map_err(|_| {
            format!("{variable} is not set; {} must name an LLVM 22 such as /usr/lib/llvm-22", VARIABLES.join(", "))
        })?;
        let path = PathBuf::from(&value);
        let path = path.canonicalize().map_err(|e| format!("{variable}={value}: {e}; run cmake/bootstrap.sh"))?;
        match &found {
            Some((first, known)) if *known != path => {
                return Err(format!(
                    "{first} and {variable} must name one LLVM, but are {} and {}",
                    known.display(),
                    path.display()
                ));
            }
            _ => found = Some((variable, path)),
        }
    }
    let (variable, path) = found.ok_or("no LLVM prefix")?;
    check(variable, &path)?;
    Ok(path)
}

fn check(variable: &str, prefix: &Path) -> Result<(), String> {
    let config = prefix.join("bin/llvm-config");
    let output = Command::new(&config)
        .arg("--version")
        .output()
        .map_err(|e| format!("{variable}: cannot run {}: {e}; run cmake/bootstrap.sh", config.display()))?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if !version.starts_with("22.") {
        return Err(format!("{variable}: expected LLVM 22, but {} is {version}", prefix.display()));
    }
    for file in ["bin/mlir-tblgen", "lib/libMLIR.so", "include/mlir/IR/OpBase.td"] {
        let path = prefix.join(file);
        if !path.exists() {
            return Err(format!("{variable}: LLVM {version} has no MLIR: {} is missing", path.display()));
        }
    }
    Ok(())
}
