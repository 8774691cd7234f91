//! What is left of a program that is wrong: a file, made as small as time allows, and the command that shows it.
use super::child::{self, this_program};
use super::{Options, again, single};
use pypto::generate::Program;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How long the reducer may take to write down what it has, once every test says that there is nothing more to find.
const GRACE: Duration = Duration::from_secs(60);

/// When shrinking ends, in seconds since 1970: a time that other processes understand.
#[derive(Clone, Copy)]
pub struct Deadline(u64);
impl Deadline {
    /// So many seconds from now.
    pub fn after(seconds: u64) -> Self {
        Self(now().saturating_add(seconds))
    }
    fn left(self) -> Duration {
        Duration::from_secs(self.0.saturating_sub(now()))
    }
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

/// Whether a moment, in seconds since 1970, is over.
pub fn is_over(moment: Option<u64>) -> bool {
    moment.is_some_and(|moment| now() >= moment)
}

/// Writes a failing program down and shrinks it; what there is to say about it, line by line.
pub fn keep(options: &Options, seed: u64, deadline: Deadline) -> Result<String, String> {
    let program = Program::random(seed, options.mode.mode());
    let file = options.failures.join(format!("{}.mlir", program.name));
    for chip in program.chips {
        write(&file, &format!("// {}\n{}", again(options, seed), program.module(*chip)))?;
        let shrunk = match is_wrong(options, &file) {
            Ok(false) => continue,
            Ok(true) => shrink(options, &file, deadline),
            Err(reason) => Err(reason),
        };
        return Ok(match shrunk {
            Ok(small) => format!("  shrunk to {}:\n  {}\n", lines_of(&small), by_file(options, &small)),
            Err(reason) => format!("  not shrunk: {reason}\n  {}\n", by_file(options, &file)),
        });
    }
    let text = "engines agree on it when it is tested alone, so it depends on the programs beside it, or on time";
    Ok(format!("  not shrunk: {text}\n  written to {}\n", file.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    let folder = file.parent().unwrap_or(Path::new("."));
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(file, text))
        .map_err(|error| format!("cannot write '{}': {error}", file.display()))
}

/// The command that tests a file.
fn by_file(options: &Options, file: &Path) -> String {
    let fault = options.fault.map_or(String::new(), |op| format!(" --fault {}", op.name()));
    let file = file.display().to_string();
    let is_plain = file.chars().all(|letter| letter.is_alphanumeric() || "/._-".contains(letter));
    let file = if is_plain { file } else { format!("'{}'", file.replace('\'', "'\\''")) };
    format!("pypto-generate --test {file}{fault}")
}

fn lines_of(file: &Path) -> String {
    let lines = std::fs::read_to_string(file).map_or(0, |text| text.lines().count());
    format!("{lines} lines")
}

fn is_wrong(options: &Options, file: &Path) -> Result<bool, String> {
    Ok(single::isolated(options, &["--test".as_ref(), file.as_os_str()])?.is_wrong())
}

/// Makes a failing program smaller while it fails: MLIR's reducer tries, and `--test` says whether it still does.
fn shrink(options: &Options, file: &Path, deadline: Deadline) -> Result<PathBuf, String> {
    if deadline.left().is_zero() {
        return Err("there is no time left for it; --shrink gives more".into());
    }
    let tester = this_program()?;
    let reducer = tester.with_file_name(format!("pypto-reduce{}", std::env::consts::EXE_SUFFIX));
    if !reducer.exists() {
        return Err(format!("there is no '{}'; build it", reducer.display()));
    }
    let small = file.with_extension("small.mlir");
    let fault = options.fault.map_or(String::new(), |op| format!("--fault,{},", op.name()));
    let tree = format!("--reduction-tree=test={} test-arg={fault}--until,{},--test", tester.display(), deadline.0);
    let arguments = [file.as_os_str(), tree.as_ref(), "-o".as_ref(), small.as_os_str()];
    let ended =
        child::run(&reducer, arguments, deadline.left() + GRACE).map_err(|reason| format!("pypto-reduce {reason}"))?;
    if !ended.status.success() {
        return Err(format!("pypto-reduce {}", ended.reason()));
    }
    let text =
        std::fs::read_to_string(&small).map_err(|error| format!("cannot read '{}': {error}", small.display()))?;
    write(&small, &format!("// {}\n{text}", by_file(options, &small)))?;
    if !is_wrong(options, &small)? {
        return Err(format!("engines agree on what pypto-reduce wrote to '{}'", small.display()));
    }
    Ok(small)
}
