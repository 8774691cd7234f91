//! Sound input, spoilt: the same corpus, seed and number give the same bytes.
use super::{Session, Target};
use fastrand::Rng;

/// Sound input of every target, in an order that does not change.
#[derive(Clone, Debug, Default)]
pub struct Corpus {
    /// Programs as text.
    pub programs: Vec<Vec<u8>>,
    /// Pipelines.
    pub pipelines: Vec<Vec<u8>>,
}

impl Corpus {
    /// Spoilt input number `index`.
    pub fn spoilt(&self, target: Target, session: &Session, seed: u64, index: u64) -> Vec<u8> {
        let mut rng = Rng::with_seed(mixed(seed, index));
        match target {
            Target::Text => spoil_text(&mut rng, &self.programs),
            Target::Options => spoil_text(&mut rng, &self.pipelines),
            Target::Bytecode => {
                let [bytes, other] = [(); 2].map(|()| {
                    let text = pick(&mut rng, &self.programs).map_or(&[][..], Vec::as_slice);
                    session.bytecode(text).unwrap_or_default()
                });
                spoil_bytes(&mut rng, bytes, &other)
            }
        }
    }
}

/// Neighbouring numbers under neighbouring seeds have nothing in common.
fn mixed(seed: u64, index: u64) -> u64 {
    Rng::with_seed(seed ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15)).u64(..)
}

fn pick<'a, T>(rng: &mut Rng, items: &'a [T]) -> Option<&'a T> {
    (!items.is_empty()).then(|| &items[rng.usize(..items.len())])
}

/// A stretch of at most `most` positions of `length`.
fn stretch(rng: &mut Rng, length: usize, most: usize) -> std::ops::Range<usize> {
    let start = rng.usize(..=length);
    let end = (start + rng.usize(..=most)).min(length);
    start..end
}

/// How many changes: one most of the time, so that most of the program stays sound.
fn changes(rng: &mut Rng) -> usize {
    1 + (0..5).take_while(|_| rng.u8(..) < 90).count()
}

// Text.

/// Numbers at the border of what types, sizes and addresses can hold.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "-1",
    "2",
    "3",
    "15",
    "16",
    "17",
    "31",
    "33",
    "63",
    "65",
    "127",
    "128",
    "255",
    "256",
    "1023",
    "4095",
    "32768",
    "65535",
    "65536",
    "2147483647",
    "2147483648",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "1e400",
    "-0.0",
    "0x7FC00000",
    "99999999999999999999999999",
];

/// What our grammars give a meaning.
const WORDS: &[&str] = &[
    "?",
    "n",
    "n * 2",
    "min(64, n)",
    "vec",
    "mat",
    "left",
    "right",
    "acc",
    "bias",
    "valid",
    "f16",
    "bf16",
    "f32",
    "f64",
    "i1",
    "i4",
    "i8",
    "i64",
    "ui8",
    "si16",
    "index",
    "none",
    "f8E4M3FN",
    "f8E5M2",
    "vector<4xf32>",
    "memref<4xf32>",
    "tensor<?xf32>",
    "row_major",
    "col_major",
    "dn",
    "nz",
    "unit",
    "[]",
    "{}",
    "()",
    "<>",
    "\"\"",
    "loc(unknown)",
    "true",
    "dense<1>",
];

fn spoil_text(rng: &mut Rng, corpus: &[Vec<u8>]) -> Vec<u8> {
    let Some(base) = pick(rng, corpus) else { return vec![] };
    let mut tokens = tokens(base);
    for _ in 0..changes(rng) {
        change_tokens(rng, &mut tokens, corpus);
    }
    let mut text = tokens.concat();
    if rng.u8(..) < 16 && !text.is_empty() {
        change_bytes(rng, &mut text, &[]);
    }
    text
}

/// Runs of letters and digits, of digits, of blanks, and single characters.
fn tokens(text: &[u8]) -> Vec<&[u8]> {
    text.chunk_by(|a, b| kind(*a) == kind(*b) && kind(*a) != Kind::Sign).flat_map(split_extents).collect()
}

/// `16x64xf32` is three extents and what is between them to whoever wants to change one.
fn split_extents(token: &[u8]) -> Vec<&[u8]> {
    if !token[0].is_ascii_digit() || !token.contains(&b'x') || token.starts_with(b"0x") {
        return vec![token];
    }
    token.chunk_by(|a, b| a.is_ascii_digit() == b.is_ascii_digit()).collect()
}

#[derive(PartialEq, Eq, Clone, Copy)]
enum Kind {
    Word,
    Blank,
    Sign,
}

fn kind(byte: u8) -> Kind {
    match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'.' | b'%' | b'!' | b'#' | b'@' => Kind::Word,
        b' ' | b'\n' | b'\t' => Kind::Blank,
        _ => Kind::Sign,
    }
}

fn change_tokens<'a>(rng: &mut Rng, tokens: &mut Vec<&'a [u8]>, corpus: &'a [Vec<u8>]) {
    if tokens.is_empty() {
        return;
    }
    let length = tokens.len();
    let at = rng.usize(..length);
    match rng.u8(..10) {
        0 => drop(tokens.drain(stretch(rng, length, 6))),
        1 => {
            let copied = tokens[stretch(rng, length, 12)].to_vec();
            tokens.splice(at..at, copied);
        }
        2 => tokens.swap(at, rng.usize(..length)),
        3 | 4 => replace(rng, tokens, |token| token[0].is_ascii_digit(), NUMBERS),
        5 => replace(rng, tokens, |token| kind(token[0]) == Kind::Word, WORDS),
        6 => swap_alike(rng, tokens),
        7 => copy_line(rng, tokens),
        8 => splice_line(rng, tokens, corpus),
        _ => {
            // A token of another program in the place of one like it.
            let Some(other) = pick(rng, corpus) else { return };
            let donors: Vec<_> = self::tokens(other).into_iter().filter(|t| alike(t, tokens[at])).collect();
            if let Some(donor) = pick(rng, &donors) {
                tokens[at] = donor;
            }
        }
    }
}

fn replace<'a>(rng: &mut Rng, tokens: &mut [&'a [u8]], which: impl Fn(&[u8]) -> bool, by: &[&'a str]) {
    let places: Vec<_> = (0..tokens.len()).filter(|&at| which(tokens[at])).collect();
    if let (Some(&at), Some(text)) = (pick(rng, &places), pick(rng, by)) {
        tokens[at] = text.as_bytes();
    }
}

fn alike(a: &[u8], b: &[u8]) -> bool {
    let sigil = |token: &[u8]| b"%!#@".contains(&token[0]).then_some(token[0]);
    kind(a[0]) == kind(b[0]) && sigil(a) == sigil(b) && a.contains(&b'.') == b.contains(&b'.')
}

/// A token takes the place of one like it in the same program: values, types, ops change places.
fn swap_alike(rng: &mut Rng, tokens: &mut [&[u8]]) {
    let at = rng.usize(..tokens.len());
    let others: Vec<_> = (0..tokens.len()).filter(|&other| alike(tokens[other], tokens[at])).collect();
    if let Some(&other) = pick(rng, &others) {
        tokens[at] = tokens[other];
    }
}

/// The lines, as ranges of tokens with their ends.
fn lines(tokens: &[&[u8]]) -> Vec<std::ops::Range<usize>> {
    let mut start = 0;
    let mut lines = vec![];
    for (at, token) in tokens.iter().enumerate() {
        if token.contains(&b'\n') {
            lines.push(start..at + 1);
            start = at + 1;
        }
    }
    lines
}

/// A line moves, or stands at two places.
fn copy_line(rng: &mut Rng, tokens: &mut Vec<&[u8]>) {
    let lines = lines(tokens);
    let (Some(from), Some(to)) = (pick(rng, &lines).cloned(), pick(rng, &lines).map(|line| line.start)) else { return };
    let line = tokens[from.clone()].to_vec();
    tokens.splice(to..to, line);
    if rng.bool() {
        let shift = if to <= from.start { from.len() } else { 0 };
        tokens.drain(from.start + shift..from.end + shift);
    }
}

/// A line of another program.
fn splice_line<'a>(rng: &mut Rng, tokens: &mut Vec<&'a [u8]>, corpus: &'a [Vec<u8>]) {
    let Some(other) = pick(rng, corpus) else { return };
    let other = self::tokens(other);
    let (theirs, ours) = (lines(&other), lines(tokens));
    if let (Some(line), Some(at)) = (pick(rng, &theirs), pick(rng, &ours)) {
        tokens.splice(at.start..at.start, other[line.clone()].iter().copied());
    }
}

// Bytes.

fn spoil_bytes(rng: &mut Rng, mut bytes: Vec<u8>, other: &[u8]) -> Vec<u8> {
    for _ in 0..changes(rng) {
        change_bytes(rng, &mut bytes, other);
    }
    bytes
}

fn change_bytes(rng: &mut Rng, bytes: &mut Vec<u8>, other: &[u8]) {
    if bytes.is_empty() {
        return;
    }
    let length = bytes.len();
    let at = rng.usize(..length);
    match rng.u8(..8) {
        0 | 1 => bytes[at] ^= 1 << rng.u8(..8),
        2 => bytes[at] = rng.u8(..),
        3 => bytes[at] = [0, 1, 0x7f, 0x80, 0xfe, 0xff][rng.usize(..6)],
        4 => drop(bytes.drain(stretch(rng, length, 16))),
        5 => {
            let copied = bytes[stretch(rng, length, 16)].to_vec();
            bytes.splice(at..at, copied);
        }
        6 => bytes.swap(at, rng.usize(..length)),
        _ => {
            let copied = other[stretch(rng, other.len(), 64)].to_vec();
            let end = (at + copied.len()).min(length);
            bytes.splice(at..end, copied);
        }
    }
}
