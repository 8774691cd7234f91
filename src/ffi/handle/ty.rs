//! Types of MLIR's own.
use super::*;

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
    /// Whether it is that of a single number: an index, an integer or a float.
    pub fn is_number(self) -> bool {
        self.is_index() || self.integer_width().is_some() || self.float_width().is_some()
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
    /// The memory space of a memref, unless it is the default one.
    pub fn memory_space(self) -> Option<Attr<'c>> {
        unsafe { mlirTypeIsAMemRef(self.raw()).then(|| Attr::from_nullable(mlirMemRefTypeGetMemorySpace(self.raw())))? }
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
