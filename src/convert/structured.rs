//! `scf` on the way down: the same loops and branches around new bodies, with those of their values that the layer
//! below carries.
use crate::diagnostic::{Outcome, cannot_build, error_at};
use crate::ir::{Block, Builder, Loc, Op, OpSpec, OwnedRegion, Region, Type, Value};

/// A lowering that keeps control flow.
pub trait Structured<'c> {
    /// Whether values of a type are carried below too; the others are storage there, which has one name.
    fn carries(&self, ty: Type<'c>) -> bool;
    /// The type below of what is carried; the same, in most layers.
    ///
    /// # Errors
    /// When there is none.
    fn lowered(&self, _user: Op<'c>, ty: Type<'c>) -> Outcome<Type<'c>> {
        Ok(ty)
    }
    /// The new value of an operand.
    ///
    /// # Errors
    /// When it has none.
    fn value(&mut self, user: Op<'c>, old: Value<'c>) -> Outcome<Value<'c>>;
    /// Records the new value of an old one.
    fn bind(&mut self, old: Value<'c>, new: Value<'c>);
    /// Lowers the ops of a block.
    ///
    /// # Errors
    /// When one of them has no form below.
    fn block(&mut self, old: Block<'c>, at: &mut Builder<'c>) -> Outcome;
}

/// Lowers an op of control flow to one of the same kind.
///
/// # Errors
/// When something inside cannot be lowered.
pub fn rebuild<'c>(lowering: &mut impl Structured<'c>, op: Op<'c>, at: &mut Builder<'c>) -> Outcome<Op<'c>> {
    let mut spec = OpSpec::new(op.kind().name(), op.location());
    for old in op.regions() {
        spec.region(region(lowering, op, old, at)?);
    }
    spec.operands(&carried_operands(lowering, op)?);
    for ty in result_types(lowering, op)? {
        spec.result(ty);
    }
    for (name, value) in op.attributes() {
        spec.attribute(name, Some(value));
    }
    let new = spec.create().map_err(cannot_build(op))?;
    at.put(new);
    Ok(new)
}

/// The types below of those results that are carried.
///
/// # Errors
/// When one has none.
pub fn result_types<'c>(lowering: &impl Structured<'c>, op: Op<'c>) -> Outcome<Vec<Type<'c>>> {
    let carried = op.results().map(Value::ty).filter(|ty| lowering.carries(*ty));
    carried.map(|ty| lowering.lowered(op, ty)).collect()
}

/// As [`rebuild`], with results to follow the old ones'.
///
/// # Errors
/// When something inside cannot be lowered.
pub fn lower<'c>(lowering: &mut impl Structured<'c>, op: Op<'c>, at: &mut Builder<'c>) -> Outcome {
    let new = rebuild(lowering, op, at)?;
    bind_results(lowering, op, new);
    Ok(())
}

/// Lets the results of an op be those of a new one.
pub fn bind_results<'c>(lowering: &mut impl Structured<'c>, old: Op<'c>, new: Op<'c>) {
    bind_carried(lowering, old.results(), new.results());
}

/// The new values of those operands that are carried.
///
/// # Errors
/// When one has none.
pub fn carried_operands<'c>(lowering: &mut impl Structured<'c>, op: Op<'c>) -> Outcome<Vec<Value<'c>>> {
    let operands = op.operands().iter().filter(|value| lowering.carries(value.ty())).collect::<Vec<_>>();
    operands.into_iter().map(|value| lowering.value(op, value)).collect()
}

/// The only block of a region that has one.
///
/// # Errors
/// When it has another number of them.
pub fn only_block<'c>(op: Op<'c>, region: Region<'c>) -> Outcome<Block<'c>> {
    let mut blocks = region.blocks();
    match (blocks.next(), blocks.next()) {
        (Some(block), None) => Ok(block),
        _ => Err(error_at(op, "expected each region of an op inside a kernel to be one block, but got another number")),
    }
}

/// A region's new form; an absent `else` stays absent.
fn region<'c>(
    lowering: &mut impl Structured<'c>,
    op: Op<'c>,
    old: Region<'c>,
    at: &Builder<'c>,
) -> Outcome<OwnedRegion<'c>> {
    let mut new = OwnedRegion::new();
    if old.first_block().is_none() {
        return Ok(new);
    }
    let old = only_block(op, old)?;
    let block = new.add_block(&arguments(lowering, op, old)?);
    bind_carried(lowering, old.arguments(), block.arguments());
    lowering.block(old, &mut at.inside(block))?;
    Ok(new)
}

/// Types below and places of those arguments of a body that are carried.
///
/// # Errors
/// When one has no type below.
pub fn arguments<'c>(lowering: &impl Structured<'c>, op: Op<'c>, body: Block<'c>) -> Outcome<Vec<(Type<'c>, Loc<'c>)>> {
    let carried = body.arguments().filter(|value| lowering.carries(value.ty()));
    carried.map(|value| Ok((lowering.lowered(op, value.ty())?, value.location()))).collect()
}

fn bind_carried<'c>(
    lowering: &mut impl Structured<'c>,
    old: impl Iterator<Item = Value<'c>>,
    new: impl Iterator<Item = Value<'c>>,
) {
    let old: Vec<_> = old.filter(|value| lowering.carries(value.ty())).collect();
    old.into_iter().zip(new).for_each(|(old, new)| lowering.bind(old, new));
}
