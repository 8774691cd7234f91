//! Tensors and buffers as memrefs.
use super::Lowering;
use super::fault::Built;
use super::number::Number;
use crate::diagnostic::{Outcome, Reported, cannot_build, error_at, error_with_remedy};
use crate::ir::control::constant_index;
use crate::ir::ptensor_types::{TensorType, TensorTypeParams};
use crate::ir::{BuildError, Builder, Descriptor, Extents, Op, TensorLayout, Type, Value, memref, packed_strides};

/// A buffer or a tensor in reach of loops.
#[derive(Clone, Copy, Debug)]
pub struct Storage<'c> {
    /// A memref of two dimensions.
    pub memory: Value<'c>,
    /// Its elements.
    pub number: Number<'c>,
}
impl<'c> Storage<'c> {
    /// The element at a position, as stored.
    pub fn read(self, at: &mut Builder<'c>, position: [Value<'c>; 2]) -> Built<Value<'c>> {
        Ok(memref::LoadOp::build(at, self.memory, &position, None, None, self.number.stored)?.result())
    }
    /// The element at a position, ready to compute with.
    pub fn read_wide(self, at: &mut Builder<'c>, position: [Value<'c>; 2]) -> Built<Value<'c>> {
        let value = self.read(at, position)?;
        self.number.widen(at, value)
    }
    /// An element of this storage as one of another.
    pub fn convert_to(self, at: &mut Builder<'c>, value: Value<'c>, to: Storage<'c>) -> Built<Value<'c>> {
        self.number.convert(at, value, to.number)
    }
    /// Writes an element as stored.
    pub fn write(self, at: &mut Builder<'c>, value: Value<'c>, position: [Value<'c>; 2]) -> Built {
        Ok(memref::StoreOp::build(at, value, self.memory, &position, None, None).map(|_| ())?)
    }
    /// Rounds a computed value and writes it.
    pub fn write_rounded(self, at: &mut Builder<'c>, value: Value<'c>, position: [Value<'c>; 2]) -> Built {
        let value = self.number.round(at, value)?;
        self.write(at, value, position)
    }
}

/// A buffer with the extents of its valid region.
#[derive(Clone, Copy, Debug)]
pub struct Valid<'c> {
    /// Where its elements are.
    pub storage: Storage<'c>,
    /// Valid rows and columns.
    pub extents: [Value<'c>; 2],
}

impl<'c> Lowering<'c> {
    /// A buffer operand with its valid extents.
    pub fn valid(&mut self, at: &mut Builder<'c>, op: Op<'c>, handle: Value<'c>) -> Outcome<Valid<'c>> {
        Ok(Valid { storage: self.buffer(op, handle)?, extents: self.extents(at, op, handle)? })
    }

    /// A buffer operand.
    pub fn buffer(&mut self, op: Op<'c>, handle: Value<'c>) -> Outcome<Storage<'c>> {
        let number = element(op, descriptor(op, handle.ty())?.element)?;
        Ok(Storage { memory: self.get(op, handle)?, number })
    }

    /// Static extents are constants; the others are what the allocation was given.
    fn extents(&mut self, at: &mut Builder<'c>, op: Op<'c>, handle: Value<'c>) -> Outcome<[Value<'c>; 2]> {
        let descriptor = descriptor(op, handle.ty())?;
        let mut given = self.run_time_extents(op, handle)?.into_iter();
        let mut extents = vec![];
        for dim in descriptor.valid {
            let extent = match dim.as_constant() {
                Some(extent) => constant_index(at, extent).map_err(cannot_build(op))?,
                None => {
                    let extent = given.next().ok_or_else(|| missing_extent(op, &descriptor))?;
                    self.get(op, extent)?
                }
            };
            extents.push(extent);
        }
        extents.try_into().map_err(|_| missing_extent(op, &descriptor))
    }

    /// A tensor operand of a transfer.
    pub fn tensor(&mut self, op: Op<'c>, tensor: Value<'c>) -> Outcome<Storage<'c>> {
        let Some(ty) = TensorType::from_type(tensor.ty()) else {
            return Err(error_at(op, format!("expected a tensor, but got '{}'", tensor.ty())));
        };
        let number = element(op, ty.params().element_type)?;
        require_matrix(op, "tensor", ty.params().shape.len())?;
        Ok(Storage { memory: self.get(op, tensor)?, number })
    }
}

fn missing_extent(op: Op, descriptor: &Descriptor) -> Reported {
    error_at(
        op,
        format!(
            "expected two valid extents that are integers or given at run time, but got {}",
            Extents(descriptor.valid)
        ),
    )
}

/// The descriptor of a buffer of two static dimensions.
pub fn descriptor<'c>(op: Op<'c>, ty: Type<'c>) -> Outcome<Descriptor<'c>> {
    let Some(descriptor) = Descriptor::of(ty) else {
        return Err(error_at(op, format!("expected a buffer, but got '{ty}'")));
    };
    require_matrix(op, "buffer", descriptor.shape.len())?;
    Ok(descriptor)
}

fn require_matrix(op: Op, what: &str, rank: usize) -> Outcome {
    match rank {
        2 => Ok(()),
        found => Err(error_at(op, format!("expected the {what} to have 2 dimensions, but got {found}"))),
    }
}

/// The number that an element type is.
pub fn element<'c>(op: Op<'c>, ty: Type<'c>) -> Outcome<Number<'c>> {
    Number::of(ty).ok_or_else(|| {
        error_at(op, format!("expected element type to be an integer or float of 8 to 64 bits, but got '{ty}'"))
    })
}

/// An argument's type in the new function: tensors become memrefs, memrefs lose the sign of their elements, which
/// only our layers know, and the rest stays.
pub fn lowered_type<'c>(op: Op<'c>, ty: Type<'c>) -> Outcome<Type<'c>> {
    match TensorType::from_type(ty) {
        Some(tensor) => tensor_memref(op, ty, tensor.params()),
        None => Ok(without_sign(op, ty).unwrap_or(ty)),
    }
}

/// The memref of the same memory whose elements have no sign; none where there is none to lose.
fn without_sign<'c>(op: Op<'c>, ty: Type<'c>) -> Option<Type<'c>> {
    let (shape, element, strides, offset) = ty.memref_parts()?;
    let stored = Number::of(element)?.stored;
    if stored == element {
        return None;
    }
    match ty == op.context().memref(&shape, element) {
        true => Some(op.context().memref(&shape, stored)),
        false => op.context().strided_memref(&shape, &strides, offset, stored),
    }
}

fn tensor_memref<'c>(op: Op<'c>, ty: Type<'c>, params: TensorTypeParams<'c>) -> Outcome<Type<'c>> {
    let stored = element(op, params.element_type)?.stored;
    let fixed = |dims: &[crate::ir::Dim]| dims.iter().map(|dim| dim.as_constant()).collect::<Option<Vec<i64>>>();
    let (Some(shape), Some(strides)) = (fixed(&params.shape), fixed(&params.strides)) else {
        return Err(error_with_remedy(
            op,
            format!("expected the extents and strides of a tensor to be integers, but got '{ty}'"),
            "native code has no run-time extents yet: instantiate the kernel for the sizes it is run with",
        ));
    };
    let packed = packed_strides(params.layout, &shape).ok_or_else(|| unsupported_layout(op, ty, params.layout))?;
    let strides = if strides.is_empty() { packed } else { strides };
    let ctx = op.context();
    if Some(&strides) == packed_strides(TensorLayout::ND, &shape).as_ref() {
        return Ok(ctx.memref(&shape, stored));
    }
    ctx.strided_memref(&shape, &strides, 0, stored).ok_or_else(|| unsupported_layout(op, ty, params.layout))
}

fn unsupported_layout(op: Op, ty: Type, found: TensorLayout) -> Reported {
    error_at(op, format!("expected the layout of '{ty}' to be nd or dn with strides of 63 bits, but got {found}"))
}

/// A memref with another type for the same memory.
pub fn cast<'c>(at: &mut Builder<'c>, source: Value<'c>, wanted: Type<'c>) -> Result<Value<'c>, BuildError> {
    if source.ty() == wanted { Ok(source) } else { Ok(memref::CastOp::build(at, source, wanted)?.dest()) }
}
