//! Arrays of any element type that kernels take, and `.npy` files of them.
//!
//! f16 is NumPy's `<f2`. NumPy has no bf16 and no floats of one byte: such arrays are written as `<u2` or `|u1` holding
//! the bits, and read from that or from `<V2`, `<V1` (f8E4M3FN) or `<f1` (f8E5M2), which is what the usual extension types
//! write. i1 is one byte, 0 or 1.
use super::FillError;
use super::round::{parse_to_odd, to_bf16, to_f16};
use crate::ffi::{Argument, Plain};
use crate::ir::{ElementKind, F8E4M3FN, F8E5M2, Type};
use half::{bf16, f16};
use ndarray::{ArrayD, ArrayViewD, IxDyn};
use ndarray_npy::{
    ReadDataError, ReadNpyError, ReadNpyExt, ReadableElement, WritableElement, WriteDataError, WriteNpyError,
    WriteNpyExt,
};
use py_literal::Value as Python;
use std::fmt;
use std::io::{Cursor, Read, Write};

/// Why an array could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum ArrayError {
    /// Another element type.
    #[error("expected element type to be {wanted} ({descriptors}), but got {found}")]
    Element {
        /// The one that the kernel takes.
        wanted: DType,
        /// How files spell it.
        descriptors: String,
        /// What the file says.
        found: String,
    },
    /// Another shape.
    #[error("expected shape to be {}, but got {}", Shape(.wanted), Shape(.found))]
    Shape {
        /// The one that the kernel takes.
        wanted: Vec<usize>,
        /// What the file says.
        found: Vec<usize>,
    },
    /// No `.npy` file, or a damaged one.
    #[error("expected a .npy file, but got: {}", reason(.0))]
    Damaged(ReadNpyError),
    /// A header that no array needs.
    #[error("expected a .npy file, but got a header of more than {MOST_BRACKETS} brackets")]
    Header,
    /// The system says no.
    #[error(transparent)]
    Write(#[from] WriteNpyError),
}

/// The longest text of a file that a message quotes.
const MOST_QUOTED: usize = 100;

/// What is wrong with a file, without all that the file holds: the library quotes headers whole.
fn reason(error: &ReadNpyError) -> String {
    let text = error.to_string();
    match error {
        ReadNpyError::ParseHeader(_) if text.len() > MOST_QUOTED || text.contains('\n') => {
            "a header that is no dictionary of descr, fortran_order and shape".into()
        }
        _ => shortened(&text),
    }
}

/// A text of a file as a message may quote it: one line, and not a long one.
fn shortened(text: &str) -> String {
    let mut letters = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let start: String = letters.by_ref().take(MOST_QUOTED).collect();
    if letters.next().is_some() { start + "..." } else { start }
}

/// A dictionary and a shape need two. The library's reader takes time that grows exponentially with them.
const MOST_BRACKETS: usize = 8;

/// A shape as MLIR writes it: `32x64`; nothing for a scalar.
pub struct Shape<'a>(pub &'a [usize]);
impl fmt::Display for Shape<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let extents: Vec<_> = self.0.iter().map(usize::to_string).collect();
        f.write_str(if extents.is_empty() { "no dimensions" } else { "" })?;
        f.write_str(&extents.join("x"))
    }
}

/// One number, exactly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scalar {
    /// Of an integer type.
    Integer(i128),
    /// Of a float type.
    Float(f64),
}

/// What each element type can do.
pub trait Element: Plain + Default + fmt::Display + fmt::Debug {
    /// How files may spell the type; the first is what is written.
    const DESCRIPTORS: &'static [&'static str];
    /// The type in descriptors of the other byte order.
    const SWAPPED: Option<&'static str>;
    /// From its bytes, little end first.
    fn from_bytes(bytes: &[u8]) -> Self;
    /// Its bytes, little end first.
    fn to_bytes(self) -> Vec<u8>;
    /// Exactly.
    fn number(self) -> Scalar;
    /// The nearest value; integers wrap.
    fn nearest(number: Scalar) -> Self;
    /// From text, if it is a number of this type.
    fn parse(text: &str) -> Option<Self>;
}

macro_rules! integer_element {
    ($ty:ident, $($descriptor:literal)+, $swapped:expr) => {
        impl Element for $ty {
            const DESCRIPTORS: &'static [&'static str] = &[$($descriptor),+];
            const SWAPPED: Option<&'static str> = $swapped;
            fn from_bytes(bytes: &[u8]) -> Self {
                bytes.try_into().map($ty::from_le_bytes).unwrap_or_default()
            }
            fn to_bytes(self) -> Vec<u8> {
                self.to_le_bytes().to_vec()
            }
            fn number(self) -> Scalar {
                Scalar::Integer(self.into())
            }
            fn nearest(number: Scalar) -> Self {
                match number {
                    Scalar::Integer(value) => value as $ty,
                    Scalar::Float(value) => value as $ty,
                }
            }
            fn parse(text: &str) -> Option<Self> {
                text.parse().ok()
            }
        }
    };
}
macro_rules! float_element {
    ($ty:ident, $($descriptor:literal)+, $swapped:expr, $from:expr, $to:expr, $parse:expr) => {
        impl Element for $ty {
            const DESCRIPTORS: &'static [&'static str] = &[$($descriptor),+];
            const SWAPPED: Option<&'static str> = $swapped;
            fn from_bytes(bytes: &[u8]) -> Self {
                bytes.try_into().map($ty::from_le_bytes).unwrap_or_default()
            }
            fn to_bytes(self) -> Vec<u8> {
                self.to_le_bytes().to_vec()
            }
            fn number(self) -> Scalar {
                Scalar::Float($to(self))
            }
            fn nearest(number: Scalar) -> Self {
                match number {
                    Scalar::Integer(value) => $from(value as f64),
                    Scalar::Float(value) => $from(value),
                }
            }
            fn parse(text: &str) -> Option<Self> {
                $parse(text)
            }
        }
    };
}
integer_element!(i8, "|i1" "<i1", None);
integer_element!(u8, "|u1" "<u1" "|b1", None);
integer_element!(i16, "<i2", Some(">i2"));
integer_element!(u16, "<u2", Some(">u2"));
integer_element!(i32, "<i4", Some(">i4"));
integer_element!(u32, "<u4", Some(">u4"));
integer_element!(i64, "<i8", Some(">i8"));
integer_element!(u64, "<u8", Some(">u8"));
float_element!(F8E4M3FN, "|u1" "<V1" "|V1", None, F8E4M3FN::from_f64, F8E4M3FN::to_f64, parse_f8e4m3fn);
float_element!(F8E5M2, "|u1" "<f1" "|f1", None, F8E5M2::from_f64, F8E5M2::to_f64, |text| {
    parse_to_odd(text).map(F8E5M2::from_f64)
});
float_element!(f16, "<f2", Some(">f2"), to_f16, f16::to_f64, |text| parse_to_odd(text).map(to_f16));
float_element!(bf16, "<u2" "<V2" "|V2", None, to_bf16, bf16::to_f64, |text| parse_to_odd(text).map(to_bf16));
float_element!(f32, "<f4", Some(">f4"), |value: f64| value as f32, f64::from, |text: &str| text.parse().ok());
float_element!(f64, "<f8", Some(">f8"), |value: f64| value, |value: f64| value, |text: &str| text.parse().ok());

/// A number that the type reaches: one beyond has no infinity to become.
fn parse_f8e4m3fn(text: &str) -> Option<F8E4M3FN> {
    let number = parse_to_odd(text)?;
    Some(F8E4M3FN::from_f64(number)).filter(|nearest| nearest.to_f64().is_nan() == number.is_nan())
}

/// An element on its way from or to a file.
#[derive(Clone, Copy)]
#[repr(transparent)]
struct Stored<T>(T);

impl<T: Element> ReadableElement for Stored<T> {
    /// Reads what is there and then compares, so that a header that promises too much costs nothing.
    fn read_to_end_exact_vec<R: Read>(mut reader: R, found: &Python, len: usize) -> Result<Vec<Self>, ReadDataError> {
        let descriptor = found.as_string().map(String::as_str);
        let swapped = descriptor.is_some() && descriptor == T::SWAPPED;
        if !swapped && !descriptor.is_some_and(|text| T::DESCRIPTORS.contains(&text)) {
            return Err(ReadDataError::WrongDescriptor(found.clone()));
        }
        let size = std::mem::size_of::<T>();
        let mut bytes = vec![];
        reader.read_to_end(&mut bytes)?;
        match bytes.len().checked_sub(len.saturating_mul(size)) {
            None => return Err(ReadDataError::MissingData),
            Some(0) => {}
            Some(extra) => return Err(ReadDataError::ExtraBytes(extra)),
        }
        if swapped {
            bytes.chunks_exact_mut(size).for_each(<[u8]>::reverse);
        }
        Ok(bytes.chunks_exact(size).map(|chunk| Stored(T::from_bytes(chunk))).collect())
    }
}

impl<T: Element> WritableElement for Stored<T> {
    fn type_descriptor() -> Python {
        Python::String(T::DESCRIPTORS[0].into())
    }
    fn write<W: Write>(&self, mut writer: W) -> Result<(), WriteDataError> {
        Ok(writer.write_all(&self.0.to_bytes())?)
    }
    fn write_slice<W: Write>(slice: &[Self], mut writer: W) -> Result<(), WriteDataError> {
        slice.iter().try_for_each(|element| element.write(&mut writer))
    }
}

macro_rules! arrays {
    ($($case:ident($ty:ident) $mlir:literal)*) => {
        /// An element type.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum DType { $(#[doc = $mlir] $case,)* }
        impl fmt::Display for DType {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str(match self { $(Self::$case => $mlir,)* })
            }
        }
        /// An array, row-major.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Array { $(#[doc = $mlir] $case(ArrayD<$ty>),)* }
        /// Does the same for an array of every element type.
        macro_rules! each {
            ($array:expr, $items:ident => $result:expr) => {
                match $array { $($crate::run::Array::$case($items) => $result,)* }
            };
        }
        /// Does the same with every element type as `T`; the result is an array of it.
        macro_rules! build {
            ($dtype:expr, $T:ident => $result:expr) => {
                match $dtype {
                    $($crate::run::DType::$case => {
                        type $T = $crate::run::array::number::$ty;
                        $crate::run::Array::$case($result)
                    })*
                }
            };
        }
        pub(super) use build;
        impl DType {
            /// Bytes of one element.
            pub fn bytes(self) -> usize {
                match self { $(Self::$case => std::mem::size_of::<$ty>(),)* }
            }
            /// The bytes of the element that is nearest to a number, little end first; integers wrap.
            pub fn bytes_of(self, number: Scalar) -> Vec<u8> {
                match self { $(Self::$case => <$ty>::nearest(number).to_bytes(),)* }
            }
            /// The number of this type that is nearest to another; integers wrap.
            pub fn nearest(self, number: Scalar) -> Scalar {
                match self { $(Self::$case => <$ty>::nearest(number).number(),)* }
            }
        }
        impl Array {
            /// Its element type.
            pub fn dtype(&self) -> DType {
                match self { $(Self::$case(_) => DType::$case,)* }
            }
        }
    };
}
/// The element types by name, for `build!`.
pub(super) mod number {
    pub use crate::ir::{F8E4M3FN, F8E5M2};
    pub use half::{bf16, f16};
    pub use std::primitive::{f32, f64, i8, i16, i32, i64, u8, u16, u32, u64};
}
arrays! {
    Bool(u8) "i1"
    I8(i8) "i8"
    U8(u8) "ui8"
    I16(i16) "i16"
    U16(u16) "ui16"
    I32(i32) "i32"
    U32(u32) "ui32"
    I64(i64) "i64"
    U64(u64) "ui64"
    F8E4M3FN(F8E4M3FN) "f8E4M3FN"
    F8E5M2(F8E5M2) "f8E5M2"
    F16(f16) "f16"
    BF16(bf16) "bf16"
    F32(f32) "f32"
    F64(f64) "f64"
}

impl DType {
    /// The element type that an MLIR type is, if kernels can take it. `index` is i64.
    pub fn of(ty: Type) -> Option<Self> {
        let unsigned = ty.is_unsigned();
        Some(match ElementKind::of(ty) {
            Some(ElementKind::I1) => Self::Bool,
            Some(ElementKind::I8) if unsigned => Self::U8,
            Some(ElementKind::I8) => Self::I8,
            Some(ElementKind::I16) if unsigned => Self::U16,
            Some(ElementKind::I16) => Self::I16,
            Some(ElementKind::I32) if unsigned => Self::U32,
            Some(ElementKind::I32) => Self::I32,
            Some(ElementKind::I64) if unsigned => Self::U64,
            Some(ElementKind::I64) => Self::I64,
            Some(ElementKind::F8E4M3FN) => Self::F8E4M3FN,
            Some(ElementKind::F8E5M2) => Self::F8E5M2,
            Some(ElementKind::F16) => Self::F16,
            Some(ElementKind::BF16) => Self::BF16,
            Some(ElementKind::F32) => Self::F32,
            Some(ElementKind::I4) => return None,
            None if ty.is_index() => Self::I64,
            None if ty.float_width() == Some(64) => Self::F64,
            None => return None,
        })
    }
}

impl DType {
    /// Whether it is a float type.
    pub fn is_float(self) -> bool {
        matches!(self, Self::F8E4M3FN | Self::F8E5M2 | Self::F16 | Self::BF16 | Self::F32 | Self::F64)
    }
}

impl Array {
    /// Reads a `.npy` file that must hold this element type and shape.
    ///
    /// # Errors
    /// When it holds something else, or is damaged.
    pub fn read_npy(reader: impl Read, dtype: DType, shape: &[usize]) -> Result<Self, ArrayError> {
        let array = Self::read_npy_of_any_shape(reader, dtype)?;
        match array.shape() == shape {
            true => Ok(array),
            false => Err(ArrayError::Shape { wanted: shape.to_vec(), found: array.shape().to_vec() }),
        }
    }

    /// Reads a `.npy` file that must hold this element type.
    ///
    /// # Errors
    /// When it holds something else, or is damaged.
    pub fn read_npy_of_any_shape(reader: impl Read, dtype: DType) -> Result<Self, ArrayError> {
        Ok(build!(dtype, T => read::<T>(reader, dtype)?))
    }

    /// Writes a `.npy` file.
    ///
    /// # Errors
    /// When the writer fails.
    pub fn write_npy(&self, writer: impl Write) -> Result<(), ArrayError> {
        each!(self, items => write(items.view(), writer))
    }

    /// An array of the numbers nearest to some, row by row.
    ///
    /// # Errors
    /// When there are more or fewer than the shape has places, or no memory for them.
    pub fn of_numbers(
        dtype: DType,
        shape: &[usize],
        numbers: impl IntoIterator<Item = Scalar>,
    ) -> Result<Self, FillError> {
        Ok(build!(dtype, T => super::fill::gathered(dtype, shape, numbers.into_iter().map(T::nearest))?))
    }

    /// How many elements it has.
    pub fn len(&self) -> usize {
        each!(self, items => items.len())
    }

    /// Whether it has no element.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Its shape.
    pub fn shape(&self) -> &[usize] {
        each!(self, items => items.shape())
    }

    /// Lends it to a kernel.
    pub fn lend(&mut self) -> Option<Argument<'_>> {
        each!(self, items => items.as_slice_mut().map(Argument::of))
    }

    /// Its elements' bytes, row by row, little end first.
    pub fn bytes(&self) -> Vec<u8> {
        each!(self, items => items.iter().flat_map(|element| element.to_bytes()).collect())
    }

    /// Sets its elements from bytes as [`Array::bytes`] gives them; elements that have none stay.
    pub fn set_bytes(&mut self, bytes: &[u8]) {
        each!(self, items => set_elements(items, bytes));
    }

    /// Its elements in order, row by row.
    pub fn numbers(&self) -> Box<dyn Iterator<Item = Scalar> + '_> {
        each!(self, items => Box::new(items.iter().map(|element| element.number())))
    }

    /// Least and largest element, without NaNs.
    pub fn range(&self) -> Option<(Scalar, Scalar)> {
        let mut numbers = self.numbers().filter(|number| !number.is_nan());
        let first = numbers.next()?;
        Some(numbers.fold((first, first), |(low, high), number| {
            (
                if number.value() < low.value() { number } else { low },
                if number.value() > high.value() { number } else { high },
            )
        }))
    }
}

impl fmt::Display for Array {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        each!(self, items => items.fmt(f))
    }
}

impl Scalar {
    /// As a float, nearest.
    pub fn value(self) -> f64 {
        match self {
            Self::Integer(value) => value as f64,
            Self::Float(value) => value,
        }
    }
    fn is_nan(self) -> bool {
        self.value().is_nan()
    }
    /// Whether it is the same number, bit for bit, or both are NaNs.
    pub fn is_same(self, other: Self) -> bool {
        match (self, other) {
            (Self::Float(a), Self::Float(b)) => (a.is_nan() && b.is_nan()) || a.to_bits() == b.to_bits(),
            _ => self == other,
        }
    }
}
impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Integer(value) => value.fmt(f),
            Self::Float(value) => value.fmt(f),
        }
    }
}

/// Reads up to the end of a header and puts it back; one that is cut short is left to whoever reads it next.
fn checked_header(mut reader: impl Read) -> Result<impl Read, ArrayError> {
    let damaged = |error| ArrayError::Damaged(ReadNpyError::Io(error));
    let mut start = vec![];
    reader.by_ref().take(8).read_to_end(&mut start).map_err(damaged)?;
    // The length has two bytes in version 1, four in later ones.
    let width = if start.get(6) == Some(&1) { 2 } else { 4 };
    let mut length = vec![];
    reader.by_ref().take(width).read_to_end(&mut length).map_err(damaged)?;
    let bytes = length.iter().rev().fold(0, |length, &byte| length << 8 | u64::from(byte));
    let mut header = vec![];
    reader.by_ref().take(bytes).read_to_end(&mut header).map_err(damaged)?;
    if header.iter().filter(|byte| b"([{".contains(byte)).count() > MOST_BRACKETS {
        return Err(ArrayError::Header);
    }
    Ok(Cursor::new([start, length, header].concat()).chain(reader))
}

fn read<T: Element>(reader: impl Read, dtype: DType) -> Result<ArrayD<T>, ArrayError> {
    let stored = ArrayD::<Stored<T>>::read_npy(checked_header(reader)?).map_err(|error| match error {
        ReadNpyError::WrongDescriptor(found) => ArrayError::Element {
            wanted: dtype,
            descriptors: T::DESCRIPTORS.join(" or "),
            found: shortened(&found.as_string().cloned().unwrap_or_else(|| found.to_string())),
        },
        other => ArrayError::Damaged(other),
    })?;
    // Files may be column-major; kernels want rows.
    let rows: Vec<T> = stored.iter().map(|element| element.0).collect();
    let shape = stored.shape().to_vec();
    ArrayD::from_shape_vec(IxDyn(&shape), rows)
        .map_err(|_| ArrayError::Shape { wanted: shape.clone(), found: shape.clone() })
}

fn set_elements<T: Element>(items: &mut ArrayD<T>, bytes: &[u8]) {
    let chunks = bytes.chunks_exact(std::mem::size_of::<T>());
    items.iter_mut().zip(chunks).for_each(|(item, chunk)| *item = T::from_bytes(chunk));
}

fn write<T: Element>(items: ArrayViewD<T>, writer: impl Write) -> Result<(), ArrayError> {
    Ok(items.mapv(Stored).write_npy(writer)?)
}
