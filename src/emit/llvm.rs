//! Stub.
/// The way from buffers to the LLVM dialect.
pub const BUFFER_TO_LLVM: &str = "lower-buffer-to-loops";
