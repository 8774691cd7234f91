//! Which tiles share storage, and the copies that make sharing right.
//!
//! Values that a loop, a branch or an op hands on must share storage. Two values may when neither is alive
//! where the other comes to be. Where they may not, the value is copied first, into storage that may be
//! shared; copies made at one place happen as if at once. Where no move copies, what loaded or moved the value
//! does so again.
use crate::analysis::carry::{self, Flow};
use crate::analysis::liveness::{Liveness, Point, Position, TileId};
use crate::diagnostic::{Outcome, Reported, cannot_build, error_at, error_in_place_of, error_with_note};
use crate::ir::control::{argument_direction, build_if, yield_values};
use crate::ir::{Block, Builder, Descriptor, Dialect, Direction, Op, OpKind, Space, Value, View, arith, func, tile};
use crate::target::Target;
use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};

/// How many pairs one question about sharing may look at. What is not answered by then is a no.
const PAIRS: usize = 4096;

/// Makes it right that tiles share storage, and says which do: equal numbers, equal storage.
///
/// # Errors
/// When a tile would have to be copied that no move copies.
pub(super) fn legalise<'c>(function: func::FuncOp<'c>, target: &Target) -> Outcome<HashMap<Value<'c>, usize>> {
    let selects = selects_to_branches(function)?;
    let mut legaliser = Legaliser::of(Liveness::of(function), target, selects);
    for block in function.body().blocks() {
        legaliser.visit_block(block)?;
    }
    legaliser.apply()
}

/// A select of tiles is a branch that yields them: the copies have a place to stand then. The branches that were selects.
fn selects_to_branches<'c>(function: func::FuncOp<'c>) -> Outcome<HashSet<Op<'c>>> {
    let selects: Vec<arith::SelectOp> = function
        .op()
        .walk()
        .filter_map(|op| op.cast::<arith::SelectOp>())
        .filter(|select| crate::ir::is_tile(select.result().ty()))
        .collect();
    selects.into_iter().map(|select| select_to_branch(select).map_err(cannot_build(function.op()))).collect()
}

fn select_to_branch<'c>(select: arith::SelectOp<'c>) -> Result<Op<'c>, crate::ir::BuildError> {
    let mut at = Builder::before(select.op());
    let (branch, then, otherwise) = build_if(&mut at, select.condition(), &[select.result().ty()], true)?;
    yield_values(&mut at.inside(then), &[select.true_value()])?;
    if let Some(otherwise) = otherwise {
        yield_values(&mut at.inside(otherwise), &[select.false_value()])?;
    }
    select.result().replace_all_uses(branch.op().result(0));
    select.op().erase();
    Ok(branch.op())
}

/// Sets of tiles that share storage. No member is alive where another comes to be, so at most one is alive at
/// a time; members are kept by where they come to be.
#[derive(Default)]
struct Classes {
    parents: Vec<TileId>,
    members: Vec<BTreeMap<Position, TileId>>,
}

impl Classes {
    fn add(&mut self, tile: TileId, definition: Position) {
        self.parents.push(tile);
        self.members.push(BTreeMap::from([(definition, tile)]));
    }
    fn find(&mut self, tile: TileId) -> TileId {
        let mut root = tile;
        while self.parents[root] != root {
            self.parents[root] = self.parents[self.parents[root]];
            root = self.parents[root];
        }
        root
    }
    fn join(&mut self, a: TileId, b: TileId) {
        let (a, b) = (self.find(a), self.find(b));
        if a == b {
            return;
        }
        let (small, large) = if self.members[a].len() < self.members[b].len() { (a, b) } else { (b, a) };
        let moved = std::mem::take(&mut self.members[small]);
        self.members[large].extend(moved);
        self.parents[small] = large;
    }
}

/// Why two tiles cannot share storage: the first is needed when the second comes to be.
#[derive(Clone, Copy)]
struct Conflict {
    needed: TileId,
    made: TileId,
}

/// What is to be done to the program, in order.
enum Edit<'c> {
    /// Make a tile with the contents of another.
    Copy { source: TileId, result: TileId, before: Op<'c> },
    /// Do again what made a tile; a move takes another tile than it did where there is a `source`.
    Again { maker: Op<'c>, source: Option<TileId>, result: TileId, before: Op<'c> },
    /// Make a tile like another, without its contents.
    Fresh { like: TileId, result: TileId, before: Op<'c> },
    /// Let an op use another tile.
    Use { op: Op<'c>, operand: usize, tile: TileId },
}

/// An operand that must be copied into the storage of what it becomes.
#[derive(Clone, Copy)]
struct Pending {
    operand: usize,
    source: TileId,
    target: TileId,
}

struct Legaliser<'c, 't> {
    liveness: Liveness<'c>,
    classes: Classes,
    edits: Vec<Edit<'c>>,
    target: &'t Target,
    /// Branches that were written as selects.
    selects: HashSet<Op<'c>>,
}

impl<'c, 't> Legaliser<'c, 't> {
    fn of(liveness: Liveness<'c>, target: &'t Target, selects: HashSet<Op<'c>>) -> Self {
        let mut classes = Classes::default();
        for (id, tile) in liveness.tiles.iter().enumerate() {
            classes.add(id, tile.definition.at);
        }
        Self { liveness, classes, edits: vec![], target, selects }
    }

    // Inner loops first: a copy there costs most.
    fn visit_block(&mut self, block: Block<'c>) -> Outcome {
        for op in block.ops() {
            for inner in op.blocks() {
                self.visit_block(inner)?;
            }
            self.visit_op(op)?;
        }
        Ok(())
    }

    fn visit_op(&mut self, op: Op<'c>) -> Outcome {
        self.protect_scratch(op)?;
        for (inside, after) in carry::renamed(op) {
            if let (Some(inside), Some(after)) = (self.liveness.id(inside), self.liveness.id(after)) {
                self.classes.join(inside, after);
            }
        }
        for flows in carry::exits(op) {
            self.share(&flows)?;
        }
        self.share(&carry::entries(op))
    }

    /// Gives an op scratch of its own where the tile that it would scribble on is read afterwards.
    fn protect_scratch(&mut self, op: Op<'c>) -> Outcome {
        let Some(operand) = carry::scratch(op.kind()) else { return Ok(()) };
        let value = op.operand(operand);
        let Some(tile) = self.liveness.id(value).filter(|&tile| self.liveness.tiles[tile].is_read) else {
            return Ok(());
        };
        let place = self.place(op)?;
        let is_also_input = (0..op.operand_count()).any(|other| other != operand && op.operand(other) == value);
        if is_also_input || self.liveness.alive_after(tile, place) {
            let result = self.plan(place);
            self.edits.push(Edit::Fresh { like: tile, result, before: op });
            self.edits.push(Edit::Use { op, operand, tile: result });
        }
        Ok(())
    }

    /// Lets sources share storage with what they become, through copies where they must not.
    fn share(&mut self, flows: &[Flow<'c>]) -> Outcome {
        let mut pending = vec![];
        for flow in flows {
            let (Some(source), Some(target)) = (self.liveness.id(flow.source), self.liveness.id(flow.target)) else {
                continue;
            };
            if self.classes.find(source) == self.classes.find(target) {
                continue;
            }
            match self.conflict(source, target) {
                None => self.classes.join(source, target),
                Some(_) if self.is_copyable(source) => {
                    pending.push(Pending { operand: flow.operand, source, target });
                }
                Some(conflict) => {
                    let place = self.place(flow.at)?;
                    let again = self.make_again(source, (flow.at, place), flows);
                    let result = again.ok_or_else(|| self.needed_elsewhere(flow, conflict))?;
                    self.classes.join(result, target);
                    self.edits.push(Edit::Use { op: flow.at, operand: flow.operand, tile: result });
                }
            }
        }
        match flows.first() {
            Some(flow) if !pending.is_empty() => self.copy_at_once(flow.at, pending),
            _ => Ok(()),
        }
    }

    /// Orders copies so that each reads its source before another writes there; a cycle takes a detour.
    fn copy_at_once(&mut self, before: Op<'c>, mut pending: Vec<Pending>) -> Outcome {
        let place = self.place(before)?;
        let mut reads: Vec<TileId> = pending.iter().map(|copy| self.classes.find(copy.source)).collect();
        let mut readers: HashMap<TileId, usize> = HashMap::new();
        reads.iter().for_each(|class| *readers.entry(*class).or_default() += 1);
        let writes: Vec<TileId> = pending.iter().map(|copy| self.classes.find(copy.target)).collect();
        let writer: HashMap<TileId, usize> = writes.iter().copied().zip(0..).collect();
        let mut ready: VecDeque<usize> = (0..pending.len()).filter(|i| !readers.contains_key(&writes[*i])).collect();
        let mut done = vec![false; pending.len()];
        let mut next = 0;
        loop {
            while let Some(index) = ready.pop_front() {
                let Pending { operand, source, target } = pending[index];
                done[index] = true;
                let result = self.copy(source, before, place);
                self.classes.join(result, target);
                self.edits.push(Edit::Use { op: before, operand, tile: result });
                let left = readers.entry(reads[index]).or_default();
                *left = left.saturating_sub(1);
                if *left == 0 {
                    ready.extend(writer.get(&reads[index]));
                }
            }
            while done.get(next) == Some(&true) {
                next += 1;
            }
            // What is left is cycles, in which every class has one reader.
            let Some(blocked) = pending.get_mut(next) else { return Ok(()) };
            blocked.source = self.copy(blocked.source, before, place);
            ready.extend(writer.get(&reads[next]));
            reads[next] = blocked.source;
        }
    }

    fn copy(&mut self, source: TileId, before: Op<'c>, place: Point) -> TileId {
        let result = self.plan(place);
        self.edits.push(if self.is_empty(source) {
            Edit::Fresh { like: source, result, before }
        } else {
            Edit::Copy { source, result, before }
        });
        result
    }

    /// Whether nobody has written a tile: a copy need not read it.
    fn is_empty(&self, tile: TileId) -> bool {
        let definition = self.liveness.tiles[tile].value.and_then(Value::defining_op);
        definition.is_some_and(|op| op.kind() == OpKind::TileCreate)
    }

    fn plan(&mut self, place: Point) -> TileId {
        let tile = self.liveness.plan_before(place);
        self.classes.add(tile, self.liveness.tiles[tile].definition.at);
        tile
    }

    fn place(&self, op: Op<'c>) -> Outcome<Point> {
        self.liveness.place(op).ok_or_else(|| error_at(op, "internal error: this op has no place"))
    }

    /// Why the classes of two tiles cannot become one.
    fn conflict(&mut self, a: TileId, b: TileId) -> Option<Conflict> {
        let (a, b) = (self.classes.find(a), self.classes.find(b));
        let (a, b) = (&self.classes.members[a], &self.classes.members[b]);
        let (small, large) = if a.len() < b.len() { (a, b) } else { (b, a) };
        let mut budget = PAIRS;
        small.iter().find_map(|(&position, &tile)| {
            self.conflict_with_older(large, position, tile, &mut budget)
                .or_else(|| self.conflict_with_younger(large, position, tile, &mut budget))
        })
    }

    /// Members are not alive together, so only the nearest one that exists where the tile comes to be counts.
    fn conflict_with_older(
        &self,
        class: &BTreeMap<Position, TileId>,
        position: Position,
        tile: TileId,
        budget: &mut usize,
    ) -> Option<Conflict> {
        let mut end = position;
        loop {
            let (_, &older) = class.range(..end).next_back()?;
            if self.liveness.dominates(older, tile) {
                return self.meet(older, tile);
            }
            if *budget == 0 {
                return Some(Conflict { needed: older, made: tile });
            }
            *budget -= 1;
            end = self.liveness.start_of_side_block(older, position);
        }
    }

    fn conflict_with_younger(
        &self,
        class: &BTreeMap<Position, TileId>,
        position: Position,
        tile: TileId,
        budget: &mut usize,
    ) -> Option<Conflict> {
        class.range(position..=self.liveness.last(tile).max(position)).find_map(|(&made, &younger)| {
            if made == position || *budget == 0 {
                return Some(Conflict { needed: tile, made: younger });
            }
            *budget -= 1;
            self.liveness.dominates(tile, younger).then(|| self.meet(tile, younger)).flatten()
        })
    }

    /// Whether the older of two tiles is needed when the younger comes to be.
    fn meet(&self, older: TileId, younger: TileId) -> Option<Conflict> {
        let alive = self.liveness.alive_after(older, self.liveness.tiles[younger].definition);
        (alive || !self.may_follow(older, younger)).then_some(Conflict { needed: older, made: younger })
    }

    /// Whether the op that makes the younger tile, if it reads the older one, may write where that lies.
    fn may_follow(&self, older: TileId, younger: TileId) -> bool {
        let value_of = |tile: TileId| self.liveness.tiles[tile].value;
        let (Some(older), Some(maker)) = (value_of(older), value_of(younger).and_then(Value::defining_op)) else {
            return true;
        };
        let kind = maker.kind();
        maker.region_count() > 0
            || maker.operands().iter().enumerate().all(|(at, value)| value != older || carry::may_share(kind, at))
    }

    fn is_copyable(&self, tile: TileId) -> bool {
        let space = self.liveness.tiles[tile].value.map_or(Space::Unplaced, space_of);
        self.is_empty(tile) || self.target.moves_directly(space, space)
    }

    fn needed_elsewhere(&self, flow: &Flow<'c>, conflict: Conflict) -> Reported {
        let space = space_of(flow.source);
        if flow.at.parent().is_some_and(|branch| self.selects.contains(&branch)) {
            return chosen_elsewhere(flow.at, space);
        }
        let text = format!(
            "expected the storage of this {space} tile to be free to be taken over, but got a tile that is still \
             needed, and no move copies {space} to {space}"
        );
        let made = self.liveness.tiles[conflict.made].definition.at;
        let second = self.liveness.use_after(conflict.needed, made).or_else(|| self.liveness.op_at(made));
        match second {
            Some(user) => error_with_note(flow.at, text, user.location(), "it is needed here"),
            None => error_at(flow.at, text),
        }
    }

    /// Makes a tile a second time, right before an op, as it was made; none where that would give something else. This
    /// writes where no copy of the same place reads, since it is done only where no copy can be made.
    fn make_again(&mut self, tile: TileId, at: (Op<'c>, Point), flows: &[Flow<'c>]) -> Option<TileId> {
        let (before, place) = at;
        let maker = self.liveness.tiles[tile].value.and_then(Value::defining_op)?;
        let source = match maker.kind() {
            OpKind::TileLoad => reads_the_same(tile::LoadOp::wrap(maker), before).then_some(None),
            OpKind::TileMove => {
                let source = self.liveness.id(maker.operand(0))?;
                match self.keep_until(source, place, flows) {
                    true => Some(None),
                    false => self.make_again(source, at, flows).map(Some),
                }
            }
            _ => None,
        }?;
        let result = self.plan(place);
        self.edits.push(Edit::Again { maker, source, result, before });
        Some(result)
    }

    /// Lengthens the life of a tile up to a place, unless something that is decided already ends it before.
    fn keep_until(&mut self, tile: TileId, place: Point, flows: &[Flow<'c>]) -> bool {
        let class = self.classes.find(tile);
        let targets = flows.iter().filter_map(|flow| self.liveness.id(flow.target)).collect::<Vec<_>>();
        let is_taken = targets.into_iter().any(|target| self.classes.find(target) == class);
        let value = self.liveness.tiles[tile].value;
        let is_scratch = |(user, operand): (Op, usize)| carry::scratch(user.kind()) == Some(operand);
        if is_taken || value.is_some_and(|value| value.uses().any(is_scratch)) {
            return false;
        }
        let shorter = self.liveness.tiles[tile].clone();
        let start = shorter.definition.at;
        self.liveness.use_at(tile, place);
        self.classes.members[class].remove(&start);
        let mut budget = PAIRS;
        let ends = self.conflict_with_younger(&self.classes.members[class], start, tile, &mut budget).is_some();
        self.classes.members[class].insert(start, tile);
        if ends {
            self.liveness.tiles[tile] = shorter;
        }
        !ends
    }

    /// Edits the program.
    fn apply(mut self) -> Outcome<HashMap<Value<'c>, usize>> {
        for edit in std::mem::take(&mut self.edits) {
            match edit {
                Edit::Copy { source, result, before } => {
                    let value = self.value(source, before)?;
                    let copy = tile::MoveOp::build(&mut Builder::before(before), value, value.ty());
                    self.liveness.tiles[result].value = Some(copy.map_err(cannot_build(before))?.result());
                }
                Edit::Again { maker, source, result, before } => {
                    let again = maker.clone_detached();
                    if let Some(source) = source {
                        again.set_operand(0, self.value(source, before)?);
                    }
                    Builder::before(before).put(again);
                    self.liveness.tiles[result].value = Some(again.result(0));
                }
                Edit::Fresh { like, result, before } => {
                    let ty = self.value(like, before)?.ty();
                    let fresh = tile::CreateOp::build(&mut Builder::before(before), ty);
                    self.liveness.tiles[result].value = Some(fresh.map_err(cannot_build(before))?.result());
                }
                Edit::Use { op, operand, tile } => op.set_operand(operand, self.value(tile, op)?),
            }
        }
        let ids = 0..self.liveness.tiles.len();
        Ok(ids.filter_map(|id| Some((self.liveness.tiles[id].value?, self.classes.find(id)))).collect())
    }

    fn value(&self, tile: TileId, user: Op<'c>) -> Outcome<Value<'c>> {
        self.liveness.tiles[tile]
            .value
            .ok_or_else(|| -> Reported { error_at(user, "internal error: a tile is missing") })
    }
}

/// The branch is ours: what is reported is the select that was written in its place.
fn chosen_elsewhere(end: Op, space: Space) -> Reported {
    let text = format!(
        "expected the {space} tiles to choose from to be free to share storage, but got a tile that is needed beside the \
         other, and no move copies {space} to {space}"
    );
    let remedy = "write an scf.if that makes the tile in each arm, so that only one of them is ever there";
    error_in_place_of(OpKind::ArithSelect, end.location(), text, remedy)
}

fn space_of(tile: Value) -> Space {
    Descriptor::of(tile.ty()).map_or(Space::Unplaced, |tile| tile.space)
}

/// Whether a load would give at a later place what it gives where it stands: nothing may have written its tensor.
fn reads_the_same(load: tile::LoadOp, place: Op) -> bool {
    let source = load.source();
    let is_only_read = || source.uses().all(|(user, _)| user.kind() == OpKind::TileLoad);
    (argument_direction(source) == Some(Direction::In) && is_only_read()) || !may_store_between(load.op(), place)
}

/// Whether an op may write global memory between two others, of which the first dominates the second. All of a loop
/// around the second alone lies between them.
fn may_store_between(first: Op, second: Op) -> bool {
    let home = first.block();
    let Some(last) = std::iter::successors(Some(second), |op| op.parent()).find(|op| op.block() == home) else {
        return true;
    };
    let between = std::iter::successors(first.next(), |op| op.next()).take_while(|op| *op != last);
    between.chain((last != second).then_some(last)).any(|op| op.walk().any(may_store))
}

fn may_store(op: Op) -> bool {
    match op.kind().dialect() {
        Dialect::Arith | Dialect::Math | Dialect::Scf => false,
        Dialect::Tile => op.kind() == OpKind::TileStore,
        _ => true,
    }
}
