//! What the integration tests share: running `pypto-opt`, and the lit tests that hold every op once.
#![allow(dead_code)] // each test uses a part
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of `pypto-opt` left behind.
pub struct Ran {
    /// `None` when a signal ended it.
    pub status: Option<i32>,
    pub stdout: Vec<u8>,
    pub stderr: String,
}

impl Ran {
    /// Checks that it refused its input in an orderly way: no signal, no panic, no internal error.
    pub fn expect_refusal(&self, what: &str) {
        assert_eq!(self.status, Some(1), "{what}: expected exit status 1\n{}", self.stderr);
        assert!(self.stderr.contains("error:"), "{what}: expected an error on stderr, but got\n{}", self.stderr);
        self.expect_calm(what);
    }
    /// Checks that whatever it said was not about itself.
    pub fn expect_calm(&self, what: &str) {
        assert!(self.status.is_some(), "{what}: ended by a signal\n{}", self.stderr);
        for word in ["panicked", "internal error", "Stack dump", "Assertion"] {
            assert!(!self.stderr.contains(word), "{what}: '{word}' in\n{}", self.stderr);
        }
    }
}

/// Runs `pypto-opt` with `input` on its standard input.
pub fn pypto_opt(arguments: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pypto-opt"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("pypto-opt starts");
    let mut stdin = child.stdin.take().expect("it has a standard input");
    let _ = stdin.write_all(input); // a program that gave up early does not read on
    drop(stdin);
    let output = child.wait_with_output().expect("pypto-opt ends");
    Ran {
        status: output.status.code(),
        stdout: output.stdout,
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// Every `ops.mlir` of the lit suite, in order.
pub fn op_files() -> Vec<PathBuf> {
    let mut found = vec![];
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("lit-tests"), &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of tests can be read").flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.file_name().is_some_and(|name| name == "ops.mlir") {
            found.push(path);
        }
    }
}
