//! Statements, and the shapes of control flow: what loops carry, and what their ends and the arms of branches hand on.
use super::kernel::{Index, Kernel, LARGEST_INDEX, Scope, Tile};
use super::types::{Element, TileType};
use crate::ir::OpKind;

/// How often a place in the program runs at most.
#[derive(Clone, Copy, Debug)]
pub struct Executions(i64);
impl Default for Executions {
    fn default() -> Self {
        Self(1)
    }
}
impl Executions {
    const MOST: i64 = 40;
}

/// The ops that the generator makes regions with: those that lower when they carry tiles.
pub const STRUCTURED: [OpKind; 2] = [OpKind::ScfFor, OpKind::ScfIf];

/// Regions inside each other.
const DEEPEST: usize = 4;

/// What the end of a loop's body hands on.
#[derive(Clone, Copy)]
enum Pattern {
    /// What the body computed.
    Computed,
    /// Each the next one's tile, the last the first's.
    Rotated,
    /// The first two exchanged.
    Swapped,
    /// Each the next one's tile, a new one at the end.
    Shifted,
    /// Each its own.
    Kept,
    /// Tiles from before the loop.
    Outer,
    /// One tile for all.
    Repeated,
}
const PATTERNS: [Pattern; 7] = [
    Pattern::Computed,
    Pattern::Rotated,
    Pattern::Swapped,
    Pattern::Shifted,
    Pattern::Kept,
    Pattern::Outer,
    Pattern::Repeated,
];

/// A value that a loop carries.
pub struct Carried {
    /// Its name inside.
    pub name: String,
    /// Where it comes from.
    pub from: String,
    /// Its type.
    pub ty: String,
}

/// A loop that is being written.
pub struct Open {
    scope: Scope,
    executions: Executions,
}

/// The bounds of a loop: names of lower bound, upper bound and step, and how often it runs.
struct Bounds {
    names: [String; 3],
    least_trips: i64,
    most_trips: i64,
    index: [i64; 2],
}

impl Kernel<'_> {
    /// Some statements, at a depth of regions.
    pub fn statements(&mut self, count: usize, depth: usize) {
        for _ in 0..count {
            let flow = if depth < DEEPEST { 14 / (depth + 1) + 3 } else { 0 };
            match self.random.weighted(&[60, 8, flow, flow, 4, 3, 3]) {
                0 => self.random_op(),
                1 => self.store_some(1),
                2 => self.for_loop(depth),
                3 => self.branch(depth),
                4 => self.copy(),
                5 => self.select(),
                // Products take long in the interpreter.
                _ if self.executions.0 <= 2 => self.random_product(),
                _ => self.random_op(),
            }
        }
    }

    fn carried_types(&mut self) -> Vec<TileType> {
        let count = self.random.weighted(&[10, 30, 30, 20, 10]);
        let same = self.random.chance(70).then(|| self.carried_type());
        (0..count).map(|_| same.unwrap_or_else(|| self.carried_type())).collect()
    }

    fn carried_type(&mut self) -> TileType {
        let world = *self.random.pick(&self.worlds);
        match self.random.weighted(&[75, 13, 12]) {
            1 => world.row(),
            2 => world.column().unwrap_or(world.matrix),
            _ => world.matrix,
        }
    }

    fn bounds(&mut self) -> Bounds {
        let most = (Executions::MOST / self.executions.0).min(4);
        if self.random.chance(30) && most > LARGEST_INDEX {
            let (lower, step, upper) = (self.constant(0), self.constant(1), self.index());
            let index = [0, (upper.high - 1).max(0)];
            return Bounds { names: [lower, upper.name, step], least_trips: upper.low, most_trips: upper.high, index };
        }
        let trips = *self.random.pick(&[0, 1, 1, 2, 2, 3, 4]);
        let trips = trips.min(most);
        let (lower, step) = (self.random.within(0, 2), self.random.within(1, 3));
        let upper = lower + trips * step - if trips > 0 { self.random.within(0, step - 1) } else { 0 };
        let names = [lower, upper, step].map(|bound| self.constant(bound));
        Bounds { names, least_trips: trips, most_trips: trips, index: [lower, lower + (trips - 1).max(0) * step] }
    }

    /// Opens a loop that carries values, given as the name inside, the initial value and the type.
    pub fn open_loop(&mut self, result: &str, carried: &[Carried]) -> Open {
        let bounds = self.bounds();
        self.open_loop_of(&bounds, result, carried)
    }

    fn open_loop_of(&mut self, bounds: &Bounds, result: &str, carried: &[Carried]) -> Open {
        let [lower, upper, step] = &bounds.names;
        let index = self.fresh("i");
        let head = format!("scf.for {index} = {lower} to {upper} step {step}");
        match carried {
            [] => self.line(format!("{head} {{")),
            _ => {
                let initial: Vec<String> = carried.iter().map(|one| format!("{} = {}", one.name, one.from)).collect();
                let types: Vec<&str> = carried.iter().map(|one| one.ty.as_str()).collect();
                let (count, initial, types) = (carried.len(), initial.join(", "), types.join(", "));
                self.line(format!("{result}:{count} = {head} iter_args({initial}) -> ({types}) {{"));
            }
        }
        let open = Open { scope: self.open(), executions: self.executions };
        self.executions = Executions(self.executions.0 * bounds.most_trips.max(1));
        self.add_index(Index { name: index, low: bounds.index[0], high: bounds.index[1] });
        open
    }

    /// Closes a loop, handing on values with their types.
    pub fn close_loop(&mut self, open: Open, handed_on: &[(String, String)]) {
        self.hand_on(handed_on);
        self.close(open.scope);
        self.executions = open.executions;
        self.line("}");
    }

    fn hand_on(&mut self, values: &[(String, String)]) {
        if values.is_empty() {
            return;
        }
        let names: Vec<&str> = values.iter().map(|value| value.0.as_str()).collect();
        let types: Vec<&str> = values.iter().map(|value| value.1.as_str()).collect();
        self.line(format!("scf.yield {} : {}", names.join(", "), types.join(", ")));
    }

    fn for_loop(&mut self, depth: usize) {
        let types = self.carried_types();
        let bounds = self.bounds();
        let initial: Vec<Tile> = types
            .iter()
            .map(|ty| match bounds.least_trips > 0 && self.random.chance(8) {
                true => self.create(*ty),
                false => {
                    let most = if self.random.chance(10) { u32::MAX } else { 0 };
                    self.tile(*ty, most)
                }
            })
            .collect();
        let result = self.fresh("r");
        let inside: Vec<Tile> = initial.iter().map(|from| Tile { name: self.fresh("a"), ..from.clone() }).collect();
        let mut carried: Vec<Carried> = inside
            .iter()
            .zip(&initial)
            .map(|(tile, from)| Carried { name: tile.name.clone(), from: from.name.clone(), ty: tile.ty.to_string() })
            .collect();
        let number = self.carried_scalar();
        if let Some(element) = number {
            let (from, name) = (self.scalar(element), self.fresh("n"));
            carried.push(Carried { name, from, ty: element.to_string() });
        }
        let open = self.open_loop_of(&bounds, &result, &carried);
        self.tiles.extend(inside.iter().cloned());
        if let (Some(element), Some(last)) = (number, carried.last()) {
            self.add_scalar(last.name.clone(), element);
        }
        let count = 1 + self.random.below(4);
        self.statements(count, depth + 1);
        let mut handed_on = self.handed_on(&inside, open.scope);
        if let Some(element) = number {
            handed_on.push((self.scalar(element), element.to_string()));
        }
        self.close_loop(open, &handed_on);
        self.name_results(&result, initial.iter().map(|tile| (tile.ty, tile.units)), number);
    }

    /// A scalar beside the tiles that control flow hands on, in some cases.
    fn carried_scalar(&mut self) -> Option<Element> {
        let element = self.random.pick(&self.worlds).matrix.element;
        (element.has_scalars() && self.random.chance(20)).then_some(element)
    }

    /// Brings the results of a loop or branch into scope.
    fn name_results(
        &mut self,
        result: &str,
        tiles: impl ExactSizeIterator<Item = (TileType, u32)>,
        scalar: Option<Element>,
    ) {
        let count = tiles.len();
        for (position, (ty, units)) in tiles.enumerate() {
            self.add_tile(format!("{result}#{position}"), ty, units);
        }
        if let Some(element) = scalar {
            self.add_scalar(format!("{result}#{count}"), element);
        }
    }

    /// What the end of a body hands on for each tile that the loop carries.
    fn handed_on(&mut self, inside: &[Tile], scope: Scope) -> Vec<(String, String)> {
        let pattern = *self.random.pick(&PATTERNS);
        let count = inside.len();
        let mut repeated: Option<Tile> = None;
        let mut values = vec![];
        for (position, carried) in inside.iter().enumerate() {
            let wanted = match pattern {
                Pattern::Rotated => Some(inside[(position + 1) % count].clone()),
                Pattern::Swapped if position < 2 && count >= 2 => Some(inside[1 - position].clone()),
                Pattern::Shifted => inside.get(position + 1).cloned(),
                Pattern::Kept => Some(carried.clone()),
                Pattern::Outer => self.outer_tile(carried, scope),
                Pattern::Repeated => repeated.clone(),
                _ => None,
            };
            let fits = |tile: &Tile| tile.ty == carried.ty && tile.units <= carried.units && !tile.is_empty;
            let tile = match wanted.filter(fits) {
                Some(tile) => tile,
                None => self.tile(carried.ty, carried.units),
            };
            repeated = Some(tile.clone());
            values.push((tile.name, tile.ty.to_string()));
        }
        values
    }

    fn outer_tile(&mut self, like: &Tile, scope: Scope) -> Option<Tile> {
        let outside = &self.tiles[..self.outer_tiles(scope)];
        let fitting: Vec<&Tile> = outside.iter().filter(|tile| tile.ty == like.ty && !tile.is_empty).collect();
        if fitting.is_empty() { None } else { Some((*self.random.pick(&fitting)).clone()) }
    }

    fn branch(&mut self, depth: usize) {
        let types = self.carried_types();
        let condition = self.condition();
        let result = self.fresh("r");
        let number = self.carried_scalar();
        let mut names: Vec<String> = types.iter().map(TileType::to_string).collect();
        names.extend(number.map(|element| element.to_string()));
        match names.is_empty() {
            true => self.line(format!("scf.if {condition} {{")),
            false => self.line(format!("{result}:{} = scf.if {condition} -> ({}) {{", names.len(), names.join(", "))),
        }
        let mut units = vec![0; types.len()];
        self.arm(&types, &mut units, number, depth);
        if !names.is_empty() || self.random.chance(40) {
            self.line("} else {");
            self.arm(&types, &mut units, number, depth);
        }
        self.line("}");
        self.name_results(&result, types.into_iter().zip(units), number);
    }

    /// One arm of a branch: it passes through what was there, or computes.
    fn arm(&mut self, types: &[TileType], units: &mut [u32], number: Option<Element>, depth: usize) {
        let scope = self.open();
        let passes_through = self.random.chance(35);
        if !passes_through {
            let count = 1 + self.random.below(3);
            self.statements(count, depth + 1);
        }
        let mut values = vec![];
        for (ty, units) in types.iter().zip(units) {
            let most = if self.random.chance(15) { u32::MAX } else { 0 };
            let tile = self.tile(*ty, most);
            *units = (*units).max(tile.units);
            values.push((tile.name, tile.ty.to_string()));
        }
        if let Some(element) = number {
            values.push((self.scalar(element), element.to_string()));
        }
        self.hand_on(&values);
        self.close(scope);
    }
}
