//! How tiles pass through control flow: which value becomes which when a region is entered, left or repeated.
use crate::ir::table::{self, AliasPolicy, Family};
use crate::ir::{Block, Op, OpKind, Value, is_tile};

/// An operand that goes on under another name.
#[derive(Clone, Copy, Debug)]
pub struct Flow<'c> {
    /// The op that hands it on.
    pub at: Op<'c>,
    /// Which of its operands.
    pub operand: usize,
    /// The value as it is known before.
    pub source: Value<'c>,
    /// The value as it is known after.
    pub target: Value<'c>,
}

/// The tiles that an op takes over when it starts: initial values of loops, choices of a select, and the
/// operand whose storage the result reuses.
pub fn entries(op: Op) -> Vec<Flow> {
    match op.kind() {
        OpKind::ScfFor => body(op, 0).map_or(vec![], |body| flows(op, 3, body.arguments().skip(1))),
        OpKind::ScfWhile => body(op, 0).map_or(vec![], |before| flows(op, 0, before.arguments())),
        OpKind::ArithSelect => flows(op, 1, [op.result(0), op.result(0)].into_iter()),
        kind => table::reuses(kind).map_or(vec![], |operand| flows(op, operand, op.results())),
    }
}

/// The tiles that the end of each region hands on, region by region.
pub fn exits(op: Op) -> Vec<Vec<Flow>> {
    match op.kind() {
        OpKind::ScfFor => body(op, 0).map_or(vec![], |body| vec![leaving(body, 0, body.arguments().skip(1))]),
        OpKind::ScfWhile => match (body(op, 0), body(op, 1)) {
            (Some(before), Some(after)) => {
                vec![leaving(before, 1, after.arguments()), leaving(after, 0, before.arguments())]
            }
            _ => vec![],
        },
        OpKind::ScfIf | OpKind::ScfIndexSwitch | OpKind::ScfExecuteRegion => {
            op.regions().filter_map(|region| region.first_block()).map(|arm| leaving(arm, 0, op.results())).collect()
        }
        _ => vec![],
    }
}

/// Tiles that are never alive together and always one thing: what a loop carries, inside and after it.
pub fn renamed<'c>(op: Op<'c>) -> Vec<(Value<'c>, Value<'c>)> {
    let pairs = |inside: Option<Block<'c>>, skip| {
        let arguments = inside.into_iter().flat_map(Block::arguments).skip(skip);
        arguments.zip(op.results()).filter(|pair| is_tile(pair.0.ty())).collect()
    };
    match op.kind() {
        OpKind::ScfFor => pairs(body(op, 0), 1),
        OpKind::ScfWhile => pairs(body(op, 1), 0),
        _ => vec![],
    }
}

/// Whether an op's regions may run again after they have run.
pub fn repeats(kind: OpKind) -> bool {
    !matches!(kind, OpKind::FuncFunc | OpKind::ScfIf | OpKind::ScfIndexSwitch | OpKind::ScfExecuteRegion)
}

/// The operand that an op only scribbles on.
pub fn scratch(kind: OpKind) -> Option<usize> {
    (table::family(kind) == Some(Family::RowReduce)).then_some(1)
}

/// Whether a tile op's result may lie exactly where an operand lies that dies there.
pub fn may_share(kind: OpKind, operand: usize) -> bool {
    if table::reuses(kind) == Some(operand) {
        return true;
    }
    let in_place = table::row(kind).is_some_and(|row| row.alias == AliasPolicy::ExactOrDisjoint);
    let is_vector = matches!(table::family(kind), Some(Family::RowExpand | Family::ColExpand)) && operand == 1;
    in_place && !is_vector
}

fn body(op: Op, region: usize) -> Option<Block> {
    (region < op.region_count()).then(|| op.region(region).first_block()).flatten()
}

fn leaving<'c>(block: Block<'c>, first: usize, targets: impl Iterator<Item = Value<'c>>) -> Vec<Flow<'c>> {
    block.terminator().map_or(vec![], |end| flows(end, first, targets))
}

fn flows<'c>(at: Op<'c>, first: usize, targets: impl Iterator<Item = Value<'c>>) -> Vec<Flow<'c>> {
    let sources = at.operands_from(first, 0);
    (first..)
        .zip(sources.iter().zip(targets))
        .filter(|(_, (source, _))| is_tile(source.ty()))
        .map(|(operand, (source, target))| Flow { at, operand, source, target })
        .collect()
}
