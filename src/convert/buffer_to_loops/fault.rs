//! Why loops cannot be built for an op.
use crate::diagnostic::{Reported, cannot_build, error_at, error_with_remedy};
use crate::ir::table::Body;
use crate::ir::{BuildError, ElementKind, Op};

/// Why an op has no loops.
#[derive(Clone, Debug)]
pub enum Fault {
    /// MLIR refused; our own mistake.
    Build(BuildError),
    /// The element type cannot do this.
    Element {
        /// What would do.
        wanted: &'static str,
        /// What is there.
        found: ElementKind,
    },
    /// Nobody has said what a body computes for such elements.
    Body(Body, ElementKind),
}

/// What building loops gives.
pub type Built<T = ()> = Result<T, Fault>;

impl From<BuildError> for Fault {
    fn from(error: BuildError) -> Self {
        Self::Build(error)
    }
}

/// Reports a fault at the op that has it.
pub fn report(op: Op<'_>) -> impl FnOnce(Fault) -> Reported + '_ {
    move |fault| match fault {
        Fault::Build(error) => cannot_build(op)(error),
        Fault::Element { wanted, found } => {
            error_at(op, format!("expected element type to be {wanted}, but got '{found}'"))
        }
        Fault::Body(body, found) => {
            let text = format!("expected an element type that body {body:?} has native code for, but got '{found}'");
            error_with_remedy(op, text, "what it computes is to be written in src/convert/buffer_to_loops/body.rs")
        }
    }
}
