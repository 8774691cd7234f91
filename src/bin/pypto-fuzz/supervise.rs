//! Children at work: who is fed next, who has stopped answering, and which input it was.
use crate::judge::{self, Ending, Stock};
use crate::progress::Progress;
use crate::worker::BATCH;
use pypto::fuzz::mutate::Corpus;
use pypto::fuzz::{Fate, Session, Target};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// When to stop.
#[derive(Clone, Copy)]
pub enum End {
    /// After a time.
    After(Duration),
    /// Before the input of this number.
    At(u64),
}

/// How a batch came out.
enum Batch {
    /// All of it came back, or the time was up.
    Done,
    /// This input did not come back.
    Stopped(u64),
}

/// Runs children and judges what ends them.
pub struct Supervisor<'a> {
    target: Target,
    corpus: Corpus,
    session: Session,
    seed: u64,
    limit: Duration,
    suite: &'a Path,
    found: &'a Path,
    program: PathBuf,
    stock: Option<Stock>,
    progress: Progress,
}

impl<'a> Supervisor<'a> {
    /// One that has not begun; `suite` is where children read the corpus, `found` where failures go.
    pub fn new(
        target: Target,
        corpus: Corpus,
        seed: u64,
        limit: Duration,
        suite: &'a Path,
        found: &'a Path,
    ) -> Result<Self, String> {
        let program = std::env::current_exe().map_err(|e| format!("cannot find this program: {e}"))?;
        let (session, stock, progress) = (Session::default(), Stock::find(), Progress::new(target));
        Ok(Self { target, corpus, session, seed, limit, suite, found, program, stock, progress })
    }

    /// Feeds inputs from a number on; whether none failed.
    pub fn run(mut self, start: u64, end: End) -> Result<bool, String> {
        let mut next = start;
        while !self.is_over(next, end) {
            let last = match end {
                End::At(last) => last.min(next.saturating_add(BATCH)),
                End::After(_) => next.saturating_add(BATCH),
            };
            next = match self.batch(next, last, end)? {
                Batch::Done => last,
                Batch::Stopped(index) => {
                    self.judge(next, index)?;
                    index + 1
                }
            };
        }
        self.progress.say(&format!("{}; seed {}", self.progress, self.seed));
        self.progress.failures.iter().for_each(|failure| println!("{failure}"));
        Ok(self.progress.failures.is_empty())
    }

    /// Feeds each file of a folder, where another fuzzer left what stopped it; whether none failed. What does not come
    /// again is taken away.
    pub fn judge_all(mut self, folder: &Path) -> Result<bool, String> {
        let entries = fs::read_dir(folder).map_err(|e| format!("cannot read '{}': {e}", folder.display()))?;
        let mut files: Vec<PathBuf> =
            entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()).collect();
        files.sort();
        let mut passed = 0;
        for file in &files {
            passed += usize::from(!self.judge_file(file)?);
        }
        let (all, upstream, failed) = (files.len(), self.progress.upstream, self.progress.failures.len());
        println!(
            "{}: {all} stops, {passed} did not come again, {upstream} upstream's, {failed} failed",
            self.target.name()
        );
        self.progress.failures.iter().for_each(|failure| println!("{failure}"));
        Ok(self.progress.failures.is_empty())
    }

    fn is_over(&self, next: u64, end: End) -> bool {
        match end {
            End::After(time) => self.progress.elapsed() >= time,
            End::At(last) => next >= last,
        }
    }

    /// One child's inputs, from `start` to before `last`.
    fn batch(&mut self, start: u64, last: u64, end: End) -> Result<Batch, String> {
        let mut child = self.spawn(&self.worker_arguments(start))?;
        let lines = lines(&mut child);
        let mut fed = start;
        let outcome = loop {
            match lines.recv_timeout(self.limit) {
                Ok(line) => match (line.parse::<u64>(), line.as_str()) {
                    (Ok(index), _) if index >= last || self.is_over(index, end) => break Batch::Done,
                    (Ok(index), _) => fed = index,
                    (_, "accepted") => self.progress.count(Fate::Accepted),
                    _ => self.progress.count(Fate::Refused),
                },
                Err(RecvTimeoutError::Timeout) => break Batch::Stopped(fed),
                Err(RecvTimeoutError::Disconnected) => match judge::wait(&mut child, self.limit) {
                    Ending::Orderly(_) => break Batch::Done,
                    _ => break Batch::Stopped(fed),
                },
            }
        };
        let _ = child.kill();
        let _ = child.wait();
        Ok(outcome)
    }

    fn worker_arguments(&self, start: u64) -> Vec<String> {
        let arguments = ["--worker", "--seed", &self.seed.to_string(), "--start", &start.to_string()];
        arguments.map(str::to_owned).to_vec()
    }

    fn spawn(&self, arguments: &[String]) -> Result<Child, String> {
        let mut command = judge::limited(&self.program);
        self.set_up(&mut command, arguments);
        command.spawn().map_err(|e| format!("cannot start '{}': {e}", self.program.display()))
    }

    fn set_up(&self, command: &mut Command, arguments: &[String]) {
        command.arg(self.target.name()).arg("--corpus").arg(self.suite).args(arguments);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    }

    /// Finds out about an input that did not come back, in a batch that began at `start`.
    fn judge(&mut self, start: u64, index: u64) -> Result<(), String> {
        let file = self.write(index)?;
        match self.judge_file(&file)? {
            true => Ok(()),
            false => self.judge_those_before(start, index),
        }
    }

    /// Whether an input stops a child that is fed nothing else. If not, its file is taken away.
    fn judge_file(&mut self, file: &Path) -> Result<bool, String> {
        let alone = self.feed_alone(file)?;
        if alone.is_orderly() {
            fs::remove_file(file).map_err(|e| cannot_write(file, &e))?;
            return Ok(false);
        }
        if self.is_upstreams(file) {
            self.excuse(file)?;
        } else {
            let again = format!("pypto-fuzz {} --file {}", self.target.name(), file.display());
            self.fail(format!("{}: {alone}: {again}", file.display()));
        }
        Ok(true)
    }

    /// An input that is fine by itself: one before it has done harm, or it was the machine that was slow.
    fn judge_those_before(&mut self, start: u64, index: u64) -> Result<(), String> {
        let (mut last_bad, mut first_good) = (start, index);
        if !self.stops_by(start, index)? {
            return Ok(());
        }
        while first_good - last_bad > 1 {
            let middle = last_bad + (first_good - last_bad) / 2;
            if self.stops_by(middle, index)? { last_bad = middle } else { first_good = middle }
        }
        // Where harm shows depends on what else lies in memory, so this input need not be the one that does it.
        let culprit = self.first_harm(last_bad, index)?.unwrap_or(last_bad);
        let file = self.write(culprit)?;
        if self.is_upstreams(&file) {
            return self.excuse(&file);
        }
        let count = index + 1 - last_bad;
        let again =
            format!("pypto-fuzz {} --seed {} --start {last_bad} --count {count}", self.target.name(), self.seed);
        self.fail(format!("{}: does harm that ends a later input: {again}", file.display()));
        Ok(())
    }

    /// Which input from `start` to `last` is the first to misuse memory, if valgrind is there to say.
    fn first_harm(&self, start: u64, last: u64) -> Result<Option<u64>, String> {
        let mut command = judge::watched(&self.program);
        self.set_up(&mut command, &self.worker_arguments(start));
        let Ok(mut child) = command.spawn() else { return Ok(None) };
        let lines = lines(&mut child);
        let mut fed = None;
        while let Ok(line) = lines.recv_timeout(self.limit * judge::SLOWER_WATCHED) {
            match line.parse() {
                Ok(index) if index > last => break,
                Ok(index) => fed = Some(index),
                Err(_) => {}
            }
        }
        let _ = child.kill();
        Ok(fed.filter(|_| judge::wait(&mut child, self.limit) == judge::HARMED))
    }

    /// Whether a child that begins at `start` stops before it has done with input `index`.
    fn stops_by(&mut self, start: u64, index: u64) -> Result<bool, String> {
        let (inputs, accepted) = self.progress.counts();
        let outcome = self.batch(start, index + 1, End::At(index + 1))?;
        self.progress.reset(inputs, accepted);
        Ok(matches!(outcome, Batch::Stopped(_)))
    }

    fn is_upstreams(&self, file: &Path) -> bool {
        self.stock.as_ref().is_some_and(|stock| stock.fails(self.target, file, self.limit))
    }

    fn excuse(&mut self, file: &Path) -> Result<(), String> {
        self.progress.upstream += 1;
        let folder = self.found.join("upstream");
        let moved = folder.join(file.file_name().unwrap_or_default());
        fs::create_dir_all(&folder).and_then(|()| fs::rename(file, &moved)).map_err(|e| cannot_write(&moved, &e))
    }

    fn fail(&mut self, text: String) {
        self.progress.say(&text);
        self.progress.failures.push(text);
    }

    fn write(&self, index: u64) -> Result<PathBuf, String> {
        let ending = match self.target {
            Target::Text => "mlir",
            Target::Bytecode => "mlirbc",
            Target::Options => "txt",
        };
        let file = self.found.join(format!("{}-{}-{index}.{ending}", self.target.name(), self.seed));
        let input = self.corpus.spoilt(self.target, &self.session, self.seed, index);
        fs::create_dir_all(self.found).and_then(|()| fs::write(&file, input)).map_err(|e| cannot_write(&file, &e))?;
        Ok(file)
    }

    /// An input in a child of its own, with twice the time: others may use the machine.
    fn feed_alone(&self, file: &Path) -> Result<Ending, String> {
        let mut child = self.spawn(&["--file".to_owned(), file.to_string_lossy().into_owned()])?;
        Ok(judge::wait(&mut child, self.limit * 2))
    }
}

fn cannot_write(file: &Path, error: &std::io::Error) -> String {
    format!("cannot write '{}': {error}", file.display())
}

/// The lines that a child says, until it has ended.
fn lines(child: &mut Child) -> Receiver<String> {
    let (sender, receiver) = channel();
    if let Some(stdout) = child.stdout.take() {
        std::thread::spawn(move || {
            BufReader::new(stdout)
                .lines()
                .map_while(Result::ok)
                .take_while(|line| sender.send(line.clone()).is_ok())
                .count()
        });
    }
    receiver
}
