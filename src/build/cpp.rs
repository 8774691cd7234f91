//! The C++ that cmake compiles beside what mlir-tblgen writes: op indices, kind tables, the C functions
//! behind Rust's types, and the pass classes.
use crate::model::{Dialect, Model, Parametric, Pass, UPSTREAM};
use crate::params::crossing;
use std::fmt::Write;

/// Name and text of each generated file.
pub fn files(model: &Model) -> Result<Vec<(String, String)>, String> {
    let mut files = vec![];
    for (number, dialect) in model.dialects.iter().enumerate() {
        if dialect.ours {
            files.push((format!("{}.index.h", dialect.name), index_header(number, dialect)));
            files.push((format!("{}.capi.inc", dialect.name), capi(model, number, dialect)?));
        }
    }
    files.push(("upstream.cpp".into(), upstream(model)));
    files.push(("dialects.inc".into(), dialect_list(model)));
    files.push(("passes.inc".into(), passes(&model.passes)?));
    Ok(files)
}

/// An op's index: its dialect's number, then its own. A new op moves no index of another dialect.
pub fn op_index(dialect: usize, op: usize) -> usize {
    ((dialect + 1) << 16) | op
}

/// Enumerators by C++ and Rust name.
pub fn enum_names(model: &Model) -> Vec<(String, String)> {
    model.enums.iter().map(|e| (format!("::{}::{}", e.cpp_namespace, e.name), e.name.clone())).collect()
}

fn index_header(number: usize, dialect: &Dialect) -> String {
    let mut text = String::from("#pragma once\n");
    let ns = &dialect.cpp_namespace;
    for op in &dialect.ops {
        let _ = writeln!(text, "namespace {ns} {{ class {}; }}", op.class);
    }
    for (index, op) in dialect.ops.iter().enumerate() {
        let _ = writeln!(
            text,
            "template <> struct pypto::OpIndex<{ns}::{}> {{ static constexpr uint32_t value = {}; }};",
            op.class,
            op_index(number, index)
        );
    }
    text
}

fn kind_table(function: &str, rows: impl Iterator<Item = (String, usize)>) -> String {
    let mut text =
        format!("llvm::ArrayRef<pypto::KindRow> {function}() {{\n  static const pypto::KindRow rows[] = {{\n");
    for (class, index) in rows {
        let _ = writeln!(text, "    {{mlir::TypeID::get<{class}>(), {index}}},");
    }
    text + "    {mlir::TypeID::get<void>(), 0},\n  };\n  return llvm::ArrayRef<pypto::KindRow>(rows).drop_back();\n}\n"
}

fn op_rows(number: usize, dialect: &Dialect) -> impl Iterator<Item = (String, usize)> {
    let ns = dialect.cpp_namespace.clone();
    dialect.ops.iter().enumerate().map(move |(i, op)| (format!("::{ns}::{}", op.class), op_index(number, i)))
}

fn capi(model: &Model, number: usize, dialect: &Dialect) -> Result<String, String> {
    let mut text = kind_table(&format!("pypto_{}_kinds", dialect.name), op_rows(number, dialect));
    for (index, item) in dialect.types.iter().chain(&dialect.attrs).enumerate() {
        text += &parametric(model, dialect, item, op_index(number, index))?;
    }
    Ok(text)
}

/// The C name of a type's or attribute's functions, such as `pypto_tile_TileType`.
pub fn c_name(dialect: &Dialect, item: &Parametric) -> String {
    format!("pypto_{}_{}", dialect.name, item.class)
}

/// The struct of a type's parameters, and the functions that get it, build from it and ask for the class.
fn parametric(model: &Model, dialect: &Dialect, item: &Parametric, kind: usize) -> Result<String, String> {
    let (ns, class, name) = (&dialect.cpp_namespace, &item.class, c_name(dialect, item));
    let handle = if class.ends_with("Attr") { "MlirAttribute" } else { "MlirType" };
    let enums = enum_names(model);
    let (mut fields, mut reads, mut builds, mut formals, mut wraps) = (vec![], vec![], vec![], vec![], vec![]);
    for (parameter, cpp) in &item.parameters {
        let row = crossing(cpp, &enums)?;
        let mut letters = parameter.chars();
        let getter: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
        fields.push(format!("  {} {parameter};", row.c));
        reads.push(format!("  out->{parameter} = {};", row.to_c.replace('$', &format!("self.get{getter}()"))));
        let field = row.from_c.replace('$', &format!("in->{parameter}"));
        builds.push(if row.c == "uint32_t" { format!("{cpp}({field})") } else { field });
        formals.push(format!("{cpp} {parameter}"));
        wraps.push(row.to_c.replace('$', parameter));
    }
    let mut text = format!("struct {name}_Params {{\n{}\n}};\n", fields.join("\n"));
    let _ = write!(
        text,
        r#"extern "C" bool {name}_is({handle} raw) {{ return llvm::isa<::{ns}::{class}>(unwrap(raw)); }}
extern "C" void {name}_params({handle} raw, {name}_Params *out) {{
  auto self = llvm::cast<::{ns}::{class}>(unwrap(raw));
{}
}}
"#,
        reads.join("\n")
    );
    let arguments = builds.join(", ");
    let base = if handle == "MlirType" { "::mlir::Type" } else { "::mlir::Attribute" };
    if item.verified {
        let _ = write!(
            text,
            r#"extern "C" {handle} {name}_get(MlirLocation loc, const {name}_Params *in) {{
  auto report = [&] {{ return mlir::emitError(unwrap(loc)); }};
  return wrap({base}(::{ns}::{class}::getChecked(report, unwrap(loc).getContext(), {arguments})));
}}
llvm::LogicalResult {ns}::{class}::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError, {}) {{
  {name}_Params in{{{}}};
  return llvm::success(pypto_verify_parameters({kind}, &in, &emitError));
}}
"#,
            formals.join(", "),
            wraps.join(", ")
        );
    } else {
        let _ = writeln!(
            text,
            r#"extern "C" {handle} {name}_get(MlirLocation loc, const {name}_Params *in) {{
  return wrap({base}(::{ns}::{class}::get(unwrap(loc).getContext(), {arguments})));
}}"#
        );
    }
    Ok(text)
}

fn upstream(model: &Model) -> String {
    let mut text = String::from("// Which index Rust knows an upstream op by.\n#include \"Bridge.h\"\n");
    for (_, _, header) in UPSTREAM {
        let _ = writeln!(text, "#include \"{header}\"");
    }
    let rows = model.dialects.iter().enumerate().filter(|(_, d)| !d.ours).flat_map(|(n, d)| op_rows(n, d));
    text + &kind_table("pypto_upstream_kinds", rows)
}

/// `DIALECT(name, namespace, whether it is for tests only)` for each dialect of ours.
fn dialect_list(model: &Model) -> String {
    let ours = model.dialects.iter().filter(|d| d.ours);
    ours.map(|d| format!("DIALECT({}, {}, {})\n", d.name, d.cpp_namespace, d.for_tests_only)).collect()
}

fn passes(passes: &[Pass]) -> Result<String, String> {
    let mut text: String =
        passes.iter().map(|p| format!("#define GEN_PASS_DEF_{}\n", p.class.to_uppercase())).collect();
    text += "#include \"Passes.h.inc\"\n";
    for (index, pass) in passes.iter().enumerate() {
        let class = &pass.class;
        let (mut fields, mut values) = (vec![], vec![]);
        for option in &pass.options {
            let name = &option.cpp_name;
            let (field, value) = match option.cpp_type.as_str() {
                "std::string" => ("MlirStringRef", format!("wrap(llvm::StringRef({name}.getValue()))")),
                "int64_t" => ("int64_t", format!("{name}.getValue()")),
                "bool" => ("bool", format!("{name}.getValue()")),
                other => return Err(format!("{class}: no crossing for options of type {other}")),
            };
            fields.push(format!("{field} {name};"));
            values.push(value);
        }
        let _ = write!(
            text,
            r#"struct {class} : impl::{class}Base<{class}> {{
  using Base = impl::{class}Base<{class}>;
  using Base::Base;
  mlir::LogicalResult initializeOptions(
      llvm::StringRef options,
      llvm::function_ref<mlir::LogicalResult(const llvm::Twine &)> report) override {{
    if (mlir::failed(checkOptions({index}, options, report)))
      return mlir::failure();
    return Base::initializeOptions(options, report);
  }}
  void runOnOperation() override {{
    struct {{ {} }} options{{{}}};
    mlir::Operation *root = getOperation();
    if (!pypto_run_pass({index}, &options, wrap(root)))
      signalPassFailure();
  }}
}};
"#,
            fields.join(" "),
            values.join(", ")
        );
    }
    text += "using PassMaker = std::unique_ptr<mlir::Pass> (*)();\nstruct PassRow { llvm::StringRef argument; PassMaker make; };\n";
    text += "static const PassRow passRows[] = {\n";
    for pass in passes {
        let _ = writeln!(
            text,
            "  {{\"{}\", +[]() -> std::unique_ptr<mlir::Pass> {{ return std::make_unique<{}>(); }}}},",
            pass.argument, pass.class
        );
    }
    Ok(text + "};\n")
}
