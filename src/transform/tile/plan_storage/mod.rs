//! `--plan-storage`: which tiles share storage, and where it lies.
mod first_fit;
mod legalise;

use super::structure::works_on_tiles;
use crate::analysis::liveness::{Liveness, Position};
use crate::analysis::storage::{mem_of, target_of, tiles_of};
use crate::diagnostic::{Outcome, Reported, error_at, error_with_remedy};
use crate::ffi::{Severity, parallel_for, report_op};
use crate::ir::control::{function_name, functions};
use crate::ir::tile_types::{MemAttr, MemAttrParams, TileType, TileTypeParams};
use crate::ir::{Chip, Descriptor, Op, Space, Value, View, func};
use crate::target::{Target, alignment};
use first_fit::{Full, Request, place};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

/// Who places tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planner {
    /// The assembler: no addresses.
    Ptoas,
    /// We: first fit.
    Pypto,
}
impl Planner {
    /// The planner of that name.
    ///
    /// # Errors
    /// When there is none; reported at `root`.
    pub fn named(name: &str, root: Op) -> Outcome<Self> {
        match name {
            "ptoas" => Ok(Self::Ptoas),
            "pypto" => Ok(Self::Pypto),
            _ => Err(error_at(root, format!("expected planner to be ptoas or pypto, but got '{name}'"))),
        }
    }
}

/// Plans every function of a module that works on tiles and has no plan yet.
///
/// # Errors
/// When a function cannot be planned. The others are planned all the same, so that every error is seen.
pub fn run(root: Op, planner: Planner) -> Outcome {
    let functions = functions(root);
    let target = target_of(root);
    let failed = AtomicBool::new(false);
    let finished = parallel_for(root.context(), functions.len(), |i| {
        if plan_function(functions[i], planner, target).is_err() {
            failed.store(true, Ordering::Relaxed);
        }
        true
    });
    match (finished, failed.into_inner()) {
        (true, false) => Ok(()),
        (true, true) => Err(Reported),
        (false, _) => Err(error_at(root, "internal error: planning stopped half way")),
    }
}

/// Whether a function's tiles all carry storage.
pub fn is_planned(function: func::FuncOp) -> bool {
    tiles_of(function).iter().all(|tile| mem_of(*tile).is_some())
}

fn plan_function(function: func::FuncOp, planner: Planner, target: Option<&Target>) -> Outcome {
    if !works_on_tiles(function)? || is_planned(function) {
        return Ok(());
    }
    tiles_of(function).into_iter().try_for_each(|tile| check_plannable(function, tile))?;
    let classes = legalise::legalise(function, target.unwrap_or(Target::of(Chip::Cpu)))?;
    let mut storages = storages_of(&Liveness::of(function), &classes);
    if planner == Planner::Pypto {
        give_addresses(&mut storages, target)?;
    }
    storages.iter().enumerate().try_for_each(|(number, storage)| write_down(number, storage))
}

/// The op to name when something is wrong with a value.
fn owner<'c>(function: func::FuncOp<'c>, value: Value<'c>) -> Op<'c> {
    let block_owner = || value.block_argument().and_then(|(block, _)| block.parent_op());
    value.defining_op().or_else(block_owner).unwrap_or(function.op())
}

/// A plan is made once, of tiles that are placed and whose extents are known.
fn check_plannable(function: func::FuncOp, value: Value) -> Outcome {
    let (at, ty) = (owner(function, value), value.ty());
    let Some(tile) = Descriptor::of(ty) else { return Ok(()) };
    if mem_of(value).is_some() {
        let text = format!(
            "expected all tiles of '{}' to have no storage yet, since some have none, but got '{ty}'",
            function_name(function)
        );
        return Err(error_with_remedy(at, text, "plan all tiles of a function or none"));
    }
    if tile.space == Space::Unplaced {
        let text = format!("expected a tile to have a memory space, but got '{ty}'");
        return Err(error_with_remedy(at, text, "run --infer-memory-space first"));
    }
    if tile.bytes().is_none() {
        return Err(error_at(at, format!("expected a tile to have a static size below 2^60 bytes, but got '{ty}'")));
    }
    if tile.valid.iter().any(|extent| extent.as_constant().is_none()) {
        return Err(error_at(at, format!("expected a tile to have static valid extents, but got '{ty}'")));
    }
    Ok(())
}

/// Tiles that share bytes, and when these are needed.
struct Storage<'c> {
    tiles: Vec<Value<'c>>,
    space: Space,
    bytes: i64,
    first: Position,
    last: Position,
    address: i64,
}

/// What shares storage, in order of first definition.
fn storages_of<'c>(liveness: &Liveness<'c>, classes: &HashMap<Value<'c>, usize>) -> Vec<Storage<'c>> {
    let mut numbers: HashMap<usize, usize> = HashMap::new();
    let mut storages: Vec<Storage> = vec![];
    for (id, tile) in liveness.tiles.iter().enumerate() {
        let Some((value, class)) = tile.value.and_then(|value| Some((value, *classes.get(&value)?))) else { continue };
        let Some(descriptor) = Descriptor::of(value.ty()) else { continue };
        let number = *numbers.entry(class).or_insert(storages.len());
        if number == storages.len() {
            let first = tile.definition.at;
            storages.push(Storage {
                tiles: vec![],
                space: descriptor.space,
                bytes: 0,
                first,
                last: first,
                address: -1,
            });
        }
        let storage = &mut storages[number];
        storage.tiles.push(value);
        storage.bytes = storage.bytes.max(descriptor.bytes().unwrap_or(0));
        storage.first = storage.first.min(tile.definition.at);
        storage.last = storage.last.max(liveness.last(id)).max(tile.definition.at);
    }
    storages
}

/// Places storages space by space.
fn give_addresses(storages: &mut [Storage], target: Option<&Target>) -> Outcome {
    for space in Space::ALL.iter().copied() {
        let mut here: Vec<usize> = (0..storages.len()).filter(|i| storages[*i].space == space).collect();
        here.sort_by_key(|i| (storages[*i].first, *i));
        let request =
            |i: &usize| Request { bytes: storages[*i].bytes, first: storages[*i].first, last: storages[*i].last };
        let requests: Vec<Request> = here.iter().map(request).collect();
        let memory = target.and_then(|target| target.memory(space));
        let capacity = memory.map_or(i64::MAX, |memory| memory.usable);
        let step = memory.map_or(alignment(space), |memory| memory.alignment);
        let addresses =
            place(&requests, step, capacity).map_err(|full| does_not_fit(storages, &here, &full, capacity))?;
        for (index, address) in here.into_iter().zip(addresses) {
            storages[index].address = address;
        }
    }
    Ok(())
}

/// How many of the tiles in the way are shown.
const SHOWN: usize = 3;

fn does_not_fit(storages: &[Storage], here: &[usize], full: &Full, capacity: i64) -> Reported {
    let wanted = &storages[here[full.request]];
    let mut alive: Vec<&Storage> = full.alive.iter().map(|i| &storages[here[*i]]).collect();
    let taken: i64 = alive.iter().fold(0, |sum, storage| sum.saturating_add(storage.bytes));
    let text = format!(
        "expected the {} tiles that are needed at once to fit into {capacity} bytes, but got a tile of {} bytes \
         beside {taken} bytes in use",
        wanted.space, wanted.bytes
    );
    alive.sort_by_key(|storage| (-storage.bytes, storage.first));
    let notes: Vec<_> = alive
        .iter()
        .take(SHOWN)
        .map(|storage| (storage.tiles[0].location(), format!("{} bytes are in use by this tile", storage.bytes)))
        .collect();
    let Some(op) = owner_of_first(wanted) else { return Reported };
    report_op(op, Severity::Error, &text, &notes);
    Reported
}

fn owner_of_first<'c>(storage: &Storage<'c>) -> Option<Op<'c>> {
    let value = *storage.tiles.first()?;
    value.defining_op().or_else(|| value.block_argument()?.0.parent_op())
}

/// Puts storage into the types of its tiles.
fn write_down(number: usize, storage: &Storage) -> Outcome {
    for value in &storage.tiles {
        let (location, context) = (value.location(), value.context());
        let base = context.string(&format!("b{number}"));
        let mem = MemAttrParams { base: Some(base), offset: 0, size: storage.bytes, address: storage.address };
        let Some(tile) = TileType::from_type(value.ty()) else { continue };
        let mem = MemAttr::get(location, &mem).ok_or(Reported)?.as_attr();
        let ty = TileType::get(location, &TileTypeParams { mem: Some(mem), ..tile.params() }).ok_or(Reported)?;
        value.set_type(ty.as_type());
    }
    Ok(())
}
