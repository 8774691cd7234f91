//! `--infer-memory-space`: what makes a tile and what uses it decide where it lives.
//!
//! Tiles that control flow hands on are one group and get one space. A group's makers leave some spaces open;
//! of these it gets the first that all uses can work with as it is, else the first from which a move leads
//! to what each use wants. A tile that a load made and whose uses nothing serves at once is loaded once for each space
//! that they want. Everything is decided before anything is changed.
use super::structure::works_on_tiles;
use crate::analysis::carry;
use crate::diagnostic::{Outcome, Reported, cannot_build, error_with_note, error_with_remedy};
use crate::ffi::{Severity, report_op};
use crate::ir::control::functions;
use crate::ir::ptensor_types::TensorType;
use crate::ir::table::{Family, family};
use crate::ir::tile_types::{TileType, TileTypeParams};
use crate::ir::{
    Block, BoxLayout, Builder, Chip, Descriptor, InnerLayout, Layout, Loc, Op, OpKind, Space, TensorLayout, Type,
    Value, View, func, tile,
};
use crate::ir::{implied_layout, is_tile};
use crate::target::Target;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;

/// Gives every tile of a module a memory space.
///
/// # Errors
/// When a tile cannot be where it is needed; nothing is changed then.
pub fn run(root: Op) -> Outcome {
    let decisions: Vec<Outcome<Option<Decision>>> = functions(root).into_iter().map(decide).collect();
    let decisions = decisions.into_iter().collect::<Outcome<Vec<_>>>()?;
    decisions.into_iter().flatten().try_for_each(Decision::apply)
}

/// A set of memory spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spaces(u32);

impl Spaces {
    const NONE: Self = Self(0);
    const ALL: Self = Self((1 << (Space::Bias as u32 + 1)) - 2); // all but unplaced
    /// In order of preference.
    const ORDER: [Space; 6] = [Space::Vec, Space::Mat, Space::Acc, Space::Left, Space::Right, Space::Bias];

    const fn one(space: Space) -> Self {
        Self(1 << space as u32)
    }
    fn of(spaces: &[Space]) -> Self {
        spaces.iter().fold(Self::NONE, |set, space| set.or(Self::one(*space)))
    }
    fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }
    fn has(self, space: Space) -> bool {
        self.0 & (1 << space as u32) != 0
    }
    fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
    fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    fn iter(self) -> impl Iterator<Item = Space> {
        Self::ORDER.into_iter().filter(move |space| self.has(*space))
    }
    fn first(self) -> Option<Space> {
        self.iter().next()
    }
    /// The spaces from which some chip moves to one of these.
    fn sources(self) -> Self {
        let leads_here = |from: &Space| self.iter().any(|to| can_move(*from, to));
        Self::of(&Self::ORDER.into_iter().filter(leads_here).collect::<Vec<_>>())
    }
}

impl fmt::Display for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (i, space) in self.iter().enumerate() {
            write!(f, "{}{space}", if i == 0 { "" } else { " or " })?;
        }
        Ok(())
    }
}

/// Whether a move exists on some chip; on which is the rule of `--verify-target`.
fn can_move(from: Space, to: Space) -> bool {
    Chip::ALL.iter().any(|chip| Target::of(*chip).moves_directly(from, to))
}

/// Where the results of an op may be.
pub fn made_in(kind: OpKind) -> Spaces {
    match kind {
        OpKind::TileLoad => Spaces::of(&[Space::Vec, Space::Mat]),
        OpKind::TileCreate | OpKind::TileMove => Spaces::ALL,
        kind => match family(kind) {
            Some(Family::Matmul | Family::MatmulAcc) => Spaces::one(Space::Acc),
            Some(_) => Spaces::one(Space::Vec),
            // Control flow: its groups decide.
            None => Spaces::ALL,
        },
    }
}

/// Where an operand may be.
fn used_in(op: Op, operand: usize) -> Spaces {
    if op.kind() != OpKind::TileMove {
        return taken_from(op.kind(), operand);
    }
    let sources = Spaces::one(space_of(op.result(0).ty())).sources();
    if sources == Spaces::NONE { Spaces::ALL } else { sources }
}

/// Where an operand of an op of this kind may be; what a move takes depends on where it leads.
pub fn taken_from(kind: OpKind, operand: usize) -> Spaces {
    match (kind, family(kind)) {
        (OpKind::TileStore, _) => Spaces::of(&[Space::Vec, Space::Acc]),
        (OpKind::TileMove, _) => Spaces::ALL,
        (_, Some(Family::Matmul)) => Spaces::one([Space::Left, Space::Right][operand.min(1)]),
        (_, Some(Family::MatmulAcc)) => Spaces::one([Space::Acc, Space::Left, Space::Right][operand.min(2)]),
        _ => Spaces::one(Space::Vec),
    }
}

fn space_of(ty: Type) -> Space {
    Descriptor::of(ty).map_or(Space::Unplaced, |tile| tile.space)
}

/// A use of a tile that wants it somewhere.
#[derive(Clone, Copy)]
struct Use<'c> {
    op: Op<'c>,
    operand: usize,
    tile: usize,
    wanted: Spaces,
}

impl Use<'_> {
    /// A move takes what it gets; where it may get it from is only a preference.
    fn is_move(&self) -> bool {
        self.op.kind() == OpKind::TileMove
    }
    /// The spaces from which it can be served.
    fn served_from(&self) -> Spaces {
        if self.is_move() { self.wanted } else { self.wanted.or(self.wanted.sources()) }
    }
}

/// Tiles that get one space.
#[derive(Clone, Copy)]
struct Group {
    open: Spaces,
    // A tile whose maker left no more than `open`.
    maker: Option<usize>,
    // Where all uses can take it as it is, where a move can serve them, and the same without moves written.
    direct: Spaces,
    served: Spaces,
    needed: Spaces,
}

impl Group {
    const ANYWHERE: Self =
        Self { open: Spaces::ALL, maker: None, direct: Spaces::ALL, served: Spaces::ALL, needed: Spaces::ALL };

    /// Where it goes, if anywhere.
    fn choice(&self) -> Option<Space> {
        let open = self.open;
        // What is placed already stays; a written move from there is a matter of the chip.
        if open.is_single() && open.and(self.needed) == open {
            return open.first();
        }
        open.and(self.direct).first().or_else(|| open.and(self.served).first())
    }
}

/// The tiles of a function, their groups and their uses.
#[derive(Default)]
struct Tiles<'c> {
    values: Vec<Value<'c>>,
    ids: HashMap<Value<'c>, usize>,
    parents: Vec<usize>,
    uses: Vec<Use<'c>>,
    /// Uses of a load that may be done again, each of a tile of its own.
    apart: BTreeMap<usize, (Op<'c>, usize)>,
    apart_ids: HashMap<(Op<'c>, usize), usize>,
}

impl<'c> Tiles<'c> {
    /// The tiles of a function; each use of what is in `apart` is one of another tile.
    fn of(function: func::FuncOp<'c>, apart: &HashSet<Value<'c>>) -> Outcome<Self> {
        let mut tiles = Self::default();
        for op in function.op().walk() {
            tiles.add_values(op, apart);
        }
        for op in function.op().walk() {
            tiles.join_carries(op);
            tiles.add_uses(op)?;
        }
        Ok(tiles)
    }

    fn add_values(&mut self, op: Op<'c>, apart: &HashSet<Value<'c>>) {
        for value in op.definitions().filter(|value| is_tile(value.ty())) {
            let first = self.add(value);
            self.ids.insert(value, first);
            if apart.contains(&value) {
                for user in value.uses().skip(1) {
                    let tile = self.add(value);
                    self.apart.insert(tile, user);
                    self.apart_ids.insert(user, tile);
                }
            }
        }
    }

    fn add(&mut self, value: Value<'c>) -> usize {
        self.parents.push(self.values.len());
        self.values.push(value);
        self.values.len() - 1
    }

    /// The tile that an op takes as an operand.
    fn taken(&self, op: Op<'c>, operand: usize, value: Value<'c>) -> Option<usize> {
        self.apart_ids.get(&(op, operand)).or_else(|| self.ids.get(&value)).copied()
    }

    fn join_carries(&mut self, op: Op<'c>) {
        let flows = carry::entries(op).into_iter().chain(carry::exits(op).into_iter().flatten());
        let handed_on: Vec<_> = flows
            .map(|flow| (self.taken(flow.at, flow.operand, flow.source), self.ids.get(&flow.target).copied()))
            .collect();
        let renamed: Vec<_> = carry::renamed(op)
            .into_iter()
            .map(|(a, b)| (self.ids.get(&a).copied(), self.ids.get(&b).copied()))
            .collect();
        for pair in handed_on.into_iter().chain(renamed) {
            if let (Some(a), Some(b)) = pair {
                let (a, b) = (self.find(a), self.find(b));
                self.parents[a.max(b)] = a.min(b);
            }
        }
    }

    fn find(&mut self, tile: usize) -> usize {
        let mut root = tile;
        while self.parents[root] != root {
            self.parents[root] = self.parents[self.parents[root]];
            root = self.parents[root];
        }
        root
    }

    fn add_uses(&mut self, op: Op<'c>) -> Outcome {
        let kind = op.kind();
        if kind == OpKind::TileMove && space_of(op.result(0).ty()) == Space::Unplaced {
            let text = format!("expected the result of a move to have a memory space, but got '{}'", op.result(0).ty());
            return Err(error_with_remedy(op, text, "write where the tile is to go"));
        }
        // Control flow only hands on.
        if !(family(kind).is_some() || matches!(kind, OpKind::TileStore | OpKind::TileMove)) {
            return Ok(());
        }
        for (operand, value) in op.operands().iter().enumerate() {
            if let Some(tile) = self.taken(op, operand, value) {
                self.uses.push(Use { op, operand, tile, wanted: used_in(op, operand) });
            }
        }
        Ok(())
    }

    /// The groups that hold what a tensor by columns gives.
    fn loaded_by_columns(&mut self) -> HashSet<usize> {
        let is_by_columns = |value: &Value| {
            let load = value.defining_op().and_then(Op::cast::<tile::LoadOp>);
            let tensor = load.and_then(|load| TensorType::from_type(load.source().ty()));
            tensor.is_some_and(|tensor| tensor.params().layout == TensorLayout::DN)
        };
        let members: Vec<_> = (0..self.values.len()).filter(|tile| is_by_columns(&self.values[*tile])).collect();
        members.into_iter().map(|tile| self.find(tile)).collect()
    }

    /// What the makers of each group leave open and its uses want.
    fn groups(&mut self) -> Outcome<HashMap<usize, Group>> {
        let mut groups: HashMap<usize, Group> = HashMap::new();
        for tile in 0..self.values.len() {
            let made = self.made_in(tile);
            let root = self.find(tile);
            let group = groups.entry(root).or_insert(Group::ANYWHERE);
            let narrowed = group.open.and(made);
            if narrowed == Spaces::NONE {
                let earlier = group.maker.map(|maker| self.values[maker]);
                return Err(carried_apart(self.values[tile], made, earlier, group.open));
            }
            if narrowed != group.open {
                *group = Group { open: narrowed, maker: Some(tile), ..*group };
            }
        }
        for i in 0..self.uses.len() {
            let one = self.uses[i];
            let root = self.find(one.tile);
            if let Some(group) = groups.get_mut(&root) {
                group.direct = group.direct.and(one.wanted);
                group.served = group.served.and(one.served_from());
                if !one.is_move() {
                    group.needed = group.needed.and(one.served_from());
                }
            }
        }
        Ok(groups)
    }

    /// Where a tile may be: where it is written to be, else where its maker can put it.
    fn made_in(&self, tile: usize) -> Spaces {
        let value = self.values[tile];
        match space_of(value.ty()) {
            Space::Unplaced => value.defining_op().map_or(Spaces::ALL, |op| made_in(op.kind())),
            written => Spaces::one(written),
        }
    }

    /// Where a value goes for its first use.
    fn space_of_first(&mut self, value: Value<'c>, spaces: &HashMap<usize, Space>) -> Option<Space> {
        let first = *self.ids.get(&value)?;
        spaces.get(&self.find(first)).copied()
    }

    /// The space of a group.
    fn choose(&mut self, root: usize, group: Group) -> Outcome<Space> {
        group.choice().ok_or_else(|| self.out_of_reach(root, group.open))
    }

    /// What loads made of the groups that no one space serves, if they may be done once for each use.
    fn at_odds(&mut self, groups: &HashMap<usize, Group>) -> HashSet<Value<'c>> {
        let is_free = |value: &Value| {
            let is_loaded = value.defining_op().is_some_and(|op| op.kind() == OpKind::TileLoad);
            is_loaded && space_of(value.ty()) == Space::Unplaced && value.uses().nth(1).is_some()
        };
        let all: Vec<_> =
            self.ids.iter().map(|(value, tile)| (*value, *tile)).filter(|(value, _)| is_free(value)).collect();
        let is_served = |group: Option<&Group>| group.is_none_or(|group| group.choice().is_some());
        all.into_iter().filter(|(_, tile)| !is_served(groups.get(&self.find(*tile)))).map(|(value, _)| value).collect()
    }

    fn uses_of(&mut self, root: usize) -> Vec<Use<'c>> {
        let uses = std::mem::take(&mut self.uses);
        let here = uses.iter().copied().filter(|one| self.find(one.tile) == root).collect();
        self.uses = uses;
        here
    }

    /// Reports that no open space serves all uses.
    fn out_of_reach(&mut self, root: usize, open: Spaces) -> Reported {
        let uses = self.uses_of(root);
        let unserved = |one: &&Use| !one.is_move() && one.served_from().and(open) == Spaces::NONE;
        if let Some(one) = uses.iter().find(unserved) {
            let Use { op, operand, wanted, .. } = *one;
            let text = format!("expected operand #{operand} to be in {wanted}, but got a tile in {open}");
            let maker = self.values[one.tile];
            return error_with_note(
                op,
                text,
                maker.location(),
                format!("no chip moves this tile from {open} to {wanted}"),
            );
        }
        let mut left = open;
        for (i, one) in uses.iter().enumerate() {
            let next = left.and(one.served_from());
            if next == Spaces::NONE {
                let clash =
                    uses[..i].iter().find(|other| other.served_from().and(one.served_from()).and(open) == Spaces::NONE);
                return at_odds(one, clash.unwrap_or(&uses[0]), self.values[one.tile]);
            }
            left = next;
        }
        Reported
    }
}

fn at_odds(one: &Use, other: &Use, tile: Value) -> Reported {
    let text = format!(
        "expected operand #{} to be in {}, but got a tile that another use needs in {}",
        one.operand, one.wanted, other.wanted
    );
    let notes: [(Loc, String); 2] = [
        (other.op.location(), format!("this use needs it in {}", other.wanted)),
        (tile.location(), "no move serves both: make the tile twice".to_owned()),
    ];
    report_op(one.op, Severity::Error, &text, &notes);
    Reported
}

fn carried_apart(value: Value, made: Spaces, earlier: Option<Value>, open: Spaces) -> Reported {
    let Some(op) = value.defining_op().or_else(|| value.block_argument()?.0.parent_op()) else { return Reported };
    let text = format!("expected a tile that is handed on together with one in {open} to be there too, but got {made}");
    match earlier {
        Some(earlier) => error_with_note(op, text, earlier.location(), format!("this one is in {open}")),
        None => error_with_remedy(op, text, "give both one memory space"),
    }
}

/// What is to be done to a function.
struct Decision<'c> {
    types: Vec<(Value<'c>, Type<'c>)>,
    /// Uses of a load that take the result of another, of this type.
    again: Vec<(Op<'c>, usize, Type<'c>)>,
    moves: Vec<(Use<'c>, Space)>,
}

/// The groups of a function, with loads apart where that is needed.
fn grouped<'c>(function: func::FuncOp<'c>) -> Outcome<(Tiles<'c>, HashMap<usize, Group>)> {
    let mut apart = HashSet::new();
    loop {
        let mut tiles = Tiles::of(function, &apart)?;
        let groups = tiles.groups()?;
        let known = apart.len();
        apart.extend(tiles.at_odds(&groups));
        if apart.len() == known {
            return Ok((tiles, groups));
        }
    }
}

fn decide(function: func::FuncOp) -> Outcome<Option<Decision>> {
    if !works_on_tiles(function)? {
        return Ok(None);
    }
    let (mut tiles, groups) = grouped(function)?;
    let by_columns = tiles.loaded_by_columns();
    let mut spaces: HashMap<usize, Space> = HashMap::new();
    let (mut types, mut again, mut moves) = (vec![], vec![], vec![]);
    for tile in 0..tiles.values.len() {
        let root = tiles.find(tile);
        let space = match (spaces.get(&root), groups.get(&root)) {
            (Some(space), _) => *space,
            (None, Some(group)) => tiles.choose(root, *group)?,
            (None, None) => return Err(Reported),
        };
        spaces.insert(root, space);
        let value = tiles.values[tile];
        let boxes = by_columns.contains(&root).then_some(ZN);
        let placed = || placed(value.ty(), space, boxes, value.location());
        match tiles.apart.get(&tile).copied() {
            // The first use of a load is numbered before the others.
            Some((op, operand)) if tiles.space_of_first(value, &spaces) != Some(space) => {
                again.push((op, operand, placed()?));
            }
            Some(_) => {}
            None if space_of(value.ty()) != space => types.push((value, placed()?)),
            None => {}
        }
    }
    for i in 0..tiles.uses.len() {
        let one = tiles.uses[i];
        let root = tiles.find(one.tile);
        let Some(&space) = spaces.get(&root).filter(|space| !one.is_move() && !one.wanted.has(**space)) else {
            continue;
        };
        if let Some(to) = one.wanted.iter().find(|to| can_move(space, *to)) {
            moves.push((one, to));
        }
    }
    Ok(Some(Decision { types, again, moves }))
}

/// How a load from a tensor by columns fills Mat.
const ZN: (BoxLayout, InnerLayout) = (BoxLayout::RowMajor, InnerLayout::ColMajor);

/// A tile type in another space, with the layout that this implies, or with other boxes where it is Mat.
fn placed<'c>(
    ty: Type<'c>,
    space: Space,
    boxes: Option<(BoxLayout, InnerLayout)>,
    location: Loc<'c>,
) -> Outcome<Type<'c>> {
    let params = TileType::from_type(ty).ok_or(Reported)?.params();
    let implied = Layout { pad: params.layout.pad, ..implied_layout(space, params.shape.items()) };
    let layout = match boxes.filter(|_| space == Space::Mat) {
        Some((blayout, slayout)) => Layout { blayout, slayout, ..implied },
        None => implied,
    };
    TileType::get(location, &TileTypeParams { space, layout, ..params }).map(TileType::as_type).ok_or(Reported)
}

/// The load that made a tile once more, for another memory space; nothing can be written between the two.
fn load_again<'c>(value: Value<'c>, ty: Type<'c>) -> Value<'c> {
    let Some(load) = value.defining_op() else { return value };
    let again = load.clone_detached();
    again.result(0).set_type(ty);
    Builder::before(load).put(again);
    again.result(0)
}

impl<'c> Decision<'c> {
    fn apply(self) -> Outcome {
        for (value, ty) in self.types {
            value.set_type(ty);
        }
        let mut loads: HashMap<(Value<'c>, Type<'c>), Value<'c>> = HashMap::new();
        for (op, operand, ty) in self.again {
            let value = op.operand(operand);
            let load = loads.entry((value, ty)).or_insert_with(|| load_again(value, ty));
            op.set_operand(operand, *load);
        }
        let mut made: HashMap<(Value<'c>, Block<'c>, Space), Value<'c>> = HashMap::new();
        for (Use { op, operand, .. }, space) in self.moves {
            let source = op.operand(operand);
            let Some(block) = op.block() else { continue };
            let moved = match made.get(&(source, block, space)) {
                Some(moved) => *moved,
                None => {
                    let ty = placed(source.ty(), space, None, source.location())?;
                    let built = tile::MoveOp::build(&mut Builder::before(op), source, ty).map_err(cannot_build(op))?;
                    made.insert((source, block, space), built.result());
                    built.result()
                }
            };
            op.set_operand(operand, moved);
        }
        Ok(())
    }
}
