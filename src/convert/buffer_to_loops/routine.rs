//! Private functions that a kernel calls: the loops of an op, and the body of an op of control flow.
//!
//! LLVM's work grows faster than the number of loops in a function, and MLIR's with what stands behind each of them in
//! its block. So no function has many, and LLVM is asked not to inline them again.
use super::Lowering;
use super::memory::{Home, are_apart};
use crate::diagnostic::{Outcome, cannot_build, error_at};
use crate::ir::control::function_name;
use crate::ir::{
    Attr, Block, BuildError, Builder, DYNAMIC, Dialect, Loc, Op, OpKind, OwnedRegion, Type, Value, View, func,
    is_buffer, is_tensor,
};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// Names that a module has given away.
#[derive(Clone)]
pub struct Symbols<'c>(Arc<HashSet<&'c str>>);
impl<'c> Symbols<'c> {
    /// Those of a module.
    pub fn of(module: Op<'c>) -> Self {
        let block = (module.region_count() > 0).then(|| module.region(0).first_block()).flatten();
        let ops = block.into_iter().flat_map(Block::ops);
        Self(Arc::new(ops.filter_map(|op| op.attribute("sym_name").and_then(Attr::as_str)).collect()))
    }
}

/// All that the loops of an op depend on: ops that agree in this share a function.
#[derive(PartialEq, Eq, Hash)]
struct Key<'c> {
    kind: OpKind,
    attributes: Vec<(&'c str, Attr<'c>)>,
    inputs: Vec<Input<'c>>,
    checked: Vec<bool>,
}

/// What a key says of a value that an op uses.
#[derive(PartialEq, Eq, Hash)]
struct Input<'c> {
    ty: Type<'c>,
    /// The first input with the same value or the same memory.
    first: usize,
    /// Whether it is storage that shares no byte with the other inputs.
    apart: bool,
}

/// A finished function that ops share.
#[derive(Clone)]
struct Shared<'c> {
    symbol: Attr<'c>,
    /// Which input each of its arguments is.
    arguments: Vec<usize>,
}

/// A function without a name yet.
struct Draft<'c> {
    body: OwnedRegion<'c>,
    inputs: Vec<Type<'c>>,
    results: Vec<Type<'c>>,
    /// What it takes, as values of the functions around it.
    captured: Vec<Value<'c>>,
}

/// The functions that a kernel calls, so far.
pub struct Routines<'c> {
    kernel: &'c str,
    taken: Symbols<'c>,
    shared: HashMap<Key<'c>, Shared<'c>>,
    /// How many have a name.
    count: usize,
    /// Holds what is finished.
    shelf: Block<'c>,
    _owner: OwnedRegion<'c>,
}

impl<'c> Routines<'c> {
    /// None yet.
    pub fn new(kernel: func::FuncOp<'c>, taken: &Symbols<'c>) -> Self {
        let mut owner = OwnedRegion::new();
        let shelf = owner.add_block(&[]);
        let (kernel, taken) = (function_name(kernel), taken.clone());
        Self { kernel, taken, shared: HashMap::new(), count: 0, shelf, _owner: owner }
    }

    /// Where finished functions go.
    pub fn shelf(&self, location: Loc<'c>) -> Builder<'c> {
        Builder::at_end(self.shelf, location)
    }

    /// Everything on the shelf: the kernel, which was finished last, and behind it the others.
    pub fn take(self) -> Vec<Op<'c>> {
        let mut functions: Vec<_> = self.shelf.ops().collect();
        functions.rotate_right(1);
        functions.iter().for_each(|function| function.detach());
        functions
    }

    /// A name that says whose function it is and what for, such as `softmax.exp.4`.
    fn fresh_name(&mut self, op: Op<'c>) -> String {
        let mnemonic = op.name().rsplit('.').next().unwrap_or_default();
        loop {
            let name = format!("{}.{mnemonic}.{}", self.kernel, self.count);
            self.count += 1;
            if !self.taken.0.contains(name.as_str()) {
                return name;
            }
        }
    }

    /// Names a function and puts it on the shelf; `apart` marks the arguments whose bytes no other argument has.
    fn add(&mut self, op: Op<'c>, draft: Draft<'c>, apart: &[bool]) -> Outcome<Attr<'c>> {
        let ctx = op.context();
        let name = self.fresh_name(op);
        let ty = Attr::of_type(ctx.function_type(&draft.inputs, &draft.results));
        let marks = apart.iter().map(|&apart| match apart {
            true => Attr::dictionary(ctx, &[("llvm.noalias", ctx.unit())]),
            false => Attr::dictionary(ctx, &[]),
        });
        let marks = apart.contains(&true).then(|| Attr::array(ctx, &marks.collect::<Vec<_>>()));
        let (visibility, no_inline) = (Some(ctx.string("private")), Some(ctx.unit()));
        let mut at = self.shelf(op.location());
        let function =
            func::FuncOp::build(&mut at, ctx.string(&name), ty, visibility, marks, None, no_inline, draft.body)
                .map_err(cannot_build(op))?;
        // Upstream's `no_inline` does not reach LLVM.
        function.op().set_attribute("passthrough", Attr::array(ctx, &[ctx.string("noinline")]));
        let internal = ctx.parse_attribute("#llvm.linkage<internal>").ok_or(BuildError { op: "func.func" });
        function.op().set_attribute("llvm.linkage", internal.map_err(cannot_build(op))?);
        Ok(ctx.symbol(&name))
    }
}

/// A value that an op's loops may use.
struct Used<'c> {
    key: Value<'c>,
    ty: Type<'c>,
    home: Option<Home<'c>>,
}
impl Used<'_> {
    fn is_storage(&self) -> bool {
        is_buffer(self.ty) || is_tensor(self.ty)
    }
}

impl<'c> Lowering<'c> {
    /// Calls the loops of an op; `body` builds them, unless an op like this one has some already. They may use
    /// the op's operands, the run-time extents of its buffers, and `extra`, which is empty or stands for the op's
    /// attributes; `checked` says what else they depend on.
    pub fn call_loops(
        &mut self,
        at: &mut Builder<'c>,
        op: Op<'c>,
        (extra, checked): (&[Value<'c>], &[bool]),
        body: impl FnOnce(&mut Self, &mut Builder<'c>) -> Outcome,
    ) -> Outcome {
        let used = self.used(op, extra)?;
        let key = key(op, &used, !extra.is_empty(), checked);
        let shared = match self.routines.shared.get(&key) {
            Some(shared) => shared.clone(),
            None => {
                let draft = self.function(op, |this, at| body(this, at).map(|()| vec![]))?;
                let arguments = positions(op, &used, &draft.captured)?;
                let apart: Vec<_> = arguments.iter().map(|&position| key.inputs[position].apart).collect();
                let symbol = self.routines.add(op, draft, &apart)?;
                self.routines.shared.entry(key).or_insert(Shared { symbol, arguments }).clone()
            }
        };
        let values: Vec<_> = shared.arguments.iter().map(|&position| used[position].key).collect();
        self.call(at, op, shared.symbol, &values, &[]).map(|_| ())
    }

    /// Calls an op of control flow, whose body nothing shares; gives its results.
    pub fn call_control(
        &mut self,
        at: &mut Builder<'c>,
        op: Op<'c>,
        build: impl FnOnce(&mut Self, &mut Builder<'c>) -> Outcome<Op<'c>>,
    ) -> Outcome<Op<'c>> {
        let draft = self.function(op, |this, at| build(this, at).map(|new| new.results().collect()))?;
        let (captured, results) = (draft.captured.clone(), draft.results.clone());
        let symbol = self.routines.add(op, draft, &[])?;
        self.call(at, op, symbol, &captured, &results)
    }

    fn call(
        &mut self,
        at: &mut Builder<'c>,
        op: Op<'c>,
        symbol: Attr<'c>,
        values: &[Value<'c>],
        results: &[Type<'c>],
    ) -> Outcome<Op<'c>> {
        let values = values.iter().map(|&value| self.get(op, value)).collect::<Outcome<Vec<_>>>()?;
        let call = func::CallOp::build(at, &values, symbol, None, None, None, results);
        Ok(call.map_err(cannot_build(op))?.op())
    }

    /// A function that gives what `body` gives, and takes what it uses.
    fn function(
        &mut self,
        op: Op<'c>,
        body: impl FnOnce(&mut Self, &mut Builder<'c>) -> Outcome<Vec<Value<'c>>>,
    ) -> Outcome<Draft<'c>> {
        let mut region = OwnedRegion::new();
        let entry = region.add_block(&[]);
        self.scopes.enter(entry);
        let mut at = Builder::at_end(entry, op.location());
        let results = body(self, &mut at)?;
        func::ReturnOp::build(&mut at, &results).map_err(cannot_build(op))?;
        let inputs = entry.arguments().map(Value::ty).collect();
        let results = results.into_iter().map(Value::ty).collect();
        Ok(Draft { body: region, inputs, results, captured: self.scopes.leave() })
    }

    fn used(&self, op: Op<'c>, extra: &[Value<'c>]) -> Outcome<Vec<Used<'c>>> {
        let mut values = op.operands().to_vec();
        for buffer in op.operands().iter().filter(|value| is_buffer(value.ty())) {
            values.extend(self.run_time_extents(op, buffer)?);
        }
        values.extend(extra);
        let used =
            |value: Value<'c>| Used { key: self.key(value), ty: value.ty(), home: self.homes.get(&value).copied() };
        Ok(values.into_iter().map(used).collect())
    }
}

/// `by_value`: whether the op's attributes are among what it uses.
fn key<'c>(op: Op<'c>, used: &[Used<'c>], by_value: bool, checked: &[bool]) -> Key<'c> {
    let is_apart = |this: &Used<'c>| {
        let mut others = used.iter().filter(|other| other.is_storage() && other.key != this.key);
        this.is_storage() && others.all(|other| are_apart(this.home, other.home))
    };
    let inputs = used.iter().enumerate().map(|(position, this)| Input {
        ty: this.ty,
        first: used.iter().position(|other| other.key == this.key).unwrap_or(position),
        apart: is_apart(this),
    });
    let attributes = if by_value { vec![] } else { op.attributes().collect() };
    Key { kind: op.kind(), attributes, inputs: inputs.collect(), checked: checked.to_vec() }
}

fn positions<'c>(op: Op<'c>, used: &[Used<'c>], captured: &[Value<'c>]) -> Outcome<Vec<usize>> {
    let position = |value: &Value<'c>| used.iter().position(|used| used.key == *value);
    captured.iter().map(position).collect::<Option<_>>().ok_or_else(|| {
        error_at(
            op,
            "internal error: expected the loops of this op to use its own operands only, but got another value",
        )
    })
}

/// Whether the body of control flow around buffers may become a function: bare pointers have no room for run-time
/// extents and strides, so values that have some must not be arguments; and what lies on the stack would go with it.
pub fn can_outline(function: Op) -> bool {
    if function.walk().any(|op| op.name() == "memref.alloca") {
        return false;
    }
    let arguments = function.regions().filter_map(|region| region.first_block()).flat_map(Block::arguments);
    arguments.chain(function.walk().flat_map(Op::results)).all(|value| can_pass(value.ty()))
}

fn can_pass(ty: Type) -> bool {
    let is_scalar = ty.is_index() || ty.integer_width().is_some() || ty.float_width().is_some();
    is_scalar || is_buffer(ty) || is_tensor(ty) || is_fixed_memref(ty)
}

fn is_fixed_memref(ty: Type) -> bool {
    let fixed = |sizes: &[i64]| !sizes.contains(&DYNAMIC);
    ty.memref_parts().is_some_and(|(shape, _, strides, offset)| fixed(&shape) && fixed(&strides) && offset != DYNAMIC)
}

/// Whether an op works on buffers somewhere inside.
pub fn is_around_buffers(op: Op) -> bool {
    op.walk().any(|op| op.kind().dialect() == Dialect::Buffer)
}
