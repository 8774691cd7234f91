//! Native code: see src/run.
