//! Inputs of libFuzzer for the targets of `pypto::fuzz`.
use pypto::fuzz::{Session, Target};

thread_local! {
    static SESSION: Session = Session::default();
}

/// Feeds an input; a broken promise ends the process, as a panic in the library does.
pub fn feed(target: Target, input: &[u8]) {
    if let Err(broken) = SESSION.with(|session| session.feed(target, input)) {
        eprintln!("broken promise: {broken}");
        std::process::abort();
    }
}
