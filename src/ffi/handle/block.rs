//! Blocks and regions.
use super::*;

impl<'c> Block<'c> {
    /// The first op.
    pub fn first(self) -> Option<Op<'c>> {
        Op::from_nullable(unsafe { mlirBlockGetFirstOperation(self.raw()) })
    }
    /// The terminator, if the block has one.
    pub fn terminator(self) -> Option<Op<'c>> {
        Op::from_nullable(unsafe { mlirBlockGetTerminator(self.raw()) })
    }
    /// Its ops in order.
    pub fn ops(self) -> impl Iterator<Item = Op<'c>> {
        std::iter::successors(self.first(), |op| op.next())
    }
    /// How many arguments it has.
    pub fn argument_count(self) -> usize {
        unsafe { mlirBlockGetNumArguments(self.raw()) as usize }
    }
    /// The argument at a position.
    ///
    /// # Panics
    /// When there is none.
    pub fn argument(self, position: usize) -> Value<'c> {
        assert!(position < self.argument_count(), "argument {position} of a block");
        unsafe { Value::from_raw(mlirBlockGetArgument(self.raw(), position as isize)) }
    }
    /// Its arguments.
    pub fn arguments(self) -> impl DoubleEndedIterator<Item = Value<'c>> + ExactSizeIterator {
        (0..self.argument_count()).map(move |i| self.argument(i))
    }
    /// Adds an argument behind the others.
    pub(crate) fn add_argument(self, ty: Type<'c>, location: Loc<'c>) -> Value<'c> {
        unsafe { Value::from_raw(mlirBlockAddArgument(self.raw(), ty.raw(), location.raw())) }
    }
    /// The op whose region holds it.
    pub fn parent_op(self) -> Option<Op<'c>> {
        Op::from_nullable(unsafe { mlirBlockGetParentOperation(self.raw()) })
    }
    /// Appends a detached op.
    pub(crate) fn append(self, op: Op<'c>) {
        unsafe { mlirBlockAppendOwnedOperation(self.raw(), op.raw()) }
    }
    /// Inserts a detached op before one of this block.
    pub(crate) fn insert_before(self, reference: Op<'c>, op: Op<'c>) {
        unsafe { mlirBlockInsertOwnedOperationBefore(self.raw(), reference.raw(), op.raw()) }
    }
}

impl<'c> Region<'c> {
    /// Its blocks in order.
    pub fn blocks(self) -> impl Iterator<Item = Block<'c>> {
        let first = Block::from_nullable(unsafe { mlirRegionGetFirstBlock(self.raw()) });
        std::iter::successors(first, |b| Block::from_nullable(unsafe { mlirBlockGetNextInRegion(b.raw()) }))
    }
    /// Its first block.
    pub fn first_block(self) -> Option<Block<'c>> {
        self.blocks().next()
    }
}

/// A region that no op owns yet; freed if none takes it.
pub struct OwnedRegion<'c>(Option<MlirRegion>, PhantomData<&'c ()>);
impl<'c> OwnedRegion<'c> {
    /// An empty region.
    pub fn new() -> Self {
        Self(Some(unsafe { mlirRegionCreate() }), PhantomData)
    }
    /// Adds a block with these arguments.
    pub fn add_block(&mut self, arguments: &[(Type<'c>, Loc<'c>)]) -> Block<'c> {
        let types: Vec<_> = arguments.iter().map(|a| a.0.raw()).collect();
        let locations: Vec<_> = arguments.iter().map(|a| a.1.raw()).collect();
        unsafe {
            let block = mlirBlockCreate(types.len() as isize, types.as_ptr(), locations.as_ptr());
            if let Some(region) = self.0 {
                mlirRegionAppendOwnedBlock(region, block);
            }
            Block::from_raw(block)
        }
    }
    pub(in crate::ffi) fn take(mut self) -> MlirRegion {
        self.0.take().unwrap_or_else(|| unsafe { mlirRegionCreate() })
    }
}
impl Default for OwnedRegion<'_> {
    fn default() -> Self {
        Self::new()
    }
}
impl Drop for OwnedRegion<'_> {
    fn drop(&mut self) {
        if let Some(region) = self.0.take() {
            unsafe { mlirRegionDestroy(region) }
        }
    }
}
