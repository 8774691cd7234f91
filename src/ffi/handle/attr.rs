//! Attributes of MLIR's own.
use super::*;

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
