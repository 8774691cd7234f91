//! `target_direction`: a kernel reads `in` and `inout` tensors, and writes `out` and `inout` ones, itself and through
//! the functions that it calls. A view of a tensor is the tensor.
use crate::diagnostic::{Outcome, error_with_note, error_with_remedy};
use crate::ir::control::{argument_direction, behind_views, direction_at, entry_block, function_name};
use crate::ir::{Attr, Direction, Loc, Op, Value, View, func, is_tensor};
use std::collections::HashMap;

/// What a transfer does with a tensor.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Access {
    Read,
    Write,
}

/// A tensor that is read or written by a transfer.
pub fn of_transfer(op: Op, tensor: Value, access: Access) -> Outcome {
    let Some((argument, direction)) = argument(tensor) else { return Ok(()) };
    let (verb, wanted) = match (access, direction) {
        (Access::Read, Direction::Out) => ("read", Direction::In),
        (Access::Write, Direction::In) => ("written", Direction::Out),
        _ => return Ok(()),
    };
    Err(error_with_remedy(
        op,
        format!(
            "expected a tensor that is {verb} to be an {wanted} or inout argument, but got argument {argument}, which is {direction}"
        ),
        format!("if that is meant, the pypto.dir of argument {argument} is {}", fitting(direction, wanted)),
    ))
}

/// The tensors that a call hands on: the callee's parameters say what becomes of them.
pub fn of_call(call: func::CallOp, functions: &HashMap<&str, func::FuncOp>) -> Outcome {
    let name = call.callee().and_then(Attr::as_symbol).unwrap_or_default();
    let Some(callee) = functions.get(name) else { return Ok(()) };
    let tensors = call.op().operands().iter().enumerate().filter(|(_, operand)| is_tensor(operand.ty()));
    tensors.fold(Ok(()), |outcome: Outcome, (position, tensor)| {
        outcome.and(of_operand(call.op(), *callee, position, tensor))
    })
}

fn of_operand(call: Op, callee: func::FuncOp, position: usize, tensor: Value) -> Outcome {
    let Some((argument, held)) = argument(tensor) else { return Ok(()) };
    let taken = direction_at(callee, position);
    if held == Direction::InOut || held == taken {
        return Ok(());
    }
    let (verb, wanted) = match taken {
        Direction::In => ("reads", "an in or inout"),
        Direction::Out => ("writes", "an out or inout"),
        Direction::InOut => ("reads and writes", "an inout"),
    };
    let name = function_name(callee);
    Err(error_with_note(
        call,
        format!(
            "expected a tensor that '{name}' {verb} to be {wanted} argument, but got argument {argument}, which is {held}"
        ),
        parameter_place(callee, position),
        format!(
            "this parameter of '{name}' is {taken}; if that is meant, the pypto.dir of argument {argument} is {}",
            fitting(held, taken)
        ),
    ))
}

/// The direction that an argument should have which has one of these and is used as the other says.
fn fitting(held: Direction, used: Direction) -> &'static str {
    match (held, used) {
        (Direction::In, Direction::Out) => "out (inout if it is read as well)",
        _ => "inout",
    }
}

/// Which argument of the function a tensor is, and its direction.
fn argument(tensor: Value) -> Option<(usize, Direction)> {
    let root = behind_views(tensor);
    // A memref says nothing of its use.
    let direction = argument_direction(root).filter(|_| is_tensor(root.ty()))?;
    Some((root.block_argument()?.1, direction))
}

fn parameter_place<'c>(function: func::FuncOp<'c>, position: usize) -> Loc<'c> {
    let parameter = entry_block(function).and_then(|entry| entry.arguments().nth(position));
    parameter.map_or_else(|| function.op().location(), Value::location)
}
