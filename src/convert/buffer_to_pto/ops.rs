//! One op at a time. Every buffer op has its assembler op in its row; transfers get their windows.
use super::function::Head;
use crate::analysis::foreign::remedy_for;
use crate::convert::structured::{self, Structured};
use crate::convert::{Mapping, NAMED};
use crate::diagnostic::{Outcome, Reported, cannot_build, error_at, error_with_remedy};
use crate::ir::buffer_types::BufferType;
use crate::ir::control::{Offset, is_structured};
use crate::ir::ptensor_types::TensorType;
use crate::ir::pto_types::{PartitionTensorViewType, PartitionTensorViewTypeParams, TileBufType, TileBufTypeParams};
use crate::ir::table::{Family, family, lowered};
use crate::ir::{
    Attr, Block, Builder, Descriptor, Dim, Layout, Op, OpKind, OpSpec, Operands, Slice, Space, Type, Value, View,
    arith, buffer, func, is_buffer, is_tensor, pto,
};
use crate::target::Target;

/// What to do about a vector or a builtin tensor, which the assembler does not read.
pub const MANY_NUMBERS: &str = "the assembler's scalars are single numbers: compute with many at once by ops on tiles";

/// A kernel on its way to the assembler.
pub struct Lowering<'c> {
    head: Head<'c>,
    target: &'static Target,
    values: Mapping<'c>,
}

impl<'c> Lowering<'c> {
    /// Starts with the top of the kernel.
    pub fn new(head: Head<'c>, target: &'static Target) -> Self {
        Self { head, target, values: Mapping::default() }
    }
    /// Makes the view of a tensor argument.
    pub fn view(&mut self, op: Op<'c>, old: Value<'c>, pointer: Value<'c>, tensor: TensorType<'c>) -> Outcome {
        let view = self.head.view(op, tensor, old, pointer)?;
        self.bind(old, view);
        Ok(())
    }
    /// Ends the kernel.
    pub fn finish(self) {
        self.head.finish();
    }

    /// Lowers some ops.
    pub fn ops(&mut self, ops: impl Iterator<Item = Op<'c>>, at: &mut Builder<'c>) -> Outcome {
        for op in ops {
            at.set_location(op.location());
            self.op(op, at)?;
        }
        Ok(())
    }

    /// An index constant at the top of the kernel, for the sake of an op.
    pub fn index(&mut self, op: Op<'c>, value: i64) -> Outcome<Value<'c>> {
        self.head.index(value).map_err(cannot_build(op))
    }

    fn op(&mut self, op: Op<'c>, at: &mut Builder<'c>) -> Outcome {
        match op.kind() {
            OpKind::BufferAlloc => self.alloc(buffer::AllocOp::wrap(op), at),
            OpKind::BufferLoad => self.load(buffer::LoadOp::wrap(op), at),
            OpKind::BufferStore => self.store(buffer::StoreOp::wrap(op), at),
            OpKind::BufferCopy | OpKind::BufferMove => self.copy(op, at),
            kind if is_structured(kind) => self.control(op, at),
            OpKind::ScfYield | OpKind::ScfCondition => structured::rebuild(self, op, at).map(drop),
            OpKind::FuncReturn => self.return_op(func::ReturnOp::wrap(op), at),
            OpKind::ArithConstant => self.constant(arith::ConstantOp::wrap(op), at),
            kind => match family(kind) {
                Some(Family::Spmd) => self.spmd(op, at),
                Some(_) => self.family_op(op, at),
                None => self.scalar(op, at),
            },
        }
    }

    fn alloc(&mut self, alloc: buffer::AllocOp<'c>, at: &mut Builder<'c>) -> Outcome {
        let op = alloc.op();
        let Some(descriptor) = Descriptor::of(alloc.result().ty()) else {
            return Err(error_at(op, "expected a buffer"));
        };
        let address = match (alloc.addr().and_then(Attr::as_int), alloc.address()) {
            (Some(constant), _) => {
                let i64 = at.type_i64();
                Some(self.head.constant(i64, constant).map_err(cannot_build(op))?)
            }
            (None, Some(value)) => Some(self.address(op, value, at)?),
            (None, None) => None,
        };
        let valid = descriptor.valid.iter().zip(run_time_extents(alloc));
        let valid = valid.map(|(dim, given)| match dim.as_constant() {
            // The assembler's text has no static empty extent.
            Some(0) => self.index(op, 0).map(Some),
            _ => given.map(|value| self.values.get(op, value)).transpose(),
        });
        let valid = valid.collect::<Outcome<Vec<_>>>()?;
        let [rows, columns] = valid[..] else { return Err(rank_two(op, alloc.result().ty())) };
        let ty = self.tile_buf(op, descriptor)?;
        let tile = pto::AllocTileOp::build(at, address, rows, columns, ty).map_err(cannot_build(op))?;
        self.bind(alloc.result(), tile.result());
        Ok(())
    }

    /// A run-time address: the assembler takes it as `i64`.
    fn address(&mut self, op: Op<'c>, value: Value<'c>, at: &mut Builder<'c>) -> Outcome<Value<'c>> {
        let (value, i64) = (self.values.get(op, value)?, at.type_i64());
        Ok(arith::IndexCastOp::build(at, value, i64).map_err(cannot_build(op))?.out())
    }

    fn tile_buf(&self, op: Op<'c>, buffer: Descriptor<'c>) -> Outcome<Type<'c>> {
        let layout = match buffer.space {
            Space::Left => Layout { blayout: self.target.left.blayout, ..buffer.layout },
            _ => buffer.layout,
        };
        let valid: Vec<Dim> =
            buffer.valid.iter().map(|d| if d.as_constant() == Some(0) { Dim::UNKNOWN } else { *d }).collect();
        let params = TileBufTypeParams {
            space: buffer.space,
            shape: Slice::of(buffer.shape),
            element_type: buffer.element,
            valid_shape: if valid == buffer.shape { Slice::of(&[]) } else { Slice::of(&valid) },
            layout,
        };
        TileBufType::get(op.location(), &params).map(TileBufType::as_type).ok_or(Reported)
    }

    /// The window of a transfer, or `None` when it is empty for every run.
    fn window(
        &mut self,
        op: Op<'c>,
        tensor: Value<'c>,
        offsets: (Operands<'c>, Option<Attr<'c>>),
        on_chip: Value<'c>,
        at: &mut Builder<'c>,
    ) -> Outcome<Option<Value<'c>>> {
        let Some(buffer) = Descriptor::of(on_chip.ty()) else { return Err(error_at(op, "expected a buffer")) };
        if buffer.valid.iter().any(|d| d.as_constant() == Some(0)) {
            return Ok(None);
        }
        if tensor.block_argument().is_none() {
            return Err(error_with_remedy(
                op,
                "expected the tensor to be an argument of the kernel, but got a value that is computed in it",
                "the assembler reaches global memory through kernel arguments only",
            ));
        }
        let view = self.values.get(op, tensor)?;
        let offsets = Offset::all(offsets.0, offsets.1)
            .into_iter()
            .map(|offset| match offset {
                Offset::Static(value) => self.index(op, value),
                Offset::Dynamic(value) => self.values.get(op, value),
            })
            .collect::<Outcome<Vec<_>>>()?;
        let given = on_chip.defining_op().and_then(Op::cast).map(run_time_extents).unwrap_or_default();
        let mut sizes = vec![];
        for (axis, dim) in buffer.valid.iter().enumerate() {
            sizes.push(match (dim.as_constant(), given.get(axis).copied().flatten()) {
                (Some(extent), _) => self.index(op, extent)?,
                (None, Some(value)) => self.values.get(op, value)?,
                // Nothing hands buffers on: they come from allocations.
                (None, None) => return Err(error_at(op, "internal error: a run-time extent without a value")),
            });
        }
        let params =
            PartitionTensorViewTypeParams { shape: Slice::of(buffer.valid), element_type: tensor_element(tensor) };
        let ty = PartitionTensorViewType::get(op.location(), &params).ok_or(Reported)?;
        let window = pto::PartitionViewOp::build(at, view, &offsets, &sizes, ty.as_type()).map_err(cannot_build(op))?;
        Ok(Some(window.result()))
    }

    fn load(&mut self, load: buffer::LoadOp<'c>, at: &mut Builder<'c>) -> Outcome {
        let op = load.op();
        let offsets = (load.offsets(), load.static_offsets());
        let Some(window) = self.window(op, load.source(), offsets, load.dst(), at)? else { return Ok(()) };
        pto::TLoadOp::build(at, window, self.values.get(op, load.dst())?).map(drop).map_err(cannot_build(op))
    }

    fn store(&mut self, store: buffer::StoreOp<'c>, at: &mut Builder<'c>) -> Outcome {
        let op = store.op();
        let offsets = (store.offsets(), store.static_offsets());
        let Some(window) = self.window(op, store.target(), offsets, store.source(), at)? else { return Ok(()) };
        pto::TStoreOp::build(at, self.values.get(op, store.source())?, window).map(drop).map_err(cannot_build(op))
    }

    fn copy(&mut self, op: Op<'c>, at: &mut Builder<'c>) -> Outcome {
        if writes_nothing(op) {
            return Ok(());
        }
        let (source, target) = (self.values.get(op, op.operand(0))?, self.values.get(op, op.operand(1))?);
        pto::TMovOp::build(at, source, target).map(drop).map_err(cannot_build(op))
    }

    /// An op of a family: the same operands in the same order; an accumulating op also reads its destination.
    fn family_op(&mut self, op: Op<'c>, at: &mut Builder<'c>) -> Outcome {
        let Some(kind) = lowered(op.kind()) else { return self.scalar(op, at) };
        if writes_nothing(op) {
            return Ok(());
        }
        let mut spec = OpSpec::new(kind.name(), op.location());
        let operands = op.operands().iter().map(|v| self.values.get(op, v)).collect::<Outcome<Vec<_>>>()?;
        if family(op.kind()) == Some(Family::MatmulAcc) {
            spec.optional_operand(operands.last().copied());
        }
        spec.operands(&operands);
        let new = spec.create().map_err(cannot_build(op))?;
        at.put(new);
        Ok(())
    }

    fn spmd(&mut self, op: Op<'c>, at: &mut Builder<'c>) -> Outcome {
        let Some(kind) = lowered(op.kind()) else { return Err(error_at(op, "expected an op with an assembler form")) };
        let mut spec = OpSpec::new(kind.name(), op.location());
        spec.result(at.type_i64());
        let id = spec.create().map_err(cannot_build(op))?;
        at.put(id);
        let index = at.type_index();
        let cast = arith::IndexCastOp::build(at, id.result(0), index).map_err(cannot_build(op))?;
        self.bind(op.result(0), cast.out());
        Ok(())
    }

    /// Integer constants stand once at the top; others where they were.
    fn constant(&mut self, constant: arith::ConstantOp<'c>, at: &mut Builder<'c>) -> Outcome {
        let op = constant.op();
        let ty = constant.result().ty();
        match constant.value().and_then(Attr::as_int).filter(|_| ty.is_index() || ty.integer_width() == Some(64)) {
            Some(value) => {
                let new = self.head.constant(ty, value).map_err(cannot_build(op))?;
                self.bind(constant.result(), new);
                Ok(())
            }
            None => self.scalar(op, at),
        }
    }

    /// A kernel returns nothing: a returned tensor must be an argument, which the caller has already.
    fn return_op(&mut self, old: func::ReturnOp<'c>, at: &mut Builder<'c>) -> Outcome {
        let op = old.op();
        if let Some(value) = op.operands().iter().find(|v| !is_tensor(v.ty()) || v.block_argument().is_none()) {
            return Err(error_with_remedy(
                op,
                format!(
                    "expected a kernel to return nothing, or tensors that are its arguments, but got a value of type {}",
                    value.ty()
                ),
                "store the value into a tensor argument",
            ));
        }
        func::ReturnOp::build(at, &[]).map(drop).map_err(cannot_build(op))
    }

    /// The assembler subtracts scalar floats and does not add them: a - (-b) is a + b, zeros and infinities too.
    fn add_floats(&mut self, add: arith::AddFOp<'c>, at: &mut Builder<'c>) -> Outcome {
        let op = add.op();
        let (a, b) = (self.values.get(op, add.lhs())?, self.values.get(op, add.rhs())?);
        let ty = add.result().ty();
        let negated = arith::NegFOp::build(at, b, None, ty).map_err(cannot_build(op))?.result();
        let sum = arith::SubFOp::build(at, a, negated, None, ty).map_err(cannot_build(op))?;
        self.bind(add.result(), sum.result());
        Ok(())
    }

    /// Scalar ops stay; everything else has no assembler form.
    fn scalar(&mut self, op: Op<'c>, at: &mut Builder<'c>) -> Outcome {
        let upstream = !matches!(op.kind(), OpKind::Other) && op.region_count() == 0;
        let scalars = op.name().starts_with("arith.") || op.name().starts_with("math.");
        if op.kind() == OpKind::ArithAddF {
            return self.add_floats(arith::AddFOp::wrap(op), at);
        }
        if upstream && scalars {
            require_numbers(op)?;
            return self.values.copy(at, op).map(drop);
        }
        let remedy =
            "lower tiles first (--lower-tile-to-buffer), inline calls (--inline), and keep other ops outside kernels";
        Err(error_with_remedy(
            op,
            "expected a kernel to hold buffer ops, scalar arith and math ops, and loops and branches of scf, but got an op that has no assembler form",
            remedy_for(op).unwrap_or(remedy),
        ))
    }
}

impl<'c> Structured<'c> for Lowering<'c> {
    fn carries(&self, _: Type<'c>) -> bool {
        true
    }
    fn value(&mut self, user: Op<'c>, old: Value<'c>) -> Outcome<Value<'c>> {
        self.values.get(user, old)
    }
    fn bind(&mut self, old: Value<'c>, new: Value<'c>) {
        self.values.bind(old, new);
    }
    fn block(&mut self, block: Block<'c>, at: &mut Builder<'c>) -> Outcome {
        self.ops(block.ops(), at)
    }
}

/// The assembler's text has single numbers beside buffers, and nothing else.
fn require_numbers(op: Op) -> Outcome {
    let Some(value) = op.operands().iter().chain(op.results()).find(|value| !value.ty().is_number()) else {
        return Ok(());
    };
    let names_memory = is_buffer(value.ty()) || is_tensor(value.ty());
    Err(error_with_remedy(
        op,
        format!("expected operands and results to be scalars, but got a value of type {}", value.ty()),
        if names_memory { NAMED } else { MANY_NUMBERS },
    ))
}

/// What an allocation gives for each valid extent: a value where its type says `?`.
fn run_time_extents<'c>(alloc: buffer::AllocOp<'c>) -> Vec<Option<Value<'c>>> {
    let mut given = alloc.valid().iter();
    let valid = Descriptor::of(alloc.result().ty()).map_or(&[][..], |descriptor| descriptor.valid);
    valid.iter().map(|dim| if dim.is_known() { None } else { given.next() }).collect()
}

fn rank_two(op: Op, ty: Type) -> Reported {
    error_at(op, format!("expected a buffer of rank 2, but got {ty}"))
}

fn tensor_element(tensor: Value<'_>) -> Type<'_> {
    TensorType::from_type(tensor.ty()).map_or(tensor.ty(), |t| t.params().element_type)
}

/// Whether the destination, the last operand, has a valid region that is empty for every run.
fn writes_nothing(op: Op) -> bool {
    let target = op.operand_count().checked_sub(1).map(|last| op.operand(last).ty());
    let buffer = target.filter(|ty| BufferType::from_type(*ty).is_some()).and_then(Descriptor::of);
    buffer.is_some_and(|d| d.valid.iter().any(|extent| extent.as_constant() == Some(0)))
}
