//! What the tile passes can work on: tiles made and used by tile ops, and passed through structured control flow.
use crate::analysis::foreign::remedy_for;
use crate::diagnostic::{Outcome, Reported, error_at, error_with_note, error_with_remedy};
use crate::ir::control::{function_name, functions, is_structured};
use crate::ir::{Op, OpKind, Region, View, func, is_tile, table};

const WANTED: &str = "expected tiles to be used by tile ops and carried by scf.for, scf.while, scf.if, \
                      scf.index_switch, scf.execute_region or arith.select, but got";

/// Whether a function works on tiles.
///
/// # Errors
/// When it does so in a way that no tile pass knows.
pub(super) fn works_on_tiles(function: func::FuncOp) -> Outcome<bool> {
    let op = function.op();
    let (inputs, results) = function.function_type().and_then(|a| a.as_type()?.function_parts()).unwrap_or_default();
    if inputs.iter().chain(&results).any(|ty| is_tile(*ty)) {
        let text = format!("expected '{}' to take and give tensors, but got a tile", function_name(function));
        let remedy = "load tiles from tensors and store them inside the function; --inline puts helpers on tiles where \
                      they are called";
        return Err(error_with_remedy(op, text, remedy_for(op).unwrap_or(remedy)));
    }
    let mut found = false;
    check_region(function.body(), None, &mut found)?;
    Ok(found)
}

/// Checks a region; `foreign` is an op around it that no tile may be in.
fn check_region<'c>(region: Region<'c>, foreign: Option<Op<'c>>, found: &mut bool) -> Outcome {
    let before = std::mem::take(found);
    for op in region.blocks().flat_map(|block| block.ops()) {
        check_op(op, foreign, found)?;
    }
    if let (true, Some(owner)) = (*found && region.blocks().nth(1).is_some(), region.first_block()) {
        let count = region.blocks().count();
        let text = format!("expected a region that works on tiles to be one block, but got {count}");
        let remedy = "branches are scf.for, scf.while and scf.if here; --lift-cf-to-scf turns blocks into these";
        return Err(owner.parent_op().map_or(Reported, |op| error_with_remedy(op, text, remedy)));
    }
    *found |= before;
    Ok(())
}

fn check_op<'c>(op: Op<'c>, foreign: Option<Op<'c>>, found: &mut bool) -> Outcome {
    let arguments = op.regions().filter_map(|region| region.first_block()).flat_map(|block| block.arguments());
    if op.operands().iter().chain(op.results()).chain(arguments).any(|value| is_tile(value.ty())) {
        *found = true;
        if let Some(around) = foreign {
            return Err(error_with_note(
                op,
                format!("{WANTED} '{}'", around.name()),
                around.location(),
                remedy_for(around).unwrap_or("inside this op"),
            ));
        }
        if calls_a_helper(op) {
            return Err(Reported); // at the helper
        }
        if !knows(op.kind()) {
            let text = format!("{WANTED} '{}'", op.name());
            return Err(match remedy_for(op) {
                Some(remedy) => error_with_remedy(op, text, remedy),
                None => error_at(op, text),
            });
        }
    }
    let foreign = foreign.or((op.region_count() > 0 && !is_structured(op.kind())).then_some(op));
    op.regions().try_for_each(|region| check_region(region, foreign, found))
}

/// Whether an op calls a function of the module, which with tiles in its signature is refused itself.
fn calls_a_helper(op: Op) -> bool {
    let Some(name) = op.cast::<func::CallOp>().and_then(|call| call.callee()?.as_symbol()) else { return false };
    let caller = std::iter::successors(op.parent(), |op| op.parent()).find(|op| op.kind() == OpKind::FuncFunc);
    let module = caller.and_then(Op::parent);
    module.is_some_and(|module| functions(module).into_iter().any(|function| function_name(function) == name))
}

/// Whether the tile passes know what an op does with tiles.
fn knows(kind: OpKind) -> bool {
    use OpKind::*;
    is_structured(kind)
        || table::family(kind).is_some()
        || matches!(kind, TileLoad | TileStore | TileMove | TileCreate | ScfYield | ScfCondition | ArithSelect)
}
