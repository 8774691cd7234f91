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

/// The ops that the generator makes regions with.
pub const STRUCTURED: [OpKind; 5] =
    [OpKind::ScfFor, OpKind::ScfIf, OpKind::ScfWhile, OpKind::ScfIndexSwitch, OpKind::ScfExecuteRegion];

/// Those of which three stand inside each other in some program.
pub const COMMON: [OpKind; 2] = [OpKind::ScfFor, OpKind::ScfIf];

/// One inside the other: programs take turns with these.
pub const PAIRS: [[OpKind; 2]; STRUCTURED.len() * STRUCTURED.len()] = pairs();

const fn pairs() -> [[OpKind; 2]; STRUCTURED.len() * STRUCTURED.len()] {
    let count = STRUCTURED.len();
    let mut pairs = [[STRUCTURED[0]; 2]; STRUCTURED.len() * STRUCTURED.len()];
    let mut number = 0;
    while number < pairs.len() {
        pairs[number] = [STRUCTURED[number / count], STRUCTURED[number % count]];
        number += 1;
    }
    pairs
}

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
    /// What the index is at most when the loop has ended.
    end: i64,
}

impl Kernel<'_> {
    /// Some statements, at a depth of regions.
    pub fn statements(&mut self, count: usize, depth: usize) {
        if let Some(kind) = self.wanted.take() {
            self.structured(kind, depth);
        }
        for _ in 0..count {
            let flow = if depth < DEEPEST { 14 / (depth + 1) + 3 } else { 0 };
            match self.random.weighted(&[60, 8, flow, flow, flow / 3, flow / 3, flow / 6, 4, 3, 3, 3]) {
                0 => self.random_op(),
                1 => self.store_some(1),
                kind @ 2..=6 => self.structured(STRUCTURED[kind - 2], depth),
                7 => self.copy(),
                8 => self.select(),
                9 => self.call(),
                // Products take long in the interpreter.
                _ if self.executions.0 <= 2 => self.random_product(),
                _ => self.random_op(),
            }
        }
    }

    /// Control flow with control flow inside.
    pub fn nest(&mut self, [outer, inner]: [OpKind; 2]) {
        self.wanted = Some(inner);
        self.structured(outer, 0);
    }

    fn structured(&mut self, kind: OpKind, depth: usize) {
        match kind {
            OpKind::ScfFor => self.for_loop(depth),
            OpKind::ScfWhile => self.while_loop(depth),
            OpKind::ScfIf => self.branch(depth),
            OpKind::ScfIndexSwitch => self.switch(depth),
            _ => self.execute(depth),
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
            let (index, end) = ([0, (upper.high - 1).max(0)], upper.high.max(0));
            let names = [lower, upper.name, step];
            return Bounds { names, least_trips: upper.low, most_trips: upper.high, index, end };
        }
        let trips = *self.random.pick(&[0, 1, 1, 2, 2, 3, 4]);
        let trips = trips.min(most);
        let (lower, step) = (self.random.within(0, 2), self.random.within(1, 3));
        let upper = lower + trips * step - if trips > 0 { self.random.within(0, step - 1) } else { 0 };
        let names = [lower, upper, step].map(|bound| self.constant(bound));
        let index = [lower, lower + (trips - 1).max(0) * step];
        Bounds { names, least_trips: trips, most_trips: trips, index, end: lower + trips * step }
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

    // --- loops with a condition ---------------------------------------------------------------------------

    fn while_loop(&mut self, depth: usize) {
        let bounds = self.bounds();
        let carried = While::random(self);
        let result = self.fresh("r");
        let types = carried.types();
        let mut initial: Vec<String> = carried.tiles.iter().map(|tile| tile.name.clone()).collect();
        if let Some(element) = carried.number {
            initial.push(self.scalar(element));
        }
        initial.push(bounds.names[0].clone());
        let before = carried.inside(self);
        let pairs: Vec<String> = before.iter().zip(&initial).map(|(name, from)| format!("{name} = {from}")).collect();
        let (count, pairs) = (types.len(), pairs.join(", "));
        let types = types.join(", ");
        self.line(format!("{result}:{count} = scf.while ({pairs}) : ({types}) -> ({types}) {{"));
        let executions = self.executions;
        self.executions = Executions(executions.0 * (bounds.most_trips + 1));
        self.while_condition(&bounds, &carried, &before, depth);
        self.executions = Executions(executions.0 * bounds.most_trips.max(1));
        self.line("} do {");
        self.while_body(&bounds, &carried, depth);
        self.executions = executions;
        self.line("}");
        self.name_results(&result, carried.tiles.iter().map(|tile| (tile.ty, tile.units)), carried.number);
        self.add_index(Index { name: format!("{result}#{}", count - 1), low: bounds.index[0], high: bounds.end });
    }

    /// The first region: it goes on while the index is below its bound, and may compute.
    fn while_condition(&mut self, bounds: &Bounds, carried: &While, names: &[String], depth: usize) {
        let scope = self.open();
        let (tiles, index) = self.enter_while(carried, names, [bounds.index[0], bounds.end]);
        let computes = self.random.chance(35);
        if computes {
            let count = 1 + self.random.below(2);
            self.statements(count, depth + 1);
        }
        let tiles = if computes { self.handed_on(&tiles, scope) } else { tiles.iter().map(named).collect() };
        let go_on = self.fresh("q");
        self.line(format!("{go_on} = arith.cmpi slt, {index}, {} : index", bounds.names[1]));
        let (names, types) = self.all_handed_on(carried, tiles, index);
        self.line(format!("scf.condition({go_on}) {names} : {types}"));
        self.close(scope);
    }

    fn while_body(&mut self, bounds: &Bounds, carried: &While, depth: usize) {
        let scope = self.open();
        let names = carried.inside(self);
        let arguments: Vec<String> =
            names.iter().zip(carried.types()).map(|(name, ty)| format!("{name}: {ty}")).collect();
        self.line(format!("^bb0({}):", arguments.join(", ")));
        let (tiles, index) = self.enter_while(carried, &names, bounds.index);
        let count = 1 + self.random.below(3);
        self.statements(count, depth + 1);
        let tiles = self.handed_on(&tiles, scope);
        let next = self.fresh("i");
        self.line(format!("{next} = arith.addi {index}, {} : index", bounds.names[2]));
        let (names, types) = self.all_handed_on(carried, tiles, next);
        self.line(format!("scf.yield {names} : {types}"));
        self.close(scope);
    }

    /// Brings what a region of the loop takes into scope: its tiles, and its index.
    fn enter_while(&mut self, carried: &While, names: &[String], [low, high]: [i64; 2]) -> (Vec<Tile>, String) {
        let tiles: Vec<Tile> =
            carried.tiles.iter().zip(names).map(|(tile, name)| Tile { name: name.clone(), ..tile.clone() }).collect();
        self.tiles.extend(tiles.iter().cloned());
        if let Some(element) = carried.number {
            self.add_scalar(names[tiles.len()].clone(), element);
        }
        let index = names[names.len() - 1].clone();
        self.add_index(Index { name: index.clone(), low, high });
        (tiles, index)
    }

    /// Names and types of all that a region of the loop hands on.
    fn all_handed_on(&mut self, carried: &While, tiles: Vec<(String, String)>, index: String) -> (String, String) {
        let mut values = tiles;
        if let Some(element) = carried.number {
            values.push((self.scalar(element), element.to_string()));
        }
        values.push((index, "index".to_owned()));
        let (names, types): (Vec<String>, Vec<String>) = values.into_iter().unzip();
        (names.join(", "), types.join(", "))
    }

    // --- branches -----------------------------------------------------------------------------------------

    fn branch(&mut self, depth: usize) {
        let condition = self.condition();
        let mut results = Results::random(self);
        let names = results.types();
        let opening = format!("scf.if {condition}");
        self.open_results(&results, &opening, |types| format!(" -> ({types}) {{"), " {");
        self.arm(&mut results, depth);
        if !names.is_empty() || self.random.chance(40) {
            self.line("} else {");
            self.arm(&mut results, depth);
        }
        self.line("}");
        self.name_results(&results.name, results.tiles.into_iter(), results.number);
    }

    fn switch(&mut self, depth: usize) {
        let index = self.index();
        let mut results = Results::random(self);
        self.open_results(&results, &format!("scf.index_switch {}", index.name), |types| format!(" -> {types}"), "");
        for case in 0..1 + self.random.below(3) {
            self.line(format!("case {case} {{"));
            self.arm(&mut results, depth);
            self.line("}");
        }
        self.line("default {");
        self.arm(&mut results, depth);
        self.line("}");
        self.name_results(&results.name, results.tiles.into_iter(), results.number);
    }

    /// A region that just runs.
    fn execute(&mut self, depth: usize) {
        let mut results = Results::random(self);
        self.open_results(&results, "scf.execute_region", |types| format!(" -> ({types}) {{"), " {");
        self.arm(&mut results, depth);
        self.line("}");
        self.name_results(&results.name, results.tiles.into_iter(), results.number);
    }

    /// The line that an op with results opens with.
    fn open_results(&mut self, results: &Results, opening: &str, with: impl Fn(String) -> String, without: &str) {
        let types = results.types();
        match types.len() {
            0 => self.line(format!("{opening}{without}")),
            count => self.line(format!("{}:{count} = {opening}{}", results.name, with(types.join(", ")))),
        }
    }

    /// One arm: it passes through what was there, or computes.
    fn arm(&mut self, results: &mut Results, depth: usize) {
        let scope = self.open();
        let passes_through = self.wanted.is_none() && self.random.chance(35);
        if !passes_through {
            let count = 1 + self.random.below(3);
            self.statements(count, depth + 1);
        }
        let mut values = vec![];
        for (ty, units) in &mut results.tiles {
            let most = if self.random.chance(15) { u32::MAX } else { 0 };
            let tile = self.tile(*ty, most);
            *units = (*units).max(tile.units);
            values.push((tile.name, tile.ty.to_string()));
        }
        if let Some(element) = results.number {
            values.push((self.scalar(element), element.to_string()));
        }
        match values.is_empty() {
            true => self.line("scf.yield"),
            false => self.hand_on(&values),
        }
        self.close(scope);
    }
}

fn named(tile: &Tile) -> (String, String) {
    (tile.name.clone(), tile.ty.to_string())
}

/// What a loop with a condition carries, besides its index.
struct While {
    /// What it starts with.
    tiles: Vec<Tile>,
    number: Option<Element>,
}

impl While {
    fn random(kernel: &mut Kernel) -> Self {
        let types = kernel.carried_types();
        Self { tiles: types.into_iter().map(|ty| kernel.tile(ty, 0)).collect(), number: kernel.carried_scalar() }
    }
    /// The types of everything, the index last.
    fn types(&self) -> Vec<String> {
        let tiles = self.tiles.iter().map(|tile| tile.ty.to_string());
        tiles.chain(self.number.map(|element| element.to_string())).chain(["index".to_owned()]).collect()
    }
    /// Names inside a region, the index last.
    fn inside(&self, kernel: &mut Kernel) -> Vec<String> {
        let mut names: Vec<String> = self.tiles.iter().map(|_| kernel.fresh("a")).collect();
        names.extend(self.number.map(|_| kernel.fresh("n")));
        names.push(kernel.fresh("i"));
        names
    }
}

/// What every arm of a branch hands on.
struct Results {
    name: String,
    /// Types, and how far apart engines may be.
    tiles: Vec<(TileType, u32)>,
    number: Option<Element>,
}

impl Results {
    fn random(kernel: &mut Kernel) -> Self {
        let tiles = kernel.carried_types().into_iter().map(|ty| (ty, 0)).collect();
        Self { name: kernel.fresh("r"), tiles, number: kernel.carried_scalar() }
    }
    fn types(&self) -> Vec<String> {
        self.tiles.iter().map(|tile| tile.0.to_string()).chain(self.number.map(|element| element.to_string())).collect()
    }
}
