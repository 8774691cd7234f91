//! What occurred in programs, and what must occur for a run to say something: both read off the programs
//! themselves and the tables, not off what the generator meant to do.
use super::flow::{COMMON, PAIRS, STRUCTURED};
use crate::analysis::carry;
use crate::ir::control::{Offset, as_constant};
use crate::ir::ptensor_types::TensorType;
use crate::ir::pypto_types::DirectionAttr;
use crate::ir::table::{self, Family, family};
use crate::ir::{
    BoxLayout, Chip, Descriptor, Dialect, Direction, InnerLayout, Layout, Op, OpKind, Pad, Space, TensorLayout, Value,
    View, func, implied_layout, is_tile, scf, tile,
};
use crate::target::Target;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// What a row of the table is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Topic {
    /// An op, at whatever layer.
    Op,
    /// An op of the table with an element type, on a chip.
    Element,
    /// A memory space of a chip.
    Space,
    /// A layout in a memory space.
    Layout,
    /// A move between spaces, on a chip.
    Move,
    /// A shape of control flow.
    Flow,
    /// How memory is looked at.
    View,
    /// An op that works on extents that are known at run time only.
    Extent,
}
impl Topic {
    /// Every topic, in order.
    pub const ALL: [Self; 8] =
        [Self::Op, Self::Element, Self::Space, Self::Layout, Self::Move, Self::Flow, Self::View, Self::Extent];
}
impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Op => "op",
            Self::Element => "element",
            Self::Space => "space",
            Self::Layout => "layout",
            Self::Move => "move",
            Self::Flow => "flow",
            Self::View => "view",
            Self::Extent => "extent",
        })
    }
}
impl std::str::FromStr for Topic {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|topic| topic.to_string() == text);
        found.ok_or_else(|| format!("expected a topic, but got '{text}'"))
    }
}

/// How often things occurred.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage(BTreeMap<(Topic, String), usize>);

impl Coverage {
    /// Nothing yet, with a row for everything that must occur.
    pub fn new() -> Self {
        Self(required().into_iter().map(|row| (row, 0)).collect())
    }
    /// Counts something.
    pub fn add(&mut self, topic: Topic, name: impl Into<String>, count: usize) {
        *self.0.entry((topic, name.into())).or_default() += count;
    }
    /// Counts all that another count has.
    pub fn merge(&mut self, other: &Self) {
        other.rows().for_each(|(topic, name, count)| self.add(topic, name, count));
    }
    /// Every row, in order.
    pub fn rows(&self) -> impl Iterator<Item = (Topic, &str, usize)> {
        self.0.iter().map(|((topic, name), count)| (*topic, name.as_str(), *count))
    }
    /// What must occur and did not.
    pub fn missing(&self) -> Vec<String> {
        let missing = required().into_iter().filter(|row| self.0.get(row).is_none_or(|count| *count == 0));
        missing.map(|(topic, name)| format!("{topic} {name}")).collect()
    }

    /// Counts what stands in a kernel on tiles.
    pub fn visit_tiles(&mut self, function: func::FuncOp, chip: Chip) {
        let root = function.op();
        self.directions(function);
        for op in root.walk() {
            self.op(op, chip);
            self.flow(op);
            self.view(op);
        }
    }

    /// Counts what a layer below made of it.
    pub fn visit_lowered(&mut self, root: Op, chip: Chip) {
        for op in root.walk() {
            self.op(op, chip);
            if op.operands().iter().any(is_open) && is_ours(op.kind()) {
                self.add(Topic::Extent, op.kind().name(), 1);
            }
            for storage in op.results().filter_map(|value| Descriptor::of(value.ty())) {
                self.add(Topic::Space, format!("{} on {chip}", storage.space), 1);
                self.add(Topic::Layout, layout(storage.space, &storage.layout), 1);
            }
        }
    }

    fn op(&mut self, op: Op, chip: Chip) {
        let kind = op.kind();
        if !is_ours(kind) {
            return;
        }
        self.add(Topic::Op, kind.name(), 1);
        if kind.dialect() != Dialect::Tile {
            return;
        }
        let places: Vec<Descriptor> =
            op.operands().iter().chain(op.results()).filter_map(|value| Descriptor::of(value.ty())).collect();
        // The first operand of an accumulation is the sum; its factors say what it is of.
        if let (Some(_), Some(element)) =
            (table::row(kind), places.iter().nth_back(1).or(places.last()).and_then(Descriptor::kind))
        {
            self.add(Topic::Element, element_row(kind, element.as_str(), chip), 1);
        }
        if let (OpKind::TileMove, [from, to]) = (kind, &places[..]) {
            self.add(Topic::Move, move_row(from.space, to.space, chip), 1);
        }
    }

    fn directions(&mut self, function: func::FuncOp) {
        for attribute in function.arg_attrs().and_then(|attrs| attrs.elements()).unwrap_or_default() {
            let direction = attribute.entry("pypto.dir").and_then(DirectionAttr::from_attr);
            let direction = direction.map_or(Direction::In, |attr| attr.params().value);
            self.add(Topic::View, format!("direction {direction}"), 1);
        }
    }

    // --- control flow -----------------------------------------------------------------------------------

    fn flow(&mut self, op: Op) {
        if op.kind() == OpKind::ArithSelect && is_tile(op.result(0).ty()) {
            self.add(Topic::Flow, SELECT, 1);
        }
        if op.kind() == OpKind::FuncCall {
            let row = CALLS[usize::from(!op.operands().iter().any(|value| is_tile(value.ty())))];
            self.add(Topic::Flow, row, 1);
        }
        if !STRUCTURED.contains(&op.kind()) {
            return;
        }
        let around = std::iter::successors(Some(op), |op| op.parent());
        let around: Vec<OpKind> = around.map(Op::kind).filter(|kind| STRUCTURED.contains(kind)).take(3).collect();
        for depth in 1..=around.len() {
            self.add(Topic::Flow, nest(&around[..depth]), usize::from(depth == around.len()));
        }
        match op.kind() {
            OpKind::ScfFor => self.loop_shape(op, scf::ForOp::wrap(op)),
            OpKind::ScfWhile => self.while_shape(op),
            OpKind::ScfIf => self.arms(op),
            kind => {
                let tiles = op.results().filter(|result| is_tile(result.ty())).count();
                self.add(Topic::Flow, gives_tile(kind), tiles);
            }
        }
    }

    fn while_shape(&mut self, op: Op) {
        let exits = carry::exits(op);
        let row = WHILE[usize::from(exits.iter().flatten().next().is_none())];
        self.add(Topic::Flow, row, 1);
        let before = op.region(0).blocks().flat_map(|block| block.ops()).flat_map(Op::walk);
        self.add(Topic::Flow, WHILE[2], before.filter(|op| op.results().any(|value| is_tile(value.ty()))).count());
        for exit in exits {
            let is_argument = |value: Value| value.block_argument().is_some();
            self.add(Topic::Flow, WHILE[3], exit.iter().filter(|flow| !is_argument(flow.source)).count());
        }
    }

    fn loop_shape(&mut self, op: Op, count: scf::ForOp) {
        let bounds = [count.lower_bound(), count.upper_bound(), count.step()].map(as_constant);
        let trips = match bounds {
            [Some(lower), Some(upper), Some(step)] if step > 0 => Some(((upper - lower).max(0) + step - 1) / step),
            _ => None,
        };
        self.add(Topic::Flow, trip_row(trips), 1);
        if bounds[2].is_some_and(|step| step > 1) {
            self.add(Topic::Flow, LONG_STEP, 1);
        }
        let created = |value: &Value| value.defining_op().is_some_and(|op| op.kind() == OpKind::TileCreate);
        self.add(Topic::Flow, WITHOUT_CONTENTS, count.init_args().iter().filter(created).count());
        let scalars = count.init_args().iter().filter(|value| !is_tile(value.ty())).count();
        self.add(Topic::Flow, CARRIES_SCALAR, scalars);
        let uses = count.region().blocks().flat_map(|block| block.ops()).flat_map(Op::walk);
        let uses = uses.filter(|op| !matches!(op.kind(), OpKind::ScfYield)).flat_map(|op| op.operands().to_vec());
        let outer = uses.filter(|value| is_tile(value.ty()) && !is_inside(*value, op)).count();
        self.add(Topic::Flow, USES_OUTER, outer);
        for exit in carry::exits(op) {
            let sources: Vec<Value> = exit.iter().map(|flow| flow.source).collect();
            let targets: Vec<Value> = exit.iter().map(|flow| flow.target).collect();
            for position in 0..sources.len() {
                self.add(Topic::Flow, format!("loop hands on {}", carried(op, &sources, &targets, position)), 1);
            }
        }
    }

    fn arms(&mut self, op: Op) {
        let exits = carry::exits(op);
        for position in 0..exits.first().map_or(0, Vec::len) {
            let passed = exits.iter().filter(|arm| arm.get(position).is_some_and(|flow| !is_inside(flow.source, op)));
            let text = ["no arm passes through", "one arm passes through", "both arms pass through"];
            self.add(Topic::Flow, text[passed.count().min(2)], 1);
        }
    }

    // --- views ------------------------------------------------------------------------------------------

    fn view(&mut self, op: Op) {
        let (tensor, on_chip, offsets) = match op.kind() {
            OpKind::TileLoad => {
                let load = tile::LoadOp::wrap(op);
                (load.source(), load.result(), Offset::all(load.offsets(), load.static_offsets()))
            }
            OpKind::TileStore => {
                let store = tile::StoreOp::wrap(op);
                (store.target(), store.source(), Offset::all(store.offsets(), store.static_offsets()))
            }
            _ => return,
        };
        let verb = if op.kind() == OpKind::TileLoad { "load" } else { "store" };
        let mut depth = 0;
        let mut memory = tensor;
        while let Some(view) = memory.defining_op() {
            depth += 1;
            memory = view.operand(0);
        }
        self.add(Topic::View, format!("{verb} {}", MEMORIES[depth.min(2)]), 1);
        for row in TensorType::from_type(tensor.ty()).map(tensor_rows).unwrap_or_default() {
            self.add(Topic::View, format!("{verb} {row}"), 1);
        }
        for offset in offsets {
            let text = match offset {
                Offset::Static(0) => OFFSETS[0],
                Offset::Static(_) => OFFSETS[1],
                Offset::Dynamic(_) => OFFSETS[2],
            };
            self.add(Topic::View, format!("{verb} {text}"), 1);
        }
        if let Some(tile) = Descriptor::of(on_chip.ty()) {
            self.add(Topic::View, format!("{verb} {}", tile_shape(&tile)), 1);
        }
    }
}

/// Whether a value's valid extents are not all in its type.
fn is_open(value: Value) -> bool {
    Descriptor::of(value.ty()).is_some_and(|storage| storage.static_valid().is_none())
}

fn is_ours(kind: OpKind) -> bool {
    OpKind::OURS.contains(&kind)
}

const SELECT: &str = "select of tiles";
const LONG_STEP: &str = "step above 1";
const WITHOUT_CONTENTS: &str = "loop starts with a tile without contents";
const CARRIES_SCALAR: &str = "loop carries a scalar";
const USES_OUTER: &str = "loop uses a tile from before it";
const CALLS: [&str; 2] = ["call of a helper on tiles", "call of a helper on scalars"];
const WHILE: [&str; 4] = [
    "while carries tiles",
    "while carries scalars only",
    "while computes tiles for its condition",
    "while hands on a tile that it computed",
];
const TENSORS: [&str; 5] = [
    "of a tensor that is valid in part",
    "of a tensor by columns",
    "of a tensor with long rows",
    "of a tensor with long columns",
    "of a tensor with a pad",
];
const MEMORIES: [&str; 3] = ["of a tensor", "of a memref as a tensor", "of a tensor as a memref as a tensor"];
const OFFSETS: [&str; 3] = ["at 0", "at a constant", "at a value"];
const TILES: [&str; 4] = ["of a whole tile", "of a tile valid in part", "of a tile without elements", "of a column"];
const CARRIED: [&str; 7] = [
    "its own tile",
    "two tiles exchanged",
    "tiles rotated",
    "a tile shifted",
    "a tile from before it",
    "one tile twice",
    "a computed tile",
];

fn gives_tile(kind: OpKind) -> String {
    format!("{} gives a tile", kind.name())
}

/// What a tensor's type says beside extents and elements.
fn tensor_rows(ty: TensorType) -> Vec<&'static str> {
    let params = ty.params();
    let (by_columns, is_strided) = (params.layout == TensorLayout::DN, !params.strides.items().is_empty());
    let found = [
        !params.valid_shape.items().is_empty(),
        by_columns,
        is_strided && !by_columns,
        is_strided && by_columns,
        params.pad != Pad::Null,
    ];
    TENSORS.into_iter().zip(found).filter(|(_, found)| *found).map(|(row, _)| row).collect()
}

fn tile_shape(tile: &Descriptor) -> &'static str {
    match (tile.static_shape(), tile.static_valid()) {
        (_, Some([0, _] | [_, 0])) => TILES[2],
        (Some([rows, 1]), _) if rows > 1 => TILES[3],
        _ if tile.fully_valid() => TILES[0],
        _ => TILES[1],
    }
}

fn nest(kinds: &[OpKind]) -> String {
    kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(" in ")
}

fn trip_row(trips: Option<i64>) -> &'static str {
    match trips {
        None => "loop runs as often as a value says",
        Some(0) => "loop never runs",
        Some(1) => "loop runs once",
        Some(_) => "loop runs more than once",
    }
}

/// What the end of a loop hands on at a position.
fn carried(op: Op, sources: &[Value], targets: &[Value], position: usize) -> &'static str {
    let source = sources[position];
    let from = |at: usize| targets.iter().position(|target| *target == sources[at]);
    if let Some(other) = from(position) {
        if other == position {
            return CARRIED[0];
        }
        let mut at = other;
        for length in 2..=sources.len() {
            match from(at) {
                Some(next) if next == position => return if length == 2 { CARRIED[1] } else { CARRIED[2] },
                Some(next) => at = next,
                None => break,
            }
        }
        return CARRIED[3];
    }
    match () {
        () if sources.iter().filter(|other| **other == source).count() > 1 => CARRIED[5],
        () if !is_inside(source, op) => CARRIED[4],
        () => CARRIED[6],
    }
}

/// Whether a value is made in a region of an op.
fn is_inside(value: Value, op: Op) -> bool {
    let owner = match value.defining_op() {
        Some(maker) => maker.parent(),
        None => value.block_argument().and_then(|(block, _)| block.parent_op()),
    };
    std::iter::successors(owner, |owner| owner.parent()).any(|owner| owner == op)
}

fn layout(space: Space, layout: &Layout) -> String {
    format!("{space}: {}, {}, {}", layout.blayout, layout.slayout, layout.fractal)
}

/// How a load from a tensor by columns fills Mat.
fn loaded_by_columns() -> Layout {
    let (blayout, slayout) = (BoxLayout::RowMajor, InnerLayout::ColMajor);
    Layout { blayout, slayout, ..implied_layout(Space::Mat, &[]) }
}

fn element_row(kind: OpKind, element: &str, chip: Chip) -> String {
    format!("{} {element} on {chip}", kind.name())
}

fn move_row(from: Space, to: Space, chip: Chip) -> String {
    format!("{from} to {to} on {chip}")
}

/// Everything that must occur, from the op table, the chips' tables and the shapes above.
fn required() -> Vec<(Topic, String)> {
    let mut rows = BTreeSet::new();
    // Cases are no part of programs.
    let ours = OpKind::OURS.iter().filter(|kind| kind.dialect() != Dialect::PyptoCheck);
    rows.extend(ours.map(|kind| (Topic::Op, kind.name().to_owned())));
    for chip in [Chip::A2A3, Chip::A5] {
        let target = Target::of(chip);
        // From the rows themselves: what the generator chooses from is what is to be checked.
        for kind in OpKind::OURS.iter().filter(|kind| kind.dialect() == Dialect::Tile) {
            let elements = table::row(*kind).map(|row| target.element_types(row)).unwrap_or_default();
            rows.extend(elements.iter().map(|e| (Topic::Element, element_row(*kind, e.as_str(), chip))));
        }
        rows.extend(target.memories.iter().map(|memory| (Topic::Space, format!("{} on {chip}", memory.space))));
        rows.extend(target.moves.iter().map(|(from, to)| (Topic::Move, move_row(*from, *to, chip))));
        rows.extend(
            target
                .memories
                .iter()
                .filter(|memory| memory.space != Space::Left)
                .map(|memory| (Topic::Layout, layout(memory.space, &implied_layout(memory.space, &[])))),
        );
        rows.insert((Topic::Layout, layout(Space::Left, &target.left)));
    }
    let on_storage = OpKind::OURS.iter().filter(|kind| works_on_storage(**kind));
    rows.extend(on_storage.map(|kind| (Topic::Extent, kind.name().to_owned())));
    rows.insert((Topic::Layout, layout(Space::Mat, &loaded_by_columns())));
    let column = [crate::ir::Dim::constant(2), crate::ir::Dim::constant(1)];
    rows.insert((Topic::Layout, layout(Space::Vec, &implied_layout(Space::Vec, &column))));
    rows.extend(required_flows().into_iter().map(|row| (Topic::Flow, row)));
    rows.extend(required_views().into_iter().map(|row| (Topic::View, row)));
    rows.into_iter().collect()
}

/// Whether an op is handed buffers, or what the assembler has for them.
fn works_on_storage(kind: OpKind) -> bool {
    let takes_none = [OpKind::BufferAlloc, OpKind::PtoAllocTile, OpKind::PtoMakeTensorView, OpKind::PtoPartitionView];
    let is_below_tiles = matches!(kind.dialect(), Dialect::Buffer | Dialect::Pto);
    is_below_tiles && family(kind) != Some(Family::Spmd) && !takes_none.contains(&kind)
}

fn required_flows() -> Vec<String> {
    let mut rows: Vec<String> = STRUCTURED.iter().map(|kind| nest(&[*kind])).collect();
    rows.extend(PAIRS.iter().map(|pair| nest(pair)));
    for a in COMMON {
        rows.extend(COMMON.iter().flat_map(|b| COMMON.map(|c| nest(&[a, *b, c]))));
    }
    rows.extend([OpKind::ScfIndexSwitch, OpKind::ScfExecuteRegion].map(gives_tile));
    rows.extend(WHILE.iter().chain(&CALLS).map(|row| (*row).to_owned()));
    rows.extend([None, Some(0), Some(1), Some(2)].map(|trips| trip_row(trips).to_owned()));
    rows.extend(CARRIED.map(|text| format!("loop hands on {text}")));
    rows.extend(["no arm passes through", "one arm passes through", "both arms pass through"].map(str::to_owned));
    rows.extend([SELECT, LONG_STEP, WITHOUT_CONTENTS, USES_OUTER, CARRIES_SCALAR].map(str::to_owned));
    rows
}

fn required_views() -> Vec<String> {
    let mut rows: Vec<String> = Direction::ALL.iter().map(|direction| format!("direction {direction}")).collect();
    for verb in ["load", "store"] {
        let all = MEMORIES.iter().chain(&OFFSETS).chain(&TILES).chain(&TENSORS);
        rows.extend(all.map(|text| format!("{verb} {text}")));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_did_not_occur_is_missed() {
        let mut coverage = Coverage::new();
        assert_eq!(coverage.missing().len(), required().len());
        coverage.add(Topic::Flow, SELECT, 1);
        assert_eq!(coverage.missing().len(), required().len() - 1);
        assert!(Topic::ALL.iter().all(|topic| required().iter().any(|row| row.0 == *topic)));
    }
}
