//! No hole in the lowering of scalar ops: every op of `arith`, `math` and `scf` inside a kernel is lowered for both
//! chips, or refused with an error at that op; and what native code makes of an op of `arith` or `math` is what the
//! interpreter makes of it. The ops are those that MLIR registers, so a new one is asked too.
use melior::Context;
use pypto::emit::{Source, SourceError, pto};
use pypto::ffi::{Effort, Llvm};
use pypto::interp::Options;
use pypto::run::{Array, Kernel, Parameter, compile_all, first_difference};
use std::collections::BTreeSet;

/// Types and properties to try, until MLIR takes the op.
const TYPES: [&str; 6] = ["f32", "i32", "index", "i1", "f16", "i64"];
const PROPERTIES: [&str; 6] = [
    "",
    "<{predicate = 1 : i64}>",
    "<{value = 1.0 : f32}>",
    "<{value = 1 : i32}>",
    "<{value = 1 : index}>",
    "<{value = true}>",
];

/// A kernel that also works on a tile; the line of `body` is the second, and its column the third.
fn kernel(arguments: &[&str], body: &str) -> String {
    let named: String = arguments.iter().enumerate().map(|(i, ty)| format!(", %a{i}: {ty}")).collect();
    format!(
        "func.func @kernel(%x: !ptensor.tensor<16x64xf32> {{pypto.dir = #pypto.dir<inout>}}{named}) {{\n  {body}\n  \
         %t = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32>\n  \
         tile.store %t, %x[0, 0] : !tile.tile<16x64xf32>, !ptensor.tensor<16x64xf32>\n  return\n}}\n"
    )
}

/// An op on scalars, in generic form.
#[derive(Clone)]
struct Written {
    text: String,
    operands: Vec<&'static str>,
    results: Vec<&'static str>,
}

/// Flags that ops may have, as properties, and a word of what MLIR prints of them.
const FLAGS: [(&str, &str); 5] = [
    ("overflowFlags = #arith.overflow<nsw, nuw>", "overflow<"),
    ("isExact", "exact"),
    ("fastmath = #arith.fastmath<fast>", "fastmath<"),
    ("fastmath = #arith.fastmath<nnan, ninf>", "fastmath<"),
    ("fastmath = #arith.fastmath<reassoc, contract, arcp, nsz, afn>", "fastmath<"),
];

/// The ways of [`ways`], in kernels that also work on a tile.
fn written(context: &Context, op: &str) -> Vec<String> {
    ways(context, op).iter().map(|way| kernel(&way.operands, &way.text)).collect()
}

/// Every way to write an op on scalars that MLIR takes, without flags, and with those that it has.
fn ways(context: &Context, op: &str) -> Vec<Written> {
    let plain = plain_ways(context, op);
    let flagged = FLAGS.iter().flat_map(|(flags, word)| {
        let flagged = plain.iter().map(move |way| Written { text: with_property(&way.text, flags), ..way.clone() });
        flagged.filter(move |way| has_flags(context, way, word))
    });
    let flagged: Vec<_> = flagged.collect();
    plain.into_iter().chain(flagged).collect()
}

/// An op in generic form with one more property.
fn with_property(text: &str, property: &str) -> String {
    match text.contains("}>") {
        true => text.replace("}>", &format!(", {property}}}>")),
        false => text.replacen(") ", &format!(") <{{{property}}}> "), 1),
    }
}

/// Whether MLIR takes a way to write an op, and its flags as flags: it passes over properties that an op does not have.
fn has_flags(context: &Context, way: &Written, word: &str) -> bool {
    let source = Source::parse(context, kernel(&way.operands, &way.text).as_bytes(), "kernel");
    source.is_ok_and(|source| source.op().to_string().contains(word))
}

/// Every way to write an op on scalars that MLIR takes, with the first properties that it takes at all.
fn plain_ways(context: &Context, op: &str) -> Vec<Written> {
    let ways: Vec<_> = operand_lists()
        .into_iter()
        .flat_map(|operands| result_lists(&operands).into_iter().map(move |results| (operands.clone(), results)))
        .collect();
    let parses = |way: &Written| Source::parse(context, kernel(&way.operands, &way.text).as_bytes(), "kernel").is_ok();
    let accepted = |properties: &str| -> Vec<Written> {
        let all = ways.iter().map(|(operands, results)| generic(op, properties, operands, results));
        all.filter(parses).collect()
    };
    PROPERTIES.into_iter().map(accepted).find(|ways| !ways.is_empty()).unwrap_or_default()
}

/// Up to three operands: of one type, or chosen by a bit, or with a power at the end.
fn operand_lists() -> Vec<Vec<&'static str>> {
    let mut lists = vec![vec![]];
    for ty in TYPES {
        lists.extend([vec![ty], vec![ty; 2], vec![ty; 3], vec!["i1", ty, ty], vec![ty, "i32"]]);
    }
    lists.sort();
    lists.dedup();
    lists
}

fn result_lists(operands: &[&'static str]) -> Vec<Vec<&'static str>> {
    let mut lists: Vec<_> = TYPES.into_iter().map(|ty| vec![ty]).collect();
    if let Some(first) = operands.first() {
        lists.extend([vec![*first, "i1"], vec![*first, "i32"], vec![*first, *first], vec![]]);
    }
    lists.sort();
    lists.dedup();
    lists
}

fn generic(op: &str, properties: &str, operands: &[&'static str], results: &[&'static str]) -> Written {
    let uses: Vec<_> = (0..operands.len()).map(|i| format!("%a{i}")).collect();
    let (given, made) = (operands.join(", "), results.join(", "));
    let body = format!("\"{op}\"({}) {properties} : ({given}) -> ({made})", uses.join(", "));
    let text = if results.is_empty() { body } else { format!("%r:{} = {body}", results.len()) };
    Written { text, operands: operands.to_vec(), results: results.to_vec() }
}

/// The ops with regions, each as a kernel may use it; terminators stand in those that they end.
const STRUCTURED: &[(&str, &[&str], &str)] = &[
    (
        "scf.for",
        &["index", "f32"],
        "%r = \"scf.for\"(%a0, %a0, %a0, %a1) ({ ^bb0(%i: index, %c: f32): scf.yield %c : f32 }) : (index, index, index, f32) -> f32",
    ),
    ("scf.if", &["i1", "f32"], "%r = scf.if %a0 -> f32 { scf.yield %a1 : f32 } else { scf.yield %a1 : f32 }"),
    ("scf.while", &["i1"], "scf.while : () -> () { scf.condition(%a0) } do { scf.yield }"),
    (
        "scf.condition",
        &["i1", "f32"],
        "%r = scf.while (%c = %a1) : (f32) -> f32 { scf.condition(%a0) %c : f32 } do { ^bb0(%d: f32): scf.yield %d : f32 }",
    ),
    ("scf.yield", &["i1"], "scf.if %a0 { scf.yield }"),
    (
        "scf.index_switch",
        &["index", "f32"],
        "%r = scf.index_switch %a0 -> f32 case 1 { scf.yield %a1 : f32 } default { scf.yield %a1 : f32 }",
    ),
    ("scf.execute_region", &["f32"], "%r = scf.execute_region -> f32 { scf.yield %a0 : f32 }"),
    ("scf.parallel", &["index"], "scf.parallel (%i) = (%a0) to (%a0) step (%a0) { scf.reduce }"),
    ("scf.reduce", &["index"], "scf.parallel (%i) = (%a0) to (%a0) step (%a0) { scf.reduce }"),
    (
        "scf.reduce.return",
        &["index", "f32"],
        "%r = scf.parallel (%i) = (%a0) to (%a0) step (%a0) init (%a1) -> f32 { scf.reduce(%a1 : f32) { ^bb0(%p: f32, %q: f32): scf.reduce.return %p : f32 } }",
    ),
    ("scf.forall", &["index"], "scf.forall (%i) in (%a0) { }"),
    ("scf.forall.in_parallel", &["index"], "scf.forall (%i) in (%a0) { scf.forall.in_parallel { } }"),
];

/// What is wrong with how a chip's pipeline treats a kernel; nothing if it lowers it, or refuses it at the op.
fn fault(context: &Context, op: &str, text: &str, pipeline: &str) -> Option<String> {
    let mut source = Source::parse(context, text.as_bytes(), "kernel").expect("it was accepted before");
    let emitted = source.run(pipeline).and_then(|()| source.listen(|| pto::emit(source.op()).ok()));
    match emitted {
        Ok(out) => {
            let flag = FLAGS.iter().find(|(_, word)| out.contains(word));
            flag.map(|(flag, _)| format!("{op} with {pipeline} still has {flag}\n{text}"))
        }
        Err(SourceError::Reported(report)) => {
            let first = report.lines().next().unwrap_or_default();
            // The op's own location: the line of the body, and an op that stands in it.
            let is_located = first.starts_with("kernel:2:") && first.contains(": error: ");
            (!is_located).then(|| format!("{op} with {pipeline}: {first}\n{text}"))
        }
        Err(other) => Some(format!("{op} with {pipeline}: {other}\n{text}")),
    }
}

const PIPELINES: [&str; 4] = ["pypto-a2a3", "pypto-a5", "pypto-a2a3{planner=ptoas}", "canonicalize,cse,pypto-a5"];

#[test]
fn every_scalar_op_lowers_or_is_refused_at_its_place() {
    let context = pypto::context();
    let (mut faults, mut unwritten, mut lowered) = (vec![], vec![], 0);
    for op in ["arith", "math"].iter().flat_map(|dialect| pypto::ffi::registered_ops(&context, dialect)) {
        let kernels = written(&context, &op);
        if kernels.is_empty() {
            unwritten.push(op.clone());
        }
        for text in kernels {
            lowered += 1;
            faults.extend(PIPELINES.iter().filter_map(|pipeline| fault(&context, &op, &text, pipeline)));
        }
    }
    assert!(
        unwritten.is_empty(),
        "expected a way to write each of these, or a reason why there is none: {unwritten:?}"
    );
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    assert!(lowered > 100, "expected more than 100 kernels, but got {lowered}");
}

#[test]
fn every_structured_op_lowers_or_is_refused_at_its_place() {
    let context = pypto::context();
    let known: BTreeSet<_> = STRUCTURED.iter().map(|(op, ..)| (*op).to_owned()).collect();
    let registered: BTreeSet<_> = pypto::ffi::registered_ops(&context, "scf").into_iter().collect();
    assert_eq!(registered, known, "every op of scf has its kernel");
    let mut faults = vec![];
    for (op, arguments, body) in STRUCTURED {
        let text = kernel(arguments, body);
        if let Err(error) = Source::parse(&context, text.as_bytes(), "kernel") {
            panic!("{op}: {error}\n{text}");
        }
        faults.extend(PIPELINES.iter().filter_map(|pipeline| fault(&context, op, &text, pipeline)));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The four sums: an op without a lowering among ops that have one is what this file is about.
#[test]
fn common_ops_are_lowered() {
    let context = pypto::context();
    for op in ["addf", "subf", "mulf", "divf", "negf", "addi", "muli", "remsi", "cmpi", "cmpf"] {
        let kernels = written(&context, &format!("arith.{op}"));
        let lowers = |text: &String| {
            let mut source = Source::parse(&context, text.as_bytes(), "kernel").expect("it was accepted before");
            source.run("pypto-a2a3").is_ok() && source.listen(|| pto::emit(source.op()).ok()).is_ok()
        };
        assert!(kernels.iter().any(lowers), "no way to write arith.{op} is lowered");
    }
}

/// Functions whose last digits neither engine promises, and how many units they may be apart: what goes to a library is
/// within 2 of the true value on each side; a power by repeated products rounds once for each.
fn units(op: &str) -> u32 {
    let exact = [
        "absf",
        "absi",
        "ceil",
        "clampf",
        "copysign",
        "ctlz",
        "ctpop",
        "cttz",
        "floor",
        "fma",
        "ipowi",
        "isfinite",
        "isinf",
        "isnan",
        "isnormal",
        "round",
        "roundeven",
        "sqrt",
        "trunc",
    ];
    match op.strip_prefix("math.") {
        Some("fpowi") => 8,
        Some(function) if !exact.contains(&function) => 4,
        _ => 0,
    }
}

/// A result in numbers that tiles hold: what has to be computed for them, their names and their types.
fn stored(i: usize, ty: &str) -> (String, Vec<(String, String)>) {
    let halves = |wide: String| {
        let text = format!(
            "{wide}  %half{i} = arith.constant 32 : i64\n  %above{i} = arith.shrui %wide{i}, %half{i} : i64\n  \
             %low{i} = arith.trunci %wide{i} : i64 to i32\n  %high{i} = arith.trunci %above{i} : i64 to i32\n"
        );
        (text, ["low", "high"].map(|half| (format!("%{half}{i}"), "i32".into())).into())
    };
    match ty {
        "i1" => (format!("  %bit{i} = arith.extui %r#{i} : i1 to i32\n"), vec![(format!("%bit{i}"), "i32".into())]),
        "index" => halves(format!("  %wide{i} = arith.index_cast %r#{i} : index to i64\n")),
        "i64" => {
            halves(format!("  %zero{i} = arith.constant 0 : i64\n  %wide{i} = arith.ori %r#{i}, %zero{i} : i64\n"))
        }
        ty => (String::new(), vec![(format!("%r#{i}"), ty.into())]),
    }
}

/// A function that stores the results of an op; the op stands on its second line.
fn storing(name: &str, way: &Written) -> String {
    let mut arguments: Vec<_> = way.operands.iter().enumerate().map(|(i, ty)| format!("%a{i}: {ty}")).collect();
    let mut body = String::new();
    let results = way.results.iter().enumerate().map(|(i, ty)| stored(i, ty));
    for (text, numbers) in results {
        body += &text;
        for (value, ty) in numbers {
            let z = format!("z{}", arguments.len());
            let (tensor, tile) = (format!("!ptensor.tensor<1x16x{ty}>"), format!("!tile.tile<1x16x{ty}>"));
            body += &format!("  %t{z} = tile.full {value} : {ty} -> {tile}\n");
            body += &format!("  tile.store %t{z}, %{z}[0, 0] : {tile}, {tensor}\n");
            arguments.push(format!("%{z}: {tensor} {{pypto.dir = #pypto.dir<out>}}"));
        }
    }
    format!("func.func @{name}({}) {{\n  {}\n{body}  return\n}}\n", arguments.join(", "), way.text)
}

/// Small numbers and large ones, of every kind.
fn numbers(ty: &str) -> Vec<Vec<u8>> {
    let floats = [0.0, 0.5, 1.0, -2.5, 3.0, -0.75, 1e4, f32::INFINITY, f32::NAN];
    let integers = [0i64, 1, 2, 5, -1, -7, 100, 1 << 30, i64::MIN];
    match ty {
        "f32" => floats.map(|x| x.to_le_bytes().to_vec()).into(),
        "f16" => floats.map(|x| half::f16::from_f32(x).to_le_bytes().to_vec()).into(),
        "i1" => integers.map(|x| vec![(x & 1) as u8]).into(),
        "i32" => integers.map(|x| (x as i32).to_le_bytes().to_vec()).into(),
        _ => integers.map(|x| x.to_le_bytes().to_vec()).into(),
    }
}

/// Arguments for a kernel, and places for what it gives. All pairs of numbers; a third argument goes along with them.
fn launches(kernel: &Kernel, way: &Written) -> Vec<Vec<Array>> {
    let all: Vec<_> = way.operands.iter().map(|ty| numbers(ty)).collect();
    let count = all.first().map_or(1, Vec::len);
    let launch = |first: usize, second: usize| {
        let chosen = [first, second, (first + 2 * second) % count];
        let argument = |(position, parameter): (usize, &Parameter)| {
            let mut array = match parameter {
                Parameter::Tensor { dtype, shape, .. } => Array::zeros(*dtype, shape).expect("a small array"),
                Parameter::Scalar(dtype) => Array::zeros(*dtype, &[]).expect("a small array"),
            };
            if let Some(numbers) = all.get(position) {
                array.set_bytes(&numbers[chosen[position]]);
            }
            array
        };
        kernel.parameters.iter().enumerate().map(argument).collect()
    };
    let seconds = if all.len() > 1 { count } else { 1 };
    (0..count).flat_map(|first| (0..seconds).map(move |second| launch(first, second))).collect()
}

/// What the interpreter says of operands for which an op has no result.
const UNDEFINED: [&str; 3] =
    ["expected operands that have a result", "to have a value when it is stored", "to have a value when it is used"];

/// What the interpreter gives for each launch; nothing where the operands have no result. An error when it does not know
/// the op.
fn interpreted(context: &Context, text: &str, way: &Written) -> Result<Runs, String> {
    let source = Source::parse(context, text.as_bytes(), "kernel").map_err(|error| error.to_string())?;
    let kernel = Kernel::find(&source, None).map_err(|error| error.to_string())?;
    let run = |given: Vec<Array>| {
        let mut arrays = given.clone();
        match kernel.interpret(&source, &mut arrays, 1, &Options::default()) {
            Ok(()) => Ok((given, Some(arrays))),
            Err(error) if UNDEFINED.iter().any(|text| error.to_string().contains(text)) => Ok((given, None)),
            Err(error) => Err(error.to_string()),
        }
    };
    launches(&kernel, way).into_iter().map(run).collect()
}

/// Why native code refuses a kernel.
fn refused_natively(context: &Context, text: &str) -> Option<String> {
    let mut source = Source::parse(context, text.as_bytes(), "kernel").expect("a program that parses");
    source.run("pypto-cpu").err().map(|error| error.to_string())
}

#[test]
fn native_code_and_the_interpreter_agree_on_every_scalar_op() {
    let context = pypto::context();
    let mut faults = vec![];
    let mut agreed = vec![];
    for op in ["arith", "math"].iter().flat_map(|dialect| pypto::ffi::registered_ops(&context, dialect)) {
        for way in ways(&context, &op) {
            let text = storing("kernel", &way);
            match (interpreted(&context, &text, &way), refused_natively(&context, &text)) {
                (Ok(runs), None) => agreed.push((op.clone(), way, runs)),
                (Err(interpreter), Some(native)) => {
                    let both = [interpreter, native];
                    let located = both.iter().all(|error| error.starts_with("kernel:2:"));
                    if !located {
                        faults.push(format!("{op} is refused elsewhere: {both:?}\n{text}"));
                    }
                }
                (Ok(_), Some(native)) => faults.push(format!("{op} runs in the interpreter only: {native}\n{text}")),
                (Err(interpreter), None) => faults.push(format!("{op} runs natively only: {interpreter}\n{text}")),
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    let faults = differences(&context, &agreed);
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    let flagged = agreed.iter().filter(|(_, way, _)| FLAGS.iter().any(|(flags, _)| way.text.contains(flags))).count();
    assert!(flagged > 100, "expected more than 100 kernels with flags, but got {flagged}");
    assert!(agreed.len() > 100, "expected more than 100 kernels, but got {}", agreed.len());
}

type Runs = Vec<(Vec<Array>, Option<Vec<Array>>)>;

/// All kernels as one module, compiled together, and what comes out otherwise than it should.
fn differences(context: &Context, kernels: &[(String, Written, Runs)]) -> Vec<String> {
    let text: String = kernels.iter().enumerate().map(|(i, (_, way, _))| storing(&format!("k{i}"), way)).collect();
    let mut source = Source::parse(context, text.as_bytes(), "kernels").expect("programs that parse");
    let names = (0..kernels.len()).map(|i| format!("k{i}"));
    let found: Vec<_> = names.map(|name| Kernel::find(&source, Some(&name)).expect("a kernel")).collect();
    source.run("pypto-cpu").expect("kernels that lower");
    let llvm = Llvm::new();
    let names: Vec<&str> = found.iter().map(|kernel| kernel.name.as_str()).collect();
    let native = compile_all(&names, &source, &llvm, Effort::Full).expect("they compile");
    let mut faults = vec![];
    for (((op, way, runs), kernel), native) in kernels.iter().zip(&found).zip(&native) {
        for (given, wanted) in runs {
            let Some(wanted) = wanted else { continue };
            let mut arrays = given.clone();
            kernel.launch(native, &mut arrays, 1).expect("a kernel that runs");
            for (found, wanted) in arrays.iter().zip(wanted) {
                if let Some(difference) = first_difference(found, wanted, units(op)) {
                    let given: Vec<_> = given.iter().map(|array| array.numbers().next()).collect();
                    faults.push(format!("{op} of {given:?}: {difference}\n{}", way.text));
                }
            }
        }
    }
    faults
}
