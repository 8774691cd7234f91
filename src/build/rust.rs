//! The Rust that the crate includes: op indices, enums, parameter structs, views with builders, rows, passes.
use crate::cpp::{c_name, enum_names, op_index};
use crate::model::{Argument, Dialect, Enum, Model, Op, Parametric, Pass, PassOption};
use crate::params::crossing;
use std::fmt::Write;

/// Name and text of each generated file.
pub fn files(model: &Model) -> Result<Vec<(String, String)>, String> {
    Ok(vec![
        ("enums.rs".into(), model.enums.iter().map(enumeration).collect()),
        ("kinds.rs".into(), kinds(model)),
        ("types.rs".into(), types(model)?),
        ("views.rs".into(), views(model)),
        ("rows.rs".into(), rows(model)?),
        ("passes.rs".into(), passes(model)?),
        ("examples.rs".into(), examples(model)),
        ("parts.rs".into(), parts(model)),
    ])
}

/// The lines of MLIR in the ops' descriptions, by op, for the test that looks for each in the lit suite.
fn examples(model: &Model) -> String {
    let mut text = String::from("pub const EXAMPLES: &[(&str, &str)] = &[\n");
    for op in model.dialects.iter().filter(|d| d.ours).flat_map(|d| &d.ops) {
        for block in op.docs.split("```mlir").skip(1) {
            let lines = block.lines().map(str::trim).take_while(|line| *line != "```");
            for line in lines.filter(|line| !line.is_empty()) {
                let _ = writeln!(text, "    ({:?}, {line:?}),", op.name);
            }
        }
    }
    text + "];\n" + &reference(model)
}

/// What may be left out of ops, and what types are made of, for the test that looks for each way to write them.
fn parts(model: &Model) -> String {
    let mut text = String::from(
        "/// An operand or attribute that an op may do without.\npub struct Optional {\n    pub op: &'static str,\n    pub name: &'static str,\n    pub place: Place,\n}\n/// Where it stands.\npub enum Place {\n    /// With what it is when it is not written.\n    Attribute(&'static str),\n    /// A segment of the operands.\n    Segment(usize),\n    /// All operands but so many.\n    Rest(usize),\n}\npub const OPTIONAL: &[Optional] = &[\n",
    );
    for op in model.dialects.iter().filter(|d| d.ours).flat_map(|d| &d.ops) {
        let left_out = |argument: &&Argument| argument.optional || argument.variadic;
        let operands =
            op.operands.iter().enumerate().filter(|(_, operand)| left_out(operand)).map(|(number, operand)| {
                let place = match op.sized_operands {
                    true => format!("Segment({number})"),
                    false => format!("Rest({})", op.operands.len() - 1),
                };
                (&operand.name, place)
            });
        let attributes = op.attributes.iter().filter(left_out).map(|attribute| {
            (&attribute.name, format!("Attribute({:?})", attribute.default.as_deref().unwrap_or_default()))
        });
        for (name, place) in operands.chain(attributes) {
            let _ = writeln!(text, "    Optional {{ op: {:?}, name: {name:?}, place: Place::{place} }},", op.name);
        }
    }
    text += "];\n/// Types by name, with names and C++ types of their parameters.\npub const TYPES: &[(&str, &[(&str, &str)])] = &[\n";
    for dialect in model.dialects.iter().filter(|d| d.ours) {
        for item in &dialect.types {
            let _ = writeln!(text, "    (\"{}.{}\", &{:?}),", dialect.name, item.mnemonic, item.parameters);
        }
    }
    text + "];\n"
}

/// What the op reference needs besides: summary, description without examples, operands, and the assembler's op of
/// those that have no row.
fn reference(model: &Model) -> String {
    let mut text = String::from(
        "/// What a declaration says to readers.\n#[allow(dead_code)]\npub struct Text {\n    pub op: &'static str,\n    pub summary: &'static str,\n    pub description: &'static str,\n    pub operands: &'static [&'static str],\n    pub becomes: Option<&'static str>,\n}\n#[allow(dead_code)]\npub const TEXTS: &[Text] = &[\n",
    );
    for op in model.dialects.iter().filter(|d| d.ours).flat_map(|d| &d.ops) {
        let (_, body) = op.docs.split_once("\n\n").unwrap_or_default();
        let prose = body.split("```mlir").next().unwrap_or_default().trim();
        let operands: Vec<_> = op.operands.iter().map(|operand| operand.name.as_str()).collect();
        let _ = writeln!(
            text,
            "    Text {{ op: {:?}, summary: {:?}, description: {prose:?}, operands: &{operands:?}, becomes: {:?} }},",
            op.name, op.summary, op.becomes
        );
    }
    text + "];\n"
}

fn doc(text: &str, indent: &str) -> String {
    // Examples are MLIR; rustdoc must not take them for Rust.
    text.replace("```mlir", "```text")
        .lines()
        .scan(false, |open, line| {
            let fence = line.trim() == "```";
            let line = if fence && !*open { "```text" } else { line };
            if line.trim_start().starts_with("```") {
                *open = !*open;
            }
            Some(format!("{indent}#[doc = {line:?}]\n"))
        })
        .collect()
}

fn camel(text: &str) -> String {
    text.split(['_', '-', '.'])
        .map(|word| {
            let mut letters = word.chars();
            letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
        })
        .collect()
}

fn snake(text: &str) -> String {
    let mut name = String::new();
    let mut previous_lower = false;
    for letter in text.chars() {
        if letter.is_uppercase() && previous_lower {
            name.push('_');
        }
        previous_lower = letter.is_lowercase() || letter.is_ascii_digit();
        name.extend(letter.to_lowercase());
    }
    match name.as_str() {
        "type" | "in" | "ref" | "match" | "true" | "false" | "mod" | "move" | "loop" | "self" | "static" | "final" => {
            format!("r#{name}")
        }
        _ => name,
    }
}

fn enumeration(item: &Enum) -> String {
    let Enum { name, summary, cases, .. } = item;
    let mut text = format!(
        "/// A {summary}.\n#[repr(u32)]\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\npub enum {name} {{\n"
    );
    for (symbol, value, spelled) in cases {
        let _ = writeln!(text, "    /// `{spelled}`\n    {symbol} = {value},");
    }
    let _ = write!(text, "}}\nimpl {name} {{\n    /// Every case, in order.\n    pub const ALL: &'static [Self] = &[");
    for (symbol, ..) in cases {
        let _ = write!(text, "Self::{symbol}, ");
    }
    text += "];\n    /// As it is written.\n    pub fn as_str(self) -> &'static str {\n        match self {\n";
    for (symbol, _, spelled) in cases {
        let _ = writeln!(text, "            Self::{symbol} => {spelled:?},");
    }
    let _ = write!(
        text,
        "        }}\n    }}\n}}\nimpl std::fmt::Display for {name} {{\n    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {{\n        f.write_str(self.as_str())\n    }}\n}}\n"
    );
    text
}

fn kind_name(dialect: &Dialect, op: &Op) -> String {
    format!("{}{}", camel(&dialect.name), op.class.strip_suffix("Op").unwrap_or(&op.class))
}

fn kinds(model: &Model) -> String {
    let mut text = String::from(
        "/// Which op an op is, by an index that C++ and Rust agree on.\n#[repr(u32)]\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\npub enum OpKind {\n    /// An op that has no view here.\n    Other = 0,\n",
    );
    let ops = || {
        let numbered = model.dialects.iter().enumerate();
        numbered.flat_map(|(n, d)| d.ops.iter().enumerate().map(move |(i, op)| (op_index(n, i), d, op)))
    };
    for (index, dialect, op) in ops() {
        let _ = writeln!(text, "    /// `{}`\n    {} = {index},", op.name, kind_name(dialect, op));
    }
    text += "}\nimpl OpKind {\n    /// Every op of our dialects, by name, in order.\n    pub const OURS: &'static [OpKind] = &[\n";
    for (_, dialect, op) in ops().filter(|(_, d, _)| d.ours) {
        let _ = writeln!(text, "        Self::{},", kind_name(dialect, op));
    }
    text += "    ];\n    /// The kind with an index that C++ gave.\n    pub fn from_index(index: u32) -> Self {\n        match index {\n";
    for (index, dialect, op) in ops() {
        let _ = writeln!(text, "            {index} => Self::{},", kind_name(dialect, op));
    }
    text += "            _ => Self::Other,\n        }\n    }\n    /// The op's name; for tests and messages, never to tell ops apart.\n    pub fn name(self) -> &'static str {\n        match self {\n            Self::Other => \"\",\n";
    for (_, dialect, op) in ops() {
        let _ = writeln!(text, "            Self::{} => {:?},", kind_name(dialect, op), op.name);
    }
    text += "        }\n    }\n    /// The dialect that declares it.\n    pub fn dialect(self) -> Dialect {\n        match self as u32 >> 16 {\n";
    for (number, dialect) in model.dialects.iter().enumerate() {
        let _ = writeln!(text, "            {} => Dialect::{},", op_index(number, 0) >> 16, camel(&dialect.name));
    }
    text += "            _ => Dialect::Other,\n        }\n    }\n}\n/// The dialects whose ops have views here.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum Dialect {\n    /// None of these.\n    Other,\n";
    for dialect in &model.dialects {
        let _ = writeln!(text, "    /// `{}`\n    {},", dialect.name, camel(&dialect.name));
    }
    text + "}\n"
}

fn types(model: &Model) -> Result<String, String> {
    let enums = enum_names(model);
    let mut text = String::new();
    let mut verify_arms = String::new();
    for (number, dialect) in model.dialects.iter().enumerate().filter(|(_, d)| d.ours) {
        let _ = writeln!(
            text,
            "/// Types and attributes of `{}`.\npub mod {} {{\n    #[allow(unused_imports)]\n    use super::*;",
            dialect.name, dialect.name
        );
        for (index, item) in dialect.types.iter().chain(&dialect.attrs).enumerate() {
            text += &parametric(dialect, item, &enums)?;
            if item.verified {
                let _ = writeln!(
                    verify_arms,
                    "        {} => crate::verify::parameters::{}_{}(unsafe {{ &*parameters.cast::<{}::{}Params>() }}),",
                    op_index(number, index),
                    dialect.name,
                    snake(&item.class),
                    dialect.name,
                    item.class
                );
            }
        }
        text += "}\n";
    }
    text += "/// Name of every class, such as `tile.tile`, and whether it is a type.\npub const CLASSES: &[(&str, bool)] = &[\n";
    for dialect in model.dialects.iter().filter(|d| d.ours) {
        for item in dialect.types.iter().chain(&dialect.attrs) {
            let _ = writeln!(
                text,
                "    ({:?}, {}),",
                format!("{}.{}", dialect.name, item.mnemonic),
                item.class.ends_with("Type")
            );
        }
    }
    text += "];\n";
    let _ = write!(
        text,
        "/// Runs the rules of the type or attribute with this index.\n///\n/// # Safety\n/// `parameters` points at the parameter struct of that class.\nunsafe fn verify_parameters(kind: u32, parameters: *const std::ffi::c_void) -> Result<(), String> {{\n    match kind {{\n{verify_arms}        _ => Err(format!(\"no rules for the class with index {{kind}}\")),\n    }}\n}}\n"
    );
    Ok(text)
}

fn parametric(dialect: &Dialect, item: &Parametric, enums: &[(String, String)]) -> Result<String, String> {
    let (class, name) = (&item.class, c_name(dialect, item));
    let (base, raw) = if class.ends_with("Attr") { ("Attr", "MlirAttribute") } else { ("Type", "MlirType") };
    let mut text = format!(
        "    /// The parameters of [`{class}`].\n    #[repr(C)]\n    #[derive(Clone, Copy, Debug)]\n    pub struct {class}Params<'c> {{\n"
    );
    let mut uses_lifetime = false;
    for (parameter, cpp) in &item.parameters {
        let rust = crossing(cpp, enums)?.rust;
        uses_lifetime |= rust.contains("'c");
        let _ = writeln!(text, "        /// `{parameter}`\n        pub {}: {rust},", snake(parameter));
    }
    if !uses_lifetime {
        text +=
            "        /// Ties the struct to its context like every other.\n        pub context: PhantomData<&'c ()>,\n";
    }
    text += "    }\n    unsafe extern \"C\" {\n";
    let _ = write!(
        text,
        "        fn {name}_is(raw: {raw}) -> bool;\n        fn {name}_params(raw: {raw}, out: *mut c_void);\n        fn {name}_get(location: MlirLocation, parameters: *const c_void) -> {raw};\n    }}\n"
    );
    text += &doc(&item.docs, "    ");
    let _ = write!(
        text,
        r#"    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct {class}<'c>({base}<'c>);
    impl<'c> {class}<'c> {{
        /// The {lower} as this class, if it is one.
        pub fn from_{lower}(value: {base}<'c>) -> Option<Self> {{
            unsafe {{ {name}_is(value.raw()) }}.then_some(Self(value))
        }}
        /// As a plain {lower}.
        pub fn as_{lower}(self) -> {base}<'c> {{
            self.0
        }}
        /// Its parameters; they live as long as the context.
        pub fn params(self) -> {class}Params<'c> {{
            let mut out = MaybeUninit::<{class}Params<'c>>::uninit();
            unsafe {{
                {name}_params(self.0.raw(), out.as_mut_ptr().cast());
                out.assume_init()
            }}
        }}
        /// The one with these parameters. Wrong parameters are reported at the location and give `None`.
        pub fn get(location: Loc<'c>, params: &{class}Params<'_>) -> Option<Self> {{
            let raw = unsafe {{ {name}_get(location.raw(), std::ptr::from_ref(params).cast()) }};
            {base}::from_nullable(raw).map(Self)
        }}
    }}
"#,
        lower = base.to_lowercase(),
    );
    Ok(text)
}

fn views(model: &Model) -> String {
    let mut text = String::new();
    for dialect in &model.dialects {
        let _ = writeln!(
            text,
            "/// Ops of `{}`.\npub mod {} {{\n    #[allow(unused_imports)]\n    use super::*;",
            dialect.name, dialect.name
        );
        for op in &dialect.ops {
            text += &view(dialect, op);
        }
        text += "}\n";
    }
    text
}

/// Where an operand stands: by position while all before it are single, from the end after one variadic,
/// by the segment sizes otherwise.
fn operand_access(op: &Op, position: usize) -> (String, &'static str) {
    let operand = &op.operands[position];
    let many = |a: &Argument| a.optional || a.variadic;
    if op.sized_operands {
        let range = format!("self.0.segment({position})");
        return match (operand.optional, operand.variadic) {
            (true, _) => (format!("{range}.first()"), "Option<Value<'c>>"),
            (_, true) => (range, "Operands<'c>"),
            _ => (format!("{range}.get(0)"), "Value<'c>"),
        };
    }
    let before = op.operands[..position].iter().any(many);
    let after = op.operands.len() - 1 - position;
    if many(operand) {
        let range = format!("self.0.operands_from({position}, {after})");
        return match operand.optional {
            true => (format!("{range}.first()"), "Option<Value<'c>>"),
            false => (range, "Operands<'c>"),
        };
    }
    match before {
        true => (format!("self.0.operand_from_end({after})"), "Value<'c>"),
        false => (format!("self.0.operand({position})"), "Value<'c>"),
    }
}

fn view(dialect: &Dialect, op: &Op) -> String {
    let class = &op.class;
    let mut text = doc(&op.docs, "    ");
    let _ = write!(
        text,
        "    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n    pub struct {class}<'c>(Op<'c>);\n    impl<'c> View<'c> for {class}<'c> {{\n        const KIND: OpKind = OpKind::{};\n        fn wrap(op: Op<'c>) -> Self {{\n            Self(op)\n        }}\n        fn op(self) -> Op<'c> {{\n            self.0\n        }}\n    }}\n    #[allow(clippy::too_many_arguments)]\n    impl<'c> {class}<'c> {{\n",
        kind_name(dialect, op)
    );
    for (position, operand) in op.operands.iter().enumerate() {
        let (access, kind) = operand_access(op, position);
        let _ = writeln!(
            text,
            "        /// Operand `{}`.\n        pub fn {}(self) -> {kind} {{\n            {access}\n        }}",
            operand.name,
            snake(&operand.name)
        );
    }
    let taken: Vec<_> = op.operands.iter().map(|a| snake(&a.name)).collect();
    for (position, result) in op.results.iter().enumerate() {
        let name = result_name(op, position, &taken);
        if result.variadic || result.optional {
            let rest = if position == 0 { String::new() } else { format!(".skip({position})") };
            let _ = writeln!(
                text,
                "        /// Results `{}`.\n        pub fn {name}(self) -> impl Iterator<Item = Value<'c>> {{\n            self.0.results(){rest}\n        }}",
                result.name
            );
        } else {
            let _ = writeln!(
                text,
                "        /// Result `{}`.\n        pub fn {name}(self) -> Value<'c> {{\n            self.0.result({position})\n        }}",
                result.name
            );
        }
    }
    for attribute in &op.attributes {
        let _ = writeln!(
            text,
            "        /// Attribute `{0}`.\n        pub fn {1}(self) -> Option<Attr<'c>> {{\n            self.0.attribute({0:?})\n        }}",
            attribute.name,
            if taken.contains(&snake(&attribute.name)) {
                format!("{}_attr", snake(&attribute.name))
            } else {
                snake(&attribute.name)
            }
        );
    }
    for (position, region) in op.regions.iter().enumerate().filter(|(_, r)| !r.variadic) {
        let _ = writeln!(
            text,
            "        /// Region `{}`.\n        pub fn {}(self) -> Region<'c> {{\n            self.0.region({position})\n        }}",
            region.name,
            snake(&region.name)
        );
    }
    text += &builder(op);
    text + "    }\n"
}

fn result_name(op: &Op, position: usize, taken: &[String]) -> String {
    let result = &op.results[position];
    let name = if result.name.is_empty() { format!("result_{position}") } else { snake(&result.name) };
    if taken.contains(&name) || op.attributes.iter().any(|a| snake(&a.name) == name) {
        format!("{name}_result")
    } else {
        name
    }
}

fn builder(op: &Op) -> String {
    let (mut formals, mut body) = (vec!["at: &mut Builder<'c>".to_owned()], String::new());
    for operand in &op.operands {
        let name = snake(&operand.name);
        let (kind, call) = match (operand.optional, operand.variadic) {
            (true, _) => ("Option<Value<'c>>", "optional_operand"),
            (_, true) => ("&[Value<'c>]", "operands"),
            _ => ("Value<'c>", "operand"),
        };
        formals.push(format!("{name}: {kind}"));
        let _ = writeln!(body, "            spec.{call}({name});");
    }
    if op.sized_operands {
        let _ = writeln!(body, "            spec.segments();");
    }
    for attribute in &op.attributes {
        let name = format!("{}_attr", snake(&attribute.name).trim_start_matches("r#"));
        formals.push(format!("{name}: {}", if attribute.optional { "Option<Attr<'c>>" } else { "Attr<'c>" }));
        let value = if attribute.optional { name.clone() } else { format!("Some({name})") };
        let _ = writeln!(body, "            spec.attribute({:?}, {value});", attribute.name);
    }
    for (position, result) in op.results.iter().enumerate() {
        let name = format!("{}_type", result_name(op, position, &[]).trim_start_matches("r#"));
        match (result.fixed, result.variadic || result.optional) {
            (Some(fixed), false) => {
                let _ = writeln!(body, "            spec.result(at.type_{fixed}());");
            }
            (_, true) => {
                formals.push(format!("{name}: &[Type<'c>]"));
                let _ = writeln!(body, "            spec.results({name});");
            }
            _ => {
                formals.push(format!("{name}: Type<'c>"));
                let _ = writeln!(body, "            spec.result({name});");
            }
        }
    }
    for region in &op.regions {
        let name = format!("{}_body", snake(&region.name));
        if region.variadic {
            formals.push(format!("{name}: Vec<OwnedRegion<'c>>"));
            let _ = writeln!(body, "            spec.regions({name});");
        } else {
            formals.push(format!("{name}: OwnedRegion<'c>"));
            let _ = writeln!(body, "            spec.region({name});");
        }
    }
    format!(
        "        /// Builds one at the builder's place.\n        ///\n        /// # Errors\n        /// When MLIR refuses to create it.\n        pub fn build({}) -> Result<Self, BuildError> {{\n            let mut spec = OpSpec::new({:?}, at.location());\n{body}            at.insert(spec)\n        }}\n",
        formals.join(", "),
        op.name
    )
}

/// The kind of an element type that a row names: variants are spelled like the types, so that the compiler refuses
/// what is none.
fn element_type(name: &str) -> String {
    format!("ElementKind::{}", name.to_ascii_uppercase())
}

fn rows(model: &Model) -> Result<String, String> {
    let mut text = String::from(
        "/// The family of an op, if it belongs to one.\npub fn family(kind: OpKind) -> Option<Family> {\n    Some(match kind {\n",
    );
    let mut families: Vec<&str> = vec![];
    let mut bodies: Vec<&str> = vec![];
    let mut row_arms = String::new();
    let mut siblings = String::new();
    let mut reuses = String::new();
    for dialect in model.dialects.iter().filter(|d| d.ours) {
        for op in &dialect.ops {
            let kind = kind_name(dialect, op);
            if let Some(family) = &op.family {
                let _ = writeln!(text, "        OpKind::{kind} => Family::{},", camel(family));
                if !families.contains(&family.as_str()) {
                    families.push(family);
                }
            }
            if let Some(operand) = op.reuses {
                let _ = writeln!(reuses, "        OpKind::{kind} => Some({operand}),");
            }
            if let Some(row) = &op.row {
                if !bodies.contains(&row.body.as_str()) {
                    bodies.push(&row.body);
                }
                let list =
                    |names: &[String]| names.iter().map(|name| element_type(name)).collect::<Vec<_>>().join(", ");
                let _ = writeln!(
                    row_arms,
                    "        OpKind::{kind} => &Row {{ pto_op: {:?}, body: Body::{}, alias: AliasPolicy::{}, a2a3: &[{}], a5: &[{}], units: {} }},",
                    row.pto_op,
                    camel(&row.body),
                    camel(&row.alias),
                    list(&row.a2a3),
                    list(&row.a5),
                    row.units
                );
            }
        }
    }
    // The forms of one declaration, layer by layer, are the ops that share a class name or a pto op.
    let find = |dialect: &str, test: &dyn Fn(&Op) -> bool| {
        let dialect = model.dialects.iter().find(|d| d.name == dialect)?;
        dialect.ops.iter().find(|op| test(op)).map(|op| kind_name(dialect, op))
    };
    let forms = |text: &mut String, from: &str, to: &str| {
        let Some(layer) = model.dialects.iter().find(|d| d.name == from) else { return };
        for op in layer.ops.iter().filter(|op| op.family.is_some()) {
            let target = match &op.row {
                Some(row) if to == "pto" => find(to, &|o| o.row.as_ref().is_some_and(|r| r.pto_op == row.pto_op)),
                _ => find(to, &|o| o.class == op.class),
            };
            if let Some(target) = target {
                let _ = writeln!(text, "        OpKind::{} => OpKind::{target},", kind_name(layer, op));
            }
        }
    };
    text += "        _ => return None,\n    })\n}\n";
    siblings += "/// The same op one layer down: tile to buffer, buffer to pto.\npub fn lowered(kind: OpKind) -> Option<OpKind> {\n    Some(match kind {\n";
    forms(&mut siblings, "tile", "buffer");
    forms(&mut siblings, "buffer", "pto");
    siblings += "        _ => return None,\n    })\n}\n";
    let _ = write!(
        text,
        "/// The row of an op whose declaration carries one.\npub fn row(kind: OpKind) -> Option<&'static Row> {{\n    Some(match kind {{\n{row_arms}        _ => return None,\n    }})\n}}\n"
    );
    let _ = write!(
        text,
        "/// The operand whose storage the result of an op takes over.\npub fn reuses(kind: OpKind) -> Option<usize> {{\n    match kind {{\n{reuses}        _ => None,\n    }}\n}}\n{siblings}"
    );
    let variants =
        |names: &[&str]| names.iter().map(|n| format!("    /// `{n}`\n    {},\n", camel(n))).collect::<String>();
    let derive = "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]";
    let _ = write!(
        text,
        "/// A group of ops with one shape of operands and one set of rules.\n{derive}\npub enum Family {{\n{}}}\n",
        variants(&families)
    );
    let _ =
        write!(text, "/// What an op computes for one element.\n{derive}\npub enum Body {{\n{}}}\n", variants(&bodies));
    Ok(text)
}

fn passes(model: &Model) -> Result<String, String> {
    let mut text = String::new();
    let mut arms = String::new();
    for (index, pass) in model.passes.iter().enumerate() {
        let class = &pass.class;
        text += &doc(&pass.docs, "");
        let lifetime = if pass.options.iter().any(|o| o.cpp_type == "std::string") { "<'a>" } else { "" };
        let _ = writeln!(text, "#[repr(C)]\n#[derive(Clone, Copy, Debug)]\npub struct {class}Options{lifetime} {{");
        for option in &pass.options {
            let rust = match option.cpp_type.as_str() {
                "std::string" => "Text<'a>",
                "int64_t" => "i64",
                "bool" => "bool",
                other => return Err(format!("{class}: no crossing for options of type {other}")),
            };
            let _ = writeln!(text, "    /// {}\n    pub {}: {rust},", option.docs, snake(&option.cpp_name));
        }
        if pass.options.is_empty() {
            text += "    /// Nothing to set.\n    pub nothing: u8,\n";
        }
        text += "}\n";
        let _ = writeln!(
            arms,
            "        {index} => crate::pass::{}(root, unsafe {{ &*options.cast::<{class}Options>() }}),",
            snake(class)
        );
    }
    let _ = write!(
        text,
        "/// Runs the pass with this index.\n///\n/// # Safety\n/// `options` points at the option struct of that pass.\nunsafe fn run_pass(index: u32, options: *const std::ffi::c_void, root: Op) -> Result<(), Reported> {{\n    match index {{\n{arms}        _ => Err(crate::diagnostic::error_at(root, \"internal error: no pass has this index\")),\n    }}\n}}\n/// Every pass, by its index.\npub const PASSES: &[crate::option::PassRow] = &[\n{}];\n",
        model.passes.iter().map(pass_row).collect::<String>()
    );
    Ok(text)
}

/// What a pass declares about itself, for help and for the check of its options.
fn pass_row(pass: &Pass) -> String {
    let option = |option: &PassOption| {
        let PassOption { argument, default, docs, .. } = option;
        format!("crate::option::OptionRow {{ name: {argument:?}, default: {default:?}, summary: {docs:?} }}, ")
    };
    let options: String = pass.options.iter().map(option).collect();
    let (argument, summary) = (&pass.argument, &pass.summary);
    format!("    crate::option::PassRow {{ argument: {argument:?}, summary: {summary:?}, options: &[{options}] }},\n")
}
