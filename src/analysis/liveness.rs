//! Where tiles are alive, on the tree of regions.
//!
//! Every op has a place in program order, so that "used later in this block" is a question about intervals.
//! A value is alive after a point when it is used between there and the end of the block, when that holds for
//! the op around the block, or when the block runs again and the value comes from outside. Arms of a branch
//! exclude each other.
use super::carry;
use crate::ir::{Block, Op, Value, func, is_tile};
use std::collections::HashMap;

/// A place in program order. Ops and block starts have even ones, so there is room before each.
pub type Position = usize;

/// An index into [`Liveness::tiles`].
pub type TileId = usize;

/// Just after a position, in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The position.
    pub at: Position,
    scope: usize,
}

/// A block, by position.
#[derive(Clone, Copy, Debug)]
struct Scope {
    start: Position,
    end: Position,
    parent: Option<usize>,
    owner_start: Position,
    owner_end: Position,
    repeats: bool,
}

/// A tile value: where it comes to be and where it is used.
#[derive(Clone, Debug)]
pub struct Tile<'c> {
    /// The value; none for one that is only planned.
    pub value: Option<Value<'c>>,
    /// After which point it exists.
    pub definition: Point,
    /// Where it is used, in order.
    uses: Vec<Position>,
    /// Whether a use looks at what it holds.
    pub is_read: bool,
    // The last of the outermost loops that use it and that it is defined outside of.
    last_loop: Option<usize>,
}

/// The tiles of a function and where they are alive.
#[derive(Debug, Default)]
pub struct Liveness<'c> {
    /// All of them, in order of definition.
    pub tiles: Vec<Tile<'c>>,
    scopes: Vec<Scope>,
    ids: HashMap<Value<'c>, TileId>,
    order: Vec<(Position, Op<'c>)>,
    places: HashMap<Op<'c>, Point>,
    loops: Vec<usize>,
    clock: Position,
}

impl<'c> Liveness<'c> {
    /// Looks at a function whose regions have one block each.
    pub fn of(function: func::FuncOp<'c>) -> Self {
        let mut liveness = Self::default();
        for block in function.body().blocks() {
            liveness.number_block(block, None, 0, false);
        }
        liveness
    }

    fn tick(&mut self) -> Position {
        self.clock += 2;
        self.clock
    }

    fn number_block(&mut self, block: Block<'c>, parent: Option<usize>, owner_start: Position, repeats: bool) -> usize {
        let id = self.scopes.len();
        let start = self.tick();
        self.scopes.push(Scope { start, end: start, parent, owner_start, owner_end: start, repeats });
        if repeats {
            self.loops.push(id);
        }
        for argument in block.arguments() {
            self.define(argument, Point { at: start, scope: id });
        }
        for op in block.ops() {
            self.number_op(op, id);
        }
        if repeats {
            self.loops.pop();
        }
        self.scopes[id].end = self.tick();
        id
    }

    fn number_op(&mut self, op: Op<'c>, scope: usize) {
        let start = self.tick();
        self.order.push((start, op));
        self.places.insert(op, Point { at: start, scope });
        let scratch = carry::scratch(op.kind());
        for (position, operand) in op.operands().iter().enumerate() {
            self.mark_use(operand, start, scratch != Some(position));
        }
        let mut end = start;
        if op.region_count() > 0 {
            let repeats = carry::repeats(op.kind());
            let inner: Vec<_> =
                op.blocks().map(|block| self.number_block(block, Some(scope), start, repeats)).collect();
            end = self.tick();
            for scope in inner {
                self.scopes[scope].owner_end = end;
            }
        }
        for result in op.results() {
            self.define(result, Point { at: end, scope });
        }
    }

    fn define(&mut self, value: Value<'c>, definition: Point) {
        if is_tile(value.ty()) {
            self.ids.insert(value, self.tiles.len());
            self.tiles.push(Tile { value: Some(value), definition, uses: vec![], is_read: false, last_loop: None });
        }
    }

    fn mark_use(&mut self, value: Value<'c>, at: Position, reads: bool) {
        let Some(&id) = self.ids.get(&value) else { return };
        let tile = &mut self.tiles[id];
        tile.uses.push(at);
        tile.is_read |= reads;
        // Scopes are numbered outside in, and the tile's own is around this use.
        let inside = self.loops.partition_point(|&scope| scope <= tile.definition.scope);
        if let Some(&outermost) = self.loops.get(inside) {
            tile.last_loop = Some(outermost);
        }
    }

    /// The tile that a value is.
    pub fn id(&self, value: Value<'c>) -> Option<TileId> {
        self.ids.get(&value).copied()
    }

    /// Whether a tile is used after a point that its definition dominates.
    pub fn alive_after(&self, tile: TileId, point: Point) -> bool {
        let tile = &self.tiles[tile];
        let used = |from: Position, to: Position| {
            let next = tile.uses.partition_point(|&at| at < from);
            tile.uses.get(next).is_some_and(|&at| at <= to)
        };
        let mut point = point;
        loop {
            let scope = &self.scopes[point.scope];
            if used(point.at + 1, scope.end) {
                return true;
            }
            if point.scope == tile.definition.scope {
                return false;
            }
            // What the loop op itself takes, it takes once.
            if scope.repeats && used(scope.owner_start + 1, scope.owner_end) {
                return true;
            }
            let Some(parent) = scope.parent else { return false };
            point = Point { at: scope.owner_end, scope: parent };
        }
    }

    /// Whether a tile exists wherever another is defined.
    pub fn dominates(&self, tile: TileId, other: TileId) -> bool {
        let (definition, other) = (self.tiles[tile].definition, self.tiles[other].definition.at);
        definition.at < other && other <= self.scopes[definition.scope].end
    }

    /// The last position at which a tile may be needed: its last use, or the end of a loop that uses it.
    pub fn last(&self, tile: TileId) -> Position {
        let tile = &self.tiles[tile];
        let used = tile.uses.last().copied().unwrap_or(tile.definition.at);
        tile.last_loop.map_or(used, |scope| used.max(self.scopes[scope].owner_end))
    }

    /// Where the outermost block starts that is around a tile's definition but not around a later position.
    pub fn start_of_side_block(&self, tile: TileId, later: Position) -> Position {
        let definition = self.tiles[tile].definition;
        let mut start = definition.at;
        let mut scope = Some(definition.scope);
        while let Some(around) = scope.map(|id| self.scopes[id]).filter(|around| around.end < later) {
            start = around.start;
            scope = around.parent;
        }
        start
    }

    /// The point of an op: after it for one without regions.
    pub fn place(&self, op: Op<'c>) -> Option<Point> {
        self.places.get(&op).copied()
    }

    /// The op at a position, or the last one that starts before it.
    pub fn op_at(&self, position: Position) -> Option<Op<'c>> {
        let next = self.order.partition_point(|&(at, _)| at <= position);
        next.checked_sub(1).map(|index| self.order[index].1)
    }

    /// The first op that uses a tile after a position; else, in a loop, its first use.
    pub fn use_after(&self, tile: TileId, position: Position) -> Option<Op<'c>> {
        let uses = &self.tiles[tile].uses;
        let next = uses.partition_point(|&at| at <= position);
        uses.get(next).or(uses.first()).and_then(|&at| self.op_at(at))
    }

    /// Adds a use of a tile at an op that its definition dominates.
    pub fn use_at(&mut self, tile: TileId, place: Point) {
        let home = self.tiles[tile].definition.scope;
        let inside = std::iter::successors(Some(place.scope), |scope| self.scopes[*scope].parent);
        let outermost = inside.take_while(|scope| *scope != home).filter(|scope| self.scopes[*scope].repeats).last();
        let tile = &mut self.tiles[tile];
        let position = tile.uses.partition_point(|&at| at < place.at);
        tile.uses.insert(position, place.at);
        tile.is_read = true;
        tile.last_loop = tile.last_loop.max(outermost); // scopes are numbered in program order
    }

    /// Adds a tile that is to be made right before an op and is used only by it.
    pub fn plan_before(&mut self, op: Point) -> TileId {
        let definition = Point { at: op.at - 1, scope: op.scope };
        self.tiles.push(Tile { value: None, definition, uses: vec![op.at], is_read: true, last_loop: None });
        self.tiles.len() - 1
    }
}
