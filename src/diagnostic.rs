//! Reporting: one cause, one located error, the remedy as a note.
use crate::ffi::{Loc, Op, OpKind, Severity, report_location, report_op};

/// An error that MLIR has been told already; whoever gets it only passes it on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reported;

/// What a rule or pass gives.
pub type Outcome<T = ()> = Result<T, Reported>;

/// Reports an error at an op, with its name before the text.
pub fn error_at(op: Op, text: impl AsRef<str>) -> Reported {
    report_op(op, Severity::Error, text.as_ref(), &[]);
    Reported
}

/// As [`error_at`], with one note at the op itself: the remedy.
pub fn error_with_remedy(op: Op, text: impl AsRef<str>, remedy: impl Into<String>) -> Reported {
    report_op(op, Severity::Error, text.as_ref(), &[(op.location(), remedy.into())]);
    Reported
}

/// As [`error_at`], with a note elsewhere: the second place that matters.
pub fn error_with_note(op: Op, text: impl AsRef<str>, place: Loc, note: impl Into<String>) -> Reported {
    report_op(op, Severity::Error, text.as_ref(), &[(place, note.into())]);
    Reported
}

/// Reports an error at a location.
pub fn error_in(location: Loc, text: impl AsRef<str>) -> Reported {
    report_location(location, Severity::Error, text.as_ref(), &[]);
    Reported
}

/// As [`error_with_remedy`], about an op that stood at a location until a pass put others in its place.
pub fn error_in_place_of(kind: OpKind, location: Loc, text: impl AsRef<str>, remedy: impl Into<String>) -> Reported {
    let text = format!("'{}' op {}", kind.name(), text.as_ref());
    report_location(location, Severity::Error, &text, &[(location, remedy.into())]);
    Reported
}

/// Our own mistake, not the user's: an op that cannot be built.
pub fn cannot_build(op: Op<'_>) -> impl FnOnce(crate::ffi::BuildError) -> Reported + '_ {
    move |error| error_at(op, format!("internal error: {error}"))
}
