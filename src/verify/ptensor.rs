//! Where memrefs become tensors and tensors memrefs: both sides describe the same memory.
use super::parameters::packed_strides;
use crate::diagnostic::{Outcome, error_at, error_with_remedy};
use crate::ir::ptensor_types::TensorType;
use crate::ir::{DYNAMIC, Dim, Extents, Op, Type, View, ptensor};

/// A memref as a tensor.
pub fn from_memref(op: ptensor::FromMemRefOp) -> Outcome {
    is_same_memory(op.op(), op.source().ty(), op.result().ty())
}

/// A tensor as a memref.
pub fn to_memref(op: ptensor::ToMemRefOp) -> Outcome {
    is_same_memory(op.op(), op.result().ty(), op.source().ty())
}

fn is_same_memory(op: Op, memref: Type, tensor: Type) -> Outcome {
    let (Some(parts), Some(tensor)) = (memref.memref_parts(), TensorType::from_type(tensor)) else {
        return Err(error_at(op, format!("expected the memref to be strided, but got {memref}")));
    };
    is_in_global_memory(op, memref)?;
    let (shape, element, strides, offset) = parts;
    let tensor = tensor.params();
    if element != tensor.element_type {
        let (wanted, found) = (tensor.element_type, element);
        return Err(error_at(op, format!("expected the element type of the memref to be {wanted}, but got {found}")));
    }
    let extents = tensor.shape.items();
    is_like(op, "shape", &shape, extents)?;
    starts_at_its_pointer(op, offset)?;
    let given = tensor.strides.items();
    if given.is_empty() {
        is_like(op, "strides", &strides, &packed_strides(extents, tensor.layout))
    } else {
        is_like(op, "strides", &strides, given)
    }
}

/// Tensors are arrays in global memory, which is what the default memory space stands for.
fn is_in_global_memory(op: Op, memref: Type) -> Outcome {
    match memref.memory_space() {
        None => Ok(()),
        Some(found) => Err(error_with_remedy(
            op,
            format!("expected the memref to be in the default memory space, but got {found}"),
            "a tensor is an array in global memory, which is the default memory space; leave the space out, or copy the \
             array there",
        )),
    }
}

/// A tensor has no place for an offset.
fn starts_at_its_pointer(op: Op, offset: i64) -> Outcome {
    match offset {
        0 | DYNAMIC => Ok(()),
        _ => Err(error_at(op, format!("expected the offset of the memref to be 0, but got {offset}"))),
    }
}

/// As many as the tensor has, and equal wherever both are integers.
fn is_like(op: Op, what: &str, memref: &[i64], tensor: &[Dim]) -> Outcome {
    let agree = |(&mine, theirs): (&i64, &Dim)| mine == DYNAMIC || theirs.as_constant().is_none_or(|t| t == mine);
    if memref.len() == tensor.len() && memref.iter().zip(tensor).all(agree) {
        return Ok(());
    }
    let found: Vec<_> = memref.iter().map(|&d| if d == DYNAMIC { Dim::UNKNOWN } else { Dim::constant(d) }).collect();
    let (wanted, found) = (Extents(tensor), Extents(&found));
    Err(error_at(op, format!("expected the {what} of the memref to be {wanted} as in the tensor, but got {found}")))
}
