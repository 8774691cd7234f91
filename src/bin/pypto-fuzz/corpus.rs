//! The lit suite as sound input.
use pypto::fuzz::mutate::Corpus;
use pypto::fuzz::{Session, Target, corpus};
use std::fs;
use std::path::{Path, PathBuf};

/// Everything under a folder that a target needs, in the order of the paths.
pub fn read(folder: &Path, target: Target) -> Result<Corpus, String> {
    let mut files = vec![];
    collect(folder, &mut files)?;
    files.sort();
    let mut all = Corpus::default();
    for file in files {
        // Some tests are no text on purpose.
        let Ok(text) = fs::read_to_string(&file) else { continue };
        if file.extension().is_some_and(|extension| extension == "mlir" || extension == "pto") {
            all.programs.extend(corpus::programs(&text));
        }
        all.pipelines.extend(corpus::pipelines(&text));
    }
    if all.programs.is_empty() || (target == Target::Options && all.pipelines.is_empty()) {
        return Err(format!("expected programs and RUN lines under '{}', but found none", folder.display()));
    }
    Ok(all)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("cannot read folder '{}': {e}", folder.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        match path.is_dir() {
            true => collect(&path, files)?,
            false => files.push(path),
        }
    }
    Ok(())
}

/// The sound inputs of a target, one a file.
pub fn write(corpus: &Corpus, session: &Session, target: Target, folder: &Path) -> Result<(), String> {
    let failed = |e: std::io::Error| format!("cannot write to '{}': {e}", folder.display());
    fs::create_dir_all(folder).map_err(failed)?;
    let inputs: Vec<Vec<u8>> = match target {
        Target::Text => corpus.programs.clone(),
        Target::Options => corpus.pipelines.clone(),
        Target::Bytecode => corpus.programs.iter().filter_map(|program| session.bytecode(program)).collect(),
    };
    for (number, input) in inputs.iter().enumerate() {
        fs::write(folder.join(number.to_string()), input).map_err(failed)?;
    }
    Ok(())
}
