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
mod body;
mod compare;
mod compute;
mod control;
mod fault;
pub mod guard;
mod memory;
mod nest;
mod number;
mod storage;
mod transfer;

use super::{Mapping, convert_functions};
use crate::diagnostic::{Outcome, cannot_build, error_at, error_with_remedy};
use crate::ir::control::{entry_block, function_name};
use crate::ir::{
    Attr, Block, Builder, Ctx, Dialect, Loc, Op, OpKind, OwnedRegion, Region, Type, Value, View, buffer, func,
    is_buffer, is_tensor, table,
};

/// Turns every function that holds buffers or tensors into loops over memrefs.
pub fn run(root: Op) -> Outcome {
    convert_functions(root, is_kernel, convert_kernel)
}

/// Whether a function takes tensors, works on our layers, or says something in our words.
fn is_kernel(function: func::FuncOp) -> bool {
    let takes_tensor = signature(function).0.into_iter().any(is_tensor);
    let is_told =
        entry_block(function).is_some() && function.op().discardable_attributes().any(|(name, _)| !is_foreign(name));
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

fn signature(function: func::FuncOp) -> (Vec<Type>, Vec<Type>) {
    function.function_type().and_then(Attr::as_type).and_then(Type::function_parts).unwrap_or_default()
}

/// One kernel on its way down.
struct Lowering<'c> {
    mapping: Mapping<'c>,
    /// Block index, block count, subblock index.
    grid: [Value<'c>; 3],
    /// Where a transfer that leaves its tensor is noted.
    faults: Value<'c>,
    /// Loads and stores so far.
    transfers: i64,
    /// Memory to free at the end.
    owned: Vec<Value<'c>>,
}

fn convert_kernel<'c>(old: func::FuncOp<'c>) -> Outcome<Op<'c>> {
    let Some(body) = entry_block(old) else {
        return Err(error_at(old.op(), "expected a function on tensors to have a body, but got a declaration"));
    };
    require_single_block(old)?;
    require_no_results(old)?;
    let arguments = argument_types(old, body)?;
    let mut region = OwnedRegion::new();
    let entry = region.add_block(&arguments);
    let mut lowering = Lowering::enter(body, entry);
    let mut at = Builder::at_end(entry, old.op().location());
    lowering.owned = memory::allocate(&mut at, old.op(), &mut lowering.mapping)?;
    lowering.block(&mut at, body)?;
    finish(old, arguments.into_iter().map(|(ty, _)| ty).collect(), region)
}

fn require_single_block(function: func::FuncOp) -> Outcome {
    match function.body().blocks().count() {
        1 => Ok(()),
        found => Err(error_with_remedy(
            function.op(),
            format!("expected the body of a kernel to be one block, but got {found} blocks"),
            "write control flow as scf.for, scf.if and scf.while",
        )),
    }
}

fn require_no_results(function: func::FuncOp) -> Outcome {
    match signature(function).1.first() {
        None => Ok(()),
        Some(found) => Err(error_with_remedy(
            function.op(),
            format!("expected the results of a kernel to be none, but got '{found}'"),
            "store the result into a tensor argument",
        )),
    }
}

fn argument_types<'c>(function: func::FuncOp<'c>, body: Block<'c>) -> Outcome<Vec<(Type<'c>, Loc<'c>)>> {
    let mut arguments = body
        .arguments()
        .map(|argument| Ok((storage::lowered_type(function.op(), argument.ty())?, argument.location())))
        .collect::<Outcome<Vec<_>>>()?;
    let index = function.op().context().index();
    arguments.extend([(index, function.op().location()); 3]);
    let note = function.op().context().memref(&[guard::WORDS], function.op().context().integer(64));
    arguments.push((note, function.op().location()));
    Ok(arguments)
}

/// Wraps the new body in a function that no block owns yet. What an attribute of ours says about tensors
/// does not hold for memrefs, so of the attributes only the others come along.
fn finish<'c>(old: func::FuncOp<'c>, inputs: Vec<Type<'c>>, body: OwnedRegion<'c>) -> Outcome<Op<'c>> {
    let ctx = old.op().context();
    let mut nursery = OwnedRegion::new();
    let mut at = Builder::at_end(nursery.add_block(&[]), old.op().location());
    let ty = Attr::of_type(ctx.function_type(&inputs, &[]));
    let name = ctx.string(function_name(old));
    let argument_attributes = old.arg_attrs().map(|attrs| foreign_argument_attributes(ctx, attrs, inputs.len()));
    let visibility = old.sym_visibility();
    let new = func::FuncOp::build(&mut at, name, ty, visibility, argument_attributes, None, old.no_inline(), body)
        .map_err(cannot_build(old.op()))?;
    for (name, value) in old.op().discardable_attributes().filter(|(name, _)| is_foreign(name)) {
        new.op().set_attribute(name, value);
    }
    new.op().detach();
    Ok(new.op())
}

fn is_foreign(attribute: &str) -> bool {
    !attribute.starts_with("pypto.")
}

fn foreign_argument_attributes<'c>(ctx: Ctx<'c>, old: Attr<'c>, count: usize) -> Attr<'c> {
    let foreign = |attrs: Attr<'c>| {
        let kept: Vec<_> = attrs.entries().into_iter().filter(|(name, _)| is_foreign(name)).collect();
        Attr::dictionary(ctx, &kept)
    };
    let mut all: Vec<_> = old.elements().unwrap_or_default().into_iter().map(foreign).collect();
    all.resize_with(count, || Attr::dictionary(ctx, &[]));
    Attr::array(ctx, &all)
}

impl<'c> Lowering<'c> {
    fn enter(old: Block<'c>, new: Block<'c>) -> Self {
        let mut mapping = Mapping::default();
        let count = old.argument_count();
        for (old, new) in old.arguments().zip(new.arguments()) {
            mapping.bind(old, new);
        }
        let grid = [0, 1, 2].map(|i| new.argument(count + i));
        Self { mapping, grid, faults: new.argument(count + 3), transfers: 0, owned: vec![] }
    }

    fn block(&mut self, at: &mut Builder<'c>, old: Block<'c>) -> Outcome {
        for op in old.ops() {
            at.set_location(op.location());
            self.op(at, op)?;
        }
        Ok(())
    }

    fn op(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        use OpKind as K;
        match op.kind() {
            K::BufferAlloc => Ok(()), // `memory` has placed it
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
        self.mapping.bind(op.result(0), self.grid[position]);
        Ok(())
    }

    /// Tensor and memref are one thing here; only the static knowledge in the type may differ.
    fn reinterpret(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        let source = self.mapping.get(op, op.operand(0))?;
        let wanted = storage::lowered_type(op, op.result(0).ty())?;
        let result = storage::cast(at, source, wanted).map_err(cannot_build(op))?;
        self.mapping.bind(op.result(0), result);
        Ok(())
    }

    fn leave(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        memory::free(at, &self.owned).map_err(cannot_build(op))?;
        self.mapping.copy(at, op).map(|_| ())
    }

    /// Copies an op that knows nothing of our layers.
    fn copy_scalar(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        let of_ours = |value: Value<'c>| is_buffer(value.ty()) || is_tensor(value.ty());
        if op.region_count() > 0 || op.operands().iter().chain(op.results()).any(of_ours) {
            return Err(refuse(op));
        }
        self.mapping.copy(at, op).map(|_| ())
    }
}

fn refuse(op: Op) -> crate::diagnostic::Reported {
    error_with_remedy(
        op,
        format!("expected an op inside a kernel to be on buffers, scalars or memrefs, but got '{}'", op.name()),
        "lower tiles to buffers and inline calls first",
    )
}

/// The only block of a region that has one.
fn only_block<'c>(op: Op<'c>, region: Region<'c>) -> Outcome<Block<'c>> {
    let mut blocks = region.blocks();
    match (blocks.next(), blocks.next()) {
        (Some(block), None) => Ok(block),
        _ => Err(error_at(op, "expected each region of an op inside a kernel to be one block, but got another number")),
    }
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
