//! Wrong plans and lowerings are found: each kind, wherever it fits in the kernels of `tests/kernels`, is refused by a
//! checker, stopped by the interpreter, or computes other numbers.
mod kinds;
mod text;

use kinds::{KINDS, Kind, Layer};
use pypto::emit::Source;
use pypto::interp::Options;
use pypto::pipeline::Level;
use pypto::run::{Array, DType, Kernel, Parameter};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use text::Program;

/// Mutants of one kind in one kernel, at most.
const MOST: usize = 6;
/// Blocks of a launch.
const BLOCKS: i64 = 3;

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    /// It does not verify, or breaks the target's rules.
    Refused,
    /// The interpreter found that it has no meaning.
    Stopped,
    /// It computes something else.
    Different,
    /// Nobody noticed.
    Survived,
}

/// Numbers that are all different and not simple, the same in every run.
fn filled(array: &mut Array, seed: usize, dtype: DType) {
    let count = array.bytes().len() / bytes_of(dtype);
    let number = |i: usize| (((i * 37 + seed * 101) % 211) as f64 - 105.0) / 23.0;
    let bytes: Vec<u8> = (0..count)
        .flat_map(|i| match dtype {
            DType::F32 => (number(i) as f32).to_le_bytes().to_vec(),
            DType::F16 => half::f16::from_f64(number(i)).to_le_bytes().to_vec(),
            DType::I8 => vec![(i * 37 + seed * 11) as u8],
            DType::I32 => ((i * 7919 + seed * 101) as i32 - 4000).to_le_bytes().to_vec(),
            _ => unreachable!("no kernel takes {dtype}"),
        })
        .collect();
    array.set_bytes(&bytes);
}

fn bytes_of(dtype: DType) -> usize {
    match dtype {
        DType::F32 | DType::I32 => 4,
        DType::F16 => 2,
        DType::I8 => 1,
        DType::I64 => 8,
        _ => unreachable!("no kernel takes {dtype}"),
    }
}

/// Arguments: what is written starts as numbers too. Indices are `index`.
fn arguments(kernel: &Kernel, index: i64) -> Vec<Array> {
    let one = |(seed, parameter): (usize, &Parameter)| {
        let (dtype, shape): (DType, &[usize]) = match parameter {
            Parameter::Tensor { dtype, shape, .. } => (*dtype, shape),
            Parameter::Scalar(dtype) => (*dtype, &[]),
        };
        let mut array = Array::zeros(dtype, shape).expect("a small array");
        match dtype {
            DType::I64 => array.set_bytes(&index.to_le_bytes()),
            _ => filled(&mut array, seed, dtype),
        }
        array
    };
    kernel.parameters.iter().enumerate().map(one).collect()
}

/// What a program gives for each choice of indices; nothing when it is stopped.
fn run(kernel: &Kernel, source: &Source) -> Option<Vec<Vec<u8>>> {
    let mut outputs = vec![];
    for index in [0, 3] {
        let mut arrays = arguments(kernel, index);
        let limits = Options { steps: 100_000, ..Options::default() };
        kernel.interpret(source, &mut arrays, BLOCKS, &limits).ok()?;
        outputs.extend(arrays.iter().map(Array::bytes));
    }
    Some(outputs)
}

/// A kernel, brought to the layers that mutations are written for.
struct Subject {
    name: String,
    kernel: Kernel,
    buffer: Program,
    pto: Program,
    right: Vec<Vec<u8>>,
}

impl Subject {
    fn of(path: &Path) -> Self {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read(path).expect("a kernel");
        let context = pypto::context();
        let parse = || Source::parse(&context, &text, &name).expect("a kernel that parses");
        let kernel = Kernel::find(&parse(), None).expect("one kernel");
        let right = run(&kernel, &parse()).expect("a kernel that runs");
        let lowered = |level: Level| {
            let mut source = parse();
            source.run(&level.passes()).expect("a kernel that lowers");
            assert_eq!(run(&kernel, &source).as_ref(), Some(&right), "{name} at {level:?}");
            Program::new(&source.op().to_string())
        };
        Self { buffer: lowered(Level::Buffer), pto: lowered(Level::Pto), name, kernel, right }
    }

    fn program(&self, layer: Layer) -> &Program {
        match layer {
            Layer::Buffer => &self.buffer,
            Layer::Pto => &self.pto,
        }
    }

    fn judge(&self, context: &melior::Context, mutant: &Program) -> Fate {
        let Ok(mut source) = Source::parse(context, mutant.text().as_bytes(), "mutant") else { return Fate::Refused };
        if source.run("verify-target").is_err() {
            return Fate::Refused;
        }
        match run(&self.kernel, &source) {
            None => Fate::Stopped,
            Some(found) if found != self.right => Fate::Different,
            Some(_) => Fate::Survived,
        }
    }
}

fn subjects() -> Vec<Subject> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    let mut paths: Vec<_> = std::fs::read_dir(folder).expect("kernels").flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths.iter().map(|path| Subject::of(path)).collect()
}

/// Evenly spread, so that every part of a kernel has a share.
fn some(mutants: Vec<Program>) -> Vec<Program> {
    let step = mutants.len().div_ceil(MOST).max(1);
    mutants.into_iter().step_by(step).collect()
}

#[test]
fn every_mutation_is_caught() {
    let subjects = subjects();
    assert!(subjects.len() >= 20 && KINDS.len() >= 30);
    let jobs: Vec<(&Kind, &Subject)> =
        KINDS.iter().flat_map(|kind| subjects.iter().map(move |subject| (kind, subject))).collect();
    let fates: Mutex<BTreeMap<&str, BTreeMap<Fate, usize>>> = Mutex::default();
    let survivors: Mutex<Vec<String>> = Mutex::default();
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, |count| count.get()) {
            scope.spawn(|| {
                let context = pypto::context();
                while let Some((kind, subject)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    for mutant in some((kind.mutants)(subject.program(kind.layer))) {
                        let fate = subject.judge(&context, &mutant);
                        *fates.lock().expect("fates").entry(kind.name).or_default().entry(fate).or_default() += 1;
                        if fate == Fate::Survived {
                            let text = format!("{} in {}:\n{}", kind.name, subject.name, mutant.text());
                            survivors.lock().expect("survivors").push(text);
                        }
                    }
                }
            });
        }
    });
    let fates = fates.into_inner().expect("fates");
    println!("{:42}{:>8}{:>8}{:>10}{:>9}", "kind", "refused", "stopped", "different", "caught");
    for (kind, counts) in &fates {
        let count = |fate| counts.get(&fate).copied().unwrap_or(0);
        let all: usize = counts.values().sum();
        let caught = 100 * (all - count(Fate::Survived)) / all;
        let [refused, stopped, different] = [Fate::Refused, Fate::Stopped, Fate::Different].map(count);
        println!("{kind:42}{refused:8}{stopped:8}{different:10}{caught:8}%");
    }
    let unused: Vec<_> = KINDS.iter().map(|kind| kind.name).filter(|name| !fates.contains_key(name)).collect();
    assert!(unused.is_empty(), "these fit nowhere: {unused:?}");
    let survivors = survivors.into_inner().expect("survivors");
    assert!(survivors.is_empty(), "{} mutants survived:\n{}", survivors.len(), survivors.join("\n\n"));
}
