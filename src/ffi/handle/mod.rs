//! `Copy` handles for what MLIR owns. `'c` is the life of the context; an erased op's handles must not be
//! used again, and only the rooms that erase (passes) hold any.
mod attr;
mod block;
mod op;
mod ty;
mod value;

use super::*;
use std::ptr::NonNull;

pub use block::OwnedRegion;
pub use op::{Operands, Walk};

macro_rules! handle {
    ($(#[$doc:meta])* $name:ident, $raw:ident) => {
        $(#[$doc])*
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name<'c>(NonNull<c_void>, PhantomData<&'c ()>);
        impl<'c> $name<'c> {
            pub(crate) fn from_nullable(raw: $raw) -> Option<Self> {
                NonNull::new(raw.ptr as *mut c_void).map(|p| Self(p, PhantomData))
            }
            /// # Safety
            /// The raw handle is live for `'c`.
            pub unsafe fn from_raw(raw: $raw) -> Self {
                Self::from_nullable(raw).expect("a live handle of MLIR is not null")
            }
            /// The C API's handle.
            pub fn raw(self) -> $raw {
                $raw { ptr: self.0.as_ptr() }
            }
        }
        impl std::fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "({:?})"), self.0)
            }
        }
    };
}

// SAFETY: MLIR's IR may be read from every thread; passes that write share nothing between functions.
macro_rules! shareable {
    ($($name:ident),*) => { $(unsafe impl Send for $name<'_> {} unsafe impl Sync for $name<'_> {})* };
}
shareable!(Op, Value, Type, Attr, Block, Region, Loc);

handle!(/** An operation. */ Op, MlirOperation);
handle!(/** An SSA value. */ Value, MlirValue);
handle!(/** A type. */ Type, MlirType);
handle!(/** An attribute. */ Attr, MlirAttribute);
handle!(/** A block. */ Block, MlirBlock);
handle!(/** A region of an op. */ Region, MlirRegion);
handle!(/** A source location. */ Loc, MlirLocation);

/// A context, by handle.
#[derive(Clone, Copy)]
pub struct Ctx<'c>(MlirContext, PhantomData<&'c ()>);
unsafe impl Send for Ctx<'_> {}
unsafe impl Sync for Ctx<'_> {}
impl<'c> Ctx<'c> {
    /// The handle of melior's context.
    pub fn of(context: &'c melior::Context) -> Self {
        Self(context.to_raw(), PhantomData)
    }
    pub(crate) fn raw(self) -> MlirContext {
        self.0
    }
    /// The context of a location.
    pub fn of_location(location: Loc<'c>) -> Self {
        Self(unsafe { mlirLocationGetContext(location.raw()) }, PhantomData)
    }
    /// A location that says nothing.
    pub fn unknown(self) -> Loc<'c> {
        unsafe { Loc::from_raw(mlirLocationUnknownGet(self.0)) }
    }
    /// `index`.
    pub fn index(self) -> Type<'c> {
        unsafe { Type::from_raw(mlirIndexTypeGet(self.0)) }
    }
    /// A signless integer of `width` bits.
    pub fn integer(self, width: u32) -> Type<'c> {
        unsafe { Type::from_raw(mlirIntegerTypeGet(self.0, width)) }
    }
    /// `f16`.
    pub fn f16(self) -> Type<'c> {
        unsafe { Type::from_raw(mlirF16TypeGet(self.0)) }
    }
    /// `f32`.
    pub fn f32(self) -> Type<'c> {
        unsafe { Type::from_raw(mlirF32TypeGet(self.0)) }
    }
    /// `f64`.
    pub fn f64(self) -> Type<'c> {
        unsafe { Type::from_raw(mlirF64TypeGet(self.0)) }
    }
    /// A string attribute.
    pub fn string(self, text: &str) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirStringAttrGet(self.0, string_ref(text))) }
    }
    /// The unit attribute.
    pub fn unit(self) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirUnitAttrGet(self.0)) }
    }
    /// `@name`.
    pub fn symbol(self, name: &str) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirFlatSymbolRefAttrGet(self.0, string_ref(name))) }
    }
    /// `array<i64: ...>`.
    pub fn i64_array(self, values: &[i64]) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirDenseI64ArrayGet(self.0, values.len() as isize, values.as_ptr())) }
    }
    /// `array<i32: ...>`.
    pub fn i32_array(self, values: &[i32]) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirDenseI32ArrayGet(self.0, values.len() as isize, values.as_ptr())) }
    }
    /// Parses an attribute that we wrote ourselves.
    pub fn parse_attribute(self, text: &str) -> Option<Attr<'c>> {
        Attr::from_nullable(unsafe { mlirAttributeParseGet(self.0, string_ref(text)) })
    }
    /// Parses a type that we wrote ourselves.
    pub fn parse_type(self, text: &str) -> Option<Type<'c>> {
        Type::from_nullable(unsafe { mlirTypeParseGet(self.0, string_ref(text)) })
    }
    /// A function type.
    pub fn function_type(self, inputs: &[Type<'c>], results: &[Type<'c>]) -> Type<'c> {
        let inputs: Vec<_> = inputs.iter().map(|t| t.raw()).collect();
        let results: Vec<_> = results.iter().map(|t| t.raw()).collect();
        unsafe {
            Type::from_raw(mlirFunctionTypeGet(
                self.0,
                inputs.len() as isize,
                inputs.as_ptr(),
                results.len() as isize,
                results.as_ptr(),
            ))
        }
    }
    /// A memref in the default space with identity layout; `None` extents are dynamic.
    pub fn memref(self, shape: &[i64], element: Type<'c>) -> Type<'c> {
        unsafe {
            Type::from_raw(mlirMemRefTypeContiguousGet(
                element.raw(),
                shape.len() as isize,
                shape.as_ptr(),
                MlirAttribute { ptr: std::ptr::null() },
            ))
        }
    }
    /// A memref with strides; `DYNAMIC` stands for what is known at run time only.
    pub fn strided_memref(self, shape: &[i64], strides: &[i64], offset: i64, element: Type<'c>) -> Option<Type<'c>> {
        unsafe {
            let layout = mlirStridedLayoutAttrGet(self.0, offset, strides.len() as isize, strides.as_ptr());
            Type::from_nullable(mlirMemRefTypeGetChecked(
                self.unknown().raw(),
                element.raw(),
                shape.len() as isize,
                shape.as_ptr(),
                layout,
                MlirAttribute { ptr: std::ptr::null() },
            ))
        }
    }
}

/// MLIR's own mark for an extent or offset that is known at run time only.
pub const DYNAMIC: i64 = i64::MIN;

impl<'c> Loc<'c> {
    /// It as an attribute, which prints alike.
    pub fn as_attribute(self) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirLocationGetAttribute(self.raw())) }
    }
    /// The same place, with something to remember that programs do not print.
    pub fn with_metadata(self, metadata: Attr<'c>) -> Self {
        unsafe {
            let context = mlirLocationGetContext(self.raw());
            Self::from_raw(mlirLocationFusedGet(context, 1, &self.raw(), metadata.raw()))
        }
    }
    /// What [`Loc::with_metadata`] left.
    pub fn metadata(self) -> Option<Attr<'c>> {
        unsafe {
            mlirLocationIsAFused(self.raw()).then(|| Attr::from_nullable(mlirLocationFusedGetMetadata(self.raw())))?
        }
    }
}

macro_rules! printed {
    ($name:ident, $print:ident) => {
        impl std::fmt::Display for $name<'_> {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                let mut text = String::new();
                unsafe { $print(self.raw(), Some(append), std::ptr::from_mut(&mut text).cast()) };
                f.write_str(&text)
            }
        }
    };
}
printed!(Op, mlirOperationPrint);
printed!(Type, mlirTypePrint);
printed!(Attr, mlirAttributePrint);
printed!(Loc, mlirLocationPrint);

/// Appends what MLIR prints to a `String`.
pub(in crate::ffi) unsafe extern "C" fn append(text: MlirStringRef, out: *mut c_void) {
    let out = unsafe { &mut *out.cast::<String>() };
    let bytes = unsafe { bytes_of(text) };
    out.push_str(&String::from_utf8_lossy(bytes));
}
