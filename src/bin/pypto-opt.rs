//! MLIR's `opt` driver with PyPTO's dialects, passes and pipelines.
use pypto::cli;

fn main() {
    if cli::asks_for_help(std::env::args_os().skip(1)) {
        return cli::print_opt_help();
    }
    std::process::exit(pypto::opt_main())
}
