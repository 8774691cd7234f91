//! Named ordered lists of passes: the guided tour from tiles to each target.
//!
//! A list takes `affine` out, which upstream's loop passes leave behind, says what the module is for, brings tiles to
//! buffers, and ends at the target's own form. `--verify-target` stands before our first step and behind each lowering, so that what a step breaks is found at its border.
pub use crate::analysis::level::Level;
use crate::emit::llvm::BUFFER_TO_LLVM;
use crate::option::{OptionRow, declared, given_once};

/// What every list begins with.
const START: &str = "lower-affine";
/// From tiles to buffers; `$` stands for the planner.
const TILE_TO_BUFFER: &str = "verify-target,infer-memory-space,plan-storage{planner=$},verify-target,\
                              lower-tile-to-buffer{planner=$},verify-target";
/// From buffers to the assembler's dialect.
pub const BUFFER_TO_PTO: &str = "lower-buffer-to-pto,verify-target";

/// Who may place tiles, by the value of the option `planner`.
pub const PLANNERS: [&str; 2] = ["pypto", "ptoas"];

/// What users run before a pipeline of ours, or between its steps.
pub const UPSTREAM: &str = "canonicalize,cse,loop-invariant-code-motion,sccp,symbol-dce,canonicalize,cse";

/// A named pipeline, registered as a pass flag with options.
pub struct Pipeline {
    /// Its flag.
    pub name: &'static str,
    /// One line for `--help`.
    pub summary: &'static str,
    /// How the module gets its target.
    attach: &'static str,
    /// What follows the buffers.
    end: &'static str,
}

/// Every pipeline.
pub const PIPELINES: &[Pipeline] = &[
    Pipeline {
        name: "pypto-a2a3",
        summary: "tiles to the assembler's dialect, for Ascend 910B; option planner=pypto|ptoas",
        attach: "attach-target{chip=a2a3}",
        end: BUFFER_TO_PTO,
    },
    Pipeline {
        name: "pypto-a5",
        summary: "tiles to the assembler's dialect, for Ascend 950; option planner=pypto|ptoas",
        attach: "attach-target{chip=a5}",
        end: BUFFER_TO_PTO,
    },
    Pipeline {
        name: "pypto-cpu",
        summary: "tiles to the LLVM dialect, for the CPU, by the rules of the module's target; option planner=pypto|ptoas",
        attach: "attach-target{chip=cpu keep=true}",
        end: BUFFER_TO_LLVM,
    },
];

impl Pipeline {
    /// What may be set: the planner, as for `--plan-storage`.
    pub fn options(&self) -> impl Iterator<Item = &'static OptionRow> {
        declared("plan-storage", "planner").into_iter()
    }

    /// The list as pass-pipeline text. The only option is `planner`, `pypto` unless given.
    ///
    /// # Errors
    /// When an option is not known, or given twice; the text names it.
    pub fn passes(&self, options: &str) -> Result<String, String> {
        self.options().try_for_each(|row| given_once(self.name, std::slice::from_ref(row), options))?;
        let mut planner = "pypto";
        for option in options.split_whitespace() {
            planner = match option.split_once('=') {
                Some(("planner", value)) if PLANNERS.contains(&value) => value,
                _ => return Err(format!("{}: expected planner=pypto or planner=ptoas, but got '{option}'", self.name)),
            };
        }
        Ok([START, self.attach, &TILE_TO_BUFFER.replace('$', planner), self.end].join(","))
    }
}

impl Level {
    /// The passes that bring a module there, for the target that it names, or for a2a3.
    pub fn passes(self) -> String {
        self.planned_by(PLANNERS[0])
    }

    /// As [`Level::passes`], by another planner.
    pub fn planned_by(self, planner: &str) -> String {
        let attach = format!("{START},attach-target{{chip=a2a3 keep=true}}");
        let buffer = TILE_TO_BUFFER.replace('$', planner);
        match self {
            Self::Tile => format!("{attach},verify-target"),
            Self::Buffer => format!("{attach},{buffer}"),
            Self::Pto => format!("{attach},{buffer},{BUFFER_TO_PTO}"),
        }
    }
}
