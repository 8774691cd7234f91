//! MLIR's language server with PyPTO's dialects.
fn main() {
    std::process::exit(pypto::lsp_server_main())
}
