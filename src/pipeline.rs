//! Named ordered lists of passes.

/// A named pipeline.
pub struct Pipeline {
    /// Its flag.
    pub name: &'static str,
    /// One line for `--help`.
    pub summary: &'static str,
    list: fn(&str) -> Result<String, String>,
}
impl Pipeline {
    /// The pipeline as text.
    ///
    /// # Errors
    /// When the options are wrong.
    pub fn passes(&self, options: &str) -> Result<String, String> {
        (self.list)(options)
    }
}
/// All of them.
pub const PIPELINES: &[Pipeline] = &[];
