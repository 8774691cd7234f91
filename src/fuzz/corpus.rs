//! Sound input, out of the files of a lit suite.
use crate::pipeline::PIPELINES;

/// Longer programs change little with each mutation, and take long.
const LONGEST: usize = 8 << 10;

/// The programs in a file of a lit suite: its pieces, and each function of a piece with the aliases before it.
pub fn programs(file: &str) -> Vec<Vec<u8>> {
    let mut programs = vec![];
    for piece in file.split("// -----") {
        let code: Vec<&str> = piece.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let (aliases, functions) = take_apart(&code);
        if functions.len() > 1 {
            programs.extend(functions.iter().map(|function| format!("{aliases}{function}")));
        }
        programs.push(code.join("\n") + "\n");
    }
    programs.retain(|program| program.len() <= LONGEST && program.contains('%'));
    programs.into_iter().map(String::into_bytes).collect()
}

/// The aliases and the top-level functions of a piece.
fn take_apart(code: &[&str]) -> (String, Vec<String>) {
    let (mut aliases, mut functions, mut inside) = (String::new(), vec![], false);
    for line in code {
        if line.starts_with("func.func") {
            functions.push(String::new());
            inside = true;
        }
        if inside {
            let function = functions.last_mut().map_or(&mut aliases, |function| function);
            *function += &format!("{line}\n");
            inside = !line.starts_with('}');
        } else if line.starts_with(['!', '#']) {
            aliases += &format!("{line}\n");
        }
    }
    (aliases, functions)
}

/// The pipelines that a file's RUN lines ask for, as text without the anchor.
pub fn pipelines(file: &str) -> Vec<Vec<u8>> {
    let mut pipelines = vec![];
    for line in file.lines().filter(|line| line.contains("RUN:")) {
        let flags = line.split(" --").skip(1).filter_map(|rest| rest.split([' ', '|']).next());
        let passes: Vec<_> = flags.filter_map(pass).collect();
        if !passes.is_empty() {
            pipelines.push(passes.join(","));
        }
        pipelines
            .extend(line.split("pipeline='").skip(1).filter_map(|rest| rest.split('\'').next()).map(str::to_owned));
    }
    pipelines.into_iter().map(String::into_bytes).collect()
}

/// `name=options` of a flag as `name{options}`, if it is one of ours or one that the suite runs before ours.
fn pass(flag: &str) -> Option<String> {
    let (name, options) = flag.split_once('=').map_or((flag, None), |(name, options)| (name, Some(options)));
    let upstream = ["canonicalize", "cse", "inline", "sccp", "symbol-dce", "loop-invariant-code-motion"];
    let mut known =
        crate::ffi::pass_options::PASSES.iter().map(|pass| pass.argument).chain(PIPELINES.iter().map(|p| p.name));
    let is_known = upstream.contains(&name) || known.any(|known| known == name);
    is_known
        .then(|| options.map_or_else(|| name.to_owned(), |options| format!("{name}{{{}}}", options.trim_matches('\''))))
}
