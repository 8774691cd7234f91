//! What to do about an op that no lowering of ours knows.
use crate::ir::control::{function_name, functions};
use crate::ir::{Attr, Op, OpKind, View as _, func};
use std::collections::{HashMap, HashSet};

const AFFINE: &str = "--lower-affine turns ops of affine into ones of arith, scf and memref: run it first";
const RECURSION: &str = "recursion is not lowered, and --inline does not take it out: write a loop";

/// The remedy, where an op is one that needs its own.
pub fn remedy_for(op: Op) -> Option<&'static str> {
    if op.name().starts_with("affine.") {
        return Some(AFFINE);
    }
    let started = match op.kind() {
        OpKind::FuncCall => op.cast().and_then(callee),
        OpKind::FuncFunc => op.cast().map(function_name),
        _ => None,
    };
    started.filter(|name| comes_back(op, name)).map(|_| RECURSION)
}

/// Which functions of a module each of them calls.
type Calls<'c> = HashMap<&'c str, Vec<&'c str>>;

/// Whether a function leads to one that calls itself, be it through others.
fn comes_back(op: Op, start: &str) -> bool {
    let around = std::iter::successors(op.parent(), |op| op.parent()).find(|op| op.kind() == OpKind::BuiltinModule);
    let calls = around.map(calls).unwrap_or_default();
    let mut left = reached(&calls, start);
    // Functions that call none of those that are left take no part in a circle.
    loop {
        let calls_on = |name: &&str| calls.get(name).is_some_and(|names| names.iter().any(|name| left.contains(name)));
        let kept: HashSet<&str> = left.iter().copied().filter(calls_on).collect();
        if kept.len() == left.len() {
            return !kept.is_empty();
        }
        left = kept;
    }
}

fn calls(module: Op) -> Calls {
    let named = functions(module).into_iter().map(|function| {
        let calls = function.op().walk().filter_map(|op| callee(op.cast()?));
        (function_name(function), calls.collect())
    });
    named.collect()
}

/// A function, and what it calls, and what that calls.
fn reached<'c>(calls: &Calls<'c>, start: &str) -> HashSet<&'c str> {
    let mut reached = HashSet::new();
    let mut next: Vec<&str> = calls.get_key_value(start).map(|(name, _)| *name).into_iter().collect();
    while let Some(name) = next.pop() {
        if reached.insert(name) {
            next.extend(calls.get(name).into_iter().flatten());
        }
    }
    reached
}

fn callee<'c>(call: func::CallOp<'c>) -> Option<&'c str> {
    call.callee().and_then(Attr::as_symbol)
}
