//! Hearing what MLIR reports, byte for byte: what it quotes from its input need not be UTF-8.
use super::*;
use std::sync::{Mutex, PoisonError};

/// Something that MLIR reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// `error`, `warning`, `remark` or `note`.
    pub severity: &'static str,
    /// Where, as MLIR prints it.
    pub location: String,
    /// What.
    pub text: String,
    /// What was added to it.
    pub notes: Vec<Heard>,
}

impl Heard {
    /// # Safety
    /// The diagnostic is live.
    unsafe fn of(diagnostic: MlirDiagnostic) -> Self {
        let severities = [
            (MlirDiagnosticSeverity_MlirDiagnosticError, "error"),
            (MlirDiagnosticSeverity_MlirDiagnosticWarning, "warning"),
            (MlirDiagnosticSeverity_MlirDiagnosticRemark, "remark"),
        ];
        let mut text = String::new();
        // SAFETY: the caller's; notes live as long as what they belong to.
        unsafe {
            mlirDiagnosticPrint(diagnostic, Some(append), std::ptr::from_mut(&mut text).cast());
            let severity = mlirDiagnosticGetSeverity(diagnostic);
            let location = Loc::from_raw(mlirDiagnosticGetLocation(diagnostic)).to_string();
            let notes = (0..mlirDiagnosticGetNumNotes(diagnostic))
                .map(|position| Self::of(mlirDiagnosticGetNote(diagnostic, position)))
                .collect();
            let word = severities.iter().find(|(raw, _)| *raw == severity).map_or("note", |(_, word)| word);
            Self { severity: word, location, text, notes }
        }
    }
}

/// Does some work, and says what was reported meanwhile; nobody else hears of it.
pub fn listen<T>(context: &melior::Context, work: impl FnOnce() -> T) -> (T, Vec<Heard>) {
    // Reports come from MLIR's threads as well.
    let heard: Mutex<Vec<Heard>> = Mutex::default();
    unsafe extern "C" fn hear(diagnostic: MlirDiagnostic, heard: *mut c_void) -> MlirLogicalResult {
        // SAFETY: `heard` is the list below, which outlives the handler, and the diagnostic is live for the call.
        let _ = callbacks::guard(|| unsafe {
            let report = Heard::of(diagnostic);
            (*heard.cast::<Mutex<Vec<Heard>>>()).lock().unwrap_or_else(PoisonError::into_inner).push(report);
        });
        MlirLogicalResult { value: 1 }
    }
    let result = {
        let list = std::ptr::from_ref(&heard).cast_mut().cast();
        // SAFETY: the handler is detached before the list ends, and gets the list back.
        let id = unsafe { mlirContextAttachDiagnosticHandler(context.to_raw(), Some(hear), list, None) };
        let _attached = Attached(context, id);
        work()
    };
    (result, heard.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// A handler that is detached in the end, whatever happens.
struct Attached<'c>(&'c melior::Context, MlirDiagnosticHandlerID);
impl Drop for Attached<'_> {
    fn drop(&mut self) {
        // SAFETY: the context is live, and the handler was attached to it.
        unsafe { mlirContextDetachDiagnosticHandler(self.0.to_raw(), self.1) }
    }
}
