//! The buffers that a plan asks for.
use crate::diagnostic::{Outcome, cannot_build, error_at, error_in, error_with_note};
use crate::ir::buffer_types::{BufferType, BufferTypeParams};
use crate::ir::tile_types::{MemAttr, TileType};
use crate::ir::{Attr, Builder, Descriptor, Loc, Op, Slice, Type, Value, View, buffer, func, static_pair};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// A planned window as one handle sees it. Windows with an address are what they cover; without one, their base
/// tells them apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Window<'c> {
    base: Option<Attr<'c>>,
    offset: i64,
    address: i64,
    buffer: Type<'c>,
}

/// Which buffer holds a tile.
pub struct Storage<'c> {
    handles: HashMap<Window<'c>, Value<'c>>,
}

impl<'c> Storage<'c> {
    /// Allocates one buffer for each distinct window and descriptor, in order of first definition.
    pub fn allocate(function: func::FuncOp<'c>, at: &mut Builder<'c>) -> Outcome<Self> {
        let mut storage = Self { handles: HashMap::new() };
        // An allocation without an address has one descriptor: there is no view that could give it another.
        let mut owners: HashMap<Option<Attr<'c>>, (Type<'c>, Loc<'c>)> = HashMap::new();
        for op in View::op(function).walk() {
            for value in op.definitions() {
                let Some(tile) = TileType::from_type(value.ty()) else { continue };
                let window = window(tile, op, value.location())?;
                if window.address < 0 {
                    let owner = owners.entry(window.base).or_insert((window.buffer, value.location()));
                    if owner.0 != window.buffer {
                        let text = format!(
                            "expected tiles that share an allocation without an address to have one descriptor, but got {} and {}",
                            owner.0, window.buffer
                        );
                        return Err(error_with_note(op, text, owner.1, "the other tile is defined here"));
                    }
                }
                if let Entry::Vacant(place) = storage.handles.entry(window) {
                    at.set_location(value.location());
                    place.insert(allocate(window, at).map_err(cannot_build(op))?);
                }
            }
        }
        Ok(storage)
    }
    /// The buffer of a tile.
    pub fn handle(&self, user: Op<'c>, tile: Value<'c>) -> Outcome<Value<'c>> {
        let found = TileType::from_type(tile.ty()).map(|ty| window(ty, user, tile.location())).transpose()?;
        found
            .and_then(|window| self.handles.get(&window).copied())
            .ok_or_else(|| error_at(user, "internal error: a tile of this op has no storage"))
    }
}

fn window<'c>(tile: TileType<'c>, op: Op<'c>, location: Loc<'c>) -> Outcome<Window<'c>> {
    let Some(mem) = tile.params().mem.and_then(MemAttr::from_attr) else {
        return Err(error_at(
            op,
            format!("expected every tile of a planned function to have storage, but got {}", tile.as_type()),
        ));
    };
    let mem = mem.params();
    let buffer = buffer_type(tile, location)?;
    Ok(match mem.address {
        ..0 => Window { base: mem.base, offset: mem.offset, address: mem.address, buffer },
        address => Window { base: None, offset: 0, address, buffer },
    })
}

/// The buffer type of a tile: the same descriptor without the plan.
fn buffer_type<'c>(tile: TileType<'c>, location: Loc<'c>) -> Outcome<Type<'c>> {
    let Some(descriptor) = Descriptor::of(tile.as_type()) else {
        return Err(error_in(location, "internal error: no tile"));
    };
    if static_pair(descriptor.valid).is_none() {
        return Err(error_in(
            location,
            format!("expected a tile of rank 2 with static valid extents, but got {}", tile.as_type()),
        ));
    }
    let params = tile.params();
    let buffer = BufferTypeParams {
        shape: params.shape,
        element_type: params.element_type,
        space: params.space,
        valid_shape: if descriptor.fully_valid() { Slice::of(&[]) } else { params.valid_shape },
        layout: params.layout,
    };
    BufferType::get(location, &buffer).map(BufferType::as_type).ok_or(crate::diagnostic::Reported)
}

fn allocate<'c>(window: Window<'c>, at: &mut Builder<'c>) -> Result<Value<'c>, crate::ir::BuildError> {
    let address = (window.address >= 0).then(|| Attr::integer(at.type_i64(), window.address));
    Ok(buffer::AllocOp::build(at, None, &[], address, window.buffer)?.result())
}
