//! Cases: tests that stand beside their kernels, run at every layer and natively.
//!
//! A case is written in `pypto_check`. Its values are arrays; what a kernel does with them is asked of the interpreter
//! at each layer that the module can still be brought to, with either planner, before and after upstream passes, and
//! of machine code. Each of these is a [`Step`]; the module itself is never changed, every step lowers a copy.
mod case;
mod step;
mod value;

pub use case::Case;
pub use step::{Engine, Layer, Step, steps};

use crate::emit::Source;

/// Which cases to run, and where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The only case.
    pub case: Option<String>,
    /// The only layer.
    pub layer: Option<Layer>,
}

/// One case at one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// Name of the case.
    pub case: String,
    /// Name of the step.
    pub step: &'static str,
    /// Whether all that the case expects came.
    pub passed: bool,
    /// What is wrong, one located error or note per line. What keeps a step from all cases stands at the first.
    pub errors: String,
}

/// Why nothing was run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CheckError {
    /// The module has no cases.
    #[error("expected the module to have a pypto_check.case, but got none")]
    NoCase,
    /// None has this name.
    #[error("expected the case to be one of {}, but got '{wanted}'", .cases.join(", "))]
    NoSuchCase {
        /// The name.
        wanted: String,
        /// Those that exist.
        cases: Vec<String>,
    },
    /// No step is left.
    #[error(
        "expected a case to be run at the layer, but got none: the module is below it, or the cases are kept from it"
    )]
    NoStep,
}

/// Runs the cases of a module, step by step, and tells of each.
///
/// # Errors
/// When there is nothing to run.
pub fn run(source: &Source, selection: &Selection, mut tell: impl FnMut(&Check)) -> Result<(), CheckError> {
    let cases = selected(source, selection.case.as_deref())?;
    let mut any = false;
    for step in steps(source).into_iter().filter(|step| selection.layer.is_none_or(|layer| layer == step.layer)) {
        let cases: Vec<_> = cases.iter().copied().filter(|case| case.runs_at(step.layer)).collect();
        if cases.is_empty() {
            continue;
        }
        any = true;
        let llvm = crate::ffi::Llvm::new();
        let mut engine = Engine::prepare(&step, source, &cases, &llvm);
        for case in cases {
            let result = match &mut engine {
                Ok(engine) => case.run(source, engine),
                Err(errors) => Err(std::mem::take(errors)),
            };
            let (passed, errors) = (result.is_ok(), result.err().unwrap_or_default());
            tell(&Check { case: case.name().to_owned(), step: step.name, passed, errors });
        }
    }
    if any { Ok(()) } else { Err(CheckError::NoStep) }
}

fn selected<'a>(source: &'a Source, name: Option<&str>) -> Result<Vec<Case<'a>>, CheckError> {
    let all = Case::all(source);
    if all.is_empty() {
        return Err(CheckError::NoCase);
    }
    let Some(wanted) = name else { return Ok(all) };
    match all.iter().find(|case| case.name() == wanted) {
        Some(case) => Ok(vec![*case]),
        None => {
            let cases = all.iter().map(|case| format!("'{}'", case.name())).collect();
            Err(CheckError::NoSuchCase { wanted: wanted.to_owned(), cases })
        }
    }
}
