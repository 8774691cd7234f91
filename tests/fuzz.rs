//! A fixed number of spoilt inputs of every kind, and what is known to end upstream's own readers.
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pypto-fuzz"));
    command.args(arguments).current_dir(root());
    command
}

fn fuzz(arguments: &[&str]) -> Output {
    command(arguments).output().expect("pypto-fuzz starts")
}

/// Feeds inputs that are the same in every run.
fn feed(target: &str, count: u32, corpus: &str) {
    let found = tempfile::tempdir().expect("a folder can be made");
    let folder = found.path().to_string_lossy().into_owned();
    let corpus = root().join(corpus).to_string_lossy().into_owned();
    let ran = fuzz(&[target, "--seed", "1", "--count", &count.to_string(), "--corpus", &corpus, "--found", &folder]);
    let said = format!("{}{}", String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    if !ran.status.success() {
        let kept = found.keep();
        panic!("inputs in {}:\n{said}", kept.display());
    }
    let inputs: u32 =
        said.split_once(" inputs in ").and_then(|(text, _)| text.rsplit(' ').next()?.parse().ok()).unwrap_or(0);
    assert!(inputs * 2 > count, "expected most of {count} inputs to come back, but got\n{said}");
}

#[test]
fn text() {
    feed("text", 300, "lit-tests");
}

#[test]
fn bytecode() {
    // Programs that change seldom: spoilt files can do harm in MLIR's own reader that only shows later.
    feed("bytecode", 40, "tests/kernels");
}

#[test]
fn options() {
    feed("options", 300, "lit-tests");
}

/// Inputs that end stock mlir-opt, or that it never ends with.
fn upstream() -> Vec<PathBuf> {
    let folder = root().join("fuzz/upstream");
    let files = std::fs::read_dir(folder).expect("a folder of inputs").flatten().map(|entry| entry.path());
    files.filter(|path| path.extension().is_some_and(|extension| extension != "md")).collect()
}

/// Whether it has not ended after a while.
fn hangs(child: &mut Child) -> bool {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(4) {
        if child.try_wait().expect("a child can be asked").is_some() {
            return false;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    child.kill().expect("a child can be ended");
    true
}

/// An input that upstream mends is no excuse any more; until then a child that it ends is seen to end badly.
#[test]
fn upstream_inputs_still_end_a_child() {
    let files = upstream();
    assert!(!files.is_empty());
    for file in files {
        let target = if file.extension().is_some_and(|extension| extension == "mlir") { "text" } else { "bytecode" };
        let mut child =
            command(&[target, "--file", &file.to_string_lossy()]).stderr(Stdio::null()).spawn().expect("it starts");
        let is_bad = hangs(&mut child) || child.wait().expect("it has ended").code().is_none();
        assert!(is_bad, "{} does no harm any more: remove it", file.display());
    }
}

/// What another fuzzer stopped at: one input that does no harm by itself, and one that is upstream's.
#[test]
fn stops_of_other_fuzzers_are_judged() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let stops = folder.path().join("stops");
    std::fs::create_dir(&stops).expect("a folder can be made");
    std::fs::write(stops.join("crash-1"), "func.func @f() { return }").expect("an input can be written");
    let harmful = root().join("fuzz/upstream/segmentation-fault.mlirbc");
    std::fs::copy(harmful, stops.join("crash-2")).expect("an input can be copied");
    let found = folder.path().to_string_lossy().into_owned();
    let ran = fuzz(&["bytecode", "--judge", &stops.to_string_lossy(), "--found", &found]);
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(said.contains("2 stops, 1 did not come again, 1 upstream's, 0 failed"), "{said}");
    assert!(ran.status.success() && folder.path().join("upstream/crash-2").is_file(), "{said}");
}

#[test]
fn the_same_seed_gives_the_same_input() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let write = |name: &str, target: &str, start: &str| {
        let file = folder.path().join(name);
        let ran = fuzz(&[target, "--seed", "7", "--start", start, "--write", &file.to_string_lossy()]);
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        std::fs::read(file).expect("the input was written")
    };
    for target in ["text", "bytecode", "options"] {
        let first = write("first", target, "3");
        assert_eq!(first, write("second", target, "3"), "{target}");
        let others: Vec<_> = ["4", "5", "6"].iter().map(|start| write("other", target, start)).collect();
        assert!(others.iter().any(|other| *other != first), "{target}: every number gives the same input");
    }
}
