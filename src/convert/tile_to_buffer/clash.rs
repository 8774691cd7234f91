//! Whether a plan still holds: passes that move ops after planning lengthen the lives of tiles.
use crate::analysis::carry;
use crate::analysis::liveness::{Liveness, Position, TileId};
use crate::analysis::storage::mem_of;
use crate::diagnostic::{Outcome, Reported};
use crate::ffi::{Severity, report_op};
use crate::ir::{Attr, Descriptor, Op, OpKind, Space, Value, View, func, tile};
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashMap};

/// Refuses a function in which a tile comes to be where another lies that is still needed.
///
/// # Errors
/// When there are two such tiles.
pub fn check(function: func::FuncOp) -> Outcome {
    let liveness = Liveness::of(function);
    let mut places: HashMap<(Space, Option<Attr>), Place> = HashMap::new();
    let mut ranges: Vec<Option<Range>> = vec![None; liveness.tiles.len()];
    let mut order: Vec<TileId> = (0..ranges.len()).collect();
    order.sort_by_key(|tile| liveness.tiles[*tile].definition.at);
    for younger in order {
        let Some(value) = liveness.tiles[younger].value else { continue };
        let Some((key, range)) = range_of(value) else { continue };
        ranges[younger] = Some(range);
        let place = places.entry(key).or_default();
        place.forget_before(liveness.tiles[younger].definition.at);
        let overlapping = place.starts.range((range.start.saturating_sub(place.largest), 0)..(range.end, 0));
        for &(_, older) in overlapping {
            let Some(other) = ranges[older].filter(|other| other.end > range.start) else { continue };
            if clashes(&liveness, older, younger, other == range) {
                return Err(report(&liveness, function.op(), older, younger));
            }
        }
        place.add(younger, range, liveness.last(younger));
    }
    Ok(())
}

/// From which byte to which.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Range {
    start: i64,
    end: i64,
}

/// Where a tile lies: in a space or, without an address, in an allocation.
fn range_of<'c>(value: Value<'c>) -> Option<((Space, Option<Attr<'c>>), Range)> {
    let (mem, descriptor) = (mem_of(value)?, Descriptor::of(value.ty())?);
    let (base, start) = if mem.address < 0 { (mem.base, mem.offset) } else { (None, mem.address) };
    Some(((descriptor.space, base), Range { start, end: start.saturating_add(descriptor.bytes()?) }))
}

/// The tiles of one space or allocation that may still be needed, by where they start.
#[derive(Default)]
struct Place {
    starts: BTreeSet<(i64, TileId)>,
    ends: BinaryHeap<Reverse<(Position, i64, TileId)>>,
    largest: i64,
}
impl Place {
    fn forget_before(&mut self, position: Position) {
        while let Some(&Reverse((_, start, tile))) = self.ends.peek().filter(|top| top.0.0 < position) {
            self.ends.pop();
            self.starts.remove(&(start, tile));
        }
    }
    fn add(&mut self, tile: TileId, range: Range, last: Position) {
        self.starts.insert((range.start, tile));
        self.ends.push(Reverse((last, range.start, tile)));
        self.largest = self.largest.max(range.end - range.start);
    }
}

/// Whether the younger of two tiles that overlap comes to be while the older is needed, or its op reads the
/// older one in an order that does not work there.
fn clashes(liveness: &Liveness, older: TileId, younger: TileId, exactly: bool) -> bool {
    let tiles = &liveness.tiles;
    let maker = tiles[younger].value.and_then(Value::defining_op);
    if maker.is_some_and(writes_nothing) || !liveness.dominates(older, younger) {
        return false;
    }
    if liveness.alive_after(older, tiles[younger].definition) {
        return true;
    }
    let (Some(old), Some(maker)) = (tiles[older].value, maker) else { return false };
    let in_place = |at| exactly && carry::may_share(maker.kind(), at);
    maker.region_count() == 0 && maker.operands().iter().enumerate().any(|(at, value)| value == old && !in_place(at))
}

/// Whether an op only gives a tile another name: a move to where its source lies, or a select, whose choices have
/// one type and so one place.
fn writes_nothing(maker: Op) -> bool {
    let stays = |op: tile::MoveOp| op.source().ty() == op.result().ty();
    maker.kind() == OpKind::ArithSelect || maker.cast().is_some_and(stays)
}

fn report(liveness: &Liveness, function: Op, older: TileId, younger: TileId) -> Reported {
    let tile = &liveness.tiles[younger];
    let value_of = |id: TileId| liveness.tiles[id].value;
    let (Some(old), Some(new)) = (value_of(older), value_of(younger)) else { return Reported };
    let at = new.defining_op().or_else(|| new.block_argument()?.0.parent_op()).unwrap_or(function);
    let text = format!(
        "expected the storage of {} to be free here, but got a tile that lies there, {}, and is still needed",
        new.ty(),
        old.ty()
    );
    let user =
        liveness.use_after(older, tile.definition.at).map(|user| (user.location(), "it is needed here".to_owned()));
    let remedy = "passes that move ops come before --plan-storage, not after it".to_owned();
    let notes: Vec<_> = user.into_iter().chain([(at.location(), remedy)]).collect();
    report_op(at, Severity::Error, &text, &notes);
    Reported
}
