//! Where the elements of an array lie in the memory that a kernel is given.
use super::{Array, DType, FillError};
use crate::ir::{TensorLayout, packed_strides};

/// Where elements lie, when that is not side by side and row by row: with the gaps of a longer row, or by columns.
/// No two lie in one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    shape: Vec<usize>,
    strides: Vec<usize>,
    /// Elements of memory from the first to the last.
    length: usize,
}

/// A tensor's elements in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// As in an array.
    RowMajor,
    /// Elsewhere.
    Placed(Placement),
}

impl Order {
    /// The order of some strides; none where memory of this size does not exist or elements would share a place.
    pub fn of(shape: &[i64], strides: &[i64]) -> Option<Self> {
        if shape.len() != strides.len() {
            return None;
        }
        let packed = packed_strides(TensorLayout::ND, shape)?;
        // The stride of a dimension of one element says nothing.
        let is_packed = |((extent, stride), packed): ((&i64, &i64), &i64)| *extent == 1 || stride == packed;
        if shape.iter().zip(strides).zip(&packed).all(is_packed) {
            return Some(Self::RowMajor);
        }
        let unsigned = |numbers: &[i64]| numbers.iter().map(|n| usize::try_from(*n).ok()).collect::<Option<Vec<_>>>();
        Placement::of(unsigned(shape)?, unsigned(strides)?).map(Self::Placed)
    }
}

impl Placement {
    fn of(shape: Vec<usize>, strides: Vec<usize>) -> Option<Self> {
        let mut steps: Vec<(usize, usize)> =
            strides.iter().copied().zip(shape.iter().copied()).filter(|(_, extent)| *extent != 1).collect();
        steps.sort_unstable();
        // Each step leads beyond all that the smaller ones reach.
        let mut length: usize = 1;
        for (stride, extent) in steps {
            if stride < length {
                return None;
            }
            length = extent.checked_sub(1)?.checked_mul(stride)?.checked_add(length)?;
        }
        Some(Self { shape, strides, length })
    }

    /// An array's elements as they lie in memory, as an array of one dimension; what is between them is zero.
    ///
    /// # Errors
    /// When there is no memory for that.
    pub fn scatter(&self, array: &Array) -> Result<Array, FillError> {
        let (dtype, size): (DType, usize) = (array.dtype(), array.dtype().bytes());
        let mut memory = Array::zeros(dtype, &[self.length])?;
        let mut bytes = memory.bytes();
        for (element, place) in array.bytes().chunks_exact(size).zip(self.places()) {
            bytes[place * size..][..size].copy_from_slice(element);
        }
        memory.set_bytes(&bytes);
        Ok(memory)
    }

    /// The bytes of the array whose elements lie in memory.
    pub fn gather(&self, memory: &Array) -> Vec<u8> {
        let (bytes, size) = (memory.bytes(), memory.dtype().bytes());
        self.places().flat_map(|place| bytes[place * size..][..size].to_vec()).collect()
    }

    /// Where each element lies, in the order of the array.
    fn places(&self) -> impl Iterator<Item = usize> {
        let count: usize = self.shape.iter().product();
        (0..count).map(|number| {
            let mut rest = number;
            let axes = self.shape.iter().zip(&self.strides).rev();
            axes.fold(0, |place, (extent, stride)| {
                let position = rest % extent;
                rest /= extent;
                place + position * stride
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(shape: &[i64], strides: &[i64]) -> Placement {
        match Order::of(shape, strides) {
            Some(Order::Placed(placement)) => placement,
            other => panic!("expected a placement, but got {other:?}"),
        }
    }

    fn array(dtype: DType, shape: &[usize], bytes: &[u8]) -> Array {
        let mut array = Array::zeros(dtype, shape).expect("memory");
        array.set_bytes(bytes);
        array
    }

    #[test]
    fn elements_go_where_strides_say_and_come_back() {
        let columns = (placed(&[2, 3], &[1, 2]), array(DType::U8, &[2, 3], &[1, 2, 3, 4, 5, 6]));
        let rows = (placed(&[2, 2], &[3, 1]), array(DType::U16, &[2, 2], &[1, 0, 2, 0, 3, 0, 4, 0]));
        let wanted: [&[u8]; 2] = [&[1, 4, 2, 5, 3, 6], &[1, 0, 2, 0, 0, 0, 3, 0, 4, 0]];
        for ((placement, array), wanted) in [columns, rows].into_iter().zip(wanted) {
            let memory = placement.scatter(&array).expect("memory");
            assert_eq!(memory.bytes(), wanted);
            assert_eq!(placement.gather(&memory), array.bytes());
        }
    }

    #[test]
    fn row_major_is_what_arrays_are() {
        for (shape, strides) in [([4, 8], [8, 1]), ([1, 8], [99, 1]), ([8, 1], [1, 7])] {
            assert_eq!(Order::of(&shape, &strides), Some(Order::RowMajor), "{shape:?} {strides:?}");
        }
    }

    #[test]
    fn elements_in_one_place_have_no_order() {
        for (shape, strides) in [([4, 8], [0, 1]), ([4, 8], [7, 1]), ([4, 8], [2, 1]), ([2, 2], [-1, 1])] {
            assert_eq!(Order::of(&shape, &strides), None, "{shape:?} {strides:?}");
        }
    }

    #[test]
    fn gaps_that_no_memory_holds_are_refused() {
        let far = placed(&[2, 2], &[i64::MAX, 1]);
        let array = array(DType::U8, &[2, 2], &[1, 2, 3, 4]);
        assert!(matches!(far.scatter(&array), Err(FillError::TooLarge { .. })));
    }
}
