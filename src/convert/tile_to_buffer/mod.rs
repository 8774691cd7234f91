//! `--lower-tile-to-buffer`: values that own planned storage become handles that ops write into.
//!
//! Nothing is copied, added or moved here: what a program needs for that, `plan-storage` put in.
mod clash;
mod ops;
mod storage;

use super::structured::Structured as _;
use super::{FunctionParts, convert_functions, function_like};
use crate::diagnostic::{Outcome, error_at, error_in};
use crate::ir::control::{entry_block, functions};
use crate::ir::{Builder, Loc, Op, OwnedRegion, Type, View, func, is_tile};
use crate::transform::tile::plan_storage::{self, Planner};
use ops::Lowering;
use storage::Storage;

/// Lowers every function of a module that works on tiles.
///
/// # Errors
/// When a function cannot be planned or holds what has no buffer form; the module is then as it was.
pub fn run(root: Op, planner: Planner) -> Outcome {
    let tiled: Vec<_> = functions(root).into_iter().filter(|f| works_on_tiles(*f)).collect();
    if tiled.iter().all(|f| plan_storage::is_planned(*f)) {
        return convert_functions(root, works_on_tiles, lower);
    }
    // Planning edits, so it works on a copy, and the copy's functions take the place of the old ones.
    let copy = root.clone_detached();
    let outcome = plan_storage::run(copy, planner).and_then(|()| convert_functions(copy, works_on_tiles, lower));
    if outcome.is_ok() {
        let old = functions(root).into_iter().zip(functions(copy));
        for (old, new) in old.filter(|(old, _)| tiled.contains(old)) {
            let (old, new) = (View::op(old), View::op(new));
            if let Some(block) = old.block() {
                new.detach();
                block.insert_before(old, new);
                old.erase();
            }
        }
    }
    copy.destroy_detached();
    outcome
}

/// Whether an op takes or gives a tile.
fn touches_tiles(op: Op) -> bool {
    op.operands().iter().any(|v| is_tile(v.ty())) || op.results().any(|v| is_tile(v.ty()))
}

/// Whether a function has a tile anywhere.
pub fn works_on_tiles(function: func::FuncOp) -> bool {
    entry_block(function).is_some_and(|entry| entry.arguments().any(|a| is_tile(a.ty())))
        || View::op(function).walk().any(touches_tiles)
}

fn lower<'c>(function: func::FuncOp<'c>) -> Outcome<Vec<Op<'c>>> {
    let op = View::op(function);
    let Some(entry) = entry_block(function) else { return Ok(vec![op.clone_detached()]) };
    if let Some(tile) = entry.arguments().find(|a| is_tile(a.ty())) {
        return Err(error_in(
            tile.location(),
            format!("expected a kernel to take tensors and scalars, but got an argument of type {}", tile.ty()),
        ));
    }
    let blocks = function.body().blocks().count();
    if blocks > 1 {
        return Err(error_at(op, format!("expected a function that works on tiles to be one block, but got {blocks}")));
    }
    clash::check(function)?;
    let arguments: Vec<(Type, Loc)> = entry.arguments().map(|a| (a.ty(), a.location())).collect();
    let mut body = OwnedRegion::new();
    let block = body.add_block(&arguments);
    let mut at = Builder::at_end(block, op.location());
    let storage = Storage::allocate(function, &mut at)?;
    let mut lowering = Lowering::new(storage);
    for (old, new) in entry.arguments().zip(block.arguments()) {
        lowering.bind(old, new);
    }
    lowering.block(entry, &mut at)?;
    let (inputs, results) =
        function.function_type().and_then(|t| t.as_type()).and_then(Type::function_parts).unwrap_or_default();
    let new = function_like(
        function,
        FunctionParts {
            inputs,
            results,
            argument_attributes: function.arg_attrs(),
            attributes: op.discardable_attributes().collect(),
            body,
        },
    )?;
    Ok(vec![new])
}
