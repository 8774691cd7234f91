//! One op at a time: tiles by their handles, carries without tiles.
use super::storage::Storage;
use super::touches_tiles;
use crate::analysis::carry;
use crate::analysis::foreign::remedy_for;
use crate::convert::Mapping;
use crate::convert::structured::{self, Structured};
use crate::diagnostic::{Outcome, cannot_build, error_at, error_with_remedy};
use crate::ir::control::is_structured;
use crate::ir::table::{Family, family, lowered, reuses};
use crate::ir::{
    Block, Builder, Descriptor, Dialect, Op, OpKind, OpSpec, Space, Type, Value, View, buffer, is_tile, tile,
};

/// A function on its way from tiles to buffers.
pub struct Lowering<'c> {
    storage: Storage<'c>,
    values: Mapping<'c>,
}

impl<'c> Lowering<'c> {
    /// Starts with the storage that the plan asked for.
    pub fn new(storage: Storage<'c>) -> Self {
        Self { storage, values: Mapping::default() }
    }

    fn op(&mut self, op: Op<'c>, at: &mut Builder<'c>) -> Outcome {
        match op.kind() {
            OpKind::TileCreate => Ok(()),
            OpKind::TileLoad => self.load(tile::LoadOp::wrap(op), at),
            OpKind::TileStore => self.store(tile::StoreOp::wrap(op), at),
            OpKind::TileMove => self.tile_move(tile::MoveOp::wrap(op), at),
            OpKind::ScfYield | OpKind::ScfCondition => structured::rebuild(self, op, at).map(drop),
            kind if is_structured(kind) && has_single_blocks(op) => self.control(op, at),
            // A branch that only hands tiles on, as upstream passes write it: whichever it is, it is there already.
            OpKind::ArithSelect if is_tile(op.result(0).ty()) => self.entries(op),
            kind if kind.dialect() == Dialect::Tile && family(kind).is_some() => self.family_op(op, at),
            _ => self.other(op, at),
        }
    }

    /// An op's operand: the handle of a tile, the new value of anything else.
    fn operand(&self, op: Op<'c>, value: Value<'c>) -> Outcome<Value<'c>> {
        if is_tile(value.ty()) { self.storage.handle(op, value) } else { self.values.get(op, value) }
    }

    fn load(&mut self, load: tile::LoadOp<'c>, at: &mut Builder<'c>) -> Outcome {
        let op = load.op();
        let source = self.values.get(op, load.source())?;
        let offsets = load.offsets().iter().map(|v| self.values.get(op, v)).collect::<Outcome<Vec<_>>>()?;
        let Some(fixed) = load.static_offsets() else { return Err(error_at(op, "expected static_offsets")) };
        let target = self.storage.handle(op, load.result())?;
        buffer::LoadOp::build(at, source, &offsets, target, fixed).map(drop).map_err(cannot_build(op))
    }

    fn store(&mut self, store: tile::StoreOp<'c>, at: &mut Builder<'c>) -> Outcome {
        let op = store.op();
        let source = self.storage.handle(op, store.source())?;
        let target = self.values.get(op, store.target())?;
        let offsets = store.offsets().iter().map(|v| self.values.get(op, v)).collect::<Outcome<Vec<_>>>()?;
        let Some(fixed) = store.static_offsets() else { return Err(error_at(op, "expected static_offsets")) };
        buffer::StoreOp::build(at, source, target, &offsets, fixed).map(drop).map_err(cannot_build(op))
    }

    /// A move within one handle is no move at all.
    fn tile_move(&mut self, op: tile::MoveOp<'c>, at: &mut Builder<'c>) -> Outcome {
        let (source, target) = (self.storage.handle(op.op(), op.source())?, self.storage.handle(op.op(), op.result())?);
        if source == target {
            return Ok(());
        }
        let space = |value: Value<'c>| Descriptor::of(value.ty()).map(|d| d.space);
        let built = match (space(op.source()), space(op.result())) {
            (Some(Space::Vec), Some(Space::Vec)) | (Some(Space::Mat), Some(Space::Left | Space::Right)) => {
                buffer::CopyOp::build(at, source, target).map(drop)
            }
            _ => buffer::MoveOp::build(at, source, target).map(drop),
        };
        built.map_err(cannot_build(op.op()))
    }

    /// An op of a family: its inputs, then its destination. An input whose storage the result takes over is the
    /// destination itself.
    fn family_op(&mut self, op: Op<'c>, at: &mut Builder<'c>) -> Outcome {
        let kind = op.kind();
        let Some(target_kind) = lowered(kind) else { return Err(no_buffer_form(op)) };
        let mut spec = OpSpec::new(target_kind.name(), op.location());
        if family(kind) == Some(Family::Spmd) {
            spec.result(at.type_index());
            let new = spec.create().map_err(cannot_build(op))?;
            at.put(new);
            self.bind(op.result(0), new.result(0));
            return Ok(());
        }
        let target = self.storage.handle(op, op.result(0))?;
        for (position, operand) in op.operands().iter().enumerate() {
            let input = self.operand(op, operand)?;
            if reuses(kind) != Some(position) {
                spec.operand(input);
            } else if input != target {
                return Err(error_with_remedy(
                    op,
                    format!(
                        "expected operand {position} and the result to share storage, but got {} and {}",
                        operand.ty(),
                        op.result(0).ty()
                    ),
                    "the result takes over this operand's storage; run --plan-storage on the function",
                ));
            }
        }
        spec.operand(target);
        let new = spec.create().map_err(cannot_build(op))?;
        at.put(new);
        Ok(())
    }

    /// Carries share storage with what they carry, or the lowering would have to copy.
    fn same_storage(&self, op: Op<'c>, one: Value<'c>, other: Value<'c>) -> Outcome {
        if self.storage.handle(op, one)? == self.storage.handle(op, other)? {
            return Ok(());
        }
        Err(error_with_remedy(
            op,
            format!("expected carried tiles to share storage, but got {} and {}", one.ty(), other.ty()),
            "run --plan-storage on the function",
        ))
    }

    /// Control flow around tiles: what it hands on is in place already, so that only scalars are left to carry.
    fn control(&mut self, op: Op<'c>, at: &mut Builder<'c>) -> Outcome {
        for flow in carry::exits(op).into_iter().flatten() {
            self.same_storage(flow.at, flow.source, flow.target)?;
        }
        for (inside, after) in carry::renamed(op) {
            self.same_storage(op, inside, after)?;
        }
        self.entries(op)?;
        structured::lower(self, op, at)
    }

    /// What an op takes over when it starts, as a loop its initial tiles.
    fn entries(&self, op: Op<'c>) -> Outcome {
        carry::entries(op).into_iter().try_for_each(|flow| self.same_storage(op, flow.source, flow.target))
    }

    /// An op that does not touch tiles stays as it is.
    fn other(&mut self, op: Op<'c>, at: &mut Builder<'c>) -> Outcome {
        if let Some(inner) = op.walk().find(|inner| has_explicit_storage(*inner)) {
            return Err(error_with_remedy(
                inner,
                "expected a function on tiles to leave storage to the plan, but got an op on explicit storage",
                "the plan would not know what this op uses; write the function in one layer, or move this into another",
            ));
        }
        match op.walk().find(|inner| touches_tiles(*inner)) {
            None => self.values.copy(at, op).map(drop),
            Some(_) => Err(no_buffer_form(op)),
        }
    }
}

impl<'c> Structured<'c> for Lowering<'c> {
    fn carries(&self, ty: Type<'c>) -> bool {
        !is_tile(ty)
    }
    fn value(&mut self, user: Op<'c>, old: Value<'c>) -> Outcome<Value<'c>> {
        self.values.get(user, old)
    }
    fn bind(&mut self, old: Value<'c>, new: Value<'c>) {
        self.values.bind(old, new);
    }
    fn block(&mut self, block: Block<'c>, at: &mut Builder<'c>) -> Outcome {
        for op in block.ops() {
            at.set_location(op.location());
            self.op(op, at)?;
        }
        Ok(())
    }
}

/// Regions of several blocks hold no tiles, and stay as they are.
fn has_single_blocks(op: Op) -> bool {
    op.regions().all(|region| region.blocks().nth(1).is_none())
}

/// Whether an op belongs to a layer below tiles.
fn has_explicit_storage(op: Op) -> bool {
    matches!(op.kind().dialect(), Dialect::Buffer | Dialect::Pto)
}

fn no_buffer_form(op: Op) -> crate::diagnostic::Reported {
    let remedy = "tiles may pass through tile ops, arith.select, and loops and branches of scf; other ops may not take or \
                  give them";
    error_with_remedy(
        op,
        "expected an op that works on tiles to have a buffer form, but got one that has none",
        remedy_for(op).unwrap_or(remedy),
    )
}
