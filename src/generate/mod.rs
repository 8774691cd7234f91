//! Seeded random programs, and the test that they mean the same at every layer.
//!
//! A program is one kernel with the helpers that it calls, written as text. What may be in it is derived from the op table and the chips'
//! tables: a new row of a family is generated without a line here. Nothing about a program is known but its text:
//! arguments follow from the kernel's name and signature, and how far engines may differ from its ops, so that
//! a program that was cut down by hand or by a tool is tested as well as a fresh one.
//!
//! | file | what it says |
//! | --- | --- |
//! | `random`, `types` | choices, and tile types to choose from |
//! | `kernel` | values in scope, transfers, scalars |
//! | `ops`, `flow`, `calls` | one way to make an op of each family; loops and branches; helper functions |
//! | `mutate` | how a legal program becomes a nearly legal one |
//! | `open` | how a program gets extents that are known at run time only |
//! | [`check`] | running a program by every engine and comparing |
//! | `bounds` | how far apart engines may be in each argument |
//! | [`coverage`] | what occurred, and what must |
mod bounds;
mod calls;
pub mod check;
pub mod coverage;
mod flow;
mod kernel;
mod mutate;
mod open;
mod ops;
mod random;
mod types;

use crate::ir::Chip;
use random::Random;

/// What kind of program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// One that should lower and run.
    Legal,
    /// One in which a single thing was changed: it is refused with a located error, or still right.
    NearlyLegal,
}

/// A random program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// Name of its kernel.
    pub name: String,
    /// The chips that it is for.
    pub chips: &'static [Chip],
    /// The text of the kernel and of what it calls.
    pub text: String,
}

/// For programs that keep to what both chips can do.
const BOTH: &[Chip] = &[Chip::A2A3, Chip::A5];

impl Program {
    /// The program of a seed.
    pub fn random(seed: u64, mode: Mode) -> Self {
        let (chips, turn) = match seed % 4 {
            0 => (BOTH, seed / 2),
            1 => (BOTH, seed / 2 + 1),
            2 => (&BOTH[..1], seed / 4),
            _ => (&BOTH[1..], seed / 4),
        };
        let name = format!("s{seed}");
        let text = kernel::generate(&mut Random::new(seed, 0), &name, chips, turn as usize);
        let text = match mode {
            Mode::Legal => text,
            Mode::NearlyLegal => mutate::change_one_thing(&mut Random::new(seed, 1), &text),
        };
        Self { name, chips, text }
    }

    /// It alone in a module for a chip.
    pub fn module(&self, chip: Chip) -> String {
        module(chip, [self])
    }
}

/// Programs as one module for a chip.
pub fn module<'a>(chip: Chip, programs: impl IntoIterator<Item = &'a Program>) -> String {
    let mut text = format!("module attributes {{pypto.target = #pypto.target<{chip}>}} {{\n");
    for program in programs {
        text += &program.text;
    }
    text + "}\n"
}
