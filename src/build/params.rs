//! How a parameter of a type or attribute crosses between C++ and Rust.
//!
//! A type's parameters cross as one C struct that both sides lay out alike; a new C++ type is a row here.

/// One C++ parameter type.
pub struct Crossing {
    /// The field's type in the C struct.
    pub c: &'static str,
    /// C++ value to field; `$` is the value.
    pub to_c: &'static str,
    /// Field to C++ value; `$` is the field.
    pub from_c: &'static str,
    /// The field's type in Rust, of the same layout.
    pub rust: String,
}

fn row(c: &'static str, to_c: &'static str, from_c: &'static str, rust: &str) -> Crossing {
    Crossing { c, to_c, from_c, rust: rust.to_owned() }
}

/// The row of a parameter, by its C++ type; enumerators by their Rust names.
pub fn crossing(cpp: &str, enums: &[(String, String)]) -> Result<Crossing, String> {
    Ok(match cpp {
        "::llvm::ArrayRef<::pypto::Dim>" => row(
            "::pypto::DimSlice",
            "::pypto::slice($)",
            "::llvm::ArrayRef<::pypto::Dim>($.data, $.size)",
            "Slice<'c, Dim<'c>>",
        ),
        "::mlir::Type" => row("MlirType", "wrap($)", "unwrap($)", "Type<'c>"),
        "::mlir::StringAttr" => row(
            "MlirAttribute",
            "wrap(::mlir::Attribute($))",
            "::llvm::cast_or_null<::mlir::StringAttr>(unwrap($))",
            "Option<Attr<'c>>",
        ),
        "::tile::MemAttr" => row(
            "MlirAttribute",
            "wrap(::mlir::Attribute($))",
            "::llvm::cast_or_null<::tile::MemAttr>(unwrap($))",
            "Option<Attr<'c>>",
        ),
        "::pypto::Layout" => row("::pypto::Layout", "$", "$", "Layout"),
        "::llvm::StringRef" => row("MlirStringRef", "wrap($)", "unwrap($)", "Text<'c>"),
        "int64_t" => row("int64_t", "$", "$", "i64"),
        _ => match enums.iter().find(|(name, _)| name == cpp) {
            Some((_, rust)) => row("uint32_t", "uint32_t($)", "$", rust),
            None => return Err(format!("no crossing for parameters of type {cpp}; add one to src/build/params.rs")),
        },
    })
}
