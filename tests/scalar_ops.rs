//! No hole in the lowering of scalar ops: every op of `arith`, `math` and `scf` inside a kernel is lowered for both
//! chips, or refused with an error at that op. The ops are those that MLIR registers, so a new one is asked too.
use melior::Context;
use pypto::emit::{Source, SourceError, pto};
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

/// Every way to write an op on scalars that MLIR takes, with the first properties that it takes at all.
fn written(context: &Context, op: &str) -> Vec<String> {
    let ways: Vec<_> = operand_lists()
        .into_iter()
        .flat_map(|operands| result_lists(&operands).into_iter().map(move |results| (operands.clone(), results)))
        .collect();
    let accepted = |properties: &str| -> Vec<String> {
        let texts = ways.iter().map(|(operands, results)| generic(op, properties, operands, results));
        texts.filter(|text| Source::parse(context, text.as_bytes(), "kernel").is_ok()).collect()
    };
    PROPERTIES.into_iter().map(accepted).find(|texts| !texts.is_empty()).unwrap_or_default()
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

fn generic(op: &str, properties: &str, operands: &[&str], results: &[&str]) -> String {
    let uses: Vec<_> = (0..operands.len()).map(|i| format!("%a{i}")).collect();
    let (given, made) = (operands.join(", "), results.join(", "));
    let body = format!("\"{op}\"({}) {properties} : ({given}) -> ({made})", uses.join(", "));
    kernel(operands, &if results.is_empty() { body } else { format!("%r:{} = {body}", results.len()) })
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
    let emitted = source.run(pipeline).and_then(|()| source.listen(|| pto::emit(source.op()).ok()).map(drop));
    match emitted {
        Ok(()) => None,
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
