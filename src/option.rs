//! Options of passes and pipelines: what is declared of each, and reading their text.

/// What a pass declares about itself.
#[derive(Clone, Copy, Debug)]
pub struct PassRow {
    /// Its flag, without dashes.
    pub argument: &'static str,
    /// One line for the help.
    pub summary: &'static str,
    /// What may be set.
    pub options: &'static [OptionRow],
}

/// What a pass declares about one option.
#[derive(Clone, Copy, Debug)]
pub struct OptionRow {
    /// Its name.
    pub name: &'static str,
    /// What holds when it is not given; empty when it must be.
    pub default: &'static str,
    /// One line for the help.
    pub summary: &'static str,
}

/// `name=value` by `name=value`, as they stand in the text.
pub fn pairs(text: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    text.split_whitespace().map(|option| match option.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (option, None),
    })
}

/// Each option is given at most once: MLIR takes the last of several and says nothing.
///
/// # Errors
/// Names the owner, the option and how often it is there.
pub fn given_once(owner: &str, rows: &[OptionRow], text: &str) -> Result<(), String> {
    let times = |row: &OptionRow| pairs(text).filter(|(name, _)| *name == row.name).count();
    match rows.iter().find(|row| times(row) > 1) {
        None => Ok(()),
        Some(row) => Err(format!(
            "{owner}: expected option {} to be given once, but got it {} times in '{text}'",
            row.name,
            times(row)
        )),
    }
}

/// The declaration of a pass's option.
pub fn declared(pass: &str, option: &str) -> Option<&'static OptionRow> {
    let row = crate::ffi::pass_options::PASSES.iter().find(|row| row.argument == pass)?;
    row.options.iter().find(|row| row.name == option)
}
