//! Kinds of wrong plans and lowerings, and where each fits.
//!
//! A kind is written down only where it changes what is computed: an address that a dead buffer had is a plan like
//! any other.
use super::text::{Access, Program, regex, renamed};

/// The layer whose text is mutated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    Buffer,
    Pto,
}

/// A way to be wrong.
pub struct Kind {
    pub name: &'static str,
    pub layer: Layer,
    pub mutants: fn(&Program) -> Vec<Program>,
}

const fn buffer(name: &'static str, mutants: fn(&Program) -> Vec<Program>) -> Kind {
    Kind { name, layer: Layer::Buffer, mutants }
}
const fn pto(name: &'static str, mutants: fn(&Program) -> Vec<Program>) -> Kind {
    Kind { name, layer: Layer::Pto, mutants }
}

pub const KINDS: &[Kind] = &[
    // Plans.
    buffer("address of a live buffer", |p| addresses(p, |address, _| Some(address))),
    buffer("address inside a live buffer", |p| addresses(p, |address, bytes| (bytes > STEP).then_some(address + STEP))),
    buffer("address beyond the space", |p| readdressed(p, |_| 1 << 24)),
    buffer("address not aligned", |p| readdressed(p, |own| own + 4)),
    buffer("negative address", |p| readdressed(p, |_| -32)),
    buffer("scratch on its input", |p| {
        accesses(p, r"row_(sum|max|min|prod)", |a| Some(renamed(&p.lines[a.at], "ins", &a.reads[1], &a.reads[0])))
    }),
    // Types of buffers.
    buffer("valid region lost", |p| retyped(p, r", valid = \[\d+, \d+\]", |_| String::new())),
    buffer("valid region short of a row", |p| {
        retyped(p, r"valid = \[\d+", |text| format!("valid = [{}", number(text) - 1))
    }),
    buffer("valid region short of a column", |p| {
        retyped(p, r"valid = \[\d+, \d+", |text| {
            let (rows, columns) = text.split_once(", ").expect("two extents");
            format!("{rows}, {}", number(columns) - 1)
        })
    }),
    // How the boxes of Left lie is up to the assembler.
    buffer("boxes in another order", |p| {
        retyped(p, "(mat|acc)(, valid = [^>]*\\])?, blayout = col_major", |text| {
            text.replace(", blayout = col_major", "")
        })
    }),
    buffer("boxes turned", |p| retyped(p, "slayout = row_major", |_| "slayout = col_major".into())),
    // Ops that are lost, or done twice.
    buffer("a copy dropped", |p| dropped(p, "buffer.(copy|move)$")),
    buffer("a load dropped", |p| dropped(p, "buffer.load$")),
    buffer("a store dropped", |p| dropped(p, "buffer.store$")),
    buffer("a computation dropped", |p| dropped(p, "buffer.(?!load|store|copy|move)")),
    buffer("an accumulation done twice", |p| {
        let twice = |a: &Access| p.with_inserted(a.at, p.lines[a.at].clone());
        p.writes().iter().filter(|a| a.accumulates()).map(twice).collect()
    }),
    // Accumulators.
    buffer("accumulator not cleared", |p| replaced(p, "buffer.matmul ", "buffer.matmul_acc ")),
    buffer("accumulator cleared in between", |p| replaced(p, "buffer.matmul_acc ", "buffer.matmul ")),
    // Windows of tensors.
    buffer("window one row further", |p| shifted(p, 0)),
    buffer("window one column further", |p| shifted(p, 1)),
    buffer("window that does not move", |p| offsets(p, |o| o.starts_with('%').then(|| "0".into()))),
    buffer("row and column exchanged", |p| {
        let pattern = regex(r"\[([^,\]]+), ([^,\]]+)\] : !ptensor");
        let turned = |at: usize| {
            let parts = pattern.captures(&p.lines[at])?;
            let turned = p.lines[at].replace(&parts[0], &format!("[{}, {}] : !ptensor", &parts[2], &parts[1]));
            (parts[1] != parts[2]).then(|| p.with_line(at, turned))
        };
        p.find(r"\] : !ptensor").into_iter().filter_map(turned).collect()
    }),
    // Operands.
    buffer("inputs exchanged", |p| {
        accesses(p, r"\.(sub|div|expand_sub|expand_div|expand_expdif)$|_(sub|div)$", |a| {
            let [first, second] = [&a.reads[0], &a.reads[1]];
            let line = renamed(&p.lines[a.at], "ins", first, "%exchanged");
            let line = renamed(&renamed(&line, "ins", second, first), "ins", "%exchanged", second);
            (first != second).then_some(line)
        })
    }),
    buffer("input from another buffer", |p| redirected(p, "ins")),
    buffer("result into another buffer", |p| redirected(p, "outs")),
    buffer("another op of the family", |p| {
        let pairs = [("add", "sub"), ("sub", "add"), ("mul", "add"), ("div", "mul"), ("muls", "adds"), ("exp", "neg")];
        let pairs = pairs.iter().chain(&[("maximum", "minimum"), ("minimum", "maximum"), ("row_max", "row_min")]);
        let pairs = pairs.chain(&[("row_sum", "row_max"), ("row_expand_sub", "row_expand_add"), ("relu", "abs")]);
        let one = |(from, to): &(&str, &str)| replaced(p, &format!("buffer.{from} "), &format!("buffer.{to} "));
        pairs.flat_map(one).collect()
    }),
    buffer("another scalar", |p| {
        let one = |at: usize| {
            let line = regex(r"ins\((%\w+), %\w+").replace(&p.lines[at], "ins($1, %wrong").into_owned();
            p.with_line(at, line)
                .with_inserted(at, format!("%wrong = arith.constant {} : {}", "7", scalar_of(&p.lines[at])))
        };
        p.find(r"buffer\.(adds|subs|muls|divs) ").into_iter().map(one).map(floats).collect()
    }),
    // Loops and branches.
    buffer("loop without its first trip", |p| {
        loop_bounds(p, |start, end, step| [format!("{start} + {step}"), end.into(), step.into()])
    }),
    buffer("loop without its last trip", |p| {
        loop_bounds(p, |start, end, step| [start.into(), format!("{end} - {step}"), step.into()])
    }),
    buffer("loop with one trip too many", |p| {
        loop_bounds(p, |start, end, step| [start.into(), format!("{end} + {step}"), step.into()])
    }),
    buffer("loop that skips every other trip", |p| {
        loop_bounds(p, |start, end, step| [start.into(), end.into(), format!("{step} + {step}")])
    }),
    buffer("arms of a branch exchanged", |p| {
        let one = |at: usize| {
            let condition = regex(r"scf\.if (%\w+)").captures(&p.lines[at]).expect("a condition")[1].to_owned();
            let line = p.lines[at].replace(&condition, "%not");
            p.with_line(at, line).with_inserted(at, format!("%not = arith.xori {condition}, %yes : i1"))
        };
        let with_yes = |p: Program| {
            let start = p.find(r"^\s*func\.func")[0] + 1;
            p.with_inserted(start, "%yes = arith.constant true")
        };
        p.find(r"scf\.if").into_iter().map(one).map(with_yes).collect()
    }),
    buffer("neighbours exchanged", |p| neighbours(p, |_| true)),
    buffer("carry copies in another order", |p| neighbours(p, |op| op == "buffer.copy")),
    buffer("moved out in front of a loop", |p| {
        let hoisted = |&(start, _): &(usize, usize)| {
            let names: Vec<_> = regex(r"%[\w#]+").find_iter(&p.lines[start]).map(|m| m.as_str().to_owned()).collect();
            let first = p.writes().into_iter().find(|a| a.at > start)?;
            let is_free = !regex(&format!(r"{}\b", regex::escape(names.first()?))).is_match(&p.lines[first.at]);
            let is_first = first.at == start + 1 && !is_free;
            is_first.then(|| {
                p.with_line(first.at, p.lines[first.at].replace(&names[0], &names[1])).with_moved(first.at, start)
            })
        };
        p.loops().iter().filter_map(hoisted).collect()
    }),
    buffer("moved out behind a loop", |p| {
        let sunk = |&(start, end): &(usize, usize)| {
            let last = p.writes().into_iter().rfind(|a| a.at > start && a.at < end)?;
            let names = regex(r"%[\w#]+").find(&p.lines[start])?.as_str().to_owned();
            let uses_index = regex(&format!(r"{names}\b")).is_match(&p.lines[last.at]);
            (last.at + 1 == end && !uses_index).then(|| p.with_moved(last.at, end))
        };
        p.loops().iter().filter_map(sunk).collect()
    }),
    buffer("every block is the first", |p| {
        let one = |at: usize| {
            let line = regex(r"buffer\.get_block_idx.*").replace(&p.lines[at], "arith.constant 0 : index").into_owned();
            p.with_line(at, line)
        };
        p.find("get_block_idx").into_iter().map(one).collect()
    }),
    buffer("blocks miscounted", |p| {
        let one = |at: usize| {
            let line = regex(r"buffer\.get_block_num.*").replace(&p.lines[at], "arith.constant 1 : index").into_owned();
            p.with_line(at, line)
        };
        p.find("get_block_num").into_iter().map(one).collect()
    }),
    // The assembler's own.
    pto("pitch off by one", |p| constants(p, r"strides = \[(%\w+)", |pitch| pitch + 1)),
    pto("columns far apart", |p| {
        constants(p, r"strides = \[%\w+, (%\w+)", |pitch| pitch + 1).into_iter().filter(has_columns).collect()
    }),
    pto("tensor of one row", |p| constants(p, r"shape = \[(%\w+)", |_| 1)),
    pto("tensor of one column", |p| {
        constants(p, r"shape = \[%\w+, (%\w+)", |_| 1).into_iter().filter(has_columns).collect()
    }),
    pto("window a row short", |p| constants(p, r"sizes = \[(%\w+)", |rows| rows - 1)),
    pto("window a column wide", |p| constants(p, r"sizes = \[%\w+, (%\w+)", |columns| columns + 1)),
    pto("window a row off", |p| constants(p, r"offsets = \[(%\w+)", |row| row + 1)),
    pto("window a column off", |p| constants(p, r"offsets = \[%\w+, (%\w+)", |column| column + 1)),
    pto("a move dropped", |p| dropped(p, "pto.tmov$")),
    pto("a transfer dropped", |p| dropped(p, "pto.t(load|store)$")),
    pto("accumulator of the assembler not cleared", |p| {
        let acc = regex(r"pto\.tmatmul ins\((.*?) : (.*)\) outs\((%\w+) : (.*)\)");
        let one = |at: usize| {
            let line = acc.replace(&p.lines[at], "pto.tmatmul.acc ins($3, $1 : $4, $2) outs($3 : $4)").into_owned();
            p.with_line(at, line)
        };
        p.find(r"pto\.tmatmul ").into_iter().map(one).collect()
    }),
    pto("view of another tensor", |p| {
        let views: Vec<(String, String)> = p
            .find("make_tensor_view")
            .into_iter()
            .filter_map(|at| {
                let parts = regex(r"(%\w+) = pto\.make_tensor_view .* : (\S+)").captures(&p.lines[at])?;
                Some((parts[1].to_owned(), parts[2].to_owned()))
            })
            .collect();
        let one = |at: usize| {
            let own = regex(r"partition_view (%\w+)").captures(&p.lines[at])?[1].to_owned();
            let ty = &views.iter().find(|view| view.0 == own)?.1;
            let other = views.iter().find(|view| view.0 != own && view.1 == *ty)?;
            Some(p.with_line(at, renamed(&p.lines[at], "partition_view", &own, &other.0)))
        };
        p.find("partition_view").into_iter().filter_map(one).collect()
    }),
];

/// Whether the view that was made wrong has more than one column, without which they have no distance.
fn has_columns(p: &Program) -> bool {
    let at = p.find(r"make_tensor_view.*%wrong")[0];
    let parts = regex(r"shape = \[%\w+, (%\w+)").captures(&p.lines[at]).expect("a shape");
    let strides = regex(r"strides = \[(%\w+)").captures(&p.lines[at]).expect("strides");
    p.constant(&parts[1]).max(p.constant(&strides[1])) != Some(1)
}

fn number(text: &str) -> i64 {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    digits.parse().expect("a number")
}

/// The element type of the scalar of an op.
fn scalar_of(line: &str) -> String {
    regex(r", (\w+)\) outs").captures(line).map_or("f32".into(), |parts| parts[1].to_owned())
}

/// A constant of a float type needs a point.
fn floats(p: Program) -> Program {
    Program { lines: p.lines.iter().map(|line| line.replace("constant 7 : f", "constant 7.0 : f")).collect() }
}

/// Allocations: line, name, address.
fn allocations(p: &Program) -> Vec<(usize, String, i64)> {
    let pattern = regex(r"(%\w+) = buffer\.alloc addr = (\d+)");
    let one = |at: usize| {
        let parts = pattern.captures(&p.lines[at])?;
        Some((at, parts[1].to_owned(), number(&parts[2])))
    };
    p.find("buffer.alloc").into_iter().filter_map(one).collect()
}

fn space_of(line: &str) -> &str {
    ["vec", "mat", "left", "right", "acc"].into_iter().find(|space| line.contains(&format!(", {space}"))).unwrap_or("")
}

fn with_address(p: &Program, at: usize, address: i64) -> Program {
    p.with_line(at, regex(r"addr = \d+").replace(&p.lines[at], format!("addr = {address}")))
}

/// Each buffer on one that is needed when something is written into it.
fn addresses(p: &Program, place: fn(i64, i64) -> Option<i64>) -> Vec<Program> {
    let all = allocations(p);
    let writes = p.writes();
    let one = |(at, name, _): &(usize, String, i64)| {
        let is_live = |(other_at, other, _): &&(usize, String, i64)| {
            let same_space = space_of(&p.lines[*at]) == space_of(&p.lines[*other_at]);
            other_at != at && same_space && needed_at_write(&writes, other, name)
        };
        let (other_at, _, address) = all.iter().find(is_live)?;
        Some(with_address(p, *at, place(*address, bytes_of(&p.lines[*other_at]))?))
    };
    all.iter().filter_map(one).collect()
}

/// What addresses are multiples of, at least.
const STEP: i64 = 32;

/// Bytes of the buffer that a line allocates, by its shape and its element type.
fn bytes_of(line: &str) -> i64 {
    let parts = regex(r"<(\d+)x(\d+)x[a-z]+(\d+)").captures(line).expect("a buffer type");
    [&parts[1], &parts[2], &parts[3]].into_iter().map(number).product::<i64>() / 8
}

/// Whether `name` is written between a write of `other` and a read of what that wrote.
fn needed_at_write(writes: &[Access], other: &str, name: &str) -> bool {
    let of_other = |a: &&Access| a.writes == other;
    writes.iter().filter(|a| a.writes == name).any(|here| {
        let before = writes.iter().any(|a| a.at < here.at && of_other(&a));
        let next = writes.iter().find(|a| a.at > here.at && (a.reads(other) || a.writes == other));
        before && !here.reads(other) && next.is_some_and(|a| a.reads(other))
    })
}

fn readdressed(p: &Program, place: fn(i64) -> i64) -> Vec<Program> {
    allocations(p).into_iter().map(|(at, _, address)| with_address(p, at, place(address))).collect()
}

/// Each type that a pattern is found in, changed everywhere.
fn retyped(p: &Program, pattern: &str, change: fn(&str) -> String) -> Vec<Program> {
    let pattern = regex(pattern);
    let types = regex(r"!buffer\.buffer<[^>]*>");
    let mut all: Vec<&str> =
        p.lines.iter().flat_map(|line| types.find_iter(line)).map(|found| found.as_str()).collect();
    all.sort_unstable();
    all.dedup();
    let one = |ty: &&str| {
        let found = pattern.find(ty)?;
        let new = ty.replace(found.as_str(), &change(found.as_str()));
        Some(Program { lines: p.lines.iter().map(|line| line.replace(ty, &new)).collect() })
    };
    all.iter().filter_map(one).collect()
}

/// Ops whose name a pattern is found in, each with its line changed.
fn accesses(p: &Program, pattern: &str, change: impl Fn(&Access) -> Option<String>) -> Vec<Program> {
    let pattern = regex(pattern);
    let ops = p.writes().into_iter().filter(|a| pattern.is_match(&a.op));
    ops.filter_map(|a| Some(p.with_line(a.at, change(&a)?))).collect()
}

fn dropped(p: &Program, pattern: &str) -> Vec<Program> {
    let (pattern, unwanted) = match pattern.split_once("(?!") {
        Some((start, rest)) => (regex(start), Some(regex(&format!("{start}({rest}")))),
        None => (regex(pattern), None),
    };
    let wanted = |a: &Access| pattern.is_match(&a.op) && !unwanted.as_ref().is_some_and(|no| no.is_match(&a.op));
    p.writes().iter().filter(|a| wanted(a)).map(|a| p.without(a.at)).collect()
}

fn replaced(p: &Program, from: &str, to: &str) -> Vec<Program> {
    p.find(&regex::escape(from)).into_iter().map(|at| p.with_line(at, p.lines[at].replace(from, to))).collect()
}

/// Transfers with one of their two offsets changed, where it can be.
fn offsets(p: &Program, change: fn(&str) -> Option<String>) -> Vec<Program> {
    [0, 1].iter().flat_map(|&which| offset(p, which, &|_, old| change(old).map(|new| (vec![], new)))).collect()
}

fn shifted(p: &Program, which: usize) -> Vec<Program> {
    offset(p, which, &|_, old| {
        Some(match old.parse::<i64>() {
            Ok(number) => (vec![], (number + 1).to_string()),
            Err(_) => (
                vec!["%one = arith.constant 1 : index".into(), format!("%further = arith.addi {old}, %one : index")],
                "%further".into(),
            ),
        })
    })
}

type NewOffset = (Vec<String>, String);

fn offset(p: &Program, which: usize, change: &dyn Fn(&Program, &str) -> Option<NewOffset>) -> Vec<Program> {
    let pattern = regex(r"\[([^,\]]+), ([^,\]]+)\] : !ptensor");
    let one = |at: usize| {
        let parts = pattern.captures(&p.lines[at])?;
        let (before, new) = change(p, &parts[which + 1])?;
        let pair = if which == 0 { [new.as_str(), &parts[2]] } else { [&parts[1], new.as_str()] };
        let line = p.lines[at].replace(&parts[0], &format!("[{}, {}] : !ptensor", pair[0], pair[1]));
        Some(before.into_iter().rev().fold(p.with_line(at, line), |p, line| p.with_inserted(at, line)))
    };
    p.find(r"\] : !ptensor").into_iter().filter_map(one).collect()
}

/// Ops that use another buffer of the same type in place of one of theirs.
fn redirected(p: &Program, part: &str) -> Vec<Program> {
    let pattern = regex(r"(%\w+) = buffer\.alloc addr = \d+ : (.*)");
    let handles: Vec<(String, String)> = p
        .find("buffer.alloc")
        .into_iter()
        .filter_map(|at| pattern.captures(&p.lines[at]).map(|parts| (parts[1].to_owned(), parts[2].to_owned())))
        .collect();
    let twin = |name: &str| {
        let ty = &handles.iter().find(|handle| handle.0 == name)?.1;
        handles.iter().find(|handle| handle.0 != name && handle.1 == *ty).map(|handle| handle.0.clone())
    };
    let one = |a: &Access| {
        let name = if part == "outs" { a.writes.clone() } else { a.reads.first()?.clone() };
        let twin = twin(&name)?;
        (!a.reads(&twin) && a.writes != twin).then(|| p.with_line(a.at, renamed(&p.lines[a.at], part, &name, &twin)))
    };
    p.writes().iter().filter_map(one).collect()
}

/// Loops with other bounds: each is a name, or two with a sign between them.
fn loop_bounds(p: &Program, change: fn(&str, &str, &str) -> [String; 3]) -> Vec<Program> {
    let pattern = regex(r"= (%\w+) to (%\w+) step (%\w+)");
    let one = |at: usize| {
        let parts = pattern.captures(&p.lines[at])?;
        let mut before = vec![];
        let bounds = change(&parts[1], &parts[2], &parts[3]).map(|bound| {
            let words: Vec<&str> = bound.split(' ').collect();
            let [left, sign, right] = words[..] else { return bound };
            let op = if sign == "+" { "addi" } else { "subi" };
            before.push(format!("%bound = arith.{op} {left}, {right} : index"));
            "%bound".into()
        });
        let line = p.lines[at].replace(&parts[0], &format!("= {} to {} step {}", bounds[0], bounds[1], bounds[2]));
        Some(before.into_iter().fold(p.with_line(at, line), |p, line| p.with_inserted(at, line)))
    };
    p.find(r"scf\.for").into_iter().filter_map(one).collect()
}

/// Two ops in a row that touch one buffer, at least one of them writing it, in the other order.
fn neighbours(p: &Program, wanted: fn(&str) -> bool) -> Vec<Program> {
    let all = p.writes();
    let depend = |pair: &&[Access]| {
        let [a, b] = pair else { return false };
        let touch = b.reads(&a.writes) || a.reads(&b.writes) || a.writes == b.writes;
        let stores = a.op == "buffer.store" && b.op == "buffer.store"; // of other windows
        b.at == a.at + 1 && touch && !stores && wanted(&a.op) && wanted(&b.op)
    };
    all.windows(2).filter(depend).map(|pair| p.with_exchanged(pair[0].at, pair[1].at)).collect()
}

/// Ops that name a constant, each with another one there.
fn constants(p: &Program, pattern: &str, change: fn(i64) -> i64) -> Vec<Program> {
    let found = regex(pattern);
    let one = |at: usize| {
        let parts = found.captures(&p.lines[at])?;
        let value = p.constant(&parts[1])?;
        let place = parts.get(1)?.range();
        let mut line = p.lines[at].clone();
        line.replace_range(place, "%wrong");
        Some(p.with_line(at, line).with_constant("%wrong", change(value), "index"))
    };
    p.find(pattern).into_iter().filter_map(one).collect()
}
