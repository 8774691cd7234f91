//! When tiles are no longer needed: a tile is an array, and long programs have many.
use crate::ir::{Op, Value, is_tile};
use std::collections::HashMap;

/// Which tiles have their last use in which op.
#[derive(Debug, Default)]
pub struct Lifetimes<'c>(HashMap<Op<'c>, Vec<Value<'c>>>);

impl<'c> Lifetimes<'c> {
    /// Those of everything inside a module. A use inside a loop keeps a tile for all of the loop.
    pub fn of(module: Op<'c>) -> Self {
        let mut last: HashMap<Value, Op> = HashMap::new();
        for op in module.walk() {
            let tiles = |value: &Value| is_tile(value.ty());
            last.extend(op.results().filter(tiles).map(|result| (result, op)));
            for operand in op.operands().iter().filter(tiles) {
                if let Some(user) = around(operand, op) {
                    last.insert(operand, user);
                }
            }
        }
        let mut ended = Self::default();
        for (value, op) in last {
            ended.0.entry(op).or_default().push(value);
        }
        ended
    }
    /// The tiles that nothing needs after an op.
    pub fn ended_by(&self, op: Op<'c>) -> &[Value<'c>] {
        self.0.get(&op).map_or(&[], Vec::as_slice)
    }
}

/// The op around a user, or the user itself, that stands in the block of a value.
fn around<'c>(value: Value<'c>, user: Op<'c>) -> Option<Op<'c>> {
    let home = match value.block_argument() {
        Some((block, _)) => Some(block),
        None => value.defining_op()?.block(),
    };
    std::iter::successors(Some(user), |op| op.parent()).find(|op| op.block() == home)
}
