//! A kernel: what it takes, and calling it.
use super::array::Shape;
use super::placement::Order;
use super::{Array, DType, FillError, Native};
use crate::convert::buffer_to_loops::guard::WORDS;
use crate::emit::{Source, SourceError, place};
use crate::ffi::{self, Argument, LlvmError, NativeKernel};
use crate::interp;
use crate::ir::control::{as_constant, direction_at, entry_block, function_name, functions};
use crate::ir::ptensor_types::TensorType;
use crate::ir::pto_types::PtrType;
use crate::ir::{self, Attr, Operands, Type, Value, View, func, packed_strides, pto};
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
    #[error("expected one function on tensors, or the name of one as the entry, but got {}", Names(.0))]
    SeveralKernels(Vec<String>),
    /// An argument that no array can be.
    #[error(
        "{place}: error: expected argument {position} of '{kernel}' to be a scalar, or a tensor of integer extents whose elements have places of their own, but got '{found}'"
    )]
    Argument {
        /// Where it stands, as errors begin with it.
        place: String,
        /// Which.
        position: usize,
        /// Of what.
        kernel: String,
        /// Its type.
        found: String,
    },
    /// A pointer to nobody knows how many elements.
    #[error(
        "expected the extents behind pointer argument {position} of '{kernel}' to be known, but got no pto.make_tensor_view of constant extents; give an array that has them: a .npy file, or a list"
    )]
    Extents {
        /// Which.
        position: usize,
        /// Of what.
        kernel: String,
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
        "{place}: error: expected the window of this transfer to lie within dimension {dimension} of its tensor{}, but got {} from offset {offset} in block {block}",
        .extent.map_or(String::new(), |extent| format!(" ({})", Elements(extent))),
        Elements(*.length)
    )]
    Outside {
        /// The op's location, as errors begin with it.
        place: String,
        /// Dimension of the tensor.
        dimension: i64,
        /// Where the window starts, in elements.
        offset: i64,
        /// How many elements it takes.
        length: i64,
        /// How many there are, if the program states it.
        extent: Option<i64>,
        /// Block of the launch.
        block: i64,
    },
    /// A buffer's run-time valid extent left its shape, and the buffer held nothing.
    #[error(
        "{place}: error: expected the valid extent of this buffer to lie within dimension {dimension} of its shape, but got {extent} in block {block}"
    )]
    Extent {
        /// The op's location, as errors begin with it.
        place: String,
        /// Dimension of the buffer.
        dimension: i64,
        /// In elements.
        extent: i64,
        /// Block of the launch.
        block: i64,
    },
    /// The module cannot be lowered.
    #[error(transparent)]
    Source(#[from] SourceError),
    /// LLVM refused.
    #[error(transparent)]
    Llvm(#[from] LlvmError),
    /// The gaps between an argument's elements are too large.
    #[error(transparent)]
    Memory(#[from] FillError),
}

/// Names in a message.
struct Names<'a>(&'a [String]);
impl fmt::Display for Names<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let quoted: Vec<_> = self.0.iter().map(|name| format!("'{name}'")).collect();
        f.write_str(&if quoted.is_empty() { "none".into() } else { quoted.join(", ") })
    }
}

/// A number of elements in a message.
struct Elements(i64);
impl fmt::Display for Elements {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} element{}", self.0, if self.0 == 1 { "" } else { "s" })
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

impl Parameter {
    /// Whether the caller has to say what it is; an output starts as zeros.
    pub fn is_given(&self) -> bool {
        !matches!(self, Self::Tensor { direction: Direction::Out, .. })
    }
}

/// An argument of the assembler's level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pointer {
    /// Which argument.
    pub position: usize,
    /// Which of those that are given: all but those of direction `out`.
    pub given: usize,
    /// What it points at.
    pub dtype: DType,
    /// The extents that the program states, if it does.
    pub stated: Option<Vec<usize>>,
}

/// The extents of the array behind a pointer, if they are known.
pub type AskExtents<'a> = dyn FnMut(Pointer) -> Option<Vec<usize>> + 'a;

/// A function of a module on tensors, before it is lowered.
#[derive(Clone, Debug, PartialEq)]
pub struct Kernel {
    /// Its name.
    pub name: String,
    /// What it takes.
    pub parameters: Vec<Parameter>,
    /// Whether it takes pointers, as at the assembler's level: its arguments are in the assembler's order already.
    pub takes_pointers: bool,
    /// Where the elements of each parameter lie.
    orders: Vec<Order>,
}

impl Kernel {
    /// The function of this name; without one, the only function on tensors, or the only public one if there is
    /// any: a kernel that is lowered to loops calls private ones.
    ///
    /// # Errors
    /// When there is none, or the choice is not clear, or it takes what no array can be.
    pub fn find(source: &Source, entry: Option<&str>) -> Result<Self, KernelError> {
        Self::find_with(source, entry, &mut |pointer| pointer.stated)
    }

    /// As [`Kernel::find`], for a caller who knows the extents of arrays. At the assembler's level arguments are
    /// pointers, which have none of their own; `extents` is asked for those of each that is given.
    ///
    /// # Errors
    /// As for [`Kernel::find`], and when nobody knows the extents of a pointer.
    pub fn find_with(source: &Source, entry: Option<&str>, extents: &mut AskExtents) -> Result<Self, KernelError> {
        let on_tensors = Self::candidates(source);
        let names = || on_tensors.iter().map(|f| function_name(*f).to_owned()).collect::<Vec<_>>();
        let chosen = match (entry, on_tensors.as_slice()) {
            (Some(wanted), _) => defined(source)
                .find(|f| function_name(*f) == wanted)
                .ok_or_else(|| KernelError::NoSuchEntry { wanted: wanted.to_owned(), kernels: names() })?,
            (None, &[only]) => only,
            (None, &[]) => return Err(KernelError::NoKernel),
            (None, _) => return Err(KernelError::SeveralKernels(names())),
        };
        Self::of(chosen, extents)
    }

    /// What may be run: the functions on tensors, the public ones if there are any.
    pub(crate) fn candidates<'s>(source: &'s Source) -> Vec<func::FuncOp<'s>> {
        let (private, public): (Vec<_>, Vec<_>) = defined(source).filter(|f| takes_tensor(*f)).partition(is_private);
        if public.is_empty() { private } else { public }
    }

    fn of(function: func::FuncOp, extents: &mut AskExtents) -> Result<Self, KernelError> {
        let name = function_name(function).to_owned();
        let (mut parameters, mut orders): (Vec<Parameter>, Vec<Order>) = (vec![], vec![]);
        for (position, ty) in argument_types(function).into_iter().enumerate() {
            let given = parameters.iter().filter(|parameter| parameter.is_given()).count();
            let parameter = match PtrType::from_type(ty).map(|pointer| DType::of(pointer.params().element_type)) {
                Some(Some(dtype)) => {
                    let pointer = Pointer { position, given, dtype, stated: None };
                    Some(pointee(function, pointer, extents)?)
                }
                Some(None) => None,
                None => parameter(ty, direction(function, position)),
            };
            let (parameter, order) = parameter.ok_or_else(|| no_array(function, position, ty))?;
            parameters.push(parameter);
            orders.push(order);
        }
        let takes_pointers = argument_types(function).into_iter().any(is_pointer);
        Ok(Self { name, parameters, takes_pointers, orders })
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
        let mut orders = vec![Order::RowMajor; arguments.len()];
        for (position, (argument, ty)) in order(&types, &arguments).into_iter().zip(types).enumerate() {
            orders[argument] = takes(function, (position, ty), (argument, &arguments[argument]))?;
        }
        let takes_pointers = argument_types(function).into_iter().any(is_pointer);
        Ok(Self { name: kernel, parameters: arguments, takes_pointers, orders })
    }

    /// Arrays go where the machine code takes addresses, and numbers where it takes numbers: a pipeline of the
    /// user's own may pass arguments in another way.
    pub(super) fn check_native(&self, native: &NativeKernel) -> Result<(), KernelError> {
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
    pub fn launch(&self, native: &Native, arrays: &mut [Array], blocks: i64) -> Result<(), KernelError> {
        self.check_native(&native.code)?;
        let mut placed = self.placed(arrays)?;
        let launched = self.launch_on(native, &mut placed.lent(arrays), blocks);
        placed.collect(arrays);
        launched
    }

    /// Each array's memory where its elements lie apart.
    fn placed(&self, arrays: &[Array]) -> Result<Placed<'_>, KernelError> {
        let memory = |(array, order): (&Array, &Order)| match order {
            Order::RowMajor => Ok(None),
            Order::Placed(placement) => placement.scatter(array).map(Some),
        };
        let memories = arrays.iter().zip(&self.orders).map(memory).collect::<Result<_, _>>()?;
        Ok(Placed { orders: &self.orders, memories })
    }

    fn launch_on(&self, native: &Native, arrays: &mut [&mut Array], blocks: i64) -> Result<(), KernelError> {
        let extra = native.code.parameters().len().saturating_sub(arrays.len());
        for block in 0..blocks {
            let mut grid = [block, blocks, 0].map(|value| [value]);
            let mut note = [0i64; WORDS as usize];
            let mut arguments: Vec<Argument> = arrays.iter_mut().filter_map(|array| array.lend()).collect();
            arguments
                .extend(grid.iter_mut().map(|value| Argument::of(value)).chain([Argument::of(&mut note)]).take(extra));
            native.code.call(&mut arguments)?;
            drop(arguments);
            native.complaint(note, block).map_or(Ok(()), Err)?;
        }
        Ok(())
    }
}

/// Arrays whose elements lie apart, as memory of their own while a kernel runs.
struct Placed<'k> {
    orders: &'k [Order],
    memories: Vec<Option<Array>>,
}

impl Placed<'_> {
    /// What a kernel works on: an array itself, or the memory that stands for it.
    fn lent<'a>(&'a mut self, arrays: &'a mut [Array]) -> Vec<&'a mut Array> {
        let pairs = arrays.iter_mut().zip(&mut self.memories);
        pairs.map(|(array, memory)| memory.as_mut().unwrap_or(array)).collect()
    }
    /// Brings what was written back.
    fn collect(self, arrays: &mut [Array]) {
        for ((array, memory), order) in arrays.iter_mut().zip(&self.memories).zip(self.orders) {
            if let (Some(memory), Order::Placed(placement)) = (memory, order) {
                array.set_bytes(&placement.gather(memory));
            }
        }
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
        let mut placed = self.placed(arrays)?;
        let mut lent = placed.lent(arrays);
        let mut arguments: Vec<Vec<u8>> = order.iter().map(|&position| lent[position].bytes()).collect();
        for block in 0..blocks {
            let grid = interp::Grid { block, blocks, subblock: 0 };
            source.listen(|| interp::run(source.op(), &self.name, &mut arguments, grid, options).ok())?;
        }
        order.iter().zip(&arguments).for_each(|(&position, bytes)| lent[position].set_bytes(bytes));
        placed.collect(arrays);
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

fn no_array(function: func::FuncOp, position: usize, ty: Type) -> KernelError {
    let argument = entry_block(function).map(|block| block.argument(position).location());
    let place = place(argument.unwrap_or_else(|| View::op(function).location()));
    KernelError::Argument { place, position, kernel: function_name(function).to_owned(), found: ty.to_string() }
}

/// Whether a function takes an argument of a launch at a position.
fn takes(
    function: func::FuncOp,
    (position, ty): (usize, Type),
    (argument, found): (usize, &Parameter),
) -> Result<Order, KernelError> {
    let kernel = || function_name(function).to_owned();
    let mismatch =
        |wanted: String| KernelError::Mismatch { position: argument, kernel: kernel(), wanted, found: found.clone() };
    if let Some(pointer) = PtrType::from_type(ty) {
        let element = DType::of(pointer.params().element_type);
        return match found {
            Parameter::Tensor { dtype, .. } if Some(*dtype) == element => Ok(Order::RowMajor),
            _ => Err(mismatch(format!("an array for {ty}"))),
        };
    }
    let (wanted, order) =
        parameter(ty, direction(function, position)).ok_or_else(|| no_array(function, position, ty))?;
    match (&wanted, found) {
        (Parameter::Scalar(wanted), Parameter::Scalar(found)) if wanted == found => Ok(order),
        (
            Parameter::Tensor { dtype, shape, direction },
            Parameter::Tensor { dtype: found, shape: extents, direction: use_of_it },
        ) if dtype == found && shape == extents => {
            // A memref says nothing of its use, so a launch may.
            let is_free = ty.memref_parts().is_some();
            match is_free || (*direction == Direction::In) == (*use_of_it == Direction::In) {
                true => Ok(order),
                false => Err(KernelError::Direction { position: argument, kernel: kernel(), wanted: *direction }),
            }
        }
        _ => Err(mismatch(wanted.to_string())),
    }
}

fn defined<'s>(source: &'s Source) -> impl Iterator<Item = func::FuncOp<'s>> {
    functions(source.op()).into_iter().filter(|f| entry_block(*f).is_some())
}

fn argument_types(function: func::FuncOp) -> Vec<Type> {
    entry_block(function).map(|block| block.arguments().map(Value::ty).collect()).unwrap_or_default()
}

fn is_private(function: &func::FuncOp) -> bool {
    function.sym_visibility().and_then(Attr::as_str) == Some("private")
}

fn takes_tensor(function: func::FuncOp) -> bool {
    argument_types(function).into_iter().any(|ty| ir::is_tensor(ty) || is_pointer(ty) || ty.memref_parts().is_some())
}

fn is_pointer(ty: Type) -> bool {
    PtrType::from_type(ty).is_some()
}

/// How a kernel uses a tensor argument. Memrefs have no directions, so each may be read and
/// written.
fn direction(function: func::FuncOp, position: usize) -> Direction {
    let is_memref = argument_types(function).get(position).is_some_and(|ty| ty.memref_parts().is_some());
    if is_memref {
        return Direction::InOut;
    }
    direction_at(function, position)
}

/// What a pointer leads to. Pointers have no directions, so each may be read and written.
fn pointee(
    function: func::FuncOp,
    pointer: Pointer,
    extents: &mut AskExtents,
) -> Result<(Parameter, Order), KernelError> {
    let (position, dtype, kernel) = (pointer.position, pointer.dtype, || function_name(function).to_owned());
    let viewed = entry_block(function).and_then(|block| viewed(block.argument(position)));
    let stated = viewed.as_ref().map(|(shape, _)| shape.clone());
    let shape =
        extents(Pointer { stated, ..pointer }).ok_or_else(|| KernelError::Extents { position, kernel: kernel() })?;
    let found = Parameter::Tensor { dtype, shape, direction: Direction::InOut };
    match (viewed, &found) {
        (Some((wanted, order @ Order::Placed(_))), Parameter::Tensor { shape, .. }) => match wanted == *shape {
            true => Ok((found, order)),
            false => {
                let wanted = format!("{}x{dtype}, as its view says", Shape(&wanted));
                Err(KernelError::Mismatch { position, kernel: kernel(), wanted, found })
            }
        },
        _ => Ok((found, Order::RowMajor)),
    }
}

/// What a pointer leads to, where all views of it say the same in constants.
fn viewed(pointer: Value) -> Option<(Vec<usize>, Order)> {
    let views = pointer.uses().map(|(op, _)| op.cast::<pto::MakeTensorViewOp>().and_then(constant_view));
    let mut all = views.collect::<Option<Vec<_>>>()?;
    all.dedup();
    if all.len() == 1 { all.pop() } else { None }
}

fn constant_view(view: pto::MakeTensorViewOp) -> Option<(Vec<usize>, Order)> {
    let constants = |values: Operands| values.iter().map(as_constant).collect::<Option<Vec<i64>>>();
    let (shape, strides) = (constants(view.shape())?, constants(view.strides())?);
    let order = Order::of(&shape, &strides)?;
    let shape = shape.iter().map(|&extent| usize::try_from(extent).ok()).collect::<Option<Vec<_>>>()?;
    Some((shape, order))
}

fn parameter(ty: Type, direction: Direction) -> Option<(Parameter, Order)> {
    if let Some(dtype) = DType::of(ty) {
        return Some((Parameter::Scalar(dtype), Order::RowMajor));
    }
    let (shape, element, strides) = match TensorType::from_type(ty) {
        Some(tensor) => tensor_parts(tensor)?,
        None => {
            let (shape, element, strides, offset) = ty.memref_parts()?;
            // The array starts at its pointer.
            (offset == 0).then_some((shape, element, strides))?
        }
    };
    let order = Order::of(&shape, &strides)?;
    let shape = shape.into_iter().map(|extent| usize::try_from(extent).ok()).collect::<Option<Vec<_>>>()?;
    Some((Parameter::Tensor { dtype: DType::of(element)?, shape, direction }, order))
}

fn tensor_parts(tensor: TensorType) -> Option<(Vec<i64>, Type, Vec<i64>)> {
    let params = tensor.params();
    let fixed = |dims: &[ir::Dim]| dims.iter().map(|dim| dim.as_constant()).collect::<Option<Vec<i64>>>();
    let (shape, strides) = (fixed(&params.shape)?, fixed(&params.strides)?);
    let strides = if strides.is_empty() { packed_strides(params.layout, &shape)? } else { strides };
    Some((shape, params.element_type, strides))
}
