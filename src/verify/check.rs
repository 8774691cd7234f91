//! Tests of kernels: what a case may hold, and what launches and expectations may say. What a kernel takes is
//! compared when the case is run.
use crate::diagnostic::{Outcome, error_at, error_with_note, error_with_remedy};
use crate::ir::{Attr, Dialect, Op, OpKind, Type, Value, View, pypto_check};
use crate::target::MOST_BLOCKS;

/// The layers that a case can be kept from.
pub const LAYERS: [&str; 4] = ["tile", "buffer", "pto", "native"];

/// A test of kernels.
pub fn case(op: pypto_check::CaseOp) -> Outcome {
    runs_somewhere(op)?;
    let body = || op.body().blocks().flat_map(|block| block.ops());
    body().try_for_each(|inner| is_part_of_a_case(op.op(), inner))?;
    let mut expectations = body().filter(|inner| is_expectation(*inner)).peekable();
    if expectations.peek().is_none() {
        return Err(error_with_remedy(
            op.op(),
            "expected a case to expect something, but got no expectation",
            "end it with pypto_check.expect_eq or pypto_check.expect_close",
        ));
    }
    match expectations.any(depends_on_a_launch) {
        true => Ok(()),
        false => Err(error_with_remedy(
            op.op(),
            "expected a case to compare what a launch gave with something else, but got a case that no kernel can fail",
            "let an operand of an expectation be a result of pypto_check.launch",
        )),
    }
}

fn is_expectation(op: Op) -> bool {
    matches!(op.kind(), OpKind::PyptoCheckExpectEq | OpKind::PyptoCheckExpectClose)
}

/// Whether kernels have a say in what an expectation compares. Of the ops of a case only launches take values, so that
/// what does not come from one is the same in every run.
fn depends_on_a_launch(expectation: Op) -> bool {
    let mut operands = expectation.operands().iter();
    // Ops inside are checked behind the case: another number of operands is for ODS to report.
    let (Some(found), Some(wanted)) = (operands.next(), operands.next()) else { return true };
    let is_launched = |value: Value| value.defining_op().is_some_and(|op| op.kind() == OpKind::PyptoCheckLaunch);
    found != wanted && (is_launched(found) || is_launched(wanted))
}

fn is_part_of_a_case(case: Op, inner: Op) -> Outcome {
    if inner.kind().dialect() == Dialect::PyptoCheck {
        return Ok(());
    }
    let text = format!("expected ops of pypto_check inside a case, but got '{}'", inner.name());
    Err(error_with_note(case, text, inner.location(), "this one; what is computed belongs into a kernel"))
}

fn runs_somewhere(op: pypto_check::CaseOp) -> Outcome {
    let names: Vec<_> =
        op.without().and_then(Attr::elements).unwrap_or_default().into_iter().filter_map(Attr::as_str).collect();
    for (position, name) in names.iter().enumerate() {
        if !LAYERS.contains(name) {
            let known = LAYERS.join(", ");
            return Err(error_at(
                op.op(),
                format!("expected a layer of 'without' to be one of {known}, but got '{name}'"),
            ));
        }
        if names[..position].contains(name) {
            return Err(error_at(op.op(), format!("expected each layer of 'without' once, but got '{name}' twice")));
        }
    }
    match names.len() == LAYERS.len() {
        true => Err(error_at(op.op(), "expected a case to be run at some layer, but got all in 'without'")),
        false => Ok(()),
    }
}

/// A value, number by number.
pub fn constant(op: pypto_check::ConstantOp) -> Outcome {
    let Some(value) = op.value() else { return Ok(()) };
    if value.as_int().is_some() || value.as_float().is_some() || value.is_dense_numbers() {
        return Ok(());
    }
    Err(error_at(op.op(), format!("expected the value to be a number or dense<...> of numbers, but got {value}")))
}

/// Evenly spaced numbers.
pub fn ramp(op: pypto_check::RampOp) -> Outcome {
    let is_float = element_is_float(op.result().ty());
    for (name, number) in [("start", op.start()), ("step", op.step())] {
        let Some(number) = number else { continue };
        match (number.as_int(), number.as_float()) {
            (Some(_), _) => {}
            (_, Some(value)) if is_float && value.is_finite() => {}
            _ => {
                let wanted = if is_float { "a finite number" } else { "an integer, as the elements are" };
                return Err(error_at(op.op(), format!("expected the {name} to be {wanted}, but got {number}")));
            }
        }
    }
    Ok(())
}

/// Whether the elements of a tensor are floats; ODS has seen that it is one of numbers.
fn element_is_float(tensor: Type) -> bool {
    tensor.tensor_parts().is_some_and(|(_, element)| element.float_width().is_some())
}

/// A run of a kernel.
pub fn launch(op: pypto_check::LaunchOp) -> Outcome {
    runs_a_block(op)?;
    let writes = op.writes().map(Attr::i64_elements).unwrap_or_default();
    are_arguments(op, &writes)?;
    let found = op.op().result_count();
    if found != writes.len() {
        let text = format!("expected {} results, one per argument in 'writes', but got {found}", writes.len());
        return Err(error_at(op.op(), text));
    }
    for (result, &position) in op.op().results().zip(&writes) {
        let (found, wanted) = (result.ty(), op.inputs().get(position as usize).ty());
        if found != wanted {
            let text =
                format!("expected the result for argument {position} to be '{wanted}' as it is, but got '{found}'");
            return Err(error_at(op.op(), text));
        }
    }
    Ok(())
}

fn runs_a_block(op: pypto_check::LaunchOp) -> Outcome {
    match op.blocks().and_then(Attr::as_int) {
        Some(blocks) if blocks < 1 => {
            Err(error_at(op.op(), format!("expected the number of blocks to be at least 1, but got {blocks}")))
        }
        Some(blocks) if blocks > MOST_BLOCKS => Err(error_at(
            op.op(),
            format!("expected the number of blocks to be at most {MOST_BLOCKS}, but got {blocks}"),
        )),
        _ => Ok(()),
    }
}

/// `writes` names tensors, in order.
fn are_arguments(op: pypto_check::LaunchOp, writes: &[i64]) -> Outcome {
    let count = op.inputs().len();
    for (i, &position) in writes.iter().enumerate() {
        if i > 0 && position <= writes[i - 1] {
            let text = format!("expected 'writes' to rise, but got {position} after {}", writes[i - 1]);
            return Err(error_at(op.op(), text));
        }
        let argument = usize::try_from(position).ok().filter(|&position| position < count);
        let Some(argument) = argument else {
            let text = format!("expected 'writes' to name arguments, of which there are {count}, but got {position}");
            return Err(error_at(op.op(), text));
        };
        let ty = op.inputs().get(argument).ty();
        if ty.tensor_parts().is_none() {
            let text = format!("expected 'writes' to name tensors, but got {position}, which is '{ty}'");
            return Err(error_at(op.op(), text));
        }
    }
    Ok(())
}

/// Floats that may be a little off.
pub fn expect_close(op: pypto_check::ExpectCloseOp) -> Outcome {
    let ty = op.found().ty();
    if !element_is_float(ty) {
        let text = format!("expected the elements to be floats, but got '{ty}'");
        return Err(error_with_remedy(op.op(), text, "integers are compared with pypto_check.expect_eq"));
    }
    for (name, tolerance) in [("rtol", op.rtol()), ("atol", op.atol())] {
        let value = tolerance.and_then(Attr::as_float).unwrap_or(0.0);
        if !(value >= 0.0 && value.is_finite()) {
            return Err(error_at(op.op(), format!("expected {name} to be finite and at least 0, but got {value}")));
        }
    }
    Ok(())
}
