//! `make demo`: four kernels, from tiles to `.pto` for both chips and to numbers on this machine.
mod kernels;

use comfy_table::{Attribute, Cell, CellAlignment, Color, ContentArrangement, Table, presets::UTF8_FULL_CONDENSED};
use kernels::{Demo, Judgement};
use pypto::analysis::storage::report;
use pypto::emit::{Source, pto};
use pypto::ffi::Llvm;
use pypto::ir::control::functions;
use pypto::run::{Array, Kernel};
use std::error::Error;
use std::fs::{self, File};
use std::io::{BufWriter, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

type Fallible<T> = Result<T, Box<dyn Error>>;

const CHIPS: [(&str, &str); 2] = [("a2a3", "a3"), ("a5", "a5")];
/// Planner, and the level of `ptoas` that takes what it gives.
const PLANNERS: [(&str, &str); 2] = [("pypto", "level3"), ("ptoas", "level2")];

/// What the last table says about a kernel.
struct Row {
    name: &'static str,
    what: &'static str,
    peaks: Vec<String>,
    accepted: String,
    time: Duration,
    judgement: Judgement,
}

fn main() -> Fallible<()> {
    let out = PathBuf::from(std::env::var("CARGO_TARGET_DIR").unwrap_or("target".into())).join("demo");
    fs::create_dir_all(&out)?;
    let assembler = std::env::var("PTOAS").ok();
    let mut rows = vec![];
    for demo in kernels::all() {
        rows.push(show(&demo, &out, assembler.as_deref())?);
    }
    println!("{}", table(&rows));
    println!("The .pto texts and the .npy arrays are in {}.", out.display());
    if assembler.is_none() {
        println!("Name an assembler in PTOAS, and the demo has it read the .pto texts too.");
    }
    match rows.iter().all(|row| row.judgement.passed()) {
        true => Ok(()),
        false => Err("a kernel is further from its reference than it may be".into()),
    }
}

fn show(demo: &Demo, out: &Path, assembler: Option<&str>) -> Fallible<Row> {
    let context = pypto::context();
    println!("── {} ── {}", demo.name, demo.what);
    let mut peaks = vec![];
    let (mut accepted, mut texts) = (0, 0);
    for (chip, arch) in CHIPS {
        peaks.push(plan(&context, demo, chip)?);
        for (planner, level) in PLANNERS {
            let mut source = Source::parse(&context, demo.text.as_bytes(), demo.name)?;
            source.run(&format!("pypto-{chip}{{planner={planner}}}"))?;
            let text = source.listen(|| pto::emit(source.op()).ok())?;
            let file = out.join(format!("{}.{chip}.{level}.pto", demo.name));
            fs::write(&file, text)?;
            texts += 1;
            if let Some(assembler) = assembler {
                accepted += usize::from(reads(assembler, arch, level, &file)?);
            }
        }
    }
    let accepted = assembler.map_or("not asked".into(), |_| format!("{accepted} of {texts}"));
    let (time, judgement) = run(&context, demo, out)?;
    println!("   on this machine: {:.2} ms, {judgement}\n", time.as_secs_f64() * 1e3);
    Ok(Row { name: demo.name, what: demo.what, peaks, accepted, time, judgement })
}

/// Prints the storage plan for a chip; the fullest memory, for the table.
fn plan(context: &melior::Context, demo: &Demo, chip: &str) -> Fallible<String> {
    let mut source = Source::parse(context, demo.text.as_bytes(), demo.name)?;
    source.run(&format!("attach-target{{chip={chip}}},infer-memory-space,plan-storage{{planner=pypto}}"))?;
    let mut fullest = (0.0, String::new());
    for function in functions(source.op()) {
        let report = report(function);
        for space in &report.spaces {
            let Some(capacity) = space.capacity else { continue };
            let part = space.peak as f64 / capacity as f64;
            let blocks = (part * 30.0).ceil() as usize;
            println!(
                "   {chip:<5}{:<6}{:·<30} {:>7} of {:>7} bytes, {:>3.0}%",
                space.space.as_str(),
                "█".repeat(blocks.min(30)),
                space.peak,
                capacity,
                part * 100.0
            );
            if part > fullest.0 {
                fullest = (part, format!("{:.0}% of {}", part * 100.0, space.space));
            }
        }
    }
    Ok(fullest.1)
}

/// Whether the assembler takes a text; its output goes nowhere.
fn reads(assembler: &str, arch: &str, level: &str, file: &Path) -> Fallible<bool> {
    let run = Command::new(assembler)
        .args([format!("--pto-arch={arch}"), format!("--pto-level={level}")])
        .arg(file)
        .output()
        .map_err(|e| format!("PTOAS={assembler}: {e}"))?;
    Ok(run.status.success())
}

/// Runs the kernel natively on generated arrays and compares with the reference.
fn run(context: &melior::Context, demo: &Demo, out: &Path) -> Fallible<(Duration, Judgement)> {
    let mut source = Source::parse(context, demo.text.as_bytes(), demo.name)?;
    let kernel = Kernel::find(&source, None)?;
    let mut arrays = (demo.arguments)();
    for (position, array) in arrays.iter().enumerate().filter(|(_, array)| !array.shape().is_empty()) {
        save(array, &out.join(format!("{}.{position}.npy", demo.name)))?;
    }
    source.run("pypto-cpu")?;
    let llvm = Llvm::new();
    let native = kernel.compile(&source, &llvm)?;
    let start = Instant::now();
    kernel.launch(&native, &mut arrays, demo.blocks)?;
    let time = start.elapsed();
    let result = arrays.last().ok_or("the kernel writes nothing")?;
    save(result, &out.join(format!("{}.out.npy", demo.name)))?;
    Ok((time, (demo.judge)(&arrays)))
}

fn save(array: &Array, path: &Path) -> Fallible<()> {
    Ok(array.write_npy(BufWriter::new(File::create(path)?))?)
}

fn table(rows: &[Row]) -> Table {
    let mut table = Table::new();
    table.load_preset(UTF8_FULL_CONDENSED).set_content_arrangement(ContentArrangement::Dynamic);
    if !std::io::stdout().is_terminal() {
        table.force_no_tty();
    }
    let bold = |text: &str| Cell::new(text).add_attribute(Attribute::Bold);
    table.set_header(["kernel", "what", "a2a3 full", "a5 full", "ptoas", "native", "off by", "allowed", ""].map(bold));
    for row in rows {
        let right = |text: String| Cell::new(text).set_alignment(CellAlignment::Right);
        let verdict = match row.judgement.passed() {
            true => Cell::new("✓").fg(Color::Green),
            false => Cell::new("✗").fg(Color::Red),
        };
        let mut cells = vec![bold(row.name), Cell::new(row.what)];
        cells.extend(row.peaks.iter().map(|peak| right(peak.clone())));
        cells.push(right(row.accepted.clone()));
        cells.push(right(format!("{:.2} ms", row.time.as_secs_f64() * 1e3)));
        cells.push(right(format!("{:.1e}", row.judgement.difference)));
        cells.push(right(row.judgement.allowed_text()));
        cells.push(verdict);
        table.add_row(cells);
    }
    table
}
