//! One program, or the kernels of one file: tested, with a line that says what came of each.
use super::child::{self, this_program};
use super::{Options, failure};
use pypto::generate::Program;
use pypto::generate::check::{Verdict, check, named_kernels};
use pypto::generate::coverage::Coverage;
use pypto::run::KernelError;
use std::ffi::OsStr;
use std::io::Read;
use std::path::Path;
use std::time::Duration;

/// A process that takes longer for one program hangs.
const PATIENCE: Duration = Duration::from_secs(120);

/// What came of testing in another process.
pub enum Outcome {
    /// Nothing is wrong.
    Well(String),
    /// Something is.
    Wrong(String),
}
impl Outcome {
    /// Whether something is wrong.
    pub fn is_wrong(&self) -> bool {
        matches!(self, Self::Wrong(_))
    }
}

/// Tests in a process of its own what some arguments say.
///
/// # Errors
/// When there is nothing to test.
pub fn isolated(options: &Options, arguments: &[&OsStr]) -> Result<Outcome, String> {
    let mut arguments = arguments.to_vec();
    arguments.push("--worker".as_ref());
    let until = options.until.map(|moment| moment.to_string());
    arguments.extend(until.iter().flat_map(|moment| ["--until", moment.as_str()]).map(OsStr::new));
    arguments.extend(options.fault.iter().flat_map(|op| ["--fault", op.name()]).map(OsStr::new));
    Ok(match child::run(&this_program()?, &arguments, PATIENCE) {
        Err(reason) => Outcome::Wrong(format!("{reason}\n")),
        Ok(ended) => match ended.status.code() {
            Some(0) => Outcome::Well(ended.printed),
            Some(1) => Outcome::Wrong(ended.printed),
            Some(2) => return Err(ended.said.trim_end().trim_start_matches("error: ").to_owned()),
            _ => Outcome::Wrong(format!("{}{}\n", ended.printed, ended.reason())),
        },
    })
}

/// Tests in another process and prints what that prints; whether nothing is wrong.
pub fn tell(options: &Options, arguments: &[&OsStr]) -> Result<bool, String> {
    let outcome = isolated(options, arguments)?;
    let (Outcome::Well(text) | Outcome::Wrong(text)) = &outcome;
    print!("{text}");
    Ok(!outcome.is_wrong())
}

/// Tests one program in this process and says what came of it.
pub fn one(options: &Options, program: &Program) -> bool {
    let verdict = check(std::slice::from_ref(program), &mut Coverage::default(), options.fault).pop();
    let (right, text) = match verdict {
        Some(Verdict::Agrees) => (true, "engines agree".to_owned()),
        Some(Verdict::Refused(reason)) => (true, format!("refused: {reason}")),
        Some(Verdict::Meaningless(reason)) => (true, format!("without a meaning: {reason}")),
        Some(Verdict::Wrong(what)) => (false, what),
        None => (false, "internal error: no verdict".to_owned()),
    };
    println!("{}: {text}", program.name);
    right
}

/// Tests the kernels of a file in this process. After `until`, none is wrong: whoever shrinks a program is to stop.
pub fn file(options: &Options, file: &Path) -> Result<bool, String> {
    if failure::is_over(options.until) {
        return Ok(true);
    }
    let mut text = String::new();
    let mut input = std::fs::File::open(file).map_err(|error| format!("cannot open '{}': {error}", file.display()))?;
    input.read_to_string(&mut text).map_err(|error| format!("cannot read '{}': {error}", file.display()))?;
    let programs = named_kernels(&text)?;
    // A reducer that has taken out every kernel took one step too many, and goes on.
    if programs.is_empty() && options.until.is_none() {
        return Err(KernelError::NoKernel.to_string());
    }
    let wrong = programs.iter().filter(|program| !one(options, program)).count(); // all of them are tested
    Ok(wrong == 0)
}
