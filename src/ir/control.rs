//! Upstream control flow, constants and functions, as much of them as lowerings build and read.
use super::pypto_types::DirectionAttr;
use super::{
    Attr, Block, BuildError, Builder, Dim, Direction, Loc, Op, OpKind, OwnedRegion, Type, Value, arith, func, scf,
};
use std::collections::HashSet;

/// An index constant.
///
/// # Errors
/// When MLIR refuses to create it.
pub fn constant_index<'c>(at: &mut Builder<'c>, value: i64) -> Result<Value<'c>, BuildError> {
    let index = at.type_index();
    Ok(arith::ConstantOp::build(at, Attr::integer(index, value), index)?.result())
}

/// A constant of an integer or float type, from an attribute of that type.
///
/// # Errors
/// When MLIR refuses to create it.
pub fn constant<'c>(at: &mut Builder<'c>, value: Attr<'c>, ty: Type<'c>) -> Result<Value<'c>, BuildError> {
    Ok(arith::ConstantOp::build(at, value, ty)?.result())
}

/// The integer that a value is, if `arith.constant` defines it.
pub fn as_constant(value: Value) -> Option<i64> {
    value.defining_op()?.cast::<arith::ConstantOp>()?.value()?.as_int()
}

/// A loop whose body is still to be filled and closed with [`yield_values`].
pub struct Loop<'c> {
    /// The loop.
    pub op: scf::ForOp<'c>,
    /// Its body.
    pub body: Block<'c>,
}
impl<'c> Loop<'c> {
    /// The induction variable.
    pub fn index(&self) -> Value<'c> {
        self.body.argument(0)
    }
    /// What the loop carries, as the body sees it.
    pub fn carried(&self) -> impl Iterator<Item = Value<'c>> {
        self.body.arguments().skip(1)
    }
}

/// Builds `scf.for` with an empty body.
///
/// # Errors
/// When MLIR refuses to create it.
pub fn build_for<'c>(
    at: &mut Builder<'c>,
    bounds: [Value<'c>; 3],
    carried: &[Value<'c>],
    unsigned: Option<Attr<'c>>,
) -> Result<Loop<'c>, BuildError> {
    let [lower, upper, step] = bounds;
    let mut arguments: Vec<(Type, Loc)> = vec![(lower.ty(), at.location())];
    arguments.extend(carried.iter().map(|value| (value.ty(), at.location())));
    let types: Vec<Type> = carried.iter().map(|value| value.ty()).collect();
    let mut region = OwnedRegion::new();
    let body = region.add_block(&arguments);
    let op = scf::ForOp::build(at, lower, upper, step, carried, unsigned, &types, region)?;
    Ok(Loop { op, body })
}

/// Builds `scf.if` with empty arms; both must be closed with [`yield_values`].
///
/// # Errors
/// When MLIR refuses to create it.
pub fn build_if<'c>(
    at: &mut Builder<'c>,
    condition: Value<'c>,
    results: &[Type<'c>],
    with_else: bool,
) -> Result<(scf::IfOp<'c>, Block<'c>, Option<Block<'c>>), BuildError> {
    let mut then_region = OwnedRegion::new();
    let then_block = then_region.add_block(&[]);
    let mut else_region = OwnedRegion::new();
    let else_block = with_else.then(|| else_region.add_block(&[]));
    let op = scf::IfOp::build(at, condition, results, then_region, else_region)?;
    Ok((op, then_block, else_block))
}

/// Closes a body of `scf`.
///
/// # Errors
/// When MLIR refuses to create it.
pub fn yield_values<'c>(at: &mut Builder<'c>, values: &[Value<'c>]) -> Result<(), BuildError> {
    scf::YieldOp::build(at, values).map(|_| ())
}

/// Whether an op is control flow with regions of one block that hand values on.
pub fn is_structured(kind: OpKind) -> bool {
    use OpKind::*;
    matches!(kind, ScfFor | ScfWhile | ScfIf | ScfIndexSwitch | ScfExecuteRegion)
}

/// What a function is called.
pub fn function_name<'c>(function: func::FuncOp<'c>) -> &'c str {
    function.sym_name().and_then(Attr::as_str).unwrap_or("")
}

/// The entry block of a function that has a body.
pub fn entry_block<'c>(function: func::FuncOp<'c>) -> Option<Block<'c>> {
    function.body().first_block()
}

/// How a function uses a tensor, if that is one of its arguments.
pub fn argument_direction(tensor: Value) -> Option<Direction> {
    let (block, argument) = tensor.block_argument()?;
    let function = block.parent_op()?.cast::<func::FuncOp>()?;
    (entry_block(function) == Some(block)).then(|| direction_at(function, argument))
}

/// How a function uses the tensor that it takes at a position; what says nothing is read.
pub fn direction_at(function: func::FuncOp, position: usize) -> Direction {
    let attributes = function.arg_attrs().and_then(Attr::elements).unwrap_or_default();
    let direction = attributes.get(position).and_then(|a| a.entry("pypto.dir")).and_then(DirectionAttr::from_attr);
    direction.map_or(Direction::In, |attr| attr.params().value)
}

/// The tensor or memref that a value is a view of; the value itself if it is none. In a block that nothing reaches, views
/// may go round in a circle.
pub fn behind_views(value: Value) -> Value {
    let is_view = |op: &Op| matches!(op.kind(), OpKind::PtensorFromMemRef | OpKind::PtensorToMemRef);
    let (mut root, mut seen) = (value, HashSet::new());
    while let Some(view) = root.defining_op().filter(is_view).filter(|view| seen.insert(*view)) {
        root = view.operand(0);
    }
    root
}

/// The functions of a module, in order.
pub fn functions<'c>(module: Op<'c>) -> Vec<func::FuncOp<'c>> {
    let block = (module.region_count() > 0).then(|| module.region(0).first_block()).flatten();
    block.into_iter().flat_map(Block::ops).filter_map(|op| op.cast()).collect()
}

/// An offset as transfers hold them: static where it can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offset<'c> {
    /// Known.
    Static(i64),
    /// Known at run time.
    Dynamic(Value<'c>),
}
impl<'c> Offset<'c> {
    /// The offsets of a transfer, with `arith.constant`s seen through.
    pub fn all(dynamic: super::Operands<'c>, fixed: Option<Attr<'c>>) -> Vec<Offset<'c>> {
        let mut dynamic = dynamic.iter();
        fixed
            .map(Attr::i64_elements)
            .unwrap_or_default()
            .into_iter()
            .filter_map(|value| match value {
                super::DYNAMIC => dynamic.next().map(|v| as_constant(v).map_or(Offset::Dynamic(v), Offset::Static)),
                value => Some(Offset::Static(value)),
            })
            .collect()
    }
    /// As operands and attribute of a transfer.
    pub fn split(offsets: &[Offset<'c>]) -> (Vec<Value<'c>>, Vec<i64>) {
        let mut dynamic = vec![];
        let fixed = offsets
            .iter()
            .map(|offset| match *offset {
                Offset::Static(value) => value,
                Offset::Dynamic(value) => {
                    dynamic.push(value);
                    super::DYNAMIC
                }
            })
            .collect();
        (dynamic, fixed)
    }
    /// As a dimension: the constant, or `?`.
    pub fn as_dim(self) -> Dim<'c> {
        match self {
            Offset::Static(value) => Dim::constant(value),
            Offset::Dynamic(_) => Dim::UNKNOWN,
        }
    }
}
