//! How far apart two engines may be in what a kernel writes: what the rows of its ops say, followed through the
//! program. Where that ends, since an op may magnify a difference, nothing is compared.
use crate::analysis::carry;
use crate::ir::control::entry_block;
use crate::ir::table::{Body, row};
use crate::ir::{Dialect, Op, OpKind, Value, View, func, is_tensor};
use std::collections::HashMap;

/// No bound.
pub const ANY: u32 = u32::MAX;

/// Whether results of an op are no further apart than its inputs.
pub fn keeps_distance(body: Body) -> bool {
    matches!(body, Body::Max | Body::Min | Body::Neg | Body::Abs | Body::Relu | Body::Repeat)
}

/// For each argument of a kernel on tiles, how far apart its elements may be, in units in the last place.
pub fn of_arguments(function: func::FuncOp) -> Vec<u32> {
    let Some(entry) = entry_block(function) else { return vec![] };
    let mut bounds = Bounds::default();
    // What a loop carries comes round again; each round but the last raises something, and there are few heights.
    while std::mem::take(&mut bounds.changed) || !bounds.started {
        bounds.started = true;
        function.op().walk().for_each(|op| bounds.visit(op));
    }
    entry.arguments().map(|argument| bounds.of(argument)).collect()
}

#[derive(Default)]
struct Bounds<'c> {
    units: HashMap<Value<'c>, u32>,
    started: bool,
    changed: bool,
}

impl<'c> Bounds<'c> {
    fn of(&self, value: Value<'c>) -> u32 {
        self.units.get(&root(value)).copied().unwrap_or(0)
    }
    fn raise(&mut self, value: Value<'c>, units: u32) {
        let known = self.units.entry(root(value)).or_insert(0);
        if units > *known {
            *known = units;
            self.changed = true;
        }
    }
    fn visit(&mut self, op: Op<'c>) {
        for flow in carry::entries(op).into_iter().chain(carry::exits(op).into_iter().flatten()) {
            self.raise(flow.target, self.of(flow.source));
        }
        for (inside, after) in carry::renamed(op) {
            self.raise(after, self.of(inside));
        }
        let scratch = carry::scratch(op.kind());
        let inputs = op.operands().iter().enumerate().filter(|(at, _)| Some(*at) != scratch);
        let inputs = inputs.map(|(_, value)| self.of(value)).max().unwrap_or(0);
        match (op.kind(), row(op.kind())) {
            (OpKind::TileStore, _) => self.raise(op.operand(1), self.of(op.operand(0))),
            (OpKind::TileLoad | OpKind::TileMove, _) => self.raise(op.result(0), self.of(op.operand(0))),
            (_, Some(row)) => {
                let units = match (inputs, row.units) {
                    (0, units) => units,
                    (inputs, 0) if keeps_distance(row.body) => inputs,
                    _ => ANY,
                };
                op.results().for_each(|result| self.raise(result, units));
            }
            // Functions of scalars come from libraries that differ.
            (kind, None) if kind.dialect() == Dialect::Math => op.results().for_each(|result| self.raise(result, ANY)),
            (kind, None) if kind.dialect() == Dialect::Arith && inputs > 0 => {
                op.results().for_each(|result| self.raise(result, ANY));
            }
            _ => {}
        }
    }
}

/// The argument whose memory a tensor or memref is.
fn root(value: Value) -> Value {
    let view = value.defining_op().filter(|op| {
        let is_view = matches!(op.kind(), OpKind::PtensorFromMemRef | OpKind::PtensorToMemRef);
        is_view && (is_tensor(value.ty()) || value.ty().memref_parts().is_some())
    });
    view.map_or(value, |op| root(op.operand(0)))
}
