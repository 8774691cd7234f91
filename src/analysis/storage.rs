//! The plan that the types of tiles carry: its peak in each memory space, and what is alive there.
use super::liveness::{Liveness, Position};
use crate::ir::pypto_types::ChipAttr;
use crate::ir::tile_types::{MemAttr, MemAttrParams, TileType};
use crate::ir::{Attr, Descriptor, Loc, Op, Space, Value, View, func, is_tile};
use crate::target::Target;
use std::collections::HashMap;
use std::fmt;

/// The chip that a module is compiled for, if it says so.
pub fn target_of(module: Op) -> Option<&'static Target> {
    let chip = module.attribute("pypto.target").and_then(ChipAttr::from_attr)?;
    Some(Target::of(chip.params().value))
}

/// The storage that a plan gave to a tile.
pub fn mem_of<'c>(value: Value<'c>) -> Option<MemAttrParams<'c>> {
    Some(MemAttr::from_attr(TileType::from_type(value.ty())?.params().mem?)?.params())
}

/// The tiles of a function: block arguments and results, in program order.
pub fn tiles_of<'c>(function: func::FuncOp<'c>) -> Vec<Value<'c>> {
    function.op().walk().flat_map(Op::definitions).filter(|value| is_tile(value.ty())).collect()
}

/// One piece of storage of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StorageUse<'c> {
    /// Its name.
    pub base: &'c str,
    /// Its first byte, unless the assembler chooses.
    pub address: Option<i64>,
    /// Its size.
    pub bytes: i64,
    /// Where it is first written.
    pub first: Loc<'c>,
    /// Where it is last needed.
    pub last: Loc<'c>,
    /// Whether it is alive where most bytes are.
    pub at_peak: bool,
    span: (Position, Position),
}

/// A plan's use of one memory space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpaceUse<'c> {
    /// Which space.
    pub space: Space,
    /// Bytes from the start of the space to the end of the highest storage; all of them where the assembler
    /// chooses.
    pub peak: i64,
    /// Most bytes alive at once: no plan takes less.
    pub lower_bound: i64,
    /// Bytes that the chip has.
    pub capacity: Option<i64>,
    /// Storage in order of first definition.
    pub storages: Vec<StorageUse<'c>>,
}

/// A plan's use of the memory spaces, for people to read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StorageReport<'c> {
    /// The spaces that hold tiles.
    pub spaces: Vec<SpaceUse<'c>>,
}

/// Reports on the plan of a function; tiles without storage do not count.
pub fn report<'c>(function: func::FuncOp<'c>) -> StorageReport<'c> {
    let liveness = Liveness::of(function);
    let target = function.op().parent().and_then(target_of);
    let storages = storages_of(function, &liveness);
    let spaces = Space::ALL.iter().filter_map(|&space| {
        let here: Vec<StorageUse> = storages.iter().filter(|s| s.0 == space).map(|s| s.1.clone()).collect();
        (!here.is_empty()).then(|| space_use(space, here, target))
    });
    StorageReport { spaces: spaces.collect() }
}

fn storages_of<'c>(function: func::FuncOp<'c>, liveness: &Liveness<'c>) -> Vec<(Space, StorageUse<'c>)> {
    let mut numbers: HashMap<(Space, &str), usize> = HashMap::new();
    let mut storages: Vec<(Space, StorageUse)> = vec![];
    for (id, tile) in liveness.tiles.iter().enumerate() {
        let Some((value, mem)) = tile.value.and_then(|value| Some((value, mem_of(value)?))) else { continue };
        let Some(space) = Descriptor::of(value.ty()).map(|descriptor| descriptor.space) else { continue };
        let base = mem.base.and_then(Attr::as_str).unwrap_or("");
        let (first, last) = (tile.definition.at, liveness.last(id).max(tile.definition.at));
        let number = *numbers.entry((space, base)).or_insert(storages.len());
        if number == storages.len() {
            let address = (mem.address >= 0).then_some(mem.address);
            let at = value.location();
            let span = (first, last);
            storages.push((space, StorageUse { base, address, bytes: 0, first: at, last: at, at_peak: false, span }));
        }
        let storage = &mut storages[number].1;
        storage.bytes = storage.bytes.max(mem.offset.saturating_add(mem.size));
        storage.span = (storage.span.0.min(first), storage.span.1.max(last));
    }
    for (_, storage) in &mut storages {
        storage.last = liveness.op_at(storage.span.1).unwrap_or(function.op()).location();
    }
    storages
}

fn space_use<'c>(space: Space, mut storages: Vec<StorageUse<'c>>, target: Option<&Target>) -> SpaceUse<'c> {
    let capacity = target.and_then(|target| target.memory(space)).map(|memory| memory.usable);
    let (lower_bound, at) = most_alive(&storages);
    for storage in &mut storages {
        storage.at_peak = storage.span.0 <= at && at <= storage.span.1;
    }
    let ends = storages.iter().map(|s| s.address.map(|address| address.saturating_add(s.bytes)));
    let sum = storages.iter().fold(0i64, |sum, s| sum.saturating_add(s.bytes));
    let peak = ends.collect::<Option<Vec<i64>>>().and_then(|ends| ends.into_iter().max()).unwrap_or(sum);
    SpaceUse { space, peak, lower_bound, capacity, storages }
}

/// Most bytes alive at one position, and the first such position.
fn most_alive(storages: &[StorageUse]) -> (i64, Position) {
    let starts = storages.iter().map(|s| (s.span.0, false, s.bytes));
    let ends = storages.iter().map(|s| (s.span.1, true, -s.bytes));
    let mut changes: Vec<(Position, bool, i64)> = starts.chain(ends).collect();
    // What ends at a position is still alive there.
    changes.sort_unstable();
    let (mut alive, mut most) = (0i64, (0, 0));
    for (at, _, change) in changes {
        alive = alive.saturating_add(change);
        if alive > most.0 {
            most = (alive, at);
        }
    }
    most
}

impl fmt::Display for StorageReport<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for space in &self.spaces {
            write!(f, "{}: peak {} bytes, lower bound {}", space.space, space.peak, space.lower_bound)?;
            match space.capacity {
                Some(capacity) => writeln!(f, ", capacity {capacity}")?,
                None => writeln!(f)?,
            }
            for storage in &space.storages {
                let address = storage.address.map_or("-".to_owned(), |address| address.to_string());
                let mark = if storage.at_peak { '*' } else { ' ' };
                let StorageUse { base, bytes, first, last, .. } = storage;
                writeln!(f, "{mark} {base:<6} {address:>8} {bytes:>8}  {first} .. {last}")?;
            }
        }
        Ok(())
    }
}
