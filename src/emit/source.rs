//! Modules outside the opt driver: read, lowered by a pipeline, and with all that MLIR says as one error.
use crate::ffi::{self, Attr, Heard, Loc, Op, copy_module, module_op, parse_module, register_passes};
use melior::{Context, ir::Module, pass::PassManager, utility::parse_pass_pipeline};

/// Why a module could not be read or lowered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SourceError {
    /// What MLIR reported, one per line.
    #[error("{0}")]
    Reported(String),
    /// The pipeline's text is wrong.
    #[error("error: pipeline '{pipeline}': {reason}")]
    Pipeline {
        /// As given.
        pipeline: String,
        /// What MLIR says about it.
        reason: String,
    },
    /// What LLVM reported.
    #[error("error: {0}")]
    Llvm(#[from] crate::ffi::LlvmError),
}

/// A module that a tool works on.
pub struct Source<'c> {
    context: &'c Context,
    name: String,
    module: Module<'c>,
}

impl<'c> Source<'c> {
    /// Reads text or bytecode; `name` is what errors call it.
    ///
    /// # Errors
    /// When it does not parse or verify.
    pub fn parse(context: &'c Context, bytes: &[u8], name: &str) -> Result<Self, SourceError> {
        // MLIR's reader of bytecode gives up on some damaged files without a word.
        let silent = format!("{name}: error: {UNREADABLE}");
        let module = listen(context, &silent, || parse_module(context, bytes, name))?;
        Ok(Self { context, name: name.to_owned(), module })
    }

    /// The same module again; what is done to the copy is not done to this one.
    pub fn copy(&self) -> Self {
        Self { context: self.context, name: self.name.clone(), module: copy_module(&self.module) }
    }

    /// What errors call it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The module.
    pub fn op(&self) -> Op<'_> {
        module_op(&self.module)
    }

    /// Runs passes, written as for `--pass-pipeline`, with the anchor `builtin.module(...)` or without.
    ///
    /// # Errors
    /// When the text is wrong or a pass fails.
    pub fn run(&mut self, pipeline: &str) -> Result<(), SourceError> {
        register_passes();
        let manager = PassManager::new(self.context);
        let has_anchor = pipeline.trim_start().starts_with("builtin.module(");
        let anchored = if has_anchor { pipeline.to_owned() } else { format!("builtin.module({pipeline})") };
        parse_pass_pipeline(manager.as_operation_pass_manager(), &anchored).map_err(|error| SourceError::Pipeline {
            pipeline: pipeline.to_owned(),
            reason: cause(&error.to_string()).to_owned(),
        })?;
        let module = &mut self.module;
        listen(self.context, SILENT, || manager.run(module).ok())
    }

    /// Runs something that reports to MLIR when it fails.
    ///
    /// # Errors
    /// What was reported, when there is no result.
    pub fn listen<T>(&self, work: impl FnOnce() -> Option<T>) -> Result<T, SourceError> {
        listen(self.context, SILENT, work)
    }
}

/// What is said of input that MLIR's reader refused without a word.
pub const UNREADABLE: &str = "expected a program, but MLIR's reader refused this one and did not say why; bytecode may be cut \
     off or damaged: write it again";

/// What is said of work that failed without a report.
const SILENT: &str = "error: a pass failed and did not say why";

/// Runs `work`; when it fails, what MLIR reported meanwhile is the error, or else `silent`.
fn listen<T>(context: &Context, silent: &str, work: impl FnOnce() -> Option<T>) -> Result<T, SourceError> {
    let (result, heard) = ffi::listen(context, work);
    result.ok_or_else(|| {
        let mut text = String::new();
        heard.iter().for_each(|report| append(&mut text, report));
        let text = text.trim_end().to_owned();
        SourceError::Reported(if text.is_empty() { silent.into() } else { text })
    })
}

/// The line that says what is wrong, out of a message that also shows where.
fn cause(message: &str) -> &str {
    message.lines().find_map(|line| line.split_once("error: ")).map_or(message, |(_, cause)| cause)
}

fn append(text: &mut String, report: &Heard) {
    *text += &format!("{}: {}: {}\n", unwrapped(&report.location), report.severity, report.text);
    // MLIR's own errors bring the whole op along, which may be the whole program.
    let notes = report.notes.iter().filter(|note| !note.text.starts_with("see current operation"));
    notes.for_each(|note| append(text, note));
}

/// A location as errors begin with it.
pub fn place(location: Loc) -> String {
    unwrapped(&location.to_string())
}

/// As [`place`], of a location that is an attribute.
pub fn place_of(location: Attr) -> String {
    unwrapped(&location.to_string())
}

/// `loc("k.mlir":3:5)` as compilers write it: `k.mlir:3:5`. Other kinds of location stay as they are.
fn unwrapped(printed: &str) -> String {
    let inner = printed.strip_prefix("loc(").and_then(|text| text.strip_suffix(')')).unwrap_or(printed);
    match inner.strip_prefix('"').and_then(|text| text.split_once("\":")) {
        Some((file, position)) if !file.contains('"') && !position.contains('"') => format!("{file}:{position}"),
        _ => inner.to_owned(),
    }
}
