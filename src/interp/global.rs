//! Global memory: the arrays that a kernel is given, and views of them.
use super::number::Kind;
use super::value::{LOST, Matrix, Scalar};
use super::{Machine, Results};
use crate::diagnostic::{Outcome, error_at, error_with_note};
use crate::ir::{Op, Operands};
use std::ops::Range;

/// `memref.load`: one element.
pub fn load_element<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let view = machine.view(op, op.operand(0))?;
    let place = machine.element(op, &view, op.operands_from(1, 0))?;
    let mut bits = [0; 8];
    bits[..place.len()].copy_from_slice(&machine.arrays[view.array][place]);
    Ok(vec![Scalar { kind: view.kind, bits: u64::from_le_bytes(bits) }.into()])
}

/// `memref.store`: one element.
pub fn store_element<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let (scalar, view) = (machine.scalar(op, op.operand(0))?, machine.view(op, op.operand(1))?);
    let place = machine.element(op, &view, op.operands_from(2, 0))?;
    let bytes = place.len();
    machine.arrays[view.array][place].copy_from_slice(&scalar.bits.to_le_bytes()[..bytes]);
    Ok(vec![])
}

/// A strided region of one array.
#[derive(Clone, Debug)]
pub struct View {
    /// Which array.
    pub array: usize,
    /// Its elements.
    pub kind: Kind,
    /// Element of the array at the view's origin.
    pub origin: i64,
    /// Elements that may be reached along each dimension.
    pub extents: Vec<i64>,
    /// Elements from one to the next along each dimension.
    pub strides: Vec<i64>,
}

impl View {
    /// A window: every dimension's part of it lies in the view, an empty one too.
    pub fn window(&self, op: Op, offsets: &[i64], sizes: &[i64]) -> Outcome<View> {
        let rank = self.extents.len();
        if offsets.len() != rank || sizes.len() != rank {
            let text = format!("expected one offset and one size for each of {rank} dimensions, but got {offsets:?}");
            return Err(error_at(op, text));
        }
        for axis in 0..rank {
            let (offset, size, bound) = (offsets[axis], sizes[axis], self.extents[axis]);
            let end = i128::from(offset) + i128::from(size);
            if size < 0 || offset < 0 || end > bound.into() {
                let text = format!(
                    "expected the window to lie in 0 to {bound} along dimension {axis}, but got {offset} to {end}"
                );
                return Err(error_at(op, text));
            }
        }
        let steps = offsets.iter().zip(&self.strides);
        let origin = steps.fold(self.origin, |sum, (offset, stride)| sum.wrapping_add(offset.wrapping_mul(*stride)));
        Ok(View { origin, extents: sizes.to_vec(), ..self.clone() })
    }

    /// The extents of a view of two dimensions.
    pub fn matrix_extents(&self, op: Op) -> Outcome<[usize; 2]> {
        match self.extents[..] {
            [rows, columns] if rows >= 0 && columns >= 0 => Ok([rows as usize, columns as usize]),
            _ => Err(error_at(op, format!("expected a view of 2 dimensions, but got {:?}", self.extents))),
        }
    }
}

impl<'c> Machine<'c, '_> {
    /// The elements of a view of two dimensions.
    pub fn read_view(&self, op: Op<'c>, view: &View) -> Outcome<Matrix<'c>> {
        let extents = view.matrix_extents(op)?;
        let mut elements = vec![];
        for row in 0..extents[0] {
            for column in 0..extents[1] {
                let place = self.place(op, view, row, column)?;
                let mut bits = [0; 8];
                bits[..place.len()].copy_from_slice(&self.arrays[view.array][place]);
                elements.push(Ok(u64::from_le_bytes(bits)));
            }
        }
        Ok(Matrix { kind: view.kind, extents, elements })
    }

    /// Stores a matrix of the view's kind and extents. Poison has nothing to store.
    pub fn write_view(&mut self, op: Op<'c>, view: &View, matrix: &Matrix<'c>) -> Outcome {
        for (index, element) in matrix.elements.iter().enumerate() {
            let [row, column] = matrix.position(index);
            let bits = element.map_err(|origin| {
                let text =
                    format!("expected element [{row}, {column}] to have a value when it is stored, but got none");
                error_with_note(op, text, origin, LOST)
            })?;
            let place = self.place(op, view, row, column)?;
            let bytes = place.len();
            self.arrays[view.array][place].copy_from_slice(&bits.to_le_bytes()[..bytes]);
        }
        Ok(())
    }

    /// The bytes of an element in its array, which a view that the program makes up may miss.
    fn place(&self, op: Op<'c>, view: &View, row: usize, column: usize) -> Outcome<Range<usize>> {
        let [down, across] = [view.strides[0], view.strides[1]].map(i128::from);
        let index = i128::from(view.origin) + row as i128 * down + column as i128 * across;
        self.numbered(op, view, index, &[row as i64, column as i64])
    }

    /// The bytes of the element at some indices.
    fn element(&self, op: Op<'c>, view: &View, indices: Operands<'c>) -> Outcome<Range<usize>> {
        let indices = self.integers(op, indices)?;
        let element = view.window(op, &indices, &vec![1; indices.len()])?;
        self.numbered(op, view, element.origin.into(), &indices)
    }

    fn numbered(&self, op: Op<'c>, view: &View, number: i128, indices: &[i64]) -> Outcome<Range<usize>> {
        let bytes = view.kind.bytes();
        let count = self.arrays[view.array].len() / bytes;
        match usize::try_from(number) {
            Ok(number) if number < count => Ok(number * bytes..(number + 1) * bytes),
            _ => Err(error_at(
                op,
                format!("expected element {indices:?} to be one of the array's {count}, but got number {number}"),
            )),
        }
    }
}
