//! Processes of their own, so that what ends one badly, or never ends, is a result like any other.
use std::ffi::OsStr;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// What a process said before it ended.
pub struct Ended {
    /// How it ended.
    pub status: ExitStatus,
    /// On its standard output.
    pub printed: String,
    /// On its standard error.
    pub said: String,
}

impl Ended {
    /// How a process ended badly, in words.
    pub fn reason(&self) -> String {
        format!("ends the process with {}: {}", self.status, self.said.lines().next().unwrap_or(""))
    }
}

/// This program's file.
pub fn this_program() -> Result<PathBuf, String> {
    std::env::current_exe().map_err(|error| format!("cannot find this program: {error}"))
}

/// Runs a program, but not for longer than `patience`.
pub fn run<S: AsRef<OsStr>>(
    program: &Path,
    arguments: impl IntoIterator<Item = S>,
    patience: Duration,
) -> Result<Ended, String> {
    let child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot start '{}': {error}", program.display()))?;
    wait(child, patience)
}

fn wait(mut child: Child, patience: Duration) -> Result<Ended, String> {
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let start = Instant::now();
    std::thread::scope(|scope| {
        let printed = scope.spawn(|| read_all(stdout));
        let said = scope.spawn(|| read_all(stderr));
        let status = loop {
            match child.try_wait() {
                Ok(Some(status)) => break Ok(status),
                Ok(None) if start.elapsed() > patience => {
                    let _ = child.kill();
                    let _ = child.wait();
                    break Err(format!("does not end within {} s", patience.as_secs()));
                }
                Ok(None) => std::thread::sleep(Duration::from_millis(5)),
                Err(error) => break Err(format!("cannot wait for a process: {error}")),
            }
        };
        let printed = printed.join().unwrap_or_default();
        let said = said.join().unwrap_or_default();
        Ok(Ended { status: status?, printed, said })
    })
}

fn read_all(pipe: Option<impl Read>) -> String {
    let mut bytes = vec![];
    if let Some(mut pipe) = pipe {
        let _ = pipe.read_to_end(&mut bytes);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
