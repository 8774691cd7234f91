//! Names of functions, which other tools have to read.
use crate::diagnostic::{Outcome, error_with_remedy};
use crate::ir::{Attr, Op};

/// What a module names, with the names.
pub fn symbols<'c>(module: Op<'c>) -> impl Iterator<Item = (Op<'c>, &'c str)> {
    module.children().filter_map(|op| Some((op, op.attribute("sym_name").and_then(Attr::as_str)?)))
}

/// Refuses a name that neither an assembler nor a linker can read.
///
/// # Errors
/// At the op that has it.
pub fn require_names(module: Op) -> Outcome {
    // What is not UTF-8 comes as a replacement character.
    let is_no_name = |name: &str| name.is_empty() || name.contains(['\0', char::REPLACEMENT_CHARACTER]);
    match symbols(module).find(|(_, name)| is_no_name(name)) {
        None => Ok(()),
        Some((op, name)) => {
            let text = format!("expected a name that other tools can read, but got '{}'", name.escape_default());
            Err(error_with_remedy(op, text, "give it a name of some letters, in UTF-8 and without NUL"))
        }
    }
}
