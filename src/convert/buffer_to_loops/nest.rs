//! Loops from 0 (or 1) up, by 1.
use super::fault::Built;
use crate::ir::control::{build_for, constant_index, yield_values};
use crate::ir::{Builder, Value};

/// `for i in from..to`.
pub fn count<'c>(
    at: &mut Builder<'c>,
    from: i64,
    to: Value<'c>,
    body: impl FnOnce(&mut Builder<'c>, Value<'c>) -> Built,
) -> Built {
    accumulate(at, from, to, &[], |at, index, _| body(at, index).map(|()| vec![])).map(|_| ())
}

/// `for i in from..to`, with values carried from one round to the next; what they are in the end.
pub fn accumulate<'c>(
    at: &mut Builder<'c>,
    from: i64,
    to: Value<'c>,
    carried: &[Value<'c>],
    body: impl FnOnce(&mut Builder<'c>, Value<'c>, &[Value<'c>]) -> Built<Vec<Value<'c>>>,
) -> Built<Vec<Value<'c>>> {
    let lower = constant_index(at, from)?;
    let step = constant_index(at, 1)?;
    let round = build_for(at, [lower, to, step], carried, None)?;
    let mut inside = at.inside(round.body);
    let carried: Vec<_> = round.carried().collect();
    let next = body(&mut inside, round.index(), &carried)?;
    yield_values(&mut inside, &next)?;
    Ok(crate::ir::View::op(round.op).results().collect())
}

/// Every element of a rectangle, row by row.
pub fn rectangle<'c>(
    at: &mut Builder<'c>,
    extents: [Value<'c>; 2],
    body: impl FnOnce(&mut Builder<'c>, [Value<'c>; 2]) -> Built,
) -> Built {
    let [rows, columns] = extents;
    count(at, 0, rows, |at, i| count(at, 0, columns, |at, j| body(at, [i, j])))
}
