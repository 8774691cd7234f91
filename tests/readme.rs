//! Runs every command of the README and compares with what it shows. `...` stands for anything. What the pages show of
//! programs is read as such.
use std::path::{Path, PathBuf};
use std::process::Command;

/// A command and the lines that it should print.
struct Step {
    command: String,
    wanted: Vec<String>,
}

fn steps(text: &str) -> Vec<Step> {
    let mut steps: Vec<Step> = vec![];
    let mut inside = false;
    for line in text.lines() {
        match (line, line.strip_prefix("$ ")) {
            ("```console", _) => inside = true,
            ("```", _) => inside = false,
            (_, Some(command)) if inside => steps.push(Step { command: command.to_owned(), wanted: vec![] }),
            _ if inside => steps.last_mut().expect("output follows a command").wanted.push(line.to_owned()),
            _ => {}
        }
    }
    steps
}

/// Whether a line is as wanted; `...` within it stands for any text.
fn matches(wanted: &str, found: &str) -> bool {
    match wanted.split_once("...") {
        None => wanted == found,
        Some((start, end)) => {
            found.len() >= start.len() + end.len() && found.starts_with(start) && found.ends_with(end)
        }
    }
}

/// Whether all lines are as wanted; a line that is only `...` stands for any lines.
fn all_match(wanted: &[String], found: &[&str]) -> bool {
    match (wanted.split_first(), found.split_first()) {
        (None, None) => true,
        (Some((line, rest)), _) if line == "..." => (0..=found.len()).any(|skip| all_match(rest, &found[skip..])),
        (Some((line, rest)), Some((first, others))) => matches(line, first) && all_match(rest, others),
        _ => false,
    }
}

fn tools() -> PathBuf {
    Path::new(env!("CARGO_BIN_EXE_pypto-opt")).parent().expect("a folder of programs").to_owned()
}

#[test]
fn commands_print_what_the_readme_shows() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("README.md")).expect("a README");
    let llvm = Path::new(env!("PYPTO_LLVM_PREFIX_FOR_TESTS")).join("bin");
    let path = format!("{}:{}:{}", tools().display(), llvm.display(), std::env::var("PATH").unwrap_or_default());
    let steps = steps(&text);
    assert!(steps.len() > 5, "the README has lost its tour");
    let mut wrong = vec![];
    for step in steps {
        if step.command.starts_with("mlir-opt") && !llvm.join("mlir-opt").exists() {
            eprintln!("skipped, as stock mlir-opt is absent: {}", step.command);
            continue;
        }
        let output = Command::new("bash")
            .args(["-c", &format!("{} 2>&1", step.command.replace(" | ", " 2>&1 | "))])
            .current_dir(root)
            .env("PATH", &path)
            .output()
            .expect("bash runs");
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        let found: Vec<&str> = printed.lines().collect();
        if !all_match(&step.wanted, &found) {
            wrong.push(format!(
                "$ {}\n-- expected --\n{}\n-- printed --\n{printed}",
                step.command,
                step.wanted.join("\n")
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// The blocks of a page that are programs.
fn programs(page: &str) -> Vec<String> {
    let blocks = page.split("```mlir\n").skip(1);
    blocks.filter_map(|block| block.split_once("\n```").map(|(program, _)| format!("{program}\n"))).collect()
}

#[test]
fn the_kernel_that_the_readme_shows_is_the_one_it_runs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("README.md")).expect("a README");
    let kernel = std::fs::read_to_string(root.join("examples/kernels/vector_add.mlir")).expect("a kernel");
    assert_eq!(programs(&text), [kernel]);
}

#[test]
fn examples_of_types_parse() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/types.md");
    let text = std::fs::read_to_string(page).expect("a page");
    let context = pypto::context();
    let programs = programs(&text);
    assert!(programs.len() > 4, "the page has lost its examples");
    for program in programs {
        pypto::emit::Source::parse(&context, program.as_bytes(), "docs/types.md")
            .unwrap_or_else(|error| panic!("{error}\n{program}"));
    }
}
