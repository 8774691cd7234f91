//! Programs as lines of text: one op a line, as the printer writes them.
use regex::Regex;
use std::sync::LazyLock;

/// A program below the tile layer.
#[derive(Clone, Debug)]
pub struct Program {
    /// Its lines.
    pub lines: Vec<String>,
}

impl Program {
    pub fn new(text: &str) -> Self {
        Self { lines: text.lines().map(str::to_owned).collect() }
    }
    pub fn text(&self) -> String {
        self.lines.join("\n")
    }
    /// Places of the lines that a pattern is found in.
    pub fn find(&self, pattern: &str) -> Vec<usize> {
        let pattern = regex(pattern);
        (0..self.lines.len()).filter(|&at| pattern.is_match(&self.lines[at])).collect()
    }
    pub fn with_line(&self, at: usize, line: impl Into<String>) -> Self {
        let mut changed = self.clone();
        changed.lines[at] = line.into();
        changed
    }
    pub fn without(&self, at: usize) -> Self {
        let mut changed = self.clone();
        changed.lines.remove(at);
        changed
    }
    pub fn with_inserted(&self, at: usize, line: impl Into<String>) -> Self {
        let mut changed = self.clone();
        changed.lines.insert(at, line.into());
        changed
    }
    pub fn with_exchanged(&self, a: usize, b: usize) -> Self {
        let mut changed = self.clone();
        changed.lines.swap(a, b);
        changed
    }
    pub fn with_moved(&self, from: usize, to: usize) -> Self {
        let mut changed = self.clone();
        let line = changed.lines.remove(from);
        changed.lines.insert(to, line);
        changed
    }
    /// With a constant at the start of the function that other lines can name.
    pub fn with_constant(&self, name: &str, value: i64, ty: &str) -> Self {
        let start = self.find(r"^\s*func\.func")[0] + 1;
        self.with_inserted(start, format!("{name} = arith.constant {value} : {ty}"))
    }
    /// How far a line is indented: how deep it lies.
    pub fn depth(&self, at: usize) -> usize {
        self.lines[at].len() - self.lines[at].trim_start().len()
    }
    /// Ops that write a handle, in text order.
    pub fn writes(&self) -> Vec<Access> {
        (0..self.lines.len()).filter_map(|at| Access::of(at, &self.lines[at])).collect()
    }
    /// The value of a constant.
    pub fn constant(&self, name: &str) -> Option<i64> {
        let line =
            self.lines.iter().find(|line| line.trim_start().starts_with(&format!("{name} = arith.constant ")))?;
        line.split("constant ").nth(1)?.split(' ').next()?.parse().ok()
    }
    /// Loops: the line that opens each, and the line that closes it.
    pub fn loops(&self) -> Vec<(usize, usize)> {
        let end = |at: usize| (at + 1..self.lines.len()).find(|&end| self.depth(end) == self.depth(at));
        self.find(r"scf\.for").into_iter().filter_map(|at| Some((at, end(at)?))).collect()
    }
}

/// An op with inputs and a destination, on one line.
#[derive(Clone, Debug)]
pub struct Access {
    pub at: usize,
    pub op: String,
    /// The names in `ins`.
    pub reads: Vec<String>,
    /// The name in `outs`: a handle, or a tensor or window that is stored into.
    pub writes: String,
}

static ACCESS: LazyLock<Regex> = LazyLock::new(|| regex(r"^\s*(\S+) ins\((.*?) : .*\) outs\((%[\w#]+)"));
static NAME: LazyLock<Regex> = LazyLock::new(|| regex(r"%[\w#]+"));

impl Access {
    fn of(at: usize, line: &str) -> Option<Self> {
        let parts = ACCESS.captures(line)?;
        let reads = NAME.find_iter(&parts[2]).map(|name| name.as_str().to_owned()).collect();
        Some(Self { at, op: parts[1].to_owned(), reads, writes: parts[3].to_owned() })
    }
    pub fn reads(&self, name: &str) -> bool {
        self.reads.iter().any(|read| read == name)
    }
    /// Whether it reads its destination too.
    pub fn accumulates(&self) -> bool {
        self.op.ends_with("acc")
    }
}

/// A line with one name in place of another, wherever it stands in `ins` or, else, in `outs`.
pub fn renamed(line: &str, part: &str, old: &str, new: &str) -> String {
    let start = line.find(&format!("{part}(")).unwrap_or(0);
    let (before, rest) = line.split_at(start);
    before.to_owned() + &regex(&format!(r"{}\b", regex::escape(old))).replace(rest, regex::NoExpand(new))
}

pub fn regex(pattern: &str) -> Regex {
    Regex::new(pattern).expect("a pattern")
}
