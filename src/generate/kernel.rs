//! A kernel that grows: values in scope, tensors, scalars, and the text so far.
use super::calls::Helper;
use super::flow::{Executions, PAIRS};
use super::ops::Choice;
use super::random::Random;
use super::types::{Element, TileType, World};
use crate::ir::{Chip, Direction, OpKind, Space};

/// Every index argument is 0 to this.
pub const LARGEST_INDEX: i64 = 3;

/// A tile in scope.
#[derive(Clone, Debug)]
pub struct Tile {
    /// Its SSA name.
    pub name: String,
    /// Its type.
    pub ty: TileType,
    /// How far apart engines may be in one element.
    pub units: u32,
    /// Whether nothing has been written to it: it may only be scratch, or be carried into a loop that runs.
    pub is_empty: bool,
}

/// An index in scope, and between what it lies.
#[derive(Clone, Debug)]
pub struct Index {
    /// Its SSA name.
    pub name: String,
    /// The least.
    pub low: i64,
    /// The largest.
    pub high: i64,
}

/// A tensor in global memory.
#[derive(Clone, Debug)]
pub struct Tensor {
    /// Its SSA name.
    pub name: String,
    /// Its type.
    pub ty: String,
    /// Its elements.
    pub element: Element,
    /// Extents that a window may reach.
    pub extents: [i64; 2],
    /// How it is used.
    pub direction: Direction,
    /// Whether its columns lie side by side.
    pub by_columns: bool,
}

/// What is in scope inside a region and not outside.
#[derive(Clone, Copy)]
pub struct Scope {
    tiles: usize,
    indices: usize,
    scalars: usize,
}

/// A kernel under construction.
pub struct Kernel<'r> {
    /// What it is called.
    pub name: String,
    /// Choices.
    pub random: &'r mut Random,
    /// The chips that it is for.
    pub chips: &'static [Chip],
    /// What tile types its ops work on.
    pub worlds: Vec<World>,
    /// Tiles in scope.
    pub tiles: Vec<Tile>,
    /// How often the place being written runs.
    pub executions: Executions,
    /// Whether tiles name their memory space.
    pub is_placed: bool,
    /// Whether a matrix product stands in it.
    pub has_product: bool,
    /// Whether it is a helper, which takes all tiles that it works on.
    pub is_helper: bool,
    /// What it calls.
    pub helpers: Vec<Helper>,
    /// The text of those.
    pub beside: String,
    /// Control flow that the next region begins with.
    pub wanted: Option<OpKind>,
    /// Its arguments with their types.
    pub arguments: Vec<String>,
    /// Its ops, line by line.
    pub body: String,
    /// Names and types of arguments that are scalars; in scope everywhere.
    pub scalar_arguments: Vec<(String, String)>,
    indices: Vec<Index>,
    scalars: Vec<(String, String)>,
    tensors: Vec<Tensor>,
    /// Ops before everything else, which name arguments.
    head: String,
    indent: usize,
    names: usize,
}

/// Where the elements of a tensor lie, and which of them count.
struct Place {
    shape: [i64; 2],
    valid: Option<[i64; 2]>,
    by_columns: bool,
    /// Elements from one row or column to the next, where that is not as few as can be.
    long: Option<i64>,
    pads: bool,
}

impl Place {
    fn random(random: &mut Random, extents: [i64; 2]) -> Self {
        let valid = random.chance(15).then_some(extents);
        let shape = if valid.is_some() { [extents[0] + 2, extents[1] + 3] } else { extents };
        let by_columns = random.chance(12);
        let packed = if by_columns { shape[0] } else { shape[1] };
        let long = random.chance(12).then(|| packed + random.within(1, 9));
        Self { shape, valid, by_columns, long, pads: valid.is_some() && random.chance(30) }
    }

    fn strides(&self) -> [i64; 2] {
        let [rows, columns] = self.shape;
        if self.by_columns { [1, self.long.unwrap_or(rows)] } else { [self.long.unwrap_or(columns), 1] }
    }

    /// As a tensor's type says it.
    fn text(&self) -> String {
        let mut text = String::new();
        if self.by_columns {
            text += ", layout = dn";
        }
        if self.long.is_some() {
            let [row, column] = self.strides();
            text += &format!(", strides = [{row}, {column}]");
        }
        if let Some([rows, columns]) = self.valid {
            text += &format!(", valid = [{rows}, {columns}]");
        }
        if self.pads {
            text += ", pad = zero";
        }
        text
    }

    /// As a memref's type says it.
    fn strided(&self) -> String {
        let [row, column] = self.strides();
        let is_plain = !self.by_columns && self.long.is_none();
        if is_plain { String::new() } else { format!(", strided<[{row}, {column}]>") }
    }
}

/// The text of a kernel for some chips. Programs take turns with the ops that must occur.
pub fn generate(random: &mut Random, name: &str, chips: &'static [Chip], turn: usize) -> String {
    let is_placed = random.chance(60);
    let mut kernel = Kernel::new(random, name, chips, is_placed);
    kernel.fill(turn);
    kernel.finish()
}

impl<'r> Kernel<'r> {
    /// Nothing yet.
    pub fn new(random: &'r mut Random, name: &str, chips: &'static [Chip], is_placed: bool) -> Self {
        Self {
            name: name.to_owned(),
            random,
            chips,
            worlds: vec![],
            tiles: vec![],
            executions: Executions::default(),
            is_placed,
            has_product: false,
            is_helper: false,
            helpers: vec![],
            beside: String::new(),
            wanted: None,
            indices: vec![],
            scalars: vec![],
            tensors: vec![],
            scalar_arguments: vec![],
            arguments: vec![],
            head: String::new(),
            body: String::new(),
            indent: 2,
            names: 0,
        }
    }
}

impl Kernel<'_> {
    fn fill(&mut self, turn: usize) {
        let choices = Choice::all(self.chips);
        let first = choices[turn % choices.len()];
        self.add_world(&first);
        if self.random.chance(35) {
            let other = *self.random.pick(&choices);
            self.add_world(&other);
        }
        let before = self.random.below(3);
        self.statements(before, 0);
        if (turn / PAIRS.len()).is_multiple_of(2) {
            self.nest(PAIRS[turn % PAIRS.len()]);
        }
        let result = self.choice(first, 0);
        let after = 2 + self.random.below(5);
        self.statements(after, 0);
        if let Some(result) = result {
            self.store(&result);
        }
        self.store_some(3);
    }

    /// Types for an op.
    fn add_world(&mut self, choice: &Choice) {
        let (kind, with_column) = (choice.element, choice.needs_column());
        let sign = match kind.is_float() || choice.needs_scalar() || self.random.chance(70) {
            true => "",
            false => *self.random.pick(&["u", "u", "s"]),
        };
        let space = if self.is_placed { Space::Vec } else { Space::Unplaced };
        let world = World::random(self.random, Element { kind, sign }, with_column, space);
        self.worlds.push(world);
    }

    fn finish(self) -> String {
        let kind = match self.has_product {
            false if self.names.is_multiple_of(3) => " attributes {pypto.kind = #pypto.kind<aiv>}",
            _ => "",
        };
        let arguments = self.arguments.join(", ");
        let Self { name, beside, head, body, .. } = self;
        format!("{beside}  func.func @{name}({arguments}){kind} {{\n{head}{body}    return\n  }}\n")
    }

    /// A line of the body.
    pub fn line(&mut self, text: impl AsRef<str>) {
        self.body += &"  ".repeat(self.indent);
        self.body += text.as_ref();
        self.body += "\n";
    }

    /// A name that nothing has yet.
    pub fn fresh(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("%{prefix}{}", self.names)
    }

    /// Opens a region.
    pub fn open(&mut self) -> Scope {
        self.indent += 1;
        Scope { tiles: self.tiles.len(), indices: self.indices.len(), scalars: self.scalars.len() }
    }
    /// Closes a region: what was made in it is gone.
    pub fn close(&mut self, scope: Scope) {
        self.indent -= 1;
        self.tiles.truncate(scope.tiles);
        self.indices.truncate(scope.indices);
        self.scalars.truncate(scope.scalars);
    }
    /// How many tiles were in scope before a region.
    pub fn outer_tiles(&self, scope: Scope) -> usize {
        scope.tiles
    }

    // --- scalars ----------------------------------------------------------------------------------------

    /// A number between 0 and a bound as an offset: a literal, or a value.
    pub fn offset(&mut self, largest: i64) -> String {
        if self.random.chance(45) {
            return self.random.within(0, largest).to_string();
        }
        let index = self.index();
        if index.high <= largest {
            return index.name;
        }
        let bound = self.constant(largest + 1);
        let name = self.fresh("o");
        self.line(format!("{name} = arith.remui {}, {bound} : index", index.name));
        self.indices.push(Index { name: name.clone(), low: 0, high: largest });
        name
    }

    /// An index constant.
    pub fn constant(&mut self, value: i64) -> String {
        let name = self.fresh("c");
        self.line(format!("{name} = arith.constant {value} : index"));
        name
    }

    /// Some index that is not negative.
    pub fn index(&mut self) -> Index {
        let made = |name: &String, high| Index { name: name.clone(), low: 0, high };
        match self.random.weighted(&[60, 25, 15]) {
            0 if !self.indices.is_empty() => self.random.pick(&self.indices).clone(),
            2 => {
                let op = *self.random.pick(&super::ops::grid_ops());
                let name = self.fresh("g");
                self.line(format!("{name} = \"{}\"() : () -> index", op.name()));
                self.indices.push(made(&name, LARGEST_INDEX));
                made(&name, LARGEST_INDEX)
            }
            _ => {
                let name = self.scalar_argument("index");
                made(&name, LARGEST_INDEX)
            }
        }
    }

    /// Brings an index into scope.
    pub fn add_index(&mut self, index: Index) {
        self.indices.push(index);
    }

    /// An argument of a scalar type, an earlier one or a new one.
    fn scalar_argument(&mut self, ty: &str) -> String {
        let known: Vec<String> =
            self.scalar_arguments.iter().filter(|known| known.1 == ty).map(|known| known.0.clone()).collect();
        if !known.is_empty() && self.random.chance(70) {
            return self.random.pick(&known).clone();
        }
        let name = self.fresh("p");
        self.arguments.push(format!("{name}: {ty}"));
        self.scalar_arguments.push((name.clone(), ty.to_owned()));
        name
    }

    /// A scalar of an element type.
    pub fn scalar(&mut self, element: Element) -> String {
        let ty = element.to_string();
        let known: Vec<String> =
            self.scalars.iter().filter(|known| known.1 == ty).map(|known| known.0.clone()).collect();
        match self.random.weighted(&[30, 30, 25, 15]) {
            0 if !known.is_empty() => self.random.pick(&known).clone(),
            2 => {
                let value = self.number(element);
                let name = self.fresh("k");
                self.line(format!("{name} = arith.constant {value} : {ty}"));
                self.scalars.push((name.clone(), ty));
                name
            }
            3 => {
                let (a, b) = (self.scalar_argument(&ty), self.scalar_argument(&ty));
                let ops: &[&str] = match element.kind.is_float() {
                    true => &["addf", "subf", "mulf", "maximumf", "minimumf"],
                    false => &["addi", "subi", "muli", "maxsi", "minui", "xori"],
                };
                let op = *self.random.pick(ops);
                let name = self.fresh("k");
                self.line(format!("{name} = arith.{op} {a}, {b} : {ty}"));
                self.scalars.push((name.clone(), ty));
                name
            }
            _ => self.scalar_argument(&ty),
        }
    }

    /// Brings a scalar into scope.
    pub fn add_scalar(&mut self, name: String, element: Element) {
        self.scalars.push((name, element.to_string()));
    }

    fn number(&mut self, element: Element) -> String {
        if element.kind.is_float() {
            return (*self.random.pick(&["0.0", "-0.0", "1.0", "-1.5", "0.5", "3.25", "100.0", "-7.0"])).to_owned();
        }
        let most = (1i64 << (element.kind.bits() - 1)) - 1;
        (*self.random.pick(&[0, 1, -1, 2, 3, -7, most, -most - 1])).to_string()
    }

    /// A condition.
    pub fn condition(&mut self) -> String {
        match self.random.weighted(&[60, 30, 10]) {
            0 => {
                let (index, other) = (self.index(), self.random.within(0, 3));
                let bound = self.constant(other);
                let predicate = *self.random.pick(&["eq", "ne", "slt", "sge", "ult"]);
                let name = self.fresh("q");
                self.line(format!("{name} = arith.cmpi {predicate}, {}, {bound} : index", index.name));
                name
            }
            1 => self.scalar_argument("i1"),
            _ => {
                let value = self.random.chance(50);
                let name = self.fresh("q");
                self.line(format!("{name} = arith.constant {value}"));
                name
            }
        }
    }

    // --- global memory ----------------------------------------------------------------------------------

    /// A tensor that holds a window of some extents.
    pub fn tensor(&mut self, element: Element, least: [i64; 2], directions: &[Direction]) -> Tensor {
        let fits = |tensor: &&Tensor| {
            tensor.element == element
                && directions.contains(&tensor.direction)
                && (0..2).all(|axis| tensor.extents[axis] >= least[axis])
        };
        let known: Vec<Tensor> = self.tensors.iter().filter(fits).cloned().collect();
        if !known.is_empty() && self.random.chance(50) {
            return self.random.pick(&known).clone();
        }
        let mut slack = || if self.random.chance(50) { 0 } else { self.random.within(1, 6) };
        // Extents are positive, whatever is valid of a tile.
        let extents = [least[0] + slack(), least[1] + slack()].map(|extent| extent.max(1));
        self.new_tensor(element, extents, directions)
    }

    fn new_tensor(&mut self, element: Element, extents: [i64; 2], directions: &[Direction]) -> Tensor {
        let mut direction = *self.random.pick(directions);
        let name = self.fresh("x");
        let place = Place::random(self.random, extents);
        let ty = format!("!ptensor.tensor<{}x{}x{element}{}>", place.shape[0], place.shape[1], place.text());
        let memref = format!("memref<{}x{}x{element}{}>", place.shape[0], place.shape[1], place.strided());
        let attribute = match direction {
            Direction::In => String::new(),
            other => format!(" {{pypto.dir = #pypto.dir<{other}>}}"),
        };
        // Views of memory are for engines that have memrefs: the assembler's kernels take tensors only.
        match self.random.weighted(&[94, 3, 3]) {
            // A memref is nobody's input or output: it is there.
            1 if direction != Direction::Out => {
                direction = Direction::InOut;
                self.arguments.push(format!("{name}m: {memref}"));
                self.head += &format!("    {name} = ptensor.from_memref {name}m : {memref} -> {ty}\n");
            }
            2 => {
                self.arguments.push(format!("{name}t: {ty}{attribute}"));
                self.head += &format!("    {name}m = ptensor.to_memref {name}t : {ty} -> {memref}\n");
                self.head += &format!("    {name} = ptensor.from_memref {name}m : {memref} -> {ty}\n");
            }
            _ => self.arguments.push(format!("{name}: {ty}{attribute}")),
        }
        let by_columns = place.by_columns;
        let tensor = Tensor { name, ty, element, extents, direction, by_columns };
        self.tensors.push(tensor.clone());
        tensor
    }

    /// Loads a tile.
    pub fn load(&mut self, ty: TileType) -> Tile {
        let directions: &[Direction] =
            if self.random.chance(8) { &[Direction::InOut] } else { &[Direction::In, Direction::In, Direction::InOut] };
        let tensor = self.tensor(ty.element, ty.valid, directions);
        let window = self.window(&tensor, ty.valid);
        let name = self.fresh("t");
        let ty = TileType { by_columns: tensor.by_columns && ty.space == Space::Mat, ..ty };
        self.line(format!("{name} = tile.load {}{window} : {} -> {ty}", tensor.name, tensor.ty));
        self.add_tile(name, ty, 0)
    }

    fn window(&mut self, tensor: &Tensor, extents: [i64; 2]) -> String {
        let [row, column] = [0, 1].map(|axis| self.offset(tensor.extents[axis] - extents[axis]));
        format!("[{row}, {column}]")
    }

    /// Stores a tile into a tensor of its element type.
    pub fn store(&mut self, tile: &Tile) {
        self.store_as(&tile.name, tile.ty, tile.ty.element, tile.units);
    }

    /// Stores a tile into a tensor of an element type. What engines differ in is not read again.
    pub fn store_as(&mut self, name: &str, ty: TileType, element: Element, units: u32) {
        let directions: &[Direction] =
            if units == 0 && self.random.chance(25) { &[Direction::InOut] } else { &[Direction::Out] };
        let tensor = self.tensor(element, ty.valid, directions);
        let window = self.window(&tensor, ty.valid);
        self.line(format!("tile.store {name}, {}{window} : {ty}, {}", tensor.name, tensor.ty));
    }

    /// Stores some of the latest tiles.
    pub fn store_some(&mut self, most: usize) {
        let storable = |tile: &&Tile| !tile.is_empty && matches!(tile.ty.space, Space::Vec | Space::Unplaced);
        let latest: Vec<Tile> = self.tiles.iter().rev().filter(storable).take(most).cloned().collect();
        latest.iter().for_each(|tile| self.store(tile));
    }

    // --- tiles ------------------------------------------------------------------------------------------

    /// Brings a tile into scope.
    pub fn add_tile(&mut self, name: String, ty: TileType, units: u32) -> Tile {
        let tile = Tile { name, ty, units, is_empty: false };
        self.tiles.push(tile.clone());
        tile
    }

    /// A tile with nothing in it.
    pub fn create(&mut self, ty: TileType) -> Tile {
        let name = self.fresh("e");
        self.line(format!("{name} = tile.create : {ty}"));
        let tile = Tile { name, ty, units: 0, is_empty: true };
        self.tiles.push(tile.clone());
        tile
    }

    /// A tile of a type with a value in which engines differ by so much at most: one in scope, or a new one.
    pub fn tile(&mut self, ty: TileType, units: u32) -> Tile {
        let fits = |tile: &&Tile| tile.ty == ty && tile.units <= units && !tile.is_empty;
        let known: Vec<&Tile> = self.tiles.iter().filter(fits).collect();
        if !known.is_empty() && (self.is_helper || self.random.chance(78)) {
            // Late ones more often.
            let (a, b) = (self.random.below(known.len()), self.random.below(known.len()));
            return known[a.max(b)].clone();
        }
        match self.random.weighted(&[75, 15, 10]) {
            1 if ty.element.has_scalars() => match self.fill_with_scalar(ty) {
                Some(tile) => tile,
                None => self.load(ty),
            },
            _ => self.load(ty),
        }
    }
}
