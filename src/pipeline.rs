//! Named ordered lists of passes: the guided tour from tiles to each target.
//!
//! `--verify-target` opens every list and stands behind each lowering, so that what a step breaks is found at
//! its border.
use crate::emit::llvm::BUFFER_TO_LLVM;

/// A named pipeline, registered as a pass flag with options.
pub struct Pipeline {
    /// Its flag.
    pub name: &'static str,
    /// One line for `--help`.
    pub summary: &'static str,
    steps: &'static [Step],
}

/// One step of a pipeline.
enum Step {
    Pass(&'static str),
    /// A pass that takes the `planner` option.
    Planned(&'static str),
}
use Step::{Pass, Planned};

/// Every pipeline.
pub const PIPELINES: &[Pipeline] = &[
    Pipeline {
        name: "pypto-a2a3",
        summary: "tiles to the assembler's dialect, for Ascend 910B; option planner=pypto|ptoas",
        steps: &[
            Pass("attach-target{chip=a2a3}"),
            Pass("verify-target"),
            Pass("infer-memory-space"),
            Planned("plan-storage"),
            Pass("verify-target"),
            Planned("lower-tile-to-buffer"),
            Pass("verify-target"),
            Pass("lower-buffer-to-pto"),
            Pass("verify-target"),
        ],
    },
    Pipeline {
        name: "pypto-a5",
        summary: "tiles to the assembler's dialect, for Ascend 950; option planner=pypto|ptoas",
        steps: &[
            Pass("attach-target{chip=a5}"),
            Pass("verify-target"),
            Pass("infer-memory-space"),
            Planned("plan-storage"),
            Pass("verify-target"),
            Planned("lower-tile-to-buffer"),
            Pass("verify-target"),
            Pass("lower-buffer-to-pto"),
            Pass("verify-target"),
        ],
    },
    Pipeline {
        name: "pypto-cpu",
        summary: "tiles to the LLVM dialect, for the CPU, by the rules of the module's target; option planner=pypto|ptoas",
        steps: &[
            Pass("attach-target{chip=cpu keep=true}"),
            Pass("verify-target"),
            Pass("infer-memory-space"),
            Planned("plan-storage"),
            Pass("verify-target"),
            Planned("lower-tile-to-buffer"),
            Pass("verify-target"),
            Pass(BUFFER_TO_LLVM),
        ],
    },
];

/// A layer at which a program can be looked at, or run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Values.
    Tile,
    /// Storage with our own addresses.
    Buffer,
    /// The assembler's dialect.
    Pto,
}
impl Level {
    /// The passes that bring a module there, for the target that it names, or for a2a3.
    pub fn passes(self) -> String {
        let tile = "attach-target{chip=a2a3 keep=true},verify-target";
        let buffer = "infer-memory-space,plan-storage{planner=pypto},verify-target,\
                      lower-tile-to-buffer{planner=pypto},verify-target";
        let pto = "lower-buffer-to-pto,verify-target";
        match self {
            Self::Tile => tile.to_owned(),
            Self::Buffer => format!("{tile},{buffer}"),
            Self::Pto => format!("{tile},{buffer},{pto}"),
        }
    }
}

impl Pipeline {
    /// The pipeline of a name.
    pub fn named(name: &str) -> Option<&'static Pipeline> {
        PIPELINES.iter().find(|pipeline| pipeline.name == name)
    }
    /// The list as pass-pipeline text. The only option is `planner`, `pypto` unless given.
    ///
    /// # Errors
    /// When an option is not known; the text names it.
    pub fn passes(&self, options: &str) -> Result<String, String> {
        let mut planner = "pypto";
        for option in options.split_whitespace() {
            planner = match option.split_once('=') {
                Some(("planner", value @ ("pypto" | "ptoas"))) => value,
                _ => return Err(format!("{}: expected planner=pypto or planner=ptoas, but got '{option}'", self.name)),
            };
        }
        let step = |step: &Step| match step {
            Pass(pass) => (*pass).to_owned(),
            Planned(pass) => format!("{pass}{{planner={planner}}}"),
        };
        Ok(self.steps.iter().map(step).collect::<Vec<_>>().join(","))
    }
}
