//! Generates random programs, and tests that every engine gives the same.
use clap::{Parser, ValueEnum};
use pypto::emit::Source;
use pypto::generate::check::{Verdict, check, named_kernels};
use pypto::generate::coverage::{Coverage, Topic};
use pypto::generate::{Mode, Program};
use std::collections::{BTreeMap, VecDeque};
use std::io::{IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Generates random kernels on tiles, and tests that they mean the same at every layer.
///
/// With --seed alone it prints one program. With --count it tests so many from that seed on, and prints how often
/// each op, element type, memory space, layout, shape of control flow and kind of view occurred.
#[derive(Parser)]
#[command(version, after_help = EXAMPLES)]
struct Options {
    /// Seed of the (first) program
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Test so many programs
    #[arg(long, value_name = "N")]
    count: Option<u64>,
    /// What kind of programs
    #[arg(long, value_enum, default_value_t = Kind::Legal)]
    mode: Kind,
    /// Test the program of the seed
    #[arg(long, conflicts_with_all = ["count", "test"])]
    check: bool,
    /// Test the kernels of a file, for the chip that its module names: exits 1 when engines disagree, 0 when not,
    /// 2 when there is no module in the file
    #[arg(long, value_name = "FILE", conflicts_with = "count")]
    test: Option<PathBuf>,
    /// Where failing programs are written
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    failures: PathBuf,
    /// How many processes test programs
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=64))]
    jobs: u64,
    /// Print verdicts for another process to read
    #[arg(long, hide = true, requires = "count")]
    worker: bool,
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
}

const EXAMPLES: &str = "Examples:
  pypto-generate --seed 7
  pypto-generate --seed 7 --check
  pypto-generate --count 1000
  pypto-generate --count 1000 --mode nearly-legal --seed 5000
  pypto-generate --test failing.mlir";

/// Programs that one process tests: their kernels are compiled together.
const CHUNK: u64 = 32;
/// A process that takes longer for its programs hangs.
const PATIENCE: Duration = Duration::from_secs(1200);

fn main() -> ExitCode {
    let options = Options::parse();
    match run(&options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            // Errors of MLIR come with their place and the word.
            eprintln!("{}{message}", if message.contains(": error: ") { "" } else { "error: " });
            // Not 1: to a reducer that would mean engines that disagree.
            ExitCode::from(2)
        }
    }
}

/// Does what is asked; whether nothing was wrong.
fn run(options: &Options) -> Result<bool, String> {
    let mode = options.mode.mode();
    match (&options.test, options.count) {
        (Some(file), _) => test(file),
        (None, Some(count)) if options.worker => work(options.seed, count, mode),
        (None, Some(count)) => campaign(options, count),
        (None, None) if options.check => Ok(one(&Program::random(options.seed, mode))),
        (None, None) => print(&Program::random(options.seed, mode)).map(|()| true),
    }
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

/// Tests one program and says what came of it.
fn one(program: &Program) -> bool {
    let verdict = check(std::slice::from_ref(program), &mut Coverage::default()).pop();
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

/// Tests the kernels of a file.
fn test(file: &Path) -> Result<bool, String> {
    let mut text = String::new();
    let mut input = std::fs::File::open(file).map_err(|error| format!("cannot open '{}': {error}", file.display()))?;
    input.read_to_string(&mut text).map_err(|error| format!("cannot read '{}': {error}", file.display()))?;
    let programs = named_kernels(&text)?;
    Ok(programs.iter().map(one).fold(true, |all, right| all && right))
}

// --- many programs ------------------------------------------------------------------------------------------

/// Tests programs in this process, and prints a line for each verdict and each count.
fn work(seed: u64, count: u64, mode: Mode) -> Result<bool, String> {
    let programs: Vec<Program> = (seed..seed.saturating_add(count)).map(|seed| Program::random(seed, mode)).collect();
    let mut coverage = Coverage::default();
    let verdicts = check(&programs, &mut coverage);
    let mut lines = String::new();
    for (verdict, seed) in verdicts.iter().zip(seed..) {
        let (word, text) = match verdict {
            Verdict::Agrees => ("agrees", ""),
            Verdict::Refused(text) => ("refused", text.as_str()),
            Verdict::Meaningless(text) => ("meaningless", text.as_str()),
            Verdict::Wrong(text) => ("wrong", text.as_str()),
        };
        lines += &format!("{seed}\t{word}\t{}\n", text.replace(['\n', '\t'], " "));
    }
    for (topic, name, count) in coverage.rows() {
        lines += &format!("{topic}\t{name}\t{count}\n");
    }
    std::io::stdout().write_all(lines.as_bytes()).map_err(|error| format!("cannot write verdicts: {error}"))?;
    Ok(true)
}

/// What became of many programs.
#[derive(Default)]
struct Tally {
    coverage: Coverage,
    agreed: u64,
    /// By the reason, without numbers.
    refused: BTreeMap<String, (u64, u64)>,
    meaningless: BTreeMap<String, (u64, u64)>,
    wrong: Vec<(u64, String)>,
}

impl Tally {
    fn tested(&self) -> u64 {
        let sum = |reasons: &BTreeMap<String, (u64, u64)>| reasons.values().map(|reason| reason.0).sum::<u64>();
        self.agreed + sum(&self.refused) + sum(&self.meaningless) + self.wrong.len() as u64
    }
    /// Takes in what a worker printed.
    fn read(&mut self, printed: &str) {
        for line in printed.lines() {
            let parts: Vec<&str> = line.splitn(3, '\t').collect();
            let [first, second, third] = parts[..] else { continue };
            if let (Ok(topic), Ok(count)) = (first.parse::<Topic>(), third.parse()) {
                self.coverage.add(topic, second, count);
                continue;
            }
            let Ok(seed) = first.parse::<u64>() else { continue };
            let count = |reasons: &mut BTreeMap<String, (u64, u64)>| {
                reasons.entry(without_numbers(third)).or_insert((0, seed)).0 += 1;
            };
            match second {
                "agrees" => self.agreed += 1,
                "refused" => count(&mut self.refused),
                "meaningless" => count(&mut self.meaningless),
                _ => self.wrong.push((seed, third.to_owned())),
            }
        }
    }
}

/// A message as a kind of message: numbers and names are not what counts.
fn without_numbers(text: &str) -> String {
    let text = text.split_once(": error: ").map_or(text, |(_, text)| text);
    let mut kind = String::new();
    for letter in text.chars() {
        match letter {
            '0'..='9' if kind.ends_with('N') => {}
            '0'..='9' => kind.push('N'),
            other => kind.push(other),
        }
    }
    kind
}

/// Tests many programs in other processes, so that one that ends its process is found too, and reports.
fn campaign(options: &Options, count: u64) -> Result<bool, String> {
    let start = Instant::now();
    let end = options.seed.saturating_add(count);
    let chunks: VecDeque<(u64, u64)> =
        (options.seed..end).step_by(CHUNK as usize).map(|seed| (seed, CHUNK.min(end - seed))).collect();
    let (chunks, tally) = (Mutex::new(chunks), Mutex::new(Tally { coverage: Coverage::new(), ..Tally::default() }));
    std::thread::scope(|scope| {
        let work = || loop {
            let Some((seed, count)) = chunks.lock().ok().and_then(|mut chunks| chunks.pop_front()) else { break };
            let found = isolated(options.mode, seed, count);
            let Ok(mut tally) = tally.lock() else { break };
            let known = tally.wrong.len();
            for (printed, failure) in found {
                tally.read(&printed);
                tally.wrong.extend(failure);
            }
            for (seed, what) in &tally.wrong[known..] {
                eprintln!("WRONG: {what}\n  {}", again(options.mode, *seed));
            }
            show_progress(tally.tested(), count);
        };
        (0..options.jobs).for_each(|_| drop(scope.spawn(work)));
    });
    let tally = tally.into_inner().map_err(|_| "internal error: a thread failed".to_owned())?;
    report(options, &tally, start.elapsed())
}

fn show_progress(tested: u64, all: u64) {
    let mut out = std::io::stderr();
    if out.is_terminal() {
        let _ = write!(out, "\r{tested} of {all}");
    }
}

/// Tests programs in a process of their own; where that ends badly, each in one of its own. What each process
/// printed, and the seed that it failed at, with the reason.
fn isolated(mode: Kind, seed: u64, count: u64) -> Vec<(String, Option<(u64, String)>)> {
    match worker(mode, seed, count) {
        Ok(printed) => vec![(printed, None)],
        Err(reason) if count == 1 => vec![(String::new(), Some((seed, reason)))],
        Err(_) => (seed..seed + count).flat_map(|seed| isolated(mode, seed, 1)).collect(),
    }
}

fn worker(mode: Kind, seed: u64, count: u64) -> Result<String, String> {
    let mode = mode.to_possible_value().map_or(String::new(), |value| value.get_name().to_owned());
    let program = std::env::current_exe().map_err(|error| format!("cannot find this program: {error}"))?;
    let child = Command::new(program)
        .args(["--worker", "--seed", &seed.to_string(), "--count", &count.to_string(), "--mode", &mode])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot start a process: {error}"))?;
    wait(child)
}

/// Waits for a worker, but not forever; what it printed.
fn wait(mut child: Child) -> Result<String, String> {
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let start = Instant::now();
    std::thread::scope(|scope| {
        let printed = scope.spawn(|| read_all(stdout));
        let said = scope.spawn(|| read_all(stderr));
        let status = loop {
            match child.try_wait() {
                Ok(Some(status)) => break Ok(status),
                Ok(None) if start.elapsed() > PATIENCE => {
                    let _ = child.kill();
                    let _ = child.wait();
                    break Err(format!("does not end within {} s", PATIENCE.as_secs()));
                }
                Ok(None) => std::thread::sleep(Duration::from_millis(5)),
                Err(error) => break Err(format!("cannot wait for a process: {error}")),
            }
        };
        let printed = printed.join().unwrap_or_default();
        let said = said.join().unwrap_or_default();
        match status? {
            status if status.success() => Ok(printed),
            status => Err(format!("ends the process with {status}: {}", said.lines().next().unwrap_or(""))),
        }
    })
}

fn read_all(pipe: Option<impl Read>) -> String {
    let mut bytes = vec![];
    if let Some(mut pipe) = pipe {
        let _ = pipe.read_to_end(&mut bytes);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The largest share of legal programs that may be refused, in percent.
const MOST_REFUSED: u64 = 30;

/// Prints what came of it, and writes failing programs down; whether all is well.
fn report(options: &Options, tally: &Tally, elapsed: Duration) -> Result<bool, String> {
    let (tested, legal) = (tally.tested().max(1), options.mode == Kind::Legal);
    let mut text = String::new();
    for topic in Topic::ALL {
        text += &format!("{topic}\n");
        for (_, name, count) in tally.coverage.rows().filter(|row| row.0 == topic) {
            text += &format!("  {count:>8}  {name}\n");
        }
    }
    let refused: u64 = tally.refused.values().map(|reason| reason.0).sum();
    let meaningless: u64 = tally.meaningless.values().map(|reason| reason.0).sum();
    for (title, reasons) in [("refused", &tally.refused), ("without a meaning", &tally.meaningless)] {
        let mut sorted: Vec<_> = reasons.iter().collect();
        sorted.sort_by_key(|(_, (count, seed))| (u64::MAX - count, *seed));
        for (reason, (count, seed)) in sorted {
            text += &format!("{title}: {count:>6} (first {seed}) {reason}\n");
        }
    }
    for (seed, what) in &tally.wrong {
        let file = write_down(options, *seed)?;
        text += &format!("WRONG: {what}\n  {}\n  written to {}\n", again(options.mode, *seed), file.display());
    }
    let missing = tally.coverage.missing();
    if legal && !missing.is_empty() {
        text += &format!("never occurred: {}\n", missing.join("; "));
    }
    text += &format!(
        "{} programs in {:.1} s ({:.1} per second): {} agree, {refused} refused ({:.1}%), {meaningless} without a \
         meaning, {} wrong\n",
        tally.tested(),
        elapsed.as_secs_f64(),
        tally.tested() as f64 / elapsed.as_secs_f64(),
        tally.agreed,
        refused as f64 * 100.0 / tested as f64,
        tally.wrong.len(),
    );
    let mut out = std::io::stdout();
    out.write_all(text.as_bytes()).map_err(|error| format!("cannot write the report: {error}"))?;
    let well = tally.wrong.is_empty();
    Ok(well && (!legal || (meaningless == 0 && missing.is_empty() && refused * 100 <= tested * MOST_REFUSED)))
}

fn again(mode: Kind, seed: u64) -> String {
    let mode = if mode == Kind::Legal { "" } else { " --mode nearly-legal" };
    format!("pypto-generate --seed {seed}{mode} --check")
}

fn write_down(options: &Options, seed: u64) -> Result<PathBuf, String> {
    let program = Program::random(seed, options.mode.mode());
    let file = options.failures.join(format!("{}.mlir", program.name));
    let text = format!("// {}\n{}", again(options.mode, seed), program.module(program.chips[0]));
    std::fs::create_dir_all(&options.failures)
        .and_then(|()| std::fs::write(&file, text))
        .map_err(|error| format!("cannot write '{}': {error}", file.display()))?;
    Ok(file)
}
