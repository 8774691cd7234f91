//! Feeds spoilt programs and pipelines to the library, in child processes, so that a crash ends one of those.
mod corpus;
mod judge;
mod progress;
mod supervise;
mod worker;

use clap::Parser;
use pypto::fuzz::{Session, Target};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use supervise::{End, Supervisor};

/// Feeds spoilt programs and pipelines to the library.
///
/// Inputs come from the files of a lit suite, each spoilt in a few places. A crash, a hang, a panic or a broken
/// promise (such as a program that is not read again as it was printed) is a failure; the input is written to a
/// file. Inputs that stock mlir-opt does not survive either are counted apart.
#[derive(Parser)]
#[command(version, after_help = EXAMPLES)]
struct Options {
    /// What to feed: text, bytecode or options
    #[arg(value_parser = target)]
    target: Target,
    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS", conflicts_with = "count")]
    time: Option<u64>,
    /// Stop after this many inputs [default: 1000, without --time]
    #[arg(long)]
    count: Option<u64>,
    /// The same seed gives the same inputs [default: from the clock]
    #[arg(long)]
    seed: Option<u64>,
    /// Number of the first input
    #[arg(long, default_value_t = 0)]
    start: u64,
    /// Folder of the lit suite that the inputs are made of
    #[arg(long, value_name = "FOLDER", default_value = "lit-tests")]
    corpus: PathBuf,
    /// Where inputs that fail are written
    #[arg(long, value_name = "FOLDER", default_value = "target/fuzz")]
    found: PathBuf,
    /// Seconds that one input may take
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    limit: u64,
    /// Feed this file, in this process, and end as that ends
    #[arg(long, value_name = "FILE", conflicts_with_all = ["time", "count", "seed"])]
    file: Option<PathBuf>,
    /// Feed each file of this folder, each in a child: what another fuzzer stopped at
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["time", "count", "seed", "file"])]
    judge: Option<PathBuf>,
    /// Write the input of number --start to this file, and feed nothing
    #[arg(long, value_name = "FILE", conflicts_with_all = ["time", "count", "file"])]
    write: Option<PathBuf>,
    /// Write the sound inputs as files to this folder, for other fuzzers
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["time", "count", "file"])]
    write_corpus: Option<PathBuf>,
    /// Feed inputs in this process and say so; what this program starts itself with
    #[arg(long, hide = true)]
    worker: bool,
}

const EXAMPLES: &str = "Examples:
  pypto-fuzz text --time 60
  pypto-fuzz bytecode --count 1000 --seed 1
  pypto-fuzz text --file target/fuzz/text-1-42.mlir";

fn target(name: &str) -> Result<Target, String> {
    let names = || Target::ALL.map(Target::name).join(", ");
    Target::from_name(name).ok_or_else(|| format!("expected one of {}, but got '{name}'", names()))
}

fn main() -> ExitCode {
    let options = match Options::try_parse() {
        Ok(options) => options,
        Err(error) => {
            // `--help` and `--version` are errors to clap, but not to whoever asked.
            let asked = !error.use_stderr();
            let _ = error.print();
            return if asked { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        }
    };
    match run(&options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            pypto::cli::complain(format!("error: {message}"));
            ExitCode::FAILURE
        }
    }
}

/// Whether nothing failed.
fn run(options: &Options) -> Result<bool, String> {
    if let Some(file) = &options.file {
        return worker::feed_file(options.target, file).map(|()| true);
    }
    let corpus = corpus::read(&options.corpus, options.target)?;
    let seed = options.seed.unwrap_or_else(clock);
    let end = match (options.time, options.count) {
        (Some(seconds), _) => End::After(Duration::from_secs(seconds)),
        (None, count) => End::At(options.start.saturating_add(count.unwrap_or(1000))),
    };
    if options.worker {
        worker::feed(options.target, &corpus, seed, options.start);
        return Ok(true);
    }
    if let Some(folder) = &options.write_corpus {
        return corpus::write(&corpus, &Session::default(), options.target, folder).map(|()| true);
    }
    if let Some(file) = &options.write {
        let input = corpus.spoilt(options.target, &Session::default(), seed, options.start);
        return std::fs::write(file, input)
            .map(|()| true)
            .map_err(|e| format!("cannot write '{}': {e}", file.display()));
    }
    let limit = Duration::from_secs(options.limit);
    let supervisor = Supervisor::new(options.target, corpus, seed, limit, &options.corpus, &options.found)?;
    match &options.judge {
        Some(folder) => supervisor.judge_all(folder),
        None => supervisor.run(options.start, end),
    }
}

fn clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_secs())
}
