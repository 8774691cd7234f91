//! MLIR's `opt` driver with PyPTO's dialects, passes and pipelines.
fn main() {
    std::process::exit(pypto::opt_main())
}
