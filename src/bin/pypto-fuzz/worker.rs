//! What a child does: one input after the other, until it is ended or ends badly.
use pypto::fuzz::mutate::Corpus;
use pypto::fuzz::{Fate, Session, Target};
use std::io::Write;
use std::path::Path;

/// How many inputs a child takes before the next one: what MLIR interns is never freed.
pub const BATCH: u64 = 400;

/// Feeds a batch, saying before each input which it is, and after it what became of it.
pub fn feed(target: Target, corpus: &Corpus, seed: u64, start: u64) {
    end_at_panics();
    let session = Session::default();
    let mut out = std::io::stdout();
    for index in start..start.saturating_add(BATCH) {
        let _ = writeln!(out, "{index}");
        let _ = out.flush();
        let fate = feed_one(&session, target, &corpus.spoilt(target, &session, seed, index));
        let _ = writeln!(out, "{}", if fate == Fate::Accepted { "accepted" } else { "refused" });
    }
}

/// Feeds one file.
pub fn feed_file(target: Target, file: &Path) -> Result<(), String> {
    let input = std::fs::read(file).map_err(|e| format!("cannot open input file '{}': {e}", file.display()))?;
    end_at_panics();
    feed_one(&Session::default(), target, &input);
    Ok(())
}

fn feed_one(session: &Session, target: Target, input: &[u8]) -> Fate {
    session.feed(target, input).unwrap_or_else(|broken| {
        eprintln!("broken promise: {broken}");
        std::process::abort()
    })
}

/// The library makes errors of panics; here each is a failure, and its message is kept.
fn end_at_panics() {
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        report(panic);
        std::process::abort()
    }));
}
