//! Functions that are being built, one inside the other: a kernel, and what it calls.
//!
//! A function inside takes nothing at first. Whatever it turns out to use of the functions around it becomes an
//! argument, in the order of first use.
use crate::convert::Mapping;
use crate::diagnostic::{Outcome, error_at};
use crate::ir::{Block, Op, Value};

struct Scope<'c> {
    entry: Block<'c>,
    mapping: Mapping<'c>,
    captured: Vec<Value<'c>>,
}

impl<'c> Scope<'c> {
    fn new(entry: Block<'c>) -> Self {
        Self { entry, mapping: Mapping::default(), captured: vec![] }
    }
}

/// The kernel first, the innermost function last.
pub struct Scopes<'c> {
    around: Vec<Scope<'c>>,
    innermost: Scope<'c>,
}

impl<'c> Scopes<'c> {
    /// A kernel with its entry block.
    pub fn new(entry: Block<'c>) -> Self {
        Self { around: vec![], innermost: Scope::new(entry) }
    }
    /// Starts a function inside the innermost one.
    pub fn enter(&mut self, entry: Block<'c>) {
        self.around.push(std::mem::replace(&mut self.innermost, Scope::new(entry)));
    }
    /// Ends the innermost function; gives what it takes, in the order of its arguments.
    pub fn leave(&mut self) -> Vec<Value<'c>> {
        let Some(outer) = self.around.pop() else { return vec![] };
        std::mem::replace(&mut self.innermost, outer).captured
    }
    /// Records a value in the innermost function.
    pub fn bind(&mut self, old: Value<'c>, new: Value<'c>) {
        self.innermost.mapping.bind(old, new);
    }
    /// The values of the innermost function.
    pub fn innermost(&mut self) -> &mut Mapping<'c> {
        &mut self.innermost.mapping
    }
    /// A value in the innermost function, taken along from the nearest one around it that has it.
    ///
    /// # Errors
    /// When none has it: our own mistake, or an op that should have been refused.
    pub fn get(&mut self, user: Op<'c>, old: Value<'c>) -> Outcome<Value<'c>> {
        if let Some(new) = self.innermost.mapping.find(old) {
            return Ok(new);
        }
        let known = self.around.iter().rposition(|scope| scope.mapping.find(old).is_some());
        let Some(mut found) = known.and_then(|level| self.around[level].mapping.find(old)) else {
            return Err(error_at(user, "internal error: an operand of this op was not converted"));
        };
        let inner = self.around.iter_mut().skip(known.map_or(0, |level| level + 1)).chain([&mut self.innermost]);
        for scope in inner {
            found = scope.entry.add_argument(found.ty(), user.location());
            scope.mapping.bind(old, found);
            scope.captured.push(old);
        }
        Ok(found)
    }
}
