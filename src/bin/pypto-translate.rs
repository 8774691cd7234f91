//! Modules to the text and objects of other tools.
use clap::{ArgGroup, Parser};
use pypto::emit::{Source, llvm};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Translates MLIR modules into what other tools read.
///
/// Native formats are for this machine. The module may be at any level that the pipeline takes.
#[derive(Parser)]
#[command(version, group(ArgGroup::new("format").required(true)), after_help = EXAMPLES)]
struct Options {
    /// Module, as text or bytecode; `-` is standard input
    #[arg(default_value = "-")]
    input: PathBuf,
    /// Where to write; `-` is standard output
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    /// Write optimized LLVM IR
    #[arg(long, group = "format")]
    to_llvmir: bool,
    /// Write assembly
    #[arg(long, group = "format")]
    to_assembly: bool,
    /// Write an object file; link it with `cc object.o main.c -lm`
    #[arg(long, group = "format")]
    to_object: bool,
    /// Passes that bring the module to the LLVM dialect, for native formats
    #[arg(long, value_name = "PASSES", default_value = llvm::BUFFER_TO_LLVM, hide_default_value = true)]
    pipeline: String,
}

const EXAMPLES: &str = "Examples:
  pypto-translate --to-object kernel.mlir -o kernel.o
  pypto-opt --canonicalize kernel.mlir | pypto-translate --to-llvmir";

fn main() -> ExitCode {
    let options = match Options::try_parse() {
        Ok(options) => options,
        Err(error) => {
            // `--help` and `--version` are errors to clap, but not to whoever asked.
            let asked = !error.use_stderr();
            let _ = error.print();
            return if asked { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        }
    };
    match translate(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn translate(options: &Options) -> Result<(), String> {
    let bytes =
        read(&options.input).map_err(|e| format!("error: cannot open input file '{}': {e}", show(&options.input)))?;
    let context = pypto::context();
    let mut source = Source::parse(&context, &bytes, &show(&options.input)).map_err(|e| e.to_string())?;
    let output = native(options, &mut source)?;
    write(&options.output, &output).map_err(|e| format!("error: cannot write '{}': {e}", show(&options.output)))
}

fn native(options: &Options, source: &mut Source) -> Result<Vec<u8>, String> {
    let format = match (options.to_llvmir, options.to_assembly) {
        (true, _) => llvm::Format::LlvmIr,
        (_, true) => llvm::Format::Assembly,
        _ => llvm::Format::Object,
    };
    source.run(&options.pipeline).map_err(|e| e.to_string())?;
    llvm::emit(source, format).map_err(|e| e.to_string())
}

fn show(path: &Path) -> String {
    path.display().to_string()
}

fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    if !is_standard(path) {
        return std::fs::read(path);
    }
    let mut bytes = vec![];
    io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if is_standard(path) { io::stdout().write_all(bytes) } else { std::fs::write(path, bytes) }
}
