//! Rules of types and attributes: what their parameters may say.
//!
//! A type is checked wherever it is made, from text, from bytecode or by a pass; a message names the
//! parameter, and MLIR the place.
use super::place::one_of;
use crate::ffi::types::*;
use crate::ir::{Attr, Compact, Dim, ElementKind, Extents, Layout, Space, TensorLayout, Type, bytes_of};

type Checked<T = ()> = Result<T, String>;

/// A tensor in global memory.
pub fn ptensor_tensor_type(p: &ptensor::TensorTypeParams) -> Checked {
    let kind = element(p.element_type)?;
    let shape = p.shape.items();
    has_rank(shape)?;
    are_positive(shape)?;
    is_addressable(kind, shape)?;
    is_layout_of_shape(p.layout, kind, shape)?;
    are_strides_of(p.layout, p.strides.items(), shape)?;
    is_valid_region(p.valid_shape.items(), shape)
}

/// A tile.
pub fn tile_tile_type(p: &tile::TileTypeParams) -> Checked {
    let kind = element(p.element_type)?;
    let shape = p.shape.items();
    has_rank(shape)?;
    are_known(shape)?;
    are_positive(shape)?;
    is_addressable(kind, shape)?;
    is_valid_region(p.valid_shape.items(), shape)?;
    is_layout(&p.layout, p.space)?;
    match (p.mem, p.space) {
        (Some(_), Space::Unplaced) => Err(
            "expected mem to be on a tile with a memory space, but got none; write vec, mat, left, right, acc or bias"
                .into(),
        ),
        (Some(mem), _) => is_held(kind, shape, mem),
        _ => Ok(()),
    }
}

/// The window of storage that a plan gives to a tile has room for all its elements. A last box that they fill partly
/// may be cut short, as plans count elements.
fn is_held(kind: ElementKind, shape: &[Dim], mem: Attr) -> Checked {
    let Some(found) = tile::MemAttr::from_attr(mem).map(|mem| mem.params().size) else { return Ok(()) };
    match bytes_of(kind, shape) {
        Some(bytes) if found < bytes => {
            Err(format!("expected the size in mem to be at least {bytes}, the bytes of the tile, but got {found}"))
        }
        _ => Ok(()),
    }
}

/// The storage of a tile.
pub fn tile_mem_attr(p: &tile::MemAttrParams) -> Checked {
    is_name(p.base.and_then(|base| base.as_str()).unwrap_or(""))?;
    if p.offset < 0 {
        return Err(format!("expected the offset to be at least 0, but got {}", p.offset));
    }
    if p.size <= 0 {
        return Err(format!("expected the size to be positive, but got {}", p.size));
    }
    if p.address < -1 {
        return Err(format!("expected addr to be at least 0, but got {}", p.address));
    }
    let start = p.offset.max(p.address);
    match start.checked_add(p.size) {
        Some(_) => Ok(()),
        None => Err(format!("expected the window to end below 2^63, but got {} bytes from {start} on", p.size)),
    }
}

/// A name that can be told from others when it is read. Bytes that are no text arrive as U+FFFD.
fn is_name(name: &str) -> Checked {
    match name.is_empty() || name.contains(|letter: char| letter.is_control() || letter == '\u{fffd}') {
        true => Err(format!("expected the allocation's name to be printable text, but got {name:?}")),
        false => Ok(()),
    }
}

/// A handle to on-chip storage.
pub fn buffer_buffer_type(p: &buffer::BufferTypeParams) -> Checked {
    is_storage(p.element_type, p.shape.items(), p.space, p.valid_shape.items(), &p.layout)
}

/// A pointer to global memory.
pub fn pto_ptr_type(p: &pto::PtrTypeParams) -> Checked {
    let ty = p.element_type;
    match ty.integer_width().is_some() || ty.float_width().is_some() {
        true => Ok(()),
        false => Err(format!("expected the pointee to be an integer or a float, but got {ty}")),
    }
}

/// A strided view of global memory.
pub fn pto_tensor_view_type(p: &pto::TensorViewTypeParams) -> Checked {
    is_view(p.element_type, p.shape.items())
}

/// A window of a view.
pub fn pto_partition_tensor_view_type(p: &pto::PartitionTensorViewTypeParams) -> Checked {
    is_view(p.element_type, p.shape.items())
}

/// The assembler's tile.
pub fn pto_tile_buf_type(p: &pto::TileBufTypeParams) -> Checked {
    let shape = p.shape.items();
    if shape.len() != 2 {
        return Err(format!("expected the rank to be 2, but got {}", shape.len()));
    }
    is_storage(p.element_type, shape, p.space, p.valid_shape.items(), &p.layout)
}

/// On-chip storage of a size that is known, in a space, with a valid region of integers and `?`.
fn is_storage(ty: Type, shape: &[Dim], space: Space, valid: &[Dim], layout: &Layout) -> Checked {
    let kind = element(ty)?;
    has_rank(shape)?;
    are_integers(shape)?;
    are_positive(shape)?;
    is_addressable(kind, shape)?;
    if space == Space::Unplaced {
        return Err("expected the memory space to be vec, mat, left, right, acc or bias, but got unplaced".into());
    }
    has_no_expression("valid", valid)?;
    is_valid_region(valid, shape)?;
    is_layout(layout, space)
}

fn is_view(ty: Type, shape: &[Dim]) -> Checked {
    let kind = element(ty)?;
    has_rank(shape)?;
    has_no_expression("shape", shape)?;
    are_positive(shape)?;
    is_addressable(kind, shape)
}

fn element(ty: Type) -> Checked<ElementKind> {
    ElementKind::of(ty).ok_or_else(|| {
        let names = |float: bool| ElementKind::ALL.iter().filter(move |kind| kind.is_float() == float);
        let integers = one_of(names(false).map(|kind| kind.as_str()));
        let floats = one_of(names(true).map(|kind| kind.as_str()));
        format!("expected the element type to be {integers} of any sign, {floats}, but got {ty}")
    })
}

fn has_rank(shape: &[Dim]) -> Checked {
    match shape.is_empty() {
        true => Err("expected the rank to be at least 1, but got 0".into()),
        false => Ok(()),
    }
}

fn are_positive(shape: &[Dim]) -> Checked {
    match shape.iter().enumerate().find_map(|(i, dim)| dim.as_constant().filter(|&e| e < 1).map(|e| (i, e))) {
        Some((axis, extent)) => Err(format!("expected dimension {axis} of the shape to be positive, but got {extent}")),
        None => Ok(()),
    }
}

/// What is reserved in memory has a size: an integer, or an expression over symbols.
fn are_known(shape: &[Dim]) -> Checked {
    match shape.iter().position(|dim| !dim.is_known()) {
        Some(axis) => Err(format!(
            "expected dimension {axis} of the shape to be an integer or an expression over symbols, but got ?; \
             extents that vary at run time belong into valid"
        )),
        None => Ok(()),
    }
}

fn are_integers(shape: &[Dim]) -> Checked {
    match shape.iter().enumerate().find(|(_, dim)| dim.as_constant().is_none()) {
        Some((axis, dim)) => Err(format!("expected dimension {axis} of the shape to be an integer, but got {dim}")),
        None => Ok(()),
    }
}

fn has_no_expression(what: &str, dims: &[Dim]) -> Checked {
    match dims.iter().enumerate().find(|(_, dim)| dim.expression().is_some()) {
        Some((axis, dim)) => Err(format!("expected dimension {axis} of {what} to be an integer or ?, but got {dim}")),
        None => Ok(()),
    }
}

/// Its bits can be counted: sizes stay far from where arithmetic on them would wrap.
fn is_addressable(kind: ElementKind, shape: &[Dim]) -> Checked {
    let mut extents = shape.iter().filter_map(|dim| dim.as_constant());
    let bits = extents.try_fold(kind.bits() as i64, i64::checked_mul);
    match bits {
        Some(_) => Ok(()),
        None => Err(format!("expected the size to be below 2^63 bits, but got {} elements of {kind}", Extents(shape))),
    }
}

/// Origin-anchored: as many extents as the shape has, each between nothing and all of it.
fn is_valid_region(valid: &[Dim], shape: &[Dim]) -> Checked {
    if valid.is_empty() {
        return Ok(());
    }
    if valid.len() != shape.len() {
        return Err(format!("expected the rank of valid to be {}, but got {}", shape.len(), valid.len()));
    }
    for (axis, (valid, extent)) in valid.iter().zip(shape).enumerate() {
        let Some(found) = valid.as_constant() else { continue };
        if found < 0 || extent.as_constant().is_some_and(|extent| found > extent) {
            return Err(format!("expected dimension {axis} of valid to be between 0 and {extent}, but got {found}"));
        }
    }
    Ok(())
}

fn is_layout(layout: &Layout, space: Space) -> Checked {
    if !matches!(layout.fractal, 32 | 512 | 1024) {
        return Err(format!("expected fractal to be 32, 512 or 1024, but got {}", layout.fractal));
    }
    if layout.compact == Compact::Normal && !matches!(space, Space::Left | Space::Right | Space::Acc) {
        return Err(format!("expected compact to be null outside left, right and acc, but got normal in {space}"));
    }
    Ok(())
}

/// DN swaps the last two dimensions, so it needs them; NZ is written blocked, with its boxes as dimensions.
fn is_layout_of_shape(layout: TensorLayout, kind: ElementKind, shape: &[Dim]) -> Checked {
    match layout {
        TensorLayout::ND => Ok(()),
        TensorLayout::DN if shape.len() >= 2 => Ok(()),
        TensorLayout::DN => Err(format!("expected the rank to be at least 2 in layout dn, but got {}", shape.len())),
        TensorLayout::NZ => {
            let across = Dim::constant(256 / kind.bits() as i64); // 32 bytes
            match shape {
                [_, _, _, rows, columns] if *rows == Dim::constant(16) && *columns == across => Ok(()),
                _ => Err(format!(
                    "expected the shape to be blocked as [_, _, _, 16, {across}] in layout nz, but got {}",
                    Extents(shape)
                )),
            }
        }
    }
}

/// The dimensions from the one whose elements lie side by side to the outermost.
fn from_inner_to_outer(layout: TensorLayout, rank: usize) -> impl Iterator<Item = usize> {
    let swapped = layout == TensorLayout::DN && rank >= 2;
    (0..rank).rev().map(move |axis| match rank - axis {
        1 if swapped => axis - 1,
        2 if swapped => axis + 1,
        _ => axis,
    })
}

/// The strides of a tensor without gaps; `?` where extents are not integers.
pub fn packed_strides(shape: &[Dim], layout: TensorLayout) -> Vec<Dim<'static>> {
    let mut strides = vec![Dim::UNKNOWN; shape.len()];
    let mut step = Some(1i64);
    for axis in from_inner_to_outer(layout, shape.len()) {
        strides[axis] = step.map_or(Dim::UNKNOWN, Dim::constant);
        step = step.and_then(|step| step.checked_mul(shape[axis].as_constant()?));
    }
    strides
}

/// Elements lie side by side along the innermost dimension, and every other steps over all that is inside.
fn are_strides_of(layout: TensorLayout, strides: &[Dim], shape: &[Dim]) -> Checked {
    if strides.is_empty() {
        return Ok(());
    }
    if strides.len() != shape.len() {
        return Err(format!("expected the rank of strides to be {}, but got {}", shape.len(), strides.len()));
    }
    let mut span = None;
    for (step, axis) in from_inner_to_outer(layout, shape.len()).enumerate() {
        let stride = strides[axis];
        if step == 0 && stride != Dim::constant(1) {
            return Err(format!("expected stride {axis} to be 1 in layout {layout}, but got {stride}"));
        }
        let least = span.unwrap_or(1);
        if stride.as_constant().is_some_and(|stride| i128::from(stride) < least) {
            return Err(format!(
                "expected stride {axis} to be at least {least}, the span of the dimensions inside, but got {stride}"
            ));
        }
        span = stride.as_constant().zip(shape[axis].as_constant()).map(|(s, e)| i128::from(s) * i128::from(e));
    }
    Ok(())
}
