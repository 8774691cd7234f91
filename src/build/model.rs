//! What `dialects/` declares, as plain data.
use std::path::Path;
use tblgen::{RecordKeeper, TableGenParser, TypedInit, record::Record};

/// Everything the generators need to know.
pub struct Model {
    pub dialects: Vec<Dialect>,
    pub enums: Vec<Enum>,
    pub passes: Vec<Pass>,
}
/// A dialect of ours, or of upstream (then only its ops are listed).
pub struct Dialect {
    pub name: String,
    pub cpp_namespace: String,
    pub ours: bool,
    /// Not in the plugin.
    pub for_tests_only: bool,
    pub ops: Vec<Op>,
    pub types: Vec<Parametric>,
    pub attrs: Vec<Parametric>,
}
pub struct Op {
    /// `tile.add`
    pub name: String,
    /// `AddOp`
    pub class: String,
    pub operands: Vec<Argument>,
    pub attributes: Vec<Argument>,
    pub results: Vec<Argument>,
    pub regions: Vec<Argument>,
    pub sized_operands: bool,
    pub docs: String,
    pub summary: String,
    pub family: Option<String>,
    /// The assembler's op, where no row says it.
    pub becomes: Option<String>,
    pub row: Option<Row>,
    pub reuses: Option<i64>,
}
/// An operand, attribute, result or region of an op.
pub struct Argument {
    pub name: String,
    pub optional: bool,
    pub variadic: bool,
    /// The type of a result that can be only one.
    pub fixed: Option<&'static str>,
    /// What an attribute is when it is not written.
    pub default: Option<String>,
}
/// The fields that a family's op carries.
pub struct Row {
    pub pto_op: String,
    pub body: String,
    pub alias: String,
    pub a2a3: Vec<String>,
    pub a5: Vec<String>,
    pub units: i64,
}
/// A type or attribute with parameters.
pub struct Parametric {
    /// `TileType`
    pub class: String,
    pub mnemonic: String,
    pub verified: bool,
    pub docs: String,
    /// Name and C++ type of each.
    pub parameters: Vec<(String, String)>,
}
pub struct Enum {
    pub name: String,
    pub cpp_namespace: String,
    pub summary: String,
    /// Symbol, number, text.
    pub cases: Vec<(String, i64, String)>,
}
pub struct Pass {
    pub class: String,
    pub argument: String,
    pub summary: String,
    pub docs: String,
    pub options: Vec<PassOption>,
}
pub struct PassOption {
    pub argument: String,
    pub cpp_name: String,
    pub cpp_type: String,
    pub default: String,
    pub docs: String,
}

const OURS: [&str; 6] = ["pypto", "ptensor", "tile", "buffer", "pto", "pypto_check"];
/// Upstream dialects whose ops get views, with the file that declares them.
pub const UPSTREAM: [(&str, &str, &str); 6] = [
    ("builtin", "mlir/IR/BuiltinOps.td", "mlir/IR/BuiltinOps.h"),
    ("func", "mlir/Dialect/Func/IR/FuncOps.td", "mlir/Dialect/Func/IR/FuncOps.h"),
    ("scf", "mlir/Dialect/SCF/IR/SCFOps.td", "mlir/Dialect/SCF/IR/SCF.h"),
    ("arith", "mlir/Dialect/Arith/IR/ArithOps.td", "mlir/Dialect/Arith/IR/Arith.h"),
    ("math", "mlir/Dialect/Math/IR/MathOps.td", "mlir/Dialect/Math/IR/Math.h"),
    ("memref", "mlir/Dialect/MemRef/IR/MemRefOps.td", "mlir/Dialect/MemRef/IR/MemRef.h"),
];

/// Reads all declarations, ours and the upstream ones that we use.
pub fn read(root: &Path, prefix: &Path) -> Result<Model, String> {
    let include = prefix.join("include");
    let mut source = String::from("include \"dialects/All.td\"\ninclude \"dialects/Passes.td\"\n");
    for (_, file, _) in UPSTREAM {
        source += &format!("include \"{file}\"\n");
    }
    let keeper = TableGenParser::new()
        .add_include_directory(&root.to_string_lossy())
        .add_include_directory(&include.to_string_lossy())
        .add_source(&source)
        .map_err(text)?
        .parse()
        .map_err(text)?;
    let mut dialects = vec![];
    for name in OURS.into_iter().chain(UPSTREAM.iter().map(|row| row.0)) {
        dialects.push(dialect(&keeper, name)?);
    }
    Ok(Model { dialects, enums: enums(&keeper)?, passes: passes(&keeper)? })
}

fn text(error: impl std::fmt::Display) -> String {
    format!("dialects/: {error}")
}

/// A string field, empty when there is none.
fn string(record: Record, field: &str) -> String {
    match record.value(field).map(|value| value.init) {
        Ok(TypedInit::String(init) | TypedInit::Code(init)) => init.to_str().unwrap_or_default().to_owned(),
        _ => String::new(),
    }
}

/// Summary and description, without the indentation of the file. The first line may stand behind `description =`.
fn docs(record: Record) -> String {
    let description = string(record, "description");
    let mut lines = description.lines();
    let first = lines.next().unwrap_or("").trim();
    let indent = lines.clone().filter(|l| !l.trim().is_empty()).map(|l| l.len() - l.trim_start().len()).min();
    let rest = lines.map(|l| l.get(indent.unwrap_or(0)..).unwrap_or("").trim_end());
    let body: Vec<_> = std::iter::once(first).chain(rest).collect();
    format!("{}.\n\n{}", capital(&string(record, "summary")), body.join("\n").trim()).trim().to_owned()
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |c| c.to_uppercase().chain(letters).collect())
}

/// The class name that mlir-tblgen gives to a definition: what follows the first underscore.
fn class_name(definition: &str) -> String {
    definition.split_once('_').map_or(definition, |(_, rest)| rest).to_owned()
}

fn dialect(keeper: &RecordKeeper, name: &str) -> Result<Dialect, String> {
    let record = keeper
        .all_derived_definitions("Dialect")
        .find(|d| string(*d, "name") == name)
        .ok_or_else(|| format!("dialects/: no dialect {name}"))?;
    let ours = OURS.contains(&name);
    let of_dialect = |r: &Record, field: &str| r.def_value(field).is_ok_and(|d| string(d, "name") == name);
    let mut ops = vec![];
    for op in keeper.all_derived_definitions("Op").filter(|r| of_dialect(r, "opDialect")) {
        if let Some(op) = read_op(name, op)? {
            ops.push(op);
        }
    }
    ops.sort_by(|a, b| a.name.cmp(&b.name));
    let parametric = |class: &str| -> Result<Vec<Parametric>, String> {
        let mut all = vec![];
        for r in keeper.all_derived_definitions(class).filter(|r| ours && of_dialect(r, "dialect")) {
            all.push(read_parametric(r)?);
        }
        all.sort_by(|a, b| a.class.cmp(&b.class));
        Ok(all)
    };
    Ok(Dialect {
        name: name.to_owned(),
        cpp_namespace: string(record, "cppNamespace").trim_start_matches("::").to_owned(),
        ours,
        for_tests_only: record.bit_value("forTestsOnly").unwrap_or(false),
        ops,
        types: parametric("TypeDef")?,
        attrs: parametric("AttrDef")?,
    })
}

fn read_op(dialect: &str, record: Record) -> Result<Option<Op>, String> {
    let definition = record.name().map_err(text)?;
    let traits = record.list_of_defs_value("traits").unwrap_or_default();
    let has_trait = |name: &str| traits.iter().any(|t| t.name() == Ok(name));
    let (mut operands, mut attributes) = (vec![], vec![]);
    for (name, constraint) in dag(record, "arguments")? {
        if constraint.subclass_of("Attr") {
            let optional = ["OptionalAttr", "DefaultValuedAttr", "DefaultValuedOptionalAttr", "UnitAttr"]
                .iter()
                .any(|class| constraint.subclass_of(class) || constraint.name() == Ok(class));
            let default = constraint.str_value("defaultValue").ok().filter(|text| !text.is_empty()).map(str::to_owned);
            attributes.push(Argument { name, optional, variadic: false, fixed: None, default });
        } else if constraint.subclass_of("Property") {
            return Ok(None); // upstream only, and of no op that we touch
        } else {
            operands.push(argument(name, constraint));
        }
    }
    let results = dag(record, "results")?.into_iter().map(|(name, c)| argument(name, c)).collect();
    let regions = dag(record, "regions")?.into_iter().map(|(name, c)| argument(name, c)).collect();
    Ok(Some(Op {
        name: format!("{dialect}.{}", string(record, "opName")),
        class: class_name(definition),
        operands,
        attributes,
        results,
        regions,
        sized_operands: has_trait("AttrSizedOperandSegments"),
        docs: docs(record),
        summary: string(record, "summary"),
        becomes: record.str_value("becomes").ok().map(str::to_owned),
        family: record.str_value("family").ok().map(str::to_owned),
        row: record.def_value("row").ok().map(read_row).transpose()?,
        reuses: record.int_value("reuses").ok(),
    }))
}

fn read_row(row: Record) -> Result<Row, String> {
    let dtypes = row.def_value("dtypes").map_err(text)?;
    let list = |field: &str| -> Result<Vec<String>, String> {
        Ok(dtypes.list_of_strings_value(field).map_err(text)?.into_iter().map(str::to_owned).collect())
    };
    Ok(Row {
        pto_op: string(row, "ptoOp"),
        body: string(row, "body"),
        alias: string(row.def_value("alias").map_err(text)?, "name"),
        a2a3: list("a2a3")?,
        a5: list("a5")?,
        units: row.int_value("units").map_err(text)?,
    })
}

/// The named arguments of a dag, without the decoration of `Arg<>` and `Res<>`.
fn dag<'a>(record: Record<'a>, field: &'a str) -> Result<Vec<(String, Record<'a>)>, String> {
    let dag = record.dag_value(field).map_err(text)?;
    let mut found = vec![];
    for index in 0..dag.num_args() {
        let name = dag.name(index).unwrap_or_default().to_owned();
        let Some(TypedInit::Def(init)) = dag.get(index) else { continue };
        let mut constraint: Record = init.into();
        if constraint.subclass_of("OpVariable") {
            constraint = constraint.def_value("constraint").map_err(text)?;
        }
        found.push((name, constraint));
    }
    Ok(found)
}

fn argument(name: String, constraint: Record) -> Argument {
    let fixed = match constraint.name() {
        Ok("Index") => Some("index"),
        Ok("I64") => Some("i64"),
        Ok("I1") => Some("i1"),
        _ => None,
    };
    let is = |class: &str| constraint.subclass_of(class);
    Argument { name, optional: is("Optional"), variadic: is("Variadic") || is("VariadicRegion"), fixed, default: None }
}

fn read_parametric(record: Record) -> Result<Parametric, String> {
    let definition = record.name().map_err(text)?;
    let suffix = if record.subclass_of("AttrDef") { "Attr" } else { "Type" };
    let mut parameters = vec![];
    let dag = record.dag_value("parameters").map_err(text)?;
    for index in 0..dag.num_args() {
        let name = dag.name(index).unwrap_or_default().to_owned();
        let cpp = match dag.get(index) {
            Some(TypedInit::Def(init)) => string(init.into(), "cppType"),
            Some(TypedInit::String(s)) => s.to_str().map_err(text)?.to_owned(),
            _ => return Err(format!("{definition}: parameter {name} has no C++ type")),
        };
        parameters.push((name, cpp));
    }
    let class = string(record, "cppClassName");
    Ok(Parametric {
        class: if class.is_empty() { class_name(definition) + suffix } else { class },
        mnemonic: string(record, "mnemonic"),
        verified: record.bit_value("genVerifyDecl").unwrap_or(false),
        docs: docs(record),
        parameters,
    })
}

fn enums(keeper: &RecordKeeper) -> Result<Vec<Enum>, String> {
    let mut all = vec![];
    for record in keeper.all_derived_definitions("EnumInfo") {
        let cpp_namespace = string(record, "cppNamespace").trim_start_matches("::").to_owned();
        if !OURS.contains(&cpp_namespace.as_str()) {
            continue;
        }
        let mut cases = vec![];
        for case in record.list_of_defs_value("enumerants").map_err(text)? {
            cases.push((string(case, "symbol"), case.int_value("value").map_err(text)?, string(case, "str")));
        }
        all.push(Enum { name: string(record, "className"), cpp_namespace, summary: string(record, "summary"), cases });
    }
    all.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(all)
}

fn passes(keeper: &RecordKeeper) -> Result<Vec<Pass>, String> {
    let mut all = vec![];
    for record in keeper.all_derived_definitions("PassBase") {
        let mut options = vec![];
        for option in record.list_of_defs_value("options").map_err(text)? {
            options.push(PassOption {
                argument: string(option, "argument"),
                default: string(option, "defaultValue").trim_matches('"').to_owned(),
                cpp_name: string(option, "cppName"),
                cpp_type: string(option, "type"),
                docs: string(option, "description"),
            });
        }
        all.push(Pass {
            class: record.name().map_err(text)?.to_owned(),
            argument: string(record, "argument"),
            summary: string(record, "summary"),
            docs: docs(record),
            options,
        });
    }
    all.sort_by(|a, b| a.argument.cmp(&b.argument));
    Ok(all)
}
