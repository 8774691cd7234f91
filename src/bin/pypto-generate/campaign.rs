//! Many programs: tested in other processes, counted, and reported.
use super::child::{self, this_program};
use super::failure::{self, Deadline};
use super::{Kind, Options, again};
use pypto::generate::Program;
use pypto::generate::check::{Verdict, check};
use pypto::generate::coverage::{Coverage, Topic};
use std::collections::{BTreeMap, VecDeque};
use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Programs that one process tests: their kernels are compiled together.
const CHUNK: u64 = 32;
/// A process that takes longer for its programs hangs.
const PATIENCE: Duration = Duration::from_secs(1200);

/// Tests programs in this process, and prints a line for each verdict and each count.
pub fn work(options: &Options, count: u64) -> Result<(), String> {
    let (seed, mode) = (options.seed, options.mode.mode());
    let programs: Vec<Program> = (seed..seed.saturating_add(count)).map(|seed| Program::random(seed, mode)).collect();
    let mut coverage = Coverage::default();
    let verdicts = check(&programs, &mut coverage, options.fault);
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
    std::io::stdout().write_all(lines.as_bytes()).map_err(|error| format!("cannot write verdicts: {error}"))
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
pub fn run(options: &Options, count: u64) -> Result<bool, String> {
    let start = Instant::now();
    let end = options.seed.saturating_add(count);
    let chunks: VecDeque<(u64, u64)> =
        (options.seed..end).step_by(CHUNK as usize).map(|seed| (seed, CHUNK.min(end - seed))).collect();
    let (chunks, tally) = (Mutex::new(chunks), Mutex::new(Tally { coverage: Coverage::new(), ..Tally::default() }));
    std::thread::scope(|scope| {
        let work = || {
            while let Some((seed, count)) = chunks.lock().ok().and_then(|mut chunks| chunks.pop_front()) {
                let found = isolated(options, seed, count);
                let Ok(mut tally) = tally.lock() else { break };
                let known = tally.wrong.len();
                for (printed, failure) in found {
                    tally.read(&printed);
                    tally.wrong.extend(failure);
                }
                for (seed, what) in &tally.wrong[known..] {
                    pypto::cli::complain(format!("WRONG: {what}\n  {}", again(options, *seed)));
                }
                show_progress(tally.tested(), count);
            }
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
fn isolated(options: &Options, seed: u64, count: u64) -> Vec<(String, Option<(u64, String)>)> {
    match worker(options, seed, count) {
        Ok(printed) => vec![(printed, None)],
        Err(reason) if count == 1 => vec![(String::new(), Some((seed, reason)))],
        Err(_) => (seed..seed + count).flat_map(|seed| isolated(options, seed, 1)).collect(),
    }
}

fn worker(options: &Options, seed: u64, count: u64) -> Result<String, String> {
    let (seed, count, mode) = (seed.to_string(), count.to_string(), options.mode.name());
    let mut arguments = vec!["--worker", "--seed", &seed, "--count", &count, "--mode", &mode];
    arguments.extend(options.fault.iter().flat_map(|op| ["--fault", op.name()]));
    let ended = child::run(&this_program()?, arguments, PATIENCE)?;
    if ended.status.success() { Ok(ended.printed) } else { Err(ended.reason()) }
}

/// The largest share of legal programs that may be refused, in percent.
const MOST_REFUSED: u64 = 30;

/// What a number of programs asks for, and what decides the exit status then.
pub fn help() -> String {
    format!(
        "Test so many programs: exits 0 when all is well, else 1. All is well when no program is wrong and, of legal \
         programs, when each has a meaning, at most {MOST_REFUSED}% are refused, and everything that must occur did, \
         for which few programs are not enough"
    )
}

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
    let deadline = Deadline::after(options.shrink);
    for (seed, what) in &tally.wrong {
        let kept = failure::keep(options, *seed, deadline)?;
        text += &format!("WRONG: {what}\n  {}\n{kept}", again(options, *seed));
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
    let faults = faults(legal, tally, [tested, refused, meaningless], missing.len());
    text += &match faults.is_empty() {
        true => "all is well, so the exit status is 0\n".to_owned(),
        false => format!("the exit status is 1: {}\n", faults.join("; ")),
    };
    let mut out = std::io::stdout();
    out.write_all(text.as_bytes()).map_err(|error| format!("cannot write the report: {error}"))?;
    Ok(faults.is_empty())
}

/// What is not well, and so decides the exit status.
fn faults(legal: bool, tally: &Tally, [tested, refused, meaningless]: [u64; 3], missing: usize) -> Vec<String> {
    let all = [
        (!tally.wrong.is_empty(), "programs are wrong".to_owned()),
        (legal && meaningless > 0, "legal programs are without a meaning".to_owned()),
        (
            legal && refused * 100 > tested * MOST_REFUSED,
            format!("more than {MOST_REFUSED}% of the legal programs are refused"),
        ),
        (
            legal && missing > 0,
            format!("of what must occur, {missing} never occurred, which takes more programs or another seed"),
        ),
    ];
    all.into_iter().filter(|(is_so, _)| *is_so).map(|(_, what)| what).collect()
}
