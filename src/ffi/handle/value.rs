//! Values.
use super::*;

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
