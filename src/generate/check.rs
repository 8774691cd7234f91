//! Runs programs by every engine there is, and compares what comes out.
//!
//! The interpreter at the tile layer says what is right. The other engines are: the interpreter at the buffer and
//! the assembler's layer, under each planner, with and without the usual upstream passes before; and native code,
//! for many programs together, since compiling is what takes the time. A program that comes alone is compiled in
//! every way.
use super::bounds::{ANY, of_arguments};
use super::coverage::Coverage;
use super::open::open_extents;
use super::random::Random;
use super::{Program, module};
use crate::emit::Source;
use crate::ffi::{Effort, Llvm};
use crate::interp::Options;
use crate::ir::control::{function_name, functions};
use crate::ir::{Chip, Dialect, Direction, OpKind, View as _, func};
use crate::pipeline::{BUFFER_TO_PTO, Level, PLANNERS, UPSTREAM};
use crate::run::{Array, DType, Kernel, KernelError, Parameter, Scalar, compile_all, first_difference};
use crate::transform::target::of_module;
use melior::Context;
use std::fmt;

/// What running a program said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every engine gave the same.
    Agrees,
    /// A located error.
    Refused(String),
    /// The interpreter found that it means nothing, already at the tile layer.
    Meaningless(String),
    /// Engines differ, or one failed in a way that none may.
    Wrong(String),
}

/// An engine, as it is called in messages.
#[derive(Clone, Copy, Debug)]
struct Engine {
    chip: Chip,
    upstream: bool,
    planner: Option<&'static str>,
    is_open: bool,
    level: Option<Level>,
}
impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.level {
            Some(level) => write!(f, "the interpreter at the {level:?} layer")?,
            None => write!(f, "native code")?,
        }
        write!(f, " for {}", self.chip)?;
        if let Some(planner) = self.planner {
            write!(f, ", planner {planner}")?;
        }
        if self.upstream {
            write!(f, ", after upstream passes")?;
        }
        if self.is_open {
            write!(f, ", with valid extents that are known at run time only")?;
        }
        Ok(())
    }
}

/// Steps of the interpreter that are enough for every program of ours; more is a loop gone astray.
const STEPS: u64 = 200_000;

/// A program whose meaning is known.
struct Ready<'p> {
    program: &'p Program,
    chip: Chip,
    kernel: Kernel,
    blocks: i64,
    arguments: Vec<Array>,
    wanted: Vec<Array>,
    units: Vec<u32>,
}

/// Runs programs, and counts what is in those that were not refused. With a `fault`, programs that hold an op of its
/// kind are taken for wrong, as if engines differed: so that what is done about wrong programs can be seen.
pub fn check(programs: &[Program], coverage: &mut Coverage, fault: Option<OpKind>) -> Vec<Verdict> {
    let context = crate::context();
    context.enable_multi_threading(false); // programs are small, and many processes test them
    let mut verdicts = vec![];
    let mut ready = vec![];
    for (position, program) in programs.iter().enumerate() {
        let mut found = Verdict::Agrees;
        let mut natively = vec![];
        for chip in program.chips {
            match interpret(&context, program, *chip, coverage, fault) {
                Ok(one) => natively.push(one),
                Err(verdict) => {
                    found = verdict;
                    break;
                }
            }
        }
        if found == Verdict::Agrees && programs.len() == 1 {
            found = in_every_way(&context, &natively);
        } else if found == Verdict::Agrees && !natively.is_empty() {
            // Which chip's rules hold makes little difference to native code, and compiling takes time.
            let turn = position % natively.len();
            ready.push((position, natively.swap_remove(turn)));
        }
        verdicts.push(found);
    }
    for chip in Chip::ALL {
        let (positions, group): (Vec<usize>, Vec<&Ready>) =
            ready.iter().filter(|(_, one)| one.chip == *chip).map(|(position, one)| (*position, one)).unzip();
        for (position, verdict) in positions.into_iter().zip(compile_and_run(&context, *chip, &group, Way::of(&group)))
        {
            verdicts[position] = verdict;
        }
    }
    verdicts
}

/// Runs a program by the interpreter at every layer.
fn interpret<'p>(
    context: &Context,
    program: &'p Program,
    chip: Chip,
    coverage: &mut Coverage,
    fault: Option<OpKind>,
) -> Result<Ready<'p>, Verdict> {
    let text = program.module(chip);
    let engine = Engine { chip, upstream: false, planner: None, is_open: false, level: Some(Level::Tile) };
    let mut source = parse(context, &text).map_err(refusal)?;
    let mut found = Coverage::default();
    let kernel = match Kernel::find(&source, Some(&program.name)) {
        Ok(kernel) => kernel,
        Err(KernelError::Argument { .. }) => return Err(lowers(context, &text, engine)),
        Err(error) => return Err(refusal(error.to_string())),
    };
    let has_views = source.op().walk().any(|op| op.kind().dialect() == Dialect::Ptensor);
    let is_faulty = fault.is_some_and(|fault| source.op().walk().any(|op| op.kind() == fault));
    if let Some(function) = named(&source, &program.name) {
        found.visit_tiles(function, chip);
    }
    let arguments = arguments(&kernel);
    let blocks = blocks(&kernel.name);
    source.run(&Level::Tile.passes()).map_err(|error| refusal(error.to_string()))?;
    let inlined = prepared(context, &text, engine)?;
    let units = named(&inlined, &program.name).map(of_arguments).unwrap_or_default();
    let mut ready = Ready { program, chip, kernel, blocks, wanted: arguments.clone(), arguments, units };
    let ran = ready.kernel.interpret(&source, &mut ready.wanted, blocks, &options());
    let meaningless = |error: String| match refusal(error) {
        Verdict::Refused(reason) => Verdict::Meaningless(reason),
        other => other,
    };
    ran.map_err(|error| meaningless(error.to_string()))?;
    if is_faulty {
        ready.wanted.iter_mut().for_each(spoil);
    }
    for upstream in [false, true] {
        if upstream {
            let engine = Engine { upstream, ..engine };
            ready.compare(&prepared(context, &text, engine)?, engine)?;
        }
        for planner in PLANNERS {
            let engine = Engine { upstream, planner: Some(planner), level: Some(Level::Buffer), ..engine };
            let mut source = prepared(context, &text, engine)?;
            run(&mut source, &Level::Buffer.planned_by(planner), engine)?;
            if !upstream {
                let engine = Engine { is_open: true, ..engine };
                let mut source = source.copy();
                open(&source, &program.name, engine)?;
                ready.compare_below_tiles(&mut source, engine, has_views, &mut found)?;
            }
            ready.compare_below_tiles(&mut source, engine, has_views, &mut found)?;
        }
    }
    coverage.merge(&found);
    Ok(ready)
}

/// Whether a program that takes what no array is, such as an extent that is known at run time, goes all the way down or
/// is refused in words: there is nothing to run it on.
fn lowers(context: &Context, text: &str, engine: Engine) -> Verdict {
    let lower = |planner| {
        let engine = Engine { planner: Some(planner), level: Some(Level::Pto), ..engine };
        run(&mut prepared(context, text, engine)?, &Level::Pto.planned_by(planner), engine)
    };
    PLANNERS.into_iter().find_map(|planner| lower(planner).err()).unwrap_or(Verdict::Agrees)
}

/// How a module becomes machine code.
#[derive(Clone, Copy)]
struct Way {
    upstream: bool,
    planner: &'static str,
    is_open: bool,
    effort: Effort,
}

impl Way {
    fn all() -> impl Iterator<Item = Self> {
        let efforts = [Effort::Little, Effort::Full];
        let planners = move |effort| PLANNERS.into_iter().map(move |planner| (effort, planner));
        let ways = efforts.into_iter().flat_map(planners);
        let before = [(false, false), (true, false), (false, true)];
        ways.flat_map(move |(effort, planner)| {
            before.map(|(upstream, is_open)| Self { upstream, planner, is_open, effort })
        })
    }
    /// Planners, upstream passes, open extents and optimization take turns; the last costs more than all the rest.
    fn of(group: &[&Ready]) -> Self {
        let first = group.first().map_or(0, |one| seed_of(&one.program.name));
        let mut random = Random::new(group.len() as u64, first);
        let (upstream, planner) = (random.chance(50), *random.pick(&PLANNERS));
        let is_open = random.chance(25);
        Self { upstream, planner, is_open, effort: if random.chance(10) { Effort::Full } else { Effort::Little } }
    }
}

/// Runs one program as machine code, for each chip in each way, until it is wrong.
fn in_every_way(context: &Context, chips: &[Ready]) -> Verdict {
    let ways = chips.iter().flat_map(|one| Way::all().map(move |way| (one, way)));
    let verdicts = ways.flat_map(|(one, way)| compile_and_run(context, one.chip, &[one], way));
    verdicts.into_iter().find(|verdict| *verdict != Verdict::Agrees).unwrap_or(Verdict::Agrees)
}

/// Runs programs as machine code, compiled together where that goes.
fn compile_and_run(context: &Context, chip: Chip, group: &[&Ready], way: Way) -> Vec<Verdict> {
    if group.is_empty() {
        return vec![];
    }
    match run_natively(context, chip, group, way) {
        Ok(verdicts) => verdicts,
        Err(verdict) if group.len() == 1 => vec![verdict],
        // One of them spoils it for all.
        Err(_) => group.iter().flat_map(|one| compile_and_run(context, chip, &[one], way)).collect(),
    }
}

fn run_natively(context: &Context, chip: Chip, group: &[&Ready], way: Way) -> Result<Vec<Verdict>, Verdict> {
    let Way { upstream, planner, is_open, effort } = way;
    let engine = Engine { chip, upstream, planner: Some(planner), is_open, level: None };
    let text = module(chip, group.iter().map(|one| one.program));
    let mut source = prepared(context, &text, engine)?;
    if is_open {
        run(&mut source, &Level::Buffer.planned_by(planner), engine)?;
        open(&source, &group[0].program.name, engine)?;
    }
    run(&mut source, &format!("pypto-cpu{{planner={planner}}}"), engine)?;
    let llvm = Llvm::new();
    let kernels: Vec<&str> = group.iter().map(|one| one.kernel.name.as_str()).collect();
    let natives = compile_all(&kernels, &source, &llvm, effort)
        .map_err(|error| Verdict::Wrong(format!("{engine} does not compile: {error}")))?;
    let verdicts = group.iter().zip(&natives).map(|(one, native)| {
        let mut arrays = one.arguments.clone();
        match one.kernel.launch(native, &mut arrays, one.blocks) {
            Ok(()) => one.judge(&arrays, &one.units, engine).err().unwrap_or(Verdict::Agrees),
            Err(error) => Verdict::Wrong(format!("{engine} does not run: {error}")),
        }
    });
    Ok(verdicts.collect())
}

/// Changes the first element.
fn spoil(array: &mut Array) {
    let mut bytes = array.bytes();
    if let Some(first) = bytes.first_mut() {
        *first ^= 1;
    }
    array.set_bytes(&bytes);
}

impl Ready<'_> {
    /// Runs the interpreter at the buffer layer and, if the program may go there, at the assembler's.
    fn compare_below_tiles(
        &self,
        source: &mut Source,
        engine: Engine,
        has_views: bool,
        found: &mut Coverage,
    ) -> Result<(), Verdict> {
        found.visit_lowered(source.op(), engine.chip);
        self.compare(source, engine)?;
        // The assembler's kernels take tensors only.
        if has_views {
            return Ok(());
        }
        let engine = Engine { level: Some(Level::Pto), ..engine };
        if engine.upstream {
            run(source, UPSTREAM, engine)?;
        }
        run(source, BUFFER_TO_PTO, engine)?;
        found.visit_lowered(source.op(), engine.chip);
        self.compare(source, engine)
    }

    /// Runs the interpreter on what a pipeline made of the program. All its layers compute alike, to the bit.
    fn compare(&self, source: &Source, engine: Engine) -> Result<(), Verdict> {
        let mut arrays = self.arguments.clone();
        let ran = self.kernel.interpret(source, &mut arrays, self.blocks, &options());
        ran.map_err(|error| Verdict::Wrong(format!("{engine} fails: {error}")))?;
        self.judge(&arrays, &vec![0; arrays.len()], engine)
    }

    fn judge(&self, found: &[Array], units: &[u32], engine: Engine) -> Result<(), Verdict> {
        for (position, (found, wanted)) in found.iter().zip(&self.wanted).enumerate() {
            let units = units.get(position).copied().unwrap_or(0);
            if units == ANY || (units == 0 && found == wanted) {
                continue;
            }
            if let Some(difference) = first_difference(found, wanted, units) {
                return Err(Verdict::Wrong(format!("{engine} differs in argument {position} {difference}")));
            }
        }
        Ok(())
    }
}

fn options() -> Options {
    Options { steps: STEPS, ..Options::default() }
}

fn parse<'c>(context: &'c Context, text: &str) -> Result<Source<'c>, String> {
    Source::parse(context, text.as_bytes(), FILE).map_err(|error| error.to_string())
}

/// A program as an engine other than the first one starts with it. No layer below tiles has calls, so that helpers
/// are put where they are called; that is upstream's work as well.
fn prepared<'c>(context: &'c Context, text: &str, engine: Engine) -> Result<Source<'c>, Verdict> {
    let mut source = parse(context, text).map_err(refusal)?;
    if source.op().walk().any(|op| op.kind() == OpKind::FuncCall) {
        run(&mut source, "inline,symbol-dce", engine)?;
    }
    if engine.upstream {
        run(&mut source, UPSTREAM, engine)?;
    }
    Ok(source)
}

fn named<'s>(source: &'s Source, name: &str) -> Option<func::FuncOp<'s>> {
    functions(source.op()).into_iter().find(|function| function_name(*function) == name)
}

/// Extents that are known at run time only, the same ones for the same name.
fn open(source: &Source, name: &str, engine: Engine) -> Result<(), Verdict> {
    let mut random = Random::new(seed_of(name), u64::MAX);
    let opened = source.listen(|| open_extents(&mut random, source.op()).ok());
    opened.map_err(|error| Verdict::Wrong(format!("{engine} cannot be made: {error}")))
}

/// What errors call the program.
const FILE: &str = "program";

fn run(source: &mut Source, passes: &str, engine: Engine) -> Result<(), Verdict> {
    source.run(passes).map_err(|error| match refusal(error.to_string()) {
        Verdict::Refused(reason) => Verdict::Refused(format!("{reason} ({engine})")),
        other => other,
    })
}

/// What errors say that are about ourselves: something broke, or an element type was forgotten.
const OUR_FAULT: [&str; 3] = ["internal error", "has native code for", "has a meaning for"];

/// An error that a user may see is no failure; one that says nothing about the program is.
fn refusal(text: String) -> Verdict {
    let first = text.lines().next().unwrap_or("").to_owned();
    let mut place = first.strip_prefix(FILE).unwrap_or("").split(':').skip(1);
    let is_located = (0..2).all(|_| place.next().is_some_and(|number| number.parse::<u32>().is_ok()));
    if is_located && !OUR_FAULT.iter().any(|words| text.contains(words)) {
        return Verdict::Refused(first);
    }
    Verdict::Wrong(format!("refused without a cause or a place: {text}"))
}

// --- arguments --------------------------------------------------------------------------------------------

/// How many blocks the launch of a kernel has.
fn blocks(name: &str) -> i64 {
    1 + (seed_of(name) % 3) as i64
}

/// A kernel's name as a seed (FNV-1a).
fn seed_of(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// The arguments of a kernel, which follow from its name and types.
fn arguments(kernel: &Kernel) -> Vec<Array> {
    let seed = seed_of(&kernel.name);
    let all = kernel.parameters.iter().enumerate();
    all.map(|(position, parameter)| argument(&mut Random::new(seed, position as u64), parameter)).collect()
}

fn argument(random: &mut Random, parameter: &Parameter) -> Array {
    let (dtype, shape, is_out) = match parameter {
        Parameter::Tensor { dtype, shape, direction } => (*dtype, shape.as_slice(), *direction == Direction::Out),
        Parameter::Scalar(dtype) => (*dtype, [].as_slice(), false),
    };
    // Shapes that do not fit into memory are those of changed programs; nothing is run with such an argument.
    let Ok(mut array) = Array::zeros(dtype, shape) else { return Array::Bool(Default::default()) };
    if !is_out {
        let profile = random.below(4);
        let count = shape.iter().product();
        let bytes: Vec<u8> = (0..count).flat_map(|_| element(random, dtype, shape.is_empty(), profile)).collect();
        array.set_bytes(&bytes);
    }
    array
}

/// The bytes of a random element. An index is 0 to 3; elements are small, fractions, any bits, or a mixture.
fn element(random: &mut Random, dtype: DType, is_scalar: bool, profile: usize) -> Vec<u8> {
    let small = random.within(-9, 9);
    let fraction = random.within(-128, 127) as f64 / 37.0;
    let profile = if profile == 3 { random.below(3) } else { profile };
    let any = random.bits().to_le_bytes();
    let number = if profile == 0 { small as f64 } else { fraction };
    match dtype {
        DType::Bool => vec![any[0] & 1],
        DType::I64 if is_scalar => random.within(0, super::kernel::LARGEST_INDEX).to_le_bytes().to_vec(),
        float if float.is_float() && profile < 2 => float.bytes_of(Scalar::Float(number)),
        integer if profile == 0 => small.to_le_bytes()[..integer.bytes()].to_vec(),
        other => any[..other.bytes()].to_vec(),
    }
}

// --- programs of a file -------------------------------------------------------------------------------------

/// The kernels of a module as programs, for the chip that it names. What they call stays beside them.
///
/// # Errors
/// When it does not parse; the text says where.
pub fn named_kernels(text: &str) -> Result<Vec<Program>, String> {
    let context = crate::context();
    let source = parse(&context, text)?;
    let chips = match of_module(source.op()) {
        Ok(Some(chip)) => Chip::ALL.iter().position(|one| *one == chip).map_or(Chip::ALL, |at| &Chip::ALL[at..=at]),
        _ => super::BOTH,
    };
    let all = functions(source.op());
    let text: String = all.iter().map(|function| format!("{}\n", function.op())).collect();
    let program = |function| Program { name: function_name(function).to_owned(), chips, text: text.clone() };
    Ok(Kernel::candidates(&source).into_iter().map(program).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ready(program: &Program) -> Ready<'_> {
        let context = crate::context();
        interpret(&context, program, program.chips[0], &mut Coverage::default(), None).expect("a program that runs")
    }

    /// A program that does not depend on what may be generated.
    fn sum() -> Program {
        let text = "  func.func @sum(%x: !ptensor.tensor<1x8xi32>, %z: !ptensor.tensor<1x8xi32> {pypto.dir = #pypto.dir<out>}) {
    %a = tile.load %x[0, 0] : !ptensor.tensor<1x8xi32> -> !tile.tile<1x8xi32>
    %b = tile.add %a, %a : !tile.tile<1x8xi32>
    tile.store %b, %z[0, 0] : !tile.tile<1x8xi32>, !ptensor.tensor<1x8xi32>
    return
  }
";
        Program { name: "sum".into(), chips: super::super::BOTH, text: text.into() }
    }

    /// A program that agrees, and whose first written element is then said to be another one.
    #[test]
    fn a_difference_is_found_by_every_engine() {
        let program = sum();
        assert_eq!(check(std::slice::from_ref(&program), &mut Coverage::default(), None), [Verdict::Agrees]);
        let mut wrong = ready(&program);
        let changed = wrong.wanted.iter_mut().rev().find(|array| array.shape().len() == 2).expect("a tensor");
        spoil(changed);
        let context = crate::context();
        let verdicts = compile_and_run(&context, wrong.chip, &[&wrong], Way::of(&[&wrong]));
        assert!(matches!(&verdicts[..], [Verdict::Wrong(text)] if text.contains("native code")), "{verdicts:?}");
        let engine =
            Engine { chip: wrong.chip, upstream: false, planner: None, is_open: false, level: Some(Level::Tile) };
        let mut source = parse(&context, &program.module(wrong.chip)).expect("a program that parses");
        source.run(&Level::Tile.passes()).expect("a program that is legal");
        assert!(matches!(wrong.compare(&source, engine), Err(Verdict::Wrong(_))));
    }

    #[test]
    fn errors_must_be_located_and_about_the_program() {
        assert!(matches!(refusal("program:3:5: error: no".into()), Verdict::Refused(_)));
        for text in [
            "error: no",
            "program:3:5: error: internal error: no",
            "program:3:5: error: no body has a meaning for it",
            "loc(unknown): error: no",
            "",
        ] {
            assert!(matches!(refusal(text.into()), Verdict::Wrong(_)), "{text}");
        }
    }

    #[test]
    fn arguments_follow_from_name_and_place() {
        let program = sum();
        let kernel = ready(&program).kernel;
        assert_eq!(arguments(&kernel), arguments(&kernel));
        assert!((1..=3).contains(&blocks(&kernel.name)));
    }
}
