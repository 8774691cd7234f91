//! Spoilt input, and what must hold of whatever is made of it.
//!
//! A [`Target`] takes any bytes and comes back: it refuses them with an error, or accepts them and keeps the
//! promises of `promises`. Everything else, be it a crash, a hang, a panic or a broken promise, is a fault.
//! [`corpus`] takes sound programs apart, [`mutate`] spoils them; the same seed gives the same bytes again.
pub mod corpus;
pub mod mutate;
mod promises;

use crate::emit::Source;
use melior::Context;

/// What is fed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Programs as text.
    Text,
    /// Programs as bytecode.
    Bytecode,
    /// Pipelines, as for `--pass-pipeline` without the anchor.
    Options,
}
impl Target {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Text, Self::Bytecode, Self::Options];

    /// Its name on command lines.
    pub fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Bytecode => "bytecode",
            Self::Options => "options",
        }
    }

    /// The target of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|target| target.name() == name)
    }
}

/// What became of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is a program, or a pipeline that runs.
    Accepted,
    /// It is none, and an error said so.
    Refused,
}

/// A promise that was not kept: which, and how that showed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Broken(String);

/// What the options target runs pipelines on.
const PROGRAM: &str = "func.func @f(%x: !ptensor.tensor<16x64xf32> {pypto.dir = #pypto.dir<inout>}, %n: index) {
  %t = tile.load %x[0, 0] : !ptensor.tensor<16x64xf32> -> !tile.tile<16x64xf32>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %sum = scf.for %i = %zero to %n step %one iter_args(%a = %t) -> (!tile.tile<16x64xf32>) {
    %b = tile.add %a, %t : !tile.tile<16x64xf32>
    scf.yield %b : !tile.tile<16x64xf32>
  }
  tile.store %sum, %x[0, 0] : !tile.tile<16x64xf32>, !ptensor.tensor<16x64xf32>
  return
}
";

/// Where inputs run one after the other: a context is dear.
pub struct Session(Context);

impl Default for Session {
    fn default() -> Self {
        let context = crate::context();
        context.enable_multi_threading(false);
        Self(context)
    }
}

impl Session {
    /// Feeds an input to a target.
    ///
    /// # Errors
    /// When a promise is broken.
    pub fn feed(&self, target: Target, input: &[u8]) -> Result<Fate, Broken> {
        match target {
            Target::Text | Target::Bytecode => self.feed_program(input),
            Target::Options => self.feed_pipeline(&String::from_utf8_lossy(input)),
        }
    }

    /// The bytecode of a program in text; nothing if it is none.
    pub fn bytecode(&self, text: &[u8]) -> Option<Vec<u8>> {
        Source::parse(&self.0, text, "corpus").ok().map(|source| crate::ffi::bytecode(source.op()))
    }

    fn feed_program(&self, input: &[u8]) -> Result<Fate, Broken> {
        match Source::parse(&self.0, input, "input") {
            Err(error) => promises::refused(&error),
            // MLIR prints an empty name so that nobody can read it again, in stock mlir-opt too.
            Ok(source) if source.op().to_string().contains("<<INVALID EMPTY SYMBOL>>") => Ok(Fate::Accepted),
            Ok(source) => {
                promises::survives_printing(&self.0, &source)?;
                promises::survives_lowering(&self.0, &source)?;
                Ok(Fate::Accepted)
            }
        }
    }

    fn feed_pipeline(&self, pipeline: &str) -> Result<Fate, Broken> {
        let mut source = self.parse(PROGRAM)?;
        match source.run(pipeline) {
            Err(error) => promises::refused(&error),
            Ok(()) => promises::survives_printing(&self.0, &source).map(|()| Fate::Accepted),
        }
    }

    fn parse(&self, text: &str) -> Result<Source<'_>, Broken> {
        Source::parse(&self.0, text.as_bytes(), "program").map_err(|error| Broken(format!("a sound program: {error}")))
    }
}
