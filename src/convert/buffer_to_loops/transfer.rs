//! Data as it is, from one place to another.
use super::Lowering;
use super::fault::{Built, report};
use super::guard::Start;
use super::nest;
use super::storage::Storage;
use crate::diagnostic::{Outcome, error_at};
use crate::ir::control::{Offset, constant_index};
use crate::ir::{Builder, DYNAMIC, Op, Value, View, arith, buffer, memref};

/// A place with a window's origin.
#[derive(Clone, Copy)]
struct Window<'c> {
    storage: Storage<'c>,
    /// None at the very start.
    origin: Option<[Value<'c>; 2]>,
}

impl<'c> Window<'c> {
    fn whole(storage: Storage<'c>) -> Self {
        Self { storage, origin: None }
    }
    /// A position in the window as one in the storage. Offsets are of 64 bits like every index.
    fn position(self, at: &mut Builder<'c>, position: [Value<'c>; 2]) -> Built<[Value<'c>; 2]> {
        let Some([row, column]) = self.origin else { return Ok(position) };
        Ok([add(at, row, position[0])?, add(at, column, position[1])?])
    }
}

fn add<'c>(at: &mut Builder<'c>, a: Value<'c>, b: Value<'c>) -> Built<Value<'c>> {
    Ok(arith::AddIOp::build(at, a, b, None, a.ty())?.result())
}

/// Copies a rectangle, converting elements where the two element types differ.
fn copy<'c>(at: &mut Builder<'c>, from: Window<'c>, to: Window<'c>, extents: [Value<'c>; 2]) -> Built {
    nest::rectangle(at, extents, |at, position| {
        let source = from.position(at, position)?;
        let value = from.storage.read(at, source)?;
        let value = from.storage.convert_to(at, value, to.storage)?;
        let target = to.position(at, position)?;
        to.storage.write(at, value, target)
    })
}

impl<'c> Lowering<'c> {
    /// A window of a tensor into the destination's valid region.
    pub fn load(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        let load = buffer::LoadOp::wrap(op);
        let offsets = Offset::all(load.offsets(), load.static_offsets());
        let start = self.start(at, op, load.source(), &offsets)?;
        self.call_loops(at, op, (&start.values(), &start.checked), |this, at| {
            let dst = this.valid(at, op, load.dst())?;
            let source = this.window(op, load.source(), &start)?;
            this.guarded(at, op, load.source(), (&start, dst.extents), |at| {
                copy(at, source, Window::whole(dst.storage), dst.extents)
            })
        })
    }

    /// The source's valid region into a window of a tensor.
    pub fn store(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        let store = buffer::StoreOp::wrap(op);
        let offsets = Offset::all(store.offsets(), store.static_offsets());
        let start = self.start(at, op, store.target(), &offsets)?;
        self.call_loops(at, op, (&start.values(), &start.checked), |this, at| {
            let source = this.valid(at, op, store.source())?;
            let target = this.window(op, store.target(), &start)?;
            this.guarded(at, op, store.target(), (&start, source.extents), |at| {
                copy(at, Window::whole(source.storage), target, source.extents)
            })
        })
    }

    /// `buffer.copy` and `buffer.move`.
    pub fn transfer(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        self.call_loops(at, op, (&[], &[]), |this, at| {
            let source = this.buffer(op, op.operand(0))?;
            let dst = this.valid(at, op, op.operand(1))?;
            copy(at, Window::whole(source), Window::whole(dst.storage), dst.extents).map_err(report(op))
        })
    }

    /// A copy of memrefs as loops, since the library function that upstream calls for strided ones is in no
    /// system's C library.
    pub fn copy_memref(&mut self, at: &mut Builder<'c>, op: Op<'c>) -> Outcome {
        let copy = memref::CopyOp::wrap(op);
        let [source, target] = [self.get(op, copy.source())?, self.get(op, copy.target())?];
        let Some((shape, element, ..)) = source.ty().memref_parts() else {
            return Err(error_at(op, format!("expected a memref with strides, but got '{}'", source.ty())));
        };
        let extents = shape.iter().enumerate().map(|(axis, &extent)| memref_extent(at, source, axis, extent));
        let extents = extents.collect::<Built<Vec<_>>>().map_err(report(op))?;
        copy_axes(at, &extents, &mut vec![], &mut |at, position| {
            let value = memref::LoadOp::build(at, source, position, None, None, element)?.result();
            Ok(memref::StoreOp::build(at, value, target, position, None, None).map(|_| ())?)
        })
        .map_err(report(op))
    }

    fn window(&mut self, op: Op<'c>, tensor: Value<'c>, start: &Start<'c>) -> Outcome<Window<'c>> {
        let storage = self.tensor(op, tensor)?;
        let [row, column] = start.offsets;
        Ok(Window { storage, origin: Some([self.get(op, row)?, self.get(op, column)?]) })
    }
}

fn memref_extent<'c>(at: &mut Builder<'c>, memref: Value<'c>, axis: usize, extent: i64) -> Built<Value<'c>> {
    if extent != DYNAMIC {
        return Ok(constant_index(at, extent)?);
    }
    let axis = constant_index(at, axis as i64)?;
    Ok(memref::DimOp::build(at, memref, axis)?.result())
}

/// One loop per axis, outermost first.
fn copy_axes<'c>(
    at: &mut Builder<'c>,
    extents: &[Value<'c>],
    position: &mut Vec<Value<'c>>,
    body: &mut dyn FnMut(&mut Builder<'c>, &[Value<'c>]) -> Built,
) -> Built {
    let Some(&extent) = extents.get(position.len()) else { return body(at, position) };
    nest::count(at, 0, extent, |at, index| {
        position.push(index);
        copy_axes(at, extents, position, body)
    })
}
