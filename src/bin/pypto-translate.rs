//! Modules to the text and objects of other tools.
use clap::{ArgGroup, Parser};
use pypto::cli;
use pypto::emit::{Source, llvm, pto};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Translates MLIR modules into what other tools read.
///
/// Native formats are for this machine, and take programs at the tile or the buffer level. Cases (pypto_check.case) are
/// tests, and left out.
#[derive(Parser)]
#[command(version, group(ArgGroup::new("format").required(true)), after_help = EXAMPLES)]
struct Options {
    /// Module, as text or bytecode; `-` is standard input
    #[arg(default_value = "-")]
    input: PathBuf,
    /// Where to write; `-` is standard output
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    /// Write `.pto` text for the assembler; the module must be lowered to it
    #[arg(long, group = "format")]
    to_pto: bool,
    /// Write optimized LLVM IR
    #[arg(long, group = "format")]
    to_llvmir: bool,
    /// Write assembly
    #[arg(long, group = "format")]
    to_assembly: bool,
    /// Write an object file; link it with `cc object.o main.c -lm`
    #[arg(long, group = "format")]
    to_object: bool,
    /// Passes to run first [default: none for --to-pto, pypto-cpu for native formats]
    #[arg(long, value_name = "PASSES")]
    pipeline: Option<String>,
}

/// What native formats run unless told otherwise.
const NATIVE: &str = "pypto-cpu";

const EXAMPLES: &str = "Examples:
  pypto-opt --pypto-a2a3 kernel.mlir | pypto-translate --to-pto -o kernel.pto
  pypto-translate --to-pto --pipeline='pypto-a5{planner=ptoas}' kernel.mlir
  pypto-translate --to-object kernel.mlir -o kernel.o
  pypto-opt --canonicalize kernel.mlir | pypto-translate --to-llvmir";

fn main() -> ExitCode {
    let options = match cli::parsed(Options::try_parse()) {
        Ok(options) => options,
        Err(status) => return status,
    };
    match translate(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            cli::complain(message);
            ExitCode::FAILURE
        }
    }
}

fn translate(options: &Options) -> Result<(), String> {
    let bytes =
        read(&options.input).map_err(|e| format!("error: cannot open input file '{}': {e}", show(&options.input)))?;
    let context = pypto::context();
    let mut source = Source::parse(&context, &bytes, &show(&options.input)).map_err(|e| e.to_string())?;
    let output = if options.to_pto { assembler(options, &mut source)? } else { native(options, &mut source)? };
    write(&options.output, &output).map_err(|e| format!("error: cannot write '{}': {e}", show(&options.output)))
}

fn assembler(options: &Options, source: &mut Source) -> Result<Vec<u8>, String> {
    if let Some(pipeline) = &options.pipeline {
        source.run(pipeline).map_err(|e| e.to_string())?;
    }
    let text = source.listen(|| pto::emit(source.op()).ok()).map_err(|e| e.to_string())?;
    Ok(text.into_bytes())
}

fn native(options: &Options, source: &mut Source) -> Result<Vec<u8>, String> {
    let format = match (options.to_llvmir, options.to_assembly) {
        (true, _) => llvm::Format::LlvmIr,
        (_, true) => llvm::Format::Assembly,
        _ => llvm::Format::Object,
    };
    source.run(options.pipeline.as_deref().unwrap_or(NATIVE)).map_err(|e| e.to_string())?;
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
