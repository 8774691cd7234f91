//! Comparisons of `arith`, whose predicates are numbers.
use super::fault::Built;
use crate::ir::{Attr, Builder, Value, arith};

/// `eq` on integers.
pub const EQUAL: i64 = 0;
/// `slt` on integers.
pub const LESS: i64 = 2;
/// `ult` on integers.
pub const LESS_UNSIGNED: i64 = 6;
/// `oeq` on floats.
pub const SAME: i64 = 1;
/// `oge` on floats.
pub const AT_LEAST: i64 = 3;
/// `olt` on floats.
pub const BELOW: i64 = 4;
/// `uno` on floats: at least one is a NaN.
pub const UNORDERED: i64 = 14;

/// Compares integers.
pub fn integers<'c>(at: &mut Builder<'c>, predicate: i64, lhs: Value<'c>, rhs: Value<'c>) -> Built<Value<'c>> {
    let predicate = Attr::integer(at.type_i64(), predicate);
    let bit = at.type_i1();
    Ok(arith::CmpIOp::build(at, lhs, rhs, predicate, bit)?.result())
}

/// Compares floats.
pub fn floats<'c>(at: &mut Builder<'c>, predicate: i64, lhs: Value<'c>, rhs: Value<'c>) -> Built<Value<'c>> {
    let predicate = Attr::integer(at.type_i64(), predicate);
    let bit = at.type_i1();
    Ok(arith::CmpFOp::build(at, lhs, rhs, predicate, None, bit)?.result())
}
