//! The families that compute: one loop nest each.
use super::body;
use super::fault::{Built, Fault, report};
use super::nest;
use super::number::{self, Number};
use super::storage::{Storage, Valid};
use super::{Lowering, compare, refuse};
use crate::diagnostic::Outcome;
use crate::ir::control::constant_index;
use crate::ir::table::{Body, Family};
use crate::ir::{Builder, Op, Value, arith};

/// An operand of an elementwise op, by how it is repeated over the destination.
#[derive(Clone, Copy)]
enum Input<'c> {
    /// [M, N]: not at all.
    Matrix(Storage<'c>),
    /// [M, 1]: along each row.
    Column(Storage<'c>),
    /// [1, N]: along each column.
    Row(Storage<'c>),
    /// Over everything.
    Scalar(Value<'c>),
}

impl<'c> Lowering<'c> {
    /// Calls the loops of an op that a family declares.
    pub fn compute(&mut self, at: &mut Builder<'c>, op: Op<'c>, family: Family, body: Body) -> Outcome {
        self.call_loops(at, op, (&[], &[]), |this, at| this.loops(at, op, family, body))
    }

    fn loops(&mut self, at: &mut Builder<'c>, op: Op<'c>, family: Family, body: Body) -> Outcome {
        let dst = self.valid(at, op, op.operand_from_end(0))?;
        let inputs = match family {
            Family::Unary => vec![self.matrix(op, 0)?],
            Family::Binary => vec![self.matrix(op, 0)?, self.matrix(op, 1)?],
            Family::Scalar => vec![self.matrix(op, 0)?, self.scalar(op, 1)?],
            Family::Fill => vec![self.scalar(op, 0)?],
            Family::RowExpand => vec![self.matrix(op, 0)?, self.column(op, 1)?],
            Family::ColExpand => vec![self.matrix(op, 0)?, self.row(op, 1)?],
            Family::RowRepeat => vec![self.column(op, 0)?],
            Family::ColRepeat => vec![self.row(op, 0)?],
            Family::RowReduce => {
                let source = self.valid(at, op, op.operand(0))?;
                return row_reduce(at, body, source, dst.storage).map_err(report(op));
            }
            Family::Matmul | Family::MatmulAcc => {
                let lhs = self.valid(at, op, op.operand(0))?;
                let rhs = self.buffer(op, op.operand(1))?;
                return matmul(at, lhs, rhs, dst, family == Family::MatmulAcc).map_err(report(op));
            }
            Family::Spmd => return Err(refuse(op)),
        };
        elementwise(at, body, &inputs, dst).map_err(report(op))
    }

    fn matrix(&mut self, op: Op<'c>, position: usize) -> Outcome<Input<'c>> {
        self.buffer(op, op.operand(position)).map(Input::Matrix)
    }
    fn column(&mut self, op: Op<'c>, position: usize) -> Outcome<Input<'c>> {
        self.buffer(op, op.operand(position)).map(Input::Column)
    }
    fn row(&mut self, op: Op<'c>, position: usize) -> Outcome<Input<'c>> {
        self.buffer(op, op.operand(position)).map(Input::Row)
    }
    fn scalar(&mut self, op: Op<'c>, position: usize) -> Outcome<Input<'c>> {
        self.get(op, op.operand(position)).map(Input::Scalar)
    }
}

/// `dst[i, j] = body(inputs at [i, j])`.
fn elementwise<'c>(at: &mut Builder<'c>, body: Body, inputs: &[Input<'c>], dst: Valid<'c>) -> Built {
    let number = dst.storage.number;
    let inputs = inputs.iter().map(|input| input.widened(at, number)).collect::<Built<Vec<_>>>()?;
    nest::count(at, 0, dst.extents[0], |at, i| {
        let inputs = inputs.iter().map(|input| input.in_row(at, i)).collect::<Built<Vec<_>>>()?;
        nest::count(at, 0, dst.extents[1], |at, j| {
            let elements = inputs.iter().map(|input| input.element(at, [i, j])).collect::<Built<Vec<_>>>()?;
            let result = body::compute(at, body, number, &elements)?;
            dst.storage.write_rounded(at, result, [i, j])
        })
    })
}

impl<'c> Input<'c> {
    /// A scalar in the form that is computed with.
    fn widened(self, at: &mut Builder<'c>, number: Number<'c>) -> Built<Self> {
        let Self::Scalar(value) = self else { return Ok(self) };
        let plain = number::signless(at, value)?;
        Ok(Self::Scalar(number.widen(at, plain)?))
    }
    /// What is the same for a whole row is read once for it; then the inner loop has nothing but streams.
    fn in_row(self, at: &mut Builder<'c>, row: Value<'c>) -> Built<Self> {
        let Self::Column(storage) = self else { return Ok(self) };
        let zero = constant_index(at, 0)?;
        Ok(Self::Scalar(storage.read_wide(at, [row, zero])?))
    }
    fn element(self, at: &mut Builder<'c>, [i, j]: [Value<'c>; 2]) -> Built<Value<'c>> {
        match self {
            Self::Matrix(storage) => storage.read_wide(at, [i, j]),
            Self::Scalar(value) => Ok(value),
            Self::Row(storage) => {
                let zero = constant_index(at, 0)?;
                storage.read_wide(at, [zero, j])
            }
            Self::Column(storage) => {
                let zero = constant_index(at, 0)?;
                storage.read_wide(at, [i, zero])
            }
        }
    }
}

/// `dst[i, 0] = source[i, 0] (+) source[i, 1] (+) ...`, from left to right, rounded once at the end. A row
/// without elements has no value, so nothing is written for it.
fn row_reduce<'c>(at: &mut Builder<'c>, body: Body, source: Valid<'c>, dst: Storage<'c>) -> Built {
    let number = source.storage.number;
    let [rows, columns] = source.extents;
    let rows = if_any(at, columns, rows)?;
    nest::count(at, 0, rows, |at, i| {
        let zero = constant_index(at, 0)?;
        let first = source.storage.read_wide(at, [i, zero])?;
        let total = nest::accumulate(at, 1, columns, &[first], |at, j, carried| {
            let next = source.storage.read_wide(at, [i, j])?;
            carried.iter().map(|&sum| body::compute(at, body, number, &[sum, next])).collect()
        })?;
        total.iter().try_for_each(|&total| dst.write_rounded(at, total, [i, zero]))
    })
}

/// `then` rounds, or none where `count` is zero.
fn if_any<'c>(at: &mut Builder<'c>, count: Value<'c>, then: Value<'c>) -> Built<Value<'c>> {
    let zero = constant_index(at, 0)?;
    let none = compare::integers(at, compare::EQUAL, count, zero)?;
    let index = at.type_index();
    Ok(arith::SelectOp::build(at, none, zero, then, index)?.result())
}

/// `dst = (dst +) lhs * rhs` over the destination's valid rows and columns and the lhs's valid columns. The
/// innermost loop runs along rows of `rhs` and `dst`, so that it can be done in vectors without adding the
/// products of an element in another order.
fn matmul<'c>(at: &mut Builder<'c>, lhs: Valid<'c>, rhs: Storage<'c>, dst: Valid<'c>, keep: bool) -> Built {
    let number = dst.storage.number;
    if !body::is_accumulator(number.kind) {
        return Err(Fault::Element { wanted: "f32 or i32 in an accumulator", found: number.kind });
    }
    let [rows, columns] = dst.extents;
    let depth = lhs.extents[1];
    nest::count(at, 0, rows, |at, i| {
        if !keep {
            let zero = number.constant(at, 0)?;
            nest::count(at, 0, columns, |at, j| dst.storage.write(at, zero, [i, j]))?;
        }
        nest::count(at, 0, depth, |at, k| {
            let a = lhs.storage.read(at, [i, k])?;
            let a = lhs.storage.convert_to(at, a, dst.storage)?;
            nest::count(at, 0, columns, |at, j| {
                let b = rhs.read(at, [k, j])?;
                let b = rhs.convert_to(at, b, dst.storage)?;
                let product = body::compute(at, Body::Mul, number, &[a, b])?;
                let old = dst.storage.read(at, [i, j])?;
                let sum = body::compute(at, Body::Add, number, &[old, product])?;
                dst.storage.write(at, sum, [i, j])
            })
        })
    })
}
