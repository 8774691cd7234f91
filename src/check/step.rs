//! Where cases are run: passes, and what runs the kernels after them.
use super::Case;
use crate::emit::Source;
use crate::ffi::{Effort, Llvm};
use crate::interp;
use crate::ir::control::{entry_block, function_name, functions};
use crate::ir::{Dialect, View, func};
use crate::pipeline::Level;
use crate::run::{Array, Kernel, KernelError, Native, compile_all};
use crate::transform::check::drop_cases;
use crate::verify::check::LAYERS;
use std::collections::{HashMap, HashSet};

/// The layer at which kernels are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// In the interpreter, as values.
    Tile,
    /// In the interpreter, on storage.
    Buffer,
    /// In the interpreter, in the assembler's dialect.
    Pto,
    /// As machine code.
    Native,
}
impl Layer {
    /// As cases name it.
    pub fn as_str(self) -> &'static str {
        LAYERS[self as usize]
    }
}

/// One way to run the kernels of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// For people.
    pub name: &'static str,
    /// Where kernels are run.
    pub layer: Layer,
    /// The passes before.
    pub passes: String,
}
impl Step {
    /// A copy of a module after the passes, without its cases, and without the kernels that only cases other than these
    /// launch: a layer may not take them.
    ///
    /// # Errors
    /// What the passes report.
    pub fn lower<'c>(&self, source: &Source<'c>, cases: &[Case]) -> Result<Source<'c>, String> {
        let mut copy = source.copy();
        drop_kernels(&copy, cases);
        drop_cases(copy.op());
        copy.run(&self.passes).map_err(|error| error.to_string())?;
        Ok(copy)
    }
}

/// The usual upstream passes.
const UPSTREAM: &str = "canonicalize,cse,";

/// Every step that a module can still take.
pub fn steps(source: &Source) -> Vec<Step> {
    use Layer::{Buffer, Native, Pto, Tile};
    use Level::{Buffer as ToBuffer, Pto as ToPto, Tile as AsItIs};
    let step = |name, layer, before: &str, level: Level, planner| {
        let passes = if layer == Native { "pypto-cpu".into() } else { level.planned_by(planner) };
        Step { name, layer, passes: format!("{before}{passes}") }
    };
    match highest_layer(source) {
        Pto => vec![step("pto", Pto, "", AsItIs, "pypto"), step("pto, canonicalized", Pto, UPSTREAM, AsItIs, "pypto")],
        Buffer => vec![
            step("buffer", Buffer, "", ToBuffer, "pypto"),
            step("pto", Pto, "", ToPto, "pypto"),
            step("pto, canonicalized", Pto, UPSTREAM, ToPto, "pypto"),
            step("native", Native, "", AsItIs, "pypto"),
        ],
        Tile | Native => vec![
            step("tile", Tile, "", AsItIs, "pypto"),
            step("tile, canonicalized", Tile, UPSTREAM, AsItIs, "pypto"),
            step("buffer, planner=pypto", Buffer, "", ToBuffer, "pypto"),
            step("buffer, planner=ptoas", Buffer, "", ToBuffer, "ptoas"),
            step("pto, planner=pypto", Pto, "", ToPto, "pypto"),
            step("pto, planner=ptoas", Pto, "", ToPto, "ptoas"),
            step("pto, canonicalized", Pto, UPSTREAM, ToPto, "pypto"),
            step("native", Native, "", AsItIs, "pypto"),
        ],
    }
}

/// Takes out the kernels that cases launch, but none of these, and no function calls.
fn drop_kernels(copy: &Source, cases: &[Case]) {
    let mut kept: HashSet<&str> = cases.iter().flat_map(|case| case.kernels()).collect();
    kept.extend(copy.op().walk().filter_map(|op| op.cast::<func::CallOp>()?.callee()?.as_symbol()));
    let all = Case::all(copy);
    let launched: HashSet<&str> = all.iter().flat_map(|case| case.kernels()).collect();
    let dropped = functions(copy.op()).into_iter().filter(|function| {
        let name = function_name(*function);
        launched.contains(name) && !kept.contains(name)
    });
    dropped.collect::<Vec<_>>().into_iter().for_each(|function| function.op().erase());
}

/// The layer of a module's functions; that of tiles unless all are below.
fn highest_layer(source: &Source) -> Layer {
    let ops = || functions(source.op()).into_iter().flat_map(|function| function.op().walk());
    let has = |dialect| ops().any(|op| op.kind().dialect() == dialect);
    match (has(Dialect::Tile), has(Dialect::Buffer), has(Dialect::Pto)) {
        (false, true, _) => Layer::Buffer,
        (false, false, true) => Layer::Pto,
        _ => Layer::Tile,
    }
}

fn functions_with_bodies<'a>(source: &'a Source) -> impl Iterator<Item = &'a str> {
    functions(source.op()).into_iter().filter(|f| entry_block(*f).is_some()).map(function_name)
}

/// What runs kernels at a step.
pub enum Engine<'c, 'l> {
    /// The interpreter, on a lowered module.
    Interpreter(Source<'c>),
    /// Machine code, by the kernel's name.
    Native(HashMap<String, Native<'l>>),
}

impl<'c, 'l> Engine<'c, 'l> {
    /// Lowers a module, and compiles it where it is to be machine code.
    ///
    /// # Errors
    /// When that fails; what was reported.
    pub fn prepare(step: &Step, source: &Source<'c>, cases: &[Case], llvm: &'l Llvm) -> Result<Self, String> {
        let lowered = step.lower(source, cases)?;
        if step.layer != Layer::Native {
            return Ok(Self::Interpreter(lowered));
        }
        let defined: HashSet<&str> = functions_with_bodies(source).collect();
        let mut kernels: Vec<&str> = cases.iter().flat_map(|case| case.kernels()).collect();
        kernels.retain(|name| defined.contains(name)); // a launch of another says so
        kernels.sort_unstable();
        kernels.dedup();
        let loaded = compile_all(&kernels, &lowered, llvm, Effort::Full).map_err(|error| match error {
            KernelError::Source(error) => error.to_string(),
            error => format!("error: {error}"),
        })?;
        Ok(Self::Native(kernels.iter().map(|name| name.to_string()).zip(loaded).collect()))
    }

    /// Runs a kernel on arrays.
    ///
    /// # Errors
    /// When the program does what has no meaning.
    pub fn launch(&self, kernel: &Kernel, arrays: &mut [Array], blocks: i64) -> Result<(), KernelError> {
        match self {
            Self::Interpreter(lowered) => kernel.interpret(lowered, arrays, blocks, &interp::Options::default()),
            Self::Native(kernels) => match kernels.get(&kernel.name) {
                Some(native) => kernel.launch(native, arrays, blocks),
                None => Err(KernelError::NoKernel),
            },
        }
    }
}
