//! Generates random programs, and tests that every engine gives the same.
mod campaign;
mod child;
mod failure;
mod single;

use clap::{Parser, ValueEnum};
use failure::Deadline;
use pypto::emit::Source;
use pypto::generate::{Mode, Program};
use pypto::ir::OpKind;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Generates random kernels on tiles, and tests that they mean the same at every layer.
///
/// With --seed alone it prints one program. With --count it tests so many from that seed on, and prints how often
/// each op, element type, memory space, layout, shape of control flow and kind of view occurred. A program that is
/// wrong is written to a file and made smaller by pypto-reduce, which stands beside this program.
#[derive(Parser)]
#[command(version, after_help = EXAMPLES)]
struct Options {
    /// Seed of the (first) program
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "N", help = campaign::help())]
    count: Option<u64>,
    /// What kind of programs
    #[arg(long, value_enum, default_value_t = Kind::Legal)]
    mode: Kind,
    /// Test the program of the seed
    #[arg(long, conflicts_with_all = ["count", "test"])]
    check: bool,
    /// Test the kernels of a file, for the chip that its module names: exits 1 when engines disagree, 0 when not,
    /// 2 when there is no module in the file, or no kernel in the module
    #[arg(long, value_name = "FILE", conflicts_with = "count")]
    test: Option<PathBuf>,
    /// Where failing programs are written
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    failures: PathBuf,
    /// For how long failing programs are made smaller, all together
    #[arg(long, value_name = "SECONDS", default_value_t = 300)]
    shrink: u64,
    /// How many processes test programs
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=64))]
    jobs: u64,
    /// Test in this process, and print for another one to read
    #[arg(long, hide = true)]
    worker: bool,
    /// Find nothing wrong any more, in seconds since 1970: how a reducer is stopped
    #[arg(long, hide = true, requires = "test")]
    until: Option<u64>,
    /// Take programs with this op for wrong, as if engines differed: shows what happens then
    #[arg(long, hide = true, value_name = "OP", value_parser = op)]
    fault: Option<OpKind>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Programs that lower and run
    Legal,
    /// Programs with one thing changed: refused with a located error, or still right
    NearlyLegal,
}
impl Kind {
    fn mode(self) -> Mode {
        match self {
            Self::Legal => Mode::Legal,
            Self::NearlyLegal => Mode::NearlyLegal,
        }
    }
    /// As it is written.
    fn name(self) -> String {
        self.to_possible_value().map_or(String::new(), |value| value.get_name().to_owned())
    }
}

const EXAMPLES: &str = "Examples:
  pypto-generate --seed 7
  pypto-generate --seed 7 --check
  pypto-generate --count 1000
  pypto-generate --count 1000 --mode nearly-legal --seed 5000
  pypto-generate --test failing.mlir";

fn op(name: &str) -> Result<OpKind, String> {
    let found = OpKind::OURS.iter().find(|op| op.name() == name);
    found.copied().ok_or_else(|| format!("expected an op of ours, but got '{name}'"))
}

fn main() -> ExitCode {
    let options = Options::parse();
    match run(&options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            // Errors of MLIR come with their place and the word.
            pypto::cli::complain(format!("{}{message}", if message.contains(": error: ") { "" } else { "error: " }));
            // Not 1: to a reducer that would mean engines that disagree.
            ExitCode::from(2)
        }
    }
}

/// Does what is asked; whether nothing was wrong.
fn run(options: &Options) -> Result<bool, String> {
    let program = || Program::random(options.seed, options.mode.mode());
    match (&options.test, options.count) {
        (Some(file), _) if options.worker => single::file(options, file),
        (Some(file), _) => single::tell(options, &["--test".as_ref(), file.as_os_str()]),
        (None, Some(count)) if options.worker => campaign::work(options, count).map(|()| true),
        (None, Some(count)) => campaign::run(options, count),
        (None, None) if options.check && options.worker => Ok(single::one(options, &program())),
        (None, None) if options.check => check(options),
        (None, None) => print(&program()).map(|()| true),
    }
}

/// Tests the program of the seed, and keeps it if it is wrong.
fn check(options: &Options) -> Result<bool, String> {
    let (seed, mode) = (options.seed.to_string(), options.mode.name());
    let right = single::tell(options, &["--check", "--seed", &seed, "--mode", &mode].map(AsRef::as_ref))?;
    if !right {
        print!("{}", failure::keep(options, options.seed, Deadline::after(options.shrink))?);
    }
    Ok(right)
}

/// The command that tests the program of a seed.
fn again(options: &Options, seed: u64) -> String {
    let mode = if options.mode == Kind::Legal { String::new() } else { format!(" --mode {}", options.mode.name()) };
    let fault = options.fault.map_or(String::new(), |op| format!(" --fault {}", op.name()));
    format!("pypto-generate --seed {seed}{mode}{fault} --check")
}

/// Prints a program: in its own syntax where it parses, for the first of its chips.
fn print(program: &Program) -> Result<(), String> {
    let text = program.module(program.chips[0]);
    let context = pypto::context();
    let parsed = Source::parse(&context, text.as_bytes(), "program").map(|source| source.op().to_string());
    let mut out = std::io::stdout();
    let printed = writeln!(out, "{}", parsed.unwrap_or(text).trim_end());
    printed.map_err(|error| format!("cannot write the program: {error}"))
}
