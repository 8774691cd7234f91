//! Discardable `pypto.` attributes: which there are, and where they may stand.
use crate::diagnostic::{Outcome, error_at};
use crate::ir::control::as_constant;
use crate::ir::dim::DimExpr;
use crate::ir::pypto_types::{ChipAttr, DirectionAttr, FunctionKindAttr};
use crate::ir::{Attr, Op, OpKind, Type, View, is_tensor, scf};

/// Every attribute of ours, for messages.
const KNOWN: &str = "pypto.target, pypto.kind, pypto.symbols, pypto.dir";

/// Checks one, on an op or on an argument of its region.
///
/// It runs before the op and what it holds are verified, so neither can be relied on.
///
/// # Errors
/// When a rule is broken; it has been reported.
pub fn discardable(op: Op, argument: Option<usize>, name: &str, value: Attr) -> Outcome {
    match (name, argument) {
        ("pypto.target", None) => target(op, value),
        ("pypto.kind", None) => kind(op, value),
        ("pypto.symbols", None) => symbols(op, value),
        ("pypto.dir", Some(argument)) => direction(op, argument, value),
        ("pypto.target" | "pypto.kind" | "pypto.symbols", Some(argument)) => {
            Err(error_at(op, format!("expected {name} to be on an op, but got it on argument {argument}")))
        }
        ("pypto.dir", None) => {
            Err(error_at(op, "expected pypto.dir to be on a tensor argument of a function, but got it on the op"))
        }
        _ => Err(error_at(op, format!("expected a pypto attribute to be one of {KNOWN}, but got {name}"))),
    }
}

fn stands_on(op: Op, kind: OpKind, name: &str) -> Outcome {
    if op.kind() == kind {
        return Ok(());
    }
    Err(error_at(op, format!("expected {name} to be on {}, but got it on {}", kind.name(), op.name())))
}

fn is_a(op: Op, name: &str, wanted: &str, fits: bool, found: Attr) -> Outcome {
    if fits {
        return Ok(());
    }
    Err(error_at(op, format!("expected {name} to be {wanted}, but got {found}")))
}

fn target(op: Op, value: Attr) -> Outcome {
    stands_on(op, OpKind::BuiltinModule, "pypto.target")?;
    is_a(op, "pypto.target", "a #pypto.target", ChipAttr::from_attr(value).is_some(), value)
}

fn kind(op: Op, value: Attr) -> Outcome {
    stands_on(op, OpKind::FuncFunc, "pypto.kind")?;
    is_a(op, "pypto.kind", "a #pypto.kind", FunctionKindAttr::from_attr(value).is_some(), value)?;
    op.walk().filter_map(|inner| inner.cast()).try_for_each(steps_forward)
}

/// A loop that would never end is refused before a pass can take it for one that never starts.
fn steps_forward(each: scf::ForOp) -> Outcome {
    let op = each.op();
    let step = (op.operand_count() > 2).then(|| as_constant(each.step())).flatten();
    match step {
        Some(step) if step <= 0 => Err(error_at(op, format!("expected the step to be positive, but got {step}"))),
        _ => Ok(()),
    }
}

fn symbols(op: Op, value: Attr) -> Outcome {
    stands_on(op, OpKind::FuncFunc, "pypto.symbols")?;
    let names: Option<Vec<_>> = value.elements().and_then(|all| all.into_iter().map(Attr::as_str).collect());
    is_a(op, "pypto.symbols", "an array of strings", names.is_some(), value)?;
    let mut names = names.unwrap_or_default();
    for name in &names {
        is_symbol(op, name)?;
    }
    names.sort_unstable();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(error_at(op, format!("expected each symbol to be named once, but got '{}' twice", pair[0]))),
        None => Ok(()),
    }
}

fn is_symbol(op: Op, name: &str) -> Outcome {
    match DimExpr::symbol(name) {
        Ok(_) => Ok(()),
        Err(_) => {
            Err(error_at(op, format!("expected a symbol to be a word of letters, digits and _, but got '{name}'")))
        }
    }
}

fn direction(op: Op, argument: usize, value: Attr) -> Outcome {
    is_a(op, "pypto.dir", "a #pypto.dir", DirectionAttr::from_attr(value).is_some(), value)?;
    match argument_type(op, argument) {
        Some(ty) if is_tensor(ty) => Ok(()),
        Some(ty) => Err(error_at(
            op,
            format!("expected an argument with pypto.dir to be a !ptensor.tensor, but got {ty} as argument {argument}"),
        )),
        None => Err(error_at(
            op,
            format!("expected pypto.dir to be on an argument of func.func, but got it on {}", op.name()),
        )),
    }
}

fn argument_type<'c>(op: Op<'c>, argument: usize) -> Option<Type<'c>> {
    let (inputs, _) = op.attribute("function_type")?.as_type()?.function_parts()?;
    inputs.get(argument).copied()
}
