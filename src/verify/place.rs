//! On-chip storage as an op names it, whatever the layer, and the comparisons that rules are made of.
use crate::diagnostic::{Outcome, Reported, error_at, error_with_remedy};
use crate::ir::table::Row;
use crate::ir::{Chip, Descriptor, Dim, ElementKind, Extents, Layout, Op, Space, Value, is_buffer, is_tile};
use crate::target::Target;
use crate::verify::transfer::only_moved;

/// Where an op stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Values: `?` proves nothing, and a tile may have no space yet.
    Tile,
    /// Handles: `?` is an extent that the program promises to be right, and two operands may be one storage.
    Buffer,
    /// As buffers, in the assembler's spelling.
    Pto,
}

/// The chips that move from one space to another, in brackets unless all do; nothing when none does.
fn chips_that_move(from: Space, to: Space) -> Option<String> {
    let real: Vec<_> = Chip::ALL.iter().filter(|chip| !Target::of(**chip).memories.is_empty()).collect();
    let able: Vec<_> = real.iter().filter(|chip| Target::of(***chip).moves_directly(from, to)).collect();
    match able.len() {
        0 => None,
        all if all == real.len() => Some(String::new()),
        _ => Some(format!(" ({} only)", one_of(able.iter().map(|chip| chip.as_str())))),
    }
}

/// From where moves lead into some spaces.
fn sources_of(spaces: &[Space]) -> String {
    let into = |to: &Space| {
        let others = Space::ALL.iter().filter(|from| *from != to);
        let from: Vec<_> = others.filter_map(|from| Some(format!("{from}{}", chips_that_move(*from, *to)?))).collect();
        (!from.is_empty()).then(|| format!("; to {to} one leads from {}", one_of(from.iter().map(String::as_str))))
    };
    spaces.iter().filter_map(into).collect()
}

/// An axis of a matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// The first.
    Rows,
    /// The second.
    Columns,
}
impl Axis {
    fn name(self) -> &'static str {
        match self {
            Self::Rows => "rows",
            Self::Columns => "columns",
        }
    }
}

/// What ops without results call the operand that they write.
const DESTINATION: &str = "dst";

/// A tile, buffer or tile_buf that an op reads or writes, with the name that messages use.
#[derive(Clone, Copy, Debug)]
pub struct Place<'c> {
    op: Op<'c>,
    /// Its name in the op's declaration.
    pub name: &'static str,
    /// The value.
    pub value: Value<'c>,
    /// What its type says.
    pub is: Descriptor<'c>,
    layer: Layer,
    is_result: bool,
}

impl<'c> Place<'c> {
    fn of(op: Op<'c>, name: &'static str, value: Value<'c>, is_result: bool) -> Outcome<Self> {
        let ty = value.ty();
        let is = Descriptor::of(ty)
            .ok_or_else(|| error_at(op, format!("expected {name} to be on-chip storage, but got {ty}")))?;
        let layer = match () {
            () if is_tile(ty) => Layer::Tile,
            () if is_buffer(ty) => Layer::Buffer,
            () => Layer::Pto,
        };
        Ok(Self { op, name, value, is, layer, is_result })
    }
    /// An operand.
    pub fn operand(op: Op<'c>, name: &'static str, value: Value<'c>) -> Outcome<Self> {
        Self::of(op, name, value, false)
    }
    /// What an op gives: its result, or the destination that it writes, which is its last operand.
    pub fn destination(op: Op<'c>) -> Outcome<Self> {
        match op.result_count() {
            0 => Self::of(op, DESTINATION, op.operand_from_end(0), false),
            _ => Self::of(op, "result", op.result(0), true),
        }
    }
    /// The layer that its type belongs to.
    pub fn layer(&self) -> Layer {
        self.layer
    }
    /// The op that names it.
    pub fn op(&self) -> Op<'c> {
        self.op
    }
    fn refuse(&self, what: &str, wanted: impl std::fmt::Display, found: impl std::fmt::Display) -> Reported {
        error_at(self.op, format!("expected the {what} of {} to be {wanted}, but got {found}", self.name))
    }

    /// It lies in one of these spaces, or nowhere yet.
    pub fn lies_in(&self, spaces: &[Space]) -> Outcome {
        let unplaced = self.is.space == Space::Unplaced && self.layer == Layer::Tile;
        if unplaced || spaces.contains(&self.is.space) {
            return Ok(());
        }
        let wanted = one_of(spaces.iter().map(|s| s.as_str()));
        let found = self.is.space;
        let text = format!("expected the memory space of {} to be {wanted}, but got {found}", self.name);
        Err(error_with_remedy(self.op, text, self.way_into(spaces)))
    }
    /// How a value comes to lie in one of these spaces.
    fn way_into(&self, spaces: &[Space]) -> String {
        if self.is_result || self.name == DESTINATION {
            return "the op writes there and nowhere else; a move leads on from there".into();
        }
        let found = self.is.space;
        let direct: Vec<_> =
            spaces.iter().filter_map(|to| Some(format!("{to}{}", chips_that_move(found, *to)?))).collect();
        let way = match direct.as_slice() {
            [] => format!("no move leads there from {found}{}", sources_of(spaces)),
            direct => format!("a move leads from {found} to {}", one_of(direct.iter().map(String::as_str))),
        };
        match self.layer {
            Layer::Tile => way + "; without a space in its type, --infer-memory-space chooses one",
            Layer::Buffer | Layer::Pto => way,
        }
    }
    /// Its element type is one that some chip takes for this op.
    pub fn has_element_of(&self, row: &Row) -> Outcome {
        let mut allowed: Vec<_> = row.a2a3.iter().chain(row.a5).copied().collect();
        if self.is.kind().is_some_and(|kind| allowed.contains(&kind)) {
            return Ok(());
        }
        allowed.sort();
        allowed.dedup();
        self.has_element_in(&allowed)
    }
    /// Its element type is one of these, whatever its sign.
    pub fn has_element_in(&self, allowed: &[ElementKind]) -> Outcome {
        let text = || {
            let wanted = one_of(allowed.iter().map(|k| k.as_str()));
            format!("expected the element type of {} to be {wanted}, but got {}", self.name, self.is.element)
        };
        match self.is.kind() {
            Some(kind) if allowed.contains(&kind) => Ok(()),
            Some(kind) if kind.is_float8() => Err(error_with_remedy(self.op, text(), only_moved(kind))),
            _ => Err(error_at(self.op, text())),
        }
    }
    /// Both have one element type.
    pub fn has_element_of_place(&self, other: &Place) -> Outcome {
        if self.is.element == other.is.element {
            return Ok(());
        }
        Err(self.refuse("element type", format!("{} as in {}", other.is.element, other.name), self.is.element))
    }
    /// Both have one physical shape.
    pub fn has_shape_of(&self, other: &Place) -> Outcome {
        if self.is.shape == other.is.shape {
            return Ok(());
        }
        let wanted = format!("{} as in {}", Extents(other.is.shape), other.name);
        Err(self.refuse("shape", wanted, Extents(self.is.shape)))
    }
    /// Both have one valid region.
    pub fn has_valid_of(&self, other: &Place) -> Outcome {
        let agree = self.is.valid.len() == other.is.valid.len()
            && self.is.valid.iter().zip(other.is.valid).all(|(mine, theirs)| self.agrees(*mine, other, *theirs));
        if agree {
            return Ok(());
        }
        let found = (Extents(self.is.valid), Extents(other.is.valid));
        Err(self.refuse_valid("valid region", found.0, other, found.1))
    }
    /// Both lie alike in their space.
    pub fn has_layout_of(&self, other: &Place) -> Outcome {
        if self.is.layout == other.is.layout {
            return Ok(());
        }
        Err(self.refuse("layout", format!("{} as in {}", other.is.layout, other.name), self.is.layout))
    }
    /// Its boxes and what is inside them are in this order.
    pub fn is_ordered_as(&self, wanted: Layout) -> Outcome {
        let found = self.is.layout;
        if (found.blayout, found.slayout) == (wanted.blayout, wanted.slayout) {
            return Ok(());
        }
        let text = |layout: Layout| format!("blayout = {}, slayout = {}", layout.blayout, layout.slayout);
        Err(self.refuse("layout", text(wanted), text(found)))
    }
    /// It has two dimensions.
    pub fn is_matrix(&self) -> Outcome {
        match self.is.shape.len() {
            2 => Ok(()),
            rank => Err(self.refuse("rank", 2, rank)),
        }
    }
    /// The physical extents along an axis of each are equal.
    pub fn has_extent_of(&self, axis: Axis, other: &Place, along: Axis) -> Outcome {
        let (mine, theirs) = (self.is.shape[axis as usize], other.is.shape[along as usize]);
        if mine == theirs {
            return Ok(());
        }
        Err(self.refuse(axis.name(), format!("{theirs}, the {} of {}", along.name(), other.name), mine))
    }
    /// The valid extents along an axis of each are equal.
    pub fn has_valid_extent_of(&self, axis: Axis, other: &Place) -> Outcome {
        let (mine, theirs) = (self.is.valid[axis as usize], other.is.valid[axis as usize]);
        if self.agrees(mine, other, theirs) {
            return Ok(());
        }
        Err(self.refuse_valid(&format!("valid {}", axis.name()), mine, other, theirs))
    }
    /// Along an axis it is one element wide, all of it valid.
    pub fn is_one_along(&self, axis: Axis) -> Outcome {
        let one = Dim::constant(1);
        let (extent, valid) = (self.is.shape[axis as usize], self.is.valid[axis as usize]);
        if extent != one {
            return Err(self.refuse(axis.name(), 1, extent));
        }
        if valid != one && (self.layer == Layer::Tile || valid.is_known()) {
            return Err(self.refuse(&format!("valid {}", axis.name()), 1, valid));
        }
        Ok(())
    }
    /// As handles, they are two.
    pub fn is_apart_from(&self, other: &Place) -> Outcome {
        if self.layer != Layer::Buffer || self.value != other.value {
            return Ok(());
        }
        Err(error_with_remedy(
            self.op,
            format!("expected {} to be another buffer than {}, but got the same handle", self.name, other.name),
            "this op reads and writes in an order that does not work in place",
        ))
    }

    /// Whether an extent of this place is known to be that of the other. A result has the extents that its
    /// op gives it, so there equal spelling will do.
    fn agrees(&self, mine: Dim, other: &Place, theirs: Dim) -> bool {
        match self.layer {
            Layer::Tile if self.is_result || self.value == other.value => mine == theirs,
            Layer::Tile => mine.provably_equals(theirs),
            Layer::Buffer | Layer::Pto => !mine.is_known() || !theirs.is_known() || mine == theirs,
        }
    }
    fn refuse_valid(
        &self,
        what: &str,
        mine: impl std::fmt::Display,
        other: &Place,
        theirs: impl std::fmt::Display,
    ) -> Reported {
        let (mine, theirs) = (mine.to_string(), theirs.to_string());
        let text = format!("expected the {what} of {} to be {theirs} as in {}, but got {mine}", self.name, other.name);
        match mine == theirs {
            true => error_with_remedy(self.op, text, "'?' never proves two extents equal; name the extent by a symbol"),
            false => error_at(self.op, text),
        }
    }
}

/// `vec`, or `vec or mat`, or `i8, i16 or i32`.
pub fn one_of<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<_> = names.collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        Some((last, _)) => (*last).to_owned(),
        None => "nothing".to_owned(),
    }
}
