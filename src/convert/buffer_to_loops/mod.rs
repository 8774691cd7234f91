//! Buffers to loops over memrefs: kernels as any CPU runs them.
//!
//! A kernel keeps its name and the order of its arguments. Each tensor becomes a memref of its strides, in
//! place; scalars stay; block index, block count and subblock index follow as three `index` arguments,
//! whether the kernel asks for them or not, so that one caller serves all kernels.
//!
//! Buffers become plain row-major memory, whatever their fractal layout: every op reads and writes elements
//! by row and column, and none that exists looks at one buffer's bytes through two layouts, so where an
//! element lies inside its buffer is nobody's business but the buffer's. Which bytes two buffers share is
//! the plan's business, and is kept: see [`memory`].
//!
//! No loop stands in the kernel itself. Each op's loops are a private function, which all ops share that differ
//! only in the storage they work on: see [`routine`]. What is compiled then grows with the kinds of ops in a
//! program, not with their number.
mod body;
mod compare;
mod compute;
mod control;
mod fault;
pub mod guard;
mod memory;
mod nest;
mod number;
mod rounding;
mod routine;
mod scalar;
mod scope;
mod signature;
mod storage;
mod transfer;

use super::strict::forget_flags;
use super::structured::Structured as _;
use super::{NAMED, convert_functions, require_at_or_above, require_names, symbols};
use crate::analysis::foreign::remedy_for;
use crate::analysis::level::Level;
use crate::diagnostic::{Outcome, cannot_build, error_at, error_with_remedy};
use crate::ir::{
    Attr, Block, Builder, DYNAMIC, Dialect, Op, OpKind, OwnedRegion, Value, View, buffer, func, is_buffer, is_tensor,
    table,
};
use memory::Home;
use routine::{Routines, Symbols};
use scope::Scopes;
use std::collections::HashMap;

/// Turns every function that holds buffers or tensors into loops over memrefs.
pub fn run(root: Op) -> Outcome {
    require_at_or_above(root, Level::Buffer)?; // the assembler's form is another way down
    require_names(root)?;
    require_names_of_its_own(root)?;
    require_wide_index(root)?;
    let symbols = Symbols::of(root);
    convert_functions(root, is_kernel, |function| convert_kernel(function, &symbols))?;
    forget_flags(root);
    Ok(())
}

/// What native code calls: memory, and the functions of the C library that upstream's `math` becomes, for f64; those for
/// f32 end in `f`.
const MEMORY: &[&str] = &["malloc", "free", "aligned_alloc", "memcpy", "memmove", "memset", "memrefCopy"];
const LIBM: &[&str] = &[
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cbrt",
    "ceil",
    "cos",
    "cosh",
    "erf",
    "erfc",
    "exp",
    "exp10",
    "exp2",
    "expm1",
    "fabs",
    "floor",
    "fma",
    "fmax",
    "fmin",
    "fmaximum",
    "fminimum",
    "fmod",
    "ldexp",
    "log",
    "log10",
    "log1p",
    "log2",
    "pow",
    "rint",
    "round",
    "roundeven",
    "sin",
    "sincos",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "trunc",
];

/// A symbol of the module that has the name of what native code calls would be called in its place.
fn require_names_of_its_own(module: Op) -> Outcome {
    let is_taken = |name: &str| {
        let plain = name.strip_suffix('f').unwrap_or(name);
        let is_of_compiler = name.starts_with("llvm.") || name.starts_with("__") || name.starts_with('.');
        is_of_compiler || MEMORY.contains(&name) || LIBM.contains(&name) || LIBM.contains(&plain)
    };
    match symbols(module).find(|(_, name)| is_taken(name)) {
        None => Ok(()),
        Some((op, name)) => {
            let text = format!("expected a name that native code has no use for itself, but got '{name}'");
            let remedy =
                "give it another name, one that starts with neither '__' nor '.'; math ops need no declaration";
            Err(error_with_remedy(op, text, remedy))
        }
    }
}

/// Native code counts in 64 bits.
fn require_wide_index(module: Op) -> Outcome {
    let layout = module.attribute("dlti.dl_spec").map(|layout| layout.to_string()).unwrap_or_default();
    match layout.split_once("index = ").map(|(_, bits)| bits.split(|c: char| !c.is_ascii_digit()).next()) {
        Some(Some(bits)) if bits != "64" => {
            let text = format!("expected an index of 64 bits, but got one of {bits}");
            Err(error_with_remedy(module, text, "leave the index out of dlti.dl_spec"))
        }
        _ => Ok(()),
    }
}

/// Whether a function takes tensors, works on our layers, or says something in our words.
fn is_kernel(function: func::FuncOp) -> bool {
    let takes_tensor = signature::signature(function).0.into_iter().any(is_tensor);
    let is_told = signature::is_told(function);
    takes_tensor || is_told || function.op().walk().any(|op| is_ours(op.kind().dialect()))
}

fn is_ours(dialect: Dialect) -> bool {
    !matches!(
        dialect,
        Dialect::Other
            | Dialect::Builtin
            | Dialect::Func
            | Dialect::Scf
            | Dialect::Arith
            | Dialect::Math
            | Dialect::Memref
    )
}

/// One kernel on its way down.
struct Lowering<'c> {
    /// The functions that are being built: the kernel, and those that it calls.
    scopes: Scopes<'c>,
    /// Where buffers live.
    homes: HashMap<Value<'c>, Home<'c>>,
    /// Block index, block count, subblock index.
    grid: [Value<'c>; 3],
    /// What stands for the `?` of buffers' types, by result of `buffer.alloc`.
    run_time_extents: HashMap<Value<'c>, Vec<Value<'c>>>,
    /// Where a transfer that leaves its tensor is noted.
    faults: Value<'c>,
    /// What is checked while the kernel runs, so far.
    guarded: Vec<Attr<'c>>,
    /// Memory to free at the end.
    owned: Vec<Value<'c>>,
    /// What the kernel calls.
    routines: Routines<'c>,
    /// Whether bodies of control flow become functions too.
    outlines: bool,
}

/// The new kernel, and behind it what it calls.
fn convert_kernel<'c>(old: func::FuncOp<'c>, symbols: &Symbols<'c>) -> Outcome<Vec<Op<'c>>> {
    let body = signature::kernel_body(old)?;
    let arguments = signature::argument_types(old, body)?;
    let mut region = OwnedRegion::new();
    let entry = region.add_block(&arguments);
    let mut at = Builder::at_end(entry, old.op().location());
    let memory = memory::allocate(&mut at, old.op())?;
    let mut lowering = Lowering::enter(old, entry, memory, Routines::new(old, symbols));
    lowering.block(body, &mut at)?;
    let inputs: Vec<_> = arguments.into_iter().map(|(ty, _)| ty).collect();
    let shelf = &mut lowering.routines.shelf(old.op().location());
    let kernel = signature::kernel(shelf, old, &inputs, region)?;
    if !lowering.guarded.is_empty() {
        let guarded = Attr::array(old.op().context(), &lowering.guarded);
        kernel.set_location(old.op().location().with_metadata(guarded));
    }
    Ok(lowering.routines.take())
}

impl<'c> Lowering<'c> {
    fn enter(old: func::FuncOp<'c>, new: Block<'c>, memory: memory::Memory<'c>, routines: Routines<'c>) -> Self {
        let mut scopes = Scopes::new(new);
        let arguments: Vec<_> = old.body().first_block().into_iter().flat_map(Block::arguments).collect();
        let count = arguments.len();
        let grid = [0, 1, 2].map(|i| new.argument(count + i));
        let faults = new.argument(count + 3);
        arguments.into_iter().zip(new.arguments()).for_each(|(old, new)| scopes.bind(old, new));
        grid.into_iter().chain([faults]).for_each(|value| scopes.bind(value, value));
        memory.homes.values().for_each(|home| scopes.bind(home.memory, home.memory));
        let outlines = routine::can_outline(old.op());
        Self {
            scopes,
            homes: memory.homes,
            run_time_extents: HashMap::new(),
            grid,
            faults,
            guarded: vec![],
            owned: memory.owned,
            routines,
            outlines,
        }
    }

    /// What stands for a value of the old function where code is being built now: for a buffer its memory, and
    /// for a value that the kernel itself made, that value.
    fn get(&mut self, user: Op<'c>, value: Value<'c>) -> Outcome<Value<'c>> {
        let value = self.key(value);
        self.scopes.get(user, value)
    }

    fn key(&self, value: Value<'c>) -> Value<'c> {
        self.homes.get(&value).map_or(value, |home| home.memory)
    }

    /// Copies an op that stays as it is.
    fn copy(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        for operand in op.operands().iter() {
            self.get(op, operand)?;
        }
        self.scopes.innermost().copy(at, op).map(|_| ())
    }

    fn op(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        use OpKind as K;
        match op.kind() {
            K::BufferAlloc => self.allocated(at, buffer::AllocOp::wrap(op)), // `memory` has placed it
            K::BufferLoad => self.load(at, op),
            K::BufferStore => self.store(at, op),
            K::BufferCopy | K::BufferMove => self.transfer(at, op),
            K::BufferGetBlockIdx => self.grid_value(op, 0),
            K::BufferGetBlockNum => self.grid_value(op, 1),
            K::BufferGetSubblockIdx => self.grid_value(op, 2),
            K::PtensorFromMemRef | K::PtensorToMemRef => self.reinterpret(at, op),
            K::MemrefCopy => self.copy_memref(at, op),
            K::FuncReturn => self.leave(at, op),
            kind => match (kind.dialect(), table::family(kind), table::row(kind)) {
                (Dialect::Buffer, Some(family), Some(row)) => self.compute(at, op, family, row.body),
                (Dialect::Scf, ..) => self.control(at, op),
                (Dialect::Arith | Dialect::Math | Dialect::Memref, ..) => self.copy_scalar(at, op),
                _ => Err(refuse(op)),
            },
        }
    }

    fn grid_value(&mut self, op: Op<'c>, position: usize) -> Outcome {
        let value = self.get(op, self.grid[position])?;
        self.scopes.bind(op.result(0), value);
        Ok(())
    }

    /// Tensor and memref are one thing here; only the static knowledge in the type may differ.
    fn reinterpret(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        if op.operand(0).ty().memref_parts().is_some_and(|(.., offset)| offset == DYNAMIC) {
            let text = format!("expected a memref that starts at its pointer, but got '{}'", op.operand(0).ty());
            return Err(error_with_remedy(op, text, "give the offset to the loads and stores of the tensor instead"));
        }
        let source = self.get(op, op.operand(0))?;
        let wanted = storage::lowered_type(op, op.result(0).ty())?;
        let result = storage::cast(at, source, wanted).map_err(cannot_build(op))?;
        self.scopes.bind(op.result(0), result);
        Ok(())
    }

    fn leave(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        memory::free(at, &self.owned).map_err(cannot_build(op))?;
        func::ReturnOp::build(at, &[]).map(drop).map_err(cannot_build(op)) // `signature` has seen what it returns
    }

    /// Copies an op that knows nothing of our layers.
    fn copy_scalar(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        let of_ours = |value: Value<'c>| is_buffer(value.ty()) || is_tensor(value.ty());
        if op.region_count() > 0 {
            return Err(refuse(op));
        }
        match op.operands().iter().chain(op.results()).find(|value| of_ours(*value)) {
            None => self.copy_plain(at, op),
            Some(value) => Err(error_with_remedy(
                op,
                format!("expected operands and results to be scalars or memrefs, but got '{}'", value.ty()),
                NAMED,
            )),
        }
    }
}

fn refuse(op: Op) -> crate::diagnostic::Reported {
    error_with_remedy(
        op,
        format!("expected an op inside a kernel to be on buffers, scalars or memrefs, but got '{}'", op.name()),
        remedy_for(op).unwrap_or("lower tiles to buffers and inline calls first"),
    )
}

/// The descriptor-bearing root of a buffer.
fn root<'c>(user: Op<'c>, handle: Value<'c>) -> Outcome<buffer::AllocOp<'c>> {
    handle.defining_op().and_then(Op::cast).ok_or_else(|| {
        error_at(user, format!("expected the buffer to be a result of buffer.alloc, but got '{}'", origin(handle)))
    })
}

fn origin(value: Value) -> String {
    value.defining_op().map_or_else(|| "a block argument".into(), |op| op.name().to_owned())
}
