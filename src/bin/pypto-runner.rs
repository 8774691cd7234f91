//! Runs a kernel on arrays and says what came out.
use clap::builder::PossibleValuesParser;
use clap::{Parser, ValueEnum};
use pypto::check;
use pypto::cli;
use pypto::convert::require_at_or_above;
use pypto::emit::Source;
use pypto::ffi::{Llvm, explain_signals};
use pypto::interp;
use pypto::ir::Chip;
use pypto::pipeline::Level;
use pypto::run::{
    Array, ArrayError, Comparison, Direction, Kernel, KernelError, Parameter, Pointer, Scalar, Tolerance,
};
use pypto::target::MOST_BLOCKS;
use std::fs::File;
use std::io::{BufReader, BufWriter, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tempfile::NamedTempFile;

/// Runs a kernel on arrays of this machine.
///
/// The kernel's arguments are given by --arg, in order, without those of direction `out`; what it writes
/// (directions `out` and `inout`) goes to --out, in order. `out` tensors start as zeros. bf16 arrays are
/// read and written as uint16 that hold the bits.
///
/// A module in the pto dialect runs in the interpreter (--engine interp). Its arguments are pointers, which have no
/// directions: each is given by --arg, and is an output too. The shape is that of the .npy file, else that of the
/// pointer's pto.make_tensor_view, else as long as the list.
#[derive(Parser)]
#[command(version, after_help = EXAMPLES, allow_negative_numbers = true)]
struct Options {
    /// Module, as text or bytecode, at any level that the pipeline takes; `-` is standard input
    module: PathBuf,
    /// Function to run; may be left out when only one takes tensors
    #[arg(long, value_name = "NAME")]
    entry: Option<String>,
    /// Argument: a number, a .npy file, `iota`, `fill:2.5` or `[1, 2, 3]`
    #[arg(long = "arg", value_name = "VALUE", allow_hyphen_values = true)]
    arguments: Vec<String>,
    /// Where an output goes: a .npy file, or `-` for nowhere
    #[arg(long = "out", value_name = "FILE")]
    outputs: Vec<PathBuf>,
    /// What an output should be, as for --arg; `-` for whatever comes
    #[arg(long = "expect", value_name = "VALUE", allow_hyphen_values = true)]
    expected: Vec<String>,
    /// Allowed difference as a part of the expected value
    #[arg(long, value_name = "X", default_value_t = 0.0, value_parser = tolerance, requires = "expected")]
    rtol: f64,
    /// Allowed difference besides
    #[arg(long, value_name = "X", default_value_t = 0.0, value_parser = tolerance, requires = "expected")]
    atol: f64,
    /// How many blocks to run, one after the other
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(i64).range(1..=MOST_BLOCKS))]
    blocks: i64,
    /// Print the outputs
    #[arg(long)]
    print: bool,
    /// What runs the kernel: machine code, or the interpreter, which finds what machine code passes over
    #[arg(long, value_enum, default_value_t = Engine::Native)]
    engine: Engine,
    /// Layer at which the interpreter runs the kernel; as the module is, unless given
    #[arg(long, value_enum, value_name = "LAYER")]
    level: Option<Layer>,
    /// Chip whose rules hold: a2a3, a5 or cpu; by default the module's, else cpu (below the tile level a2a3)
    #[arg(long, value_name = "CHIP", conflicts_with = "pipeline", value_parser = chips(), hide_possible_values = true)]
    chip: Option<String>,
    /// Passes that bring the module to where it is run; by default those that the engine and level want
    #[arg(long, value_name = "PASSES", conflicts_with = "level")]
    pipeline: Option<String>,
    /// Run the module's cases (pypto_check.case) at every layer that it can be brought to, or with --level at one
    #[arg(long, conflicts_with_all = ["entry", "arguments", "outputs", "expected", "rtol", "atol", "blocks", "print", "engine", "chip", "pipeline", "max_steps"])]
    check: bool,
    /// Run only this case
    #[arg(long, value_name = "NAME")]
    case: Option<String>,
    #[arg(long, value_name = "N", help = max_steps_help())]
    max_steps: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Engine {
    Native,
    Interp,
}

#[derive(Clone, Copy, ValueEnum)]
enum Layer {
    Tile,
    Buffer,
    Pto,
}
impl Options {
    /// What another mode heeds is not passed over in silence.
    fn require_effect(&self) -> Result<(), String> {
        if self.case.is_some() {
            return Err(error("expected --case together with --check, but got a run of one kernel"));
        }
        let given = [("--level", self.level.is_some()), ("--max-steps", self.max_steps.is_some())];
        match given.into_iter().find(|(_, is_given)| *is_given && self.engine == Engine::Native) {
            None => Ok(()),
            Some((flag, _)) => {
                Err(error(format!("expected {flag} together with --engine=interp, but got the native engine")))
            }
        }
    }

    /// The layer that was asked for.
    fn level(&self) -> Option<Level> {
        self.level.map(|layer| match layer {
            Layer::Tile => Level::Tile,
            Layer::Buffer => Level::Buffer,
            Layer::Pto => Level::Pto,
        })
    }

    /// The passes before the run.
    fn passes(&self) -> String {
        let passes = match (&self.pipeline, self.engine) {
            (Some(passes), _) => passes.clone(),
            (None, Engine::Native) => "pypto-cpu".into(),
            (None, Engine::Interp) => self.level().unwrap_or(Level::Tile).passes(),
        };
        match &self.chip {
            Some(chip) => format!("attach-target{{chip={chip}}},{passes}"),
            None => passes,
        }
    }

    /// What the interpreter may take.
    fn limits(&self) -> interp::Options {
        let limits = interp::Options::default();
        interp::Options { steps: self.max_steps.unwrap_or(limits.steps), ..limits }
    }
}

fn max_steps_help() -> String {
    let most = interp::Options::default().steps;
    format!("How many ops per block the interpreter executes before it gives up [default: {most}]")
}

fn chips() -> PossibleValuesParser {
    PossibleValuesParser::new(Chip::ALL.iter().map(|chip| chip.as_str()))
}

/// A difference that may be allowed. With infinities everything would pass, with NaNs nothing.
fn tolerance(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(number) if number.is_finite() && number >= 0.0 => Ok(number),
        _ => Err("expected a finite number of at least 0".into()),
    }
}

const EXAMPLES: &str = "Examples:
  pypto-runner scale.mlir --arg x.npy --arg 2.5 --out y.npy
  pypto-runner scale.mlir --arg iota --arg 2 --expect reference.npy --rtol 1e-6
  pypto-runner scale.mlir --arg iota --arg 2 --engine interp --level buffer
  pypto-runner --check lit-tests/values/unary.mlir
  pypto-runner matmul.mlir --entry matmul --arg a.npy --arg b.npy --out c.npy --blocks 24";

fn main() -> ExitCode {
    let options = match cli::parsed(Options::try_parse()) {
        Ok(options) => options,
        Err(status) => return status,
    };
    match if options.check { check(&options) } else { run(&options) } {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            cli::complain(message);
            ExitCode::FAILURE
        }
    }
}

/// Runs the kernel; whether all that was expected came.
fn run(options: &Options) -> Result<bool, String> {
    options.require_effect()?;
    let context = pypto::context();
    let bytes = read(&options.module)?;
    let mut source = Source::parse(&context, &bytes, &show(&options.module)).map_err(|e| e.to_string())?;
    let kernel = find(&source, options)?;
    let mut arrays = arguments(&kernel, &options.arguments)?;
    let results = results(&kernel);
    require_at_most("--out", options.outputs.len(), results.len(), &kernel)?;
    require_at_most("--expect", options.expected.len(), results.len(), &kernel)?;
    let expected = expectations(&kernel, &results, &options.expected)?;

    source.run(&options.passes()).map_err(|e| e.to_string())?;
    if let Some(level) = options.level() {
        source.listen(|| require_at_or_above(source.op(), level).ok()).map_err(|e| e.to_string())?;
    }
    let elapsed = launch(&kernel, &source, &mut arrays, options).map_err(|e| match e {
        KernelError::Outside { .. } | KernelError::Extent { .. } => e.to_string(),
        e => prefixed(&e.to_string()),
    })?;

    let outputs: Vec<(usize, &Array)> = results.iter().map(|&position| (position, &arrays[position])).collect();
    write_all(&outputs, &options.outputs)?;
    let mut report = headline(&kernel, options.blocks, elapsed);
    let tolerance = Tolerance { absolute: options.atol, relative: options.rtol };
    let mut passed = true;
    for (i, (position, array)) in outputs.iter().enumerate() {
        report += &format!("  argument {position}: {}{}\n", kernel.parameters[*position], range(array));
        if options.print {
            report += &format!("{array}\n");
        }
        if let Some(Some(wanted)) = expected.get(i) {
            let comparison = Comparison::new(array, wanted, tolerance);
            passed &= comparison.passed();
            report += &judgement(&comparison);
        }
    }
    std::io::stdout().write_all(report.as_bytes()).map_err(|e| error(format!("cannot write the report: {e}")))?;
    Ok(passed)
}

/// Runs the cases; whether all passed.
fn check(options: &Options) -> Result<bool, String> {
    let context = pypto::context();
    let bytes = read(&options.module)?;
    let source = Source::parse(&context, &bytes, &show(&options.module)).map_err(|e| e.to_string())?;
    let layer = options.level.map(|layer| match layer {
        Layer::Tile => check::Layer::Tile,
        Layer::Buffer => check::Layer::Buffer,
        Layer::Pto => check::Layer::Pto,
    });
    let selection = check::Selection { case: options.case.clone(), layer };
    let (mut passed, mut failed, mut broken) = (0, 0, Ok(()));
    check::run(&source, &selection, |check| {
        let count = if check.passed { &mut passed } else { &mut failed };
        *count += 1;
        let mut lines = format!("{} {} at {}\n", verdict(check.passed), check.case, check.step);
        if !check.errors.is_empty() {
            lines += &format!("{}\n", check.errors);
        }
        broken = std::mem::replace(&mut broken, Ok(())).and_then(|()| std::io::stdout().write_all(lines.as_bytes()));
    })
    .map_err(error)?;
    let end = format!("{passed} checks passed, {failed} failed\n");
    broken
        .and_then(|()| std::io::stdout().write_all(end.as_bytes()))
        .map_err(|e| error(format!("cannot write the report: {e}")))?;
    Ok(failed == 0)
}

/// Runs all blocks; how long that took, without compiling.
fn launch(kernel: &Kernel, source: &Source, arrays: &mut [Array], options: &Options) -> Result<Duration, KernelError> {
    let llvm = Llvm::new();
    match options.engine {
        Engine::Native => {
            let native = kernel.compile(source, &llvm)?;
            explain_signals();
            let start = Instant::now();
            kernel.launch(&native, arrays, options.blocks)?;
            Ok(start.elapsed())
        }
        Engine::Interp => {
            let start = Instant::now();
            kernel.interpret(source, arrays, options.blocks, &options.limits())?;
            Ok(start.elapsed())
        }
    }
}

fn headline(kernel: &Kernel, blocks: i64, elapsed: Duration) -> String {
    let plural = if blocks == 1 { "" } else { "s" };
    format!("{}: {blocks} block{plural} in {:.3} ms\n", kernel.name, elapsed.as_secs_f64() * 1e3)
}

fn error(error: impl std::fmt::Display) -> String {
    format!("error: {error}")
}

/// Errors of MLIR come with `error:` in them, others do not.
fn prefixed(text: &str) -> String {
    if text.contains("error: ") { text.to_owned() } else { error(text) }
}

fn show(path: &Path) -> String {
    path.display().to_string()
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    let mut bytes = vec![];
    let done = match path.as_os_str() == "-" {
        true => std::io::stdin().read_to_end(&mut bytes),
        false => File::open(path).and_then(|mut file| file.read_to_end(&mut bytes)),
    };
    done.map_err(|e| format!("error: cannot open input file '{}': {e}", show(path)))?;
    Ok(bytes)
}

/// The kernel; the extents behind pointers are those of the arrays that are given for them.
fn find(source: &Source, options: &Options) -> Result<Kernel, String> {
    let mut unread = None;
    let mut extents = |pointer: Pointer| {
        let Some(text) = options.arguments.get(pointer.given) else { return pointer.stated };
        if Array::is_short(text) {
            return pointer.stated.or_else(|| Array::extents_of_list(text));
        }
        match open_npy(text, pointer.position, |file| Array::read_npy_of_any_shape(file, pointer.dtype)) {
            Ok(array) => Some(array.shape().to_vec()),
            Err(message) => {
                unread = Some(message);
                None
            }
        }
    };
    let found = Kernel::find_with(source, options.entry.as_deref(), &mut extents);
    match unread {
        Some(message) => Err(message),
        None => found.map_err(|e| prefixed(&e.to_string())),
    }
}

/// Every argument as an array: given ones in order, `out` tensors as zeros.
fn arguments(kernel: &Kernel, given: &[String]) -> Result<Vec<Array>, String> {
    let wanted: Vec<_> = kernel.parameters.iter().filter(|parameter| parameter.is_given()).collect();
    if wanted.len() != given.len() {
        let hint = if kernel.takes_pointers { "; each pointer is one, as it may be read and written" } else { "" };
        let types: Vec<_> = wanted.iter().map(ToString::to_string).collect();
        let types = if types.is_empty() { String::new() } else { format!(" ({})", types.join(", ")) };
        let (count, found) = (wanted.len(), given.len());
        return Err(error(format!("expected {count} --arg for '{}'{types}, but got {found}{hint}", kernel.name)));
    }
    let mut given = given.iter();
    kernel
        .parameters
        .iter()
        .enumerate()
        .map(|(position, parameter)| match (parameter, parameter.is_given().then(|| given.next()).flatten()) {
            (Parameter::Scalar(dtype), Some(text)) => {
                Array::scalar(text, *dtype).map_err(|e| format!("error: argument {position}: {e}"))
            }
            (Parameter::Tensor { .. }, Some(text)) => array(text, parameter, position),
            (Parameter::Tensor { dtype, shape, .. }, None) => {
                Array::zeros(*dtype, shape).map_err(|e| format!("error: argument {position}: {e}"))
            }
            (Parameter::Scalar(_), None) => Err(error(format!("argument {position} is missing"))),
        })
        .collect()
}

/// The tensors that the kernel writes.
fn results(kernel: &Kernel) -> Vec<usize> {
    let written = |parameter: &Parameter| {
        matches!(parameter, Parameter::Tensor { direction: Direction::Out | Direction::InOut, .. })
    };
    (0..kernel.parameters.len()).filter(|&position| written(&kernel.parameters[position])).collect()
}

fn require_at_most(flag: &str, found: usize, most: usize, kernel: &Kernel) -> Result<(), String> {
    match found <= most {
        true => Ok(()),
        false => {
            Err(error(format!("expected at most {most} {flag} for what '{}' writes, but got {found}", kernel.name)))
        }
    }
}

/// A tensor from a file or a few characters.
fn array(text: &str, parameter: &Parameter, position: usize) -> Result<Array, String> {
    let Parameter::Tensor { dtype, shape, .. } = parameter else {
        return Err(error(format!("argument {position} is no tensor")));
    };
    match Array::filled(text, *dtype, shape) {
        Some(filled) => filled.map_err(|e| in_argument(position, text, &e)),
        None => open_npy(text, position, |file| Array::read_npy(file, *dtype, shape)),
    }
}

/// An array from a file.
fn open_npy(
    path: &str,
    position: usize,
    read: impl FnOnce(BufReader<File>) -> Result<Array, ArrayError>,
) -> Result<Array, String> {
    let hint = |e| format!("{e}; expected a .npy file, iota, fill:2.5 or [1, 2, 3]");
    let file = File::open(path).map_err(|e| in_argument(position, path, &hint(e)))?;
    read(BufReader::new(file)).map_err(|e| in_argument(position, path, &e))
}

fn in_argument(position: usize, text: &str, e: &dyn std::fmt::Display) -> String {
    format!("error: argument {position}: '{text}': {e}")
}

fn expectations(kernel: &Kernel, results: &[usize], texts: &[String]) -> Result<Vec<Option<Array>>, String> {
    let pairs = results.iter().zip(texts);
    pairs
        .map(|(&position, text)| match text.as_str() {
            "-" => Ok(None),
            text => array(text, &kernel.parameters[position], position).map(Some),
        })
        .collect()
}

/// Writes all files or none: each beside its place first, then all are moved there. What exists and is no file,
/// such as a pipe or a device, is never replaced: it is written last.
fn write_all(outputs: &[(usize, &Array)], paths: &[PathBuf]) -> Result<(), String> {
    let mut written: Vec<(NamedTempFile, PathBuf)> = vec![];
    let mut streams: Vec<(&Array, &Path)> = vec![];
    for ((_, array), path) in outputs.iter().zip(paths).filter(|(_, path)| path.as_os_str() != "-") {
        if path.exists() && !path.is_file() && !path.is_dir() {
            streams.push((array, path));
            continue;
        }
        // Through a link, to the file that it names.
        let target = path.canonicalize().unwrap_or_else(|_| path.clone());
        let file = write_beside(array, &target).map_err(|e| format!("error: cannot write '{}': {e}", show(path)))?;
        written.push((file, target));
    }
    for (file, path) in written {
        file.persist(&path).map_err(|e| format!("error: cannot write '{}': {}", show(&path), e.error))?;
    }
    for (array, path) in streams {
        write_stream(array, path).map_err(|e| format!("error: cannot write '{}': {e}", show(path)))?;
    }
    Ok(())
}

fn write_stream(array: &Array, path: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let mut bytes = vec![];
    array.write_npy(&mut bytes)?;
    Ok(std::fs::OpenOptions::new().write(true).open(path)?.write_all(&bytes)?)
}

fn write_beside(array: &Array, path: &Path) -> Result<NamedTempFile, Box<dyn std::error::Error>> {
    if path.is_dir() {
        return Err("it is a directory".into());
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let file = tempfile::Builder::new().permissions(readable()).tempfile_in(folder)?;
    array.write_npy(BufWriter::new(&file))?;
    Ok(file)
}

/// As any program creates files: what the user's mask allows.
fn readable() -> std::fs::Permissions {
    std::os::unix::fs::PermissionsExt::from_mode(0o666)
}

fn range(array: &Array) -> String {
    match array.range() {
        Some((low, high)) => format!(", min {}, max {}", short(low), short(high)),
        None => ", no numbers".into(),
    }
}

fn short(number: Scalar) -> String {
    match number {
        Scalar::Integer(value) => value.to_string(),
        Scalar::Float(value) => (value as f32).to_string(),
    }
}

/// How far an output is from what was expected, and whether that is near enough.
fn judgement(comparison: &Comparison) -> String {
    let (absolute, relative) = (comparison.absolute, comparison.relative);
    let mut text = format!("    {}: max abs {absolute:e}, max rel {relative:e}\n", verdict(comparison.passed()));
    if let Some(first) = &comparison.first {
        text += &format!("    {} elements differ, first {first}\n", comparison.wrong);
    }
    text
}

fn verdict(passed: bool) -> String {
    let (text, colour) = if passed { ("PASS", 32) } else { ("FAIL", 31) };
    if std::io::stdout().is_terminal() { format!("\x1b[{colour}m{text}\x1b[0m") } else { text.into() }
}
