//! Questions about programs. Nothing here edits, and nothing here reports.
pub mod carry;
pub mod foreign;
pub mod level;
pub mod liveness;
pub mod storage;
