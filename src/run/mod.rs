//! Running kernels on arrays, natively or in the interpreter: kernels, their arguments, and comparing what they give.
mod array;
mod compare;
mod fill;
mod kernel;
mod native;
mod placement;
mod round;

pub use array::{Array, ArrayError, DType, Scalar};
pub use compare::{Comparison, Difference, Tolerance, first_difference};
pub use fill::FillError;
pub use kernel::{AskExtents, Direction, Kernel, KernelError, Parameter, Pointer};
pub use native::{Native, compile_all};
