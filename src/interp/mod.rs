//! The interpreter: what programs mean, written to be read.
//!
//! It shares nothing with the native path, so that a mistake in one shows against the other. At the tile layer
//! values are arrays, and elements that nothing wrote are poison: copies keep it, ops that compute with it give
//! it, storing it is an error. Scalars may be poison too, where an op breaks what its flags promise: they are handed
//! on and computed with, and deciding something by one is an error. At the buffer and assembler layers memory is
//! bytes at the planned addresses with a shadow that knows who wrote them (see `memory`), and what the hardware would
//! silently get wrong is an error at the op: reading what nothing wrote or what another buffer has overwritten, leaving a memory space,
//! misaligned addresses, windows outside of a tensor, destinations that overlap an input.
//!
//! | file | what it says |
//! | --- | --- |
//! | `number`, `value` | what values are |
//! | `body`, `family` | ops of families, for all layers |
//! | `tile`, `buffer`, `pto` | what is a layer's own |
//! | `scalar`, `math`, `control` | upstream ops |
//! | `promise` | what flags of upstream's scalar ops promise |
//! | `memory`, `layout`, `global` | on-chip memory, where elements lie in it, and the arrays of a kernel |
mod body;
mod buffer;
mod control;
mod family;
mod global;
mod layout;
mod lifetime;
mod math;
mod memory;
mod number;
mod promise;
mod pto;
mod scalar;
mod tile;
mod value;

use crate::analysis::foreign::remedy_for;
use crate::diagnostic::{Outcome, Reported, error_at, error_with_note, error_with_remedy};
use crate::ir::control::{entry_block, function_name, functions};
use crate::ir::ptensor_types::TensorType;
use crate::ir::pto_types::PtrType;
use crate::ir::{self, Dialect, Dim, ElementKind, Loc, Op, OpKind, Type, View as _, func, packed_strides, table};
use crate::target::Target;
use global::View;
use lifetime::Lifetimes;
use memory::Memory;
use number::{INDEX, Kind, Number};
use promise::Promises;
use std::collections::HashMap;
use std::rc::Rc;
use value::{Scalar, Value};

/// Limits of a run; a program that needs more is refused where it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Ops executed per block of the launch.
    pub steps: u64,
    /// Regions and calls inside each other.
    pub depth: usize,
    /// Bytes of a memory space of a chip that has no capacities, and of one tile.
    pub arena: usize,
    /// Bytes of all buffers together that have no address.
    pub memory: usize,
}
impl Default for Options {
    fn default() -> Self {
        Self { steps: 100_000_000, depth: 2_000, arena: 1 << 26, memory: 1 << 30 }
    }
}

/// Which part of a launch is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The block.
    pub block: i64,
    /// How many there are.
    pub blocks: i64,
    /// The vector core within the block.
    pub subblock: i64,
}

/// What to say of a program that needs more bytes than the options allow.
const MEMORY_LIMIT: &str = "this is the interpreter's limit on memory";

/// Stack of the thread that a program runs in: enough for [`Options::depth`] regions inside each other.
const STACK: usize = 256 << 20;

/// Runs a function of a module. Each argument is an array's or a scalar's bytes, little end first; arrays are
/// written in place.
///
/// # Errors
/// When the program does what has no meaning, or needs more than the options allow; reported at the op.
pub fn run(module: Op, entry: &str, arguments: &mut [Vec<u8>], grid: Grid, options: &Options) -> Outcome {
    let work = || Machine::new(module, arguments, grid, options)?.enter(module, entry);
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        let thread = thread.map_err(|error| error_at(module, format!("cannot start a thread to run it: {error}")))?;
        thread.join().unwrap_or_else(|_| Err(error_at(module, "internal error: the interpreter failed")))
    })
}

/// Whether the interpreter knows what an op means.
pub fn has_meaning(kind: OpKind) -> bool {
    meaning(kind).is_some() || kind == OpKind::FuncFunc
}

/// The element types that the row of an op lists and the interpreter does not know it for.
pub fn elements_without_meaning(kind: OpKind) -> Vec<ElementKind> {
    match (table::family(kind), table::row(kind)) {
        (Some(family), Some(row)) => family::without_meaning(family, row).into_iter().collect(),
        _ => vec![],
    }
}

/// What an op does: its results.
type Meaning = for<'c, 'm, 'a> fn(&'m mut Machine<'c, 'a>, Op<'c>) -> Results<'c>;
type Results<'c> = Outcome<Vec<Value<'c>>>;

fn meaning(kind: OpKind) -> Option<Meaning> {
    use OpKind as K;
    let meaning: Meaning = match kind {
        K::TileCreate => tile::create,
        K::TileLoad => tile::load,
        K::TileStore => tile::store,
        K::TileMove => tile::relocate,
        K::BufferAlloc => buffer::alloc,
        K::BufferLoad => buffer::load,
        K::BufferStore => buffer::store,
        K::BufferCopy | K::BufferMove | K::PtoTMov => buffer::relocate,
        K::PtoAllocTile => pto::alloc_tile,
        K::PtoMakeTensorView => pto::make_tensor_view,
        K::PtoPartitionView => pto::partition_view,
        K::PtoTLoad => pto::tload,
        K::PtoTStore => pto::tstore,
        K::PtensorFromMemRef | K::PtensorToMemRef => reinterpret,
        K::MemrefLoad => global::load_element,
        K::MemrefStore => global::store_element,
        K::TileGetBlockIdx | K::BufferGetBlockIdx | K::PtoGetBlockIdx => |machine, _| index(machine.grid.block),
        K::TileGetBlockNum | K::BufferGetBlockNum | K::PtoGetBlockNum => |machine, _| index(machine.grid.blocks),
        K::TileGetSubblockIdx | K::BufferGetSubblockIdx | K::PtoGetSubblockIdx => {
            |machine, _| index(machine.grid.subblock)
        }
        K::FuncReturn | K::ScfYield => |machine, op| machine.operands(op),
        K::ScfCondition => control::condition,
        K::FuncCall => control::call,
        K::ScfFor => control::count,
        K::ScfIf => control::branch,
        K::ScfWhile => control::repeat,
        K::ScfIndexSwitch => control::switch,
        K::ScfExecuteRegion => control::execute,
        _ => match (kind.dialect(), table::row(kind)) {
            (Dialect::Tile, Some(_)) => tile::compute,
            (Dialect::Buffer | Dialect::Pto, Some(_)) => buffer::compute,
            (Dialect::Arith, _) => return scalar::meaning(kind),
            (Dialect::Math, _) => return math::meaning(kind),
            _ => return None,
        },
    };
    Some(meaning)
}

fn no_meaning(op: Op) -> Reported {
    let remedy = "it runs tiles, buffers, the assembler's ops, scalar arith and math, scf, func.call, and loads and stores \
                  of memrefs";
    let text = "expected an op that the interpreter runs, but got one that it does not know";
    error_with_remedy(op, text, remedy_for(op).unwrap_or(remedy))
}

fn index<'c>(value: i64) -> Results<'c> {
    Ok(vec![Scalar::new(INDEX, Number::Integer(value.into())).into()])
}

/// Tensor and memref are one thing here, but that a tensor may say how much of it is valid.
fn reinterpret<'c>(machine: &mut Machine<'c, '_>, op: Op<'c>) -> Results<'c> {
    let source = machine.view(op, op.operand(0))?;
    let extents = TensorType::from_type(op.result(0).ty()).and_then(|ty| static_extents(&ty.params().valid_shape));
    let extents = extents.filter(|extents| extents.len() == source.extents.len());
    let extents = extents.unwrap_or_else(|| source.extents.clone());
    Ok(vec![Value::View(Rc::new(View { extents, ..(*source).clone() }))])
}

/// A program at work.
struct Machine<'c, 'a> {
    functions: HashMap<&'c str, func::FuncOp<'c>>,
    /// The arrays of the kernel.
    arrays: &'a mut [Vec<u8>],
    memory: Memory<'c>,
    /// The region of each memory space, once it is used.
    arenas: HashMap<ir::Space, usize>,
    /// Bytes of allocations without an address.
    reserved: usize,
    /// Calls inside each other.
    calls: usize,
    /// The region of each allocation without an address, by how deep in calls it stands.
    own: HashMap<(Op<'c>, usize), usize>,
    target: &'static Target,
    values: HashMap<ir::Value<'c>, Value<'c>>,
    lifetimes: Lifetimes<'c>,
    /// Of the ops on scalars that have run.
    promises: HashMap<Op<'c>, Promises>,
    grid: Grid,
    options: Options,
    steps: u64,
    depth: usize,
}

impl<'c, 'a> Machine<'c, 'a> {
    fn new(module: Op<'c>, arrays: &'a mut [Vec<u8>], grid: Grid, options: &Options) -> Outcome<Self> {
        let functions = functions(module).into_iter().map(|function| (function_name(function), function));
        let chip = crate::transform::target::of_module(module)?.unwrap_or(ir::Chip::Cpu);
        Ok(Self {
            functions: functions.collect(),
            arrays,
            memory: Memory::default(),
            arenas: HashMap::new(),
            reserved: 0,
            calls: 0,
            own: HashMap::new(),
            target: Target::of(chip),
            values: HashMap::new(),
            lifetimes: Lifetimes::of(module),
            promises: HashMap::new(),
            grid,
            options: *options,
            steps: 0,
            depth: 0,
        })
    }

    /// Runs the kernel on the arrays.
    fn enter(mut self, module: Op<'c>, entry: &str) -> Outcome {
        let named = self.functions.get(entry).and_then(|function| Some((function.op(), entry_block(*function)?)));
        let Some((function, body)) = named else {
            return Err(error_at(module, format!("expected a function '{entry}' with a body, but got none")));
        };
        if body.argument_count() != self.arrays.len() {
            let (wanted, found) = (body.argument_count(), self.arrays.len());
            return Err(error_at(function, format!("expected {wanted} arguments, but got {found}")));
        }
        let arguments = (0..self.arrays.len())
            .map(|position| self.argument(function, position, body.argument(position).ty()))
            .collect::<Outcome<Vec<_>>>()?;
        self.block(function, body, arguments).map(drop)
    }

    fn argument(&self, function: Op<'c>, position: usize, ty: Type<'c>) -> Outcome<Value<'c>> {
        if let Some(kind) = Kind::of(ty) {
            let mut bits = [0; 8];
            let bytes = &self.arrays[position];
            let size = bytes.len().min(8);
            bits[..size].copy_from_slice(&bytes[..size]);
            let bits = kind.unsigned(u64::from_le_bytes(bits)) as u64;
            return Ok(Scalar { kind, bits }.into());
        }
        if PtrType::from_type(ty).is_some() {
            return Ok(Value::Pointer(position));
        }
        match argument_view(ty, position) {
            Some(view) => Ok(Value::View(Rc::new(view))),
            None => Err(error_at(
                function,
                format!(
                    "expected argument {position} to be a number, a pointer or a tensor of integer extents, but got '{ty}'"
                ),
            )),
        }
    }

    /// Runs a block; what its terminator hands on.
    fn block(&mut self, op: Op<'c>, block: ir::Block<'c>, arguments: Vec<Value<'c>>) -> Results<'c> {
        self.depth += 1;
        if self.depth > self.options.depth {
            let text = format!("expected regions and calls to nest at most {} deep, but got more", self.options.depth);
            return Err(error_with_remedy(op, text, "this is the interpreter's limit on depth"));
        }
        block.arguments().zip(arguments).for_each(|(argument, value)| self.set(argument, value));
        let mut last = vec![];
        for op in block.ops() {
            last = self.step(op)?;
        }
        self.depth -= 1;
        Ok(last)
    }

    /// Runs an op and records its results; a terminator has none, and hands on its operands.
    fn step(&mut self, op: Op<'c>) -> Results<'c> {
        self.steps += 1;
        if self.steps > self.options.steps {
            let text = format!("expected the program to end within {} steps, but got more", self.options.steps);
            return Err(error_with_remedy(op, text, "this is the interpreter's limit on steps"));
        }
        let meaning = meaning(op.kind()).ok_or_else(|| no_meaning(op))?;
        let values = match op.kind().dialect() {
            // A choice looks at no more than it takes.
            Dialect::Arith | Dialect::Math if op.kind() != OpKind::ArithSelect => promise::keep(self, op, meaning)?,
            _ => meaning(self, op)?,
        };
        let handed_on = if op.result_count() == 0 {
            values
        } else {
            op.results().zip(values).for_each(|(result, value)| self.set(result, value));
            vec![]
        };
        for value in self.lifetimes.ended_by(op) {
            self.values.remove(value);
        }
        Ok(handed_on)
    }

    fn set(&mut self, name: ir::Value<'c>, value: Value<'c>) {
        self.values.insert(name, value);
    }

    fn value(&self, op: Op<'c>, name: ir::Value<'c>) -> Outcome<Value<'c>> {
        self.values.get(&name).cloned().ok_or_else(|| error_at(op, "internal error: an operand has no value yet"))
    }

    fn operands(&self, op: Op<'c>) -> Results<'c> {
        op.operands().iter().map(|operand| self.value(op, operand)).collect()
    }

    fn scalar(&self, op: Op<'c>, name: ir::Value<'c>) -> Outcome<Scalar> {
        match self.value(op, name)? {
            Value::Scalar(scalar) => Ok(scalar),
            Value::Lost(origin) => Err(without_value(op, name, origin)),
            other => Err(error_at(op, format!("expected a scalar, but got {}", other.what()))),
        }
    }

    /// An index, or a signed integer.
    fn integer(&self, op: Op<'c>, name: ir::Value<'c>) -> Outcome<i64> {
        Ok(self.scalar(op, name)?.signed() as i64)
    }

    fn integers(&self, op: Op<'c>, names: ir::Operands<'c>) -> Outcome<Vec<i64>> {
        names.iter().map(|name| self.integer(op, name)).collect()
    }

    fn view(&self, op: Op<'c>, name: ir::Value<'c>) -> Outcome<Rc<View>> {
        match self.value(op, name)? {
            Value::View(view) => Ok(view),
            other => Err(error_at(op, format!("expected a view of global memory, but got {}", other.what()))),
        }
    }
}

/// A scalar that decides something has to have a value.
fn without_value<'c>(op: Op<'c>, name: ir::Value<'c>, origin: Loc<'c>) -> Reported {
    let position = op.operands().iter().position(|operand| operand == name).unwrap_or_default();
    let text = format!("expected operand {position} to have a value when it is used, but got none");
    error_with_note(op, text, origin, value::LOST)
}

/// The integers of extents that are all static.
fn static_extents(dims: &[Dim]) -> Option<Vec<i64>> {
    let extents = dims.iter().map(|dim| dim.as_constant()).collect::<Option<Vec<_>>>()?;
    (!extents.is_empty()).then_some(extents)
}

/// An array as a tensor or memref argument.
fn argument_view(ty: Type, array: usize) -> Option<View> {
    let Some(tensor) = TensorType::from_type(ty) else {
        let (extents, element, strides, _) = ty.memref_parts()?;
        let known = extents.iter().chain(&strides).all(|&extent| extent != ir::DYNAMIC);
        return known.then_some(View { array, kind: Kind::of(element)?, origin: 0, extents, strides });
    };
    let params = tensor.params();
    let shape = static_extents(&params.shape)?;
    let strides = static_extents(&params.strides).or_else(|| packed_strides(params.layout, &shape))?;
    let extents = static_extents(&params.valid_shape).unwrap_or(shape);
    Some(View { array, kind: Kind::of(params.element_type)?, origin: 0, extents, strides })
}
