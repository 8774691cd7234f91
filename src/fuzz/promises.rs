//! What holds of every program that is accepted, and of every error.
use super::{Broken, Fate};
use crate::emit::{Source, SourceError, llvm, pto};
use crate::ffi::{self, Llvm};
use crate::interp;
use crate::ir::control::{entry_block, function_name, functions};
use crate::pipeline::Level;
use crate::run::{Array, Kernel, Parameter};
use melior::Context;

/// An error says what is wrong, and it is not about ourselves.
pub fn explained(text: &str) -> Result<(), Broken> {
    if text.lines().filter_map(|line| line.split_once("error: ")).any(|(_, said)| is_about_ourselves(said)) {
        return Err(Broken(format!("expected an error to explain itself, but got\n{text}")));
    }
    if text.trim().is_empty() { Err(Broken("expected an error to have a text".into())) } else { Ok(()) }
}

/// How such errors begin; further on, an error may say again what it was given, in whatever words.
fn is_about_ourselves(said: &str) -> bool {
    let of_op = said.strip_prefix('\'').and_then(|rest| rest.split_once("' op "));
    let said = of_op.map_or(said, |(_, said)| said);
    ["internal error", "a pass failed and did not say why"].iter().any(|words| said.starts_with(words))
}

/// A refusal is an error that says what is wrong.
pub fn refused(error: &SourceError) -> Result<Fate, Broken> {
    let checked = match error {
        // It quotes the pipeline, which may be any words in any lines.
        SourceError::Pipeline { reason, .. } if !reason.trim().is_empty() => Ok(()),
        other => explained(&other.to_string()),
    };
    checked.map(|()| Fate::Refused)
}

/// Printed in custom form, in generic form and as bytecode, a program is read again as the same.
pub fn survives_printing(context: &Context, source: &Source) -> Result<(), Broken> {
    let text = source.op().to_string();
    let forms = [
        ("custom form", text.clone().into_bytes()),
        ("generic form", source.op().generic().into_bytes()),
        ("bytecode", ffi::bytecode(source.op())),
    ];
    for (form, bytes) in forms {
        let again = Source::parse(context, &bytes, form)
            .map_err(|error| Broken(format!("expected the {form} to be read again, but got\n{error}\nof\n{text}")))?;
        let printed = again.op().to_string();
        if printed != text {
            return Err(Broken(format!("expected the {form} to be the same program, but got\n{printed}\nof\n{text}")));
        }
    }
    Ok(())
}

/// Every layer takes the program or says why not, and what a layer gives is a program.
pub fn survives_lowering(context: &Context, source: &Source) -> Result<(), Broken> {
    let text = source.op().to_string();
    interpret(source)?;
    let lower = |passes: &str| -> Result<Option<Source>, Broken> {
        let mut lowered = Source::parse(context, text.as_bytes(), "input").map_err(|e| Broken(e.to_string()))?;
        match lowered.run(passes) {
            Ok(()) => survives_printing(context, &lowered).map(|()| Some(lowered)),
            Err(error) => refused(&error).map(|_| None),
        }
    };
    for level in [Level::Buffer, Level::Pto] {
        if let Some(lowered) = lower(&level.passes())? {
            interpret(&lowered)?;
        }
    }
    for passes in ["canonicalize,cse,pypto-a2a3{planner=ptoas}", "pypto-a5"] {
        if let Some(lowered) = lower(passes)? {
            let emitted = lowered.listen(|| pto::emit(lowered.op()).ok());
            emitted.map_or_else(|error| refused(&error).map(drop), |_| Ok(()))?;
        }
    }
    if let Some(lowered) = lower("pypto-cpu")? {
        let native = Llvm::new();
        llvm::translate(&lowered, &native).map_or_else(|error| refused(&error).map(drop), |_| Ok(()))?;
    }
    Ok(())
}

/// Steps, depth and bytes that a spoilt program may take.
const LIMITS: interp::Options = interp::Options { steps: 20_000, depth: 500, arena: 1 << 22, memory: 1 << 24 };
/// Elements of an array for a spoilt program.
const MOST_ELEMENTS: usize = 1 << 18;

/// Every kernel has a meaning, or an error says why not.
fn interpret(source: &Source) -> Result<(), Broken> {
    for function in functions(source.op()).into_iter().filter(|function| entry_block(*function).is_some()) {
        let Ok(kernel) = Kernel::find(source, Some(function_name(function))) else { continue };
        let Some(mut arrays) = kernel.parameters.iter().map(zeros).collect::<Option<Vec<_>>>() else { continue };
        if let Err(error) = kernel.interpret(source, &mut arrays, 2, &LIMITS) {
            explained(&error.to_string())?;
        }
    }
    Ok(())
}

fn zeros(parameter: &Parameter) -> Option<Array> {
    match parameter {
        Parameter::Scalar(dtype) => Array::scalar("0", *dtype).ok(),
        Parameter::Tensor { dtype, shape, .. } => {
            let elements = shape.iter().try_fold(1usize, |product, extent| product.checked_mul(*extent))?;
            (elements <= MOST_ELEMENTS).then(|| Array::zeros(*dtype, shape).ok())?
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_about_ourselves_are_told_from_those_that_quote() {
        for text in [
            "k.mlir:1:2: error: internal error: lost",
            "error: 'tile.add' op internal error: lost",
            "error: a pass failed and did not say why",
            " ",
        ] {
            assert!(explained(text).is_err(), "{text}");
        }
        for text in ["error: pipeline 'internal error': no such pass", "error: expected 1, but got 'internal error: 2'"]
        {
            assert!(explained(text).is_ok(), "{text}");
        }
    }
}
