//! What the tools' command lines have in common.
use crate::ffi::pass_options::PASSES;
use crate::option::OptionRow;
use crate::pipeline::PIPELINES;
use clap::{Arg, Command};
use std::ffi::OsStr;
use std::fmt::Display;
use std::io::Write;
use std::process::ExitCode;

/// What a tool works with, or how it ends at once: after `--help` and `--version` well, else badly.
///
/// # Errors
/// The exit status, when there is nothing to do; whatever there is to say has been printed.
pub fn parsed<T>(options: Result<T, clap::Error>) -> Result<T, ExitCode> {
    options.map_err(|error| {
        // Help is an error to clap, but not to whoever asked. With no one to read it there is nothing to be done.
        let _ = error.print();
        if error.use_stderr() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
    })
}

/// Says a line on the standard error output. With no one to read it there is nothing to be done.
pub fn complain(text: impl Display) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// Whether one of the opt driver's arguments asks for the short help.
pub fn asks_for_help(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> bool {
    let mut before_end = arguments.into_iter().take_while(|argument| argument.as_ref() != "--");
    before_end.any(|argument| ["-h", "-help", "--help"].iter().any(|help| argument.as_ref() == *help))
}

/// Prints the short help of the opt driver: what is ours, and where the rest is. MLIR's own help has more than a
/// thousand lines.
pub fn print_opt_help() {
    let _ = opt_command().print_help();
}

const ABOUT: &str = "Checks PyPTO programs and lowers them: MLIR's opt driver with PyPTO's dialects, passes and \
                     pipelines.\n\nPasses run in the order of their flags; without any, the module is checked and \
                     printed. All of mlir-opt's flags work too.";

/// The flags of MLIR that are used most.
const MLIR_FLAGS: [(&str, &str, &str); 5] = [
    ("pass-pipeline", "TEXT", "passes as text, such as 'builtin.module(func.func(cse),pypto-a5{planner=ptoas})'"),
    ("canonicalize", "", "simplify; as --cse and every other pass of MLIR, in any order with ours"),
    ("mlir-print-ir-after-all", "", "show the module after each pass"),
    ("split-input-file", "", "treat each part of the file between lines of `// -----` as a module of its own"),
    ("verify-diagnostics", "", "compare errors with the `expected-error` comments of the file"),
];

const EXAMPLES: &str = "Examples:
  pypto-opt kernel.mlir                                      check, and print
  pypto-opt --pypto-a2a3 kernel.mlir | pypto-translate --to-pto -o kernel.pto
  pypto-opt --attach-target=chip=a5 --infer-memory-space --plan-storage=planner=pypto kernel.mlir";

/// The opt driver's command line as far as the short help shows it; nothing is parsed with it.
fn opt_command() -> Command {
    // What a pipeline says of itself names its option.
    let pipelines = PIPELINES.iter().map(|pipeline| with_options(flag(pipeline.name, pipeline.summary, &[])));
    let passes = PASSES.iter().map(|pass| flag(pass.argument, pass.summary, pass.options));
    let mlir = MLIR_FLAGS.iter().map(|(name, value, help)| match *value {
        "" => Arg::new(*name).long(*name).help(*help).num_args(0),
        value => Arg::new(*name).long(*name).help(*help).value_name(value).require_equals(true),
    });
    let help = [
        ("help-list", "every flag, with MLIR's passes and their options"),
        ("help-hidden", "the same with what is seldom wanted"),
        ("list-passes", "every pass and pipeline"),
        ("show-dialects", "every dialect"),
        ("version", "our version and LLVM's"),
    ];
    Command::new("pypto-opt")
        .about(ABOUT)
        .override_usage("pypto-opt [FLAGS] [FILE]")
        .disable_help_flag(true)
        .arg(Arg::new("FILE").help("module, as text or bytecode; standard input when there is none, or `-`"))
        .next_help_heading("Pipelines")
        .args(pipelines)
        .next_help_heading("Passes")
        .args(passes)
        .next_help_heading("The most used of MLIR")
        .arg(Arg::new("output").short('o').value_name("FILE").help("where to write; standard output otherwise"))
        .args(mlir)
        .next_help_heading("All there is")
        .args(help.map(|(name, help)| Arg::new(name).long(name).help(help).num_args(0)))
        .after_help(EXAMPLES)
}

/// A pass or pipeline, with its options one by line.
fn flag(name: &'static str, summary: &'static str, options: &[OptionRow]) -> Arg {
    let lines: Vec<String> = std::iter::once(summary.to_owned()).chain(options.iter().map(option_line)).collect();
    let flag = Arg::new(name).long(name).num_args(0).help(lines.join("\n"));
    if options.is_empty() { flag } else { with_options(flag) }
}

fn with_options(flag: Arg) -> Arg {
    flag.num_args(0..=1).require_equals(true).value_name("OPTIONS")
}

fn option_line(row: &OptionRow) -> String {
    let default = if row.default.is_empty() { String::new() } else { format!(" [default: {}]", row.default) };
    format!("- {}=...: {}{default}", row.name, row.summary)
}
