//! A kernel: what it takes, and calling it.
use super::array::Shape;
use super::{Array, DType};
use crate::convert::buffer_to_loops::guard::WORDS;
use crate::emit::llvm::translate;
use crate::emit::{Source, SourceError};
use crate::ffi::{self, Argument, Llvm, LlvmError, NativeKernel};
use crate::interp;
use crate::ir::control::{entry_block, function_name, functions};
use crate::ir::ptensor_types::TensorType;
use crate::ir::pto_types::PtrType;
use crate::ir::pypto_types::DirectionAttr;
use crate::ir::{self, Attr, OpKind, Type, Value, View as _, func, packed_strides};
use std::fmt;

pub use crate::ir::Direction;

/// Why there is no kernel to call, or calling it failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KernelError {
    /// Nothing has this name.
    #[error("expected the entry to be one of {}, but got '{wanted}'", Names(.kernels))]
    NoSuchEntry {
        /// The name.
        wanted: String,
        /// Those that exist.
        kernels: Vec<String>,
    },
    /// No function takes tensors.
    #[error("expected the module to have a function on tensors, but got none")]
    NoKernel,
    /// More than one does.
    #[error("expected one function on tensors, or the name of one, but got {}", Names(.0))]
    SeveralKernels(Vec<String>),
    /// An argument that no array can be.
    #[error(
        "expected argument {position} of '{kernel}' to be a scalar or a packed row-major tensor of integer extents, but got '{found}'"
    )]
    Argument {
        /// Which.
        position: usize,
        /// Of what.
        kernel: String,
        /// Its type.
        found: String,
    },
    /// The pipeline gave the kernel other arguments.
    #[error("expected argument {position} of the native '{kernel}' to be {wanted}, but got {found}")]
    Native {
        /// Which.
        position: usize,
        /// Of what.
        kernel: String,
        /// By the kernel.
        wanted: &'static str,
        /// In machine code.
        found: &'static str,
    },
    /// Another number of arguments.
    #[error("expected {wanted} arguments for '{kernel}', but got {found}")]
    Count {
        /// Of what.
        kernel: String,
        /// By the kernel.
        wanted: usize,
        /// Of the launch.
        found: usize,
    },
    /// An argument of another type or shape.
    #[error("expected argument {position} of '{kernel}' to be {wanted}, but got {found}")]
    Mismatch {
        /// Which, of the launch.
        position: usize,
        /// Of what.
        kernel: String,
        /// By the kernel.
        wanted: String,
        /// Of the launch.
        found: Parameter,
    },
    /// An argument that is written where the kernel reads, or the other way round.
    #[error("expected 'writes' {} name argument {position} of '{kernel}', whose pypto.dir is {wanted}", if *.wanted == Direction::In { "not to" } else { "to" })]
    Direction {
        /// Which, of the launch.
        position: usize,
        /// Of what.
        kernel: String,
        /// By the kernel.
        wanted: Direction,
    },
    /// A transfer with a run-time offset left its tensor, and moved nothing.
    #[error(
        "{line}:{column}: error: expected the window of this transfer to lie within dimension {dimension} of its tensor, but got offset {offset} in block {block}"
    )]
    Outside {
        /// Line of the op in the module's file, 0 if it has none.
        line: i64,
        /// Column.
        column: i64,
        /// Dimension of the tensor.
        dimension: i64,
        /// Where the window starts, in elements.
        offset: i64,
        /// Block of the launch.
        block: i64,
    },
    /// The module cannot be lowered.
    #[error(transparent)]
    Source(#[from] SourceError),
    /// LLVM refused.
    #[error(transparent)]
    Llvm(#[from] LlvmError),
}

/// Names in a message.
struct Names<'a>(&'a [String]);
impl fmt::Display for Names<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let quoted: Vec<_> = self.0.iter().map(|name| format!("'{name}'")).collect();
        f.write_str(&if quoted.is_empty() { "none".into() } else { quoted.join(", ") })
    }
}

/// What a kernel takes at one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// An array.
    Tensor {
        /// Its elements.
        dtype: DType,
        /// Its extents.
        shape: Vec<usize>,
        /// How it is used.
        direction: Direction,
    },
    /// A number.
    Scalar(DType),
}
impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Tensor { dtype, shape, .. } => write!(f, "{}x{dtype}", Shape(shape)),
            Self::Scalar(dtype) => dtype.fmt(f),
        }
    }
}

/// A function of a module on tensors, before it is lowered.
#[derive(Clone, Debug, PartialEq)]
pub struct Kernel {
    /// Its name.
    pub name: String,
    /// What it takes.
    pub parameters: Vec<Parameter>,
    /// Line and column of its loads and stores, in program order.
    transfers: Vec<Option<[i64; 2]>>,
}

impl Kernel {
    /// The function of this name; without one, the only function on tensors.
    ///
    /// # Errors
    /// When there is none, or the choice is not clear, or it takes what no array can be.
    pub fn find(source: &Source, entry: Option<&str>) -> Result<Self, KernelError> {
        let defined = || functions(source.op()).into_iter().filter(|f| entry_block(*f).is_some());
        let on_tensors: Vec<_> = defined().filter(|f| takes_tensor(*f)).collect();
        let names = || on_tensors.iter().map(|f| function_name(*f).to_owned()).collect::<Vec<_>>();
        let chosen = match (entry, on_tensors.as_slice()) {
            (Some(wanted), _) => defined()
                .find(|f| function_name(*f) == wanted)
                .ok_or_else(|| KernelError::NoSuchEntry { wanted: wanted.to_owned(), kernels: names() })?,
            (None, &[only]) => only,
            (None, &[]) => return Err(KernelError::NoKernel),
            (None, _) => return Err(KernelError::SeveralKernels(names())),
        };
        Self::of(chosen)
    }

    fn of(function: func::FuncOp) -> Result<Self, KernelError> {
        let name = function_name(function).to_owned();
        let parameters = argument_types(function)
            .into_iter()
            .enumerate()
            .map(|(position, ty)| {
                parameter(ty, direction(function, position)).ok_or_else(|| KernelError::Argument {
                    position,
                    kernel: name.clone(),
                    found: ty.to_string(),
                })
            })
            .collect::<Result<Vec<_>, _>>()?;
        Ok(Self { name, parameters, transfers: transfers(function) })
    }

    /// The function of this name, for arguments that are at hand, in the order of a launch. Pointers take arrays of
    /// any shape; a function of the assembler's dialect may take all its pointers first.
    ///
    /// # Errors
    /// When there is none, or it takes something else.
    pub fn for_arguments(source: &Source, name: &str, arguments: Vec<Parameter>) -> Result<Self, KernelError> {
        let all = functions(source.op());
        let function = all.iter().find(|f| function_name(**f) == name && entry_block(**f).is_some());
        let Some(&function) = function else {
            let defined = all.iter().filter(|f| entry_block(**f).is_some());
            let kernels = defined.map(|f| function_name(*f).to_owned()).collect();
            return Err(KernelError::NoSuchEntry { wanted: name.to_owned(), kernels });
        };
        let (types, kernel) = (argument_types(function), name.to_owned());
        if types.len() != arguments.len() {
            return Err(KernelError::Count { kernel, wanted: types.len(), found: arguments.len() });
        }
        for (position, (argument, ty)) in order(&types, &arguments).into_iter().zip(types).enumerate() {
            takes(function, (position, ty), (argument, &arguments[argument]))?;
        }
        Ok(Self { name: kernel, parameters: arguments, transfers: transfers(function) })
    }

    /// Machine code for it, from the module that a pipeline has brought to the LLVM dialect.
    ///
    /// # Errors
    /// When the module has no translation.
    pub fn compile<'l>(&self, source: &Source, llvm: &'l Llvm) -> Result<NativeKernel<'l>, KernelError> {
        Ok(translate(source, llvm)?.load(&self.name)?)
    }

    /// Arrays go where the machine code takes addresses, and numbers where it takes numbers: a pipeline of the
    /// user's own may pass arguments in another way.
    fn check_native(&self, native: &NativeKernel) -> Result<(), KernelError> {
        let arrays = self.parameters.iter().map(|parameter| matches!(parameter, Parameter::Tensor { .. }));
        let taken = native.parameters().iter().map(|parameter| *parameter == ffi::Parameter::Array);
        let text = |is_array| if is_array { "an array" } else { "a number" };
        let behind = [false, false, false, true]; // the grid, and the place for a note
        match arrays
            .chain(behind)
            .chain(std::iter::repeat(false))
            .zip(taken)
            .enumerate()
            .find(|(_, (wanted, found))| wanted != found)
        {
            None => Ok(()),
            Some((position, (wanted, found))) => Err(KernelError::Native {
                position,
                kernel: self.name.clone(),
                wanted: text(wanted),
                found: text(found),
            }),
        }
    }

    /// Calls it once for each block, in order. A kernel that takes more values than it has arguments
    /// gets block index, block count, subblock index and the place for a note of `guard` there.
    ///
    /// # Errors
    /// When the arrays do not fit the machine code.
    pub fn launch(&self, native: &NativeKernel, arrays: &mut [Array], blocks: i64) -> Result<(), KernelError> {
        self.check_native(native)?;
        let extra = native.parameters().len().saturating_sub(arrays.len());
        for block in 0..blocks {
            let mut grid = [block, blocks, 0].map(|value| [value]);
            let mut note = [0i64; WORDS as usize];
            let mut arguments: Vec<Argument> = arrays.iter_mut().filter_map(Array::lend).collect();
            arguments
                .extend(grid.iter_mut().map(|value| Argument::of(value)).chain([Argument::of(&mut note)]).take(extra));
            native.call(&mut arguments)?;
            drop(arguments);
            let [number, dimension, offset] = note;
            if number != 0 {
                let place = usize::try_from(number - 1).ok().and_then(|n| self.transfers.get(n).copied().flatten());
                let [line, column] = place.unwrap_or_default();
                return Err(KernelError::Outside { line, column, dimension, offset, block });
            }
        }
        Ok(())
    }
}

impl Kernel {
    /// Runs it in the interpreter, once for each block, in order, from a module that was brought to some layer.
    /// Where the assembler's order of arguments holds, tensors come first.
    ///
    /// # Errors
    /// When the program does what has no meaning.
    pub fn interpret(
        &self,
        source: &Source,
        arrays: &mut [Array],
        blocks: i64,
        options: &interp::Options,
    ) -> Result<(), KernelError> {
        let order = self.argument_order(source);
        let mut arguments: Vec<Vec<u8>> = order.iter().map(|&position| arrays[position].bytes()).collect();
        for block in 0..blocks {
            let grid = interp::Grid { block, blocks, subblock: 0 };
            source.listen(|| interp::run(source.op(), &self.name, &mut arguments, grid, options).ok())?;
        }
        order.iter().zip(&arguments).for_each(|(&position, bytes)| arrays[position].set_bytes(bytes));
        Ok(())
    }

    fn argument_order(&self, source: &Source) -> Vec<usize> {
        let function = functions(source.op()).into_iter().find(|f| function_name(*f) == self.name);
        order(&function.map(argument_types).unwrap_or_default(), &self.parameters)
    }
}

/// Which of the arguments a function takes at each position: in their order, or tensors first, as functions of the
/// assembler's dialect have it.
fn order(types: &[Type], arguments: &[Parameter]) -> Vec<usize> {
    let is_scalar = |position: usize| matches!(arguments[position], Parameter::Scalar(_));
    let all = 0..arguments.len();
    let pointers = types.iter().any(|ty| PtrType::from_type(*ty).is_some());
    if !pointers || all.clone().zip(types).all(|(position, ty)| is_scalar(position) == DType::of(*ty).is_some()) {
        return all.collect();
    }
    let (scalars, tensors): (Vec<_>, Vec<_>) = all.partition(|&position| is_scalar(position));
    [tensors, scalars].concat()
}

/// Whether a function takes an argument of a launch at a position.
fn takes(
    function: func::FuncOp,
    (position, ty): (usize, Type),
    (argument, found): (usize, &Parameter),
) -> Result<(), KernelError> {
    let kernel = || function_name(function).to_owned();
    let mismatch =
        |wanted: String| KernelError::Mismatch { position: argument, kernel: kernel(), wanted, found: found.clone() };
    if let Some(pointer) = PtrType::from_type(ty) {
        let element = DType::of(pointer.params().element_type);
        return match found {
            Parameter::Tensor { dtype, .. } if Some(*dtype) == element => Ok(()),
            _ => Err(mismatch(format!("an array for {ty}"))),
        };
    }
    let wanted = parameter(ty, direction(function, position)).ok_or_else(|| KernelError::Argument {
        position,
        kernel: kernel(),
        found: ty.to_string(),
    })?;
    match (&wanted, found) {
        (Parameter::Scalar(wanted), Parameter::Scalar(found)) if wanted == found => Ok(()),
        (
            Parameter::Tensor { dtype, shape, direction },
            Parameter::Tensor { dtype: found, shape: extents, direction: use_of_it },
        ) if dtype == found && shape == extents => {
            match (*direction == Direction::In) == (*use_of_it == Direction::In) {
                true => Ok(()),
                false => Err(KernelError::Direction { position: argument, kernel: kernel(), wanted: *direction }),
            }
        }
        _ => Err(mismatch(wanted.to_string())),
    }
}

/// Line and column of the loads and stores of a function, in program order.
fn transfers(function: func::FuncOp) -> Vec<Option<[i64; 2]>> {
    let transfers = function.op().walk().filter(|op| is_transfer(op.kind()));
    transfers.map(|op| op.location().line_and_column()).collect()
}

fn is_transfer(kind: OpKind) -> bool {
    matches!(kind, OpKind::TileLoad | OpKind::TileStore | OpKind::BufferLoad | OpKind::BufferStore)
}

fn argument_types(function: func::FuncOp) -> Vec<Type> {
    entry_block(function).map(|block| block.arguments().map(Value::ty).collect()).unwrap_or_default()
}

fn takes_tensor(function: func::FuncOp) -> bool {
    argument_types(function).into_iter().any(|ty| ir::is_tensor(ty) || ty.memref_parts().is_some())
}

/// How a kernel uses a tensor argument; what says nothing is read.
fn direction(function: func::FuncOp, position: usize) -> Direction {
    let attributes = function.arg_attrs().and_then(Attr::elements).unwrap_or_default();
    let attribute = attributes.get(position).and_then(|attrs| attrs.entry("pypto.dir"));
    attribute.and_then(DirectionAttr::from_attr).map_or(Direction::In, |dir| dir.params().value)
}

fn parameter(ty: Type, direction: Direction) -> Option<Parameter> {
    if let Some(dtype) = DType::of(ty) {
        return Some(Parameter::Scalar(dtype));
    }
    let (shape, element, strides) = match TensorType::from_type(ty) {
        Some(tensor) => tensor_parts(tensor)?,
        None => ty.memref_parts().map(|(shape, element, strides, _)| (shape, element, strides))?,
    };
    if !is_row_major(&shape, &strides) {
        return None;
    }
    let shape = shape.into_iter().map(|extent| usize::try_from(extent).ok()).collect::<Option<Vec<_>>>()?;
    Some(Parameter::Tensor { dtype: DType::of(element)?, shape, direction })
}

fn tensor_parts(tensor: TensorType) -> Option<(Vec<i64>, Type, Vec<i64>)> {
    let params = tensor.params();
    let fixed = |dims: &[ir::Dim]| dims.iter().map(|dim| dim.as_constant()).collect::<Option<Vec<i64>>>();
    let (shape, strides) = (fixed(&params.shape)?, fixed(&params.strides)?);
    let strides = if strides.is_empty() { packed_strides(params.layout, &shape)? } else { strides };
    Some((shape, params.element_type, strides))
}

/// Whether elements lie as they do in an array. The stride of a dimension of one element says nothing.
fn is_row_major(shape: &[i64], strides: &[i64]) -> bool {
    let Some(packed) = packed_strides(ir::TensorLayout::ND, shape) else { return false };
    shape.iter().zip(strides).zip(&packed).all(|((&extent, stride), packed)| extent == 1 || stride == packed)
}
