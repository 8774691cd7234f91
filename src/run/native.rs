//! Machine code of kernels, with what it needs to explain itself.
use super::{Kernel, KernelError};
use crate::convert::buffer_to_loops::guard::WORDS;
use crate::emit::llvm::translate;
use crate::emit::{Source, place_of};
use crate::ffi::{Effort, Llvm, NativeKernel};
use crate::ir::Attr;

/// A kernel as machine code.
pub struct Native<'l> {
    pub(super) code: NativeKernel<'l>,
    guarded: Vec<Guarded>,
}

/// An op that the kernel checks while it runs.
struct Guarded {
    place: String,
    /// The extents of its tensor, -1 where they are not known; an allocation has none.
    extents: Vec<i64>,
}

impl Native<'_> {
    /// What a note of [`crate::convert::buffer_to_loops::guard`] says, if one was made.
    pub(super) fn complaint(&self, note: [i64; WORDS as usize], block: i64) -> Option<KernelError> {
        let [number, dimension, offset, length] = note;
        let guarded = self.guarded.get(usize::try_from(number).ok()?.checked_sub(1)?);
        let place = guarded.map_or("<unknown>", |guarded| &guarded.place).to_owned();
        Some(match guarded {
            Some(guarded) if guarded.extents.is_empty() => {
                KernelError::Extent { place, dimension, extent: length, block }
            }
            _ => {
                let extent = guarded.and_then(|all| all.extents.get(usize::try_from(dimension).ok()?).copied());
                let extent = extent.filter(|extent| *extent >= 0);
                KernelError::Outside { place, dimension, offset, length, extent, block }
            }
        })
    }
}

impl Kernel {
    /// Machine code for it, from the module that a pipeline has brought to the LLVM dialect.
    ///
    /// # Errors
    /// When the module has no translation.
    pub fn compile<'l>(&self, source: &Source, llvm: &'l Llvm) -> Result<Native<'l>, KernelError> {
        let code = translate(source, llvm)?.load(&self.name)?;
        Ok(Native { code, guarded: guarded(source, &self.name) })
    }
}

/// Machine code for several kernels of one module, by their names, compiled together.
///
/// # Errors
/// When the module has no translation.
pub fn compile_all<'l>(
    names: &[&str],
    source: &Source,
    llvm: &'l Llvm,
    effort: Effort,
) -> Result<Vec<Native<'l>>, KernelError> {
    let all = translate(source, llvm)?.load_all(names, effort)?.into_iter().zip(names);
    Ok(all.map(|(code, name)| Native { code, guarded: guarded(source, name) }).collect())
}

/// In the order of their numbers.
fn guarded(source: &Source, name: &str) -> Vec<Guarded> {
    let mut named = source.op().children().filter(|op| op.attribute("sym_name").and_then(Attr::as_str) == Some(name));
    let rows = named.next().and_then(|op| op.location().metadata()?.elements()).unwrap_or_default();
    let of_row = |row: Attr| {
        let entries = row.elements().unwrap_or_default();
        let (place, extents) = entries.split_first()?;
        Some(Guarded {
            place: place_of(*place),
            extents: extents.iter().filter_map(|extent| extent.as_int()).collect(),
        })
    };
    rows.into_iter().filter_map(of_row).collect()
}
