//! `docs/ops.md` is what the declarations say. To write it again: `UPDATE_DOCS=1 cargo test --release --test reference`.
use pypto::ir::table::{AliasPolicy, Family, Row, family, lowered, reuses, row};
use pypto::ir::{Dialect, ElementKind, OpKind};
use pypto::transform::tile::infer_memory_space::{made_in, taken_from};
use std::fmt::Write;

include!(concat!(env!("OUT_DIR"), "/gen/examples.rs"));

const INTRODUCTION: &str = "\
<!-- Generated from dialects/. To write it again: UPDATE_DOCS=1 cargo test --release --test reference -->
# The ops

Every op of the `tile` dialect, with what it becomes one and two layers down and what the chips take. The same
declarations (`dialects/family/*.td`, `dialects/tile/ops/*.td`) give the ops their syntax, their checks and their
lowerings.

- **Element types** are those of the inputs; an integer type stands for its signed, unsigned and signless form.
- **In place** says whether the result may share storage with an input. What a loop carries does so where it may; other
  results get bytes of their own beside their inputs'.
- **Memory** is where `--infer-memory-space` looks for the operands and puts the result; a `tile.move` is added where a
  tile lies elsewhere.
- **Column tiles** (`16x1`, what row reductions give) are taken by loads, stores and the row expansions only: spread one
  over a matrix with `tile.row_expand` before other ops.
- At the `buffer` layer an op writes its last operand: `buffer.add ins(%a, %b : ...) outs(%c : ...)`.
";

fn text(kind: OpKind) -> &'static Text {
    TEXTS.iter().find(|text| text.op == kind.name()).unwrap_or_else(|| panic!("{} has no text", kind.name()))
}

fn tile_ops() -> impl Iterator<Item = OpKind> {
    OpKind::OURS.iter().copied().filter(|kind| kind.dialect() == Dialect::Tile)
}

/// `RowExpand` as `Row expand`.
fn title(family: Family) -> String {
    let mut title = String::new();
    for letter in format!("{family:?}").chars() {
        match letter.is_uppercase() && !title.is_empty() {
            true => title.extend([' ', letter.to_ascii_lowercase()]),
            false => title.push(letter),
        }
    }
    title
}

fn examples(kinds: &[OpKind]) -> String {
    let lines = kinds.iter().flat_map(|kind| EXAMPLES.iter().filter(|(op, _)| *op == kind.name()));
    format!("```mlir\n{}```\n\n", lines.map(|(_, line)| format!("{line}\n")).collect::<String>())
}

/// Paragraphs on one line each, as Markdown has them.
fn prose(text: &str) -> String {
    let paragraphs = text.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    paragraphs.filter(|part| !part.is_empty()).map(|part| part + "\n\n").collect()
}

fn code(name: &str) -> String {
    format!("`{name}`")
}

fn types(kinds: &[ElementKind]) -> String {
    kinds.iter().map(|kind| kind.as_str()).collect::<Vec<_>>().join(" ")
}

fn in_place(kind: OpKind, row: &Row) -> String {
    match (reuses(kind), row.alias) {
        (Some(operand), _) => format!("always, in `{}`", text(kind).operands[operand]),
        (None, AliasPolicy::ExactOrDisjoint) => "may be".into(),
        (None, AliasPolicy::Disjoint) => "no".into(),
    }
}

/// Where the tiles of an op lie. The numbers beside them lie nowhere.
fn memory(kind: OpKind) -> String {
    let tiles = text(kind).operands.iter().enumerate().filter(|(_, name)| **name != "scalar");
    let operands: Vec<_> = tiles.map(|(i, name)| format!("`{name}` in {}", taken_from(kind, i))).collect();
    let result = format!("the result in {}", made_in(kind));
    operands.into_iter().chain([result]).collect::<Vec<_>>().join(", ")
}

fn family_section(members: &[OpKind], family: Family) -> String {
    let mut page = format!("## {}\n\n{}", title(family), prose(text(members[0]).description));
    if members.iter().all(|kind| row(*kind).is_none()) {
        page += "| op | what it gives | `buffer` op | `pto` op |\n| --- | --- | --- | --- |\n";
        for kind in members {
            let buffer = lowered(*kind).expect("a buffer form");
            let pto = lowered(buffer).expect("an assembler form");
            let _ = writeln!(
                page,
                "| {} | {} | {} | {} |",
                code(kind.name()),
                text(*kind).summary,
                code(buffer.name()),
                code(pto.name())
            );
        }
        return page + "\n" + &examples(members);
    }
    let _ = writeln!(page, "Memory: {}.\n", memory(members[0]));
    page += "| op | what it gives | `buffer` op | `pto` op | on a2a3 | on a5 | in place |\n";
    page += "| --- | --- | --- | --- | --- | --- | --- |\n";
    for kind in members {
        let facts = row(*kind).expect("all of a family have rows, or none");
        let buffer = lowered(*kind).expect("a buffer form");
        let _ = writeln!(
            page,
            "| {} | {} | {} | {} | {} | {} | {} |",
            code(kind.name()),
            text(*kind).summary.replace('|', "\\|"),
            code(buffer.name()),
            code(&format!("pto.{}", facts.pto_op)),
            types(facts.a2a3),
            types(facts.a5),
            in_place(*kind, facts)
        );
    }
    page + "\n" + &examples(members)
}

fn memory_section() -> String {
    let mut page = String::from("## Memory\n\nTiles come from tensors in global memory and go back to them.\n\n");
    for kind in tile_ops().filter(|kind| family(*kind).is_none()) {
        let text = text(kind);
        let pto = text.becomes.unwrap_or_else(|| panic!("{} does not say what it becomes", text.op));
        assert!(OpKind::OURS.iter().any(|kind| kind.name() == pto), "{pto} is no op");
        let _ = write!(page, "### `{}`\n\nBecomes `{pto}`: {}.\n\n", text.op, text.summary);
        page += &prose(text.description);
        page += &examples(&[kind]);
    }
    page
}

fn reference() -> String {
    let mut families: Vec<(Family, Vec<OpKind>)> = vec![];
    for kind in tile_ops() {
        let Some(family) = family(kind) else { continue };
        match families.iter_mut().find(|(known, _)| *known == family) {
            Some((_, members)) => members.push(kind),
            None => families.push((family, vec![kind])),
        }
    }
    families.sort_by_key(|(family, _)| title(*family));
    let mut page = format!("{INTRODUCTION}\n| family | ops |\n| --- | --- |\n");
    for (family, members) in &families {
        let title = title(*family);
        let names: Vec<_> = members.iter().map(|kind| code(kind.name())).collect();
        let _ = writeln!(page, "| [{title}](#{}) | {} |", title.to_lowercase().replace(' ', "-"), names.join(" "));
    }
    let rest: Vec<_> = tile_ops().filter(|kind| family(*kind).is_none()).map(|kind| code(kind.name())).collect();
    let _ = writeln!(page, "| [Memory](#memory) | {} |\n", rest.join(" "));
    families.iter().for_each(|(family, members)| page += &family_section(members, *family));
    (page + &memory_section()).trim_end().to_owned() + "\n"
}

#[test]
fn the_op_reference_is_up_to_date() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/ops.md");
    let wanted = reference();
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder docs");
        std::fs::write(&path, &wanted).expect("docs/ops.md can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = wanted.lines().zip(found.lines()).position(|(wanted, found)| wanted != found);
    let line = differs.unwrap_or(wanted.lines().count().min(found.lines().count())) + 1;
    assert!(
        wanted == found,
        "docs/ops.md differs from the declarations from line {line} on; write it again with \
         `UPDATE_DOCS=1 cargo test --release --test reference`, and look at the difference"
    );
}
