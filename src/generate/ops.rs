//! One way to make an op of each family, from the op table: a new row of a family is generated as it stands there.
use super::bounds::keeps_distance;
use super::flow::Carried;
use super::kernel::{Kernel, Tile};
use super::random::Random;
use super::types::{Element, TileType};
use crate::ir::table::{Family, Row, family, row};
use crate::ir::{Chip, Dialect, ElementKind, OpKind, Space};
use crate::target::Target;

/// The tile ops of the table.
pub fn tile_ops() -> impl Iterator<Item = (OpKind, Family)> {
    let tile_ops = OpKind::OURS.iter().copied().filter(|kind| kind.dialect() == Dialect::Tile);
    tile_ops.filter_map(|kind| Some((kind, family(kind)?)))
}

/// An op of the table with one of its element types.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The op.
    pub kind: OpKind,
    /// Its family.
    pub family: Family,
    /// Its row.
    pub row: &'static Row,
    /// The element type of its first operand.
    pub element: ElementKind,
}

impl Choice {
    /// Every op with every element type that all of some chips take; what only these take comes first.
    pub fn all(chips: &[Chip]) -> Vec<Self> {
        let allows =
            |chip: &Chip, choice: &Choice| Target::of(*chip).element_types(choice.row).contains(&choice.element);
        let mut all: Vec<Choice> = tile_ops()
            .filter_map(|(kind, family)| Some((kind, family, row(kind)?)))
            .flat_map(|(kind, family, row)| {
                let mut elements: Vec<ElementKind> = row.a2a3.iter().chain(row.a5).copied().collect();
                elements.sort();
                elements.dedup();
                elements.into_iter().map(move |element| Self { kind, family, row, element })
            })
            .filter(|choice| chips.iter().all(|chip| allows(chip, choice)))
            .collect();
        let others: Vec<Chip> = [Chip::A2A3, Chip::A5].into_iter().filter(|chip| !chips.contains(chip)).collect();
        all.sort_by_key(|choice| others.iter().any(|chip| allows(chip, choice)));
        all
    }
    /// Whether a column is among its operands or results.
    pub fn needs_column(&self) -> bool {
        matches!(self.family, Family::RowExpand | Family::RowRepeat | Family::RowReduce)
    }
    /// Whether a scalar is among its operands.
    pub fn needs_scalar(&self) -> bool {
        matches!(self.family, Family::Scalar | Family::Fill)
    }
    fn is_product(&self) -> bool {
        matches!(self.family, Family::Matmul | Family::MatmulAcc)
    }
}

/// The ops that say which part of a launch this is.
pub fn grid_ops() -> Vec<OpKind> {
    tile_ops().filter(|(_, family)| *family == Family::Spmd).map(|(kind, _)| kind).collect()
}

/// A type's operand list and results in the generic form, which every op has whatever its own syntax is.
fn generic(name: &str, kind: OpKind, operands: &[(&str, String)], result: &TileType) -> String {
    let names: Vec<&str> = operands.iter().map(|operand| operand.0).collect();
    let types: Vec<&str> = operands.iter().map(|operand| operand.1.as_str()).collect();
    format!("{name} = \"{}\"({}) : ({}) -> {result}", kind.name(), names.join(", "), types.join(", "))
}

impl Kernel<'_> {
    /// An op that the worlds allow.
    pub fn random_op(&mut self) {
        let world = self.random.below(self.worlds.len());
        let element = self.worlds[world].matrix.element.kind;
        let fitting: Vec<Choice> = Choice::all(self.chips)
            .into_iter()
            .filter(|choice| choice.element == element && !choice.is_product())
            .collect();
        if !fitting.is_empty() {
            let choice = *self.random.pick(&fitting);
            self.choice(choice, world);
        }
    }

    /// An op of the table on the types of a world; none where they do not fit.
    pub fn choice(&mut self, choice: Choice, world: usize) -> Option<Tile> {
        let Choice { kind, family, row, element } = choice;
        let world = self.worlds[world];
        let matrix = world.matrix;
        // Where engines differ already, only what keeps the distance may follow.
        let most = if keeps_distance(row.body) && self.random.chance(50) { u32::MAX } else { 0 };
        let plain = if self.is_helper || self.random.chance(80) { matrix } else { world.row() };
        match family {
            Family::Binary => {
                let (a, b) = (self.tile(plain, most), self.tile(plain, most));
                self.tile_op(kind, row, &[&a, &b], None, plain)
            }
            Family::Unary => {
                let a = self.tile(plain, most);
                self.tile_op(kind, row, &[&a], None, plain)
            }
            Family::Scalar => {
                let element = matrix.element.has_scalars().then_some(matrix.element)?;
                let (a, scalar) = (self.tile(plain, most), self.scalar(element));
                self.tile_op(kind, row, &[&a], Some((scalar, element)), plain)
            }
            Family::Fill => {
                let element = matrix.element.has_scalars().then_some(matrix.element)?;
                let scalar = self.scalar(element);
                self.tile_op(kind, row, &[], Some((scalar, element)), plain)
            }
            Family::RowExpand | Family::ColExpand => {
                let vector = if family == Family::RowExpand { world.column()? } else { world.row() };
                let (a, v) = (self.tile(matrix, most), self.tile(vector, most));
                self.tile_op(kind, row, &[&a, &v], None, matrix)
            }
            Family::RowRepeat | Family::ColRepeat => {
                let vector = if family == Family::RowRepeat { world.column()? } else { world.row() };
                let v = self.tile(vector, most);
                self.tile_op(kind, row, &[&v], None, matrix)
            }
            Family::RowReduce => {
                let column = world.column()?;
                let a = self.tile(matrix, most);
                let scratch = self.scratch(&a);
                self.tile_op(kind, row, &[&a, &scratch], None, column)
            }
            Family::Matmul | Family::MatmulAcc => self.product(element, family == Family::MatmulAcc),
            Family::Spmd => None,
        }
    }

    /// Scratch for a reduction: a new tile, one in scope that is read again, or the source itself.
    fn scratch(&mut self, source: &Tile) -> Tile {
        let known: Vec<Tile> = self.tiles.iter().filter(|tile| tile.ty == source.ty).cloned().collect();
        match self.random.chance(60) || known.is_empty() {
            true => self.create(source.ty),
            false => self.random.pick(&known).clone(),
        }
    }

    fn tile_op(
        &mut self,
        kind: OpKind,
        row: &Row,
        tiles: &[&Tile],
        scalar: Option<(String, Element)>,
        ty: TileType,
    ) -> Option<Tile> {
        let inputs = tiles.iter().map(|tile| tile.units).max().unwrap_or(0);
        let mut operands: Vec<(&str, String)> =
            tiles.iter().map(|tile| (tile.name.as_str(), tile.ty.to_string())).collect();
        if let Some((name, element)) = &scalar {
            operands.push((name, element.to_string()));
        }
        let name = self.fresh("t");
        let text = generic(&name, kind, &operands, &ty);
        self.line(text);
        Some(self.add_tile(name, ty, inputs.max(row.units)))
    }

    /// A tile of one scalar; none where no chip fills tiles of this type.
    pub fn fill_with_scalar(&mut self, ty: TileType) -> Option<Tile> {
        let fills = Choice::all(self.chips)
            .into_iter()
            .find(|choice| choice.family == Family::Fill && choice.element == ty.element.kind && !ty.is_column())?;
        let scalar = self.scalar(ty.element);
        self.tile_op(fills.kind, fills.row, &[], Some((scalar, ty.element)), ty)
    }

    /// A copy, within a space.
    pub fn copy(&mut self) {
        let movable: Vec<Tile> =
            self.tiles.iter().filter(|tile| tile.ty.space == Space::Vec && !tile.is_empty).cloned().collect();
        if movable.is_empty() {
            return;
        }
        let source = self.random.pick(&movable).clone();
        let name = self.fresh("t");
        self.line(format!("{name} = tile.move {} : {ty} -> {ty}", source.name, ty = source.ty));
        self.add_tile(name, source.ty, source.units);
    }

    /// One of two tiles, by a condition.
    pub fn select(&mut self) {
        let world = self.random.below(self.worlds.len());
        let ty = self.worlds[world].matrix;
        let (condition, a, b) = (self.condition(), self.tile(ty, 0), self.tile(ty, 0));
        let name = self.fresh("t");
        self.line(format!("{name} = arith.select {condition}, {}, {} : {ty}", a.name, b.name));
        self.add_tile(name, ty, 0);
    }

    // --- matrix products ----------------------------------------------------------------------------------

    /// A product of any element type.
    pub fn random_product(&mut self) {
        let products: Vec<Choice> = Choice::all(self.chips).into_iter().filter(Choice::is_product).collect();
        if !products.is_empty() {
            let choice = *self.random.pick(&products);
            self.product(choice.element, choice.family == Family::MatmulAcc);
        }
    }

    /// A product, perhaps added to more than once, and stored; the accumulator as a tile if it came to Vec.
    pub fn product(&mut self, kind: ElementKind, accumulates: bool) -> Option<Tile> {
        self.has_product = true;
        let sizes = Sizes::random(self.random, Element::plain(kind));
        let products: Vec<Choice> = Choice::all(self.chips)
            .into_iter()
            .filter(|choice| choice.is_product() && choice.element == kind)
            .collect();
        let find = |family| products.iter().find(|choice| choice.family == family).copied();
        let (first, more) = (find(Family::Matmul)?, find(Family::MatmulAcc));
        let (lhs, rhs) = (self.factor(Space::Left, sizes.lhs()), self.factor(Space::Right, sizes.rhs()));
        let mut sum = self.accumulate(first, None, &sizes, [&lhs, &rhs]);
        let times = if accumulates { 1 + self.random.below(2) } else { self.random.below(2) };
        for _ in 0..times {
            let Some(more) = more else { break };
            sum = match self.random.below(4) {
                0 => self.accumulate_in_loop(more, &sum, &sizes),
                1 => self.accumulate_in_branch(more, &sum, &sizes),
                _ => {
                    let (lhs, rhs) = (self.factor(Space::Left, sizes.lhs()), self.factor(Space::Right, sizes.rhs()));
                    self.accumulate(more, Some(&sum), &sizes, [&lhs, &rhs])
                }
            };
            if self.random.chance(25) {
                self.drain(&sum, &sizes);
            }
        }
        self.drain(&sum, &sizes);
        self.leave_accumulator(&sum, &sizes)
    }

    fn place(&self, space: Space) -> Space {
        if self.is_placed { space } else { Space::Unplaced }
    }

    /// A factor of a product: loaded into Mat and moved, or left to inference.
    fn factor(&mut self, space: Space, ty: TileType) -> (String, TileType) {
        if !self.is_placed {
            let tile = self.load(ty);
            // It will lie where products want it, and is of no use elsewhere.
            self.tiles.retain(|other| other.name != tile.name);
            return (tile.name, ty);
        }
        let from_vec = self.all_move(Space::Vec, Space::Mat) && self.random.chance(40);
        let mat = match from_vec {
            true => {
                let vec = self.load(ty.at(Space::Vec));
                (self.relocate(&vec.name, vec.ty, ty.at(Space::Mat)), ty.at(Space::Mat))
            }
            false => {
                let tile = self.load(ty.at(Space::Mat));
                (tile.name, tile.ty)
            }
        };
        if self.random.chance(10) {
            self.spread_bias(&mat.0, mat.1);
        }
        let placed = ty.at(space);
        (self.relocate(&mat.0, mat.1, placed), placed)
    }

    /// Whether all chips move directly.
    fn all_move(&self, from: Space, to: Space) -> bool {
        self.chips.iter().all(|chip| Target::of(*chip).moves_directly(from, to))
    }

    fn relocate(&mut self, name: &str, from: TileType, to: TileType) -> String {
        let moved = self.fresh("m");
        self.line(format!("{moved} = tile.move {name} : {from} -> {to}"));
        moved
    }

    /// What fits is moved to Bias as well.
    fn spread_bias(&mut self, name: &str, ty: TileType) {
        let bytes = ty.shape[0] * ty.shape[1] * ty.element.kind.bits() as i64 / 8;
        let fits = |chip: &Chip| Target::of(*chip).memory(Space::Bias).is_some_and(|memory| bytes <= memory.usable);
        if self.all_move(Space::Mat, Space::Bias) && self.chips.iter().all(fits) {
            self.relocate(name, ty, ty.at(Space::Bias));
        }
    }

    fn accumulate(
        &mut self,
        choice: Choice,
        sum: Option<&String>,
        sizes: &Sizes,
        factors: [&(String, TileType); 2],
    ) -> String {
        let ty = sizes.sum().at(self.place(Space::Acc));
        let mut operands: Vec<(&str, String)> = sum.iter().map(|sum| (sum.as_str(), ty.to_string())).collect();
        operands.extend(factors.iter().map(|factor| (factor.0.as_str(), factor.1.to_string())));
        let name = self.fresh("s");
        let text = generic(&name, choice.kind, &operands, &ty);
        self.line(text);
        name
    }

    fn accumulate_in_loop(&mut self, choice: Choice, sum: &str, sizes: &Sizes) -> String {
        let ty = sizes.sum().at(self.place(Space::Acc));
        let (result, carried) = (self.fresh("r"), self.fresh("a"));
        let scope =
            self.open_loop(&result, &[Carried { name: carried.clone(), from: sum.to_owned(), ty: ty.to_string() }]);
        let (lhs, rhs) = (self.factor(Space::Left, sizes.lhs()), self.factor(Space::Right, sizes.rhs()));
        let next = self.accumulate(choice, Some(&carried), sizes, [&lhs, &rhs]);
        self.close_loop(scope, &[(next, ty.to_string())]);
        format!("{result}#0")
    }

    fn accumulate_in_branch(&mut self, choice: Choice, sum: &str, sizes: &Sizes) -> String {
        let ty = sizes.sum().at(self.place(Space::Acc));
        let (condition, result) = (self.condition(), self.fresh("r"));
        self.line(format!("{result}:1 = scf.if {condition} -> ({ty}) {{"));
        let scope = self.open();
        let (lhs, rhs) = (self.factor(Space::Left, sizes.lhs()), self.factor(Space::Right, sizes.rhs()));
        let next = self.accumulate(choice, Some(&sum.to_owned()), sizes, [&lhs, &rhs]);
        self.line(format!("scf.yield {next} : {ty}"));
        self.close(scope);
        self.line("} else {");
        self.line(format!("  scf.yield {sum} : {ty}"));
        self.line("}");
        format!("{result}#0")
    }

    /// Stores an accumulator, rounded or not.
    fn drain(&mut self, sum: &str, sizes: &Sizes) {
        let ty = sizes.sum().at(self.place(Space::Acc));
        let kind = match ty.element.kind {
            ElementKind::F32 => *self.random.pick(&[ElementKind::F32, ElementKind::F16, ElementKind::BF16]),
            other => other,
        };
        self.store_as(sum, ty, Element::plain(kind), 0);
    }

    /// Moves an accumulator to where it can be used again: through Mat into another product, or to Vec.
    fn leave_accumulator(&mut self, sum: &str, sizes: &Sizes) -> Option<Tile> {
        let ty = sizes.sum().at(Space::Acc);
        if !self.is_placed || self.random.chance(50) {
            return None;
        }
        let kind = match ty.element.kind {
            ElementKind::F32 => *self.random.pick(&[ElementKind::F32, ElementKind::F16, ElementKind::BF16]),
            other => other,
        };
        let ty_there = TileType { element: Element::plain(kind), ..ty };
        if self.all_move(Space::Acc, Space::Vec) && self.random.chance(60) {
            let to = ty_there.at(Space::Vec);
            let name = self.relocate(sum, ty, to);
            let tile = self.add_tile(name, to, 0);
            self.worlds.push(super::types::World { matrix: to });
            return Some(tile);
        }
        if !self.all_move(Space::Acc, Space::Mat) {
            return None;
        }
        let mat = self.relocate(sum, ty, ty_there.at(Space::Mat));
        let again = Choice::all(self.chips).into_iter().find(|c| c.family == Family::Matmul && c.element == kind)?;
        let next = Sizes::from_lhs(self.random, ty_there);
        let lhs =
            (self.relocate(&mat, ty_there.at(Space::Mat), next.lhs().at(Space::Left)), next.lhs().at(Space::Left));
        let rhs = self.factor(Space::Right, next.rhs());
        let product = self.accumulate(again, None, &next, [&lhs, &rhs]);
        self.drain(&product, &next);
        None
    }
}

/// The extents of a product.
struct Sizes {
    element: Element,
    /// Rows, depth, columns.
    shape: [i64; 3],
    valid: [i64; 3],
    /// Valid rows of the rhs, at least the valid depth.
    rhs_rows: i64,
}
impl Sizes {
    fn random(random: &mut Random, element: Element) -> Self {
        let shape = [0; 3].map(|_| Self::extent(random, element));
        Self::with(random, element, shape, None)
    }
    /// A product whose lhs is of a type.
    fn from_lhs(random: &mut Random, lhs: TileType) -> Self {
        let columns = Self::extent(random, lhs.element);
        Self::with(random, lhs.element, [lhs.shape[0], lhs.shape[1], columns], Some(lhs.valid))
    }
    /// Whole boxes either way round.
    fn extent(random: &mut Random, element: Element) -> i64 {
        element.block().max(16) * *random.pick(&[1, 1, 1, 1, 2])
    }
    fn with(random: &mut Random, element: Element, shape: [i64; 3], lhs: Option<[i64; 2]>) -> Self {
        let mut valid = shape;
        if random.chance(50) {
            valid = shape.map(|extent| random.within(1, extent));
        }
        if let Some([rows, depth]) = lhs {
            (valid[0], valid[1]) = (rows, depth);
        }
        let rhs_rows = if random.chance(70) { valid[1] } else { random.within(valid[1], shape[1]) };
        Self { element, shape, valid, rhs_rows }
    }
    fn ty(&self, element: Element, [a, b]: [usize; 2]) -> TileType {
        let pick = |of: [i64; 3]| [of[a], of[b]];
        TileType {
            element,
            shape: pick(self.shape),
            valid: pick(self.valid),
            space: Space::Unplaced,
            by_columns: false,
        }
    }
    fn lhs(&self) -> TileType {
        self.ty(self.element, [0, 1])
    }
    fn rhs(&self) -> TileType {
        let ty = self.ty(self.element, [1, 2]);
        TileType { valid: [self.rhs_rows, ty.valid[1]], ..ty }
    }
    fn sum(&self) -> TileType {
        let kind = if self.element.kind.is_float() { ElementKind::F32 } else { ElementKind::I32 };
        self.ty(Element::plain(kind), [0, 2])
    }
}
