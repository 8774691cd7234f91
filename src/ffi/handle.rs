//! `Copy` handles for what MLIR owns. `'c` is the life of the context; an erased op's handles must not be
//! used again, and only the rooms that erase (passes) hold any.
use super::*;
use std::ptr::NonNull;

macro_rules! handle {
    ($(#[$doc:meta])* $name:ident, $raw:ident) => {
        $(#[$doc])*
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name<'c>(NonNull<c_void>, PhantomData<&'c ()>);
        impl<'c> $name<'c> {
            pub(crate) fn from_nullable(raw: $raw) -> Option<Self> {
                NonNull::new(raw.ptr as *mut c_void).map(|p| Self(p, PhantomData))
            }
            /// # Safety
            /// The raw handle is live for `'c`.
            pub unsafe fn from_raw(raw: $raw) -> Self {
                Self::from_nullable(raw).expect("a live handle of MLIR is not null")
            }
            /// The C API's handle.
            pub fn raw(self) -> $raw {
                $raw { ptr: self.0.as_ptr() }
            }
        }
        impl std::fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "({:?})"), self.0)
            }
        }
    };
}

// SAFETY: MLIR's IR may be read from every thread; passes that write share nothing between functions.
macro_rules! shareable {
    ($($name:ident),*) => { $(unsafe impl Send for $name<'_> {} unsafe impl Sync for $name<'_> {})* };
}
shareable!(Op, Value, Type, Attr, Block, Region, Loc);

handle!(/** An operation. */ Op, MlirOperation);
handle!(/** An SSA value. */ Value, MlirValue);
handle!(/** A type. */ Type, MlirType);
handle!(/** An attribute. */ Attr, MlirAttribute);
handle!(/** A block. */ Block, MlirBlock);
handle!(/** A region of an op. */ Region, MlirRegion);
handle!(/** A source location. */ Loc, MlirLocation);

/// A context, by handle.
#[derive(Clone, Copy)]
pub struct Ctx<'c>(MlirContext, PhantomData<&'c ()>);
unsafe impl Send for Ctx<'_> {}
unsafe impl Sync for Ctx<'_> {}
impl<'c> Ctx<'c> {
    /// The handle of melior's context.
    pub fn of(context: &'c melior::Context) -> Self {
        Self(context.to_raw(), PhantomData)
    }
    pub(crate) fn raw(self) -> MlirContext {
        self.0
    }
    /// The context of a location.
    pub fn of_location(location: Loc<'c>) -> Self {
        Self(unsafe { mlirLocationGetContext(location.raw()) }, PhantomData)
    }
    /// A location that says nothing.
    pub fn unknown(self) -> Loc<'c> {
        unsafe { Loc::from_raw(mlirLocationUnknownGet(self.0)) }
    }
    /// `index`.
    pub fn index(self) -> Type<'c> {
        unsafe { Type::from_raw(mlirIndexTypeGet(self.0)) }
    }
    /// A signless integer of `width` bits.
    pub fn integer(self, width: u32) -> Type<'c> {
        unsafe { Type::from_raw(mlirIntegerTypeGet(self.0, width)) }
    }
    /// `f16`.
    pub fn f16(self) -> Type<'c> {
        unsafe { Type::from_raw(mlirF16TypeGet(self.0)) }
    }
    /// `f32`.
    pub fn f32(self) -> Type<'c> {
        unsafe { Type::from_raw(mlirF32TypeGet(self.0)) }
    }
    /// `f64`.
    pub fn f64(self) -> Type<'c> {
        unsafe { Type::from_raw(mlirF64TypeGet(self.0)) }
    }
    /// A string attribute.
    pub fn string(self, text: &str) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirStringAttrGet(self.0, string_ref(text))) }
    }
    /// The unit attribute.
    pub fn unit(self) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirUnitAttrGet(self.0)) }
    }
    /// `@name`.
    pub fn symbol(self, name: &str) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirFlatSymbolRefAttrGet(self.0, string_ref(name))) }
    }
    /// `array<i64: ...>`.
    pub fn i64_array(self, values: &[i64]) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirDenseI64ArrayGet(self.0, values.len() as isize, values.as_ptr())) }
    }
    /// `array<i32: ...>`.
    pub fn i32_array(self, values: &[i32]) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirDenseI32ArrayGet(self.0, values.len() as isize, values.as_ptr())) }
    }
    /// Parses an attribute that we wrote ourselves.
    pub fn parse_attribute(self, text: &str) -> Option<Attr<'c>> {
        Attr::from_nullable(unsafe { mlirAttributeParseGet(self.0, string_ref(text)) })
    }
    /// Parses a type that we wrote ourselves.
    pub fn parse_type(self, text: &str) -> Option<Type<'c>> {
        Type::from_nullable(unsafe { mlirTypeParseGet(self.0, string_ref(text)) })
    }
    /// A function type.
    pub fn function_type(self, inputs: &[Type<'c>], results: &[Type<'c>]) -> Type<'c> {
        let inputs: Vec<_> = inputs.iter().map(|t| t.raw()).collect();
        let results: Vec<_> = results.iter().map(|t| t.raw()).collect();
        unsafe {
            Type::from_raw(mlirFunctionTypeGet(
                self.0,
                inputs.len() as isize,
                inputs.as_ptr(),
                results.len() as isize,
                results.as_ptr(),
            ))
        }
    }
    /// A memref in the default space with identity layout; `None` extents are dynamic.
    pub fn memref(self, shape: &[i64], element: Type<'c>) -> Type<'c> {
        unsafe {
            Type::from_raw(mlirMemRefTypeContiguousGet(
                element.raw(),
                shape.len() as isize,
                shape.as_ptr(),
                MlirAttribute { ptr: std::ptr::null() },
            ))
        }
    }
    /// A memref with strides; `DYNAMIC` stands for what is known at run time only.
    pub fn strided_memref(self, shape: &[i64], strides: &[i64], offset: i64, element: Type<'c>) -> Option<Type<'c>> {
        unsafe {
            let layout = mlirStridedLayoutAttrGet(self.0, offset, strides.len() as isize, strides.as_ptr());
            Type::from_nullable(mlirMemRefTypeGetChecked(
                self.unknown().raw(),
                element.raw(),
                shape.len() as isize,
                shape.as_ptr(),
                layout,
                MlirAttribute { ptr: std::ptr::null() },
            ))
        }
    }
}

/// MLIR's own mark for an extent or offset that is known at run time only.
pub const DYNAMIC: i64 = i64::MIN;

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

impl<'c> Value<'c> {
    /// Its type.
    pub fn ty(self) -> Type<'c> {
        unsafe { Type::from_raw(mlirValueGetType(self.raw())) }
    }
    /// Gives it another type, in place.
    pub(crate) fn set_type(self, ty: Type<'c>) {
        unsafe { mlirValueSetType(self.raw(), ty.raw()) }
    }
    /// The op that defines it, unless it is a block argument.
    pub fn defining_op(self) -> Option<Op<'c>> {
        unsafe { mlirValueIsAOpResult(self.raw()).then(|| Op::from_raw(mlirOpResultGetOwner(self.raw()))) }
    }
    /// Which result of its op it is.
    pub fn result_number(self) -> Option<usize> {
        unsafe { mlirValueIsAOpResult(self.raw()).then(|| mlirOpResultGetResultNumber(self.raw()) as usize) }
    }
    /// The block it is an argument of, and which one.
    pub fn block_argument(self) -> Option<(Block<'c>, usize)> {
        unsafe {
            mlirValueIsABlockArgument(self.raw()).then(|| {
                let block = Block::from_raw(mlirBlockArgumentGetOwner(self.raw()));
                (block, mlirBlockArgumentGetArgNumber(self.raw()) as usize)
            })
        }
    }
    /// The ops that use it, with the operand's position, latest first as MLIR keeps them.
    pub fn uses(self) -> impl Iterator<Item = (Op<'c>, usize)> {
        let first = unsafe { mlirValueGetFirstUse(self.raw()) };
        let next = |operand: MlirOpOperand| unsafe { (!mlirOpOperandIsNull(operand)).then_some(operand) };
        std::iter::successors(next(first), move |&operand| next(unsafe { mlirOpOperandGetNextUse(operand) })).map(
            |operand| unsafe {
                (Op::from_raw(mlirOpOperandGetOwner(operand)), mlirOpOperandGetOperandNumber(operand) as usize)
            },
        )
    }
    /// Replaces every use.
    pub(crate) fn replace_all_uses(self, with: Value<'c>) {
        unsafe { mlirValueReplaceAllUsesOfWith(self.raw(), with.raw()) }
    }
    /// The context.
    pub fn context(self) -> Ctx<'c> {
        self.ty().context()
    }
    /// Where it is defined: its op's location, or its block argument's.
    pub fn location(self) -> Loc<'c> {
        unsafe { Loc::from_raw(mlirValueGetLocation(self.raw())) }
    }
}

impl<'c> Type<'c> {
    /// The context.
    pub fn context(self) -> Ctx<'c> {
        Ctx(unsafe { mlirTypeGetContext(self.raw()) }, PhantomData)
    }
    /// Whether it is `index`.
    pub fn is_index(self) -> bool {
        unsafe { mlirTypeIsAIndex(self.raw()) }
    }
    /// Width of an integer type.
    pub fn integer_width(self) -> Option<u32> {
        unsafe { mlirTypeIsAInteger(self.raw()).then(|| mlirIntegerTypeGetWidth(self.raw())) }
    }
    /// Whether it is an integer type written `ui`.
    pub fn is_unsigned(self) -> bool {
        unsafe { mlirTypeIsAInteger(self.raw()) && mlirIntegerTypeIsUnsigned(self.raw()) }
    }
    /// Whether it is an integer type without a sign.
    pub fn is_signless(self) -> bool {
        unsafe { mlirTypeIsAInteger(self.raw()) && mlirIntegerTypeIsSignless(self.raw()) }
    }
    /// Width of a builtin float type.
    pub fn float_width(self) -> Option<u32> {
        unsafe { mlirTypeIsAFloat(self.raw()).then(|| mlirFloatTypeGetWidth(self.raw())) }
    }
    /// Whether it is `bf16`.
    pub fn is_bf16(self) -> bool {
        unsafe { mlirTypeIsABF16(self.raw()) }
    }
    /// Whether it is `f8E4M3FN`.
    pub fn is_f8e4m3fn(self) -> bool {
        unsafe { mlirTypeIsAFloat8E4M3FN(self.raw()) }
    }
    /// Whether it is `f8E5M2`.
    pub fn is_f8e5m2(self) -> bool {
        unsafe { mlirTypeIsAFloat8E5M2(self.raw()) }
    }
    /// Whether it is `f16`.
    pub fn is_f16(self) -> bool {
        unsafe { mlirTypeIsAF16(self.raw()) }
    }
    /// Whether it is `f32`.
    pub fn is_f32(self) -> bool {
        unsafe { mlirTypeIsAF32(self.raw()) }
    }
    /// Inputs and results of a function type.
    pub fn function_parts(self) -> Option<(Vec<Type<'c>>, Vec<Type<'c>>)> {
        unsafe {
            if !mlirTypeIsAFunction(self.raw()) {
                return None;
            }
            let inputs = (0..mlirFunctionTypeGetNumInputs(self.raw()))
                .map(|i| Type::from_raw(mlirFunctionTypeGetInput(self.raw(), i)))
                .collect();
            let results = (0..mlirFunctionTypeGetNumResults(self.raw()))
                .map(|i| Type::from_raw(mlirFunctionTypeGetResult(self.raw(), i)))
                .collect();
            Some((inputs, results))
        }
    }
    /// Shape and element type of a ranked tensor of builtin type.
    pub fn tensor_parts(self) -> Option<(Vec<i64>, Type<'c>)> {
        unsafe {
            if !mlirTypeIsARankedTensor(self.raw()) {
                return None;
            }
            let rank = mlirShapedTypeGetRank(self.raw());
            let shape = (0..rank).map(|i| mlirShapedTypeGetDimSize(self.raw(), i as isize)).collect();
            Some((shape, Type::from_raw(mlirShapedTypeGetElementType(self.raw()))))
        }
    }
    /// Shape, element type, strides and offset of a memref; `None` for other types and other layouts.
    pub fn memref_parts(self) -> Option<(Vec<i64>, Type<'c>, Vec<i64>, i64)> {
        unsafe {
            if !mlirTypeIsAMemRef(self.raw()) {
                return None;
            }
            let rank = mlirShapedTypeGetRank(self.raw());
            let shape = (0..rank)
                .map(|i| {
                    let size = mlirShapedTypeGetDimSize(self.raw(), i as isize);
                    if mlirShapedTypeIsDynamicDim(self.raw(), i as isize) { DYNAMIC } else { size }
                })
                .collect();
            let mut strides = vec![0i64; rank as usize];
            let mut offset = 0;
            let known = mlirMemRefTypeGetStridesAndOffset(self.raw(), strides.as_mut_ptr(), &mut offset);
            (known.value != 0)
                .then(|| (shape, Type::from_raw(mlirShapedTypeGetElementType(self.raw())), strides, offset))
        }
    }
}

impl<'c> Attr<'c> {
    /// Text of a string attribute.
    pub fn as_str(self) -> Option<&'c str> {
        unsafe { mlirAttributeIsAString(self.raw()).then(|| str_of(mlirStringAttrGetValue(self.raw()))) }
    }
    /// Value of an integer attribute of at most 64 bits.
    pub fn as_int(self) -> Option<i64> {
        unsafe {
            if !mlirAttributeIsAInteger(self.raw()) {
                return None;
            }
            let ty = Type::from_raw(mlirAttributeGetType(self.raw()));
            match ty.integer_width() {
                Some(width) if width > 64 => None,
                Some(_) if ty.is_unsigned() => i64::try_from(mlirIntegerAttrGetValueUInt(self.raw())).ok(),
                Some(_) if !ty.is_signless() => Some(mlirIntegerAttrGetValueSInt(self.raw())),
                _ => Some(mlirIntegerAttrGetValueInt(self.raw())),
            }
        }
    }
    /// Value of a float attribute of at most 64 bits.
    pub fn as_float(self) -> Option<f64> {
        unsafe {
            if !mlirAttributeIsAFloat(self.raw()) {
                return None;
            }
            let width = Type::from_raw(mlirAttributeGetType(self.raw())).float_width();
            width.is_some_and(|width| width <= 64).then(|| mlirFloatAttrGetValueDouble(self.raw()))
        }
    }
    /// Whether it is `dense<...>` of integers or floats.
    pub fn is_dense_numbers(self) -> bool {
        unsafe { mlirAttributeIsADenseIntElements(self.raw()) || mlirAttributeIsADenseFPElements(self.raw()) }
    }
    /// The elements of `dense<...>` of numbers of at least 8 bits, as MLIR keeps them: little end first, row by row,
    /// or only the one that all are.
    pub fn dense_bytes(self, element_bytes: usize) -> Option<&'c [u8]> {
        unsafe {
            if !self.is_dense_numbers() {
                return None;
            }
            let count = if self.is_splat() { 1 } else { mlirElementsAttrGetNumElements(self.raw()) as usize };
            let data = mlirDenseElementsAttrGetRawData(self.raw());
            Some(if count == 0 { &[] } else { slice::from_raw_parts(data.cast(), count * element_bytes) })
        }
    }
    /// Whether `dense<...>` has one element for all places.
    pub fn is_splat(self) -> bool {
        unsafe { mlirAttributeIsADenseElements(self.raw()) && mlirDenseElementsAttrIsSplat(self.raw()) }
    }
    /// The truth values of `dense<...>` of `i1`.
    pub fn dense_bools(self) -> Option<Vec<bool>> {
        unsafe {
            if !mlirAttributeIsADenseIntElements(self.raw()) {
                return None;
            }
            let count = if self.is_splat() { 1 } else { mlirElementsAttrGetNumElements(self.raw()) };
            Some((0..count).map(|i| mlirDenseElementsAttrGetBoolValue(self.raw(), i as isize)).collect())
        }
    }
    /// Name in a flat symbol reference.
    pub fn as_symbol(self) -> Option<&'c str> {
        unsafe { mlirAttributeIsAFlatSymbolRef(self.raw()).then(|| str_of(mlirFlatSymbolRefAttrGetValue(self.raw()))) }
    }
    /// Elements of an array attribute.
    pub fn elements(self) -> Option<Vec<Attr<'c>>> {
        unsafe {
            mlirAttributeIsAArray(self.raw()).then(|| {
                (0..mlirArrayAttrGetNumElements(self.raw()))
                    .map(|i| Attr::from_raw(mlirArrayAttrGetElement(self.raw(), i)))
                    .collect()
            })
        }
    }
    /// Elements of `array<i64: ...>`, else nothing.
    pub fn i64_elements(self) -> Vec<i64> {
        unsafe {
            if !mlirAttributeIsADenseI64Array(self.raw()) {
                return vec![];
            }
            (0..mlirDenseArrayGetNumElements(self.raw())).map(|i| mlirDenseI64ArrayGetElement(self.raw(), i)).collect()
        }
    }
    /// Elements of `array<i32: ...>`, else nothing.
    pub fn i32_elements(self) -> Vec<i32> {
        unsafe {
            if !mlirAttributeIsADenseI32Array(self.raw()) {
                return vec![];
            }
            (0..mlirDenseArrayGetNumElements(self.raw())).map(|i| mlirDenseI32ArrayGetElement(self.raw(), i)).collect()
        }
    }
    /// Value of a dictionary attribute's entry.
    pub fn entry(self, name: &str) -> Option<Attr<'c>> {
        unsafe {
            if !mlirAttributeIsADictionary(self.raw()) {
                return None;
            }
            Attr::from_nullable(mlirDictionaryAttrGetElementByName(self.raw(), string_ref(name)))
        }
    }
    /// Type of a type attribute.
    pub fn as_type(self) -> Option<Type<'c>> {
        unsafe { mlirAttributeIsAType(self.raw()).then(|| Type::from_raw(mlirTypeAttrGetValue(self.raw()))) }
    }
    /// A type attribute.
    pub fn of_type(ty: Type<'c>) -> Self {
        unsafe { Attr::from_raw(mlirTypeAttrGet(ty.raw())) }
    }
    /// An integer attribute of an integer or index type.
    pub fn integer(ty: Type<'c>, value: i64) -> Self {
        unsafe { Attr::from_raw(mlirIntegerAttrGet(ty.raw(), value)) }
    }
    /// A float attribute of a float type.
    pub fn float(ty: Type<'c>, value: f64) -> Self {
        unsafe { Attr::from_raw(mlirFloatAttrDoubleGet(ty.context().raw(), ty.raw(), value)) }
    }
    /// A dictionary.
    pub fn dictionary(ctx: Ctx<'c>, entries: &[(&str, Attr<'c>)]) -> Self {
        unsafe {
            let named: Vec<_> = entries
                .iter()
                .map(|(name, value)| mlirNamedAttributeGet(mlirIdentifierGet(ctx.raw(), string_ref(name)), value.raw()))
                .collect();
            Attr::from_raw(mlirDictionaryAttrGet(ctx.raw(), named.len() as isize, named.as_ptr()))
        }
    }
    /// An array.
    pub fn array(ctx: Ctx<'c>, elements: &[Attr<'c>]) -> Self {
        unsafe {
            let raw: Vec<_> = elements.iter().map(|a| a.raw()).collect();
            Attr::from_raw(mlirArrayAttrGet(ctx.raw(), raw.len() as isize, raw.as_ptr()))
        }
    }
    /// Names and values of a dictionary.
    pub fn entries(self) -> Vec<(&'c str, Attr<'c>)> {
        unsafe {
            if !mlirAttributeIsADictionary(self.raw()) {
                return vec![];
            }
            (0..mlirDictionaryAttrGetNumElements(self.raw()))
                .map(|i| {
                    let named = mlirDictionaryAttrGetElement(self.raw(), i);
                    (str_of(mlirIdentifierStr(named.name)), Attr::from_raw(named.attribute))
                })
                .collect()
        }
    }
}

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
    pub(super) fn take(mut self) -> MlirRegion {
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

impl<'c> Loc<'c> {
    /// It as an attribute, which prints alike.
    pub fn as_attribute(self) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirLocationGetAttribute(self.raw())) }
    }
    /// The same place, with something to remember that programs do not print.
    pub fn with_metadata(self, metadata: Attr<'c>) -> Self {
        unsafe {
            let context = mlirLocationGetContext(self.raw());
            Self::from_raw(mlirLocationFusedGet(context, 1, &self.raw(), metadata.raw()))
        }
    }
    /// What [`Loc::with_metadata`] left.
    pub fn metadata(self) -> Option<Attr<'c>> {
        unsafe {
            mlirLocationIsAFused(self.raw()).then(|| Attr::from_nullable(mlirLocationFusedGetMetadata(self.raw())))?
        }
    }
}

macro_rules! printed {
    ($name:ident, $print:ident) => {
        impl std::fmt::Display for $name<'_> {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                let mut text = String::new();
                unsafe { $print(self.raw(), Some(append), std::ptr::from_mut(&mut text).cast()) };
                f.write_str(&text)
            }
        }
    };
}
printed!(Op, mlirOperationPrint);
printed!(Type, mlirTypePrint);
printed!(Attr, mlirAttributePrint);
printed!(Loc, mlirLocationPrint);

impl Op<'_> {
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
}

/// Appends what MLIR prints to a `String`.
pub(super) unsafe extern "C" fn append(text: MlirStringRef, out: *mut c_void) {
    let out = unsafe { &mut *out.cast::<String>() };
    let bytes = unsafe { bytes_of(text) };
    out.push_str(&String::from_utf8_lossy(bytes));
}
