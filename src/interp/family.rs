//! What the ops of each family compute, from valid regions to a valid region: one meaning for tiles, buffers and
//! the assembler's tiles.
use super::body;
use super::number::{INDEX, Kind, Number};
use super::value::{Element, Matrix};
use crate::diagnostic::{Outcome, error_at, error_with_remedy};
use crate::ir::table::{Body, Family, Row};
use crate::ir::{ElementKind, Loc, Op};
use std::collections::BTreeSet;

/// The element types of an op's row that its body is not known for.
pub fn without_meaning(family: Family, row: &Row) -> BTreeSet<ElementKind> {
    let inputs = match family {
        Family::Unary | Family::Fill | Family::RowRepeat | Family::ColRepeat => 1,
        Family::Binary | Family::Scalar | Family::RowExpand | Family::ColExpand | Family::RowReduce => 2,
        // These do not compute by a body.
        Family::Matmul | Family::MatmulAcc | Family::Spmd => return BTreeSet::new(),
    };
    let is_unknown = |element: &ElementKind| {
        let (kind, number) =
            if element.is_float() { (Kind::F32, Number::Float(1.0)) } else { (INDEX, Number::Integer(1)) };
        body::apply(row.body, kind, &vec![number; inputs]).is_none()
    };
    row.a2a3.iter().chain(row.a5).copied().filter(is_unknown).collect()
}

/// The result of an op, of a kind and extents, from its inputs in the order of the tile op.
pub fn compute<'c>(
    op: Op<'c>,
    family: Family,
    body: Body,
    inputs: &[&Matrix<'c>],
    kind: Kind,
    extents: [usize; 2],
) -> Outcome<Matrix<'c>> {
    let [rows, columns] = extents;
    let (matrix, column, row, scalar) = ([rows, columns], [rows, 1], [1, columns], [1, 1]);
    let elementwise = |wanted: &[[usize; 2]]| elementwise(op, body, inputs, wanted, kind, extents);
    match family {
        Family::Unary => elementwise(&[matrix]),
        Family::Binary => elementwise(&[matrix, matrix]),
        Family::Scalar => elementwise(&[matrix, scalar]),
        Family::Fill => elementwise(&[scalar]),
        Family::RowExpand => elementwise(&[matrix, column]),
        Family::ColExpand => elementwise(&[matrix, row]),
        Family::RowRepeat => elementwise(&[column]),
        Family::ColRepeat => elementwise(&[row]),
        Family::RowReduce => row_reduce(op, body, inputs, kind, extents),
        Family::Matmul | Family::MatmulAcc => matmul(op, inputs, kind, extents),
        Family::Spmd => Err(super::no_meaning(op)),
    }
}

/// `result[i, j] = body(inputs at [i, j])`, an input of one row or column repeated. Poison gives poison.
fn elementwise<'c>(
    op: Op<'c>,
    body: Body,
    inputs: &[&Matrix<'c>],
    wanted: &[[usize; 2]],
    kind: Kind,
    extents: [usize; 2],
) -> Outcome<Matrix<'c>> {
    for (position, (input, &wanted)) in inputs.iter().zip(wanted).enumerate() {
        require_extents(op, position, input, wanted)?;
    }
    let mut result = Matrix { kind, extents, elements: Vec::with_capacity(extents[0] * extents[1]) };
    let mut numbers = Vec::with_capacity(inputs.len());
    for row in 0..extents[0] {
        for column in 0..extents[1] {
            numbers.clear();
            let mut poison = None;
            for input in inputs {
                match repeated(input, row, column) {
                    Ok(bits) => numbers.push(kind.decode(bits)),
                    Err(origin) => poison = poison.or(Some(origin)),
                }
            }
            result.elements.push(match poison {
                Some(origin) => Err(origin),
                None => Ok(kind.encode(apply(op, body, kind, &numbers)?)),
            });
        }
    }
    Ok(result)
}

fn repeated<'c>(input: &Matrix<'c>, row: usize, column: usize) -> Element<'c> {
    let [rows, columns] = input.extents;
    let (row, column) = (if rows == 1 { 0 } else { row }, if columns == 1 { 0 } else { column });
    input.elements[row * columns + column]
}

fn apply(op: Op, body: Body, kind: Kind, numbers: &[Number]) -> Outcome<Number> {
    body::apply(body, kind, numbers).ok_or_else(|| {
        let text = format!("expected an element type that body {body:?} has a meaning for, but got {kind}");
        error_with_remedy(op, text, "what it computes is to be written in src/interp/body.rs")
    })
}

/// `result[i, 0] = source[i, 0] (+) source[i, 1] (+) ...`, from left to right, in f32 for floats and rounded
/// once. A row without elements has no value.
fn row_reduce<'c>(
    op: Op<'c>,
    body: Body,
    inputs: &[&Matrix<'c>],
    kind: Kind,
    extents: [usize; 2],
) -> Outcome<Matrix<'c>> {
    let source = input(op, inputs, 0)?;
    require_extents(op, 0, source, [extents[0], source.extents[1]])?;
    let columns = source.extents[1];
    let mut result = Matrix { kind, extents: [extents[0], extents[1]], elements: vec![] };
    for row in 0..extents[0] {
        let elements = &source.elements[row * columns..(row + 1) * columns];
        let total = reduce(op, body, kind, elements)?;
        result.elements.extend(std::iter::repeat_n(total, extents[1]));
    }
    Ok(result)
}

fn reduce<'c>(op: Op<'c>, body: Body, kind: Kind, elements: &[Element<'c>]) -> Outcome<Element<'c>> {
    let mut total = None;
    for &element in elements {
        let next = match element {
            Ok(bits) => kind.decode(bits),
            Err(origin) => return Ok(Err(origin)),
        };
        total = Some(match total {
            None => next,
            Some(total) => wrapped(kind, apply(op, body, kind, &[total, next])?),
        });
    }
    Ok(total.map(|total| kind.encode(total)).ok_or(op.location()))
}

/// Integers wrap at each step; floats stay as wide as they are computed.
fn wrapped(kind: Kind, number: Number) -> Number {
    if kind.is_float() { number } else { kind.decode(kind.encode(number)) }
}

/// `result = (accumulator +) lhs * rhs`: for each element the products in the order of k, in f32 or i32, each
/// product and each sum rounded. An element is poison where any of its terms is.
fn matmul<'c>(op: Op<'c>, inputs: &[&Matrix<'c>], kind: Kind, extents: [usize; 2]) -> Outcome<Matrix<'c>> {
    let (accumulator, lhs, rhs) = match *inputs {
        [lhs, rhs] => (None, lhs, rhs),
        [accumulator, lhs, rhs] => (Some(accumulator), lhs, rhs),
        _ => return Err(super::no_meaning(op)),
    };
    let [rows, columns] = extents;
    let depth = lhs.extents[1];
    require_extents(op, 0, lhs, [rows, depth])?;
    require_extents(op, 1, rhs, [rhs.extents[0].max(depth), columns])?;
    let start = match accumulator {
        Some(matrix) => {
            require_extents(op, 0, matrix, extents)?;
            matrix.elements.clone()
        }
        None => vec![Ok(kind.encode(Number::Integer(0))); rows * columns],
    };
    let plain: Vec<u64> = start.iter().map(|element| element.unwrap_or(0)).collect();
    let sums = match kind {
        Kind::F32 => {
            let start = plain.iter().map(|&bits| f32::from_bits(bits as u32)).collect();
            let sums = products(start, &floats(lhs), &floats(rhs), [rows, depth, columns], |sum, a, b| sum + a * b);
            sums.into_iter().map(|sum: f32| sum.to_bits().into()).collect::<Vec<u64>>()
        }
        Kind::Integer { width: 32, .. } => {
            let start = plain.iter().map(|&bits| bits as i32).collect();
            let step = |sum: i32, a: i32, b: i32| sum.wrapping_add(a.wrapping_mul(b));
            let sums = products(start, &integers(lhs), &integers(rhs), [rows, depth, columns], step);
            sums.into_iter().map(|sum| u64::from(sum as u32)).collect()
        }
        _ => return Err(error_at(op, format!("expected an accumulator of f32 or i32, but got {kind:?}"))),
    };
    let mut elements: Vec<Element> = start.iter().zip(sums).map(|(start, sum)| start.map(|_| sum)).collect();
    for (row, origin) in first_poison_of_rows(lhs) {
        elements[row * columns..(row + 1) * columns].fill(Err(origin));
    }
    for (column, origin) in first_poison_of_columns(rhs, depth) {
        elements.iter_mut().skip(column).step_by(columns).for_each(|element| *element = Err(origin));
    }
    Ok(Matrix { kind, extents, elements })
}

fn products<T: Copy>(
    mut sums: Vec<T>,
    lhs: &[T],
    rhs: &[T],
    [rows, depth, columns]: [usize; 3],
    step: impl Fn(T, T, T) -> T,
) -> Vec<T> {
    for row in 0..rows {
        for k in 0..depth {
            for column in 0..columns {
                let sum = &mut sums[row * columns + column];
                *sum = step(*sum, lhs[row * depth + k], rhs[k * columns + column]);
            }
        }
    }
    sums
}

fn floats(matrix: &Matrix) -> Vec<f32> {
    let number = |bits| match matrix.kind.decode(bits) {
        Number::Float(value) => value as f32,
        Number::Integer(value) => value as f32,
    };
    matrix.elements.iter().map(|element| element.map_or(0.0, number)).collect()
}

fn integers(matrix: &Matrix) -> Vec<i32> {
    let number = |bits| match matrix.kind.decode(bits) {
        Number::Float(value) => value as i32,
        Number::Integer(value) => value as i32,
    };
    matrix.elements.iter().map(|element| element.map_or(0, number)).collect()
}

fn first_poison_of_rows<'c>(matrix: &Matrix<'c>) -> Vec<(usize, Loc<'c>)> {
    let columns = matrix.extents[1].max(1);
    let rows = matrix.elements.chunks(columns).enumerate();
    rows.filter_map(|(row, elements)| Some((row, elements.iter().find_map(|element| element.err())?))).collect()
}

fn first_poison_of_columns<'c>(matrix: &Matrix<'c>, depth: usize) -> Vec<(usize, Loc<'c>)> {
    let columns = matrix.extents[1];
    let find = |column: usize| (0..depth).find_map(|row| matrix.elements[row * columns + column].err());
    (0..columns).filter_map(|column| Some((column, find(column)?))).collect()
}

fn input<'a, 'c>(op: Op<'c>, inputs: &[&'a Matrix<'c>], position: usize) -> Outcome<&'a Matrix<'c>> {
    inputs.get(position).copied().ok_or_else(|| super::no_meaning(op))
}

/// Extents that are known at run time only are the program's promise; here it is kept or broken.
fn require_extents(op: Op, position: usize, matrix: &Matrix, wanted: [usize; 2]) -> Outcome {
    if matrix.extents == wanted {
        return Ok(());
    }
    let found = matrix.extents;
    Err(error_at(op, format!("expected the valid region of input {position} to be {wanted:?}, but got {found:?}")))
}
