//! Whose fault it is: inputs that end stock mlir-opt too are not ours to mend.
use pypto::fuzz::Target;
use std::ffi::OsStr;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How a program ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By itself.
    Orderly,
    /// By a signal.
    Signal(i32),
    /// Not within its time.
    Hang,
}
impl std::fmt::Display for Ending {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            Self::Orderly => f.write_str("ended by itself"),
            Self::Signal(number) => write!(f, "ended by signal {number}"),
            Self::Hang => f.write_str("did not end"),
        }
    }
}

/// Bytes of address space that a child may take; taking more ends it.
const MEMORY: u64 = 6 << 30;

/// A command with a limit on its memory.
pub fn limited(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -c 0; ulimit -v {}; exec \"$0\" \"$@\"", MEMORY >> 10)]).arg(program);
    command
}

/// Waits for a child, and ends it after its time.
pub fn wait(child: &mut Child, limit: Duration) -> Ending {
    let start = Instant::now();
    while start.elapsed() < limit {
        match child.try_wait() {
            Ok(Some(status)) => return status.signal().map_or(Ending::Orderly, Ending::Signal),
            Ok(None) => std::thread::sleep(Duration::from_millis(5)),
            Err(_) => break,
        }
    }
    let _ = child.kill();
    let _ = child.wait();
    Ending::Hang
}

/// Stock mlir-opt, of the LLVM that this was built with or on the path.
pub struct Stock(PathBuf);

impl Stock {
    /// The program, if there is one.
    pub fn find() -> Option<Self> {
        let prefix = std::env::var_os("MLIR_SYS_220_PREFIX").map(PathBuf::from);
        let built = PathBuf::from(env!("PYPTO_LLVM_PREFIX_FOR_TESTS"));
        let folders = prefix.into_iter().chain([built]).map(|prefix| prefix.join("bin"));
        let paths = std::env::var_os("PATH").unwrap_or_default();
        let all = folders.chain(std::env::split_paths(&paths).collect::<Vec<_>>());
        all.map(|folder| folder.join("mlir-opt")).find(|program| program.is_file()).map(Self)
    }

    /// Whether it does not survive an input either: as it is, or with what it does not know allowed.
    pub fn fails(&self, target: Target, input: &Path, limit: Duration) -> bool {
        const LENIENT: &str = "--allow-unregistered-dialect";
        let flags: [&[&str]; 3] = [&[], &[LENIENT], &[LENIENT, "--canonicalize", "--cse"]];
        target != Target::Options && flags.iter().any(|flags| self.ends_badly(flags, input, limit))
    }

    /// Whether an input has it write where it should not, which shows later or never.
    pub fn spoils_memory(&self, input: &Path, limit: Duration) -> bool {
        // The C library's own checks, where it has them; elsewhere nothing changes.
        let checks = [("LD_PRELOAD", "libc_malloc_debug.so.0"), ("MALLOC_CHECK_", "3")];
        self.ending(&["--allow-unregistered-dialect"], &checks, input, limit) != Some(Ending::Orderly)
    }

    fn ends_badly(&self, flags: &[&str], input: &Path, limit: Duration) -> bool {
        self.ending(flags, &[], input, limit) != Some(Ending::Orderly)
    }

    fn ending(&self, flags: &[&str], checks: &[(&str, &str)], input: &Path, limit: Duration) -> Option<Ending> {
        let mut command = limited(&self.0);
        command.args(flags).arg(input).envs(checks.iter().copied());
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()?;
        Some(wait(&mut child, limit))
    }
}
