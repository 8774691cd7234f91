//! What the whole way from tiles to each target costs per op, as programs grow: `cargo bench --bench pipeline`.
//!
//! The last rows are upstream passes on an upstream program of the same shape: larger programs leave the caches, so
//! that costs grow for them too. What counts is our growth against theirs.
use pypto::emit::Source;
use std::time::Instant;

/// Load, a chain of `ops` elementwise ops, store; every tenth op in a loop that carries its tile.
fn program(ops: usize) -> String {
    let (tile, tensor) = ("!tile.tile<16x64xf32>", "!ptensor.tensor<16x64xf32>");
    let mut text = format!(
        "func.func @f(%x: {tensor}, %y: {tensor} {{pypto.dir = #pypto.dir<out>}}, %s: f32, %n: index) attributes {{pypto.kind = #pypto.kind<aiv>}} {{\n  %zero = arith.constant 0 : index\n  %one = arith.constant 1 : index\n  %0 = tile.load %x[0, 0] : {tensor} -> {tile}\n"
    );
    for i in 1..=ops {
        let before = i - 1;
        text += &match i % 10 {
            0 => format!(
                "  %{i} = scf.for %i{i} = %zero to %n step %one iter_args(%c{i} = %{before}) -> ({tile}) {{\n    %d{i} = tile.add %c{i}, %c{i} : {tile}\n    scf.yield %d{i} : {tile}\n  }}\n"
            ),
            5 => format!("  %{i} = tile.adds %{before}, %s : f32, {tile}\n"),
            _ => format!("  %{i} = tile.mul %{before}, %{before} : {tile}\n"),
        };
    }
    text + &format!("  tile.store %{ops}, %y[0, 0] : {tile}, {tensor}\n  return\n}}\n")
}

/// The same shape in upstream's dialects.
fn upstream_program(ops: usize) -> String {
    let tensor = "tensor<16x64xf32>";
    let mut text = format!(
        "func.func @f(%0: {tensor}, %s: {tensor}, %n: index) -> {tensor} {{\n  %zero = arith.constant 0 : index\n  %one = arith.constant 1 : index\n"
    );
    for i in 1..=ops {
        let before = i - 1;
        text += &match i % 10 {
            0 => format!(
                "  %{i} = scf.for %i{i} = %zero to %n step %one iter_args(%c{i} = %{before}) -> ({tensor}) {{\n    %d{i} = arith.addf %c{i}, %c{i} : {tensor}\n    scf.yield %d{i} : {tensor}\n  }}\n"
            ),
            5 => format!("  %{i} = arith.addf %{before}, %s : {tensor}\n"),
            _ => format!("  %{i} = arith.mulf %{before}, %{before} : {tensor}\n"),
        };
    }
    text + &format!("  return %{ops} : {tensor}\n}}\n")
}

fn main() {
    let context = pypto::context();
    const SIZES: [usize; 3] = [1_000, 10_000, 100_000];
    println!("microseconds per op, best of 3 rounds; the last column is the largest over the smallest\n");
    print!("{:<44}", "pipeline");
    SIZES.iter().for_each(|size| print!("{size:>12}"));
    println!("{:>10}", "growth");
    let rows: [(&str, fn(usize) -> String); 10] = [
        ("pypto-a2a3{planner=pypto}", program),
        ("pypto-a2a3{planner=ptoas}", program),
        ("pypto-a5{planner=pypto}", program),
        ("pypto-cpu{planner=pypto}", program),
        ("attach-target{chip=a2a3},verify-target", program),
        ("infer-memory-space", program),
        ("infer-memory-space,plan-storage{planner=pypto}", program),
        ("infer-memory-space,lower-tile-to-buffer", program),
        ("canonicalize,cse,canonicalize,cse", upstream_program),
        ("func.func(convert-elementwise-to-linalg)", upstream_program),
    ];
    for (pipeline, program) in rows {
        print!("{:<44}", pipeline.replace("infer-memory-space", "infer"));
        let mut costs = vec![];
        for size in SIZES {
            let text = program(size);
            let best = (0..3)
                .map(|_| {
                    let mut source = Source::parse(&context, text.as_bytes(), "bench").expect("a program that parses");
                    let start = Instant::now();
                    source.run(pipeline).expect("a pipeline that runs");
                    start.elapsed()
                })
                .min()
                .unwrap_or_default();
            costs.push(best.as_secs_f64() * 1e6 / size as f64);
            print!("{:>12.2}", costs[costs.len() - 1]);
        }
        println!(
            "{:>10.2}",
            costs.iter().copied().fold(0.0, f64::max) / costs.iter().copied().fold(f64::MAX, f64::min)
        );
    }
}
