//! Random programs keep their meaning when they are planned.
//!
//! Each program runs twice, on symbols instead of numbers: once on values, as it was written, and once on bytes
//! at the addresses of its plan, where whatever is overwritten is gone. Both must store the same symbols.
//! Nothing here knows how a plan is made.
use std::collections::HashMap;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::process::{Command, Stdio};

const TENSOR: &str = "!ptensor.tensor<4096x16xf32>";
const TILES: [&str; 2] = ["!tile.tile<16x16xf32, vec>", "!tile.tile<16x1xf32, vec>"];
const CONDITIONS: usize = 4;
const BOUNDS: usize = 3;

fn symbol(parts: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    hasher.finish()
}

// --- making programs --------------------------------------------------------------------------------

struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = symbol((self.0, "next"));
        (self.0 % limit as u64) as usize
    }
    fn pick(&mut self, items: &[String]) -> String {
        // Young values more often: they are what a program mostly works on.
        let offset = self.below(items.len()).min(self.below(items.len()));
        items[items.len() - 1 - offset].clone()
    }
}

struct Generator {
    random: Random,
    text: String,
    count: usize,
    // Names of visible tiles, by shape.
    visible: [Vec<String>; 2],
}

impl Generator {
    fn program(seed: u64) -> String {
        let mut it = Self { random: Random(seed), text: String::new(), count: 0, visible: [vec![], vec![]] };
        let conditions: Vec<String> = (0..CONDITIONS).map(|i| format!("%c{i}: i1")).collect();
        let bounds: Vec<String> = (0..BOUNDS).map(|i| format!("%n{i}: index")).collect();
        let (conditions, bounds) = (conditions.join(", "), bounds.join(", "));
        let _ =
            writeln!(it.text, "func.func @f{seed}(%x: {TENSOR}, {conditions}, {bounds}, %zero: index, %one: index) {{");
        it.load();
        it.reduce();
        it.statements(8, 3);
        for shape in 0..2 {
            let name = it.operand(shape);
            it.store(shape, &name);
        }
        it.text += "return\n}\n";
        it.text
    }

    fn name(&mut self) -> String {
        self.count += 1;
        format!("%v{}", self.count)
    }

    fn operand(&mut self, shape: usize) -> String {
        self.random.pick(&self.visible[shape])
    }

    fn define(&mut self, shape: usize, text: &str) {
        let name = self.name();
        let _ = writeln!(self.text, "{name} = {text}");
        self.visible[shape].push(name);
    }

    fn load(&mut self) {
        let text = format!("tile.load %x[{}, 0] : {TENSOR} -> {}", self.count, TILES[0]);
        self.define(0, &text);
    }

    fn reduce(&mut self) {
        let (source, scratch) = (self.operand(0), self.operand(0));
        let text = format!("tile.row_sum {source}, {scratch} : ({0}, {0}) -> {1}", TILES[0], TILES[1]);
        self.define(1, &text);
    }

    fn store(&mut self, shape: usize, name: &str) {
        let _ = writeln!(self.text, "tile.store {name}, %x[0, 0] : {}, {TENSOR}", TILES[shape]);
    }

    fn statements(&mut self, count: usize, depth: usize) {
        for _ in 0..count {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: usize) {
        let shape = self.random.below(2);
        let (a, b) = (self.operand(shape), self.operand(shape));
        let ty = TILES[shape];
        match self.random.below(if depth > 0 { 12 } else { 8 }) {
            0 => self.load(),
            1 => self.define(shape, &format!("tile.recip {a} : {ty}")),
            2 => self.reduce(),
            3 => {
                let (a, v) = (self.operand(0), self.operand(1));
                let text = format!("tile.row_expand_add {a}, {v} : ({0}, {1}) -> {0}", TILES[0], TILES[1]);
                self.define(0, &text);
            }
            4 => self.store(shape, &a),
            5 => {
                let condition = self.random.below(CONDITIONS);
                self.define(shape, &format!("arith.select %c{condition}, {a}, {b} : {ty}"));
            }
            6 => self.define(shape, &format!("tile.neg {a} : {ty}")),
            7 => self.define(shape, &format!("tile.add {a}, {b} : {ty}")),
            8 | 9 => self.branch(depth - 1),
            _ => self.repetition(depth - 1),
        }
    }

    fn shapes(&mut self) -> Vec<usize> {
        (0..1 + self.random.below(3)).map(|_| self.random.below(2)).collect()
    }

    fn types(shapes: &[usize]) -> String {
        shapes.iter().map(|shape| TILES[*shape]).collect::<Vec<_>>().join(", ")
    }

    /// Statements in a scope of their own, and what they yield.
    fn body(&mut self, shapes: &[usize], depth: usize) {
        let count = self.random.below(4);
        self.statements(count, depth);
        let yielded: Vec<String> = shapes.iter().map(|shape| self.operand(*shape)).collect();
        let _ = writeln!(self.text, "scf.yield {} : {}", yielded.join(", "), Self::types(shapes));
    }

    fn publish(&mut self, name: &str, shapes: &[usize]) {
        for (i, shape) in shapes.iter().enumerate() {
            self.visible[*shape].push(format!("{name}#{i}"));
        }
    }

    fn branch(&mut self, depth: usize) {
        let (name, shapes, condition) = (self.name(), self.shapes(), self.random.below(CONDITIONS));
        let (count, types) = (shapes.len(), Self::types(&shapes));
        let outside = self.visible.clone();
        let _ = writeln!(self.text, "{name}:{count} = scf.if %c{condition} -> ({types}) {{");
        self.body(&shapes, depth);
        self.text += "} else {\n";
        self.visible = outside.clone();
        self.body(&shapes, depth);
        self.text += "}\n";
        self.visible = outside;
        self.publish(&name, &shapes);
    }

    fn repetition(&mut self, depth: usize) {
        let (name, shapes, bound) = (self.name(), self.shapes(), self.random.below(BOUNDS));
        let (count, types) = (shapes.len(), Self::types(&shapes));
        let outside = self.visible.clone();
        let carried: Vec<String> = shapes.iter().map(|_| self.name()).collect();
        let mut initial = vec![];
        for (name, shape) in carried.iter().zip(&shapes) {
            initial.push(format!("{name} = {}", self.operand(*shape)));
        }
        let initial = initial.join(", ");
        let head = format!("{name}:{count} = scf.for %i{} = %zero to %n{bound} step %one", &name[2..]);
        let _ = writeln!(self.text, "{head} iter_args({initial}) -> ({types}) {{");
        for (name, shape) in carried.iter().zip(&shapes) {
            self.visible[*shape].push(name.clone());
        }
        self.body(&shapes, depth);
        self.text += "}\n";
        self.visible = outside;
        self.publish(&name, &shapes);
    }
}

// --- reading programs -------------------------------------------------------------------------------

#[derive(Debug)]
enum Statement {
    Op(Line),
    For {
        results: Vec<String>,
        carried: Vec<(String, String)>,
        bound: String,
        types: Vec<String>,
        body: Vec<Statement>,
    },
    If {
        results: Vec<String>,
        condition: String,
        types: Vec<String>,
        arms: [Vec<Statement>; 2],
    },
}

#[derive(Debug)]
struct Line {
    results: Vec<String>,
    op: String,
    operands: Vec<String>,
    types: Vec<String>,
    text: String,
}

fn names_in(text: &str) -> Vec<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '#';
    text.split('%').skip(1).map(|rest| rest.split(|c| !is_part(c)).next().unwrap_or("").to_owned()).collect()
}

fn tile_types_in(text: &str) -> Vec<String> {
    let mut types = vec![];
    for (start, _) in text.match_indices("!tile.tile<") {
        let mut depth = 0;
        let end = text[start..].char_indices().find_map(|(i, c)| {
            depth += match c {
                '<' => 1,
                '>' => -1,
                _ => return None,
            };
            (depth == 0).then_some(i)
        });
        types.push(text[start..=start + end.expect("a type ends")].to_owned());
    }
    types
}

/// `%2:2` stands for `2#0` and `2#1`.
fn results_in(left: &str) -> Vec<String> {
    match left.trim().trim_start_matches('%').split_once(':') {
        Some((name, count)) => {
            (0..count.trim().parse().expect("a count")).map(|i: usize| format!("{name}#{i}")).collect()
        }
        None => names_in(left),
    }
}

fn parse<'a>(lines: &mut impl Iterator<Item = &'a str>) -> Vec<Statement> {
    let mut statements = vec![];
    while let Some(line) = lines.next() {
        let line = line.trim();
        let (left, right) = if line.starts_with('%') { line.split_once(" = ").expect("a result") } else { ("", line) };
        let (results, types) = (results_in(left), tile_types_in(right));
        if right.starts_with("scf.for") {
            let (head, carried) = right.split_once("iter_args(").expect("carries");
            let bound = names_in(head)[2].clone();
            let names = names_in(carried.split(')').next().unwrap_or(""));
            let carried = names.chunks(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect();
            statements.push(Statement::For { results, carried, bound, types, body: parse(lines) });
        } else if right.starts_with("scf.if") {
            let condition = names_in(right)[0].clone();
            let arms = [parse(lines), parse(lines)];
            statements.push(Statement::If { results, condition, types, arms });
        } else if right.starts_with('}') {
            return statements;
        } else if right.starts_with("tile.") || right.starts_with("arith.select") || right.starts_with("scf.yield") {
            let (op, rest) = right.split_once(' ').expect("an op and the rest");
            let operands = if rest.starts_with(": ") { vec![] } else { names_in(rest) };
            statements.push(Statement::Op(Line {
                results,
                op: op.to_owned(),
                operands,
                types,
                text: right.to_owned(),
            }));
        }
    }
    statements
}

// --- running programs -------------------------------------------------------------------------------

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// A value, as the language has it.
    Symbol(u64),
    /// Bytes, as the plan has it.
    Bytes { start: usize, end: usize },
}

fn place_of(ty: &str) -> Option<Place> {
    let plan = &ty[ty.find("mem = <")?..];
    let numbers: Vec<usize> =
        plan.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
    // The number of the base, the offset, the size, the address.
    let [_, offset, size, address] = numbers[..] else { panic!("no address in {ty}") };
    assert_eq!(offset, 0);
    Some(Place::Bytes { start: address, end: address + size })
}

fn disjoint(a: Place, b: Place) -> bool {
    match (a, b) {
        (Place::Bytes { start, end }, Place::Bytes { start: other, end: other_end }) => {
            end <= other || other_end <= start
        }
        _ => true,
    }
}

#[derive(Default)]
struct Machine {
    seed: u64,
    names: HashMap<String, Place>,
    memory: HashMap<usize, u64>,
    iterations: Vec<usize>,
    stored: Vec<u64>,
}

impl Machine {
    fn run(seed: u64, program: &[Statement]) -> Vec<u64> {
        let mut machine = Self { seed, ..Self::default() };
        machine.block(program);
        machine.stored
    }

    fn read(&self, name: &str) -> u64 {
        match self.names[name] {
            Place::Symbol(symbol) => symbol,
            Place::Bytes { start, end } => {
                let held = |at: usize| self.memory.get(&at).copied().unwrap_or(0);
                let whole = (start..end).step_by(32).all(|at| held(at) == held(start));
                if whole { held(start) } else { symbol(("torn", name)) }
            }
        }
    }

    /// Gives a name its value; a plan says where that is kept.
    fn write(&mut self, name: &str, ty: &str, value: u64) {
        let place = place_of(ty).unwrap_or(Place::Symbol(value));
        self.fill(place, value);
        self.names.insert(name.to_owned(), place);
    }

    fn fill(&mut self, place: Place, value: u64) {
        if let Place::Bytes { start, end } = place {
            self.memory.extend((start..end).step_by(32).map(|at| (at, value)));
        }
    }

    /// A value goes on under another name: nothing is copied, so the plan must have put both in one place.
    fn hand_on(&mut self, places: &[Place], names: &[String], types: &[String]) {
        for ((place, name), ty) in places.iter().zip(names).zip(types) {
            if let Some(planned) = place_of(ty) {
                assert_eq!(*place, planned, "%{name} is handed on in another place");
            }
            self.names.insert(name.clone(), *place);
        }
    }

    fn choose(&self, what: &str) -> usize {
        (symbol((self.seed, what, &self.iterations)) % 12) as usize
    }

    fn places(&self, names: &[String]) -> Vec<Place> {
        names.iter().map(|name| self.names[name]).collect()
    }

    /// Runs statements; gives what they yield.
    fn block(&mut self, statements: &[Statement]) -> Vec<Place> {
        for statement in statements {
            match statement {
                Statement::For { results, carried, bound, types, body } => {
                    let (inside, initial): (Vec<_>, Vec<_>) = carried.iter().cloned().unzip();
                    let mut places = self.places(&initial);
                    for i in 0..self.choose(bound) % 4 {
                        self.hand_on(&places, &inside, types);
                        self.iterations.push(i);
                        places = self.block(body);
                        self.iterations.pop();
                    }
                    self.hand_on(&places, results, types);
                }
                Statement::If { results, condition, types, arms } => {
                    let places = self.block(&arms[self.choose(condition) % 2]);
                    self.hand_on(&places, results, types);
                }
                Statement::Op(line) if line.op == "scf.yield" => return self.places(&line.operands),
                Statement::Op(line) => self.op(line),
            }
        }
        vec![]
    }

    fn op(&mut self, line: &Line) {
        let operands = &line.operands;
        match line.op.as_str() {
            "tile.load" => {
                let offset = line.text.split('[').nth(1).and_then(|rest| rest.split(',').next()).unwrap_or("");
                self.compute(line, 0, &[], |_| symbol(("load", offset)));
            }
            "tile.store" => {
                let value = self.read(&operands[0]);
                self.stored.push(value);
            }
            "tile.create" => self.compute(line, 0, &[], |_| symbol("nothing")),
            "tile.move" => self.compute(line, 1, &[], |values| values[0]),
            "arith.select" => {
                let chosen = &operands[1 + self.choose(&operands[0]) % 2];
                self.names.insert(line.results[0].clone(), self.names[chosen]);
            }
            "tile.row_sum" => {
                let scratch = self.names[&operands[1]];
                assert!(disjoint(scratch, self.names[&operands[0]]), "{}", line.text);
                self.fill(scratch, symbol("scratch"));
                self.compute(line, 1, &[], |values| symbol(("row_sum", values)));
                assert!(disjoint(scratch, self.names[&line.results[0]]), "{}", line.text);
            }
            "tile.recip" => self.compute(line, 1, &[], |values| symbol(("recip", values))),
            "tile.row_expand_add" => self.compute(line, 2, &[0], |values| symbol(("expand", values))),
            "tile.add" => self.compute(line, 2, &[0, 1], |values| symbol(("add", values))),
            "tile.neg" => self.compute(line, 1, &[0], |values| symbol(("neg", values))),
            other => panic!("unknown op {other}"),
        }
    }

    /// Computes from the first operands; the result may lie exactly where one of those `in_place` lies.
    fn compute(&mut self, line: &Line, count: usize, in_place: &[usize], meaning: impl Fn(&[u64]) -> u64) {
        let (name, ty) = (&line.results[0], &line.types[line.types.len() - 1]);
        let operands = &line.operands[..count];
        let values: Vec<u64> = operands.iter().map(|operand| self.read(operand)).collect();
        for (i, operand) in operands.iter().enumerate() {
            let (place, result) = (self.names[operand], place_of(ty));
            let allowed =
                result.is_none_or(|result| disjoint(place, result) || (in_place.contains(&i) && place == result));
            assert!(allowed, "%{name} overlaps operand {i}: {}", line.text);
        }
        self.write(name, ty, meaning(&values));
    }
}

// --- the property -----------------------------------------------------------------------------------

fn opt(text: &str, passes: &[&str]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pypto-opt"))
        .args(passes)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("pypto-opt starts");
    child.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("pypto-opt reads");
    let output = child.wait_with_output().expect("pypto-opt ends");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The bodies of a module's functions.
fn bodies_of(text: &str) -> Vec<Vec<Statement>> {
    text.split("func.func").skip(1).map(|function| parse(&mut function.lines().skip(1))).collect()
}

#[test]
fn planned_programs_store_the_same() {
    let count = std::env::var("PYPTO_PROGRAMS").ok().and_then(|count| count.parse().ok()).unwrap_or(400);
    let text: String = (0..count).map(Generator::program).collect();
    let written = bodies_of(&opt(&text, &[]));
    let planned = bodies_of(&opt(&text, &["--plan-storage=planner=pypto"]));
    assert_eq!((written.len(), planned.len()), (count as usize, count as usize));
    for (seed, (before, after)) in written.iter().zip(&planned).enumerate() {
        for run in 0..8 {
            let expected = Machine::run(run, before);
            assert!(expected.len() >= 2);
            assert_eq!(expected, Machine::run(run, after), "run {run} of\n{}", Generator::program(seed as u64));
        }
    }
}
