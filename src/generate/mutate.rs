//! From legal to nearly legal: one thing in the text is changed, such that it still reads as a program.
use super::ops::tile_ops;
use super::random::Random;
use crate::ir::table::Family;
use crate::ir::{ElementKind, Space};
use std::ops::Range;

/// A program with one thing changed; the same program where there is nothing to change.
pub fn change_one_thing(random: &mut Random, text: &str) -> String {
    for _ in 0..20 {
        let changed = match random.weighted(&[25, 15, 15, 15, 10, 4, 4, 4, 4, 4]) {
            0 => whole_type(random, text),
            1 => op_of_family(random, text),
            2 => like_value(random, text),
            3 => number_of_line(random, text),
            4 => everywhere(random, text, &elements()),
            5 => word(random, text, &spaces()),
            6 => word(random, text, &ops()),
            7 => drop_line(random, text),
            8 => repeat_line(random, text),
            _ => word(random, text, &["in", "out", "inout"].map(str::to_owned)),
        };
        if let Some(changed) = changed.filter(|changed| changed != text) {
            return changed;
        }
    }
    text.to_owned()
}

/// One type becomes another one, wherever it stands: extents, element type or space.
fn whole_type(random: &mut Random, text: &str) -> Option<String> {
    let types: Vec<&str> = text
        .match_indices("!")
        .filter_map(|(at, _)| text[at..].find('>').map(|length| &text[at..=at + length]))
        .collect();
    let old = (!types.is_empty()).then(|| *random.pick(&types))?;
    let new = match random.below(4) {
        0 => word(random, old, &elements()),
        1 => word(random, old, &spaces()),
        _ => number(random, old),
    };
    Some(text.replace(old, &new?))
}

/// An op becomes another one of its family.
fn op_of_family(random: &mut Random, text: &str) -> Option<String> {
    let found: Vec<(Range<usize>, Family)> = tile_ops()
        .flat_map(|(kind, family)| {
            let quoted = format!("\"{}\"", kind.name());
            text.match_indices(&quoted).map(|(at, _)| (at + 1..at + quoted.len() - 1, family)).collect::<Vec<_>>()
        })
        .collect();
    let (run, family) = (!found.is_empty()).then(|| random.pick(&found).clone())?;
    let like: Vec<&str> = tile_ops().filter(|op| op.1 == family).map(|op| op.0.name()).collect();
    let new: &&str = random.pick(&like);
    Some(replace(text, run, new))
}

/// A value that is used becomes another one of its kind.
fn like_value(random: &mut Random, text: &str) -> Option<String> {
    let names = values(text);
    let run = (!names.is_empty()).then(|| random.pick(&names).clone())?;
    let kind = |name: &Range<usize>| &text[name.start..name.end.min(name.start + 2)];
    let like: Vec<&Range<usize>> = names.iter().filter(|name| kind(name) == kind(&run)).collect();
    let other = (*random.pick(&like)).clone();
    Some(replace(text, run, &text[other]))
}

/// A number of a line that has no types before its end: an offset, a constant, how much a loop hands on.
fn number_of_line(random: &mut Random, text: &str) -> Option<String> {
    let lines: Vec<Range<usize>> = lines(text)
        .into_iter()
        .filter(|line| {
            ["arith.constant", "tile.load", "tile.store", "scf."].iter().any(|op| text[line.clone()].contains(op))
        })
        .collect();
    let line = (!lines.is_empty()).then(|| random.pick(&lines).clone())?;
    let end = text[line.clone()].find('!').map_or(line.end, |at| line.start + at);
    let changed = number(random, &text[line.start..end])?;
    Some(replace(text, line.start..end, &changed))
}

/// One element type becomes another one everywhere.
fn everywhere(random: &mut Random, text: &str, words: &[String]) -> Option<String> {
    let present: Vec<&String> = words.iter().filter(|word| text.contains(&format!("x{word}"))).collect();
    let old = (!present.is_empty()).then(|| *random.pick(&present))?;
    let new = random.pick(words);
    let text = text.replace(&format!("x{old}"), &format!("x{new}"));
    Some(text.replace(&format!(": {old}"), &format!(": {new}")))
}

fn elements() -> Vec<String> {
    let plain = ElementKind::ALL.iter().map(|kind| kind.as_str().to_owned());
    plain.chain(["ui8", "ui32", "si16", "f64"].map(str::to_owned)).collect()
}

fn spaces() -> Vec<String> {
    Space::ALL.iter().map(|space| space.as_str().to_owned()).collect()
}

fn ops() -> Vec<String> {
    let listed = ["tile.load", "tile.store", "tile.move", "tile.create"].map(str::to_owned);
    tile_ops().map(|(kind, _)| kind.name().to_owned()).chain(listed).collect()
}

fn replace(text: &str, range: Range<usize>, with: &str) -> String {
    format!("{}{with}{}", &text[..range.start], &text[range.end..])
}

/// Runs of characters that a test accepts.
fn runs(text: &str, accepts: impl Fn(char) -> bool) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = vec![];
    for (at, letter) in text.char_indices().filter(|(_, letter)| accepts(*letter)) {
        match found.last_mut() {
            Some(run) if run.end == at => run.end = at + letter.len_utf8(),
            _ => found.push(at..at + letter.len_utf8()),
        }
    }
    found
}

/// An integer that is no part of a name becomes another one.
fn number(random: &mut Random, text: &str) -> Option<String> {
    let numbers: Vec<Range<usize>> = runs(text, |letter| letter.is_ascii_digit())
        .into_iter()
        .filter(|run| text[..run.start].ends_with(['<', 'x', ' ', '[', '-', '#']))
        .collect();
    let run = (!numbers.is_empty()).then(|| random.pick(&numbers).clone())?;
    let old: i64 = text[run.clone()].parse().ok()?;
    let new = *random.pick(&[0, 1, -1, old + 1, old - 1, old * 2, old / 2, 4096, i64::MAX, -old]);
    // An extent may be known at run time only.
    let new = if random.chance(10) { "?".to_owned() } else { new.to_string() };
    Some(replace(text, run, &new))
}

/// One of some words becomes another of them.
fn word(random: &mut Random, text: &str, words: &[String]) -> Option<String> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '.' || letter == '_';
    // An element type stands behind the last extent: 16x64xf32.
    let tail = |run: &Range<usize>| {
        let all = &text[run.clone()];
        let start =
            all.rfind('x').filter(|_| all.starts_with(|letter: char| letter.is_ascii_digit())).map_or(0, |x| x + 1);
        run.start + start..run.end
    };
    let found: Vec<Range<usize>> = runs(text, is_part)
        .iter()
        .map(tail)
        .filter(|run| words.iter().any(|word| *word == text[run.clone()]))
        .collect();
    let run = (!found.is_empty()).then(|| random.pick(&found).clone())?;
    let new = random.pick(words);
    Some(replace(text, run, new))
}

/// Where names of values stand.
fn values(text: &str) -> Vec<Range<usize>> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '#';
    let length = |at: usize| text[at + 1..].find(|letter| !is_part(letter)).unwrap_or(0);
    text.match_indices('%').map(|(at, _)| at..at + 1 + length(at)).collect()
}

fn lines(text: &str) -> Vec<Range<usize>> {
    runs(text, |letter| letter != '\n')
}

fn drop_line(random: &mut Random, text: &str) -> Option<String> {
    let lines = lines(text);
    let line = (!lines.is_empty()).then(|| random.pick(&lines).clone())?;
    Some(replace(text, line, ""))
}

/// A line once more, somewhere else.
fn repeat_line(random: &mut Random, text: &str) -> Option<String> {
    let lines = lines(text);
    let line = (!lines.is_empty()).then(|| random.pick(&lines).clone())?;
    let place = random.pick(&lines).start;
    let copy = format!("{}\n", &text[line]);
    Some(replace(text, place..place, &copy))
}
