//! 500 levels of nesting work on threads of 2 MiB, which is what Rust's have: our walks, rules, passes and printers
//! add little to what MLIR's own recursion takes.
use pypto::emit::{Source, pto};
use pypto::ffi::pass_options::PASSES;
use pypto::interp;
use pypto::run::{Array, DType, Kernel};
use pypto::verify::depth::DEEPEST;

const LEVELS: usize = 500;
const STACK: usize = 2 << 20;

/// Runs a body on a small stack; an overflow ends the process.
fn on_a_small_stack(body: impl FnOnce() + Send + 'static) {
    on_a_stack(STACK, body)
}

fn on_a_stack(bytes: usize, body: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(bytes).spawn(body).expect("a thread starts");
    thread.join().expect("the body does not panic");
}

/// A kernel that adds 1 to a tile, which `open` and `close` carry through all levels.
fn nested(levels: usize, open: &str, close: &str) -> String {
    format!(
        "!t = !tile.tile<1x8xf32>\n!z = !ptensor.tensor<1x8xf32>\n\
         func.func @deep(%z: !z {{pypto.dir = #pypto.dir<inout>}}) {{\n\
         %yes = arith.constant true\n%zero = arith.constant 0 : index\n%one = arith.constant 1 : index\n\
         %step = arith.constant 1.0 : f32\n%v0 = tile.load %z[0, 0] : !z -> !t\n{}\
         %next = tile.adds %v{levels}, %step : f32, !t\n{}\
         tile.store %r0, %z[0, 0] : !t, !z\nreturn\n}}\n",
        (0..levels)
            .map(|level| open.replace("OUT", &level.to_string()).replace("IN", &(level + 1).to_string()))
            .collect::<String>(),
        (0..levels)
            .rev()
            .map(|level| {
                let inner = if level + 1 == levels { "next".to_owned() } else { format!("r{}", level + 1) };
                close.replace("INNER", &inner).replace("OUT", &level.to_string())
            })
            .collect::<String>()
    )
}

fn loops(levels: usize) -> String {
    nested(
        levels,
        "%rOUT = scf.for %iOUT = %zero to %one step %one iter_args(%vIN = %vOUT) -> (!t) {\n",
        "scf.yield %INNER : !t\n}\n",
    )
}

fn branches() -> String {
    let text =
        nested(LEVELS, "%rOUT = scf.if %yes -> (!t) {\n", "scf.yield %INNER : !t\n} else {\nscf.yield %v0 : !t\n}\n");
    text.replace(&format!("%v{LEVELS}"), "%v0")
}

fn lowers(text: &str) {
    let context = pypto::context();
    let parse = || Source::parse(&context, text.as_bytes(), "deep").expect("it parses");
    let printed = parse().op().to_string();
    assert!(printed.len() > text.len());
    Source::parse(&context, printed.as_bytes(), "printed").expect("it is read again");
    Source::parse(&context, &pypto::ffi::bytecode(parse().op()), "bytecode").expect("it is read again");
    for pipeline in ["pypto-a2a3", "pypto-a5{planner=ptoas}"] {
        let mut source = parse();
        source.run(pipeline).unwrap_or_else(|error| panic!("{pipeline}: {error}"));
        source.listen(|| pto::emit(source.op()).ok()).unwrap_or_else(|error| panic!("{pipeline}: {error}"));
    }
    parse().run("pypto-cpu").unwrap_or_else(|error| panic!("pypto-cpu: {error}"));
    for level in ["", "attach-target{chip=a2a3},infer-memory-space,plan-storage,lower-tile-to-buffer"] {
        let mut source = parse();
        let kernel = Kernel::find(&source, None).expect("it is a kernel");
        source.run(level).unwrap_or_else(|error| panic!("{level}: {error}"));
        let mut arrays = [Array::zeros(DType::F32, &[1, 8]).expect("a small array")];
        kernel.interpret(&source, &mut arrays, 1, &interp::Options::default()).expect("it runs");
        assert!(arrays[0].numbers().all(|number| number.value() == 1.0), "{level}");
    }
}

#[test]
fn loops_inside_each_other() {
    on_a_small_stack(|| lowers(&loops(LEVELS)));
}

#[test]
fn branches_inside_each_other() {
    on_a_small_stack(|| lowers(&branches()));
}

/// What lies deeper than passes can follow is refused at the place, by each of them.
#[test]
fn loops_deeper_than_passes_go() {
    on_a_stack(64 << 20, || {
        let context = pypto::context();
        let text = loops(DEEPEST + 10);
        for pass in PASSES {
            let mut source = Source::parse(&context, text.as_bytes(), "deep").expect("it parses");
            let pipeline = format!(
                "builtin.module({}{})",
                pass.argument,
                if pass.argument == "attach-target" { "{chip=a5}" } else { "" }
            );
            let error = source.run(&pipeline).expect_err(pass.argument).to_string();
            assert!(error.starts_with("deep:") && error.contains("at most 1000 ops around an op"), "{error}");
        }
    });
}

/// Deeper expressions than a dimension may have are refused, not followed.
#[test]
fn dimensions_inside_each_other() {
    on_a_small_stack(|| {
        let context = pypto::context();
        for (levels, is_legal) in [(100, true), (500, false), (50_000, false)] {
            let dim = (0..levels).fold("n".to_owned(), |inner, level| format!("min({inner}, m{})", level % 7));
            let legal = (0..levels).fold("n".to_owned(), |inner, level| format!("({inner} + {level})"));
            let sums = format!("func.func private @f(!tile.tile<[{legal}, 64], f32>)");
            let minima = format!("func.func private @f(!tile.tile<[{dim}, 64], f32>)");
            for text in [sums, minima] {
                match Source::parse(&context, text.as_bytes(), "dim") {
                    Ok(source) => {
                        source.op().to_string();
                    }
                    Err(error) => {
                        assert!(!is_legal, "{levels} levels: {error}");
                        assert!(error.to_string().starts_with("dim:1:"), "{error}");
                    }
                }
            }
        }
    });
}

/// Types inside each other, ours inside upstream's.
#[test]
fn types_inside_each_other() {
    on_a_small_stack(|| {
        let context = pypto::context();
        let ty = (0..LEVELS).fold("!tile.tile<16x64xf32>".to_owned(), |inner, _| format!("tuple<{inner}>"));
        let text = format!("func.func private @f({ty})");
        let source = Source::parse(&context, text.as_bytes(), "types").expect("it parses");
        assert!(source.op().to_string().contains(&ty));
    });
}
