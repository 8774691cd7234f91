//! Arrays from a few characters: one number, a list, a counter.
use super::array::{Element, Scalar, build};
use super::{Array, DType};
use ndarray::{ArrayD, IxDyn};

/// Why text is no array.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FillError {
    /// Not a number of the type.
    #[error("expected a number of type {wanted}, but got '{found}'")]
    Number {
        /// The type.
        wanted: DType,
        /// The text.
        found: String,
    },
    /// Another number of elements.
    #[error("expected {wanted} elements, but got {found}")]
    Count {
        /// By the shape.
        wanted: usize,
        /// In the list.
        found: usize,
    },
    /// Memory does not hold so much.
    #[error("expected an array that fits into memory, but got {}x{dtype}", super::array::Shape(.shape))]
    TooLarge {
        /// Its extents.
        shape: Vec<usize>,
        /// Its elements.
        dtype: DType,
    },
}

/// How the elements of an array come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fill<'a> {
    /// 0, 1, 2 and so on, row by row; narrow integers wrap.
    Count,
    /// All the same.
    Same(&'a str),
    /// One by one, row by row.
    List(&'a str),
}

impl<'a> Fill<'a> {
    fn parse(text: &'a str) -> Option<Self> {
        if text == "iota" {
            return Some(Self::Count);
        }
        let list = || text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).map(Self::List);
        text.strip_prefix("fill:").map(Self::Same).or_else(list)
    }
}

impl Array {
    /// Whether a text is an array in a few characters, and no name of a file.
    pub fn is_short(text: &str) -> bool {
        Fill::parse(text).is_some()
    }

    /// The extents of `[1, 2, 3]` when nothing else says them: one dimension.
    pub fn extents_of_list(text: &str) -> Option<Vec<usize>> {
        match Fill::parse(text)? {
            Fill::List(items) => Some(vec![items.split(',').count()]),
            Fill::Count | Fill::Same(_) => None,
        }
    }

    /// An array of zeros.
    ///
    /// # Errors
    /// When there is no memory for it.
    pub fn zeros(dtype: DType, shape: &[usize]) -> Result<Self, FillError> {
        Ok(build!(dtype, T => elements::<T>(Fill::Same("0"), dtype, shape)?))
    }

    /// `iota`, `fill:2.5` or `[1, 2, 3]` as an array; nothing when the text is none of these.
    ///
    /// # Errors
    /// When a number is not of the type, or a list has another number of them.
    pub fn filled(text: &str, dtype: DType, shape: &[usize]) -> Option<Result<Self, FillError>> {
        let fill = Fill::parse(text)?;
        Some((|| Ok(build!(dtype, T => elements::<T>(fill, dtype, shape)?)))())
    }

    /// One number as an array without dimensions; `true` and `false` are numbers of type i1.
    ///
    /// # Errors
    /// When it is none of this type.
    pub fn scalar(text: &str, dtype: DType) -> Result<Self, FillError> {
        let text = match (dtype, text) {
            (DType::Bool, "true") => "1",
            (DType::Bool, "false") => "0",
            (DType::Bool, other) if !matches!(other, "0" | "1") => {
                return Err(FillError::Number { wanted: dtype, found: other.to_owned() });
            }
            (_, text) => text,
        };
        Ok(build!(dtype, T => elements::<T>(Fill::Same(text), dtype, &[])?))
    }
}

fn elements<T: Element>(fill: Fill, dtype: DType, shape: &[usize]) -> Result<ArrayD<T>, FillError> {
    let number = |text: &str| {
        let text = text.trim();
        T::parse(text).ok_or_else(|| FillError::Number { wanted: dtype, found: text.to_owned() })
    };
    let (wanted, mut items) = reserve(dtype, shape)?;
    match fill {
        Fill::Count => items.extend((0..wanted).map(|i| T::nearest(Scalar::Integer(i as i128)))),
        Fill::Same(text) => items.resize(wanted, number(text)?),
        Fill::List(text) => items = text.split(',').map(number).collect::<Result<Vec<T>, _>>()?,
    };
    shaped(shape, wanted, items)
}

/// Elements that come one by one, as an array.
pub(super) fn gathered<T>(
    dtype: DType,
    shape: &[usize],
    elements: impl Iterator<Item = T>,
) -> Result<ArrayD<T>, FillError> {
    let (wanted, mut items) = reserve(dtype, shape)?;
    items.extend(elements);
    shaped(shape, wanted, items)
}

fn shaped<T>(shape: &[usize], wanted: usize, items: Vec<T>) -> Result<ArrayD<T>, FillError> {
    let found = items.len();
    ArrayD::from_shape_vec(IxDyn(shape), items).map_err(|_| FillError::Count { wanted, found })
}

/// How many elements a shape has, and room for them: no shape that a program can write may end the process.
fn reserve<T>(dtype: DType, shape: &[usize]) -> Result<(usize, Vec<T>), FillError> {
    let mut items = vec![];
    let count = shape.iter().try_fold(1usize, |product, &extent| product.checked_mul(extent));
    match count.filter(|&count| items.try_reserve_exact(count).is_ok()) {
        Some(count) => Ok((count, items)),
        None => Err(FillError::TooLarge { shape: shape.to_vec(), dtype }),
    }
}
