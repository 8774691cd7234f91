//! MLIR's reducer with PyPTO's dialects, passes and pipelines.
fn main() {
    std::process::exit(pypto::reduce_main())
}
