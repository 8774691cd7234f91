//! PyPTO's layers as MLIR dialects: checked programs over tensors, tiles and buffers, lowered to the `pto`
//! dialect of the `ptoas` assembler and to native code.
//!
//! # The map
//!
//! Data flows one way: text, parse, ODS checks, [`verify`], gate, [`convert`] layer by layer, [`emit`].
//!
//! | room | what it does | what it never does |
//! | --- | --- | --- |
//! | [`ffi`] | handles, views and the builder over MLIR; what C++ calls | anything that could be safe elsewhere |
//! | [`ir`] | what programs are made of, and what the declarations say about each op | judge a program |
//! | [`target`] | one table per chip | look at a program |
//! | [`verify`] | one function per rule | edit |
//! | [`analysis`] | questions about programs: liveness, storage | edit |
//! | [`transform`] | passes within a layer | change a program's meaning |
//! | [`convert`] | passes from a layer to the next: build beside, verify, swap | touch its input when it fails |
//! | [`option`] | what passes declare of their options | run passes |
//! | [`pipeline`] | named ordered lists of passes | hold logic |
//! | [`emit`] | text and objects for other tools | decide what a program means |
//! | [`interp`] | what each op means, in plain Rust | call what the native path calls |
//! | [`generate`] | random programs, run by every engine and compared | decide what is right: engines do |
//! | [`run`] | running kernels on arrays | lower anything itself |
//! | [`check`] | running the cases that stand beside kernels, at every layer | change the module |
//! | [`cli`] | what the command lines of the tools share | read arguments |
//! | [`fuzz`] | spoilt input, and what must hold of it all the same | start processes |
//!
//! Nothing below `src/bin` reads files, arguments or the environment.
#![deny(unsafe_code)]
#![warn(missing_docs)]

pub mod analysis;
pub mod check;
pub mod cli;
pub mod convert;
pub mod diagnostic;
pub mod emit;
#[allow(missing_docs, clippy::missing_safety_doc)]
pub mod ffi;
pub mod fuzz;
pub mod generate;
pub mod interp;
pub mod ir;
pub mod option;
mod pass;
pub mod pipeline;
pub mod run;
pub mod target;
pub mod transform;
pub mod verify;

pub use ffi::{context, lsp_server_main, opt_main, reduce_main, register_passes};
