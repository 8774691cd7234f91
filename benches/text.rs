//! Parsing, verifying and printing, against upstream ops of the same shape: `cargo bench --bench text`.
//!
//! Each row times both programs in turn, in one process, and takes the best of several rounds.
use melior::ir::{Module, operation::OperationLike};
use std::time::{Duration, Instant};

const OPS: usize = 100_000;
const ROUNDS: usize = 7;

/// `%n = op %n-1, %n-2`, `OPS` times.
fn chain(op: &str, ty: &str) -> String {
    let mut text = format!("func.func @f(%0: {ty}, %1: {ty}) -> {ty} {{\n");
    for i in 2..OPS + 2 {
        text += &format!("  %{i} = {op} %{}, %{} : {ty}\n", i - 1, i - 2);
    }
    text + &format!("  return %{} : {ty}\n}}\n", OPS + 1)
}

/// `op ins(a, b) outs(c)`, `OPS` times.
fn writes(op: &str, ty: &str) -> String {
    let mut text = format!("func.func @f(%a: {ty}, %b: {ty}, %c: {ty}) {{\n");
    for _ in 0..OPS {
        text += &format!("  {op} ins(%a, %b : {ty}, {ty}) outs(%c : {ty})\n");
    }
    text + "  return\n}\n"
}

#[derive(Clone, Copy)]
struct Times {
    parse: Duration,
    verify: Duration,
    print: Duration,
}
impl Times {
    const WORST: Times = Times { parse: Duration::MAX, verify: Duration::MAX, print: Duration::MAX };
    fn best(self, other: Times) -> Times {
        Times {
            parse: self.parse.min(other.parse),
            verify: self.verify.min(other.verify),
            print: self.print.min(other.print),
        }
    }
    fn total(self) -> Duration {
        self.parse + self.verify + self.print
    }
}

fn measure(context: &melior::Context, text: &str) -> Times {
    let start = Instant::now();
    let module = Module::parse(context, text).expect("a program that parses");
    let parse = start.elapsed();
    let start = Instant::now();
    assert!(module.as_operation().verify());
    let verify = start.elapsed();
    let start = Instant::now();
    let printed = module.as_operation().to_string();
    let print = start.elapsed();
    assert!(printed.len() > OPS);
    Times { parse, verify, print }
}

fn main() {
    let context = pypto::context();
    let rows = [
        (
            "tile.add / arith.addf on tensors",
            chain("tile.add", "!tile.tile<16x32xf32, vec>"),
            chain("arith.addf", "tensor<16x32xf32, \"vec\">"),
        ),
        (
            "buffer.add / linalg.add on memrefs",
            writes("buffer.add", "!buffer.buffer<16x32xf32, vec>"),
            writes("linalg.add", "memref<16x32xf32, \"vec\">"),
        ),
        (
            "pto.tadd / linalg.add on memrefs",
            writes("pto.tadd", "!pto.tile_buf<vec, 16x32xf32>"),
            writes("linalg.add", "memref<16x32xf32, \"vec\">"),
        ),
    ];
    println!("{OPS} ops, best of {ROUNDS} rounds, in milliseconds: ours / upstream (ratio)\n");
    println!("{:<36} {:>22} {:>22} {:>22} {:>22}", "", "parse", "verify", "print", "all");
    for (name, ours, upstream) in rows {
        let (mut best, mut peer) = (Times::WORST, Times::WORST);
        for _ in 0..ROUNDS {
            best = best.best(measure(&context, &ours));
            peer = peer.best(measure(&context, &upstream));
        }
        let cell = |a: Duration, b: Duration| {
            let (a, b) = (a.as_secs_f64() * 1e3, b.as_secs_f64() * 1e3);
            format!("{a:.0} / {b:.0} ({:.2})", a / b)
        };
        println!(
            "{name:<36} {:>22} {:>22} {:>22} {:>22}",
            cell(best.parse, peer.parse),
            cell(best.verify, peer.verify),
            cell(best.print, peer.print),
            cell(best.total(), peer.total()),
        );
    }
}
