//! Signals that machine code of the user's may raise: what a program without a meaning does is not for us to know.
use std::ffi::c_int;

/// What is said of each signal before the process ends.
const SIGNALS: [(c_int, &str); 5] = [
    (libc::SIGFPE, "SIGFPE: it divided an integer by zero, or a quotient does not fit"),
    (libc::SIGSEGV, "SIGSEGV: it left its memory, or nested calls without end"),
    (libc::SIGBUS, "SIGBUS: it left its memory"),
    (libc::SIGABRT, "SIGABRT: an assertion failed, or it wrote beyond its memory"),
    (libc::SIGILL, "SIGILL: it came to a place that it said is never reached"),
];

extern "C" fn explain(signal: c_int) {
    let cause = SIGNALS.iter().find(|(known, _)| *known == signal).map_or("a signal", |(_, text)| text);
    for part in ["error: native code ended by ", cause, "; --engine=interp shows where\n"] {
        // SAFETY: both calls are allowed in a handler, and the part outlives them.
        unsafe { libc::write(2, part.as_ptr().cast(), part.len()) };
    }
    // SAFETY: as above; nothing of this process runs again.
    unsafe { libc::_exit(1) }
}

/// From here on, a signal that comes of native code ends the process with an error in words and status 1.
pub fn explain_signals() {
    for (signal, _) in SIGNALS {
        // SAFETY: all zeros is a valid action, and the handler does only what a handler may.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = explain as extern "C" fn(c_int) as usize;
            action.sa_flags = libc::SA_ONSTACK;
            libc::sigaction(signal, &action, std::ptr::null_mut());
        }
    }
}
