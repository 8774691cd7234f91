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
    /// By itself, with this status.
    Orderly(i32),
    /// By a signal.
    Signal(i32),
    /// Not within its time.
    Hang,
}
impl Ending {
    /// Whether it ended by itself.
    pub fn is_orderly(&self) -> bool {
        matches!(self, Self::Orderly(_))
    }
}
impl std::fmt::Display for Ending {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            Self::Orderly(_) => f.write_str("ended by itself"),
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
            Ok(Some(status)) => {
                return status.code().map_or(Ending::Signal(status.signal().unwrap_or(0)), Ending::Orderly);
            }
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

    /// Whether an input does harm there too: it ends mlir-opt, as it is or with what it does not know allowed, or has it
    /// read or write where it should not, which shows later or never.
    pub fn fails(&self, target: Target, input: &Path, limit: Duration) -> bool {
        const LENIENT: &str = "--allow-unregistered-dialect";
        let flags: [&[&str]; 3] = [&[], &[LENIENT], &[LENIENT, "--canonicalize", "--cse"]];
        let ends_badly = |flags: &[&str]| {
            let mut command = limited(&self.0);
            command.args(flags).arg(input);
            ending(command, limit).is_some_and(|ending| !ending.is_orderly())
        };
        let spoils_memory = || {
            let mut command = watched(&self.0);
            command.args([LENIENT, "--mlir-disable-threading"]).arg(input);
            ending(command, limit * SLOWER_WATCHED) == Some(HARMED)
        };
        target != Target::Options && (flags.into_iter().any(ends_badly) || spoils_memory())
    }
}

/// A command that valgrind ends, with a status of its own, when memory is misused. It is not everywhere.
pub fn watched(program: &Path) -> Command {
    let mut command = Command::new("valgrind");
    command.args(["-q", "--undef-value-errors=no", "--exit-on-first-error=yes"]);
    command.arg(format!("--error-exitcode={HARM}")).arg(program);
    command
}

const HARM: i32 = 99;
/// How a command ends when memory was misused under valgrind's eyes.
pub const HARMED: Ending = Ending::Orderly(HARM);
/// How many times longer it may take then.
pub const SLOWER_WATCHED: u32 = 20;

/// How a command ends; nothing if it cannot be started.
fn ending(mut command: Command, limit: Duration) -> Option<Ending> {
    let command = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    Some(wait(&mut command.spawn().ok()?, limit))
}
