//! Element types: the one table of them.
use super::Type;
use std::fmt;

macro_rules! element_kinds {
    (
        integers { $(#[$integer_doc:meta] $integer:ident $integer_name:literal $width:literal,)* }
        floats { $(#[$float_doc:meta] $float:ident $float_name:literal $bits:literal $is:ident,)* }
    ) => {
        /// An element type by kind, without its sign.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum ElementKind {
            $(#[$integer_doc] $integer,)*
            $(#[$float_doc] $float,)*
        }
        impl ElementKind {
            /// Every kind.
            pub const ALL: &[Self] = &[$(Self::$integer,)* $(Self::$float,)*];
            /// The kind of a type, if it can be an element.
            pub fn of(ty: Type) -> Option<Self> {
                match ty.integer_width() {
                    $(Some($width) => Some(Self::$integer),)*
                    Some(_) => None,
                    $(None if ty.$is() => Some(Self::$float),)*
                    None => None,
                }
            }
            /// Width in bits.
            pub fn bits(self) -> u64 {
                match self {
                    $(Self::$integer => $width,)*
                    $(Self::$float => $bits,)*
                }
            }
            /// Whether it is a float.
            pub fn is_float(self) -> bool {
                matches!(self, $(Self::$float)|*)
            }
            /// As MLIR writes it, without a sign.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$integer => $integer_name,)*
                    $(Self::$float => $float_name,)*
                }
            }
        }
    };
}
element_kinds! {
    integers {
        /// One bit.
        I1 "i1" 1,
        /// Half a byte.
        I4 "i4" 4,
        /// One byte.
        I8 "i8" 8,
        /// Two bytes.
        I16 "i16" 16,
        /// Four bytes.
        I32 "i32" 32,
        /// Eight bytes.
        I64 "i64" 64,
    }
    floats {
        /// Four bits of exponent and three of fraction; no infinity.
        F8E4M3FN "f8E4M3FN" 8 is_f8e4m3fn,
        /// Five bits of exponent and two of fraction.
        F8E5M2 "f8E5M2" 8 is_f8e5m2,
        /// IEEE half.
        F16 "f16" 16 is_f16,
        /// bfloat16.
        BF16 "bf16" 16 is_bf16,
        /// IEEE single.
        F32 "f32" 32 is_f32,
    }
}

impl ElementKind {
    /// Whether it is a float of one byte, which memory holds and products take, and nothing else computes on.
    pub fn is_float8(self) -> bool {
        self.is_float() && self.bits() == 8
    }
}
impl fmt::Display for ElementKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
