//! Building ops: a place, a location, and what one op is made of.
use super::*;

/// MLIR refused to create an op.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cannot create '{op}' here")]
pub struct BuildError {
    /// The op's name.
    pub op: &'static str,
}

#[derive(Clone, Copy, Debug)]
enum Place<'c> {
    End(Block<'c>),
    Before(Op<'c>),
}

/// Where new ops go, and which location they get.
#[derive(Clone, Copy, Debug)]
pub struct Builder<'c> {
    place: Place<'c>,
    location: Loc<'c>,
}

impl<'c> Builder<'c> {
    /// Appends to a block.
    pub fn at_end(block: Block<'c>, location: Loc<'c>) -> Self {
        Self { place: Place::End(block), location }
    }
    /// Inserts before an op, with its location.
    pub fn before(op: Op<'c>) -> Self {
        Self { place: Place::Before(op), location: op.location() }
    }
    /// The context.
    pub fn context(&self) -> Ctx<'c> {
        Ctx::of_location(self.location)
    }
    /// The location of new ops.
    pub fn location(&self) -> Loc<'c> {
        self.location
    }
    /// Sets the location of new ops.
    pub fn set_location(&mut self, location: Loc<'c>) {
        self.location = location;
    }
    /// The same location, at the end of another block.
    pub fn inside(&self, block: Block<'c>) -> Self {
        Self { place: Place::End(block), ..*self }
    }
    /// `index`.
    pub fn type_index(&self) -> Type<'c> {
        self.context().index()
    }
    /// `i64`.
    pub fn type_i64(&self) -> Type<'c> {
        self.context().integer(64)
    }
    /// `i1`.
    pub fn type_i1(&self) -> Type<'c> {
        self.context().integer(1)
    }
    /// Puts a detached op here.
    pub(crate) fn put(&mut self, op: Op<'c>) {
        match self.place {
            Place::End(block) => block.append(op),
            Place::Before(next) => {
                if let Some(block) = next.block() {
                    block.insert_before(next, op);
                }
            }
        }
    }
    /// Creates an op here.
    ///
    /// # Errors
    /// When MLIR refuses to create it.
    pub fn insert<V: View<'c>>(&mut self, spec: OpSpec<'c>) -> Result<V, BuildError> {
        let op = spec.create()?;
        self.put(op);
        Ok(V::wrap(op))
    }
}

/// What one op is made of.
pub struct OpSpec<'c> {
    name: &'static str,
    location: Loc<'c>,
    operands: Vec<MlirValue>,
    segments: Vec<i32>,
    results: Vec<MlirType>,
    attributes: Vec<MlirNamedAttribute>,
    regions: Vec<OwnedRegion<'c>>,
    ctx: Ctx<'c>,
}
impl<'c> OpSpec<'c> {
    /// An op without operands yet.
    pub fn new(name: &'static str, location: Loc<'c>) -> Self {
        Self {
            name,
            location,
            operands: vec![],
            segments: vec![],
            results: vec![],
            attributes: vec![],
            regions: vec![],
            ctx: Ctx::of_location(location),
        }
    }
    /// One operand.
    pub fn operand(&mut self, value: Value<'c>) {
        self.operands(&[value]);
    }
    /// One operand or none.
    pub fn optional_operand(&mut self, value: Option<Value<'c>>) {
        self.operands(value.as_slice());
    }
    /// A run of operands.
    pub fn operands(&mut self, values: &[Value<'c>]) {
        self.operands.extend(values.iter().map(|v| v.raw()));
        self.segments.push(values.len() as i32);
    }
    /// Records the sizes of the runs so far.
    pub fn segments(&mut self) {
        let sizes = self.ctx.i32_array(&self.segments);
        self.attribute("operandSegmentSizes", Some(sizes));
    }
    /// An attribute.
    pub fn attribute(&mut self, name: &str, value: Option<Attr<'c>>) {
        if let Some(value) = value {
            // SAFETY: the context owns the identifier.
            let identifier = unsafe { mlirIdentifierGet(self.ctx.raw(), string_ref(name)) };
            self.attributes.push(MlirNamedAttribute { name: identifier, attribute: value.raw() });
        }
    }
    /// One result.
    pub fn result(&mut self, ty: Type<'c>) {
        self.results.push(ty.raw());
    }
    /// Results.
    pub fn results(&mut self, types: &[Type<'c>]) {
        self.results.extend(types.iter().map(|t| t.raw()));
    }
    /// A region.
    pub fn region(&mut self, region: OwnedRegion<'c>) {
        self.regions.push(region);
    }
    /// Regions.
    pub fn regions(&mut self, regions: Vec<OwnedRegion<'c>>) {
        self.regions.extend(regions);
    }
    /// Creates the op, in no block.
    ///
    /// # Errors
    /// When MLIR refuses.
    pub fn create(self) -> Result<Op<'c>, BuildError> {
        // SAFETY: everything that the state points at lives until the op is created, which takes the regions.
        unsafe {
            let mut state = mlirOperationStateGet(string_ref(self.name), self.location.raw());
            mlirOperationStateAddOperands(&mut state, self.operands.len() as isize, self.operands.as_ptr());
            mlirOperationStateAddResults(&mut state, self.results.len() as isize, self.results.as_ptr());
            mlirOperationStateAddAttributes(&mut state, self.attributes.len() as isize, self.attributes.as_ptr());
            let regions: Vec<_> = self.regions.into_iter().map(OwnedRegion::take).collect();
            mlirOperationStateAddOwnedRegions(&mut state, regions.len() as isize, regions.as_ptr());
            Op::from_nullable(mlirOperationCreate(&mut state)).ok_or(BuildError { op: self.name })
        }
    }
}
