//! Ops, what is inside them, and runs of their operands.
use super::*;

impl<'c> Op<'c> {
    /// Which op this is.
    pub fn kind(self) -> OpKind {
        OpKind::from_index(unsafe { pypto_op_kind(self.raw()) })
    }
    /// As the view `V`, if it is that op.
    pub fn cast<V: View<'c>>(self) -> Option<V> {
        (self.kind() == V::KIND).then(|| V::wrap(self))
    }
    /// The name, for messages.
    pub fn name(self) -> &'c str {
        unsafe { str_of(mlirIdentifierStr(mlirOperationGetName(self.raw()))) }
    }
    /// The context.
    pub fn context(self) -> Ctx<'c> {
        Ctx(unsafe { mlirOperationGetContext(self.raw()) }, PhantomData)
    }
    /// Where it was written.
    pub fn location(self) -> Loc<'c> {
        unsafe { Loc::from_raw(mlirOperationGetLocation(self.raw())) }
    }
    /// How many operands there are.
    pub fn operand_count(self) -> usize {
        unsafe { mlirOperationGetNumOperands(self.raw()) as usize }
    }
    /// The operand at a position.
    ///
    /// # Panics
    /// When there is none; ODS checks counts before any rule of ours runs.
    pub fn operand(self, position: usize) -> Value<'c> {
        assert!(position < self.operand_count(), "operand {position} of {}", self.name());
        unsafe { Value::from_raw(mlirOperationGetOperand(self.raw(), position as isize)) }
    }
    /// The operand with `after` others behind it.
    pub fn operand_from_end(self, after: usize) -> Value<'c> {
        self.operand(self.operand_count() - 1 - after)
    }
    /// The operands from a position on, without the last `after`.
    pub fn operands_from(self, position: usize, after: usize) -> Operands<'c> {
        let end = self.operand_count().saturating_sub(after).max(position);
        Operands { op: self, start: position, end }
    }
    /// All operands.
    pub fn operands(self) -> Operands<'c> {
        self.operands_from(0, 0)
    }
    /// The operands of one segment of an op that records segment sizes.
    pub fn segment(self, segment: usize) -> Operands<'c> {
        let sizes = self.attribute("operandSegmentSizes").map(Attr::i32_elements).unwrap_or_default();
        let size = |i: usize| sizes.get(i).copied().unwrap_or(0).max(0) as usize;
        let start: usize = (0..segment).map(size).sum();
        let count = self.operand_count();
        Operands { op: self, start: start.min(count), end: (start + size(segment)).min(count) }
    }
    /// Replaces an operand.
    pub fn set_operand(self, position: usize, value: Value<'c>) {
        assert!(position < self.operand_count(), "operand {position} of {}", self.name());
        unsafe { mlirOperationSetOperand(self.raw(), position as isize, value.raw()) }
    }
    /// Replaces all operands.
    pub fn set_operands(self, values: &[Value<'c>]) {
        let raw: Vec<_> = values.iter().map(|v| v.raw()).collect();
        unsafe { mlirOperationSetOperands(self.raw(), raw.len() as isize, raw.as_ptr()) }
    }
    /// How many results there are.
    pub fn result_count(self) -> usize {
        unsafe { mlirOperationGetNumResults(self.raw()) as usize }
    }
    /// The result at a position.
    ///
    /// # Panics
    /// When there is none.
    pub fn result(self, position: usize) -> Value<'c> {
        assert!(position < self.result_count(), "result {position} of {}", self.name());
        unsafe { Value::from_raw(mlirOperationGetResult(self.raw(), position as isize)) }
    }
    /// All results.
    pub fn results(self) -> impl DoubleEndedIterator<Item = Value<'c>> + ExactSizeIterator {
        (0..self.result_count()).map(move |i| self.result(i))
    }
    /// How many regions there are.
    pub fn region_count(self) -> usize {
        unsafe { mlirOperationGetNumRegions(self.raw()) as usize }
    }
    /// The region at a position.
    ///
    /// # Panics
    /// When there is none.
    pub fn region(self, position: usize) -> Region<'c> {
        assert!(position < self.region_count(), "region {position} of {}", self.name());
        unsafe { Region::from_raw(mlirOperationGetRegion(self.raw(), position as isize)) }
    }
    /// All regions.
    pub fn regions(self) -> impl DoubleEndedIterator<Item = Region<'c>> {
        (0..self.region_count()).map(move |i| self.region(i))
    }
    /// An attribute, inherent or discardable.
    pub fn attribute(self, name: &str) -> Option<Attr<'c>> {
        Attr::from_nullable(unsafe { mlirOperationGetAttributeByName(self.raw(), string_ref(name)) })
    }
    /// Sets an attribute.
    pub fn set_attribute(self, name: &str, value: Attr<'c>) {
        unsafe { mlirOperationSetAttributeByName(self.raw(), string_ref(name), value.raw()) }
    }
    /// Sets the location.
    pub fn set_location(self, location: Loc<'c>) {
        unsafe { mlirOperationSetLocation(self.raw(), location.raw()) }
    }
    /// Removes an attribute; true if it was there.
    pub fn remove_attribute(self, name: &str) -> bool {
        unsafe { mlirOperationRemoveAttributeByName(self.raw(), string_ref(name)) }
    }
    /// Discardable attributes by name.
    pub fn discardable_attributes(self) -> impl Iterator<Item = (&'c str, Attr<'c>)> {
        let count = unsafe { mlirOperationGetNumDiscardableAttributes(self.raw()) };
        (0..count).map(move |i| unsafe {
            let named = mlirOperationGetDiscardableAttribute(self.raw(), i);
            (str_of(mlirIdentifierStr(named.name)), Attr::from_raw(named.attribute))
        })
    }
    /// Every attribute by name, those that the op declares among them.
    pub fn attributes(self) -> impl Iterator<Item = (&'c str, Attr<'c>)> {
        let count = unsafe { mlirOperationGetNumAttributes(self.raw()) };
        (0..count).map(move |i| unsafe {
            let named = mlirOperationGetAttribute(self.raw(), i);
            (str_of(mlirIdentifierStr(named.name)), Attr::from_raw(named.attribute))
        })
    }
    /// The block that holds it.
    pub fn block(self) -> Option<Block<'c>> {
        Block::from_nullable(unsafe { mlirOperationGetBlock(self.raw()) })
    }
    /// The op whose region holds it.
    pub fn parent(self) -> Option<Op<'c>> {
        Op::from_nullable(unsafe { mlirOperationGetParentOperation(self.raw()) })
    }
    /// The next op of its block.
    pub fn next(self) -> Option<Op<'c>> {
        Op::from_nullable(unsafe { mlirOperationGetNextInBlock(self.raw()) })
    }
    /// Whether it passes its verifier and everything inside does; MLIR reports what does not.
    pub fn verify(self) -> bool {
        unsafe { mlirOperationVerify(self.raw()) }
    }
    /// Takes it out of its block and frees it. Its results must have no uses.
    pub(crate) fn erase(self) {
        unsafe {
            mlirOperationRemoveFromParent(self.raw());
            mlirOperationDestroy(self.raw());
        }
    }
    /// Frees an op that is in no block.
    pub(crate) fn destroy_detached(self) {
        unsafe { mlirOperationDestroy(self.raw()) }
    }
    pub(crate) fn detach(self) {
        unsafe { mlirOperationRemoveFromParent(self.raw()) }
    }
    /// A detached copy.
    pub(crate) fn clone_detached(self) -> Op<'c> {
        unsafe { Op::from_raw(mlirOperationClone(self.raw())) }
    }
    /// Blocks of all its regions.
    pub fn blocks(self) -> impl Iterator<Item = Block<'c>> {
        self.regions().flat_map(Region::blocks)
    }
    /// The ops right inside it, in order.
    pub fn children(self) -> impl Iterator<Item = Op<'c>> {
        self.blocks().flat_map(Block::ops)
    }
    /// The values that it defines: its results, and the arguments of its blocks.
    pub fn definitions(self) -> impl Iterator<Item = Value<'c>> {
        self.results().chain(self.blocks().flat_map(Block::arguments))
    }
    /// The types that it works with: of operands, results and block arguments, and of a function's signature.
    pub fn types(self) -> Vec<Type<'c>> {
        let values = self.operands().iter().chain(self.definitions()).map(Value::ty);
        let signature = self.attribute("function_type").and_then(Attr::as_type).and_then(Type::function_parts);
        values.chain(signature.into_iter().flat_map(|(inputs, results)| [inputs, results].concat())).collect()
    }
    /// The text of the op in generic form.
    pub fn generic(self) -> String {
        let mut text = String::new();
        // SAFETY: the op and the flags are live for the call, and the callback gets the text back.
        unsafe {
            let flags = mlirOpPrintingFlagsCreate();
            mlirOpPrintingFlagsPrintGenericOpForm(flags);
            mlirOperationPrintWithFlags(self.raw(), flags, Some(append), std::ptr::from_mut(&mut text).cast());
            mlirOpPrintingFlagsDestroy(flags);
        }
        text
    }
    /// Every op inside, itself first, in program order; without recursion, so depth is no matter.
    pub fn walk(self) -> Walk<'c> {
        Walk { stack: vec![Some(self)], single: true }
    }
}

/// Ops in program order, parents before children.
pub struct Walk<'c> {
    stack: Vec<Option<Op<'c>>>,
    single: bool,
}
impl<'c> Iterator for Walk<'c> {
    type Item = Op<'c>;
    fn next(&mut self) -> Option<Op<'c>> {
        while let Some(top) = self.stack.pop() {
            let Some(op) = top else { continue };
            if !std::mem::take(&mut self.single) {
                self.stack.push(op.next());
            }
            let mut firsts = vec![];
            for region in op.regions() {
                firsts.extend(region.blocks().map(Block::first));
            }
            self.stack.extend(firsts.into_iter().rev());
            return Some(op);
        }
        None
    }
}

/// A run of an op's operands.
#[derive(Clone, Copy, Debug)]
pub struct Operands<'c> {
    op: Op<'c>,
    start: usize,
    end: usize,
}
impl<'c> Operands<'c> {
    /// How many.
    pub fn len(self) -> usize {
        self.end - self.start
    }
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
    /// The operand at a position within the run.
    ///
    /// # Panics
    /// When there is none.
    pub fn get(self, position: usize) -> Value<'c> {
        assert!(position < self.len(), "operand {position} of a run of {}", self.len());
        self.op.operand(self.start + position)
    }
    /// The first, if any.
    pub fn first(self) -> Option<Value<'c>> {
        (!self.is_empty()).then(|| self.get(0))
    }
    /// Position in the op of the first of the run.
    pub fn start(self) -> usize {
        self.start
    }
    /// One by one.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Value<'c>> + ExactSizeIterator {
        (0..self.len()).map(move |i| self.get(i))
    }
    /// All of them.
    pub fn to_vec(self) -> Vec<Value<'c>> {
        self.iter().collect()
    }
}
