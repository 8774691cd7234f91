//! A kernel's frame in the assembler's form: pointers, then scalars; constants and views first.
use super::ops::Lowering;
use crate::convert::structured::Structured as _;
use crate::convert::{FunctionParts, function_like};
use crate::diagnostic::{Outcome, Reported, cannot_build, error_at, error_in, error_with_remedy};
use crate::ir::control::{constant, entry_block};
use crate::ir::ptensor_types::TensorType;
use crate::ir::pto_types::{
    KernelKindAttr, KernelKindAttrParams, PtrType, PtrTypeParams, TensorViewType, TensorViewTypeParams,
};
use crate::ir::pto_types::{ViewLayoutAttr, ViewLayoutAttrParams};
use crate::ir::pypto_types::FunctionKindAttr;
use crate::ir::{
    Attr, Block, BuildError, Builder, Dim, FunctionKind, KernelKind, Loc, Op, OwnedRegion, Slice, TensorLayout, Type,
    Value, View, ViewLayout, func, pto,
};
use crate::target::Target;
use std::collections::HashMap;
use std::marker::PhantomData;

/// Lowers one kernel, beside the old one.
pub fn lower<'c>(function: func::FuncOp<'c>, target: &'static Target) -> Outcome<Op<'c>> {
    let op = View::op(function);
    let Some(entry) = entry_block(function) else {
        return Err(error_at(op, "expected a kernel with a body, but got a declaration"));
    };
    let order = arguments_in_order(entry);
    let arguments = order.iter().map(|old| Ok((argument_type(*old)?, old.location()))).collect::<Outcome<Vec<_>>>()?;
    let mut body = OwnedRegion::new();
    let block = body.add_block(&arguments);
    let head = Head::new(block, op.location()).map_err(cannot_build(op))?;
    let mut lowering = Lowering::new(head, target);
    for (old, new) in order.iter().zip(block.arguments()) {
        match TensorType::from_type(old.ty()) {
            Some(tensor) if old.uses().next().is_some() => lowering.view(op, *old, new, tensor)?,
            Some(_) => {}
            None => lowering.bind(*old, new),
        }
    }
    lowering.block(entry, &mut Builder::at_end(block, op.location()))?;
    lowering.finish();
    function_like(
        function,
        FunctionParts {
            inputs: arguments.iter().map(|a| a.0).collect(),
            results: vec![],
            argument_attributes: None,
            attributes: attributes(op),
            body,
        },
    )
}

/// The native order: all tensors, then all scalars, each in the order of the program.
fn arguments_in_order<'c>(entry: Block<'c>) -> Vec<Value<'c>> {
    let (mut tensors, scalars): (Vec<_>, Vec<_>) =
        entry.arguments().partition(|a| TensorType::from_type(a.ty()).is_some());
    tensors.extend(scalars);
    tensors
}

fn argument_type<'c>(argument: Value<'c>) -> Outcome<Type<'c>> {
    let ty = argument.ty();
    if let Some(tensor) = TensorType::from_type(ty) {
        let pointer = PtrTypeParams { element_type: tensor.params().element_type };
        return PtrType::get(argument.location(), &pointer).map(PtrType::as_type).ok_or(Reported);
    }
    if ty.is_index() || is_scalar_of_cores(ty) {
        return Ok(ty);
    }
    Err(error_in(
        argument.location(),
        format!(
            "expected a kernel argument to be a tensor, an index, i1, i8, i16, i32, i64, or a float of 16, 32 or 64 bits, but got {ty}"
        ),
    ))
}

/// Whether cores compute with numbers of a type, one by one.
fn is_scalar_of_cores(ty: Type) -> bool {
    let is_integer = ty.is_signless() && matches!(ty.integer_width(), Some(1 | 8 | 16 | 32 | 64));
    is_integer || matches!(ty.float_width(), Some(16 | 32 | 64))
}

/// The function's own attributes, with ours in the assembler's words.
fn attributes<'c>(op: Op<'c>) -> Vec<(&'c str, Attr<'c>)> {
    let ctx = op.context();
    let kind = op.attribute("pypto.kind").and_then(FunctionKindAttr::from_attr).map(|attr| attr.params().value);
    let core = match kind {
        Some(FunctionKind::AIC) => Some(KernelKind::Cube),
        Some(FunctionKind::AIV) => Some(KernelKind::Vector),
        _ => None,
    };
    let core = core
        .and_then(|value| KernelKindAttr::get(op.location(), &KernelKindAttrParams { value, context: PhantomData }));
    let own = op.discardable_attributes().filter(|(name, _)| !name.starts_with("pypto."));
    own.chain([("pto.entry", ctx.unit())]).chain(core.map(|core| ("pto.kernel_kind", core.as_attr()))).collect()
}

/// What stands at the top of a kernel: each constant once, then the views.
pub struct Head<'c> {
    constants: HashMap<(Type<'c>, i64), Value<'c>>,
    /// An op that marks the end of the constants, erased when the kernel is done.
    mark: Op<'c>,
    /// An op that marks the end of the views.
    end: Op<'c>,
}
impl<'c> Head<'c> {
    fn new(block: Block<'c>, location: Loc<'c>) -> Result<Self, BuildError> {
        let mut at = Builder::at_end(block, location);
        let mut mark = || -> Result<Op<'c>, BuildError> {
            let index = at.type_index();
            let value = constant(&mut at, Attr::integer(index, 0), index)?;
            value.defining_op().ok_or(BuildError { op: "arith.constant" })
        };
        Ok(Self { constants: HashMap::new(), mark: mark()?, end: mark()? })
    }
    /// The integer constant of a type.
    pub fn constant(&mut self, ty: Type<'c>, value: i64) -> Result<Value<'c>, BuildError> {
        if let Some(known) = self.constants.get(&(ty, value)) {
            return Ok(*known);
        }
        let built = constant(&mut Builder::before(self.mark), Attr::integer(ty, value), ty)?;
        self.constants.insert((ty, value), built);
        Ok(built)
    }
    /// An index constant.
    pub fn index(&mut self, value: i64) -> Result<Value<'c>, BuildError> {
        self.constant(self.mark.context().index(), value)
    }
    /// The view of a tensor argument.
    pub fn view(
        &mut self,
        op: Op<'c>,
        tensor: TensorType<'c>,
        old: Value<'c>,
        pointer: Value<'c>,
    ) -> Outcome<Value<'c>> {
        let params = tensor.params();
        let geometry = Geometry::of(op, tensor, old)?;
        let mut constants =
            |values: &[i64]| -> Result<Vec<Value<'c>>, BuildError> { values.iter().map(|v| self.index(*v)).collect() };
        let shape = constants(&geometry.shape).map_err(cannot_build(op))?;
        let strides = constants(&geometry.strides).map_err(cannot_build(op))?;
        let unknown = vec![Dim::UNKNOWN; geometry.shape.len()];
        let ty = TensorViewType::get(
            old.location(),
            &TensorViewTypeParams { shape: Slice::of(&unknown), element_type: params.element_type },
        );
        let layout =
            ViewLayoutAttr::get(old.location(), &ViewLayoutAttrParams { value: geometry.layout, context: PhantomData });
        let (Some(ty), Some(layout)) = (ty, layout) else { return Err(Reported) };
        let mut at = Builder::before(self.end);
        at.set_location(old.location());
        let view =
            pto::MakeTensorViewOp::build(&mut at, pointer, &shape, &strides, Some(layout.as_attr()), ty.as_type());
        Ok(view.map_err(cannot_build(op))?.result())
    }
    /// Takes the marks away.
    pub fn finish(self) {
        self.mark.erase();
        self.end.erase();
    }
}

/// Where the elements of a tensor lie.
struct Geometry {
    shape: Vec<i64>,
    strides: Vec<i64>,
    layout: ViewLayout,
}
impl Geometry {
    fn of<'c>(op: Op<'c>, tensor: TensorType<'c>, value: Value<'c>) -> Outcome<Self> {
        let params = tensor.params();
        let refuse = |wanted: &str| {
            Err(error_with_remedy(
                op,
                format!("expected tensor arguments to have {wanted}, but got {}", value.ty()),
                "the assembler's text needs the extents as numbers",
            ))
        };
        let Some(shape) = constants(params.shape.items()) else { return refuse("static extents") };
        let Ok([rows, columns]) = <[i64; 2]>::try_from(shape.as_slice()) else { return refuse("rank 2") };
        // A column is contiguous in either reading; the assembler wants it named dn.
        let column = columns == 1 && rows > 1;
        let layout = match params.layout {
            TensorLayout::ND if column && params.strides.is_empty() => ViewLayout::DN,
            TensorLayout::ND => ViewLayout::ND,
            TensorLayout::DN => ViewLayout::DN,
            TensorLayout::NZ => return refuse("layout nd or dn"),
        };
        let strides = match constants(params.strides.items()) {
            Some(strides) if !strides.is_empty() => strides,
            Some(_) if layout == ViewLayout::DN => vec![1, rows],
            Some(_) => vec![columns, 1],
            None => return refuse("static strides"),
        };
        Ok(Self { shape, strides, layout })
    }
}

fn constants(dims: &[Dim]) -> Option<Vec<i64>> {
    dims.iter().map(|d| d.as_constant()).collect()
}
