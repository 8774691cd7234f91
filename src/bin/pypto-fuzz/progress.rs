//! What is known so far, on a terminal while it runs, and at the end.
use pypto::fuzz::{Fate, Target};
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// Counts of a run.
pub struct Progress {
    target: Target,
    start: Instant,
    shown: Instant,
    inputs: u64,
    accepted: u64,
    /// Files of inputs that failed.
    pub failures: Vec<String>,
    /// Inputs that stock mlir-opt does not survive either.
    pub upstream: u64,
}

impl Progress {
    /// Nothing yet.
    pub fn new(target: Target) -> Self {
        let start = Instant::now();
        Self { target, start, shown: start, inputs: 0, accepted: 0, failures: vec![], upstream: 0 }
    }

    /// How long it has run.
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Another input came back.
    pub fn count(&mut self, fate: Fate) {
        self.inputs += 1;
        self.accepted += u64::from(fate == Fate::Accepted);
        if self.shown.elapsed() > Duration::from_millis(500) && std::io::stderr().is_terminal() {
            self.shown = Instant::now();
            eprint!("\r\x1b[K{self}");
            let _ = std::io::stderr().flush();
        }
    }

    /// How many inputs came back, and how many of them were accepted.
    pub fn counts(&self) -> (u64, u64) {
        (self.inputs, self.accepted)
    }

    /// Forgets what was fed again, to find out about a failure.
    pub fn reset(&mut self, inputs: u64, accepted: u64) {
        (self.inputs, self.accepted) = (inputs, accepted);
    }

    /// A line that stays.
    pub fn say(&self, line: &str) {
        let clear = if std::io::stderr().is_terminal() { "\r\x1b[K" } else { "" };
        pypto::cli::complain(format!("{clear}{line}"));
    }
}

impl std::fmt::Display for Progress {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let seconds = self.elapsed().as_secs_f64();
        write!(
            f,
            "{}: {} inputs in {seconds:.0} s ({:.0} a second), {:.0}% accepted, {} failed, {} not survived by mlir-opt either",
            self.target.name(),
            self.inputs,
            self.inputs as f64 / seconds.max(0.001),
            100.0 * self.accepted as f64 / self.inputs.max(1) as f64,
            self.failures.len(),
            self.upstream
        )
    }
}
