//! `--verify-target`: the rules of the chip that a module is for, and the rules of whole kernels.
//!
//! Per op, by label:
//! - `target_dtype`: element types that the op's row lists for the chip
//! - `target_core`: kernels of the vector core have no matrix products, kernels of the cube core nothing else
//! - `target_layout`: Vec ops of elementwise families work on row-major tiles, broadcasts and reductions on these and on
//!   columns, matrix products on the boxes of the cube core, and loads put into Mat what it keeps
//! - `target_move`: moves that the chip can do directly
//! - `target_product`: valid extents of a matrix product, 1 to 4095
//! - `target_direction`: a kernel reads `in` and `inout` tensors, and writes `out` and `inout` ones, also by calls
//! - `target_written`: a tile is stored after something has written it
//! - `target_window`: a transfer whose offsets are `arith.constant`s stays in its tensor
//!
//! Per value:
//! - `target_scalar`: floats of one byte are elements of tensors and tiles, never scalars
//!
//! Per module:
//! - `target_reach`: tiles, buffers and tensors stand in functions of the module itself, which is where passes look
//!
//! Per tile type:
//! - `target_element`: element types that the chip's memories hold
//! - `target_blocks`: rows of 32 bytes, whole boxes
//! - `target_capacity`: no tile larger than its memory, no window past its end
//! - `target_alignment`: addresses are multiples of what the memory asks for
use super::direction::{self, Access};
use super::reach;
use crate::analysis::carry::scratch;
use crate::diagnostic::{Outcome, error_at, error_with_note, error_with_remedy};
use crate::ir::control::{Offset, function_name, functions};
use crate::ir::ptensor_types::TensorType;
use crate::ir::pypto_types::FunctionKindAttr;
use crate::ir::table::{Family, family, row};
use crate::ir::tile_types::{MemAttr, TileType, TileTypeParams};
use crate::ir::{
    Attr, BoxLayout, Chip, Descriptor, ElementKind, Extents, FunctionKind, InnerLayout, Layout, Op, OpKind, Operands,
    Space, TensorLayout, Type, Value, View, buffer, func, implied_layout, tensor_extents, tile,
};
use crate::target::{BLOCK_BYTES, Target, box_extents};
use crate::transform::target::of_module;
use std::collections::{HashMap, HashSet};

/// Checks a module against its chip.
///
/// # Errors
/// When it names none, or breaks a rule; every op that does is reported.
pub fn check(root: Op) -> Outcome {
    let Some(chip) = of_module(root)? else {
        return Err(error_with_remedy(
            root,
            "expected the module to name its target, but got none",
            "name the chip with --attach-target=\"chip=a2a3\" (or a5, cpu)",
        ));
    };
    let functions = functions(root);
    let by_name = functions.iter().map(|function| (function_name(*function), *function)).collect();
    let checker = Checker { target: Target::of(chip), chip, functions: by_name };
    let mut outcome = reach::check(root);
    for function in functions {
        outcome = outcome.and(checker.function(function));
    }
    outcome
}

struct Checker<'c> {
    target: &'static Target,
    chip: Chip,
    functions: HashMap<&'c str, func::FuncOp<'c>>,
}

impl Checker<'_> {
    fn function(&self, function: func::FuncOp) -> Outcome {
        let mut outcome = Ok(());
        let mut seen = HashSet::new();
        let mut unwritten = Unwritten::default();
        for op in View::op(function).walk() {
            for value in op.definitions() {
                // A type that is sound once is sound everywhere.
                if seen.insert(value.ty()) {
                    outcome = outcome.and(self.storage(op, value)).and(scalar(op, value));
                }
            }
            outcome = outcome.and(unwritten.visit(op)).and(self.op(op));
        }
        outcome
    }

    fn op(&self, op: Op) -> Outcome {
        match op.kind() {
            OpKind::TileMove | OpKind::BufferCopy | OpKind::BufferMove | OpKind::PtoTMov => self.direct_move(op),
            OpKind::TileLoad => {
                let load = tile::LoadOp::wrap(op);
                transfer(op, Access::Read, load.source(), (load.offsets(), load.static_offsets()), load.result())
                    .and(loaded_layout(op, load.source().ty(), load.result().ty()))
            }
            OpKind::TileStore => {
                let store = tile::StoreOp::wrap(op);
                transfer(op, Access::Write, store.target(), (store.offsets(), store.static_offsets()), store.source())
            }
            OpKind::BufferLoad => {
                let load = buffer::LoadOp::wrap(op);
                transfer(op, Access::Read, load.source(), (load.offsets(), load.static_offsets()), load.dst())
                    .and(loaded_layout(op, load.source().ty(), load.dst().ty()))
            }
            OpKind::BufferStore => {
                let store = buffer::StoreOp::wrap(op);
                transfer(op, Access::Write, store.target(), (store.offsets(), store.static_offsets()), store.source())
            }
            OpKind::MemrefLoad => direction::of_transfer(op, op.operand(0), Access::Read),
            OpKind::MemrefStore => direction::of_transfer(op, op.operand(1), Access::Write),
            OpKind::FuncCall => direction::of_call(func::CallOp::wrap(op), &self.functions),
            kind => match family(kind) {
                Some(family) => {
                    self.element_type(op).and(core(op, family)).and(layout(op, family)).and(product(op, family))
                }
                None => Ok(()),
            },
        }
    }

    /// `target_dtype`: of the last input, or the destination where there is none. The first input of a product may be
    /// the accumulator, whose type follows from the others'. What the chip does not have at all is refused where it
    /// comes up first.
    fn element_type(&self, op: Op) -> Outcome {
        let places: Vec<_> = descriptors(op).collect();
        let (Some(row), Some(operand)) = (row(op.kind()), places.iter().nth_back(1).or(places.last())) else {
            return Ok(());
        };
        let allowed = self.target.element_types(row);
        match operand.kind() {
            Some(kind) if allowed.contains(&kind) || !self.target.elements.contains(&kind) => Ok(()),
            _ => {
                let names: Vec<_> = allowed.iter().map(|kind| kind.as_str()).collect();
                let text = format!(
                    "expected element type on {} to be one of {}, but got {}",
                    self.chip,
                    names.join(", "),
                    operand.element
                );
                Err(error_with_remedy(
                    op,
                    text,
                    "use an element type of this list, or compile for a chip that has this one",
                ))
            }
        }
    }

    /// `target_move`
    fn direct_move(&self, op: Op) -> Outcome {
        let mut ends = descriptors(op);
        let (Some(from), Some(to)) = (ends.next(), ends.next()) else { return Ok(()) };
        let unplaced = from.space == Space::Unplaced || to.space == Space::Unplaced;
        if unplaced || self.target.moves_directly(from.space, to.space) {
            return Ok(());
        }
        let routes: Vec<_> = self.target.routes_from(from.space).map(Space::as_str).collect();
        let routes = if routes.is_empty() { "nothing".to_owned() } else { routes.join(", ") };
        let text = format!("expected a move that {} can do, but got {} to {}", self.chip, from.space, to.space);
        Err(error_with_remedy(
            op,
            text,
            format!("from {} it moves directly to {routes}; other routes go through global memory", from.space),
        ))
    }

    fn storage(&self, op: Op, value: Value) -> Outcome {
        let Some(descriptor) = Descriptor::of(value.ty()) else { return Ok(()) };
        self.element(op, &descriptor)?;
        if descriptor.space == Space::Unplaced {
            return Ok(());
        }
        blocks(op, value.ty(), &descriptor)?;
        self.capacity(op, value.ty(), &descriptor)
    }

    /// `target_element`
    fn element(&self, op: Op, descriptor: &Descriptor) -> Outcome {
        let Some(kind) = descriptor.kind().filter(|kind| !self.target.elements.contains(kind)) else { return Ok(()) };
        let names: Vec<_> = self.target.elements.iter().map(|kind| kind.as_str()).collect();
        let text = format!("expected element type on {} to be one of {}, but got {kind}", self.chip, names.join(", "));
        let able: Vec<_> = Target::with_element(kind).map(Chip::as_str).collect();
        Err(error_with_remedy(op, text, format!("{kind} is an element type of {}: compile for it", able.join(", "))))
    }

    /// `target_capacity`, `target_alignment`
    fn capacity(&self, op: Op, ty: Type, descriptor: &Descriptor) -> Outcome {
        let (Some(memory), Some(bytes)) = (self.target.memory(descriptor.space), descriptor.bytes()) else {
            return Ok(());
        };
        let address = address(op, ty);
        if let Some(address) = address.filter(|address| address % memory.alignment != 0) {
            let text = format!(
                "expected the address in {} to be a multiple of {}, but got {address}",
                memory.space, memory.alignment
            );
            return Err(error_at(op, text));
        }
        let end = address.unwrap_or(0).saturating_add(bytes);
        if end <= memory.usable {
            return Ok(());
        }
        let text = format!(
            "expected {ty} to end within the {} bytes of {} on {}, but got {end}",
            memory.usable, memory.space, self.chip
        );
        Err(error_with_remedy(op, text, "use smaller tiles, or fewer at a time"))
    }
}

/// `target_scalar`
fn scalar(op: Op, value: Value) -> Outcome {
    let Some(kind) = ElementKind::of(value.ty()).filter(|kind| kind.is_float8()) else { return Ok(()) };
    Err(error_with_remedy(
        op,
        format!("expected scalars to be of a type that cores and C compute with, but got {kind}"),
        format!("{kind} is an element type only: take a tensor of one element, or a wider float"),
    ))
}

/// Descriptors of operands, then results, that are on-chip storage.
fn descriptors<'c>(op: Op<'c>) -> impl Iterator<Item = Descriptor<'c>> {
    op.operands()
        .iter()
        .chain(op.results())
        .filter_map(|value| Descriptor::of(value.ty()))
        .collect::<Vec<_>>()
        .into_iter()
}

fn address(op: Op, ty: Type) -> Option<i64> {
    if let Some(tile) = TileType::from_type(ty) {
        let address = tile.params().mem.and_then(MemAttr::from_attr)?.params().address;
        return (address >= 0).then_some(address);
    }
    op.cast::<buffer::AllocOp>()?.addr()?.as_int()
}

/// `target_blocks`
fn blocks<'c>(op: Op<'c>, ty: Type<'c>, descriptor: &Descriptor) -> Outcome {
    let (Some([rows, columns]), Some(kind)) = (descriptor.static_shape(), descriptor.kind()) else { return Ok(()) };
    let bits = kind.bits() as i64;
    let by_columns = descriptor.layout.blayout == BoxLayout::ColMajor;
    let ty = without_plan(op, ty);
    let (unit, text) = match box_extents(&descriptor.layout, kind.bits()) {
        Some(unit @ [box_rows, box_columns]) => {
            (unit, format!("expected whole boxes of {box_rows}x{box_columns} elements, but got {ty}"))
        }
        None => {
            let (line, what) = if by_columns { (rows, "columns") } else { (columns, "rows") };
            let elements = BLOCK_BYTES * 8 / bits;
            let bytes = line.saturating_mul(bits).saturating_add(7) / 8;
            let text = format!("expected {what} of a multiple of {BLOCK_BYTES} bytes, but got {bytes} bytes in {ty}");
            (if by_columns { [elements, 1] } else { [1, elements] }, text)
        }
    };
    let round = |extent: i64, unit: i64| extent.saturating_add(unit - 1) / unit * unit;
    let nearest = [round(rows, unit[0]), round(columns, unit[1])];
    if nearest == [rows, columns] {
        return Ok(());
    }
    let [to_rows, to_columns] = nearest;
    let valid = Extents(descriptor.valid);
    Err(error_with_remedy(op, text, format!("the nearest shape is {to_rows}x{to_columns}, with valid = {valid}")))
}

/// A tile's type as its kernel has it: where a plan put the tile is not what is wrong with it.
fn without_plan<'c>(op: Op<'c>, ty: Type<'c>) -> Type<'c> {
    let plain = TileType::from_type(ty).map(|tile| TileTypeParams { mem: None, ..tile.params() });
    plain.and_then(|params| TileType::get(op.location(), &params)).map_or(ty, TileType::as_type)
}

/// `target_core`
fn core(op: Op, family: Family) -> Outcome {
    let needs = match family {
        Family::Spmd => return Ok(()),
        Family::Matmul | Family::MatmulAcc => FunctionKind::AIC,
        _ => FunctionKind::AIV,
    };
    let function = std::iter::successors(op.parent(), |op| op.parent()).find(|op| op.kind() == OpKind::FuncFunc);
    let kind = function.and_then(|f| f.attribute("pypto.kind")).and_then(FunctionKindAttr::from_attr);
    match kind.map(|attr| attr.params().value) {
        Some(kind @ (FunctionKind::AIC | FunctionKind::AIV)) if kind != needs => Err(error_with_remedy(
            op,
            format!("expected to stand in a kernel of kind {needs}, but got one of kind {kind}"),
            "each core has a kernel of its own; hand values over through global memory",
        )),
        _ => Ok(()),
    }
}

/// `target_layout`
fn layout(op: Op, family: Family) -> Outcome {
    match family {
        Family::Binary | Family::Scalar | Family::Unary | Family::Fill => flat(op),
        Family::Matmul | Family::MatmulAcc => boxes_of_the_cube_core(op),
        Family::RowExpand | Family::ColExpand | Family::RowRepeat | Family::ColRepeat | Family::RowReduce => plain(op),
        Family::Spmd => Ok(()),
    }
}

/// How a tile lies, without what does not move elements.
fn order(layout: &Layout) -> (BoxLayout, InnerLayout, i32) {
    (layout.blayout, layout.slayout, layout.fractal)
}

/// The cube core reads and writes each of its memories in one order. How the boxes of Left lie is the assembler's
/// choice, whatever the program says.
fn boxes_of_the_cube_core(op: Op) -> Outcome {
    lie_as(op, "a matrix product", |d| {
        let implied = implied_layout(d.space, d.shape);
        if d.space == Space::Left { Layout { blayout: d.layout.blayout, ..implied } } else { implied }
    })
}

/// What spreads and sums up vectors reads Vec row by row, and columns by columns.
fn plain(op: Op) -> Outcome {
    lie_as(op, "this op", |d| Layout { fractal: d.layout.fractal, ..implied_layout(d.space, d.shape) })
}

/// All that has a space lies there in the order that is wanted in this place.
fn lie_as(op: Op, place: &str, wanted: fn(&Descriptor) -> Layout) -> Outcome {
    let is_odd = |d: &Descriptor| d.space != Space::Unplaced && order(&d.layout) != order(&wanted(d));
    match descriptors(op).find(is_odd) {
        None => Ok(()),
        Some(odd) => {
            let text =
                format!("expected a tile in {} to have {} in {place}, but got {}", odd.space, wanted(&odd), odd.layout);
            Err(error_with_remedy(
                op,
                text,
                "give it this layout; a tile type that names none has it by its memory space",
            ))
        }
    }
}

/// A load into Mat boxes what it reads: rows of boxes for a tensor by rows, columns of boxes for one by columns. A single
/// row may stay flat.
fn loaded_layout(op: Op, tensor: Type, on_chip: Type) -> Outcome {
    let Some(tile) = Descriptor::of(on_chip).filter(|tile| tile.space == Space::Mat) else { return Ok(()) };
    let by_columns = TensorType::from_type(tensor).is_some_and(|t| t.params().layout == TensorLayout::DN);
    let implied = implied_layout(Space::Mat, tile.shape);
    let wanted = match by_columns {
        true => Layout { blayout: BoxLayout::RowMajor, slayout: InnerLayout::ColMajor, ..implied },
        false => implied,
    };
    let is_flat_row =
        tile.static_shape().is_some_and(|[rows, _]| rows == 1) && order(&tile.layout) == order(&Layout::default());
    if is_flat_row || order(&tile.layout) == order(&wanted) {
        return Ok(());
    }
    let kind = if by_columns { "columns" } else { "rows" };
    let text =
        format!("expected a load from a tensor by {kind} to give mat tiles with {wanted}, but got {}", tile.layout);
    Err(error_with_remedy(op, text, "the transfer puts elements into this order and no other"))
}

fn flat(op: Op) -> Outcome {
    // These ops are done in Vec, so what has no space yet lies as it will there.
    let is_odd = |d: &Descriptor| d.layout.blayout != BoxLayout::RowMajor || d.layout.slayout != InnerLayout::NoneBox;
    let odd = descriptors(op).find(is_odd);
    match odd {
        None => Ok(()),
        Some(descriptor) => {
            let text = format!(
                "expected row-major tiles without boxes, but got {} with {}",
                Extents(descriptor.shape),
                descriptor.layout
            );
            Err(error_with_remedy(
                op,
                text,
                "elementwise ops take no column tiles; repeat the column over a matrix first (tile.row_expand)",
            ))
        }
    }
}

/// `target_product`
fn product(op: Op, family: Family) -> Outcome {
    const LARGEST: i64 = 4095;
    if !matches!(family, Family::Matmul | Family::MatmulAcc) {
        return Ok(());
    }
    let extents = descriptors(op).flat_map(|d| d.valid.iter().filter_map(|dim| dim.as_constant()).collect::<Vec<_>>());
    match extents.into_iter().find(|extent| !(1..=LARGEST).contains(extent)) {
        None => Ok(()),
        Some(extent) => Err(error_at(
            op,
            format!("expected valid extents of a matrix product between 1 and {LARGEST}, but got {extent}"),
        )),
    }
}

/// A transfer between a tensor and what is on chip.
fn transfer<'c>(
    op: Op<'c>,
    access: Access,
    tensor: Value<'c>,
    (offsets, fixed): (Operands<'c>, Option<Attr<'c>>),
    on_chip: Value<'c>,
) -> Outcome {
    direction::of_transfer(op, tensor, access).and(window(op, tensor, &Offset::all(offsets, fixed), on_chip.ty()))
}

/// `target_written`, where it is plain: tiles that nothing has written, and what is computed from them, by the op that
/// made the first. A value that control flow hands on may have been written on another way.
#[derive(Default)]
struct Unwritten<'c>(HashMap<Value<'c>, Op<'c>>);

impl<'c> Unwritten<'c> {
    /// In the order of the program.
    fn visit(&mut self, op: Op<'c>) -> Outcome {
        match op.cast::<tile::StoreOp>() {
            Some(store) => self.check(store),
            None => {
                self.note(op);
                Ok(())
            }
        }
    }

    fn note(&mut self, op: Op<'c>) {
        let computes = op.kind() == OpKind::TileMove || family(op.kind()).is_some();
        let reads = |position: &usize| computes && scratch(op.kind()) != Some(*position);
        let from = || (0..op.operand_count()).filter(reads).find_map(|at| self.0.get(&op.operand(at)).copied());
        let maker = if op.kind() == OpKind::TileCreate { Some(op) } else { from() };
        if let Some(maker) = maker {
            self.0.extend(op.results().map(|result| (result, maker)));
        }
    }

    fn check(&self, store: tile::StoreOp<'c>) -> Outcome {
        let Some(create) = self.0.get(&store.source()) else { return Ok(()) };
        let valid = Descriptor::of(store.source().ty()).map_or(&[][..], |tile| tile.valid);
        if valid.iter().any(|extent| extent.as_constant() == Some(0)) {
            return Ok(());
        }
        Err(error_with_note(
            store.op(),
            "expected a tile that something has written, but got one without contents",
            create.location(),
            "created here and written by nobody: tiles are values, so store the result of the op that computes it",
        ))
    }
}

/// `target_window`
fn window(op: Op, tensor: Value, offsets: &[Offset], ty: Type) -> Outcome {
    let (Some(bounds), Some(descriptor)) = (tensor_extents(tensor.ty()), Descriptor::of(ty)) else {
        return Ok(());
    };
    for (dimension, ((offset, extent), bound)) in offsets.iter().zip(descriptor.valid).zip(bounds).enumerate() {
        let Offset::Static(offset) = *offset else { continue };
        if offset < 0 {
            return Err(error_at(op, format!("expected offset {dimension} to be at least 0, but got {offset}")));
        }
        let (Some(extent), Some(bound)) = (extent.as_constant(), bound.as_constant()) else { continue };
        if offset.saturating_add(extent) > bound {
            let text = format!(
                "expected the window to end within the {bound} valid elements of dimension {dimension}, but got {offset} + {extent}"
            );
            return Err(error_with_remedy(op, text, "give the tile a smaller valid region"));
        }
    }
    Ok(())
}
